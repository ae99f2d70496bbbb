/* slots.mjs: where names and pieces of each land go.  The smallest land chooses first; a place
 * costs what sticks out of the land, what it covers, and how far it is from the name. */
import { at } from "./field.mjs";
import { clamp, tenth } from "./lines.mjs";
import { settings, widthOf } from "./type.mjs";

const ROW = 25; // value, signs and shield above the name
const SIGN = 22;
const LEAST = 19; // size of the smallest name

/** Everything that was placed, to be kept free. */
class Boxes {
	all = [];
	put(box, kind) {
		this.all.push({ ...box, kind });
	}
	/** How much of a box is covered; names weigh more. */
	covered({ x, y, w, h }) {
		let sum = 0;
		for (const b of this.all) {
			const ox = Math.min(x + w / 2, b.x + b.w / 2) - Math.max(x - w / 2, b.x - b.w / 2);
			const oy = Math.min(y + h / 2, b.y + b.h / 2) - Math.max(y - h / 2, b.y - b.h / 2);
			if (ox > 0 && oy > 0) sum += ox * oy * (b.kind === "label" ? 6 : 1);
		}
		return sum;
	}
}

/* What sticks out, point by point; the sea off a port may be used by some. */
function outside(map, land, { x, y, w, h }, margin, mayFloat) {
	const { inner } = map.sheet;
	const { whose, toEdge } = map.field;
	let cost = 0;
	for (let k = 0; k < 25; k++) {
		const px = x - w / 2 + (w * (k % 5)) / 4;
		const py = y - h / 2 + (h * Math.floor(k / 5)) / 4;
		const here = at(whose, px, py);
		const isSea = mayFloat && here >= 0 && map.lands[here].kind === "sea";
		if (here !== land.index) cost += isSea ? 1.3 : 4;
		else if (at(toEdge, px, py) < margin) cost += 1;
		const beyond =
			px < inner.x + 4 || px > inner.x + inner.w - 4 ||
			py < inner.y + 4 || py > inner.y + inner.h - 4;
		if (beyond) cost += 20;
	}
	return cost;
}

/* ---- names ---- */

/* Ways to set a land's names, in every language alike: size, and one line or more. */
function* waysToSet(land) {
	const largest = Math.round(clamp(18.5 + land.radius * 0.2, 22, 30));
	const names = Object.values(land.names);
	const most = Math.max(...names.map((name) => settings(name).length));
	for (let size = largest; size >= LEAST; size--)
		for (let nth = 0; nth < most; nth++) {
			const tracking = size * 0.055 + clamp((land.radius - 30) * 0.03, 0, 1.2);
			const lines = Object.fromEntries(
				Object.entries(land.names).map(([lang, name]) => {
					const all = settings(name);
					return [lang, all[Math.min(nth, all.length - 1)]];
				}),
			);
			yield { size, tracking, lines, smaller: largest - size };
		}
}

function measured(land, way) {
	const { size, tracking } = way;
	const of = Object.values(way.lines);
	const wide = Math.max(...of.flat().map((line) => widthOf(line, size, tracking)));
	const n = Math.max(...of.map((lines) => lines.length));
	const row = 50 + land.signs * SIGN;
	return { ...way, wide, n, row, w: Math.max(wide, row) + 4, h: ROW + n * size * 0.8 + 2 };
}

function placeName(map, boxes, land) {
	const [cx, cy] = map.sheet.place(land.label);
	let best = null;
	for (const way of waysToSet(land)) {
		const set = measured(land, way);
		for (let dy = -36; dy <= 36; dy += 4)
			for (let dx = -48; dx <= 48; dx += 4) {
				const box = { x: cx + dx, y: cy + dy, w: set.w, h: set.h };
				const near = Math.hypot(dx, dy) * 0.35 + set.smaller * 14 + set.n * 4;
				if (best && near > best.cost) continue;
				const out = outside(map, land, box, 5) * 30;
				if (best && near + out > best.cost) continue;
				const cost = near + out + boxes.covered(box) * 2;
				if (!best || cost < best.cost) best = { ...set, ...box, cost };
			}
	}
	const top = best.y - best.h / 2;
	boxes.put({ x: best.x, y: top + ROW / 2, w: best.row, h: ROW }, "label");
	const below = best.h - ROW;
	boxes.put({ x: best.x, y: top + ROW + below / 2, w: best.wide + 4, h: below }, "label");
	return best;
}

/* ---- pieces ---- */

const army = { shapes: [{ w: 54, h: 50 }], margin: 3, pull: 0.6, out: 30, cover: 1.5 };
const counters = {
	shapes: [
		{ w: 74, h: 25, as: "row" },
		{ w: 49, h: 49, as: "square" },
		{ w: 25, h: 74, as: "column" },
		{ w: 49, h: 25, as: "row", worse: 40 },
		{ w: 25, h: 49, as: "column", worse: 40 },
		{ w: 25, h: 25, as: "row", worse: 420 },
	],
	margin: 4, pull: 0.45, out: 30, cover: 1.5,
};
const town = {
	shapes: [
		{ w: 40, h: 34, scale: 1 },
		{ w: 31, h: 27, scale: 0.76, worse: 200 },
		{ w: 25, h: 22, scale: 0.64, worse: 420 },
	],
	margin: 3, pull: 0.5, out: 44, cover: 3, stays: true,
};

function extent(land) {
	const [xs, ys] = [0, 1].map((i) => land.shapes[0].map((p) => p[i]));
	return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function placePiece(map, boxes, land, name, piece) {
	const { shapes, margin, pull } = piece;
	const [left, top, right, bottom] = extent(land);
	const mayFloat = land.isPort && !piece.stays;
	let best = null;
	for (const shape of shapes)
		for (let y = top - 8; y <= bottom + 8; y += 4)
			for (let x = left - 8; x <= right + 8; x += 4) {
				const box = { x, y, w: shape.w, h: shape.h };
				const far = Math.hypot((x - name.x) * 0.8, y - name.y) * pull;
				const near = (shape.worse ?? 0) + far;
				if (best && near > best.cost) continue;
				const out = outside(map, land, box, margin, mayFloat);
				if (out > 60 || (best && near + out * piece.out > best.cost)) continue;
				const wider = { x, y, w: shape.w + 3, h: shape.h + 3 };
				const cost = near + out * piece.out + boxes.covered(wider) * piece.cover;
				if (!best || cost < best.cost) best = { ...shape, x, y, cost };
			}
	return best ?? { x: name.x, y: name.y, w: 10, h: 10, scale: 0.64, as: "row" };
}

function putArmy(boxes, { x, y, w, h }) {
	boxes.put({ x, y: y - 9, w, h: h - 18 }, "army"); // the cloth
	boxes.put({ x: x - 21, y: y + 16, w: 14, h: 18 }, "army"); // the pole
}

const spot = ({ x, y }) => [tenth(x), tenth(y)];

function nameSlot(set) {
	const { size, tracking, lines, row } = set;
	const top = set.y - set.h / 2;
	const words = Object.fromEntries(
		Object.entries(lines).map(([lang, all]) => [
			lang,
			all.map((text) => ({ text, width: tenth(widthOf(text, size, tracking)) })),
		]),
	);
	return { x: tenth(set.x), y: tenth(top), size, leading: tenth(size * 0.8), row, words };
}

/** Slots by land, and all boxes that terrain must keep clear of. */
export function slotsOf(map) {
	const boxes = new Boxes();
	const states = map.lands.filter((l) => l.names).sort((a, b) => a.radius - b.radius);
	const names = new Map(states.map((l) => [l, placeName(map, boxes, l)]));
	const each = (piece, put) =>
		new Map(
			states.map((l) => {
				const box = placePiece(map, boxes, l, names.get(l), piece);
				put(boxes, box);
				return [l, box];
			}),
		);
	const armies = each(army, putArmy);
	const points = each(counters, (b, box) => b.put(box, "counter"));
	const towns = each(town, (b, box) => b.put(box, "town"));
	const slots = Object.fromEntries(
		states.map((l) => {
			const c = points.get(l);
			const room = Math.round(Math.max(c.w, c.h) / 25) * (c.as === "square" ? 2 : 1);
			return [
				l.key,
				{
					name: nameSlot(names.get(l)),
					army: spot(armies.get(l)),
					counters: { at: spot(c), as: c.as, room },
					town: { at: spot(towns.get(l)), scale: towns.get(l).scale },
				},
			];
		}),
	);
	return { slots, boxes: boxes.all, middles: names };
}

/** Is a box free of names and towns, and of what a sheet wants kept free? */
export function isFree(boxes, keep, x, y, w, h) {
	const clears = (b, by) =>
		x + w / 2 < b.x - b.w / 2 - by || x - w / 2 > b.x + b.w / 2 + by ||
		y < b.y - b.h / 2 - by || y - h > b.y + b.h / 2 + by;
	return boxes.every((b) => clears(b, 1)) && keep.every((b) => clears(b, 0));
}

