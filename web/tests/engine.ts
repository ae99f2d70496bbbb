/* engine.ts: a game played by lines, without a server and without a browser. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Catalogue, Lang, View } from "../kit/contract";
import { program } from "./server";

export function catalogueOf(game: string, lang: Lang): Catalogue {
	return JSON.parse(execFileSync(program, ["catalogue", game, lang]).toString());
}

export class Engine {
	private readonly process: ChildProcess;
	private readonly lines: AsyncIterator<string>;

	constructor(game: string) {
		this.process = spawn(program, ["engine", game]);
		this.lines = createInterface({ input: this.process.stdout! })[Symbol.asyncIterator]();
	}

	/** What it says to a line: "ok ..." or "no: ...", without the lines before it. */
	async say(line: string): Promise<string> {
		this.process.stdin!.write(`${line}\n`);
		for (;;) {
			const { value, done } = await this.lines.next();
			if (done) throw new Error(`nothing was said to '${line}'`);
			if (!value.startsWith("|")) return value;
		}
	}

	/** As a seat sees it, or a spectator. */
	async view(seat?: number): Promise<View> {
		return JSON.parse((await this.say(`view ${seat ?? ""}`)).replace(/^ok /, ""));
	}

	close(): void {
		this.process.stdin!.end();
	}
}
