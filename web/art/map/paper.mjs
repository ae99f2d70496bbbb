/* paper.mjs: grain, folds, stains and the brown rim of an old sheet, without a filter. */
import { deflateSync } from "node:zlib";
import { dice } from "./chance.mjs";
import { clamp } from "./lines.mjs";

const SIDE = 200; // of the tile of grain
const SHADES = 16; // light fibres first, then dark ones

/* ---- a small PNG with a palette ---- */

const crcTable = Array.from({ length: 256 }, (_, n) => {
	let c = n;
	for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
	return c >>> 0;
});

function crc(bytes) {
	let c = 0xffffffff;
	for (const b of bytes) c = crcTable[(c ^ b) & 255] ^ (c >>> 8);
	return (c ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type), data]);
	const out = Buffer.alloc(body.length + 8);
	out.writeUInt32BE(data.length);
	body.copy(out, 4);
	out.writeUInt32BE(crc(body), body.length + 4);
	return out;
}

function png(side, pixels) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(side, 0);
	head.writeUInt32BE(side, 4);
	[head[8], head[9]] = [8, 3];
	const rows = Buffer.alloc((side + 1) * side);
	for (let y = 0; y < side; y++)
		rows.set(pixels.subarray(y * side, (y + 1) * side), y * (side + 1) + 1);
	const [colours, clear] = [Buffer.alloc(SHADES * 3), Buffer.alloc(SHADES)];
	for (let i = 0; i < SHADES; i++) {
		const isLight = i < SHADES / 2;
		colours.set(isLight ? [255, 248, 225] : [92, 58, 20], i * 3);
		clear[i] = isLight ? (7 - i) * 9 : (i - 8) * 5;
	}
	return Buffer.concat([
		Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
		chunk("IHDR", head),
		chunk("PLTE", colours),
		chunk("tRNS", clear),
		chunk("IDAT", deflateSync(rows, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/* ---- grain ---- */

function fibres(roll) {
	const field = new Float32Array(SIDE * SIDE);
	const turn = (v) => (((v | 0) % SIDE) + SIDE) % SIDE;
	for (let k = 0; k < 130; k++) {
		let [x, y, angle] = [roll() * SIDE, roll() * SIDE, roll() * 6.28];
		const length = 8 + roll() * 26;
		const shade = roll() < 0.6 ? 0.34 : -0.34;
		for (let t = 0; t < length; t++) {
			x += Math.cos(angle);
			y += Math.sin(angle);
			angle += (roll() - 0.5) * 0.35;
			field[turn(y) * SIDE + turn(x)] += shade;
		}
	}
	return field;
}

function grain({ noise, seed }) {
	const hairs = fibres(dice(seed + 7));
	const pixels = new Uint8Array(SIDE * SIDE).map((_, i) => {
		const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
		const cloud =
			noise(x / 25, y / 25, 21, 8) * 0.42 +
			noise(x / 10, y / 10, 22, 20) * 0.3 +
			noise(x / 2.5, y / 2.5, 23, 80) * 0.28;
		const laid = Math.sin((y / SIDE) * 6.2832 * 25) * 0.06;
		return clamp(Math.round(7.5 + (cloud + laid + hairs[i]) * 7), 0, SHADES - 1);
	});
	return png(SIDE, pixels).toString("base64");
}

const shades = `<radialGradient id="vig" cx=".5" cy=".47" r=".72"><stop offset=".52" stop-color="#6b4316" stop-opacity="0"/><stop offset=".8" stop-color="#6b4316" stop-opacity=".16"/><stop offset="1" stop-color="#4b2a0a" stop-opacity=".46"/></radialGradient><radialGradient id="stain"><stop offset="0" stop-color="#9a6a2c" stop-opacity=".13"/><stop offset=".8" stop-color="#9a6a2c" stop-opacity=".1"/><stop offset=".93" stop-color="#8a5a20" stop-opacity=".16"/><stop offset="1" stop-color="#8a5a20" stop-opacity="0"/></radialGradient><linearGradient id="fold"><stop offset="0" stop-color="#5a3a14" stop-opacity="0"/><stop offset=".46" stop-color="#5a3a14" stop-opacity=".13"/><stop offset=".5" stop-color="#fff8e4" stop-opacity=".4"/><stop offset=".58" stop-color="#5a3a14" stop-opacity=".06"/><stop offset="1" stop-color="#5a3a14" stop-opacity="0"/></linearGradient>`;

/** What the rest refers to: #grain, #vig, #stain, #fold. */
export function paperDefs(sheet) {
	const image = `<image width="${SIDE}" height="${SIDE}" href="data:image/png;base64,${grain(sheet)}"/>`;
	return `<pattern id="grain" width="${SIDE}" height="${SIDE}" patternUnits="userSpaceOnUse">${image}</pattern>${shades}`;
}

/** Grain over the ground, two folds, some stains. */
export function age({ inner, width, height }) {
	const ground = `<rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}" fill="url(#grain)"/>`;
	const stains = [[0.775, 0.19, 120, 96], [0.19, 0.79, 150, 120], [0.93, 0.545, 88, 80]];
	const drops = stains.map(
		([x, y, rx, ry]) =>
			`<ellipse cx="${x * width}" cy="${y * height}" rx="${rx}" ry="${ry}" fill="url(#stain)"/>`,
	);
	const folds = [1 / 3, 2 / 3].map(
		(x) => `<rect x="${Math.round(width * x) - 12}" width="24" height="${height}" fill="url(#fold)"/>`,
	);
	return [ground, ...drops, ...folds].join("");
}

export const vignette = ({ width, height }) =>
	`<rect width="${width}" height="${height}" fill="url(#vig)"/>`;
