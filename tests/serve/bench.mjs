// bench.mjs: how much the server does on this machine; clients share it.  Not a test.
//
//     node tests/serve/bench.mjs [moves] [steady] [watchers] [open] [lists] [held]
//         [--store URL] [--seconds N]
//         [--tables N] [--watchers N] [--game ID] [--seats N]
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import {
	Person, Server, Socket, copied, dice, finish, folder, games, mine, newId, request, sleep, table,
} from "./driver.mjs";

function option(name, standard) {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? standard : process.argv[at + 1];
}
const seconds = Number(option("seconds", 10));
const store = option("store", `sqlite:${folder()}/bench.db`);
const roll = dice(3);

const quantile = (list, q) => [...list].sort((a, b) => a - b)[Math.min(
	list.length - 1, Math.floor(list.length * q),
)];
const latency = (times, digits) =>
	`latency median ${quantile(times, 0.5).toFixed(digits)} ms, ` +
	`99 % ${quantile(times, 0.99).toFixed(digits)} ms`;

async function arrange(server, n) {
	const all = await games(server);
	const game = all.find(({ id }) => id === option("game", all[0].id));
	const seats = Number(option("seats", game.min));
	const people = await Promise.all([...Array(seats)].map(
		(_, i) => new Person(server, `B${i}`).arrive()
	));
	const parties = [];
	for (let i = 0; i < n; i++) {
		const id = await table(people, game.id);
		const sockets = people.map((person, seat) => person.sit(id, { seat }));
		await Promise.all(sockets.map((socket) => socket.next("view")));
		parties.push({ id, sockets, people, game });
	}
	return parties;
}

// Whoever is asked answers at once; 'gate' may hold them back.
function drive(party, note, gate) {
	const act = async (socket) => {
		if (socket.busy || socket.isClosed || !mine(socket)) return;
		socket.busy = true;
		if (gate) await gate();
		if (!mine(socket)) {
			socket.busy = false;
			return;
		}
		const { moves } = socket.view;
		const began = performance.now();
		const answer = await socket.ask({
			do: "move", rev: socket.rev, move: moves[roll(moves.length)].move,
		});
		note(answer, performance.now() - began);
		if (answer.type === "lost") return;
		await socket.until((s) => s.rev >= (answer.rev ?? 0)).catch(() => {});
		socket.busy = false;
		act(socket);
	};
	for (const socket of party.sockets) {
		socket.on("change", () => act(socket));
		act(socket);
	}
}

// Milliseconds that the server has had a processor, all its threads together.
function processor(server) {
	const stat = fs.readFileSync(`/proc/${server.child.pid}/stat`, "utf8");
	const [user, system] = stat.slice(stat.lastIndexOf(")") + 2).split(" ").slice(11, 13);
	return { user: Number(user) * 10, system: Number(system) * 10 };
}

async function moves(server) {
	const parties = await arrange(server, Number(option("tables", 220)));
	const times = [];
	let errors = 0;
	const used = processor(server);
	const began = performance.now();
	for (const party of parties)
		drive(party, (answer, ms) => {
			if (answer.type === "ack") times.push([performance.now() - began, ms]);
			else errors++;
		});
	let end = 0;
	while (
		performance.now() - began < seconds * 1000 &&
			parties.filter((p) => !p.sockets[0].view.over).length > parties.length / 4
	)
		await sleep(50);
	end = performance.now() - began;
	const inside = times.filter(([at]) => at > 500 && at < end);
	const rate = Math.round(inside.length / ((end - 500) / 1000));
	const now = processor(server);
	const each = (what) => ((now[what] - used[what]) * 1000 / times.length).toFixed(0);
	const taken = inside.map((t) => t[1]);
	console.log(
		`moves: ${rate} durable acknowledged moves/s over ${parties.length} tables, ` +
			`${errors} refused; ${each("user")} µs of processor time each ` +
			`and ${each("system")} in the system; ` +
			latency(taken, 1)
	);
	parties.forEach((party) => party.sockets.forEach((socket) => socket.close()));
}

async function steady(server) {
	const parties = await arrange(server, 60);
	const times = [];
	let tickets = 0;
	const queue = [];
	const began = performance.now();
	const timer = setInterval(() => {
		tickets = Math.floor((performance.now() - began) / 5); // 200 a second
		while (queue.length && queue[0].n <= tickets) queue.shift().done();
	}, 2);
	let next = 0;
	for (const party of parties)
		drive(
			party,
			(answer, ms) => answer.type === "ack" && times.push(ms),
			() => new Promise((done) => queue.push({ n: ++next, done })),
		);
	await sleep(seconds * 1000);
	clearInterval(timer);
	console.log(
		`steady: ${Math.round(times.length / seconds)} moves/s; ${latency(times, 2)}`
	);
	parties.forEach((party) => party.sockets.forEach((socket) => socket.close()));
}

const resident = (server) => server.memory() / 1024; // megabytes

async function watchers(server) {
	const want = Number(option("watchers", 10000));
	const [party] = await arrange(server, 1);
	const before = resident(server);
	const began = performance.now();
	const sockets = [];
	for (let i = 0; i < want; i += 100) {
		const some = [...Array(100)].map(() => new Socket(server, {
			table: party.id, deflate: true,
		}));
		await Promise.all(some.map((socket) => socket.next("view", 20000)));
		sockets.push(...some);
	}
	const opened = performance.now() - began;
	await sleep(500);
	const idle = resident(server);
	const socket = party.sockets.find(mine);
	const told = Promise.all(sockets.map((s) => s.next("change", 20000)));
	const asked = performance.now();
	await socket.ask({ do: "move", id: newId(), rev: socket.rev, move: socket.view.moves[0].move });
	await told;
	const reached = performance.now() - asked;
	const after = resident(server);
	console.log(
		`watchers: ${sockets.length} opened in ${(opened / 1000).toFixed(1)} s, ` +
			`${idle.toFixed(0)} MB resident (${before.toFixed(0)} MB before), ` +
			`${((idle - before) * 1024 / sockets.length).toFixed(1)} KB each; ` +
			`one move reaches all of them in ${reached.toFixed(0)} ms, ` +
			`${after.toFixed(0)} MB afterwards`
	);
	sockets.forEach((s) => s.close());
	party.sockets.forEach((s) => s.close());
}

// One person at all seats plays to the end, or until so many changes were made.  Taken back and
// given again, the game has as many changes as we like.
async function longGame(anna, id, wanted, most = Infinity) {
	const socket = anna.sit(id);
	await socket.next("view");
	const say = async (message) => {
		const answer = await socket.ask({ ...message, rev: socket.rev });
		if (answer.type === "ack") await socket.until((s) => s.rev >= answer.rev);
		return answer.type === "ack";
	};
	while (!socket.view.over && socket.rev < most) {
		const [seat] = socket.view.waiting;
		if (socket.view.you !== seat) {
			socket.send({ do: "sit", seat });
			await socket.until((s) => s.view.you === seat);
		}
		await say({ do: "move", move: socket.view.moves[roll(socket.view.moves.length)].move });
		for (
			let i = 0; i < 40 && socket.rev < wanted && socket.view.can_undo &&
				!socket.view.over; i++
		)
			if (!((await say({ do: "undo" })) && (await say({ do: "redo" })))) break;
	}
	const { ply } = socket.view;
	await socket.close();
	return { ply, rev: socket.rev };
}

// Games of some and of many changes, opened by a server that has just started: as a watcher does,
// and a replay from its first move on, which needs all of them.
async function open(server) {
	const anna = await new Person(server, "Anna").arrive();
	const only = option("game", "");
	for (const game of (await games(server)).filter(({ id }) => !only || id === only)) {
		const times = {};
		for (const [wanted, most] of [[0, 40], [0, Infinity], [1100, Infinity]]) {
			const seats = Array(game.max).fill({ kind: "me" });
			const id = await table([anna], game.id, { seats });
			const { ply, rev } = await longGame(anna, id, wanted, most);
			const name = `${ply} plies, ${rev} changes`;
			times[name] = { watch: [], replay: [] };
			for (let i = 0; i < 15; i++) {
				await server.kill();
				await server.start();
				await request(server, "GET", "/healthz");
				let began = performance.now();
				const socket = new Socket(server, { table: id });
				await socket.next("view");
				times[name].watch.push(performance.now() - began);
				began = performance.now();
				const url = `/api/tables/${id}/replay?ply=1`;
				const replay = await request(server, "GET", url);
				times[name].replay.push(performance.now() - began);
				if (replay.status !== 200) throw new Error(replay.text);
				await socket.close();
			}
		}
		for (const [name, { watch, replay }] of Object.entries(times)) {
			const [w, r] = [watch, replay].map((list) => quantile(list, 0.5).toFixed(1));
			console.log(`open: ${game.id}, ${name}: median ${w} ms, then its first move ${r} ms`);
		}
	}
}

// 300,000 finished games, somebody who lists them as fast as they may, and somebody who asks
// who they are.
async function lists(server) {
	const anna = await new Person(server, "Anna").arrive();
	const seats = [{ kind: "me" }, ...Array(2).fill({ kind: "bot", bot: "random" })];
	const id = await table([anna], "verraeter", { seats });
	const path = store.replace("sqlite:", "");
	execFileSync("sqlite3", [path, `.timeout 20000`,
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) " +
		"INSERT INTO game (id, ver, status, ended, is_public, game, created, started, finished," +
		" rev, ply, waiting, since, deadline, clock, score, chats, seed, body) SELECT" +
		" printf('list%012d', i), 1, 'finished', 'played', i % 50 = 0," +
		" 'verraeter', i, i, i, 1, 1," +
		` 0, 0, 0, '', '', 0, '', body FROM n, game WHERE game.id = '${id}'`]);
	const times = [];
	let listed = 0;
	let isOver = false;
	const lister = (async () => {
		const urls = ["finished&game=lorenzo", "finished&before=5", "finished&game=verraeter"];
		while (!isOver)
			listed += (await Promise.all(urls.map((url) =>
				request(server, "GET", `/api/tables?list=${url}`)))).length;
	})();
	for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
		const began = performance.now();
		const me = await anna.get("/api/me");
		times.push(performance.now() - began);
		if (me.status !== 200) throw new Error(me.text);
	}
	isOver = true;
	await lister;
	console.log(`lists: ${times.length} times who I am, ${listed} lists: ${latency(times, 1)}`);
}

// What a finished game takes as long as it is open.  It is played once, and copied in the store.
async function held(server) {
	const copies = 300;
	const anna = await new Person(server, "Anna").arrive();
	const { max } = (await games(server)).find((game) => game.id === "lorenzo");
	const id = await table([anna], "lorenzo", { seats: Array(max).fill({ kind: "me" }) });
	const { ply } = await longGame(anna, id, 0);
	const ids = copied(store, id, copies);
	const before = resident(server);
	for (const copy of ids) {
		const answer = await request(server, "GET", `/api/tables/${copy}/replay?ply=${ply}`);
		if (answer.status !== 200) throw new Error(answer.text);
	}
	const each = (resident(server) - before) * 1024 / copies;
	console.log(`held: a finished lorenzo of ${max} seats and ${ply} plies takes ` +
		`${each.toFixed(0)} KB while it is open`);
}

const parts = { moves, steady, watchers, open, lists, held };
const only = process.argv.slice(2).filter((word) => parts[word]);
const server = await new Server(store).start();
for (const [name, part] of Object.entries(parts))
	if (!only.length || only.includes(name)) await part(server);
await server.stop();
await finish();
