/* sheet.ts: what counts when the decks are empty: Patrons, and among equals florins (17.6). */
import type { SheetRow } from "../../kit/contract";
import { either } from "../../kit/words";
import { called, type PScene } from "./reading";

export function sheet(scene: PScene): SheetRow[] {
	const { florins } = scene.view.board;
	const among = either(scene.lang, "Fiorini, a parità", "Florins, among equals");
	return [
		{
			id: "patrons",
			say: called(scene, "prestige", "patron"),
			points: scene.view.seats.map((seat) => seat.points),
		},
		{ id: "florins", say: among, points: florins.slice(0, scene.view.seats.length) },
	];
}
