// steps.mjs: somebody sets the wall clock by hours while people play; nobody notices.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, Socket, check, dice, equal, folder, mine, request, run, sleep, table,
} from "./driver.mjs";

// Between the server and the system: the wall clock, and what a file says in seconds.
const between = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t which, struct timespec *t)
{
	static int (*real)(clockid_t, struct timespec *);
	if (!real)
		real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
	int result = real(which, t);
	if (which == CLOCK_REALTIME) {
		FILE *file = fopen(getenv("STEP_FILE"), "r");
		long step = 0;
		if (file && fscanf(file, "%ld", &step) == 1)
			t->tv_sec += step;
		if (file)
			fclose(file);
	}
	return result;
}
`;

let dir;

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
	dir = folder();
	const file = path.join(dir, "step");
	const shared = path.join(dir, "between.so");
	fs.writeFileSync(path.join(dir, "between.c"), between);
	execFileSync("cc", ["-shared", "-fPIC", "-o", shared, path.join(dir, "between.c"), "-ldl"]);
	fs.writeFileSync(file, "0");
	const server = new Server(
		`sqlite:${dir}/steps.db`, "--grace-ms", "0", "--silent-ms", "2500", "--stuck-ms", "2500",
	);
	server.env = { ...process.env, LD_PRELOAD: shared, STEP_FILE: file };
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
	const { text } = await request(server, "GET", "/metrics");
	check(/^ludoteca_clock_off_ms -?\d+$/m.test(text), "it is measured");
	check(/event=clock off_ms=/.test(server.log), "and told");
	equal((await server.stop()).code, 0, "the server ends cleanly");
}

run({ steps });
