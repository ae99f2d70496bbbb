/* draw.mjs: draws the pictures of every game that has rows in this folder.
 *
 * A game's file (lorenzo.mjs) exports `art`: sets of rows, each row a token, a scene and what the
 * scene is told.  A picture is one SVG file with a hash of its content in its name; the
 * same rows make the same bytes.  Drawings are kept in build/art under a hash of what they are
 * made from, so that only what changed is drawn again. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { TINTS } from "./engraving/palette.mjs";
import { Plate } from "./engraving/plate.mjs";
import { scene } from "./engraving/scenes.mjs";
import { sprite } from "./engraving/signs.mjs";
import { OPEN, WIDE } from "./engraving/window.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const kept = join(here, "../../build/art");
const EDGE = 3; /* how far beyond the box a plate is cut */

const hash = (...texts) => {
	const sum = createHash("sha256");
	for (const text of texts) sum.update(text).update("\0");
	return sum.digest("hex");
};

/* What all pictures depend on: every tool of the engraver, and every scene. */
function toolsHash() {
	const files = ["engraving", "scenes"].flatMap((folder) =>
		readdirSync(join(here, folder), { recursive: true })
			.filter((f) => f.endsWith(".mjs"))
			.map((f) => join(here, folder, f)),
	);
	return hash(...files.sort().map((f) => readFileSync(f, "utf8")));
}

/* The rows of a game as jobs: key, what to draw, in which tint and box. */
export function jobsOf(art) {
	return art.sets.flatMap((set) =>
		Object.entries(set.rows).map(([token, [name, o = {}]]) => ({
			key: `${set.kind}:${token}`,
			name,
			o,
			tint: o.tint ?? set.tint,
			box: o.box ?? set.box ?? [0, 0, WIDE, OPEN],
			mask: set.mask ?? "",
			seed: o.seed ?? token,
		})),
	);
}

/* One picture, complete: it needs nothing from the page that shows it. */
export function draw({ name, o, tint, box, mask, seed }) {
	const [x, y, w, h] = box;
	const view = [x - EDGE, y - EDGE, x + w + EDGE, y + h + EDGE];
	const palette = TINTS[tint];
	if (!palette) throw new Error(`no tint is called ${tint}`);
	const plate = new Plate(palette, seed, view);
	scene(plate, name, o);
	const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${w}" height="${h}">`;
	if (!mask) return `${open}${plate.svg()}</svg>`;
	const clip = `<clipPath id="m"><path d="${mask}"/></clipPath>`;
	return `${open}${clip}<g clip-path="url(#m)">${plate.svg()}</g></svg>`;
}

function drawnOrKept(job, tools) {
	const at = join(kept, `${hash(tools, JSON.stringify(job)).slice(0, 32)}.svg`);
	if (existsSync(at)) return readFileSync(at, "utf8");
	const svg = draw(job);
	mkdirSync(kept, { recursive: true });
	writeFileSync(at, svg);
	return svg;
}

/* The games that have pictures. */
export const artists = () =>
	readdirSync(here)
		.filter((f) => f.endsWith(".mjs") && !["draw.mjs", "sheet.mjs"].includes(f))
		.map((f) => f.replace(".mjs", ""))
		.sort();

export const artOf = async (id) => (await import(`./${id}.mjs`)).art;

/* All pictures of a game: [key, svg]. */
export async function picturesOf(id) {
	const tools = toolsHash();
	const art = await artOf(id);
	const rows = jobsOf(art).map((job) => [job.key, drawnOrKept(job, tools)]);
	return [...rows, ...Object.entries(art.plates?.() ?? {})];
}

/* The colours of each frame, for what the page sets beside it. */
const tintsOf = (art) =>
	Object.fromEntries(
		jobsOf(art)
			.filter(({ key }) => key.startsWith("frame:"))
			.map(({ key, tint }) => [key.slice("frame:".length), TINTS[tint]]),
	);

/* Writes them into a folder; gives for each game its pictures (key to file), its signs
 * and the tints of its frames. */
export async function writePictures(folder) {
	const games = {};
	for (const id of artists()) {
		const pictures = {};
		for (const [key, svg] of await picturesOf(id)) {
			const name = key.replace(/[^a-z0-9_]+/gi, "-");
			const file = `art-${id}-${name}-${hash(svg).slice(0, 8)}.svg`;
			writeFileSync(join(folder, file), svg);
			pictures[key] = file;
		}
		const art = await artOf(id);
		games[id] = { pictures, signs: sprite(art.signs ?? []), tints: tintsOf(art) };
	}
	return games;
}
