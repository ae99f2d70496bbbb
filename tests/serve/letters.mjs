// letters.mjs: in a slow game whoever is asked gets a letter, by e-mail and by web hook; the
// sinks are local.
import { createHmac } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import { Person, Server, check, equal, folder, games, mine, run, sleep, table } from "./driver.mjs";

const secret = "a secret for the test";

// An SMTP relay that keeps what it gets.
function smtpSink() {
	const mails = [];
	const server = net.createServer((socket) => {
		let inData = false;
		let text = "";
		let mail = { to: [] };
		socket.write("220 sink\r\n");
		socket.on("error", () => {});
		socket.on("data", (bytes) => {
			text += bytes;
			for (;;) {
				const end = text.indexOf("\r\n");
				if (end < 0) return;
				const line = text.slice(0, end);
				text = text.slice(end + 2);
				if (inData && line === ".") {
					inData = false;
					mails.push(mail);
					mail = { to: [] };
					socket.write("250 kept\r\n");
				} else if (inData) mail.text = `${mail.text ?? ""}${line}\n`;
				else if (/^RCPT/i.test(line))
					socket.write("250 ok\r\n", () => {}), mail.to.push(line);
				else if (/^DATA/i.test(line)) (inData = true), socket.write("354 go on\r\n");
				else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
				else socket.write("250 ok\r\n");
			}
		});
	});
	return new Promise((done) => server.listen(
		0,
		"127.0.0.1",
		() => done({ mails, port: server.address().port, close: () => server.close() }),
	));
}

// A web hook that fails so many times before it takes the letter, or until it is mended.
function hookSink(failures) {
	const got = [];
	let tries = 0;
	const server = http.createServer((ask, answer) => {
		let body = "";
		ask.on("data", (bytes) => (body += bytes));
		ask.on("end", () => {
			const ok = ++tries > failures;
			if (ok) got.push({ body, signature: ask.headers["ludoteca-signature"] });
			answer.writeHead(ok ? 204 : 500).end();
		});
	});
	return new Promise((done) => server.listen(
		0,
		"127.0.0.1",
		() =>
			done({
				got,
				tries: () => tries,
				mend: () => (failures = 0),
				url: `http://127.0.0.1:${server.address().port}/hook`,
				close: () => server.close(),
			}),
	));
}

async function waitFor(holds, what) {
	for (let i = 0; i < 100 && !holds(); i++) await sleep(100);
	check(holds(), what);
}

// Three people; the one who is asked second has the addresses.
async function slowGame(server, notify) {
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `L${i}`).arrive()
	));
	for (const person of people)
		equal((await person.post("/api/me/notify", notify)).status, 200, "addresses are taken");
	const id = await table(people, game.id, { pace: { kind: "slow", days: 2 } });
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const first = sockets.find(mine);
	const answer = await first.ask({ do: "move", rev: first.rev, move: first.view.moves[0].move });
	equal(answer.type, "ack", "a move");
	await Promise.all(sockets.map((s) => s.until((x) => x.rev >= answer.rev)));
	sockets.forEach((socket) => socket.close());
	return { id, rev: answer.rev, waiting: sockets[0].view.waiting };
}

// One person at all seats answers until a seat is asked for the second time; the ply of the
// first time.
async function askedTwice(socket) {
	const plies = new Map();
	for (;;) {
		const [seat] = socket.view.waiting;
		if (plies.has(seat) && plies.size > 1) return plies.get(seat);
		plies.set(seat, socket.view.ply);
		if (seat !== socket.view.you) socket.send({ do: "sit", seat });
		await socket.until((s) => s.view.you === seat);
		const { rev } = await socket.ask({
			do: "move", rev: socket.rev, move: socket.view.moves[0].move,
		});
		await socket.until((s) => s.rev >= rev);
	}
}

await run({
	hooks: async () => {
		const hook = await hookSink(2);
		const server = await new Server(
			`sqlite:${folder()}/hooks.db`,
			"--hooks",
			"1",
			"--hooks-private",
			"1",
			"--hook-secret",
			secret,
			"--retry-ms",
			"100",
		).start();
		const { id, rev, waiting } = await slowGame(server, { hook: hook.url });
		const letters = () => hook.got.filter(({ body }) => JSON.parse(body).rev === rev);
		await waitFor(
			() => letters().length >= waiting.length, "the hook is called until it answers",
		);
		check(hook.tries() > hook.got.length, "again after it had failed");
		const [letter] = letters();
		const { event, table, rev: told } = JSON.parse(letter.body);
		equal([event, table, told], ["turn", id, rev], "it says whose turn it is where");
		equal(
			letter.signature,
			`sha256=${createHmac("sha256", secret).update(letter.body).digest("hex")}`,
			"and is signed",
		);
		await sleep(1200);
		equal(letters().length, waiting.length, "once");
		await server.stop();
		hook.close();
	},
	// the game has moved on, and it is still their turn
	still: async () => {
		const hook = await hookSink(Infinity);
		const server = await new Server(
			`sqlite:${folder()}/still.db`,
			"--hooks",
			"1",
			"--hooks-private",
			"1",
			"--hook-secret",
			secret,
			"--retry-ms",
			"200",
		).start();
		const [game] = await games(server);
		const anna = await new Person(server, "Anna").arrive();
		await anna.post("/api/me/notify", { hook: hook.url });
		const id = await table([anna], game.id, {
			pace: { kind: "slow", days: 2 }, seats: Array(game.min).fill({ kind: "me" }),
		});
		const socket = anna.sit(id);
		await socket.next("view");
		const ply = await askedTwice(socket);
		const { rev, view: { waiting } } = socket;
		equal(
			(await socket.ask({ do: "propose", what: "undo", ply })).type,
			"ack",
			"the game goes back",
		);
		await socket.until((s) => s.rev > rev);
		equal(socket.view.waiting, waiting, "to another turn of the same seat");
		hook.mend();
		const letters = () => hook.got.filter(({ body }) => JSON.parse(body).rev === rev);
		await waitFor(() => letters().length, "who is still asked still gets the letter");
		await sleep(1200);
		equal(letters().length, 1, "once");
		await socket.close();
		await server.stop();
		hook.close();
	},
	smtp: async () => {
		const sink = await smtpSink();
		const server = await new Server(
			`sqlite:${folder()}/smtp.db`,
			"--smtp",
			`smtp://127.0.0.1:${sink.port}`,
			"--mail-from",
			"tavolo@example.org",
		).start();
		const { id, waiting } = await slowGame(server, { email: "anna@example.org" });
		await waitFor(() => sink.mails.length >= waiting.length, "a letter arrives");
		check(sink.mails[0]?.to[0]?.includes("<anna@example.org>"), "at the right address");
		check(
			sink.mails[0]?.text.includes(`/#/t/${id}`) &&
				/^Subject: Ludoteca/m.test(sink.mails[0].text),
			"with a link to the table",
		);
		await server.stop();
		sink.close();
	},
	sendmail: async () => {
		const dir = folder();
		const server = await new Server(
			`sqlite:${dir}/mail.db`,
			"--sendmail",
			`cat >> ${dir}/mail`,
			"--mail-from",
			"tavolo@example.org",
		).start();
		await slowGame(server, { email: "anna@example.org" });
		const mail = path.join(dir, "mail");
		await waitFor(
			() =>
				fs.existsSync(mail) &&
					fs.readFileSync(mail, "utf8").includes("To: <anna@example.org>"),
			"the command gets the letter",
		);
		await server.stop();
	},
	off: async () => {
		const server = await new Server(`sqlite:${folder()}/off.db`).start();
		const anna = await new Person(server, "Anna").arrive();
		equal(
			(await anna.post("/api/me/notify", { email: "anna@example.org" })).status,
			403,
			"letters are off by default",
		);
		await server.stop();
	},
	addresses: async () => {
		const hook = await hookSink(0);
		const server = await new Server(
			`sqlite:${folder()}/private.db`,
			"--hooks",
			"1",
			"--hook-secret",
			secret,
			"--retry-ms",
			"50",
			"--sendmail",
			"true",
			"--mail-from",
			"a@b",
		).start();
		const anna = await new Person(server, "Anna").arrive();
		for (const bad of ["x", "a@b\r\nBcc: c@d", "a b@c", "-x@y", "<a@b>", "a@"])
			equal(
				(await anna.post("/api/me/notify", { email: bad })).status,
				400,
				`the address ${JSON.stringify(bad)}`,
			);
		for (const bad of ["ftp://x/y", "file:///etc/passwd", "x", "http:// x"])
			equal(
				(await anna.post("/api/me/notify", { hook: bad })).status, 400, `the hook ${bad}`,
			);
		await slowGame(server, { hook: hook.url });
		await waitFor(
			() => /event=letter/.test(server.log), "a hook on a private network is not called",
		);
		equal(hook.tries(), 0, "not even once");
		await server.stop();
		hook.close();
	},
});
