/* build.mjs: bundles the page into web/dist.
 *
 *     node build.mjs           for the server to embed
 *
 * Icons and boards are found by plugins.mjs, each board's style is a file of its own, rules pages
 * are made from the games' rules.md and rules.it.md, pictures are drawn by art/draw.mjs, fonts are
 * copied.  Names carry a hash, so they can be kept forever. */
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
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
import { puzzlesOf } from "./puzzles.mjs";
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

/* A file of puzzles for each game that has some. */
function writePuzzles() {
	const games = join(here, "../games");
	const from = (id) => join(games, id, "puzzles.md");
	const ids = readdirSync(games).filter((id) => existsSync(from(id)));
	const write = (id) =>
		writeHashed(`puzzles-${id}.json`, puzzlesOf(readFileSync(from(id), "utf8")));
	return Object.fromEntries(ids.map((id) => [id, write(id)]));
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

/* The engine that plays without a server, and the worker it lives in; where there is no compiler
 * for WebAssembly the page has none, and needs a server. */
async function writeNear() {
	const root = join(here, "..");
	const run = (...words) => spawnSync(words[0], words.slice(1), { cwd: root, stdio: "pipe" });
	if (run("clang", "--version").error || run("wasm-ld", "--version").error) {
		console.warn("web: without clang and wasm-ld nothing can be played offline");
		return "";
	}
	const made = [["cmake", "--preset", "wasm"], ["ninja", "-C", "build/wasm", "engine.wasm"]]
		.map((words) => run(...words));
	const failed = made.find((step) => step.status !== 0);
	if (failed) throw new Error(`the engine cannot be built:\n${failed.stdout}${failed.stderr}`);
	const bytes = readFileSync(join(root, "build/wasm/engine.wasm"));
	const engine = hashed("engine.wasm", bytes);
	writeFileSync(join(dist, engine), bytes);
	const { outputFiles } = await build({
		entryPoints: [join(here, "near/worker.ts")],
		outdir: dist,
		bundle: true,
		minify: true,
		target: "es2022",
		entryNames: "near-[hash]",
		define: { ENGINE: JSON.stringify(engine) },
		write: false,
	});
	writeFileSync(outputFiles[0].path, outputFiles[0].contents);
	return basename(outputFiles[0].path);
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
const puzzles = writePuzzles();
const boardStyles = await writeStyles();
const worker = await writeNear();
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
	define: { RULES: JSON.stringify(rules), STYLES: JSON.stringify(boardStyles),
		PUZZLES: JSON.stringify(puzzles), WORKER: JSON.stringify(worker) },
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
/* The page as an app: its name and its sign. */
function writeManifest() {
	const { body } = JSON.parse(
		readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
	).icons["imperial-crown"];
	const crown = body.replace("<path ", '<path transform="translate(92 92) scale(.64)" ');
	const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\
<g transform="scale(1)" stroke="none"><path fill="#2b1a12" d="M0 0h512v512h-512z"/>\
${crown.replaceAll("currentColor", "#e8b84a")}</g></svg>`;
	const icon = hashed("sign.svg", sign);
	writeFileSync(join(dist, icon), sign);
	/* telephones and desktops want dots; the sign fills the middle only, so it may be cut round */
	const dots = [180, 192, 512].map((size) => {
		const bytes = rasterise(sign, size / 512);
		const file = hashed(`sign-${size}.png`, bytes);
		writeFileSync(join(dist, file), bytes);
		return { src: file, sizes: `${size}x${size}`, type: "image/png" };
	});
	const manifest = {
		name: "Ludoteca",
		short_name: "Ludoteca",
		description: "Giochi da tavolo di corte, guerra e denaro.",
		lang: "it",
		start_url: "./",
		scope: "./",
		display: "standalone",
		background_color: "#f3e9d2",
		theme_color: "#2b1a12",
		icons: [
			...dots.flatMap((dot) => ["any", "maskable"].map((purpose) => ({ ...dot, purpose }))),
			{ src: icon, sizes: "any", type: "image/svg+xml", purpose: "any" },
		],
	};
	writeFileSync(join(dist, "manifest.webmanifest"), JSON.stringify(manifest));
	return dots[0].src;
}

const touch = writeManifest();
const html = readFileSync(join(here, "index.html"), "utf8")
	.replace("TOUCH", touch)
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
/* What keeps the page for those without a network: a list of its files, known by its hash. */
async function writeService() {
	const kept = (name) => name !== "index.html" && name !== "sw.js";
	const all = readdirSync(dist).filter(kept).sort();
	const content = JSON.stringify([all, readFileSync(join(dist, "index.html"), "utf8")]);
	const version = createHash("sha256").update(content).digest("hex").slice(0, 8);
	await build({
		entryPoints: [join(here, "near/service.ts")],
		outfile: join(dist, "sw.js"),
		bundle: true,
		minify: true,
		target: "es2022",
		define: {
			VERSION: JSON.stringify(version),
			FIRST: JSON.stringify([...first].filter(kept)),
			ALL: JSON.stringify(all),
		},
	});
}
if (worker) await writeService();

console.log(
	`web/dist: ${readdirSync(dist).length} files, first view ${(sum / 1024).toFixed(0)} KB compressed`,
);
if (sum > 200 * 1024) {
	console.error("The first view must stay under 200 KB.");
	process.exit(1);
}
