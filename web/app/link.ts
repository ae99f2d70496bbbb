/* link.ts: one table over one WebSocket, or what is like one; docs/protocol.md, part 1.
 *
 * Keeps what the server said last and tells whoever listens.  Loses the connection, says
 * so, and comes back by itself: what was asked and not acknowledged is asked again under
 * the same id, which counts once. */
import type { Change, Happening, Lang, View } from "../kit/contract";
import { say } from "../kit/words";
import type { Table } from "./http";
import { isNear, NearSocket } from "./near";
import { patched } from "./patch";
import { slowness } from "./speed";

export interface Step {
	ply: number;
	seat?: number;
	at?: number; // when it was played, in milliseconds
	events: Happening[];
}

export interface ChatLine {
	n: number;
	at: number;
	channel: string;
	seat: number;
	name: string;
	text: string;
}

export interface Clock {
	left: number[];
	running: number[];
	since: number;
}

/** One of the bot's two favourite answers; no chance where there is nothing to choose. */
export interface Advised {
	move: string;
	say: string;
	chance?: number;
}

export interface Hint {
	best?: Advised;
	second?: Advised | null;
	turn?: string[]; // all it would do until somebody else is asked, the best answer first
	brings?: Change[]; // what one would have more or less then
	reasons?: string[]; // what that turn has over the second best
	say: string; // the whole advice, or why there is none
}

export interface State {
	status: "connecting" | "live" | "lost" | "gone";
	table: Table | null;
	view: View | null;
	log: Step[];
	chat: ChatLine[];
	note: string;
	noteKept: boolean; // by the server
	presence: string[];
	watchers: number;
	clock: Clock | null;
	since: number; // since when those who are waiting now have been asked
	skew: number; // the server's clock minus ours
	canUndo: boolean; // also past what bots answered since
	canRedo: boolean;
	held: number | null; // the seat that has yet to confirm its turn
	noUndo: string;
	refusal: { say: string; rule: string; text: string } | null; // text: of a refused chat line
	screen: string;
	latest: Happening[]; // of the latest change, for the marks on the board
	answered: boolean; // waiting for the server's word on an answer
}

/** Something that is asked again until the server has answered. */
interface Request {
	do: string;
	text?: string; // of a line of chat
	[more: string]: unknown;
}

const LOG_PLIES = 200;
const PACE = 380; // ms between two changes by others at the usual speed, for eyes to follow
const HURRY = 8; // changes waiting to be shown from which on they no longer take their time
const HURRIED = 60; // ms between two of those: each still gets a picture of its own

/* A page nobody sees shows nothing, one change after the other. */
const pace = () => (document.hidden ? 0 : PACE * slowness());

/** Somebody who tells a change before it is shown, and says when that is done. */
export type Teller = (change: { before: View; after: View; events: Happening[] }) =>
	Promise<void> | null;

/** Nothing has been heard yet. */
export const blank: State = {
	status: "connecting",
	table: null,
	view: null,
	log: [],
	chat: [],
	note: "",
	noteKept: true,
	presence: [],
	watchers: 0,
	clock: null,
	since: 0,
	skew: 0,
	canUndo: false,
	canRedo: false,
	held: null,
	noUndo: "",
	refusal: null,
	screen: "",
	latest: [],
	answered: false,
};

function farSocket(query: string): WebSocket {
	const scheme = location.protocol === "https:" ? "wss" : "ws";
	return new WebSocket(`${scheme}://${location.host}/ws?${query}`);
}

export class TableLink {
	state: State = blank;
	private socket: WebSocket | NearSocket | null = null;
	private rev = -1; // the latest that was shown
	private whole: View | null = null; // as the server knows us to have it
	private heard = -1; // the rev of that
	private tries = 0;
	private timer = 0;
	private closed = false;
	private seat: number | null = null;
	private serial = 0;
	private readonly prefix = Math.random().toString(36).slice(2, 12);
	private acked = Infinity; // the change in which our latest answer will be seen
	private unanswered = new Map<string, Request>();
	private queue: any[] = []; // changes still to be shown, oldest first
	private showing = 0; // timer of the next one
	private shown = 0; // when the latest was
	private telling = false; // a scene is on: changes wait
	teller: Teller | null = null;
	private logged = 0; // the log was asked for up to this ply
	private asked = new Map<string, (m: any) => void>(); // questions to the server, by id

	constructor(
		private id: string,
		private lang: Lang,
		private tell: (s: State) => void,
	) {
		this.open();
	}

	close(): void {
		this.closed = true;
		clearTimeout(this.timer);
		clearTimeout(this.showing);
		this.socket?.close();
	}

	/* ---- what a person does ---- */

	move(move: string): void {
		this.acked = Infinity;
		this.set({ refusal: null, answered: true });
		this.request({ do: "move", rev: this.rev, move });
	}
	undo(): void {
		this.request({ do: "undo", rev: this.rev });
	}
	redo(): void {
		this.request({ do: "redo", rev: this.rev });
	}
	/** My turn is over: the others may go on. */
	confirm(): void {
		this.request({ do: "confirm", rev: this.rev });
	}
	chat(text: string): void {
		this.request({ do: "chat", text });
	}
	propose(what: string, about: { ply?: number; seat?: number } = {}): void {
		this.request({ do: "propose", what, ...about });
	}
	reply(agree: boolean, proposal: number): void {
		this.request({ do: agree ? "agree" : "decline", proposal });
	}
	note(text: string): void {
		this.set({ note: text, noteKept: false });
		this.send({ do: "note", text });
	}
	presence(is: string): void {
		this.send({ do: "presence", is });
	}
	screen(): void {
		this.send({ do: "screen", id: this.newId() });
	}
	sit(seat: number): void {
		this.seat = seat;
		this.send({ do: "sit", seat });
	}
	speak(lang: Lang): void {
		this.lang = lang;
		this.send({ do: "lang", lang });
	}
	forget(): void {
		this.set({ refusal: null });
	}

	why(move: string): Promise<{ legal: boolean; say: string; rule?: string }> {
		return this.ask({ do: "why", move });
	}
	hint(): Promise<Hint> {
		return this.ask({ do: "hint", rev: this.rev });
	}

	/** A question that changes nothing; a refusal, or a lost connection, is an answer too. */
	private ask(message: object): Promise<any> {
		const id = this.newId();
		return new Promise((resolve) => {
			this.asked.set(id, resolve);
			this.send({ ...message, id });
		});
	}

	/* ---- the connection ---- */

	private set(change: Partial<State>): void {
		this.state = { ...this.state, ...change };
		const { table, view } = this.state;
		/* Who agreed to end did so in the middle of a question, and so does an operator who closes
		   a table: no view says that it is over.  And nothing is over before all that came
		   before has been shown. */
		const isCut = table?.ended === "agreed" || table?.ended === "closed";
		if (isCut && view && !view.over && !this.queue.length)
			this.state.view = { ...view, over: true, moves: [], waiting: [] };
		this.tell(this.state);
	}

	private newId(): string {
		return `${this.prefix}-${++this.serial}`;
	}

	private request(message: Request): void {
		const id = this.newId();
		this.unanswered.set(id, { ...message, id });
		this.send({ ...message, id });
	}

	private send(message: object): void {
		if (this.socket?.readyState === WebSocket.OPEN)
			this.socket.send(JSON.stringify({ v: 1, ...message }));
	}

	private open(): void {
		const rev = this.rev >= 0 ? `&rev=${this.rev}` : "";
		const seat = this.seat !== null ? `&seat=${this.seat}` : "";
		const table = encodeURIComponent(this.id); // anybody can have typed it
		const query = `table=${table}&lang=${this.lang}${seat}${rev}&brief=1`;
		const socket = isNear(this.id) ? new NearSocket(query) : farSocket(query);
		this.socket = socket;
		socket.onmessage = (e: { data: string }) => this.hear(JSON.parse(e.data));
		socket.onclose = (e: { code: number }) => this.lose(e.code);
	}

	private lose(code: number): void {
		if (this.closed) return;
		for (const answer of this.asked.values())
			answer({ legal: false, say: say(this.lang, "lost") });
		this.asked.clear();
		if (code === 4000 || code === 1008) return this.set({ status: "gone" });
		if (this.state.status !== "connecting" || this.tries > 0)
			this.set({ status: "lost" });
		const wait =
			Math.min(500 * 2 ** this.tries++, 30000) * (0.75 + Math.random() / 2);
		this.timer = window.setTimeout(() => this.open(), wait);
	}

	/** Try now: the person pressed a button, or the browser says it is back. */
	retry(): void {
		if (this.state.status !== "lost") return;
		clearTimeout(this.timer);
		this.tries = 1;
		this.open();
	}

	/* ---- what the server says ---- */

	private hear(m: any): void {
		switch (m.type) {
			case "view":
				return this.hearView(m);
			case "change":
				return this.hearChange(m);
			case "table":
				return this.set({ table: m.table, skew: m.now - Date.now() });
			case "chat":
				return this.hearChat(m.line);
			case "note":
				return this.hearNote(m.text);
			case "presence":
				return this.set({ presence: m.seats, watchers: m.watchers });
			case "log":
				return this.asked.has(m.id) ? this.answerTo(m) : this.hearLog(m.steps);
			case "screen":
				return this.set({ screen: m.text });
			case "ack":
				return this.hearAck(m);
			case "refused":
				return this.hearRefusal(m);
			case "why":
			case "hint":
				return this.answerTo(m);
		}
	}

	private answerTo(m: any): void {
		this.asked.get(m.id)?.(m);
		this.asked.delete(m.id);
	}

	private askLog(ply: number): void {
		const from = Math.max(0, ply - LOG_PLIES);
		this.logged = ply;
		if (ply > 0) this.send({ do: "log", id: this.newId(), from, to: ply });
	}

	/** Everything that was told up to a ply, as this seat may hear it. */
	async wholeLog(ply: number): Promise<Step[]> {
		const all: Step[] = [];
		for (let from = 0; from < ply; from += LOG_PLIES) {
			const to = Math.min(ply, from + LOG_PLIES);
			const { steps } = await this.ask({ do: "log", from, to });
			all.push(...(steps ?? []));
		}
		return all;
	}

	/** What was told before the log that is here begins: the part just before. */
	async earlierLog(): Promise<void> {
		const to = this.state.log[0]?.ply ?? 0;
		if (!to) return;
		const { steps = [] } = await this.ask({ do: "log", from: Math.max(0, to - LOG_PLIES), to });
		if (steps.length && this.state.log[0]?.ply === to)
			this.set({ log: [...steps, ...this.state.log] });
	}

	/** What was asked for, and what has been shown since it was. */
	private hearLog(steps: Step[]): void {
		const since = this.state.log.filter((s) => s.ply >= this.logged);
		this.set({ log: [...steps, ...since] });
	}

	private hearView(m: any): void {
		this.tries = 0;
		this.rev = this.heard = m.rev;
		this.whole = m.view;
		this.queue = [];
		clearTimeout(this.showing);
		const elsewhere = m.view?.you !== this.state.view?.you;
		const noteKept = this.state.noteKept || elsewhere; // a note belongs to its seat
		const missed = (m.steps ?? []).flatMap((s: Step) => s.events);
		this.set({
			status: "live",
			table: m.table,
			view: m.view,
			chat: m.chat ?? [],
			note: noteKept ? (m.note ?? "") : this.state.note,
			noteKept,
			clock: m.clock ?? null,
			since: m.table.since ?? 0,
			skew: m.now - Date.now(),
			canUndo: !!m.can_undo,
			canRedo: !!m.can_redo,
			held: m.table.held ?? null,
			noUndo: m.undo ?? "",
			latest: missed.length ? missed : (m.view?.events ?? []),
			answered: false,
		});
		if (m.view) this.askLog(m.view.ply);
		for (const request of this.unanswered.values()) this.send(request);
		if (!this.state.noteKept) this.note(this.state.note);
	}

	/** The new view out of what has changed; null if we have not got what changed. */
	private viewOf(m: any): View | null {
		if (!m.patch) return m.view;
		if (!this.whole || m.was !== this.heard) return null;
		const view = patched(this.whole, m.patch);
		return m.steps.length ? { ...view, events: m.steps.at(-1).events } : view;
	}

	/** Changes by others are shown one after the other; one's own at once. */
	private hearChange(m: any): void {
		m.view = this.viewOf(m);
		if (!m.view) return this.socket?.close(); // and come back for the whole
		this.whole = m.view;
		this.heard = m.rev;
		this.queue.push(m);
		if (this.queue.length > 1 || this.telling) return;
		const wait = pace() - (performance.now() - this.shown);
		if (m.cause?.seat === this.state.view?.you || wait <= 0) this.showNext();
		else this.showing = window.setTimeout(() => this.showNext(), wait);
	}

	/** What is worth a scene is told first: until then the table is as it was. */
	private async showNext(): Promise<void> {
		const m = this.queue[0];
		if (!m || this.telling) return;
		const told = this.tellOf(m);
		if (told) {
			this.telling = true;
			await told;
			this.telling = false;
			if (this.queue[0] !== m) return this.showNext(); // a whole view came meanwhile
		}
		this.queue.shift();
		this.showChange(m);
		this.shown = performance.now();
		if (!this.queue.length || this.closed) return;
		const wait = this.queue.length > HURRY ? Math.min(HURRIED, pace()) : pace();
		if (wait) this.showing = window.setTimeout(() => this.showNext(), wait);
		else this.showNext();
	}

	private tellOf(m: any): Promise<void> | null {
		const before = this.state.view;
		if (!before || document.hidden || !slowness()) return null;
		const events = m.steps.flatMap((s: Step) => s.events);
		return this.teller?.({ before, after: m.view, events }) ?? null;
	}

	/** The game goes on: what was proposed before lapses. */
	private tableAt(rev: number): Table | null {
		const { table } = this.state;
		if (!table || table.rev >= rev) return table;
		return { ...table, proposal: null, declined: null };
	}

	private showChange(m: any): void {
		this.rev = m.rev;
		const kept = this.state.log.filter(
			(s) => s.ply < (m.steps[0]?.ply ?? m.view.ply),
		);
		this.set({
			table: this.tableAt(m.rev),
			view: m.view,
			log: [...kept, ...m.steps],
			clock: m.clock ?? null,
			since: m.since ?? 0,
			skew: m.now - Date.now(),
			canUndo: !!m.can_undo,
			canRedo: !!m.can_redo,
			held: m.held ?? null,
			noUndo: m.undo ?? "",
			latest: m.steps.flatMap((s: Step) => s.events),
			answered: this.state.answered && m.rev < this.acked,
		});
	}

	private hearAck(m: any): void {
		this.unanswered.delete(m.id);
		this.acked = m.rev;
		if (this.state.answered && this.rev >= m.rev) this.set({ answered: false });
	}

	private hearChat(line: ChatLine): void {
		const { chat } = this.state;
		if (!chat.some((c) => c.n === line.n)) this.set({ chat: [...chat, line] });
		else if (!line.text) // it was taken back
			this.set({ chat: chat.map((c) => (c.n === line.n ? line : c)) });
	}

	/** While a note of ours is under way, older ones and those of other devices are passed over. */
	private hearNote(text: string): void {
		const { note, noteKept } = this.state;
		if (noteKept || text === note) this.set({ note: text, noteKept: true });
	}

	private hearRefusal(m: any): void {
		const refused = this.unanswered.get(m.id);
		this.unanswered.delete(m.id);
		const waiting = m.id ? this.asked.get(m.id) : undefined;
		if (waiting) {
			this.asked.delete(m.id);
			return waiting({ legal: false, say: m.say, rule: m.rule });
		}
		this.set({
			refusal: {
				say: m.say ?? m.error,
				rule: m.rule ?? "",
				text: refused?.text ?? "",
			},
			answered: false,
		});
	}
}

/** What the stage asks of a connection; a puzzle answers for itself. */
export type Link = Pick<TableLink, keyof TableLink>;
