/* frame.mjs: the border of the sheet with its degrees, black and white by turns. */
import { num } from "./lines.mjs";
import { gold, ink, inTable } from "./sheet.mjs";

/* Steps of a scale from its first to its last value, every second one inked. */
function* steps(table, by) {
	const [first, last] = [table[0][0], table[table.length - 1][0]];
	const way = Math.sign(last - first);
	const within = (v) => (way > 0 ? Math.min(v, last) : Math.max(v, last));
	for (let i = 0, v = first; (last - v) * way > 0; i++, v += way * by)
		yield { value: v, from: inTable(table, v), to: inTable(table, within(v + way * by)),
			isInked: i % 2 };
}

const bar = (x, y, w, h) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;

function scales({ inner, width, height, rim, lon, lat }) {
	const near = rim - 6;
	let d = "";
	for (const { from, to, isInked } of steps(lon, 0.5)) {
		const [x, w] = [inner.x + (from * inner.w) / 1000, ((to - from) * inner.w) / 1000];
		if (isInked) d += bar(x, near, w, 5) + bar(x, height - rim + 1, w, 5);
	}
	for (const { from, to, isInked } of steps(lat, 0.25)) {
		const [y, h] = [inner.y + (from * inner.h) / 1000, ((to - from) * inner.h) / 1000];
		if (isInked) d += bar(near, y, 5, h) + bar(width - rim + 1, y, 5, h);
	}
	return d;
}

/** Where the numbers of the degrees stand: [x, y, number]. */
export function degrees({ inner, width, height, lon, lat }) {
	const out = [];
	for (const { value, from } of steps(lon, 0.5)) {
		const x = inner.x + (from * inner.w) / 1000;
		if (Number.isInteger(value) && value > 2 && x < width - 60)
			out.push([Math.round(x), 19, value], [Math.round(x), height - 10, value]);
	}
	for (const { value, from } of steps(lat, 0.25)) {
		const y = Math.round(inner.y + (from * inner.h) / 1000 + 5);
		if (Number.isInteger(value)) out.push([15, y, value], [width - 15, y, value]);
	}
	return out;
}

function rosette(x, y) {
	const petals = [0, 45, 90, 135, 180, 225, 270, 315].map(
		(a, i) =>
			`<path d="M0 0C-4-4-4-8 0-${i % 2 ? 10 : 11.4}C4-8 4-4 0 0Z" transform="rotate(${a})" fill="${i % 2 ? "#c9b06c" : "#9c3426"}" stroke-width=".8"/>`,
	);
	return `<g transform="translate(${x} ${y})" stroke="${ink}"><rect x="-16" y="-16" width="32" height="32" fill="#e9d9b0" stroke-width="1.6"/><rect x="-12.6" y="-12.6" width="25.2" height="25.2" fill="none" stroke-width=".7"/>${petals.join("")}<circle r="2.6" fill="${gold}" stroke-width=".9"/></g>`;
}

export function frameDrawn(sheet) {
	const { inner, width, height, rim } = sheet;
	const edge = `M0 0H${width}V${height}H0ZM${inner.x} ${inner.y}V${inner.y + inner.h}H${inner.x + inner.w}V${inner.y}Z`;
	const line = (by, w) =>
		`<rect x="${by}" y="${by}" width="${width - 2 * by}" height="${height - 2 * by}" stroke-width="${w}"/>`;
	const rules = [[rim, 1.2], [rim - 6, 0.8], [rim - 9, 1.8], [5, 2.6], [9, 0.7]];
	const corners = [[21, 21], [width - 21, 21], [21, height - 21], [width - 21, height - 21]];
	return `<path d="${edge}" fill="#e6d6ae"/><path d="${edge}" fill="url(#grain)"/><g fill="none" stroke="${ink}">${rules.map(([by, w]) => line(by, w)).join("")}</g><path d="${scales(sheet)}" fill="${ink}"/>${corners.map(([x, y]) => rosette(x, y)).join("")}`;
}
