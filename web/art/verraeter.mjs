/* verraeter.mjs: what the cards of Verräter show. */
import { SHIELD } from "./engraving/arms.mjs";

const LOW = { y: 50, x: 66, s: 0.88 };
const HIGH = { y: 34, x: 63, s: 0.92 };

const landscapes = {
	wilderness: ["moor", { tint: "slate" }],
	meadow: ["meadow", { tint: "green" }],
	river: ["riverside", { tint: "teal" }],
	woods: ["forest", { tint: "green", seed: "woods" }],
	village: ["village", { tint: "ochre", zoom: 1.2 }],
	town: ["walledTown", { tint: "red", zoom: 1.16 }],
};

const actions = {
	traitor: ["likeness", { tint: "plum", face: "hawk", bust: "habit", hat: "cowl", gaunt: 0.4, stern: 1, ear: 0, view: "castle", ...HIGH,
		y: 40, held: [["sword", 40, 140, 0.7, 196]] }],
	diplomat2: ["likeness", { tint: "blue", bust: "doublet", hair: "bob", hat: "feathercap", ear: 0, view: "city", ...LOW,
		held: [["letter", 46, 150, 0.9, -12]] }],
	diplomat5: ["likeness", { tint: "blue", face: "old", bust: "ermine", hair: "short", hat: "berretta", over: ["beard", "chain"], age: 1, view: "dome", ...LOW,
		x: 74 }],
	builder: ["likeness", { tint: "ochre", face: "blunt", bust: "apron", hair: "short", hat: "coif", over: "beard", ear: 0, view: "marble", ...HIGH,
		held: [["compasses", 44, 138, 0.8, -12]] }],
	strategist: ["likeness", { tint: "red", face: "hawk", bust: "armour", hair: "short", over: ["beard", "sash"], age: 1, stern: 1, view: "camp", ...HIGH,
		held: [["baton", 44, 140, 0.9, 12]] }],
	farmer: ["likeness", { tint: "green", face: "old", bust: "apron", hair: "short", hat: "strawhat", ear: 0, view: "garden", ...LOW,
		held: [["sickle", 44, 146, 0.9, -8]] }],
};

const supplies = Object.fromEntries(
	[2, 3, 4, 5, 6, 8].map((n) => [n, ["pantry", { n, tint: "ochre" }]]),
);

const frames = {
	action: ["frame", { tint: "slate", ornament: "rope" }],
	supply: ["frame", { tint: "ochre", ornament: "rope" }],
};

export const art = {
	signs: [],
	sets: [
		{ kind: "landscape", rows: landscapes },
		{ kind: "action", rows: actions },
		{ kind: "supply", rows: supplies },
		{ kind: "face", tint: "ochre", rows: { estate: ["counter", { thing: "estate" }], office: ["counter", { thing: "office" }] },
			box: [0, 0, 120, 120], mask: "M60 1A59 59 0 1 1 59.9 1z" },
		{ kind: "house", rows: { eagle: ["arms", { tint: "slate", charge: "eagle" }], rose: ["arms", { tint: "red", charge: "rose", tone: "t3" }] },
			box: [0, 0, 120, 140], mask: SHIELD },
		{ kind: "frame", rows: frames, box: [0, 0, 240, 336] },
		{ kind: "back", rows: { supply: ["back", { tint: "ochre", ornament: "rope", emblem: "wheat" }],
			action: ["back", { tint: "slate", ornament: "rope", emblem: "dagger" }] }, box: [0, 0, 240, 336] },
	],
};
