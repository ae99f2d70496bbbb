// fair.mjs: nobody at a table has more power over it than was agreed.
//
//     node tests/serve/fair.mjs [confirm] [...]
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, Socket, check, dice, equal, folder, mine, newId, program, run, sleep, table,
} from "./driver.mjs";
import { fromServer } from "./schema.mjs";

const complaints = new Set();
Socket.onMessage = (message) => {
	for (const problem of fromServer(message)) complaints.add(`${message.type}: ${problem}`);
};

let server;

const arrive = (...names) =>
	Promise.all(names.map((name) => new Person(server, name).arrive()));

async function seated(people, id) {
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	return sockets;
}

const all = (sockets, rev) =>
	Promise.all(sockets.map((socket) => socket.until(() => socket.rev >= rev)));

// One answer of whoever is asked, if nobody's turn is held.
async function answer(sockets, roll) {
	const socket = sockets.find(mine);
	if (!socket || heldAt(socket) !== null) return null;
	const { move } = socket.view.moves[roll(socket.view.moves.length)];
	const reply = await socket.ask({ do: "move", rev: socket.rev, move });
	if (reply.type !== "ack") throw new Error(`'${move}' was ${JSON.stringify(reply)}`);
	await all(sockets, reply.rev);
	return socket;
}

const heldAt = (socket) => (socket.last.type === "change" ? socket.last : socket.table).held;

// Answers until somebody's turn is held.
async function untilHeld(sockets, roll) {
	for (let i = 0; i < 300; i++) {
		const socket = await answer(sockets, roll);
		if (socket && heldAt(socket) !== null) return socket;
		if (!socket) await sleep(5);
	}
	throw new Error("no turn was ever held");
}

// ---- turns are confirmed ----

async function confirm() {
	const people = await arrive("Anna", "Bruno");
	const id = await table(people, "lorenzo", { more: { confirm: true } });
	let sockets = await seated(people, id);
	equal(sockets[0].table.confirm, true, "the table says that turns are confirmed");
	equal(sockets[0].table.held, null, "and that none is waiting");
	const roll = dice(11);
	let holder = await untilHeld(sockets, roll);
	const seat = holder.view.you;
	const other = sockets.find((socket) => socket !== holder);
	equal(other.last.held, seat, "everybody is told whose turn is to be confirmed");
	check(holder.last.can_undo, "it can still be taken back");
	const rev = holder.rev;
	const move = other.view.moves[0]?.move ?? "pass";
	const ahead = await other.ask({ do: "move", rev, move });
	equal([ahead.type, ahead.error], ["refused", "not_now"], "nobody answers before that");
	const theirs = await other.ask({ do: "confirm", rev });
	equal([theirs.type, theirs.error], ["refused", "not_now"], "nor confirms another's turn");

	const undo = await holder.ask({ do: "undo", rev });
	equal(undo.type, "ack", "whose turn it is takes it back");
	await all(sockets, undo.rev);
	equal(heldAt(other), null, "then nothing is held");
	check(mine(holder), "and they are asked again");
	const early = await holder.ask({ do: "confirm" });
	equal([early.type, early.error], ["refused", "not_now"], "there is nothing to confirm then");
	const redo = await holder.ask({ do: "redo", rev: holder.rev });
	equal(redo.type, "ack", "the same answer is given again");
	await all(sockets, redo.rev);
	equal(heldAt(other), seat, "and held again");

	await server.kill();
	await server.start();
	sockets = await seated(people, id);
	equal(sockets.map((s) => s.table.held), [seat, seat], "a turn is held across a crash");
	equal(sockets[0].table.waiting, [seat], "and the table waits for that seat");
	holder = sockets[seat];
	const said = { do: "confirm", id: newId(), rev: holder.rev };
	const [first, second] = [await holder.ask(said), await holder.ask(said)];
	equal([first.type, second.rev], ["ack", first.rev], "confirmed twice is confirmed once");
	await all(sockets, first.rev);
	equal([heldAt(holder), holder.last.cause.kind], [null, "confirm"], "the game goes on");
	await leaves(people, id, sockets, roll);
}

// A bot that takes over confirms what it finds.
async function leaves(people, id, sockets, roll) {
	const holder = await untilHeld(sockets, roll);
	const other = sockets.find((socket) => socket !== holder);
	await people[sockets.indexOf(holder)].act(id, "leave");
	await other.until((s) => heldAt(s) === null, 20000);
	check(true, "who leaves does not hold up the others");
	sockets.forEach((socket) => socket.close());
}

// Bots and chance wait for the confirmation, in whole games.
async function confirmWithBots() {
	for (const [game, n] of [["lorenzo", 2], ["verraeter", 3]]) {
		const [anna] = await arrive("Anna");
		const id = await table([anna], game, {
			seats: [{ kind: "me" }, ...Array(n - 1).fill({ kind: "bot", bot: "random" })],
			more: { confirm: true },
		});
		const [socket] = await seated([anna], id);
		const roll = dice(n);
		let holds = 0;
		let early = 0;
		let was = null;
		socket.on("change", (change) => {
			if (was !== null && !["confirm", "undo"].includes(change.cause.kind)) early++;
			was = change.held;
		});
		while (!socket.view.over) {
			await socket.until((s) => s.view.over || mine(s) || heldAt(s) !== null, 30000);
			if (heldAt(socket) === null) {
				await answer([socket], roll);
				continue;
			}
			if (!holds++) await sleep(150); // a random bot would have moved
			const reply = await socket.ask({ do: "confirm", rev: socket.rev });
			if (reply.type !== "ack") throw new Error(JSON.stringify(reply));
			await all([socket], reply.rev);
		}
		check(holds > 3, `${game}: ${holds} turns were confirmed`);
		equal(early, 0, `${game}: nothing happened before the confirmation`);
		const verified = (await anna.get(`/api/tables/${id}/verify`)).json;
		check(verified.verified, `${game}: and the deals hold: ${verified.say}`);
		socket.close();
	}
}

// ---- nobody plays for somebody who is there ----

// Anna and Bruno, both there, at a game that waits for Bruno.
async function waitingForBruno(more = {}) {
	const people = await arrive("Anna", "Bruno");
	const id = await table(people, "lorenzo", more);
	const sockets = await seated(people, id);
	const roll = dice(4);
	while (!mine(sockets[1])) await answer(sockets, roll);
	return { people, id, sockets };
}

const refusal = async (promise) => {
	const { status, json } = await promise;
	return [status, json.error];
};

async function replace() {
	const { people: [anna, bruno], id, sockets } = await waitingForBruno();
	equal(
		await refusal(anna.act(id, "replace", { seat: 1 })),
		[409, "not_now"],
		"the maker cannot replace somebody who is there",
	);
	await sockets[1].close();
	for (let i = 0; i < 100; i++) {
		const { json } = await anna.get(`/api/tables/${id}`);
		if (json.table.seats[1].is === "gone") break;
		await sleep(20);
	}
	equal(
		await refusal(anna.act(id, "replace", { seat: 1, bot: "random" })),
		[403, "forbidden"],
		"nor anybody by a weaker hand",
	);
	equal(
		await refusal(anna.act(id, "replace", { seat: 0, bot: "easy" })),
		[403, "forbidden"],
		"not even oneself",
	);
	const { json } = await anna.act(id, "replace", { seat: 1 });
	const { stand_in: bot, because } = json.table.seats[1];
	equal([bot, because], ["medium", "gone"], "who is gone is replaced, and told why");
	await rewinds(anna, bruno, id, sockets[0]);
}

// The one who was replaced is asked before anything is taken back or ended.
async function rewinds(anna, bruno, id, socket) {
	for (const what of [{ what: "undo", ply: 0 }, { what: "end" }]) {
		await socket.until((s) => mine(s), 20000);
		const reply = await socket.ask({ do: "propose", ...what });
		equal(reply.type, "ack", `${what.what} is proposed`);
		await socket.until((s) => s.table.proposal?.what === what.what);
		equal(socket.table.proposal.needs, [1], "the replaced person is asked");
		check(socket.view.ply > 0 && !socket.view.over, "and nothing has happened");
		const [theirs] = await seated([bruno], id);
		await theirs.ask({ do: "decline", proposal: socket.table.proposal.n });
		await socket.until((s) => !s.table.proposal);
		await theirs.close();
	}
	const late = await socket.ask({ do: "undo", rev: socket.rev });
	equal(late.type, "refused", "nor is what a stand-in answered taken back with one's own");
	socket.close();
}

async function agreed() {
	const { people: [, bruno], id, sockets } = await waitingForBruno();
	await sockets[0].ask({ do: "propose", what: "replace", seat: 1 });
	await sockets[1].until((s) => s.table.proposal);
	const { proposal } = sockets[1].table;
	equal(
		[proposal.what, proposal.seat, proposal.needs],
		["replace", 1, [1]],
		"who is to be replaced is asked",
	);
	equal((await sockets[1].ask({ do: "agree", proposal: proposal.n })).type, "ack", "and agrees");
	await sockets[0].until((s) => s.table.seats[1].stand_in);
	equal(sockets[0].table.seats[1].because, "agreed", "so a bot plays, by agreement");
	equal(sockets[0].table.proposal, null, "and the proposal is carried out");
	await sockets[0].until((s) => mine(s), 20000);
	equal(
		(await bruno.act(id, "back")).json.table.seats[1].because,
		undefined,
		"until they return",
	);
	sockets.forEach((socket) => socket.close());
}

// Somebody who made a table and is lost does not strand the others.
async function lostMaker() {
	const [anna, bruno, carla] = await arrive("Anna", "Bruno", "Carla");
	const id = await table([anna, bruno], "lorenzo");
	const [socket] = await seated([bruno], id);
	const roll = dice(4);
	for (let i = 0; i < 50 && mine(socket); i++) await answer([socket], roll);
	equal(
		await refusal(carla.act(id, "replace", { seat: 0 })),
		[403, "forbidden"],
		"a stranger replaces nobody",
	);
	const { json } = await bruno.act(id, "replace", { seat: 0 });
	equal(
		[json.table?.seats[0].because, json.table?.are_maker],
		["gone", true],
		"the others take over from a lost maker",
	);
	socket.close();
}

// ---- what chance will answer cannot be learnt by taking back ----

async function deals() {
	const [anna] = await arrive("Anna");
	const id = await table([anna], "verraeter", {
		seats: [{ kind: "me" }, ...Array(2).fill({ kind: "bot", bot: "random" })],
	});
	const [socket] = await seated([anna], id);
	const roll = dice(8);
	// the landscapes that chance lays before anybody is asked
	const laid = async () => {
		const { json } = await anna.get(`/api/tables/${id}/replay?ply=10`);
		return JSON.stringify(json.view.board);
	};
	const dealt = new Set([await laid()]);
	for (let i = 0; i < 4; i++) {
		let reply;
		do { // a bot may have answered meanwhile, which ends a proposal
			reply = await socket.ask({ do: "propose", what: "undo", ply: 0 });
		} while (reply.error === "not_now" || reply.error === "raced");
		equal(reply.type, "ack", "back to the beginning");
		await socket.until((s) => s.rev >= reply.rev);
		dealt.add(await laid());
	}
	equal(dealt.size, 5, "every time it is dealt anew");
	while (!socket.view.over) {
		await socket.until((s) => s.view.over || mine(s), 20000);
		await answer([socket], roll);
	}
	const verified = (await anna.get(`/api/tables/${id}/verify`)).json;
	check(verified.verified, `and can be verified: ${verified.say}`);
	const record = path.join(folder(), "anew.play");
	fs.writeFileSync(record, (await anna.get(`/api/tables/${id}/record`)).text);
	check(fs.readFileSync(record, "utf8").includes("\ndeal 4\n"), "the record says how often");
	const said = execFileSync(program, ["verify", record]).toString();
	check(said.includes("keeps its commitment"), `anybody can verify it: ${said}`);
	socket.close();
}

// ---- time is earned once ----

async function clocks() {
	for (const pace of [{ kind: "live", minutes: 1, seconds: 60 }, { kind: "slow", days: 1 }]) {
		const people = await arrive("Anna", "Bruno");
		const id = await table(people, "lorenzo", { pace });
		const sockets = await seated(people, id);
		const socket = sockets.find(mine);
		const { you } = socket.view;
		await sleep(30);
		const before = socket.last.clock.left[you];
		let cycles = 0;
		for (let i = 0; i < 20; i++) {
			while (mine(socket) && !socket.last.can_undo) await answer(sockets, dice(i));
			for (const what of ["undo", "redo", "undo"]) {
				const reply = await socket.ask({ do: what, rev: socket.rev });
				if (reply.type !== "ack") throw new Error(JSON.stringify(reply));
				await all(sockets, reply.rev);
				cycles++;
			}
		}
		const after = socket.last.clock.left[you];
		equal(cycles, 60, "answers are taken back and given again");
		check(after < before, `${pace.kind}: which earns no time: ${before}, then ${after} ms`);
		sockets.forEach((s) => s.close());
	}
}

const parts = { deals, clocks, confirm, confirmWithBots, replace, agreed, lostMaker };
for (const [name, part] of Object.entries(parts))
	parts[name] = async () => {
		const store = `sqlite:${path.join(folder(), "ludoteca.db")}`;
		server = await new Server(store, "--think-ms", "20", "--absent-ms", "0").start();
		await part();
		await server.stop();
	};
run({
	...parts,
	schema: () => equal([...complaints], [], "every message keeps to the schema"),
});
