/* fixture.ts: a game that has a field of every sort, as a server would tell of it. */
import type { Catalogue, Field, View } from "../kit/contract";

const named = (...ids: string[]) => ({
	form: "named" as const,
	names: ids.map((id) => ({ id, say: id[0].toUpperCase() + id.slice(1) })),
});

const field = (
	name: string,
	how: Field["how"],
	kind: string,
	index: string[] = [],
	whose: Field["whose"] = "all",
): Field => ({ name, say: name, how, kind, index, whose });

export const catalogue: Catalogue = {
	game: "fixture",
	version: 1,
	lang: "en",
	kinds: {
		count: { form: "number", n: 256 },
		seat: named("0", "1"),
		good: named("wool", "salt", "silk", "tin"),
		luxury: named("silk"),
		town: named("bruges", "genoa"),
		phase: named("plan", "trade", "end"),
		die: { form: "number", n: 7 },
		colour: named("white", "black"),
		fame: { form: "number", n: 10 },
		favour: named("king", "pope"),
		hoard: { form: "number", n: 30000 },
		goods: { form: "bag", of: "good" },
		cargo: { form: "pair", of: ["town", "good"] },
	},
	verbs: {
		take: { kinds: ["good"] },
		ship: { kinds: ["cargo"] },
		ask: { kinds: ["favour"] },
		name: { kinds: ["seat"] },
		pay: { kinds: ["count"] },
		sell: { kinds: ["goods"] },
	},
	events: { takes: { kinds: ["good"], seat: true }, rains: { kinds: ["town"], seat: false } },
	questions: {
		turn: { verbs: ["take", "ship", "ask", "name", "pay", "sell"], kinds: [], rule: "1.1" },
	},
	fields: [
		field("round", "is", "count"),
		field("is_last", "is", "count"),
		field("phase", "is", "phase"),
		field("n_deck", "is", "count"),
		field("first", "is", "seat"),
		field("wanted", "maybe", "good"),
		field("rare", "maybe", "luxury"),
		field("market", "set", "good"),
		field("sold", "tally", "good"),
		field("dice", "is", "die", ["colour"]),
		field("order", "maybe", "seat", ["count"]),
		field("stock", "tally", "good", ["town"]),
		field("owner", "maybe", "seat", ["town"]),
		field("coins", "is", "count", ["seat"]),
		field("has_passed", "is", "count", ["seat"]),
		field("fame", "is", "fame", ["seat"]),
		field("ships", "is", "count", ["seat", "town"]),
		field("hold", "set", "good", ["seat"]),
		field("hand", "tally", "good", [], "mine"),
		field("plan", "maybe", "town", [], "mine"),
		field("bid", "maybe", "count", [], "mine"),
		field("guilty", "set", "seat"),
		field("shelf", "maybe", "good", ["seat", "count"]),
		field("gold", "is", "hoard", ["seat"]),
		{ ...field("ledger", "set", "good"), inner: true },
	],
	seats: ["Red", "Blue"],
	printed: { good: { silk: { text: "Counts twice at the end." } } },
};

const move = (verb: string, ...args: (string | number | string[])[]) => {
	const words = [verb, ...args.flat()].join(" ");
	return { move: words, say: words, verb, args };
};

export const view: View = {
	game: "fixture",
	version: 1,
	ply: 7,
	you: 0,
	commitment: "",
	seats: [
		{ name: "Anna", points: 12, place: 1 },
		{ name: "Bruno", points: 7, place: 2 },
	],
	options: {},
	over: false,
	waiting: [0],
	question: { id: "turn", rule: "1.1", seat: 0, args: [], say: "What now?" },
	moves: [
		move("take", "wool"),
		move("take", "silk"),
		move("ship", "genoa.tin"),
		move("ask", "pope"),
		move("name", 1),
		move("pay", 3),
		move("sell", ["tin", "tin"]),
	],
	events: [],
	board: {
		round: 3,
		is_last: 1,
		phase: "trade",
		n_deck: 31,
		first: 1,
		wanted: "wool",
		rare: null,
		market: ["wool", "salt"],
		sold: Array(14).fill("salt"),
		dice: { white: 4, black: 6 },
		order: [1, 0],
		stock: { bruges: ["wool", "wool"], genoa: [] },
		owner: { bruges: null, genoa: 1 },
		coins: [5, 8],
		has_passed: [0, 1],
		fame: [3, 9],
		ships: [
			{ bruges: 2, genoa: 0 },
			{ bruges: 0, genoa: 0 },
		],
		hold: [[], ["silk"]],
		guilty: [0],
		shelf: [["salt", "wool", null], [null, null, null]],
		gold: [900, 7],
		ledger: ["tin"],
		mine: { hand: ["tin", "tin"], plan: "bruges", bid: null },
	},
};
