/* words.ts: what this board says besides the words of the game. */
import type { Lang } from "../../kit/contract";
import type { War } from "./state";

type Both = Record<Lang, string>;

/** Lands and seas round the Empire; a line break is a bar. */
export const abroad: Record<string, Both> = {
	france: { it: "Francia", en: "France" },
	switzerland: { it: "Svizzera", en: "Switzerland" },
	hungary: { it: "Ungheria", en: "Hungary" },
	poland: { it: "Polonia", en: "Poland" },
	united_provinces: { it: "Province|Unite", en: "United|Provinces" },
	denmark: { it: "Danimarca", en: "Denmark" },
	venice: { it: "Venezia", en: "Venice" },
	north_sea: { it: "Mare del Nord", en: "The North Sea" },
	baltic_sea: { it: "Mar Baltico", en: "The Baltic Sea" },
	adriatic_sea: { it: "Adriatico", en: "Adriatic" },
};

export const title: Record<"line" | "made", Both> = {
	line: {
		it: "nei suoi Elettorati, Vescovadi e Stati minori",
		en: "in its Electorates, Bishoprics & lesser States",
	},
	made: { it: "Baroque · mappa ricostruita · MDCL", en: "Baroque · a reconstructed map · MDCL" },
};

export const warNames: Record<War, Both> = {
	denmark: { it: "Guerra danese", en: "Danish War" },
	dutch: { it: "Guerra sul mare", en: "War at Sea" },
	france: { it: "Guerra di Francia", en: "French War" },
	ottomans: { it: "Guerra ottomana", en: "Ottoman War" },
	sweden: { it: "Guerra svedese", en: "Swedish War" },
};

const rows = {
	build: ["Costruisci", "Build"],
	place: ["Piazza", "Place"],
	remove: ["Rimuovi", "Remove"],
	elector: ["Elettore", "Elector"],
	diocese: ["Diocesi", "Diocese"],
	port: ["Porto", "Port"],
	map: ["Mappa", "Map"],
	list: ["Elenco", "List"],
	map_of: ["Mappa dell'Impero", "Map of the Empire"],
	list_of: ["Gli Stati dell'Impero", "The states of the Empire"],
	can_choose: ["Si possono scegliere", "May be chosen"],
	neutral: ["Neutrali", "Neutral"],
	not_in_play: ["non in gioco", "not in play"],
	value: ["valore", "value"],
	city: ["città", "city"],
	fort: ["città fortificata", "fortified city"],
	residence: ["residenza vescovile", "bishop's residence"],
	used: ["usata in questo turno", "used this turn"],
	barren: ["nessuna entrata", "no income"],
	armies: ["eserciti", "armies"],
	attackers: ["eserciti che attaccano", "attacking armies"],
	influence: ["influenza", "influence"],
	controlled: ["controllato da", "controlled by"],
	general: ["generale", "general"],
	ottomans: ["gli Ottomani", "the Ottomans"],
	composer: ["compositore", "composer"],
	ours: ["non nominato nel libro", "not named in the book"],
	possession: ["possedimento straniero", "foreign possession"],
	outer: ["confine esterno", "outer border"],
	turn: ["Turno", "Turn"],
	order: ["Ordine di gioco", "Order of play"],
	out: ["fuori per il turno", "out for this turn"],
	last_phase: ["ultima fase", "last phase"],
	event: ["Evento", "Event"],
	in_force: ["In gioco", "In play"],
	wars: ["Guerre", "Wars"],
	peace: ["Pace nell'Impero", "Peace in the Empire"],
	decks: ["Mazzi", "Decks"],
	opportunities: ["Opportunità", "Opportunities"],
	events: ["Eventi", "Events"],
	discards: ["scarti", "discards"],
	hand: ["In mano", "In hand"],
	no_cards: ["Nessuna carta in mano", "No cards in hand"],
	laid: ["posata", "laid"],
	florins: ["fiorini", "florins"],
	income: ["reddito del prossimo turno", "income of the next turn"],
	upkeep: ["costo degli eserciti a fine turno", "cost of the armies at the turn's end"],
	votes: ["voti al trono", "votes at the throne"],
	favours: ["favori, se si votasse ora", "favours, if the vote were now"],
	favours_won: ["favori", "favours"],
	points: ["Punti Vittoria", "victory points"],
	forecast: ["a fine turno, se finisse ora", "at the turn's end, if it were now"],
	cards: ["carte", "cards"],
	in_front: ["Davanti a me", "In front of me"],
	divine: ["Intervento divino", "Divine intervention"],
	debts: ["debiti", "debts"],
	fugger: ["debito con i Fugger, 5 FL l'uno", "debt to the Fuggers, 5 FL each"],
	pay_later: ["eserciti da pagare dopo il reddito", "armies to pay after the income"],
	choose_card: ["Scegli una carta", "Choose a card"],
	about: ["Che cosa viene dal libro", "What is from the book"],
	close: ["Chiudi", "Close"],
	battle: ["Battaglia", "Battle"],
	attack: ["attacco", "attack"],
	defence: ["difesa", "defence"],
	before_cards: ["prima delle carte", "before cards"],
	sure: ["l'attacco vince, qualunque carta si posi", "the attack wins, whatever cards are laid"],
	vain: ["l'attacco non può vincere", "the attack cannot win"],
	open: ["decidono le carte", "the cards decide"],
} as const;

export type Word = keyof typeof rows;

export const word = (lang: Lang, name: Word): string => rows[name][lang === "it" ? 0 : 1];
