/* terrain.mjs: hills, mountains and trees: small glyphs strewn so that none lies on a name, a
 * town, a river or a border; mountains where they really are. */
import { dice } from "./chance.mjs";
import { at, distanceTo } from "./field.mjs";
import { num } from "./lines.mjs";
import { softInk } from "./sheet.mjs";
import { isFree } from "./slots.mjs";

const hills = [
	["M-11 0C-8-5-6-9-1-9.5C4-9 7-4 11 0", "M1-8.6q3 3 4 8M3.6-7.6q3 3 3.6 7M6-5.6q2 2 2.6 5"],
	["M-10 0C-7-7-3-8 1-7.6C5-7 7-3 10 0", "M2.4-7q2.4 3 2.8 6.6M5-5.6q2 2.4 2.4 5"],
	["M-12 0C-10-4-7-7-3-7C0-8.4 4-8 6-5C8-4 10-2 12 0", "M3-7.4q3 3 3.4 7M6-5q2.4 2 2.8 4.6M-2-6q1 2 1 4"],
];
const peaks = [
	["M-14 0C-10-4-8-12-3-19C-1-21 1-20 2-17C5-11 9-5 14 0", "M0-18.6q1 6 0 9q3 3 2 9M2-16q2 5 2 8q2 3 2 8M4.6-11.6q2 4 4 11M7.4-7q2 3 4 6.6M-4-15q-2 6-4 9"],
	["M-13 0C-9-6-7-10-4-14C-2-17 0-22 3-21C6-18 7-9 13 0", "M2.4-20q1 6 0 10q3 4 2 10M4.6-17q1 6 1 9q2 4 2 8M6.6-11q2 5 3.4 10.6M-1-16q-2 4-4 7"],
	["M-16 0C-12-5-10-11-7-13C-5-14-4-11-3-10C0-15 1-20 4-20C7-18 10-7 16 0", "M4-19q0 6-1 9q3 4 2 9.6M6-15q1 5 1 8q2 3 2 7M8.6-9.6q2 4 4 9M-7-12q-2 4-3.4 6M-3-9q1 4 0 7"],
];
const trees = [
	["M0 0v-3M-4-3C-6.4-4-5.6-7.4-3.4-7.2C-4-10.6.6-11.6 1.4-8.8C4.4-9.6 6-5.4 3.6-3.6C2-2.4-2-2-4-3Z", "M1-3.4q2.4-1.4 1.8-4M-.6-3.2q1.6-.6 1.6-2.4"],
	["M0 0v-3M-3.4-3C-5.6-4.6-4.6-8-2.4-8C-1.6-11 2.6-11 3-8C5.4-7.4 5.2-3.6 3-3C1-2.2-2-2.2-3.4-3Z", "M.6-3.2q2.6-1 2-4M-1-3.4q1.6-.4 1.8-2"],
];
const firs = [["M0 0v-3M0-13L-4-3.4Q0-2 4-3.4Z", "M.6-11L2.6-3.6M.4-8L1-3.2"]];

/* w and h: what a glyph covers; apart: how far from the next one. */
const kinds = {
	hill: { drawn: hills, fill: "#f1e5c6", w: 24, h: 11, apart: 23 },
	peak: { drawn: peaks, fill: "#f1e5c6", w: 30, h: 22, apart: 25 },
	low: { drawn: peaks, fill: "#f1e5c6", w: 21, h: 15, apart: 17, scale: 0.7 }, // in a state
	tree: { drawn: trees, fill: "#dcd6a6", w: 12, h: 12, apart: 12.5 },
	fir: { drawn: firs, fill: "#d2cf9f", w: 10, h: 14, apart: 11 },
};

export function terrainDefs() {
	return Object.entries(kinds)
		.flatMap(([name, { drawn, fill, scale }]) =>
			drawn.map(([shape, shade], i) => {
				const small = scale ? ` transform="scale(${scale})" stroke-width="1.25"` : "";
				return `<g id="${name}${i}"${small}><path d="${shape}" fill="${fill}" fill-opacity=".72"/><path d="${shade}" fill="none" stroke-width=".6"/></g>`;
			}),
		)
		.join("");
}

/* The range that a place belongs to most, and how much. */
function rangeAt(ranges, x, y) {
	let best = { kind: "tree", much: 0 };
	for (const { at: [rx, ry], radius, kind, dense } of ranges) {
		const off = Math.hypot((x - rx) / (radius * 66), (y - ry) / (radius * 74));
		const much = dense * (1.15 - off);
		if (off < 1 && much > best.much) best = { kind, much };
	}
	return best;
}

/* What grows at a place, or nothing; u and v are two throws of the dice. */
function growsAt({ sheet }, ranges, land, [x, y], u, v) {
	const { kind, much } = rangeAt(ranges, x, y);
	if (much >= 0.12 && u <= much * 1.6)
		return kind === "peak" && land.kind === "state" ? "low" : kind;
	const isNorthEast = y < sheet.height * 0.37 && x > sheet.width * 0.56;
	const wood = sheet.noise(x / 90, y / 90, 61) + (isNorthEast ? 0.25 : 0);
	if (wood < (land.kind === "state" ? 0 : -0.02)) return null;
	return wood > 0.3 && v < 0.6 ? "fir" : "tree";
}

function fits({ field }, land, [x, y], { w, h }) {
	const { whose, toEdge } = field;
	const edge = (dx, dy) => at(toEdge, x + dx, y + dy);
	if (edge(0, 0) < 6 || edge(-w / 2, -2) < 2.5 || edge(w / 2, -2) < 2.5) return false;
	if (edge(0, -h) < 2) return false;
	return [[0, -h], [-w / 2, 0], [w / 2, 0]].every(
		([dx, dy]) => at(whose, x + dx, y + dy) === land.index,
	);
}

function strewn(map) {
	const { sheet, field, lands, boxes } = map;
	const { inner } = sheet;
	const roll = dice(sheet.seed + 5);
	const ranges = sheet.ranges.map((r) => ({ ...r, at: sheet.globe(r.at) }));
	const toRiver = distanceTo(sheet, map.courses.flatMap((c) => c[1]));
	const solid = boxes.filter((b) => b.kind === "label" || b.kind === "town");
	const keep = sheet.keepFree.map(([x, y, w, h]) => ({ x, y, w, h }));
	const got = [];
	for (let k = 0; k < 110000; k++) {
		const x = inner.x + 8 + roll() * (inner.w - 16);
		const y = inner.y + 12 + roll() * (inner.h - 16);
		const [u, v] = [roll(), roll()];
		const land = lands[at(field.whose, x, y)];
		if (!land || land.kind === "sea") continue;
		const kind = growsAt(map, ranges, land, [x, y], u, v);
		if (!kind) continue;
		const glyph = kinds[kind];
		if (!fits(map, land, [x, y], glyph)) continue;
		if (at(toRiver, x, y - 4) < glyph.w / 2 + 1) continue;
		const near = (q) =>
			Math.hypot(q.x - x, (q.y - y) * 1.35) < (q.apart + glyph.apart) / 2;
		if (got.some(near) || !isFree(solid, keep, x, y, glyph.w, glyph.h)) continue;
		const nth = (roll() * glyph.drawn.length) | 0;
		got.push({ x, y, apart: glyph.apart, use: `${kind}${nth}` });
	}
	return got.sort((a, b) => a.y - b.y);
}

export function terrainDrawn(map) {
	const uses = strewn(map).map(
		(q) => `<use href="#${q.use}" x="${num(q.x)}" y="${num(q.y)}"/>`,
	);
	return `<g stroke="${softInk}" stroke-width=".95" stroke-linecap="round" stroke-linejoin="round" opacity=".82">${uses.join("")}</g>`;
}
