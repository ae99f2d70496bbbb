/* In the Shadow of the Emperor on two pages. */
import type { Overview } from "../../kit/overview";

export const overview: Overview = {
	aim: [
		"Guidi una casata dell’Impero. I tuoi nobili nascono, si sposano, invecchiano e muoiono; finché vivono possono diventare principi elettori, e uno di loro imperatore. Vince chi dopo cinque turni ha più punti.",
		"You lead a noble house of the Empire. Your nobles are born, marry, grow old and die; while they live they may become electors, and one of them emperor. Most points after five rounds win.",
	],
	facts: [
		["da 2 a 4 giocatori", "2 to 4 players"],
		["5 turni di 8 fasi", "5 rounds of 8 phases"],
		["sette province, un trono", "seven provinces, one throne"],
	],
	table: 92,
	round: [
		{ sign: "coins", title: ["I Rendite", "I Income"], text: ["6 talleri a testa, e 1 per ogni propria città e per ogni città altrui nelle province di cui si è elettori.", "6 thalers each, and 1 for every own city and every other city in provinces where one is elector."] },
		{ sign: "hourglass", title: ["II Gli anni passano", "II Ageing"], text: ["Tutti i nobili invecchiano di dieci anni; chi ne aveva 45 lascia il tabellone.", "All nobles grow ten years older; those who were 45 leave the board."] },
		{ sign: "ring", title: ["III La prole", "III Offspring"], text: ["Contano le carte comprate nel turno prima: più azzurre, un figlio; altrimenti una figlia, da dare in sposa a un barone o da mandare in convento.", "The cards bought the round before decide: more blue ones, a son; otherwise a daughter, to be married to a baron or sent to a convent."] },
		{ sign: "anycard", title: ["IV Le azioni", "IV Actions"], text: ["A turno si compra una carta, si usa un privilegio, si muove un cavaliere, o si passa per il resto della fase.", "In turn one buys a card, uses a privilege, moves a knight, or passes for the rest of the phase."] },
		{ sign: "vote", title: ["V I nuovi elettori", "V New electors"], text: ["In ogni provincia si conta: baroni, cavalieri e città 1, coppie 2. Chi ha di più ne è elettore.", "In every province one counts: barons, knights and cities 1, couples 2. Whoever has most is its elector."] },
		{ sign: "imperial", title: ["VI L’elezione", "VI The election"], text: ["Se qualcuno sfida l’imperatore, gli elettori votano. Chi vince sale al trono.", "If somebody challenges the emperor, the electors vote. The winner takes the throne."] },
	],
	points: [
		{ sign: "imperial", title: ["Essere imperatore, ogni turno", "Being emperor, every round"] },
		{ sign: "vote", title: ["Diventare elettore di una provincia", "Becoming elector of a province"] },
		{ sign: "shake", title: ["Votare per chi vince l’elezione", "Voting for who wins the election"] },
		{ sign: "ring", title: ["Una figlia che va sposa: 1 punto", "A daughter who is married: 1 point"] },
	],
	signs: [
		{ sign: "person", title: ["barone, con la sua età", "a baron, with his age"] },
		{ sign: "ring", title: ["coppia: conta di più", "a couple: counts for more"] },
		{ sign: "chess", title: ["cavaliere", "knight"] },
		{ sign: "castle", title: ["posto nel castello", "space in a castle"] },
		{ sign: "city", title: ["città", "city"] },
		{ sign: "pope", title: ["arcivescovado", "archbishopric"] },
		{ sign: "crown", title: ["ducato", "duchy"] },
		{ sign: "vote", title: ["voti all’elezione", "votes in the election"] },
		{ sign: "hourglass", title: ["45 anni: il prossimo turno lascia il tabellone", "aged 45: leaves the board next round"] },
		{ sign: "coins", title: ["talleri, e le rendite", "thalers, and the income"] },
		{ sign: "laurel", title: ["punti vittoria", "victory points"] },
		{ sign: "imperial", title: ["l’imperatore", "the emperor"] },
	],
	advice: [
		["Guarda l’età: un elettore di 45 anni lascia il posto al prossimo turno.", "Mind the ages: an elector of 45 leaves the seat next round."],
		["Il colore delle carte che compri decide i figli che avrai.", "The colours of the cards you buy decide the children you will have."],
	],
	kinds: {
		card: ["Carte azione", "Action cards"],
		province: ["Province e privilegi", "Provinces and privileges"],
	},
};
