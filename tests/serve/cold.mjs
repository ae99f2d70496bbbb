// cold.mjs: a table that is opened in the middle of a long game, from a bookmark in the store.
//
// Its entries are spoilt where they must not be read, and its bookmark where it must not be
// believed; what people see is the same as before each time.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, check, copied, dice, equal, folder, games, newId, program, root, run, sleep,
	table,
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

// What is taken back stays among the changes, which are all read again when somebody wants the
// past: that does not go on without end.
async function often(game) {
	let id, seat = -1;
	while (seat < 0) {
		({ id } = await play(game, 12));
		const views = await Promise.all([...Array(game.max)].map((_, n) => look(id, { seat: n })));
		seat = views.findIndex((view) => view.can_undo);
	}
	const before = anna.sit(id, { seat });
	await before.next("view");
	const { rev } = await say(before, { do: "undo" });
	equal((await say(before, { do: "redo" })).rev, rev + 1, "taken back, and given again");
	await before.close();
	await restart("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)" +
		" INSERT INTO entry (game, rev, at, seat, data)" +
		" SELECT game, rev + 2 * i, at, seat, data FROM n, entry" +
		` WHERE game = '${id}' AND rev IN (${rev}, ${rev + 1});` +
		` UPDATE game SET rev = rev + 10000 WHERE id = '${id}'`);
	const socket = anna.sit(id, { seat });
	await socket.next("view", 30000);
	check(socket.last.can_undo, "ten thousand changes later");
	equal((await say(socket, { do: "undo" })).error, "not_now", "nothing is taken back any more");
	const back = { do: "propose", what: "undo", ply: 0 };
	equal((await say(socket, back)).error, "not_now", "not even by consent");
	const [next] = socket.view.waiting;
	socket.send({ do: "sit", seat: next });
	await socket.until((s) => s.view.you === next);
	const { move } = socket.view.moves[0];
	equal((await say(socket, { do: "move", move })).type, "ack", "but the game goes on");
	await socket.close();
}

// Tables that nobody looks at stay for a minute; where they hold much, they go at once.
async function many() {
	const record = fs.readFileSync(
		fs.readdirSync(path.join(root, "games/lorenzo/play")).filter((n) => n.endsWith(".play"))
			.map((n) => path.join(root, "games/lorenzo/play", n))
			.sort((a, b) => fs.statSync(b).size - fs.statSync(a).size)[0], "utf8");
	const { id } = (await anna.post("/api/records", { record })).json.table;
	const { ply } = (await anna.get(`/api/tables/${id}`)).json.table;
	const ids = copied(`sqlite:${store}`, id, 1500);
	await Promise.all(ids.map((one) => anna.get(`/api/tables/${one}`)));
	await sleep(3000);
	const left = await server.metric("tables_in_memory");
	check(left < 1400, `of 1500 tables with ${ply} moves ${left} are still held`);
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
		await often(called("lorenzo"));
		await many();
		equal((await server.stop()).code, 0, "it stops");
	},
});
