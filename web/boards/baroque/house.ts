/* house.ts: who stood before a power at the end. */
import { pictures } from "art:baroque";
import { nameIn } from "../../kit/thing";
import type { Card } from "./state";
import type { BScene } from "./view";

export function house(scene: BScene, seat: number) {
	const { front, divine } = scene.view.board;
	const cards = Object.values(front[seat]).filter((card): card is Card => !!card);
	return [...cards, ...Array<Card>(divine[seat]).fill("divine")].map((card, nth) => ({
		id: `${card}#${nth}`,
		picture: pictures[`card:${card}`],
		say: nameIn(scene, "card", card),
	}));
}
