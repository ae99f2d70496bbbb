// health.mjs: the server tells the truth about its store, and does not begin on a bad one.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, check, equal, folder, mine, program, request, run, sleep, table,
} from "./driver.mjs";

const health = async (server) => {
	const { status, json } = await request(server, "GET", "/healthz");
	return [status, json.store];
};

async function becomes(server, status, store, what) {
	let is;
	for (let i = 0; i < 100; i++) {
		is = await health(server);
		if (is[0] === status && (!store || is[1] === store)) return check(true, what);
		await sleep(150);
	}
	return equal(is, [status, store], what);
}

// A server with a game in its store; and somebody at it.
async function playing(name, env) {
	const dir = folder();
	const file = path.join(dir, `${name}.db`);
	const server = new Server(`sqlite:${file}`);
	if (env) server.env = { ...process.env, ...env(dir) };
	await server.start();
	const people = await Promise.all(["Anna", "Bruno"].map((n) => new Person(server, n).arrive()));
	const id = await table(people, "lorenzo");
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	equal(await health(server), [200, "ok"], `${name}: all is well at first`);
	return { dir, file, server, socket: sockets.find(mine), sockets, people, id };
}

const move = ({ socket }) =>
	socket.ask({ do: "move", rev: socket.rev, move: socket.view.moves[0].move });

const refusesToStart = async (server) => {
	let said = "";
	await server.start().catch((error) => (said = String(error)));
	return said;
};

// Between the server and the disk: nothing is written through while a file is there.
const between = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
int fdatasync(int fd)
{
	while (!access(getenv("HANG_FILE"), F_OK))
		usleep(10000);
	return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
`;

await run({
	version: async () => {
		const server = await new Server(`sqlite:${folder()}/version.db`).start();
		const { version } = (await request(server, "GET", "/healthz")).json;
		const said = execFileSync(program, ["--version"]).toString().trim();
		equal(`ludoteca ${version}`, said, "the server and the program say which they are");
		await server.stop();
	},
	hung: async () => {
		const game = await playing("hung", (dir) => {
			fs.writeFileSync(path.join(dir, "b.c"), between);
			execFileSync("cc", ["-shared", "-fPIC", "-o", `${dir}/b.so`, `${dir}/b.c`, "-ldl"]);
			return { LD_PRELOAD: `${dir}/b.so`, HANG_FILE: path.join(dir, "hang") };
		});
		fs.writeFileSync(path.join(game.dir, "hang"), "");
		await becomes(game.server, 503, "hung", "a disk that hangs is told");
		fs.rmSync(path.join(game.dir, "hang"));
		await becomes(game.server, 200, "ok", "and that it goes on");
		equal((await move(game)).type, "ack", "so does the game");
		await game.server.stop();
	},
	deleted: async () => {
		const game = await playing("deleted");
		fs.rmSync(game.file);
		equal((await move(game)).error, "store", "nothing is acknowledged that nobody will find");
		await becomes(game.server, 503, "down", "a deleted store is told");
		await game.server.kill();
	},
	cut: async () => {
		const game = await playing("cut");
		await game.server.stop(); // so that all of it is in the file
		await game.server.start();
		fs.truncateSync(game.file, fs.statSync(game.file).size / 2);
		await becomes(game.server, 503, "damaged", "a store that was cut is told");
		await game.server.kill();
		const said = await refusesToStart(game.server);
		check(/damaged|malformed/.test(said) && /backup/.test(said), `and refused: ${said}`);
	},
	garbage: async () => {
		const game = await playing("garbage");
		await game.server.stop();
		const size = fs.statSync(game.file).size;
		const fd = fs.openSync(game.file, "r+");
		fs.writeSync(fd, Buffer.alloc(size - 8192, 0x5a), 0, size - 8192, 8192);
		fs.closeSync(fd);
		const said = await refusesToStart(game.server);
		check(/backup/.test(said), `a damaged store is refused, with what to do: ${said}`);
	},
	full: async () => {
		const game = await playing("full");
		await game.server.stop();
		const { stdout, stderr } = spawnSync("sh", [
			"-c", 'ulimit -f 0; exec "$0" "$@"', program, "serve", "--listen", "127.0.0.1:0",
			"--store", `sqlite:${game.file}`,
		], { timeout: 20000 });
		check(/cannot be/.test(stderr), `a full disk is told at the start: ${stdout}${stderr}`);
	},
	restored: async () => {
		const game = await playing("restored");
		const copy = path.join(game.dir, "copy.db");
		execFileSync("sqlite3", [game.file, `.backup ${copy}`]);
		await move(game);
		await game.server.kill(); // its log stays behind
		check(fs.statSync(`${game.file}-wal`).size > 0, "a log is there");
		fs.rmSync(game.file);
		fs.copyFileSync(copy, game.file);
		const said = await refusesToStart(game.server);
		check(/do not belong together/.test(said), `a stray log is refused: ${said}`);
		fs.rmSync(`${game.file}-wal`);
		fs.rmSync(`${game.file}-shm`);
		await game.server.start();
		equal(await health(game.server), [200, "ok"], "without it the copy is taken");
		await game.server.kill();
		await game.server.start();
		equal(await health(game.server), [200, "ok"], "and its own log is its own");
		await game.server.stop();
	},
	links: async () => {
		const game = await playing("links");
		for (const how of ["symlinkSync", "linkSync"]) {
			const other = path.join(game.dir, `${how}.db`);
			fs[how](game.file, other);
			const said = await refusesToStart(new Server(`sqlite:${other}`));
			check(/another server uses this store/.test(said), `${how}: one server, by any name`);
		}
		for (const end of ["", "-wal", "-shm", ".lock"])
			equal(
				fs.statSync(game.file + end).mode & 0o777,
				0o600,
				`nobody else reads the store${end}`,
			);
		await game.server.stop();
	},
});
