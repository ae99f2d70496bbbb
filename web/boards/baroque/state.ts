/* state.ts: what a view and the catalogue of Baroque hold.  Written by
 * 'ludoteca types baroque'; ./test types compares. */

export type State =
	| "austria" | "brandenburg" | "lower_palatinate" | "upper_palatinate"
	| "spanish_netherlands" | "bohemia" | "silesia" | "moravia" | "styria" | "carinthia"
	| "carniola" | "tyrol" | "prussia" | "baden" | "hesse" | "lorraine" | "brunswick" | "berg"
	| "oldenburg" | "mecklenburg" | "franche_comte" | "cologne" | "trier" | "mainz"
	| "bavaria" | "saxony" | "liege" | "strasbourg" | "munster" | "osnabruck" | "bremen"
	| "salzburg" | "holstein" | "western_pomerania" | "augsburg" | "east_frisia" | "hamburg"
	| "lubeck" | "luneburg" | "eastern_pomerania" | "magdeburg" | "thuringia" | "lusatia"
	| "franconia" | "ansbach" | "wurttemberg" | "swabia" | "julich" | "cleves" | "westphalia"
	| "nassau";

export type Card =
	| "barelli" | "leopold_william" | "assassin" | "baroque" | "block" | "capitalism"
	| "lurago" | "charles_lorraine" | "galen" | "caprara" | "martinelli" | "zuccalli"
	| "frederick_william" | "john_george" | "divine" | "roos" | "schonborn" | "heintz"
	| "thurn_taxis" | "max_henry" | "hatzfeldt" | "power" | "montecuccoli" | "traitor"
	| "lobkowitz";

export type Event =
	| "chaos" | "famine" | "town_trade" | "sea_trade" | "confusion" | "sale_holstein"
	| "religious_dispute" | "fugger_loan" | "war" | "bad_weather" | "subsidies" | "marriage"
	| "male_heir" | "peace" | "polish_permission" | "army_pay" | "own_army_pay" | "revolt"
	| "sale_franche_comte" | "sale_spanish_netherlands" | "emperor_support"
	| "sale_western_pomerania";

export type War =
	| "denmark" | "dutch" | "france" | "ottomans" | "sweden";

export type Sort =
	| "architect" | "bishop" | "politician" | "general";

export type Thing =
	| "army" | "city" | "fort" | "residence";

export type Way =
	| "basic" | "politician" | "bishop" | "power";

export type Favour =
	| "card" | "fl5" | "fl12" | "army" | "vp3" | "state" | "pick";

export type Stake =
	| "power" | "others";

export type Composer =
	| "schutz" | "froberger" | "rosenmuller" | "buxtehude" | "biber" | "pachelbel"
	| "telemann" | "bach";

export type Source =
	| "states" | "cities" | "forts" | "residences" | "composers" | "throne" | "characters"
	| "favours" | "paintings";

/** What stands in 'args' of a move. */
export interface MoveArgs {
	roll: [number];
	at: [State];
	pick: [Card];
	draw: [Card];
	buy: [];
	redraw: [number];
	done: [];
	discard: [Card];
	next: [number];
	turn: [Event];
	play: [Card];
	build: [Thing];
	place: [Way];
	remove: [Way];
	move: [State];
	city: [State];
	fort: [State];
	residence: [State];
	from: [number];
	take: [number];
	lead: [number];
	go: [State];
	guide: [State];
	stop: [];
	pledge: [number, number];
	lay: [Card];
	ride: [number, State];
	order: [number];
	decline: [];
	kill: [Card];
	composer: [Composer];
	intervene: [];
	bid: [number];
	pass: [];
	pay: [number];
	favour: [Favour];
	modest: [];
	greedy: [];
}

/** What stands in 'args' of an event. */
export interface EventArgs {
	order: [number];
	rolls: [number];
	starts: [State];
	turn: [number];
	income: [number];
	pays: [number];
	gets: [number];
	scores: [number, Source];
	draws: [Card];
	picks: [Card];
	misses: [Card];
	discards: [Card];
	lays_down: [number];
	reshuffles: [];
	phase: [];
	skips: [];
	happens: [Event];
	void: [Event];
	building: [Thing];
	placing: [Way];
	removing: [Way];
	names: [State];
	turns: [number];
	uses: [Thing, State];
	marshals: [State];
	groups: [number];
	leads: [number];
	ready: [];
	plays: [Card];
	fails: [Card];
	builds: [Thing, State];
	places: [State, number];
	removes: [State, number];
	controls: [State];
	moves: [number, State];
	battle: [State, number, number];
	wins: [];
	holds: [];
	pledges: [number, number];
	spends: [Card];
	loses: [State];
	retreats: [State];
	leaves: [Card];
	dies: [Card];
	steals: [number, Card];
	composes: [Composer, State];
	intervenes: [];
	war: [War];
	peace: [];
	blow: [State];
	barren: [State];
	ottomans: [];
	razed: [State];
	elector: [];
	revolts: [State];
	bids: [number];
	passes: [];
	buys: [State, number];
	owes: [];
	defers: [number];
	award: [number, number];
	favour: [Favour];
	proclaimed: [];
	ends: [];
	keeps: [number];
}

/** What stands in 'args' of a question. */
export interface QuestionArgs {
	lot: [];
	start: [];
	muster: [];
	found: [];
	pick: [];
	draw: [];
	buy: [];
	discard: [];
	next: [];
	tie_die: [];
	event: [];
	card: [];
	act: [];
	site: [];
	target: [];
	power: [];
	second: [];
	aid: [];
	share: [];
	raise: [];
	whose: [];
	group: [State];
	step: [State];
	march: [State];
	troop: [State, State];
	march_die: [];
	battle: [];
	pledge: [];
	lay: [];
	loss: [];
	harry_die: [];
	retreat: [];
	ride: [];
	clear: [];
	post: [];
	work: [];
	invest: [];
	murder: [];
	victim: [];
	steal: [];
	compose: [];
	composer: [];
	divine: [];
	lose_army: [];
	lose_city: [];
	war_die: [];
	france: [];
	revolt_die: [];
	revolt: [];
	wed: [];
	bid: [];
	pay_now: [];
	defer: [];
	keep: [];
	retain: [];
	disband: [];
	favour: [];
	home: [];
	grant: [];
	pension: [];
	diocese: [];
}

export interface Mine {
	hand: Card[];
	laid: Card[];
	known_0: Card[];
	known_1: Card[];
	known_2: Card[];
	known_3: Card[];
	others: number;
}

export interface Board {
	turn: number;
	active: number;
	is_last: number;
	barred: number;
	held: State[][];
	camp: State[][];
	cities: State[];
	forts: State[];
	residences: State[];
	used_cities: State[];
	used_residences: State[];
	barren: State[];
	in_play: State[];
	fl: number[];
	vp: number[];
	armies: State[];
	moved: State[];
	influence: Record<State, number[]>;
	marchers: State[];
	order: number[];
	front: (Record<Sort, Card | null>)[];
	post: (State | null)[];
	divine: number[];
	n_hand: number[];
	extra: number[];
	army_debt: number[];
	fugger_debt: number[];
	pick: (number | null)[];
	composer: Record<Composer, State | null>;
	discards: Card[];
	box: Card[];
	event_deck: Event[];
	event_discards: Event[];
	event_out: Event[];
	event_box: Event[];
	n_deck: number;
	event: Event | null;
	named: State | null;
	war: War | null;
	wars: War[];
	ottomans: number;
	brunswick: number;
	famine_below: number;
	out: number[];
	winner: number | null;
	rank: number[];
	die: number[];
	tied: number[];
	way: Way;
	removing: number;
	target: (State | null)[];
	aid: number;
	see: State | null;
	aided: number;
	raised: number;
	led: number[];
	entered: number[];
	vanguard: State | null;
	attack_at: (State | null)[];
	attack_from: (State | null)[];
	attack_n: number[];
	attack_lead: number;
	march_from: (State | null)[];
	march_to: (State | null)[];
	march_n: number[];
	march_lead: number;
	battle: State | null;
	riders: number;
	stake: Record<Stake, number>[];
	votes: number[];
	income: number[];
	favours: number[];
	points: Record<
	| "states" | "cities" | "forts" | "residences" | "composers" | "throne" | "characters", number>[];
	n_armies: number[];
	upkeep: number[];
	prices: Record<Thing, number>[];
	attack: Record<State, number>;
	defence: Record<State, number>;
	mine?: Mine; // of the seat that looks
}

/** What never changes: the catalogue's own part. */
export type Printed = {
	state: Record<State, {
		value: number;
		proposed: boolean;
		ours: boolean;
		elector: boolean;
		diocese: boolean;
		port: string;
		outer: boolean;
		possession: boolean;
	}>;
	card: Record<Card, {
		text: string;
		sort: string;
		count: number;
	}>;
	event: Record<Event, {
		text: string;
		rule: string;
		count: number;
	}>;
};
