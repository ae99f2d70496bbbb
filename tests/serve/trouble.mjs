// trouble.mjs: the disk is full, or the database is away: nothing is acknowledged, people are
// told, and play goes on when it is back.
import { execFileSync } from "node:child_process";
import {
	Person, Postgres, Server, check, equal, folder, games, mine, newId, request, run, sleep, table,
} from "./driver.mjs";

async function through(server, breakStore, mendStore) {
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `T${i}`).arrive()
	));
	const id = await table(people, game.id);
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const socket = sockets.find(mine);
	const { rev } = socket;
	const before = JSON.stringify(socket.view);
	const move = { do: "move", id: newId(), rev, move: socket.view.moves[0].move };

	await breakStore();
	let refused = await socket.ask(move);
	equal([refused.type, refused.error], ["refused", "store"], "a move is not acknowledged");
	check(/try again/.test(refused.say), "in words that help");
	refused = await socket.ask({ do: "chat", text: "?" });
	equal(refused.error, "store", "nor a line of chat");
	equal(
		(await people[0].post("/api/tables", {
			game: game.id, seats: Array(game.min).fill({ kind: "me" }),
		})).status,
		503,
		"nor a new table",
	);
	equal(
		(await request(server, "GET", "/healthz")).status,
		503,
		"the server says that it is not well",
	);
	await sleep(2500); // meanwhile the server looks for work and finds none, which needs no disk
	equal((await request(server, "GET", "/healthz")).status, 503, "as long as it is not");
	equal(socket.rev, rev, "nothing has changed");
	check(sockets.every((s) => !s.isClosed), "nobody was thrown out");

	await mendStore();
	let answer;
	for (let i = 0; i < 100 && answer?.type !== "ack"; i++) {
		answer = await socket.ask(move);
		if (answer.type !== "ack") await sleep(100);
	}
	equal(
		[answer.type, answer.rev],
		["ack", rev + 1],
		"when it is back, the same move is acknowledged, once",
	);
	await Promise.all(sockets.map((s) => s.until((x) => x.rev === rev + 1)));
	check(sockets.every((s) => !s.gap), "and nobody missed or saw anything twice");
	const past = await people[socket.view.you].get(
		`/api/tables/${id}/replay?ply=${JSON.parse(before).ply}&seat=${socket.view.you}`
	);
	equal(
		past.json.view.board,
		JSON.parse(before).board,
		"the position before it is the one that was shown",
	);
	equal((await request(server, "GET", "/healthz")).status, 200, "the server is well again");
	equal((await server.stop()).code, 0, "it stops cleanly");
}

await run({
	full: async () => {
		const server = await new Server(`sqlite:${folder()}/full.db`).start();
		const limit = (bytes) =>
			execFileSync("prlimit", [
				"--pid", String(server.child.pid), `--fsize=${bytes}:unlimited`,
			]);
		await through(server, () => limit(0), () => limit("unlimited"));
	},
	away: async () => {
		const postgres = new Postgres().start();
		const server = await new Server(postgres.url).start();
		await through(server, () => postgres.stop("immediate"), () => postgres.start());
	},
	locked: async () => {
		const store = `sqlite:${folder()}/locked.db`;
		await new Server(store).start();
		let error;
		await new Server(store).start().catch((e) => (error = e));
		check(
			/another server uses this store/.test(error?.message),
			"two servers do not share a file",
		);
	},
});
