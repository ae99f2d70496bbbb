// adversary.mjs: what hostile clients get, and that nobody else notices.
import net from "node:net";
import {
	Person, Server, Socket, check, dice, equal, folder, frame, games, mine, newId, request, run,
	sleep, table,
} from "./driver.mjs";

let server;
let honest; // a game that goes on all the while
const roll = dice(17);

async function honestGame() {
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `H${i}`).arrive()
	));
	const state = {
		people, game, moves: 0, worst: 0, stop: false, id: await table(people, game.id),
	};
	let sockets = people.map((person) => person.sit(state.id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	state.done = (async () => {
		while (!state.stop) {
			if (sockets[0].view.over) {
				state.id = await table(people, game.id);
				sockets.forEach((socket) => socket.close());
				sockets = people.map((person) => person.sit(state.id));
				await Promise.all(sockets.map((socket) => socket.next("view")));
			}
			const socket = sockets.find(mine);
			if (!socket) {
				await sleep(2);
				continue;
			}
			const began = Date.now();
			const answer = await socket.ask({
				do: "move",
				rev: socket.rev,
				move: socket.view.moves[roll(socket.view.moves.length)].move,
			});
			state.worst = Math.max(state.worst, Date.now() - began);
			if (answer.type !== "ack")
				return check(false, `an honest move was answered ${JSON.stringify(answer)}`);
			await Promise.all(sockets.map((s) => s.until((x) => x.rev >= answer.rev)));
			state.moves++;
			await sleep(10);
		}
	})();
	state.sockets = () => sockets;
	return state;
}

// Do something nasty; the honest game must have gone on afterwards.
async function meanwhile(what, attack) {
	const before = honest.moves;
	await attack();
	console.log(`  ${what}`);
	const until = Date.now() + 15000;
	while (honest.moves <= before + 1 && Date.now() < until) await sleep(10);
	check(honest.moves > before + 1, `${what}: honest people play on`);
	equal((await request(server, "GET", "/healthz")).status, 200, `${what}: the server is well`);
}

// The head of the answer, or what came of it.
const raw = (bytes, ms = 10000) => new Promise((done) => {
	const socket = net.connect(server.port, "127.0.0.1", () => socket.write(bytes));
	let said = "";
	socket.on("data", (more) => {
		said += more;
		if (said.includes("\r\n\r\n")) socket.destroy();
	});
	socket.on("error", () => {});
	const late = setTimeout(() => socket.destroy(), ms);
	socket.on("close", () => {
		clearTimeout(late);
		done(said);
	});
});

async function victim() {
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `V${i}`).arrive()
	));
	const id = await table(people, game.id);
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	return { people, id, sockets, asked: () => sockets.find(mine) };
}

async function tokens() {
	const { people, id } = await victim();
	const { cookie } = people[0];
	const forged = [
		cookie.slice(0, -1) + (cookie.at(-1) === "A" ? "B" : "A"),
		"A".repeat(43),
		"",
		"x".repeat(3000),
		"' OR 1=1 --",
		"%00",
		cookie.toUpperCase(),
	];
	for (const token of forged) {
		equal(
			(await request(server, "GET", "/api/me", { cookie: token })).json?.me ?? null,
			null,
			`token ${token.slice(0, 12)}`,
		);
		const socket = new Socket(server, { table: id, cookie: token, seat: 0 });
		const view = await socket.next("view");
		equal(
			[view.view.you, view.view.moves.length, view.table.you],
			[-1, 0, []],
			"a forged token only watches",
		);
		equal(
			(await socket.ask({ do: "move", rev: view.rev, move: "x" })).error,
			"who",
			"and may not move",
		);
		await socket.close();
	}
	const other = await new Person(server, "Mallory").arrive();
	const peek = other.sit(id, { seat: 0 });
	equal((await peek.next("view")).view.you, -1, "asking for a seat does not give it");
	equal(
		(await peek.ask({ do: "sit", seat: 0, id: newId() })).error,
		"forbidden",
		"nor does sitting down",
	);
	equal(
		(await peek.ask({ do: "move", rev: peek.rev, move: "x" })).error, "forbidden", "nor moving",
	);
	equal((await other.act(id, "replace", { seat: 0 })).status, 403, "nor replacing");
	equal((await other.act(id, "back", { seat: 0 })).status, 409, "nor coming back");
	equal((await other.get(`/api/tables/${id}/record`)).status, 409, "no record of a running game");
	equal((await other.get(`/api/tables/${id}/verify`)).status, 409, "nor its seed");
	equal(
		(await other.get(`/api/tables/${id}/replay?ply=1&seat=0`)).status,
		404,
		"nor another seat's past",
	);
	await peek.close();
}

async function moves() {
	const v = await victim();
	const asked = v.asked();
	const rev = asked.rev;
	const { move } = asked.view.moves[0];
	const others = v.sockets.filter((s) => !mine(s));
	check(others.length > 0, "somebody is not asked");
	for (const socket of others)
		equal((await socket.ask({ do: "move", rev, move })).error, "illegal", "not your turn");
	for (const bad of [
		"",
		"nonsense",
		"7 x",
		". draw 1",
		"0 play 1",
		"\\u0000",
		"x".repeat(1023),
		"x".repeat(1024),
		move + " 1 2 3 4",
	])
		check(
			(await asked.ask({ do: "move", rev, move: bad })).type === "refused",
			`the move '${bad.slice(0, 20)}' is refused`,
		);
	for (const stale of [rev + 1, rev + 100000, 0, 999999999999999]) {
		const answer = await asked.ask({ do: "move", rev: stale, move });
		check(
			answer.type === "refused" && (answer.error === "stale" || stale === 0),
			`rev ${stale} is refused: ${answer.error}`,
		);
	}
	equal(asked.rev, rev, "nothing has changed");
	const good = { do: "move", id: newId(), rev, move };
	const first = asked.ask(good);
	for (let i = 0; i < 19; i++) asked.send(good);
	equal((await first).type, "ack", "a move");
	await asked.ask({ do: "ping" });
	equal(asked.rev, rev + 1, "twenty times the same counts once");
	const late = await asked.ask({ do: "move", rev, move });
	equal(late.type, "refused", "an old rev with a new id is refused");
	v.sockets.forEach((s) => s.close());
}

const closesWith = async (bytes, code, what) => {
	const { people, id } = honest;
	const socket = people[0].sit(id);
	await socket.next("view");
	socket.socket.write(bytes);
	const got = await Promise.race([socket.closed, sleep(10000).then(() => "open")]);
	check([code].flat().includes(got), `${what}: closed with ${got}, not ${code}`);
	if (got === "open") await socket.close();
};

async function frames() {
	const text = Buffer.from('{"v":1,"do":"ping","id":"x"}');
	await closesWith(frame(1, text, { mask: false }), 1002, "an unmasked frame");
	await closesWith(frame(1, Buffer.from([0xff, 0xfe])), 1007, "bytes that are not UTF-8");
	await closesWith(frame(1, Buffer.alloc(8193, 97)), 1009, "a frame that is too long");
	await closesWith(
		Buffer.from([
			0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 97, 97,
		]),
		[1009, 1002],
		"a frame of half the world",
	);
	await closesWith(frame(3, text), 1002, "an unknown opcode");
	await closesWith(frame(1, text, { rsv1: true }), 1002, "packing that was not agreed on");
	await closesWith(frame(2, text), 1003, "a binary frame");
	await closesWith(frame(0, text), 1002, "the rest of nothing");
	await closesWith(frame(9, Buffer.alloc(126)), [1002, undefined], "a ping that is too long");
	await closesWith(
		Buffer.concat(Array.from(
			{ length: 9 }, (_, i) => frame(i ? 0 : 1, Buffer.alloc(1000, 97), { fin: i === 8 }),
		)),
		1009,
		"too long in pieces",
	);
}

async function messages() {
	const { people, id } = honest;
	const socket = people[0].sit(id);
	await socket.next("view");
	const bad = [
		"", "{", "[]", "null", "1", '"x"', "{}", '{"v":2,"do":"ping"}', '{"v":1,"do":"fly"}',
		'{"v":1,"do":"move"}', '{"v":1,"do":"move","id":"1","rev":"1","move":"x"}',
		'{"v":1,"do":"ping","do":"ping"}', '{"v":1,"do":"ping","id":"' + "x".repeat(41) + '"}',
		'{"v":1,"do":"chat","id":"a","text":""}',
		'{"v":1,"do":"chat","id":"a","text":"' + "x".repeat(501) + '"}',
		'{"v":1,"do":"chat","id":"a","text":"a\\u0000b"}', '{"v":1,"do":"ping","id":"\\ud800"}',
		"[".repeat(4000), '{"a":'.repeat(1000), '{"v":1e0,"do":"ping"}', '{"v":1,"do":"ping",}',
		'{"v":01,"do":"ping"}',
		'{"v":1,"do":"log","id":"a","from":0,"to":100000}',
		'{"v":1,"do":"log","id":"a","from":-5,"to":5}', '{"v":1,"do":"sit","seat":9}',
		'{"v":1,"do":"note","text":"' + "x".repeat(4001) + '"}',
		'{"v":1,"do":"propose","id":"p","what":"undo","ply":-1}',
		'{"v":1,"do":"propose","id":"p","what":"win"}',
		'{"v":1,"do":"agree","id":"q","proposal":99}', '{"v":1,"do":"presence","is":"gone"}',
		JSON.stringify(Object.fromEntries([...Array(300)].map((_, i) => [`k${i}`, i]))),
	];
	for (const text of bad) {
		const refused = socket.next("refused");
		socket.send(text);
		const answer = await refused;
		check(
			answer.say.length > 3 && answer.error !== "internal",
			`'${text.slice(0, 40)}' is refused: ${answer.error}`,
		);
	}
	await socket.close();
}

async function requests() {
	const head = `Host: 127.0.0.1:${server.port}\r\n`;
	check(/ 400 /.test(await raw("GET / HTTP/1.1\r\n\r\n")), "no Host");
	check(
		/ 4\d\d /.test(await raw(`GET / HTTP/1.1\r\n${head}X: ${"a".repeat(20000)}\r\n\r\n`)),
		"a header that is too long",
	);
	const body = `Content-Type: application/json\r\nContent-Length: 12\r\n`;
	for (const twice of ["Host: example.org", "Content-Length: 5", "Content-Length: 12",
		"Transfer-Encoding: chunked"]) {
		const said = await raw(`POST /api/me HTTP/1.1\r\n${head}${body}${twice}\r\n\r\n` +
			`0\r\n\r\nGET /api/games HTTP/1.1\r\n${head}\r\n`);
		check(/ 400 /.test(said) && /Connection: close/i.test(said), `${twice}, a second time`);
	}
	const zero = await raw(`GET /api/games%00x HTTP/1.1\r\n${head}\r\n`);
	check(/ 404 /.test(zero), "a path with a zero");
	check(!/ 200 /.test(await raw("\x16\x03\x01 nonsense \r\n\r\n")), "something else than HTTP");
	equal(
		(await request(server, "POST", "/api/me", { raw: "{", headers: {} })).status,
		400,
		"a body that is not JSON",
	);
	equal(
		(await request(server, "POST", "/api/me", { body: { name: "x".repeat(20000) } })).status,
		413,
		"a body that is too long",
	);
	equal(
		(await request(server, "POST", "/api/me", {
			body: { name: "M" }, headers: { "Content-Type": "text/plain" },
		})).status,
		400,
		"a form of another site",
	);
	equal(
		(await request(server, "POST", "/api/me", {
			body: { name: "M" }, headers: { Origin: "https://evil.example" },
		})).status,
		403,
		"another site",
	);
	equal(
		(await request(server, "POST", "/api/me", { body: { name: "M" }, headers: {
			Origin: "http://evil.example", Host: "evil.example",
		} })).status,
		403,
		"another name for us",
	);
	equal(
		(await request(server, "POST", "/api/me", {
			body: { name: "M" }, headers: { Origin: server.origin },
		})).status,
		200,
		"our own site",
	);
	const foreign = new Socket(server, {
		table: honest.id,
		cookie: honest.people[0].cookie,
		headers: { Origin: "https://evil.example" },
	});
	equal(await foreign.opened, 403, "a WebSocket from another site");
	const gone = new Socket(server, { table: "aaaaaaaaaaaaaaaa" });
	equal(await gone.closed, 4000, "no such table");
	for (const path of [
		"/api/tables/x",
		"/api/tables/aaaaaaaaaaaaaaaa",
		"/api/tables/aaaaaaaaaaaaaaaa/join/x",
		"/api/nothing",
		`/${"x".repeat(3000)}`,
		"/api/tables/%2e%2e",
	])
		equal((await request(server, "GET", path)).status, 404, `GET ${path.slice(0, 40)}`);
	const odd = await honest.people[0].post("/api/tables", {
		game: "verraeter",
		options: { "hands": "x' OR 1" },
		seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }],
	});
	equal(odd.status, 400, "an option that does not exist");
	for (const seats of [
		[],
		[{ kind: "me" }],
		Array(9).fill({ kind: "bot" }),
		"x",
		[{ kind: "king" }, { kind: "bot" }, { kind: "bot" }],
	])
		equal(
			(await honest.people[0].post("/api/tables", { game: "verraeter", seats })).status,
			400,
			`seats ${JSON.stringify(seats)}`,
		);
}

async function halfOpen() {
	const idle = [...Array(100)].map(() => net.connect(server.port, "127.0.0.1"));
	const half = [...Array(100)].map(() => {
		const socket = net.connect(server.port, "127.0.0.1", () => socket.write("GET / HT"));
		return socket;
	});
	const deaf = honest.people[0].sit(honest.id); // reads nothing any more
	await deaf.next("view");
	deaf.socket.pause();
	[...idle, ...half].forEach((socket) => socket.on("error", () => {}));
	await sleep(300);
	equal(
		(await request(server, "GET", "/api/games")).status, 200, "with 200 half-open connections",
	);
	[...idle, ...half].forEach((socket) => socket.destroy());
	// it asks and asks and never reads an answer: dropped, before it costs memory
	const dropped = async () =>
		Number(
			/ludoteca_dropped_total{why="full"} (\d+)/.exec(
				(await request(server, "GET", "/metrics")).text
			)[1]
		);
	const before = await dropped();
	for (let i = 0; i < 1500; i++) deaf.send({ do: "log", id: "d", from: 0, to: 200 });
	const until = Date.now() + 40000;
	while ((await dropped()) === before && Date.now() < until) {
		for (let i = 0; i < 100; i++) deaf.send({ do: "log", id: "d", from: 0, to: 200 });
		await sleep(50);
	}
	check((await dropped()) > before, "a client that does not read is dropped");
	await deaf.close();
}

async function floods() {
	// nobody is closed for being idle: that must not be taken for the limit
	const limited = await new Server(
		`sqlite:${folder()}/flood.db`,
		"--rate",
		"5",
		"--per-address",
		"30",
		"--tables",
		"3",
		"--request-ms",
		"600000",
	).start();
	const anna = await new Person(limited, "Anna").arrive();
	const made = [];
	for (let i = 0; i < 4; i++)
		made.push((await anna.post("/api/tables", { game: "verraeter", seats: [
			{ kind: "me" }, { kind: "bot" }, { kind: "bot" },
		] })));
	equal(
		made.map((answer) => answer.status),
		[201, 201, 201, 429],
		"a person has a limited number of tables",
	);
	const { id } = made[0].json.table;
	const socket = anna.sit(id);
	await socket.next("view");
	let tooMany = 0;
	socket.on("refused", (message) => (tooMany += message.error === "too_many"));
	for (let i = 0; i < 400; i++) socket.send({ do: "ping", id: String(i) });
	await Promise.race([socket.closed, sleep(10000)]);
	check(tooMany > 100, `a flood of messages is refused (${tooMany})`);
	equal(socket.code, 1008, "and in the end closed");
	const answers = [];
	for (let i = 0; i < 40; i++)
		answers.push(...(await Promise.all([...Array(8)].map(
			() => request(limited, "GET", "/api/games").catch(() => ({ status: 0 }))
		))));
	check(answers.some((answer) => answer.status === 429), "a flood of requests is refused");
	equal((await request(limited, "GET", "/healthz")).status, 200, "and health is still told");
	const many = [...Array(60)].map(() => net.connect(limited.port, "127.0.0.1"));
	many.forEach((s) => s.on("error", () => {}));
	many.forEach((s) => s.resume()); // an end is seen by who reads only
	const closed = () => many.filter((s) => s.destroyed).length;
	for (let i = 0; i < 100 && closed() < 25; i++) await sleep(100);
	check(
		closed() >= 25,
		`one address has a limited number of connections (${closed()} of 60 closed)`,
	);
	many.forEach((s) => s.destroy());
	await limited.stop();
	const crowded = await new Server(`sqlite:${folder()}/crowd.db`, "--connections", "2").start();
	const bruno = await new Person(crowded, "Bruno").arrive();
	const full = (await bruno.post("/api/tables", { game: "verraeter", seats: [
		{ kind: "me" }, { kind: "bot" }, { kind: "bot" },
	] })).json.table.id;
	const inside = [bruno.sit(full), new Socket(crowded, { table: full })];
	await Promise.all(inside.map((s) => s.next("view")));
	equal(await bruno.sit(full).opened, 429, "there is room for so many connections and no more");
	await inside[0].close();
	let status;
	for (let i = 0; i < 100 && status !== 101; i++) {
		if (i) await sleep(100);
		status = await bruno.sit(full).opened;
	}
	equal(status, 101, "until somebody leaves");
	await inside[1].close();
	await crowded.stop();
}

async function flood() {
	const attackers = await Promise.all([...Array(5)].map(
		(_, i) => new Person(server, `M${i}`).arrive()
	));
	const sockets = attackers.map((person) => person.sit(honest.id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	for (let i = 0; i < 300; i++)
		for (const socket of sockets) socket.send({ do: "move", id: newId(), rev: 1, move: "x" });
	await Promise.all(sockets.map((socket) => socket.ask({ do: "ping" })));
	sockets.forEach((socket) => socket.close());
}

await run({
	adversary: async () => {
		server = await new Server(`sqlite:${folder()}/adversary.db`).start();
		honest = await honestGame();
		for (const [what, attack] of Object.entries({
			tokens, moves, frames, messages, requests, halfOpen, flood,
		}))
			await meanwhile(what, attack);
		honest.stop = true;
		await honest.done;
		check(honest.sockets().every((socket) => !socket.gap), "nobody missed anything");
		check(!/level=error/.test(server.log), `no errors in the log: ${server.log.slice(0, 500)}`);
		equal((await server.stop()).code, 0, "it stops cleanly");
		await floods();
	},
});
