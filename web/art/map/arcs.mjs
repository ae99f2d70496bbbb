/* arcs.mjs: the borders.  Outlines are cut where three of them meet; each arc between is drawn
 * once and used by both neighbours, so that no gap can open. */
import { clamp, curve, evenly, num, rounded, tenth } from "./lines.mjs";
import { depth, inCorner, onEdge } from "./sheet.mjs";

const key = (v) => `${v[0]},${v[1]}`;

function neighboursOf(regions) {
	const of = new Map();
	const link = (a, b) => of.set(key(a), (of.get(key(a)) ?? new Set()).add(key(b)));
	for (const { rings } of regions)
		for (const ring of rings)
			ring.forEach((v, i) => {
				const next = ring[(i + 1) % ring.length];
				link(v, next);
				link(next, v);
			});
	return of;
}

/* The arc with these corners, whichever way round it is met. */
function shared(arcs, corners, region) {
	const forth = corners.map(key).join(" ");
	const back = corners.map(key).reverse().join(" ");
	const isBack = back < forth;
	const name = isBack ? back : forth;
	if (!arcs.has(name))
		arcs.set(name, { corners: isBack ? corners.toReversed() : corners, regions: [] });
	const arc = arcs.get(name);
	arc.regions.push(region);
	return { arc, isBack };
}

function cut(ring, isJunction, add) {
	const start = Math.max(0, ring.findIndex(isJunction));
	const closed = [...ring.slice(start), ...ring.slice(0, start), ring[start]];
	const parts = [];
	let corners = [closed[0]];
	for (let i = 1; i < closed.length; i++) {
		corners.push(closed[i]);
		if (!isJunction(closed[i]) && i < closed.length - 1) continue;
		parts.push(add(corners));
		corners = [closed[i]];
	}
	return parts;
}

/* One field of shifts for the whole sheet: neighbours wobble together, junctions stay shut. */
export function wobble(sheet, [x, y], fine = 0) {
	const still = clamp(depth(sheet, [x, y]) / 16, 0, 1);
	const shift = (layer) =>
		sheet.noise(x / 44, y / 44, layer) * 4.2 +
		sheet.noise(x / 15, y / 15, layer + 2) * 2.1 +
		fine * sheet.noise(x / 6.5, y / 6.5, layer + 4) * 2.1;
	return [x + shift(1) * still, y + shift(2) * still];
}

function kindOf({ regions, corners }) {
	const count = (kind) => regions.filter((r) => r.kind === kind).length;
	if (regions.length === 1 && corners.every(onEdge)) return "frame";
	if (count("sea") === 1) return "coast";
	if (count("sea") === 2) return "water";
	if (count("state") === 1) return "outer";
	return count("state") === 2 ? "inner" : "foreign";
}

function pointsOf(sheet, { kind, corners }) {
	const places = corners.map(sheet.place);
	if (kind === "frame") return places;
	const isCoast = kind === "coast";
	const line = evenly(rounded(rounded(places)), isCoast ? 4.2 : 6);
	const fineAt = (i) =>
		isCoast ? clamp(Math.min(i, line.length - 1 - i) / 4, 0, 1) : 0;
	return line.map((p, i) => wobble(sheet, p, fineAt(i)).map(tenth));
}

function outlineOf(parts) {
	const ring = [];
	let d = "";
	for (const { arc, isBack } of parts) {
		const line = isBack ? arc.points.toReversed() : arc.points;
		if (!d) d = `M${num(line[0][0])} ${num(line[0][1])}`;
		d += arc.kind === "frame"
			? line.slice(1).map((p) => `L${num(p[0])} ${num(p[1])}`).join("")
			: curve(line, line[0].map(tenth));
		ring.push(...line.slice(0, -1));
	}
	return { d: `${d}z`, ring };
}

/** All arcs, and the regions with their paths (d) and rings. */
export function bordersOf(sheet, regions) {
	const near = neighboursOf(regions);
	const isJunction = (v) => near.get(key(v)).size !== 2 || inCorner(v);
	const found = new Map();
	const cuts = regions.map((region) =>
		region.rings.map((ring) => cut(ring, isJunction, (c) => shared(found, c, region))),
	);
	const arcs = [...found.values()];
	for (const arc of arcs) {
		arc.kind = kindOf(arc);
		arc.points = pointsOf(sheet, arc);
	}
	const lands = regions.map((region, i) => {
		const outlines = cuts[i].map(outlineOf);
		const d = outlines.map((o) => o.d).join("");
		return { ...region, index: i, d, shapes: outlines.map((o) => o.ring) };
	});
	return { arcs, lands };
}
