/* Pax Renaissance on two pages. */
import type { Overview } from "../../kit/overview";

export const overview: Overview = {
	aim: [
		"Sei un banchiere del Rinascimento. Compri carte a un mercato tra Oriente e Occidente, e con esse paghi guerre, matrimoni, voti e viaggi. Il mondo che ne viene decide quale delle quattro vittorie è possibile; vince chi per primo dichiara quella che gli spetta.",
		"You are a banker of the Renaissance. You buy cards at a market between East and West, and with them finance wars, marriages, votes and voyages. The world that comes of it decides which of four victories is possible; whoever first declares the one that is theirs wins.",
	],
	facts: [
		["da 2 a 4 giocatori", "2 to 4 players"],
		["due azioni a turno", "two actions a turn"],
		["quattro modi di vincere", "four ways to win"],
	],
	table: 1,
	round: [
		{ sign: "coins", title: ["Comprare", "Buy"], text: ["Una carta del mercato va in mano: costa quanto dice il suo posto, un fiorino su ogni carta più a sinistra. In mano se ne tengono due.", "A card of the market goes to hand: it costs what its place says, a florin on each card to its left. A hand is two cards."] },
		{ sign: "anycard", title: ["Giocare", "Play"], text: ["La carta va nella propria area, a est o a ovest. I suoi agenti (cavalieri, castelli, pirati, concessioni, vescovi) entrano sulla mappa, e il suo effetto unico può far scoppiare una guerra.", "The card goes to one’s area, east or west. Its agents (knights, castles, pirates, concessions, bishops) enter the map, and its one-shot may start a war."] },
		{ sign: "seal", title: ["Operare", "Operate"], text: ["Tutte le carte di un lato agiscono una volta: tassare, reprimere, votare, assediare, commerciare, fare campagne.", "Every card of one side acts once: tax, repress, vote, besiege, trade, campaign."] },
		{ sign: "shake", title: ["Tenere una fiera", "Hold a fair"], text: ["I fiorini corrono lungo la rotta: prende chi la tiene e chi vi ha concessioni, e nelle città s’arruolano cavalieri.", "Florins run along the trade route: the host and the owners of concessions on it take them, and cities levy knights."] },
		{ sign: "travel", title: ["Vendere", "Sell"], text: ["Una carta dalla mano o dall’area: 2 fiorini.", "A card from hand or area: 2 florins."] },
		{ sign: "laurel", title: ["Dichiarare vittoria", "Declare victory"], text: ["Se una delle quattro vittorie è attiva e la sua condizione è tua.", "If one of the four victories is active and its condition is yours."] },
	],
	points: [
		{ sign: "crown", title: ["Imperiale: due monarchie più di ogni altro", "Imperial: two monarchies more than anybody"] },
		{ sign: "vote", title: ["Rinascimento: più repubbliche, e due Leggi di più", "Renaissance: more republics, and two Law more"] },
		{ sign: "travel", title: ["Globale: due concessioni in più, e più Scoperte", "Global: two concessions more, and more Discovery"] },
		{ sign: "faith", title: ["Santa: più prestigio della religione suprema", "Holy: more prestige of the supreme religion"] },
	],
	signs: [
		{ sign: "coins", title: ["fiorini", "florins"] },
		{ sign: "knight", title: ["cavaliere", "knight"] },
		{ sign: "tower", title: ["castello", "castle"] },
		{ sign: "pope", title: ["vescovo: la carta sotto tace", "bishop: the card below is silent"] },
		{ sign: "conflict", title: ["guerra, assedio, congiura", "war, siege, conspiracy"] },
		{ sign: "crown", title: ["re: un impero che è tuo", "king: an empire of yours"] },
		{ sign: "ring", title: ["regina, matrimonio", "queen, marriage"] },
		{ sign: "shake", title: ["fiera e commercio", "fair and trade"] },
	],
	advice: [
		["Le carte economiche all’inizio, gli imperi appena puoi: un re agisce ogni volta.", "Economic cards at first, empires as soon as you can: a king acts every time."],
		["Guarda le comete: chi le compra decide quale vittoria diventa possibile.", "Watch the comets: who buys one decides which victory becomes possible."],
	],
	kinds: {
		card: ["Carte", "Cards"],
		eastern: ["Carte d’Oriente", "Cards of the East"],
		western: ["Carte d’Occidente", "Cards of the West"],
		queen: ["Regine", "Queens"],
		empire: ["Imperi", "Empires"],
	},
};
