// letters.mjs: in a slow game whoever is asked gets a letter, by e-mail and by web hook; the
// sinks are local.
import { createHmac } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import path from "node:path";
import {
	Person, Server, check, equal, folder, games, mine, request, run, sleep, table,
} from "./driver.mjs";

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

// The links in a letter, by what they do.
const links = (text) => Object.fromEntries(
	[...text.matchAll(/http:\S*(\/api\/mail\/(\w+)\?[^\s>]+)/g)].map(([, url, what]) => [what, url])
);

// Somebody reads the letters that ask, and says yes; 'mails' are the texts so far.
async function confirmAll(server, mails, n) {
	const asked = () => mails().filter((text) => /api\/mail\/confirm/.test(text));
	await waitFor(() => asked().length >= n, "every address is asked whether it is theirs");
	for (const text of asked()) {
		const url = links(text).confirm;
		const page = await request(server, "GET", url);
		check(page.status === 200 && /<form/.test(page.text), "looking at the link is not enough");
		const yes = await request(server, "POST", url, {
			raw: "", headers: { "Content-Type": "application/x-www-form-urlencoded" },
		});
		equal(yes.status, 200, "the button is");
	}
}

// Three people; the one who is asked second has the addresses.
async function slowGame(server, notify, mails) {
	const [game] = await games(server);
	const people = await Promise.all([...Array(game.min)].map(
		(_, i) => new Person(server, `L${i}`).arrive()
	));
	for (const person of people)
		equal((await person.post("/api/me/notify", notify)).status, 200, "addresses are taken");
	if (notify.email) {
		const { notify: is } = (await people[0].get("/api/me")).json.me;
		equal([is.email, is.wanted], ["", notify.email], "an address is not used at once");
		await confirmAll(server, mails, people.length);
		for (const person of people)
			equal((await person.get("/api/me")).json.me.notify.email, notify.email, "now it is");
	}
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

// One click, by the mail program, without a cookie.
async function stops(server, text) {
	const { stop } = links(text);
	const forged = stop.replace(/key=../, (two) => (two === "key=aa" ? "key=bb" : "key=aa"));
	equal(
		(await request(server, "POST", forged, { raw: "x" })).status,
		403,
		"not by a forged link",
	);
	const click = await request(server, "POST", stop, {
		raw: "List-Unsubscribe=One-Click",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
	});
	equal(click.status, 200, "one click and no more letters");
	equal((await request(server, "GET", stop)).status, 403, "the link is used up");
}

// A stranger's address: it is asked a few times at most, and may say never again.
async function strangers(server, mails) {
	const victim = "victim@example.org";
	let taken = 0;
	for (let i = 0; i < 12; i++) {
		const person = await new Person(server, `S${i}`).arrive();
		const email = i % 2 ? victim : `Victim+${i}@example.org`;
		const { status } = await person.post("/api/me/notify", { email });
		taken += status === 200;
		if (status !== 200) equal(status, 429, "then it is refused");
	}
	equal(taken, 3, "a stranger's address is asked three times a day");
	await waitFor(() => mails().length >= 3, "the letters arrive");
	await sleep(700);
	equal(mails().length, 3, "and no others");
	const { never } = links(mails()[0]);
	equal((await request(server, "GET", never)).status, 200, "never again");
	const last = await new Person(server, "Last").arrive();
	equal((await last.post("/api/me/notify", { email: victim })).status, 429, "is heeded");
}

await run({
	strangers: async () => {
		const sink = await smtpSink();
		const server = await new Server(
			`sqlite:${folder()}/strangers.db`, "--smtp", `smtp://127.0.0.1:${sink.port}`,
			"--mail-from", "tavolo@example.org",
		).start();
		await strangers(server, () => sink.mails.map(({ text }) => text));
		await server.stop();
		sink.close();
	},
	// so many letters a day, whatever is played
	capped: async () => {
		const sink = await smtpSink();
		const server = await new Server(
			`sqlite:${folder()}/capped.db`, "--smtp", `smtp://127.0.0.1:${sink.port}`,
			"--mail-from", "tavolo@example.org", "--mails", "2",
		).start();
		const anna = await new Person(server, "Anna").arrive();
		await anna.post("/api/me/notify", { email: "anna@example.org" });
		await confirmAll(server, () => sink.mails.map(({ text }) => text), 1);
		const [game] = await games(server);
		for (let i = 0; i < 5; i++)
			await table([anna], game.id, {
				pace: { kind: "slow", days: 2 }, seats: Array(game.min).fill({ kind: "me" }),
			});
		await waitFor(() => /capped=1/.test(server.log), "letters are capped");
		await sleep(700);
		equal(sink.mails.length, 3, "the question, and two letters that day");
		await server.stop();
		sink.close();
	},
	// hooks that hang hold up neither letters nor other hooks
	hanging: async () => {
		const sink = await smtpSink();
		const hung = net.createServer((socket) => socket.on("error", () => {}));
		await new Promise((done) => hung.listen(0, "127.0.0.1", done));
		const server = await new Server(
			`sqlite:${folder()}/hanging.db`, "--smtp", `smtp://127.0.0.1:${sink.port}`,
			"--mail-from", "tavolo@example.org", "--hooks", "1", "--hooks-private", "1",
			"--hook-secret", secret,
		).start();
		const [game] = await games(server);
		const seats = Array(game.min).fill({ kind: "me" });
		const slow = { pace: { kind: "slow", days: 2 }, seats };
		const anna = await new Person(server, "Anna").arrive();
		await anna.post("/api/me/notify", { email: "anna@example.org" });
		await confirmAll(server, () => sink.mails.map(({ text }) => text), 1);
		for (let i = 0; i < 24; i++) {
			const hanger = await new Person(server, `H${i}`).arrive();
			await hanger.post(
				"/api/me/notify",
				{ hook: `http://127.0.0.1:${hung.address().port}/` },
			);
			await table([hanger], game.id, slow);
		}
		await sleep(700); // they are being called
		const hook = await hookSink(0);
		const bruno = await new Person(server, "Bruno").arrive();
		await bruno.post("/api/me/notify", { hook: hook.url });
		await table([anna], game.id, slow);
		await table([bruno], game.id, slow);
		for (let i = 0; i < 150 && !hook.got.length; i++) {
			if (sink.mails.length > 1 && !hook.first) hook.first = "mail";
			await sleep(100);
		}
		equal(hook.first, "mail", "a letter does not wait for hooks that hang");
		check(hook.got.length > 0, "nor does another hook for all of them in turn");
		for (let i = 0; i < 3; i++) await table([bruno], game.id, slow);
		equal((await server.stop()).signal, null, "nor does the end of the server");
		sink.close();
		hung.close();
		hook.close();
	},
	secret: async () => {
		const server = new Server(`sqlite:${folder()}/secret.db`, "--hooks", "1");
		const said = await server.start().then(() => "", (error) => String(error));
		check(/--hook-secret is missing/.test(said), "hooks are not signed with nothing");
	},
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
		const { id, waiting } = await slowGame(
			server, { email: "anna@example.org" }, () => sink.mails.map(({ text }) => text),
		);
		const turns = () => sink.mails.filter(({ text }) => text.includes(`/#/t/${id}`));
		await waitFor(() => turns().length >= waiting.length, "a letter arrives");
		check(turns()[0]?.to[0]?.includes("<anna@example.org>"), "at the right address");
		for (const { text } of sink.mails) {
			const head = text.split("\n\n")[0];
			for (const name of ["Date", "From", "To", "Subject", "Message-ID", "List-Unsubscribe"])
				check(new RegExp(`^${name}: \\S`, "m").test(head), `a letter has its ${name}`);
			check(
				/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m.test(head),
				"by one click",
			);
			check(!/[^\x20-\x7e\n]/.test(head), "and nothing else than ASCII in its head");
		}
		await stops(server, turns()[0].text);
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
		const mail = path.join(dir, "mail");
		const mails = () =>
			fs.existsSync(mail) ? fs.readFileSync(mail, "utf8").split(/^(?=Date: )/m) : [];
		const { id } = await slowGame(server, { email: "anna@example.org" }, mails);
		await waitFor(
			() => mails().some((text) => /^To: <anna@example.org>/m.test(text) &&
				text.includes(`/#/t/${id}`)),
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
