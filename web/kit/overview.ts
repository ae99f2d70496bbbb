/* overview.ts: a game on two pages: what a folder of boards/ says to somebody who has never
 * played it.  Italian first, as in words.ts. */
import type { ComponentType } from "preact";
import type { Sign } from "./icon";

export type Both = [it: string, en: string];

/** A sign and what is said of it; `own` is one that the board has drawn for itself. */
export interface Entry<Own extends string = string> {
	sign?: Sign;
	own?: Own;
	title: Both;
	text?: Both;
}

export interface Overview<Own extends string = string> {
	Own?: ComponentType<{ of: Own }>; // how the board draws its own signs
	aim: Both; // who one is, and what wins
	facts: Both[]; // rounds, members, minutes: a few words each
	table: number; // the example of rules.md whose first position is shown as a picture
	round: Entry<Own>[]; // what happens, in its order
	points: Entry<Own>[]; // what counts, and how one wins
	signs: Entry<Own>[]; // the legend: the same signs as on the board
	advice: Both[]; // for the first game
	kinds: Record<string, Both>; // what the kinds of cards are called, in the gallery
}
