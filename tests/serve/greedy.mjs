// greedy.mjs: nobody has more of the server than their part.
//
//     node tests/serve/greedy.mjs [limit] [show]
import path from "node:path";
import { Person, Server, Socket, check, equal, folder, run, sleep } from "./driver.mjs";

const bots = (n, bot = "random") => Array(n).fill({ kind: "bot", bot });
const store = () => `sqlite:${path.join(folder(), "greedy.db")}`;

async function made(person, seats) {
	return person.post("/api/tables", { game: "lorenzo", public: true, seats });
}

// What somebody makes counts, whoever sits there.
async function limit() {
	const server = await new Server(store(), "--tables", "6").start();
	const anna = await new Person(server, "Anna").arrive();
	const kinds = [bots(2), [{ kind: "open" }, { kind: "open" }], [{ kind: "me" }, ...bots(1)]];
	for (let i = 0; i < 6; i++)
		equal((await made(anna, kinds[i % 3])).status, 201, `table ${i + 1} of 6`);
	for (const seats of kinds)
		equal((await made(anna, seats)).status, 429, "one more is one too many");
	const bruno = await new Person(server, "Bruno").arrive();
	equal((await made(bruno, bots(2))).status, 201, "another person may make one");
	await server.stop();
}

// Bots play for those who look, and for nobody else.
async function show() {
	const server = await new Server(store(), "--think-ms", "20").start();
	const anna = await new Person(server, "Anna").arrive();
	const { id } = (await made(anna, bots(4))).json.table;
	const ply = async () => (await anna.get(`/api/tables/${id}`)).json.table.ply;
	equal((await anna.act(id, "start")).status, 200, "a table of bots is started");
	const first = await ply();
	await sleep(1500); // longer than the server looks for work
	equal(await ply(), first, "nobody looks: nobody plays");
	const socket = new Socket(server, { table: id });
	await socket.next("view");
	await socket.until((s) => s.view.ply > first + 5, 20000);
	check(true, "somebody looks: they play");
	await socket.close();
	await sleep(300);
	const then = await ply();
	await sleep(1500);
	equal(await ply(), then, "and stop when the last one goes");
	const again = new Socket(server, { table: id });
	await again.next("view");
	await again.until((s) => s.view.over, 60000);
	check(true, "until somebody sees the end");
	await server.stop();
}

run({ limit, show });
