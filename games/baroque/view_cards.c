/* view_cards.c: what is printed on the states and cards of Baroque, in words made from the
 * rows that the rules read. */
#include <string.h>

#include "ludo_face.h"
#include "map.h"

/* ---- states ---- */

static const char *const state_tokens[N_STATES] = {
#define STATE(id, token, ...) #token,
#include "states.def"
#undef STATE
};

static const char *const state_words[N_STATES][LUDO_LANGS] = {
#define STATE(id, token, value, home, list, signs, en, it) { en, it },
#include "states.def"
#undef STATE
};

static void print_state(struct ludo_text *json, int state)
{
	const struct state_row *row = &states[state];
	ludo_json_open(json, state_tokens[state], '{');
	ludo_json_number(json, "value", row->value);
	ludo_json_bool(json, "proposed", row->is_proposed); /* 2.1 */
	ludo_json_bool(json, "ours", (row->signs & OURS) != 0);
	ludo_json_bool(json, "elector", (row->signs & ELECTOR) != 0);
	ludo_json_bool(json, "diocese", (row->signs & DIOCESE) != 0);
	ludo_json_string(json, "port", row->signs & BALTIC ? "baltic" :
				       row->signs & NORTH_SEA ? "north_sea" : "");
	ludo_json_bool(json, "outer", (row->signs & OUTER) != 0);
	ludo_json_bool(json, "possession", (row->signs & POSSESSION) != 0);
	ludo_json_close(json, '}');
}

/* ---- opportunity cards: numbers from the row, then what is its own ---- */

static const char *const card_tokens[N_CARDS] = {
#define CARD(id, token, ...) #token,
#include "cards.def"
#undef CARD
};

static const char *const sort_tokens[] = { /* 10.1 */
	[SORT_ARCHITECT] = "architect", [SORT_BISHOP] = "bishop",
	[SORT_POLITICIAN] = "politician", [SORT_GENERAL] = "general",
	[SORT_PAINTER] = "painter", [SORT_POWER] = "power", [SORT_ASSASSIN] = "assassin",
	[SORT_BAROQUE] = "baroque", [SORT_CAPITALISM] = "capitalism",
	[SORT_TRAITOR] = "traitor", [SORT_DIVINE] = "divine",
};

static const char *const own_texts[N_CARDS][LUDO_LANGS] = {
	[CARD_ASSASSIN] = { "Removes a character in play from the game.",
			    "Toglie dal gioco un personaggio in gioco." },
	[CARD_BAROQUE] = { "With more cities than every other: a composer comes to your home.",
			   "Con più città di ogni altro: un compositore arriva in patria." },
	[CARD_CAPITALISM] = { "Then 1, 2 or 3 FL to the controller of Augsburg.",
			      "Poi 1, 2 o 3 FL a chi controlla Augsburg." },
	[CARD_CHARLES_LORRAINE] = { "After a victory a 6 costs the enemy one more army.",
				    "Dopo una vittoria un 6 costa al nemico un altro esercito." },
	[CARD_GALEN] = { "At the end of the turn also a state beside Münster.",
			 "A fine turno anche uno Stato accanto a Munster." },
	[CARD_CAPRARA] = { "After a battle his armies may move one state more.",
			   "Dopo una battaglia i suoi eserciti possono muovere ancora di uno." },
	[CARD_JOHN_GEORGE] = { "Or 10 FL for 3 VP.", "Oppure 10 FL in cambio di 3 VP." },
	[CARD_DIVINE] = { "Leading in dioceses, you escape an event.",
			  "Se sei primo per Diocesi, eviti un evento." },
	[CARD_SCHONBORN] = { "No army enters Mainz and the states beside it.",
			     "Nessun esercito entra a Magonza e negli Stati accanto." },
	[CARD_HATZFELDT] = { "Wins tied battles.", "Vince le battaglie in parità." },
	[CARD_POWER] = { "Place or remove 2 influence anywhere; 2 points in battle.",
			 "Piazza o rimuovi 2 influenza ovunque; 2 punti in battaglia." },
	[CARD_MONTECUCCOLI] = { "Takes the enemy state he entered when the phase ends.",
				"A fine fase prende lo Stato nemico in cui è entrato." },
	[CARD_TRAITOR] = { "Takes a card by chance from another hand.",
			   "Prende una carta a caso da un'altra mano." },
};

/* A blank, unless the text begins here. */
static void put_gap(struct ludo_text *text)
{
	if (*ludo_text_string(text))
		ludo_put(text, " ");
}

/* 17.7: where a politician places more. */
static void put_raise(struct ludo_text *text, const struct card_row *row, int lang)
{
	int it = lang == LUDO_IT;
	if (row->raises)
		put_gap(text);
	switch (row->raises) {
	case RAISES_BESIDE:
		ludo_putf(text, it ? "1 in più piazzando negli Stati vicini (%s)."
				   : "1 more when placing in states beside %s.",
			  state_words[row->beside][lang]);
		break;
	case RAISES_AWAY:
		ludo_put(text, it ? "1 in più piazzando lontano dagli Stati Maggiori."
				  : "1 more when placing beside no major state.");
		break;
	case RAISES_OUTER:
		ludo_put(text, it ? "1 in più piazzando al confine esterno."
				  : "1 more when placing at the outer border.");
		break;
	default: break;
	}
}

static void put_numbers(struct ludo_text *text, const struct card_row *row, int lang)
{
	int it = lang == LUDO_IT;
	if (row->sort == SORT_ARCHITECT)
		ludo_putf(text, it ? "Città %d FL, città fortificata %d FL%s, residenza %d FL."
				   : "City %d FL, fortified city %d FL%s, residence %d FL.",
			  row->price[A_CITY], row->price[A_FORT],
			  !row->fort_army ? "" : it ? " e un esercito" : " and an army",
			  row->price[A_RESIDENCE]);
	if (row->sort == SORT_GENERAL)
		ludo_putf(text, it ? "Costa %d FL. In battaglia +%d, marcia forzata da %d."
				   : "Costs %d FL. +%d in battle, forced march from %d.",
			  row->fee, row->bonus, row->march);
	if (row->sort == SORT_BISHOP)
		ludo_putf(text, it ? "Piazza 1 influenza in una Diocesi o entro %d dalla sua sede."
				   : "Places 1 influence in a diocese or within %d of his see.",
			  row->reach);
	if (row->sort == SORT_POLITICIAN)
		ludo_put(text, it ? "Piazza o rimuove 1 influenza ovunque."
				  : "Places or removes 1 influence anywhere.");
	put_raise(text, row, lang);
	for (int i = 0; i < 3 && row->pay[0]; i++)
		ludo_putf(text, "%d FL: %d %s%s", row->pay[i], row->get[i],
			  row->sort == SORT_PAINTER ? "VP" : "FL", i < 2 ? "; " : ".");
	if (!row->end_fl && !row->end_vp)
		return;
	put_gap(text);
	ludo_putf(text, it ? "A fine turno %+d %s." : "End of turn %+d %s.",
		  row->end_fl + row->end_vp, row->end_fl ? "FL" : "VP");
}

/* Into an empty text. */
void baroque_put_card(struct ludo_text *text, int card, int lang)
{
	put_numbers(text, &cards[card], lang);
	if (!own_texts[card][lang])
		return;
	put_gap(text);
	ludo_put(text, own_texts[card][lang]);
}

static void print_card(struct ludo_text *json, int card, int lang)
{
	struct ludo_text text = { 0 };
	baroque_put_card(&text, card, lang);
	ludo_json_open(json, card_tokens[card], '{');
	ludo_json_string(json, "text", ludo_text_string(&text));
	ludo_json_string(json, "sort", sort_tokens[cards[card].sort]);
	ludo_json_number(json, "count", cards[card].count);
	ludo_json_close(json, '}');
	ludo_text_free(&text);
}

/* ---- event cards ---- */

static const char *const event_tokens[N_EVENTS] = {
#define EVENT_CARD(id, token, ...) #token,
#include "events.def"
#undef EVENT_CARD
};

static const char *const event_rules[N_EVENTS] = {
#define EVENT_CARD(id, token, n, seats, sale, war, para, ...) para,
#include "events.def"
#undef EVENT_CARD
};

/* # stands for the next number of the row. */
static const char *const event_texts[N_EFFECTS][LUDO_LANGS] = {
	[EFFECT_SALE] = { "Auction, lowest bid # FL: ", "Asta, offerta minima # FL: " },
	[EFFECT_CHAOS] = {
		"The next income is halved. Revolts and Support of the Emperor go back into the "
		"deck. Everybody loses an army and a city. Brunswick becomes an elector. Stays "
		"in play.",
		"Il prossimo reddito è dimezzato. Rivolte e Supporto all'Imperatore tornano nel "
		"mazzo. Tutti perdono un esercito e una città. Brunswick diventa Elettore. Resta "
		"in gioco." },
	[EFFECT_FAMINE] = { "Stays in play: at the next income every state brings 1 less, at least 1.",
			    "Resta in gioco: al prossimo reddito ogni Stato rende 1 in meno, almeno 1." },
	[EFFECT_TOWN_TRADE] = { "Everybody: # FL for each city, # FL for each fortified city.",
				"Tutti: # FL per ogni città, # FL per ogni città fortificata." },
	[EFFECT_SEA_TRADE] = { "Every open port: # FL, with a fortified city # FL.",
			       "Ogni porto aperto: # FL, con una città fortificata # FL." },
	[EFFECT_CONFUSION] = { "No card and no actions in this phase.",
			       "Niente carta e niente azioni in questa fase." },
	[EFFECT_DISPUTE] = { "All bishops in play are discarded.",
			     "Tutti i vescovi in gioco si scartano." },
	[EFFECT_LOAN] = { "Everybody pays the controller of Augsburg # FL; whoever cannot owes # FL.",
			  "Tutti pagano # FL a chi controlla Augsburg; chi non può ne deve #." },
	[EFFECT_WAR] = { "The die says who goes to war: Denmark, the Dutch, France, the Ottomans or "
			 "Sweden. Stays in play.",
			 "Il dado dice chi entra in guerra: Danimarca, Olanda, Francia, Ottomani o "
			 "Svezia. Resta in gioco." },
	[EFFECT_WEATHER] = { "You move no armies in this phase.",
			     "In questa fase non muovi eserciti." },
	[EFFECT_SUBSIDIES] = { "By Support: #, #, # and # FL.", "Secondo il Supporto: #, #, # e # FL." },
	[EFFECT_MARRIAGE] = { "You take a minor state of value 1, no diocese, without enemy army.",
			      "Prendi uno Stato minore di valore 1, non Diocesi, senza eserciti "
			      "nemici." },
	[EFFECT_HEIR] = { "Opportunity cards you draw: #.", "Carte Opportunità che peschi: #." },
	[EFFECT_PEACE] = { "All wars end. If there is none, everybody gets # FL.",
			   "Tutte le guerre finiscono. Se non ce ne sono, # FL a tutti." },
	[EFFECT_PERMISSION] = { "Stays in play: armies may go to Prussia, and it brings # FL.",
				"Resta in gioco: gli eserciti vanno in Prussia, e questa rende # FL." },
	[EFFECT_ARMY_PAY] = { "Each army is paid # FL now, or # FL after the next income, or leaves.",
			      "Ogni esercito si paga # FL ora, o # FL dopo il prossimo reddito, o "
			      "se ne va." },
	[EFFECT_OWN_PAY] = { "You pay #, #, # or # FL for 1 to 3, 4 to 6, 7 to 9, 10 or more armies.",
			     "Paghi #, #, # o # FL per 1-3, 4-6, 7-9, 10 o più eserciti." },
	[EFFECT_REVOLT] = { "The player with fewest VP names a state, by the die, that becomes "
			    "neutral.",
			    "Chi ha meno VP nomina uno Stato, secondo il dado, che diventa neutrale." },
	[EFFECT_SUPPORT] = { "The throne is awarded at once. Chaos ends.",
			     "Il trono si assegna subito. Il Caos finisce." },
};

void baroque_put_event(struct ludo_text *text, int event, int lang)
{
	const struct event_row *row = &events[event];
	const char *from = event_texts[row->effect][lang], *mark;
	for (int i = 0; (mark = strchr(from, '#')); from = mark + 1)
		ludo_putf(text, "%.*s%d", (int)(mark - from), from, row->n[i++]);
	ludo_put(text, from);
	if (row->effect == EFFECT_SALE)
		ludo_putf(text, "%s.", state_words[row->sold][lang]);
}

static void print_event(struct ludo_text *json, int event, int lang)
{
	struct ludo_text text = { 0 };
	baroque_put_event(&text, event, lang);
	ludo_json_open(json, event_tokens[event], '{');
	ludo_json_string(json, "text", ludo_text_string(&text));
	ludo_json_string(json, "rule", event_rules[event]);
	ludo_json_number(json, "count", events[event].count);
	ludo_json_close(json, '}');
	ludo_text_free(&text);
}

void baroque_printed(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "state", '{');
	for (int state = 0; state < N_STATES; state++)
		print_state(json, state);
	ludo_json_close(json, '}');
	ludo_json_open(json, "card", '{');
	for (int card = 0; card < N_CARDS; card++)
		print_card(json, card, lang);
	ludo_json_close(json, '}');
	ludo_json_open(json, "event", '{');
	for (int event = 0; event < N_EVENTS; event++)
		print_event(json, event, lang);
	ludo_json_close(json, '}');
}
