/* cards.mjs: what the cards of Pax Renaissance show: a row is a token of the game, a scene, and
 * what the scene is told.  Sitters are made up; nobody knows what most of them looked like. */
const LOW = { y: 50, x: 66, s: 0.88 };
const HIGH = { y: 34, x: 63, s: 0.92 };
const left = (tool, deg = -12, y = 140, k = 0.9) => ({ held: [[tool, 48, y, k, deg]] });

const sitter = (tint, look) => (view, more = {}) => ["likeness", { tint, view, ...look, ...more }];

/* ---- sitters ---- */

const prelate = sitter("plum", {
	face: "old", bust: "cope", hair: "short", hat: "mitre", over: "crozier", age: 1,
	stern: 1, gaunt: 0.3, y: 54, s: 0.84, x: 66,
});
const cardinal = sitter("plum", {
	face: "old", bust: "mozzetta", hair: "short", hat: "galero", age: 1, ...LOW,
});
const friar = sitter("plum", {
	face: "hawk", bust: "habit", hair: "tonsure", gaunt: 0.4, stern: 1, ...HIGH,
});
const cowled = sitter("slate", {
	face: "hawk", bust: "habit", hat: "cowl", gaunt: 0.5, stern: 1, ear: 0, y: 40, x: 62,
	s: 0.9,
});
const reformer = sitter("slate", {
	face: "blunt", bust: "gown", hair: "short", hat: "berretta", over: "beard", stern: 1,
	ear: 0, ...LOW, held: [["openBook", 60, 166, 0.86, -6]],
});
const mufti = sitter("teal", {
	face: "hawk", bust: "gown", hair: "short", hat: "turban", over: "longbeard", hairTone: "t0",
	age: 1, stern: 1, ear: 0, ...LOW,
});
const sultan = sitter("teal", {
	face: "hawk", bust: "brocade", hair: "short", hat: "kavuk", over: "longbeard", hairTone: "t4",
	ear: 0, y: 62, x: 66, s: 0.82,
});
const rider = sitter("red", {
	face: "blunt", bust: "armour", hair: "short", hat: "turban", over: "moustache", stern: 1,
	ear: 0, hairTone: "t4", ...LOW,
});
const corsair = sitter("blue", {
	face: "hawk", bust: "doublet", hair: "short", hat: "turban", over: "beard", hairTone: "t4",
	stern: 1, ear: 0, ...LOW, ...left("sword", 8, 122, 0.9),
});
const captain = sitter("blue", {
	face: "blunt", bust: "doublet", hair: "bob", hat: "feathercap", over: "beard", ear: 0,
	...LOW,
});
const knight = sitter("red", {
	bust: "armour", hat: "helm", back: "plume", stern: 1, ear: 0, y: 46, x: 64, s: 0.88,
});
const soldier = sitter("red", {
	face: "blunt", bust: "armour", hair: "short", hat: "morion", over: "moustache",
	stern: 1, ...LOW, ...left("halberd", 4, 118, 0.95),
});
const condottiere = sitter("red", {
	face: "blunt", bust: "armour", hair: "short", hairTone: "t4", over: ["beard", "sash"],
	stern: 1, ...HIGH,
});
const lord = sitter("slate", {
	face: "blunt", bust: "ermine", hair: "bob", hairTone: "t3", hat: "berretta",
	over: "chain", stern: 1, ear: 0, ...LOW,
});
const boyar = sitter("slate", {
	face: "old", bust: "ermine", hair: "short", hat: "skullcap", over: "longbeard",
	hairTone: "t2", age: 1, stern: 1, ...HIGH,
});
const banker = sitter("ochre", {
	face: "hawk", bust: "gown", hair: "bob", hat: "cappuccio", over: "chain", ear: 0,
	...LOW, ...left("purse", -8, 142, 0.6),
});
const peasant = sitter("ochre", {
	face: "blunt", bust: "apron", hair: "short", hat: "strawhat", ear: 0, ...LOW,
	...left("scythe", -8, 124, 0.9),
});
const scholar = sitter("green", {
	face: "old", bust: "gown", hair: "short", hat: "skullcap",
	over: ["longbeard", "glasses"], age: 1, hairTone: "t0", ...HIGH,
	held: [["openBook", 66, 166, 0.86, -6]],
});
const artist = sitter("green", {
	face: "blunt", bust: "doublet", hair: "curly", hairTone: "t4", over: "beard", ear: 0,
	...HIGH, held: [["brush", 40, 146, 0.8, -16]],
});
const queen = sitter("plum", {
	face: "lady", bust: "brocade", hair: "coiffure", over: ["crown", "pearls"], ear: 0,
	...LOW,
});
const king = sitter("red", {
	face: "blunt", bust: "ermine", hair: "bob", hairTone: "t3", over: ["crown", "beard"],
	stern: 1, ear: 0, ...LOW,
});

/* ---- the East ---- */

const east = {
	grim: sultan("castle", { stern: 1, face: "blunt" }),
	safavids: mufti("peaks"),
	dervishes: mufti("peaks", { hat: "berretta", bust: "habit", hairTone: "t3", gaunt: 0.5 }),
	qizilbash: mufti("camp", { bust: "armour", hat: "taj", hairTone: "t4", age: 0, y: 62, s: 0.82, over: "beard" }),
	barbarossa_brothers: corsair("sea", { hairTone: "t2", over: "longbeard" }),
	ottoman_navy: ["fleet", { tint: "teal", shore: "minarets",
		ships: [["galley", 26, 154, 0.3, "none"], ["galley", 104, 171, 0.9, "crescent"]] }],
	jewish_pirates: captain("sea", { hat: "cappuccio", over: "longbeard" }),
	mamluk_slave_soldiers: rider("city", { hat: "kavuk", y: 62, s: 0.82, over: "beard", ...left("sword", 8, 118, 0.9) }),
	black_army: soldier("castle", { hat: "sallet" }),
	janissaries: sitter("red", { face: "blunt", bust: "gown", hair: "short", hat: "bork", over: "moustache",
		hairTone: "t4", stern: 1, ear: 0, y: 58, x: 66, s: 0.84 })("camp", left("halberd", 4, 118, 0.95)),
	black_sheep_tribe: rider("peaks", { hat: "kalpak", hatTone: "t4", over: "longbeard", hairTone: "t3", bust: "gown" }),
	bashi_bazouk: ["charge", { tint: "red", arms: "crescent", hat: "turban" }],
	zupy_krakowskie_company: ["gallery", { tint: "slate" }],
	handsome: rider("castle", { over: "beard", back: "cloak", bust: "brocade", hair: "long" }),
	bosnian_serbian_silver: ["mountainTown", { tint: "ochre", mine: 1 }],
	crim_horde: ["horde", { tint: "teal", zoom: 1.18 }],
	kremlin: ["citadel", { tint: "ochre" }],
	greek_klephts: ["moor", { tint: "slate" }],
	crimean_goths: ["stronghold", { tint: "slate" }],
	damascus_coffee: ["oasis", { tint: "teal" }],
	pospolite_ruszenie: ["levy", { tint: "red", zoom: 1.12, seed: "pospolite" }],
	timar_system: ["province", { tint: "teal", zoom: 1.16 }],
	vlad_the_impaler: lord("castle", { over: "moustache", face: "hawk", gaunt: 0.4, hair: "long" }),
	saint_stefan_cel_mare: king("church", { hair: "long" }),
	soninke_wangara: ["goldMine", { tint: "ochre", zoom: 1.1, seed: "wangara" }],
	cem_anti_hostage: sultan("sea", { over: "moustache", face: "man", hat: "turban", ...LOW, back: "cloak" }),
	grande_of_spain: lord("sea", { hat: "feathercap" }),
	duke_of_athens: ["fortress", { tint: "slate", seed: "athens" }],
	funj_nomads: rider("camp", { bust: "gown", hat: "kufiya", hair: [], tint: "ochre", over: "beard" }),
	zaporozhian_host: ["horde", { tint: "red", hat: "cap", day: "heap", zoom: 1.18, middle: 80 }],
	unity_of_the_brethren: ["chapel", { tint: "slate" }],
	papal_legate: cardinal("peaks"),
	unified_christendom: ["minster", { tint: "plum" }],
	civil_engineer: ["works", { tint: "green", hero: "wall" }],
	sahn_i_seman_medrese: ["madrasa", { tint: "teal", dense: 1.35 }],
	academia: scholar("study"),
	franco_ottoman_navy: ["fleet", { tint: "blue", shore: "castle", day: "heap",
		ships: [["galley", 56, 162, 0.5, "crescent"], ["carrack", 128, 180, 0.74, "lilies"]] }],
	prussian_league_navy: ["port", { tint: "blue", quay: "brick",
		ships: [["cog", 152, 172, 0.78, "cross"], ["cog", 206, 148, 0.3, "none"]] }],
	tersane_i_amire: ["port", { tint: "teal", quay: "dock", day: "streaks",
		ships: [["galley", 176, 176, 0.58, "crescent"], ["galley", 156, 146, 0.26, "none"]] }],
	isfendiyarid_dynasty: corsair("castle", { bust: "brocade", hat: "kalpak", hatTone: "t4", over: "moustache" }),
	brotherhood_of_st_mark: knight("city", { hat: "morion", back: "cloak", over: "beard", hair: "short", hairTone: "t3" }),
	transylvanian_plot: cowled("castle", left("sword", 8, 122, 0.9)),
	glinskis_rebellion: ["pyre", { tint: "ochre", seed: "glinski" }],
	phocoean_alum: ["quarry", { tint: "ochre", zoom: 1.1 }],
	dalmatian_merchant_marine: ["port", { tint: "ochre", quay: "cove", day: "clear",
		ships: [["caravel", 158, 176, 0.74, "none"], ["caravel", 196, 146, 0.3, "none"]] }],
	counts_of_celji: ["castle", { tint: "slate", seed: "celji" }],
	sahkulu_shiite_revolt: mufti("peaks", { hairTone: "t4", hat: "taj", gaunt: 0.4, tint: "red", y: 62, s: 0.82,
		...left("sword", 8, 122, 0.9) }),
	celebi_tax_revolts: ["campaign", { tint: "red", zoom: 1.16, arms: "crescent", hat: "turban" }],
	grand_mufti: mufti("dome"),
	grand_hetman: boyar("camp", { hat: "kalpak", hatTone: "t3", ...LOW, tint: "red", over: ["moustache", "chain"], hairTone: "t3" }),
	agents_of_dukagjini: cowled("peaks", { hat: "skullcap", hair: "long", over: "moustache", hairTone: "t3",
		...left("sword", 8, 122, 0.9) }),
	nomads_of_tlemcen: rider("peaks", { bust: "habit", hat: "kufiya", hair: [], over: "longbeard", face: "hawk", hairTone: "t0", age: 1 }),
	last_sigh: sultan("castle", { hairTone: "t2", hat: "turban", over: "beard", age: 1, ...LOW }),
	nothing_new: ["residence", { tint: "slate" }],
	last_byzantine: king("dome", { over: ["crown", "longbeard"], age: 1, tint: "slate" }),
	beylerbey_of_egypt: sultan("dome", { bust: "ermine", face: "blunt", over: "beard", tint: "ochre" }),
	lizard_union: ["bastions", { tint: "slate" }],
	red_sea_fleet: ["fleet", { tint: "ochre", shore: "dunes", day: "clear",
		ships: [["dhow", 178, 162, 0.46, "none"], ["dhow", 96, 180, 0.9, "crescent"]] }],
	copernicus_comet: scholar("peaks", { tint: "blue", hat: "berretta", over: [], hairTone: "t4", face: "hawk", age: 0 }),
	nostradamus_comet: scholar("study", { tint: "blue", hat: "cappuccio" }),
};

const queens = {
	elzbieta_of_bohemia: queen("castle", { hair: "long", hairTone: "t1", over: ["coronet", "pearls"] }),
	sophia_palaiologina: queen("dome", { hair: "long", hairTone: "t3", hat: "kokoshnik", over: "pearls", y: 60, s: 0.84 }),
	hurrem_sultan_roxelana: queen("sea", { hair: "long", hairTone: "t3", hat: "tepelik", over: "pearls", y: 62, s: 0.82 }),
	sitt_i_hatun: queen("garden", { back: "veil", hair: "long", hairTone: "t4" }),
	carlotta_lusignan: queen("sea", { hat: "hennin", over: "pearls", y: 70, x: 58, s: 0.78 }),
	elizabeth_bathory: queen("castle", { over: "pearls", collar: "ruff", stern: 1 }),
	theft_of_the_holy_crown: ["glory", { tint: "plum", emblem: "imperial" }],
	despina_khatun: queen("peaks", { back: "veil", hair: "long", hairTone: "t3", hat: "kavuk", over: "pearls", y: 62, s: 0.82 }),
	isabella_of_castille: queen("castle", { back: "veil", hairTone: "t2", hair: "bob", collar: "chain" }),
	anne_of_brittany: queen("sea", { hat: "gable", over: "pearls" }),
	joanna_the_mad: queen("church", { hair: "long", hairTone: "t4", gaunt: 0.3 }),
	margaret_of_anjou: queen("camp", { hat: "escoffion", over: "pearls", y: 58, s: 0.84 }),
	mary_the_rich: queen("city", { hat: "hennin", hairTone: "t4", collar: "chain", over: [], y: 70, x: 58, s: 0.78 }),
	reichskrone: ["glory", { tint: "ochre", emblem: "imperial" }],
	catherine_of_navarre: queen("peaks", { hair: "long", hairTone: "t3" }),
	margaret_of_austria: queen("study", { over: ["wimple", "pearls"] }),
};

/* ---- the West ---- */

const west = {
	inquisition_pope: prelate("dome"),
	papal_elephant: ["elephant", { tint: "plum" }],
	grand_inquisitor: friar("church", { ...left("crossStaff", 6, 120, 0.9) }),
	antipope: prelate("castle", { face: "hawk", age: 0 }),
	reformed_theology: reformer("study"),
	star_chamber: ["barred", { tint: "slate" }],
	peters_pence: ["alms", { tint: "plum", zoom: 1.18, middle: 130 }],
	jesuits: friar("sea", { bust: "gown", hair: "short", hat: "berretta", ear: 0 }),
	house_of_borgia: cardinal("city", { face: "blunt" }),
	bonfire_of_the_vanities: ["pyre", { tint: "slate" }],
	anabaptist_reformation: reformer("church", { over: "longbeard", hat: "skullcap" }),
	knights_hospitaller: knight("sea", { hat: "sallet", back: "cloak", bust: "tabard" }),
	genoese_fleet: ["port", { tint: "blue", quay: "lantern",
		ships: [["carrack", 156, 172, 0.68, "cross"], ["galley", 96, 146, 0.26, "none"]] }],
	india_armada: ["fleet", { tint: "ochre", shore: "palms", day: "tower",
		ships: [["caravel", 32, 160, 0.4, "cross"], ["caravel", 108, 180, 0.92, "cross"]] }],
	hanseatic_league: ["market", { tint: "ochre", seed: "hanse" }],
	merchant_adventurers: captain("city", { tint: "ochre" }),
	scottish_privateers: captain("sea", { hairTone: "t2", over: "longbeard" }),
	almeida_armada: ["fleet", { tint: "blue", day: "heap", smoke: [[96, 160, 46], [70, 166, 40]],
		ships: [["dhow", 34, 164, 0.5, "crescent"], ["carrack", 142, 180, 0.82, "cross"]] }],
	gold_coast_monopoly: ["outpost", { tint: "ochre", zoom: 1.12 }],
	arumer_zwarte_hoop: captain("sea", { hat: "morion", bust: "armour", stern: 1 }),
	conquistadors: soldier("sea", left("sword", 8, 118, 0.9)),
	last_knight: knight("castle"),
	spanish_tercio: ["muster", { tint: "red", seed: "tercio" }],
	gonfalonier: condottiere("city", { hat: "cappuccio", ...LOW }),
	teutonic_knights: knight("castle", { back: "cloak", hat: "helm", tint: "slate" }),
	cromwell: soldier("church", { hat: "sallet" }),
	swabian_league: ["levy", { tint: "red", zoom: 1.12, gate: 1 }],
	bold: condottiere("camp", { hat: "feathercap", ...LOW }),
	holy_land_crusade: ["crusade", { tint: "red", seed: "holyland" }],
	santa_hermandad: ["campaign", { tint: "red", zoom: 1.16, seed: "hermandad" }],
	swiss_rislaufer: soldier("peaks"),
	duke_of_milan: condottiere("castle", { hat: "berretta", ...LOW, bust: "ermine" }),
	schwarzer_haufen: ["charge", { tint: "slate", arms: "bars", hat: "brim" }],
	merchants_of_the_staple: ["fair", { tint: "ochre", seed: "staple" }],
	communeros_guilds: ["guildhall", { tint: "ochre", tools: [["saw", 0], ["hammer", 90]] }],
	flanders_guild: ["shop", { tint: "ochre", hero: "ledger", wall: ["scroll"], seed: "flanders" }],
	hidden: cowled("castle", { tint: "ochre" }),
	bundschuh_revolt: peasant("church"),
	florentine_wool: ["meadow", { tint: "ochre" }],
	sindicat_remenca: ["farm", { tint: "ochre", seed: "remenca" }],
	dithmarschen: ["village", { tint: "ochre", zoom: 1.2, seed: "dithmarschen" }],
	hochstetter_bank: ["shop", { tint: "ochre", hero: "counter", seed: "hochstetter" }],
	gutenberg: ["shop", { tint: "ochre", hero: "press", seed: "gutenberg" }],
	order_of_santiago: knight("peaks", { hat: "feathercap", back: "cloak", hair: "bob", hairTone: "t3", over: "beard",
		tint: "slate" }),
	la_serenissima: ["palace", { tint: "slate", seed: "venezia" }],
	kingmaker: lord("camp", { bust: "armour" }),
	luther: reformer("church", { over: [], hat: "berretta", tint: "slate" }),
	friese_freedom: ["canal", { tint: "slate" }],
	marechaussee: ["barracks", { tint: "slate" }],
	duchy_of_ferrara: ["dukedom", { tint: "slate" }],
	halley_comet: prelate("peaks", { tint: "blue" }),
	regiomontanus_comet: scholar("study", {
		tint: "blue", face: "hawk", age: 0, over: "beard", hairTone: "t4",
	}),
	amerigo_vespucci: captain("sea", { tint: "ochre", hat: "cappuccio", over: [] }),
	podesta_of_venice: banker("sea", { hat: "berretta" }),
	man_for_all_seasons: lord("study", { tint: "plum", over: "chain" }),
	oratory_of_divine_love: ["altarpiece", { tint: "plum" }],
	cryptography: ["shop", { tint: "green", hero: "ledger", wall: ["scroll", "scroll"], seed: "crypto" }],
	michelangelo: artist("marble"),
	artistic_geometry: scholar("study", {
		hat: "cappuccio", over: [], face: "hawk", age: 0, ...LOW, ...left("compasses"),
	}),
	romantic_realism: ["shop", { tint: "green", hero: "easel", seed: "realism" }],
	mining_engineer: ["gravelPit", { tint: "green", zoom: 1.22 }],
	machiavellianism: scholar("city", {
		hat: "", hair: "short", hairTone: "t4", over: [], face: "hawk", age: 0, gaunt: 0.3,
	}),
	hermeticism: ["apothecary", { tint: "green" }],
	faith_vs_reason: ["minster", { tint: "green", seed: "reason" }],
	french_pirates: captain("sea", { hat: "berretta" }),
	venetian_navy: ["port", { tint: "blue", quay: "palace", day: "heap",
		ships: [["galley", 172, 176, 0.62, "cross"], ["galley", 176, 146, 0.28, "none"]] }],
	welser_klein_venedig: ["colony", { tint: "ochre" }],
	kalmar_union: ["fleet", { tint: "blue", shore: "cliffs", day: "streaks",
		ships: [["cog", 30, 158, 0.34, "none"], ["cog", 108, 178, 1, "crowns"]] }],
	wolf_of_rimini: condottiere("city", { face: "hawk", over: [], hair: "curls" }),
	mons_meg: ["siege", { tint: "red", seed: "meg" }],
	kappeler_milchsuppe: ["riverside", { tint: "red" }],
	bank_of_strozzi: banker("city"),
	william_caxton: sitter("ochre", { face: "old", bust: "gown", hair: "short", hat: "cappuccio", hairTone: "t1", age: 1, ear: 0,
		...LOW, held: [["book", 56, 158, 0.9, -10]] })("study"),
	tolfa_alum: ["quarry", { tint: "ochre", white: 1, sky: "clear" }],
	cornish_tin: ["tinCoast", { tint: "ochre" }],
	catalan_pactists: ["residence", { tint: "ochre", seed: "pactists" }],
	mary_rose: ["fleet", { tint: "blue", shore: "castle", day: "storm", smoke: [[40, 170, 60]],
		ships: [["carrack", 104, 180, 0.96, "rose"]] }],
	european_union: ["arch", { tint: "slate" }],
	epicurean_swerve: ["garden", { tint: "green" }],
	humanism: scholar("garden"),
};

/* ---- empires ---- */

const kings = {
	eng: king("castle"),
	fra: king("city", { face: "hawk", over: ["crown"], gaunt: 0.4, age: 1 }),
	hre: king("peaks", { hair: "long", over: ["crown"], age: 1 }),
	hun: king("castle", { hair: "long", over: ["crown"], hairTone: "t1" }),
	byz: king("sea", { over: ["crown", "longbeard"], hairTone: "t0", age: 1 }),
	por: king("sea", { hat: "cappuccio", over: "moustache" }),
	ara: king("city", { over: ["crown", "longbeard"], age: 1 }),
	pap: cardinal("dome", { tint: "red", hat: "mitre", bust: "cope", over: "longbeard", hairTone: "t0", y: 54, s: 0.84 }),
	ott: sultan("dome", { tint: "red" }),
	mam: sultan("city", { tint: "red", age: 1, hairTone: "t0", hat: "turban", over: ["longbeard", "chain"], ...LOW }),
};

const republics = {
	eng: ["palace", { tint: "ochre", seed: "eng" }],
	fra: ["guildhall", { tint: "ochre", tools: [["scales", 0]], seed: "fra" }],
	hre: ["walledTown", { tint: "ochre", zoom: 1.16, seed: "hre" }],
	hun: ["academy", { tint: "ochre", zoom: 1.2, middle: 96, seed: "hun" }],
	byz: ["estate", { tint: "ochre", zoom: 1.3, seed: "byz" }],
	por: ["theatre", { tint: "ochre", seed: "por" }],
	ara: ["basilica", { tint: "ochre", seed: "ara" }],
	pap: ["cathedral", { tint: "ochre", seed: "pap" }],
	ott: ["sanctuary", { tint: "ochre", seed: "ott" }],
	mam: ["citadel", { tint: "ochre", seed: "mam" }],
};

const victories = {
	imperial: ["glory", { tint: "ochre", emblem: "crown" }],
	renaissance: ["cathedral", { tint: "green", seed: "renaissance" }],
	globalization: ["fleet", { tint: "blue", shore: "palms",
		ships: [["caravel", 30, 158, 0.36, "cross"], ["caravel", 104, 178, 0.9, "cross"]] }],
	holy: ["keys", { tint: "plum", seed: "holy" }],
};

/* What is told as a scene: a comet, and each way to make war. */
const staged = {
	comet: ["nightSky", { tint: "blue" }],
	campaign: ["siege", { tint: "red" }],
	crusade: ["charge", { tint: "red" }],
	jihad: ["charge", { tint: "teal", arms: "crescent", hat: "turban" }],
	reformation: reformer("church", { over: "longbeard" }),
	revolt: ["pyre", { tint: "ochre" }],
	conspiracy: cowled("castle", left("sword", 20, 130, 0.8)),
};

export const sets = [
	{ kind: "card", rows: { ...east, ...queens, ...west, ...kings } },
	{ kind: "republic", rows: republics },
	{ kind: "victory", rows: victories },
	{ kind: "scene", rows: staged },
];
