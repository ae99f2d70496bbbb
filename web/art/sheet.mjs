/* sheet.mjs: a contact sheet of the pictures of a game, large and as small as on a board.
 *
 *     node web/art/sheet.mjs ID OUT.html [WORD]     WORD: only keys that contain it */
import { writeFileSync } from "node:fs";
import { artists, picturesOf } from "./draw.mjs";

const [id, out, word = ""] = process.argv.slice(2);
if (!artists().includes(id) || !out) {
	console.error(`usage: node web/art/sheet.mjs ID OUT.html [WORD]; ID is one of ${artists().join(", ")}`);
	process.exit(2);
}

const uri = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const all = (await picturesOf(id)).filter(([key]) => key.includes(word)
	|| word.split(",").includes(key.split(":")[1]));
const cells = (wide) =>
	all
		.map(([key, svg]) => `<figure><img width="${wide}" src="${uri(svg)}" alt=""><figcaption>${key}</figcaption></figure>`)
		.join("");
const style =
	"body{margin:0;background:#d9c39a;font:11px serif}main{display:flex;flex-wrap:wrap;gap:8px;padding:8px}" +
	"figure{margin:0;text-align:center}img{display:block;background:#cdb893}";
writeFileSync(
	out,
	`<!doctype html><meta charset="utf-8"><title>${id}</title><style>${style}</style><main>${cells(218)}</main><main>${cells(109)}</main>`,
);
console.log(`${out}: ${all.length} pictures`);
