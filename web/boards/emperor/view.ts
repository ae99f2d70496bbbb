/* The member "board" of a view, as games/emperor/README.md describes it. */
export interface Noble {
	seat: number;
	rank: string;
	side: "baron" | "couple";
	age: number;
	n?: number;
}

export interface Spaces {
	n: number;
	proposed: boolean;
}

export interface Province {
	id: string;
	name: string;
	religious: boolean;
	in_game: boolean;
	votes: number;
	privilege: string;
	privilege_phase: number;
	noble_spaces: Spaces;
	castle_spaces: Spaces;
	city_spaces: Spaces;
	elector: Noble | null;
	used: boolean;
	eminence: number | null;
	nobles: Noble[];
	knights: number[];
	castles: number[];
	cities: number[];
	imperial: number;
	influence: number[];
}

export interface Stack {
	id: string;
	name: string;
	text: string;
	n: number;
	cost: number;
	left: number;
	copies: number;
	phase: number;
	phase_proposed: boolean;
	colour: "blue" | "pink" | "none";
	proposed: boolean;
}

export interface Player {
	thalers: number;
	chip: number;
	points: number | null;
	nobles: number;
	knights: number;
	cities: number;
	votes: number;
	income: number;
	passed: boolean;
	cards: string[];
	lent: string | null;
}

export interface Emperor {
	round: number;
	phase: number;
	emperor: number;
	throne: Noble | null;
	deposed: Noble | null;
	imperial_left: number;
	face_down: number;
	provinces: Province[];
	stacks: Stack[];
	players: Player[];
	election: {
		challenger: number;
		influenced: string | null;
		excluded: string | null;
		voted: number[];
	} | null;
	track: { points: number; thalers: number; city: boolean }[];
	mine?: { vote: string | null; points: number };
}
