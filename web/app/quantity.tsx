/* quantity.tsx: answers that are numbers and nothing else: one of them, and fewer or more. */
import { useState } from "preact/hooks";
import type { Board, Move, Scene } from "../kit/contract";
import { brought } from "../kit/answer";
import { Changes } from "../kit/price";
import { usePage } from "./context";

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
