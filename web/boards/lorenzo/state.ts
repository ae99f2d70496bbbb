/* state.ts: what a view and the catalogue of Lorenzo il Magnifico hold.  Written by
 * 'ludoteca types lorenzo'; ./test types compares. */

export type Good =
	| "coins" | "wood" | "stone" | "servants" | "military" | "faith" | "vp";

export type Card =
	| "commercial_hub" | "woods" | "village" | "gravel_pit" | "forest" | "monastery"
	| "citadel" | "city" | "gold_mine" | "mountain_town" | "mining_town" | "rock_pit"
	| "estate" | "hermitage" | "manor_house" | "dukedom" | "trading_town" | "farm" | "colony"
	| "marble_pit" | "province" | "sanctuary" | "castle" | "fortified_town" | "mint"
	| "tax_office" | "triumphal_arch" | "theater" | "carpenters_shop" | "stonemasons_shop"
	| "chapel" | "residence" | "marketplace" | "treasury" | "painters_guild"
	| "sculptors_guild" | "stonemasons_guild" | "baptistery" | "barracks" | "stronghold"
	| "bank" | "fair" | "garden" | "fortress" | "palace" | "church" | "military_academy"
	| "cathedral" | "warlord" | "stonemason" | "dame" | "knight" | "farmer" | "artisan"
	| "preacher" | "abbess" | "captain" | "architect" | "patron" | "hero" | "peasant"
	| "scholar" | "papal_messenger" | "royal_messenger" | "noble" | "governor" | "paramour"
	| "herald" | "cardinal" | "bishop" | "general" | "ambassador" | "hiring_recruits"
	| "repairing_the_church" | "building_the_walls" | "raising_a_statue" | "military_campaign"
	| "hosting_panhandlers" | "fighting_heresies" | "support_to_the_bishop"
	| "hiring_soldiers" | "repairing_the_abbey" | "building_the_bastions"
	| "support_to_the_king" | "improving_the_canals" | "hosting_foreigners" | "crusade"
	| "support_to_the_cardinal" | "hiring_mercenaries" | "repairing_the_cathedral"
	| "building_the_towers" | "promoting_sacred_art" | "military_conquest"
	| "improving_the_roads" | "sacred_war" | "support_to_the_pope";

export type Territory =
	| "commercial_hub" | "woods" | "village" | "gravel_pit" | "forest" | "monastery"
	| "citadel" | "city" | "gold_mine" | "mountain_town" | "mining_town" | "rock_pit"
	| "estate" | "hermitage" | "manor_house" | "dukedom" | "trading_town" | "farm" | "colony"
	| "marble_pit" | "province" | "sanctuary" | "castle" | "fortified_town";

export type Building =
	| "mint" | "tax_office" | "triumphal_arch" | "theater" | "carpenters_shop"
	| "stonemasons_shop" | "chapel" | "residence" | "marketplace" | "treasury"
	| "painters_guild" | "sculptors_guild" | "stonemasons_guild" | "baptistery" | "barracks"
	| "stronghold" | "bank" | "fair" | "garden" | "fortress" | "palace" | "church"
	| "military_academy" | "cathedral";

export type Character =
	| "warlord" | "stonemason" | "dame" | "knight" | "farmer" | "artisan" | "preacher"
	| "abbess" | "captain" | "architect" | "patron" | "hero" | "peasant" | "scholar"
	| "papal_messenger" | "royal_messenger" | "noble" | "governor" | "paramour" | "herald"
	| "cardinal" | "bishop" | "general" | "ambassador";

export type Venture =
	| "hiring_recruits" | "repairing_the_church" | "building_the_walls" | "raising_a_statue"
	| "military_campaign" | "hosting_panhandlers" | "fighting_heresies"
	| "support_to_the_bishop" | "hiring_soldiers" | "repairing_the_abbey"
	| "building_the_bastions" | "support_to_the_king" | "improving_the_canals"
	| "hosting_foreigners" | "crusade" | "support_to_the_cardinal" | "hiring_mercenaries"
	| "repairing_the_cathedral" | "building_the_towers" | "promoting_sacred_art"
	| "military_conquest" | "improving_the_roads" | "sacred_war" | "support_to_the_pope";

export type Type =
	| "territory" | "building" | "character" | "venture";

export type Leader =
	| "sforza" | "ariosto" | "brunelleschi" | "montefeltro" | "savonarola" | "bande_nere"
	| "botticelli" | "michelangelo" | "gonzaga" | "leonardo" | "pico" | "sisto"
	| "lucrezia_borgia" | "malatesta" | "lorenzo" | "moro" | "cesare_borgia" | "santa_rita"
	| "cosimo" | "colleoni";

export type Excommunication =
	| "less_military" | "less_coins" | "less_servants" | "less_wood_stone" | "weak_harvest"
	| "weak_production" | "weak_members" | "hard_territories" | "hard_buildings"
	| "hard_characters" | "hard_ventures" | "no_market" | "dear_servants" | "late_start"
	| "no_characters" | "no_ventures" | "no_territories" | "victory_tax" | "military_tax"
	| "building_tax" | "resource_tax";

export type BonusTile =
	| "basic" | "tile_a" | "tile_b" | "tile_c" | "tile_d";

export type Space =
	| "territory1" | "territory2" | "territory3" | "territory4" | "building1" | "building2"
	| "building3" | "building4" | "character1" | "character2" | "character3" | "character4"
	| "venture1" | "venture2" | "venture3" | "venture4" | "harvest" | "harvest_large"
	| "production" | "production_large" | "market_coins" | "market_servants"
	| "market_military" | "market_privileges" | "council";

export type Member =
	| "white" | "black" | "orange" | "neutral";

export type Privilege =
	| "wood_stone" | "servants" | "coins" | "military" | "faith";

export type Way =
	| "resources" | "military";

export type Arrow =
	| "1" | "2";

export type Period =
	| "1" | "2" | "3";

export type Score =
	| "territories" | "characters" | "ventures" | "military" | "resources" | "tax" | "lost"
	| "total";

export type Grant =
	| "commercial_hub" | "woods" | "village" | "gravel_pit" | "forest" | "monastery"
	| "citadel" | "city" | "gold_mine" | "mountain_town" | "mining_town" | "rock_pit"
	| "estate" | "hermitage" | "manor_house" | "dukedom" | "trading_town" | "farm" | "colony"
	| "marble_pit" | "province" | "sanctuary" | "castle" | "fortified_town" | "mint"
	| "tax_office" | "triumphal_arch" | "theater" | "carpenters_shop" | "stonemasons_shop"
	| "chapel" | "residence" | "marketplace" | "treasury" | "painters_guild"
	| "sculptors_guild" | "stonemasons_guild" | "baptistery" | "barracks" | "stronghold"
	| "bank" | "fair" | "garden" | "fortress" | "palace" | "church" | "military_academy"
	| "cathedral" | "warlord" | "stonemason" | "dame" | "knight" | "farmer" | "artisan"
	| "preacher" | "abbess" | "captain" | "architect" | "patron" | "hero" | "peasant"
	| "scholar" | "papal_messenger" | "royal_messenger" | "noble" | "governor" | "paramour"
	| "herald" | "cardinal" | "bishop" | "general" | "ambassador" | "hiring_recruits"
	| "repairing_the_church" | "building_the_walls" | "raising_a_statue" | "military_campaign"
	| "hosting_panhandlers" | "fighting_heresies" | "support_to_the_bishop"
	| "hiring_soldiers" | "repairing_the_abbey" | "building_the_bastions"
	| "support_to_the_king" | "improving_the_canals" | "hosting_foreigners" | "crusade"
	| "support_to_the_cardinal" | "hiring_mercenaries" | "repairing_the_cathedral"
	| "building_the_towers" | "promoting_sacred_art" | "military_conquest"
	| "improving_the_roads" | "sacred_war" | "support_to_the_pope" | "sforza" | "ariosto"
	| "brunelleschi" | "montefeltro" | "savonarola" | "bande_nere" | "botticelli"
	| "michelangelo" | "gonzaga" | "leonardo" | "pico" | "sisto" | "lucrezia_borgia"
	| "malatesta" | "lorenzo" | "moro" | "cesare_borgia" | "santa_rita" | "cosimo"
	| "colleoni";

/** What stands in 'args' of a move. */
export interface MoveArgs {
	tile: [Excommunication];
	next: [number];
	deal: [Leader];
	turn: [Card];
	roll: [number, number, number];
	choose: [BonusTile];
	keep: [Leader];
	place: [Member];
	pass: [];
	go: [Space];
	servants: [number];
	pay: [Way];
	off: [Good];
	exchange: [Card, Arrow];
	leave: [Card];
	take: [Privilege];
	decline: [];
	play: [Leader];
	discard: [Leader];
	activate: [Leader];
	copy: [Leader];
	raise: [Member];
	done: [];
	support: [];
	refuse: [];
}

/** What stands in 'args' of an event. */
export interface EventArgs {
	tile: [Period, Excommunication];
	in_order: [number];
	dealt: [Leader];
	keeps: [Leader];
	handed: [Leader];
	bonus_tile: [BonusTile];
	round: [number, Period];
	card: [Space, Card];
	dice: [number, number, number];
	skips: [];
	passes: [];
	sends: [Member];
	places: [Member, Space];
	reaches: [Space];
	servants: [number];
	way: [Way];
	off: [Good];
	surcharge: [];
	takes: [Card];
	pays: [Good, number];
	gains: [Good, number];
	harvests: [number];
	produces: [number];
	works: [Card];
	exchanges: [Card, Arrow];
	leaves: [Card];
	bonus: [number];
	declines: [];
	privilege: [Privilege];
	plays: [Leader];
	discards: [Leader];
	activates: [Leader];
	raised: [Member];
	copies: [Leader];
	supports: [number];
	excommunicated: [Excommunication];
	last_faith: [number];
	first: [];
	cards_score: [number, number, number];
	rest_score: [number, number, number];
	total: [number];
}

/** What stands in 'args' of a question. */
export interface QuestionArgs {
	excommunication: [Period];
	order: [];
	leader: [];
	card: [Space];
	roll: [];
	bonus_tile: [];
	draft: [];
	turn: [];
	space: [Member];
	take: [number];
	servants: [number];
	cost: [Card];
	discount: [Card];
	exchange: [Card];
	privilege: [];
	member: [];
	copy: [];
	after: [];
	support: [];
}

export interface Mine {
	hand: Leader[];
	saw: Leader[][];
	took: (Leader | null)[];
	pack: Leader[];
}

export interface Board {
	territory_deck: Territory[];
	building_deck: Building[];
	character_deck: Character[];
	venture_deck: Venture[];
	occupied: Space[];
	tower: Record<
	| "territory1" | "territory2" | "territory3" | "territory4" | "building1" | "building2"
	| "building3" | "building4" | "character1" | "character2" | "character3" | "character4"
	| "venture1" | "venture2" | "venture3" | "venture4", Card | null>;
	palace: (number | null)[];
	order: (number | null)[];
	dice: Record<
	| "white" | "black" | "orange", number>;
	round: number;
	tile: Record<Period, Excommunication | null>;
	excommunicated: Record<Period, number[]>;
	is_scored: number;
	territories: Territory[][];
	buildings: Building[][];
	characters: Character[][];
	ventures: Venture[][];
	played: Leader[][];
	used: Leader[][];
	discarded: Leader[][];
	coins: number[];
	wood: number[];
	stone: number[];
	servants: number[];
	military: number[];
	faith: number[];
	vp: number[];
	where: (Record<Member, Space | null>)[];
	bonus_tile: (BonusTile | null)[];
	copied: (Leader | null)[];
	raised: (Member | null)[];
	chosen: Record<Arrow, Building[]>;
	paid: number;
	value: number;
	member: Member | null;
	grant: Grant | null;
	space: Space | null;
	way: Way | null;
	off: Good | null;
	worth: Record<Member, number>[];
	score: Record<Score, number>[];
	in_hand: number[];
	mine?: Mine; // of the seat that looks
}

/** What never changes: the catalogue's own part. */
export type Printed = {
	card: Record<Card, {
		period: number;
		value?: number;
		get?: {
			coins?: number;
			wood?: number;
			servants?: number;
			stone?: number;
			faith?: number;
			military?: number;
			privileges?: number;
			vp?: number;
		};
		lasting?: string;
		gain?: {
			wood?: number;
			stone?: number;
			servants?: number;
			military?: number;
			coins?: number;
			faith?: number;
			vp?: number;
			privileges?: number;
		};
		now?: string;
		price?: Partial<Record<Good, number>>;
		get_per?: string;
		cost?: string;
		pay?: Partial<Record<Good, number>>;
		or_pay?: Partial<Record<Good, number>>;
		or_get?: Partial<Record<Good, number>>;
		boost?: string;
		boost_by?: number;
		off?: Partial<Record<Good, number>>;
		either_off?: number;
		no_floor_bonus?: number;
		grant?: string;
		grant_value?: number;
		grant_off?: Partial<Record<Good, number>>;
		per?: string;
		end?: Partial<Record<Good, number>>;
		need?: number;
		spend?: number;
	}>;
	leader: Record<Leader, {
		venture?: number;
		once?: number;
		grant?: string;
		grant_value?: number;
		needs: string;
		does: string;
		character?: number;
		building?: number;
		territory?: number;
		holds?: Record<Good, number>;
		gain?: {
			faith?: number;
			coins?: number;
			wood?: number;
			stone?: number;
			military?: number;
			vp?: number;
			privileges?: number;
			servants?: number;
		};
		same?: number;
	}>;
	excommunication: Record<Excommunication, {
		loses?: Partial<Record<Good, number>>;
		text: string;
		slows?: string;
		by?: number;
	}>;
	bonus_tile: Record<BonusTile, Partial<Record<Space, Partial<Record<Good, number>>>>>;
	space: Record<Space, {
		value: number;
		from: number;
		room?: number;
		gain?: {
			wood?: number;
			military?: number;
			stone?: number;
			coins?: number;
			servants?: number;
			privileges?: number;
		};
		less?: number;
	}>;
	faith: number[];
	church: number[];
	military: number;
	owned: Partial<Record<Score, number>>[];
};
