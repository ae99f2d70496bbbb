/* sheet.tsx: what points were won with, cause by cause as the game names them. */
import type { Happening, SheetRow } from "../../kit/contract";
import { Icon, type Sign } from "../../kit/icon";
import { withRest } from "../../kit/sheet";
import { nameIn } from "../../kit/thing";
import type { Cause } from "./state";
import type { EScene } from "./view";

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What usually brings most stands first. */
const CAUSES: [Cause, Sign][] = [
	["seat", "crown"],
	["throne", "imperial"],
	["vote", "vote"],
	["city", "city"],
	["daughter", "ring"],
	["mainz", "church"],
	["don", "laurel"],
];

export function sheet(scene: EScene, told: Happening[]): SheetRow[] {
	const scored = told.filter((e) => e.event === "scores" && !e.hushed);
	const sum = (cause: string, seat: number) =>
		scored
			.filter((e) => e.seat === seat && e.args[1] === cause)
			.reduce((n, e) => n + Number(e.args[0]), 0);
	const rows = CAUSES.map(([cause, sign]) => ({
		id: cause,
		sign: <Icon sign={sign} />,
		say: capital(nameIn(scene, "cause", cause)),
		points: scene.view.seats.map((_, seat) => sum(cause, seat)),
	}));
	return withRest(scene, rows);
}
