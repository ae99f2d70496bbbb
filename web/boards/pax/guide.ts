/* A first game of Pax Renaissance for somebody who has never played it. */
export const guide = {
	welcome: {
		it:
			"Sei a capo di una banca del Rinascimento. In ogni turno hai due azioni: comprare " +
			"carte al mercato, giocarle, farle operare, tenere fiere. Vince chi dichiara una delle " +
			"quattro vittorie: a destra vedi che cosa manca a ciascuno.",
		en:
			"You head a bank of the Renaissance. Every turn you have two actions: buy cards at the " +
			"market, play them, let them operate, hold fairs. Whoever declares one of the four " +
			"victories wins: on the right you see what each player is short of.",
	},
	action: {
		it:
			"Tocca una carta del mercato per comprarla (il prezzo è nell'angolo, i fiorini sopra " +
			"sono tuoi), una carta in mano per giocarla o venderla, la carta della fiera per tenere " +
			"la fiera, Occidente o Oriente nella tua area per farli operare.",
		en:
			"Touch a card of the market to buy it (its price stands in the corner, florins on it " +
			"are yours), a card in hand to play or sell it, the card of a fair to hold the fair, " +
			"West or East of your area to let that side operate.",
	},
	discard: {
		it: "In mano restano due carte al massimo: scegli quella che ti serve meno.",
		en: "Two cards may stay in hand: choose the one that you need least.",
	},
	comet: {
		it: "La cometa rende attiva una vittoria, per tutti. Scegli quella a cui sei più vicino.",
		en: "The comet makes a victory active, for everybody. Choose the one you are nearest to.",
	},
	treason: {
		it: "Invece dei fiorini puoi attivare l'effetto della carta venduta.",
		en: "Instead of florins you may trigger the one-shot of the card you sold.",
	},
	resell: {
		it: "Con la stessa azione puoi vendere una seconda carta.",
		en: "The same action may sell a second card.",
	},
	oneshot: {
		it:
			"L'effetto immediato vale una volta sola, adesso. Le guerre cambiano chi regge un " +
			"impero; gli spostamenti aprono un'altra rotta.",
		en:
			"The one-shot happens once, now. Wars change who rules an empire; trade shifts open " +
			"another route.",
	},
	king: {
		it: "La regina porta con sé l'impero del re che sposa: entra nella tua area.",
		en: "The queen brings the empire of the king she marries: it comes to your area.",
	},
	where: {
		it: "Scegli dove si combatte: contano i pezzi sulla mappa e gli agenti della carta.",
		en: "Choose where to fight: the pieces on the map count, and the agents of the card.",
	},
	agent: {
		it:
			"Gli agenti entrano dove dice la carta: cavalieri e castelli nelle città, pirati sui " +
			"bordi di mare, cubi come concessioni sui bordi, vescovi sulle carte.",
		en:
			"Agents enter where the card says: knights and castles in cities, pirates on sea " +
			"borders, cubes as concessions on borders, bishops on cards.",
	},
	through: {
		it: "La concessione scacciata finisce repressa in uno dei due imperi: scegli quale.",
		en: "The concession that gives way is repressed in one of the two empires: choose which.",
	},
	source: {
		it: "Il pezzo manca nella riserva: va preso da dove sta già.",
		en: "None is left in the reserve: the piece is taken from where it stands.",
	},
	pacify: {
		it: "Un vescovo su un impero può uccidere un pezzo represso: meno ribelli più tardi.",
		en: "A bishop on an empire may kill a repressed piece: fewer rebels later.",
	},
	concession: {
		it: "Una concessione su un bordo dell'impero rende a ogni fiera che passa di lì.",
		en: "A concession on a border of the empire pays at every fair that passes.",
	},
	free: {
		it: "I pezzi repressi possono tornare sulla mappa, dove c'è posto.",
		en: "Repressed pieces may come back to the map where there is room.",
	},
	operate: {
		it: "Ogni carta del lato agisce una volta: toccala e scegli che cosa fa.",
		en: "Every card of that side acts once: touch it and choose what it does.",
	},
	inquisitor: {
		it: "L'inquisitore sposta un vescovo: una carta con un vescovo tace.",
		en: "The Inquisitor moves a bishop: a card with a bishop on it is silent.",
	},
	bishop: {
		it: "Dove va il vescovo? Su una carta di un avversario la mette a tacere.",
		en: "Where does the bishop go? On a rival's card it silences it.",
	},
	commerce: {
		it: "Prendi un fiorino da una carta del mercato.",
		en: "Take a florin from a card of the market.",
	},
	behead: {
		it: "Una carta dello stesso luogo viene scartata: anche una tua.",
		en: "A card of the same place is discarded: even one of yours.",
	},
	tax: {
		it: "Chi ha la concessione tassata paga un fiorino o la perde.",
		en: "Whoever owns the taxed concession pays a florin or loses it.",
	},
	pay: {
		it: "Pagare tiene la concessione dov'è; cederla la rende un servo dell'impero.",
		en: "Paying keeps the concession where it is; giving it up makes it a serf of the empire.",
	},
	levy: {
		it:
			"Una fiera o una tassa arruola: in una città vuota entra, senza spesa, il pezzo che vi è " +
			"disegnato.",
		en:
			"A fair or a tax levies: the piece that is drawn in an empty city enters it, for " +
			"nothing.",
	},
	repress: {
		it: "Il pezzo scelto finisce sulla carta dell'impero: non difende più.",
		en: "The chosen piece goes to the empire card: it defends no more.",
	},
	vote: {
		it: "Con la maggioranza delle concessioni intorno a un impero lo prendi con un voto.",
		en: "With most of the concessions round an empire a vote makes it yours.",
	},
	corsair: {
		it: "Un pirata salpa per un altro bordo di mare e affonda ciò che vi trova.",
		en: "A pirate sails to another sea border and sinks what it finds there.",
	},
	siege: {
		it: "L'assedio uccide un pezzo in una città, o un pirata sul bordo.",
		en: "A siege kills a piece in a city, or a pirate on a border.",
	},
	campaign: {
		it: "I cavalieri dell'impero attaccano un vicino: se vincono diventa vassallo.",
		en: "The knights of the empire attack a neighbour: if they win it becomes a vassal.",
	},
	join: {
		it: "I castelli bianchi vicini possono unirsi alla crociata.",
		en: "White castles nearby may join the crusade.",
	},
	loss: {
		it: "Chi vince perde tanti pezzi quanti ne aveva l'altro: scegli chi cade.",
		en: "The winner loses as many pieces as the other side had: choose who falls.",
	},
	secular: {
		it: "Puoi girare la carta della mappa: cambia che cosa vi si arruola.",
		en: "You may turn the map card over: other pieces are levied there.",
	},
	garrison: {
		it: "I superstiti prendono posto nell'impero conquistato.",
		en: "The survivors take their places in the empire that was won.",
	},
	return: {
		it: "I repressi che hanno combattuto tornano liberi: scegli dove.",
		en: "The repressed who fought are free again: choose where they go.",
	},
	"event:buys": {
		it: "Una carta del mercato va in mano; i fiorini che costa restano sulle carte alla sua sinistra, per chi le comprerà.",
		en: "A card of the market goes to hand; the florins it costs stay on the cards to its left, for whoever buys those.",
	},
	"event:plays": {
		it: "Una carta giocata agisce da qui in poi: i suoi agenti entrano sulla mappa, le sue operazioni restano.",
		en: "A card in play acts from now on: its agents enter the map, its operations stay.",
	},
};
