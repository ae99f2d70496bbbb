/* One round of All'ombra dell'imperatore for somebody who has never played it. */
export const guide = {
	welcome: {
		it: "Sette province eleggono l'imperatore. Con i tuoi nobili vuoi diventare sovrano delle province (2 punti) e salire al trono.",
		en: "Seven provinces elect the emperor. With your nobles you want to become elector of provinces (2 points) and to take the throne.",
	},
	found: {
		it: "Metti una città imperiale: tocca una provincia della mappa.",
		en: "Put an imperial city on the board: touch a province of the map.",
	},
	ruler: {
		it: "Il tuo barone di 45 anni diventa sovrano: tocca il seggio di una provincia. Ogni provincia dà un privilegio.",
		en: "Your baron of 45 becomes an elector: touch the seat of a province. Every province gives a privilege.",
	},
	family: {
		it: "Sistema i tuoi nobili. In una provincia conta l'influenza: una coppia vale più di un barone.",
		en: "Place your nobles. Influence is what counts in a province: a couple weighs more than a baron.",
	},
	guard: {
		it: "Il cavaliere aiuta con la sua influenza, ma su uno spazio Nobile può essere scacciato; in un castello no.",
		en: "A knight lends influence, but on a noble space he can be pushed out; in a castle he cannot.",
	},
	action: {
		it: "Compra una carta azione (tocca un mazzo), usa un privilegio (tocca un tuo seggio) o passa. Il colore delle carte decide se nasce un figlio o una figlia.",
		en: "Buy an action card (touch a stack), use a privilege (touch one of your seats) or pass. The colours of your cards decide whether a son or a daughter is born.",
	},
	daughter: {
		it: "Una figlia può sposare un barone di un'altra famiglia: chi accetta ottiene una coppia e tu un punto.",
		en: "A daughter may marry a baron of another family: who accepts gets a couple, and you a point.",
	},
	son: {
		it: "È nato un figlio: un nuovo barone di 15 anni. Scegli dove si stabilisce.",
		en: "A son is born: a new baron of 15. Choose where he settles.",
	},
	vote: {
		it: "Vota per o contro l'imperatore; i voti restano coperti finché tutti hanno votato.",
		en: "Vote for or against the emperor; votes stay face down until all have voted.",
	},
	heir: {
		it: "Il tuo imperatore è morto: scegli il nobile che gli succede sul trono. Il suo spazio nella provincia si libera.",
		en: "Your emperor has died: choose the noble who follows him on the throne. His space in the province becomes free.",
	},
	suitor: {
		it: "Un’altra famiglia ti offre una figlia: se accetti, il tuo barone diventa una coppia e pesa di più, ma il padre segna un punto.",
		en: "Another family offers you a daughter: if you accept, your baron becomes a couple and weighs more, but her father scores a point.",
	},
	ride: {
		it: "Scegli dove arriva il cavaliere: uno spazio Nobile o un castello libero, in qualunque provincia.",
		en: "Choose where the knight rides to: a free noble space or castle, in any province.",
	},
	station: {
		it: "Scegli dove va il cavaliere: uno spazio Nobile o un castello libero, in qualunque provincia.",
		en: "Choose where the knight goes: a free noble space or castle, in any province.",
	},
	medicine: {
		it: "Ogni turno i nobili invecchiano di dieci anni e dopo i 45 lasciano la mappa: ringiovanisci un tuo nobile o invecchia quello di un altro.",
		en: "Every round nobles grow ten years older, and after 45 they leave the map: make one of yours younger, or somebody else’s older.",
	},
	move: {
		it: "Scegli il nobile che si trasferisce, da dove serve meno.",
		en: "Choose the noble who moves, from where he is needed least.",
	},
	move_to: {
		it: "Scegli dove arriva: dove la sua influenza ti dà la maggioranza.",
		en: "Choose where he goes: where his influence gives you the majority.",
	},
	immigration: {
		it: "Un barone costa 3 talleri, una coppia 5 in tutto e pesa di più. Hanno 15 anni e restano a lungo.",
		en: "A baron costs 3 thalers, a couple 5 in all and weighs more. They are 15 and stay for long.",
	},
	settle: {
		it: "Tocca la provincia in cui il nuovo nobile si stabilisce.",
		en: "Touch the province in which the new noble settles.",
	},
	city: {
		it: "Tocca la provincia della tua nuova città: rende talleri ogni turno e vale punti.",
		en: "Touch the province of your new city: it pays thalers every round and is worth points.",
	},
	promotion: {
		it: "Scegli il cavaliere che diventa un barone di 15 anni.",
		en: "Choose the knight who becomes a baron of 15.",
	},
	bride: {
		it: "Scegli il barone che si sposa: da coppia ha più influenza.",
		en: "Choose the baron who marries: a couple has more influence.",
	},
	trier: {
		it: "Il privilegio di Trier: compra una carta il cui mazzo è finito.",
		en: "The privilege of Trier: buy a card whose stack is exhausted.",
	},
	shadow: {
		it: "L’Eminenza Grigia aggiunge influenza in una provincia a tua scelta, dove ne manca poca.",
		en: "The Grey Eminence adds influence in a province you choose, where little is lacking.",
	},
	tie: {
		it: "Parità: come imperatore decidi tu chi diventa elettore.",
		en: "A tie: as emperor you decide who becomes elector.",
	},
	elector: {
		it: "La provincia è tua, e sono 2 punti: scegli quale nobile prende il seggio.",
		en: "The province is yours, and that is 2 points: choose which noble takes the seat.",
	},
	step_down: {
		it: "Chi lascia il seggio ha bisogno di uno spazio: scegli quale cavaliere glielo cede.",
		en: "Who leaves the seat needs a space: choose which knight makes room.",
	},
	influence: {
		it: "Scegli un arcivescovado: il suo elettore vota anche con nobili e cavalieri che vi stanno.",
		en: "Name an archbishopric: its elector’s nobles and knights there count as votes.",
	},
	exclusion: {
		it: "Scegli un ducato: in questa elezione non vota.",
		en: "Name a duchy: it has no vote in this election.",
	},
	retire: {
		it: "Il tuo nobile lascia il trono: scegli la provincia in cui torna.",
		en: "Your noble leaves the throne: choose the province he returns to.",
	},
	"event:earns": {
		it: "Le rendite: 6 talleri e le città. Ciò che non spendi ti resta.",
		en: "Income: 6 thalers and the cities. What you do not spend is kept.",
	},
	"event:ages": {
		it: "Gli anni passano: tutti i nobili invecchiano di dieci anni, e chi ne aveva 45 se ne va.",
		en: "The years pass: all nobles grow ten years older, and those who were 45 leave.",
	},
};
