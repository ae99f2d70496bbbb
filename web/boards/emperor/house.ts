/* house.ts: a family at the end: the emperor, its electors with the arms of what they hold, its
 * other nobles and knights, and the cards of the last round. */
import { pictures } from "art:emperor";
import type { Kept } from "../../kit/contract";
import { nameIn } from "../../kit/thing";
import { either } from "../../kit/words";
import type { Province } from "./state";
import { type EScene, type Member, membersOf } from "./view";

/* whoever has a dignity comes first */
const rankOf = ({ place }: Member) =>
	place === "throne" ? 0 : place.endsWith(".seat") ? 1 : 2;

/** "Baron 35, elector of Trier". */
function words(scene: EScene, { place, noble }: Member): string {
	const l = scene.lang;
	const name = nameIn(scene, "rank", noble.rank);
	if (place === "throne") return `${name}, ${either(l, "imperatore", "emperor")}`;
	const province = nameIn(scene, "province", place.replace(/\.seat$/, "") as Province);
	if (!place.endsWith(".seat")) return `${name}, ${province}`;
	return `${name}, ${either(l, "elettore", "elector")}: ${province}`;
}

function nobles(scene: EScene, seat: number): Kept[] {
	const all = membersOf(scene.view.board, seat).sort((a, b) => rankOf(a) - rankOf(b));
	return all.map((member, nth) => ({
		id: `${member.place} ${nth}`,
		picture: pictures[`noble:${seat}.${member.noble.rank}`],
		say: words(scene, member),
		isRound: true,
		mark: pictures[`province:${member.place.replace(/\.seat$/, "")}`],
	}));
}

function knights(scene: EScene, seat: number): Kept[] {
	const { knights, castles } = scene.view.board;
	const at = [...Object.entries(knights), ...Object.entries(castles)].flatMap(
		([province, seats]) => seats.filter((s) => s === seat).map(() => province as Province),
	);
	return at.map((province, nth) => ({
		id: `knight ${nth}`,
		picture: pictures[`knight:${seat}`],
		say: `${either(scene.lang, "cavaliere", "knight")}, ${nameIn(scene, "province", province)}`,
		isRound: true,
	}));
}

export function house(scene: EScene, seat: number): Kept[] {
	const cards = scene.view.board.cards[seat].map((card, nth) => ({
		id: `card ${nth}`,
		picture: pictures[`card:${card}`],
		say: nameIn(scene, "card", card),
	}));
	return [...nobles(scene, seat), ...knights(scene, seat), ...cards];
}
