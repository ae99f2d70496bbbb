/* face.tsx: the engraved faces of cards and leaders.
 *
 * A face is as wide as its box and everything in it grows with it.  A formula stays on one
 * line: the more it holds, the smaller it is set (lorenzo.css, .u6 and so on). */
import { pictures } from "art:lorenzo";
import type { ComponentChildren } from "preact";
import { called, type CardRow, type LeaderRow, type LScene, printed } from "./reading";
import { gains, lasting, needs, prices, workOf } from "./signs";
import { type Engraved, Sign } from "./sprite";
import type { Card, Leader, Type } from "./state";

/** A full face shows the whole picture, a short one its middle. */
export type FaceForm = "frame" | "short";

type Bag = Record<string, number>;

/* Widths in letters: a number and its sign, an action with its value. */
const wide = (bag?: Bag) =>
	Object.values(bag ?? {}).reduce((sum, n) => sum + (n > 9 ? 2.5 : 2), 0);
const some = (width: number, is: unknown) => (is ? width : 0);

const widthOfGains = (of: Partial<CardRow & LeaderRow>) =>
	wide(of.gain as Bag) + some(2, of.per) + some(3, of.grant) + some(1.4, of.grant_off) +
	wide(of.grant_off as Bag);

/** Of two alternatives the wider one counts: they stand below each other. */
const widthOfLasting = (card: CardRow) =>
	Math.max(
		wide(card.pay as Bag) + some(1.2, card.pay) + wide(card.get as Bag) + some(2, card.get_per),
		wide(card.or_pay as Bag) + 1.2 + wide(card.or_get as Bag),
		some(4, card.boost) + some(1, card.off) + wide(card.off as Bag) + some(1, card.either_off),
		some(4, card.no_floor_bonus),
		wide(card.end as Bag),
	);

const NARROWEST = 6;
const WIDEST = 12;
const sized = (width: number) =>
	`u${Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(width)))}`;

interface BandProps {
	tab: ComponentChildren;
	width: number;
	class?: string;
	children: ComponentChildren;
}

/** What a card brings, behind the tab that says when. */
function Band({ tab, width, class: more = "", children }: BandProps) {
	return (
		<span class={`band ${more}`}>
			<span class="tab">{tab}</span>
			<span class={`formula ${sized(width)}`}>{children}</span>
		</span>
	);
}

interface FaceProps {
	picture: string;
	tint: string;
	form: FaceForm;
	name: string;
	tags: ComponentChildren;
	seal?: string;
	move?: string;
	children: ComponentChildren; // its bands
}

const LONG = 15; // letters that a ribbon takes at full size

function Face(props: FaceProps) {
	const { tint, form, name, seal } = props;
	return (
		<span class={`face ${tint} ${form}`} data-move={props.move}>
			<img class="border" src={pictures[`${form}:${tint}`]} alt="" />
			<span class="window">
				<img src={pictures[props.picture]} alt="" />
			</span>
			<span class="tags">{props.tags}</span>
			{seal && <span class="seal">{seal}</span>}
			<span class="ribbon">
				<img src={pictures[`ribbon:${tint}`]} alt="" />
				<span class={name.length > LONG ? "name long" : "name"}>{name}</span>
			</span>
			<span class="bands">{props.children}</span>
		</span>
	);
}

function LastingBand({ scene, row, type }: { scene: LScene; row: CardRow; type: Type }) {
	const when: Engraved = row.end ? "end" : row.get ? workOf(type) : "always";
	const tab = [<Sign of={when} />, row.get && <b>{row.value}</b>];
	return (
		<Band tab={tab} width={widthOfLasting(row)} class={row.or_get ? "two" : ""}>
			{lasting(scene, row)}
		</Band>
	);
}

export function CardFace(props: {
	scene: LScene;
	card: Card;
	type: Type;
	form?: FaceForm;
	move?: string;
}) {
	const { scene, card, type, form = "short", move } = props;
	const row = printed(scene).card[card];
	return (
		<Face
			picture={`card:${card}`}
			tint={type}
			form={form}
			name={called(scene, "card", card)}
			tags={prices(scene, row)}
			seal={called(scene, "period", String(row.period))}
			move={move}
		>
			{row.now && (
				<Band tab={<Sign of="now" />} width={widthOfGains(row)}>
					{gains(scene, row)}
				</Band>
			)}
			{row.lasting && <LastingBand scene={scene} row={row} type={type} />}
		</Face>
	);
}

/** Abilities that are neither goods nor an action have no sign, so they keep their words. */
export function LeaderFace(props: { scene: LScene; leader: Leader; form?: FaceForm }) {
	const { scene, leader, form = "short" } = props;
	const row = printed(scene).leader[leader];
	const hasSigns = row.gain || row.grant;
	return (
		<Face
			picture={`leader:${leader}`}
			tint="leader"
			form={form}
			name={called(scene, "leader", leader)}
			tags={<span class="way">{needs(scene, row)}</span>}
		>
			{hasSigns ? (
				<Band tab={<Sign of={row.once ? "round" : "always"} />} width={widthOfGains(row)}>
					{gains(scene, row)}
				</Band>
			) : (
				<Band tab={<Sign of={row.once ? "round" : "always"} />} width={0} class="words">
					{row.does}
				</Band>
			)}
		</Face>
	);
}
