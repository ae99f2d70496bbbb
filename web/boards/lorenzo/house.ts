/* house.ts: the cards of a family at the end: what it owns, row by row, and its leaders. */
import { pictures } from "art:lorenzo";
import { called, cardsOf, familyOf, type LScene } from "./reading";

export function house(scene: LScene, seat: number) {
	const family = familyOf(scene, seat);
	const cards = Object.values(cardsOf(family)).flat();
	const of = (kind: string) => (token: string) => ({
		id: `${kind}:${token}`,
		picture: pictures[`${kind}:${token}`],
		say: called(scene, kind, token),
	});
	return [...cards.map(of("card")), ...family.played.map(of("leader"))];
}
