/* engine.mjs: the other side of engine/door.c: a whole server for one person, for a worker of
 * the page or for node.
 *
 * 'store' keeps the parts of tables, each { table, kind, n, value }: all() tells them, of(table)
 * those of one, keep(parts) is done when they are safe.  A part of the kind "gone" takes all
 * others of its table with it.  It also keeps rows of analyses: append(key, text), recall(key).
 *
 * 'mates' think: { places, hire() }, of which hire() gives somebody whose work(errand) promises
 * what was found; each does one errand at a time, and is told to leave() when it has failed.
 * Without them the engine thinks by itself, and holds up what else is asked of it. */

const RETRY_MS = 1000;
const TICK_MS = 1000;

/** What the module asks for, and what the page hears of it. */
function makeOutside(host) {
	const later = (call) => queueMicrotask(call); // never into the module while it is running
	return {
		now: () => performance.timeOrigin + performance.now(),
		random: (to, n) => crypto.getRandomValues(new Uint8Array(host.memory.buffer, to, n)),
		send(client, at, n) {
			const text = host.text(at, n);
			later(() => host.clients.get(client)?.hear(text));
		},
		close(client, code) {
			const end = host.clients.get(client)?.end;
			host.clients.delete(client);
			later(() => end?.(code));
		},
		answer(number, status, at, n, type, name) {
			const answer = { status, text: host.text(at, n), type: host.word(type),
				name: host.word(name) };
			host.asked.get(number)?.(answer);
			host.asked.delete(number);
		},
		keep(at, n) {
			host.keep(JSON.parse(host.text(at, n)));
		},
		soon: () => host.soon(),
		hand: (number, at, n) => host.hand(number, host.bytes(at, n)),
		found(at, n) {
			host.result = host.bytes(at, n);
		},
		recall(number, at) {
			const known = host.store.recall(host.word(at)).catch(() => "");
			known.then((text) => host.with([text], (to, n) => host.door.recalled(number, to, n)));
		},
		append(key, at, n) {
			host.store.append(host.word(key), host.text(at, n)).catch(() => {}); // quicker with it
		},
	};
}

/** Those who think: the errands wait until one of them is free. */
class Crew {
	idle = [];
	waiting = [];
	hired = 0;

	constructor({ places, hire }) {
		this.places = places;
		this.hire = hire;
	}

	/** What was found; null where nobody is left to think. */
	work(errand) {
		return new Promise((resolve) => {
			if (!this.places) return resolve(null);
			this.waiting.push({ errand, resolve });
			this.next();
		});
	}

	next() {
		if (!this.waiting.length) return;
		const mate = this.idle.pop() ?? this.hireOne();
		if (mate) this.give(mate, this.waiting.shift());
	}

	/** Where nobody can be hired at all, there is nobody to wait for. */
	hireOne() {
		if (this.hired >= this.places) return null;
		try {
			const mate = this.hire();
			this.hired++;
			return mate;
		} catch {
			this.places = this.hired;
			if (!this.places) this.giveUp();
			return null;
		}
	}

	giveUp() {
		for (const each of this.waiting.splice(0)) each.resolve(null);
	}

	/** Whoever fails is let go, and another tries. */
	async give(mate, { errand, resolve }) {
		try {
			resolve(await mate.work(errand));
			this.idle.push(mate);
		} catch {
			mate.leave?.();
			this.places--;
			this.hired--;
			this.waiting.unshift({ errand, resolve });
			if (!this.places) this.giveUp();
		}
		this.next();
	}
}

export class Engine {
	result = null; // of an errand that was worked on here
	clients = new Map();
	asked = new Map();
	serial = 0;
	keeping = null; // what is on its way to the store
	n_kept = 0;
	decoder = new TextDecoder();
	encoder = new TextEncoder();

	constructor(module, store = new Memory(), mates = null) {
		this.store = store;
		this.crew = mates && new Crew(mates);
		const imports = { outside: makeOutside(this) };
		this.door = new WebAssembly.Instance(module, imports).exports;
		this.memory = this.door.memory;
	}

	/** Ready when everything that was kept is there. */
	async open({ style = "", thinkMs = 3000 } = {}) {
		this.with([style], (at) => this.door.open(at, thinkMs, this.crew?.places ?? 1));
		for (const part of await this.store.all()) this.take(part);
		this.ticking = setInterval(() => this.soon(), TICK_MS);
		return this;
	}

	stop() {
		clearInterval(this.ticking);
		clearTimeout(this.turning);
	}

	/* ---- a client, as a WebSocket would be ---- */

	connect({ table, seat = -1, lang = "en", rev = -1, brief = false }, hear, end) {
		const client = ++this.serial;
		this.clients.set(client, { hear, end });
		this.with([table], (at) =>
			this.door.comes(client, at, seat, lang === "it" ? 1 : 0, rev, brief ? 1 : 0));
		return {
			say: (text) => this.with([text], (at, n) => this.door.says(client, at, n)),
			close: () => this.door.goes(client),
		};
	}

	/* ---- a request, as over HTTP ---- */

	ask(method, url, body = "") {
		const number = ++this.serial;
		return new Promise((resolve) => {
			this.asked.set(number, resolve);
			this.with([url, body], (at, n, text, size) =>
				this.door.asks(number, method === "POST" ? 1 : 0, at, text, size));
		});
	}

	/* ---- time ---- */

	soon() {
		this.turning ??= setTimeout(() => {
			this.turning = undefined;
			if (this.door.turn()) this.soon();
		}, 0);
	}

	/* ---- thinking ---- */

	/** An errand of another engine; or our own, where there is nobody else. */
	work(errand) {
		this.result = new Uint8Array();
		this.with([errand], (at, n) => this.door.work(at, n));
		return this.result;
	}

	async hand(number, errand) {
		const elsewhere = this.crew && (await this.crew.work(errand));
		if (!elsewhere) await new Promise((later) => setTimeout(later, 0));
		this.with([elsewhere ?? this.work(errand)], (at, n) => this.door.heard(number, at, n));
	}

	/* ---- the store ---- */

	take({ table, kind, value }) {
		const text = JSON.stringify(value);
		this.with([table, kind, text], (at, n, of, m, value, size) =>
			this.door.take(at, of, value, size));
	}

	async keep(parts) {
		this.keeping = this.keepOne(parts);
		const ok = await this.keeping;
		this.keeping = null;
		this.n_kept++;
		this.door.kept(ok ? 1 : 0);
	}

	async keepOne(parts) {
		try {
			await this.store.keep(parts);
			return true;
		} catch {
			this.door.down(1);
			await this.tellAgain(new Set(parts.map((part) => part.table)), () => true);
			this.door.down(0);
			return false;
		}
	}

	/** Nothing counts that was not kept: the tables are told again as they are; if they hold. */
	async tellAgain(tables, holds) {
		for (;;) {
			try {
				const parts = [];
				for (const table of tables) parts.push(...(await this.store.of(table)));
				if (!holds()) return false;
				for (const table of tables) this.with([table], (at) => this.door.forget(at));
				for (const part of parts) this.take(part);
				return true;
			} catch {
				await new Promise((again) => setTimeout(again, RETRY_MS));
			}
		}
	}

	/** Another engine on the same store has changed some tables. */
	async heard(tables) {
		for (;;) {
			while (this.keeping) await this.keeping;
			const { n_kept } = this;
			const isQuiet = () => !this.keeping && n_kept === this.n_kept;
			if (await this.tellAgain(tables, isQuiet)) break;
		}
		for (const table of tables) this.with([table], (at) => this.door.refresh(at));
	}

	/* ---- words in and out of its memory ---- */

	/** A copy. */
	bytes(at, n) {
		return new Uint8Array(this.memory.buffer, at, n).slice();
	}

	text(at, n) {
		return this.decoder.decode(new Uint8Array(this.memory.buffer, at, n));
	}

	word(at) {
		const bytes = new Uint8Array(this.memory.buffer, at);
		return this.decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
	}

	/** Call something with texts, or bytes: where each is, and how long. */
	with(texts, call) {
		const places = texts.flatMap((text) => {
			const bytes = typeof text === "string" ? this.encoder.encode(text) : text;
			const at = this.door.space(bytes.length);
			const to = new Uint8Array(this.memory.buffer, at, bytes.length + 1);
			to.set(bytes);
			to[bytes.length] = 0;
			return [at, bytes.length];
		});
		const result = call(...places);
		places.forEach((at, i) => i % 2 || this.door.free(at));
		return result;
	}
}

/** A store that forgets: for tests, and where the browser keeps nothing. */
export class Memory {
	parts = new Map();
	rows = new Map();

	async append(key, text) {
		this.rows.set(key, (this.rows.get(key) ?? "") + text);
	}

	async recall(key) {
		return this.rows.get(key) ?? "";
	}

	key = ({ table, kind, n }) => JSON.stringify([table, kind, n]);

	async keep(parts) {
		for (const part of parts) {
			if (part.kind !== "gone") this.parts.set(this.key(part), part);
			else
				for (const [key, { table }] of this.parts)
					if (table === part.table) this.parts.delete(key);
		}
	}

	async all() {
		return [...this.parts.values()];
	}

	async of(table) {
		return (await this.all()).filter((part) => part.table === table);
	}
}
