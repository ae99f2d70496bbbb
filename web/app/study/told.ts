/* told.ts: what an analysis tells: docs/protocol.md, 1.2 analysis and row; docs/analysis.md. */

export const CHANCE = 7;
export const depths = ["quick", "standard", "deep"] as const;
export type Depth = (typeof depths)[number];

export interface Answer {
	move: string;
	say: string;
	chances: number[];
}

/** It stands before its move: the position after `ply` moves. */
interface RowBase {
	i: number; // along the game
	ply: number;
	plies: number;
	seat: number;
	when: string;
	open: number[]; // chances of all seats in percent, with everything open
	say: string;
}

export interface Decision extends RowBase {
	kind: "decision";
	asked: string;
	n_answers: number;
	known: number[]; // as that seat could know them
	played: Answer;
	best: Answer;
	line: { seat: number; move: string; say: string }[];
	gave: number; // percent points
	edge: number;
}

export interface Luck extends RowBase {
	kind: "chance";
	after: number[];
	luck: number[];
}

export interface End extends RowBase {
	kind: "end";
}

export type Row = Decision | Luck | End;

export interface Player {
	seat: number;
	name: string;
	decisions: number;
	found: number;
	accuracy: number | null;
	gave: number;
	luck: number;
	best: number[]; // rows
	worst: number[];
	say: string;
}

export interface Turn {
	i: number;
	kind: "decision" | "chance";
	seat: number;
	by: number;
	say: string;
}

export interface Summary {
	players: Player[];
	turns: Turn[];
	say: string;
}

export interface Head {
	state: "running" | "done" | "stopped";
	depth: Depth;
	from: number;
	to: number;
	done: number;
	total: number;
	summary: Summary | null;
}

/** All that is known so far. */
export interface Told {
	head: Head | null;
	rows: Row[]; // in the order of the game
}

/** What a message adds. */
export function withMessage(told: Told, m: any): Told {
	if (m.type === "analysis") return { ...told, head: m };
	const others = told.rows.filter((row) => row.i !== m.row.i);
	const rows = [...others, m.row].sort((a, b) => a.i - b.i);
	const head = told.head && { ...told.head, done: m.done, total: m.total };
	return { head, rows };
}

/** The row that is about the position after so many moves, if there is one. */
export const rowAt = (rows: Row[], ply: number): Row | undefined =>
	rows.find((row) => row.ply === ply || (row.ply < ply && ply < row.ply + row.plies));

/** "+11 %", "−3.5 %"; of large numbers the halves do not matter. */
export function signed(n: number): string {
	const size = Math.abs(n);
	const words = size >= 10 ? String(Math.round(size)) : String(Math.round(size * 10) / 10);
	return `${n > 0 ? "+" : n < 0 ? "−" : ""}${words} %`;
}

export const percent = (n: number): string => `${Math.round(n)} %`;
