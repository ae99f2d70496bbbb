// rematch.mjs: one rematch of a game, for those who want it, and nothing is left of one refused.
import path from "node:path";
import { Person, Postgres, Server, check, equal, folder, run, sleep, table } from "./driver.mjs";

let server;

const arrive = (...names) =>
	Promise.all(names.map((name) => new Person(server, name).arrive()));

// A game of two that they have ended.
async function played(people) {
	const id = await table(people, "lorenzo");
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	await sockets[0].ask({ do: "propose", what: "end" });
	await sockets[1].until((s) => s.table.proposal);
	await sockets[1].ask({ do: "agree", proposal: sockets[1].table.proposal.n });
	await Promise.all(sockets.map((s) => s.until(() => s.table.status === "finished")));
	return { id, sockets };
}

const mine = async (person) =>
	(await person.get("/api/tables?list=mine")).json.tables.map(({ id }) => id);

async function once() {
	const [anna, bruno] = await arrive("Anna", "Bruno");
	const { id, sockets } = await played([anna, bruno]);
	const both = await Promise.all([anna, bruno, anna, bruno].map((p) => p.act(id, "rematch")));
	equal(both.map((a) => a.status).sort(), [200, 200, 200, 201], "one is made, the others see it");
	equal(new Set(both.map((a) => a.json.table.id)).size, 1, "it is the same for all");
	const next = both[0].json.table.id;
	await Promise.all(sockets.map((s) => s.until(() => s.table.next === next)));
	check(true, "everybody is asked");
	const maker = both.findIndex((a) => a.status === 201) % 2 ? bruno : anna;
	const other = maker === anna ? bruno : anna;
	equal([await mine(maker), await mine(other)], [[next], []], "nobody sits there unasked");
	const seen = (await other.get(`/api/tables/${next}`)).json.table;
	const kept = seen.seats.findIndex((seat) => seat.for_you);
	check(kept >= 0 && seen.seats[kept].kind === "reserved", "but a seat is kept");
	const joined = (await other.act(next, "join")).json.table;
	equal(joined?.you, [kept], "for who wants it, without an invitation");
	await other.act(next, "ready", { ready: true });
	equal((await maker.act(next, "start")).status, 200, "and it begins");
	sockets.forEach((socket) => socket.close());
}

async function refused() {
	const [anna, bruno, carla] = await arrive("Anna", "Bruno", "Carla");
	const { id, sockets } = await played([anna, bruno]);
	const nextOf = async () => (await anna.get(`/api/tables/${id}`)).json.table.next;
	const again = async (person) => (await person.act(id, "rematch")).json.table.id;
	let next = await again(anna);
	equal((await carla.act(next, "join")).status, 409, "a stranger does not take the kept seat");
	await bruno.act(next, "leave");
	const freed = (await anna.get(`/api/tables/${next}`)).json.table;
	equal(freed.seats[1].kind, "open", "who declines frees it");
	equal((await anna.act(next, "close")).status, 200, "the maker closes it");
	equal(await nextOf(), null, "nothing points there");
	await sockets[1].until((s) => s.table.next === null);
	next = await again(bruno);
	equal((await bruno.act(next, "leave")).status, 200, "the last one leaves");
	equal((await bruno.get(`/api/tables/${next}`)).status, 404, "and the table is gone");
	equal(await nextOf(), null, "and nothing points there");
	for (let i = 0; i < 5; i++) await bruno.act(await again(bruno), "leave");
	equal([await mine(anna), await mine(bruno)], [[], []], "however often");
	for (let i = 0; i < 4; i++)
		await anna.post(
			"/api/tables",
			{ game: "lorenzo", seats: [{ kind: "me" }, { kind: "open" }] },
		);
	equal((await anna.act(id, "rematch")).status, 429, "one too many is refused");
	equal(await nextOf(), null, "and leaves nothing behind");
	sockets.forEach((socket) => socket.close());
	await sleep(10);
}

const on = (url) => async () => {
	server = await new Server(url(), "--tables", "4").start();
	await once();
	await refused();
	equal((await server.stop()).code, 0, "the server ends cleanly");
};

run({
	sqlite: on(() => `sqlite:${path.join(folder(), "rematch.db")}`),
	postgres: on(() => new Postgres().start().fresh("rematch")),
});
