/* near.ts: the server that this browser has in itself (near/worker.ts, front/wasm), for tables
 * that need no network.  It is asked as the one far away is: by requests and by a socket. */
import type { Answer, Asking, Hello, Telling } from "../near/talk";
import { remember, remembered } from "./context";

declare const WORKER: string; // the file, put in by the build; "": there is none

/** Is this page served as files only, without a server behind it? */
export const isSite = document.documentElement.hasAttribute("data-site");

export const hasNear = WORKER !== "";

/** The tables made here have ids that no server gives. */
export const isNear = (table: string): boolean => isSite || table.startsWith("l");

/** Has anybody played here?  If not, the engine need not be fetched to look for tables. */
export const nearIsUsed = (): boolean => hasNear && (isSite || remembered("near") === "1");

let worker: Worker | null = null;
let serial = 0;
const answers = new Map<number, (answer: Answer | null) => void>();
const sockets = new Map<number, NearSocket>();

/** What cannot be fetched now may be there later: whoever asks then tries again. */
function fail(): void {
	worker?.terminate();
	worker = null;
	for (const answer of answers.values()) answer(null);
	answers.clear();
	for (const socket of [...sockets.values()]) socket.ends(1006);
}

function hear({ data }: MessageEvent<Telling>): void {
	if ("failed" in data) return fail();
	if ("answer" in data) {
		answers.get(data.n)?.(data.answer);
		answers.delete(data.n);
	} else if ("hear" in data) {
		sockets.get(data.n)?.onmessage?.({ data: data.hear });
	} else {
		sockets.get(data.n)?.ends(data.end);
	}
}

function tell(asking: Asking): void {
	if (!worker) {
		worker = new Worker(WORKER);
		worker.onmessage = hear;
		worker.onerror = fail;
	}
	worker.postMessage(asking);
}

/** Null if the engine is not to be had. */
export function askNear(method: string, url: string, body = ""): Promise<Answer | null> {
	const n = ++serial;
	return new Promise((resolve) => {
		answers.set(n, resolve);
		tell({ n, ask: { method, url, body } });
	});
}

/** A table was made here: the browser is asked to keep it, and the page to work unconnected. */
export function useNearFromNow(): void {
	if (remembered("near") === "1") return;
	remember("near", "1");
	navigator.storage?.persist?.().catch(() => {});
	navigator.serviceWorker?.ready.then((r) => r.active?.postMessage("all"));
}

/** As a WebSocket, as far as a table needs one. */
export class NearSocket {
	readyState: number = WebSocket.OPEN;
	onmessage: ((e: { data: string }) => void) | null = null;
	onclose: ((e: { code: number }) => void) | null = null;
	private readonly n = ++serial;

	constructor(query: string) {
		const asked = new URLSearchParams(query);
		const number = (key: string) => Number(asked.get(key) ?? -1);
		const hello: Hello = {
			table: asked.get("table") ?? "",
			seat: number("seat"),
			lang: asked.get("lang") ?? "en",
			rev: number("rev"),
			brief: asked.get("brief") === "1",
		};
		sockets.set(this.n, this);
		tell({ n: this.n, connect: hello });
	}

	send(text: string): void {
		tell({ n: this.n, say: text });
	}

	close(): void {
		tell({ n: this.n, leave: true });
	}

	ends(code: number): void {
		sockets.delete(this.n);
		this.readyState = WebSocket.CLOSED;
		this.onclose?.({ code });
	}
}
