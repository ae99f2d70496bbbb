/* cards.tsx: a card of the towers, a leader, a member: their faces and their words. */
import { Charge } from "../../kit/icon";
import { either } from "../../kit/words";
import { AtOnce, Gives, Lasting, type LScene, Needs, Prices, roman } from "./signs";
import type { Card, Leader, MemberName } from "./view";

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

export function cardLabel(c: Card): string {
	return [c.name, c.cost, c.now, c.lasting].filter(Boolean).join(". ");
}

export function CardTip({ card, scene }: { card: Card; scene: LScene }) {
	const l = scene.lang;
	return (
		<>
			<b>{card.name}</b> <small>({card.number})</small>
			{card.cost && (
				<p>
					{either(l, "Costo", "Cost")}: {card.cost}
				</p>
			)}
			{card.now && (
				<p>
					{either(l, "Subito", "At once")}: {card.now}
				</p>
			)}
			{card.lasting && <p>{card.lasting}</p>}
		</>
	);
}

const LONG = 12; // letters that a band takes in one line

/** The name on a band in the colour of its tower, price and gain, and below what lasts. */
export function CardFace({
	card,
	scene,
	move,
}: {
	card: Card;
	scene: LScene;
	move?: string;
}) {
	return (
		<span class={`card ${card.type}`} data-move={move}>
			<span class={`card-name ${card.name.length > LONG ? "long" : ""}`}>
				<span>{card.name}</span> <small>{roman[card.period]}</small>
			</span>
			{(card.prices.length > 0 || card.now) && (
				<span class="terms">
					<span class="price">
						<Prices card={card} scene={scene} />
					</span>
					{card.now && (
						<span class="now">
							<AtOnce card={card} scene={scene} />
						</span>
					)}
				</span>
			)}
			{card.lasting && (
				<span class="lasting">
					<Lasting card={card} scene={scene} />
				</span>
			)}
		</span>
	);
}

export function LeaderTip({ leader, scene }: { leader: Leader; scene: LScene }) {
	return (
		<>
			<b>{leader.name}</b>
			<p>
				{either(scene.lang, "Richiede", "Needs")}: {leader.needs}
			</p>
			<p>{leader.does}</p>
		</>
	);
}

/** Abilities that are neither goods nor an action have no sign, so they keep their words. */
export function LeaderFace({ leader, scene }: { leader: Leader; scene: LScene }) {
	const signs = leader.gain || leader.action;
	return (
		<>
			<b>{leader.name}</b>
			<span class="needs">
				<Needs leader={leader} scene={scene} />
			</span>
			<span class="does">
				{signs ? (
					<>
						{leader.once && <span class="once">↻</span>}
						<Gives leader={leader} scene={scene} />
					</>
				) : (
					leader.does
				)}
			</span>
		</>
	);
}
