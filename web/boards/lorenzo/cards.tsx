/* cards.tsx: a card of the towers, a leader, a member: their faces and their words. */
import { Charge } from "../../kit/icon";
import { tokensOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { called, cardRow, leaderRow, type LScene } from "./reading";
import { AtOnce, Gives, Lasting, Needs, Prices } from "./signs";
import type { Card, Leader, Member as MemberName, Period, Type } from "./state";

/** A member: the family's ring round the colour of its die. */
export function Member({
	seat,
	member,
	value,
}: {
	seat: number;
	member: MemberName;
	value?: number;
}) {
	return (
		<svg
			class={`member ${member} seat-${seat}`}
			viewBox="-20 -20 40 40"
			aria-hidden="true"
		>
			<circle class="ring" r={18} />
			<circle class="face" r={13} />
			{value === undefined ? (
				<g class="mark">
					<Charge seat={seat} w={16} />
				</g>
			) : (
				<text y={7}>{value}</text>
			)}
		</svg>
	);
}

export function cardLabel(scene: LScene, card: Card): string {
	const { cost, now, lasting } = cardRow(scene, card);
	return [called(scene, "card", card), cost, now, lasting].filter(Boolean).join(". ");
}

export function CardTip({ card, scene }: { card: Card; scene: LScene }) {
	const l = scene.lang;
	const { cost, now, lasting } = cardRow(scene, card);
	const number = tokensOf(scene.catalogue, "card").indexOf(card) + 1;
	return (
		<>
			<b>{called(scene, "card", card)}</b> <small>({number})</small>
			{cost && (
				<p>
					{either(l, "Costo", "Cost")}: {cost}
				</p>
			)}
			{now && (
				<p>
					{either(l, "Subito", "At once")}: {now}
				</p>
			)}
			{lasting && <p>{lasting}</p>}
		</>
	);
}

const LONG = 12; // letters that a band takes in one line

interface CardProps {
	card: Card;
	type: Type;
	scene: LScene;
	move?: string;
}

/** The name on a band in the colour of its tower, price and gain, and below what lasts. */
export function CardFace({ card, type, scene, move }: CardProps) {
	const row = cardRow(scene, card);
	const name = called(scene, "card", card);
	const period = called(scene, "period", String(row.period) as Period);
	return (
		<span class={`card ${type}`} data-move={move}>
			<span class={`card-name ${name.length > LONG ? "long" : ""}`}>
				<span>{name}</span> <small>{period}</small>
			</span>
			{(row.cost || row.now) && (
				<span class="terms">
					<span class="price">
						<Prices card={row} scene={scene} />
					</span>
					{row.now && (
						<span class="now">
							<AtOnce card={row} scene={scene} />
						</span>
					)}
				</span>
			)}
			{row.lasting && (
				<span class="lasting">
					<Lasting card={row} type={type} scene={scene} />
				</span>
			)}
		</span>
	);
}

export function leaderLabel(scene: LScene, leader: Leader): string {
	const { needs, does } = leaderRow(scene, leader);
	return [called(scene, "leader", leader), needs, does].join(". ");
}

export function LeaderTip({ leader, scene }: { leader: Leader; scene: LScene }) {
	const { needs, does } = leaderRow(scene, leader);
	return (
		<>
			<b>{called(scene, "leader", leader)}</b>
			<p>
				{either(scene.lang, "Richiede", "Needs")}: {needs}
			</p>
			<p>{does}</p>
		</>
	);
}

/** Abilities that are neither goods nor an action have no sign, so they keep their words. */
export function LeaderFace({ leader, scene }: { leader: Leader; scene: LScene }) {
	const row = leaderRow(scene, leader);
	return (
		<>
			<b>{called(scene, "leader", leader)}</b>
			<span class="needs">
				<Needs leader={row} scene={scene} />
			</span>
			<span class="does">
				{row.gain || row.grant ? (
					<>
						{row.once && <span class="once">↻</span>}
						<Gives leader={row} scene={scene} />
					</>
				) : (
					row.does
				)}
			</span>
		</>
	);
}
