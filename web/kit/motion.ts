/* motion.ts: things that stand somewhere else after a change glide there.
 *
 * Everything with data-move is followed by that name: after every change its place is
 * compared with the one before, and it is moved from there with a transform, which costs no
 * layout.  Places are told from a corner of the board, so that scrolling moves nothing; in a
 * drawing that is itself pushed about and stretched (data-frame) they are parts of its width. */

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const DURATION = 360; // ms
const DROP = 14; // px
const MANY = 8; // arrivals at once: no eye follows them, so they are simply there

export interface Places {
	width: number; // of the board: where it is laid out anew, nothing has moved
	at: Map<string, { x: number; y: number }>;
}

export const nowhere: Places = { width: 0, at: new Map() };

/* ---- the clock of everything that moves ---- */

type Styled = HTMLElement | SVGGraphicsElement;

interface Motion {
	began: number;
	transform(left: number): string; // left: 1 at first, 0 at last
}

const moving = new Map<Styled, Motion>();
let ticking = false;

function settle(e: Styled): void {
	moving.delete(e);
	e.style.transform = "";
}

function pose(e: Styled, { began, transform }: Motion, now: number): void {
	const part = Math.max(0, (now - began) / DURATION);
	if (part >= 1) settle(e);
	else e.style.transform = transform((1 - part) ** 3);
}

function tick(now: number): void {
	for (const [e, motion] of moving) pose(e, motion, now);
	ticking = moving.size > 0;
	if (ticking) requestAnimationFrame(tick);
}

/* Not by the browser's own animations: each would be a picture of its own, and so would
 * everything drawn after it.  That was dozens of pictures at every change. */
function move(e: Styled, transform: Motion["transform"]): void {
	if (!ticking) requestAnimationFrame(tick);
	ticking = true;
	const motion = { began: performance.now(), transform };
	moving.set(e, motion);
	pose(e, motion, motion.began);
}

/* ---- places ---- */

/** Pixels on the screen for one unit of the drawing, or of the fitted layout, it stands in. */
function scaleOf(e: Styled): number {
	if (e instanceof SVGGraphicsElement) return e.ownerSVGElement?.getScreenCTM()?.a || 1;
	return e.getBoundingClientRect().width / e.offsetWidth || 1;
}

interface Spot {
	x: number;
	y: number;
	unit: number; // pixels for 1 of these
}

function spotOf(e: Styled, corner: DOMRect): Spot | null {
	const is = e.getBoundingClientRect();
	if (!is.width) return null; // what is folded away has no place
	const frame = e.closest("[data-frame]")?.getBoundingClientRect();
	if (!frame || !(e instanceof SVGGraphicsElement))
		return { x: is.x - corner.x, y: is.y - corner.y, unit: 1 };
	/* where its middle lies, whatever is drawn round it */
	const at = e.getScreenCTM() ?? { e: is.x, f: is.y };
	const unit = frame.width;
	return { x: (at.e - frame.x) / unit, y: (at.f - frame.y) / unit, unit };
}

type Begin = () => void;

interface Way {
	x: number;
	y: number;
}

/** How far something is moved with what it stands in. */
function carriedBy(e: Element, ways: Map<Element, Way>): Way {
	const around = e.parentElement?.closest("[data-move]");
	if (!around) return { x: 0, y: 0 };
	return ways.get(around) ?? carriedBy(around, ways);
}

function glideFrom(e: Styled, dx: number, dy: number): Begin {
	const k = scaleOf(e);
	return () =>
		move(e, (left) => `translate(${(dx / k) * left}px, ${(dy / k) * left}px)`);
}

/** By which names things are followed: "move" for what lies on the table and may go anywhere on it,
    "keep" for the parts of the rail, which is drawn a frame later and only gives way. */
type Names = "move" | "keep";

/* All measuring first, all moving after: one layout for the lot. */
function plan(root: HTMLElement, before: Places, by: Names): { now: Places; begins: Begin[] } {
	const corner = root.getBoundingClientRect();
	const now: Places = { width: corner.width, at: new Map() };
	const begins: Begin[] = [];
	const arrivals: Styled[] = [];
	const ways = new Map<Element, Way>(); // from where, of what glides
	const moved = before.width === corner.width;
	for (const e of root.querySelectorAll<Styled>(`[data-${by}]`)) {
		const is = spotOf(e, corner);
		if (!is) continue;
		now.at.set(e.dataset[by]!, is);
		const was = before.at.get(e.dataset[by]!);
		if (!moved) continue;
		if (!was) {
			arrivals.push(e);
			continue;
		}
		const way = { x: (was.x - is.x) * is.unit, y: (was.y - is.y) * is.unit };
		const carried = carriedBy(e, ways);
		const [dx, dy] = [way.x - carried.x, way.y - carried.y];
		if (Math.abs(dx) + Math.abs(dy) < 2) continue;
		ways.set(e, way);
		begins.push(glideFrom(e, dx, dy));
	}
	if (by === "move" && arrivals.length <= MANY)
		begins.push(...arrivals.map((e) => glideFrom(e, 0, -DROP))); // laid down
	return { now, begins };
}

/** A number that has changed draws the eye for a moment. */
export function startle(e: HTMLElement | null): void {
	if (e && !still()) move(e, (left) => `scale(${1 + 0.7 * left})`);
}

/** After a change: let everything glide that has moved since; where everything is now. */
export function glide(root: HTMLElement | null, before: Places, by: Names = "move"): Places {
	if (!root || still()) return nowhere;
	for (const e of moving.keys()) if (by in e.dataset) settle(e);
	const { now, begins } = plan(root, before, by);
	for (const begin of begins) begin();
	return now;
}

/** Where everything is a while after a change, for a board may have dealt out in later frames
    what came with it.  What is still on its way keeps the place it goes to. */
export function placesIn(root: HTMLElement | null, before: Places): Places {
	if (!root || still()) return nowhere;
	const { now } = plan(root, nowhere, "move");
	for (const { dataset } of moving.keys()) {
		const goal = before.at.get(dataset.move ?? "");
		if (goal) now.at.set(dataset.move!, goal);
	}
	return now;
}
