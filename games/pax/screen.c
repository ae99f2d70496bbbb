/* screen.c: the board of Pax Renaissance as text: the market with what its cards say, the map
 * empire by empire, the borders, and the areas of the players with their hands. */
#include "areas.h"
#include "ludo_draw.h"

/* ---- the first line ---- */

static void draw_first_line(struct drawing *d, const struct pax *s)
{
	draw_seat(d, s->turn);
	draw(d, LUDO_BOLD, " · %s %d · %s", draw_say(d, "actions", "azioni"), s->actions,
	     draw_say(d, "victories: ", "vittorie: "));
	draw_list(d, ", ");
	for (int victory = 0; victory < N_VICTORIES; victory++)
		draw_item(d, LUDO_PLAIN, "%s %s", draw_name(d, KIND_VICTORY, victory),
			  set_has(s->active, victory) ? draw_say(d, "active", "attiva")
						      : draw_say(d, "inactive", "inattiva"));
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the market ---- */

static const struct draw_column market_columns[] = {
	{ 17, { "market", "mercato" } },
	{ -3, { "fl.", "fi." } },
	{ 27, { " card", " carta" } },
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
		draw_next(d);
		draw_card(d, s, s->market[place] - 1);
		draw(d, LUDO_PLAIN, "\n");
	}
	for (int side = 0; side < N_SIDES; side++) {
		draw(d, LUDO_PLAIN, "%s %s: %d", draw_say(d, "deck", "mazzo"),
		     draw_name(d, KIND_SIDE, side), s->n_deck[side]);
		if (s->top[side])
			draw(d, LUDO_PLAIN, " (%s)", draw_name(d, KIND_CARD, s->top[side] - 1));
		draw(d, LUDO_PLAIN, side ? "\n" : " · ");
	}
}

/* ---- the map ---- */

static void draw_cities(struct drawing *d, const struct pax *s, int empire)
{
	draw_list(d, ", ");
	set_each(city, cities_of(s, empire)) {
		draw_item(d, LUDO_PLAIN, "%s %s", draw_name(d, KIND_CITY, city),
			  s->city[city] ? draw_name(d, KIND_PIECE, s->city[city] - 1) : "–");
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

static void draw_map(struct drawing *d, const struct pax *s)
{
	draw_rule(d, draw_say(d, "map", "mappa"));
	for (int empire = 0; empire < N_EMPIRES; empire++) {
		draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_EMPIRE, empire));
		if (s->faith[empire])
			draw(d, LUDO_MAGENTA, " (%s %s)", draw_say(d, "theocracy", "teocrazia"),
			     draw_name(d, KIND_COLOUR, s->faith[empire] - 1));
		draw(d, LUDO_PLAIN, ": ");
		draw_cities(d, s, empire);
		draw_realm(d, s, empire);
		draw(d, LUDO_PLAIN, "\n");
	}
}

static void draw_borders(struct drawing *d, const struct pax *s)
{
	draw(d, LUDO_BOLD, "%s: ", draw_say(d, "Borders", "Bordi"));
	draw_list(d, " · ");
	for (int border = 0; border < N_BORDERS; border++)
		if (s->border[border])
			draw_item(d, LUDO_PLAIN, "%s %s%s", draw_name(d, KIND_BORDER, border),
				  is_pirate(s->border[border])
					  ? draw_say(d, "pirate: ", "pirata: ") : "",
				  draw_name(d, KIND_PIECE, s->border[border] - 1));
	draw(d, LUDO_PLAIN, "\n%s: %s, %s\n", draw_say(d, "Open emporia", "Empori aperti"),
	     draw_name(d, KIND_CITY, s->emporium[WEST]),
	     draw_name(d, KIND_CITY, s->emporium[EAST]));
}

/* ---- areas ---- */

static void draw_lying(struct drawing *d, const struct pax *s, int card)
{
	draw(d, LUDO_PLAIN, "  %s", draw_name(d, KIND_CARD, card));
	if (s->bishop[card])
		draw(d, LUDO_MAGENTA, " [%s %s]", draw_say(d, "bishop", "vescovo"),
		     draw_name(d, KIND_COLOUR, s->bishop[card] - 1));
	draw(d, LUDO_PLAIN, ": ");
	draw_card(d, s, card);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_side(struct drawing *d, const struct pax *s, int seat, int side)
{
	struct area area;
	area_of(s, seat, side, &area);
	if (!area.n)
		return;
	draw(d, LUDO_DIM, " %s\n", draw_name(d, KIND_SIDE, side));
	for (int i = 0; i < area.n; i++)
		draw_lying(d, s, area.card[i]);
}

static void draw_area(struct drawing *d, const struct pax *s, int seat)
{
	draw_seat(d, seat);
	if (s->family[seat])
		draw(d, LUDO_BOLD, " (%s)", draw_name(d, KIND_FAMILY, s->family[seat] - 1));
	draw(d, LUDO_PLAIN, ": %d %s · %s %d · %s %d", s->florins[seat],
	     draw_say(d, "florins", "fiorini"), draw_say(d, "hand", "mano"), n_hand(s, seat),
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
	if (!s->maids[seat])
		return;
	draw(d, LUDO_PLAIN, " %s: ", draw_say(d, "unmarried", "nubili"));
	draw_set(d, LUDO_PLAIN, KIND_QUEEN, s->maids[seat]);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_hand(struct drawing *d, const struct pax *s, int seat)
{
	if (seat < 0 || seat >= s->core.n_seats || !n_hand(s, seat))
		return;
	draw_rule(d, draw_say(d, "your hand", "la tua mano"));
	set_each(card, s->secret[seat].hand_west)
		draw_lying(d, s, FIRST_WEST + card);
	set_each(card, s->secret[seat].hand_east)
		draw_lying(d, s, card);
}

void pax_screen(struct drawing *d, const void *blanked)
{
	const struct pax *s = blanked;
	draw_first_line(d, s);
	draw_market(d, s);
	draw_map(d, s);
	draw_borders(d, s);
	draw_rule(d, draw_say(d, "areas", "aree"));
	for (int seat = 0; seat < s->core.n_seats; seat++)
		draw_area(d, s, seat);
	draw_hand(d, s, d->seat);
}
