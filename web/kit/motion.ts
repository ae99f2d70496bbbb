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

interface Way {
	x: number;
	y: number;
}

interface Motion {
	began: number;
	left: number; // 1 at first, 0 at last
	transform(left: number): string;
	way?: Way; // in pixels, of what glides
}

const moving = new Map<Styled, Motion>();
let ticking = false;

function settle(e: Styled): void {
	moving.delete(e);
	e.style.transform = "";
}

function pose(e: Styled, motion: Motion, now: number): void {
	const part = Math.max(0, (now - motion.began) / DURATION);
	motion.left = (1 - part) ** 3;
	if (part >= 1) settle(e);
	else e.style.transform = motion.transform(motion.left);
}

function tick(now: number): void {
	for (const [e, motion] of moving) pose(e, motion, now);
	ticking = moving.size > 0;
	if (ticking) requestAnimationFrame(tick);
}

/* Not by the browser's own animations: each would be a picture of its own, and so would
 * everything drawn after it.  That was dozens of pictures at every change. */
function move(e: Styled, transform: Motion["transform"], way?: Way): void {
	if (!ticking) requestAnimationFrame(tick);
	ticking = true;
	const motion = { began: performance.now(), left: 1, transform, way };
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
	/* folded away it has no place; on a phone a thing may lie on two pages, one of them shown */
	if (!is.width || !e.checkVisibility({ visibilityProperty: true })) return null;
	const frame = e.closest("[data-frame]")?.getBoundingClientRect();
	if (!frame || !(e instanceof SVGGraphicsElement))
		return { x: is.x - corner.x, y: is.y - corner.y, unit: 1 };
	/* where its middle lies, whatever is drawn round it */
	const at = e.getScreenCTM() ?? { e: is.x, f: is.y };
	const unit = frame.width;
	return { x: (at.e - frame.x) / unit, y: (at.f - frame.y) / unit, unit };
}

type Begin = () => void;

/** How far something is moved with what it stands in. */
function carriedBy(e: Element, ways: Map<Element, Way>): Way {
	const around = e.parentElement?.closest("[data-move]");
	if (!around) return { x: 0, y: 0 };
	return ways.get(around) ?? carriedBy(around, ways);
}

function glideFrom(e: Styled, dx: number, dy: number): Begin {
	const k = scaleOf(e);
	const transform = (left: number) => `translate(${(dx / k) * left}px, ${(dy / k) * left}px)`;
	return () => move(e, transform, { x: dx, y: dy });
}

/** By which names things are followed: "move" for what lies on the table and may go anywhere on it,
    "keep" for the parts of the rail, which is drawn a frame later and only gives way. */
type Names = "move" | "keep";

/** What was on its way is taken to where it goes; how far it was from there, by name. */
function halt(by: Names): Map<string, Way> {
	const pending = new Map<string, Way>();
	for (const [e, { way, left }] of moving) {
		if (!(by in e.dataset)) continue;
		if (way) pending.set(e.dataset[by]!, { x: way.x * left, y: way.y * left });
		settle(e);
	}
	return pending;
}

/** How far something was from there, with what it stands in. */
function restOf(e: Element, by: Names, pending: Map<string, Way>): Way {
	const rest = { x: 0, y: 0 };
	for (let at: Styled | null = e as Styled; at; ) {
		const own = pending.get(at.dataset[by]!);
		rest.x += own?.x ?? 0;
		rest.y += own?.y ?? 0;
		at = at.parentElement?.closest<Styled>(`[data-${by}]`) ?? null;
	}
	return rest;
}

/* All measuring first, all moving after: one layout for the lot. */
function plan(root: HTMLElement, before: Places, by: Names, pending = new Map<string, Way>()) {
	const corner = root.getBoundingClientRect();
	const now: Places = { width: corner.width, at: new Map() };
	const begins: Begin[] = [];
	const arrivals: Styled[] = [];
	const ways = new Map<Element, Way>(); // from where, of what glides
	const moved = before.width === corner.width;
	for (const e of root.querySelectorAll<Styled>(`[data-${by}]`)) {
		const is = spotOf(e, corner);
		if (!is) continue;
		const name = e.dataset[by]!;
		/* the rail, drawn later, may still show what lies on the board already */
		if (now.at.has(name)) continue;
		now.at.set(name, is);
		const was = before.at.get(name);
		if (!moved) continue;
		if (!was) {
			arrivals.push(e);
			continue;
		}
		const rest = restOf(e, by, pending);
		const way = {
			x: (was.x - is.x) * is.unit + rest.x,
			y: (was.y - is.y) * is.unit + rest.y,
		};
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
	const { now, begins } = plan(root, before, by, halt(by));
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
