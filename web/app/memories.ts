/* memories.ts: what is worth remembering of a finished game: from its points over the rounds, its
 * score sheet and its log, and nothing that does not stand there. */
import type { Board, Happening, SheetRow, View } from "../kit/contract";
import type { Word } from "../kit/words";
import type { Moment } from "./chart";
import type { Step } from "./link";
import { turnsOf } from "./turns";

export interface Memory {
	id: string;
	seat?: number;
	say: string;
	ply: number; // where a replay shows it
}

export interface Remembered {
	view: View;
	board: Board;
	moments: Moment[]; // of rounds
	rows: SheetRow[]; // of the score sheet
	log: Step[];
	w(word: Word, with_?: Record<string, string | number>): string;
}

const MOST = 3;

/** Since when the winner was never behind at the end of a round. */
function turning({ view, moments, w }: Remembered): Memory[] {
	const winners = view.seats.map((s, i) => ({ ...s, i })).filter((s) => s.place === 1);
	if (winners.length !== 1 || moments.length < 3) return [];
	const [{ i: seat, name: who }] = winners;
	const isAhead = ({ points }: Moment) => points[seat] === Math.max(...points);
	const from = moments.map(isAhead).lastIndexOf(false) + 1;
	const last = moments.length - 1;
	const word = from === 0 ? "never_behind" : from >= last ? "ahead_at_last" : "ahead_from";
	const { ply, name: n } = moments[Math.min(from, last)];
	return [{ id: "turning", seat, ply, say: w(word, { who, n }) }];
}

/** The most that one seat won in one round; the last one counts with what is counted at the end. */
function bestRound({ view, moments, w }: Remembered): Memory[] {
	const gains = moments.flatMap(({ points, name, ply }, i) =>
		points.map((n, seat) => ({
			seat,
			ply,
			n: name,
			points: n - (moments[i - 1]?.points[seat] ?? 0),
			isLast: i === moments.length - 1,
		})),
	);
	const most = Math.max(0, ...gains.map((g) => g.points));
	const best = gains.filter((g) => g.points === most);
	if (most < 2 || best.length !== 1) return [];
	const [{ seat, ply, n, points, isLast }] = best;
	const say = w(isLast ? "best_end" : "best_round", { who: view.seats[seat].name, n, points });
	return [{ id: "round", seat, ply, say }];
}

const isMixed = (row: SheetRow) => row.id === "rest"; // all kinds of things together

/** The largest number of the score sheet. */
function largestEntry({ view, rows, w }: Remembered): Memory[] {
	const entries = rows
		.filter((row) => !isMixed(row))
		.flatMap(({ say: what, points }) =>
			points.map((n, seat) => ({ what, seat, points: n ?? 0 })),
		);
	const most = Math.max(0, ...entries.map((e) => e.points));
	const best = entries.filter((e) => e.points === most);
	if (rows.length < 3 || most < 2 || best.length !== 1) return [];
	const [{ seat, what, points }] = best;
	const say = w("best_entry", { who: view.seats[seat].name, what, points });
	return [{ id: "entry", seat, ply: view.ply, say }];
}

interface Told {
	event: Happening;
	ply: number;
	round: string; // its heading; none before the first
}

/** All that was told, each with the round in which it was. */
function toldIn({ log, board }: Remembered): Told[] {
	let round = "";
	return turnsOf(log, board.catalogue).flatMap((turn) => {
		if (turn.kind === "head") round = turn.lines[0].event.say;
		return turn.lines.map(({ event, ply }) => ({ event, ply: ply + 1, round }));
	});
}

/** The sides of a contest that were nearest to one another, told in the game's own words. */
function closest(of: Remembered, told: Told[]): Memory[] {
	const { board, w } = of;
	const apart = ({ event, args }: Happening) => {
		const sides = board.contests?.[event];
		return sides ? Math.abs(Number(args[sides[0]]) - Number(args[sides[1]])) : Infinity;
	};
	const least = Math.min(Infinity, ...told.map((t) => apart(t.event)));
	const found = told.filter((t) => apart(t.event) === least).at(-1);
	if (!found || least === Infinity) return [];
	const { ply, round, event } = found;
	const seat = board.catalogue.events[event.event]?.seat ? event.seat : undefined;
	return [{ id: "contest", seat, ply, say: w("closest", { what: event.say, when: short(round) }) }];
}

/** "Round 3 of 5; the emperor is Red": what comes before the comma. */
const short = (heading: string) => heading.split(/[,;:]/)[0].replace(/^./, (c) => c.toLowerCase());

/** The largest of what a game is proud of: its fairs. */
function largestFeat({ board, w }: Remembered, told: Told[]): Memory[] {
	return Object.entries(board.feats ?? {}).flatMap(([name, at]) => {
		const all = told.filter((t) => t.event.event === name);
		const most = Math.max(0, ...all.map((t) => Number(t.event.args[at])));
		const found = all.find((t) => Number(t.event.args[at]) === most);
		if (!found || !most) return [];
		const { event, ply, round } = found;
		const say = w("largest", { what: event.say, when: short(round) });
		return [{ id: name, seat: event.seat, ply, say }];
	});
}

/** A few lines, the most telling first. */
export function memoriesOf(of: Remembered, counts: boolean): Memory[] {
	const told = toldIn(of);
	const counted = counts ? [...turning(of), ...bestRound(of)] : [];
	const sheet = counts ? largestEntry(of) : [];
	return [...counted, ...closest(of, told), ...largestFeat(of, told), ...sheet].slice(0, MOST);
}
