/* The member "board" of a view, as games/lorenzo/README.md describes it. */
export type Type = "territory" | "building" | "character" | "venture";
export type MemberName = "white" | "black" | "orange" | "neutral";
export type Good = "coins" | "wood" | "stone" | "servants" | "military" | "faith" | "vp";
export type Bag = Partial<Record<Good | "privileges", number>>;

/** Taking a card of a type, any card, or work. */
export type Action = Type | "any" | "harvest" | "production";

export interface Gain {
	pay?: Bag;
	gain: Bag;
	per?: Type | "two_military";
}

export interface BonusAction {
	action: Action;
	value: number;
	off?: Bag;
}

export interface Card {
	card: string;
	name: string;
	number: number;
	type: Type;
	period: number;
	value?: number;
	cost: string;
	now: string;
	lasting: string;
	prices: { pay: Bag; need?: number }[];
	gain?: Bag;
	per?: Type | "two_military";
	action?: BonusAction;
	work?: Gain[];
	boost?: { action: Action; by: number; off?: Bag; either: boolean };
	no_floor_bonus?: boolean;
	end?: Bag;
}

export interface Space {
	space: string;
	name: string;
	open: boolean;
	value: number;
	less: number;
	single: boolean;
	gain: Bag;
	card?: Card | null;
	members: { seat: number; member: MemberName }[];
}

export interface Leader {
	leader: string;
	name: string;
	needs: string;
	does: string;
	once: boolean;
	owns: Partial<Record<Type, number>>;
	same?: number;
	holds?: Bag;
	gain?: Bag;
	action?: BonusAction;
	used?: boolean;
	copies?: string | null;
}

export type Player = Record<Good, number> & {
	members: { member: MemberName; value: number; space: string | null }[];
	cards: Record<Type, Card[]>;
	bonus_tile: string | null;
	harvest?: Bag;
	production?: Bag;
	leaders: Leader[];
	discarded: Leader[];
	hand: number;
	score?: Record<string, number>;
};

export interface Excommunication {
	period: number;
	faith: number;
	tile: string | null;
	name?: string;
	text?: string;
	loses?: Bag;
	slows?: { action: Action; by: number };
	seats: number[];
}

export interface Lorenzo {
	advanced: boolean;
	round: number;
	period: number;
	dice: Record<"white" | "black" | "orange", number>;
	order: number[];
	palace: number[];
	excommunications: Excommunication[];
	spaces: Space[];
	printed: {
		faith: number[];
		military: number;
		bonus_tiles: { tile: string; name: string; harvest: Bag; production: Bag }[];
		owned: { military: number; territories: number; characters: number }[];
	};
	action: {
		member: MemberName | null;
		granted_by: string | null;
		space: string | null;
		servants: number;
		value: number;
	};
	players: Player[];
	mine?: { hand: Leader[]; pack: Leader[] };
}
