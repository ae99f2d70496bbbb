/* screen.c: the board of Pax Renaissance as text: what is missing for each victory, the market
 * with what its cards say, the map as a chart and empire by empire with the war or the fair that
 * is on, the borders, the routes, and the areas of the players with their hands. */
#include "areas.h"
#include "ludo_draw.h"

static const struct draw_sign signs[] = {
	{ "~", { "sea border", "bordo di mare" } },
	{ "-", { "land border; a digit is a concession of that banker, a letter a pirate",
		 "bordo di terra; una cifra è una concessione di quel banchiere, una lettera un pirata" } },
	{ "(…)", { "what an empty city levies", "cosa arruola una città vuota" } },
	{ LUDO_PROPOSED, { "proposed or reconstructed, not found in print",
			   "proposto o ricostruito, non trovato stampato" } },
};

/* ---- victories ---- */

static void draw_first_line(struct drawing *d, const struct pax *s)
{
	draw_seat(d, s->turn);
	draw(d, LUDO_BOLD, " · %s %d\n", draw_say(d, "actions", "azioni"), s->actions);
}

/* What one seat lacks of a victory; the first and the last of what it wants. */
static void draw_lacks(struct drawing *d, const struct pax *s, int seat, int first, int last)
{
	int n = 0;
	struct ludo_text *item = draw_item(d, draw_seat_style(d, seat), "%s:",
					   draw_name(d, KIND_SEAT, seat));
	for (int want = first; want <= last; want++)
		if (pax_short(s, seat, want))
			ludo_putf(item, n++ ? ", %s %d" : " %s %d", draw_name(d, KIND_WANT, want),
				  pax_short(s, seat, want));
	if (!n)
		ludo_putf(item, " %s", draw_say(d, "nothing", "nulla"));
}

static void draw_victories(struct drawing *d, const struct pax *s)
{
	static const uint8_t wants[N_VICTORIES][2] = {
		[RENAISSANCE] = { WANT_REPUBLICS, WANT_LAWS },
		[IMPERIAL] = { WANT_KINGS, WANT_KINGS },
		[HOLY] = { WANT_BELIEF, WANT_BELIEVERS },
		[GLOBALIZATION] = { WANT_CONCESSIONS, WANT_DISCOVERIES },
	};
	draw_rule(d, draw_say(d, "still missing to win", "per vincere mancano"));
	for (int victory = 0; victory < N_VICTORIES; victory++) {
		int is_active = set_has(s->active, victory);
		draw_hang(d, 2);
		draw(d, is_active ? LUDO_BOLD : LUDO_DIM, "%s, %s%s",
		     draw_name(d, KIND_VICTORY, victory),
		     is_active ? draw_say(d, "active", "attiva")
			       : draw_say(d, "inactive", "inattiva"),
		     pax_victory_price(s, victory) > 1
			     ? draw_say(d, ", two actions", ", due azioni") : "");
		draw(d, LUDO_PLAIN, ": ");
		draw_list(d, " · ");
		for (int seat = 0; seat < s->core.n_seats; seat++)
			if (!is_out(s, seat))
				draw_lacks(d, s, seat, wants[victory][0], wants[victory][1]);
		draw(d, LUDO_PLAIN, "\n");
	}
}

/* ---- the market ---- */

static const struct draw_column market_columns[] = {
	{ 17, { "place = price", "posto = prezzo" } },
	{ -3, { "fl", "fi" } },
	{ 26, { " card", " carta" } },
	{ 1, { " ", " " } },
	{ 0, { "shows", "mostra" } },
	{ 0 },
};

static void draw_card(struct drawing *d, const struct pax *s, int card)
{
	struct ludo_text text = { 0 };
	pax_card_text(&text, card,
		      is_empire(card) && set_has(s->republics, card - FIRST_EMPIRE), d->lang);
	draw(d, LUDO_PLAIN, "%s", ludo_text_string(&text));
	ludo_text_free(&text);
}

static void draw_lying(struct drawing *d, const struct pax *s, const char *as, int card)
{
	draw_hang(d, 4);
	draw(d, LUDO_PLAIN, "  %s%s", as, draw_name(d, KIND_CARD, card));
	if (s->bishop[card])
		draw(d, LUDO_MAGENTA, " [%s %s]", draw_say(d, "bishop", "vescovo"),
		     draw_name(d, KIND_COLOUR, s->bishop[card] - 1));
	draw(d, LUDO_PLAIN, ": ");
	draw_card(d, s, card);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_market(struct drawing *d, const struct pax *s)
{
	draw_titles(d, market_columns, 0);
	for (int place = 0; place < N_PLACES; place++) {
		draw_cell(d, LUDO_PLAIN, "%s", draw_name(d, KIND_PLACE, place));
		draw_cell(d, LUDO_YELLOW, "%d", s->coins[place]);
		if (!s->market[place]) {
			draw_cell(d, LUDO_DIM, " –");
			draw(d, LUDO_PLAIN, "\n");
			continue;
		}
		draw_cell(d, LUDO_BOLD, " %s", draw_name(d, KIND_CARD, s->market[place] - 1));
		draw_next(d); /* a gap behind long names */
		draw_next(d);
		draw_card(d, s, s->market[place] - 1);
		draw(d, LUDO_PLAIN, "\n");
	}
	draw(d, LUDO_PLAIN, "%s: %s %d · %s %d\n", draw_say(d, "cards in the decks", "carte nei mazzi"),
	     draw_name(d, KIND_SIDE, WEST), s->n_deck[WEST], draw_name(d, KIND_SIDE, EAST),
	     s->n_deck[EAST]);
	for (int side = 0; side < N_SIDES; side++)
		if (s->top[side])
			draw_lying(d, s, draw_say(d, "on top: ", "in cima: "), s->top[side] - 1);
}

/* ---- the map ---- */

static void draw_cities(struct drawing *d, const struct pax *s, int empire)
{
	int face = s->faith[empire];
	draw_list(d, ", ");
	set_each(city, cities_of(s, empire)) {
		if (s->city[city])
			draw_item(d, LUDO_PLAIN, "%s %s", draw_name(d, KIND_CITY, city),
				  draw_name(d, KIND_PIECE, s->city[city] - 1));
		else if (cities[city].print[face] != NO_PIECE)
			draw_item(d, LUDO_DIM, "%s (%s%s)", draw_name(d, KIND_CITY, city),
				  draw_name(d, KIND_PIECE, cities[city].print[face]),
				  pax_levy_is_doubtful(city, face) ? LUDO_PROPOSED : "");
	}
}

static void draw_realm(struct drawing *d, const struct pax *s, int empire)
{
	if (!s->holder[empire])
		return;
	draw(d, LUDO_PLAIN, " · ");
	draw_seat(d, s->holder[empire] - 1);
	draw(d, LUDO_PLAIN, ", %s", set_has(s->republics, empire)
		     ? draw_say(d, "republic", "repubblica")
		     : draw_say(d, "monarchy", "monarchia"));
	if (s->suzerain[empire])
		draw(d, LUDO_PLAIN, ", %s %s", draw_say(d, "vassal of", "vassallo di"),
		     draw_name(d, KIND_EMPIRE, s->suzerain[empire] - 1));
	for (int piece = 0, n = 0; piece < N_PIECES; piece++)
		if (s->repressed[empire][piece]) {
			draw(d, LUDO_PLAIN, n++ ? ", %d %s" : draw_say(d, "; repressed %d %s",
									"; repressi %d %s"),
			     s->repressed[empire][piece], draw_name(d, KIND_PIECE, piece));
		}
}

/* The visible face of a map card and, as it is printed there, what is on the other. */
static void draw_faces(struct drawing *d, const struct pax *s, int empire)
{
	const struct empire_row *e = &empires[empire];
	int visible = s->faith[empire] - 1, other = visible == e->front ? e->back : e->front;
	if (visible != LAY)
		draw(d, LUDO_MAGENTA, " (%s: %s%s)", draw_say(d, "theocracy", "teocrazia"),
		     draw_name(d, KIND_COLOUR, visible),
		     visible == e->back && pax_back_is_doubtful(empire) ? LUDO_PROPOSED : "");
	draw(d, LUDO_DIM, " [%s %s%s]", draw_say(d, "back", "retro"),
	     other == LAY ? draw_say(d, "lay", "laico") : draw_name(d, KIND_COLOUR, other),
	     other == e->back && pax_back_is_doubtful(empire) ? LUDO_PROPOSED : "");
}

/* One side of a war: its strength, and who fights on it. */
static void draw_host(struct drawing *d, const struct pax *s, int empire, int is_defence)
{
	const char *gap = " (";
	draw(d, LUDO_RED | DRAW_BOLD, "%d %s", pax_forecast(s, empire, is_defence),
	     is_defence ? draw_say(d, "defend", "difendono") : draw_say(d, "attack", "attaccano"));
	for (int piece = 0; piece < N_PIECES; piece++) {
		int n = pax_fighters(s, empire, is_defence, piece);
		if (!n)
			continue;
		draw(d, LUDO_RED, n > 1 ? "%s%s×%d" : "%s%s", gap, draw_name(d, KIND_PIECE, piece), n);
		gap = ", ";
	}
	draw(d, LUDO_RED, "%s", *gap == ',' ? ")" : "");
}

/* A war that is thought about or fought there, a fair that has come there. */
static void draw_news(struct drawing *d, const struct pax *s, int empire)
{
	int side = named_on_agenda(s, DO_TOLL) - 1;
	if (pax_forecast(s, empire, 0) >= 0) {
		draw(d, LUDO_RED | DRAW_BOLD, " · %s: ", draw_say(d, "war", "guerra"));
		draw_host(d, s, empire, 0);
		draw(d, LUDO_RED, ", ");
		draw_host(d, s, empire, 1);
	}
	if (side >= 0 && named_on_agenda(s, ASK_LEVY) == empire + 1)
		draw(d, LUDO_YELLOW, draw_say(d, " · the fair is here, profits %d",
					      " · la fiera è qui, profitti %d"),
		     s->coins[side * ROW_PLACES]);
}

/* ---- the chart: how the map cards lie, and who stands between them ---- */

static const char *const map_names[N_EMPIRES] = { /* as in what players type */
#define EMPIRE(id, ...) #id,
#include "empires.def"
#undef EMPIRE
};

/* A concession is the number of its banker, a pirate the first letter of its colour. */
static void draw_between(struct drawing *d, const struct pax *s, int border, int n)
{
	const char *line = borders[border].is_sea ? "~" : "-";
	int stored = s->border[border];
	draw_times(d, LUDO_DIM, line, n);
	if (is_cube(stored))
		draw(d, LUDO_BOLD, "%d", stored - FIRST_CUBE);
	else if (is_pirate(stored))
		draw(d, LUDO_BOLD, "%.1s", draw_name(d, KIND_COLOUR, colour_of(stored - 1)));
	else
		draw(d, LUDO_DIM, "%s", line);
	draw_times(d, LUDO_DIM, line, n);
}

static void draw_chart_row(struct drawing *d, const struct pax *s, int first)
{
	for (int empire = first; empire < first + 5; empire++) {
		draw(d, LUDO_PLAIN, "%s%s", empire == first ? " " : "", map_names[empire]);
		if (empire + 1 < first + 5)
			draw_between(d, s, border_between(empire, empire + 1), 1);
	}
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_chart(struct drawing *d, const struct pax *s)
{
	draw_chart_row(d, s, ENG);
	for (int empire = ENG; empire < POR; empire++) {
		draw(d, LUDO_PLAIN, empire == ENG ? "  " : "     ");
		draw_between(d, s, border_between(empire, empire + POR), 0);
	}
	draw(d, LUDO_PLAIN, "\n");
	draw_chart_row(d, s, POR);
}

/* The map cards that the fair of a row comes to, one after the other (2.9). */
static void draw_route(struct drawing *d, const struct pax *s, int side)
{
	draw_hang(d, 2);
	draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_PLACE, side * ROW_PLACES));
	draw(d, LUDO_PLAIN, " (%s): ", draw_name(d, KIND_CITY, s->emporium[side]));
	draw_list(d, " > ");
	for (int i = 0; i < N_ROUTES; i++) {
		if (routes[i].emporium != s->emporium[side])
			continue;
		for (int stop = 0; stop < routes[i].n; stop++)
			draw_item(d, LUDO_PLAIN, "%s",
				  draw_name(d, KIND_EMPIRE, routes[i].stop[stop]));
	}
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_map(struct drawing *d, const struct pax *s)
{
	draw_rule(d, draw_say(d, "map", "mappa"));
	draw_chart(d, s);
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		draw_hang(d, 2);
		draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_EMPIRE, empire));
		draw_faces(d, s, empire);
		draw(d, LUDO_PLAIN, ": ");
		draw_cities(d, s, empire);
		draw_realm(d, s, empire);
		draw_news(d, s, empire);
		draw(d, LUDO_PLAIN, "\n");
	}
}

static void draw_borders(struct drawing *d, const struct pax *s)
{
	draw_hang(d, 2);
	draw(d, LUDO_BOLD, "%s: ", draw_say(d, "Borders", "Bordi"));
	draw_list(d, " · ");
	for (int border = 0; border < N_BORDERS; border++)
		if (s->border[border])
			draw_item(d, LUDO_PLAIN, "%s %s%s", draw_name(d, KIND_BORDER, border),
				  is_pirate(s->border[border])
					  ? draw_say(d, "pirate: ", "pirata: ") : "",
				  draw_name(d, KIND_PIECE, s->border[border] - 1));
	draw(d, LUDO_PLAIN, "\n");
	draw_route(d, s, WEST);
	draw_route(d, s, EAST);
}

/* ---- areas ---- */

/* An empire's queen and vassals, below it. */
static void draw_dependants(struct drawing *d, const struct pax *s, int empire)
{
	if (s->queen[empire])
		draw_lying(d, s, draw_say(d, "  his queen ", "  la sua regina "),
			   s->queen[empire] - 1);
	for (int vassal = 0; vassal < N_EMPIRES; vassal++)
		if (s->suzerain[vassal] == empire + 1)
			draw_lying(d, s, draw_say(d, "  vassal ", "  vassallo "),
				   FIRST_EMPIRE + vassal);
}

static void draw_side(struct drawing *d, const struct pax *s, int seat, int side)
{
	const uint8_t *row = row_of(s, seat, side);
	if (!row[0])
		return;
	draw(d, LUDO_DIM, " %s\n", draw_name(d, KIND_SIDE, side));
	for (int i = 0; i < MAX_SIDE && row[i]; i++) {
		draw_lying(d, s, "", row[i] - 1);
		if (is_empire(row[i] - 1))
			draw_dependants(d, s, row[i] - 1 - FIRST_EMPIRE);
	}
}

static void draw_area(struct drawing *d, const struct pax *s, int seat)
{
	draw_seat(d, seat);
	if (s->family[seat])
		draw(d, LUDO_BOLD, " (%s)", draw_name(d, KIND_FAMILY, s->family[seat] - 1));
	draw(d, LUDO_PLAIN, ": %d %s · %s %d · %s %d", s->florins[seat],
	     s->florins[seat] == 1 ? draw_say(d, "florin", "fiorino")
				   : draw_say(d, "florins", "fiorini"),
	     draw_say(d, "hand", "mano"), n_hand(s, seat),
	     draw_say(d, "concessions", "concessioni"), n_concessions(s, seat));
	for (int prestige = 0; prestige < N_PRESTIGES; prestige++)
		if (n_prestige(s, seat, prestige))
			draw(d, LUDO_PLAIN, " · %s %d", draw_name(d, KIND_PRESTIGE, prestige),
			     n_prestige(s, seat, prestige));
	if (is_out(s, seat))
		draw(d, LUDO_RED, " · %s", draw_say(d, "bankrupt", "in bancarotta"));
	draw(d, LUDO_PLAIN, "\n");
	draw_side(d, s, seat, WEST);
	draw_side(d, s, seat, EAST);
	set_each(queen, s->maids[seat])
		draw_lying(d, s, draw_say(d, "unmarried ", "nubile "), FIRST_QUEEN + queen);
}

static void draw_hand(struct drawing *d, const struct pax *s, int seat)
{
	if (seat < 0 || seat >= s->core.n_seats || !n_hand(s, seat))
		return;
	draw_rule(d, draw_say(d, "your hand", "la tua mano"));
	set_each(card, s->secret[seat].hand_west)
		draw_lying(d, s, "", FIRST_WEST + card);
	set_each(card, s->secret[seat].hand_east)
		draw_lying(d, s, "", card);
}

void pax_screen(struct drawing *d, const void *blanked)
{
	const struct pax *s = blanked;
	draw_first_line(d, s);
	draw_victories(d, s);
	draw_rule(d, draw_say(d, "market", "mercato"));
	draw_market(d, s);
	draw_map(d, s);
	draw_borders(d, s);
	draw_rule(d, draw_say(d, "areas", "aree"));
	for (int seat = 0; seat < s->core.n_seats; seat++)
		draw_area(d, s, seat);
	draw_hand(d, s, d->seat);
	draw_key(d, signs, sizeof(signs) / sizeof(signs[0]));
}
