interface Part {
	table: string;
	kind: string;
	n: number;
	value: object;
}

interface Store {
	keep(parts: Part[]): Promise<void>;
	all(): Promise<Part[]>;
	of(table: string): Promise<Part[]>;
	append(key: string, text: string): Promise<void>;
	recall(key: string): Promise<string>;
}

export interface Mate {
	work(errand: Uint8Array): Promise<Uint8Array>;
	leave?(): void; // it has failed
}

export class Engine {
	constructor(
		module: WebAssembly.Module,
		store?: Store,
		mates?: { places: number; hire(): Mate } | null,
	);
	work(errand: Uint8Array): Uint8Array;
	open(settings?: { style?: string; thinkMs?: number }): Promise<this>;
	stop(): void;
	heard(tables: string[]): Promise<void>;
	ask(
		method: string,
		url: string,
		body?: string,
	): Promise<{ status: number; text: string; type: string; name: string }>;
	connect(
		hello: { table: string; seat?: number; lang?: string; rev?: number; brief?: boolean },
		hear: (text: string) => void,
		end: (code: number) => void,
	): { say(text: string): void; close(): void };
}
