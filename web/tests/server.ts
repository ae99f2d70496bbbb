/* server.ts: a real server for the tests, in a folder of its own; killed and started again
 * at will.  And people who sit down at its tables. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
	type APIRequestContext,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	expect,
	type Page,
} from "@playwright/test";
import { patched } from "../app/patch";

export const program =
	process.env.LUDOTECA ??
	fileURLToPath(new URL("../../build/ludoteca", import.meta.url));

export interface Game {
	id: string;
	min: number; // seats
	max: number;
	variant: Record<string, string>; // every option otherwise than usual
}

/* "lorenzo  Lorenzo il Magnifico, 2-4 seats" and, further in, "rules=advanced ...": of each
 * option the first value that is not the usual one. */
function offered(): Game[] {
	const all: Game[] = [];
	for (const line of execFileSync(program, ["games"]).toString().split("\n")) {
		const game = /^(\w+) .*, (\d)-(\d) seats$/.exec(line);
		const value = /^ +(\w+)=(\w+) /.exec(line);
		if (game)
			all.push({ id: game[1], min: +game[2], max: +game[3], variant: {} });
		else if (value && !line.endsWith("(standard)"))
			all[all.length - 1].variant[value[1]] ??= value[2];
	}
	return all;
}

/** The games that the program offers. */
export const games = offered();

/** What new games are copied from: nobody has drawn it, so it has the standard board. */
export const template: Game = { id: "template", min: 2, max: 4, variant: { coins: "count" } };

/** For servers that were started WITH_TEMPLATE. */
export const everyGame = [...games, template];
export const WITH_TEMPLATE = ["--template", "1"];

/** Somebody and as many bots as it takes. */
export const alone = (seats: number): Seat[] => [me, ...Array(seats - 1).fill(bot)];

export class Server {
	private process: ChildProcess | null = null;
	private readonly folder = mkdtempSync(join(tmpdir(), "ludoteca-web-"));
	private readonly settings: string[];
	port = 0;

	constructor(...settings: string[]) {
		this.settings = settings;
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	/** Start, on the same port as before if there was one. */
	async start(): Promise<void> {
		this.process = spawn(program, [
			"serve",
			"--listen",
			`127.0.0.1:${this.port}`,
			"--data",
			this.folder,
			"--rate",
			"0",
			"--per-address",
			"0",
			"--log",
			"error",
			...this.settings,
		]);
		let said = "";
		for await (const chunk of this.process.stdout!) {
			said += chunk;
			const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
			if (!found) continue;
			this.port = Number(found[1]);
			this.process.stdout!.resume();
			return;
		}
		throw new Error(`the server did not start: ${said}`);
	}

	/** As if the power had gone. */
	async kill(): Promise<void> {
		if (!this.process || this.process.exitCode !== null || this.process.signalCode) return;
		const gone = once(this.process, "exit");
		this.process.kill("SIGKILL");
		await gone;
	}

	async stop(): Promise<void> {
		await this.kill();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

export type Seat = { kind: string; bot?: string; name?: string };
export const bot: Seat = { kind: "bot", bot: "random" };
export const me: Seat = { kind: "me" };
export const open: Seat = { kind: "open" };

/** Somebody with a browser of their own. */
export class Person {
	readonly errors: string[] = [];
	readonly heard: string[] = []; // every message the server sent
	private view: any; // as the first so many of them tell it
	private read = 0;

	private constructor(
		readonly context: BrowserContext,
		readonly page: Page,
		readonly url: string,
	) {}

	static async enter(
		browser: Browser,
		url: string,
		name: string,
		options: BrowserContextOptions = {},
	): Promise<Person> {
		const context = await browser.newContext({
			locale: "en",
			reducedMotion: "reduce",
			baseURL: url,
			serviceWorkers: "block", // a test sees every request, but those about them
			...options,
		});
		/* whoever wants no motion here wants no waiting either, unless a test says so */
		if (options.reducedMotion === undefined)
			await context.addInitScript(() => {
				if (!localStorage.getItem("ludoteca.speed"))
					localStorage.setItem("ludoteca.speed", "at_once");
			});
		const page = await context.newPage();
		const person = new Person(context, page, url);
		page.on("pageerror", (e) => person.errors.push(String(e)));
		page.on("websocket", (ws) =>
			ws.on("framereceived", (f) => person.heard.push(String(f.payload))),
		);
		await person.post("/api/me", {
			name,
			lang: options.locale?.startsWith("it") ? "it" : "en",
		});
		return person;
	}

	get request(): APIRequestContext {
		return this.context.request;
	}

	async post(path: string, data: object = {}): Promise<any> {
		const answer = await this.request.post(this.url + path, {
			data,
			/* a connection of its own: one kept for later may be closed meanwhile */
			headers: { Origin: this.url, Connection: "close" },
		});
		if (!answer.ok())
			throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
		return answer.json();
	}

	/** Open a table; it starts at once if nobody else is expected. */
	async openTable(
		game: string,
		seats: Seat[],
		options: object = {},
		more: object = {},
	): Promise<string> {
		const { table } = await this.post("/api/tables", {
			game,
			seats,
			options,
			title: "",
			lang: "en",
			public: true,
			seating: "chosen",
			pace: { kind: "none" },
			...more,
		});
		if (seats.every((s) => s.kind !== "open"))
			await this.post(`/api/tables/${table.id}/start`);
		return table.id;
	}

	async sit(id: string): Promise<void> {
		await this.page.goto(`${this.url}/#/t/${id}`);
		await this.page.locator(".table-page").waitFor();
	}

	/** A table as the server has it: the page may be behind. */
	async tableOf(id: string): Promise<{ ply: number; waiting: number[] }> {
		const answer = await this.request.get(`${this.url}/api/tables/${id}`, {
			headers: { Connection: "close" },
		});
		return (await answer.json()).table;
	}

	/** The latest view, out of all that the server sent. */
	latest(): any {
		for (; this.read < this.heard.length; this.read++) {
			const said = JSON.parse(this.heard[this.read]);
			if (said.view) this.view = said.view;
			else if (said.patch) this.view = patched(this.view, said.patch);
		}
		if (!this.view) throw new Error("no view yet");
		return this.view;
	}

	/** Play a table on to a round, or to its end, by a socket alone: nothing is drawn. */
	async playOff(id: string, round = Infinity): Promise<void> {
		const page = await this.context.newPage();
		await page.goto(`${this.url}/#/credits`);
		await page.evaluate(answerAll, { id, round });
		await page.close();
	}

	/** Play on, by a socket alone, to a question with an answer that is paid for and that was not
	    seen before; null when it is over.  Another seed gives other answers. */
	async playToPrice(id: string, seen: string[], seed: number): Promise<string | null> {
		const page = await this.context.newPage();
		await page.goto(`${this.url}/#/credits`);
		const found = await page.evaluate(answerUntilPaid, { id, seen, seed });
		await page.close();
		return found;
	}

	async leave(): Promise<void> {
		await this.context.close();
	}
}

/* In a page of ours: answer whatever this person is asked. */
function answerAll({ id, round }: { id: string; round: number }): Promise<void> {
	const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws?table=${id}`);
	const mark = Math.random().toString(36).slice(2);
	let n = 0;
	return new Promise((done) => {
		socket.onmessage = ({ data }) => {
			const { view, rev } = JSON.parse(data);
			if (!view) return;
			if (view.over || view.board.round >= round) {
				socket.close();
				done();
			} else if (view.moves?.length) {
				const { move } = view.moves[(n * 7) % view.moves.length];
				socket.send(JSON.stringify({ v: 1, do: "move", id: `${mark}-${n++}`, rev, move }));
			}
		};
	});
}

/* The same until an answer costs something; which question it was. */
function answerUntilPaid(of: {
	id: string;
	seen: string[];
	seed: number;
}): Promise<string | null> {
	const { id, seen, seed } = of;
	const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws?table=${id}`);
	const mark = Math.random().toString(36).slice(2);
	const isPaid = (m: any) =>
		m.brings?.some((c: any) => c.by < 0 && !c.field.startsWith("n_"));
	let n = 0;
	let at = seed;
	return new Promise((done) => {
		const end = (found: string | null) => {
			socket.close();
			done(found);
		};
		socket.onmessage = ({ data }) => {
			const { view, rev } = JSON.parse(data);
			if (!view) return;
			if (view.over) return end(null);
			if (!view.moves?.length) return;
			if (!seen.includes(view.question.id) && view.moves.some(isPaid))
				return end(view.question.id);
			at = (at * 1103515245 + 12345) % 2147483648;
			const { move } = view.moves[(at >> 8) % view.moves.length];
			socket.send(JSON.stringify({ v: 1, do: "move", id: `${mark}-${n++}`, rev, move }));
		};
	});
}

export const viewOf = (person: Person): any => person.latest();

/** Wait until the page shows what the server said last. */
export async function settle(person: Person): Promise<any> {
	const table = person.page.locator(".table-page");
	await table.waitFor();
	for (let view = viewOf(person); ; view = viewOf(person)) {
		const isShown = (e: Element, ply: number) =>
			new Promise((done) => {
				const look = () => {
					if ((e as HTMLElement).dataset.ply === String(ply)) done(true);
					else requestAnimationFrame(look);
				};
				look();
				setTimeout(done, 500, false); // it may have gone on
			});
		if ((await table.evaluate(isShown, view.ply)) && viewOf(person) === view) return view;
	}
}

/** Open a tab of the rail; on a phone it stands behind the tabs at the lower edge. */
export async function openTab(page: Page, name: string): Promise<void> {
	const below = page.locator(".phone-tabs");
	const chat = below.getByRole("button", { name: "Chat" });
	const log = below.getByRole("button", { name: /Log|Cronaca/ });
	if (await below.count()) await (name === "Chat" ? chat : log).click();
	await page.getByRole("tab", { name }).click();
}

/** Two people and a bot at a running table. */
export async function twoAt(
	browser: Browser,
	url: string,
	game: string,
	options: object = {},
	more: object = {},
) {
	const anna = await Person.enter(browser, url, "Anna");
	const bruno = await Person.enter(browser, url, "Bruno");
	const id = await anna.openTable(game, [me, open, bot], options, more);
	await bruno.post(`/api/tables/${id}/join`, {});
	await bruno.post(`/api/tables/${id}/ready`, { ready: true });
	await anna.post(`/api/tables/${id}/start`);
	await anna.sit(id);
	await bruno.sit(id);
	return { anna, bruno, id };
}

/** Numbers that come the same way every time. */
export function dice(seed: number): (n: number) => number {
	let state = (seed * 2654435761) >>> 0;
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * n);
	};
}

/** A question to this person, and no answer to it is under way. */
export const ASKED = '.table-page[data-answered="false"] .ask.mine';

/** What may be clicked now: lit pieces, and the buttons under the question. */
const CLICKABLE =
	".piece.live, .ask .answers [data-answer]:visible, .ask .final [data-answer]";

/** Lit pieces that nobody can see: hidden, or in a box without any room. */
export function unseen(page: Page): Promise<string[]> {
	return page.locator(".piece.live").evaluateAll((lit) =>
		lit
			.filter((e) => !e.closest(".own-page")) // on a phone, behind the tab "Me"
			.filter((e) => {
				const { width, height } = e.getBoundingClientRect();
				return !width || !height || !e.checkVisibility({ visibilityProperty: true });
			})
			.map((e) => (e as HTMLElement).dataset.piece!),
	);
}

/** One random click on something that is offered; false when there is nothing. */
export async function clickSomething(
	page: Page,
	roll: (n: number) => number,
): Promise<boolean> {
	/* until the server has spoken, the answered question stands there, and nothing counts */
	await page
		.locator('.table-page[data-answered="true"]')
		.waitFor({ state: "detached", timeout: 15000 });
	const hidden = await unseen(page);
	if (hidden.length) throw new Error(`lit, but not to be seen: ${hidden.join(", ")}`);
	const things = page.locator(CLICKABLE);
	const n = await things.count();
	if (!n) return false;
	await things
		.nth(roll(n))
		.click({ force: true, timeout: 3000 })
		.catch(() => {});
	return true;
}

/** An answer has been given: say yes where it asks for that, and wait until it counts. */
export async function goesOn(page: Page, ply: string): Promise<void> {
	const yes = page.locator(".final [data-answer]");
	const table = page.locator(".table-page");
	await expect(async () => {
		if (await yes.count()) await yes.click({ timeout: 1000 });
		await expect(table).not.toHaveAttribute("data-ply", ply, { timeout: 1000 });
	}).toPass();
}

/** Play by clicks until it is so; the number of clicks it took, however long each answer
    took.  A turn of the others counts as one. */
export async function playUntil(
	page: Page,
	roll: (n: number) => number,
	isSo: () => Promise<boolean>,
	most: number,
): Promise<number> {
	for (let clicks = 0; clicks < most; clicks++) {
		if (await isSo()) return clicks;
		if (!(await clickSomething(page, roll)))
			await page
				.locator(`${CLICKABLE}, .table-page[data-over="true"]`)
				.first()
				.waitFor({ state: "attached", timeout: 15000 });
	}
	throw new Error(`no end after ${most} clicks`);
}

/** Play to the end by clicks, and look at every position on the way; the number of clicks it
    took. */
export async function playToTheEnd(
	page: Page,
	seed: number,
	look = async () => {},
): Promise<number> {
	const over = page.locator('.table-page[data-over="true"]');
	const isOver = async () => {
		await look();
		return !!(await over.count());
	};
	return playUntil(page, dice(seed), isOver, 1500);
}
