/* reading.ts: the board's fields as the pictures want them: by family, by space. */
import type { Scene } from "../../kit/contract";
import { nameOf } from "../../kit/vocabulary";
import type { Board, Card, Leader, Member, Period, Printed, Space, Type } from "./state";

export type LScene = Scene<Board>;
export type CardRow = Printed["card"][Card];
export type LeaderRow = Printed["leader"][Leader];

export const printed = (scene: LScene) => scene.catalogue.printed as Printed;

/** What the game calls a thing. */
export const called = (scene: LScene, kind: string, token: string) =>
	nameOf(scene.catalogue, kind, token);

/** The period of a round; none while setting up. */
export const periodOf = (round: number) => String(Math.ceil(round / 2)) as Period;

/** What one family has of each field that is there for every seat. */
export type Family = { [F in keyof Board]: Board[F] extends (infer V)[] ? V : never };

export function familyOf({ view, catalogue }: LScene, seat: number): Family {
	const bySeat = catalogue.fields.filter((f) => f.whose === "all" && f.index[0] === "seat");
	const board = view.board as unknown as Record<string, unknown[]>;
	return Object.fromEntries(bySeat.map(({ name }) => [name, board[name][seat]])) as Family;
}

/** The cards of a type that it owns. */
export const cardsOf = (family: Family): Record<Type, Card[]> => ({
	territory: family.territories,
	building: family.buildings,
	character: family.characters,
	venture: family.ventures,
});

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
