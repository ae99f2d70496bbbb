// command.mjs: settings, the clock, and what the documents promise.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, check, equal, folder, games, mine, program, request, root, run, sleep, table,
} from "./driver.mjs";

function serve(args, env = {}) {
	const ended = spawnSync(program, ["serve", ...args], {
		env: { ...process.env, ...env }, timeout: 10000,
	});
	return { status: ended.status, said: `${ended.stderr}` };
}

async function settings() {
	const dir = folder();
	const conf = path.join(dir, "conf");
	const cases = [
		[["--nonsense", "1"], {}, /nonsense: no such setting/],
		[["--lisen", "1"], {}, /lisen: no such setting; is 'listen' meant/],
		[["--config"], {}, /--config: a value is missing/],
		[[], { LUDOTECA_RATES: "3" }, /rates: no such setting; is 'rate' meant/],
		[["--listen"], {}, /--listen: a value is missing/],
		[["--rate", "x"], {}, /rate: a number from 0 to 1000000 is wanted/],
		[["--listen", "nowhere"], {}, /--listen wants ADDR:PORT/],
		[["--store", "oracle:x"], {}, /a store begins with sqlite: or postgres:/],
		[["--store", "sqlite:/nonexistent/x.db"], {}, /nonexistent/],
		[["--log", "loud"], {}, /--log is error, warn, info or debug/],
		[["--config", path.join(dir, "none")], {}, /No such file/],
		[[], { LUDOTECA_BOTS: "many" }, /LUDOTECA_BOTS: bots: a number/],
		[["--smtp", "smtp://x"], {}, /--mail-from is missing/],
	];
	for (const [args, env, wanted] of cases) {
		const { status, said } = serve(
			[...(args.includes("--store") ? [] : ["--data", dir]), ...args], env,
		);
		check(status > 0 && wanted.test(said), `serve ${args.join(" ")}: ${status} ${said}`);
	}
	for (const [text, wanted] of [["listen: 1", /conf:1: 'name = value'/], [
		"# fine\n\ncolour = red", /conf:3: colour: no such setting/,
	]]) {
		fs.writeFileSync(conf, text);
		const { status, said } = serve(["--config", conf, "--data", dir]);
		check(status > 0 && wanted.test(said), `the file '${text}': ${said}`);
	}
	// the command line counts more than the environment, the environment more than the file
	fs.writeFileSync(conf, `# a comment\nlog = debug\nbots = 0\nlisten = nowhere\n`);
	const server = new Server(`sqlite:${dir}/x.db`, "--config", conf);
	server.env = { ...process.env, LUDOTECA_LISTEN: "elsewhere" };
	await server.start();
	equal((await request(server, "GET", "/healthz")).status, 200, "the three agree in the end");
	await server.stop();
	check(
		spawnSync(program, ["serve", "--help"]).stdout.toString().includes("--origin"),
		"help lists the settings",
	);
	const example = fs.readFileSync(
		path.join(root, "packaging/ludoteca.conf"), "utf8",
	).replace(/^#(?=[a-z-]+ =)/gm, "").replace(
		/^(data|store|origin|smtp|sendmail|mail-from|listen) = .*$/gm, "",
	);
	fs.writeFileSync(conf, example);
	const again = await new Server(`sqlite:${dir}/x.db`, "--config", conf).start();
	equal((await again.stop()).code, 0, "the example file is understood");
}

// Whoever runs out of time is played for, until they come back.
async function clocks() {
	const dir = folder();
	const server = await new Server(`sqlite:${dir}/clock.db`, "--grace-ms", "0").start();
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `C${i}`).arrive()
	));
	const id = await table(people, game.id, { pace: { kind: "live", minutes: 1, seconds: 5 } });
	let sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const first = sockets.find(mine);
	const { clock } = first.last;
	equal(
		[clock.left, clock.running],
		[Array(game.min).fill(60000), [first.view.you]],
		"everybody has a minute",
	);
	const answer = await first.ask({ do: "move", rev: first.rev, move: first.view.moves[0].move });
	await first.until((s) => s.rev >= answer.rev);
	check(first.last.clock.left[first.view.you] > 60000, "and gains for an answer");
	await server.stop();
	execFileSync("sqlite3", [
		`${dir}/clock.db`,
		`UPDATE game SET since = since - 120000, deadline = 1 WHERE id = '${id}'`,
	]);
	await server.start();
	sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	await sockets[0].until((s) => s.table.seats.some((seat) => seat.stand_in));
	const late = sockets[0].table.seats.findIndex((seat) => seat.stand_in);
	const { rev } = sockets[0];
	await sockets[0].until(
		(s) => s.rev > rev || s.table.seats.every((seat) => !seat.stand_in) || s.view.ply > 0
	);
	await sleep(50);
	const back = await people[late].act(id, "back", { seat: late });
	equal(
		[back.status, back.json.table.seats[late].stand_in],
		[200, undefined],
		"who comes back plays again",
	);
	equal((await people[late].act(id, "back", { seat: late })).status, 409, "once");
	// who leaves for good sees nothing of the seat any more
	equal((await people[1].act(id, "leave")).status, 200, "leaving a running game");
	await sockets[1].until((s) => s.view.you === -1);
	equal(sockets[1].view.moves, [], "the seat is not theirs to see");
	sockets.forEach((socket) => socket.close());
	await server.stop();
}

// In a slow game an answer has its days; who lets them pass is played for, and has them again.
async function days() {
	const dir = folder();
	const server = await new Server(`sqlite:${dir}/days.db`, "--grace-ms", "0").start();
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `D${i}`).arrive()
	));
	const id = await table(people, game.id, { pace: { kind: "slow", days: 3 } });
	const day = 86400000;
	const first = await people[0].sit(id).next("view");
	equal(first.clock.left, Array(game.min).fill(3 * day), "three days each");
	const [late] = first.clock.running;
	const passTwoDays = () =>
		execFileSync("sqlite3", [
			`${dir}/days.db`,
			`UPDATE game SET since = since - ${2 * day}, deadline = deadline - ${2 * day}` +
				` WHERE id = '${id}'`,
		]);
	await server.stop();
	passTwoDays();
	await server.start();
	await sleep(1500); // the server has looked
	equal(
		(await people[0].get(`/api/tables/${id}`)).json.table.seats[late].stand_in,
		undefined,
		"after two of them nothing happens",
	);
	await server.stop();
	passTwoDays();
	await server.start();
	const socket = people[late].sit(id, { seat: late });
	await socket.next("view");
	await socket.until((s) => s.table.seats[late].stand_in);
	equal(
		(await people[late].act(id, "back", { seat: late })).status,
		200,
		"after four a bot plays until they are back",
	);
	const again = await people[late].sit(id, { seat: late }).next("view");
	check(again.clock.left[late] > 2.9 * day, "and then they have their days again");
	await socket.close();
	await server.stop();
}

// Every path of the description answers, and is not merely unknown.
async function described() {
	const server = await new Server(`sqlite:${folder()}/api.db`).start();
	const [game] = await games(server);
	const anna = await new Person(server, "Anna").arrive();
	const id = await table([anna], game.id, { seats: [
		{ kind: "me" }, ...Array(game.min - 1).fill({ kind: "bot" }),
	] });
	const lines = fs.readFileSync(path.join(root, "docs/openapi.yaml"), "utf8").split("\n");
	const actions = /enum: \[(join.*)\]/.exec(lines.find(
		(line) => line.includes("[join")
	))[1].split(", ");
	let url;
	let n = 0;
	for (const line of lines) {
		url = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? url;
		const method = /^ {4}(get|post):$/.exec(line)?.[1].toUpperCase();
		if (!method || url === "/api/me/logout") continue;
		for (const action of url.includes("{action}") ? actions : [""]) {
			const at = url.replace("{id}", id).replace("{action}", action)
				.replace("{what}", "stop").replace("{number}", "1")
				.replace("{game}", game.id).replace("{lang}", "it");
			const answer = await request(server, method, at, {
				cookie: anna.cookie, ...(method === "POST" ? { body: {} } : {}),
			});
			check(
				answer.status < 500 && !/no such page/.test(answer.text),
				`${method} ${at}: ${answer.status} ${answer.text.slice(0, 100)}`,
			);
			n++;
		}
	}
	check(n > 28, `${n} descriptions were tried`);
	equal((await anna.post("/api/me/logout", {})).status, 200, "and the last one");
	await server.stop();
}

await run({ settings, clocks, days, described });
