/* A first turn of Baroque for somebody who has never played it. */
export const guide = {
	welcome: {
		it: "Quattro potenze raccolgono Stati, edifici e voti nell'Impero. A fine turno contano gli Stati controllati (il loro valore), le città e il trono.",
		en: "Four powers gather states, buildings and votes in the Empire. At the end of a turn the states you control count (their value), with cities and the throne.",
	},
	start: {
		it: "Scegli uno Stato del tuo elenco: è acceso sulla mappa. Il numero nel sigillo è il suo valore.",
		en: "Pick a state of your list: it is lit on the map. The number in the seal is its value.",
	},
	muster: {
		it: "Metti un esercito in un tuo Stato. Gli eserciti difendono, attaccano, e a fine turno costano.",
		en: "Place an army in a state of yours. Armies defend, attack, and cost money at the end of the turn.",
	},
	found: {
		it: "Metti una città in un tuo Stato: vale un punto a turno, e una volta per turno aiuta l'influenza.",
		en: "Place a city in a state of yours: a point each turn, and once a turn it helps your influence.",
	},
	buy: {
		it: "Le carte sono il tuo tempo: ogni fase ne consuma una. Compra, cambia o prosegui.",
		en: "Cards are your time: every phase uses one up. Buy, change some, or go on.",
	},
	discard: {
		it: "Scegli dalla tua mano la carta da scartare.",
		en: "Choose a card of your hand to discard.",
	},
	next: {
		it: "Chi gioca per ultimo vede ciò che fanno gli altri; chi gioca prima arriva per primo.",
		en: "Who plays last sees what the others do; who plays first gets there first.",
	},
	card: {
		it: "In ogni fase si gioca una carta, e non di più. Un personaggio resta davanti a te fino a fine turno; le altre agiscono subito.",
		en: "One card is played in every phase. A character stays in front of you until the turn ends; others act at once.",
	},
	act: {
		it: "Costruisci, piazza o rimuovi influenza, muovi eserciti da uno Stato acceso, oppure finisci la fase.",
		en: "Build, place or remove influence, move armies out of a lit state, or end your phase.",
	},
	site: {
		it: "Dove? Gli Stati accesi sono permessi; toccane un altro per sapere perché no.",
		en: "Where? Lit states are allowed; touch another to learn why it is not.",
	},
	target: {
		it: "L'influenza si piazza vicino a ciò che controlli. Chi ne ha più del valore dello Stato, e più di tutti, lo prende.",
		en: "Influence goes near what you control. With more than the state's value, and more than anybody else, you take it.",
	},
	aid: {
		it: "Una città, una città fortificata e una residenza possono aggiungere punti, ognuna una volta per turno.",
		en: "A city, a fortified city and a residence may add points, each once a turn.",
	},
	power: {
		it: "Potere piazza o rimuove due punti ovunque.",
		en: "Power places or removes two points anywhere.",
	},
	whose: {
		it: "Di chi togli il punto? I segnalini dicono di chi sono con colore, forma e figura.",
		en: "Whose point do you remove? Counters tell their owner by colour, shape and charge.",
	},
	group: {
		it: "Quanti eserciti vanno insieme? Il generale può guidarli.",
		en: "How many armies go together? The general may lead them.",
	},
	step: {
		it: "Un gruppo fa due passi, o uno se entra in uno Stato altrui. Le frecce mostrano la mossa: si può riprendere.",
		en: "A group takes two steps, or one if it enters somebody's state. Arrows show the move: it can be taken back.",
	},
	march: {
		it: "Una marcia forzata è un terzo passo, ma riesce solo con 5 o 6 (meno con un buon generale).",
		en: "A forced march is a third step, but it takes a 5 or a 6 (less with a good general).",
	},
	battle: {
		it: "Scegli quale battaglia si combatte prima. Sulla mappa stanno i due lati, prima delle carte.",
		en: "Choose which battle comes first. Both sides stand on the map, before cards.",
	},
	lay: {
		it: "Posa carte coperte: 1 punto ognuna, 2 per Potere. Poi si scoprono insieme.",
		en: "Lay cards face down: 1 point each, 2 for Power. Then both sides show them.",
	},
	retreat: {
		it: "Hai perso: gli eserciti rimasti si ritirano in uno Stato acceso.",
		en: "You lost: the armies that are left retreat to a lit state.",
	},
	bid: {
		it: "Un'asta: chi offre di più prende lo Stato. Passare è definitivo.",
		en: "An auction: the highest bid takes the state. To pass is final.",
	},
	retain: {
		it: "Mantenimento: gli eserciti che non paghi se ne vanno.",
		en: "Upkeep: armies that you do not pay go home.",
	},
	favour: {
		it: "I voti degli Elettori ti hanno dato favori: si spendono nell'ordine dell'elenco.",
		en: "The electors' votes gave you favours: they are spent in the order of the list.",
	},
	divine: {
		it: "Intervento divino ti evita l'evento, ma si consuma.",
		en: "Divine intervention spares you the event, and is used up.",
	},
	pick: {
		it: "Scegli una carta qualsiasi del mazzo: l'hai comprata con i favori.",
		en: "Pick any card of the deck: your favours have paid for it.",
	},
	second: {
		it: "Il secondo punto di Potere può andare nello stesso Stato o in un altro.",
		en: "The second point of Power may go to the same state or to another.",
	},
	share: {
		it: "I punti degli edifici vanno tutti in uno dei due Stati.",
		en: "The points of the buildings all go to one of the two states.",
	},
	raise: {
		it: "Il tuo politico aggiunge un punto in uno dei due Stati.",
		en: "Your politician adds a point in one of the two states.",
	},
	troop: {
		it: "Quanti eserciti tentano la marcia? Gli altri restano dove sono.",
		en: "How many armies try the march? The others stay where they are.",
	},
	pledge: {
		it: "Quante carte Potere posi? Valgono 2 punti l'una; l'altro sceglie nello stesso momento.",
		en: "How many Power cards do you lay? They are worth 2 points each; the other side chooses at the same time.",
	},
	loss: {
		it: "La battaglia costa un esercito: da quale gruppo?",
		en: "The battle costs an army: out of which group?",
	},
	ride: {
		it: "Caprara può proseguire con i suoi dopo la battaglia.",
		en: "Caprara may ride on with his armies after the battle.",
	},
	clear: {
		it: "Il vescovo chiude la sua zona: gli eserciti ne escono.",
		en: "The bishop closes his zone: armies leave it.",
	},
	post: {
		it: "Il generale sta con un tuo esercito e lo rende più forte.",
		en: "The general stands with an army of yours and makes it stronger.",
	},
	work: {
		it: "Un'opera più grande costa di più e porta più punti.",
		en: "A larger work costs more and brings more points.",
	},
	invest: {
		it: "Paga ora, ricevi di più subito dopo.",
		en: "Pay now, receive more right after.",
	},
	murder: {
		it: "L'assassino toglie dal gioco un personaggio, anche tuo se non ce n'è altri.",
		en: "The assassin removes a character from the game, your own if there is no other.",
	},
	victim: {
		it: "Il traditore prende una carta a caso dalla mano che scegli.",
		en: "The traitor takes a card by chance from the hand you choose.",
	},
	compose: {
		it: "Un compositore in patria vale tre punti a turno finché lo Stato resta tuo.",
		en: "A composer at home is worth three points a turn as long as the state stays yours.",
	},
	lose_army: {
		it: "Il caos ti costa un esercito: scegli dove.",
		en: "Chaos costs you an army: choose where.",
	},
	lose_city: {
		it: "Il caos ti costa una città: scegli dove.",
		en: "Chaos costs you a city: choose where.",
	},
	france: {
		it: "La Francia attacca uno Stato al confine: scegli quale.",
		en: "France attacks a state at the border: choose which.",
	},
	revolt: {
		it: "Uno dei tuoi Stati si rivolta: scegli quale perdi.",
		en: "One of your states revolts: choose which you lose.",
	},
	wed: {
		it: "Un matrimonio porta uno Stato neutrale: prendi quello che ti serve di più.",
		en: "A marriage brings a neutral state: take the one you need most.",
	},
	pay_now: {
		it: "Il soldo è dovuto: paga ora, o rimanda a dopo il reddito.",
		en: "Armies want their pay: pay now, or put it off until the income.",
	},
	defer: {
		it: "Quelli che rimandi si pagano dopo il prossimo reddito; gli altri se ne vanno.",
		en: "Those put off are paid after the next income; the others go home.",
	},
	keep: {
		it: "Paga gli eserciti che vuoi tenere.",
		en: "Pay the armies that you want to keep.",
	},
	disband: {
		it: "Da dove si toglie l'esercito che non paghi?",
		en: "From where does the unpaid army go home?",
	},
	home: {
		it: "L'esercito del favore arriva in patria.",
		en: "The army of the favour comes to your home.",
	},
	grant: {
		it: "Il favore ti dà uno Stato neutrale.",
		en: "The favour gives you a neutral state.",
	},
	pension: {
		it: "Meno denaro e nessuna spesa di punti, o più denaro per tre punti.",
		en: "Less money and no points spent, or more money for three points.",
	},
	diocese: {
		it: "Von Galen prende anche uno Stato accanto a Munster.",
		en: "Von Galen takes a state beside Münster as well.",
	},
};
