/* reading.ts: the board's fields as the pictures want them: by family, by space. */
import type { Scene } from "../../kit/contract";
import { nameOf } from "../../kit/vocabulary";
import type {
	BonusTile,
	Board,
	Card,
	Excommunication,
	Good,
	Leader,
	Member,
	Period,
	Printed,
	Score,
	Space,
	Type,
} from "./state";

export type LScene = Scene<Board>;
export type Bag = Partial<Record<Good | "privileges", number>>;

export const printed = (scene: LScene) => scene.catalogue.printed as Printed;
export const cardRow = (scene: LScene, card: Card) => printed(scene).card[card];
export type CardRow = ReturnType<typeof cardRow>;
export const leaderRow = (scene: LScene, leader: Leader) => printed(scene).leader[leader];
export type LeaderRow = ReturnType<typeof leaderRow>;
export const spaceRow = (scene: LScene, space: Space) => printed(scene).space[space];

interface Names {
	card: Card;
	leader: Leader;
	excommunication: Excommunication;
	bonus_tile: BonusTile;
	good: Good;
	type: Type;
	space: Space;
	member: Member;
	period: Period;
	score: Score;
}

/** What the game calls a thing. */
export const called = <K extends keyof Names>(scene: LScene, kind: K, token: Names[K]) =>
	nameOf(scene.catalogue, kind, token);

/** The period of a round; none while setting up. */
export const periodOf = (round: number) => String(Math.ceil(round / 2)) as Period;

export interface Standing {
	seat: number;
	member: Member;
}

/** Who stands on a space. */
export function standingOn({ where }: Board, space: Space): Standing[] {
	return where.flatMap((members, seat) =>
		(Object.keys(members) as Member[])
			.filter((member) => members[member] === space)
			.map((member) => ({ seat, member })),
	);
}

/** All that lies before one family. */
export const familyOf = (b: Board, seat: number) => ({
	goods: {
		coins: b.coins[seat],
		wood: b.wood[seat],
		stone: b.stone[seat],
		servants: b.servants[seat],
		military: b.military[seat],
		faith: b.faith[seat],
		vp: b.vp[seat],
	},
	cards: {
		territory: b.territories[seat],
		building: b.buildings[seat],
		character: b.characters[seat],
		venture: b.ventures[seat],
	} as Record<Type, Card[]>,
	where: b.where[seat],
	worth: b.worth[seat],
	bonusTile: b.bonus_tile[seat],
	played: b.played[seat],
	used: b.used[seat],
	inHand: b.in_hand[seat],
	score: b.is_scored ? undefined : b.score[seat],
});

export type Household = ReturnType<typeof familyOf>;
