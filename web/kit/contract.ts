/* contract.ts: what a board is given and what it owes.  Read this first.
 *
 * A board knows no rules.  It gets a view and draws it out of pieces, each named by kind and
 * token: "card:farm".  Which pieces a person touches to give an answer follows from what the
 * answer names, what may be touched from the list of moves alone. */
import type { ComponentChildren, ComponentType } from "preact";

export type Lang = "it" | "en";

/** Things are named by tokens that are never translated: "farm", "rhein", "2". */
export type Token = string;

/** What a move, an event or a question names: a thing, a seat or a number, a bag of things. */
export type Arg = Token | number | (Token | number)[];

/** One answer that the seat may give now. */
export interface Move {
	move: string; // what is sent back
	say: string;
	verb: string;
	args: Arg[]; // of the kinds that the catalogue gives the verb
	final?: boolean; // cannot be taken back
	spare?: boolean; // gives more than another answer, and nothing can come of it
	brings?: Change[]; // what it does to one's own numbers, as far as can be told beforehand
}

/** A number of one's own that an answer changes: 3 servants less. */
export interface Change {
	field: string; // of the board: "goods"
	of?: Token; // which of them, where the field has one for each thing: "servants"
	by: number;
}

/** Something that happened; seat 7 is chance. */
export interface Happening {
	event: string;
	seat: number;
	args: Arg[]; // none where it is hushed
	hushed: boolean;
	rule: string;
	say: string;
}

export interface Question {
	id: string;
	rule: string;
	seat: number;
	args: Arg[];
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

/** A kind of thing: numbers, things with names, how many of each of another kind, or one of
 * a kind with one of another ("rhein.baron15"). */
export interface Kind {
	form: "number" | "named" | "bag" | "pair";
	n?: number; // of numbers: 0 to n-1
	names?: { id: Token; say: string }[];
	of?: string | [string, string]; // the kind of thing in a bag, both kinds of a pair
}

/** A field of the view's board: its value is one, one or none, a set of them, or a tally. */
export interface Field {
	name: string;
	say: string; // what it is called, or the name again
	how: "is" | "maybe" | "set" | "tally";
	kind: string; // of a tally: what it counts
	index: string[]; // kinds, outermost first; an own one has none for its seat
	whose: "all" | "mine";
	inner?: boolean; // bookkeeping: nothing that people want to read
}

/** What never changes about a game, in one language. */
export interface Catalogue {
	game: string;
	version: number;
	lang: Lang;
	kinds: Record<string, Kind>;
	verbs: Record<string, { kinds: string[] }>;
	events: Record<string, { kinds: string[]; seat: boolean }>; // seat: does it tell of one?
	questions: Record<string, { verbs: string[]; kinds: string[]; rule: string }>;
	fields: Field[];
	seats: string[];
	printed: Record<string, any>; // the game's own part, by kind and token
}

/** How a piece stands at this moment. */
export interface Standing {
	live: boolean; // touching it leads to at least one answer
	picked: boolean;
	fresh: boolean; // the latest events happened here
	wished?: boolean; // touched before its question came: it will be chosen then
	brings?: Change[]; // live: what touching it costs and gives, where that is one thing
}

/** What a picture is given besides its view. */
export interface Scene<B = unknown> {
	view: View<B>;
	lang: Lang;
	catalogue: Catalogue;
	stands(piece: string): Standing;
	touch(piece: string): void;
}

/** Which pieces an answer or an event is about, by verb or event, instead of the usual ones
 * ("card:{a}" where the first thing named is a card).  {a}, {b}, {c} are what it names, {you}
 * is the seat that looks, {seat} that of the event, {asked} what the question names. */
export type Patterns = Record<string, string[]>;

/** What is particular about the words of a board; the rest follows from the catalogue. */
export interface Wording {
	/** The kinds of pieces that are drawn; all if it is not said. */
	pieces?: string[];
	/** Instead of the usual pieces. */
	touches?: Patterns;
	marks?: Patterns;
	/** Numbers of a seat that only remind of something: to change them costs nothing. */
	reminders?: string[];
	/** Question by question the kinds that are kept for later even where they may not answer it:
	 * what is built may be asked after the place has been touched. */
	early?: Record<string, string[]>;
	/** Verbs that are confirmed where one touch gives the answer: it gives away what may have
	 * been touched for something else. */
	confirms?: string[];
	/** Things of a kind that are drawn as other pieces: the place "koln" as "province:koln". */
	drawnAs?: Record<string, (token: Token) => string>;
}

/** Where one's own things are drawn: in the strip below the board (or, on a phone, filling the
 * screen under its tab "me"), or in the one line above the answers that a phone always shows. */
export type OwnForm = "strip" | "page" | "line";

/** One scene: what happened, told over the dimmed board. */
export interface Telling<B = unknown> {
	scene: Scene<B>; // the position afterwards; nothing in it can be touched
	before: View<B>;
	after: View<B>;
	events: Happening[]; // those of the scene, in order
	earlier: Happening[]; // what was told before it, as far as the page has heard
	at: number; // how much has been told: 0 at first, 1 at last
	step: number; // the event that is being told; events.length when all are
	still: boolean; // no motion is wanted: show each step as it is, at the same pace
}

/** Something worth a scene.  Of one change all "events" make one scene, if an event that
 * "opens" it is among them. */
export interface Staged<B = unknown> {
	opens: string[];
	events: string[];
	title: Record<Lang, string>;
	/** Not always, though one that opens it is there; always, if it does not say. */
	isWorth?(events: Happening[]): boolean;
	/** Who wants no motion sees so many pictures; by itself one an event. */
	steps?(events: Happening[]): number;
	/** Milliseconds that the telling takes at the usual speed; by itself 900 an event. */
	lasts?(events: Happening[]): number;
	Show: ComponentType<Telling<B>>;
}

/** A category of the score sheet. */
export interface SheetRow {
	id: string;
	say: string;
	sign?: ComponentChildren;
	points: (number | null)[]; // by seat; null: nothing to tell
}

/** Something that lies before a seat at the end: a picture, whose name is for ears and tips, or
 * the name alone. */
export interface Kept {
	id: string;
	picture?: string;
	say: string;
	isRound?: boolean; // or of its own shape: shown whole
	mark?: string; // a smaller picture in its corner
}

/** What a folder of boards/ says.  Only Picture must be there. */
export interface Design<B = any> extends Wording {
	/** Draws the view, every clickable thing as a <Piece> or a <Tile>.  It fits the box that it
	    is given (a CSS container called "board"; useBox tells its size): at 1280 x 720 nothing
	    scrolls.  What does not fit scrolls inside the box. */
	Picture: ComponentType<Scene<B>>;
	/** What is one's own: a strip below the board.  Without it the board has that room. */
	Mine?: ComponentType<Scene<B> & { form: OwnForm }>;
	/** What another player has, below name, clock and points in the rail. */
	Rival?: ComponentType<Scene<B> & { seat: number }>;
	/** What is staged. */
	scenes?: Staged<B>[];
	/** The categories of the end, from the last view and all that was told. */
	sheet?(scene: Scene<B>, told: Happening[]): SheetRow[];
	/** What the end tells besides points, below the sheet; seats in the order of their places. */
	Epilogue?: ComponentType<Scene<B> & { order: number[] }>;
	/** Events whose words say who won, where it is not the points that decide. */
	endings?: string[];
	/** Events that tell both sides of a contest: which of what they name are the two numbers. */
	contests?: Record<string, [number, number]>;
	/** Events of which the largest is worth remembering: which thing they name is the number. */
	feats?: Record<string, number>;
	/** What lay before a seat at the end, for the winner's. */
	house?(scene: Scene<B>, seat: number): Kept[];
	/** How a number that an answer changes is drawn: a sign instead of its word. */
	Good?: ComponentType<{ scene: Scene<B>; change: Change }>;
	/** What the seats bear besides their colour, in a square of 14; else the usual charges. */
	charges?: string[];
	/** A newcomer's first round: what to say at a question the first time it is asked. */
	guide?: Record<string, { it: string; en: string }>;
}

/** A design with its whole vocabulary: what the frame works with. */
export interface Board<B = any>
	extends Pick<
		Design<B>,
		| "Picture"
		| "Mine"
		| "Rival"
		| "scenes"
		| "sheet"
		| "Epilogue"
		| "endings"
		| "Good"
		| "charges"
		| "reminders"
		| "early"
		| "confirms"
		| "contests"
		| "feats"
		| "house"
	> {
	catalogue: Catalogue;
	guide: Record<string, { it: string; en: string }>;
	/** The pieces a person touches to give this answer, a piece twice if it takes two. */
	touches(move: Move, view: View<B>): string[];
	/** Verbs whose answer is a handful of things: touching collects, a button sends. */
	handfuls: string[];
	/** Answers to ask "why not?" about when this piece is touched and not offered. */
	guesses(piece: string, view: View<B>): string[];
	/** The pieces at which something happened: last-move marks, links of the log. */
	marks(event: Happening, view: View<B>): string[];
}
