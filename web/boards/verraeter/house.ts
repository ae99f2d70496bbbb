/* house.ts: what a player had at the end: the arms of the house, and the own buildings in their
 * landscapes. */
import { pictures } from "art:verraeter";
import type { Kept } from "../../kit/contract";
import { called, type VScene } from "./reading";
import type { Place } from "./state";

export function house(scene: VScene, seat: number): Kept[] {
	const { builder, face, house: houses, land } = scene.view.board;
	const built = (Object.keys(builder) as Place[]).filter((p) => builder[p] === seat && land[p]);
	const arms = houses[seat];
	return [
		{
			id: "arms",
			picture: pictures[`house:${arms}`],
			say: called(scene, "house", arms),
			isRound: true,
		},
		...built.map((place) => ({
			id: place,
			picture: pictures[`landscape:${land[place]}`],
			say: `${called(scene, "face", face[place])}, ${called(scene, "landscape", land[place]!)}`,
			mark: pictures[`face:${face[place]}`],
		})),
	];
}
