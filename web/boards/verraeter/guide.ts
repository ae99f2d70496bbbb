/* One round of Verräter for somebody who has never played it. */
export const guide = {
	welcome: {
		it:
			"Due case, Aquila e Rosa, si contendono dodici territori. Ogni round un " +
			"conflitto: segna chi sta con la casa che vince, e di più se sono in pochi.",
		en:
			"Two houses, Eagle and Rose, fight over twelve landscapes. Every round has " +
			"one conflict: who stands with the winning house scores, and scores more " +
			"when they are few.",
	},
	estate: {
		it:
			"Metti il tuo primo magazzino sotto un territorio: tocca una carta del " +
			"cerchio. Se la tua casa la possiede, ti darà rifornimenti.",
		en:
			"Put your first estate under a landscape: touch a card of the ring. While " +
			"your house owns it, it brings you supply.",
	},
	conflict: {
		it:
			"Scegli il confine del conflitto: solo tra un territorio dell'Aquila e uno " +
			"della Rosa. Chi vince prende il territorio dell'altra casa; più vale, più " +
			"punti.",
		en:
			"Choose the border of the conflict: only between a landscape of the Eagle " +
			"and one of the Rose. The winners take the other's landscape; the dearer " +
			"it is, the more it pays.",
	},
	choose: {
		it:
			"Tieni un'azione in segreto e passa le altre. Il Traditore cambia casa " +
			"all'ultimo momento: meno siete a vincere, più prende ciascuno.",
		en:
			"Keep one action in secret and pass the rest on. The Traitor changes sides " +
			"at the last moment: the fewer you are among the winners, the more each of " +
			"you gets.",
	},
	play: {
		it:
			"Tocca le carte rifornimento che vuoi giocare, poi conferma. Contano per " +
			"la tua casa nel conflitto. Anche nessuna carta va bene.",
		en:
			"Touch the supply cards you want to play, then confirm. They count for " +
			"your house in the conflict. No card at all is fine too.",
	},
	build: {
		it:
			"Come Costruttore puoi posare un edificio o girarne uno tuo. Il magazzino " +
			"dà carte a ogni round, la proprietà vale alla fine un punto per ogni " +
			"carta in mano, fino a tre.",
		en:
			"As Builder you may lay a building or turn one of yours. An estate brings " +
			"cards every round, an office is worth a point for each card in hand at " +
			"the end, up to three.",
	},
	surplus: {
		it:
			"Puoi tenere al massimo cinque carte: scegline da scartare, oppure pesca " +
			"di meno.",
		en: "You may hold five cards at most: choose some to discard, or draw fewer.",
	},
	"event:wins|drawn": {
		it: "Lo scontro è deciso: la casa con più punti prende il territorio, e ognuno dei suoi ne segna i punti.",
		en: "The clash is decided: the house with more points takes the landscape, and each of its people scores it.",
	},
};
