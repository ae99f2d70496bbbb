/* plate.tsx: a card where there is no room for its face: the picture, the price, the name. */
import { pictures } from "art:lorenzo";
import { Print } from "../../kit/print";
import { called, type LScene, printed } from "./reading";
import { prices } from "./signs";
import type { Card, Leader } from "./state";

export function Plate({ scene, card }: { scene: LScene; card: Card }) {
	return (
		<span class="plate">
			<Print src={pictures[`card:${card}`]} />
			<span class="tags">{prices(scene, printed(scene).card[card])}</span>
			<span class="name">{called(scene, "card", card)}</span>
		</span>
	);
}

/** A leader likewise; what he does stands in his tip. */
export function LeaderPlate({ scene, leader }: { scene: LScene; leader: Leader }) {
	return (
		<span class="plate">
			<Print src={pictures[`leader:${leader}`]} />
			<span class="name">{called(scene, "leader", leader)}</span>
		</span>
	);
}
