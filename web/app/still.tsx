/* still.tsx: a board that is looked at and not played on: a replay, an example. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { kindOf } from "../kit/answer";
import { BoardBox } from "../kit/box";
import type { Board, Happening, Scene, View } from "../kit/contract";
import { Armed } from "../kit/icon";
import { useReach } from "../kit/reach";
import { Tips } from "../kit/tip";
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

/* px that a board with what is one's own likes to have, as on a laptop */
const WIDE = 1060;
const HIGH = 640;

/** Draw what is inside as large as it likes, and show it as small as there is room.  Telephones
    and tablets have forms of their own. */
function useSmaller() {
	const frame = useRef<HTMLDivElement>(null);
	const inner = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const fit = () => {
			const { clientWidth: wide, clientHeight: high } = frame.current!;
			const isNarrow = innerWidth < WIDE || !wide || !high;
			const k = isNarrow ? 1 : Math.min(1, wide / WIDE, high / HIGH);
			const { style } = inner.current!;
			style.width = k < 1 ? `${wide / k}px` : "";
			style.height = k < 1 ? `${high / k}px` : "";
			style.setProperty("zoom", String(k));
		};
		fit();
		const watch = new ResizeObserver(fit);
		watch.observe(frame.current!);
		return () => watch.disconnect();
	}, []);
	return { frame, inner };
}

/** A board nobody can touch.  Its tips lie outside of what is made smaller. */
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
	const { frame, inner } = useSmaller();
	return (
		<Armed charges={board.charges}>
			<div class="still-frame" ref={frame}>
				<div class="still" ref={inner}>
					<BoardBox>
						<Picture {...scene} />
					</BoardBox>
					{Mine && view.you >= 0 && (
						<StillOwn seat={view.you}>
							<Mine {...scene} form="strip" />
						</StillOwn>
					)}
				</div>
				<Tips />
			</div>
		</Armed>
	);
}
