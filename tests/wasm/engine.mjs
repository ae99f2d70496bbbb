// engine.mjs: the server of one person (front/wasm/engine) without a browser: its bots decide as
// the native ones, its messages fit the same schema, and what it acknowledges is kept.
//
//     node tests/wasm/engine.mjs [MODULE [WALK]]
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { Engine, Memory } from "../../front/wasm/engine.mjs";
import { check, dice, equal, folder, patched, program, root, run } from "../serve/driver.mjs";
import { fromServer } from "../serve/schema.mjs";

const [modulePath = "build/wasm/engine.wasm", walk = "build/walk"] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path.join(root, modulePath)));
const ids = ["verraeter", "emperor", "lorenzo", "pax", "baroque"];
const complaints = new Set();

// A store that can be told to fail, and that says what it was given.
class Shelf extends Memory {
	fails = false;
	kept = 0;

	async keep(parts) {
		await new Promise((done) => setTimeout(done, 0)); // as a database, some other time
		if (this.fails) throw new Error("the disk is full");
		await super.keep(structuredClone(parts));
		this.kept += parts.length;
	}

	entries(table) {
		const isOne = (part) => part.table === table && part.kind === "entry";
		return [...this.parts.values()].filter(isOne).length;
	}
}

const open = (shelf, mates) => new Engine(module, shelf, mates).open({ style: "random" });

async function ask(engine, method, url, body) {
	const answer = await engine.ask(method, url, body ? JSON.stringify(body) : "");
	return { ...answer, json: answer.type.includes("json") ? JSON.parse(answer.text) : null };
}

async function table(engine, game, seats, more = {}) {
	const body = { game, seats, pace: { kind: "none" }, ...more };
	const made = await ask(engine, "POST", "/api/tables", body);
	equal(made.status, 201, `${game}: a table is made`);
	const { id } = made.json.table;
	const begun = await ask(engine, "POST", `/api/tables/${id}/start`, {});
	equal(begun.status, 200, `${game}: it begins`);
	return id;
}

// Somebody at a table: keeps the view, and what was not heard yet.
class Guest {
	heard = [];
	waiting = [];
	rev = -1;
	n = 0;

	constructor(engine, id, lang = "en", brief = true) {
		this.line = engine.connect({ table: id, lang, brief },
			(text) => this.hear(JSON.parse(text)), (code) => { this.code = code; });
	}

	hear(m) {
		for (const problem of fromServer(m)) complaints.add(`${m.type}: ${problem}`);
		if (m.type === "view" || m.type === "change") {
			const view = m.patch ? patched(this.view, m.patch) : m.view;
			this.view = m.patch && m.steps.length
				? { ...view, events: m.steps.at(-1).events } : view;
			this.rev = m.rev;
			if (m.type === "change") this.held = m.held;
		}
		if (m.table) {
			this.table = m.table;
			this.held = m.table.held;
		}
		this.heard.push(m);
		this.waiting = this.waiting.filter((look) => !look());
	}

	until(what) {
		return new Promise((done) => {
			const look = () => (what() ? (done(), true) : false);
			if (!look()) this.waiting.push(look);
		});
	}

	async ask(message) {
		const id = message.id ?? `g-${++this.n}`;
		this.line.say(JSON.stringify({ v: 1, id, ...message }));
		let found;
		await this.until(() => (found = this.heard.find((m) => m.id === id)));
		this.heard = [];
		return found;
	}

	get isAsked() {
		return this.view?.moves.length > 0;
	}
}

const bots = [{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }];

// To the end, by any answers that are offered.
async function playOn(guest, roll, most = Infinity) {
	for (let n = 0; n < most; n++) {
		await guest.until(() => guest.isAsked || guest.view?.over);
		if (guest.view.over) return;
		const { move } = guest.view.moves[roll(guest.view.moves.length)];
		const answer = await guest.ask({ do: "move", rev: guest.rev, move });
		if (answer.type !== "ack") throw new Error(`'${move}' was ${JSON.stringify(answer)}`);
		await guest.until(() => guest.rev >= answer.rev);
	}
}

async function arrive(shelf) {
	const engine = await open(shelf);
	await ask(engine, "POST", "/api/me", { name: "Anna", lang: "it" });
	return engine;
}

// ---- the parts ----

// So many threads that think beside the engine; and how much each was given.
function threads(places) {
	const given = [];
	const hire = () => {
		const worker = new Worker(new URL("mate.mjs", import.meta.url), { workerData: module });
		worker.unref();
		const n = given.push(0) - 1;
		return {
			work: (errand) => new Promise((done) => {
				given[n]++;
				worker.once("message", done);
				worker.postMessage(errand);
			}),
		};
	};
	return { places, hire, given };
}

// What bots decide along a game, thought about as their turns are.
async function walked(engine, id, style, decisions) {
	let game = 0;
	while (engine.word(engine.door.id(game)) !== id) game++;
	check(engine.with([style], (at) => engine.door.walk(game, at, decisions)), `${id}: a walk`);
	while (engine.door.walks()) await new Promise((later) => setTimeout(later, 1));
	return BigInt.asUintN(64, engine.door.walked()).toString(16).padStart(16, "0");
}

// The same seed and iterations decide the same as in the program, whoever thinks.
async function twins() {
	const walks = [["hard:", 2, 12], ["hard:", 5, 4], ["hard:net=2+", 2, 4]];
	for (const [knobs, trees, decisions] of walks) {
		const style = `${knobs}iterations=120+trees=${trees}`;
		const native = execFileSync(path.join(root, walk), [style, String(decisions)],
			{ encoding: "utf8" });
		for (const places of [0, 1, 2, 3]) {
			const mates = places ? threads(places) : null;
			const engine = await new Engine(module, new Memory(), mates).open();
			for (const line of native.trim().split("\n")) {
				const [id, hash] = line.split(" ");
				equal(await walked(engine, id, style, decisions), hash,
					`${id}: ${style} decides the same with ${places} to think for it`);
			}
			equal(mates?.given.length ?? 0, Math.min(places, trees), "so many have thought");
			engine.stop();
		}
	}
}

// Who thinks elsewhere may break down: then another does it, or in the end the engine itself.
async function broken() {
	let hired = 0;
	const work = () => Promise.reject(new Error("gone"));
	const mates = { places: 2, hire: () => (hired++, { work }) };
	const engine = await new Engine(module, new Memory(), mates).open();
	const alone = await new Engine(module).open();
	const style = "hard:iterations=60";
	equal(await walked(engine, "verraeter", style, 4), await walked(alone, "verraeter", style, 4),
		"whoever thinks elsewhere breaks down, and nothing is lost");
	equal(hired, 2, "both were tried");
	const refuse = () => { throw new Error("a browser without workers in workers"); };
	const lonely = await new Engine(module, new Memory(), { places: 2, hire: refuse }).open();
	equal(await walked(lonely, "verraeter", style, 4), await walked(alone, "verraeter", style, 4),
		"nobody can be hired, and it thinks by itself");
	for (const each of [engine, alone, lonely]) each.stop();
}

// What the module writes is what the program writes, to the letter.
async function words() {
	const engine = await arrive(new Shelf());
	for (const game of ids)
		for (const lang of ["en", "it"]) {
			const said = execFileSync(program, ["catalogue", game, lang], { encoding: "utf8" });
			const box = await ask(engine, "GET", `/api/catalogue/${game}/${lang}`);
			check(box.text === said.trimEnd(), `${game}: the catalogue in ${lang}`);
		}
	for (const game of ids) {
		let n = 0;
		while ((await ask(engine, "GET", `/api/example/${game}/${n + 1}`)).status === 200) n++;
		check(n > 20, `${game}: all its examples can be shown`);
	}
	engine.stop();
}

async function wholeGames() {
	const shelf = new Shelf();
	const engine = await arrive(shelf);
	for (const [i, game] of ids.entries()) {
		const id = await table(engine, game, bots);
		const guest = new Guest(engine, id, i % 2 ? "it" : "en", i % 2 === 0);
		await playOn(guest, dice(i + 1));
		await guest.until(() => guest.table.status === "finished");
		const shown = await ask(engine, "GET",
			`/api/tables/${id}/replay?ply=${guest.view.ply}&seat=0`);
		equal(shown.json.view.board, guest.view.board, `${game}: the replay ends as it ended`);
		const record = await ask(engine, "GET", `/api/tables/${id}/record`);
		check(record.text.includes(`game ${game}`), `${game}: there is a record`);
		const proof = await ask(engine, "GET", `/api/tables/${id}/verify`);
		check(proof.json.verified, `${game}: the seed deals what was dealt`);
		guest.line.close();
	}
	const list = await ask(engine, "GET", "/api/tables?list=finished&mine=1");
	equal(list.json.tables.length, ids.length, "all of them are listed");
	engine.stop();
}

async function talk() {
	const engine = await arrive(new Shelf());
	const id = await table(engine, "lorenzo", bots);
	const guest = new Guest(engine, id);
	await guest.until(() => guest.isAsked);
	const before = guest.view;
	const [{ move }] = before.moves;
	equal((await guest.ask({ do: "why", move })).legal, true, "why: it is allowed");
	equal((await guest.ask({ do: "why", move: "nonsense" })).type, "refused", "why: nonsense");
	equal((await guest.ask({ do: "move", rev: guest.rev + 9, move })).error, "stale", "too new");
	check((await guest.ask({ do: "screen" })).text.length > 100, "the board as text");
	const log = await guest.ask({ do: "log", from: 0, to: 10 });
	equal(log.steps.length, Math.min(10, before.ply), "the log");
	const hint = await guest.ask({ do: "hint", rev: guest.rev });
	check(before.moves.some((m) => m.move === hint.best.move), "a hint can be answered");
	const done = await guest.ask({ do: "move", id: "once", rev: guest.rev, move });
	const again = await guest.ask({ do: "move", id: "once", rev: guest.rev, move });
	equal(again.rev, done.rev, "the same id counts once");
	await guest.until(() => guest.rev >= done.rev);
	equal((await guest.ask({ do: "undo", rev: guest.rev })).type, "ack", "it is taken back");
	await guest.until(() => guest.view.ply === before.ply);
	guest.line.say(JSON.stringify({ v: 1, do: "note", text: "Blu ha il 6" }));
	await guest.until(() => guest.heard.some((m) => m.type === "note"));
	const example = await ask(engine, "GET", "/api/example/lorenzo/3?lang=it");
	check(example.json.steps.length > 0, "an example of the rules");
	const box = await ask(engine, "GET", "/api/catalogue/pax/it");
	check(box.json.kinds && box.json.verbs, "a catalogue");
	equal((await ask(engine, "GET", "/api/nothing")).status, 404, "what is not there");
	engine.stop();
}

// Nobody hears of a move that is not kept; and when keeping fails, nothing has happened.
async function durable() {
	const shelf = new Shelf();
	const engine = await arrive(shelf);
	const id = await table(engine, "verraeter", bots.slice(0, 3));
	const guest = new Guest(engine, id);
	const roll = dice(5);
	for (let i = 0; i < 6; i++) {
		await playOn(guest, roll, 1);
		check(shelf.entries(id) >= guest.rev, "what was acknowledged is kept");
	}
	await guest.until(() => guest.isAsked);
	shelf.fails = true;
	const { rev } = guest;
	const { move } = guest.view.moves[0];
	const refused = await guest.ask({ do: "move", id: "full", rev, move });
	equal(refused.error, "store", "a full disk is told");
	equal(shelf.entries(id), rev, "and nothing was kept");
	shelf.fails = false;
	const kept = await guest.ask({ do: "move", id: "full", rev, move });
	equal(kept.type, "ack", "the same request once more");
	engine.stop();
	return { shelf, id, roll };
}

// The tab is killed: what a new one finds is what was kept, and bots go on where they were.
async function killed() {
	const { shelf, id, roll } = await durable();
	for (let i = 0; i < 4; i++) {
		const engine = await open(shelf);
		const guest = new Guest(engine, id);
		await guest.until(() => guest.view);
		check(guest.rev >= shelf.entries(id) - 1, "everything is there again");
		await playOn(guest, roll, 2);
		engine.stop(); // whatever was under way is gone
	}
	const engine = await open(shelf);
	const guest = new Guest(engine, id);
	await playOn(guest, roll);
	check(guest.view.over, "the game comes to its end");
	equal((await ask(engine, "GET", "/api/me")).json.me.name, "Anna", "and knows who plays");
	engine.stop();
}

// All rows of an analysis, as the program finds them.
function native(record) {
	const file = path.join(folder(), "game.play");
	writeFileSync(file, record);
	const told = execFileSync(program, ["analyse", file, "--depth", "quick", "--json", "--no-cache"],
		{ encoding: "utf8" }).trimEnd().split("\n").map((line) => JSON.parse(line));
	const rows = told.filter(({ type }) => type === "row").map(({ row }) => row);
	return { rows: rows.sort((a, b) => a.i - b.i), summary: told.at(-1).summary };
}

// A finished game is judged here as the program judges it; it stops when told, and goes on where
// it was, also with another engine on the same store.
async function judged(first, guest, id, shelf) {
	const isOver = (m) => m.type === "analysis" && m.state !== "running";
	const heard = async (what) => {
		guest.heard = [];
		guest.line.say(JSON.stringify({ v: 1, id: "judge", ...what }));
		await guest.until(() => guest.heard.some((m) => isOver(m) || m.type === "refused"));
		return guest.heard;
	};
	equal(guest.table.analysis, true, "a game that is over may be analysed");
	guest.line.say(JSON.stringify({ v: 1, id: "first", do: "analyse", depth: "quick" }));
	await guest.until(() => guest.heard.some((m) => m.type === "row"));
	equal((await heard({ do: "rest" })).find(isOver).state, "stopped", "it can be stopped");
	first.stop();
	const engine = await open(shelf, threads(2));
	guest = new Guest(engine, id);
	await guest.until(() => guest.view);
	const told = await heard({ do: "analyse", depth: "quick" });
	equal(told[0].state, "running", "it begins");
	check(told[0].done > 0, "with what was kept");
	const rows = told.filter((m) => m.type === "row").map(({ row }) => row);
	const own = { rows: rows.sort((a, b) => a.i - b.i), summary: told.at(-1).summary };
	equal(told.at(-1).done, rows.length, "every row comes once");
	const { text } = await ask(engine, "GET", `/api/tables/${id}/record`);
	equal(own, native(text), "the same rows as the program's");
	const bad = await heard({ do: "analyse", from: 20, moves: ["0 nonsense"] });
	equal(bad[0].type, "refused", "a line must be moves");
	engine.stop();
}

// Round one screen, with every turn confirmed; a table from there; a table that is closed.
async function hotseat() {
	const shelf = new Shelf();
	const engine = await arrive(shelf);
	const seats = [{ kind: "me" }, { kind: "me", name: "Bruno" }, { kind: "me", name: "Carla" }];
	const id = await table(engine, "verraeter", seats, { confirm: true });
	const guest = new Guest(engine, id);
	await guest.until(() => guest.view);
	const roll = dice(3);
	while (!guest.view.over) {
		const due = guest.held ?? guest.view.waiting[0];
		guest.heard = [];
		guest.line.say(JSON.stringify({ v: 1, do: "sit", seat: due }));
		await guest.until(() => guest.heard.some((m) => m.type === "view"));
		if (guest.held === null) {
			await playOn(guest, roll, 1);
			continue;
		}
		const answer = await guest.ask({ do: "confirm" });
		await guest.until(() => guest.rev >= answer.rev);
	}
	await guest.until(() => guest.table.status === "finished");
	const fork = await ask(engine, "POST", `/api/tables/${id}/fork`, { ply: 12, mode: "hotseat" });
	equal(fork.status, 201, "a table from there");
	const next = await ask(engine, "POST", `/api/tables/${id}/rematch`, {});
	equal(next.status, 201, "a rematch");
	const gone = await ask(engine, "POST", `/api/tables/${next.json.table.id}/close`, {});
	equal(gone.status, 200, "which is closed");
	check(!(await shelf.of(next.json.table.id)).length, "and gone from the store");
	await judged(engine, guest, id, shelf);
}

// A table from a position: played on, killed, kept, forked from; a position that nothing holds.
async function positions() {
	const shelf = new Shelf();
	let engine = await arrive(shelf);
	const position = "seed 5\nseats 3 start=first\ndeal\nauto play  # and on from there\n";
	const body = { game: "verraeter", position, seats: bots, pace: { kind: "none" } };
	const seen = (await ask(engine, "POST", "/api/position", { ...body, seat: 0 })).json.view;
	equal([seen.question.id, seen.you], ["play", 0], "what a seat sees there");
	check(seen.board.mine && seen.moves.length > 1, "its own things, and what it may answer");
	const why = { ...body, seat: 0, why: "play 9" };
	equal((await ask(engine, "POST", "/api/position", why)).json.why.legal, false, "and may not");
	const { move } = seen.moves[1];
	const then = { ...body, seat: 0, position: `${position}0 ${move}\n` };
	const after = (await ask(engine, "POST", "/api/position", then)).json.view;
	check(after.events.some((e) => e.event === "plays"), "what comes of an answer");
	const made = await ask(engine, "POST", "/api/tables", body);
	equal([made.status, made.json.table?.status], [201, "playing"], "a table begins there");
	const { id } = made.json.table;
	let guest = new Guest(engine, id);
	await guest.until(() => guest.view);
	equal(guest.view.board, seen.board, "with that position");
	await playOn(guest, dice(4), 2);
	engine.stop();
	engine = await open(shelf);
	guest = new Guest(engine, id);
	await playOn(guest, dice(4));
	await guest.until(() => guest.table.status === "finished");
	const record = (await ask(engine, "GET", `/api/tables/${id}/record`)).text;
	check(record.includes("\ngiven loosely "), "its record begins there, too");
	const fork = await ask(engine, "POST", `/api/tables/${id}/fork`, { ply: 2, mode: "hotseat" });
	const there = new Guest(engine, fork.json.table.id);
	await there.until(() => there.view);
	const replay = await ask(engine, "GET",
		`/api/tables/${id}/replay?ply=2&seat=${there.view.you}`);
	equal(there.view.board, replay.json.view.board, "a table from there is the same");
	const wrong = { ...body, position: "seats 3\ngiven vp[0]=77 hand[0]={8,8,8,8}\n" };
	const refused = await ask(engine, "POST", "/api/tables", wrong);
	equal(refused.status, 400, "what breaks an account is refused");
	check(/line 2: .*account/.test(refused.json.say), `and the account is named: ${refused.json.say}`);
	engine.stop();
}

// A game from a file: replayed, played on, and as a position, which is a game without moves.
async function records() {
	const engine = await arrive(new Shelf());
	const golden = path.join(root, "games/verraeter/play/four-players.play");
	const record = readFileSync(golden, "utf8");
	const made = await ask(engine, "POST", "/api/records", { record, you: [2] });
	equal([made.status, made.json.table?.ended], [201, "uploaded"], "a record becomes a table");
	const { id } = made.json.table;
	const bad = record.replace("3 take traitor", "3 take strategist");
	const refused = await ask(engine, "POST", "/api/records", { record: bad });
	check(refused.status === 400 && /line 29/.test(refused.json.say), "a bad one names its line");
	const told = await ask(engine, "GET", `/api/tables/${id}/position?ply=65&seat=2`);
	const { position } = told.json;
	const fork = await ask(engine, "POST", `/api/tables/${id}/fork`, { ply: 65, mode: "hotseat" });
	const there = await ask(engine, "GET",
		`/api/tables/${fork.json.table.id}/replay?ply=65&seat=2`);
	const seen = await ask(engine, "POST", "/api/position", { game: "verraeter", position, seat: 2 });
	equal(seen.json.view.board, there.json.view.board, "a position is the same as text");
	const { move } = seen.json.view.moves[0];
	const line = { game: "verraeter", position: `${position}2 ${move}\ndeal\n`, seat: 2 };
	equal((await ask(engine, "POST", "/api/position", line)).json.moves, [`2 ${move}`],
		"and what was played from there is told");
	const still = await ask(engine, "POST", "/api/records", { record: position });
	equal([still.status, still.json.table?.ply], [201, 0], "and is kept as a game without moves");
	engine.stop();
}

await run({
	twins, broken, words, wholeGames, talk, killed, hotseat, positions, records,
	schema: () => equal([...complaints], [], "every message fits the schema"),
});
