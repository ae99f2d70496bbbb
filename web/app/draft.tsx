/* draft.tsx: what the lit piece under the pointer, or with the focus, would cost and give. */
import { useEffect, useState } from "preact/hooks";
import { candidates, kindOf } from "../kit/answer";
import type { Board, Move } from "../kit/contract";
import { Changes } from "../kit/price";
import type { Playing } from "./playing";

/** The lit piece that is looked at. */
function useLookedAt(): string | null {
	const [piece, setPiece] = useState<string | null>(null);
	useEffect(() => {
		const look = (e: Event) => {
			const of = (e.target as Element).closest?.<HTMLElement>(".piece.live");
			setPiece(of?.dataset.piece ?? null);
		};
		addEventListener("pointerover", look);
		addEventListener("focusin", look);
		return () => {
			removeEventListener("pointerover", look);
			removeEventListener("focusin", look);
		};
	}, []);
	return piece;
}

/** The one answer that touching it would give. */
function moveOf(board: Board, play: Playing, piece: string): Move | undefined {
	const { view } = play.scene;
	const open = candidates(board, view, [...play.picked, kindOf(piece)]);
	return open.length === 1 ? open[0] : undefined;
}

/** Eyes alone need it: ears hear the price with the piece's name. */
export function Draft({ board, play }: { board: Board; play: Playing }) {
	const piece = useLookedAt();
	const brings = piece ? play.scene.stands(piece).brings : undefined;
	if (!piece || !brings?.length) return null;
	return (
		<span class="draft" aria-hidden="true">
			<span class="capital">{moveOf(board, play, piece)?.say}</span>{" "}
			<Changes scene={play.scene} changes={brings} Good={board.Good} />
		</span>
	);
}
