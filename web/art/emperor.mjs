/* emperor.mjs: what the cards, arms, nobles and knights of Emperor show. */
import { SHIELD } from "./engraving/arms.mjs";

const LOW = { y: 50, x: 66, s: 0.88 };
const HIGH = { y: 34, x: 63, s: 0.92 };

const cards = {
	rival: ["glory", { tint: "ochre", emblem: "imperial" }],
	medicine: ["apothecary", { tint: "blue" }],
	move: ["journey", { tint: "blue" }],
	pope: ["keys", { tint: "blue" }],
	influence: ["minster", { tint: "blue" }],
	exclusion: ["barred", { tint: "blue" }],
	don: ["likeness", { tint: "blue", face: "hawk", bust: "doublet", hair: "short", hairTone: "t4", collar: "ruff", over: "beard", view: "castle", ...HIGH }],
	immigration: ["settlers", { tint: "plum", zoom: 1.2 }],
	city: ["towers", { tint: "plum", seed: "city" }],
	promotion: ["glory", { tint: "plum", emblem: "accolade" }],
	bride: ["likeness", { tint: "plum", face: "lady", bust: "brocade", back: "veil", hair: "long", hairTone: "t1", over: ["crown", "pearls"], ear: 0, view: "garden",
		...LOW }],
	knight: ["likeness", { tint: "slate", bust: "armour", hat: "helm", back: "plume", ear: 0, stern: 1, view: "castle", y: 46, x: 64, s: 0.88 }],
	grey: ["likeness", { tint: "slate", face: "hawk", bust: "habit", hat: "cowl", gaunt: 0.5, stern: 1, ear: 0, view: "study", y: 42, x: 64,
		s: 0.9, held: [["candle", 38, 150, 0.8, 0], ["flame", 38, 134, 0.5, 0]] }],
};

const provinces = {
	trier: ["arms", { tint: "red", charge: "cross", tone: "t3" }],
	koln: ["arms", { tint: "slate", charge: "cross" }],
	mainz: ["arms", { tint: "red", charge: "wheel", field: "t3", tone: "t0" }],
	rhein: ["arms", { tint: "blue", parted: "lozenges" }],
	sachsen: ["arms", { tint: "green", parted: "bars", crancelin: 1 }],
	brandenburg: ["arms", { tint: "red", charge: "eagle", tone: "t3" }],
	bohmen: ["arms", { tint: "red", charge: "lion", field: "t3", tone: "t0", k: 0.88 }],
};

/* The same man and woman as the years go by. */
const man = {
	15: { hair: "bob", hairTone: "t2", ear: 0, bust: "doublet" },
	25: { hair: "bob", hairTone: "t3", ear: 0, hat: "cappuccio", bust: "doublet" },
	35: { hair: "short", hairTone: "t4", over: "beard", bust: "doublet" },
	45: { face: "old", hair: "short", hairTone: "t0", over: "longbeard", age: 1, bust: "ermine" },
};
const woman = (age) => ({ face: "lady", bust: "brocade", ...(age < 40 ? { hair: "coiffure" } : { over: "wimple", ear: 0 }) });

/* Every family in its own tint: nobles by seat, rank and age, as the game names them. */
const families = ["red", "green", "blue", "ochre"];

const nobles = Object.fromEntries(
	families.flatMap((tint, seat) =>
		[15, 25, 35, 45].flatMap((age) => [
			[`${seat}.baron${age}`, ["coinHead", { ...man[age], tint }]],
			[`${seat}.couple${age}`, ["coinHead", { ...man[age], tint, with: woman(age) }]],
		]),
	),
);

const knights = Object.fromEntries(
	families.map((tint, seat) => [seat, ["counter", { thing: "knight", tint }]]),
);

/* By the colour of a card. */
const frames = {
	blue: ["frame", { tint: "blue", ornament: "rings" }],
	pink: ["frame", { tint: "plum", ornament: "pennants" }],
	none: ["frame", { tint: "slate", ornament: "stones", ground: "t2" }],
};

const ribbons = Object.fromEntries(
	Object.entries(frames).map(([kind, [, o]]) => [kind, ["ribbon", { tint: o.tint, seed: "" }]]),
);

const ROUND = [0, 0, 120, 120];
const DISC = "M60 1A59 59 0 1 1 59.9 1z";

export const art = {
	signs: ["coins", "now"],
	sets: [
		{ kind: "card", rows: cards },
		{ kind: "province", rows: provinces, box: [0, 0, 120, 140], mask: SHIELD },
		{ kind: "noble", rows: nobles, box: ROUND, mask: DISC },
		{ kind: "knight", rows: knights, box: ROUND, mask: DISC },
		{ kind: "frame", rows: frames, box: [0, 0, 240, 336] },
		{ kind: "ribbon", rows: ribbons, box: [0, 0, 240, 40] },
	],
};
