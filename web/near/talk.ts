/* talk.ts: what the page and the worker with the engine say to each other. */

export interface Hello {
	table: string;
	seat: number;
	lang: string;
	rev: number;
	brief: boolean;
}

/** From the page; 'n' is its number for a request or a connection. */
export type Asking =
	| { n: number; ask: { method: string; url: string; body: string } }
	| { n: number; connect: Hello }
	| { n: number; say: string }
	| { n: number; leave: true };

export interface Answer {
	status: number;
	text: string;
	type: string;
	name: string; // as a header would say it: "attachment; ..."
}

/** To the page. */
export type Telling =
	| { n: number; answer: Answer }
	| { n: number; hear: string }
	| { n: number; end: number }
	| { failed: true }; // the engine could not be fetched
