// leak.mjs: everything a seat receives over a whole game is the same, byte for byte, when only
// hidden facts differ; so is what a spectator receives.
//
// serve_twins finds two whole games that look alike to one observer; here they are put into the
// store as another node would, and a real server tells a real client about both.  Hands, draws
// and the box differ for as long as the rules keep them hidden; where all is shown soon (votes),
// the others think twice: they answer differently, take it back, and then answer alike.  Where
// all was shown before it was hidden (cards bought face up), whole games cannot be alike: there
// two games go different ways to positions that look alike, and the observer comes in then.
import { execFileSync } from "node:child_process";
import path from "node:path";
import {
	Person, Postgres, Server, Socket, check, equal, games, program, run, sleep,
} from "./driver.mjs";

const PART = 100; // entries of a game that are played at once
const twinsProgram = path.join(path.dirname(program), "serve_twins");

// The pair with the most hidden differences of a few.
function twins(game, n, seat, options) {
	let best = { differ: -1 };
	for (let seed = 1; seed <= 12; seed++) {
		const lines = execFileSync(
			twinsProgram,
			[
				game, n, seat, seed, ...Object.entries(options).map((pair) => pair.join("=")),
			].map(String),
		).toString().trim().split("\n");
		const [, differ, hidden] = /^(\d+) positions differ, (\d+) bytes/.exec(lines.pop());
		if (Number(differ) > best.differ)
			best = {
				differ: Number(differ),
				hidden: Number(hidden),
				moves: lines.map((line) => line.split("\t")),
			};
	}
	return best;
}

// The standard rules, or those with one option changed under which most is hidden.
function mostHidden(game) {
	const ways = [
		{},
		...game.options.flatMap(
			(option) =>
				option.values.filter(
					(value) => value.id !== option.standard
				).map((value) => ({ [option.id]: value.id }))
		),
	];
	const counts = ways.map((options) => twins(game.id, game.max, -1, options).differ);
	return ways[counts.indexOf(Math.max(...counts))];
}

// A move with the answers of chance behind it is one entry; so is taking back.
function entries(moves) {
	const list = [{ seat: -1, lines: ["deal"] }];
	for (const move of moves) {
		const [first, second] = move.split(" ");
		if (first === "undo") list.push({ seat: Number(second), lines: [`undo ${second} 0`] });
		else {
			if (first !== ".") list.push({ seat: Number(first), lines: ["move"] });
			list.at(-1).lines.push(move);
		}
	}
	return list;
}

// When all of it happened: just now, for the server clears away what nobody has touched for long.
const lately = Date.now();

const quote = (text) => `'${text.replaceAll("'", "''")}'`;

function script(id, version, list, from, to) {
	const sql = ["BEGIN"];
	for (let rev = from; rev <= to; rev++) {
		const { seat, lines } = list[rev - 1];
		sql.push(
			"INSERT INTO entry (game, rev, at, seat, data)" +
				` VALUES ('${id}', ${rev}, ${lately}, ${seat}, ${quote(lines.join("\n"))})`,
		);
	}
	const begins = from === 1;
	sql.push(
		`UPDATE game SET rev = ${to}, since = ${lately}, status = 'playing', started = ${lately},` +
			` seed = '${"07".repeat(32)}',` +
			` body = replace(body, '"rules":0', '"rules":${version}')` +
			`${begins ? ", ver = ver + 1" : ""} WHERE id = '${id}'`,
		`SELECT pg_notify('ludoteca', 'another ${begins ? "t" : "g"} ${id} ' ||` +
			` ${begins ? "ver" : "rev"}) FROM game WHERE id = '${id}'`,
		"COMMIT",
	);
	return sql.join(";\n");
}

// What differs between any two tables, hidden facts or not: the table's name, and the times at
// which it was made and each message was written.  (The seed, and with it the commitment, is the
// same for both: the moves do not come from it.)
function plain(text, id) {
	return text.replaceAll(id, "ID").replace(/"(now|created)":\d+/g, '"$1":0');
}

// The observer sits there from the beginning, or comes in after so many moves (met).
async function oneTable(postgres, server, people, game, { n, seat, options, moves, tries, met }) {
	const made = await people[0].post("/api/tables", { game: game.id, options, seats: [
		{ kind: "me" }, ...Array(n - 1).fill({ kind: "open" }),
	] });
	const { id } = made.json.table;
	for (const person of people.slice(1)) await person.act(id, "join");
	const list = entries(moves);
	const before = met && entries(moves.slice(0, met)).length;
	const half = (list.length + before) >> 1;
	const store = (from, to) => postgres.sql(script(id, game.version, list, from, to));
	const viewer = seat < 0 ? new Person(server, "x") : people[seat];
	const shown = (ply) => viewer.get(`/api/tables/${id}/replay?ply=${ply}&seat=${seat}`);
	if (met) {
		store(1, 1);
		store(2, before);
		while ((await shown(met)).status !== 200) await sleep(20);
	}
	const socket = seat < 0
		? new Socket(server, { table: id, keep: true })
		: people[seat].sit(id, { seat, keep: true, brief: seat !== 0 }); // one hears all
	await socket.next("view");
	if (!met) {
		store(1, 1);
		await socket.until((s) => s.rev >= 1);
	}
	/* part by part: who is told more than it can read is sent away */
	const play = async (from, to) => {
		for (let first = from; first <= to; first += PART) {
			const last = Math.min(first + PART - 1, to);
			store(first, last);
			await socket.until((s) => s.rev >= last);
		}
	};
	await play((before || 1) + 1, half);
	// in the middle: questions, reasons, refusals, the past
	for (const [i, move] of tries.entries())
		if (seat >= 0) await socket.ask({ do: "why", id: `w${i}`, move });
	for (const [i, what] of ["undo", "redo", "hint"].entries())
		await socket.ask({ do: what, id: `u${i}`, rev: 0 });
	await socket.ask({ do: "move", id: "m", rev: 0, move: tries[0] });
	await socket.ask({ do: "screen", id: "s" });
	await socket.ask({ do: "log", id: "l", from: met, to: met + 150 });
	await play(half + 1, list.length);
	const past = [];
	for (let ply = met; ply <= moves.length; ply += met ? 1 : 9)
		past.push((await shown(ply)).text);
	past.push((await viewer.get(`/api/tables/${id}/record`)).text);
	past.push((await viewer.get(`/api/tables/${id}`)).text);
	await socket.close();
	const all = [...socket.keep, ...past];
	return {
		kept: all.map((text) => plain(text, id)), sizes: all.map((text) => Buffer.byteLength(text)),
	};
}

// Two ways of buying the same two cards that leave seat 1 with the one or with the other, and
// before all other eyes the same table: florins, market, levies and whose turn it is.
const draws = (...cards) => cards.map((card) => `. draw ${card}`);
const meetings = {
	pax: {
		options: { families: "seats" },
		observers: [-1, 0, 3],
		start: [
			...draws("gutenberg", "luther", "jesuits", "cromwell", "bold", "antipope"),
			...draws("grim", "safavids", "dervishes", "qizilbash", "janissaries", "black_army"),
			"0 pass", "0 pass",
		],
		ways: [
			[
				"1 buy west1", "1 pass", ...draws("kingmaker"),
				"2 buy west1", "2 fair east", "2 levy caffa", "2 levy modon",
				...draws("friese_freedom", "handsome"),
			],
			[
				"1 buy west2", "1 fair east", "1 levy caffa", "1 levy modon",
				...draws("kingmaker", "handsome"),
				"2 buy west1", "2 pass", ...draws("friese_freedom"),
			],
		],
		then: [
			"3 pass", "3 pass",
			"0 buy west1", "0 play cromwell", "0 decline", "0 post red_knight bordeaux", "0 done",
			...draws("teutonic_knights"), "1 pass", "1 pass", "2 pass", "2 pass",
			"3 buy east1", "3 pass", ...draws("timar_system"), "0 pass", "0 pass",
		],
	},
};

// Every message is the same, and as long, byte for byte.
function alike(a, b, what) {
	equal(a.kept.length, b.kept.length, `${what}: as many messages`);
	equal(a.sizes, b.sizes, `${what}: each as long as the other`);
	const at = a.kept.findIndex((text, i) => text !== b.kept[i]);
	if (at < 0) return;
	let i = 0;
	while (a.kept[at][i] === b.kept[at][i]) i++;
	const around = ({ kept }) => `...${kept[at].slice(Math.max(0, i - 80), i + 80)}`;
	check(false, `${what}, message ${at}: ${around(a)} and ${around(b)}`);
}

// What both games may have asked: the same words for both.
const wordsOf = (moves) => [...new Set(
	moves.filter((move) => !/^(\.|undo)/.test(move)).map(
		(move) => move.split(" ").slice(1).join(" ")
	)
)];

const arrive = (server, n) =>
	Promise.all([...Array(n)].map((_, i) => new Person(server, `S${i}`).arrive()));

async function compare(postgres, server, game, n, seat, options) {
	const { differ, hidden, moves } = twins(game.id, n, seat, options);
	const what = `${game.id}, ${n} seats, seat ${seat}`;
	if (!hidden) {
		console.log(`${game.id}: no rule hides anything`);
		return 0;
	}
	if (!check(differ > 5, `${what}: hidden facts differ (${differ})`)) return 0;
	const tries = wordsOf(moves.flat());
	const people = await arrive(server, n);
	const played = (twin) => {
		const its = moves.map((pair) => pair[twin]);
		return oneTable(postgres, server, people, game, {
			n, seat, options, moves: its, tries, met: 0,
		});
	};
	const [a, b] = [await played(0), await played(1)];
	check(a.kept.length > moves.length / 4, `${what}: many messages`);
	const patches = a.kept.filter((text) => text.includes('"patch":{')).length;
	check(seat === 0 ? !patches : patches > moves.length / 4, `${what}: ${patches} patches`);
	alike(a, b, what);
	console.log(
		`${what}: ${a.kept.length} messages alike, ${differ} of ${moves.length} positions differed`
	);
	return 1;
}

// No whole games can be twins here, and the observer who comes in at the meeting sees no more
// than one who has forgotten how they got there.
async function meet(postgres, server, game, { options, observers, start, ways, then }) {
	equal(twins(game.id, game.max, -1, options).differ, 0, `${game.id}: all is public once`);
	const met = start.length + ways[0].length + 1;
	const tries = [...wordsOf(then), "play luther", "play jesuits"];
	for (const seat of observers) {
		const what = `${game.id}, seat ${seat} comes in after ${met} moves`;
		const people = await arrive(server, game.max);
		const played = (way) => oneTable(postgres, server, people, game, {
			n: game.max, seat, options, moves: [...start, ...way, ...then], tries, met,
		});
		const [a, b] = [await played(ways[0]), await played(ways[1])];
		check(a.kept.length > then.length, `${what}: ${a.kept.length} messages`);
		alike(a, b, what);
		console.log(`${what}: ${a.kept.length} messages alike`);
	}
	return observers.length;
}

await run({
	leak: async () => {
		const postgres = new Postgres().start();
		const server = await new Server(postgres.url, "--bots", "0").start();
		let compared = 0;
		for (const game of await games(server)) {
			if (meetings[game.id]) {
				compared += await meet(postgres, server, game, meetings[game.id]);
				continue;
			}
			const options = mostHidden(game);
			console.log(`${game.id} ${JSON.stringify(options)}`);
			for (let seat = -1; seat < game.max; seat++)
				compared += await compare(postgres, server, game, game.max, seat, options);
		}
		check(compared > 0, "some game hides something");
		await sleep(50);
		equal((await server.stop()).code, 0, "it stops cleanly");
	},
});
