/* worker.ts: the engine beside the page, so that nobody waits for it; and its mates, workers of
 * the same file and module, so that it does not wait while a bot thinks. */
import { Engine, type Mate } from "../../front/wasm/engine.mjs";
import { keepRows, keptRows } from "./rows";
import { type Part, Shelf } from "./shelf";
import type { Asking, Telling } from "./talk";

declare const ENGINE: string; // the file, put in by the build

const tell = (telling: Telling) => postMessage(telling);

async function fetched(): Promise<WebAssembly.Module> {
	const answer = await fetch(ENGINE);
	if (!answer.ok) throw new Error(answer.statusText);
	return WebAssembly.compile(await answer.arrayBuffer());
}

/* ---- mates: they think, and know of no table ---- */

const MATE = "mate";
const MOST_MATES = 4;
const places = Math.min(MOST_MATES, navigator.hardwareConcurrency || 1);

function hire(module: WebAssembly.Module): Mate {
	const worker = new Worker(location.href, { name: MATE });
	worker.postMessage(module);
	return {
		work: (errand) =>
			new Promise((done, failed) => {
				worker.onmessage = (e: MessageEvent<Uint8Array>) => done(e.data);
				worker.onerror = failed;
				worker.postMessage(errand);
			}),
		leave: () => worker.terminate(),
	};
}

function beMate(): void {
	let engine: Engine | undefined;
	onmessage = ({ data }: MessageEvent<WebAssembly.Module | Uint8Array>) => {
		if (data instanceof WebAssembly.Module) engine = new Engine(data);
		else if (engine) postMessage(engine.work(data));
	};
}

/* ---- the engine ---- */

/* Other tabs have engines of their own: each tells the others which tables have changed. */
async function started(): Promise<Engine> {
	const others = new BroadcastChannel("ludoteca");
	const [module, shelf] = await Promise.all([fetched(), Shelf.open()]);
	const keep = async (parts: Part[]) => {
		await shelf.keep(parts);
		others.postMessage([...new Set(parts.map((part) => part.table))]);
	};
	const store = {
		keep,
		all: () => shelf.all(),
		of: (table: string) => shelf.of(table),
		append: keepRows,
		recall: keptRows,
	};
	const mates = { places, hire: () => hire(module) };
	const engine = await new Engine(module, store, mates).open();
	others.onmessage = (e) => engine.heard(e.data);
	return engine;
}

const lines = new Map<number, { say(text: string): void; close(): void }>();

function hear(engine: Engine, asking: Asking): void {
	const { n } = asking;
	if ("ask" in asking) {
		const { method, url, body } = asking.ask;
		engine.ask(method, url, body).then((answer) => tell({ n, answer }));
	} else if ("connect" in asking) {
		const line = engine.connect(
			asking.connect,
			(text) => tell({ n, hear: text }),
			(code) => tell({ n, end: code }),
		);
		lines.set(n, line);
	} else if ("say" in asking) {
		lines.get(n)?.say(asking.say);
	} else {
		lines.get(n)?.close();
		lines.delete(n);
	}
}

function beEngine(): void {
	const engine = started();
	engine.catch(() => tell({ failed: true }));
	onmessage = (e: MessageEvent<Asking>) => engine.then((there) => hear(there, e.data));
}

if (self.name === MATE) beMate();
else beEngine();
