// kill.mjs: the server is killed at random instants, under load, again and again.
//
//     node tests/serve/kill.mjs [sqlite] [postgres] [nodes] [--kills N] [--seconds N]
//         [--tables N] [--seed N]
//
// One server on each store, and three on one PostgreSQL, of which one is killed at a time.
// Ends after that many kills or seconds for each of these, whichever comes first.  What must
// hold: every acknowledged move is in the store once, at the rev that was acknowledged; a
// refused one is not; revs have no gaps; after a restart everybody sees the position they saw
// before at the same rev; every record replays, and its seed deals what was dealt.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Postgres, Server, Socket, check, dice, equal, folder, games, mine, newId, program, run,
	sleep, table,
} from "./driver.mjs";

function option(name, standard) {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? standard : Number(process.argv[at + 1]);
}
const kills = option("kills", 60);
const seconds = option("seconds", 60);
const nTables = option("tables", 10);
const roll = dice(option("seed", Date.now() & 0xffff));

class Party {
	constructor(servers, people, game) {
		Object.assign(this, {
			servers, people, game, acked: new Map(), refused: new Map(), sent: new Map(),
			again: 0,
		});
		this.shown = new Map(); // seat and rev: the board that was shown
	}
	// From any server: whose was killed goes to another.
	sit(seat, more = {}) {
		const { cookie } = this.people[seat];
		const server = this.servers[roll(this.servers.length)];
		return new Socket(server, { table: this.id, cookie, seat, ...more });
	}
	async open() {
		for (;;) {
			try {
				this.id = await table(this.people, this.game.id);
				this.shown.clear();
				return this.id;
			} catch {
				await sleep(20); // the server is down just now
			}
		}
	}
	note(socket, seat) {
		const key = `${socket.table.id} ${seat} ${socket.rev}`;
		const { ply, waiting, board: seen } = socket.view;
		const text = JSON.stringify([ply, waiting, seen]);
		const board = createHash("sha1").update(text).digest("base64");
		const before = this.shown.get(key);
		if (before && before !== board) check(false, `${key}: another position than before`);
		if (before) this.again++;
		this.shown.set(key, board);
	}
	// One person, for as long as the test runs.
	async live(seat, until) {
		let pending = null;
		let rev;
		let table = this.id;
		while (!until()) {
			const socket = this.sit(seat, { rev });
			try {
				await socket.next("view", 3000);
			} catch {
				await socket.close();
				await sleep(5);
				continue;
			}
			if (table !== this.id) {
				pending = null;
				table = this.id;
			}
			socket.on("change", () => this.note(socket, seat));
			this.note(socket, seat);
			while (!socket.isClosed && !until() && table === this.id) {
				if (!pending && socket.view.over) {
					if (seat === 0) await this.open();
					break;
				}
				if (!pending && mine(socket)) {
					const { moves } = socket.view;
					pending = {
						do: "move",
						id: newId(),
						rev: socket.rev,
						move: moves[roll(moves.length)].move,
					};
					this.sent.set(pending.id, this.id);
				}
				if (!pending) {
					await Promise.race([
						new Promise((done) => socket.once("message", done)),
						socket.closed,
						sleep(30),
					]);
					continue;
				}
				const answer = await socket.ask(pending);
				if (answer.type === "lost") break;
				(answer.type === "ack" ? this.acked : this.refused).set(pending.id, answer.rev);
				pending = null;
			}
			rev = socket.rev;
			await socket.close();
		}
	}
	// End the game by agreement, so that its record is open.
	async end() {
		const sockets = this.people.map((_, seat) => this.sit(seat));
		await Promise.all(sockets.map((socket) => socket.next("view")));
		if (sockets[0].table.status === "playing") {
			await sockets[0].ask({ do: "propose", what: "end" });
			await Promise.all(sockets.slice(1).map((s) => s.until((x) => x.table.proposal)));
			for (const socket of sockets.slice(1)) {
				const id = newId();
				this.sent.set(id, this.id);
				await socket.ask({ do: "agree", id, proposal: socket.table.proposal.n });
			}
			await Promise.all(sockets.map((s) => s.until((x) => x.table.status === "finished")));
		}
		await Promise.all(sockets.map((socket) => socket.close()));
	}
}

// rows of the store: [game, rev, mid]
function entries(store, sql) {
	const query = "SELECT game, rev, coalesce(mid, '') FROM entry ORDER BY game, rev";
	const text = sql
		? sql(query)
		: execFileSync(
			"sqlite3", [store.slice("sqlite:".length), query], { maxBuffer: 1 << 28 },
		).toString();
	return text.trim().split("\n").map((line) => line.split("|"));
}

function inspect(parties, rows) {
	const at = new Map();
	const last = new Map();
	for (const [game, rev, mid] of rows) {
		if (Number(rev) !== (last.get(game) ?? 0) + 1)
			check(false, `${game}: rev ${rev} follows ${last.get(game)}`);
		last.set(game, Number(rev));
		if (!mid) continue;
		if (at.has(mid)) check(false, `${mid} is there twice`);
		at.set(mid, Number(rev));
	}
	let n = 0;
	for (const party of parties) {
		for (const [mid, rev] of party.acked)
			if (at.get(mid) !== rev)
				check(false, `${mid} was acknowledged at ${rev} and is at ${at.get(mid)}`);
		for (const mid of party.refused.keys())
			if (at.has(mid)) check(false, `${mid} was refused and is there`);
		n += party.acked.size;
	}
	for (const mid of at.keys())
		if (!parties.some((party) => party.sent.has(mid))) check(false, `${mid} was never sent`);
	check(n > 0, "moves were acknowledged");
	return n;
}

async function replay(server, rows) {
	const dir = folder();
	let n = 0;
	for (const id of new Set(rows.map(([game]) => game))) {
		const record = await new Person(server, "x").get(`/api/tables/${id}/record`);
		if (record.status !== 200) continue; // opened a moment before a kill and never played
		const file = path.join(dir, id);
		fs.writeFileSync(file, record.text);
		const verified = spawnSync(program, ["verify", file]);
		n += verified.status === 0;
		if (verified.status !== 0) check(false, `${id}: ${verified.stdout}${verified.stderr}`);
	}
	return n;
}

async function seat(servers) {
	const all = await games(servers[0]);
	const parties = [];
	for (let i = 0; i < nTables; i++) {
		const game = all[i % all.length];
		const n = game.min + (i % (game.max - game.min + 1));
		const people = await Promise.all([...Array(n)].map(
			(_, seat) => new Person(servers[i % servers.length], `P${i} ${seat}`).arrive()
		));
		const party = new Party(servers, people, game);
		await party.open();
		parties.push(party);
	}
	return parties;
}

const acknowledged = (parties) => parties.reduce((n, { acked }) => n + acked.size, 0);

async function onStore(name, store, { sql, nodes = 1 } = {}) {
	const servers = [];
	for (let i = 0; i < nodes; i++) servers.push(await new Server(store).start());
	const parties = await seat(servers);
	let over = false;
	const lives = parties.flatMap((party) => party.people.map(
		(_, seat) => party.live(seat, () => over)
	));
	const began = Date.now();
	let killed = 0;
	while (killed < kills && Date.now() - began < seconds * 1000) {
		const server = servers[roll(nodes)];
		const before = acknowledged(parties);
		for (let i = 0; i < 100 && acknowledged(parties) === before; i++) await sleep(10);
		await sleep(roll(180 / nodes)); // people play while it falls
		await server.kill();
		killed++;
		await server.start();
		if (killed % 500 === 0) console.log(`${name}: ${killed} kills`);
	}
	await sleep(300);
	over = true;
	await Promise.all(lives);
	for (const party of parties) await party.end();
	const rows = entries(store, sql);
	const moves = inspect(parties, rows);
	const records = await replay(servers[0], rows);
	check(killed > 0, "it was killed");
	check(parties.some((party) => party.again > 0), "positions were seen again after that");
	check(records >= nTables, `records were replayed: ${records}`);
	for (const server of servers)
		equal((await server.stop()).code, 0, "and it still stops cleanly");
	const took = Math.round((Date.now() - began) / 1000);
	console.log(
		`${name}: ${killed} kills in ${took} s, ` +
			`${moves} moves acknowledged, ${records} records replayed`
	);
}

async function onPostgres(name, nodes) {
	const postgres = new Postgres().start();
	await onStore(name, postgres.url, { sql: (text) => postgres.sql(text), nodes });
	postgres.stop("immediate");
}

await run({
	sqlite: () => onStore("sqlite", `sqlite:${folder()}/kill.db`),
	postgres: () => onPostgres("postgres", 1),
	nodes: () => onPostgres("nodes", 3),
}, (3 * seconds) / 60 + 10);
