/* riddle.ts: a puzzle as the stage wants it: a table that holds one position and one question.
 * The engine in this browser says what its seat sees; nothing is kept. */
import type { Lang, View } from "../kit/contract";
import { near, type Table } from "./http";
import { blank, type Hint, type Link, type State, type Step, type Teller } from "./link";

export interface Puzzle {
	position: string; // lines of an example
	seat: number;
	level: number; // 1 to 3
	answer: string;
	chance: number; // to win, with that, in percent
	others: Record<string, number>; // the same with other answers, where it is known
	en: string; // why
	it: string;
}

export const hasPuzzles = (game: string): boolean => game in PUZZLES;

export async function fetchPuzzles(game: string): Promise<Puzzle[]> {
	const answer = await fetch(PUZZLES[game]);
	if (!answer.ok) throw new Error(answer.statusText);
	return answer.json();
}

interface Seen {
	view: View;
	why?: { legal: boolean; say: string; rule?: string };
}

/** What the seat sees, before or after an answer; or why it may not give one. */
export function look(
	game: string,
	{ position, seat }: Puzzle,
	lang: Lang,
	more: { played?: string; why?: string } = {},
): Promise<Seen> {
	const { played, why } = more;
	const lines = played ? `${position}${seat} ${played}\n` : position;
	return near.post<Seen>("/api/position", lang, { game, position: lines, seat, why });
}

/** The view of a puzzle: what cannot be taken back elsewhere can be tried here; once it is
    answered, nothing more is asked. */
export function posed(view: View, isAnswered: boolean): View {
	if (isAnswered) return { ...view, ply: 1, moves: [] };
	return { ...view, moves: view.moves?.map(({ final, ...move }) => move) };
}

function tableOf(view: View, title: string): Table {
	const none = { created: 0, started: 0, finished: 0, since: 0, watchers: 0 };
	return {
		...none,
		id: `puzzle-${view.game}`,
		game: view.game,
		name: title,
		title,
		status: "playing",
		ended: null,
		public: false,
		pace: { kind: "none" },
		options: view.options,
		seating: "chosen",
		hints: false,
		maker: "",
		you: [view.you],
		are_maker: false,
		seats: view.seats.map(({ name }) => ({ kind: "person", name })),
		rev: view.ply,
		ply: view.ply,
		waiting: view.waiting,
		proposal: null,
		next: null,
	};
}

/** A table's state that shows a view. */
export function stateOf(view: View, title: string): State {
	const step: Step = { ply: 0, seat: view.you, events: view.events };
	return {
		...blank,
		status: "live",
		table: tableOf(view, title),
		view,
		log: view.ply ? [step] : [],
		latest: view.events,
	};
}

const silent = () => {};

/** In the place of a connection: an answer is judged, and why another is not allowed is asked
    of the engine; nobody else is there. */
export class Riddle implements Link {
	teller: Teller | null = null;

	constructor(
		public state: State,
		private onAnswer: (move: string) => void,
		private onWhy: (move: string) => Promise<Seen>,
	) {}

	move(move: string): void {
		this.onAnswer(move);
	}
	async why(move: string) {
		return (await this.onWhy(move)).why ?? { legal: true, say: "" };
	}
	async hint(): Promise<Hint> {
		return { say: "" };
	}
	async wholeLog(): Promise<Step[]> {
		return this.state.log;
	}
	async earlierLog(): Promise<void> {}
	undo = silent;
	redo = silent;
	confirm = silent;
	chat = silent;
	propose = silent;
	reply = silent;
	note = silent;
	presence = silent;
	screen = silent;
	sit = silent;
	speak = silent;
	forget = silent;
	retry = silent;
	close = silent;
}
