/* words.ts: what this board shows of cards and privileges besides the words of the catalogue. */
import type { Sign } from "../../kit/icon";
import type { Card, Province } from "./state";

/** The sign of a card, and what it does as signs; # is the number in its effect. */
export const cards: Record<Card, { sign: Sign; deed: (Sign | string)[] }> = {
	rival: { sign: "imperial", deed: ["conflict", "imperial"] },
	medicine: { sign: "medicine", deed: ["person", "∓#"] },
	move: { sign: "travel", deed: ["person", "→"] },
	pope: { sign: "pope", deed: ["+#", "vote"] },
	influence: { sign: "church", deed: ["+#", "vote", "/", "person"] },
	exclusion: { sign: "shut", deed: ["−", "vote"] },
	don: { sign: "laurel", deed: ["+#", "laurel"] },
	immigration: { sign: "person", deed: ["+", "person"] },
	city: { sign: "city", deed: ["+", "city", "+", "laurel"] },
	promotion: { sign: "promotion", deed: ["chess", "→", "person"] },
	bride: { sign: "ring", deed: ["person", "→", "ring"] },
	knight: { sign: "knight", deed: ["+", "chess"] },
	grey: { sign: "shadow", deed: ["+", "shadow"] },
};

/** Which child a card brings, by its colour. */
export const children: Record<string, { it: string; en: string; sign: string } | undefined> = {
	blue: { it: "blu: figlio", en: "blue: son", sign: "♂" },
	pink: { it: "rosa: figlia", en: "pink: daughter", sign: "♀" },
};

/** What the privilege of a province does, as signs. */
export const privileges: Record<Province, (Sign | string)[]> = {
	trier: ["anycard"],
	koln: ["medicine"],
	mainz: ["+", "laurel"],
	rhein: ["+", "person"],
	sachsen: ["+", "coins"],
	brandenburg: ["shadow"],
	bohmen: ["vote", "vote"],
};
