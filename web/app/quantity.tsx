/* quantity.tsx: answers that are numbers and nothing else: one of them, and fewer or more; and
 * the keys that give answers. */
import { useState } from "preact/hooks";
import type { Board, Move, Scene, View } from "../kit/contract";
import { brought } from "../kit/answer";
import { Changes } from "../kit/price";
import { usePage } from "./context";

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

interface Props {
	board: Board;
	scene: Scene;
	moves: Move[];
	answer(move: Move): void;
}

/** The number in the middle is the answer; the arrow keys on it count. */
export function Quantity({ board, scene, moves, answer }: Props) {
	const { w } = usePage();
	const [at, setAt] = useState(0);
	const move = moves[Math.min(at, moves.length - 1)];
	const changes = brought(board, move);
	const step = (by: number) => setAt(Math.max(0, Math.min(moves.length - 1, at + by)));
	const onKey = (e: KeyboardEvent) => {
		const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[e.key];
		if (!by) return;
		e.preventDefault();
		step(by);
	};
	const nudge = (by: number, sign: string, name: string) => (
		<button
			type="button"
			aria-label={name}
			title={name}
			disabled={!moves[at + by]}
			onClick={() => step(by)}
		>
			{sign}
		</button>
	);
	return (
		<div class="answers quantity" data-counts={moves.map((m) => m.move).join(";")} onKeyDown={onKey}>
			{nudge(-1, "−", w("fewer"))}
			<button type="button" data-answer={move.move} onClick={() => answer(move)}>
				<span aria-live="polite">{move.say}</span>
				{!!changes?.length && <Changes scene={scene} changes={changes} Good={board.Good} />}
			</button>
			{nudge(1, "+", w("more_of_it"))}
		</div>
	);
}
