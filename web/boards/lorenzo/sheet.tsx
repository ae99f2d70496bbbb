/* sheet.tsx: what points were won with, under the signs of the cards they came from. */
import type { SheetRow } from "../../kit/contract";
import { fromField, withRest } from "../../kit/sheet";
import type { LScene } from "./reading";
import { type Engraved, Sign } from "./sprite";

const LOSSES = ["lost", "tax"]; // what the Church takes

const signs: Record<string, Engraved> = {
	rest: "vp",
	territories: "territory",
	characters: "character",
	ventures: "venture",
	military: "mil",
	resources: "coins",
};

/** The sign of a category of the count. */
export const ScoreSign = ({ of }: { of: string }) => <Sign of={signs[of] ?? "faith"} />;

export const sheet = (scene: LScene): SheetRow[] =>
	withRest(scene, fromField(scene, LOSSES)).map((row) => ({
		...row,
		sign: <ScoreSign of={row.id} />,
	}));
