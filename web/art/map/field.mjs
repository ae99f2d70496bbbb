/* field.mjs: the sheet in small cells: whose ground a point is, how far it is to the next
 * border or to land, and lines of equal distance. */
import { clamp } from "./lines.mjs";

const CELL = 2;

/** A grid of cells over the sheet. */
function cells(sheet, Type, value = 0) {
	const [wide, high] = [sheet.width / CELL, sheet.height / CELL];
	return { wide, high, of: new Type(wide * high).fill(value) };
}

/** The cell's value at a point of the sheet. */
export function at({ wide, high, of }, x, y) {
	const gx = clamp((x / CELL) | 0, 0, wide - 1);
	const gy = clamp((y / CELL) | 0, 0, high - 1);
	return of[gy * wide + gx];
}

function crossings(ring, y) {
	const xs = [];
	ring.forEach((a, i) => {
		const b = ring[(i + 1) % ring.length];
		if (a[1] <= y !== b[1] <= y)
			xs.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
	});
	return xs.sort((a, b) => a - b);
}

function fillRow(grid, gy, xs, value) {
	for (let k = 0; k + 1 < xs.length; k += 2)
		for (let gx = Math.ceil(xs[k] / CELL - 0.5); gx <= xs[k + 1] / CELL - 0.5; gx++)
			if (gx >= 0 && gx < grid.wide) grid.of[gy * grid.wide + gx] = value;
}

function fillRing(grid, ring, value) {
	const ys = ring.map((p) => p[1]);
	const last = Math.min(grid.high - 1, Math.max(...ys) / CELL);
	for (let gy = Math.max(0, Math.floor(Math.min(...ys) / CELL)); gy <= last; gy++)
		fillRow(grid, gy, crossings(ring, gy * CELL + CELL / 2), value);
}

/* Squared distances along one line (Felzenszwalb and Huttenlocher). */
function pass(n, get, set) {
	const far = 1e12;
	const [v, z] = [new Int32Array(n), new Float64Array(n + 1)];
	const f = Float64Array.from({ length: n }, (_, q) => get(q));
	const meet = (q, k) => (f[q] + q * q - (f[v[k]] + v[k] * v[k])) / (2 * q - 2 * v[k]);
	let k = 0;
	[z[0], z[1]] = [-far, far];
	for (let q = 1; q < n; q++) {
		let s = meet(q, k);
		while (s <= z[k] && k > 0) s = meet(q, --k);
		k++;
		[v[k], z[k], z[k + 1]] = [q, s, far];
	}
	k = 0;
	for (let q = 0; q < n; q++) {
		while (z[k + 1] < q) k++;
		set(q, (q - v[k]) ** 2 + f[v[k]]);
	}
}

/** How far every cell is from the marked ones, in units of the sheet. */
function distances(marked) {
	const { wide, high } = marked;
	const d = Float64Array.from(marked.of, (is) => (is ? 0 : 1e12));
	for (let x = 0; x < wide; x++)
		pass(high, (q) => d[q * wide + x], (q, v) => (d[q * wide + x] = v));
	const h = d.slice();
	for (let y = 0; y < high; y++)
		pass(wide, (q) => h[y * wide + q], (q, v) => (d[y * wide + q] = v));
	return { wide, high, of: d.map((v) => Math.sqrt(v) * CELL) };
}

/** How far it is to the nearest of these points. */
export function distanceTo(sheet, points) {
	const marked = cells(sheet, Uint8Array);
	for (const [x, y] of points) {
		const gx = clamp((x / CELL) | 0, 0, marked.wide - 1);
		const gy = clamp((y / CELL) | 0, 0, marked.high - 1);
		marked.of[gy * marked.wide + gx] = 1;
	}
	return distances(marked);
}

/** whose: index of the land or -1; toEdge, toLand: distances; sea: is it water? */
export function fieldOf(sheet, lands) {
	const whose = cells(sheet, Int16Array, -1);
	for (const land of lands)
		for (const ring of land.shapes) fillRing(whose, ring, land.index);
	const [edge, dry, sea] = [0, 1, 2].map(() => cells(sheet, Uint8Array));
	whose.of.forEach((a, i) => {
		if (a < 0) return;
		(lands[a].kind === "sea" ? sea : dry).of[i] = 1;
		for (const j of [i + 1, i - 1, i + whose.wide, i - whose.wide])
			if (whose.of[j] >= 0 && whose.of[j] !== a) edge.of[i] = 1;
	});
	return { whose, sea, dry, toEdge: distances(edge), toLand: distances(dry), cell: CELL };
}

/* ---- lines of equal distance, by marching squares ---- */

const around = [[0, 0, 4], [3, 0, 1], [-3, 0, 1], [0, 3, 1], [0, -3, 1]];

/* A field on a coarser grid, smoothed: once for all of its lines. */
export function smoothed({ inner }, grid, step = 4) {
	const [wide, high] = [Math.floor(inner.w / step), Math.floor(inner.h / step)];
	const h = [];
	for (let y = 0; y <= high; y++)
		for (let x = 0; x <= wide; x++) {
			let sum = 0;
			for (const [dx, dy, weight] of around)
				sum += weight * at(grid, inner.x + x * step + dx, inner.y + y * step + dy);
			h.push(sum / 8);
		}
	return { h, wide, high, step };
}

function above({ noise }, { h, wide }, level) {
	const shake = Math.min(2.2, level * 0.09);
	return h.map((v, i) => {
		if (v > level + 9 || v < level - 9) return v - level; // no line comes near
		const [x, y] = [i % (wide + 1), Math.floor(i / (wide + 1))];
		return v + noise(x / 7, y / 7, 8) * shake - level;
	});
}

const none = [];

/* Where the level crosses the sides of one square; a crossing has a name both squares know. */
function squareCuts(h, wide, x, y) {
	const at = y * (wide + 1) + x;
	const isHigh = h[at] > 0;
	if (isHigh === h[at + 1] > 0 && isHigh === h[at + wide + 1] > 0 && isHigh === h[at + wide
		+ 2] > 0)
		return none;
	const corner = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
	const names = [`h${x},${y}`, `v${x + 1},${y}`, `h${x},${y + 1}`, `v${x},${y}`];
	const v = corner.map(([cx, cy]) => h[cy * (wide + 1) + cx]);
	return names.flatMap((name, i) => {
		const j = (i + 1) % 4;
		if (v[i] > 0 === v[j] > 0) return [];
		const t = v[i] / (v[i] - v[j]);
		const [a, b] = [corner[i], corner[j]];
		return [{ name, x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t }];
	});
}

function follow(links, start, used) {
	const line = [];
	for (let name = start; name && !used.has(name); ) {
		used.add(name);
		line.push(name);
		name = links.get(name).find((next) => !used.has(next));
	}
	const isClosed = line.length > 6 && links.get(line[line.length - 1]).includes(start);
	return isClosed ? [...line, start] : line;
}

/** The lines where a smoothed field has this level. */
export function contours(sheet, field, level) {
	const { inner } = sheet;
	const { wide, high, step } = field;
	const h = above(sheet, field, level);
	const links = new Map();
	const places = new Map();
	const link = (a, b) => links.set(a, [...(links.get(a) ?? []), b]);
	for (let y = 0; y < high; y++)
		for (let x = 0; x < wide; x++) {
			const cuts = squareCuts(h, wide, x, y);
			for (const c of cuts) places.set(c.name, [inner.x + c.x * step, inner.y + c.y * step]);
			for (let k = 0; k + 1 < cuts.length; k += 2) {
				link(cuts[k].name, cuts[k + 1].name);
				link(cuts[k + 1].name, cuts[k].name);
			}
		}
	const used = new Set();
	const ends = [...links.keys()].sort((a, b) => links.get(a).length - links.get(b).length);
	return ends
		.map((name) => follow(links, name, used).map((n) => places.get(n)))
		.filter((line) => line.length > 4);
}
