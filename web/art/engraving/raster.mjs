/* raster.mjs: a picture as PNG, for those who take no drawings: messengers that show what a link
 * leads to, and homes of telephones.  It knows what plate.mjs writes (blocks and straight lines, in
 * one group that is only scaled), and of a sign its curves; it says so of everything else. */
import { deflateSync } from "node:zlib";

const FINE = 3; // rows and columns of a pixel that are looked at
const ROUND = 8; // corners of a line's end

const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4 }; // numbers of a command
const BENDS = 12; // straight pieces of a curve

/** The points that a command leads through, all counted from the sheet's corner. */
function points(command, n, [x, y]) {
	const isOwn = command === command.toLowerCase(); // counted from where it begins
	const [dx, dy] = isOwn ? [x, y] : [0, 0];
	if (/h/i.test(command)) return [[dx + n[0], y]];
	if (/v/i.test(command)) return [[x, dy + n[0]]];
	return n.flatMap((_, i) => (i % 2 ? [] : [[dx + n[i], dy + n[i + 1]]]));
}

/** A curve by its points of control, as a line of straight pieces. */
function bent(control) {
	const between = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);
	return Array.from({ length: BENDS }, (_, i) => {
		let row = control;
		while (row.length > 1)
			row = row.slice(1).map((point, k) => between(row[k], point, (i + 1) / BENDS));
		return row[0];
	});
}

/** The polygons of a path, each a list of points, and whether it is closed. */
function polygons(d) {
	const all = [];
	let at = [0, 0];
	let pulls = at; // the last point of control, which 's' goes on from
	for (const [, command, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const n = [...rest.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
		if (command === "z" || command === "Z") {
			const last = all.at(-1);
			last.closed = true;
			at = last[0];
			continue;
		}
		const step = TAKES[command.toLowerCase()];
		if (!step) throw new Error(`no way to draw '${command}'`);
		for (let i = 0; i < n.length; i += step) {
			const from = at;
			const through = points(command, n.slice(i, i + step), from);
			if (/s/i.test(command)) through.unshift(from.map((v, k) => 2 * v - pulls[k]));
			at = through.at(-1);
			pulls = through.at(-2) ?? at;
			const line = step > 2 ? bent([from, ...through]) : [at];
			if (/m/i.test(command) && !i) all.push(line);
			else if (all.at(-1).closed) all.push([from, ...line]);
			else all.at(-1).push(...line);
		}
	}
	return all;
}

/** A line as thick as it is, with round ends: one polygon for each of its pieces. */
function outlines(polygon, width) {
	const ends = polygon.closed ? [...polygon, polygon[0]] : polygon;
	const r = width / 2;
	const found = [];
	for (let i = 1; i < ends.length; i++) {
		const [[x1, y1], [x2, y2]] = [ends[i - 1], ends[i]];
		const angle = Math.atan2(y2 - y1, x2 - x1);
		const half = (x, y, from) =>
			Array.from({ length: ROUND + 1 }, (_, k) => {
				const a = from + (Math.PI * k) / ROUND;
				return [x + r * Math.cos(a), y + r * Math.sin(a)];
			});
		found.push([...half(x2, y2, angle - Math.PI / 2), ...half(x1, y1, angle + Math.PI / 2)]);
	}
	return found;
}

/** Where a row meets polygons, from left to right: [x, which way]. */
function crossings(shapes, y) {
	const met = [];
	for (const shape of shapes)
		for (let i = 0; i < shape.length; i++) {
			const [[x1, y1], [x2, y2]] = [shape[i], shape[(i + 1) % shape.length]];
			if (y1 <= y === y2 <= y) continue;
			met.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y1 < y2 ? 1 : -1]);
		}
	return met.sort((a, b) => a[0] - b[0]);
}

/** Fill polygons that lie in the fine pixels of a sheet. */
function fill(sheet, shapes, colour) {
	let [top, bottom] = [Infinity, -Infinity];
	for (const shape of shapes)
		for (const [, y] of shape) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
	const last = Math.min(sheet.height, Math.ceil(bottom));
	for (let y = Math.max(0, Math.floor(top)); y < last; y++) {
		let winding = 0;
		let from = 0;
		for (const [x, way] of crossings(shapes, y + 0.5)) {
			if (!winding) from = x;
			winding += way;
			if (winding) continue;
			const end = Math.min(sheet.width, Math.round(x));
			for (let at = Math.max(0, Math.round(from)); at < end; at++)
				sheet.pixels.set(colour, 3 * (y * sheet.width + at));
		}
	}
}

const colourOf = (hex) => {
	const digits = hex.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
	return [0, 2, 4].map((i) => Number.parseInt(digits.slice(i, i + 2), 16));
};

const attribute = (text, name) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];

/** Draw an engraving on a sheet, as large as the sheet. */
function drawOn(sheet, svg, scale) {
	const group = /<g [^>]*>/.exec(svg)[0];
	const k = scale * Number(/scale\((\S+)\)/.exec(group)[1]);
	for (const [path] of svg.matchAll(/<path [^>]*>/g)) {
		const of = (name) => attribute(path, name) ?? attribute(group, name);
		const placing = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(of("transform"));
		const [dx, dy, own] = placing?.slice(1).map(Number) ?? [0, 0, 1];
		const placed = polygons(attribute(path, "d")).map((polygon) =>
			Object.assign(
				polygon.map(([x, y]) => [(dx + x * own) * k, (dy + y * own) * k]),
				{ closed: polygon.closed },
			),
		);
		if (of("fill") !== "none") fill(sheet, placed, colourOf(of("fill")));
		if (of("stroke") === "none") continue;
		const width = Number(of("stroke-width") ?? 1) * k;
		for (const polygon of placed)
			for (const line of outlines(polygon, width)) fill(sheet, [line], colourOf(of("stroke")));
	}
}

/** As many pixels as are wanted: each the mean of its fine ones. */
function coarse(sheet, width, height) {
	const pixels = Buffer.alloc(3 * width * height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			for (let c = 0; c < 3; c++) {
				let sum = 0;
				for (let i = 0; i < FINE * FINE; i++) {
					const row = y * FINE + Math.floor(i / FINE);
					sum += sheet.pixels[3 * (row * sheet.width + x * FINE + (i % FINE)) + c];
				}
				pixels[3 * (y * width + x) + c] = Math.round(sum / (FINE * FINE) / 17) * 17;
			}
	return pixels;
}

const TABLE = Array.from({ length: 256 }, (_, n) => {
	for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
	return n >>> 0;
});

function chunk(name, body) {
	const bytes = Buffer.concat([Buffer.from(name), body]);
	let sum = 0xffffffff;
	for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
	const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	size.writeUInt32BE(body.length);
	check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
	return Buffer.concat([size, bytes, check]);
}

/** The file: eight bits of red, green and blue, rows as they are. */
function png(pixels, width, height) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2, 0, 0, 0], 8);
	const rows = Buffer.alloc(height * (1 + 3 * width));
	for (let y = 0; y < height; y++)
		pixels.copy(rows, y * (1 + 3 * width) + 1, 3 * width * y, 3 * width * (y + 1));
	return Buffer.concat([
		Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(rows, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/** An engraving as PNG, so many times as large as it is drawn. */
export function rasterise(svg, times) {
	const [, wide, high] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg).map(Number);
	const [width, height] = [wide * times, high * times];
	const [w, h] = [width * FINE, height * FINE];
	const sheet = { width: w, height: h, pixels: new Uint8Array(3 * w * h) };
	drawOn(sheet, svg, times * FINE);
	return png(coarse(sheet, width, height), width, height);
}
