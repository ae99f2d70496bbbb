// upload.mjs: a game that was played elsewhere is brought as a record: what holds is kept and known
// as uploaded, what does not is refused with the line and the reason.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Postgres, Server, check, equal, folder, mine, program, request, root, run, table,
} from "./driver.mjs";

let server;

const golden = (name) =>
	fs.readFileSync(path.join(root, "games/verraeter/play", `${name}.play`), "utf8");

const bring = (person, record, more = {}) => person.post("/api/records", { record, ...more });

// A record of every kind: it is replayed, verified, written down again and played on.
async function kept() {
	const anna = await new Person(server, "Anna").arrive();
	const record = golden("four-players");
	const made = await bring(anna, record, { you: [2] });
	equal(made.status, 201, "a record is taken");
	const brought = made.json.table;
	equal([brought.status, brought.ended, brought.public, brought.you],
		["finished", "uploaded", false, [2]], "as what it is");
	check(brought.places.includes(1), "somebody has won");
	const again = await anna.get(`/api/tables/${brought.id}/record`);
	const bare = (text) => text.replace(/^(name|option) .*\n/gm, "");
	equal(bare(again.text), bare(record), "the record comes back as it went");
	check((await anna.get(`/api/tables/${brought.id}/verify`)).json.verified, "its seed deals it");
	const view = (await anna.get(`/api/tables/${brought.id}/replay?ply=30&seat=1`)).json.view;
	equal([view.ply, view.you], [30, 1], "any seat's eyes, as after any game");
	const fork = await anna.act(brought.id, "fork", { ply: 30, mode: "hotseat" });
	check(fork.status === 201 && fork.json.table.ply >= 30, "and a table from there");
	const list = (await anna.get("/api/tables?list=finished&mine=1")).json.tables;
	equal(list.map((t) => t.id), [brought.id], "it is listed as one's own");
	const names = ["Anna", "Bot 2", "Bea", "Carla"];
	const lines = names.map((name, seat) => `name ${seat} ${name}\n`).join("");
	const called = await bring(anna, record.replace("moves\n", `${lines}moves\n`));
	const seats = called.json.table.seats.map((s) => s.name);
	equal(seats, ["Anna", "Blue", "Bea", "Carla"], "those who played are called as they were");
	const all = (await anna.get("/api/tables?list=finished")).json.tables;
	check(!all.some((t) => t.id === brought.id), "and to nobody else");
	const unfinished = record.replace(/\nend [\s\S]*/, "\n").split("\n").slice(0, 60);
	const cut = await bring(anna, [...unfinished, "end 51 0", ""].join("\n"));
	equal(cut.status, 400, "one that was cut off is noticed");
}

// Without its seed, and from a position set by hand: nothing is verified, all else goes.
async function odd() {
	const anna = await new Person(server, "Anna").arrive();
	const bare = golden("four-players").replace(/^(seed|commitment) .*\n/gm, "");
	const { id } = (await bring(anna, bare)).json.table;
	const proof = (await anna.get(`/api/tables/${id}/verify`)).json;
	equal(proof.verified, false, "without a seed there is nothing to verify");
	check(/seed/.test(proof.say), "and that is said");
	const set = execFileSync(program, ["engine", "verraeter"],
		{ input: "seats 3\ndeal\ngiven vp[0]=7\nauto 5\nrecord\n", encoding: "utf8" });
	const record = set.split("\n").filter((line) => line.startsWith("| "))
		.map((line) => `${line.slice(2)}\n`).join("");
	check(record.includes("\ngiven loosely"), "a position by hand");
	const hand = await bring(anna, record);
	equal([hand.status, hand.json.table?.ply], [201, 5], "is taken too, and unfinished as it is");
	const fork = await anna.act(hand.json.table.id, "fork",
		{ ply: 3, mode: "bots", seat: 0, bot: "random" });
	equal(fork.status, 201, "and played on from any move");
	const socket = anna.sit(fork.json.table.id, { brief: false });
	await socket.until((s) => s.view);
	check(socket.view.seats[0].points >= 7, "with what was set");
	socket.close();
}

// A position of a running game is told to who sits there, as they could know it.
async function shared() {
	const [anna, bruno, carla] = await Promise.all(
		["Anna", "Bruno", "Carla"].map((name) => new Person(server, name).arrive()));
	const id = await table([anna, bruno, carla], "lorenzo",
		{ options: { rules: "advanced" } });
	const sockets = [anna, bruno, carla].map((person) => person.sit(id));
	for (let n = 0; n < 3; n++) { // bonus tiles; then everybody has leaders in hand
		const asked = () => sockets.find((s) => mine(s) && s.view.moves.length);
		await sockets[0].until(asked);
		const socket = asked();
		const { move } = socket.view.moves[0];
		const answer = await socket.ask({ do: "move", rev: socket.rev, move });
		await Promise.all(sockets.map((s) => s.until(() => s.rev >= answer.rev)));
	}
	sockets.forEach((socket) => socket.close());
	const of = (person, seat) => person.get(`/api/tables/${id}/position?ply=0&seat=${seat}`);
	const own = await of(anna, 0);
	check(own.json.position?.startsWith("game lorenzo\nseats 3"), "one's own seat");
	equal((await of(anna, 1)).status, 403, "not another's");
	equal((await of(anna, -1)).status, 403, "nor everybody's");
	const stranger = await request(server, "GET", `/api/tables/${id}/position?ply=0&seat=0`);
	equal(stranger.status, 403, "nor a stranger");
	const far = await anna.get(`/api/tables/${id}/position?ply=999&seat=0`);
	equal(far.status, 403, "nor what has not happened");
	const texts = new Set();
	const { ply } = (await anna.get(`/api/tables/${id}`)).json.table;
	for (let i = 0; i < 5; i++)
		texts.add((await anna.get(`/api/tables/${id}/position?ply=${ply}&seat=0`)).json.position);
	check(texts.size > 1, "what the seat cannot know is invented anew");
	const given = { game: "verraeter", position: "seats 3" };
	const set = await anna.post("/api/position", given);
	equal(set.status, 404, "a server sets up no positions");
}

async function refused() {
	const anna = await new Person(server, "Anna").arrive();
	const record = golden("four-players");
	const says = async (text, what, words) => {
		const { status, json } = await bring(anna, text);
		equal(status, 400, what);
		check(words.test(json.say), `${what}: ${json.say}`);
	};
	await says("", "nothing", /line 1/);
	await says("Dear server,\n", "no record", /line 1: not a record/);
	await says(record.replace("3 take traitor", "3 take strategist"), "a move that is not allowed",
		/line 29: that action is not among/);
	await says(record.replace("verraeter 1", "verraeter 99"), "other rules", /version 99/);
	await says(record.replace("verraeter", "chess"), "no such game", /line 2: no such game/);
	const cost = `${record}${"\n".repeat(4001)}`;
	equal((await bring(anna, cost)).status, 413, "too many lines");
	equal((await bring(anna, "x".repeat(131072))).status, 413, "too many bytes");
	const stranger = await request(server, "POST", "/api/records", { body: { record } });
	equal(stranger.status, 401, "a stranger brings nothing");
	const headers = { Origin: "http://evil.test" };
	const other = { body: { record }, cookie: anna.cookie, headers };
	equal((await request(server, "POST", "/api/records", other)).status, 403, "nor another site");
	const three = await Promise.all([1, 2, 3].map(() => bring(anna, record)));
	equal(three.map((a) => a.status).sort(), [201, 201, 201], "as many as one may have");
	equal((await bring(anna, record)).status, 429, "and no more");
}

const on = (url) => async () => {
	server = await new Server(url(), "--tables", "3").start();
	await kept();
	await odd();
	await shared();
	await refused();
	equal((await server.stop()).code, 0, "the server ends cleanly");
};

run({
	sqlite: on(() => `sqlite:${path.join(folder(), "upload.db")}`),
	postgres: on(() => new Postgres().start().fresh("upload")),
});
