// nodes.mjs: three servers on one PostgreSQL; one is killed in the middle of games.
//
//     node tests/serve/nodes.mjs [nodes] [takenOver] [--seconds N]
import {
	Person, Postgres, Server, check, dice, equal, games, mine, newId, request, run, sleep, table,
} from "./driver.mjs";

const at = process.argv.indexOf("--seconds");
const seconds = at < 0 ? 6 : Number(process.argv[at + 1]);
const roll = dice(11);

let postgres;
const nodes = [];

async function alive() {
	return nodes.filter((node) => !node.exit);
}

// A person who is connected to some node and goes to another when it is gone.
class Guest {
	constructor(person, id, seat) {
		Object.assign(this, { person, id, seat, acked: [], refused: [], resumes: [] });
	}
	async live(first, until) {
		let node = first;
		let pending = null;
		let rev;
		let lost = 0;
		while (!until()) {
			const socket = new Person(node, "").sit.call(
				{ server: node, cookie: this.person.cookie }, this.id, { seat: this.seat, rev },
			);
			try {
				await socket.next("view", 3000);
			} catch {
				await socket.close();
				const others = await alive();
				node = others[roll(others.length)];
				await sleep(5);
				continue;
			}
			if (lost) this.resumes.push(Date.now() - lost);
			lost = 0;
			this.socket = socket;
			while (!socket.isClosed && !until()) {
				if (!pending && mine(socket)) {
					const { moves } = socket.view;
					pending = {
						do: "move",
						id: newId(),
						rev: socket.rev,
						move: moves[roll(moves.length)].move,
					};
				}
				if (!pending) {
					await Promise.race([
						new Promise((done) => socket.once("message", done)),
						socket.closed,
						sleep(20),
					]);
					if (socket.view?.over)
						return; // no view yet: this node has not heard of the start
					continue;
				}
				const answer = await socket.ask(pending);
				if (answer.type === "lost") break;
				(answer.type === "ack" ? this.acked : this.refused).push([pending.id, answer.rev]);
				pending = null;
			}
			if (socket.gap) check(false, `${this.id}: ${socket.gap}`);
			if (socket.isClosed) lost = Date.now();
			rev = socket.rev;
			await socket.close();
		}
	}
}

function entries() {
	return postgres.sql(
		"SELECT game, rev, coalesce(mid, ''), seat FROM entry ORDER BY game, rev"
	).split("\n").map((line) => line.split("|"));
}

async function play() {
	const all = await games(nodes[0]);
	const guests = [];
	for (let i = 0; i < 6; i++) {
		const game = all[i % all.length];
		const people = await Promise.all([...Array(game.min)].map(
			(_, k) => new Person(nodes[k % 3], `N${i} ${k}`).arrive()
		));
		// half of the tables have a bot at the last seat
		const bot = i % 2 ? [{ kind: "bot", bot: "random" }] : [];
		const persons = people.slice(0, game.min - bot.length);
		const seats = [{ kind: "me" }, ...persons.slice(1).map(() => ({ kind: "open" })), ...bot];
		const id = await table(persons, game.id, { seats });
		persons.forEach((person, seat) => guests.push(new Guest(person, id, seat)));
	}
	let over = false;
	const lives = guests.map((guest, i) => guest.live(nodes[i % 3], () => over));
	// in the middle of the games, however fast this machine is
	while (guests.reduce((n, guest) => n + guest.acked.length, 0) < 40) await sleep(2);
	await nodes[1].kill();
	await Promise.race([Promise.all(lives), sleep(seconds * 800)]);
	over = true;
	await Promise.all(lives);
	return guests;
}

function inspect(guests) {
	const where = new Map();
	const last = new Map();
	let bots = 0;
	for (const [game, rev, mid] of entries()) {
		if (Number(rev) !== (last.get(game) ?? 0) + 1)
			check(false, `${game}: rev ${rev} follows ${last.get(game)}`);
		last.set(game, Number(rev));
		if (mid && where.has(mid)) check(false, `${mid} is there twice`);
		if (mid) where.set(mid, Number(rev));
		bots += !mid && Number(rev) > 1;
	}
	let acked = 0;
	for (const guest of guests) {
		for (const [mid, rev] of guest.acked)
			if (where.get(mid) !== rev)
				check(false, `${mid}: acknowledged at ${rev}, found at ${where.get(mid)}`);
		for (const [mid] of guest.refused)
			if (where.has(mid)) check(false, `${mid}: refused and found`);
		acked += guest.acked.length;
	}
	check(acked > 20, "moves were acknowledged");
	check(bots > 3, "bots moved");
	const resumes = guests.flatMap((guest) => guest.resumes).sort((a, b) => a - b);
	check(resumes.length > 0, "somebody had to go to another node");
	console.log(
		`${acked} moves of people, ${bots} of bots; ${resumes.length} went to another node, ` +
			`median ${resumes[resumes.length >> 1]} ms, worst ${resumes.at(-1)} ms to resume`
	);
}

// The same person at two nodes answers the same question twice, at the same moment.
async function race() {
	const [a, c] = [nodes[0], nodes[2]];
	const [game] = await games(a);
	const people = await Promise.all([...Array(game.min)].map(
		(_, k) => new Person(a, `R${k}`).arrive()
	));
	const id = await table(people, game.id);
	let won = 0;
	let told = 0;
	for (let i = 0; i < 15; i++) {
		const pairs = people.map((person) => [a, c].map((node) => person.sit.call(
			{ server: node, cookie: person.cookie }, id,
		)));
		await Promise.all(pairs.flat().map((socket) => socket.next("view")));
		const pair = pairs.find(([socket]) => mine(socket));
		const before = pair[0].rev;
		const { moves } = pair[0].view;
		const answers = await Promise.all(pair.map((socket, k) => socket.ask({
			do: "move", rev: before, move: moves[k % moves.length].move,
		})));
		const acks = answers.filter((answer) => answer.type === "ack");
		won += acks.length;
		told += answers.filter((answer) => answer.type === "refused").length;
		const revs = new Set(acks.map((answer) => answer.rev));
		equal(revs.size, acks.length, "no two moves at one rev");
		await Promise.all(pairs.flat().map((socket) => socket.until(
			(s) => s.rev >= Math.max(...revs)
		)));
		equal(
			new Set(pairs.flat().map((s) => JSON.stringify(s.view.ply))).size,
			1,
			"both nodes show the same ply",
		);
		await Promise.all(pairs.flat().map((socket) => socket.close()));
	}
	check(won >= 15 && told > 0, `the quicker one wins (${won}), the other is told (${told})`);
}

// A bot's turn that was claimed by a node that died is claimed by another.
async function orphan() {
	// leaves bots to others
	const home = await new Server(postgres.url, "--beat-ms", "300", "--bots", "0").start();
	const anna = await new Person(home, "Anna").arrive();
	const [game] = await games(home);
	const id = await table([anna], game.id, { seats: [
		{ kind: "me" }, ...Array(game.min - 1).fill({ kind: "bot", bot: "random" }),
	] });
	const socket = anna.sit(id);
	await socket.next("view");
	// as a crash between the claim and the move would leave it: claimed, and nobody plays
	postgres.sql(`CREATE FUNCTION claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
		NEW.node := 'dead'; NEW.until := extract(epoch FROM clock_timestamp()) * 1000 + 1500;
		RETURN NEW; END $$`);
	postgres.sql(`CREATE TRIGGER claim BEFORE INSERT ON due FOR EACH ROW
		WHEN (NEW.game = '${id}') EXECUTE FUNCTION claim()`);
	const claimed = () =>
		postgres.sql(`SELECT seat FROM due WHERE game = '${id}' AND node = 'dead'`);
	for (let i = 0; i < 40 && !claimed(); i++) {
		await socket.until(mine, 40000);
		const [{ move }] = socket.view.moves;
		const { rev } = await socket.ask({ do: "move", rev: socket.rev, move });
		await socket.until((s) => s.rev >= rev);
	}
	const { rev } = socket;
	check(claimed(), "a bot's turn is claimed by a node that is dead");
	postgres.sql("DROP TRIGGER claim ON due");
	await socket.until((s) => s.rev > rev, 40000);
	equal(socket.last.cause.kind, "move", "another node plays it");
	await socket.until((s) => mine(s) || s.view.over, 40000);
	equal(socket.gap, undefined, "no turn was played twice");
	await socket.close();
	equal(await home.stop(), { code: 0, signal: null }, "it stops cleanly");
}

// Who sat at a node that died is soon seen to be gone; who logs out is so at every node.
async function presence() {
	const [a, c] = [nodes[0], nodes[2]];
	const b = await new Server(postgres.url, "--beat-ms", "300").start();
	const [game] = await games(a);
	const people = await Promise.all([...Array(game.min)].map(
		(_, k) => new Person(a, `P${k}`).arrive()
	));
	const id = await table(people, game.id);
	const at = (node, person) => person.sit.call({ server: node, cookie: person.cookie }, id);
	const away = at(b, people[1]);
	await away.next("view");
	const [here, late] = [at(a, people[0]), at(c, people[0])];
	// a view tells who is there, too: what a node knew before is not told again
	const seen = { here: [], late: [] };
	for (const [who, socket] of Object.entries({ here, late })) {
		socket.on("presence", (message) => (seen[who] = message.seats));
		socket.on("view", (message) => (seen[who] = message.table.seats.map((seat) => seat.is)));
	}
	await Promise.all([here.next("view"), late.next("view")]);
	const until = async (holds, what) => {
		const end = Date.now() + 9000;
		while (!holds() && Date.now() < end) await sleep(20);
		check(holds(), what);
	};
	await until(
		() => seen.here[1] === "here" && seen.late[1] === "here",
		"a node that opens a table hears who is there already",
	);
	here.send({ do: "note", text: "P1 is with b" });
	equal((await late.next("note")).text, "P1 is with b", "a note is seen at another node");
	await b.kill();
	await until(
		() => seen.here[1] === "gone" && seen.late[1] === "gone",
		"who was with a node that died is gone",
	);
	const back = at(c, people[1]);
	await back.next("view");
	await until(() => seen.here[1] === "here", "and is back when seen at another");
	await people[1].post("/api/me/logout", {});
	equal(await back.closed, 1008, "logging out at one node ends what is open at another");
	await until(() => seen.here[1] === "gone", "which is seen");
	await Promise.all([here.close(), late.close()]);
}

const thoughts = async () => {
	const counts = await Promise.all((await alive()).map((node) => node.metric("thoughts_total")));
	return counts.reduce((a, b) => a + b);
};

// Two people at two nodes play with a bot: each of its turns is thought about at one of them.
async function once() {
	const [a, c] = [nodes[0], nodes[2]];
	const people = await Promise.all([a, c].map((node, k) => new Person(node, `O${k}`).arrive()));
	const id = await table(people, "lorenzo", { seats: [
		{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" },
	] });
	let before = -1;
	while (before !== (before = await thoughts())) await sleep(400); // of the tables before
	const dealt = Number(postgres.sql(`SELECT rev FROM game WHERE id = '${id}'`));
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	for (let i = 0; i < 60; i++) {
		while (!sockets.some(mine)) await sleep(2);
		const socket = sockets.find(mine);
		const { moves } = socket.view;
		const { move } = moves[roll(moves.length)];
		const { rev } = await socket.ask({ do: "move", rev: socket.rev, move });
		await Promise.all(sockets.map((s) => s.until(() => s.rev >= rev)));
	}
	while (!sockets.some(mine)) await sleep(2);
	const turns = Number(postgres.sql(
		`SELECT count(*) FROM entry WHERE game = '${id}' AND seat = 2 AND rev > ${dealt}`
	));
	check(turns > 10, `a bot had ${turns} turns`);
	equal(await thoughts() - before, turns, "each was thought about once");
	await Promise.all(sockets.map((socket) => socket.close()));
}

// Somebody answers at one node, takes it back at another while the bot thinks, and answers
// there: the first node has given up the bot's turn with what it read.
async function takenOver() {
	const { url } = new Postgres().start();
	const settings = ["--style", "hard:iterations=100000000", "--think-ms", "600000"];
	const [a, b] = await Promise.all(
		[0, 1].map(() => new Server(url, "--bots", "1", ...settings).start()),
	);
	const anna = await new Person(a, "Anna").arrive();
	const there = { server: b, cookie: anna.cookie };
	const count = () => Promise.all([a, b].map((node) => node.metric("thoughts_total")));
	const bots = Array(2).fill({ kind: "bot", bot: "random" });
	for (let i = 0; i < 20; i++) {
		const id = await table([anna], "lorenzo", { seats: [{ kind: "me" }, ...bots] });
		const here = anna.sit(id);
		const other = anna.sit.call(there, id);
		await Promise.all([here, other].map((socket) => socket.next("view")));
		const before = await count();
		const answer = async (socket) => {
			const { rev, view: { moves: [{ move }] } } = socket;
			const said = await socket.ask({ do: "move", rev, move });
			await Promise.all([here, other].map((s) => s.until(() => s.rev >= said.rev)));
		};
		for (let k = 0; k < 6 && mine(here); k++) await answer(here);
		if (mine(here) || !here.last.can_undo) {
			await here.ask({ do: "propose", what: "end" }); // so that its bots think no more
			await Promise.all([here.close(), other.close()]);
			continue;
		}
		equal(await count(), [before[0] + 1, before[1]], "one node thinks about a bot's turn");
		const undo = await other.ask({ do: "undo", rev: other.rev });
		equal(undo.type, "ack", "the answer is taken back at the other");
		await Promise.all([here, other].map((s) => s.until(() => s.rev >= undo.rev)));
		while (mine(other)) await answer(other);
		await sleep(300);
		equal(await count(), [before[0] + 1, before[1] + 1], "which thinks about what comes of it");
		await Promise.all([here.close(), other.close()]);
		for (const node of [a, b]) await node.stop();
		return;
	}
	check(false, "no bot was ever asked behind an answer that can be taken back");
}

await run({
	nodes: async () => {
		postgres = new Postgres().start();
		for (let i = 0; i < 3; i++)
			nodes.push(await new Server(postgres.url, "--beat-ms", "300").start());
		inspect(await play());
		await race();
		await orphan();
		await presence();
		await once();
		for (const node of await alive())
			equal((await request(node, "GET", "/healthz")).status, 200, "the others are well");
		for (const node of await alive())
			equal(await node.stop(), { code: 0, signal: null }, "and stop cleanly");
	},
	takenOver,
});
