/* state.ts: what a view and the catalogue of In the Shadow of the Emperor hold.  Written by
 * 'ludoteca types emperor'; ./test types compares. */

export type Province =
	| "trier" | "koln" | "mainz" | "rhein" | "sachsen" | "brandenburg" | "bohmen";

export type Card =
	| "rival" | "medicine" | "move" | "pope" | "influence" | "exclusion" | "don"
	| "immigration" | "city" | "promotion" | "bride" | "knight" | "grey";

export type Rank =
	| "baron15" | "baron25" | "baron35" | "baron45" | "couple15" | "couple25" | "couple35"
	| "couple45";

export type Noble = `${number}.${Rank}`;

export type Place =
	| "trier" | "koln" | "mainz" | "rhein" | "sachsen" | "brandenburg" | "bohmen"
	| "trier.seat" | "koln.seat" | "mainz.seat" | "rhein.seat" | "sachsen.seat"
	| "brandenburg.seat" | "bohmen.seat" | "throne";

export type Space =
	| "noble" | "castle";

export type Side =
	| "baron" | "couple";

export type Ballot =
	| "for" | "against";

export type Phase =
	| "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";

export type Cause =
	| "mainz" | "city" | "don" | "daughter" | "vote" | "seat" | "throne";

/** What stands in 'args' of a move. */
export interface MoveArgs {
	remove: [Province];
	first: [number];
	found: [Province];
	shift: [Province, Province];
	rule: [Province];
	settle: [Province];
	push: [Province, number];
	station: [Province, Space];
	crown: [Place, Rank];
	offer: [Place, number, Rank];
	accept: [];
	refuse: [];
	buy: [Card];
	use: [Province];
	recruit: [];
	ride: [Province, Space];
	pass: [];
	younger: [Place, Rank];
	older: [Place, number, Rank];
	leave: [Province, Rank];
	enter: [Side];
	build: [Province];
	promote: [Province];
	wed: [Place, Rank];
	forgo: [];
	lurk: [Province];
	appoint: [number];
	enthrone: [Rank];
	name: [Province];
	vote: [Ballot];
	drive: [Province, Space, number];
	marry: [Place, number, Rank];
}

/** What stands in 'args' of an event. */
export interface EventArgs {
	removed: [Province];
	reigns: [];
	founds: [Province];
	shifts: [Province, Province];
	sits: [Province, Rank];
	settles: [Province, Rank];
	stations: [Province, Space];
	mounts: [Province, Space];
	drives: [Province, Space, number];
	pushed: [Province];
	begins: [number];
	earns: [number, number];
	ages: [];
	die: [number];
	elector_dies: [Province];
	emperor_dies: [];
	crowns: [Place, Rank];
	falls_back: [];
	fades: [Province];
	son: [number, number];
	no_son: [number, number];
	daughter: [number, number];
	offers: [number, Place, Rank];
	weds: [Place, Rank];
	refuses: [number];
	convent: [number, number];
	scores: [number, Cause];
	buys: [Card, number];
	uses: [Province];
	passes: [];
	rejuvenates: [Place, Rank];
	weakens: [Place, Rank];
	perishes: [Place, Rank];
	leaves: [Province, Rank];
	enters: [Side, number];
	builds: [Province];
	promotes: [Province];
	forgoes: [];
	lurks: [Province];
	ties: [Province, number];
	appoints: [Province];
	elector: [Province, Rank];
	steps_down: [Province, Rank];
	goes_home: [Place, Rank];
	vacant: [Province];
	calls: [number];
	names: [Province, Card];
	pledges: [Ballot];
	votes: [Ballot, number];
	result: [number, number];
	stays: [];
	elected: [];
	retires: [Province];
	reward: [number, number];
	turns_up: [number];
	ends: [];
}

/** What stands in 'args' of a question. */
export interface QuestionArgs {
	remove: [];
	first: [];
	found: [number];
	ruler: [];
	family: [Rank];
	guard: [];
	heir: [];
	son: [];
	daughter: [];
	suitor: [number, Place, Rank];
	action: [];
	station: [];
	ride: [Province, Space, number];
	medicine: [number, number];
	move: [];
	move_to: [Province, Rank];
	immigration: [];
	settle: [Rank, number];
	city: [];
	promotion: [];
	bride: [];
	trier: [];
	shadow: [];
	tie: [Province];
	elector: [Province];
	step_down: [Province];
	influence: [];
	exclusion: [];
	vote: [];
	retire: [];
}

export interface Mine {
	vote: Ballot | null;
	pile: number;
}

export interface Board {
	round: number;
	phase: Phase;
	emperor: number;
	removed: Province[];
	passed: number[];
	used: Province[];
	throne: Noble | null;
	deposed: Noble | null;
	influenced: Province | null;
	excluded: Province | null;
	face_down: number;
	elector: Record<Province, Noble | null>;
	last: Record<Province, number | null>;
	eminence: Record<Province, number | null>;
	imperial: Record<Province, number>;
	nobles: Record<Province, Noble[]>;
	knights: Record<Province, number[]>;
	castles: Record<Province, number[]>;
	cities: Record<Province, number[]>;
	cards: Card[][];
	lent: (Card | null)[];
	thalers: number[];
	chip: number[];
	points: number[];
	influence: Record<Province, number[]>;
	leaders: Record<Province, number[]>;
	votes: number[];
	income: number[];
	nobles_left: number[];
	knights_left: number[];
	cities_left: number[];
	imperial_left: number;
	cards_left: Record<Card, number>;
	challenger: number | null;
	mine?: Mine; // of the seat that looks
}

/** What never changes: the catalogue's own part. */
export type Printed = {
	card: Record<Card, {
		text: string;
		n: number;
		cost: number;
		phase: string;
		phase_proposed: boolean;
		colour: string;
		proposed: boolean;
	}>;
	province: Record<Province, {
		text: string;
		phase: string;
		religious: boolean;
		votes: number;
		noble_spaces: number;
		castle_spaces: number;
		city_spaces: number;
		proposed: boolean;
	}>;
	track: {
		points: number;
		thalers: number;
		city: boolean;
	}[];
};
