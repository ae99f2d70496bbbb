/* What this board says besides the words of the view. */
import type { Sign } from "../../kit/icon";
import type { Lang, Scene } from "../../kit/contract";
import { either } from "../../kit/words";
import type { Verraeter } from "./view";

/** The phases of a round, chapters 1 to 13 of the rules. */
const phases: [string, string][] = [
	["Preparazione", "Preparation"],
	["Conflitto", "Conflict"],
	["Scelta delle azioni", "Choosing actions"],
	["Rifornimenti", "Supply"],
	["Azioni rivelate", "Actions revealed"],
	["Risoluzione", "Resolution"],
	["Punti vittoria", "Victory points"],
	["Costruttore", "Builder"],
	["Stratega", "Strategist"],
	["Scarti", "Discards"],
	["Nuovi rifornimenti", "New supply"],
	["Le azioni tornano", "Actions return"],
	["Passa l'inizio", "Start passes on"],
	["Nuovo round", "Next round"],
	["Fine", "End"],
];

export const phase = (lang: Lang, n: number) =>
	phases[n] ? either(lang, ...phases[n]) : "";

/** What an action is for, with its sign and the signs of what it does besides points. */
export const actions: Record<
	string,
	{ sign: Sign; deed: Sign[]; it: string; en: string }
> = {
	traitor: {
		sign: "dagger",
		deed: ["eagle", "rose"],
		it: "Cambia casa prima dello scontro.",
		en: "Changes sides before the clash.",
	},
	diplomat2: {
		sign: "shake",
		deed: ["wheat"],
		it: "Aggiunge 2 punti conflitto e pesca un rifornimento in più.",
		en: "Adds 2 conflict points and draws one more supply card.",
	},
	diplomat5: {
		sign: "seal",
		deed: [],
		it: "Aggiunge 5 punti conflitto.",
		en: "Adds 5 conflict points.",
	},
	builder: {
		sign: "hammer",
		deed: ["barn"],
		it: "Costruisce o gira un edificio.",
		en: "Builds, or turns a building over.",
	},
	strategist: {
		sign: "chess",
		deed: ["conflict"],
		it: "Prende la carta Strategia: sceglie il prossimo conflitto.",
		en: "Takes the Strategy card: places the next conflict.",
	},
	farmer: {
		sign: "wheat",
		deed: ["wheat", "wheat", "wheat"],
		it: "Pesca per primo, tre rifornimenti.",
		en: "Draws first, three supply cards.",
	},
};

/** What an action is for in this game: an option decides what the second Diplomat does. */
export function purpose(scene: Scene<Verraeter>, action: string): string {
	const words = actions[action][scene.lang];
	if (action !== "diplomat5" || scene.view.options.diplomat5 !== "2008") return words;
	return `${words} ${either(
		scene.lang,
		"Se tutti stanno in una casa, cambia parte.",
		"Changes sides too when all stand in one house.",
	)}`;
}
