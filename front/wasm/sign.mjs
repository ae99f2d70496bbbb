// sign.mjs: the fingerprints of the WebAssembly module, to lay beside the native ones.
//
//     node sign.mjs MODULE GAMES [--play] [ID]...
//
// One line per game, as `ludoteca sign` writes it, or `ludoteca sign --play`.
import { readFileSync } from "node:fs";

const byPlay = process.argv.includes("--play");
const [path, count, ...only] = process.argv.slice(2).filter((word) => word !== "--play");
const module = new WebAssembly.Module(readFileSync(path));
const open = WebAssembly.Module.imports(module);
if (open.length > 0) {
	console.error(`the module asks for something from outside: ${open.map((x) => x.name)}`);
	process.exit(1);
}
const { memory, n_games, id, sign, sign_play } = new WebAssembly.Instance(module).exports;

function text(at) {
	const bytes = new Uint8Array(memory.buffer, at);
	return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

for (let i = 0; i < n_games(); i++) {
	const name = text(id(i));
	if (only.length > 0 && !only.includes(name)) continue;
	const print = BigInt.asUintN(64, (byPlay ? sign_play : sign)(i, Number(count)));
	console.log(`${name} ${print.toString(16).padStart(16, "0")}`);
}
