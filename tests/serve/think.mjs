// think.mjs: bots at tables and hints: bounded, stopped when moot, never in anybody's way.
//
//     node tests/serve/think.mjs [hints] [moot] [stopping] [bounded] [studies] [claims]
import {
	Person, Postgres, Server, Socket, check, equal, folder, games, mine, newId, run, sleep, table,
} from "./driver.mjs";
import { fromServer } from "./schema.mjs";

const complaints = new Set();
let messages = 0;
Socket.onMessage = (message) => {
	messages++;
	for (const problem of fromServer(message)) complaints.add(`${message.type}: ${problem}`);
};

// A bot that never comes to an end by itself.
const endless = ["--style", "hard:iterations=100000000", "--think-ms", "600000"];

const bot = { kind: "bot", bot: "random" };

async function arrive(server, ...names) {
	return Promise.all(names.map((name) => new Person(server, name).arrive()));
}

// One person against bots, connected.
async function against(server, game, more = {}) {
	const [anna] = await arrive(server, "Anna");
	const id = await table([anna], game.id, {
		seats: [{ kind: "me" }, ...Array(game.min - 1).fill(bot)], more,
	});
	const socket = anna.sit(id);
	await socket.next("view");
	return { anna, id, socket };
}

const hint = (socket, rev = socket.rev) => socket.ask({ do: "hint", rev });
const refusal = async (answer) => [(await answer).type, (await answer).error];

async function advice(server) {
	for (const game of await games(server)) {
		const { socket, anna, id } = await against(server, game);
		equal(socket.table.hints, true, `${game.id}: hints against bots`);
		let choices = 0;
		for (let i = 0; i < 40 && choices < 3; i++) {
			await socket.until((s) => s.view.over || mine(s), 20000);
			if (socket.view.over) break;
			const { rev, view: { moves } } = socket;
			const told = await hint(socket);
			const isNow = told.rev >= rev && told.rev <= socket.rev; // others may answer meanwhile
			if (!check(
				told.type === "hint" && isNow, `${game.id}: a hint: ${JSON.stringify(told)}`,
			))
				break;
			check(
				moves.some(({ move, say }) => move === told.best.move && say === told.best.say),
				`${game.id}: it is a move that may be made`,
			);
			check(/^I would: /.test(told.say), `${game.id}: in words`);
			if (moves.length === 1)
				equal(
					[told.best.chance, told.second],
					[undefined, null],
					`${game.id}: nothing to choose`,
				);
			else if (told.second) { // null: nothing else was worth a look
				check(
					told.second.move !== told.best.move && told.best.chance >= 0 &&
						told.second.chance >= 0,
					`${game.id}: against the second best`,
				);
				check(
					told.say.includes(`${told.best.chance}\u00a0%`) &&
						told.say.includes(told.second.say),
					`${game.id}: with both chances`,
				);
				choices++;
			}
			const answer = await socket.ask({ do: "move", rev: socket.rev, move: told.best.move });
			equal(answer.type, "ack", `${game.id}: the advice can be taken`);
			await socket.until((s) => s.rev >= answer.rev);
		}
		check(choices > 0, `${game.id}: there was something to choose`);
		const italian = anna.sit(id, { lang: "it" });
		await italian.next("view");
		await italian.until((s) => s.view.over || mine(s), 20000);
		if (!italian.view.over)
			check(/^Io farei: /.test((await hint(italian)).say), `${game.id}: in Italian`);
		await Promise.all([socket.close(), italian.close()]);
	}
}

async function refusals(server) {
	const [game] = await games(server);
	const people = await arrive(server, ...["Anna", "Bruno", "Carla", "Dario"].slice(0, game.min));
	const id = await table(people, game.id);
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((s) => s.next("view")));
	equal(sockets[0].table.hints, false, "no hints among people");
	equal(await refusal(hint(sockets.find(mine))), ["refused", "forbidden"], "and none is given");
	const watcher = new Socket(server, { table: id });
	await watcher.next("view");
	equal(await refusal(hint(watcher)), ["refused", "who"], "nor to who watches");

	const open = await table(people, game.id, { more: { hints: true } });
	const seated = people.map((person) => person.sit(open));
	await Promise.all(seated.map((s) => s.next("view")));
	equal(seated[0].table.hints, true, "unless the maker wants them");
	const asked = seated.find(mine);
	let overheard = 0;
	for (const s of seated) if (s !== asked) s.on("hint", () => overheard++);
	equal((await hint(asked)).type, "hint", "then they are given");
	equal(overheard, 0, "to who asked alone");
	const idle = seated.find((s) => !mine(s));
	check(idle, "somebody is not asked");
	equal(await refusal(hint(idle)), ["refused", "not_now"], "not to who is not asked");
	const told = await asked.ask({ do: "move", rev: asked.rev, move: asked.view.moves[0].move });
	await Promise.all(seated.map((s) => s.until((x) => x.rev >= told.rev)));
	const next = seated.find(mine);
	equal(await refusal(hint(next, 0)), ["refused", "stale"], "not about what has passed");
	equal(
		await refusal(hint(next, next.rev + 5)), ["refused", "stale"], "nor about what is to come",
	);
	equal(await refusal(next.ask({ do: "hint" })), ["refused", "bad_request"], "a rev is wanted");

	const off = await against(server, game, { hints: false });
	equal(off.socket.table.hints, false, "none against bots if the maker does not want them");
	const bad = await people[0].post("/api/tables", {
		game: game.id, hints: "yes", seats: Array(game.min).fill({ kind: "me" }),
	});
	equal(bad.status, 400, "hints are wanted or not");
	const made = await people[0].post("/api/tables", { game: game.id, seats: [
		{ kind: "me" }, { kind: "open" }, ...Array(game.min - 2).fill(bot),
	] });
	equal(made.json.table.hints, false, "an open seat may be a person's");
	const filled = await people[0].act(made.json.table.id, "seat", { seat: 1, ...bot });
	equal(filled.json.table.hints, true, "or a bot's");
	equal(
		(await people[0].act(made.json.table.id, "settings", { hints: false })).json.table.hints,
		false,
		"the maker may change it",
	);
	[...sockets, watcher, ...seated, off.socket].forEach((s) => s.close());
}

// So many a minute, and one at a time.
async function limits(store) {
	const server = await new Server(store, "--hints", "3", "--style", "easy").start();
	const [game] = await games(server);
	const { socket } = await against(server, game);
	await socket.until(mine, 20000);
	const answers = [];
	for (let i = 0; i < 4; i++) answers.push((await hint(socket)).type);
	equal(answers, ["hint", "hint", "hint", "refused"], "three a minute are three");
	await socket.close();
	equal((await server.stop()).code, 0, "it stops cleanly");
}

// A node that leaves bots to others still gives hints.
async function withoutBots(store) {
	const server = await new Server(store, "--bots", "0", "--style", "easy").start();
	const [game] = await games(server);
	const [anna] = await arrive(server, "Anna");
	const id = await table([anna], game.id, {
		seats: Array(game.min).fill({ kind: "me" }), more: { hints: true },
	});
	const socket = anna.sit(id);
	const { view } = await socket.next("view");
	socket.send({ do: "sit", seat: view.waiting[0] });
	await socket.until(mine);
	equal((await hint(socket)).type, "hint", "a hint without bots");
	await socket.close();
	equal((await server.stop()).code, 0, "it stops cleanly");
}

// The first game in which the first seat is asked first and bots are asked after its answer, and
// its answer can be taken back meanwhile.
async function whileBotThinks(server) {
	for (let i = 0; i < 20; i++) {
		for (const game of await games(server)) {
			const { anna, id, socket } = await against(server, game, { hints: true });
			for (let k = 0; k < 6 && mine(socket); k++) {
				const answer = await socket.ask({
					do: "move", rev: socket.rev, move: socket.view.moves[0].move,
				});
				await socket.until((s) => s.rev >= answer.rev);
			}
			if (socket.last.can_undo && !mine(socket)) return { anna, id, socket };
			await socket.ask({ do: "propose", what: "end" }); // so that its bots think no more
			await socket.close();
		}
	}
	throw new Error("no bot was ever asked behind an answer that can be taken back");
}

// There is one thread: whoever is given a hint has it, so nobody else thinks any more.
async function moot(store) {
	const server = await new Server(
		store, "--bots", "1", ...endless, "--hint-ms", "50", "--hints", "0",
	).start();
	const { socket, anna, id } = await whileBotThinks(server);
	const undo = await socket.ask({ do: "undo", rev: socket.rev });
	equal(undo.type, "ack", "an answer is taken back while a bot thinks about it");
	await socket.until((s) => s.rev >= undo.rev);
	equal((await hint(socket)).type, "hint", "then the bot thinks no more");

	await anna.act(id, "replace", { seat: 0 });
	await sleep(100); // so that it thinks
	equal(
		(await anna.act(id, "back", { seat: 0 })).status,
		200,
		"somebody comes back while a bot thinks for them",
	);
	equal((await hint(socket)).type, "hint", "then the bot thinks no more");
	await socket.close();
	equal((await server.stop()).code, 0, "it stops cleanly");
}

// A hint that is being thought about for ever.
async function overtaken(store) {
	const server = await new Server(
		store, "--bots", "1", ...endless, "--hint-ms", "600000", "--hints", "0",
	).start();
	const [game] = await games(server);
	const [anna] = await arrive(server, "Anna");
	const id = await table([anna], game.id, {
		seats: Array(game.min).fill({ kind: "me" }), more: { hints: true },
	});
	const socket = anna.sit(id);
	await socket.next("view");
	const seat = socket.view.waiting[0];
	socket.send({ do: "sit", seat });
	await socket.until((s) => s.view.you === seat);
	const first = hint(socket);
	equal(await refusal(hint(socket)), ["refused", "not_now"], "one hint at a time");
	equal((await socket.ask({ do: "ping" })).type, "pong", "the server answers others meanwhile");
	const answer = await socket.ask({
		do: "move", rev: socket.rev, move: socket.view.moves[0].move,
	});
	equal(answer.type, "ack", "a move meanwhile");
	equal(await refusal(first), ["refused", "stale"], "makes the hint moot");
	const now = socket.view.waiting[0];
	socket.send({ do: "sit", seat: now });
	await socket.until((s) => s.view.you === now && s.rev >= answer.rev);
	hint(socket);
	await socket.ask({ do: "ping" });
	await socket.close(); // nobody waits for it any more
	const again = anna.sit(id, { seat: now });
	await again.next("view");
	const until = Date.now() + 10000;
	let second;
	for (;;) { // a refusal comes at once, a thought does not
		second = hint(again);
		if (
			(await Promise.race([second, again.ask({ do: "ping" })])).type === "pong" ||
				Date.now() > until
		)
			break;
		await sleep(20);
	}
	check(Date.now() < until, "who has gone is thought for no longer");
	// the server is stopped while it thinks
	const bye = again.next("bye");
	const exit = server.stop();
	await bye;
	equal(await exit, { code: 0, signal: null }, "it stops cleanly while it thinks");
}

async function stopping(store) {
	const server = await new Server(store, ...endless).start();
	const { socket } = await whileBotThinks(server);
	await sleep(200);
	equal(await server.stop(), { code: 0, signal: null }, "it stops cleanly while bots think");
	await socket.close();
}

// However long it would like to think, it answers in time.
async function bounded(store) {
	const server = await new Server(
		store, "--style", "hard:iterations=100000000", "--think-ms", "20",
	).start();
	const [game] = await games(server);
	const { socket } = await against(server, game);
	let answers = 0;
	socket.on("change", ({ cause }) => {
		answers += cause.kind === "move" && cause.seat !== socket.view.you;
	});
	for (let i = 0; i < 40 && answers < 5 && !socket.view.over; i++) {
		await socket.until((s) => s.view.over || mine(s), 20000);
		const answer = await socket.ask({
			do: "move", rev: socket.rev, move: socket.view.moves[0].move,
		});
		await socket.until((s) => s.rev >= answer.rev);
	}
	await socket.until((s) => s.view.over || mine(s), 20000);
	check(answers > 4, `bots answered in time: ${answers}`);
	await socket.close();
	equal((await server.stop()).code, 0, "it stops cleanly");
}

// A claim lasts as long as its node thinks, and hardly longer than the node lives.
async function claims() {
	const postgres = new Postgres().start();
	const settings = ["--lease-ms", "3000", "--beat-ms", "200"];
	const thinker = await new Server(postgres.url, ...settings, ...endless).start();
	const { anna, id, socket } = await whileBotThinks(thinker);
	const other = await new Server(postgres.url, ...settings, "--style", "random").start();
	const holder = () => postgres.sql(`SELECT node FROM due WHERE game = '${id}' LIMIT 1`);
	const first = holder();
	check(first, "a turn is somebody's");
	await sleep(7000); // more than two leases
	equal(holder(), first, "a turn that is being thought about is nobody else's");
	await socket.close();
	const there = anna.sit.call({ server: other, cookie: anna.cookie }, id);
	const { rev } = await there.next("view");
	await thinker.kill();
	await there.until((s) => s.rev > rev || s.view.over, 20000);
	equal(there.gap, undefined, "when its node dies another one plays it, once");
	await there.close();
	equal((await other.stop()).code, 0, "it stops cleanly");
}

// A game of two that came to an end by consent after some answers.
async function ended(server, ...people) {
	const id = await table(people, "lorenzo");
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	for (let i = 0; i < 6; i++) {
		const asked = sockets.find(mine);
		const { rev, view: { moves: [{ move }] } } = asked;
		const answer = await asked.ask({ do: "move", rev, move });
		await Promise.all(sockets.map((s) => s.until(() => s.rev >= answer.rev)));
	}
	const early = await sockets[0].ask({ do: "analyse" });
	equal(early.error, "not_now", "a game that runs keeps its secrets");
	equal(sockets[0].table.analysis, false, "and says so");
	await sockets[0].ask({ do: "propose", what: "end" });
	await sockets[1].until((s) => s.table.proposal);
	await sockets[1].ask({ do: "agree", proposal: sockets[1].table.proposal.n });
	await Promise.all(sockets.map((s) => s.until(() => s.table.status === "finished")));
	return { id, sockets };
}

// Everything that one analysis says.
async function analysed(socket, what = {}) {
	const told = [];
	const id = newId();
	const hear = (message) => message.id === id && told.push(message);
	socket.on("message", hear);
	socket.send({ do: "analyse", id, depth: "quick", ...what });
	/* on a busy machine it comes last */
	await socket.until(() => told.at(-1)?.type === "refused" ||
		(told.at(-1)?.type === "analysis" && told.at(-1).state !== "running"), 180000);
	socket.off("message", hear);
	const rows = told.filter(({ type }) => type === "row").map(({ row }) => row);
	return { told, last: told.at(-1), rows: rows.sort((a, b) => a.i - b.i) };
}

// Games that are over are analysed, for whoever may see them, one at a time for each.
async function studies(store) {
	const server = await new Server(store).start();
	const [anna, bruno, carla] = await arrive(server, "Anna", "Bruno", "Carla");
	const { id, sockets: [socket, other] } = await ended(server, anna, bruno);
	equal(socket.table.analysis, true, "a game that is over may be analysed");
	const { last, rows } = await analysed(socket);
	equal([last.state, last.done, rows.length], ["done", last.total, last.total], "all of it");
	equal(last.summary.players.map(({ name }) => name), ["Anna", "Bruno"], "with a summary");
	const watching = carla.sit(id, { lang: "it" });
	await watching.next("view");
	const again = await analysed(watching);
	equal(again.told[0].done, last.total, "who asks later gets what was kept");
	equal(again.rows.map(({ open }) => open), rows.map(({ open }) => open), "the same chances");
	check(again.rows[0].say !== rows[0].say, "in another language");
	const { ply, seat } = rows.find(({ kind }) => kind === "decision");
	const line = [`${seat} ${rows.find((row) => row.ply === ply).best.move}`];
	const branch = await analysed(socket, { from: ply, moves: line });
	equal([branch.last.state, branch.rows[0].ply], ["done", ply], "a line that branches off");
	const wrong = (what) => analysed(socket, what).then((answer) => answer.last.error);
	equal(await wrong({ depth: "endless" }), "bad_request", "no such depth");
	equal(await wrong({ from: 9999 }), "unknown", "no such ply");
	equal(await wrong({ from: ply, moves: ["0 nonsense"] }), "bad_request", "no such move");
	equal(await wrong({ from: ply, moves: [3] }), "bad_request", "no moves at all");
	const moves = line.map((move) => move.replace(/^./, 1 - seat));
	equal(await wrong({ from: ply, moves }), "illegal", "a move that is not allowed there");
	equal((await other.ask({ do: "rest" })).error, "not_now", "nothing to stop");
	socket.send({ do: "analyse", id: "long", depth: "deep" });
	const stopped = new Promise((done) => {
		socket.on("analysis", (m) => m.state !== "running" && done(m));
	});
	socket.send({ do: "rest" });
	equal((await stopped).state, "stopped", "it can be stopped");
	socket.send({ do: "analyse", id: "longer", depth: "deep" });
	const fork = await anna.act(id, "fork", { ply: 4, mode: "hotseat" });
	const there = anna.sit(fork.json.table.id);
	await there.next("view");
	equal((await analysed(there)).last.state, "done", "a table from there, though it runs");
	const stranger = new Socket(server, { table: id });
	await stranger.next("view");
	equal((await stranger.ask({ do: "analyse" })).error, "who", "not for strangers");
	equal((await server.stop()).code, 0, "it stops cleanly");
}

// Guests cost nothing: those of one address do not have all the analyses that there are.
async function guests(store) {
	const server = await new Server(store, "--per-address", "200").start();
	const [anna, bruno] = await arrive(server, "Anna", "Bruno");
	const { id } = await ended(server, anna, bruno);
	const people = await arrive(server, ...Array(9).fill("Guest"));
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const said = [];
	for (const socket of sockets) {
		said.push(socket.ask({ do: "analyse", depth: "deep" }));
		await sleep(1); // one after the other
	}
	const told = (await Promise.all(said)).map(({ type, error }) => error ?? type);
	equal(told, [...Array(8).fill("analysis"), "too_many"], "eight of one address");
	equal((await sockets[0].ask({ do: "analyse", depth: "deep" })).type, "analysis",
		"who has one may have another instead");
	equal((await server.stop()).code, 0, "it stops cleanly");
}

async function notOffered(store) {
	const server = await new Server(store, "--analysis", "0").start();
	const [anna, bruno] = await arrive(server, "Anna", "Bruno");
	const { sockets: [socket] } = await ended(server, anna, bruno);
	equal(socket.table.analysis, false, "a server may not offer it");
	equal((await socket.ask({ do: "analyse" })).error, "forbidden", "and then refuses");
	equal((await server.stop()).code, 0, "it stops cleanly");
}

const sqlite = () => `sqlite:${folder()}/think.db`;

async function hints(store) {
	const server = await new Server(
		store, "--style", "hard:iterations=300", "--hints", "0",
	).start();
	await advice(server);
	await refusals(server);
	equal((await server.stop()).code, 0, "it stops cleanly");
	await limits(sqlite());
	await withoutBots(sqlite());
	check(messages > 100, `messages were read: ${messages}`);
	equal([...complaints], [], "every message is as the schema says");
}

await run({
	hints: async () => {
		await hints(sqlite());
		await hints(new Postgres().start().url);
	},
	moot: () => moot(sqlite()),
	overtaken: () => overtaken(sqlite()),
	stopping: () => stopping(sqlite()),
	bounded: () => bounded(sqlite()),
	studies: async () => {
		await studies(sqlite());
		await guests(sqlite());
		await notOffered(sqlite());
		equal([...complaints], [], "every message is as the schema says");
	},
	claims,
});
