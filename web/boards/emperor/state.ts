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

export type Noble =
	| "0.baron15" | "0.baron25" | "0.baron35" | "0.baron45" | "0.couple15" | "0.couple25"
	| "0.couple35" | "0.couple45" | "1.baron15" | "1.baron25" | "1.baron35" | "1.baron45"
	| "1.couple15" | "1.couple25" | "1.couple35" | "1.couple45" | "2.baron15" | "2.baron25"
	| "2.baron35" | "2.baron45" | "2.couple15" | "2.couple25" | "2.couple35" | "2.couple45"
	| "3.baron15" | "3.baron25" | "3.baron35" | "3.baron45" | "3.couple15" | "3.couple25"
	| "3.couple35" | "3.couple45";

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

export type Cause =
	| "mainz" | "city" | "don" | "daughter" | "vote";

export type Suit =
	| "0.trier.baron15" | "0.trier.baron25" | "0.trier.baron35" | "0.trier.baron45"
	| "0.trier.couple15" | "0.trier.couple25" | "0.trier.couple35" | "0.trier.couple45"
	| "0.koln.baron15" | "0.koln.baron25" | "0.koln.baron35" | "0.koln.baron45"
	| "0.koln.couple15" | "0.koln.couple25" | "0.koln.couple35" | "0.koln.couple45"
	| "0.mainz.baron15" | "0.mainz.baron25" | "0.mainz.baron35" | "0.mainz.baron45"
	| "0.mainz.couple15" | "0.mainz.couple25" | "0.mainz.couple35" | "0.mainz.couple45"
	| "0.rhein.baron15" | "0.rhein.baron25" | "0.rhein.baron35" | "0.rhein.baron45"
	| "0.rhein.couple15" | "0.rhein.couple25" | "0.rhein.couple35" | "0.rhein.couple45"
	| "0.sachsen.baron15" | "0.sachsen.baron25" | "0.sachsen.baron35" | "0.sachsen.baron45"
	| "0.sachsen.couple15" | "0.sachsen.couple25" | "0.sachsen.couple35"
	| "0.sachsen.couple45" | "0.brandenburg.baron15" | "0.brandenburg.baron25"
	| "0.brandenburg.baron35" | "0.brandenburg.baron45" | "0.brandenburg.couple15"
	| "0.brandenburg.couple25" | "0.brandenburg.couple35" | "0.brandenburg.couple45"
	| "0.bohmen.baron15" | "0.bohmen.baron25" | "0.bohmen.baron35" | "0.bohmen.baron45"
	| "0.bohmen.couple15" | "0.bohmen.couple25" | "0.bohmen.couple35" | "0.bohmen.couple45"
	| "0.trier.seat.baron15" | "0.trier.seat.baron25" | "0.trier.seat.baron35"
	| "0.trier.seat.baron45" | "0.trier.seat.couple15" | "0.trier.seat.couple25"
	| "0.trier.seat.couple35" | "0.trier.seat.couple45" | "0.koln.seat.baron15"
	| "0.koln.seat.baron25" | "0.koln.seat.baron35" | "0.koln.seat.baron45"
	| "0.koln.seat.couple15" | "0.koln.seat.couple25" | "0.koln.seat.couple35"
	| "0.koln.seat.couple45" | "0.mainz.seat.baron15" | "0.mainz.seat.baron25"
	| "0.mainz.seat.baron35" | "0.mainz.seat.baron45" | "0.mainz.seat.couple15"
	| "0.mainz.seat.couple25" | "0.mainz.seat.couple35" | "0.mainz.seat.couple45"
	| "0.rhein.seat.baron15" | "0.rhein.seat.baron25" | "0.rhein.seat.baron35"
	| "0.rhein.seat.baron45" | "0.rhein.seat.couple15" | "0.rhein.seat.couple25"
	| "0.rhein.seat.couple35" | "0.rhein.seat.couple45" | "0.sachsen.seat.baron15"
	| "0.sachsen.seat.baron25" | "0.sachsen.seat.baron35" | "0.sachsen.seat.baron45"
	| "0.sachsen.seat.couple15" | "0.sachsen.seat.couple25" | "0.sachsen.seat.couple35"
	| "0.sachsen.seat.couple45" | "0.brandenburg.seat.baron15" | "0.brandenburg.seat.baron25"
	| "0.brandenburg.seat.baron35" | "0.brandenburg.seat.baron45"
	| "0.brandenburg.seat.couple15" | "0.brandenburg.seat.couple25"
	| "0.brandenburg.seat.couple35" | "0.brandenburg.seat.couple45" | "0.bohmen.seat.baron15"
	| "0.bohmen.seat.baron25" | "0.bohmen.seat.baron35" | "0.bohmen.seat.baron45"
	| "0.bohmen.seat.couple15" | "0.bohmen.seat.couple25" | "0.bohmen.seat.couple35"
	| "0.bohmen.seat.couple45" | "0.throne.baron15" | "0.throne.baron25" | "0.throne.baron35"
	| "0.throne.baron45" | "0.throne.couple15" | "0.throne.couple25" | "0.throne.couple35"
	| "0.throne.couple45" | "1.trier.baron15" | "1.trier.baron25" | "1.trier.baron35"
	| "1.trier.baron45" | "1.trier.couple15" | "1.trier.couple25" | "1.trier.couple35"
	| "1.trier.couple45" | "1.koln.baron15" | "1.koln.baron25" | "1.koln.baron35"
	| "1.koln.baron45" | "1.koln.couple15" | "1.koln.couple25" | "1.koln.couple35"
	| "1.koln.couple45" | "1.mainz.baron15" | "1.mainz.baron25" | "1.mainz.baron35"
	| "1.mainz.baron45" | "1.mainz.couple15" | "1.mainz.couple25" | "1.mainz.couple35"
	| "1.mainz.couple45" | "1.rhein.baron15" | "1.rhein.baron25" | "1.rhein.baron35"
	| "1.rhein.baron45" | "1.rhein.couple15" | "1.rhein.couple25" | "1.rhein.couple35"
	| "1.rhein.couple45" | "1.sachsen.baron15" | "1.sachsen.baron25" | "1.sachsen.baron35"
	| "1.sachsen.baron45" | "1.sachsen.couple15" | "1.sachsen.couple25" | "1.sachsen.couple35"
	| "1.sachsen.couple45" | "1.brandenburg.baron15" | "1.brandenburg.baron25"
	| "1.brandenburg.baron35" | "1.brandenburg.baron45" | "1.brandenburg.couple15"
	| "1.brandenburg.couple25" | "1.brandenburg.couple35" | "1.brandenburg.couple45"
	| "1.bohmen.baron15" | "1.bohmen.baron25" | "1.bohmen.baron35" | "1.bohmen.baron45"
	| "1.bohmen.couple15" | "1.bohmen.couple25" | "1.bohmen.couple35" | "1.bohmen.couple45"
	| "1.trier.seat.baron15" | "1.trier.seat.baron25" | "1.trier.seat.baron35"
	| "1.trier.seat.baron45" | "1.trier.seat.couple15" | "1.trier.seat.couple25"
	| "1.trier.seat.couple35" | "1.trier.seat.couple45" | "1.koln.seat.baron15"
	| "1.koln.seat.baron25" | "1.koln.seat.baron35" | "1.koln.seat.baron45"
	| "1.koln.seat.couple15" | "1.koln.seat.couple25" | "1.koln.seat.couple35"
	| "1.koln.seat.couple45" | "1.mainz.seat.baron15" | "1.mainz.seat.baron25"
	| "1.mainz.seat.baron35" | "1.mainz.seat.baron45" | "1.mainz.seat.couple15"
	| "1.mainz.seat.couple25" | "1.mainz.seat.couple35" | "1.mainz.seat.couple45"
	| "1.rhein.seat.baron15" | "1.rhein.seat.baron25" | "1.rhein.seat.baron35"
	| "1.rhein.seat.baron45" | "1.rhein.seat.couple15" | "1.rhein.seat.couple25"
	| "1.rhein.seat.couple35" | "1.rhein.seat.couple45" | "1.sachsen.seat.baron15"
	| "1.sachsen.seat.baron25" | "1.sachsen.seat.baron35" | "1.sachsen.seat.baron45"
	| "1.sachsen.seat.couple15" | "1.sachsen.seat.couple25" | "1.sachsen.seat.couple35"
	| "1.sachsen.seat.couple45" | "1.brandenburg.seat.baron15" | "1.brandenburg.seat.baron25"
	| "1.brandenburg.seat.baron35" | "1.brandenburg.seat.baron45"
	| "1.brandenburg.seat.couple15" | "1.brandenburg.seat.couple25"
	| "1.brandenburg.seat.couple35" | "1.brandenburg.seat.couple45" | "1.bohmen.seat.baron15"
	| "1.bohmen.seat.baron25" | "1.bohmen.seat.baron35" | "1.bohmen.seat.baron45"
	| "1.bohmen.seat.couple15" | "1.bohmen.seat.couple25" | "1.bohmen.seat.couple35"
	| "1.bohmen.seat.couple45" | "1.throne.baron15" | "1.throne.baron25" | "1.throne.baron35"
	| "1.throne.baron45" | "1.throne.couple15" | "1.throne.couple25" | "1.throne.couple35"
	| "1.throne.couple45" | "2.trier.baron15" | "2.trier.baron25" | "2.trier.baron35"
	| "2.trier.baron45" | "2.trier.couple15" | "2.trier.couple25" | "2.trier.couple35"
	| "2.trier.couple45" | "2.koln.baron15" | "2.koln.baron25" | "2.koln.baron35"
	| "2.koln.baron45" | "2.koln.couple15" | "2.koln.couple25" | "2.koln.couple35"
	| "2.koln.couple45" | "2.mainz.baron15" | "2.mainz.baron25" | "2.mainz.baron35"
	| "2.mainz.baron45" | "2.mainz.couple15" | "2.mainz.couple25" | "2.mainz.couple35"
	| "2.mainz.couple45" | "2.rhein.baron15" | "2.rhein.baron25" | "2.rhein.baron35"
	| "2.rhein.baron45" | "2.rhein.couple15" | "2.rhein.couple25" | "2.rhein.couple35"
	| "2.rhein.couple45" | "2.sachsen.baron15" | "2.sachsen.baron25" | "2.sachsen.baron35"
	| "2.sachsen.baron45" | "2.sachsen.couple15" | "2.sachsen.couple25" | "2.sachsen.couple35"
	| "2.sachsen.couple45" | "2.brandenburg.baron15" | "2.brandenburg.baron25"
	| "2.brandenburg.baron35" | "2.brandenburg.baron45" | "2.brandenburg.couple15"
	| "2.brandenburg.couple25" | "2.brandenburg.couple35" | "2.brandenburg.couple45"
	| "2.bohmen.baron15" | "2.bohmen.baron25" | "2.bohmen.baron35" | "2.bohmen.baron45"
	| "2.bohmen.couple15" | "2.bohmen.couple25" | "2.bohmen.couple35" | "2.bohmen.couple45"
	| "2.trier.seat.baron15" | "2.trier.seat.baron25" | "2.trier.seat.baron35"
	| "2.trier.seat.baron45" | "2.trier.seat.couple15" | "2.trier.seat.couple25"
	| "2.trier.seat.couple35" | "2.trier.seat.couple45" | "2.koln.seat.baron15"
	| "2.koln.seat.baron25" | "2.koln.seat.baron35" | "2.koln.seat.baron45"
	| "2.koln.seat.couple15" | "2.koln.seat.couple25" | "2.koln.seat.couple35"
	| "2.koln.seat.couple45" | "2.mainz.seat.baron15" | "2.mainz.seat.baron25"
	| "2.mainz.seat.baron35" | "2.mainz.seat.baron45" | "2.mainz.seat.couple15"
	| "2.mainz.seat.couple25" | "2.mainz.seat.couple35" | "2.mainz.seat.couple45"
	| "2.rhein.seat.baron15" | "2.rhein.seat.baron25" | "2.rhein.seat.baron35"
	| "2.rhein.seat.baron45" | "2.rhein.seat.couple15" | "2.rhein.seat.couple25"
	| "2.rhein.seat.couple35" | "2.rhein.seat.couple45" | "2.sachsen.seat.baron15"
	| "2.sachsen.seat.baron25" | "2.sachsen.seat.baron35" | "2.sachsen.seat.baron45"
	| "2.sachsen.seat.couple15" | "2.sachsen.seat.couple25" | "2.sachsen.seat.couple35"
	| "2.sachsen.seat.couple45" | "2.brandenburg.seat.baron15" | "2.brandenburg.seat.baron25"
	| "2.brandenburg.seat.baron35" | "2.brandenburg.seat.baron45"
	| "2.brandenburg.seat.couple15" | "2.brandenburg.seat.couple25"
	| "2.brandenburg.seat.couple35" | "2.brandenburg.seat.couple45" | "2.bohmen.seat.baron15"
	| "2.bohmen.seat.baron25" | "2.bohmen.seat.baron35" | "2.bohmen.seat.baron45"
	| "2.bohmen.seat.couple15" | "2.bohmen.seat.couple25" | "2.bohmen.seat.couple35"
	| "2.bohmen.seat.couple45" | "2.throne.baron15" | "2.throne.baron25" | "2.throne.baron35"
	| "2.throne.baron45" | "2.throne.couple15" | "2.throne.couple25" | "2.throne.couple35"
	| "2.throne.couple45" | "3.trier.baron15" | "3.trier.baron25" | "3.trier.baron35"
	| "3.trier.baron45" | "3.trier.couple15" | "3.trier.couple25" | "3.trier.couple35"
	| "3.trier.couple45" | "3.koln.baron15" | "3.koln.baron25" | "3.koln.baron35"
	| "3.koln.baron45" | "3.koln.couple15" | "3.koln.couple25" | "3.koln.couple35"
	| "3.koln.couple45" | "3.mainz.baron15" | "3.mainz.baron25" | "3.mainz.baron35"
	| "3.mainz.baron45" | "3.mainz.couple15" | "3.mainz.couple25" | "3.mainz.couple35"
	| "3.mainz.couple45" | "3.rhein.baron15" | "3.rhein.baron25" | "3.rhein.baron35"
	| "3.rhein.baron45" | "3.rhein.couple15" | "3.rhein.couple25" | "3.rhein.couple35"
	| "3.rhein.couple45" | "3.sachsen.baron15" | "3.sachsen.baron25" | "3.sachsen.baron35"
	| "3.sachsen.baron45" | "3.sachsen.couple15" | "3.sachsen.couple25" | "3.sachsen.couple35"
	| "3.sachsen.couple45" | "3.brandenburg.baron15" | "3.brandenburg.baron25"
	| "3.brandenburg.baron35" | "3.brandenburg.baron45" | "3.brandenburg.couple15"
	| "3.brandenburg.couple25" | "3.brandenburg.couple35" | "3.brandenburg.couple45"
	| "3.bohmen.baron15" | "3.bohmen.baron25" | "3.bohmen.baron35" | "3.bohmen.baron45"
	| "3.bohmen.couple15" | "3.bohmen.couple25" | "3.bohmen.couple35" | "3.bohmen.couple45"
	| "3.trier.seat.baron15" | "3.trier.seat.baron25" | "3.trier.seat.baron35"
	| "3.trier.seat.baron45" | "3.trier.seat.couple15" | "3.trier.seat.couple25"
	| "3.trier.seat.couple35" | "3.trier.seat.couple45" | "3.koln.seat.baron15"
	| "3.koln.seat.baron25" | "3.koln.seat.baron35" | "3.koln.seat.baron45"
	| "3.koln.seat.couple15" | "3.koln.seat.couple25" | "3.koln.seat.couple35"
	| "3.koln.seat.couple45" | "3.mainz.seat.baron15" | "3.mainz.seat.baron25"
	| "3.mainz.seat.baron35" | "3.mainz.seat.baron45" | "3.mainz.seat.couple15"
	| "3.mainz.seat.couple25" | "3.mainz.seat.couple35" | "3.mainz.seat.couple45"
	| "3.rhein.seat.baron15" | "3.rhein.seat.baron25" | "3.rhein.seat.baron35"
	| "3.rhein.seat.baron45" | "3.rhein.seat.couple15" | "3.rhein.seat.couple25"
	| "3.rhein.seat.couple35" | "3.rhein.seat.couple45" | "3.sachsen.seat.baron15"
	| "3.sachsen.seat.baron25" | "3.sachsen.seat.baron35" | "3.sachsen.seat.baron45"
	| "3.sachsen.seat.couple15" | "3.sachsen.seat.couple25" | "3.sachsen.seat.couple35"
	| "3.sachsen.seat.couple45" | "3.brandenburg.seat.baron15" | "3.brandenburg.seat.baron25"
	| "3.brandenburg.seat.baron35" | "3.brandenburg.seat.baron45"
	| "3.brandenburg.seat.couple15" | "3.brandenburg.seat.couple25"
	| "3.brandenburg.seat.couple35" | "3.brandenburg.seat.couple45" | "3.bohmen.seat.baron15"
	| "3.bohmen.seat.baron25" | "3.bohmen.seat.baron35" | "3.bohmen.seat.baron45"
	| "3.bohmen.seat.couple15" | "3.bohmen.seat.couple25" | "3.bohmen.seat.couple35"
	| "3.bohmen.seat.couple45" | "3.throne.baron15" | "3.throne.baron25" | "3.throne.baron35"
	| "3.throne.baron45" | "3.throne.couple15" | "3.throne.couple25" | "3.throne.couple35"
	| "3.throne.couple45";

export type Mover =
	| "trier.baron15" | "trier.baron25" | "trier.baron35" | "trier.baron45" | "trier.couple15"
	| "trier.couple25" | "trier.couple35" | "trier.couple45" | "koln.baron15" | "koln.baron25"
	| "koln.baron35" | "koln.baron45" | "koln.couple15" | "koln.couple25" | "koln.couple35"
	| "koln.couple45" | "mainz.baron15" | "mainz.baron25" | "mainz.baron35" | "mainz.baron45"
	| "mainz.couple15" | "mainz.couple25" | "mainz.couple35" | "mainz.couple45"
	| "rhein.baron15" | "rhein.baron25" | "rhein.baron35" | "rhein.baron45" | "rhein.couple15"
	| "rhein.couple25" | "rhein.couple35" | "rhein.couple45" | "sachsen.baron15"
	| "sachsen.baron25" | "sachsen.baron35" | "sachsen.baron45" | "sachsen.couple15"
	| "sachsen.couple25" | "sachsen.couple35" | "sachsen.couple45" | "brandenburg.baron15"
	| "brandenburg.baron25" | "brandenburg.baron35" | "brandenburg.baron45"
	| "brandenburg.couple15" | "brandenburg.couple25" | "brandenburg.couple35"
	| "brandenburg.couple45" | "bohmen.baron15" | "bohmen.baron25" | "bohmen.baron35"
	| "bohmen.baron45" | "bohmen.couple15" | "bohmen.couple25" | "bohmen.couple35"
	| "bohmen.couple45";

export type Origin =
	| "supply" | "trier.noble" | "trier.castle" | "koln.noble" | "koln.castle" | "mainz.noble"
	| "mainz.castle" | "rhein.noble" | "rhein.castle" | "sachsen.noble" | "sachsen.castle"
	| "brandenburg.noble" | "brandenburg.castle" | "bohmen.noble" | "bohmen.castle";

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
	offers: [number];
	asked: [Place, Rank];
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
	goes_home: [number, Rank];
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
	suitor: [Suit];
	action: [];
	station: [Origin];
	medicine: [];
	move: [];
	move_to: [Mover];
	immigration: [];
	settle: [Rank];
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
