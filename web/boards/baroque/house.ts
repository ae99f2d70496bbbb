/* house.ts: what a power had at the end: who stood before it, and its states. */
import { pictures } from "art:baroque";
import type { Kept } from "../../kit/contract";
import { nameIn } from "../../kit/thing";
import type { Card } from "./state";
import type { BScene } from "./view";

export function house(scene: BScene, seat: number): Kept[] {
	const { front, divine, held } = scene.view.board;
	const cards = Object.values(front[seat]).filter((card): card is Card => !!card);
	const before = [...cards, ...Array<Card>(divine[seat]).fill("divine")].map((card, nth) => ({
		id: `${card}#${nth}`,
		picture: pictures[`card:${card}`],
		say: nameIn(scene, "card", card),
	}));
	const states = held[seat].map((state) => ({ id: state, say: nameIn(scene, "state", state) }));
	return [...before, ...states];
}
