/* fields.ts: where each field of a view is drawn, by its kind and its index alone. */
import type { Catalogue, Field, Scene, Token } from "../../kit/contract";
import { pieceOf, tokensOf } from "../../kit/vocabulary";

export type Board = Record<string, unknown>;
export type SScene = Scene<Board>;

/** What a field is called: by the game's word for it, or by its name. */
export const labelOf = ({ say, name }: Field): string =>
	say === name ? name.replace(/^(n|is|has)_/, "").replace(/_/g, " ") : say;

export const isMany = (f: Field): boolean => f.how === "set" || f.how === "tally";

export const isNumber = (c: Catalogue, kind: string): boolean =>
	c.kinds[kind]?.form === "number";

/** Is it a yes or no?  Such fields are named so. */
export const isFlag = (f: Field): boolean => /^(is|has)_/.test(f.name);

export type Spot =
	| "facts" // numbers of the whole table
	| "phase"
	| "piles" // how many cards lie somewhere
	| "cards" // one thing
	| "rows" // several things
	| "dice"
	| "places" // something for each thing of a kind
	| "orders" // something for each number
	| "tags" // who is what
	| "tracks"
	| "seats" // what a player has
	| "mine"; // what only one player sees

function spotOfOne(c: Catalogue, f: Field): Spot {
	if (f.kind === "seat") return "tags";
	if (isMany(f)) return "rows";
	if (f.kind === "phase") return "phase";
	if (!isNumber(c, f.kind)) return "cards";
	return f.name.startsWith("n_") ? "piles" : "facts";
}

const LONGEST = 101; // spaces of a track that can still be drawn

export function spotOf(c: Catalogue, f: Field): Spot {
	const [first, second] = f.index;
	if (f.whose === "mine") return "mine";
	if (first === undefined) return spotOfOne(c, f);
	const isPlain = f.kind === "count" || isMany(f) || c.kinds[f.kind].n! > LONGEST;
	if (first === "seat" && !second && isNumber(c, f.kind) && !isPlain) return "tracks";
	if (first === "seat") return "seats";
	if (f.kind === "die") return "dice";
	return isNumber(c, first) ? "orders" : "places";
}

/** What people read: the rest is the game's bookkeeping. */
const shownOf = (c: Catalogue): Field[] => c.fields.filter((f) => !f.inner);

export function fieldsAt(c: Catalogue, spot: Spot): Field[] {
	return shownOf(c).filter((f) => spotOf(c, f) === spot);
}

/** The value of a field: one's own are apart. */
export function valueOf(scene: SScene, field: Field): unknown {
	const { board } = scene.view;
	if (field.whose === "all") return board[field.name];
	return (board.mine as Board | undefined)?.[field.name];
}

/** Something out of a value with an index: by token, or by number. */
export const at = (value: unknown, key: Token | number): unknown =>
	(value as Record<Token, unknown> | undefined)?.[key];

/** The things in a value, however deep. */
function tokensIn(value: unknown): Token[] {
	if (value === null || value === undefined) return [];
	if (typeof value !== "object") return [String(value)];
	return Object.values(value).flatMap(tokensIn);
}

/** Is there something to tell? */
export function isHeld(value: unknown): boolean {
	if (value === null || value === undefined || value === 0) return false;
	return typeof value !== "object" || Object.values(value).some(isHeld);
}

const SOME = 24; // of more places only those are shown where something is

/** The places of a kind that are drawn. */
export function placesOf(scene: SScene, kind: string): Token[] {
	const tokens = tokensOf(scene.catalogue, kind);
	const fields = fieldsAt(scene.catalogue, "places").filter((f) => f.index[0] === kind);
	if (tokens.length <= SOME) return tokens;
	return tokens.filter((token) => fields.some((f) => isHeld(at(valueOf(scene, f), token))));
}

/** How often each piece stands on the board: what stands there once can be followed when it
    moves, what does not is laid out in the tray when an answer names it. */
export function census(scene: SScene): Map<string, number> {
	const c = scene.catalogue;
	const found = new Map<string, number>();
	const add = (kind: string, token: Token) => {
		const piece = pieceOf(c, kind, token);
		found.set(piece, (found.get(piece) ?? 0) + 1);
	};
	for (const f of shownOf(c)) {
		if (isNumber(c, f.kind)) continue;
		for (const token of tokensIn(valueOf(scene, f))) add(f.kind, token);
	}
	for (const kind of new Set(fieldsAt(c, "places").map((f) => f.index[0])))
		for (const token of placesOf(scene, kind)) add(kind, token);
	scene.view.seats.forEach((_, seat) => add("seat", String(seat)));
	return found;
}
