/* signs.tsx: goods, actions and what cards do, as signs to be read at a glance.  The words
 * are in the tips. */
import type { ComponentChildren } from "preact";
import type { Change } from "../../kit/contract";
import { signed } from "../../kit/price";
import { either } from "../../kit/words";
import { called, type CardRow, type LScene, printed } from "./reading";
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

const off = (scene: LScene, bag?: Bag) =>
	bag && <span class="off">−{amounts(scene, bag)}</span>;

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

/** Territories work at the harvest, buildings in production. */
export const workOf = (type: Type) => (type === "territory" ? "harvest" : "production");

const nothingFor = (scene: LScene, type: Type) => (
	<span class="amount">
		<Sign of={type} title={called(scene, "type", type)} /> 0
		<Sign of="vp" title={goodName(scene, "vp")} />
	</span>
);

/** One victory point less for each of these, or for so many of one. */
const tax = (scene: LScene, of: Good[], many: ComponentChildren = null) => (
	<span class="amount">
		−1
		<Sign of="vp" title={goodName(scene, "vp")} />/{many}
		{of.map((good) => (
			<Sign key={good} of={goods[good]} title={goodName(scene, good)} />
		))}
	</span>
);

type Drawn = (scene: LScene, by: number) => ComponentChildren;

/** Those that are neither goods nor value; the words are in the tip. */
const special: Partial<Record<Excommunication, Drawn>> = {
	weak_members: (_, by) => deed("pawn", `−${by}`),
	no_market: ({ lang }) => either(lang, "niente mercato", "no market"),
	dear_servants: (scene, by) => (
		<span class="amount">
			{amounts(scene, { servants: by })}
			<Sign of="to" /> +1
		</span>
	),
	late_start: ({ lang }) => either(lang, "prima mossa ultima", "first turn last"),
	no_territories: (scene) => nothingFor(scene, "territory"),
	no_characters: (scene) => nothingFor(scene, "character"),
	no_ventures: (scene) => nothingFor(scene, "venture"),
	victory_tax: (scene, by) => tax(scene, ["vp"], by),
	military_tax: (scene) => tax(scene, ["military"]),
	building_tax: (scene) => [tax(scene, ["wood", "stone"]), <Sign of="building" />],
	resource_tax: (scene) => tax(scene, ["coins", "servants", "wood", "stone"]),
};

/** What an excommunication takes away. */
export function penalty(scene: LScene, tile: Excommunication): ComponentChildren {
	const { loses, slows, by = 0 } = printed(scene).excommunication[tile];
	const told = special[tile];
	return told ? told(scene, by) : [off(scene, loses), slows && deed(slows, `−${by}`)];
}
