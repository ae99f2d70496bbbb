/* Verräter on two pages. */
import type { Overview } from "../../kit/overview";

export const overview: Overview = {
	aim: [
		"Due case, l’Aquila e la Rosa, si contendono dodici territori. Tu servi una delle due, finché ti conviene: a ogni round fa punti chi sta con la casa che vince, e tanto di più quanti meno vi stanno.",
		"Two houses, the Eagle and the Rose, fight over twelve landscapes. You serve one of them, as long as it suits you: every round whoever stands with the winning house scores, and all the more the fewer stand there.",
	],
	facts: [
		["3 o 4 giocatori", "3 or 4 players"],
		["8 round, 9 in tre", "8 rounds, 9 with three"],
		["una carta azione a testa ogni round", "one action card each, every round"],
	],
	table: 36,
	round: [
		{ sign: "conflict", title: ["Il conflitto", "The conflict"], text: ["Chi ha la carta Strategia sceglie il confine: sempre tra un territorio dell’Aquila e uno della Rosa. I due territori danno i primi punti conflitto.", "Who holds the Strategy card chooses the border: always between a landscape of the Eagle and one of the Rose. The two landscapes give the first conflict points."] },
		{ sign: "shadow", title: ["Le azioni", "The actions"], text: ["Il mazzetto gira: ognuno tiene una carta in segreto e passa le altre. Chi sceglie dopo sa un po’ che cosa manca.", "The hand of cards goes round: each keeps one in secret and passes the rest. Those who choose later know a little of what is gone."] },
		{ sign: "wheat", title: ["I rifornimenti", "The supply"], text: ["A turno si giocano carte scoperte dalla propria mano: i loro valori contano per la casa in cui ci si trova alla fine.", "In turn everybody plays cards openly from hand: their values count for the house in which one stands in the end."] },
		{ sign: "dagger", title: ["La rivelazione", "The reveal"], text: ["Le azioni si scoprono. Il Traditore cambia casa, i Diplomatici aggiungono 2 e 5 punti conflitto.", "The actions are turned up. The Traitor changes sides, the Diplomats add 2 and 5 conflict points."] },
		{ sign: "laurel", title: ["Lo scontro", "The clash"], text: ["Vince la casa con più punti conflitto. Ognuno dei suoi segna i punti del territorio perduto, che cambia casa: tanti di più, quanti meno sono.", "The house with more conflict points wins. Each of its people scores the lost landscape, which changes hands: the more, the fewer they are."] },
		{ sign: "barn", title: ["Costruire e rifornirsi", "Build and draw"], text: ["Il Costruttore posa o gira un edificio, lo Stratega prende la carta Strategia, poi si pesca secondo i propri magazzini.", "The Builder lays or turns a building, the Strategist takes the Strategy card, then everybody draws by their estates."] },
	],
	points: [
		{ sign: "laurel", title: ["Vincere il conflitto in pochi", "Winning the conflict in small company"] },
		{ sign: "office", title: ["Alla fine: i propri uffici per le carte in mano", "At the end: own offices times cards in hand"] },
		{ sign: "dagger", title: ["1 punto al Traditore, 2 allo Stratega", "1 point for the Traitor, 2 for the Strategist"] },
	],
	signs: [
		{ sign: "eagle", title: ["la casa dell’Aquila", "the house of the Eagle"] },
		{ sign: "rose", title: ["la casa della Rosa", "the house of the Rose"] },
		{ sign: "conflict", title: ["punti conflitto", "conflict points"] },
		{ sign: "laurel", title: ["punti vittoria", "victory points"] },
		{ sign: "barn", title: ["magazzino: fa pescare", "estate: lets you draw"] },
		{ sign: "office", title: ["ufficio: vale alla fine", "office: counts at the end"] },
		{ sign: "wheat", title: ["carte rifornimento da pescare", "supply cards to draw"] },
		{ sign: "chess", title: ["lo Stratega: il prossimo sceglie il confine", "the Strategist: chooses the next border"] },
	],
	advice: [
		["Conta chi sta con te: in due si fanno più punti che in tre.", "Count who stands with you: two score more than three."],
		["Chi gioca per ultimo i rifornimenti decide lo scontro; chi gioca per primo inganna.", "Who plays supply last decides the clash; who plays first deceives."],
	],
	kinds: {
		action: ["Azioni", "Actions"],
		landscape: ["Territori", "Landscapes"],
	},
};
