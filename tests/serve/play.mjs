// play.mjs: people play whole games of every game over WebSockets, on both stores.
//
//     node tests/serve/play.mjs [sqlite] [postgres]
import fs from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
	Person, Postgres, Server, Socket, check, dice, equal, folder, games, mine, newId, request, root,
	run, sleep, table,
} from "./driver.mjs";
import { fromClient, fromServer } from "./schema.mjs";

// every message of every test goes through the schema
const complaints = new Set();
let messages = 0;
Socket.onMessage = (message) => {
	messages++;
	for (const problem of fromServer(message)) complaints.add(`${message.type}: ${problem}`);
};

async function arrive(server, ...names) {
	return Promise.all(names.map((name) => new Person(server, name).arrive()));
}

// One move of somebody who is asked; 0 if nobody is.
async function step(sockets, roll) {
	const socket = sockets.find(mine);
	if (!socket) return 0;
	const { move } = socket.view.moves[roll(socket.view.moves.length)];
	const answer = await socket.ask({ do: "move", rev: socket.rev, move });
	if (answer.type !== "ack") throw new Error(`'${move}' was ${JSON.stringify(answer)}`);
	await Promise.all(sockets.map((other) => other.until(() => other.rev >= answer.rev)));
	return 1;
}

// The events that a client has been told, each ply once, taken-back ones forgotten; what was
// before its first view is not told.
function listen(socket) {
	socket.heard = new Map();
	socket.on("message", (m) => {
		if (m.type !== "view" && m.type !== "change") return;
		socket.since ??= m.view?.ply;
		for (const ply of [...socket.heard.keys()])
			if (ply >= m.view?.ply) socket.heard.delete(ply);
		for (const s of m.steps ?? []) socket.heard.set(s.ply, JSON.stringify(s.events));
	});
}

// Was every ply since then told as the log has it?
async function sameAsLog(socket, what) {
	const plies = socket.view.ply;
	let told = 0;
	for (let from = socket.since; from < plies; from += 200) {
		const log = await socket.ask({ do: "log", from, to: Math.min(from + 200, plies) });
		for (const s of log.steps) {
			const heard = socket.heard.get(s.ply);
			const how = heard ? "otherwise" : "to nobody";
			if (heard !== JSON.stringify(s.events))
				return check(false, `${what}: ply ${s.ply} was told ${how}`);
			told++;
		}
	}
	check(told > 0, `${what}: something was told`);
	return equal(told, plies - socket.since, `${what}: all plies are in the log`);
}

async function wholeGame(server, game, n, seed) {
	const people = await arrive(server, ...["Anna", "Bruno", "Carla", "Dario"].slice(0, n));
	const [stranger] = await arrive(server, "Zoe");
	const id = await table(people, game.id);
	const roll = dice(seed);
	const sockets = people.map((person, i) => person.sit(id, {
		deflate: i % 2 === 0, lang: i % 2 ? "it" : "en",
	}));
	const watcher = stranger.sit(id);
	const unnamed = new Socket(server, { table: id, brief: false });
	const everybody = () => [...sockets, watcher, unnamed]; // of now: people reconnect
	everybody().forEach(listen);
	await Promise.all(everybody().map((socket) => socket.next("view")));
	equal(watcher.view.you, -1, "a spectator has no seat");
	equal(watcher.view.moves, [], "a spectator has no moves");
	let undone = 0;
	let reconnects = 0;
	for (let n_moves = 0; !sockets[0].view.over && n_moves < 5000; n_moves++) {
		if (!(await step(sockets, roll))) {
			await sleep(2);
			continue;
		}
		await sameAsWhole(watcher, unnamed, `${game.id}: what was patched is the whole`);
		const undoer = sockets.find((socket) => socket.view.can_undo && !socket.view.over);
		if (undoer && roll(6) === 0) undone += await takeBack(undoer, sockets);
		// early and then every now and then: the shortest game, too, has somebody come back
		if ((!reconnects && n_moves > 8) || roll(25) === 0)
			reconnects += await reconnect(people, sockets, roll(n), id);
	}
	const all = everybody();
	await Promise.all(all.map((socket) => socket.until(
		(s) => s.view.over && s.table.status === "finished"
	)));
	equal(all.map((socket) => socket.gap).filter(Boolean), [], `${game.id}: no gap, no repetition`);
	for (const [i, socket] of all.entries())
		await sameAsLog(socket, `${game.id}: log of ${i}`);
	check(reconnects > 0, `${game.id}: somebody reconnected`);
	await afterwards(server, people, stranger, id, sockets[0], game);
	all.forEach((socket) => socket.close());
	return { undone, plies: sockets[0].view.ply };
}

// Two spectators, one of whom hears only what has changed, have the same before them.
async function sameAsWhole(brief, whole, what) {
	await whole.until(() => whole.rev >= brief.rev && brief.rev >= whole.rev);
	if (!isDeepStrictEqual(brief.view, whole.view)) check(false, what);
	n_patches += !!brief.last.patch;
	n_wholes += !whole.last.patch;
}
let n_patches = 0;
let n_wholes = 0;

async function takeBack(undoer, sockets) {
	const before = undoer.view.ply;
	const undo = await undoer.ask({ do: "undo", rev: undoer.rev });
	if (!equal(undo.type, "ack", "undo is acknowledged")) return 0;
	await Promise.all(sockets.map((s) => s.until(() => s.rev >= undo.rev)));
	equal(undoer.view.ply, before - 1, "undo takes back one move");
	check(undoer.last.can_redo, "what was taken back can be given again");
	const redo = await undoer.ask({ do: "redo", rev: undoer.rev });
	equal(redo.type, "ack", "redo is acknowledged");
	await Promise.all(sockets.map((s) => s.until(() => s.rev >= redo.rev)));
	return 1;
}

async function reconnect(people, sockets, i, id) {
	const old = sockets[i];
	await old.close();
	const fresh = people[i].sit(id, { rev: old.rev, deflate: true, lang: i % 2 ? "it" : "en" });
	fresh.rev = old.rev;
	listen(fresh);
	fresh.heard = old.heard;
	fresh.since = old.since;
	const first = await fresh.next("view");
	equal(first.rev, old.rev, "after a reconnect the rev is the old one");
	equal(first.steps, [], "and nothing is told twice");
	sockets[i] = fresh;
	return 1;
}

async function afterwards(server, people, stranger, id, socket, game) {
	const verify = await stranger.get(`/api/tables/${id}/verify`);
	check(verify.json.verified, `${game.id}: verify says ${verify.text}`);
	equal(
		verify.json.commitment, socket.view.commitment, "the commitment is the one from the start",
	);
	const record = await stranger.get(`/api/tables/${id}/record`);
	const file = path.join(folder(), "record");
	fs.writeFileSync(file, record.text);
	check(record.text.includes(`end ${socket.view.ply} `), "the record has all plies");
	const replay = await stranger.get(`/api/tables/${id}/replay?ply=${socket.view.ply}&seat=0`);
	equal(replay.json.view.board, socket.view.board, "the last ply of the replay is the last view");
	const half = await stranger.get(`/api/tables/${id}/replay?ply=${socket.view.ply >> 1}&seat=-1`);
	equal(half.json.view.you, -1, "a replay as a spectator");
	const beyond = await stranger.get(
		`/api/tables/${id}/replay?ply=${socket.view.ply + 1}&seat=-1`
	);
	equal(beyond.status, 404, "no ply beyond the last");
	const forked = await stranger.act(id, "fork", {
		ply: socket.view.ply >> 1, mode: "bots", seat: 0,
	});
	equal(forked.status, 201, "a fork from the middle");
	const again = await people[1].act(id, "rematch", {});
	equal(again.status, 201, "a rematch");
	equal(
		again.json.table.seats.map((s) => s.name),
		people.map((p) => p.name),
		"with the same people",
	);
}

// On the first store with every number of seats, on the second with the most.
async function everyGame(server, least) {
	for (const game of await games(server)) {
		let undone = 0;
		for (let n = least ?? game.max; n <= game.max; n++) {
			if (n < game.min) continue;
			undone += (await wholeGame(server, game, n, 7 * n)).undone;
		}
		check(undone > 0, `${game.id}: something was taken back`);
	}
}

// ---- the rest of the protocol ----

async function tables(server) {
	const [anna, bruno, carla] = await arrive(server, "Anna", "Bruno", "Carla");
	const [game] = await games(server);
	const made = await anna.post("/api/tables", {
		game: game.id, title: "<b>Domenica</b>", public: true, pace: { kind: "slow", days: 3 },
		seats: [{ kind: "me" }, { kind: "reserved", name: "Bruno" }, { kind: "open" }],
	});
	equal(made.status, 201, "a table is made");
	const { id } = made.json.table;
	const key = made.json.table.seats[1].key;
	equal(made.json.table.title, "<b>Domenica</b>", "a title is kept as it was typed");
	equal(
		(await bruno.get(`/api/tables/${id}`)).json.table.seats[1].key,
		undefined,
		"the key is the maker's to see",
	);
	equal((await bruno.act(id, "join", { seat: 1 })).status, 403, "a reserved seat wants its key");
	equal(
		(await bruno.act(id, "join", {
			seat: 1, key: key.replace(/./, (c) => (c === "a" ? "b" : "a")),
		})).status,
		403,
		"the right one",
	);
	equal((await bruno.act(id, "join", { seat: 1, key })).status, 200, "which opens it");
	equal((await bruno.act(id, "join", { seat: 2 })).status, 409, "one seat is enough");
	equal((await carla.act(id, "start")).status, 403, "only the maker starts");
	equal((await anna.act(id, "start")).status, 409, "not while a seat is open");
	equal((await carla.act(id, "join")).status, 200, "Carla joins");
	const socket = carla.sit(id);
	const first = await socket.next("view");
	equal([first.view, first.table.you], [null, [2]], "before the start there is no view");
	equal((await anna.act(id, "kick", { seat: 2 })).status, 200, "the maker may kick");
	await socket.until((s) => s.table.seats[2].kind === "open");
	equal(
		(await anna.act(id, "seat", { seat: 2, kind: "bot", bot: "nobody" })).status,
		400,
		"no such bot",
	);
	equal(
		(await anna.act(id, "seat", { seat: 2, kind: "bot" })).json.table.seats[2].bot,
		"easy",
		"a bot takes the seat, of the standard kind",
	);
	equal((await anna.act(id, "hand", { seat: 1 })).status, 200, "the table is handed over");
	equal((await anna.act(id, "start")).status, 403, "and is no longer hers");
	equal((await bruno.act(id, "swap", { seat: 0, with: 1 })).status, 200, "seats are swapped");
	equal(
		(await bruno.act(id, "settings", { title: "x".repeat(61) })).status,
		400,
		"a title has its limit",
	);
	equal(
		(await bruno.act(id, "settings", { pace: {
			kind: "live", minutes: 20, seconds: 10,
		} })).status,
		200,
		"another pace",
	);
	equal((await bruno.act(id, "start")).status, 409, "not before all are ready for that");
	await anna.act(id, "ready", { ready: true });
	await bruno.act(id, "ready", { ready: true });
	equal((await bruno.act(id, "start")).status, 200, "Bruno starts");
	equal((await carla.act(id, "join")).status, 409, "too late to join");
	const list = await bruno.get("/api/tables?list=mine");
	check(list.json.tables.some((t) => t.id === id && t.since > 0), "it is among Bruno's tables");
	await replaced(anna, bruno, carla, id);
	const left = await anna.act(id, "leave");
	equal(left.json.table.seats[1].kind, "bot", "who leaves a running game is replaced by a bot");
	equal((await bruno.act(id, "close")).status, 409, "a running game cannot be closed");
	await socket.close();
}

// A bot plays for somebody who does not come, until they do.
async function replaced(anna, bruno, carla, id) {
	equal((await bruno.act(id, "replace", { seat: 2 })).status, 400, "a bot is not replaced");
	equal(
		(await bruno.act(id, "replace", { seat: 1, bot: "nobody" })).status,
		400,
		"nor anybody by nobody",
	);
	equal(
		(await carla.act(id, "replace", { seat: 1 })).status,
		403,
		"nor by who did not make the table",
	);
	const socket = bruno.sit(id);
	await socket.next("view");
	for (let i = 0; i < 30 && !(socket.view.waiting.includes(1) && !mine(socket)); i++) {
		await socket.until((s) => mine(s) || s.view.waiting.includes(1));
		if (mine(socket)) await step([socket], dice(i));
	}
	equal(socket.view.waiting, [1], "the game waits for Anna");
	const first = socket.next("change", 30000); // others may follow at once
	equal((await bruno.act(id, "replace", { seat: 1 })).status, 409, "she is not gone for long");
	equal(
		(await anna.act(id, "replace", { seat: 1 })).json.table.seats[1].stand_in,
		"medium",
		"she has a bot play for her",
	);
	equal((await first).cause.seat, 1, "it answers in her place");
	const back = await anna.act(id, "back", { seat: 1 });
	equal(
		[back.json.table.seats[1].stand_in, back.json.table.seats[1].name],
		[undefined, "Anna"],
		"until she is back",
	);
	await socket.close();
}

// Whoever made a table and gets up hands it on.
async function handedOn(server) {
	const [anna, bruno] = await arrive(server, "Anna", "Bruno");
	const [game] = await games(server);
	const { id } = (await anna.post("/api/tables", { game: game.id, seats: [
		{ kind: "me" }, ...Array(game.min - 1).fill({ kind: "open" }),
	] })).json.table;
	await bruno.act(id, "join");
	equal((await anna.act(id, "leave")).json.table.are_maker, false, "who gets up makes no more");
	const now = (await bruno.get(`/api/tables/${id}`)).json.table;
	equal(
		[now.are_maker, now.maker, now.seats[0].kind], [true, "Bruno", "open"], "the next one does",
	);
}

// The lists of the lobby: what is in them, in which order, and what is not.
async function lobby(server) {
	const [anna, bruno] = await arrive(server, "Anna", "Bruno");
	const all = await games(server);
	const [game, other] = all;
	const seats = [{ kind: "me" }, ...Array(game.min - 1).fill({ kind: "open" })];
	const make = async (more = {}) =>
		(await anna.post("/api/tables", {
			game: game.id, seats, public: true, ...more,
		})).json.table.id;
	const ids = async (person, query) =>
		(await person.get(`/api/tables?${query}`)).json.tables.map((t) => t.id);
	const older = await make();
	await sleep(3); // lists go by milliseconds
	const newer = await make();
	await sleep(3);
	const elsewhere = await make({ game: other.id, seats: [
		{ kind: "me" }, ...Array(other.min - 1).fill({ kind: "open" }),
	] });
	const hidden = await make({ public: false });
	const open = await ids(bruno, "list=open");
	equal(open.slice(0, 3), [elsewhere, newer, older], "open tables, the newest first");
	check(!open.includes(hidden), "a table by link is in no list");
	equal((await bruno.get(`/api/tables/${hidden}`)).status, 200, "who has the link sees it");
	check(!(await ids(bruno, `list=open&game=${game.id}`)).includes(elsewhere), "of one game");
	const { created } = (await bruno.get(`/api/tables/${newer}`)).json.table;
	equal((await ids(bruno, `list=open&before=${created}`))[0], older, "and further back");
	check(!(await ids(bruno, "list=mine")).includes(newer), "what is not mine is not in my list");
	const hers = await ids(anna, "list=mine");
	check(
		[older, newer, elsewhere, hidden].every((id) => hers.includes(id)),
		"what is mine is, also what is in no other list",
	);
	equal((await bruno.get("/api/tables?list=nothing")).status, 400, "no such list");
	equal(
		(await request(server, "GET", "/api/tables?list=mine")).status,
		401,
		"a stranger has no list",
	);

	// whose turn it is: of two running tables the one that waits for Bruno comes first, though it
	// is older
	equal((await bruno.act(older, "leave")).status, 403, "who does not sit cannot get up");
	await bruno.act(older, "join");
	equal(
		(await bruno.act(older, "leave")).json.table.seats[1].kind,
		"open",
		"before the start one may get up again",
	);
	const waits = await table([bruno], game.id, { seats: Array(game.min).fill({ kind: "me" }) });
	await sleep(3);
	const people = [
		anna, bruno, ...(await arrive(server, "Carla", "Dario")).slice(0, game.min - 2),
	];
	let idle;
	for (let i = 0; i < 60 && !idle; i++) {
		const id = await table(people, game.id);
		const now = (await bruno.get(`/api/tables/${id}`)).json.table;
		if (!now.waiting.includes(1)) idle = id;
	}
	const mine = (await bruno.get("/api/tables?list=mine")).json.tables;
	const at = (id) => mine.findIndex((t) => t.id === id);
	check(at(waits) >= 0 && at(waits) < at(idle), "those that wait for me come first");
	check(
		mine[at(waits)].since > 0 &&
			mine[at(waits)].waiting.some((seat) => mine[at(waits)].you.includes(seat)),
		"with whose turn it is, and since when",
	);
	check((await ids(anna, "list=playing")).includes(waits), "running tables can be watched");
	check(!(await ids(anna, "list=open")).includes(waits), "and are open no more");

	const socket = bruno.sit(waits);
	await socket.next("view");
	await socket.ask({ do: "propose", what: "end" });
	await socket.until((s) => s.table.status === "finished");
	await socket.close();
	equal((await ids(anna, "list=finished"))[0], waits, "finished tables, the last first");
	check(
		(await ids(bruno, "list=finished&mine=1")).includes(waits) &&
			!(await ids(anna, "list=finished&mine=1")).includes(waits),
		"and my own",
	);
	check(
		!(await ids(bruno, "list=mine")).includes(waits), "which are no longer among the running",
	);
	equal((await anna.act(newer, "close")).json, {}, "a table that has not begun can be closed");
	equal((await anna.get(`/api/tables/${newer}`)).status, 404, "then it is gone");
}

// Who was away is told exactly what was missed; who cannot be told begins afresh.
async function missed(server) {
	const [game] = await games(server);
	const people = await arrive(server, ...["Anna", "Bruno", "Carla", "Dario"].slice(0, game.min));
	const id = await table(people, game.id);
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((s) => s.next("view")));
	const roll = dice(21);
	for (let i = 0; i < 4; i++) await step(sockets, roll);
	const { rev, view } = sockets[0];
	const told = [];
	sockets[1].on("change", (message) => told.push(...message.steps.map((s) => s.ply)));
	for (let i = 0; i < 5; i++) await step(sockets, roll);
	const back = await people[0].sit(id, { rev }).next("view");
	equal(back.steps.map((s) => s.ply), told, "every ply that was missed, once, in order");
	equal(back.steps[0].ply, view.ply, "from where one was");
	const log = await sockets[0].ask({ do: "log", from: view.ply, to: back.view.ply });
	equal(back.steps, log.steps, "as one would have heard it");
	equal(
		(await people[0].sit(id).next("view")).steps, [], "who says no rev is told nothing twice",
	);
	equal(
		(await people[0].sit(id, { rev: back.rev }).next("view")).steps,
		[],
		"nor who has seen it all",
	);
	equal(
		(await people[0].sit(id, { rev: back.rev + 50 }).next("view")).steps,
		[],
		"nor who has seen the future",
	);
	for (let i = 0; i < 200 && !sockets.some((s) => s.view.can_undo); i++)
		await step(sockets, roll);
	const undoer = sockets.find((s) => s.view.can_undo);
	const undo = await undoer.ask({ do: "undo", rev: undoer.rev });
	equal(undo.type, "ack", "something is taken back");
	const afresh = await people[0].sit(id, { rev: back.rev }).next("view");
	equal([afresh.steps, afresh.rev], [[], undo.rev], "then one begins afresh");
	sockets.forEach((s) => s.close());
}

// Chosen seats stay as they were chosen; random ones are mixed at the start, every order alike.
async function seating(server) {
	const people = await arrive(server, "Anna", "Bruno", "Carla");
	const [game] = await games(server);
	const names = (answer) => answer.json.table.seats.map((seat) => seat.name);
	const chosen = await people[0].post("/api/tables", {
		game: game.id,
		seating: "chosen",
		seats: [{ kind: "open" }, { kind: "me" }, { kind: "open" }],
	});
	const { id } = chosen.json.table;
	await people[2].act(id, "join", { seat: 0 });
	await people[1].act(id, "join", { seat: 2 });
	for (const person of people) await person.act(id, "ready");
	await people[0].act(id, "swap", { seat: 0, with: 2 });
	for (const person of people) await person.act(id, "ready");
	equal(
		names(await people[0].act(id, "start")),
		["Bruno", "Anna", "Carla"],
		"chosen seats are kept",
	);

	const orders = new Map();
	const rounds = 90; // an order that is left out by chance: one in two millions
	for (let i = 0; i < rounds; i++) {
		const made = await people[0].post("/api/tables", {
			game: game.id,
			seating: "random",
			seats: [{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }],
		});
		const before = names(made);
		equal(
			before,
			["Anna", "Bot 2", "Bot 3"],
			"before the start everybody sits where they sat down",
		);
		const started = await people[0].act(made.json.table.id, "start");
		const after = names(started);
		equal([...after].sort(), before, "everybody is still there");
		equal(started.json.table.you, [after.indexOf("Anna")], "and knows the own seat");
		orders.set(after.join(), (orders.get(after.join()) ?? 0) + 1);
	}
	equal(orders.size, 6, "every order occurs");
	check(Math.max(...orders.values()) < rounds / 2, `and none too often: ${[...orders.values()]}`);

	const open = await people[0].post("/api/tables", { game: game.id, seats: [
		{ kind: "me" }, { kind: "open" }, { kind: "open" },
	] });
	equal(open.json.table.seating, "chosen", "chosen is the standard");
	const mixed = open.json.table.id;
	equal(
		(await people[0].act(mixed, "settings", { seating: "random" })).json.table.seating,
		"random",
		"the maker may change that",
	);
	for (const person of people.slice(1)) {
		await person.act(mixed, "join");
		await person.act(mixed, "ready");
	}
	const sockets = people.map((person) => person.sit(mixed));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const seats = names(await people[0].act(mixed, "start"));
	await Promise.all(sockets.map((socket) => socket.until((s) => s.view)));
	equal(
		sockets.map((socket) => seats[socket.view.you]),
		people.map((person) => person.name),
		"who is connected sees through the new seat",
	);
	sockets.forEach((socket) => socket.close());
}

async function withBots(server) {
	const [anna] = await arrive(server, "Anna");
	const all = await games(server);
	const game = all.find(({ id }) => id === "lorenzo") ?? all[0];
	const id = await table([anna], game.id, { seats: [
		{ kind: "me" }, ...Array(game.max - 1).fill({ kind: "bot", bot: "random" }),
	] });
	const socket = anna.sit(id);
	await socket.next("view");
	const roll = dice(3);
	let undone = 0;
	while (!socket.view.over) {
		await socket.until((s) => s.view.over || mine(s), 20000);
		if (socket.view.over) break;
		if (undone < 5 && socket.last.can_undo && !socket.view.can_undo) {
			// the bots have answered since, and never mind
			const { ply } = socket.view;
			const undo = await socket.ask({ do: "undo", rev: socket.rev });
			equal(undo.type, "ack", "what bots answered since goes with it");
			await socket.until((s) => s.rev >= undo.rev);
			check(socket.view.ply < ply - 1, "all the way back to one's own move");
			undone++;
		}
		if (mine(socket)) await step([socket], roll);
	}
	check(undone > 0, "taken back across bots");
	check(socket.view.over, "a game against bots ends");
	await socket.close();
}

// One person at all the seats that are theirs, until the game is over.
async function alone(socket, roll) {
	while (!socket.view.over) {
		const seat = socket.view.waiting.find((waiting) => socket.table.you.includes(waiting));
		if (seat === undefined) await sleep(3);
		else if (seat !== socket.view.you) {
			socket.send({ do: "sit", seat });
			await socket.until((s) => s.view.you === seat);
		} else await step([socket], roll);
	}
	await socket.until((s) => s.table.status === "finished");
}

async function fromHere(server) {
	const [anna] = await arrive(server, "Anna");
	const [game] = await games(server);
	const id = await table([anna], game.id, { seats: Array(game.min).fill({ kind: "me" }) });
	const first = anna.sit(id);
	await first.next("view");
	equal(
		(await anna.act(id, "fork", { ply: 1, mode: "hotseat" })).status,
		409,
		"no fork of a running game",
	);
	await alone(first, dice(8));
	const { ply } = first.view;
	equal(
		(await anna.act(id, "fork", { ply: ply + 1, mode: "hotseat" })).status,
		404,
		"no fork beyond the end",
	);
	for (const how of [
		{ ply: ply >> 1, mode: "bots", seat: 1, bot: "random" },
		{ ply: ply >> 1, mode: "hotseat" },
		{ ply: 0, mode: "hotseat" },
	]) {
		const forked = (await anna.act(id, "fork", how)).json.table;
		equal(forked.from, { table: id, ply: how.ply }, "a fork knows where it comes from");
		const socket = anna.sit(forked.id);
		await socket.next("view");
		await alone(socket, dice(9));
		check(socket.view.ply > how.ply, "and is played to its end");
		equal(
			(await anna.get(`/api/tables/${forked.id}/verify`)).json.verified,
			false,
			"it has nothing to verify",
		);
		await socket.close();
	}
	const again = (await anna.act(id, "rematch")).json.table;
	equal((await anna.act(again.id, "start")).status, 200, "the rematch can start");
	await first.until((s) => s.table.next === again.id);
	await first.close();
}

async function talk(server) {
	const people = await arrive(server, "Anna", "Bruno", "Carla");
	const [zoe] = await arrive(server, "Zoe");
	const [game] = await games(server);
	const id = await table(people, game.id, { seats: [
		{ kind: "me" }, { kind: "open" }, { kind: "open" },
	] });
	const sockets = people.map((person) => person.sit(id));
	const watcher = zoe.sit(id);
	await Promise.all([...sockets, watcher].map((s) => s.next("view")));
	const [anna, bruno] = sockets;

	const chat = { do: "chat", id: newId(), text: "<script>alert(1)</script> \"ciao\" è qui" };
	const heard = Promise.all([bruno.next("chat"), watcher.next("chat")]);
	equal((await anna.ask(chat)).type, "ack", "a line is acknowledged");
	equal(
		(await heard).map((m) => m.line.text), [chat.text, chat.text], "and heard as it was typed",
	);
	equal((await anna.ask(chat)).type, "ack", "the same id again is acknowledged");
	const aside = watcher.ask({ do: "chat", text: "they cannot hear us" });
	let leaked = false;
	bruno.on("chat", () => (leaked = true));
	equal((await aside).type, "ack", "spectators talk too");
	await bruno.ask({ do: "ping" });
	check(!leaked, "but the players do not hear them");
	const later = zoe.sit(id);
	equal(
		(await later.next("view")).chat.map((line) => line.text),
		[chat.text, "they cannot hear us"],
		"a line that was sent twice is there once",
	);
	equal((await people[1].sit(id).next("view")).chat.length, 1, "players see their own channel");

	const tablet = people[0].sit(id);
	await tablet.next("view");
	let overheard = false;
	bruno.on("note", () => (overheard = true));
	const noted = [anna, tablet].map((device) => device.next("note"));
	anna.send({ do: "note", text: "Bruno\nlies" });
	equal(
		(await Promise.all(noted)).map((m) => m.text),
		Array(2).fill("Bruno\nlies"),
		"a note is kept, and seen by one's other device",
	);
	await bruno.ask({ do: "ping" });
	check(!overheard, "by nobody else");
	await tablet.close();
	equal((await people[0].sit(id).next("view")).note, "Bruno\nlies", "and comes back");
	equal((await people[1].sit(id).next("view")).note, "", "to its owner only");
	const moods = bruno.next("presence");
	anna.send({ do: "presence", is: "thinking" });
	equal((await moods).seats[0], "thinking", "Anna is thinking");

	await why(sockets);
	await consent(sockets, id, people);
	await twice(sockets);
	equal(
		(await people[1].sit(id).next("view")).chat.map((line) => line.channel),
		["table", "watch"],
		"when it is over the players read what was said behind their backs",
	);
	[...sockets, watcher, later].forEach((s) => s.close());
}

async function why(sockets) {
	const asked = sockets.find(mine);
	const idle = sockets.find((s) => !mine(s));
	const { move } = asked.view.moves[0];
	equal(
		(await asked.ask({ do: "why", move })).legal, true, "why: a move that is offered is legal",
	);
	if (!idle) return;
	const no = await idle.ask({ do: "why", move });
	check(
		no.legal === false && no.say.length > 5 && no.reason,
		"why: a reason in words for another seat",
	);
	const refused = await idle.ask({ do: "move", rev: idle.rev, move });
	equal([refused.type, refused.error], ["refused", "illegal"], "and the move itself is refused");
	equal(idle.rev, asked.rev, "nothing has changed");
}

async function consent(sockets, id, people) {
	const roll = dice(5);
	for (let i = 0; i < 12; i++) if (!(await step(sockets, roll))) await sleep(5);
	const [anna, bruno, carla] = sockets;
	const ply = anna.view.ply;
	const target = ply - 3;
	equal(
		(await anna.ask({ do: "propose", what: "undo", ply: target })).type,
		"ack",
		"a proposal is kept",
	);
	await carla.until((s) => s.table.proposal);
	const { proposal } = carla.table;
	equal([proposal.by, proposal.agreed, proposal.needs], [0, [0], [1, 2]], "everybody sees it");
	equal((await bruno.ask({ do: "agree", proposal: proposal.n })).type, "ack", "one agrees");
	equal(bruno.view.ply, ply, "which is not enough");
	equal((await carla.ask({ do: "agree", proposal: proposal.n })).type, "ack", "all agree");
	await Promise.all(sockets.map((s) => s.until((x) => x.last.cause?.kind === "rewind")));
	check(anna.view.ply >= target && anna.view.ply <= ply, "and the game goes back");
	equal((await anna.ask({ do: "propose", what: "end" })).type, "ack", "an end is proposed");
	await bruno.until((s) => s.table.proposal?.what === "end"); // not the one that was carried out
	equal(
		(await bruno.ask({ do: "decline", proposal: bruno.table.proposal.n })).type,
		"ack",
		"and declined",
	);
	await Promise.all(sockets.map((s) => s.until((x) => !x.table.proposal)));
	equal(anna.table.declined.by, 1, "and it is told by whom");
}

async function twice(sockets) {
	const socket = sockets.find(mine);
	const request = { do: "move", id: newId(), rev: socket.rev, move: socket.view.moves[0].move };
	const [first, second] = [await socket.ask(request), await socket.ask(request)];
	equal(
		[first.type, second.type, second.rev],
		["ack", "ack", first.rev],
		"a move sent twice counts once",
	);
	await Promise.all(sockets.map((s) => s.until((x) => x.rev >= first.rev)));
	const ended = sockets[0];
	await ended.ask({ do: "propose", what: "end" });
	await Promise.all(sockets.slice(1).map((s) => s.until((x) => x.table.proposal)));
	const n = sockets[1].table.proposal.n;
	for (const s of sockets.slice(1)) await s.ask({ do: "agree", proposal: n });
	await Promise.all(sockets.map((s) => s.until((x) => x.table.status === "finished")));
	equal(ended.table.ended, "agreed", "the game ends by agreement");
	const late = await ended.ask({ do: "move", rev: ended.rev, move: "x" });
	equal(late.error, "not_now", "and then nobody moves");
}

async function accounts(server) {
	const [anna] = await arrive(server, "Anna Maria");
	equal(
		(await request(server, "POST", "/api/me", { body: { name: "" } })).status,
		400,
		"a name is needed",
	);
	equal(
		(await request(server, "POST", "/api/me", { body: { name: "a\u202eb" } })).status,
		400,
		"without tricks",
	);
	equal(
		(await anna.post("/api/me/password", { password: "short" })).status,
		400,
		"a password has a length",
	);
	equal(
		(await anna.post("/api/me/password", { password: "correct horse" })).json.me.has_password,
		true,
		"a password is set",
	);
	equal(
		(await request(server, "POST", "/api/me", { body: { name: "anna  maria" } })).status,
		403,
		"the name is hers now",
	);
	const wrong = await request(server, "POST", "/api/me/login", { body: {
		name: "Anna Maria", password: "incorrect",
	} });
	const nobody = await request(server, "POST", "/api/me/login", { body: {
		name: "Nobody", password: "incorrect",
	} });
	equal(
		[wrong.status, wrong.text],
		[nobody.status, nobody.text],
		"a wrong password and an unknown name look alike",
	);
	const again = new Person(server, "Anna Maria");
	again.take(await again.post("/api/me/login", {
		name: "ANNA MARIA", password: "correct horse",
	}));
	equal((await again.get("/api/me")).json.me.id, anna.id, "she comes back with her password");
	const { link } = (await anna.post("/api/me/link", {})).json;
	const phone = new Person(server, "x");
	phone.take(await phone.post("/api/me/take", { link }));
	equal((await phone.get("/api/me")).json.me.id, anna.id, "and on her telephone with a link");
	equal((await phone.post("/api/me/take", { link })).status, 403, "which is good once");
	equal((await phone.get(`/api/me?x=${link}`)).json.me.id, anna.id, "a session is no link");
	await sessions(server, anna, phone);
	equal((await phone.get("/api/me")).json.me, null, "logging out forgets her there");
	await changedPassword(server, anna);
	await changedAtOnce(server);
	equal((await anna.get("/api/me")).json.me.id, anna.id, "and only there");
	const set = (await request(
		server, "POST", "/api/me", { body: { name: "Zoe" } },
	)).headers["set-cookie"][0];
	check(
		/HttpOnly/.test(set) && /SameSite=Strict/.test(set), "the cookie is HttpOnly and SameSite",
	);
}

// Who logs out, or becomes somebody else, watches no longer; other devices do.
async function sessions(server, anna, phone) {
	const [game] = await games(server);
	const id = await table([anna], game.id, { seats: Array(game.min).fill({ kind: "me" }) });
	const [here, there] = [anna.sit(id), phone.sit(id)];
	await Promise.all([here.next("view"), there.next("view")]);
	const told = there.next("refused");
	await phone.post("/api/me/logout", {});
	equal(
		[(await told).error, await there.closed],
		["who", 1008],
		"logging out ends what was open there",
	);
	equal((await here.ask({ do: "ping" })).type, "pong", "and nothing else");
	const old = anna.cookie;
	anna.take(await anna.post("/api/me/login", { name: "Anna Maria", password: "correct horse" }));
	equal(await here.closed, 1008, "so does another session on the same device");
	equal(
		(await request(server, "GET", "/api/me", { cookie: old })).json.me,
		null,
		"the old one is worth nothing",
	);
}

async function changedPassword(server, anna) {
	const [game] = await games(server);
	const id = await table([anna], game.id, { seats: Array(game.min).fill({ kind: "me" }) });
	const old = new Person(server, "x");
	old.take(await old.post("/api/me/login", { name: "Anna Maria", password: "correct horse" }));
	const { link } = (await anna.post("/api/me/link", {})).json;
	const [here, there] = [anna.sit(id), old.sit(id)];
	await Promise.all([here.next("view"), there.next("view")]);
	equal(
		(await anna.post("/api/me/password", {
			password: "battery staple", old: "wrong horse",
		})).status,
		403,
		"a password is changed by who knows it",
	);
	equal((await there.ask({ do: "ping" })).type, "pong", "otherwise nothing happens");
	equal(
		(await anna.post("/api/me/password", {
			password: "battery staple", old: "correct horse",
		})).status,
		200,
		"a password is changed",
	);
	equal(await there.closed, 1008, "other devices are logged out");
	equal((await old.get("/api/me")).json.me, null, "for good");
	equal((await old.post("/api/me/take", { link })).status, 403, "links made before too");
	equal((await here.ask({ do: "ping" })).type, "pong", "but not this one");
	await here.close();
}

// A password takes its time: what changes meanwhile stays changed, and the first of two counts.
async function changedAtOnce(server) {
	const [elsa] = await arrive(server, "Elsa");
	const [set, named] = await Promise.all([
		elsa.post("/api/me/password", { password: "first of all" }),
		elsa.post("/api/me/name", { name: "Elsa Rossi" }),
	]);
	equal([set.status, named.status], [200, 200], "a password and a name at once");
	const { me } = (await elsa.get("/api/me")).json;
	equal([me.name, me.has_password], ["Elsa Rossi", true], "both are kept");
	const words = ["the second", "the third one"];
	const answers = await Promise.all(words.map((password) => elsa.post(
		"/api/me/password", { password, old: "first of all" },
	)));
	equal(
		answers.map(({ status }) => status).sort(), [200, 403], "of two new passwords one is taken",
	);
	const logins = await Promise.all(words.map((password) => request(
		server, "POST", "/api/me/login", { body: { name: "Elsa Rossi", password } },
	)));
	equal(
		logins.map(({ status }) => status),
		answers.map(({ status }) => status),
		"the one that was acknowledged",
	);
}

async function pages(server) {
	const page = await request(server, "GET", "/");
	equal(page.status, 200, "there is a page");
	check(page.headers["content-security-policy"].includes("default-src 'none'"), "with a policy");
	check(
		!/script-src[^;]*unsafe-inline/.test(page.headers["content-security-policy"]),
		"without inline scripts",
	);
	const health = await request(server, "GET", "/healthz");
	equal([health.status, health.json.ok], [200, true], "healthy");
	const metrics = await request(server, "GET", "/metrics");
	check(
		/ludoteca_moves_total [1-9]/.test(metrics.text) &&
			/durable_seconds_bucket/.test(metrics.text),
		"metrics",
	);
	equal((await request(server, "GET", "/etc/passwd")).status, 404, "no other file");
	equal((await request(server, "GET", "/../../etc/passwd")).status, 404, "nor by dots");
	equal((await request(server, "DELETE", "/api/me")).status, 400, "no other method");
}

async function quiet(server) {
	const { tables: over } = (await request(server, "GET", "/api/tables?list=finished")).json;
	const seeds = await Promise.all(over.map(
		async (t) => (await request(server, "GET", `/api/tables/${t.id}/verify`)).json.seed
	));
	check(
		seeds.length > 2 && seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed)) &&
			Person.cookies.size > 5,
		"there are secrets",
	);
	check(server.log.includes("level="), "there is a log");
	for (const secret of [
		"ludo_session", "seed=", "token", "correct horse", ...seeds, ...Person.cookies,
	])
		check(!server.log.includes(secret), `the log does not say ${secret}`);
	const [anna] = await arrive(server, "Anna");
	const [game] = await games(server);
	const id = await table([anna], game.id, { seats: [
		{ kind: "me" }, ...Array(game.min - 1).fill({ kind: "bot", bot: "random" }),
	] });
	const socket = anna.sit(id);
	await socket.next("view");
	const bye = socket.next("bye");
	const stopping = Date.now();
	const exit = server.stop();
	equal((await bye).reason, "restart", "who is connected is told to come back");
	equal((await exit).code, 0, "it stops cleanly");
	check(Date.now() - stopping < 5000, "within five seconds");
	equal(await socket.closed, 1001, "with code 1001");
}

async function everything(store, least) {
	const server = await new Server(store, "--log", "debug").start();
	await everyGame(server, least);
	for (const part of [
		tables, handedOn, lobby, missed, seating, withBots, fromHere, talk, accounts, pages, quiet,
	])
		await part(server);
	check(messages > 1000, `messages were read: ${messages}`);
	equal([...complaints], [], "every message is as the schema says");
	check(n_patches > 100 && n_wholes > 100, `${n_patches} patches, ${n_wholes} whole views`);
}

await run({
	schema: async () => {
		const doc = fs.readFileSync(path.join(root, "docs/protocol.md"), "utf8");
		const part = doc.slice(doc.indexOf("## 1.1"), doc.indexOf("## 1.2"));
		const lines = part.split("\n").filter((line) => line.startsWith("{"));
		check(lines.length > 14, "the document has examples");
		for (const line of lines) equal(fromClient(JSON.parse(line)), [], `the example ${line}`);
		const told = doc.slice(doc.indexOf("## 1.2"), doc.indexOf("## 1.3"));
		const types = new Set();
		for (const [, block] of told.matchAll(/```json\n([^]*?)```/g))
			for (const text of block.includes('"..."') ? [] : block.trim().split(/\n(?=\{)/)) {
				const example = JSON.parse(text);
				equal(fromServer(example), [], `the example of '${example.type}'`);
				types.add(example.type);
			}
		check(types.size > 9, `the server's messages have examples: ${[...types]}`);
		check(fromServer({ v: 1, type: "ack", id: "x" }).length > 0, "the schema can say no");
		check(
			fromServer({ v: 1, type: "ack", id: "x", rev: 1, more: 1 }).length > 0,
			"to unknown members too",
		);
	},
	sqlite: () => everything(`sqlite:${folder()}/test.db`, 2),
	postgres: () => everything(new Postgres().start().url),
});
