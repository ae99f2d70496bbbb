/* view_cards.c: what is printed on the states and cards of Baroque, in words made from the
 * rows that the rules read. */
#include "ludo_face.h"
#include "map.h"

/* ---- states ---- */

static const char *const state_tokens[N_STATES] = {
#define STATE(id, token, ...) #token,
#include "states.def"
#undef STATE
};

static void print_state(struct ludo_text *json, int state)
{
	const struct state_row *row = &states[state];
	ludo_json_open(json, state_tokens[state], '{');
	ludo_json_number(json, "value", row->value);
	ludo_json_bool(json, "proposed", row->is_proposed); /* 2.1 */
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
	[CARD_FREDERICK_WILLIAM] = { "1 more when placing beside Brandenburg.",
				     "1 in più piazzando accanto al Brandeburgo." },
	[CARD_JOHN_GEORGE] = { "Or 10 FL for 3 VP.", "Oppure 10 FL in cambio di 3 VP." },
	[CARD_DIVINE] = { "Leading in dioceses, you escape an event.",
			  "Se sei primo per Diocesi, eviti un evento." },
	[CARD_SCHONBORN] = { "No army enters Mainz and the states beside it.",
			     "Nessun esercito entra a Magonza e negli Stati accanto." },
	[CARD_THURN_TAXIS] = { "1 more when placing beside no major state.",
			       "1 in più piazzando lontano dagli Stati Maggiori." },
	[CARD_HATZFELDT] = { "Wins tied battles.", "Vince le battaglie in parità." },
	[CARD_POWER] = { "Place or remove 2 influence anywhere; 2 points in battle.",
			 "Piazza o rimuovi 2 influenza ovunque; 2 punti in battaglia." },
	[CARD_MONTECUCCOLI] = { "Takes the enemy state he entered when the phase ends.",
				"A fine fase prende lo Stato nemico in cui è entrato." },
	[CARD_TRAITOR] = { "Takes a card by chance from another hand.",
			   "Prende una carta a caso da un'altra mano." },
	[CARD_LOBKOWITZ] = { "1 more when placing at the outer border.",
			     "1 in più piazzando al confine esterno." },
};

static void put_numbers(struct ludo_text *text, const struct card_row *row, int lang)
{
	int it = lang == LUDO_IT;
	if (row->sort == SORT_ARCHITECT)
		ludo_putf(text, it ? "Città %d FL, città fortificata %d FL%s, residenza %d FL. "
				   : "City %d FL, fortified city %d FL%s, residence %d FL. ",
			  row->price[A_CITY], row->price[A_FORT],
			  !row->fort_army ? "" : it ? " e un esercito" : " and an army",
			  row->price[A_RESIDENCE]);
	if (row->sort == SORT_GENERAL)
		ludo_putf(text, it ? "Costa %d FL. In battaglia +%d, marcia forzata da %d. "
				   : "Costs %d FL. +%d in battle, forced march from %d. ",
			  row->fee, row->bonus, row->march);
	if (row->sort == SORT_BISHOP)
		ludo_putf(text, it ? "Piazza 1 influenza in una Diocesi o entro %d dalla sua sede. "
				   : "Places 1 influence in a diocese or within %d of his see. ",
			  row->reach);
	if (row->sort == SORT_POLITICIAN)
		ludo_put(text, it ? "Piazza o rimuove 1 influenza ovunque. "
				  : "Places or removes 1 influence anywhere. ");
	for (int i = 0; i < 3 && row->pay[0]; i++)
		ludo_putf(text, "%d FL: %d %s%s", row->pay[i], row->get[i],
			  row->sort == SORT_PAINTER ? "VP" : "FL", i < 2 ? "; " : ". ");
	if (row->end_fl || row->end_vp)
		ludo_putf(text, it ? "A fine turno %+d %s. " : "End of turn %+d %s. ",
			  row->end_fl + row->end_vp, row->end_fl ? "FL" : "VP");
}

static void print_card(struct ludo_text *json, int card, int lang)
{
	struct ludo_text text = { 0 };
	put_numbers(&text, &cards[card], lang);
	if (own_texts[card][lang])
		ludo_put(&text, own_texts[card][lang]);
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

static void print_event(struct ludo_text *json, int event)
{
	ludo_json_open(json, event_tokens[event], '{');
	ludo_json_string(json, "rule", event_rules[event]);
	ludo_json_number(json, "count", events[event].count);
	ludo_json_close(json, '}');
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
		print_event(json, event);
	ludo_json_close(json, '}');
}
