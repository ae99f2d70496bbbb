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
const buildings = { triumphal_arch: ["arch"], palace: ["palace"], cathedral: ["cathedral"] };
const characters = {
	warlord: ["medal", { bust: "armour", hat: "helm", back: "plume", stern: 1, ear: 0, y: 30, x: 57, s: 0.96 }],
	dame: ["medal", { face: "lady", bust: "brocade", back: "veil", hair: "coiffure", over: "pearls", y: 28, x: 56 }],
	bishop: ["medal", { face: "old", bust: "cope", hair: "short", hat: "mitre", over: "crozier", age: 1, stern: 1, gaunt: 0.3, y: 54, s: 0.84, x: 66 }],
};
const ventures = { military_conquest: ["siege"], hiring_mercenaries: ["muster"] };
const leaders = {
	lorenzo: ["likeness", { face: "blunt", bust: "doublet", hair: "bob", hairTone: "t4", hat: "cappuccio", stern: 1, ear: 0, y: 40, x: 58, s: 0.94 }],
	montefeltro: ["likeness", { face: "hawk", bust: "doublet", hair: "curls", hairTone: "t4", hat: "berretta", age: 1, stern: 1, wart: 1, y: 50, s: 0.88, x: 62, ear: 0 }],
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
		{ kind: "frame", rows: frames, box: [0, 0, 240, 336] },
		{ kind: "short", rows: short, box: [0, 0, 240, SHORT] },
		{ kind: "ribbon", rows: ribbons, box: [0, 0, 240, 40] },
		{ kind: "back", rows: { leader: ["back", { tint: "red", ornament: "palmettes" }] }, box: [0, 0, 240, 336] },
	],
};
