// limits.mjs: limits hold, for those they are meant for, also behind a proxy.
import fs from "node:fs";
import path from "node:path";
import {
	Person, Postgres, Server, Socket, check, equal, folder, newId, request, root, run, sleep, table,
} from "./driver.mjs";

const store = () => `sqlite:${path.join(folder(), "limits.db")}`;
const from = (...lines) => ({
	headers: { "X-Forwarded-For": lines.length > 1 ? lines : lines[0] },
});

// Behind a proxy every address has its own number of connections; a network of IPv6 is one.
async function connections() {
	const server = await new Server(store(), "--proxy", "1", "--per-address", "5").start();
	const anna = await new Person(server, "Anna").arrive();
	const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
	const id = await table([anna], "lorenzo", { seats });
	const open = async (address) => {
		const socket = new Socket(server, { table: id, ...from(address) });
		return { status: await socket.opened, socket };
	};
	for (const addresses of [
		[...Array(6)].map(() => "203.0.113.7"),
		[...Array(6)].map((_, i) => `2001:db8:0:1::${i + 1}`),
	]) {
		const got = [];
		for (const address of addresses) got.push(await open(address));
		equal(
			got.map(({ status }) => status),
			[101, 101, 101, 101, 101, 429],
			`five of ${addresses[0]} and no more`,
		);
		await got[0].socket.close();
		let again;
		for (let i = 0; i < 100 && again?.status !== 101; i++) again = await open(addresses[0]);
		equal(again.status, 101, "until one of them leaves");
	}
	equal((await open("2001:db8:0:2::1")).status, 101, "another network has its own");
	check(/event=limited address=203\.0\.113\.7 what=connection/.test(server.log), "it is logged");
	await server.stop();
}

// How many of so many requests are let through.
async function passing(server, n, options) {
	const began = Date.now();
	let ok = 0;
	for (let i = 0; i < n; i += 10) {
		const answers = await Promise.all([...Array(10)].map((_, k) =>
			request(server, "GET", "/api/games", options(i + k))));
		ok += answers.filter(({ status }) => status === 200).length;
	}
	return { ok, seconds: (Date.now() - began) / 1000 };
}

// The figures in the documents are the real ones; and only what the proxy added is believed.
async function requests() {
	const server = await new Server(store(), "--proxy", "1", "--rate", "10").start();
	const kinds = {
		"one address": () => from("203.0.113.1"),
		"a forged first line": (i) => from(`10.9.8.${i}`, "203.0.113.2"),
		"a forged first word": (i) => from(`10.9.8.${i}, 203.0.113.3`),
		"nonsense": (i) => from(`nonsense ${i}`),
		"one network": (i) => from(`2001:db8:5:5::${i + 1}`),
	};
	for (const [what, options] of Object.entries(kinds)) {
		const { ok, seconds } = await passing(server, 200, options);
		check(ok >= 40 && ok <= 40 + 10 * seconds + 1, `${what}: ${ok} requests in ${seconds} s`);
	}
	const others = await passing(server, 200, (i) => from(`198.51.100.${i}`));
	equal(others.ok, 200, "two hundred addresses are two hundred addresses");
	const twice = await request(server, "GET", "/api/games", {
		headers: { Host: ["127.0.0.1", "example.org"], "X-Forwarded-For": "192.0.2.1" },
	}).catch(() => ({ status: 400 }));
	equal(twice.status, 400, "two hosts are one too many");
	await server.stop();
}

// What a person may say is theirs over all their connections.
async function people() {
	const server = await new Server(store(), "--rate", "30").start();
	const anna = await new Person(server, "Anna").arrive();
	const bruno = await new Person(server, "Bruno").arrive();
	const id = await table([anna, bruno], "lorenzo");
	const sockets = [...Array(20)].map(() => anna.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const began = Date.now();
	let kept = 0;
	let refused = 0;
	for (const socket of sockets) {
		socket.on("ack", () => kept++);
		socket.on("refused", () => refused++);
		for (let i = 0; i < 4; i++) socket.send({ do: "chat", id: newId(), text: "again" });
	}
	while (kept + refused < 80) await sleep(20);
	const seconds = (Date.now() - began) / 1000;
	check(kept >= 1 && kept <= 9 + 3 * seconds + 1, `${kept} lines of one person in ${seconds} s`);
	const theirs = bruno.sit(id);
	await theirs.next("view");
	equal((await theirs.ask({ do: "chat", text: "hello" })).type, "ack", "others have their own");
	await server.stop();
}

// Guessing a password is slow, and does not lock its owner out.
async function logins() {
	const server = await new Server(store(), "--proxy", "1", "--rate", "1000").start();
	const login = (address, name, password) =>
		request(server, "POST", "/api/me/login", { body: { name, password }, ...from(address) });
	const owner = await new Person(server, "Owner").arrive();
	await owner.post("/api/me/password", { password: "correct horse" });
	equal((await login("192.0.2.1", "Owner", "correct horse")).status, 200, "the owner logs in");
	let tried = 0;
	for (let host = 1; host <= 5; host++)
		for (let i = 0; i < 10; i++)
			tried += (await login(`198.51.100.${host}`, "Owner", "wrong horse")).status === 403;
	check(tried >= 25 && tried <= 34, `five guessers had ${tried} of 50 guesses`);
	equal((await login("192.0.2.1", "Owner", "correct horse")).status, 200, "the owner still can");
	let names = 0;
	for (let i = 0; i < 30; i++)
		names += (await login("203.0.113.9", `Name ${i}`, "wrong horse")).status === 403;
	check(names <= 25, `one address guesses at ${names} of 30 names`);
	check(/event=login_failed address=198\.51\.100\.1/.test(server.log), "failures are logged");
	check(/event=limited address=203\.0\.113\.9 what=login/.test(server.log), "so are refusals");
	await server.stop();
}

// Nobody makes the store look for what cannot be there.
async function lists() {
	const server = await new Server(store()).start();
	const list = async (query) =>
		(await request(server, "GET", `/api/tables?list=${query}`)).status;
	equal(await list("finished&game=lorenzo"), 200, "the games there are can be listed");
	for (const game of ["chess", "x' OR '1", "LORENZO", "x".repeat(300)])
		equal(await list(`finished&game=${encodeURIComponent(game)}`), 400, `${game} is none`);
	await server.stop();
}

// Who I am is not asked behind somebody's list, however long that takes.
async function lanes() {
	const postgres = new Postgres().start();
	const server = await new Server(postgres.fresh("lanes")).start();
	const anna = await new Person(server, "Anna").arrive();
	let isHeld = true;
	const held = postgres.hold("game", 4).then(() => (isHeld = false));
	await sleep(500);
	const list = request(server, "GET", "/api/tables?list=finished");
	let isListed = false;
	list.then(() => (isListed = true));
	await sleep(200);
	equal((await anna.get("/api/me")).json?.me?.name, "Anna", "who I am");
	check(isHeld && !isListed, "is told while a list takes its time");
	equal((await list).status, 200, "which comes in the end");
	await held;
	await server.stop();
}

// Records are large, and guests cost nothing: an address brings so many.
async function records() {
	const server = await new Server(store(), "--proxy", "1", "--rate", "1000").start();
	const record = fs.readFileSync(
		path.join(root, "games/verraeter/play/four-players.play"), "utf8");
	const bring = async (address) => {
		const guest = await new Person(server, "Guest").arrive();
		const headers = from(address).headers;
		return (await request(server, "POST", "/api/records",
			{ body: { record }, cookie: guest.cookie, headers })).status;
	};
	const began = Date.now();
	const got = await Promise.all([...Array(45)].map(() => bring("203.0.113.1")));
	const taken = got.filter((status) => status === 201).length;
	const more = Math.ceil((Date.now() - began) / 10000);
	check(taken >= 30 && taken <= 30 + more, `${taken} of 45 records were taken`);
	equal(await bring("203.0.113.2"), 201, "another address has its own");
	check(/event=limited address=203\.0\.113\.1 what=record/.test(server.log), "it is logged");
	await server.stop();
}

// What makes the server work costs more than what does not.
async function prices() {
	const server = await new Server(store(), "--rate", "10").start();
	const anna = await new Person(server, "Anna").arrive();
	const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
	const id = await table([anna], "lorenzo", { seats });
	const socket = anna.sit(id);
	await socket.next("view");
	// How many of so many are answered; who has none left is refused without their id.
	const heard = async (n, message, is) => {
		let got = 0;
		const hear = (answer) => (got += is(answer));
		socket.on("message", hear);
		for (let i = 0; i < n; i++) socket.send({ ...message, id: newId() });
		await sleep(1000);
		socket.off("message", hear);
		return got;
	};
	await sleep(3000);
	const judged = await heard(8, { do: "analyse" }, ({ error }) => error === "not_now");
	check(judged >= 2 && judged <= 4, `an analysis costs ten: ${judged} of 8`);
	await sleep(3000);
	for (let i = 0; i < 9; i++) socket.send({ do: "presence", is: i % 2 ? "here" : "away" });
	const pongs = await heard(25, { do: "ping" }, ({ type }) => type === "pong");
	check(pongs < 15, `coming and going costs three: ${pongs} pings of 25 were left`);
	await sleep(4000);
	const began = Date.now();
	const seen = await Promise.all([...Array(90)].map(() => anna.get(`/t/${id}`)));
	const shown = seen.filter(({ status }) => status === 200).length;
	const most = 40 + ((Date.now() - began) / 1000 + 1) * 10;
	check(shown >= 20 && shown <= most, `a link to a table is no file: ${shown} of 90`);
	socket.close();
	await server.stop();
}

run({ lists, lanes, connections, requests, people, logins, records, prices });
