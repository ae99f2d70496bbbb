/* iterations.ts: how quickly bots think in the browser, beside the program on the same machine.
 *
 *     npm --prefix web run bench -- -g iterations
 *
 * The same decisions of the same games, one after the other, by time of the processor: of the
 * program, and of the whole process that draws the page, with what it compiles meanwhile.  ITERATIONS
 * and DECISIONS make it longer. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { games, program } from "./server";

const STYLE = `hard:iterations=${process.env.ITERATIONS ?? 2000}`;
const DECISIONS = Number(process.env.DECISIONS ?? 40);

/* In a page: the module alone; most of its compiling comes while it runs. */
async function load(bytes: string) {
	const code = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
	(globalThis as any).engine = await WebAssembly.compile(code);
}

/* There: what one game's bots decide. */
function walkIn({ game, style, decisions }: Walk) {
	const module = (globalThis as any).engine;
	const nothing = () => {};
	const now = () => performance.now();
	const outside = { now, random: nothing, send: nothing, close: nothing, answer: nothing };
	const imports = { outside: { ...outside, keep: nothing, soon: nothing } };
	const door = new WebAssembly.Instance(module, imports).exports as any;
	const word = (at: number) => {
		const memory = new Uint8Array(door.memory.buffer, at, 64);
		return new TextDecoder().decode(memory.subarray(0, memory.indexOf(0)));
	};
	const n = Array.from({ length: door.n_games() }, (_, i) => i);
	const which = n.find((i) => word(door.id(i)) === game)!;
	const text = new TextEncoder().encode(`${style}\0`);
	const at = door.space(text.length);
	new Uint8Array(door.memory.buffer).set(text, at);
	const hash = BigInt.asUintN(64, door.walk(which, at, decisions));
	return { hash: hash.toString(16).padStart(16, "0"), iterations: door.walked() as number };
}

interface Walk {
	game: string;
	style: string;
	decisions: number;
}

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const engine = readdirSync(dist).find((name) => /^engine-.*wasm$/.test(name));
const walk = join(dirname(program), "walk");

test("iterations a second", async ({ page }) => {
	const bytes = readFileSync(join(dist, engine!)).toString("base64");
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Performance.enable");
	const spent = async () => {
		const { metrics } = await devtools.send("Performance.getMetrics");
		return metrics.find((m) => m.name === "ProcessTime")!.value;
	};
	await page.evaluate(load, bytes);
	for (const { id: game } of games) {
		const words = execFileSync(walk, [STYLE, String(DECISIONS), game]).toString().split(" ");
		const [, hash, iterations, seconds] = words;
		const native = Number(iterations) / Number(seconds);
		const before = await spent();
		const near = await page.evaluate(walkIn, { game, style: STYLE, decisions: DECISIONS });
		const here = near.iterations / ((await spent()) - before);
		expect(near.hash, "it decides the same").toBe(hash);
		const share = Math.round((100 * here) / native);
		console.log(`${game}: ${here.toFixed(0)} in Chromium, ${native.toFixed(0)} natively: ${share} %`);
	}
});
