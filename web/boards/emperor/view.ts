/* view.ts: the board in the shapes in which it is drawn. */
import { useRef } from "preact/hooks";
import type { Scene } from "../../kit/contract";
import { keep } from "../../kit/part";
import { nameIn } from "../../kit/thing";
import type { Board, Noble, Printed, Province } from "./state";

export type EScene = Scene<Board>;

export const printed = (scene: EScene) => scene.catalogue.printed as Printed;

/** "IV" of the phase "IV Actions". */
export const roman = (scene: EScene, phase: string) => nameIn(scene, "phase", phase).split(" ")[0];

/** The tile "0.couple35", and how many alike there are. */
export function tileOf(noble: Noble, n = 1) {
	const [seat, rank] = noble.split(".");
	const [side, age] = [rank.slice(0, -2), rank.slice(-2)];
	return { seat: Number(seat), rank, side, age, n };
}
export type Tile = ReturnType<typeof tileOf>;

export const nobleName = (scene: EScene, { seat, rank }: Tile) =>
	`${nameIn(scene, "rank", rank)} (${scene.view.seats[seat].name})`;

/** Each thing once, and how often it is there. */
function counted<T>(things: T[]): [T, number][] {
	return [...new Set(things)].map((thing) => [thing, things.filter((t) => t === thing).length]);
}

/** What is printed in a province, and what stands there. */
function landOf(scene: EScene, id: Province) {
	const b = scene.view.board;
	const elector = b.elector[id];
	return {
		id,
		name: nameIn(scene, "province", id),
		...printed(scene).province[id],
		in_game: !b.removed.includes(id),
		note: b.excluded === id ? "✗" : b.influenced === id ? "✚" : "", // named in an election
		elector: elector && tileOf(elector),
		used: b.used.includes(id),
		eminence: b.eminence[id],
		nobles: counted(b.nobles[id]).map(([noble, n]) => tileOf(noble, n)),
		knights: counted(b.knights[id]),
		castles: b.castles[id],
		cities: b.cities[id],
		imperial: b.imperial[id],
		influence: b.influence[id],
		leaders: b.leaders[id],
	};
}
export type Land = ReturnType<typeof landOf>;

/** All provinces; one in which nothing has changed is the same object as before. */
export function useLands(scene: EScene): Land[] {
	const was = useRef<Land[]>([]);
	const ids = Object.keys(scene.view.board.elector) as Province[];
	was.current = keep(was.current, ids.map((id) => landOf(scene, id)));
	return was.current;
}

/* ---- families ---- */

export const AGES = ["15", "25", "35", "45"];

/** A noble on the board, and where: "trier", "trier.seat" or "throne". */
export interface Member {
	place: string;
	noble: Tile;
}

/** All nobles of a seat on the board, the youngest first. */
export function membersOf(b: Board, seat: number): Member[] {
	const all: [string, Noble | null][] = [
		["throne", b.throne],
		...Object.entries(b.elector).map(([id, n]): [string, Noble | null] => [`${id}.seat`, n]),
		...Object.entries(b.nobles).flatMap(([id, ns]) => ns.map((n): [string, Noble] => [id, n])),
	];
	return all
		.filter((entry): entry is [string, Noble] => !!entry[1])
		.map(([place, noble]) => ({ place, noble: tileOf(noble) }))
		.filter(({ noble }) => noble.seat === seat)
		.sort((a, b) => Number(a.noble.age) - Number(b.noble.age));
}
