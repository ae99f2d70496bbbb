/* odds.ts: what can be said of a battle before cards are laid, from what everybody sees. */
import type { BScene, Land } from "./view";

export interface Odds {
	attack: number; // before cards
	defence: number;
	cards: [number, number]; // in the hands of attacker and defender
	verdict: "sure" | "vain" | "open";
}

const MOST = 2; // points of a card (10.26)

/* An equal sum is the defender's, unless Hatzfeldt attacks (17.13). */
function verdictOf(attack: number, defence: number, [mine, theirs]: number[], led: boolean) {
	const beats = (a: number, d: number) => a > d || (led && a === d);
	if (beats(attack, defence + MOST * theirs)) return "sure";
	return beats(attack + MOST * mine, defence) ? "open" : "vain";
}

/** Where armies wait for a battle: both sides, and what follows from how many cards they have. */
export function oddsOf(
	{ view }: Pick<BScene, "view">,
	land: Pick<Land, "id" | "camper">,
): Odds | null {
	const b = view.board;
	const attack = b.attack[land.id];
	if (!attack) return null;
	const defence = b.defence[land.id];
	const theirs = land.camper === null ? 0 : b.n_hand[land.camper]; // the Ottomans have none
	const cards: [number, number] = [b.n_hand[b.active], theirs];
	const led =
		b.front[b.active].general === "hatzfeldt" && b.attack_at[b.attack_lead - 1] === land.id;
	return { attack, defence, cards, verdict: verdictOf(attack, defence, cards, led) };
}
