/* build.mjs: bundles the page into web/dist.
 *
 *     node build.mjs           for the server to embed
 *
 * Icons and boards are found by plugins.mjs, each board's style is a file of its own, rules pages
 * are made from the games' rules.md and rules.it.md, pictures are drawn by art/draw.mjs, fonts are
 * copied.  Names carry a hash, so they can be kept forever. */
import { build } from "esbuild";
import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { writePictures } from "./art/draw.mjs";
import { rasterise } from "./art/engraving/raster.mjs";
import { maps } from "./art/map/step.mjs";
import { art, boards, coversOf, icons, previewsOf, styles } from "./plugins.mjs";
import { rulesPage, translatedPage } from "./rules.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");
function hashed(name, text) {
	const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
	return name.replace(/(\.\w+)$/, `-${hash}$1`);
}

function writeHashed(name, content) {
	const text = JSON.stringify(content);
	const file = hashed(name, text);
	writeFileSync(join(dist, file), text);
	return file;
}

/* A file of rules for each game and language, and the list of them for the page. */
function writeRules() {
	const games = join(here, "../games");
	const list = {};
	for (const id of readdirSync(games)) {
		const from = join(games, id, "rules.md");
		if (!existsSync(from)) continue;
		const en = rulesPage(readFileSync(from, "utf8"));
		const italian = readFileSync(join(games, id, "rules.it.md"), "utf8");
		const it = translatedPage(`games/${id}/rules.it.md`, italian, en);
		list[id] = {
			en: writeHashed(`rules-${id}.json`, en),
			it: writeHashed(`rules-${id}.it.json`, it),
		};
	}
	return list;
}

const assets = { ".woff2": "file", ".svg": "file" };

/* The style of each board, fetched when a table of the game is opened. */
async function writeStyles() {
	const { metafile } = await build({
		entryPoints: styles,
		outdir: dist,
		bundle: true,
		minify: true,
		entryNames: "board-[name]-[hash]",
		assetNames: "[name]-[hash]",
		loader: assets,
		metafile: true,
	});
	const list = {};
	for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
		if (entryPoint) list[basename(entryPoint, ".css")] = basename(path);
	}
	return list;
}

/* What a link to a table shows where it is pasted; by a plain name, for the server says it. */
function writePreviews(games) {
	for (const [id, drawing] of Object.entries(previewsOf(games))) {
		const svg = readFileSync(join(dist, drawing), "utf8");
		writeFileSync(join(dist, `preview-${id}.png`), rasterise(svg, 2));
	}
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const rules = writeRules();
const boardStyles = await writeStyles();
const games = await writePictures(dist);
writePreviews(games);
const result = await build({
	entryPoints: { app: join(here, "app/main.tsx") },
	outdir: dist,
	bundle: true,
	minify: true,
	splitting: true,
	format: "esm",
	target: "es2022",
	jsx: "automatic",
	jsxImportSource: "preact",
	plugins: [icons, boards, art(games), maps],
	loader: assets,
	entryNames: "[name]-[hash]",
	chunkNames: "part-[hash]",
	assetNames: "[name]-[hash]",
	define: { RULES: JSON.stringify(rules), STYLES: JSON.stringify(boardStyles) },
	metafile: true,
	legalComments: "none",
});

const names = readdirSync(dist);
const find = (start, end) => names.find((n) => n.startsWith(start) && n.endsWith(end));
const script = find("app-", ".js");
const style = find("app-", ".css");
/* The faces of the first view: fetched together with the script, not after it. */
const faces = names.filter((n) => /-latin-(400|600)-normal-.*woff2$/.test(n));
const preload = (name) =>
	`<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`;
const html = readFileSync(join(here, "index.html"), "utf8")
	.replace("SCRIPT", script)
	.replace("STYLE", style)
	.replace("FACES", faces.map(preload).join("\n"));
writeFileSync(join(dist, "index.html"), html);

/* What a browser gets before anything can be seen: page, style, script and what the script
 * imports at once, the faces of the first view and the pictures of the games. */
const outputs = Object.entries(result.metafile.outputs);
const first = new Set(["index.html", style]);
function follow(name) {
	if (first.has(name)) return;
	first.add(name);
	const out = outputs.find(([path]) => path.endsWith(`/${name}`))?.[1];
	for (const i of out?.imports ?? [])
		if (i.kind === "import-statement") follow(i.path.split("/").pop());
}
follow(script);
for (const n of [...faces, ...Object.values(coversOf(games))]) first.add(n);
let sum = 0;
for (const n of first) {
	const bytes = readFileSync(join(dist, n));
	sum += n.endsWith("woff2") ? bytes.length : gzipSync(bytes).length;
}
console.log(
	`web/dist: ${readdirSync(dist).length} files, first view ${(sum / 1024).toFixed(0)} KB compressed`,
);
if (sum > 200 * 1024) {
	console.error("The first view must stay under 200 KB.");
	process.exit(1);
}
