/* state.ts: what a view and the catalogue of Verräter hold.  Written by
 * 'ludoteca types verraeter'; ./test types compares. */

export type Phase =
	| "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13"
	| "14";

export type Landscape =
	| "wilderness" | "meadow" | "river" | "woods" | "village" | "town";

export type House =
	| "eagle" | "rose";

export type Card = `${Landscape}.${House}`;

export type Place =
	| "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

export type Border =
	| "1-2" | "2-3" | "3-4" | "4-5" | "5-6" | "6-7" | "7-8" | "8-9" | "9-10" | "10-11"
	| "11-12" | "12-1";

export type Face =
	| "estate" | "office";

export type Action =
	| "traitor" | "diplomat2" | "diplomat5" | "builder" | "strategist" | "farmer";

export type Supply =
	| "2" | "3" | "4" | "5" | "6" | "8";

/** What stands in 'args' of a move. */
export interface MoveArgs {
	start: [number];
	lay: [Card];
	build: [Face, Place];
	turn: [Place];
	pass: [];
	conflict: [Border];
	aside: [Action];
	take: [Action];
	play: [Supply[]];
	discard: [Supply[]];
	draw: [Supply];
}

/** What stands in 'args' of an event. */
export interface EventArgs {
	starts: [];
	laid: [Place, Card];
	round: [number];
	united: [];
	builds: [Face, Place];
	turns: [Face, Place];
	idles: [];
	conflict: [Border];
	handed: [Action[]];
	keeps: [Action];
	plays: [Supply[]];
	shows: [Action];
	switches: [House];
	totals: [number, number];
	wins: [House];
	drawn: [];
	scores: [number];
	earns: [number, Action];
	falls: [Place, House];
	takes: [];
	discards: [Supply[]];
	draws: [Supply];
	reshuffles: [];
	conquest: [House];
	bonus: [number];
	ends: [number];
}

/** What stands in 'args' of a question. */
export interface QuestionArgs {
	start: [];
	lay: [];
	estate: [];
	conflict: [];
	aside: [];
	choose: [];
	play: [];
	build: [];
	surplus: [];
	draw: [];
}

export interface Mine {
	offered: Action[];
	chosen: Action | null;
	hand: Supply[];
	drawn: Supply[];
}

export interface Board {
	round: number;
	phase: Phase;
	start: number;
	strategy: number;
	conflict: Border | null;
	united: number;
	winner: House | null;
	n_deck: number;
	unlaid: Card[];
	land: Record<Place, Landscape | null>;
	owner: Record<Place, House>;
	builder: Record<Place, number | null>;
	face: Record<Place, Face>;
	house: House[];
	shown: (Action | null)[];
	n_hand: number[];
	played: Supply[][];
	discards: Supply[];
	fresh: Supply[];
	known: Supply[][];
	vp: number[];
	rounds: number;
	unbuilt: number[];
	mine?: Mine; // of the seat that looks
}

/** What never changes: the catalogue's own part. */
export type Printed = {
	landscape: Record<Landscape, {
		cp: number;
		pays: {
			vp: number;
			proposed: boolean;
		}[];
	}>;
	action: Record<Action, {
		cp: number;
		vp: number;
		text: string;
		by_option?: {
			option: string;
			value: string;
			text: string;
		}[];
	}>;
};
