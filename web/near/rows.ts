/* rows.ts: rows of analyses that the engine has worked out, so that one that was stopped goes on
 * where it was, also after the page was closed.  Nothing is lost with them but time. */

const NAME = "ludoteca-rows";
const ROWS = "rows";
const MOST = 60; // analyses; the oldest go

interface Kept {
	key: string;
	text: string;
}

function whole<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((done, failed) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => failed(request.error);
	});
}

let opening: Promise<IDBDatabase> | null = null;

/* Numbered as they come; the first of a key is as old as its analysis. */
function opened(): Promise<IDBDatabase> {
	const request = indexedDB.open(NAME, 1);
	request.onupgradeneeded = () =>
		request.result.createObjectStore(ROWS, { autoIncrement: true }).createIndex("key", "key");
	return whole(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
	opening ??= opened();
	return (await opening).transaction(ROWS, mode).objectStore(ROWS);
}

export async function keptRows(key: string): Promise<string> {
	const kept: Kept[] = await whole((await store("readonly")).index("key").getAll(key));
	return kept.map(({ text }) => text).join("");
}

export async function keepRows(key: string, text: string): Promise<void> {
	const rows = await store("readwrite");
	const isNew = !(await whole(rows.index("key").count(key)));
	rows.add({ key, text });
	if (isNew) await dropOldest(rows);
}

/** One key has many rows; the cursor that looks at each key once finds the oldest of them. */
async function dropOldest(rows: IDBObjectStore): Promise<void> {
	const first: { key: IDBValidKey; n: number }[] = [];
	const each = rows.index("key").openKeyCursor(null, "nextunique");
	for (let at = await whole(each); at; at = await whole(each)) {
		first.push({ key: at.key, n: Number(at.primaryKey) });
		at.continue();
	}
	first.sort((a, b) => a.n - b.n);
	for (const { key } of first.slice(0, Math.max(0, first.length - MOST)))
		for (const n of await whole(rows.index("key").getAllKeys(key))) rows.delete(n);
}
