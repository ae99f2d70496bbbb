/* What this board says besides the words of the view. */
import type { Sign } from "../../kit/icon";

/** The phases of a round; 0 is the preparation. */
export const phases: [string, string][] = [
	["Preparazione", "Preparation"],
	["I Rendite", "I Income"],
	["II Invecchiamento", "II Ageing"],
	["III Discendenza", "III Offspring"],
	["IV Azioni", "IV Actions"],
	["V Nuovi sovrani", "V New electors"],
	["VI Elezione", "VI Election"],
	["VII Imperatore", "VII Emperor"],
	["VIII Fine turno", "VIII End of round"],
];

export const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** The sign of a card, and what it does as signs; # is the number in its effect. */
export const cards: Record<string, { sign: Sign; deed: (Sign | string)[] }> = {
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
