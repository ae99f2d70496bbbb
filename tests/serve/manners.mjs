// manners.mjs: names, notes, readiness, who was sent away, passwords: what people may rely on.
import { execFileSync } from "node:child_process";
import path from "node:path";
import {
	Person, Server, Socket, check, equal, folder, games, newId, request, run, sleep, table,
} from "./driver.mjs";

let server;
const store = () => `sqlite:${path.join(folder(), "manners.db")}`;
const arrive = (...names) =>
	Promise.all(names.map((name) => new Person(server, name).arrive()));
const begin = async (...more) => {
	server = await new Server(store(), ...more).start();
};

// A name is what it looks like.
async function names() {
	await begin();
	const named = async (name) =>
		(await request(server, "POST", "/api/me", { body: { name, lang: "en" } })).status;
	const fit = ["Anna", "Élise", "Žofie", "Анна", "Ελένη", "李雷"]
		.concat(["Mario Rossi", "O'Neil", "Bots", "Botan", "X 2"]);
	for (const name of fit) equal(await named(name), 200, `${name} is a name`);
	const unfit = [
		"An\u200bna", "Anna\u00a0B", "\u3164", "\u2800", "Аnna", "Annа", "Αnna", "An\u00adna",
		"Bot 1", "bot", "BOT  7", "Вot 1", "Anna\u202e", "\ufeffAnna", "\u{e0041}",
		"Pepe\u0301", "A\u0323nna", "\u{1d400}nna", "\u24b6nna", "\u1d00nna", "\u2160van",
		"x".repeat(25), " ", "",
	];
	for (const name of unfit)
		equal(await named(name), 400, `${JSON.stringify(name)} (${escape(name)}) is none`);
	const [owner] = await arrive("Pepe");
	await owner.post("/api/me/password", { password: "correct horse" });
	for (const name of ["PEPE", "pepe", "Рере", "ｐｅｐｅ", "Pepe "])
		equal(await named(name), 403, `${name} looks like a name that is owned`);
	equal(await named("Pepo"), 200, "another does not");
	const login = await request(server, "POST", "/api/me/login", {
		body: { name: "pEPE", password: "correct horse" },
	});
	equal(login.status, 200, "its owner may write it as they like");
	await server.stop();
}

// A note is a person's, and follows them; nobody who sits there later reads it.
async function notes() {
	await begin();
	const [anna, bruno, carla] = await arrive("Anna", "Bruno", "Carla");
	const { id } = (await anna.post("/api/tables", {
		game: "lorenzo", public: true, seats: [{ kind: "me" }, { kind: "open" }],
	})).json.table;
	await bruno.act(id, "join");
	const sockets = [anna, bruno].map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	for (const [i, socket] of sockets.entries()) {
		const kept = socket.next("note");
		socket.send({ do: "note", text: `secret of ${i}` });
		await kept;
	}
	const noteOf = async (person) => {
		const socket = person.sit(id);
		const { note } = await socket.next("view");
		socket.close();
		return note;
	};
	await anna.act(id, "swap", { seat: 0, with: 1 });
	equal(
		[await noteOf(anna), await noteOf(bruno)],
		["secret of 0", "secret of 1"],
		"after a swap",
	);
	await anna.act(id, "kick", { seat: 0 });
	await carla.act(id, "join");
	equal([await noteOf(carla), await noteOf(bruno)], ["", ""], "after another has come");
	await carla.act(id, "ready", { ready: true });
	await anna.act(id, "settings", { seating: "random" });
	await carla.act(id, "ready", { ready: true });
	equal((await anna.act(id, "start")).status, 200, "after the seats were mixed");
	equal([await noteOf(anna), await noteOf(carla)], ["secret of 0", ""], "it is whose it was");
	sockets.forEach((socket) => socket.close());
	await server.stop();
}

// Who said yes to one thing has not said yes to another; and who was sent away stays away.
async function ready() {
	await begin();
	const [anna, bruno] = await arrive("Anna", "Bruno");
	const { id } = (await anna.post("/api/tables", {
		game: "lorenzo", public: true, seats: [{ kind: "me" }, { kind: "open" }],
	})).json.table;
	await bruno.act(id, "join");
	const isReady = async () => (await bruno.get(`/api/tables/${id}`)).json.table.seats
		.find(({ name }) => name === "Bruno").ready;
	const changes = [
		["settings", { pace: { kind: "live", minutes: 1, seconds: 0 } }],
		["settings", { confirm: true }],
		["settings", { hints: true }],
		["settings", { seating: "random" }],
		["swap", { seat: 0, with: 1 }],
	];
	for (const [action, body] of changes) {
		await bruno.act(id, "ready", { ready: true });
		equal(await isReady(), true, "ready");
		equal((await anna.act(id, action, body)).status, 200, action);
		equal(await isReady(), false, `not after ${action} ${JSON.stringify(body)}`);
	}
	await bruno.act(id, "ready", { ready: true });
	await anna.act(id, "settings", { title: "Only a title", public: false });
	equal(await isReady(), true, "a title changes nothing");
	const seat = (await anna.get(`/api/tables/${id}`)).json.table.seats
		.findIndex(({ name }) => name === "Bruno");
	await anna.act(id, "kick", { seat });
	equal((await bruno.act(id, "join")).status, 403, "who was sent away does not come back");
	await anna.act(id, "seat", { seat, kind: "reserved", name: "Bruno" });
	const { key } = (await anna.get(`/api/tables/${id}`)).json.table.seats[seat];
	equal((await bruno.act(id, "join", { seat, key })).status, 200, "unless invited");
	await server.stop();
}

// The first password ends all other sessions, as every later one does.
async function passwords() {
	await begin();
	const [anna] = await arrive("Anna");
	const { link } = (await anna.post("/api/me/link", {})).json;
	const other = new Person(server, "Anna");
	other.take(await other.post("/api/me/take", { link }));
	equal((await other.get("/api/me")).json.me?.name, "Anna", "another device has her link");
	const late = (await anna.post("/api/me/link", {})).json.link;
	await anna.post("/api/me/password", { password: "correct horse" });
	equal((await other.get("/api/me")).json.me, null, "it is logged out by the first password");
	const third = new Person(server, "x");
	equal((await third.post("/api/me/take", { link: late })).status, 403, "so are links");
	equal((await anna.get("/api/me")).json.me?.name, "Anna", "she is not");
	// logins that race a change of the password
	for (let i = 0; i < 6; i++) {
		const [old, next] = [`correct horse${i || ""}`, `correct horse${i + 1}`];
		const [, ...logins] = await Promise.all([
			anna.post("/api/me/password", { password: next, old }),
			...[0, 1, 2].map(() => request(server, "POST", "/api/me/login", {
				body: { name: "Anna", password: old },
			})),
		]);
		for (const login of logins.filter(({ status }) => status === 200)) {
			const person = new Person(server, "Anna");
			person.take(login);
			equal(
				(await person.get("/api/me")).json.me,
				null,
				"an old password opens nothing that stays",
			);
		}
	}
	check(true, "however they race");
	await server.stop();
}

// A proposal that was declined is not made again and again.
async function proposals() {
	await begin();
	const people = await arrive("Anna", "Bruno");
	const id = await table(people, "lorenzo");
	const [anna, bruno] = people.map((person) => person.sit(id));
	await Promise.all([anna.next("view"), bruno.next("view")]);
	equal((await anna.ask({ do: "propose", what: "end" })).type, "ack", "an end is proposed");
	await bruno.until((s) => s.table.proposal);
	await bruno.ask({ do: "decline", proposal: bruno.table.proposal.n });
	await anna.until((s) => s.table.declined);
	const again = await anna.ask({ do: "propose", id: newId(), what: "end" });
	equal([again.type, again.error], ["refused", "not_now"], "not again before the game goes on");
	equal((await bruno.ask({ do: "propose", what: "end" })).type, "ack", "the other may");
	await sleep(10);
	anna.close();
	bruno.close();
	await server.stop();
}

// However many watch, each hears goodbye, and the server ends in its own time.
async function farewell() {
	await begin();
	const [anna] = await arrive("Anna");
	const seats = [{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "hard" })];
	const id = await table([anna], "lorenzo", { seats });
	const watchers = [];
	let before; // with a hundred, who have warmed up what is everybody's
	for (let i = 0; i < 15; i++) {
		const some = [...Array(100)].map(() => new Socket(server, { table: id }));
		await Promise.all(some.map((socket) => socket.next("view", 60000)));
		watchers.push(...some);
		before ??= server.memory();
	}
	const each = (server.memory() - before) / (watchers.length - 100);
	check(each <= 8, `who watches takes ${each.toFixed(1)} kB`);
	const late = new Socket(server, { table: id });
	equal((await late.next("view")).table.watchers, watchers.length, "they are counted");
	for (const socket of watchers.splice(0, 300)) socket.close();
	let counted;
	for (let i = 0; i < 200 && counted !== watchers.length + 1; i++) {
		await sleep(50);
		counted = (await anna.get(`/api/tables/${id}`)).json.table.watchers;
	}
	equal(counted, watchers.length + 1, "also when they go");
	let byes = 0;
	for (const socket of watchers) socket.once("bye", () => byes++);
	const flood = setInterval(() => watchers.forEach((socket) =>
		!socket.isClosed && socket.send({ do: "screen" })), 100);
	await sleep(300);
	equal(await server.stop(), { code: 0, signal: null }, "the server ends by itself");
	clearInterval(flood);
	await Promise.all(watchers.map((socket) => socket.closed));
	equal(byes, watchers.length, "and everybody has heard goodbye");
}

// A game that was begun by other rules says so everywhere, and can be left.
async function otherRules() {
	const dir = folder();
	server = await new Server(`sqlite:${dir}/rules.db`).start();
	const people = await arrive("Anna", "Bruno");
	const { version } = (await games(server)).find((game) => game.id === "lorenzo");
	const pace = { kind: "live", minutes: 1, seconds: 0 };
	const id = await table(people, "lorenzo", { pace });
	const done = await table(people, "lorenzo");
	const ends = people.map((person) => person.sit(done));
	await Promise.all(ends.map((socket) => socket.next("view")));
	await ends[0].ask({ do: "propose", what: "end" });
	await ends[1].until((s) => s.table.proposal);
	await ends[1].ask({ do: "agree", proposal: 1 });
	await server.stop();
	execFileSync("sqlite3", [`${dir}/rules.db`, "UPDATE game SET deadline = 1," +
		` body = replace(body, '"rules":${version},', '"rules":${version + 9},')`]);
	await server.start();
	const [anna, bruno] = people;
	const socket = anna.sit(id);
	const first = await socket.next("view");
	equal(first.view, null, "it cannot be shown");
	check(/another version of the rules/.test(first.table.rules), "but it is told why");
	const move = await socket.ask({ do: "move", rev: first.rev, move: "pass" });
	equal(
		[move.error, /another version/.test(move.say)],
		["not_now", true],
		"and to who would play",
	);
	check(
		/another version/.test((await anna.get(`/api/tables/${id}`)).json.table.rules),
		"over HTTP",
	);
	for (const what of ["record", "verify", "replay?ply=1"]) {
		const answer = await anna.get(`/api/tables/${done}/${what}`);
		equal([answer.status, /another version/.test(answer.text)], [409, true], what);
	}
	equal((await anna.act(done, "fork", { ply: 0, mode: "hotseat" })).status, 409, "no fork");
	check(
		/event=rules table=\w+ game=lorenzo/.test(server.log),
		"the operator reads it in the log",
	);
	equal((await bruno.act(id, "leave")).status, 200, "it can be left");
	equal((await anna.act(id, "leave")).status, 200, "by all");
	equal((await anna.get("/api/tables?list=mine")).json.tables, [], "and is nobody's any more");
	await sleep(1300); // the server looks for those who are late
	equal((await request(server, "GET", "/healthz")).status, 200, "all is well");
	await server.stop();
}

run({ otherRules, farewell, names, notes, ready, passwords, proposals });
