/* Lorenzo il Magnifico on two pages. */
import type { Overview } from "../../kit/overview";
import { type Engraved, Sign } from "./sprite";

export const overview: Overview<Engraved> = {
	Own: Sign,
	aim: [
		"Sei a capo di una famiglia di Firenze. Mandi i tuoi familiari nelle torri a prendere carte, e sui luoghi dove si raccoglie, si produce e si tratta; e tieni buona la Chiesa. Vince chi ha più Punti Vittoria.",
		"You head a family of Florence. You send your members into the towers for cards, and to the places where one harvests, produces and trades; and you keep the Church content. Most victory points win.",
	],
	facts: [
		["da 2 a 4 giocatori", "2 to 4 players"],
		["6 turni, 3 periodi", "6 rounds, 3 periods"],
		["4 familiari a testa ogni turno", "4 members each, every round"],
	],
	table: 30,
	round: [
		{ sign: "anycard", title: ["Si prepara", "Preparing"], text: ["Sedici carte nelle quattro torri, e tre dadi: il valore di ogni familiare è quello del dado del suo colore; il neutro vale 0.", "Sixteen cards in the four towers, and three dice: a member is worth what the die of its colour shows; the neutral one 0."] },
		{ sign: "tower", title: ["Una torre", "A tower"], text: ["Il valore deve arrivare al piano (1, 3, 5, 7): i servitori lo alzano. Nella torre già occupata si pagano 3 monete. Si prende la carta, pagandola.", "The value must reach the floor (1, 3, 5, 7): servants raise it. In an occupied tower one pays 3 coins. One takes the card and pays for it."] },
		{ own: "harvest", title: ["Raccolto", "Harvest"], text: ["Rendono la tessera bonus e tutti i territori il cui numero è raggiunto.", "The bonus tile and all territories yield whose number is reached."] },
		{ own: "production", title: ["Produzione", "Production"], text: ["Lo stesso con gli edifici: danno, o scambiano.", "The same with buildings: they give, or exchange."] },
		{ own: "privilege", title: ["Palazzo e mercato", "Palace and market"], text: ["Il Palazzo dà un privilegio e l’ordine del turno dopo; il mercato monete, servitori, forza o privilegi.", "The palace gives a privilege and next round’s order; the market coins, servants, military points or privileges."] },
		{ sign: "pope", title: ["Rapporto in Vaticano", "Vatican report"], text: ["Dopo il secondo, quarto e sesto turno: chi ha abbastanza Fede può sostenere la Chiesa e segnare punti; chi non può o non vuole è scomunicato fino alla fine.", "After rounds two, four and six: those with enough faith may support the Church and score; those who cannot or will not are excommunicated to the end."] },
	],
	points: [
		{ own: "vp", title: ["Carte che danno punti, subito o alla fine", "Cards that give points, at once or at the end"] },
		{ own: "territory", title: ["Territori: 1, 4, 10, 20 punti per 3, 4, 5, 6", "Territories: 1, 4, 10, 20 points for 3, 4, 5, 6"] },
		{ own: "character", title: ["Personaggi: 1, 3, 6, 10, 15, 21 punti per 1 fino a 6", "Characters: 1, 3, 6, 10, 15, 21 points for 1 to 6"] },
		{ own: "mil", title: ["I primi due per forza militare", "The first two in military strength"] },
		{ own: "coins", title: ["1 punto ogni 5 risorse rimaste", "1 point for every 5 resources left"] },
	],
	signs: [
		{ own: "coins", title: ["monete", "coins"] },
		{ own: "wood", title: ["legno", "wood"] },
		{ own: "stone", title: ["pietra", "stone"] },
		{ own: "servants", title: ["servitori", "servants"] },
		{ own: "mil", title: ["punti militari", "military points"] },
		{ own: "faith", title: ["punti fede", "faith points"] },
		{ own: "vp", title: ["punti vittoria", "victory points"] },
		{ own: "privilege", title: ["privilegio del Consiglio", "council privilege"] },
		{ own: "territory", title: ["territori", "territories"] },
		{ own: "character", title: ["personaggi", "characters"] },
		{ own: "building", title: ["edifici", "buildings"] },
		{ own: "venture", title: ["imprese", "ventures"] },
		{ own: "harvest", title: ["raccolto, con il suo valore", "harvest, with its value"] },
		{ own: "production", title: ["produzione, con il suo valore", "production, with its value"] },
		{ own: "now", title: ["subito, una volta", "at once, once"] },
		{ own: "always", title: ["sempre", "always"] },
		{ own: "end", title: ["alla fine", "at the end"] },
	],
	advice: [
		["Prima un’economia (territori, edifici), poi i punti: le imprese e i personaggi aspettano.", "An economy first (territories, buildings), points later: ventures and characters can wait."],
		["Prima di ogni rapporto guarda quanta Fede serve: 3, 4, 5.", "Before every report look how much faith it takes: 3, 4, 5."],
	],
	kinds: {
		territory: ["Territori", "Territories"],
		building: ["Edifici", "Buildings"],
		character: ["Personaggi", "Characters"],
		venture: ["Imprese", "Ventures"],
		leader: ["Leader", "Leaders"],
		excommunication: ["Scomuniche", "Excommunications"],
		bonus_tile: ["Tessere bonus", "Bonus tiles"],
	},
};
