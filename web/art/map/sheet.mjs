/* sheet.mjs: the sheet a map is drawn on: its size, the ground inside its frame, where a place
 * of the grid or of the globe lies on it, and its colours. */
import { noiseOf } from "./chance.mjs";

export const ink = "#2b1b0e";
export const softInk = "#5a4027";
export const paper = "#efe3c4";
export const cream = "#f8f0da";
export const gold = "#c8952e";

const GRID = 1000; // outlines are drawn on a square of this size

/* Reads a table of pairs in between; beyond its ends as it goes there. */
export function inTable(table, value) {
	for (let i = 1; i < table.length; i++) {
		const [[a, from], [b, to]] = [table[i - 1], table[i]];
		const isHere = (value >= a && value <= b) || (value <= a && value >= b);
		if (isHere || i === table.length - 1)
			return from + ((to - from) * (value - a)) / (b - a);
	}
}

/** A sheet: spec has size, rim, seed, and the tables lon and lat. */
export function sheetOf(spec) {
	const [width, height] = spec.size;
	const { rim, lon, lat } = spec;
	const inner = { x: rim, y: rim, w: width - 2 * rim, h: height - 2 * rim };
	const place = ([x, y]) => [
		inner.x + (x * inner.w) / GRID,
		inner.y + (y * inner.h) / GRID,
	];
	const globe = ([east, north]) => place([inTable(lon, east), inTable(lat, north)]);
	const noise = noiseOf(spec.seed);
	return { ...spec, width, height, inner, place, globe, noise };
}

/** How far inside the frame a point lies. */
export function depth({ inner }, [x, y]) {
	return Math.min(x - inner.x, inner.x + inner.w - x, y - inner.y, inner.y + inner.h - y);
}

export const onEdge = ([x, y]) => x <= 0 || y <= 0 || x >= GRID || y >= GRID;
export const inCorner = ([x, y]) => (x === 0 || x === GRID) && (y === 0 || y === GRID);
