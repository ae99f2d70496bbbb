/* step.mjs: maps as modules of the page: import { map } from "map:baroque".
 *
 * A map is drawn when something it is made of has changed; else the last one is taken from the
 * cache.  Its two pictures become files of the page, their addresses stand in the module. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { draw } from "./draw.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, "../../../build/art/map");

function contentOf(sources) {
	const own = readdirSync(here).map((name) => join(here, name));
	const hash = createHash("sha256");
	for (const file of [...own, ...sources.map((s) => fileURLToPath(s))].sort())
		hash.update(readFileSync(file));
	return hash.digest("hex").slice(0, 16);
}

/** The folder with the drawn map. */
async function drawn(id) {
	const { sources, spec } = await import(`./${id}.mjs`);
	const folder = join(cache, `${id}-${contentOf(sources)}`);
	if (existsSync(join(folder, "live.json"))) return folder;
	mkdirSync(folder, { recursive: true });
	const { under, over, live } = draw(spec());
	writeFileSync(join(folder, "under.svg"), under);
	writeFileSync(join(folder, "over.svg"), over);
	writeFileSync(join(folder, "live.json"), JSON.stringify(live));
	return folder;
}

export const maps = {
	name: "maps",
	setup(b) {
		b.onResolve({ filter: /^map:/ }, (a) => ({ path: a.path.slice(4), namespace: "map" }));
		b.onLoad({ filter: /.*/, namespace: "map" }, async (a) => ({
			contents: `import under from "./under.svg";
import over from "./over.svg";
import live from "./live.json";
export const map = { ...live, under, over };`,
			resolveDir: await drawn(a.path),
		}));
	},
};
