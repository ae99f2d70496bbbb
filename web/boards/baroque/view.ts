/* view.ts: the board in the shapes in which it is drawn. */
import { useRef } from "preact/hooks";
import { map } from "map:baroque";
import type { Scene } from "../../kit/contract";
import { keep } from "../../kit/part";
import { nameIn } from "../../kit/thing";
import type { Spot } from "../../kit/zoom";
import type { Board, Composer, Printed, State } from "./state";

export type BScene = Scene<Board>;

export const printed = (scene: BScene) => scene.catalogue.printed as Printed;
export const states = Object.keys(map.lands) as State[];

const count = <T>(all: T[], one: T) => all.filter((each) => each === one).length;
const owner = (rows: State[][], id: State) => {
	const seat = rows.findIndex((row) => row.includes(id));
	return seat < 0 ? null : seat;
};

function building(b: Board, id: State): "city" | "fort" | null {
	return b.forts.includes(id) ? "fort" : b.cities.includes(id) ? "city" : null;
}

/** The general who stands here, if any. */
function generalIn(b: Board, id: State) {
	const seat = b.post.indexOf(id);
	return seat < 0 ? null : b.front[seat].general;
}

/** Armies that have entered and wait for their battle. */
function attackers(b: Board, id: State): number {
	return b.attack_at.reduce((n, at, i) => n + (at === id ? b.attack_n[i] : 0), 0);
}

/** What is printed in a state, and what stands there. */
function landOf(scene: BScene, id: State) {
	const b = scene.view.board;
	const p = printed(scene).state[id];
	const composers = Object.keys(b.composer) as Composer[];
	return {
		id,
		name: nameIn(scene, "state", id),
		...p,
		elector: p.elector || (id === "brunswick" && !!b.brunswick),
		diocese: p.diocese || (id === "franconia" && scene.view.options.dioceses === "ten"), // 2.6
		inPlay: b.in_play.includes(id),
		holder: owner(b.held, id),
		camper: owner(b.camp, id),
		armies: count(b.armies, id),
		moved: count(b.moved, id),
		attackers: attackers(b, id),
		general: generalIn(b, id),
		influence: b.influence[id],
		building: building(b, id),
		used: b.used_cities.includes(id),
		residence: b.residences.includes(id),
		usedResidence: b.used_residences.includes(id),
		barren: b.barren.includes(id),
		ottomans: id === "styria" && !!b.ottomans,
		composers: composers.filter((c) => b.composer[c] === id),
	};
}
export type Land = ReturnType<typeof landOf>;

/** All states; one in which nothing has changed is the same object as before. */
export function useLands(scene: BScene): Land[] {
	const was = useRef<Land[]>([]);
	was.current = keep(was.current, states.map((id) => landOf(scene, id)));
	return was.current;
}

/** The room that a state takes on the map: name, pieces, and what a finger wants. */
export function spotOf(id: State): Spot {
	const { name, army, town } = map.lands[id];
	const xs = [name.x - name.row / 2, name.x + name.row / 2, army[0] - 27, army[0] + 27];
	const ys = [name.y, name.y + 60, army[1] - 26, army[1] + 26, town.at[1] + 14];
	const [x, y] = [Math.min(...xs, town.at[0] - 14), Math.min(...ys)];
	return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Who plays which power. */
export const powerOf = (scene: BScene, seat: number) => scene.catalogue.seats[seat];
