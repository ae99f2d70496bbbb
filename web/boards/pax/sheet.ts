/* sheet.ts: what counts when the decks are empty: Patrons (17.6). */
import type { SheetRow } from "../../kit/contract";
import { called, type PScene } from "./reading";

export const sheet = (scene: PScene): SheetRow[] => [
	{
		id: "patrons",
		say: called(scene, "prestige", "patron"),
		points: scene.view.seats.map((seat) => seat.points),
	},
];
