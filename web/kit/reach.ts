/* reach.ts: what scrolls can be reached by the keyboard, and nothing else need be. */
import { type RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useReach(of: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const e = of.current!;
		const isLonger = e.scrollHeight > e.clientHeight + 1;
		if (isLonger || e.scrollWidth > e.clientWidth + 1) e.tabIndex = 0;
		else e.removeAttribute("tabindex");
	});
}
