// driver.mjs: servers, people and WebSockets for the tests of the server.  No packages but
// Node's own.
import { spawn, execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { EventEmitter, once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.LUDOTECA ?? path.join(root, "build/ludoteca");
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

// ---- counting ----

let passed = 0;
let failed = 0;

export function check(holds, what) {
	if (holds) {
		passed++;
		return true;
	}
	failed++;
	console.log(`FAIL ${what}`);
	return false;
}

export function equal(is, wanted, what) {
	const same = JSON.stringify(is) === JSON.stringify(wanted);
	const short = (value) => JSON.stringify(value)?.slice(0, 300);
	return check(same, `${what}: ${short(is)} instead of ${short(wanted)}`);
}

const leavings = []; // what must be ended or removed whatever happens

export async function finish() {
	if (failed) await sleep(300); // for the last words of a server that fell
	while (leavings.length) await leavings.pop()();
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed ? 1 : 0);
}

// What nobody waited for or caught, also a promise, ends the test, and its servers with it.
process.on("uncaughtException", async (error) => {
	check(false, `uncaught: ${error?.stack ?? error}`);
	await finish();
});

// Run the parts of a test one after the other; an exception is a failure like any other, and
// so is a test that waits for ever.
export async function run(parts, minutes = 4) {
	setTimeout(async () => {
		check(false, `not done after ${minutes} minutes`);
		await finish();
	}, minutes * 60000).unref();
	const only = process.argv.slice(2).filter((word) => parts[word]);
	for (const [name, part] of Object.entries(parts)) {
		if (only.length && !only.includes(name)) continue;
		const began = Date.now();
		const before = passed + failed;
		try {
			await part();
			if (passed + failed === before) check(false, `${name}: nothing was checked`);
		} catch (error) {
			check(false, `${name}: ${error.stack ?? error}`);
		}
		console.log(`${name}: ${Date.now() - began} ms`);
	}
	await finish();
}

export function folder() {
	const dir = fs.mkdtempSync(path.join(os.tmpdir(), "ludoteca-"));
	leavings.push(() => fs.rmSync(dir, { recursive: true, force: true }));
	return dir;
}

// ---- a private PostgreSQL on a socket in a temporary folder ----

function bindir() {
	return execFileSync("pg_config", ["--bindir"]).toString().trim();
}

// PostgreSQL refuses to run as root: become nobody for it.
function unprivileged() {
	if (process.getuid() !== 0) return {};
	const id = (flag) => Number(execFileSync("id", [flag, "nobody"]).toString());
	return { uid: id("-u"), gid: id("-g") };
}

export class Postgres {
	constructor() {
		this.dir = folder();
		this.data = path.join(this.dir, "data");
		this.as = unprivileged();
		fs.chmodSync(this.dir, 0o777);
		execFileSync(path.join(bindir(), "initdb"), [
			"-D", this.data, "-U", "ludo", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync",
		],
			{ ...this.as, cwd: this.dir, stdio: "ignore" });
		leavings.push(() => this.stop("immediate"));
	}
	get url() {
		return `postgres://ludo@/${this.name ?? "postgres"}?host=${encodeURIComponent(this.dir)}`;
	}
	ctl(...words) {
		execFileSync(path.join(bindir(), "pg_ctl"), [
			"-D", this.data, "-w", "-l", path.join(this.dir, "log"), ...words,
		],
			{ ...this.as, cwd: this.dir, stdio: "ignore" });
	}
	start() {
		this.ctl("start", "-o", `-k ${this.dir} -c listen_addresses= -c max_connections=60`);
		return this;
	}
	stop(how = "fast") {
		try {
			this.ctl("stop", "-m", how);
		} catch {
			// not running
		}
	}
	sql(text) {
		return execFileSync(path.join(bindir(), "psql"), [
			"-h", this.dir, "-U", "ludo", "-d", this.name ?? "postgres", "-At", "-c", text,
		],
			{ cwd: this.dir, maxBuffer: 1 << 28 }).toString().trim();
	}
	// Nobody else can use a table for so many seconds.
	hold(table, seconds) {
		const sql = `BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE;` +
			` SELECT pg_sleep(${seconds}); COMMIT`;
		const child = spawn(path.join(bindir(), "psql"), [
			"-h", this.dir, "-U", "ludo", "-d", this.name ?? "postgres", "-At", "-c", sql,
		], { cwd: this.dir, stdio: "ignore" });
		return once(child, "exit");
	}
	fresh(name) {
		this.name = undefined;
		this.sql(`CREATE DATABASE ${name}`);
		this.name = name;
		return this.url;
	}
}

// ---- a server ----

export class Server {
	constructor(store, ...more) {
		this.args = [
			"serve", "--listen", "127.0.0.1:0", "--store", store, "--rate", "0", "--per-address",
			"0", "--tables", "100000", ...more,
		];
		this.log = "";
	}
	async start() {
		this.child = spawn(this.program ?? program, this.args, {
			stdio: ["ignore", "pipe", "pipe"], env: this.env ?? process.env,
		});
		// not "exit": its last words may come after that
		this.gone = once(this.child, "close").then(([code, signal]) => {
			this.exit = { code, signal };
			const said = this.log.split("\n").filter((line) => !line.startsWith("time="));
			if (code)
				console.log(`the server ended with ${code}:\n${said.slice(0, 30).join("\n")}`);
			return this.exit;
		});
		const kill = () => this.child.kill("SIGKILL");
		leavings.push(kill);
		let said = "";
		this.port = await new Promise((done, fail) => {
			const hear = (bytes) => {
				if (said === null) return;
				said += bytes;
				// the line for people, or with --origin the one in the log
				const port = /^Ludoteca: .*:(\d+)\/?$|event=started .*port=(\d+)/m.exec(said);
				if (!port) return;
				said = null;
				done(Number(port[1] ?? port[2]));
			};
			this.child.stdout.on("data", hear);
			this.child.stderr.on("data", (bytes) => {
				this.log = (this.log + bytes).slice(-200000);
				hear(bytes);
			});
			this.gone.then(() => fail(new Error(`the server ended at once: ${this.log}`)));
		});
		// the same port after a restart, as a real one would have
		this.args[2] = `127.0.0.1:${this.port}`;
		return this;
	}
	async stop() {
		this.child.kill("SIGTERM");
		return this.gone;
	}
	async kill() {
		agent.destroy(); // no request goes into a connection that dies with it
		this.child.kill("SIGKILL");
		return this.gone;
	}
	// No connection is kept for later requests.
	async rest() {
		agent.destroy();
		await sleep(500);
	}
	get origin() {
		return `http://127.0.0.1:${this.port}`;
	}
	// Descriptors that it has open.
	files() {
		return fs.readdirSync(`/proc/${this.child.pid}/fd`).length;
	}
	// A number of /metrics.
	async metric(name) {
		const { text } = await request(this, "GET", "/metrics");
		return Number(new RegExp(`^ludoteca_${name} (-?\\d+)$`, "m").exec(text)[1]);
	}
	// In kB, as the system counts: VmRSS now, VmHWM at most.
	memory(what = "VmRSS") {
		const status = fs.readFileSync(`/proc/${this.child.pid}/status`, "utf8");
		return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)[1]);
	}
}

// A server, not yet started, whose clocks are set or go faster: clock.c says how.
export function clocked(server, settings) {
	const shared = path.join(folder(), "clock.so");
	const source = path.join(root, "tests/serve/clock.c");
	execFileSync("cc", ["-shared", "-fPIC", "-O2", "-o", shared, source, "-ldl"]);
	server.env = { ...process.env, LD_PRELOAD: shared, ...settings };
	return server;
}

// ---- HTTP ----

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export function request(server, method, url, { body, cookie, headers = {}, raw } = {}) {
	const text = body === undefined ? raw : JSON.stringify(body);
	return new Promise((done, fail) => {
		const ask = http.request({
			host: "127.0.0.1", port: server.port, path: url, method, agent,
			headers: {
				...(text === undefined ? {} : {
					"Content-Type": "application/json", "Content-Length": Buffer.byteLength(text),
				}),
				...(cookie ? { Cookie: `ludo_session=${cookie}` } : {}),
				...headers,
			},
		}, (answer) => {
			const parts = [];
			answer.on("data", (part) => parts.push(part));
			answer.on("error", fail);
			answer.on("end", () => {
				const bytes = Buffer.concat(parts);
				let json;
				try {
					json = JSON.parse(bytes.toString());
				} catch {
					json = undefined;
				}
				done({
					status: answer.statusCode,
					headers: answer.headers,
					text: bytes.toString(),
					bytes,
					json,
				});
			});
		});
		// an idle connection may be closed by the server just as we take it up again
		ask.on("error", (error) =>
			ask.reusedSocket && ["ECONNRESET", "EPIPE"].includes(error.code)
				? request(server, method, url, { body, cookie, headers, raw }).then(done, fail)
				: fail(error));
		if (text !== undefined) ask.write(text);
		ask.end();
	});
}

export class Person {
	static cookies = new Set(); // all there ever were
	constructor(server, name) {
		this.server = server;
		this.name = name;
	}
	async arrive() {
		const answer = await this.post("/api/me", { name: this.name, lang: "en" });
		this.take(answer);
		this.id = answer.json?.me?.id;
		return this;
	}
	take(answer) {
		const cookie = /ludo_session=([^;]*)/.exec(answer.headers["set-cookie"]?.[0] ?? "");
		if (!cookie) return;
		this.cookie = cookie[1];
		if (this.cookie) Person.cookies.add(this.cookie);
	}
	get(url) {
		return request(this.server, "GET", url, { cookie: this.cookie });
	}
	post(url, body) {
		return request(this.server, "POST", url, { body, cookie: this.cookie });
	}
	async act(table, action, body = {}) {
		return this.post(`/api/tables/${table}/${action}`, body);
	}
	sit(table, more = {}) {
		return new Socket(this.server, { table, cookie: this.cookie, ...more });
	}
}

// ---- WebSocket ----

let counter = 0;
const prefix = randomBytes(4).toString("hex");
export const newId = () => `${prefix}-${counter++}`;

export function frame(opcode, payload, { mask = true, fin = true, rsv1 = false } = {}) {
	const n = payload.length;
	const head = [(fin ? 0x80 : 0) | (rsv1 ? 0x40 : 0) | opcode];
	const bit = mask ? 0x80 : 0;
	if (n < 126) head.push(bit | n);
	else if (n < 65536) head.push(bit | 126, n >> 8, n & 255);
	else head.push(
		bit | 127, 0, 0, 0, 0, (n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255,
	);
	if (!mask) return Buffer.concat([Buffer.from(head), payload]);
	const key = randomBytes(4);
	const masked = Buffer.from(payload);
	for (let i = 0; i < n; i++) masked[i] ^= key[i & 3];
	return Buffer.concat([Buffer.from(head), key, masked]);
}

// A view with what has changed in it (docs/protocol.md, 1.2).
export function patched(was, patch) {
	const is = { ...was };
	for (const [name, value] of Object.entries(patch)) {
		if (name === "-") for (const gone of value) delete is[gone];
		else is[name] = isObject(value) && isObject(was[name]) ? patched(was[name], value) : value;
	}
	return is;
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export class Socket extends EventEmitter {
	constructor(
		server,
		{
			table,
			cookie,
			lang = "en",
			seat,
			rev,
			brief = true, // hears only what has changed
			deflate = false,
			headers = {},
			keep = false,
			pongs = true,
		} = {},
	) {
		super();
		this.setMaxListeners(0);
		this.pongs = pongs; // answers to pings
		this.keep = keep ? [] : null; // every byte of every message, for the leak test
		this.buffer = Buffer.alloc(0);
		this.parts = [];
		this.rev = -1;
		this.waiters = new Map();
		this.pending = Promise.resolve();
		const query = Object.entries({ table, lang, seat, rev, brief: brief ? 1 : undefined })
			.filter(([, value]) => value !== undefined)
			.map(([name, value]) => `${name}=${value}`)
			.join("&");
		const key = randomBytes(16).toString("base64");
		this.wants = createHash("sha1")
			.update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
			.digest("base64");
		this.socket = net.connect(server.port, "127.0.0.1");
		this.socket.setNoDelay(true);
		const extensions = "permessage-deflate; client_max_window_bits";
		const lines = {
			Host: `127.0.0.1:${server.port}`, Upgrade: "websocket", Connection: "Upgrade",
			"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key,
			...(deflate && { "Sec-WebSocket-Extensions": extensions }),
			...(cookie && { Cookie: `ludo_session=${cookie}` }), ...headers,
		};
		this.socket.on("connect", () => {
			const head = Object.entries(lines).map(([k, v]) => `${k}: ${v}\r\n`);
			this.socket.write(`GET /ws?${query} HTTP/1.1\r\n${head.join("")}\r\n`);
		});
		this.socket.on("error", () => {});
		this.socket.on("data", (bytes) => this.#read(bytes));
		this.closed = new Promise((done) => this.socket.on("close", () => {
			this.isClosed = true;
			this.emit("closed");
			for (const wait of this.waiters.values()) wait({ type: "lost" });
			this.waiters.clear();
			done(this.code);
		}));
		this.opened = new Promise((done) => this.once("opened", done));
	}
	#read(bytes) {
		this.buffer = this.buffer.length ? Buffer.concat([this.buffer, bytes]) : bytes;
		if (!this.isOpen) {
			const end = this.buffer.indexOf("\r\n\r\n");
			if (end < 0) return;
			const head = this.buffer.subarray(0, end).toString();
			this.status = Number(head.split(" ")[1]);
			this.head = head;
			if (this.status !== 101 || !head.includes(this.wants)) {
				this.emit("opened", this.status);
				this.socket.destroy();
				return;
			}
			this.isOpen = true;
			this.buffer = this.buffer.subarray(end + 4);
			this.emit("opened", 101);
		}
		while (this.#frame());
	}
	#frame() {
		const b = this.buffer;
		if (b.length < 2) return false;
		let n = b[1] & 127;
		let at = 2;
		if (n === 126) {
			if (b.length < 4) return false;
			n = b.readUInt16BE(2);
			at = 4;
		} else if (n === 127) {
			if (b.length < 10) return false;
			n = Number(b.readBigUInt64BE(2));
			at = 10;
		}
		if (b.length < at + n) return false;
		const opcode = b[0] & 15;
		const payload = b.subarray(at, at + n);
		const fin = b[0] & 0x80;
		const packed = b[0] & 0x40;
		this.buffer = b.subarray(at + n);
		if (opcode === 9) {
			this.emit("pinged");
			if (this.pongs) this.socket.write(frame(10, payload));
		}
		else if (opcode === 8) {
			this.code = n >= 2 ? payload.readUInt16BE(0) : 1005;
			this.socket.end(frame(8, payload.subarray(0, 2)));
		} else if (opcode <= 1) {
			if (opcode === 1) this.packed = packed;
			this.parts.push(payload);
			if (fin) {
				let whole = Buffer.concat(this.parts);
				this.parts = [];
				this.packedSize = whole.length; // of the latest message, as it came
				if (this.packed)
					whole = zlib.inflateRawSync(whole, {
						finishFlush: zlib.constants.Z_SYNC_FLUSH,
					});
				this.size = whole.length;
				this.#message(whole.toString());
			}
		}
		return true;
	}
	#message(text) {
		const message = JSON.parse(text);
		if (this.keep) this.keep.push(text);
		Socket.onMessage?.(message);
		if (message.type === "view") {
			this.view = message.view;
			this.table = message.table;
			this.last = message;
			this.rev = message.rev;
		} else if (message.type === "change") {
			if (message.rev !== this.rev + 1 || message.was !== this.rev)
				this.gap = `${this.rev} then ${message.was}..${message.rev}`;
			if (message.patch) message.view = this.#patch(message);
			this.view = message.view;
			this.last = message;
			this.rev = message.rev;
		} else if (message.type === "table") {
			this.table = message.table;
		}
		const wait = message.id !== undefined && this.waiters.get(message.id);
		if (wait) {
			this.waiters.delete(message.id);
			wait(message);
		}
		this.emit("message", message);
		this.emit(message.type, message);
	}
	#patch({ patch, steps }) {
		const view = patched(this.view, patch);
		return steps.length ? { ...view, events: steps.at(-1).events } : view;
	}
	send(message) {
		const text = Buffer.from(
			typeof message === "string" ? message : JSON.stringify({ v: 1, ...message })
		);
		this.socket.write(frame(1, text));
	}
	// Say something with an id; the answer that repeats it, or {type:"lost"}.
	ask(message) {
		const id = message.id ?? newId();
		if (this.isClosed) return Promise.resolve({ type: "lost" });
		const answer = new Promise((done) => this.waiters.set(id, done));
		this.send({ ...message, id });
		return answer;
	}
	next(type, ms = 5000) {
		return new Promise((done, fail) => {
			const late = setTimeout(() => fail(new Error(`no '${type}' within ${ms} ms`)), ms);
			this.once(type, (message) => {
				clearTimeout(late);
				done(message);
			});
			this.closed.then(() => {
				clearTimeout(late);
				fail(new Error(`closed (${this.code}, ${this.status}) before '${type}'`));
			});
		});
	}
	// what takes long on a busy machine is no fault
	async until(holds, ms = 60000) {
		const end = Date.now() + ms;
		while (!holds(this)) {
			if (Date.now() > end || this.isClosed) throw new Error(`waited in vain: ${holds}`);
			await Promise.race([once(this, "message"), sleep(50), this.closed]);
		}
		return this;
	}
	close() {
		this.socket.destroy();
		return this.closed;
	}
}

// ---- playing ----

export const mine = (socket) =>
	!socket.view?.over && socket.view?.waiting.includes(socket.view.you);

// A generator that gives the same numbers for the same seed.
export function dice(seed) {
	let state = seed >>> 0;
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 4294967296) * n);
	};
}

export async function games(server) {
	const { games: all } = (await request(server, "GET", "/api/games")).json;
	if (!all.length) throw new Error("the server has no games");
	return all;
}

// A table with so many people, all seated and started; returns its id.
export async function table(people, game, { options, pace, seats, more = {} } = {}) {
	const body = {
		game, public: true, ...(options ? { options } : {}), ...(pace ? { pace } : {}),
		seats: seats ?? [{ kind: "me" }, ...people.slice(1).map(() => ({ kind: "open" }))], ...more,
	};
	const made = await people[0].post("/api/tables", body);
	if (made.status !== 201) throw new Error(`no table: ${made.text}`);
	const id = made.json.table.id;
	for (const person of people.slice(1)) {
		const joined = await person.act(id, "join");
		if (joined.status !== 200) throw new Error(`cannot join: ${joined.text}`);
		await person.act(id, "ready", { ready: true });
	}
	const started = await people[0].act(id, "start");
	if (started.status !== 200) throw new Error(`cannot start: ${started.text}`);
	return id;
}

// So many copies of a table in an SQLite store, with all its changes; returns their ids.
export function copied(store, id, n) {
	const file = store.replace("sqlite:", "");
	const sqlite = (...words) =>
		execFileSync("sqlite3", [file, ".timeout 20000", ...words]).toString().trim();
	const sql = ["game", "entry"].map((name) => {
		const key = name === "game" ? "id" : "game"; // the first column
		const columns = sqlite(`SELECT name FROM pragma_table_info('${name}')`).split("\n");
		return `CREATE TEMP TABLE one AS SELECT * FROM ${name} WHERE ${key} = '${id}';` +
			"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
			`${n}) INSERT INTO ${name} SELECT printf('copy%012d', i), ` +
			`${columns.filter((column) => column !== key).join(", ")} FROM n, one;` +
			"DROP TABLE one;";
	});
	sqlite(...sql);
	return [...Array(n)].map((_, i) => `copy${String(i + 1).padStart(12, "0")}`);
}
