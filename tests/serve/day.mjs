// day.mjs: a day in the life of a server, on clocks that go faster (clock.c), and what a crowd
// leaves behind when it has gone.
//
//     node tests/serve/day.mjs [sqlite] [postgres] [peak]
//         [--hours N] [--speed N] [--tables N] [--watchers N] [--seed N]
//
// People come, sit down with others and with bots, play, talk, take back, drop out and come
// back, watch, read what is over, and go; new ones come.  At so many tables at once it is the
// same all day, so memory and open files must be, too.  With --speed 60 a day takes 24 minutes.
import {
	Person, Postgres, Server, Socket, check, clocked, copied, dice, equal, folder, games, mine, run,
	sleep, table,
} from "./driver.mjs";

function option(name, standard) {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? standard : Number(process.argv[at + 1]);
}
const hours = option("hours", 2);
const speed = option("speed", 120);
const WARM = 12; // hours: a shorter run says nothing about growth, only about bounds
const nTables = option("tables", 12);
const nWatchers = option("watchers", 1500);
const roll = dice(option("seed", 1));
const real = (seconds) => (seconds * 1000) / speed; // milliseconds that we wait

const did = {};
function count(what, n = 1) {
	did[what] = (did[what] ?? 0) + n;
}

// ---- one evening at one table ----

// Of those who are asked, somebody answers; now and then they do something else first.
const whims = {
	chat: (socket) => socket.ask({ do: "chat", text: `ply ${socket.view.ply}` }),
	log: (socket) => socket.ask({ do: "log", from: 0, to: 50 }),
	why: (socket) => socket.ask({ do: "why", move: socket.view.moves[0].move }),
	hint: (socket) => socket.ask({ do: "hint", rev: socket.rev }),
	undo: (socket) => socket.ask({ do: "undo", rev: socket.rev }),
	lang: (socket) => socket.ask({ do: "lang", lang: roll(2) ? "it" : "en" }),
};

async function seated(party, seat, rev) {
	const { cookie } = party.people[seat];
	const socket = new Socket(party.server, {
		table: party.id, cookie, seat, rev, deflate: roll(2) === 0, brief: roll(4) > 0,
		pongs: roll(8) > 0, // a phone that falls asleep
	});
	try {
		await socket.next("view", 20000);
	} catch {
		count("came too late");
	}
	return socket;
}

async function live(party, seat) {
	let rev;
	while (!party.isOver()) {
		const socket = await seated(party, seat, rev);
		const leaves = 20 + roll(200); // answers after which they drop out
		for (let n = 0; n < leaves && !socket.isClosed && !party.isOver();) {
			if (socket.view?.over || socket.table?.status === "finished") {
				party.done = true;
				break;
			}
			if (!socket.view || !mine(socket)) {
				await Promise.race([
					new Promise((go) => socket.once("message", go)), socket.closed, sleep(200),
				]);
				continue;
			}
			await answer(party, socket);
			n++;
		}
		rev = socket.rev < 0 ? undefined : socket.rev;
		count("dropped out");
		await socket.close();
	}
}

async function answer(party, socket) {
	const { moves } = socket.view;
	if (roll(30) === 0) {
		const names = Object.keys(whims);
		const whim = names[roll(names.length)];
		await Promise.race([whims[whim](socket), sleep(2000)]);
		count(whim);
		return;
	}
	const { rev } = socket;
	const said = await socket.ask({ do: "move", rev, move: moves[roll(moves.length)].move });
	count(said.type === "ack" ? "moves" : `moves ${said.error ?? said.type}`);
	if (said.type === "ack") await socket.until((s) => s.rev >= said.rev).catch(() => {});
	await sleep(roll(2 * party.pause));
}

async function watch(party) {
	while (!party.isOver()) {
		const socket = new Socket(party.server, { table: party.id, deflate: roll(2) === 0 });
		await Promise.race([socket.closed, sleep(200 + roll(3000))]);
		count("watched");
		await socket.close();
	}
}

// What people do when a game is over.
async function afterwards({ people: [anna], id }) {
	for (const what of ["record", "replay?ply=3", "verify", "log"])
		count(`read ${(await anna.get(`/api/tables/${id}/${what}`)).status}`);
	for (const list of ["finished", "mine", "open"]) await anna.get(`/api/tables?list=${list}`);
	const again = await anna.act(id, "rematch");
	if (again.status < 300) await anna.act(again.json.table.id, "close");
	count("rematch");
}

async function evening(server, all, isOver) {
	const game = all[roll(all.length)];
	const n = game.min + roll(game.max - game.min + 1);
	const people = [];
	for (let i = 0; i < 1 + roll(n); i++)
		people.push(await new Person(server, `Guest ${roll(1000000)}`).arrive());
	const bot = { kind: "bot", bot: ["random", "greedy", "easy"][roll(3)] };
	const seats = [...Array(n)].map((_, i) =>
		i === 0 ? { kind: "me" } : i < people.length ? { kind: "open" } : bot);
	const id = await table(people, game.id, { seats });
	const party = { server, people, id, done: false, pause: 40 };
	party.isOver = () => party.done || isOver();
	await Promise.all([watch(party), ...people.map((_, seat) => live(party, seat))]);
	if (party.done) await afterwards(party);
	count("evenings");
}

// ---- the day ----

async function look(server, hour) {
	const sample = {
		hour, rss: Math.round(server.memory() / 1024), files: server.files(),
		connections: await server.metric("connections"),
		tables: await server.metric("tables_in_memory"),
		moves: await server.metric("moves_total"),
	};
	console.log(Object.entries(sample).map(([name, n]) => `${name} ${n}`).join(", "));
	return sample;
}

const most = (samples, what) => Math.max(...samples.map((sample) => sample[what]));

// Everybody has gone: what is open now was open before anybody came.
async function goesHome(server, before) {
	const end = Date.now() + 120000;
	while (Date.now() < end && (await server.metric("tables_in_memory")) > 0) await sleep(100);
	await server.rest();
	const after = await look(server, "after");
	equal([after.connections, after.tables], [0, 0], "nobody is there any more");
	check(after.files <= before.files + 2, `and ${after.files} files, as ${before.files} before`);
}

// Our own clock goes as ever: whom the server would drop for being late has 20 seconds of it.
const patience = ["request", "silent", "stuck"].flatMap((what) =>
	[`--${what}-ms`, String(Math.min(20000 * speed, 86400000))]);

async function day(store) {
	const server = new Server(store, ...patience);
	await clocked(server, { CLOCK_SPEED: String(speed) }).start();
	const all = await games(server);
	const before = await look(server, 0);
	let over = false;
	const lives = [...Array(nTables)].map(async () => {
		while (!over) await evening(server, all, () => over);
	});
	const samples = [];
	for (let half = 1; half <= 2 * hours; half++) {
		await sleep(real(1800));
		samples.push(await look(server, half / 2));
	}
	over = true;
	await Promise.all(lives);
	console.log(JSON.stringify(did));
	const quarter = Math.ceil(samples.length / 4);
	const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
	const [was, is] = [early, late].map((some) => most(some, "rss"));
	check(did.moves > 100, `${did.moves} moves`);
	/* what the store keeps at hand fills up for some hours; from then on nothing may grow */
	if (hours < WARM) check(is < before.rss + 32, `${is} MB in the end, ${before.rss} at first`);
	else check(is <= was * 1.1 + 4, `${is} MB in the end, ${was} in the second quarter`);
	check(most(samples, "files") < before.files + 100 + 8 * nTables, "files are bounded");
	await goesHome(server, before);
	check(!/level=error/.test(server.log), `no errors in the log: ${server.log.slice(0, 500)}`);
	equal((await server.stop()).code, 0, "it stops cleanly");
}

// ---- a crowd that goes ----

async function open(server, n, more) {
	const sockets = [];
	while (sockets.length < n) {
		const some = [...Array(Math.min(100, n - sockets.length))].map(
			(_, i) => new Socket(server, more(sockets.length + i)),
		);
		await Promise.all(some.map((socket) => socket.next("view", 30000)));
		sockets.push(...some);
	}
	return sockets;
}

// A finished game of one person and bots; its id.
async function finished(server) {
	const anna = await new Person(server, "Anna").arrive();
	const bot = { kind: "bot", bot: "random" };
	const id = await table([anna], "lorenzo", { seats: [{ kind: "me" }, bot, bot, bot] });
	const socket = anna.sit(id);
	await socket.next("view");
	while (!socket.view.over) {
		await socket.until((s) => s.view.over || mine(s), 60000);
		if (socket.view.over) break;
		const { rev, view: { moves } } = socket;
		const said = await socket.ask({ do: "move", rev, move: moves[roll(moves.length)].move });
		await socket.until((s) => s.rev >= said.rev);
	}
	await socket.close();
	return { anna, id };
}

// Many tables with all that they remember, many who watch: then all of them leave.
async function peak() {
	const store = `sqlite:${folder()}/peak.db`;
	const server = new Server(store, "--silent-ms", "3600000");
	await clocked(server, { CLOCK_SPEED: "20" }).start();
	const { anna, id } = await finished(server);
	const ids = copied(store, id, nWatchers / 5);
	while ((await server.metric("tables_in_memory")) > 0) await sleep(100);
	const before = server.memory();
	const sockets = await open(server, nWatchers, (i) => ({ table: ids[i % ids.length] }));
	for (const copy of ids)
		if ((await anna.get(`/api/tables/${copy}/replay?ply=1`)).status !== 200)
			throw new Error("no replay");
	const highest = server.memory("VmHWM");
	sockets.forEach((socket) => socket.close());
	for (let i = 0; i < 200 && (await server.metric("tables_in_memory")) > 0; i++) await sleep(100);
	await sleep(1000);
	const after = server.memory();
	const mb = (kb) => (kb / 1024).toFixed(0);
	console.log(`peak: ${ids.length} tables, ${nWatchers} watchers: ${mb(before)} MB before, ` +
		`${mb(highest)} MB at most, ${mb(after)} MB afterwards`);
	check(highest > before + 30000, "they took memory");
	check(after - before < (highest - before) / 4, "which the system has back");
	equal((await server.stop()).code, 0, "it stops cleanly");
}

await run({
	sqlite: () => day(`sqlite:${folder()}/day.db`),
	postgres: () => day(new Postgres().start().url),
	peak,
}, (hours * 3600) / speed / 30 + 10);
