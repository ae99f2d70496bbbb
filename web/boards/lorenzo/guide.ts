/* One round of Lorenzo il Magnifico for somebody who has never played it. */
export const guide = {
	welcome: {
		it:
			"Sei a capo di una famiglia di Firenze. In sei turni piazzi quattro " +
			"familiari a turno per prendere carte dalle torri, raccogliere e produrre. " +
			"Vince chi ha più Punti Vittoria.",
		en:
			"You head a family of Florence. In six rounds you place four members a " +
			"round to take cards from the towers, to harvest and to produce. Most " +
			"victory points win.",
	},
	turn: {
		it:
			"Scegli un familiare: il suo valore è quello del dado del suo colore; il " +
			"neutro vale 0. Si può aumentare con i servitori.",
		en:
			"Choose a member: it is worth what the die of its colour shows; the " +
			"neutral one is worth 0. Servants can raise it.",
	},
	space: {
		it:
			"Tocca uno spazio: i piani alti delle torri chiedono più valore e danno un " +
			"premio; se la torre è occupata paghi 3 monete.",
		en:
			"Touch a space: higher floors ask for more and give a bonus; if the tower " +
			"is occupied you pay 3 coins.",
	},
	servants: {
		it: "Ogni servitore pagato aggiunge 1 al valore dell'azione.",
		en: "Every servant you pay adds 1 to the value of the action.",
	},
	privilege: {
		it: "Il Privilegio del Consiglio: scegli ciò che ti manca per la prossima azione.",
		en: "A council privilege: take what you lack for the next action.",
	},
	exchange: {
		it: "Il tuo edificio offre uno scambio: puoi accettarlo o lasciarlo.",
		en: "Your building offers an exchange: take it or leave it.",
	},
	support: {
		it:
			"Rapporto in Vaticano: se sostieni la Chiesa torni a 0 Fede e segni punti; " +
			"altrimenti la scomunica resta tutta la partita.",
		en:
			"Vatican report: if you support the Church you go back to 0 faith and " +
			"score; if not, the excommunication stays for the rest of the game.",
	},
	bonus_tile: {
		it: "Scegli la tessera bonus: dice quanto ti danno in più raccolto e produzione.",
		en: "Choose a bonus tile: it says what harvest and production give you on top.",
	},
	draft: {
		it:
			"Tieni un leader e passa gli altri: ti servirà se soddisferai la sua " +
			"richiesta.",
		en:
			"Keep a leader and pass on the rest: it helps you once you meet what it " +
			"asks for.",
	},
	after: {
		it: "Puoi giocare o usare un leader, oppure finire il turno.",
		en: "You may play or use a leader, or end your turn.",
	},
	take: {
		it: "Un’azione premio: prendi una carta senza piazzare un familiare, se il valore basta. Puoi anche rinunciare.",
		en: "A bonus action: take a card without placing a member, if its value is enough. You may also leave it.",
	},
	cost: {
		it: "Questa carta ha due prezzi: scegli come paghi.",
		en: "This card has two prices: choose how you pay.",
	},
	discount: {
		it: "Hai uno sconto: scegli quale risorsa paghi in meno.",
		en: "You have a discount: choose which resource comes off.",
	},
	member: {
		it: "Il tuo leader rende un familiare forte come un 6: scegli quale.",
		en: "Your leader makes one member as strong as a 6: choose which.",
	},
	copy: {
		it: "Scegli il leader in gioco di cui copiare il potere.",
		en: "Choose the leader in play whose power is copied.",
	},
	"event:supports|excommunicated": {
		it: "Il Rapporto in Vaticano, ogni due turni: chi non ha abbastanza Fede, o non sostiene la Chiesa, prende la scomunica del periodo e la tiene fino alla fine.",
		en: "The Vatican report, every two rounds: whoever lacks the faith, or does not support the Church, takes the excommunication of the period and keeps it to the end.",
	},
};
