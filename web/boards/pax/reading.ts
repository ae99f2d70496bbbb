/* reading.ts: the board's fields as the pictures want them: faces of cards, areas, realms. */
import type { Scene } from "../../kit/contract";
import { nameOf } from "../../kit/vocabulary";
import type {
	Agent,
	Board,
	Card,
	City,
	Colour,
	Empire,
	Op,
	Prestige,
	Printed,
	Shot,
	Side,
} from "./state";

export type PScene = Scene<Board>;

export const printed = (scene: PScene) => scene.catalogue.printed as Printed;

/** What the game calls a thing. */
export const called = (scene: PScene, kind: string, token: string) =>
	nameOf(scene.catalogue, kind, token);

export const tokens = <T extends string>(scene: PScene, kind: string) =>
	scene.catalogue.kinds[kind].names!.map((name) => name.id) as T[];

const LETTERS = 15; // of an empire's name that has room on its map card

/** A long name is written smaller. */
export const fitting = (name: string) => ({ "--fit": Math.min(1, LETTERS / name.length) });

/** The faces of a map card: a lay one, or that of a theocracy. */
export type MapFace = "lay" | Colour;

export const mapFaceOf = (scene: PScene, empire: Empire): MapFace =>
	scene.view.board.faith[empire] ?? "lay";

/** What is on its other side. */
export function hiddenMapFaceOf(scene: PScene, empire: Empire): MapFace {
	const { front, back } = printed(scene).empire[empire]!;
	return (mapFaceOf(scene, empire) === front ? back : front) as MapFace;
}

export type Sort = "trade" | "queen" | "comet" | "king" | "republic";

/** What a card shows, whatever it is. */
export interface FaceRow {
	name: string;
	title: string; // of an empire: who rules it
	text: string;
	sort: Sort;
	back: Side;
	where: string;
	agents: Agent[];
	ops: Op[];
	shot: Shot;
	prestige: Prestige[];
	proposed: string[]; // parts that are not known from the first edition
}

const isEmpire = (scene: PScene, card: Card): card is Empire & Card =>
	card in printed(scene).empire;

function empireFace(scene: PScene, card: Card): FaceRow {
	const row = printed(scene).empire[card]!;
	const isRepublic = scene.view.board.republics.includes(card as Empire);
	const face = isRepublic ? row.republic : row.king;
	return {
		name: called(scene, "card", card),
		title: face.name,
		text: face.text,
		sort: isRepublic ? "republic" : "king",
		back: row.region as Side,
		where: "",
		agents: [],
		ops: face.ops as Op[],
		shot: "none",
		prestige: face.prestige as Prestige[],
		proposed: face.proposed,
	};
}

/* A card of the whole East or West says so; the others name their empire. */
function whereOf(scene: PScene, where: string[], back: Side): string {
	if (where.length === 1) return called(scene, "empire", where[0]);
	return where.length ? called(scene, "side", back) : "";
}

const sortOf = (shot: string, where: string[]): Sort =>
	shot === "comet" ? "comet" : where.length ? "trade" : "queen";

export function faceOf(scene: PScene, card: Card): FaceRow {
	if (isEmpire(scene, card)) return empireFace(scene, card);
	const row = printed(scene).card[card]!;
	const back = row.back as Side;
	return {
		name: called(scene, "card", card),
		title: "",
		text: row.text,
		sort: sortOf(row.shot, row.where),
		back,
		where: whereOf(scene, row.where, back),
		agents: row.agents as Agent[],
		ops: row.ops as Op[],
		shot: row.shot as Shot,
		prestige: row.prestige as Prestige[],
		proposed: row.proposed,
	};
}

/** One card of an area with all that belongs to it. */
export interface Lying {
	card: Card;
	bishop: Colour | null;
	queen: Card | null;
	vassals: Empire[];
}

/** The cards of one side of a seat's area, from the player card outwards. */
export function rowOf(scene: PScene, seat: number, side: Side): Lying[] {
	const b = scene.view.board;
	const row = side === "west" ? b.row_west[seat] : b.row_east[seat];
	const all = tokens<Empire>(scene, "empire");
	return row
		.filter((card) => card !== null)
		.map((card) => ({
			card,
			bishop: b.bishop[card],
			queen: b.queen[card as Empire] ?? null,
			vassals: all.filter((empire) => b.suzerain[empire] === card),
		}));
}

/** The cards that lie before a seat, all of them one by one. */
export const areaOf = (scene: PScene, seat: number): Card[] =>
	(["west", "east"] as const).flatMap((side) =>
		rowOf(scene, seat, side).flatMap(({ card, queen, vassals }) => [
			card,
			...vassals.flatMap((v) => [v as Card, scene.view.board.queen[v]]),
			queen,
		]),
	).filter((card): card is Card => card !== null);

/** The cities of a map card that are on the board now: a covered emporium is none. */
export const citiesOf = (scene: PScene, empire: Empire): City[] =>
	tokens<City>(scene, "city").filter((city) => printed(scene).city[city].map === empire);

export const SIDES: Side[] = ["west", "east"];
