// slow.mjs: clients that say nothing, drip, do not answer or do not read are dropped; honest
// people at the same table notice nothing, and the memory they cost is bounded.
import fs from "node:fs";
import net from "node:net";
import {
	Person, Server, Socket, check, dice, equal, folder, frame, games, mine, request, run, sleep,
	table,
} from "./driver.mjs";

const roll = dice(23);
let server;
let honest;

// A game that goes on all the while, with a spectator who says nothing but answers pings.
async function honestGame() {
	const all = await games(server);
	const game = all.find(({ id }) => id === "lorenzo") ?? all[0];
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `H${i}`).arrive()
	));
	const id = await table(people, game.id);
	const quiet = new Socket(server, { table: id });
	const sockets = [...people.map((person) => person.sit(id)), quiet];
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const state = { id, people, game, sockets, moves: 0, stop: false };
	state.done = (async () => {
		while (!state.stop) {
			const socket = sockets.find(mine) ?? sockets[0]; // after the game they talk
			const { moves, over } = socket.view;
			const answer = await socket.ask(over ? { do: "chat", text: "again?" } : {
				do: "move", rev: socket.rev, move: moves[roll(moves.length)].move,
			});
			if (answer.type !== "ack")
				return check(false, `an honest move was answered ${JSON.stringify(answer)}`);
			await Promise.all(sockets.map((s) => s.until((x) => x.rev >= answer.rev)));
			state.moves++;
			await sleep(150);
		}
	})();
	return state;
}

async function drops() {
	const { text } = await request(server, "GET", "/metrics");
	return Object.fromEntries(
		[...text.matchAll(
			/ludoteca_dropped_total{why="(\w+)"} (\d+)/g
		)].map(([, why, n]) => [why, Number(n)])
	);
}

// The server must end this connection, for that reason.
async function ends(what, why, closed) {
	const before = await drops();
	const moves = honest.moves;
	const late = sleep(12000).then(() => "late");
	check((await Promise.race([closed(), late])) !== "late", `${what}: is dropped`);
	if (why) check((await drops())[why] > before[why], `${what}: because it is '${why}'`);
	for (let i = 0; i < 100 && honest.moves <= moves; i++) await sleep(100);
	check(honest.moves > moves, `${what}: honest people play on`);
}

function plug(first, drip) {
	const socket = net.connect(server.port, "127.0.0.1", () => first && socket.write(first));
	socket.on("error", () => {});
	socket.on("data", () => {});
	const timer = drip && setInterval(() => socket.writable && socket.write(drip), 150);
	return new Promise((done) => socket.on("close", () => {
		clearInterval(timer);
		done();
	}));
}

const head = () => `Host: 127.0.0.1:${server.port}\r\n`;

async function requests() {
	await ends("a connection without a word", null, () => plug(""));
	await ends("half a line", null, () => plug("GET / HT"));
	await ends("a header that drips", "drip", () => plug(`GET / HTTP/1.1\r\n${head()}X: `, "a"));
	const type = "Content-Type: application/json\r\nContent-Length: 9000";
	const body = () => `POST /api/me HTTP/1.1\r\n${head()}${type}\r\n\r\n{`;
	await ends("a body that drips", "drip", () => plug(body(), " "));
}

async function sockets() {
	const open = async (more) => {
		const socket = new Socket(server, { table: honest.id, ...more });
		await socket.next("view");
		return socket;
	};
	await ends(
		"a WebSocket that answers no ping",
		"silent",
		async () => (await open({ pongs: false })).closed,
	);
	await ends("a frame that drips", "silent", async () => {
		const socket = await open({ pongs: false });
		const bytes = frame(1, Buffer.alloc(4000, 97));
		let at = 0;
		const timer = setInterval(
			() => socket.socket.writable && socket.socket.write(bytes.subarray(at, ++at)), 150,
		);
		await socket.closed;
		clearInterval(timer);
	});
	await ends("a goodbye that is not said", "silent", async () => {
		const socket = await open({ pongs: false });
		socket.socket.write(frame(1, Buffer.alloc(100, 97), { fin: false }));
		return socket.closed;
	});
}

const resident = () =>
	Number(
		/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server.child.pid}/status`, "utf8"))[1]
	) / 1024;

// One that asks now and then and never reads: the system takes some megabytes for it, then it
// is stuck, long before a megabyte waits for it here.  Its connection is not seen to close by
// who does not read: the server counts it.
async function unread() {
	const deaf = new Socket(server, { table: honest.id });
	await deaf.next("view");
	const log = { do: "log", id: "d", from: 0, to: 200 };
	const burst = Math.ceil(500000 / JSON.stringify(await deaf.ask(log)).length);
	deaf.socket.pause();
	const before = await drops();
	const dropped = async () => {
		const now = await drops();
		return now.stuck + now.full > before.stuck + before.full;
	};
	const end = Date.now() + 40000;
	while (!(await dropped()) && Date.now() < end) {
		for (let i = 0; i < burst; i++) deaf.send(log);
		await sleep(1100);
	}
	check((await drops()).stuck > before.stuck, "one that does not read is stuck");
	await deaf.close();
}

// Many that ask as fast as they can and never read.
async function hoarders() {
	const n = 25;
	const before = { ...(await drops()), mb: resident() };
	const deaf = [...Array(n)].map(() => new Socket(server, { table: honest.id }));
	await Promise.all(deaf.map((socket) => socket.next("view")));
	deaf.forEach((socket) => socket.socket.pause());
	let peak = 0;
	const end = Date.now() + 60000; // a sanitizer makes it slow
	const over = async () => (await drops()).full - before.full >= n;
	while (!(await over()) && Date.now() < end) {
		for (const socket of deaf)
			for (let i = 0; i < 40; i++) socket.send({ do: "log", id: "d", from: 0, to: 200 });
		peak = Math.max(peak, resident() - before.mb);
		await sleep(20);
	}
	check(await over(), "all who never read are dropped");
	// a megabyte waiting for each, and what one turn of the loop adds to it
	check(peak < 2.5 * n, `the memory they cost is bounded: ${peak.toFixed(0)} MB for ${n}`);
	console.log(`  ${n} who never read cost ${peak.toFixed(0)} MB at most`);
	await Promise.all(deaf.map((socket) => socket.close()));
}

async function farewell() {
	honest.stop = true;
	await honest.done;
	check(
		honest.moves > 0 && honest.sockets.every((socket) => !socket.gap && !socket.isClosed),
		"nobody honest was dropped or missed anything",
	);
	equal((await server.stop()).code, 0, "it stops cleanly");
}

await run({
	slow: async () => {
		server = await new Server(
			`sqlite:${folder()}/slow.db`,
			"--request-ms",
			"2000",
			"--silent-ms",
			"4800",
			"--stuck-ms",
			"700",
		).start();
		honest = await honestGame();
		await requests();
		await sockets();
		await unread();
		await farewell();
	},
	hoarders: async () => {
		server = await new Server(`sqlite:${folder()}/hoard.db`, "--stuck-ms", "600000").start();
		honest = await honestGame();
		await hoarders();
		await farewell();
	},
});
