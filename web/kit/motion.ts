/* motion.ts: things that stand somewhere else after a change glide there.
 *
 * Everything with data-move is followed by that name: measured before the change, compared
 * after it, and moved from its old place with a transform, which costs no layout. */

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export type Places = Map<string, DOMRect>;

export function measure(root: HTMLElement | null): Places {
	const places: Places = new Map();
	if (!root || still()) return places;
	for (const e of root.querySelectorAll<HTMLElement>("[data-move]")) {
		const at = e.getBoundingClientRect();
		if (at.width) places.set(e.dataset.move!, at); // what is folded away has no place
	}
	return places;
}

/** Pixels on the screen for one unit of the drawing the element stands in. */
function scaleOf(e: Element): number {
	const svg = e instanceof SVGGraphicsElement ? e.ownerSVGElement : null;
	return svg?.getScreenCTM()?.a || 1;
}

interface Glide {
	e: Element;
	frames: Keyframe[];
}

/* All measuring first, all moving after: one layout for the lot. */
function plan(root: HTMLElement, before: Places): Glide[] {
	const glides: Glide[] = [];
	for (const e of root.querySelectorAll<HTMLElement>("[data-move]")) {
		const was = before.get(e.dataset.move!);
		if (!was) {
			glides.push({ e, frames: [{ opacity: 0 }, { opacity: 1 }] });
			continue;
		}
		const is = e.getBoundingClientRect();
		if (!is.width) continue;
		const dx = was.x - is.x;
		const dy = was.y - is.y;
		if (Math.abs(dx) + Math.abs(dy) < 2) continue;
		const k = scaleOf(e);
		glides.push({
			e,
			frames: [
				{ transform: `translate(${dx / k}px, ${dy / k}px)` },
				{ transform: "none" },
			],
		});
	}
	return glides;
}

export function glide(root: HTMLElement | null, before: Places): void {
	if (!root || !before.size || still()) return;
	for (const { e, frames } of plan(root, before))
		e.animate(frames, { duration: 420, easing: "cubic-bezier(.3,.7,.2,1)" });
}
