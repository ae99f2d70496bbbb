/* motion.ts: things that stand somewhere else after a change glide there.
 *
 * Everything with data-move is followed by that name: after every change its place is
 * compared with the one before, and it is moved from there with a transform, which costs no
 * layout.  Places are told from a corner of the board, so that scrolling moves nothing. */

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const GLIDE = { duration: 360, easing: "cubic-bezier(.3,.7,.2,1)" };

export interface Places {
	width: number; // of the board: where it is laid out anew, nothing has moved
	at: Map<string, { x: number; y: number }>;
	running: Animation[];
}

export const nowhere: Places = { width: 0, at: new Map(), running: [] };

/** Pixels on the screen for one unit of the drawing the element stands in. */
function scaleOf(e: Element): number {
	const svg = e instanceof SVGGraphicsElement ? e.ownerSVGElement : null;
	return svg?.getScreenCTM()?.a || 1;
}

interface Glide {
	e: Element;
	frames: Keyframe[];
}

function glideFrom(e: Element, dx: number, dy: number): Glide {
	const k = scaleOf(e);
	const from = `translate(${dx / k}px, ${dy / k}px)`;
	return { e, frames: [{ transform: from }, { transform: "none" }] };
}

/* All measuring first, all moving after: one layout for the lot. */
function plan(root: HTMLElement, before: Places): { now: Places; glides: Glide[] } {
	const corner = root.getBoundingClientRect();
	const now: Places = { width: corner.width, at: new Map(), running: [] };
	const glides: Glide[] = [];
	const moved = before.width === corner.width;
	for (const e of root.querySelectorAll<HTMLElement>("[data-move]")) {
		const is = e.getBoundingClientRect();
		if (!is.width) continue; // what is folded away has no place
		const x = is.x - corner.x;
		const y = is.y - corner.y;
		now.at.set(e.dataset.move!, { x, y });
		const was = before.at.get(e.dataset.move!);
		if (!moved) continue;
		if (!was) glides.push({ e, frames: [{ opacity: 0 }, { opacity: 1 }] });
		else if (Math.abs(was.x - x) + Math.abs(was.y - y) >= 2)
			glides.push(glideFrom(e, was.x - x, was.y - y));
	}
	return { now, glides };
}

/** A number that has changed draws the eye for a moment. */
export function startle(e: Element | null): void {
	if (!e || still()) return;
	e.animate([{ transform: "scale(1.7)" }, { transform: "none" }], GLIDE);
}

/** After a change: let everything glide that has moved since; where everything is now. */
export function glide(root: HTMLElement | null, before: Places): Places {
	if (!root || still()) return nowhere;
	for (const animation of before.running) animation.finish();
	const { now, glides } = plan(root, before);
	now.running = glides.map(({ e, frames }) => e.animate(frames, GLIDE));
	return now;
}
