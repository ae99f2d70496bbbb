// hostile.mjs: a hundred hostile sockets of each kind, and an honest player among them.
//
//     node tests/serve/hostile.mjs [ping] [pong] [text] [fragments] [reader] [--seconds N]
//
// That every reply arrives and that memory stays bounded is checked; how long the replies take
// is printed, for a machine tells its own figures.
import { execFile } from "node:child_process";
import path from "node:path";
import {
	Person, Server, check, dice, folder, mine, root, run, sleep, table,
} from "./driver.mjs";

const at = process.argv.indexOf("--seconds");
const seconds = at > 0 ? Number(process.argv[at + 1]) : 4;
const crowd = 100;

// Replies while the crowd is at it: milliseconds each.
async function honest(sockets, roll, isOver) {
	const took = [];
	while (!isOver()) {
		const socket = sockets.find(mine) ?? sockets[0];
		const asks = mine(socket) && took.length % 4 === 0;
		const began = performance.now();
		const reply = await socket.ask(asks ? {
			do: "move", rev: socket.rev,
			move: socket.view.moves[roll(socket.view.moves.length)].move,
		} : { do: "ping" });
		took.push(performance.now() - began);
		if (!["ack", "pong"].includes(reply.type)) throw new Error(JSON.stringify(reply));
		if (asks) await Promise.all(sockets.map((s) => s.until(() => s.rev >= reply.rev)));
		await sleep(40); // below the rate that everybody may speak at
	}
	return took.sort((a, b) => a - b);
}

const kind = (name, ...settings) => async () => {
	const store = `sqlite:${path.join(folder(), "hostile.db")}`;
	const server = await new Server(store, "--rate", "30", ...settings).start();
	const people = await Promise.all(["Anna", "Bruno"].map((n) => new Person(server, n).arrive()));
	const id = await table(people, "lorenzo");
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const before = server.memory("VmRSS");
	let came = null;
	execFile(process.execPath, [
		path.join(root, "tests/serve/crowd.mjs"), server.port, id, name, crowd, seconds,
	], (_, out) => {
		came = Number(out);
	});
	const took = await honest(sockets, dice(3), () => came !== null);
	const most = (server.memory("VmHWM") - before) / crowd;
	check(took.length > 5, `an honest player was answered ${took.length} times`);
	check(sockets.every((socket) => !socket.isClosed && !socket.gap), "and missed nothing");
	check(most < 1024, `a hostile socket costs ${most.toFixed(0)} kB`);
	check(came >= crowd, `the crowd was there, ${came} times`);
	const of = (part) => took[Math.floor(took.length * part)].toFixed(1);
	console.log(`${name}: ${took.length} replies, median ${of(0.5)} ms, 99 % ${of(0.99)} ms,` +
		` ${most.toFixed(0)} kB a hostile socket, ${came} connections`);
	sockets.forEach((socket) => socket.close());
	await server.stop();
};

run({
	ping: kind("ping"),
	pong: kind("pong"),
	text: kind("text"),
	fragments: kind("fragments"),
	reader: kind("reader"),
	unlimited: kind("ping", "--rate", "0"),
});
