// upload.mjs: a game that was played elsewhere is brought as a record: what holds is kept and known
// as uploaded, what does not is refused with the line and the reason.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Postgres, Server, check, equal, folder, program, request, root, run,
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
	const { table } = made.json;
	equal([table.status, table.ended, table.public, table.you],
		["finished", "uploaded", false, [2]], "as what it is");
	check(table.places.includes(1), "somebody has won");
	const again = await anna.get(`/api/tables/${table.id}/record`);
	const bare = (text) => text.replace(/^(name|option) .*\n/gm, "");
	equal(bare(again.text), bare(record), "the record comes back as it went");
	check((await anna.get(`/api/tables/${table.id}/verify`)).json.verified, "its seed deals it");
	const view = (await anna.get(`/api/tables/${table.id}/replay?ply=30&seat=1`)).json.view;
	equal([view.ply, view.you], [30, 1], "any seat's eyes, as after any game");
	const fork = await anna.act(table.id, "fork", { ply: 30, mode: "hotseat" });
	check(fork.status === 201 && fork.json.table.ply >= 30, "and a table from there");
	const mine = (await anna.get("/api/tables?list=finished&mine=1")).json.tables;
	equal(mine.map((t) => t.id), [table.id], "it is listed as one's own");
	const all = (await anna.get("/api/tables?list=finished")).json.tables;
	check(!all.some((t) => t.id === table.id), "and to nobody else");
	const unfinished = record.replace(/\nend [\s\S]*/, "\n").split("\n").slice(0, 60);
	const cut = await bring(anna, [...unfinished, "end 51 0", ""].join("\n"));
	equal(cut.status, 400, "one that was cut off is noticed");
}

// Without its seed, and from a position set by hand: nothing is verified, all else goes.
async function odd() {
	const anna = await new Person(server, "Anna").arrive();
	const bare = golden("four-players").replace(/^(seed|commitment) .*\n/gm, "");
	const { table } = (await bring(anna, bare)).json;
	const proof = (await anna.get(`/api/tables/${table.id}/verify`)).json;
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
	const cost = `${record}${"\n".repeat(5001)}`;
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
	await refused();
	equal((await server.stop()).code, 0, "the server ends cleanly");
};

run({
	sqlite: on(() => `sqlite:${path.join(folder(), "upload.db")}`),
	postgres: on(() => new Postgres().start().fresh("upload")),
});
