/* atlas.ts: what a drawn map tells a board (art/map): two pictures, and where things go. */
import type { Lang, Token } from "./contract";

export type Place = [number, number];

/** A name and the row of value and signs above it. */
export interface NameSlot {
	x: number; // its middle
	y: number; // its upper edge
	row: number; // how wide the row above the name is when it is full
	size: number;
	leading: number;
	words: Record<Lang, { text: string; width: number }[]>;
}

export interface AtlasLand {
	d: string; // its outline
	name: NameSlot;
	army: Place;
	counters: { at: Place; as: "row" | "column" | "square"; room: number };
	town: { at: Place; scale: number };
	blots: string[]; // tide marks of a wash
}

export interface Atlas {
	width: number;
	height: number;
	under: string; // addresses of the two pictures
	over: string;
	lands: Record<Token, AtlasLand>;
	degrees: [number, number, number][]; // x, y, number
	abroad: Record<string, [number, number, number, number]>; // x, y, size, tracking
	wars: Record<string, Place>;
	title: [number, number, number, number]; // x, y of the middle, width, height
	legend: [number, number, number, number];
}

export const ROW = 25; // height of the row above a name

/** A sheet that settles by itself where its things go: pictures, outlines and middles. */
export interface Chart {
	width: number;
	height: number;
	under: string;
	over: string;
	lands: Record<Token, { d: string; at: Place; k: number; blots: string[] }>;
	throne: [number, number, number, number]; // x, y of the middle, width, height
	rounds: Place;
	abroad: [string, number, number, number][]; // a name, where its middle is, its size
}
