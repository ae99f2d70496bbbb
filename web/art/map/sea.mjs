/* sea.mjs: water: a wash along the coast, lines that follow it, graver strokes on the shore,
 * rhumb lines from the compass, wavelets. */
import { dice } from "./chance.mjs";
import { at, contours, smoothed } from "./field.mjs";
import { evenly, num, pathOf, thinned } from "./lines.mjs";
import { softInk } from "./sheet.mjs";

const far = [3.4, 6.8, 10.8, 15.6, 21.2, 27.6, 34.8, 43, 52]; // of the lines from the coast

function wash(map) {
	const seas = map.lands.filter((l) => l.kind === "sea");
	const ground = seas.map((l) => `<use href="#r-${l.key}" fill="#c9d2bf" fill-opacity=".55"/>`);
	const edges = [[84, 0.06], [56, 0.08], [34, 0.1], [16, 0.14]].map(
		([w, o]) => `<use href="#coast" stroke-width="${w}" stroke-opacity="${o}"/>`,
	);
	return `${ground.join("")}<g clip-path="url(#c-sea)" fill="none" stroke="#5f8f93" stroke-linejoin="round">${edges.join("")}</g>`;
}

function rhumbLines({ sheet }) {
	if (!sheet.compass) return "";
	const [cx, cy] = sheet.compass;
	const rays = Array.from({ length: 32 }, (_, i) => {
		const [c, s] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)];
		return `M${num(cx + c * 60)} ${num(cy + s * 60)}L${num(cx + c * 1500)} ${num(cy + s * 1500)}`;
	});
	return `<path clip-path="url(#c-sea)" fill="none" stroke="${softInk}" stroke-width=".6" stroke-opacity=".3" d="${rays.join("")}"/>`;
}

function smooth(line) {
	const few = thinned(line, 0.45);
	return few.length > 3 ? evenly(few, 7) : line;
}

function waterLines({ sheet, field }) {
	const water = smoothed(sheet, field.toLand);
	const lines = far.map((level, i) => {
		const d = contours(sheet, water, level).map((line) => pathOf(smooth(line)));
		const opacity = (0.78 * 0.79 ** i).toFixed(2);
		return `<path d="${d.join("")}" stroke-width="${num(1 - i * 0.06)}" stroke-opacity="${opacity}"/>`;
	});
	return `<g fill="none" stroke="#33423f" stroke-linecap="round">${lines.join("")}</g>`;
}

/* Short level strokes that lean on the shore. */
function shoreStrokes({ sheet, field }) {
	const { inner, noise, seed } = sheet;
	const { sea, dry, cell } = field;
	const roll = dice(seed + 31);
	let d = "";
	for (let y = inner.y + 3; y < inner.y + inner.h; y += 3.2) {
		const row = ((y / cell) | 0) * sea.wide;
		const last = (inner.x + inner.w) / cell - 2;
		for (let gx = ((inner.x / cell) | 0) + 2; gx < last; gx++) {
			const i = row + gx;
			if (!sea.of[i] || !(dry.of[i - 1] || dry.of[i + 1])) continue;
			const way = dry.of[i - 1] ? 1 : -1;
			const wave = 0.6 + 0.6 * noise(gx / 9, y / cell / 9, 12);
			const length = 4 + roll() * 9 * wave;
			d += `M${num(gx * cell + 1 - way)} ${num(y + (roll() - 0.5) * 0.6)}h${num(way * length)}`;
		}
	}
	return `<path fill="none" stroke="#2c2a1e" stroke-width=".75" stroke-opacity=".7" stroke-linecap="round" d="${d}"/>`;
}

function wavelets({ sheet, field }) {
	const { inner, seed, compass = [0, 0, 0] } = sheet;
	const roll = dice(seed + 77);
	const got = [];
	for (let k = 0; k < 6000 && got.length < 150; k++) {
		const [x, y] = [inner.x + roll() * inner.w, inner.y + roll() * inner.h];
		if (!at(field.sea, x, y) || at(field.toLand, x, y) < 50) continue;
		if (Math.hypot(x - compass[0], y - compass[1]) < compass[2] + 14) continue;
		if (got.some((q) => Math.hypot(q[0] - x, (q[1] - y) * 1.6) < 30)) continue;
		got.push([x, y]);
	}
	const d = got.map(
		([x, y]) =>
			`M${num(x - 8)} ${num(y)}q3-3 6 0q3 2.6 6 0q2.4-2.4 5 0M${num(x - 3)} ${num(y + 3.4)}q2.4-2.2 5 0q2 1.8 4 0`,
	);
	return `<path fill="none" stroke="#41504b" stroke-width=".7" stroke-opacity=".5" stroke-linecap="round" d="${d.join("")}"/>`;
}

export const seaOf = (map) =>
	[wash, rhumbLines, waterLines, shoreStrokes, wavelets].map((draw) => draw(map)).join("");
