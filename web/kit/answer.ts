/* answer.ts: from touched pieces to one of the offered moves.  No drawing here. */
import type { Board, Change, Move, View } from "./contract";

/** "supply:3#1" is the second card of that value: the piece without its instance. */
export function kindOf(piece: string): string {
	const at = piece.indexOf("#");
	return at < 0 ? piece : piece.slice(0, at);
}

function holds(touches: string[], picked: string[]): boolean {
	const left = touches.slice();
	for (const piece of picked) {
		const at = left.indexOf(kindOf(piece));
		if (at < 0) return false;
		left.splice(at, 1);
	}
	return true;
}

/** The moves that all the picked pieces lead to. */
export function candidates(board: Board, view: View, picked: string[]): Move[] {
	return (view.moves ?? []).filter((m) => holds(board.touches(m, view), picked));
}

/** The move that is exactly the picked pieces, if there is one. */
export function exactly(board: Board, view: View, picked: string[]): Move | undefined {
	return candidates(board, view, picked).find(
		(m) => board.touches(m, view).length === picked.length,
	);
}

export function isHandful(board: Board, moves: Move[]): boolean {
	return moves.some((m) => board.handfuls.includes(m.verb));
}

export type Touched =
	| { to: "answer"; move: Move }
	| { to: "pick"; picked: string[] }
	| { to: "why"; guesses: string[] };

/** What comes of touching a piece, given what is picked already. */
export function touch(
	board: Board,
	view: View,
	picked: string[],
	piece: string,
): Touched {
	if (picked.includes(piece))
		return { to: "pick", picked: picked.filter((p) => p !== piece) };
	let next = [...picked, piece];
	let open = candidates(board, view, next);
	if (!open.length && picked.length) {
		next = [piece];
		open = candidates(board, view, next);
	}
	if (!open.length) return { to: "why", guesses: board.guesses(kindOf(piece), view) };
	if (open.length === 1 && !isHandful(board, open))
		return { to: "answer", move: open[0] };
	return { to: "pick", picked: next };
}

/** The pieces that may be touched now: all that lead on from what is picked already.  One
 * pass over the moves; a board asks for every piece it draws. */
export function livePieces(board: Board, view: View, picked: string[]): Set<string> {
	const live = new Set<string>();
	for (const move of view.moves ?? []) {
		const left = board.touches(move, view).slice();
		const fits = picked.every((piece) => {
			const at = left.indexOf(kindOf(piece));
			if (at >= 0) left.splice(at, 1);
			return at >= 0;
		});
		if (fits) for (const piece of left) live.add(piece);
	}
	return live;
}

/** What an answer costs and gives, as far as that can be told beforehand. */
export const brought = (board: Board, { brings }: Pick<Move, "brings">): Change[] | undefined =>
	brings?.filter(({ field }) => !board.reminders?.includes(field));

const alike = (a: Change[] | undefined, b: Change[] | undefined) =>
	JSON.stringify(a) === JSON.stringify(b);

/** What touching each piece costs and gives, given what is picked: known where all the
 * answers it leads to bring the same. */
export function pricesOf(board: Board, view: View, picked: string[]): Map<string, Change[]> {
	const prices = new Map<string, Change[] | undefined>();
	for (const move of candidates(board, view, picked)) {
		const brings = brought(board, move);
		for (const piece of new Set(board.touches(move, view))) {
			const is = !prices.has(piece) || alike(prices.get(piece), brings);
			prices.set(piece, is ? brings : undefined);
		}
	}
	const known = [...prices].filter((p): p is [string, Change[]] => !!p[1]);
	return new Map(known);
}

const FEW = 5; // numbers that may stand side by side

/** The numbers by which these answers differ, where there are many and they differ by nothing
    else. */
function numbersOf(moves: Move[]): number[] {
	const [first] = moves;
	if (moves.length < FEW) return [];
	const isAlike = (m: Move) => m.verb === first.verb && m.args.length === first.args.length;
	const differs = (at: number) => moves.some((m) => m.args[at] !== first.args[at]);
	const places = first.args.map((_, at) => at).filter(differs);
	if (!moves.every(isAlike) || places.length !== 1) return [];
	const numbers = moves.map((m) => m.args[places[0]]);
	return numbers.every((n) => typeof n === "number") ? (numbers as number[]) : [];
}

/** The answer that goes without saying: all the others give more for nothing. */
export function obvious(moves: Move[] = []): Move | undefined {
	const worth = moves.filter((m) => !m.spare);
	return moves.length > 1 && worth.length === 1 && !worth[0].final ? worth[0] : undefined;
}

/** Of these answers those that are such numbers, as bids are, and the others, as passing is. */
export function counted(moves: Move[]): { numbers: Move[]; others: Move[] } {
	const verbs = [...new Set(moves.map((m) => m.verb))];
	const groups = verbs.map((verb) => moves.filter((m) => m.verb === verb));
	const numbers = groups.find((group) => numbersOf(group).length) ?? [];
	return { numbers, others: moves.filter((m) => !numbers.includes(m)) };
}

/** The digit that gives each answer: the number that it is, or else its place; 0 for none. */
export function keysOf(board: Board, view: View, moves: Move[]): number[] {
	const { numbers } = counted(moves);
	const isCount = numbers.length && !moves.some((m) => board.touches(m, view).length);
	const worth = numbersOf(numbers);
	const keyOf = (m: Move, at: number) => (isCount ? (worth[numbers.indexOf(m)] ?? 0) : at + 1);
	return moves.map(keyOf).map((key) => (key > 9 ? 0 : key));
}
