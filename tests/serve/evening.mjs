// evening.mjs: thousands of tables at once, all of them playing.  Not a test.
//
//     node tests/serve/evening.mjs [--tables N] [--seats N] [--every S] [--seconds S]
//         [--store URL]
//
// At each table somebody answers every so many seconds, each game in its turn.  Told are the
// times from sending a move to its acknowledgement, and to when everybody at the table has
// heard of it.  Clients are light, for they share the machine: of a view they keep only what
// they need to answer.
import fs from "node:fs";
import net from "node:net";
import { randomBytes } from "node:crypto";
import { Person, Server, dice, finish, folder, frame, games, sleep, table } from "./driver.mjs";

function option(name, standard) {
	const at = process.argv.indexOf(`--${name}`);
	return at < 0 ? standard : process.argv[at + 1];
}
const nTables = Number(option("tables", 5000));
const nSeats = Number(option("seats", 3));
const every = Number(option("every", 5)) * 1000;
const seconds = Number(option("seconds", 60));
const store = option("store", `sqlite:${folder()}/evening.db`);
const roll = dice(7);
const counter = { n: 0, refused: 0, lost: 0, over: 0 };

// ---- one player ----

class Player {
	constructor(server, party, seat, cookie) {
		Object.assign(this, { party, seat, rev: -1, move: null, buffer: null, isOpen: false });
		this.socket = net.connect(server.port, "127.0.0.1");
		this.socket.setNoDelay(true);
		this.socket.on("error", () => {});
		this.socket.on("close", () => {
			if (!party.isClosing) counter.lost++;
		});
		this.socket.on("data", (bytes) => this.read(bytes));
		this.seated = new Promise((done) => {
			this.isSeated = done;
		});
		this.socket.write(
			`GET /ws?table=${party.id}&lang=en&seat=${seat}&brief=1 HTTP/1.1\r\n` +
			`Host: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
			"Sec-WebSocket-Version: 13\r\n" +
			`Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n` +
			`Cookie: ludo_session=${cookie}\r\n\r\n`,
		);
	}
	read(bytes) {
		let b = this.buffer ? Buffer.concat([this.buffer, bytes]) : bytes;
		if (!this.isOpen) {
			const end = b.indexOf("\r\n\r\n");
			this.isOpen = end >= 0;
			b = this.isOpen ? b.subarray(end + 4) : b;
		}
		for (let next; this.isOpen && (next = this.frame(b));) b = next;
		this.buffer = b.length ? b : null;
	}
	// What is behind the first frame; null if that is not there whole.
	frame(b) {
		if (b.length < 2) return null;
		let n = b[1] & 127;
		const at = n === 126 ? 4 : n === 127 ? 10 : 2;
		if (b.length < at) return null;
		if (n === 126) n = b.readUInt16BE(2);
		if (n === 127) n = Number(b.readBigUInt64BE(2));
		if (b.length < at + n) return null;
		const opcode = b[0] & 15;
		if (opcode === 9) this.socket.write(frame(10, b.subarray(at, at + n)));
		if (opcode === 1) this.hear(JSON.parse(b.toString("utf8", at, at + n)));
		return b.subarray(at + n);
	}
	hear(message) {
		const { type, rev } = message;
		if (type === "view" || type === "change") {
			const told = message.view ?? message.patch;
			if (told.moves) {
				const { moves } = told;
				this.move = moves.length ? moves[roll(moves.length)].move : null;
			}
			if (told.over) this.party.end();
			this.rev = rev;
			this.isSeated();
			this.party.told();
		}
		if (type === "ack") this.party.acked(rev);
		if (type === "refused") this.party.refused();
	}
	say(id) {
		const { rev, move } = this;
		const text = JSON.stringify({ v: 1, do: "move", id, rev, move });
		this.socket.write(frame(1, Buffer.from(text)));
	}
}

// ---- one table ----

const acks = [];
const reached = [];

class Party {
	constructor(id) {
		Object.assign(this, { id, players: [], sent: 0, rev: -1 });
	}
	async sit(server, people) {
		this.players = people.map(({ cookie }, seat) => new Player(server, this, seat, cookie));
		await Promise.all(this.players.map((player) => player.seated));
	}
	play() {
		this.timer = setTimeout(() => this.act(), roll(2 * every));
	}
	act() {
		const asked = this.players.filter((player) => player.move !== null);
		if (!asked.length || this.isOver) return;
		this.sent = performance.now();
		this.rev = -1;
		asked[roll(asked.length)].say(`e${counter.n++}`);
	}
	acked(rev) {
		acks.push(performance.now() - this.sent);
		this.rev = rev;
		this.told();
	}
	told() {
		if (this.rev < 0 || this.players.some((player) => player.rev < this.rev)) return;
		this.rev = -1;
		reached.push(performance.now() - this.sent);
		this.play();
	}
	refused() {
		counter.refused++;
		this.play();
	}
	end() {
		if (!this.isOver) counter.over++;
		this.isOver = true;
	}
	close() {
		this.isClosing = true;
		clearTimeout(this.timer);
		this.players.forEach((player) => player.socket.destroy());
	}
}

// ---- the evening ----

async function arrive(server, all, i) {
	const game = all[i % all.length];
	const people = await Promise.all([...Array(nSeats)].map(
		(_, seat) => new Person(server, `E${i} ${seat}`).arrive(),
	));
	const party = new Party(await table(people, game.id));
	await party.sit(server, people);
	return party;
}

const quantile = (list, q) =>
	[...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))];
const times = (list) => [0.5, 0.9, 0.99, 0.999]
	.map((q) => `${q * 100} % ${quantile(list, q).toFixed(1)} ms`).join(", ");

// Milliseconds that a process has had a processor.
function processor(pid) {
	const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
	const [user, system] = stat.slice(stat.lastIndexOf(")") + 2).split(" ").slice(11, 13);
	return (Number(user) + Number(system)) * 10;
}

const server = await new Server(store).start();
const all = (await games(server)).filter(({ min, max }) => min <= nSeats && nSeats <= max);
const began = performance.now();
const parties = [];
while (parties.length < nTables)
	parties.push(...await Promise.all([...Array(Math.min(20, nTables - parties.length))].map(
		(_, k) => arrive(server, all, parties.length + k),
	)));
console.log(
	`${parties.length} tables of ${all.map(({ id }) => id).join(", ")} and ` +
		`${parties.length * nSeats} players ` +
		`in ${((performance.now() - began) / 1000).toFixed(0)} s, ` +
		`${(server.memory() / 1024).toFixed(0)} MB`,
);
for (const party of parties) party.play();
await sleep(2 * every); // until all have begun
acks.length = reached.length = 0;
const used = [server.child.pid, process.pid].map(processor);
await sleep(seconds * 1000);
const busy = [server.child.pid, process.pid].map(
	(pid, i) => `${((processor(pid) - used[i]) / seconds / 10).toFixed(0)} %`,
);
console.log(
	`${Math.round(acks.length / seconds)} moves/s, ${counter.refused} refused, ` +
		`${counter.lost} connections lost, ${counter.over} games over\n` +
		`acknowledged: ${times(acks)}\nheard by all:  ${times(reached)}\n` +
		`of a processor: the server ${busy[0]}, its clients ${busy[1]}; ` +
		`${(server.memory() / 1024).toFixed(0)} MB`,
);
for (const party of parties) party.close();
await server.stop();
await finish();
