/* signs.tsx: goods, actions and what cards do, as signs to be read at a glance.  The words
 * are in the tips. */
import type { ComponentChildren } from "preact";
import type { Change } from "../../kit/contract";
import { Icon } from "../../kit/icon";
import { signed } from "../../kit/price";
import { either } from "../../kit/words";
import { called, type CardRow, type LeaderRow, type LScene, printed } from "./reading";
import { type Engraved, Sign } from "./sprite";
import type { Excommunication, Good, Type } from "./state";

type Bag = Partial<Record<Good | "privileges", number>>;

export const goods: Record<Good | "privileges", Engraved> = {
	coins: "coins",
	wood: "wood",
	stone: "stone",
	servants: "servants",
	military: "mil",
	faith: "faith",
	vp: "vp",
	privileges: "privilege",
};

export const allTypes: Type[] = ["territory", "character", "building", "venture"];

function goodName(scene: LScene, good: Good | "privileges"): string {
	if (good !== "privileges") return called(scene, "good", good);
	return either(scene.lang, "Privilegi del Consiglio", "council privileges");
}

/** "2 wood 1 stone": a number never parts from its sign. */
export function amounts(scene: LScene, bag: Bag = {}) {
	const on = (Object.keys(bag) as (keyof Bag)[]).filter((g) => bag[g]);
	return on.map((g) => (
		<span key={g} class={`amount of-${g}`}>
			{bag[g]}
			<Sign of={goods[g]} title={goodName(scene, g)} />
		</span>
	));
}

/** One of the goods that an answer changes: "−3" and its sign. */
export function Changed({ scene, change }: { scene: LScene; change: Change }) {
	const sign = goods[change.field as Good];
	if (!sign) return null;
	return (
		<span class={`amount of-${change.field}`}>
			{signed(change.by)}
			<Sign of={sign} title={goodName(scene, change.field as Good)} />
		</span>
	);
}

/** An action with its value: "+5" for good, or the value of one taken at once. */
const deed = (action: string, value: ComponentChildren) => (
	<span class={`deed for-${action}`}>
		<Sign of={action as Engraved} />
		{value}
	</span>
);

/** For each card of a type, or for every two military points. */
const per = (of?: string) =>
	of && (
		<span class="amount per">
			/{of === "two_military" ? 2 : ""}
			<Sign of={of === "two_military" ? goods.military : (of as Type)} />
		</span>
	);

const off = (scene: LScene, bag?: Bag, isEither?: number) =>
	bag && (
		<span class="off">
			−{amounts(scene, bag)}
			{isEither && "½"}
		</span>
	);

/** The second of two ways stands behind a stroke. */
const way = (isSecond: unknown, children: ComponentChildren) => (
	<span class="way">
		{isSecond && <span class="or">/</span>}
		{children}
	</span>
);

/** What a card costs: one way, or two. */
export function prices(scene: LScene, card: CardRow) {
	const need = <span class="need">≥{card.need}</span>;
	return [
		card.price && way(false, amounts(scene, card.price)),
		card.need && way(card.price, [amounts(scene, { military: card.spend }), need]),
	];
}

/** What a card or a leader gives: goods, and an action. */
export const gains = (scene: LScene, of: Partial<CardRow & LeaderRow>) => [
	amounts(scene, of.gain),
	per(of.per),
	of.grant && deed(of.grant, of.grant_value ?? 0),
	off(scene, of.grant_off),
];

const exchange = (scene: LScene, card: CardRow, pay?: Bag, get?: Bag) => [
	amounts(scene, pay),
	pay && <span class="arrow">→</span>,
	amounts(scene, get),
	per(card.get_per),
];

/** Territories work at the harvest, buildings in production. */
export const workOf = (type: Type) => (type === "territory" ? "harvest" : "production");

/** What it does for good, or at the end; the tab beside it says when. */
export function lasting(scene: LScene, card: CardRow) {
	return [
		card.get && way(false, exchange(scene, card, card.pay, card.get)),
		card.or_get && way(true, exchange(scene, card, card.or_pay, card.or_get)),
		card.boost && deed(card.boost, `+${card.boost_by}`),
		off(scene, card.off, card.either_off),
		card.no_floor_bonus && (
			<span class="deed struck">
				<Icon sign="tower" />3 4
			</span>
		),
		amounts(scene, card.end),
	];
}

/** What it takes to play a leader. */
export const needs = (scene: LScene, leader: LeaderRow) => [
	allTypes.map(
		(type) =>
			leader[type] && (
				<span key={type} class="amount">
					{leader[type]}
					<Sign of={type} title={called(scene, "type", type)} />
				</span>
			),
	),
	leader.same && (
		<span class="amount">
			{leader.same}=<Sign of="any" />
		</span>
	),
	amounts(scene, leader.holds),
];

/** What an excommunication takes away, where it is goods or value. */
export function penalty(scene: LScene, tile: Excommunication) {
	const { loses, slows, by } = printed(scene).excommunication[tile];
	return [off(scene, loses), slows && deed(slows, `−${by}`)];
}
