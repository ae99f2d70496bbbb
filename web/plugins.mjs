/* plugins.mjs: what the page imports that is no file: icons, pictures, and the folders of
 * boards/. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { covers, previews } from "./boards/covers.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const iconSet = JSON.parse(
	readFileSync(join(here, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"),
);

/* import crown from "icon:crown": the d of its one path, in a box of 512. */
export const icons = {
	name: "icons",
	setup(b) {
		b.onResolve({ filter: /^icon:/ }, (a) => ({
			path: a.path.slice(5),
			namespace: "icon",
		}));
		b.onLoad({ filter: /.*/, namespace: "icon" }, (a) => {
			const icon = iconSet.icons[a.path];
			if (!icon) return { errors: [{ text: `no icon is called ${a.path}` }] };
			const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
			return { contents: `export default ${JSON.stringify(paths.join(""))}` };
		});
	},
};

const isThere = (id, file) => existsSync(join(here, "boards", id, file));

const folders = readdirSync(join(here, "boards")).filter((id) => isThere(id, "index.ts"));

/* The styles of boards, each fetched with its board, and of the stage they stand on: paths by
 * id. */
export const styles = {
	stage: join(here, "style/stage.css"),
	study: join(here, "style/study.css"),
	...Object.fromEntries(
		folders
			.filter((id) => isThere(id, `${id}.css`))
			.map((id) => [id, join(here, "boards", id, `${id}.css`)]),
	),
};

/* A folder that has index.ts draws a board; it may have a style, and for the lobby the colours
 * of its seats. */
function boardLines(id) {
	const has = (file) => isThere(id, file);
	return {
		design: `${id}: () => import("./boards/${id}").then((m) => m.design),`,
		colours: has("seats.css") ? `import "./boards/${id}/seats.css";` : "",
	};
}

const foldersWith = (file) =>
	readdirSync(join(here, "boards")).filter((id) => isThere(id, file));

/* What is written about a game, and its pictures (art/ID.mjs), fetched when they are wanted. */
function furtherLines() {
	const overview = (id) =>
		`${id}: () => import("./boards/${id}/overview").then((m) => m.overview),`;
	const pictures = (id) => `${id}: () => import("art:${id}").then((m) => m.pictures),`;
	const drawn = existsSync(join(here, "art"))
		? foldersWith("").filter((id) => existsSync(join(here, "art", `${id}.mjs`)))
		: [];
	return `export const overviews = {\n${foldersWith("overview.ts").map(overview).join("\n")}\n};
export const pictures = {\n${drawn.map(pictures).join("\n")}\n};`;
}

/* import { designs, overviews, pictures } from "boards:all" */
export const boards = {
	name: "boards",
	setup(b) {
		b.onResolve({ filter: /^boards:all$/ }, (a) => ({ path: a.path, namespace: "boards" }));
		b.onLoad({ filter: /.*/, namespace: "boards" }, () => {
			const all = folders.map(boardLines);
			const of = (part) => all.map((lines) => lines[part]).join("\n");
			return {
				contents: `${of("colours")}
export const designs = {\n${of("design")}\n};
${furtherLines()}`,
				resolveDir: here,
			};
		});
	},
};

/* The pictures that stand for games in the lobby, as addresses by id. */
const addresses = (chosen) => (games) =>
	Object.fromEntries(
		Object.entries(chosen)
			.map(([id, key]) => [id, games[id]?.pictures[key] ?? games.lobby?.pictures[key]])
			.filter(([, address]) => address),
	);
export const coversOf = addresses(covers);
export const previewsOf = addresses(previews);

/* import { covers } from "art:covers", and
 * import { pictures, signs, tints } from "art:lorenzo": what art/draw.mjs has written; a game
 * without pictures has none. */
export const art = (games) => ({
	name: "art",
	setup(b) {
		b.onResolve({ filter: /^art:/ }, (a) => ({ path: a.path.slice(4), namespace: "art" }));
		b.onLoad({ filter: /.*/, namespace: "art" }, (a) => {
			if (a.path === "covers")
				return { contents: `export const covers = ${JSON.stringify(coversOf(games))};` };
			const { pictures = {}, signs = "", tints = {} } = games[a.path] ?? {};
			return {
				contents: `export const pictures = ${JSON.stringify(pictures)};
export const signs = ${JSON.stringify(signs)};
export const tints = ${JSON.stringify(tints)};`,
			};
		});
	},
});
