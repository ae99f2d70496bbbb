/* motion.ts: things that stand somewhere else after a change glide there.
 *
 * Everything with data-move is followed by that name: its place after a change is compared
 * with the one it was last seen at, and it is moved from there with a transform, which costs
 * no layout.  Places are told from a corner of the board, so that scrolling moves nothing. */

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const DURATION = 360; // ms
const DROP = 14; // px
const MANY = 8; // arrivals at once: no eye follows them, so they are simply there

export type Places = Map<string, { x: number; y: number }>;

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

/** Pixels on the screen for one unit of the drawing the element stands in. */
function scaleOf(e: Element): number {
	const svg = e instanceof SVGGraphicsElement ? e.ownerSVGElement : null;
	return svg?.getScreenCTM()?.a || 1;
}

type Begin = () => void;

function glideFrom(e: Styled, dx: number, dy: number): Begin {
	const k = scaleOf(e);
	return () =>
		move(e, (left) => `translate(${(dx / k) * left}px, ${(dy / k) * left}px)`);
}

function* followed(root: HTMLElement) {
	const corner = root.getBoundingClientRect();
	for (const e of root.querySelectorAll<Styled>("[data-move]")) {
		const { x, y, width } = e.getBoundingClientRect();
		if (!width) continue; // what is folded away has no place
		yield { e, name: e.dataset.move!, x: x - corner.x, y: y - corner.y };
	}
}

/* All measuring first, all moving after: one layout for the lot. */
function plan(root: HTMLElement, before: Places): Begin[] {
	const begins: Begin[] = [];
	const arrivals: Styled[] = [];
	for (const { e, name, x, y } of followed(root)) {
		const was = before.get(name);
		if (!was) arrivals.push(e);
		else if (Math.abs(was.x - x) + Math.abs(was.y - y) >= 2)
			begins.push(glideFrom(e, was.x - x, was.y - y));
	}
	if (arrivals.length <= MANY)
		begins.push(...arrivals.map((e) => glideFrom(e, 0, -DROP))); // laid down
	return begins;
}

/** Before a change: where everything is seen, be it on its way. */
export function places(root: HTMLElement | null): Places {
	const seen: Places = new Map();
	if (!root || still()) return seen;
	for (const { name, x, y } of followed(root)) seen.set(name, { x, y });
	return seen;
}

/** A number that has changed draws the eye for a moment. */
export function startle(e: HTMLElement | null): void {
	if (e && !still()) move(e, (left) => `scale(${1 + 0.7 * left})`);
}

/** After a change: let everything glide that was seen elsewhere before. */
export function glide(root: HTMLElement | null, before: Places): void {
	if (!root || !before.size || still()) return;
	for (const e of moving.keys()) if ("move" in e.dataset) settle(e);
	for (const begin of plan(root, before)) begin();
}
