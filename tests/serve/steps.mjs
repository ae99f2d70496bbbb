// steps.mjs: somebody sets the wall clock by hours while people play; nobody notices.
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, Socket, check, clocked, dice, equal, folder, mine, run, sleep, table,
} from "./driver.mjs";

async function wholeMoves(sockets, roll, n) {
	for (let i = 0; i < n; i++) {
		const socket = sockets.find(mine);
		const { move } = socket.view.moves[roll(socket.view.moves.length)];
		const reply = await socket.ask({ do: "move", rev: socket.rev, move });
		if (reply.type !== "ack") throw new Error(JSON.stringify(reply));
		await Promise.all(sockets.map((s) => s.until(() => s.rev >= reply.rev)));
	}
}

async function steps() {
	const dir = folder();
	const file = path.join(dir, "step");
	fs.writeFileSync(file, "0");
	const server = clocked(new Server(
		`sqlite:${dir}/steps.db`, "--grace-ms", "0", "--silent-ms", "2500", "--stuck-ms", "2500",
	), { CLOCK_STEP: file });
	await server.start();
	const people = await Promise.all(["Anna", "Bruno"].map((n) => new Person(server, n).arrive()));
	const pace = { kind: "live", minutes: 30, seconds: 5 };
	const id = await table(people, "lorenzo", { pace });
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const roll = dice(6);
	for (const hours of [-1, 2, -3, 0]) {
		const began = Date.now();
		fs.writeFileSync(file, String(hours * 3600));
		const mute = new Socket(server, { table: id, pongs: false });
		await mute.next("view");
		await wholeMoves(sockets, roll, 3);
		await sleep(1200); // the server looks for those who are late
		await wholeMoves(sockets, roll, 2);
		check(sockets.every((s) => !s.isClosed), `${hours} h: nobody is dropped`);
		check(sockets[0].table.seats.every((seat) => !seat.stand_in), "nobody is played for");
		const { left } = sockets[0].last.clock;
		const passed = Date.now() - began;
		check(left.every((ms) => ms > 30 * 60000 - passed * 5 - 60000 && ms < 40 * 60000),
			`${hours} h: clocks go on as they went: ${left}`);
		const late = await Promise.race([mute.closed, sleep(15000).then(() => "late")]);
		check(late !== "late", `${hours} h: who is silent is dropped all the same`);
	}
	check(Number.isInteger(await server.metric("clock_off_ms")), "it is measured");
	check(/event=clock off_ms=/.test(server.log), "and told");
	equal((await server.stop()).code, 0, "the server ends cleanly");
}

run({ steps });
