/* iterations.ts: how quickly bots think in the browser, beside the program on the same machine.
 *
 *     npm --prefix web run bench -- -g iterations
 *
 * The same decisions of the same games, one after the other, by time of the processor: of the
 * program, and of the whole process that draws the page, with what it compiles meanwhile.  ITERATIONS
 * and DECISIONS make it longer. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { games, program } from "./server";

const STYLE = `hard:iterations=${process.env.ITERATIONS ?? 2000}`;
const DECISIONS = Number(process.env.DECISIONS ?? 40);

/* In a page: the module alone; most of its compiling comes while it runs. */
async function load(bytes: string) {
	const code = Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0));
	(globalThis as any).engine = await WebAssembly.compile(code);
}

/* There: what one game's bots decide. */
function walkIn({ game, style, decisions }: Walk) {
	const module = (globalThis as any).engine;
	const nothing = () => {};
	const now = () => performance.now();
	const errands: { number: number; bytes: Uint8Array }[] = [];
	let found = new Uint8Array();
	const copy = (at: number, n: number) => new Uint8Array(door.memory.buffer, at, n).slice();
	const outside = { now, random: nothing, send: nothing, close: nothing, answer: nothing };
	const imports = {
		outside: {
			...outside,
			keep: nothing,
			soon: nothing,
			recall: nothing,
			append: nothing,
			hand: (number: number, at: number, n: number) =>
				errands.push({ number, bytes: copy(at, n) }),
			found: (at: number, n: number) => {
				found = copy(at, n);
			},
		},
	};
	const door = new WebAssembly.Instance(module, imports).exports as any;
	const word = (at: number) => {
		const memory = new Uint8Array(door.memory.buffer, at, 64);
		return new TextDecoder().decode(memory.subarray(0, memory.indexOf(0)));
	};
	const n = Array.from({ length: door.n_games() }, (_, i) => i);
	const which = n.find((i) => word(door.id(i)) === game)!;
	const text = new TextEncoder().encode(`${style}\0`);
	const put = (bytes: Uint8Array): number => {
		const at = door.space(bytes.length);
		new Uint8Array(door.memory.buffer).set(bytes, at);
		return at;
	};
	const give = (bytes: Uint8Array, call: (at: number, n: number) => void) => {
		const at = put(bytes);
		call(at, bytes.length);
		door.free(at);
	};
	/* what the engine does without mates (engine.mjs), without waiting between two errands */
	give(text, (at) => door.walk(which, at, decisions));
	while (door.walks()) {
		const errand = errands.shift();
		if (errand) {
			give(errand.bytes, (at, n) => door.work(at, n));
			give(found, (at, n) => door.heard(errand.number, at, n));
		}
		door.turn();
	}
	const hash = BigInt.asUintN(64, door.walked());
	return { hash: hash.toString(16).padStart(16, "0"), iterations: door.iterations() as number };
}

interface Walk {
	game: string;
	style: string;
	decisions: number;
}

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const engine = readdirSync(dist).find((name) => /^engine-.*wasm$/.test(name));
const walk = join(dirname(program), "walk");

test("iterations a second", async ({ page }) => {
	const bytes = readFileSync(join(dist, engine!)).toString("base64");
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Performance.enable");
	const spent = async () => {
		const { metrics } = await devtools.send("Performance.getMetrics");
		return metrics.find((m) => m.name === "ProcessTime")!.value;
	};
	await page.evaluate(load, bytes);
	for (const { id: game } of games) {
		const words = execFileSync(walk, [STYLE, String(DECISIONS), game]).toString().split(" ");
		const [, hash, iterations, seconds] = words;
		const native = Number(iterations) / Number(seconds);
		const before = await spent();
		const near = await page.evaluate(walkIn, { game, style: STYLE, decisions: DECISIONS });
		const here = near.iterations / ((await spent()) - before);
		expect(near.hash, "it decides the same").toBe(hash);
		const share = Math.round((100 * here) / native);
		console.log(`${game}: ${here.toFixed(0)} in Chromium, ${native.toFixed(0)} natively: ${share} %`);
	}
});
