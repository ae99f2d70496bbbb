/* state.ts: what a view and the catalogue of Pax Renaissance hold.  Written by
 * 'ludoteca types pax'; ./test types compares. */

export type Card =
	| "grim" | "safavids" | "dervishes" | "qizilbash" | "barbarossa_brothers" | "ottoman_navy"
	| "jewish_pirates" | "mamluk_slave_soldiers" | "black_army" | "janissaries"
	| "black_sheep_tribe" | "bashi_bazouk" | "zupy_krakowskie_company" | "handsome"
	| "bosnian_serbian_silver" | "crim_horde" | "kremlin" | "greek_klephts" | "crimean_goths"
	| "damascus_coffee" | "pospolite_ruszenie" | "timar_system" | "vlad_the_impaler"
	| "saint_stefan_cel_mare" | "soninke_wangara" | "cem_anti_hostage" | "grande_of_spain"
	| "duke_of_athens" | "copernicus_comet" | "nostradamus_comet" | "funj_nomads"
	| "zaporozhian_host" | "unity_of_the_brethren" | "papal_legate" | "unified_christendom"
	| "civil_engineer" | "sahn_i_seman_medrese" | "academia" | "franco_ottoman_navy"
	| "prussian_league_navy" | "tersane_i_amire" | "isfendiyarid_dynasty"
	| "brotherhood_of_st_mark" | "transylvanian_plot" | "glinskis_rebellion" | "phocoean_alum"
	| "dalmatian_merchant_marine" | "counts_of_celji" | "sahkulu_shiite_revolt"
	| "celebi_tax_revolts" | "grand_mufti" | "grand_hetman" | "agents_of_dukagjini"
	| "nomads_of_tlemcen" | "last_sigh" | "nothing_new" | "last_byzantine"
	| "beylerbey_of_egypt" | "lizard_union" | "red_sea_fleet" | "elzbieta_of_bohemia"
	| "sophia_palaiologina" | "hurrem_sultan_roxelana" | "sitt_i_hatun" | "carlotta_lusignan"
	| "elizabeth_bathory" | "theft_of_the_holy_crown" | "despina_khatun"
	| "isabella_of_castille" | "anne_of_brittany" | "joanna_the_mad" | "margaret_of_anjou"
	| "mary_the_rich" | "reichskrone" | "catherine_of_navarre" | "margaret_of_austria"
	| "inquisition_pope" | "papal_elephant" | "grand_inquisitor" | "antipope"
	| "reformed_theology" | "star_chamber" | "peters_pence" | "jesuits" | "house_of_borgia"
	| "bonfire_of_the_vanities" | "anabaptist_reformation" | "knights_hospitaller"
	| "genoese_fleet" | "india_armada" | "hanseatic_league" | "merchant_adventurers"
	| "scottish_privateers" | "almeida_armada" | "gold_coast_monopoly" | "arumer_zwarte_hoop"
	| "conquistadors" | "last_knight" | "spanish_tercio" | "gonfalonier" | "teutonic_knights"
	| "cromwell" | "swabian_league" | "bold" | "holy_land_crusade" | "santa_hermandad"
	| "swiss_rislaufer" | "duke_of_milan" | "schwarzer_haufen" | "merchants_of_the_staple"
	| "communeros_guilds" | "flanders_guild" | "hidden" | "bundschuh_revolt"
	| "florentine_wool" | "sindicat_remenca" | "dithmarschen" | "hochstetter_bank"
	| "gutenberg" | "order_of_santiago" | "la_serenissima" | "kingmaker" | "luther"
	| "friese_freedom" | "marechaussee" | "duchy_of_ferrara" | "halley_comet"
	| "regiomontanus_comet" | "amerigo_vespucci" | "podesta_of_venice" | "man_for_all_seasons"
	| "oratory_of_divine_love" | "cryptography" | "michelangelo" | "artistic_geometry"
	| "romantic_realism" | "mining_engineer" | "machiavellianism" | "hermeticism"
	| "faith_vs_reason" | "french_pirates" | "venetian_navy" | "welser_klein_venedig"
	| "kalmar_union" | "wolf_of_rimini" | "mons_meg" | "kappeler_milchsuppe"
	| "bank_of_strozzi" | "william_caxton" | "tolfa_alum" | "cornish_tin" | "catalan_pactists"
	| "mary_rose" | "european_union" | "epicurean_swerve" | "humanism" | "eng" | "fra" | "hre"
	| "hun" | "byz" | "por" | "ara" | "pap" | "ott" | "mam";

export type Eastern =
	| "grim" | "safavids" | "dervishes" | "qizilbash" | "barbarossa_brothers" | "ottoman_navy"
	| "jewish_pirates" | "mamluk_slave_soldiers" | "black_army" | "janissaries"
	| "black_sheep_tribe" | "bashi_bazouk" | "zupy_krakowskie_company" | "handsome"
	| "bosnian_serbian_silver" | "crim_horde" | "kremlin" | "greek_klephts" | "crimean_goths"
	| "damascus_coffee" | "pospolite_ruszenie" | "timar_system" | "vlad_the_impaler"
	| "saint_stefan_cel_mare" | "soninke_wangara" | "cem_anti_hostage" | "grande_of_spain"
	| "duke_of_athens" | "copernicus_comet" | "nostradamus_comet" | "funj_nomads"
	| "zaporozhian_host" | "unity_of_the_brethren" | "papal_legate" | "unified_christendom"
	| "civil_engineer" | "sahn_i_seman_medrese" | "academia" | "franco_ottoman_navy"
	| "prussian_league_navy" | "tersane_i_amire" | "isfendiyarid_dynasty"
	| "brotherhood_of_st_mark" | "transylvanian_plot" | "glinskis_rebellion" | "phocoean_alum"
	| "dalmatian_merchant_marine" | "counts_of_celji" | "sahkulu_shiite_revolt"
	| "celebi_tax_revolts" | "grand_mufti" | "grand_hetman" | "agents_of_dukagjini"
	| "nomads_of_tlemcen" | "last_sigh" | "nothing_new" | "last_byzantine"
	| "beylerbey_of_egypt" | "lizard_union" | "red_sea_fleet" | "elzbieta_of_bohemia"
	| "sophia_palaiologina" | "hurrem_sultan_roxelana" | "sitt_i_hatun" | "carlotta_lusignan"
	| "elizabeth_bathory" | "theft_of_the_holy_crown" | "despina_khatun";

export type Western =
	| "isabella_of_castille" | "anne_of_brittany" | "joanna_the_mad" | "margaret_of_anjou"
	| "mary_the_rich" | "reichskrone" | "catherine_of_navarre" | "margaret_of_austria"
	| "inquisition_pope" | "papal_elephant" | "grand_inquisitor" | "antipope"
	| "reformed_theology" | "star_chamber" | "peters_pence" | "jesuits" | "house_of_borgia"
	| "bonfire_of_the_vanities" | "anabaptist_reformation" | "knights_hospitaller"
	| "genoese_fleet" | "india_armada" | "hanseatic_league" | "merchant_adventurers"
	| "scottish_privateers" | "almeida_armada" | "gold_coast_monopoly" | "arumer_zwarte_hoop"
	| "conquistadors" | "last_knight" | "spanish_tercio" | "gonfalonier" | "teutonic_knights"
	| "cromwell" | "swabian_league" | "bold" | "holy_land_crusade" | "santa_hermandad"
	| "swiss_rislaufer" | "duke_of_milan" | "schwarzer_haufen" | "merchants_of_the_staple"
	| "communeros_guilds" | "flanders_guild" | "hidden" | "bundschuh_revolt"
	| "florentine_wool" | "sindicat_remenca" | "dithmarschen" | "hochstetter_bank"
	| "gutenberg" | "order_of_santiago" | "la_serenissima" | "kingmaker" | "luther"
	| "friese_freedom" | "marechaussee" | "duchy_of_ferrara" | "halley_comet"
	| "regiomontanus_comet" | "amerigo_vespucci" | "podesta_of_venice" | "man_for_all_seasons"
	| "oratory_of_divine_love" | "cryptography" | "michelangelo" | "artistic_geometry"
	| "romantic_realism" | "mining_engineer" | "machiavellianism" | "hermeticism"
	| "faith_vs_reason" | "french_pirates" | "venetian_navy" | "welser_klein_venedig"
	| "kalmar_union" | "wolf_of_rimini" | "mons_meg" | "kappeler_milchsuppe"
	| "bank_of_strozzi" | "william_caxton" | "tolfa_alum" | "cornish_tin" | "catalan_pactists"
	| "mary_rose" | "european_union" | "epicurean_swerve" | "humanism";

export type Queen =
	| "elzbieta_of_bohemia" | "sophia_palaiologina" | "hurrem_sultan_roxelana"
	| "sitt_i_hatun" | "carlotta_lusignan" | "elizabeth_bathory" | "theft_of_the_holy_crown"
	| "despina_khatun" | "isabella_of_castille" | "anne_of_brittany" | "joanna_the_mad"
	| "margaret_of_anjou" | "mary_the_rich" | "reichskrone" | "catherine_of_navarre"
	| "margaret_of_austria";

export type Empire =
	| "eng" | "fra" | "hre" | "hun" | "byz" | "por" | "ara" | "pap" | "ott" | "mam";

export type City =
	| "london" | "bordeaux" | "paris" | "bruges" | "lyon" | "vienna" | "lubeck" | "nurnberg"
	| "novgorod" | "buda" | "varna" | "tana" | "caffa" | "trebizond" | "toledo" | "granada"
	| "spice_islands" | "valencia" | "algiers" | "timbuktu" | "venice" | "constantinople1"
	| "constantinople2" | "constantinople3" | "modon" | "rhodes" | "cairo" | "cyprus";

export type Border =
	| "eng_fra" | "fra_hre" | "hre_hun" | "hun_byz" | "por_ara" | "ara_pap" | "pap_ott"
	| "ott_mam" | "eng_por" | "fra_ara" | "hre_pap" | "hun_ott" | "byz_mam";

export type Piece =
	| "white_knight" | "red_knight" | "black_knight" | "white_castle" | "red_castle"
	| "black_castle" | "cube0" | "cube1" | "cube2" | "cube3";

export type Agent =
	| "white_knight" | "red_knight" | "black_knight" | "white_castle" | "red_castle"
	| "black_castle" | "white_pirate" | "red_pirate" | "black_pirate" | "white_bishop"
	| "red_bishop" | "black_bishop" | "pawn";

export type Colour =
	| "white" | "red" | "black";

export type Side =
	| "west" | "east";

export type Place =
	| "west0" | "west1" | "west2" | "west3" | "west4" | "west5" | "east0" | "east1" | "east2"
	| "east3" | "east4" | "east5";

export type Op =
	| "inquisitor_white" | "inquisitor_red" | "inquisitor_black" | "commerce_west"
	| "commerce_east" | "behead" | "tax" | "repress" | "vote_west" | "vote_east"
	| "corsair_white" | "corsair_red" | "corsair_black" | "siege" | "campaign";

export type Shot =
	| "none" | "shift" | "coronation" | "apostasy" | "torch" | "comet" | "conspiracy"
	| "revolt" | "crusade" | "reformation" | "jihad" | "campaign";

export type Victory =
	| "renaissance" | "imperial" | "holy" | "globalization";

export type Family =
	| "fugger" | "medici" | "coeur" | "marchionni";

export type Prestige =
	| "catholic" | "reformed" | "islamic" | "law" | "discovery" | "patron";

export type Task =
	| "ops_west" | "ops_east" | "fair_west" | "fair_east";

export type Want =
	| "kings" | "republics" | "laws" | "concessions" | "discoveries" | "belief" | "bishops"
	| "believers";

/** What stands in 'args' of a move. */
export interface MoveArgs {
	family: [Family];
	first: [number];
	draw: [Card];
	top: [Card];
	buy: [Place];
	play: [Card];
	sell: [Card];
	operate: [Side];
	both: [Side];
	fair: [Side];
	declare: [Victory];
	renounce: [Card];
	rise: [];
	pass: [];
	end: [];
	discard: [Card];
	activate: [Victory];
	apply: [];
	decline: [];
	marry: [Empire];
	in: [Empire];
	post: [Agent, City];
	raid: [Agent, Border];
	settle: [Border];
	bless: [Agent, Card];
	done: [];
	through: [Empire];
	from_empire: [Empire];
	from_city: [City];
	from_border: [Border];
	from_card: [Card];
	kill: [Piece];
	free: [Piece, City];
	release: [Piece, Border];
	use: [Card, Op];
	borrow: [Card, Op];
	pick: [Card];
	move: [Card];
	take: [Place];
	behead: [Card];
	tax: [Border, Empire];
	pay: [];
	yield: [];
	levy: [City];
	repress: [City];
	expel: [Border];
	vote: [Empire];
	sail: [Border, Border];
	siege: [City];
	sink: [Border];
	attack: [Empire];
	lose_agent: [Agent];
	lose_serf: [Piece];
	lose_city: [City];
	lose_border: [Border];
}

/** What stands in 'args' of an event. */
export interface EventArgs {
	family: [Family];
	starts: [];
	drawn: [Card, Place];
	top: [Card];
	turn: [];
	buys: [Card, number, number];
	active: [Victory];
	inactive: [Victory];
	plays: [Card];
	sells: [Card];
	paid: [number];
	discarded: [Card];
	takes_empire: [Empire];
	republic: [Empire];
	monarchy: [Empire];
	vassal: [Empire, Empire];
	marries: [Card, Empire];
	repressed: [Piece, Empire];
	leaves_city: [Piece, City];
	clears: [Border];
	leaves_border: [Piece, Border];
	killed: [Piece, Empire];
	sunk: [Piece, Border];
	in_city: [Piece, City];
	at_border: [Piece, Border];
	sails: [Border, Border];
	bishop: [Colour, Card];
	diet: [Card];
	from_empire: [Empire];
	from_city: [City];
	from_border: [Border];
	from_card: [Card];
	sought_city: [Agent, City];
	sought_border: [Agent, Border];
	sought_card: [Agent, Card];
	sought: [Agent];
	applies: [Card, Shot];
	picks: [Card];
	joined: [];
	falls_agent: [Agent];
	falls_serf: [Piece];
	falls_city: [Piece, City];
	falls_border: [Piece, Border];
	bruised: [];
	shift: [City];
	apostasy: [];
	both: [];
	operates: [Side];
	uses: [Card, Op];
	commerce: [Place];
	beheads: [Card, Card];
	taxes: [Border, Empire];
	votes: [Empire];
	fair: [Side, number];
	earns: [number, Border];
	robbed: [Border];
	war: [Shot, Empire];
	battle: [number, number];
	won: [Empire];
	lost: [Empire];
	turned: [Empire];
	passes: [];
	wins: [Victory];
	ends: [];
	ruined: [];
	survives: [];
}

/** What stands in 'args' of a question. */
export interface QuestionArgs {
	family: [];
	first: [];
	draw: [];
	top: [];
	action: [];
	discard: [];
	comet: [];
	treason: [];
	resell: [];
	oneshot: [];
	king: [];
	where: [];
	agent: [];
	through: [];
	source: [];
	pacify: [];
	concession: [];
	free: [];
	operate: [];
	inquisitor: [];
	bishop: [];
	commerce: [];
	behead: [];
	tax: [];
	pay: [];
	levy: [];
	repress: [];
	vote: [];
	corsair: [];
	siege: [];
	campaign: [];
	join: [];
	loss: [];
	secular: [];
	garrison: [];
	return: [];
}

export interface Mine {
	hand_east: Eastern[];
	hand_west: Western[];
}

export interface Board {
	turn: number;
	start: number;
	actions: number;
	used: Task[];
	fair_freed: number;
	spied: number;
	out: number[];
	winner: number | null;
	active: Victory[];
	idle: number;
	laid: Place[];
	unseen_east: Eastern[];
	unseen_west: Western[];
	held_east: Eastern[];
	held_west: Western[];
	acted_east: Eastern[];
	acted_west: Western[];
	acted_empires: Empire[];
	republics: Empire[];
	maids: Queen[][];
	florins: number[];
	family: (Family | null)[];
	n_east: number[];
	n_west: number[];
	market: Record<Place, Card | null>;
	coins: Record<Place, number>;
	top: Record<Side, Card | null>;
	n_deck: Record<Side, number>;
	holder: Record<Empire, number | null>;
	suzerain: Record<Empire, Empire | null>;
	queen: Record<Empire, Card | null>;
	faith: Record<Empire, Colour | null>;
	repressed: Record<Empire, Piece[]>;
	city: Record<City, Piece | null>;
	border: Record<Border, Piece | null>;
	emporium: Record<Side, City>;
	bishop: Record<Card, Colour | null>;
	row_west: ((Card | null)[])[];
	row_east: ((Card | null)[])[];
	agents: Agent[];
	troops: Agent[];
	war: Shot;
	front: Empire;
	base: Empire;
	joined: number;
	bruised: number;
	prestige: Prestige[][];
	concessions: number[];
	n_monarchies: number[];
	n_republics: number[];
	short: Record<Want, number>[];
	creed: Colour[];
	attack: Record<Empire, number | null>;
	defence: Record<Empire, number | null>;
	attackers: Record<Empire, Piece[]>;
	defenders: Record<Empire, Piece[]>;
	fair_at: Empire | null;
	fair_side: Side | null;
	covered: City[];
	mine?: Mine; // of the seat that looks
}

/** What never changes: the catalogue's own part. */
export type Printed = {
	card: Partial<Record<Card, {
		number: string;
		back: string;
		where: string[];
		agents: string[];
		ops: string[];
		shot: string;
		prestige: string[];
		proposed: string[];
		text: string;
	}>>;
	empire: Partial<Record<Card, {
		region: string;
		front: string;
		back: string;
		back_is_proposed: boolean;
		king: {
			name: string;
			ops: string[];
			prestige: string[];
			proposed: string[];
			text: string;
		};
		republic: {
			name: string;
			ops: string[];
			prestige: string[];
			proposed: string[];
			text: string;
		};
	}>>;
	city: Record<City, {
		map: string;
		is_capital: boolean;
		levies: {
			lay?: string;
			white: string;
			red: string;
			black: string;
		};
		proposed: string[];
		emporium?: string;
		route?: string[];
	}>;
	border: Record<Border, {
		a: string;
		b: string;
		is_sea: boolean;
	}>;
	place: Record<Place, {
		price: number;
	}>;
};
