/* site.mjs: the page as a folder that any web host can serve, without our server: everything is
 * played in the browser.
 *
 *     node site.mjs [FOLDER]        made of web/dist, into build/site where none is named */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");
const to = resolve(process.argv[2] ?? join(here, "../build/site"));
const fail = (words) => {
	console.error(`site: ${words}`);
	process.exit(1);
};

if (!existsSync(join(dist, "index.html"))) fail("there is no web/dist: run 'npm run build' first");
if (!readdirSync(dist).some((name) => name.startsWith("engine-")))
	fail("web/dist has no engine: it was built without clang and wasm-ld");
if (existsSync(to) && readdirSync(to).length && !existsSync(join(to, "index.html")))
	fail(`${to} holds something else`);
rmSync(to, { recursive: true, force: true });
cpSync(dist, to, { recursive: true });

/* It may be served from any folder: no address begins at the root. */
const page = readFileSync(join(dist, "index.html"), "utf8")
	.replace("<html ", "<html data-site ")
	.replaceAll(/(href|src)="\//g, '$1="');
writeFileSync(join(to, "index.html"), page);
console.log(`${to}: ${readdirSync(to).length} files`);
