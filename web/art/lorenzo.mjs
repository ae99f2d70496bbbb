/* lorenzo.mjs: what the cards of Lorenzo show.  A row is a token of the game, a scene, and what the
 * scene is told; engraving/ has the words. */
const frames = {
	territory: ["frame", { tint: "green", ornament: "laurel" }],
	building: ["frame", { tint: "ochre", ornament: "stones", ground: "t2" }],
	character: ["frame", { tint: "blue", ornament: "rings", medal: 1 }],
	venture: ["frame", { tint: "plum", ornament: "pennants" }],
	leader: ["frame", { tint: "red", ornament: "palmettes" }],
};

const SHORT = 262;
const short = Object.fromEntries(
	Object.entries(frames).map(([kind, [name, o]]) => [kind, [name, { ...o, high: SHORT }]]),
);

const ribbons = Object.fromEntries(
	Object.entries(frames).map(([kind, [, o]]) => [kind, ["ribbon", { tint: o.tint, seed: "" }]]),
);

const territories = {
	commercial_hub: ["outpost", { zoom: 1.12 }],
	woods: ["grove", { zoom: 1.1 }],
	village: ["village", { zoom: 1.2 }],
	gravel_pit: ["gravelPit", { zoom: 1.22 }],
	forest: ["forest"],
	monastery: ["monastery", { zoom: 1.16 }],
	citadel: ["citadel"],
	city: ["city"],
	gold_mine: ["goldMine", { zoom: 1.06 }],
	mountain_town: ["mountainTown", { zoom: 1.08 }],
	mining_town: ["mountainTown", { mine: 1 }],
	rock_pit: ["quarry", { zoom: 1.1 }],
	estate: ["estate", { zoom: 1.3 }],
	hermitage: ["hermitage"],
	manor_house: ["manor", { zoom: 1.14 }],
	dukedom: ["dukedom"],
	trading_town: ["harbour", { zoom: 1.12 }],
	farm: ["farm"],
	colony: ["colony"],
	marble_pit: ["quarry", { white: 1, sky: "clear" }],
	province: ["province", { zoom: 1.16 }],
	sanctuary: ["sanctuary"],
	castle: ["castle"],
	fortified_town: ["walledTown", { zoom: 1.16 }],
};
const buildings = {
	mint: ["shop", { hero: "press" }],
	tax_office: ["shop", { hero: "ledger", wall: ["scroll"] }],
	triumphal_arch: ["arch"],
	theater: ["theatre"],
	carpenters_shop: ["shop", { hero: "bench", wall: ["saw", "axe", "square", "hammer"], floor: ["logs"] }],
	stonemasons_shop: ["shop", { hero: "capital", wall: ["compasses", "square", "hammer"], floor: ["blocks", "blocks"] }],
	chapel: ["chapel"],
	residence: ["residence"],
	marketplace: ["market"],
	treasury: ["shop", { hero: "chest" }],
	painters_guild: ["shop", { hero: "easel" }],
	sculptors_guild: ["shop", { hero: "statue" }],
	stonemasons_guild: ["guildhall", { tools: [["compasses", 0], ["hammer", 90]] }],
	baptistery: ["baptistery"],
	barracks: ["barracks"],
	stronghold: ["stronghold"],
	bank: ["shop", { hero: "counter" }],
	fair: ["fair"],
	garden: ["garden"],
	fortress: ["fortress"],
	palace: ["palace"],
	church: ["basilica"],
	military_academy: ["academy", { zoom: 1.2, middle: 96 }],
	cathedral: ["cathedral"],
};
/* Where a head with a tall hat stands, and one without. */
const LOW = { y: 50, x: 66, s: 0.88 };
const HIGH = { y: 34, x: 63, s: 0.92 };
const left = (tool, deg = -12, y = 140, k = 0.9) => ({ held: [[tool, 48, y, k, deg]] });

const characters = {
	warlord: ["medal", { bust: "armour", hat: "helm", back: "plume", stern: 1, ear: 0, y: 30, x: 57, s: 0.96 }],
	stonemason: ["medal", { face: "blunt", bust: "apron", hair: "short", hat: "coif", over: "beard", ear: 0, ...HIGH, ...left("mallet", -12, 128, 0.8) }],
	dame: ["medal", { face: "lady", bust: "brocade", back: "veil", hair: "coiffure", over: "pearls", y: 28, x: 56 }],
	knight: ["medal", { bust: "armour", hat: "sallet", stern: 1, ear: 0, ...HIGH, ...left("sword", 8, 118, 0.9) }],
	farmer: ["medal", { face: "old", bust: "apron", hair: "short", hat: "strawhat", ear: 0, age: 1, ...LOW, ...left("sickle", -8, 132, 0.8) }],
	artisan: ["medal", { bust: "apron", hair: "curly", hairTone: "t4", ear: 0, ...HIGH, ...left("hammer", 14) }],
	preacher: ["medal", { face: "hawk", bust: "habit", hair: "tonsure", gaunt: 0.4, stern: 1, ...HIGH, ...left("crossStaff", 6, 120, 0.9) }],
	abbess: ["medal", { face: "lady", bust: "cope", over: ["wimple", "crozier"], ear: 0, y: 44, x: 64, s: 0.88 }],
	captain: ["medal", { face: "blunt", bust: "armour", hair: "short", hat: "morion", over: "moustache", stern: 1, ...LOW, ...left("halberd", 4, 118, 0.95) }],
	architect: ["medal", { face: "hawk", bust: "gown", hair: "bob", hat: "cappuccio", ear: 0, ...LOW, ...left("compasses", -14, 134, 0.8) }],
	patron: ["medal", { bust: "ermine", hair: "bob", hairTone: "t4", hat: "berretta", ear: 0, ...LOW, ...left("purse", -8, 142, 0.6) }],
	hero: ["medal", { bust: "armour", hair: "curly", over: "laurel", ear: 0, ...HIGH, back: "cloak" }],
	peasant: ["medal", { face: "blunt", bust: "gown", hair: "short", hat: "cowl", cloth: "t2", ear: 0, ...HIGH, ...left("rake", -6, 118, 0.9) }],
	scholar: ["medal", { face: "old", bust: "gown", hair: "short", hat: "skullcap", over: ["longbeard", "glasses"], age: 1, hairTone: "t0", ...HIGH, held: [["openBook", 66, 166, 0.86, -6]] }],
	papal_messenger: ["medal", { bust: "mozzetta", hair: "short", hat: "skullcap", stern: 1, ...HIGH, ...left("key", 10, 130) }],
	royal_messenger: ["medal", { bust: "doublet", hair: "bob", hat: "feathercap", ear: 0, ...LOW, held: [["letter", 54, 146, 0.9, -14]] }],
	noble: ["medal", { bust: "ermine", hair: "long", hairTone: "t2", hat: "feathercap", over: "chain", ear: 0, ...LOW }],
	governor: ["medal", { face: "old", bust: "gown", hair: "short", hat: "cappuccio", over: "chain", age: 1, stern: 1, ear: 0, ...LOW, ...left("baton", 10, 132) }],
	paramour: ["medal", { face: "lady", bust: "brocade", hair: "long", hairTone: "t2", over: "pearls", ear: 0, ...HIGH, ...left("fan", -6, 136, 0.8) }],
	herald: ["medal", { bust: "tabard", hair: "bob", hat: "feathercap", hatTone: "t2", ear: 0, ...LOW, ...left("trumpet", -24, 108, 1) }],
	cardinal: ["medal", { face: "old", bust: "mozzetta", hair: "short", hat: "galero", age: 1, ...LOW }],
	bishop: ["medal", { face: "old", bust: "cope", hair: "short", hat: "mitre", over: "crozier", age: 1, stern: 1, gaunt: 0.3, y: 54, s: 0.84, x: 66 }],
	general: ["medal", { face: "hawk", bust: "armour", hair: "short", hairTone: "t0", over: ["beard", "sash"], age: 1, stern: 1, ...HIGH, ...left("baton", 12, 136) }],
	ambassador: ["medal", { face: "hawk", bust: "brocade", hat: "turban", over: "longbeard", hairTone: "t4", ear: 0, ...LOW, ...left("scroll", -10, 134, 0.7) }],
};

const ventures = {
	hiring_recruits: ["levy", { zoom: 1.12 }],
	repairing_the_church: ["works", { hero: "church" }],
	building_the_walls: ["works", { hero: "wall" }],
	raising_a_statue: ["raising"],
	military_campaign: ["campaign", { zoom: 1.16 }],
	hosting_panhandlers: ["alms", { zoom: 1.18, middle: 130 }],
	fighting_heresies: ["pyre"],
	support_to_the_bishop: ["glory", { emblem: "mitre" }],
	hiring_soldiers: ["trophy"],
	repairing_the_abbey: ["works", { hero: "abbey" }],
	building_the_bastions: ["bastions"],
	support_to_the_king: ["glory", { emblem: "crown" }],
	improving_the_canals: ["canal"],
	hosting_foreigners: ["strangers"],
	crusade: ["crusade"],
	support_to_the_cardinal: ["glory", { emblem: "galero" }],
	hiring_mercenaries: ["muster"],
	repairing_the_cathedral: ["works", { hero: "cathedral" }],
	building_the_towers: ["towers"],
	promoting_sacred_art: ["altarpiece"],
	military_conquest: ["siege"],
	improving_the_roads: ["highway"],
	sacred_war: ["charge", { zoom: 1.1 }],
	support_to_the_pope: ["keys"],
};
const leaders = {
	sforza: ["likeness", { face: "blunt", bust: "armour", hair: "short", hat: "berretta", stern: 1, age: 1, view: "castle", ...LOW }],
	ariosto: ["likeness", { face: "hawk", bust: "doublet", hair: "short", hairTone: "t4", over: ["laurel", "longbeard"], view: "garden", ...HIGH }],
	brunelleschi: ["likeness", { face: "old", bust: "gown", hair: "tonsure", hairTone: "t2", age: 1, stern: 1, view: "dome", ...HIGH, x: 70 }],
	montefeltro: ["likeness", { face: "hawk", bust: "doublet", hair: "curls", hairTone: "t4", hat: "berretta", age: 1, stern: 1, wart: 1, y: 50, s: 0.88, x: 62, ear: 0 }],
	savonarola: ["likeness", { face: "hawk", bust: "habit", hat: "cowl", gaunt: 0.5, stern: 1, ear: 0, view: "church", y: 40, x: 60, s: 0.92 }],
	bande_nere: ["likeness", { face: "blunt", bust: "armour", hair: "short", hairTone: "t4", over: ["beard", "sash"], stern: 1, view: "camp", ...HIGH }],
	botticelli: ["likeness", { face: "blunt", bust: "doublet", hair: "long", hairTone: "t3", view: "sea", ear: 0, ...HIGH, held: [["brush", 40, 146, 0.8, -16]] }],
	michelangelo: ["likeness", { face: "blunt", bust: "gown", hair: "curly", hairTone: "t4", over: "beard", age: 1, stern: 1, view: "marble", ear: 0, ...HIGH }],
	gonzaga: ["likeness", { face: "blunt", bust: "ermine", hair: "bob", hairTone: "t2", hat: "skullcap", age: 1, stern: 1, view: "city", ear: 0, ...HIGH }],
	leonardo: ["likeness", { face: "old", bust: "gown", hair: "long", hairTone: "t0", hat: "feathercap", over: "longbeard", age: 1, view: "peaks", ear: 0, ...LOW }],
	pico: ["likeness", { face: "man", bust: "doublet", hair: "long", hairTone: "t2", hat: "cappuccio", view: "study", ear: 0, ...LOW }],
	sisto: ["likeness", { face: "old", bust: "cope", hair: "short", hairTone: "t0", hat: "tiaraHat", age: 1, stern: 1, view: "church", glory: 1, y: 70, x: 66, s: 0.78 }],
	lucrezia_borgia: ["likeness", { face: "lady", bust: "brocade", hair: "long", hairTone: "t1", over: ["pearls", "coronet"], view: "garden", ear: 0, ...HIGH }],
	malatesta: ["likeness", { face: "hawk", bust: "doublet", hair: "bob", hairTone: "t3", stern: 1, view: "castle", ear: 0, ...HIGH }],
	lorenzo: ["likeness", { face: "blunt", bust: "doublet", hair: "bob", hairTone: "t4", hat: "cappuccio", stern: 1, ear: 0, y: 40, x: 58, s: 0.94 }],
	moro: ["likeness", { face: "blunt", bust: "brocade", hair: "bob", hairTone: "t4", over: "chain", view: "city", ear: 0, tweak: { chin: [-1, 2], chinb: [-2, 3] }, ...HIGH }],
	cesare_borgia: ["likeness", { face: "man", bust: "armour", hair: "long", hairTone: "t4", hat: "feathercap", over: "beard", stern: 1, view: "camp", ear: 0, ...LOW }],
	santa_rita: ["likeness", { face: "lady", bust: "habit", back: "halo", over: ["wimple", "thorns"], ear: 0, view: "church", y: 46, x: 60, s: 0.84, held: [["flower", 40, 152, 0.7, -10]] }],
	cosimo: ["likeness", { face: "old", bust: "ermine", hair: "short", hairTone: "t2", hat: "berretta", age: 1, view: "dome", y: 50, x: 72, s: 0.88 }],
	colleoni: ["likeness", { face: "blunt", bust: "armour", hat: "helm", back: "plume", age: 1, stern: 1, ear: 0, view: "camp", y: 46, x: 62, s: 0.88 }],
};

/* What is taken: an emblem on a dark tile, cracked, chained, or weighed. */
const bans = {
	less_military: ["ban", { emblem: "sword", by: "crack" }],
	less_coins: ["ban", { emblem: "coin", by: "crack" }],
	less_servants: ["ban", { emblem: "servant", by: "crack" }],
	less_wood_stone: ["ban", { emblem: "goods", by: "crack" }],
	weak_harvest: ["ban", { emblem: "sickle", by: "crack" }],
	weak_production: ["ban", { emblem: "hammer", by: "crack" }],
	weak_members: ["ban", { emblem: "members", by: "crack" }],
	hard_territories: ["ban", { emblem: "land", by: "chain" }],
	hard_buildings: ["ban", { emblem: "tower", by: "chain" }],
	hard_characters: ["ban", { emblem: "head", by: "chain" }],
	hard_ventures: ["ban", { emblem: "flag", by: "chain" }],
	no_market: ["ban", { emblem: "stall", by: "chain" }],
	dear_servants: ["ban", { emblem: "servants", by: "coins" }],
	late_start: ["ban", { emblem: "hourglass" }],
	no_characters: ["ban", { emblem: "head", by: "struck" }],
	no_ventures: ["ban", { emblem: "flag", by: "struck" }],
	no_territories: ["ban", { emblem: "land", by: "struck" }],
	victory_tax: ["ban", { emblem: "laurel", by: "scales" }],
	military_tax: ["ban", { emblem: "sword", by: "scales" }],
	building_tax: ["ban", { emblem: "tower", by: "scales" }],
	resource_tax: ["ban", { emblem: "goods", by: "scales" }],
};

/* A plume may rise above the window; below, a medal is round. */
const MEDAL = "M0-12H218V103H202A93 93 0 0 1 16 103H0z";

export const art = {
	signs: [
		"coins", "wood", "stone", "servants", "mil", "faith", "vp", "privilege", "harvest",
		"production", "now", "always", "round", "end", "territory", "building", "character",
		"venture", "any", "leader", "pawn", "neutral", "to",
	],
	sets: [
		{ kind: "card", tint: "green", rows: territories },
		{ kind: "card", tint: "ochre", rows: buildings },
		{ kind: "card", tint: "blue", rows: characters, box: [0, -12, 218, 218], mask: MEDAL },
		{ kind: "card", tint: "plum", rows: ventures },
		{ kind: "leader", tint: "red", rows: leaders },
		{ kind: "excommunication", tint: "violet", rows: bans, box: [0, 0, 160, 200] },
		{ kind: "frame", rows: frames, box: [0, 0, 240, 336] },
		{ kind: "short", rows: short, box: [0, 0, 240, SHORT] },
		{ kind: "ribbon", rows: ribbons, box: [0, 0, 240, 40] },
		{ kind: "back", rows: { leader: ["back", { tint: "red", ornament: "palmettes" }] }, box: [0, 0, 240, 336] },
	],
};
