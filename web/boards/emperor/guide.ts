/* One round of All'ombra dell'imperatore for somebody who has never played it. */
export const guide = {
	welcome: {
		it:
			"Sette province eleggono l'imperatore. Con i tuoi nobili vuoi diventare " +
			"sovrano delle province (2 punti) e salire al trono.",
		en:
			"Seven provinces elect the emperor. With your nobles you want to become " +
			"elector of provinces (2 points) and to take the throne.",
	},
	found: {
		it: "Metti una città imperiale: tocca una provincia della mappa.",
		en: "Put an imperial city on the board: touch a province of the map.",
	},
	ruler: {
		it:
			"Il tuo barone di 45 anni diventa sovrano: tocca il seggio di una " +
			"provincia. Ogni provincia dà un privilegio.",
		en:
			"Your baron of 45 becomes an elector: touch the seat of a province. Every " +
			"province gives a privilege.",
	},
	family: {
		it:
			"Sistema i tuoi nobili. In una provincia conta l'influenza: una coppia " +
			"vale più di un barone.",
		en:
			"Place your nobles. Influence is what counts in a province: a couple " +
			"weighs more than a baron.",
	},
	guard: {
		it:
			"Il cavaliere aiuta con la sua influenza, ma su uno spazio Nobile può " +
			"essere scacciato; in un castello no.",
		en:
			"A knight lends influence, but on a noble space he can be pushed out; in a " +
			"castle he cannot.",
	},
	action: {
		it:
			"Compra una carta azione (tocca un mazzo), usa un privilegio (tocca un tuo " +
			"seggio) o passa. Il colore delle carte decide se nasce un figlio o una " +
			"figlia.",
		en:
			"Buy an action card (touch a stack), use a privilege (touch one of your " +
			"seats) or pass. The colours of your cards decide whether a son or a " +
			"daughter is born.",
	},
	daughter: {
		it:
			"Una figlia può sposare un barone di un'altra famiglia: chi accetta " +
			"ottiene una coppia e tu un punto.",
		en:
			"A daughter may marry a baron of another family: who accepts gets a " +
			"couple, and you a point.",
	},
	son: {
		it: "È nato un figlio: un nuovo barone di 15 anni. Scegli dove si stabilisce.",
		en: "A son is born: a new baron of 15. Choose where he settles.",
	},
	vote: {
		it:
			"Vota per o contro l'imperatore; i voti restano coperti finché tutti hanno " +
			"votato.",
		en: "Vote for or against the emperor; votes stay face down until all have voted.",
	},
};
