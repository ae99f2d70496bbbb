/* faces.tsx: what is printed on a card or a leader, as an engraved face. */
import * as art from "art:lorenzo";
import { type Band, Face } from "../../kit/face";
import type { Item } from "../../kit/formula";
import { cardLabel, leaderLabel } from "./cards";
import { called, type CardRow, type LeaderRow, type LScene, printed } from "./reading";
import { allTypes } from "./signs";
import type { Card, Good, Leader, Type } from "./state";

type Bag = Partial<Record<Good | "privileges", number>>;

const SIGNS: Record<string, string> = { military: "mil", privileges: "privilege" };
const signOf = (good: string) => SIGNS[good] ?? good;
const GAP: Item = { gap: 0.3 };

const joined = (parts: Item[][]): Item[] =>
	parts
		.filter((part) => part.length)
		.flatMap((part, i) => (i ? [GAP, ...part] : part));

function amounts(bag: Bag = {}): Item[] {
	const on = (Object.keys(bag) as (keyof Bag)[]).filter((good) => bag[good]);
	return joined(on.map((good) => [{ text: String(bag[good]) }, { gap: 0.06 },
		{ sign: signOf(good) }]));
}

function off(bag: Bag | undefined, isEither?: number): Item[] {
	const on = Object.entries(bag ?? {});
	return on.flatMap(([good, n], i) => [
		...(i ? [isEither ? { text: "/" } : { gap: 0.12 }] : []),
		{ text: `−${n}` },
		{ sign: signOf(good), k: 0.86 },
	]);
}

function per(of: string | undefined): Item[] {
	if (!of) return [];
	if (of === "two_military") return [{ text: "/2" }, { sign: "mil" }];
	return [{ text: "/" }, { sign: of }];
}

const deed = (action: string, value: string | number): Item[] => [
	{ sign: action, k: 1.05 },
	{ gap: 0.14 },
	{ die: String(value) },
];

const gains = (row: Partial<CardRow & LeaderRow>): Item[] =>
	joined([
		[...amounts(row.gain), ...per(row.per)],
		row.grant ? deed(row.grant, row.grant_value ?? 0) : [],
		off(row.grant_off),
	]);

const exchange = (pay: Bag | undefined, get: Bag | undefined, of?: string): Item[] => [
	...amounts(pay),
	...(pay ? [{ gap: 0.12 }, { sign: "to", k: 0.7 }, { gap: 0.12 }] : []),
	...amounts(get),
	...per(of),
];

/** The upper floors give nothing. */
const barren: Item[] = [{ die: "5" }, { gap: 0.1 }, { die: "7" }, { gap: 0.2 }, { text: "+0" }];

/** What it does when its work is done, always, or at the end. */
function lasting(row: CardRow, type: Type): Band | null {
	if (row.get) {
		const ways = [exchange(row.pay, row.get, row.get_per)];
		if (row.or_get) ways.push(exchange(row.or_pay, row.or_get));
		const sign = type === "territory" ? "harvest" : "production";
		return { sign, value: String(row.value), ways };
	}
	if (row.boost) {
		const ways = [joined([deed(row.boost, `+${row.boost_by}`), off(row.off, row.either_off)])];
		return { sign: "always", ways };
	}
	if (row.no_floor_bonus) return { sign: "always", ways: [barren] };
	return row.end ? { sign: "end", ways: [amounts(row.end)] } : null;
}

function costsOf(row: CardRow): Item[][] {
	const ways: Item[][] = [];
	if (row.price) ways.push(amounts(row.price));
	if (row.need)
		ways.push([
			{ text: `≥${row.need}` },
			{ sign: "mil" },
			GAP,
			{ text: `−${row.spend}` },
			{ sign: "mil" },
		]);
	return ways;
}

interface Shown {
	scene: LScene;
	isShort?: boolean;
	isAlone?: boolean;
}

/** A card of the towers; its tile says its words, unless it stands alone. */
export function CardPicture(props: Shown & { card: Card; type: Type }) {
	const { scene, card, type, isShort, isAlone } = props;
	const row = printed(scene).card[card];
	const now: Band = { sign: "now", ways: [gains(row)] };
	const later = lasting(row, type);
	return (
		<Face
			art={art}
			picture={`card:${card}`}
			frame={type}
			title={called(scene, "card", card)}
			seal={called(scene, "period", String(row.period))}
			costs={costsOf(row)}
			bands={[...(row.now ? [now] : []), ...(later ? [later] : [])]}
			isShort={isShort}
			label={isAlone ? cardLabel(scene, card) : undefined}
		/>
	);
}

function needsOf(row: LeaderRow): Item[] {
	const cards = allTypes.filter((type) => row[type]);
	return joined([
		...cards.map((type): Item[] => [{ text: String(row[type]) }, { gap: 0.06 },
			{ sign: type }]),
		row.same ? [{ text: `${row.same}=` }, { sign: "any" }] : [],
		amounts(row.holds),
	]);
}

export function LeaderPicture(props: Shown & { leader: Leader }) {
	const { scene, leader, isShort, isAlone } = props;
	const row = printed(scene).leader[leader];
	const hasSigns = row.gain || row.grant;
	const sign = row.once ? "round" : "always";
	return (
		<Face
			art={art}
			picture={`leader:${leader}`}
			frame="leader"
			title={called(scene, "leader", leader)}
			costs={[needsOf(row)]}
			bands={[hasSigns ? { sign, ways: [gains(row)] } : { sign, words: row.does }]}
			isShort={isShort}
			label={isAlone ? leaderLabel(scene, leader) : undefined}
		/>
	);
}
