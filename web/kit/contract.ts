/* contract.ts: what a board is given and what it owes.  Read this first.
 *
 * A board knows no rules.  It gets a view, draws it out of pieces, and says of each move
 * which pieces a person touches to give that answer.  What may be touched follows from the
 * list of moves alone. */
import type { ComponentType } from "preact";

export type Lang = "it" | "en";

/** One answer that the seat may give now. */
export interface Move {
	move: string; // untranslated tokens: what is sent back
	say: string;
	verb: string;
	a: number;
	b: number;
	c: number;
	final?: boolean; // cannot be taken back
}

/** Something that happened; seat 7 is chance. */
export interface Happening {
	event: string;
	seat: number;
	a: number;
	b: number;
	hushed: boolean;
	rule: string;
	say: string;
}

export interface Question {
	id: string;
	rule: string;
	seat: number;
	n: number;
	say: string;
}

export interface SeatLine {
	name: string;
	points: number;
	place: number;
}

/** What one seat (or, with you = -1, a spectator) is shown of a table. */
export interface View<B = unknown> {
	game: string;
	version: number;
	ply: number;
	you: number;
	commitment: string;
	seats: SeatLine[];
	options: Record<string, string>;
	over: boolean;
	waiting: number[];
	question: Question | null;
	moves?: Move[];
	can_undo?: boolean;
	events: Happening[];
	board: B;
}

/** How a piece stands at this moment. */
export interface Standing {
	live: boolean; // touching it leads to at least one answer
	picked: boolean;
	fresh: boolean; // the latest events happened here
}

/** What a picture is given besides its view. */
export interface Scene<B = unknown> {
	view: View<B>;
	lang: Lang;
	stands(piece: string): Standing;
	touch(piece: string): void;
}

export interface Board<B = any> {
	id: string;
	/** Draws the view, every clickable thing as a <Piece>. */
	Picture: ComponentType<Scene<B>>;
	/** The pieces a person touches to give this answer, a piece twice if it takes two. */
	touches(move: Move, view: View<B>): string[];
	/** Verbs whose answer is a handful of things: touching collects, a button sends. */
	handfuls: string[];
	/** Answers to ask "why not?" about when this piece is touched and not offered. */
	guesses(piece: string, view: View<B>): string[];
	/** The pieces at which something happened: last-move marks, links of the log. */
	marks(event: Happening, view: View<B>): string[];
	/** A newcomer's first round: what to say at a question the first time it is asked. */
	guide: Record<string, { it: string; en: string }>;
}
