// wire.mjs: how many bytes a change of a running game costs on the wire.  Not a test.
//
//     node tests/serve/wire.mjs [GAME...] [--seats N] [option=value ...]
//
// One person plays a whole game against bots that move at random, and so does the person; a
// spectator looks on.  What is counted is each 'change' message, as it is and as it was sent.
import { Person, Server, Socket, dice, finish, folder, games, mine, table } from "./driver.mjs";

const words = process.argv.slice(2);
const at = words.indexOf("--seats");
const seats = at < 0 ? 0 : Number(words.splice(at, 2)[1]);
const pairs = words.filter((word) => word.includes("="));
const options = Object.fromEntries(pairs.map((pair) => pair.split("=")));
const wanted = words.filter((word) => !word.includes("="));

const mean = (list) => Math.round(list.reduce((sum, n) => sum + n, 0) / list.length);

function weigh(socket) {
	const found = { raw: [], packed: [] };
	socket.on("change", () => {
		found.raw.push(socket.size);
		found.packed.push(socket.packedSize);
	});
	return found;
}

async function play(server, game) {
	const roll = dice(7);
	const anna = await new Person(server, "Anna").arrive();
	const n = seats || game.max;
	const id = await table([anna], game.id, {
		options, seats: [{ kind: "me" }, ...Array(n - 1).fill({ kind: "bot", bot: "random" })],
	});
	const seat = anna.sit(id, { deflate: true });
	const watcher = new Socket(server, { table: id, deflate: true });
	let first;
	seat.once("view", () => (first = [seat.size, seat.packedSize]));
	await Promise.all([seat.next("view"), watcher.next("view")]);
	const found = [weigh(seat), weigh(watcher)];
	while (!seat.view.over) {
		await seat.until((s) => s.view.over || mine(s), 60000);
		if (seat.view.over) break;
		const { moves } = seat.view;
		const { move } = moves[roll(moves.length)];
		const answer = await seat.ask({ do: "move", rev: seat.rev, move });
		await seat.until((s) => s.rev >= answer.rev, 60000);
	}
	for (const [who, { raw, packed }] of [["a seat", found[0]], ["a spectator", found[1]]])
		console.log(
			`${game.id}, ${n} seats, ${who}: ${raw.length} changes, ` +
				`${mean(raw)} bytes each, ${mean(packed)} deflated`,
		);
	console.log(`${game.id}: the first view ${first[0]} bytes, ${first[1]} deflated`);
	await Promise.all([seat.close(), watcher.close()]);
}

const server = await new Server(`sqlite:${folder()}/wire.db`).start();
for (const game of await games(server))
	if (!wanted.length || wanted.includes(game.id)) await play(server, game);
await server.stop();
await finish();
