/* overview.ts: a game on two pages: what a folder of boards/ says to somebody who has never
 * played it.  Italian first, as in words.ts. */
import type { Sign } from "./icon";

export type Both = [it: string, en: string];

/** A sign and what is said of it. */
export interface Entry {
	sign: Sign;
	title: Both;
	text?: Both;
}

export interface Overview {
	aim: Both; // who one is, and what wins
	facts: Both[]; // rounds, members, minutes: a few words each
	table: number; // the example of rules.md whose first position is shown as a picture
	round: Entry[]; // what happens, in its order
	points: Entry[]; // what counts, and how one wins
	signs: Entry[]; // the legend
	advice: Both[]; // for the first game
	kinds: Record<string, Both>; // what the kinds of cards are called, in the gallery
}
