/* worker.ts: the engine beside the page, so that nobody waits while a bot thinks. */
import { Engine } from "../../front/wasm/engine.mjs";
import { type Part, Shelf } from "./shelf";
import type { Asking, Telling } from "./talk";

declare const ENGINE: string; // the file, put in by the build

const tell = (telling: Telling) => postMessage(telling);

async function fetched(): Promise<WebAssembly.Module> {
	const answer = await fetch(ENGINE);
	if (!answer.ok) throw new Error(answer.statusText);
	return WebAssembly.compile(await answer.arrayBuffer());
}

/* Other tabs have engines of their own: each tells the others which tables have changed. */
const others = new BroadcastChannel("ludoteca");

async function started(): Promise<Engine> {
	const [module, shelf] = await Promise.all([fetched(), Shelf.open()]);
	const keep = async (parts: Part[]) => {
		await shelf.keep(parts);
		others.postMessage([...new Set(parts.map((part) => part.table))]);
	};
	const store = { keep, all: () => shelf.all(), of: (table: string) => shelf.of(table) };
	const engine = await new Engine(module, store).open();
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

const engine = started();
engine.catch(() => tell({ failed: true }));
onmessage = (e: MessageEvent<Asking>) => engine.then((there) => hear(there, e.data));
