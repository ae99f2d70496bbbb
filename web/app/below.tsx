/* below.tsx: how much of what is lit lies below what a board shows of itself, on phones; over its
 * lower edge, so that nobody looks for it in vain. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../kit/contract";
import { usePage } from "./context";
import { follow } from "./marks";

const EDGE = 16; // px of a piece that tell nothing yet

function countBelow(area: HTMLElement): number {
	const box = area.querySelector<HTMLElement>(".board-box");
	if (!box || box.scrollHeight <= box.clientHeight + 1) return 0;
	const foot = box.getBoundingClientRect().bottom - EDGE;
	const isBelow = (e: Element) => e.getBoundingClientRect().top > foot;
	return [...box.querySelectorAll(".piece.live")].filter(isBelow).length;
}

export function LitBelow({ view, picked }: { view: View; picked: string[] }) {
	const { w } = usePage();
	const [n, setN] = useState(0);
	const sign = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const area = sign.current!.parentElement!;
		return follow(area, () => setN(countBelow(area)));
	}, [view, picked]);
	return (
		<span class="lit-below" ref={sign} aria-hidden="true" hidden={!n}>
			▾ {w("lit_below", { n })}
		</span>
	);
}
