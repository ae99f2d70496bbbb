/* cache.ts: analyses that were made in this browser, so that none is made twice. */
import type { Told } from "./told";

const NAME = "ludoteca-study";
const STORE = "told";
const MOST = 60; // analyses; the oldest go

const whole = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((done, failed) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => failed(request.error);
	});

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
	const request = indexedDB.open(NAME, 1);
	request.onupgradeneeded = () => {
		const made = request.result.createObjectStore(STORE, { keyPath: "key" });
		made.createIndex("at", "at");
	};
	return (await whole(request)).transaction(STORE, mode).objectStore(STORE);
}

/** Null where there is none, and in a browser that keeps nothing. */
export async function recall(key: string): Promise<Told | null> {
	try {
		return (await whole((await store("readonly")).get(key)))?.told ?? null;
	} catch {
		return null;
	}
}

export async function keepTold(key: string, told: Told): Promise<void> {
	try {
		const to = await store("readwrite");
		to.put({ key, told, at: Date.now() });
		const keys = await whole(to.index("at").getAllKeys());
		for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) to.delete(old);
	} catch {
		/* it is only quicker with it */
	}
}
