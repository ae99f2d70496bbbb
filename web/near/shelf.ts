/* shelf.ts: where tables of this browser are kept: parts of them in IndexedDB.
 *
 * Another tab may play at the same table: an entry that is there already is not overwritten,
 * it makes the whole change fail, and the engine reads again what is true. */

export interface Part {
	table: string;
	kind: string; // "row", "entry", "line", "note", "person"; "gone": the table is
	n: number;
	value: object;
}

const NAME = "ludoteca";
const PARTS = "parts";

function whole<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((done, failed) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => failed(request.error);
	});
}

function opened(): Promise<IDBDatabase> {
	const request = indexedDB.open(NAME, 1);
	request.onupgradeneeded = () =>
		request.result.createObjectStore(PARTS, { keyPath: ["table", "kind", "n"] });
	return whole(request);
}

const partsOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

function put(store: IDBObjectStore, part: Part): void {
	if (part.kind === "gone") store.delete(partsOf(part.table));
	else if (part.kind === "entry") store.add(part);
	else store.put(part);
}

export class Shelf {
	private constructor(private db: IDBDatabase) {}

	static async open(): Promise<Shelf> {
		return new Shelf(await opened());
	}

	/** Done when they are on the disk. */
	keep(parts: Part[]): Promise<void> {
		return new Promise((done, failed) => {
			const change = this.db.transaction(PARTS, "readwrite", { durability: "strict" });
			change.oncomplete = () => done();
			change.onabort = () => failed(change.error);
			for (const part of parts) put(change.objectStore(PARTS), part);
		});
	}

	all(): Promise<Part[]> {
		return whole(this.db.transaction(PARTS).objectStore(PARTS).getAll());
	}

	of(table: string): Promise<Part[]> {
		return whole(this.db.transaction(PARTS).objectStore(PARTS).getAll(partsOf(table)));
	}
}
