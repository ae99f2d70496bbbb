/* baroque.mjs: what the cards and events of Baroque show. */
const LOW = { y: 50, x: 66, s: 0.88 };
const HIGH = { y: 36, x: 62, s: 0.92 };
const MITRED = { y: 58, x: 66, s: 0.82 };

const left = (tool, angle, y = 140, k = 0.85) => ({ held: [[tool, 40, y, k, angle]] });

const architects = {
	barelli: ["likeness", { face: "hawk", bust: "doublet", hair: "bob", hairTone: "t3", collar: "ruff", ear: 0, view: "church", ...HIGH,
		...left("compasses", -14) }],
	lurago: ["likeness", { face: "old", bust: "gown", hair: "short", hairTone: "t1", hat: "skullcap", over: "longbeard", age: 1, view: "dome", ...HIGH,
		...left("square", -8) }],
	martinelli: ["likeness", { face: "blunt", bust: "brocade", hair: "long", hairTone: "t4", over: "moustache", ear: 0, view: "city", ...HIGH,
		...left("scroll", -10) }],
	zuccalli: ["likeness", { face: "man", bust: "doublet", hair: "long", hairTone: "t2", hat: "cavalier", ear: 0, view: "garden", ...LOW,
		...left("compasses", 12) }],
};

const bishops = {
	leopold_william: ["likeness", { face: "hawk", bust: "cope", hair: "short", hairTone: "t3", hat: "mitre", over: ["moustache", "crozier"], view: "garden",
		...MITRED }],
	galen: ["likeness", { face: "blunt", bust: "armour", hair: "short", hairTone: "t4", hat: "skullcap", over: ["beard", "sash"], stern: 1, view: "camp", ...HIGH,
		...left("crossStaff", 6, 122, 0.9) }],
	schonborn: ["likeness", { face: "old", bust: "cope", hair: "curls", hairTone: "t0", hat: "mitre", over: "crozier", age: 1, view: "church", ...MITRED }],
	max_henry: ["likeness", { face: "man", bust: "mozzetta", hair: "long", hairTone: "t2", hat: "galero", over: "beard", view: "dome", ...LOW }],
};

const politicians = {
	frederick_william: ["likeness", { face: "hawk", bust: "armour", hair: "long", hairTone: "t4", over: ["moustache", "sash"], stern: 1, ear: 0,
		view: "castle",
		...HIGH, ...left("baton", 10) }],
	john_george: ["likeness", { face: "blunt", bust: "ermine", hair: "curls", hairTone: "t2", hat: "crown", over: "chain", ear: 0, view: "city", ...LOW }],
	thurn_taxis: ["likeness", { face: "man", bust: "doublet", hair: "bob", hairTone: "t3", hat: "feathercap", ear: 0, view: "peaks", ...LOW,
		held: [["letter", 50, 146, 0.9, -14]] }],
	lobkowitz: ["likeness", { face: "old", bust: "brocade", hair: "short", hairTone: "t1", collar: "ruff", over: ["beard", "chain"], age: 1, view: "study",
		...HIGH }],
};

const generals = {
	charles_lorraine: ["likeness", { face: "man", bust: "armour", hair: "long", hairTone: "t4", over: "sash", ear: 0, view: "camp", ...HIGH,
		...left("baton", 12) }],
	caprara: ["likeness", { face: "hawk", bust: "armour", hair: "bob", hairTone: "t4", hat: "morion", over: "moustache", stern: 1, ear: 0, view: "peaks", ...LOW,
		...left("sword", 8, 118, 0.9) }],
	hatzfeldt: ["likeness", { face: "old", bust: "armour", hair: "short", hairTone: "t0", over: ["beard", "sash"], age: 1, stern: 1,
		view: "castle", ...HIGH }],
	montecuccoli: ["likeness", { bust: "armour", hat: "helm", back: "plume", ear: 0, stern: 1, view: "camp", y: 46, x: 62, s: 0.88 }],
};

const painters = {
	block: ["likeness", { face: "man", bust: "gown", hair: "long", hairTone: "t2", hat: "berretta", ear: 0,
		view: "study", ...LOW, ...left("brush", -16, 146) }],
	roos: ["likeness", { face: "blunt", bust: "apron", hair: "curly", hairTone: "t3", hat: "strawhat", over: "beard", ear: 0, view: "garden", ...LOW,
		...left("palette", 0, 150, 0.8) }],
	heintz: ["likeness", { face: "hawk", bust: "doublet", hair: "bob", hairTone: "t2", collar: "ruff", over: "moustache", ear: 0, view: "sea", ...HIGH,
		...left("brush", 14, 146) }],
};

const tinted = (tint, rows) =>
	Object.fromEntries(
		Object.entries(rows).map(([token, [name, o]]) => [token, [name, { tint, ...o }]]),
	);

const cards = {
	...tinted("ochre", architects),
	...tinted("violet", bishops),
	...tinted("green", politicians),
	...tinted("red", generals),
	...tinted("plum", painters),
	power: ["glory", { tint: "violet", emblem: "imperial" }],
	assassin: ["likeness", { tint: "slate", face: "hawk", bust: "habit", hat: "cowl", gaunt: 0.5, stern: 1, ear: 0,
		view: "city", y: 42, x: 64, s: 0.9,
		...left("sword", 20, 138, 0.7) }],
	traitor: ["likeness", { tint: "slate", face: "hawk", bust: "doublet", hair: "long", hairTone: "t4", hat: "cavalier", ear: 0, view: "castle", ...LOW,
		...left("purse", -8, 150, 0.6) }],
	baroque: ["basilica", { tint: "teal" }],
	capitalism: ["shop", { tint: "ochre", hero: "chest" }],
	divine: ["keys", { tint: "blue" }],
};

const events = {
	chaos: ["pyre", { tint: "red" }],
	famine: ["moor", { tint: "slate" }],
	town_trade: ["market", { tint: "ochre" }],
	sea_trade: ["port", { tint: "teal", quay: "brick",
		ships: [["carrack", 154, 172, 0.7, "bars"], ["cog", 206, 148, 0.3, "none"]] }],
	confusion: ["strangers", { tint: "plum" }],
	sale_holstein: ["riverside", { tint: "green" }],
	religious_dispute: ["cathedral", { tint: "violet" }],
	fugger_loan: ["shop", { tint: "ochre", hero: "ledger", wall: ["scroll"] }],
	war: ["campaign", { tint: "red" }],
	bad_weather: ["downpour", { tint: "blue" }],
	subsidies: ["alms", { tint: "ochre" }],
	marriage: ["chapel", { tint: "plum" }],
	male_heir: ["baptistery", { tint: "blue" }],
	peace: ["meadow", { tint: "green" }],
	polish_permission: ["highway", { tint: "green" }],
	army_pay: ["levy", { tint: "red" }],
	own_army_pay: ["muster", { tint: "red" }],
	revolt: ["siege", { tint: "red" }],
	sale_franche_comte: ["mountainTown", { tint: "green" }],
	sale_spanish_netherlands: ["canal", { tint: "blue" }],
	emperor_support: ["glory", { tint: "ochre", emblem: "imperial" }],
	sale_western_pomerania: ["village", { tint: "green" }],
};

export const art = {
	sets: [
		{ kind: "card", tint: "ochre", rows: cards },
		{ kind: "event", tint: "slate", rows: events },
	],
};
