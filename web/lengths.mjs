/* lengths.mjs: functions of the page fit a screen, lines fit 100 columns.
 *
 *     node lengths.mjs [FOLDER]     names those of web/ (or of a copy) that do not
 *
 * Words and drawings stand in one row however long it is: strings are not counted, and the rows of
 * pictures (art/ID.mjs) are tables. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = process.argv[2] ?? here;
const LINES = 40;
const COLUMNS = 100;
const TAB = 4;

const files = ["app", "kit", "boards", "art/engraving", "art/scenes"].flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true })
		.filter((name) => /\.(tsx?|mjs)$/.test(name))
		.map((name) => join(root, folder, name)),
);

const isFunction = (node) =>
	ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isArrowFunction(node);

function longFunctions(source) {
	const found = [];
	const visit = (node) => {
		if (isFunction(node)) {
			const line = (at) => source.getLineAndCharacterOfPosition(at).line;
			const from = line(node.getStart());
			const lines = line(node.end) - from + 1;
			if (lines > LINES) found.push([from + 1, `a function of ${lines} lines`]);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

function wideLines(text) {
	return text
		.split("\n")
		.map((line) => line.replace(/\t/g, " ".repeat(TAB)))
		.map((line) => line.replace(/"[^"]*"|`[^`]*`/g, ""))
		.map((line, i) => [i + 1, `${line.length} columns`, line.length])
		.filter(([, , columns]) => columns > COLUMNS);
}

let wrong = 0;
for (const file of files) {
	const text = readFileSync(file, "utf8");
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	for (const [line, what] of [...longFunctions(source), ...wideLines(text)]) {
		console.log(`${relative(root, file)}:${line}: ${what}`);
		wrong++;
	}
}
process.exit(wrong ? 1 : 0);
