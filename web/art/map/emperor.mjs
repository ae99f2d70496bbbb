/* emperor.mjs: the seven electorates, wide for desks; emperor_upright.mjs is the same for phones.
 *
 * Names come from the game's own table.  The outlines in emperor.json are ours: no rule of the game
 * asks who is whose neighbour, so they follow the lie of the real lands only as far as every one of
 * them has room for what stands in it.  A line between two lands is written once, as few points,
 * and roughened here; lands are lists of lines, "-" goes backwards. */
import { readFileSync } from "node:fs";
import { dice, seedOf } from "./chance.mjs";

const at = (path) => new URL(path, import.meta.url);
export const sources = [at("../../../games/emperor/provinces.def"), at("emperor.json")];

const row = /^PROVINCE\( \w+, +"(\w+)", +(\w+), .*"([^"]+)", +"([^"]+)" +\)/;

/** What the game says about its provinces, by token. */
function provinces(text) {
	const rows = text.split("\n").map((line) => row.exec(line)).filter(Boolean);
	return new Map(rows.map(([, token, , en, it]) => [token, { names: { en, it } }]));
}

/* ---- outlines ---- */

/* Every piece of a line is broken in its middle, a little off it, and again. */
function broken(line, roll, by, times) {
	if (!times) return line;
	const out = [line[0]];
	for (let i = 1; i < line.length; i++) {
		const [[ax, ay], [bx, by_]] = [line[i - 1], line[i]];
		const off = (roll() - 0.5) * by;
		out.push([(ax + bx) / 2 - (by_ - ay) * off, (ay + by_) / 2 + (bx - ax) * off], line[i]);
	}
	return broken(out, roll, by * 0.9, times - 1);
}

function roughened(name, line, seed) {
	const isCoast = name.startsWith("coast");
	return broken(line, dice(seedOf(name, seed)), isCoast ? 0.6 : 0.42, 2);
}

/** A closed outline of lines and corners; where two of them meet the point stands once. */
function ringOf(parts, lines) {
	const points = parts.flatMap((part) => {
		if (typeof part !== "string") return [part];
		return part[0] === "-" ? lines[part.slice(1)].toReversed() : lines[part];
	});
	const same = (a, b) => a[0] === b[0] && a[1] === b[1];
	return points.filter((p, i) => !same(p, points[(i + 1) % points.length]));
}

/* Outlines are written in units of the sheet; the tools want them on a square of 1000. */
const gridOf = ({ size: [w, h], rim }) => ([x, y]) => [
	((x - rim) * 1000) / (w - 2 * rim),
	((y - rim) * 1000) / (h - 2 * rim),
];

function regionsOf(data, said) {
	const grid = gridOf(data);
	const lines = Object.fromEntries(
		Object.entries(data.lines).map(([name, line]) => [name, roughened(name, line, data.seed)]),
	);
	const of = (kind, lands) =>
		Object.entries(lands).map(([key, parts]) => ({
			key,
			kind,
			radius: 60,
			rings: [ringOf(parts, lines).map(grid)],
			...said.get(key),
		}));
	return [...of("state", data.regions), ...of("foreign", data.foreign), ...of("sea", data.sea)];
}

/* ---- where things stand ---- */

/* What a province holds, round its middle: name, seat, nobles, castle and towns, influence. */
const held = [
	[6, -96, 190, 40], [-106, 4, 88, 150], [0, -4, 132, 132], [103, -6, 96, 116], [10, 92, 200, 38],
];

const slotsOf = (data) => (map) => {
	const slots = Object.fromEntries(
		Object.entries(data.slots).map(([key, [x, y, k]]) => [key, { at: [x, y], k }]),
	);
	const boxes = Object.values(slots).flatMap(({ at: [x, y], k }) =>
		held.map(([dx, dy, w, h]) => ({
			x: x + dx * k,
			y: y + dy * k,
			w: w * k,
			h: h * k,
			kind: "label",
		})),
	);
	const middle = (land) => ({ x: slots[land.key].at[0], y: slots[land.key].at[1] });
	const named = map.lands.filter((land) => land.names);
	return { slots, boxes, middles: new Map(named.map((land) => [land, middle(land)])) };
};

/* ---- the sheet ---- */

const WEST = 5; // degrees at the left edge, and how many there are
const EAST = 11;
const NORTH = 54.5;
const SOUTH = 7;

export function sheet(form) {
	const data = JSON.parse(readFileSync(sources[1], "utf8"))[form];
	const said = provinces(readFileSync(sources[0], "utf8"));
	const grid = gridOf(data);
	const degrees = (p) => {
		const [x, y] = grid(p);
		return [WEST + (x * EAST) / 1000, NORTH - (y * SOUTH) / 1000];
	};
	const range = (kind) => ([x, y, radius, dense]) => ({
		at: degrees([x, y]),
		radius,
		kind,
		dense,
	});
	const [tx, ty, tw, th] = data.throne;
	const [rx, ry] = data.rounds;
	return {
		...data,
		lon: [[WEST, 0], [WEST + EAST, 1000]],
		lat: [[NORTH, 0], [NORTH - SOUTH, 1000]],
		rivers: data.rivers.map(([wide, course]) => [wide, course.map(degrees)]),
		lakes: [],
		ranges: [
			...data.peaks.map(range("peak")),
			...data.hills.map(range("hill")),
			...data.woods.map(([x, y, ...more], i) => range(i % 2 ? "fir" : "tree")([x, y, ...more])),
		],
		regions: regionsOf(data, said),
		slots: slotsOf(data),
		cartouches: [{ box: data.throne, crest: form === "wide" ? "eagle" : "none" }],
		keepFree: [
			[tx, ty - 10, tw + 50, th + 74],
			[rx, ry + 8, 310, 110],
			...data.abroad.map(([name, x, y, size]) => [x, y - size * 0.4, name.length * size * 0.6, size]),
		],
		told: { throne: data.throne, rounds: data.rounds, abroad: data.abroad },
	};
}

export const spec = () => sheet("wide");
