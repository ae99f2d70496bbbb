/* tips.tsx: a card or a leader large, and what it says in words. */
import { tokensOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { Says } from "./cards";
import { CardPicture, LeaderPicture } from "./faces";
import { called, type LScene, printed } from "./reading";
import { allTypes } from "./signs";
import type { Card, Leader } from "./state";

const typeOf = ({ catalogue }: LScene, card: Card) =>
	allTypes.find((type) => tokensOf(catalogue, type).includes(card))!;

export function CardTip({ scene, card }: { scene: LScene; card: Card }) {
	const row = printed(scene).card[card];
	const number = tokensOf(scene.catalogue, "card").indexOf(card) + 1;
	const name = [`${called(scene, "card", card)} `, <small>({number})</small>];
	const says = [
		row.cost && `${either(scene.lang, "Costo", "Cost")}: ${row.cost}`,
		row.now && `${either(scene.lang, "Subito", "At once")}: ${row.now}`,
		row.lasting,
	];
	return (
		<div class="lorenzo-tip">
			<CardPicture scene={scene} card={card} type={typeOf(scene, card)} />
			<Says name={name} says={says} />
		</div>
	);
}

export function LeaderTip({ scene, leader }: { scene: LScene; leader: Leader }) {
	const row = printed(scene).leader[leader];
	const needed = `${either(scene.lang, "Richiede", "Needs")}: ${row.needs}`;
	return (
		<div class="lorenzo-tip">
			<LeaderPicture scene={scene} leader={leader} />
			<Says name={called(scene, "leader", leader)} says={[needed, row.does]} />
		</div>
	);
}
