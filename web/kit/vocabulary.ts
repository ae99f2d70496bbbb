/* vocabulary.ts: from what answers and events name to the pieces of a board, and back.
 *
 * The catalogue says of every verb and event which kinds of things it names.  So a move
 * touches the pieces of the things it names, an event marks them, and a piece that is
 * touched in vain is meant for an answer that would name it.  A board says only what is
 * particular about it (Wording in contract.ts).  No drawing here. */
import type {
	Arg,
	Board,
	Catalogue,
	Design,
	Happening,
	Kind,
	Move,
	Patterns,
	Token,
	View,
	Wording,
} from "./contract";

/* ---- kinds ---- */

/** Is it something that could be touched?  A number is not. */
export const isThing = (c: Catalogue, kind: string): boolean =>
	c.kinds[kind] !== undefined && c.kinds[kind].form !== "number";

const bagOf = (kind: Kind): string => kind.of as string;
const pairOf = (kind: Kind): [string, string] => kind.of as [string, string];

/** The things of a kind, by token; of a bag those that may be in it. */
export function tokensOf(c: Catalogue, kind: string): Token[] {
	const k = c.kinds[kind];
	switch (k?.form) {
		case "named":
			return k.names!.map((name) => name.id);
		case "number":
			return Array.from({ length: k.n! }, (_, i) => String(i));
		case "bag":
			return tokensOf(c, bagOf(k));
		case "pair": {
			const [first, second] = pairOf(k).map((of) => tokensOf(c, of));
			return first.flatMap((a) => second.map((b) => `${a}.${b}`));
		}
	}
	return [];
}

/** A pair taken apart; there may be dots in either token. */
function parted(c: Catalogue, kind: Kind, token: Token): [Token, Token] {
	const first = tokensOf(c, pairOf(kind)[0])
		.filter((t) => token.startsWith(`${t}.`))
		.sort((a, b) => b.length - a.length)[0];
	return first === undefined ? [token, ""] : [first, token.slice(first.length + 1)];
}

/** What a thing is called; a pair by both its names. */
export function nameOf(c: Catalogue, kind: string, token: Token): string {
	const k = c.kinds[kind];
	if (k?.form !== "pair")
		return k?.names?.find((name) => name.id === token)?.say ?? token;
	const tokens = parted(c, k, token);
	return pairOf(k)
		.map((of, i) => nameOf(c, of, tokens[i]))
		.join(", ");
}

const families = new WeakMap<Catalogue, Map<string, string>>();

/* Kinds that verbs name, each with the things of it. */
function named(c: Catalogue): [string, Set<Token>][] {
	const kinds = new Set(Object.values(c.verbs).flatMap((verb) => verb.kinds));
	return [...kinds]
		.filter((kind) => c.kinds[kind]?.form === "named")
		.map((kind) => [kind, new Set(tokensOf(c, kind))]);
}

function findFamily(c: Catalogue, kind: string): string {
	const things = c.kinds[kind]?.form === "named" ? tokensOf(c, kind) : [];
	const larger = named(c);
	if (!things.length || larger.some(([k]) => k === kind)) return kind;
	return larger.find(([, all]) => things.every((t) => all.has(t)))?.[0] ?? kind;
}

/** The kind under which verbs speak of these things: a building is a card where all
    buildings are cards. */
export function familyOf(c: Catalogue, kind: string): string {
	const known = families.get(c) ?? new Map<string, string>();
	families.set(c, known);
	if (!known.has(kind)) known.set(kind, findFamily(c, kind));
	return known.get(kind)!;
}

/** The piece that stands for a thing. */
export const pieceOf = (c: Catalogue, kind: string, token: Token): string =>
	`${familyOf(c, kind)}:${token}`;

/* ---- patterns ---- */

/** What the blanks of a pattern stand for; a bag for several things. */
type Blanks = Record<string, Token[]>;

const letters = ["a", "b", "c"];

/* The patterns of what is named without further ado. */
function usual(c: Catalogue, kinds: string[]): string[] {
	return kinds.flatMap((kind, i) => {
		const k = c.kinds[kind];
		const at = letters[i];
		if (!isThing(c, kind)) return [];
		if (k.form === "bag") return [`${familyOf(c, bagOf(k))}:{${at}}`];
		const whole = `${familyOf(c, kind)}:{${at}}`;
		if (k.form !== "pair") return [whole];
		const [first, second] = pairOf(k);
		return [whole, `${first}:{${at}.first}`, `${second}:{${at}.second}`];
	});
}

const listed = (arg: Arg | undefined): Token[] =>
	arg === undefined ? [] : [arg].flat().map(String);

/** What is named, blank by blank. */
function blanksOf(c: Catalogue, kinds: string[], args: Arg[]): Blanks {
	const blanks: Blanks = {};
	kinds.forEach((kind, i) => {
		const tokens = listed(args[i]);
		blanks[letters[i]] = tokens;
		if (c.kinds[kind]?.form !== "pair" || !tokens.length) return;
		const [first, second] = parted(c, c.kinds[kind], tokens[0]);
		blanks[`${letters[i]}.first`] = [first];
		blanks[`${letters[i]}.second`] = [second];
	});
	return blanks;
}

/** The things that are named, each with its kind; those in a bag one by one. */
export function thingsNamed(
	c: Catalogue,
	kinds: string[],
	args: Arg[],
): { kind: string; token: Token }[] {
	return kinds.flatMap((kind, i) => {
		const of = c.kinds[kind]?.form === "bag" ? bagOf(c.kinds[kind]) : kind;
		return listed(args[i]).map((token) => ({ kind: of, token }));
	});
}

/* One piece for every way to fill in a pattern; none if something is missing. */
function fill(pattern: string, blanks: Blanks): string[] {
	const blank = /\{([^}]+)\}/.exec(pattern);
	if (!blank) return [pattern];
	return (blanks[blank[1]] ?? []).flatMap((token) =>
		fill(pattern.replace(blank[0], token), blanks),
	);
}

/** "place" of "place:koln.seat", and the rest. */
function split(piece: string): [string, Token] {
	const at = piece.indexOf(":");
	return [piece.slice(0, at), piece.slice(at + 1)];
}

/** The pieces of some patterns as this board draws them. */
function pieces(wording: Wording, patterns: string[], blanks: Blanks): string[] {
	const all = patterns.flatMap((pattern) => fill(pattern, blanks));
	const as = (piece: string) => {
		const [kind, token] = split(piece);
		return wording.drawnAs?.[kind]?.(token) ?? piece;
	};
	const isDrawn = (piece: string) =>
		!wording.pieces || wording.pieces.includes(split(piece)[0]);
	return all.map(as).filter(isDrawn);
}

/** Could a pattern come out as this piece?  There may be thousands of ways to fill it in. */
function mayBe(wording: Wording, pattern: string, piece: string): boolean {
	const [kind] = split(pattern);
	return kind === split(piece)[0] || kind.includes("{") || !!wording.drawnAs?.[kind];
}

const around = (view: View): Blanks => ({
	you: [String(view.you)],
	asked: listed(view.question?.args[0]),
});

/* ---- what somebody meant ---- */

/** Every way to name things of these kinds that are in the patterns; the others are taken
    from an answer that is offered, or are the first of their kind, so that it can be read. */
function* namings(c: Catalogue, kinds: string[], pattern: string, like?: Move) {
	const choices = kinds.map((kind, i) => {
		const isMeant = [`{${letters[i]}}`, `{${letters[i]}.`].some((b) => pattern.includes(b));
		if (isMeant) return tokensOf(c, kind);
		return [like ? listed(like.args[i]).join(" ") : tokensOf(c, kind)[0]];
	});
	const go = function* (i: number, args: Token[]): Generator<Token[]> {
		if (i === choices.length) return yield args;
		for (const token of choices[i]) yield* go(i + 1, [...args, token]);
	};
	yield* go(0, []);
}

/** The verbs that answer the open question; all, where nothing is asked. */
function verbsOf(c: Catalogue, view: View): string[] {
	const { verbs } = c.questions[view.question?.id ?? ""] ?? { verbs: [] };
	return verbs.length ? verbs : Object.keys(c.verbs);
}

function guessesOf(
	c: Catalogue,
	wording: Wording,
	patternsOf: (verb: string) => string[],
	piece: string,
	view: View,
): string[] {
	const found = new Set<string>();
	for (const verb of verbsOf(c, view)) {
		const { kinds } = c.verbs[verb];
		const like = view.moves?.find((m) => m.verb === verb);
		const likely = patternsOf(verb).filter((p) => mayBe(wording, p, piece));
		for (const pattern of likely)
			for (const args of namings(c, kinds, pattern, like)) {
				const blanks = { ...around(view), ...blanksOf(c, kinds, args) };
				if (pieces(wording, [pattern], blanks).includes(piece))
					found.add([verb, ...args].join(" "));
			}
	}
	return [...found];
}

/* ---- the whole ---- */

/** A board's vocabulary: what is particular about it, and the rest from the catalogue. */
export function vocabulary(
	c: Catalogue,
	wording: Wording,
): Pick<Board, "touches" | "handfuls" | "guesses" | "marks"> {
	const patterns = (own: Patterns | undefined, word: string, kinds: string[] = []) =>
		own?.[word] ?? usual(c, kinds);
	const ofVerb = (verb: string) =>
		patterns(wording.touches, verb, c.verbs[verb]?.kinds);
	return {
		handfuls: Object.keys(c.verbs).filter((verb) =>
			c.verbs[verb].kinds.some((kind) => c.kinds[kind]?.form === "bag"),
		),
		touches(move: Move, view: View) {
			const kinds = c.verbs[move.verb]?.kinds ?? [];
			const blanks = { ...around(view), ...blanksOf(c, kinds, move.args) };
			return pieces(wording, ofVerb(move.verb), blanks);
		},
		guesses: (piece, view) => guessesOf(c, wording, ofVerb, piece, view),
		marks(event: Happening, view: View) {
			const known = c.events[event.event];
			const seat = known?.seat ? ["seat:{seat}"] : [];
			const all = patterns(wording.marks, event.event, known?.kinds);
			const named = blanksOf(c, known?.kinds ?? [], event.args);
			const blanks = { ...around(view), seat: [String(event.seat)], ...named };
			return pieces(wording, [...all, ...seat], blanks);
		},
	};
}

/** The paragraphs of the questions whose answers name such a piece. */
export function rulesOf(c: Catalogue, piece: string): string[] {
	const isNamed = (verb: string) =>
		usual(c, c.verbs[verb]?.kinds ?? []).some((p) => split(p)[0] === split(piece)[0]);
	const about = Object.values(c.questions).filter((q) => q.verbs.some(isNamed));
	return [...new Set(about.map((q) => q.rule))];
}

/** A design and a catalogue make a board. */
export function fit(design: Design, catalogue: Catalogue): Board {
	const { guide = {} } = design;
	return { ...design, catalogue, guide, ...vocabulary(catalogue, design) };
}
