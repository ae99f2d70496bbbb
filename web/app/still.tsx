/* still.tsx: a board that is looked at and not played on: a replay, an example. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { kindOf } from "../kit/answer";
import { BoardBox } from "../kit/box";
import type { Board, Happening, Scene, View } from "../kit/contract";
import { Armed } from "../kit/icon";
import { useReach } from "../kit/reach";
import { usePage } from "./context";

interface Props {
	board: Board;
	view: View;
	events: Happening[]; // marked where they happened
}

/** What the seat had; where there is no room for all of it, it scrolls. */
function StillOwn({ seat, children }: { seat: number; children: ComponentChildren }) {
	const box = useRef<HTMLDivElement>(null);
	useReach(box);
	return (
		<div class="still-own" ref={box}>
			<div class={`own-strip seat-${seat}`}>{children}</div>
		</div>
	);
}

/** A board nobody can touch. */
export function Still({ board, view, events }: Props) {
	const { lang } = usePage();
	const fresh = new Set(events.flatMap((e) => board.marks(e, view)));
	const scene: Scene = {
		view,
		lang,
		catalogue: board.catalogue,
		touch: () => {},
		stands: (piece) => ({
			live: false,
			picked: false,
			fresh: fresh.has(kindOf(piece)),
		}),
	};
	const { Picture, Mine } = board;
	return (
		<Armed charges={board.charges}>
			<div class="still">
				<BoardBox>
					<Picture {...scene} />
				</BoardBox>
				{Mine && view.you >= 0 && (
					<StillOwn seat={view.you}>
						<Mine {...scene} form="strip" />
					</StillOwn>
				)}
			</div>
		</Armed>
	);
}
