/* marks.tsx: numbers on the board where the others did what the recap tells.
 *
 * They lie over the board and are placed by where its pieces are, so boards need not know of
 * them.  Measured in the frame that lays the board out anyway, and again when the board has
 * another size or is pushed about. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../kit/contract";
import type { Deed } from "./recap";

const HALF = 9; // px, of a mark

/** To the upper right corner of the piece, within the layer. */
function place(mark: HTMLElement, layer: DOMRect, area: HTMLElement, piece: string): void {
	const e = area.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
	const at = e?.getBoundingClientRect();
	const isSeen =
		!!at?.width &&
		at.bottom > layer.top &&
		at.top < layer.bottom &&
		at.right > layer.left &&
		at.left < layer.right;
	mark.hidden = !isSeen;
	if (!isSeen) return;
	const x = Math.min(at!.right - layer.x, layer.width - HALF) - HALF;
	const y = Math.max(at!.y - layer.y, 0);
	mark.style.transform = `translate(${x}px, ${y}px)`;
}

/** Now, and whenever the board may stand elsewhere: a board that gets another room is drawn anew a
    frame later, and one that is pushed about says so as what scrolls does (kit/zoom.tsx). */
export function follow(area: HTMLElement, put: () => void): () => void {
	let frame = 0;
	const soon = (frames: number) => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(() => (frames > 1 ? soon(frames - 1) : put()));
	};
	const onScroll = () => soon(1);
	const watch = new ResizeObserver(() => soon(2));
	watch.observe(area);
	soon(2);
	addEventListener("scroll", onScroll, { passive: true, capture: true });
	return () => {
		cancelAnimationFrame(frame);
		watch.disconnect();
		removeEventListener("scroll", onScroll, { capture: true });
	};
}

export function Marks({ deeds, view }: { deeds: Deed[]; view: View }) {
	const layer = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const put = () => {
			const e = layer.current;
			const area = e?.parentElement;
			if (!e || !area || !e.children.length) return;
			const box = e.getBoundingClientRect();
			for (const mark of e.children as Iterable<Element> & HTMLCollection)
				place(mark as HTMLElement, box, area, (mark as HTMLElement).dataset.at!);
		};
		return follow(layer.current!.parentElement!, put);
	}, [deeds, view]);
	return (
		<div class="marks" ref={layer} aria-hidden="true">
			{deeds.flatMap((deed, i) =>
				deed.pieces.slice(0, 1).map((piece) => (
					<span key={deed.ply} class={`seen seat-${deed.seat}`} data-at={piece} hidden>
						{i + 1}
					</span>
				)),
			)}
		</div>
	);
}
