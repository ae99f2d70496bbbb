/* The member "board" of a view, as games/verraeter/README.md describes it. */
export type Land = "wilderness" | "meadow" | "river" | "woods" | "village" | "town";
export type House = "eagle" | "rose";

export interface Place {
	place: string;
	land: Land | null;
	name?: string;
	cp?: number;
	house?: House;
	builder?: number;
	building?: "estate" | "office";
}

export interface Player {
	house: House;
	vp: number;
	cards: number;
	buildings: number;
	action: string | null;
	played: number[];
	known: number[];
}

export interface Verraeter {
	round: number;
	rounds: number;
	phase: number;
	start: number;
	strategy: number;
	conflict: string | null;
	united: boolean;
	deck: number;
	discards: number[];
	ring: Place[];
	players: Player[];
	mine?: { hand: number[]; action: string | null; offered: string[] };
	pays: { land: Land; name: string; cp: number; vp: number[]; proposed: boolean[] }[];
	actions: { action: string; name: string; cp: number; vp: number }[];
}
