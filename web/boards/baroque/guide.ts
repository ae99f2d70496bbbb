/* A first turn of Baroque for somebody who has never played it. */
export const guide = {
	welcome: {
		it: "Le potenze raccolgono Stati, edifici e voti nell'Impero. A fine turno ogni Stato controllato vale il suo numero; contano anche città, residenze e il posto al trono.",
		en: "The powers gather states, buildings and votes in the Empire. At the end of a turn each state you control scores its number; cities, residences and your place at the throne count too.",
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
		it: "Metti una città in un tuo Stato: vale un punto a turno, e una volta per turno dà un punto di influenza in più.",
		en: "Place a city in a state of yours: a point each turn, and once a turn it adds a point of influence.",
	},
	buy: {
		it: "Senza carte si è fuori per il turno: ogni fase ne vuole una. Compra (2 FL l'una), cambiane alcune o prosegui.",
		en: "Without cards you are out for the turn: every phase takes one. Buy (2 FL each), change some, or go on.",
	},
	discard: {
		it: "Scegli dalla tua mano la carta da scartare.",
		en: "Choose a card of your hand to discard.",
	},
	next: {
		it: "Chi ha meno punti decide l'ordine di tutti.",
		en: "Whoever has fewest points decides the order of all.",
	},
	card: {
		it: "In ogni fase si gioca almeno una carta. I personaggi restano davanti a te fino a fine turno; le altre agiscono subito.",
		en: "Every phase begins with one card. Characters stay in front of you until the turn ends; others act at once.",
	},
	act: {
		it: "Fino a tre azioni: un'altra carta, costruire, piazzare o rimuovere influenza, muovere eserciti da uno Stato acceso. Finire è definitivo.",
		en: "Up to three actions: another card, build, place or remove influence, move armies out of a lit state. To end is final.",
	},
	site: {
		it: "Dove? Gli Stati accesi sono permessi; toccane un altro per sapere perché no.",
		en: "Where? Lit states are allowed; touch another to learn why it is not.",
	},
	target: {
		it: "Con almeno 2 punti più di ogni altro uno Stato neutrale è tuo; contro chi lo controlla, il suo segnalino conta 1.",
		en: "With at least 2 points more than anybody a neutral state is yours; against its controller, the marker counts 1.",
	},
	aid: {
		it: "Una città (+1), una città fortificata (+2) e una residenza (+3) possono aggiungere punti, ognuna una volta per turno.",
		en: "A city (+1), a fortified city (+2) and a residence (+3) may add points, each once a turn.",
	},
	power: {
		it: "Potere piazza o rimuove due punti, in uno o due Stati, lontano dagli Stati Maggiori e dagli eserciti nemici.",
		en: "Power places or removes two points, in one state or two, not in major states nor where an enemy army stands.",
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
		it: "Un gruppo fa fino a due passi e si ferma dove controlla un altro o sta un nemico. Le frecce mostrano la mossa: si può riprendere.",
		en: "A group takes up to two steps and stops where another has control or an enemy stands. Arrows show the move: it can be taken back.",
	},
	march: {
		it: "Dopo due passi si può tentare un terzo: riesce con 5 o 6, con un buon generale anche con meno.",
		en: "After two steps a third may be tried: on 5 or 6, with a good general on less.",
	},
	battle: {
		it: "Scegli quale battaglia si combatte prima. Sulla mappa stanno i due lati, prima delle carte.",
		en: "Choose which battle comes first. Both sides stand on the map, before cards.",
	},
	lay: {
		it: "Quali altre carte posi? Ognuna conta 1; poi si mostrano insieme.",
		en: "Which other cards do you lay? Each counts 1; then both sides show them.",
	},
	retreat: {
		it: "Hai perso: chi resta si ritira in un tuo Stato accanto; in uno neutrale costa un altro esercito.",
		en: "You lost: what is left retreats to a state of yours nearby; a neutral one costs another army.",
	},
	bid: {
		it: "Un'asta: chi offre di più prende lo Stato.",
		en: "An auction: the highest bid takes the state.",
	},
	retain: {
		it: "Mantenimento: gli eserciti che non paghi se ne vanno.",
		en: "Upkeep: armies that you do not pay go home.",
	},
	favour: {
		it: "Il posto al trono porta favori, più a chi sta in basso. Si spendono nell'ordine dell'elenco; ciò che resta è perso.",
		en: "Your place at the throne brings favours, more to those below. They are spent in the order of the list; what is left is lost.",
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
		it: "Il tuo politico aggiunge un punto: in quale dei due Stati?",
		en: "Your politician adds a point: in which of the two states?",
	},
	troop: {
		it: "Quanti eserciti tentano la marcia? Gli altri restano dove sono.",
		en: "How many armies try the march? The others stay where they are.",
	},
	pledge: {
		it: "Quante carte posi, Potere (2 punti) e altre (1)? L'altro decide nello stesso momento, senza vedere.",
		en: "How many cards do you lay, Power (2 points) and others (1)? The other side decides at the same time, unseen.",
	},
	loss: {
		it: "La perdita tocca a uno dei gruppi che hanno attaccato: quale?",
		en: "The loss falls on one of the groups that attacked: which?",
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
		it: "L'assassino toglie dal gioco un personaggio che sta davanti a qualcuno.",
		en: "The assassin removes a character in front of somebody from the game.",
	},
	victim: {
		it: "Il traditore prende una carta a caso dalla mano che scegli.",
		en: "The traitor takes a card by chance from the hand you choose.",
	},
	compose: {
		it: "Un compositore in patria vale tre punti a turno, finché non vi sta un nemico.",
		en: "A composer at home is worth three points a turn, unless an enemy stands there.",
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
		it: "La Francia colpisce uno di questi Stati: scegli quale.",
		en: "France strikes one of these states: choose which.",
	},
	revolt: {
		it: "Nomina lo Stato che si rivolta: perde controllo e influenza. Può essere anche tuo.",
		en: "Name the state that revolts: it loses control and influence. It may be your own.",
	},
	wed: {
		it: "Un matrimonio porta uno Stato: prendi quello che ti serve di più.",
		en: "A marriage brings a state: take the one you need most.",
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
		it: "Tre favori: prendi uno di questi piccoli Stati.",
		en: "Three favours: take one of these small states.",
	},
	pension: {
		it: "Meno denaro e nessuna spesa di punti, o più denaro per tre punti.",
		en: "Less money and no points spent, or more money for three points.",
	},
	diocese: {
		it: "Von Galen prende anche uno Stato accanto a Munster.",
		en: "Von Galen takes a state beside Münster as well.",
	},
	"event:happens": {
		it: "Ogni fase d’azione comincia con un evento, buono o cattivo, uguale per tutti o per chi lo pesca.",
		en: "Every action phase begins with an event, good or bad, for all or for whoever draws it.",
	},
	"event:plays": {
		it: "Una carta opportunità va giocata per forza; poi vengono fino a tre azioni libere.",
		en: "One opportunity card must be played; then come up to three actions of your own.",
	},
};
