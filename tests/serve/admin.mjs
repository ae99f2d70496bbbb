// admin.mjs: the operator's powers, by command and by page, on both stores and on two nodes; and
// what the operator may not: see a hand.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Postgres, Server, check, equal, folder, mine, program, request, run, sleep, table,
} from "./driver.mjs";

const DAY = 86400000;

// `ludoteca admin ...` on a store: [status, what it said].
function admin(store, ...words) {
	const said = spawnSync(program, ["admin", "--store", store, "--as", "Olga", ...words], {
		encoding: "utf8",
	});
	return [said.status, said.stdout + said.stderr];
}
const list = (store, ...words) => JSON.parse(admin(store, "--json", ...words)[1]);
const does = (store, ...words) => equal(admin(store, ...words)[0], 0, `admin ${words.join(" ")}`);
const refuses = (store, words, status, why) => {
	const said = admin(store, ...words);
	check(said[0] === status && said[1].includes(why), `admin ${words}: ${said}, not ${why}`);
};

// What a node had in memory follows within half a second.
async function becomes(holds, what) {
	for (let i = 0; i < 100 && !(await holds()); i++) await sleep(50);
	check(await holds(), what);
}

async function arrive(server, ...names) {
	return Promise.all(names.map((name) => new Person(server, name).arrive()));
}

async function owner(server, name) {
	const [person] = await arrive(server, name);
	equal((await person.post("/api/me/password", { password: "correct horse" })).status, 200,
		`${name} has a password`);
	return person;
}

const login = (server, name, password = "correct horse") =>
	new Person(server, name).post("/api/me/login", { name, password });

// ---- people ----

async function people(store, servers) {
	const [one, other] = [servers[0], servers.at(-1)];
	const [anna, bruno] = [await owner(one, "Anna"), await owner(one, "Bruno")];
	const id = await table([anna, bruno], "lorenzo");
	const far = new Person(other, "Anna");
	far.cookie = anna.cookie;
	const socket = far.sit(id); // on another node, where there is one
	await socket.next("view");
	const seen = list(store, "people").map((p) => [p.name, p.kind]);
	equal(seen.sort(), [["Anna", "owner"], ["Bruno", "owner"]], "people are listed");
	equal(list(store, "people", "an").length, 1, "by the beginning of a name");
	equal(list(store, "sessions", "Anna").length, 1, "a session");

	does(store, "ban", "Anna", "3");
	equal(await socket.closed, 1008, "who is banned is sent away at once");
	equal((await anna.get("/api/me")).json.me, null, "and has no session any more");
	const back = await login(other, "Anna");
	check(back.status === 403 && /operator/.test(back.json.say), `or comes back: ${back.text}`);
	check(list(store, "people", "Anna")[0].banned > Date.now() + 2 * DAY, "the ban has its end");
	does(store, "unban", "Anna");
	anna.take(await login(one, "Anna"));
	check((await anna.get("/api/me")).json.me, "until it is lifted");

	await mutes(store, one, anna, id);
	await logouts(store, one, anna);
	refuses(store, ["ban", "Nobody"], 1, "no such person");
	refuses(store, ["ban", "Anna", "0"], 1, "number of days");
	refuses(store, ["ban"], 2, "other words");
	refuses(store, ["crown", "Anna"], 2, "no such power");
	const [guest] = await arrive(one, "Carla");
	await arrive(one, "Carla");
	refuses(store, ["mute", "Carla"], 1, "several people");
	refuses(store, ["reset", guest.id], 1, "no password");
}

async function mutes(store, server, anna, id) {
	const socket = anna.sit(id);
	await socket.next("view");
	does(store, "mute", "Anna");
	const refused = await socket.ask({ do: "chat", text: "ciao" });
	check(refused.type === "refused" && /write/.test(refused.say), "who is muted says nothing");
	does(store, "unmute", "Anna");
	equal((await socket.ask({ do: "chat", text: "ciao a tutti" })).type, "ack", "then speaks");
	equal((await socket.ask({ do: "chat", text: "parolaccia" })).type, "ack", "and swears");
	const lines = list(store, "chat", id);
	equal(lines.map((l) => l.line), ["parolaccia", "ciao a tutti"], "the operator reads it");
	let taken;
	socket.on("chat", ({ line }) => (taken ??= line.text === "" ? line.n : undefined));
	does(store, "unsay", id, String(lines[0].n));
	await socket.until(() => taken);
	equal(taken, lines[0].n, "a line that is taken back is taken back at once");
	const late = anna.sit(id);
	equal((await late.next("view")).chat.map((l) => l.text), ["ciao a tutti", ""],
		"and is not there for who comes later");
	refuses(store, ["unsay", id, String(lines[0].n)], 1, "no such line");
	await socket.close();
	await late.close();
}

async function logouts(store, server, anna) {
	const second = new Person(server, "Anna");
	second.take(await login(server, "Anna"));
	const sessions = list(store, "sessions", "Anna");
	equal(sessions.length, 2, "two devices");
	does(store, "logout", sessions[0].id); // the newest
	equal((await second.get("/api/me")).json.me, null, "one of them is logged out");
	check((await anna.get("/api/me")).json.me, "the other is not");
	const said = admin(store, "reset", "Anna")[1];
	const password = said.trim().split(" ").at(-1);
	equal((await anna.get("/api/me")).json.me, null, "a new password logs all out");
	equal((await login(server, "Anna")).status, 403, "the old one is good for nothing");
	const entered = await login(server, "Anna", password);
	equal(entered.status, 200, "the new one is");
	anna.take(entered);
	check(!JSON.stringify(list(store, "audit")).includes(password), "and stands in no log");
}

// ---- deleting and exporting ----

async function forgets(store, servers) {
	const server = servers[0];
	const [dora, elio] = await arrive(server, "Dora", "Elio");
	const running = await table([dora, elio], "lorenzo");
	const sockets = [dora, elio].map((person) => person.sit(running));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	await sockets[0].ask({ do: "chat", text: "sono Dora" });
	const noted = sockets[0].next("note");
	sockets[0].send({ do: "note", text: "the cardinal has three servants" });
	await noted;
	const open = (await dora.post("/api/tables", {
		game: "lorenzo", public: true, seats: [{ kind: "me" }, { kind: "open" }],
	})).json.table.id;
	const over = await ended(server, dora, elio);

	const own = JSON.parse(admin(store, "export", "Dora")[1]);
	equal(own.person.name, "Dora", "an export has the person");
	equal(own.chat.map((line) => line.line), ["sono Dora"], "their lines");
	equal(own.tables.map((t) => t.table).sort(), [running, open, over].sort(), "their tables");
	check(!JSON.stringify(own).includes("cardinal"), "no note of a game that still runs");
	check(!Object.keys(own.moves).some((key) => key.startsWith(running)), "and no move of it");
	check(!/"seed"|argon2|"password"/.test(JSON.stringify(own)), "no seed and no password");

	const told = sockets[1].next("table");
	does(store, "delete", "Dora");
	equal(await sockets[0].closed, 1008, "who is deleted is sent away");
	const seats = (await told).table.seats;
	check(seats.some((seat) => seat.kind === "bot"), "a bot plays on for them");
	await sockets[1].until((s) => mine(s));
	check(mine(sockets[1]), "and the other one's turn comes");
	await becomes(async () => (await elio.get(`/api/tables/${open}`)).status === 404,
		"a table of theirs alone is gone");
	const kept = (await elio.get(`/api/tables/${over}`)).json.table;
	equal(kept.seats.map((seat) => seat.name).sort(), ["Elio", "—"],
		"a finished game stays, nameless");
	const record = await elio.get(`/api/tables/${over}/record`);
	check(record.status === 200 && !record.text.includes("Dora"), "so does its record");
	equal(list(store, "people", "Dora"), [], "there is no such person");
	for (const line of list(store, "chat", running)) equal(line.line, "", "their lines are gone");
	await closes(store, elio, running, sockets[1]);
	does(store, "remove", over);
	await becomes(async () => (await elio.get(`/api/tables/${over}`)).status === 404,
		"a finished game can go");
}

// A game that both have agreed to end.
async function ended(server, ...two) {
	const id = await table(two, "lorenzo");
	const sockets = two.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	await sockets[0].ask({ do: "propose", what: "end" });
	await sockets[1].until((s) => s.table.proposal);
	await sockets[1].ask({ do: "agree", proposal: sockets[1].table.proposal.n });
	await sockets[0].until((s) => s.table.status === "finished");
	await Promise.all(sockets.map((socket) => socket.close()));
	return id;
}

async function closes(store, elio, id, socket) {
	refuses(store, ["remove", id], 1, "not over");
	const closed = socket.next("table");
	does(store, "close", id);
	equal((await closed).table.ended, "closed", "a game that is closed is over at once");
	const refused = await socket.ask({ do: "move", rev: socket.rev, move: "pass" });
	equal(refused.type, "refused", "nobody goes on with it");
	refuses(store, ["close", id], 1, "over");
	refuses(store, ["close", "nosuchtable"], 1, "no such table");
	await socket.close();
}

// ---- cleaning up ----

async function cleans(store, server, sql) {
	const [old, young] = await arrive(server, "Vecchia", "Giovane");
	const stale = (await old.post("/api/tables", {
		game: "lorenzo", public: true, seats: [{ kind: "me" }, { kind: "open" }],
	})).json.table.id;
	const then = Date.now() - 500 * DAY;
	sql(`UPDATE person SET created = ${then} WHERE id = '${old.id}'`);
	sql(`UPDATE session SET seen = ${then} WHERE person = '${old.id}'`);
	sql(`UPDATE game SET created = ${then} WHERE id = '${stale}'`);
	const would = list(store, "clean", "--dry-run").map((row) => row.target);
	check(would.includes(old.id) && would.includes(stale), `what would go: ${would}`);
	check(!would.includes(young.id), "and what would not");
	equal(list(store, "people", "Vecchia").length, 1, "a trial drops nothing");
	does(store, "clean");
	equal(list(store, "people", "Vecchia"), [], "a guest who was not seen for long is forgotten");
	equal(list(store, "tables", stale), [], "so is a table that never began");
	equal(list(store, "people", "Giovane").length, 1, "nobody else is");
	check(list(store, "audit", old.id).some((row) => row.what === "delete"), "it is in the log");
}

// The server does it by itself; games that nobody has moved in are closed, old ones go.
async function cleansItself(store, sql) {
	const server = await new Server(store, "--clean-ms", "200", "--keep-finished", "30").start();
	const [ugo, vera] = await arrive(server, "Ugo", "Vera");
	const [idle, live] = [await table([ugo, vera], "lorenzo"), await table([ugo, vera], "lorenzo")];
	const over = await ended(server, ugo, vera);
	const socket = ugo.sit(idle);
	await socket.next("view");
	sql(`UPDATE game SET finished = ${Date.now() - 40 * DAY} WHERE id = '${over}'`);
	sql(`UPDATE game SET since = ${Date.now() - 500 * DAY} WHERE id = '${idle}'`);
	await socket.until((s) => s.table.ended === "closed");
	check(true, "a game that stood still for long is closed, and who looks at it is told");
	await becomes(async () => !list(store, "tables", over).length, "an old finished game goes");
	equal(list(store, "tables", live)[0].status, "playing", "a game that goes on goes on");
	const [row] = list(store, "audit", idle);
	equal([row.who, row.what], ["server", "close"], "the log says that the server did it");
	await server.stop();
}

// ---- the log ----

async function audits(store) {
	const log = list(store, "audit");
	const did = new Set(log.map((row) => row.what));
	const deeds = ["ban", "unban", "mute", "unsay", "logout", "reset", "export", "delete", "close"];
	for (const what of deeds)
		check(did.has(what), `${what} is in the audit log`);
	check(log.every((row) => row.who === "Olga" && row.at > Date.now() - 600000),
		"with who did it, and when");
	equal(log.map((row) => row.n), log.map((_, i) => log.length - i), "without gaps");
	check(!did.has("crown"), "what was refused is not in it");
}

// ---- nothing leaks ----

// Whatever the operator looks at while a game runs: no seed, no move, nothing of a hand.
async function blind(store, server, pages) {
	const [fede, gina] = await arrive(server, "Fede", "Gina");
	const id = await table([fede, gina], "verraeter", {
		seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" },
			{ kind: "bot", bot: "random" }].slice(0, 4),
	});
	const sockets = [fede, gina].map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const socket = await Promise.any(sockets.map((one) => one.until((s) => mine(s))));
	await socket.ask({ do: "move", rev: socket.rev, move: socket.view.moves[0].move });
	const all = ["people", "tables", "sessions", "chat", "audit", "export"].map((word) =>
		admin(store, "--json", word, ...(word === "people" || word === "tables" || word === "audit"
			? [] : ["Fede"]))[1]).join("\n") + (await pages(id, fede.id));
	check(all.includes(id), "the table is there to be seen");
	const { seed } = secrets(store, id);
	check(seed.length === 64 && !all.includes(seed), "its seed is not");
	check(!/"hand|supply|"board"|"view"|argon2/.test(all), "nor any hand or board");
	for (const cookie of Person.cookies) check(!all.includes(cookie), "nor a session's token");
	await Promise.all(sockets.map((one) => one.close()));
}
let secrets;

// ---- the page ----

const form = (server, url, fields, cookie, headers = {}) =>
	request(server, "POST", url, {
		raw: new URLSearchParams(fields).toString(),
		headers: {
			"Content-Type": "application/x-www-form-urlencoded",
			...(cookie && { Cookie: `ludo_office=${cookie}` }), ...headers,
		},
	});
const see = (server, url, cookie, lang = "en") =>
	request(server, "GET", url, {
		headers: { ...(cookie && { Cookie: `ludo_office=${cookie}` }), "Accept-Language": lang },
	});

async function page(store, server) {
	const door = await see(server, "/admin");
	equal(door.status, 401, "a stranger stands before the door");
	const policy = door.headers["content-security-policy"];
	check(policy.includes("default-src 'none'"), "under the same policy");
	check(!door.text.includes("<script"), "no script runs there");
	const [guest] = await arrive(server, "Ospite");
	for (const url of ["/admin/people", "/admin/tables", "/admin/audit"])
		equal((await guest.get(url)).status, 401, `${url} is for no guest`);
	equal((await form(server, "/admin/do", { what: "ban", target: guest.id }, guest.cookie)).status,
		401, "nor does a guest's cookie do anything");
	const wrong = { token: "x".repeat(43) };
	equal((await form(server, "/admin/enter", wrong)).status, 403, "no token, no way");

	const token = admin(store, "token")[1].trim().split("\n").at(-1);
	const other = { Origin: "https://evil.example" };
	equal((await form(server, "/admin/enter", { token }, null, other)).status, 403,
		"a form of another site is refused");
	const entered = await form(server, "/admin/enter", { token });
	equal(entered.status, 200, "a token opens it");
	const set = entered.headers["set-cookie"][0];
	check(/HttpOnly; SameSite=Strict/.test(set) && /Path=\/admin/.test(set), `its cookie: ${set}`);
	const cookie = /ludo_office=([^;]*)/.exec(set)[1];
	equal((await form(server, "/admin/enter", { token })).status, 403, "once");
	await acts(server, guest, cookie);
	return async (id, person) => {
		const urls = ["people", "tables", "audit", `chat?about=${id}`, `sessions?about=${person}`];
		const texts = await Promise.all(urls.map((u) => see(server, `/admin/${u}`, cookie)));
		for (const text of texts) equal(text.status, 200, "every list is shown");
		return texts.map((t) => t.text).join("\n");
	};
}

async function acts(server, guest, cookie) {
	const people = await see(server, "/admin/people", cookie);
	check(people.status === 200 && people.text.includes("Ospite"), "people on the page");
	const italian = await see(server, "/admin/people", cookie, "it");
	check(italian.text.includes("Persone"), "in Italian, too");
	const evil = await new Person(server, "<b>&amp;").arrive();
	const listed = (await see(server, "/admin", cookie)).text;
	check(evil.id && !listed.includes("<b>"), "names are words");
	await form(server, "/admin/do", { what: "ban", target: guest.id }, cookie);
	equal((await guest.get("/api/me")).json.me, null, "a ban from the page");
	const asked = await form(server, "/admin/do", { what: "delete", target: guest.id }, cookie);
	check(asked.text.includes("Really?"), "what cannot be taken back is asked about");
	check((await see(server, "/admin/people", cookie)).text.includes(guest.id), "and not done yet");
	await form(server, "/admin/do", { what: "delete", target: guest.id, sure: "1" }, cookie);
	check(!(await see(server, "/admin/people", cookie)).text.includes(guest.id), "then it is");
	equal((await form(server, "/admin/do", { what: "ban", target: guest.id }, cookie)).status, 409,
		"nobody twice");
	const deed = await form(server, "/admin/do", { what: "people" }, cookie);
	equal(deed.status, 404, "a look is no deed");
	equal((await see(server, "/admin/ban", cookie)).status, 404, "and a deed is no look");
	const log = (await see(server, "/admin/audit", cookie)).text;
	check(log.includes("Olga") && log.includes("enter"), "the log says whose token it was");
}

async function leaves(store, server) {
	const token = admin(store, "token")[1].trim().split("\n").at(-1);
	const entered = await form(server, "/admin/enter", { token });
	const cookie = /ludo_office=([^;]*)/.exec(entered.headers["set-cookie"][0])[1];
	equal((await form(server, "/admin/leave", {}, cookie)).status, 200, "one can leave");
	equal((await see(server, "/admin/people", cookie)).status, 401, "and is out");
}

// ---- both stores ----

async function onSqlite() {
	const file = path.join(folder(), "one.db");
	const store = `sqlite:${file}`;
	const server = await new Server(store).start();
	const sql = (text) => execFileSync("sqlite3", [file, ".timeout 4000", text]).toString().trim();
	secrets = (_, id) => ({ seed: sql(`SELECT seed FROM game WHERE id = '${id}'`) });
	await people(store, [server]);
	await forgets(store, [server]);
	await audits(store);
	await cleans(store, server, sql);
	await blind(store, server, await page(store, server));
	await leaves(store, server);
	const { version, ok } = (await request(server, "GET", "/healthz")).json;
	const said = execFileSync(program, ["--version"]).toString().trim();
	equal([ok, `ludoteca ${version}`], [true, said], "/healthz and --version agree");
	equal((await server.stop()).code, 0, "it stops in good order");
	does(store, "mute", "Elio"); // also while no server runs
	await cleansItself(store, sql);
	equal(fs.statSync(file).mode & 0o77, 0, "the store is still its user's alone");
	refuses(`${store}.none`, ["people"], 1, "No such file");
	const shut = await new Server(store, "--admin", "0").start();
	equal((await see(shut, "/admin")).status, 404, "the page can be switched off");
	await shut.stop();
}

async function onPostgres() {
	const postgres = new Postgres().start();
	const store = postgres.fresh("office");
	const servers = [await new Server(store).start(), await new Server(store).start()];
	secrets = (_, id) => ({ seed: postgres.sql(`SELECT seed FROM game WHERE id = '${id}'`) });
	await people(store, servers);
	await forgets(store, servers);
	await audits(store);
	await cleans(store, servers[0], (text) => postgres.sql(text));
	await blind(store, servers[1], await page(store, servers[0]));
	await Promise.all(servers.map((server) => server.stop()));
	postgres.stop();
}

// ---- copies ----

const backup = (...words) => {
	const said = spawnSync(program, ["backup", ...words], { encoding: "utf8" });
	return [said.status, said.stdout + said.stderr];
};

async function copies() {
	const dir = folder();
	const store = `sqlite:${path.join(dir, "one.db")}`;
	const server = await new Server(store).start();
	const two = await arrive(server, "Anna", "Bruno");
	const id = await table(two, "lorenzo");
	const copy = path.join(dir, "copy.db");
	const [status, said] = backup("--store", store, copy);
	equal(status, 0, `a copy while the server runs: ${said}`);
	check(/whole: 2 people, 1 tables, 1 changes; 1 running games replayed/.test(said), said);
	equal(fs.statSync(copy).mode & 0o77, 0, "readable by its user alone");
	check(!fs.existsSync(`${copy}-wal`), "one file");
	const restored = await new Server(`sqlite:${copy}`).start();
	equal((await request(restored, "GET", `/api/tables/${id}`)).json.table.status, "playing",
		"a server goes on with it");
	await restored.stop();
	execFileSync("sqlite3", [copy, "UPDATE entry SET data = 'move\n0 nonsense'"]);
	equal(backup("--verify", copy)[0], 1, "a game that does not replay is found");
	const bytes = fs.readFileSync(copy);
	bytes.fill(0, 8192, 20000);
	fs.writeFileSync(copy, bytes);
	equal(backup("--verify", copy)[0], 1, "so is a page that was spoilt");
	equal(backup("--store", store, "/nowhere/copy.db")[0], 1, "nowhere to write");
	equal(backup("--store", `${store}.none`, copy)[0], 1, "nothing to copy");
	equal(backup()[0], 2, "no file named");
	await server.stop();
}

await run({ onSqlite, onPostgres, copies }, 3);
