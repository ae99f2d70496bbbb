/* signs.tsx: goods, actions and what cards do, as signs to be read at a glance.  The words
 * are in the tips. */
import type { ComponentChildren } from "preact";
import type { Scene } from "../../kit/contract";
import { Icon, type Sign } from "../../kit/icon";
import { nameOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import type {
	Action,
	Bag,
	BonusAction,
	Card,
	Excommunication,
	Gain,
	Good,
	Leader,
	Lorenzo,
	MemberName,
	Type,
} from "./view";

export type LScene = Scene<Lorenzo>;

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

export function goodName({ catalogue, lang }: LScene, good: Good | "privileges"): string {
	if (good !== "privileges") return nameOf(catalogue, "good", good);
	return either(lang, "Privilegi del Consiglio", "council privileges");
}

export const typeName = ({ catalogue }: LScene, type: Type): string =>
	nameOf(catalogue, "type", type);

export const memberName = ({ catalogue }: LScene, member: MemberName): string =>
	nameOf(catalogue, "member", member);

export const roman = ["–", "I", "II", "III"];

const actionSigns: Record<Action, Sign> = {
	territory: types.territory,
	building: types.building,
	character: types.character,
	venture: types.venture,
	any: "anycard",
	harvest: "wheat",
	production: "hammer",
};

/** "2 wood 1 stone": a number never parts from its sign. */
export function Goods({ bag, scene }: { bag: Bag; scene: LScene }) {
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
function Deed({ action, children }: { action: Action; children: ComponentChildren }) {
	return (
		<span class={`deed for-${action}`}>
			<Icon sign={actionSigns[action]} />
			{children}
		</span>
	);
}

function Per({ per }: { per: Gain["per"] }) {
	if (!per) return null;
	const sign = per === "two_military" ? goods.military : types[per];
	return (
		<span class="amount per">
			/{per === "two_military" ? 2 : ""}
			<Icon sign={sign} />
		</span>
	);
}

function Off({ bag, either, scene }: { bag?: Bag; either?: boolean; scene: LScene }) {
	if (!bag) return null;
	return (
		<span class="off">
			−<Goods bag={bag} scene={scene} />
			{either && "½"}
		</span>
	);
}

function Bonus({ of, scene }: { of: BonusAction; scene: LScene }) {
	return (
		<>
			<Deed action={of.action}>{of.value}</Deed>
			<Off bag={of.off} scene={scene} />
		</>
	);
}

/** What a card costs: one way, or two. */
export function Prices({ card, scene }: { card: Card; scene: LScene }) {
	return (
		<>
			{card.prices.map((p, i) => (
				<span key={i} class="way">
					{i > 0 && <span class="or">/</span>}
					<Goods bag={p.pay} scene={scene} />
					{p.need && <span class="need">≥{p.need}</span>}
				</span>
			))}
		</>
	);
}

/** What it gives at once. */
export function AtOnce({ card, scene }: { card: Card; scene: LScene }) {
	return (
		<>
			{card.gain && <Goods bag={card.gain} scene={scene} />}
			<Per per={card.per} />
			{card.action && <Bonus of={card.action} scene={scene} />}
		</>
	);
}

function Work({ work, scene }: { work: Gain[]; scene: LScene }) {
	return (
		<>
			{work.map((w, i) => (
				<span key={i} class="way">
					{i > 0 && <span class="or">/</span>}
					{w.pay && <Goods bag={w.pay} scene={scene} />}
					{w.pay && <span class="arrow">→</span>}
					<Goods bag={w.gain} scene={scene} />
					<Per per={w.per} />
				</span>
			))}
		</>
	);
}

/** What it does for good, or at the end. */
export function Lasting({ card, scene }: { card: Card; scene: LScene }) {
	const work = card.type === "territory" ? "harvest" : "production";
	const { boost } = card;
	return (
		<>
			{card.work && (
				<>
					<Deed action={work}>{card.value}</Deed>
					<Work work={card.work} scene={scene} />
				</>
			)}
			{boost && (
				<>
					<Deed action={boost.action}>+{boost.by}</Deed>
					<Off bag={boost.off} either={boost.either} scene={scene} />
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
export function Needs({ leader, scene }: { leader: Leader; scene: LScene }) {
	const owned = Object.entries(leader.owns) as [Type, number][];
	return (
		<>
			{owned.map(([type, n]) => (
				<span key={type} class="amount">
					{n}
					<Icon sign={types[type]} title={typeName(scene, type)} />
				</span>
			))}
			{leader.same && (
				<span class="amount">
					{leader.same}=<Icon sign="anycard" />
				</span>
			)}
			{leader.holds && <Goods bag={leader.holds} scene={scene} />}
		</>
	);
}

/** What a leader does, where it is goods or an action. */
export function Gives({ leader, scene }: { leader: Leader; scene: LScene }) {
	return (
		<>
			{leader.gain && <Goods bag={leader.gain} scene={scene} />}
			{leader.action && <Bonus of={leader.action} scene={scene} />}
		</>
	);
}

/** What an excommunication takes away, where it is goods or value. */
export function Penalty({ tile, scene }: { tile: Excommunication; scene: LScene }) {
	return (
		<>
			{tile.loses && <Off bag={tile.loses} scene={scene} />}
			{tile.slows && <Deed action={tile.slows.action}>−{tile.slows.by}</Deed>}
		</>
	);
}
