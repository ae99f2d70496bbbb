/* signs.tsx: goods, actions and what cards do, as signs to be read at a glance.  The words
 * are in the tips. */
import type { ComponentChildren } from "preact";
import { Icon, type Sign } from "../../kit/icon";
import { either } from "../../kit/words";
import { type Bag, called, type CardRow, type LeaderRow, type LScene, printed } from "./reading";
import type { Excommunication, Good, Type } from "./state";

export const goods: Record<Good | "privileges", Sign> = {
	coins: "coins",
	wood: "wood",
	stone: "stone",
	servants: "meeple",
	military: "military",
	faith: "faith",
	vp: "laurel",
	privileges: "seal",
};

export const types: Record<Type, Sign> = {
	territory: "mountains",
	building: "city",
	character: "person",
	venture: "office",
};

export const allTypes = Object.keys(types) as Type[];

const actionSigns: Record<string, Sign> = {
	...types,
	any: "anycard",
	harvest: "wheat",
	production: "hammer",
};

function goodName(scene: LScene, good: Good | "privileges"): string {
	if (good !== "privileges") return called(scene, "good", good);
	return either(scene.lang, "Privilegi del Consiglio", "council privileges");
}

/** "2 wood 1 stone": a number never parts from its sign. */
export function Goods({ bag = {}, scene }: { bag?: Bag; scene: LScene }) {
	const on = (Object.keys(bag) as (keyof Bag)[]).filter((g) => bag[g]);
	return (
		<>
			{on.map((g) => (
				<span key={g} class={`amount of-${g}`}>
					{bag[g]}
					<Icon sign={goods[g]} title={goodName(scene, g)} />
				</span>
			))}
		</>
	);
}

/** An action with its value: "+5" for good, or the value of one taken at once. */
function Deed({ action, children }: { action: string; children: ComponentChildren }) {
	return (
		<span class={`deed for-${action}`}>
			<Icon sign={actionSigns[action]} />
			{children}
		</span>
	);
}

function Per({ per }: { per?: string }) {
	if (!per) return null;
	return (
		<span class="amount per">
			/{per === "two_military" ? 2 : ""}
			<Icon sign={per === "two_military" ? goods.military : types[per as Type]} />
		</span>
	);
}

function Off({ bag, either, scene }: { bag?: Bag; either?: number; scene: LScene }) {
	if (!bag) return null;
	return (
		<span class="off">
			−<Goods bag={bag} scene={scene} />
			{either && "½"}
		</span>
	);
}

/** What a card or a leader grants: an action with its value, perhaps cheaper. */
function Grant({ by, scene }: { by: CardRow | LeaderRow; scene: LScene }) {
	if (!by.grant) return null;
	return (
		<>
			<Deed action={by.grant}>{by.grant_value ?? 0}</Deed>
			<Off bag={"grant_off" in by ? by.grant_off : undefined} scene={scene} />
		</>
	);
}

/** The second of two ways stands behind a stroke. */
function Way({ second, children }: { second?: boolean; children: ComponentChildren }) {
	return (
		<span class="way">
			{second && <span class="or">/</span>}
			{children}
		</span>
	);
}

/** What a card costs: one way, or two. */
export function Prices({ card, scene }: { card: CardRow; scene: LScene }) {
	return (
		<>
			{card.price && (
				<Way>
					<Goods bag={card.price} scene={scene} />
				</Way>
			)}
			{card.need && (
				<Way second={!!card.price}>
					<Goods bag={{ military: card.spend }} scene={scene} />
					<span class="need">≥{card.need}</span>
				</Way>
			)}
		</>
	);
}

/** What it gives at once. */
export function AtOnce({ card, scene }: { card: CardRow; scene: LScene }) {
	return (
		<>
			<Goods bag={card.gain} scene={scene} />
			<Per per={card.per} />
			<Grant by={card} scene={scene} />
		</>
	);
}

function Work({ card, scene }: { card: CardRow; scene: LScene }) {
	const ways: [Bag | undefined, Bag | undefined][] = [
		[card.pay, card.get],
		[card.or_pay, card.or_get],
	];
	return (
		<>
			{ways.map(
				([pay, get], i) =>
					get && (
						<Way key={i} second={i > 0}>
							<Goods bag={pay} scene={scene} />
							{pay && <span class="arrow">→</span>}
							<Goods bag={get} scene={scene} />
							<Per per={card.get_per} />
						</Way>
					),
			)}
		</>
	);
}

/** What it does for good, or at the end. */
export function Lasting({ card, type, scene }: { card: CardRow; type: Type; scene: LScene }) {
	return (
		<>
			{card.get && (
				<>
					<Deed action={type === "territory" ? "harvest" : "production"}>
						{card.value}
					</Deed>
					<Work card={card} scene={scene} />
				</>
			)}
			{card.boost && (
				<>
					<Deed action={card.boost}>+{card.boost_by}</Deed>
					<Off bag={card.off} either={card.either_off} scene={scene} />
				</>
			)}
			{card.no_floor_bonus && (
				<span class="deed struck">
					<Icon sign="tower" />3 4
				</span>
			)}
			{card.end && (
				<span class="at-end">
					<Icon sign="hourglass" />
					<Goods bag={card.end} scene={scene} />
				</span>
			)}
		</>
	);
}

/** What it takes to play a leader. */
export function Needs({ leader, scene }: { leader: LeaderRow; scene: LScene }) {
	return (
		<>
			{allTypes.map(
				(type) =>
					leader[type] && (
						<span key={type} class="amount">
							{leader[type]}
							<Icon sign={types[type]} title={called(scene, "type", type)} />
						</span>
					),
			)}
			{leader.same && (
				<span class="amount">
					{leader.same}=<Icon sign="anycard" />
				</span>
			)}
			<Goods bag={leader.holds} scene={scene} />
		</>
	);
}

/** What a leader does, where it is goods or an action. */
export function Gives({ leader, scene }: { leader: LeaderRow; scene: LScene }) {
	return (
		<>
			<Goods bag={leader.gain} scene={scene} />
			<Grant by={leader} scene={scene} />
		</>
	);
}

/** What an excommunication takes away, where it is goods or value. */
export function Penalty({ tile, scene }: { tile: Excommunication; scene: LScene }) {
	const row = printed(scene).excommunication[tile];
	return (
		<>
			<Off bag={row.loses} scene={scene} />
			{row.slows && <Deed action={row.slows}>−{row.by}</Deed>}
		</>
	);
}
