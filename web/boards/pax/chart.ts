/* chart.ts: where everything stands on the ten map cards: side by side on a desk, two and two
 * on a phone. */
import type { Size } from "../../kit/box";
import type { City, Empire } from "./state";

export type Point = [number, number];

/** The map cards as they lie, the upper row first. */
export const REALMS: Empire[] =
	["eng", "fra", "hre", "hun", "byz", "por", "ara", "pap", "ott", "mam"];

export interface Layout {
	isUpright: boolean;
	w: number; // of a card
	h: number;
	gap: number; // between two, for what stands on their border
	head: number; // the band with the name
	foot: number; // the band of who holds it
	man: number; // how wide a piece is
	reach: number; // how wide what is touched is
}

const wide: Layout = {
	isUpright: false, w: 204, h: 210, gap: 38, head: 26, foot: 28, man: 30, reach: 36,
};
const upright: Layout = {
	isUpright: true, w: 194, h: 218, gap: 70, head: 28, foot: 36, man: 36, reach: 66,
};

const MARKET = 34; // pixels of heading and gaps besides the cards

/** The layout for a box: on a desk the cards are as high as the market leaves them room. */
export function layoutFor({ width, height }: Size): Layout {
	if (width < 700) return upright;
	const cards = Math.min(0.295 * height, 0.145 * width); // as in pax.css
	const market = Math.max(118, Math.min(250, cards)) + MARKET;
	const beside = Math.max(176, Math.min(230, width * 0.18));
	const k = (5 * wide.w + 4 * wide.gap + 6) / (width - grown(beside, width)); // units a pixel
	const h = ((height - market) * k - wide.gap - 6) / 2;
	return { ...wide, h: Math.max(196, Math.min(262, h)) };
}

/** What stands beside the map, as wide as large letters want it (as in pax.css). */
function grown(beside: number, width: number): number {
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	return Math.max(beside, Math.min(width * 0.18, 12.7 * rem));
}

/** Upper left corner of a card. */
export function cornerOf(at: Layout, nth: number): Point {
	const [along, across] = [nth % 5, Math.floor(nth / 5)];
	const [column, row] = at.isUpright ? [across, along] : [along, across];
	return [column * (at.w + at.gap), row * (at.h + at.gap)];
}

export function sizeOf(at: Layout): Point {
	const [x, y] = cornerOf(at, 9);
	return [x + at.w, y + at.h];
}

const middleOf = (at: Layout, realm: Empire): Point => {
	const [x, y] = cornerOf(at, REALMS.indexOf(realm));
	return [x + at.w / 2, y + at.h / 2];
};

/** Half way between two map cards. */
export function betweenOf(at: Layout, a: Empire, b: Empire): Point {
	const [p, q] = [middleOf(at, a), middleOf(at, b)];
	return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
}

export const borderAt = (at: Layout, ends: { a: string; b: string }): Point =>
	betweenOf(at, ends.a as Empire, ends.b as Empire);

/* In the window of its card, in parts of its width and height. */
const places: Record<City, Point> = {
	london: [0.78, 0.34], bordeaux: [0.78, 0.8],
	paris: [0.24, 0.58], bruges: [0.66, 0.34], lyon: [0.6, 0.8],
	vienna: [0.76, 0.74], lubeck: [0.24, 0.3], nurnberg: [0.3, 0.76], novgorod: [0.78, 0.26],
	buda: [0.28, 0.56], varna: [0.76, 0.7],
	tana: [0.62, 0.26], caffa: [0.2, 0.52], trebizond: [0.68, 0.78],
	toledo: [0.42, 0.3], granada: [0.78, 0.5], spice_islands: [0.33, 0.76],
	valencia: [0.19, 0.32], algiers: [0.36, 0.78], timbuktu: [0.78, 0.76],
	venice: [0.6, 0.28],
	constantinople1: [0.18, 0.24], constantinople2: [0.5, 0.24], constantinople3: [0.82, 0.24],
	modon: [0.28, 0.72], rhodes: [0.76, 0.72],
	cairo: [0.36, 0.8], cyprus: [0.24, 0.34],
};

export function cityAt(at: Layout, city: City, realm: Empire): Point {
	const [x, y] = cornerOf(at, REALMS.indexOf(realm));
	const [u, v] = places[city];
	return [x + u * at.w, y + at.head + v * (at.h - at.head - at.foot) - 5];
}

/** The line of a trade route: over the borders, and round the bend in each card; side by side
    where two go the same way. */
export function routeOf(at: Layout, stops: Empire[], aside: number): string {
	const moved = ([x, y]: Point) => `${x + aside} ${y + aside}`;
	const bends = stops.map((stop) => moved(middleOf(at, stop)));
	const ways = stops.slice(1).map((stop, i) => moved(betweenOf(at, stops[i], stop)));
	const turns = ways.slice(1).map((way, i) => `Q${bends[i + 1]} ${way}`);
	return `M${bends[0]}L${ways[0]}${turns.join("")}L${bends[bends.length - 1]}`;
}
