/* signs.tsx: goods, actions and what cards do, as signs to be read at a glance.  The words
 * are in the tips. */
import type { ComponentChildren } from "preact";
import type { Lang, Scene } from "../../kit/contract";
import { Icon, type Sign } from "../../kit/icon";
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

interface Named {
	sign: Sign;
	it: string;
	en: string;
}

export const goods: Record<Good | "privileges", Named> = {
	coins: { sign: "coins", it: "monete", en: "coins" },
	wood: { sign: "wood", it: "legno", en: "wood" },
	stone: { sign: "stone", it: "pietra", en: "stone" },
	servants: { sign: "meeple", it: "servitori", en: "servants" },
	military: { sign: "military", it: "Punti Militari", en: "military points" },
	faith: { sign: "faith", it: "Punti Fede", en: "faith points" },
	vp: { sign: "laurel", it: "Punti Vittoria", en: "victory points" },
	privileges: { sign: "seal", it: "Privilegi del Consiglio", en: "council privileges" },
};

export const types: Record<Type, Named> = {
	territory: { sign: "mountains", it: "Territori", en: "Territories" },
	building: { sign: "city", it: "Edifici", en: "Buildings" },
	character: { sign: "person", it: "Personaggi", en: "Characters" },
	venture: { sign: "office", it: "Imprese", en: "Ventures" },
};

export const allTypes = Object.keys(types) as Type[];

export const memberWords: Record<MemberName, { it: string; en: string }> = {
	white: { it: "bianco", en: "white" },
	black: { it: "nero", en: "black" },
	orange: { it: "arancione", en: "orange" },
	neutral: { it: "neutro", en: "neutral" },
};

export const roman = ["–", "I", "II", "III"];

const actionSigns: Record<Action, Sign> = {
	territory: types.territory.sign,
	building: types.building.sign,
	character: types.character.sign,
	venture: types.venture.sign,
	any: "anycard",
	harvest: "wheat",
	production: "hammer",
};

/** "2 wood 1 stone": a number never parts from its sign. */
export function Goods({ bag, lang }: { bag: Bag; lang: Lang }) {
	const on = (Object.keys(bag) as (keyof Bag)[]).filter((g) => bag[g]);
	return (
		<>
			{on.map((g) => (
				<span key={g} class={`amount of-${g}`}>
					{bag[g]}
					<Icon sign={goods[g].sign} title={goods[g][lang]} />
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
	const sign = per === "two_military" ? goods.military.sign : types[per].sign;
	return (
		<span class="amount per">
			/{per === "two_military" ? 2 : ""}
			<Icon sign={sign} />
		</span>
	);
}

function Off({ bag, either, lang }: { bag?: Bag; either?: boolean; lang: Lang }) {
	if (!bag) return null;
	return (
		<span class="off">
			−<Goods bag={bag} lang={lang} />
			{either && "½"}
		</span>
	);
}

function Bonus({ of, lang }: { of: BonusAction; lang: Lang }) {
	return (
		<>
			<Deed action={of.action}>{of.value}</Deed>
			<Off bag={of.off} lang={lang} />
		</>
	);
}

/** What a card costs: one way, or two. */
export function Prices({ card, lang }: { card: Card; lang: Lang }) {
	return (
		<>
			{card.prices.map((p, i) => (
				<span key={i} class="way">
					{i > 0 && <span class="or">/</span>}
					<Goods bag={p.pay} lang={lang} />
					{p.need && <span class="need">≥{p.need}</span>}
				</span>
			))}
		</>
	);
}

/** What it gives at once. */
export function AtOnce({ card, lang }: { card: Card; lang: Lang }) {
	return (
		<>
			{card.gain && <Goods bag={card.gain} lang={lang} />}
			<Per per={card.per} />
			{card.action && <Bonus of={card.action} lang={lang} />}
		</>
	);
}

function Work({ work, lang }: { work: Gain[]; lang: Lang }) {
	return (
		<>
			{work.map((w, i) => (
				<span key={i} class="way">
					{i > 0 && <span class="or">/</span>}
					{w.pay && <Goods bag={w.pay} lang={lang} />}
					{w.pay && <span class="arrow">→</span>}
					<Goods bag={w.gain} lang={lang} />
					<Per per={w.per} />
				</span>
			))}
		</>
	);
}

/** What it does for good, or at the end. */
export function Lasting({ card, lang }: { card: Card; lang: Lang }) {
	const work = card.type === "territory" ? "harvest" : "production";
	const { boost } = card;
	return (
		<>
			{card.work && (
				<>
					<Deed action={work}>{card.value}</Deed>
					<Work work={card.work} lang={lang} />
				</>
			)}
			{boost && (
				<>
					<Deed action={boost.action}>+{boost.by}</Deed>
					<Off bag={boost.off} either={boost.either} lang={lang} />
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
					<Goods bag={card.end} lang={lang} />
				</span>
			)}
		</>
	);
}

/** What it takes to play a leader. */
export function Needs({ leader, lang }: { leader: Leader; lang: Lang }) {
	const owned = Object.entries(leader.owns) as [Type, number][];
	return (
		<>
			{owned.map(([type, n]) => (
				<span key={type} class="amount">
					{n}
					<Icon sign={types[type].sign} title={types[type][lang]} />
				</span>
			))}
			{leader.same && (
				<span class="amount">
					{leader.same}=<Icon sign="anycard" />
				</span>
			)}
			{leader.holds && <Goods bag={leader.holds} lang={lang} />}
		</>
	);
}

/** What a leader does, where it is goods or an action. */
export function Gives({ leader, lang }: { leader: Leader; lang: Lang }) {
	return (
		<>
			{leader.gain && <Goods bag={leader.gain} lang={lang} />}
			{leader.action && <Bonus of={leader.action} lang={lang} />}
		</>
	);
}

/** What an excommunication takes away, where it is goods or value. */
export function Penalty({ tile, lang }: { tile: Excommunication; lang: Lang }) {
	return (
		<>
			{tile.loses && <Off bag={tile.loses} lang={lang} />}
			{tile.slows && <Deed action={tile.slows.action}>−{tile.slows.by}</Deed>}
		</>
	);
}
