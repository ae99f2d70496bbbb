/* Baroque on two pages. */
import type { Overview } from "../../kit/overview";
import { Own, type OwnSign } from "./symbols";

export const overview: Overview<OwnSign> = {
	Own,
	aim: [
		"Dopo il 1650 due, tre o quattro potenze del Sacro Romano Impero raccolgono Stati, palazzi e voti: con l’influenza, con le armi, con matrimoni e aste. La mano di carte opportunità è anche l’orologio del turno: chi l’ha finita non agisce più.",
		"After 1650 two, three or four powers of the Holy Roman Empire gather states, buildings and votes: by influence, by arms, by marriages and auctions. The hand of opportunity cards is also the clock of the turn: whoever has none left acts no more.",
	],
	facts: [
		["da 2 a 4 giocatori", "2 to 4 players"],
		["3 turni, o quanti si vuole", "3 turns, or as many as you like"],
		["51 Stati, 8 elettori", "51 states, 8 electors"],
	],
	table: 1,
	round: [
		{ sign: "coins", title: ["Entrate", "Income"], text: ["Il valore di ogni Stato controllato, raddoppiato da una città.", "The value of every state one controls, doubled by a city."] },
		{ sign: "anycard", title: ["Carte opportunità", "Opportunity cards"], text: ["Alcune gratis, altre a 2 fiorini l’una; compra per primo chi ha più Sostegno.", "Some for nothing, others for 2 florins each; who has most support buys first."] },
		{ sign: "hourglass", title: ["Ordine di gioco", "Order of play"], text: ["Lo sceglie chi ha meno punti.", "Chosen by whoever has fewest points."] },
		{ sign: "seal", title: ["Fasi d’azione", "Action phases"], text: ["A giro: un evento, una carta obbligatoria, poi fino a tre azioni. Costruire, mettere o togliere influenza, muovere eserciti, giocare altre carte.", "Round and round: an event, a compulsory card, then up to three actions. Build, place or remove influence, move armies, play more cards."] },
		{ sign: "conflict", title: ["Battaglie", "Battles"], text: ["Eserciti nello stesso Stato: si posano carte coperte, si scoprono insieme, vince chi ha più punti.", "Armies in one state: cards are laid face down and revealed together; more points win."] },
		{ sign: "vote", title: ["Sostegno", "Support"], text: ["Si paga ogni esercito; poi elettori (3 voti) e diocesi fanno la graduatoria del trono, che dà punti e favori.", "Each army is paid; then electors (3 votes) and dioceses make the ranking of the throne, which gives points and favours."] },
	],
	points: [
		{ own: "elector", title: ["Stati controllati, per il loro valore", "States one controls, by their value"] },
		{ own: "city", title: ["Città 1, fortificate 2, residenze 3", "Cities 1, fortified ones 2, residences 3"] },
		{ sign: "vote", title: ["Il posto nella graduatoria del trono", "The place in the ranking of the throne"] },
		{ sign: "laurel", title: ["Tutti gli elettori insieme: vittoria immediata", "All electors at once: victory on the spot"] },
	],
	signs: [
		{ sign: "coins", title: ["fiorini (FL), e il reddito", "florins (FL), and the income"] },
		{ sign: "laurel", title: ["punti vittoria (PV), e quelli previsti", "victory points (VP), and those foreseen"] },
		{ sign: "vote", title: ["voti al trono", "votes at the throne"] },
		{ sign: "seal", title: ["favori dell’imperatore", "favours of the emperor"] },
		{ sign: "conflict", title: ["eserciti, e quanto costano", "armies, and what they cost"] },
		{ sign: "anycard", title: ["carte opportunità in mano", "opportunity cards in hand"] },
		{ own: "elector", title: ["elettore", "elector"] },
		{ own: "diocese", title: ["diocesi", "diocese"] },
		{ own: "port", title: ["porto", "port"] },
		{ own: "city", title: ["città: raddoppia le entrate", "city: doubles income"] },
		{ own: "fort", title: ["città fortificata", "fortified city"] },
		{ own: "residence", title: ["residenza", "residence"] },
	],
	advice: [
		["Tieni sempre una carta in mano: è il tuo prossimo turno.", "Always keep a card in hand: it is your next turn."],
		["L’influenza costa meno degli eserciti e dura di più.", "Influence is cheaper than armies and lasts longer."],
	],
	kinds: {
		card: ["Carte opportunità", "Opportunity cards"],
		event: ["Eventi", "Events"],
		state: ["Stati", "States"],
	},
};
