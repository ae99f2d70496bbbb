// behind.mjs: two servers on one PostgreSQL, and one of them has not heard the latest.
//
//     node tests/serve/behind.mjs [PART...]
//
// Nodes hear of each other's changes a moment later; cut() makes that moment some 200 ms long.
// Whatever comes to a node within it, from people who have been at the other, must be judged
// by what is true and not by what the node remembers.
import {
	Person, Postgres, Server, check, equal, games, mine, newId, run, sleep, table,
} from "./driver.mjs";

let postgres;
let a, b;
let all; // the games

// The ears' connections: they are opened again, but not at once.
function cut() {
	const ended = postgres.sql(
		"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
	);
	equal(ended.split("\n"), ["t", "t"], "both nodes are made deaf");
}

const at = (node, person) =>
	Object.assign(new Person(node, person.name), { cookie: person.cookie, id: person.id });
const come = (n, name) =>
	Promise.all([...Array(n)].map((_, k) => new Person(a, `${name}${k}`).arrive()));

async function sitting(node, people, id, more) {
	const sockets = people.map((person) => at(node, person).sit(id, more));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	return sockets;
}

async function until(holds, what, ms = 15000) {
	const end = Date.now() + ms;
	while (!holds() && Date.now() < end) await sleep(20);
	check(holds(), what);
}

const leave = (sockets) => Promise.all(sockets.map((socket) => socket.close()));

// A running table: sockets of everybody at both nodes.
async function running(name, game = all[0], more = {}) {
	const people = await come(game.min, name);
	const id = await table(people, game.id, more);
	return { people, id, here: await sitting(a, people, id), there: await sitting(b, people, id) };
}

async function playOn(here) {
	const seat = here.findIndex((socket) => mine(socket));
	const move = {
		do: "move", id: newId(), rev: here[seat].rev, move: here[seat].view.moves[0].move,
	};
	const answer = await here[seat].ask(move);
	await Promise.all(here.map((socket) => socket.until((s) => s.rev >= answer.rev)));
	return { seat, move, rev: answer.rev };
}

// Somebody comes from a node that died and repeats a move to one that has not heard of the
// move before it.
async function moves() {
	const { people, id, here, there } = await running("M");
	cut();
	let last;
	for (let i = 0; i < 3; i++) last = await playOn(here);
	const again = await there[last.seat].ask(last.move);
	equal([again.type, again.rev], ["ack", last.rev], "a move that was kept is acknowledged");
	const later = await there[last.seat].ask({ ...last.move, id: newId(), rev: last.rev + 1000 });
	equal(
		[later.type, later.error],
		["refused", "stale"],
		"what no node has seen is refused all the same",
	);
	await sleep(1000); // until all can hear
	cut();
	last = await playOn(here);
	const [back] = await sitting(b, [people[last.seat]], id, { rev: last.rev });
	check(
		back.rev >= last.rev,
		`nobody is shown less than they have seen: ${back.rev} after ${last.rev}`,
	);
	await leave([...here, ...there, back]);
}

// Lots are drawn when a game starts: nobody may be shown the seat they had before.
async function seats() {
	for (let i = 0; i < 4; i++) {
		const people = await come(3, `S${i} `);
		const made = await people[0].post("/api/tables", {
			game: "verraeter",
			public: true,
			seating: "random",
			seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
		});
		const { id } = made.json.table;
		for (const person of people.slice(1)) {
			await person.act(id, "join");
			await person.act(id, "ready", { ready: true });
		}
		const there = await sitting(b, people, id);
		const seen = there.map(() => []);
		there.forEach((socket, k) => socket.on(
			"message", (message) => message.view && seen[k].push(message.view.you),
		));
		equal((await people[0].act(id, "start")).status, 200, "the game starts");
		await Promise.all(there.map((socket) => socket.until((s) => s.view)));
		await sleep(50);
		there.forEach((socket, k) => equal(
			[...new Set(seen[k])], [socket.table.you[0]], "only their own seat is shown",
		));
		await leave(there);
	}
}

// What is told of the clock is the same everywhere.
async function clocks() {
	const { here, there } = await running("C", all[0], { pace: {
		kind: "live", minutes: 5, seconds: 5,
	} });
	const told = [here, there].map(() => new Map());
	[here, there].forEach((sockets, k) => sockets[0].on(
		"change", (m) => told[k].set(m.rev, [m.since, m.clock]),
	));
	for (let i = 0; i < 4; i++) {
		const { rev } = await playOn(here);
		await there[0].until((s) => s.rev >= rev);
		await sleep(30);
	}
	check(told[0].size > 3, "changes were told");
	for (const [rev, [since]] of told[0])
		equal(told[1].get(rev)?.[0], since, "since when a seat is asked");
	await leave([...here, ...there]);
}

// Whoever declines at one node has declined at all.
async function consent() {
	const game = all.find((g) => g.min === 2);
	const { here, there } = await running("P", game);
	const proposed = (socket) => socket.until((s) => s.table.proposal);
	equal((await here[0].ask({ do: "propose", what: "end" })).type, "ack", "an end is proposed");
	await Promise.all([...here, ...there].map(proposed));
	const n = there[1].table.proposal.n;
	cut();
	equal((await here[1].ask({ do: "decline", proposal: n })).type, "ack", "and declined");
	const agreed = await there[1].ask({ do: "agree", proposal: n });
	equal(
		[agreed.type, agreed.error], ["refused", "not_now"], "nobody agrees to what was declined",
	);
	await sleep(1000);
	check(
		[...here, ...there].every((socket) => socket.table.status === "playing"),
		"the game goes on",
	);
	cut();
	equal(
		(await here[1].ask({ do: "propose", what: "end" })).type,
		"ack",
		"an end is proposed once more",
	);
	await here[0].until((s) => s.table.proposal?.n > n);
	equal(
		(await there[0].ask({ do: "agree", proposal: here[0].table.proposal.n })).type,
		"ack",
		"who has seen a proposal may agree anywhere",
	);
	await Promise.all([...here, ...there].map((socket) => socket.until(
		(s) => s.table.status === "finished"
	)));
	await leave([...here, ...there]);
}

// Lines that are said at two nodes at once are read at both.
async function chat() {
	const { here, there } = await running("T");
	const read = [here, there].map(() => []);
	[here, there].forEach((sockets, k) => sockets[0].on("chat", (m) => read[k].push(m.line.text)));
	cut();
	equal((await here[0].ask({ do: "chat", text: "said at a" })).type, "ack", "a line at one node");
	equal(
		(await there[1].ask({ do: "chat", text: "said at b" })).type, "ack", "and one at the other",
	);
	await until(() => read.every((lines) => lines.length === 2), "both are read at both");
	equal(read, [["said at a", "said at b"], ["said at a", "said at b"]], "in one order");
	await leave([...here, ...there]);
}

// What is done at a table that is still open: joining, being ready, being there, closing.
async function desk() {
	const people = await come(2, "D");
	const made = await people[0].post("/api/tables", {
		game: all[0].id,
		public: true,
		seats: [{ kind: "me" }, ...Array(all[0].min - 1).fill({ kind: "open" })],
	});
	const { id } = made.json.table;
	const [watcher] = await sitting(b, [people[1]], id);
	let is = [];
	watcher.on("presence", (m) => (is = m.seats));
	cut();
	equal((await people[1].act(id, "join")).status, 200, "somebody joins at one node");
	equal(
		(await at(b, people[1]).act(id, "ready", { ready: true })).status,
		200,
		"and is ready at another",
	);
	await until(() => is[1] === "here", "who looked on before is seen in the seat");
	equal((await people[0].act(id, "close")).status, 200, "the table is closed");
	equal(await Promise.race([watcher.closed, sleep(15000)]), 4000, "and everybody is sent home");
	equal((await at(b, people[0]).get(`/api/tables/${id}`)).status, 404, "from everywhere");
}

// One rematch of a game, also where it is asked for at two nodes at the same moment.
async function rematch() {
	for (let n = 0; n < 5; n++) {
		const { people, id, here, there } = await running(`R${n}`);
		const proposed = await here[0].ask({ do: "propose", what: "end" });
		equal(proposed.type, "ack", "an end is proposed");
		for (const socket of here.slice(1)) {
			await socket.until((s) => s.table.proposal);
			await socket.ask({ do: "agree", proposal: socket.table.proposal.n });
		}
		const isOver = (s) => s.until(() => s.table.status === "finished");
		await Promise.all([...here, ...there].map(isOver));
		const both = await Promise.all([a, b, a, b].map((node, i) =>
			at(node, people[i % 2]).act(id, "rematch")));
		equal(new Set(both.map((answer) => answer.json.table?.id)).size, 1, "the same for all");
		equal(both.filter(({ status }) => status === 201).length, 1, "and it is made once");
		await leave([...here, ...there]);
	}
}

// Whoever logs out while a node cannot hear is logged out there all the same.
async function sessions() {
	const { people, here, there } = await running("L");
	cut();
	equal((await people[0].post("/api/me/logout", {})).status, 200, "somebody logs out");
	equal(await Promise.race([there[0].closed, sleep(15000)]), 1008, "and is so at every node");
	check(!there[1].isClosed, "nobody else is");
	await leave([...here, ...there]);
}

await run({
	behind: async () => {
		const part = process.argv.slice(2).find(
			(word) => !word.startsWith("-") && word !== "behind"
		);
		postgres = new Postgres().start();
		[a, b] = await Promise.all([1, 2].map(
			() => new Server(postgres.url, "--beat-ms", "1000").start()
		));
		all = await games(a);
		for (const each of [moves, seats, clocks, consent, chat, desk, rematch, sessions]) {
			if (part && each.name !== part) continue;
			await each();
			await sleep(1000); // until all can hear
		}
		for (const node of [a, b])
			equal(await node.stop(), { code: 0, signal: null }, "they stop cleanly");
	},
});
