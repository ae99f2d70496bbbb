/* screen.c: Verräter's board as text, 77 columns wide and 20 or 21 lines high, so that
 * a question and its answers fit below it on a small terminal.
 *
 * The twelve landscapes lie round the frame like the hours of a clock.  Edges between
 * two houses are double, the edge of the conflict is crossed out.  Every sign stands
 * beside a word or is explained in the lower edge; colours only repeat them. */
#include "agenda.h"
#include "ludo_draw.h"
#include "set.h"
#include "verraeter.h"

/* A place with its upper and left edge, and the whole frame. */
enum { WIDE = 19, HIGH = 3, FRAME_WIDE = 4 * WIDE + 1, FRAME_HIGH = 4 * HIGH + 1 };

static const char *const house_signs[N_HOUSES] = { "▲", "✿" };
static const char *const face_signs[N_FACES] = { "⌂", "■" };
static const enum ludo_style house_styles[N_HOUSES] = { LUDO_CYAN, LUDO_MAGENTA };

static void draw_house(struct drawing *d, int house)
{
	draw(d, house_styles[house], "%s %s", house_signs[house], draw_name(d, KIND_HOUSE, house));
}

/* ---- the first line: round, phase, and how the conflict stands ---- */

/* "12 ▲ Eagle 10+7": the landscape's points and the cards that its house has played. */
static void draw_side(struct drawing *d, const struct verraeter *s, int place)
{
	int house = s->owner[place], cards = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->house[seat] == house)
			cards += value_of(s->played[seat]);
	draw(d, LUDO_RED, "%d %s %s %d+%d", place + 1, house_signs[house],
	     draw_name(d, KIND_HOUSE, house), cp_of(s, place), cards);
}

static void draw_first_line(struct drawing *d, const struct verraeter *s)
{
	if (s->round)
		draw(d, LUDO_BOLD, "Round %d/%d · ", s->round, verraeter_rounds(s));
	if (s->phase >= 1 && s->phase <= 13)
		draw(d, LUDO_BOLD, "%s %d: ", draw_say(d, "phase", "fase"), s->phase);
	draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_PHASE, s->phase));
	if (s->conflict) {
		int from = draw_column(d);
		draw_side(d, s, s->conflict - 1);
		draw(d, LUDO_RED, " ╳ ");
		draw_side(d, s, s->conflict % N_PLACES);
		draw_push(d, from, FRAME_WIDE);
	}
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the ring ---- */

/* The hours of a clock on the rim of four times four places. */
static const struct { int8_t row, column; } ring[N_PLACES] = {
	{ 0, 2 }, { 0, 3 }, { 1, 3 }, { 2, 3 }, { 3, 3 }, { 3, 2 },
	{ 3, 1 }, { 3, 0 }, { 2, 0 }, { 1, 0 }, { 0, 0 }, { 0, 1 },
};

/* The edge between a place and the next one; between two of one house it is plain. */
static void draw_edge(struct drawing *d, const struct verraeter *s, int top, int place)
{
	int next = (place + 1) % N_PLACES, is_fought = s->conflict == place + 1;
	int is_between = s->land[place] && s->land[next] && s->owner[place] != s->owner[next];
	int row = ring[place].row > ring[next].row ? ring[place].row : ring[next].row;
	int column = ring[place].column > ring[next].column ? ring[place].column
							     : ring[next].column;
	int style = is_fought ? LUDO_RED : LUDO_PLAIN;
	if (!is_fought && !is_between)
		return;
	if (ring[place].row != ring[next].row) {
		draw_move(d, top + HIGH * row, WIDE * column + 1);
		draw_times(d, style, is_fought ? "╳" : "═", WIDE - 1);
		draw_move(d, top + HIGH * row, WIDE * column + 6);
		if (is_fought)
			draw(d, style, " %s ", draw_say(d, "CONFLICT", "CONFLITTO"));
		return;
	}
	for (int i = !is_fought; i < HIGH + is_fought; i++) {
		draw_move(d, top + HIGH * row + i, WIDE * column);
		draw(d, style, is_fought ? "╳" : "║");
	}
}

/* Its number in the upper edge, name and conflict points, house and building. */
static void draw_place(struct drawing *d, const struct verraeter *s, int top, int place)
{
	int row = top + HIGH * ring[place].row, column = WIDE * ring[place].column + 1;
	int kind = s->land[place] - 1, house = s->owner[place], builder = s->builder[place] - 1;
	draw_move(d, row, column + 1);
	draw(d, LUDO_BOLD, " %d ", place + 1);
	if (kind < 0)
		return;
	draw_move(d, row + 1, column);
	draw_fit(d, house_styles[house], WIDE - 4, "%s", draw_name(d, KIND_LANDSCAPE, kind));
	draw(d, house_styles[house], "%3d", landscapes[kind].cp);
	draw_move(d, row + 2, column);
	draw_house(d, house);
	if (builder < 0)
		return;
	draw_move(d, row + 2, column + 9);
	draw(d, draw_seat_style(d, builder), "%s %s", face_signs[s->face[place]],
	     draw_name(d, KIND_SEAT, builder));
}

/* The table of victory points: kinds across, numbers of winners down. */
static void draw_pays(struct drawing *d, int row, int column)
{
	static const char *const winners[] = { "I", "II", "III", "IV" };
	draw_move(d, row, column + 2);
	draw(d, LUDO_PLAIN, " %s ", draw_say(d, "VP each, by number of winners",
					     "PV a testa, secondo i vincitori"));
	draw_move(d, row + 1, column + 6);
	for (int kind = 0; kind < N_LANDSCAPES; kind++) {
		draw_fit(d, LUDO_PLAIN, 4, "%s", draw_name(d, KIND_LANDSCAPE, kind));
		draw(d, LUDO_PLAIN, " ");
	}
	for (int n = 0; n < LUDO_SEATS; n++) {
		draw_move(d, row + 2 + n, column + 1);
		draw_fit(d, LUDO_PLAIN, -4, "%s", winners[n]);
		for (int kind = 0; kind < N_LANDSCAPES; kind++)
			draw(d, LUDO_PLAIN, "%4d%s", landscapes[kind].pays[n].vp,
			     landscapes[kind].pays[n].is_proposed ? LUDO_PROPOSED : " ");
	}
}

/* The lower edge explains the signs. */
static void draw_signs(struct drawing *d, int row)
{
	draw_move(d, row, 2);
	draw(d, LUDO_PLAIN, " %s ", draw_say(d, "15 conflict points", "15 punti conflitto"));
	for (int face = 0; face < N_FACES; face++)
		draw(d, LUDO_PLAIN, "─ %s %s ", face_signs[face], draw_name(d, KIND_FACE, face));
	draw(d, LUDO_PLAIN, "─ " LUDO_PROPOSED " %s ",
	     draw_say(d, "proposed, not found", "proposto, non trovato"));
	draw_move(d, row + 1, 0);
}

static void draw_ring(struct drawing *d, const struct verraeter *s)
{
	int top = draw_row(d);
	for (int i = 0; i < N_PLACES; i++)
		draw_box(d, top + HIGH * ring[i].row, WIDE * ring[i].column, HIGH + 1, WIDE + 1);
	for (int i = 0; i < N_PLACES; i++)
		draw_edge(d, s, top, i);
	for (int i = 0; i < N_PLACES; i++)
		draw_place(d, s, top, i);
	draw_pays(d, top + HIGH, WIDE);
	draw_signs(d, top + FRAME_HIGH - 1);
}

/* ---- the seats ---- */

static const struct draw_column seat_columns[] = {
	{ 9, { " Seat", " Posto" } },
	{ 9, { "House", "Casa" } },
	{ 6, { "Cards", "Carte" } },
	{ 10, { "Played", "Giocate" } },
	{ 15, { "Action", "Azione" } },
	{ 8, { "Unbuilt", "Edifici" } },
	{ 4, { "VP", "PV" } },
	{ 0, { "Holds", "Tiene" } },
	{ 0 },
};

/* Has a seat kept an action that the others cannot see yet? */
static int has_kept(const struct verraeter *s, int seat)
{
	int n = s->core.n_seats;
	struct ludo_step top = ludo_top(&s->core);
	if (top.what != ASK_CHOOSE)
		return s->phase == 3;
	return (seat - s->start + n) % n < (top.seat - s->start + n) % n;
}

static void draw_seat_row(struct drawing *d, const struct verraeter *s, int seat)
{
	draw_next(d);
	draw_seat(d, seat);
	draw_next(d);
	draw_house(d, s->house[seat]);
	draw_cell(d, LUDO_PLAIN, "%d", s->n_hand[seat]);
	draw_next(d);
	draw_tally(d, LUDO_PLAIN, " ", KIND_SUPPLY, s->played[seat]);
	draw_next(d);
	if (s->shown[seat])
		draw(d, LUDO_PLAIN, "%s", draw_name(d, KIND_ACTION, s->shown[seat] - 1));
	else if (has_kept(s, seat))
		draw(d, LUDO_PLAIN, "(?)"); /* one's own stands below, where the hand is */
	draw_cell(d, LUDO_PLAIN, "%d", N_BUILDINGS - n_buildings(s, seat, -1));
	draw_cell(d, LUDO_PLAIN, "%2d", s->vp[seat]);
	draw_next(d);
	draw_list(d, ", ");
	if (s->start == seat)
		draw_item(d, LUDO_PLAIN, "%s", draw_say(d, "start", "inizio"));
	if (s->strategy == seat)
		draw_item(d, LUDO_PLAIN, "%s", draw_say(d, "Strategy", "Strategia"));
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the cards on the table and in one's own hand ---- */

static void draw_cards(struct drawing *d, int style, const uint8_t *counts)
{
	if (!draw_tally(d, style, " ", KIND_SUPPLY, counts))
		draw(d, style, "%s", draw_say(d, "none", "nessuno"));
}

/* The actions that this seat was handed, and which one it kept. */
static void draw_own_actions(struct drawing *d, const struct verraeter_secret *own)
{
	unsigned passed = own->offered;
	if (own->chosen) {
		set_drop(passed, own->chosen - 1);
		draw(d, LUDO_PLAIN, "%s ", draw_say(d, "You keep", "Tieni"));
		draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_ACTION, own->chosen - 1));
		draw(d, LUDO_PLAIN, "; %s ", draw_say(d, "you passed on", "passi"));
	} else {
		draw(d, LUDO_PLAIN, "%s ", draw_say(d, "Actions handed to you:", "Hai ricevuto:"));
	}
	draw_set(d, LUDO_PLAIN, KIND_ACTION, passed);
	draw(d, LUDO_PLAIN, "\n");
}

void verraeter_screen(struct drawing *d, const void *blanked)
{
	const struct verraeter *s = blanked;
	int has_hand = d->seat >= 0 && d->seat < s->core.n_seats;
	draw_first_line(d, s);
	draw_ring(d, s);
	draw_titles(d, seat_columns, 0);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		draw_seat_row(d, s, seat);
	if (has_hand) {
		draw(d, LUDO_PLAIN, "%s: ", draw_say(d, "Your supply", "I tuoi rifornimenti"));
		draw_cards(d, LUDO_BOLD, s->secret[d->seat].hand);
		draw(d, LUDO_PLAIN, " · ");
	}
	draw(d, LUDO_PLAIN, "%s: %d · %s: ", draw_say(d, "deck", "mazzo"), s->n_deck,
	     draw_say(d, "discards", "scarti"));
	draw_cards(d, LUDO_PLAIN, s->discards);
	draw(d, LUDO_PLAIN, "\n");
	if (has_hand && s->secret[d->seat].offered)
		draw_own_actions(d, &s->secret[d->seat]);
}
