/* insight.ts: on a phone a board is longer than its box: what is asked for is brought into sight,
 * where nothing of it is. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Form } from "../kit/form";

const AT_REST = 500; // ms after which what glides has come to where it goes

/** Is its middle within the box of the board? */
function isSeen(e: Element): boolean {
	const box = e.closest(".board-box")!.getBoundingClientRect();
	const { left, right, top, bottom } = e.getBoundingClientRect();
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Whenever another question is asked. */
export function useInSight(
	area: RefObject<HTMLElement | null>,
	form: Form,
	asked: string | undefined,
): void {
	useEffect(() => {
		if (form !== "phone" || !asked) return;
		const later = setTimeout(() => {
			const lit = [...(area.current?.querySelectorAll(".board-box .piece.live") ?? [])];
			if (!lit.length || lit.some(isSeen)) return;
			lit[0].scrollIntoView({ block: "center", inline: "nearest" });
		}, AT_REST);
		return () => clearTimeout(later);
	}, [form, asked]);
}
