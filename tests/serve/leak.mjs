// leak.mjs: everything a seat receives over a whole game is the same, byte for byte, when only
// hidden facts differ.
//
// serve_twins finds two whole games that look alike to one seat; here they are put into the
// store as another node would, and a real server tells a real client about both.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { Person, Postgres, Server, Socket, check, equal, games, program, run, sleep } from "./driver.mjs";

const twinsProgram = path.join(path.dirname(program), "serve_twins");

// The pair with the most hidden differences of a few.
function twins(game, n, seat) {
	let best = { differ: -1 };
	for (let seed = 1; seed <= 12; seed++) {
		const lines = execFileSync(twinsProgram, [game, String(n), String(seat), String(seed)]).toString().trim().split("\n");
		const differ = Number(lines.pop().split(" ")[0]);
		if (differ > best.differ) best = { differ, moves: lines.map((line) => line.split("\t")) };
	}
	return best;
}

// A move with the answers of chance behind it is one entry.
function entries(moves) {
	const list = [{ seat: -1, lines: ["deal"] }];
	for (const move of moves) {
		if (!move.startsWith(". ")) list.push({ seat: Number(move.split(" ")[0]), lines: ["move"] });
		list.at(-1).lines.push(move);
	}
	return list;
}

const quote = (text) => `'${text.replaceAll("'", "''")}'`;

function script(id, version, list, from, to) {
	const sql = ["BEGIN"];
	for (let rev = from; rev <= to; rev++)
		sql.push(`INSERT INTO entry (game, rev, at, seat, data) VALUES ('${id}', ${rev}, 1, ${list[rev - 1].seat}, ${quote(list[rev - 1].lines.join("\n"))})`);
	sql.push(`UPDATE game SET rev = ${to}, since = 1, status = 'playing', started = 1, seed = '${"07".repeat(32)}', body = replace(body, '"rules":0', '"rules":${version}')${from === 1 ? ", ver = ver + 1" : ""} WHERE id = '${id}'`);
	sql.push(`SELECT pg_notify('ludoteca', 'another ${from === 1 ? "t" : "g"} ${id} ' || ${from === 1 ? `ver` : `rev`}) FROM game WHERE id = '${id}'`, "COMMIT");
	return sql.join(";\n");
}

// What differs between any two tables, hidden facts or not.
function plain(text, id) {
	return text.replaceAll(id, "ID").replace(/"(now|created|started|since|ver)":\d+/g, '"$1":0');
}

async function oneTable(postgres, server, people, game, n, seat, moves) {
	const made = await people[0].post("/api/tables", { game: game.id, seats: [{ kind: "me" }, ...Array(n - 1).fill({ kind: "open" })] });
	const { id } = made.json.table;
	for (const person of people.slice(1)) await person.act(id, "join");
	const socket = seat < 0 ? new Socket(server, { table: id, keep: true }) : people[seat].sit(id, { seat, keep: true });
	await socket.next("view");
	const list = entries(moves);
	const half = list.length >> 1;
	postgres.sql(script(id, game.version, list, 1, 1));
	await socket.until((s) => s.rev >= 1);
	postgres.sql(script(id, game.version, list, 2, half));
	await socket.until((s) => s.rev >= half);
	// in the middle: questions, reasons, refusals, the past
	const tries = [...new Set(moves.filter((move) => !move.startsWith(".")).map((move) => move.split(" ").slice(1).join(" ")))];
	const answers = [];
	for (const [i, move] of tries.entries()) if (seat >= 0) answers.push(await socket.ask({ do: "why", id: `w${i}`, move }));
	answers.push(await socket.ask({ do: "undo", id: "u", rev: 0 }));
	answers.push(await socket.ask({ do: "log", id: "l", from: 0, to: 150 }));
	postgres.sql(script(id, game.version, list, half + 1, list.length));
	await socket.until((s) => s.rev >= list.length);
	const viewer = seat < 0 ? new Person(server, "x") : people[seat];
	const past = [];
	for (let ply = 0; ply <= moves.length; ply += 9) past.push((await viewer.get(`/api/tables/${id}/replay?ply=${ply}&seat=${seat}`)).text);
	past.push((await viewer.get(`/api/tables/${id}/record`)).text);
	past.push((await viewer.get(`/api/tables/${id}`)).text);
	await socket.close();
	return { kept: [...socket.keep, ...past].map((text) => plain(text, id)), answers: answers.length };
}

async function compare(postgres, server, game, n, seat) {
	const { differ, moves } = twins(game.id, n, seat);
	if (!differ) {
		console.log(`${game.id}, ${n} seats, seat ${seat}: nothing is hidden from it in any pair of whole games`);
		return 0;
	}
	const people = await Promise.all([...Array(n)].map((_, i) => new Person(server, `S${i}`).arrive()));
	const [a, b] = [await oneTable(postgres, server, people, game, n, seat, moves.map((pair) => pair[0])),
		await oneTable(postgres, server, people, game, n, seat, moves.map((pair) => pair[1]))];
	equal(a.kept.length, b.kept.length, `${game.id}, seat ${seat}: as many messages`);
	check(a.kept.length > moves.length / 4, `${game.id}, seat ${seat}: many messages`);
	const at = a.kept.findIndex((text, i) => text !== b.kept[i]);
	if (at >= 0) {
		let i = 0;
		while (a.kept[at][i] === b.kept[at][i]) i++;
		check(false, `${game.id}, seat ${seat}, message ${at}: ...${a.kept[at].slice(Math.max(0, i - 80), i + 80)} and ...${b.kept[at].slice(Math.max(0, i - 80), i + 80)}`);
	}
	console.log(`${game.id}, ${n} seats, seat ${seat}: ${a.kept.length} messages alike, ${differ} of ${moves.length} positions differed`);
	return differ;
}

await run({
	leak: async () => {
		const postgres = new Postgres().start();
		const server = await new Server(postgres.url, "--bots", "0").start();
		let hidden = 0;
		for (const game of await games(server)) {
			for (const seat of [-1, 0, game.max - 1]) hidden += await compare(postgres, server, game, game.max, seat);
		}
		check(hidden > 50, "hidden facts differed");
		await sleep(50);
		equal((await server.stop()).code, 0, "it stops cleanly");
	},
});
