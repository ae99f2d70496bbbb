// cold.mjs: a table that is opened in the middle of a long game, from a bookmark in the store.
//
// Its entries are spoilt where they must not be read, and its bookmark where it must not be
// believed; what people see is the same as before each time.
import { execFileSync } from "node:child_process";
import path from "node:path";
import {
	Person, Server, check, dice, equal, folder, games, newId, program, run, table,
} from "./driver.mjs";

const store = path.join(folder(), "cold.db");
const roll = dice(5);
const sql = (text) => execFileSync("sqlite3", [store, ".timeout 9000", text]).toString().trim();
let server;
let anna;

// All that a view says but for the time.
async function look(id, more = {}) {
	const socket = anna.sit(id, more);
	const message = await socket.next("view");
	await socket.close();
	const { rev, view, can_undo, can_redo, undo, steps, table: { ply, waiting, held } } = message;
	return { rev, view, can_undo, can_redo, undo, steps, ply, waiting, held };
}

async function say(socket, message) {
	const answer = await socket.ask({ rev: socket.rev, ...message });
	if (answer.type === "ack") await socket.until((s) => s.rev >= answer.rev);
	return answer;
}

// She sits everywhere and plays until so many changes have been made; some are taken back.
async function play(game, changes) {
	const id = await table([anna], game.id, { seats: Array(game.max).fill({ kind: "me" }) });
	const socket = anna.sit(id);
	await socket.next("view");
	const said = [];
	while (socket.rev < changes && !socket.view.over) {
		const [seat] = socket.view.waiting;
		if (socket.view.you !== seat) {
			socket.send({ do: "sit", seat });
			await socket.until((s) => s.view.you === seat);
		}
		const { moves } = socket.view;
		const message = { do: "move", id: newId(), rev: socket.rev, seat,
			move: moves[roll(moves.length)].move };
		const { rev } = await say(socket, message);
		said.push({ ...message, acked: rev });
		// not at the end: then nobody can be told what they have missed
		if (roll(40) === 0 && socket.rev < changes - 15 && socket.view.can_undo)
			await say(socket, { do: "undo" });
	}
	await socket.close();
	return { id, said };
}

async function restart(spoil) {
	equal((await server.stop()).code, 0, "it stops");
	if (spoil) sql(spoil);
	await server.start();
}

const spoilEntry = (id) => `UPDATE entry SET data = 'x' || data WHERE game = '${id}' AND rev = 3`;
const mendEntry = (id) =>
	`UPDATE entry SET data = substr(data, 2) WHERE game = '${id}' AND rev = 3`;

// What was said before the bookmark and is said again has been heard; the past can be read and
// changed.
async function past({ id, said }) {
	const [first] = said;
	const socket = anna.sit(id, { seat: first.seat });
	await socket.next("view");
	const { do: todo, id: mid, rev, move } = first;
	const again = await socket.ask({ do: todo, id: mid, rev, move });
	equal([again.type, again.rev], ["ack", first.acked], "an old move is not made twice");
	const log = await socket.ask({ do: "log", from: 0, to: 20 });
	equal(log.steps?.length, 20, "its first steps can be read");
	await socket.close();
	const one = await anna.get(`/api/tables/${id}/replay?ply=1`);
	equal([one.status, one.json?.view?.ply], [200, 1], "and seen");
}

async function open(game) {
	const made = await play(game, 75);
	const { id } = made;
	const marks = () => sql(`SELECT rev FROM bookmark WHERE game = '${id}' ORDER BY rev`);
	const before = await look(id);
	check(before.rev >= 75, `${game.id}: a long game (${before.rev})`);
	check(marks().split("\n").length <= 2, `with two bookmarks (${marks()})`);
	await restart(spoilEntry(id));
	equal(await look(id), before, `${game.id}: opened without its beginning`);
	const late = await look(id, { rev: before.rev - 5 });
	check(late.steps.length > 0, "who comes back is told what they have missed");
	await restart(mendEntry(id));
	await past(made);
	const { status, text } = await anna.get(`/api/tables/${id}/log?seat=0`);
	await restart(`UPDATE bookmark SET data = replace(data, '0', '1') WHERE game = '${id}'`);
	equal(await look(id), before, `${game.id}: a damaged bookmark is passed over`);
	check(/event=bookmark/.test(server.log), "and the operator reads of it");
	equal((await anna.get(`/api/tables/${id}/log?seat=0`)).text, text, "the log is the same");
	equal(status, 200, "and there is one");
	const verify = () => execFileSync(program, ["backup", "--verify", store], { stdio: "pipe" });
	let said = "";
	try {
		verify();
	} catch (error) {
		said = error.stderr.toString();
	}
	check(said.includes(id), "a check of the store tells that it is damaged");
	sql(`DELETE FROM bookmark WHERE game = '${id}'`);
	check(/whole/.test(verify().toString()), "without it all is whole");
	await restart();
	equal(await look(id), before, `${game.id}: and opens without any`);
}

// Taking back, after a restart, what was done before it.
async function undo(game) {
	const { id } = await play(game, 70);
	await restart();
	const views = await Promise.all([...Array(game.max)].map((_, seat) => look(id, { seat })));
	const seat = views.findIndex((view) => view.can_undo);
	if (seat < 0) return check(true, "nobody may take anything back just now");
	const socket = anna.sit(id, { seat });
	await socket.next("view");
	equal((await say(socket, { do: "undo" })).type, "ack", "a move from before is taken back");
	equal((await say(socket, { do: "redo" })).type, "ack", "and given again");
	check(socket.view.ply <= views[seat].ply, "as it was");
	return socket.close();
}

await run({
	cold: async () => {
		server = await new Server(`sqlite:${store}`).start();
		anna = await new Person(server, "Anna").arrive();
		const all = await games(server);
		const called = (name) => all.find((game) => game.id === name);
		await open(called("verraeter")); // with chance in every round
		await open(called("lorenzo"));
		await undo(called("lorenzo"));
		equal((await server.stop()).code, 0, "it stops");
	},
});
