/* fields.ts: where each field of a view is drawn, by its kind and its index alone. */
import type { Catalogue, Field, Scene, Token } from "../../kit/contract";
import { pieceOf } from "../../kit/vocabulary";

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
	if (isMany(f)) return "rows";
	if (f.kind === "seat") return "tags";
	if (f.kind === "phase") return "phase";
	if (!isNumber(c, f.kind)) return "cards";
	return f.name.startsWith("n_") ? "piles" : "facts";
}

export function spotOf(c: Catalogue, f: Field): Spot {
	const [first, second] = f.index;
	if (f.whose === "mine") return "mine";
	if (first === undefined) return spotOfOne(c, f);
	const isPlain = f.kind === "count" || isMany(f);
	if (first === "seat" && !second && isNumber(c, f.kind) && !isPlain) return "tracks";
	if (first === "seat") return "seats";
	if (f.kind === "die") return "dice";
	return isNumber(c, first) ? "orders" : "places";
}

export function fieldsAt(c: Catalogue, spot: Spot): Field[] {
	return c.fields.filter((f) => spotOf(c, f) === spot);
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

/** How often each piece stands on the board: what stands there once can be followed when it
    moves, what does not is laid out in the tray when an answer names it. */
export function census(scene: SScene): Map<string, number> {
	const c = scene.catalogue;
	const found = new Map<string, number>();
	const add = (kind: string, token: Token) => {
		const piece = pieceOf(c, kind, token);
		found.set(piece, (found.get(piece) ?? 0) + 1);
	};
	for (const f of c.fields) {
		if (isNumber(c, f.kind)) continue;
		for (const token of tokensIn(valueOf(scene, f))) add(f.kind, token);
	}
	for (const f of fieldsAt(c, "places"))
		for (const token of Object.keys((valueOf(scene, f) as object) ?? {}))
			add(f.index[0], token);
	scene.view.seats.forEach((_, seat) => add("seat", String(seat)));
	return found;
}
