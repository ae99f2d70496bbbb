/* screen.c: Verräter's board as text, 79 columns wide and 20 or 21 lines high, so that
 * a question and its answers fit below it on a small terminal.
 *
 * The twelve landscapes lie round the frame like the hours of a clock.  Edges between
 * two houses are double, the edge of the conflict is crossed out.  Every sign stands
 * beside a word or is explained in the lower edge; colours only repeat them. */
#include "agenda.h"
#include "set.h"
#include "ludo_face.h"
#include "verraeter.h"

/* ---- the words of the frame: all other names are the game's own ---- */

/*        id        English                           Italian */
#define WORDS(W)                                                                        \
	W(ROUND,    "Round",                          "Round")                          \
	W(PHASE,    "phase",                          "fase")                           \
	W(PAYS,     "VP each, by number of winners",  "PV a testa, secondo i vincitori")\
	W(CP,       "15 conflict points",             "15 punti conflitto")             \
	W(PROPOSED, "proposed, not found",            "proposto, non trovato")          \
	W(CONFLICT, " CONFLICT ",                     " CONFLITTO ")                    \
	W(SEAT,     "Seat",                           "Posto")                          \
	W(HOUSE,    "House",                          "Casa")                           \
	W(CARDS,    "Cards",                          "Carte")                          \
	W(PLAYED,   "Played",                         "Giocate")                        \
	W(ACTION,   "Action",                         "Azione")                         \
	W(LEFT,     "Unbuilt",                        "Edifici")                        \
	W(VP,       "VP",                             "PV")                             \
	W(HOLDS,    "Holds",                          "Tiene")                          \
	W(START,    "start",                          "inizio")                         \
	W(STRATEGY, "Strategy",                       "Strategia")                      \
	W(HAND,     "Your supply",                    "I tuoi rifornimenti")            \
	W(DECK,     "deck",                           "mazzo")                          \
	W(DISCARDS, "discards",                       "scarti")                         \
	W(NONE,     "none",                           "nessuno")                        \
	W(OFFERED,  "Actions handed to you:",         "Hai ricevuto:")                  \
	W(CHOSEN,   "You keep",                       "Tieni")                          \
	W(PASSED,   "you passed on",                  "passi")

enum {
#define W(id, en, it) SAY_##id,
	WORDS(W)
#undef W
};

static const char *const words[][LUDO_LANGS] = {
#define W(id, en, it) { en, it },
	WORDS(W)
#undef W
};

static const char *const phases[][LUDO_LANGS] = { /* 13.1 */
	{ "Preparation", "Preparazione" },
	{ "place the conflict", "scelta del conflitto" },
	{ "choose actions", "scelta delle azioni" },
	{ "play supply", "gioco dei rifornimenti" },
	{ "reveal the actions", "si rivelano le azioni" },
	{ "resolve the conflict", "esito del conflitto" },
	{ "victory points", "punti vittoria" },
	{ "the Builder", "il Costruttore" },
	{ "the Strategist", "lo Stratega" },
	{ "discard", "scarti" },
	{ "draw supply", "pesca dei rifornimenti" },
	{ "return the actions", "ritorno delle azioni" },
	{ "pass the start card", "passa la carta iniziale" },
	{ "end of the round", "fine del round" },
	{ "the game is over", "partita finita" },
};

/* ---- what a drawing needs to know ---- */

struct drawing {
	struct ludo_text *text;
	const struct verraeter *s;
	int seat, lang;
};

enum { CELL = 18, FRAME = 4 * CELL + 5, MIDDLE = 2 * CELL + 1 };

static const char *const house_signs[N_HOUSES] = { "▲", "✿" };
static const char *const face_signs[N_FACES] = { "⌂", "■" };
static const enum ludo_style conflict_style = LUDO_RED;
static const enum ludo_style house_styles[N_HOUSES] = { LUDO_CYAN, LUDO_MAGENTA };
static const enum ludo_style seat_styles[LUDO_SEATS] = {
	LUDO_RED, LUDO_BLUE, LUDO_GREEN, LUDO_YELLOW /* Brown, Blue, Green, Orange */
};

static const char *say(const struct drawing *d, int word)
{
	return words[word][d->lang];
}

static const char *name(const struct drawing *d, int kind, int id)
{
	return verraeter_face.kinds[kind].names[id].say[d->lang];
}

static void put(const struct drawing *d, const char *string)
{
	ludo_put(d->text, string);
}

static void put_styled(const struct drawing *d, enum ludo_style style, const char *string)
{
	ludo_style(d->text, style);
	put(d, string);
	ludo_style(d->text, LUDO_PLAIN);
}

/* Bold as well: dark blue letters are hard to read on black. */
static void style_seat(const struct drawing *d, int seat)
{
	ludo_style(d->text, LUDO_BOLD);
	ludo_style(d->text, seat_styles[seat]);
}

static void put_blanks(const struct drawing *d, int n)
{
	ludo_cell(d->text, "", n > 0 ? n : 0);
}

static void put_times(const struct drawing *d, const char *string, int n)
{
	while (n-- > 0)
		put(d, string);
}

/* Counted cards: "2 4 4", or "2 4×3" where room is scarce. */
static void list_cards(struct ludo_text *text, const uint8_t counts[N_SUPPLIES],
		       int is_short)
{
	const char *gap = "";
	for (int i = 0; i < N_SUPPLIES; i++) {
		int times = is_short && counts[i] > 1 ? 1 : counts[i];
		for (int n = 0; n < times; n++, gap = " ")
			ludo_putf(text, "%s%d", gap, supplies[i].value);
		if (times < counts[i])
			ludo_putf(text, "×%d", counts[i]);
	}
}

static int sum_of(const uint8_t counts[N_SUPPLIES])
{
	int sum = 0;
	for (int i = 0; i < N_SUPPLIES; i++)
		sum += counts[i] * supplies[i].value;
	return sum;
}

/* ---- the first line: round, phase, and how the conflict stands ---- */

/* "12 ▲ Eagle 10+7": the landscape's points and the cards that its house has played. */
static void list_side(const struct drawing *d, struct ludo_text *line, int place)
{
	const struct verraeter *s = d->s;
	int house = s->owner[place], cards = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->house[seat] == house)
			cards += sum_of(s->played[seat]);
	int cp = s->land[place] ? landscapes[s->land[place] - 1].cp : 0;
	ludo_putf(line, "%d %s %s %d+%d", place + 1, house_signs[house],
		  name(d, HOUSE, house), cp, cards);
}

static void put_first_line(const struct drawing *d)
{
	const struct verraeter *s = d->s;
	struct ludo_text left = { 0 }, right = { 0 };
	if (s->round)
		ludo_putf(&left, "%s %d/%d · ", say(d, SAY_ROUND), s->round, n_rounds(s));
	if (s->phase >= 1 && s->phase <= 13)
		ludo_putf(&left, "%s %d: ", say(d, SAY_PHASE), s->phase);
	ludo_put(&left, phases[s->phase <= 14 ? s->phase : 0][d->lang]);
	if (s->conflict) {
		list_side(d, &right, s->conflict - 1);
		ludo_put(&right, " ╳ ");
		list_side(d, &right, s->conflict % N_PLACES);
	}
	put_styled(d, LUDO_BOLD, ludo_text_string(&left));
	if (right.n) {
		put_blanks(d, FRAME - ludo_columns(ludo_text_string(&left)) -
				      ludo_columns(ludo_text_string(&right)));
		put_styled(d, conflict_style, ludo_text_string(&right));
	}
	put(d, "\n");
	ludo_text_free(&left);
	ludo_text_free(&right);
}

/* ---- the ring ---- */

/* The hours of a clock on the rim of four times four cells; -1 is the middle. */
static const int8_t ring[4][4] = {
	{ 10, 11, 0, 1 },
	{ 9, -1, -1, 2 },
	{ 8, -1, -1, 3 },
	{ 7, 6, 5, 4 },
};

enum edge { WITHIN, BETWEEN, FOUGHT }; /* one house, two houses, the conflict */

static enum edge edge_at(const struct drawing *d, int border)
{
	const struct verraeter *s = d->s;
	int next = (border + 1) % N_PLACES;
	if (s->conflict == border + 1)
		return FOUGHT;
	return s->land[border] && s->land[next] && s->owner[border] != s->owner[next] ?
		       BETWEEN : WITHIN;
}

/* The border of two neighbours in the ring, or -1. */
static int border_of(int place, int other)
{
	if (place < 0 || other < 0)
		return -1;
	if ((place + 1) % N_PLACES == other)
		return place;
	return (other + 1) % N_PLACES == place ? other : -1;
}

static enum edge edge_of(const struct drawing *d, int place, int other)
{
	int border = border_of(place, other);
	return border < 0 ? WITHIN : edge_at(d, border);
}

static void put_upright(const struct drawing *d, enum edge edge)
{
	if (edge == FOUGHT)
		put_styled(d, conflict_style, "╳");
	else
		put(d, edge == BETWEEN ? "║" : "│");
}

/* The upper edge of a place, with its number: "─ 12 ─────────────". */
static void put_upper_edge(const struct drawing *d, int place, enum edge edge)
{
	static const char *const strokes[] = { "─", "═", "╳" };
	int left = CELL - (place + 1 < 10 ? 4 : 5);
	put(d, edge == BETWEEN ? "═" : "─");
	ludo_style(d->text, LUDO_BOLD);
	ludo_putf(d->text, " %d ", place + 1);
	ludo_style(d->text, LUDO_PLAIN);
	if (edge != FOUGHT) {
		put_times(d, strokes[edge], left);
		return;
	}
	int strokes_left = left - ludo_columns(say(d, SAY_CONFLICT));
	ludo_style(d->text, conflict_style);
	put_times(d, strokes[edge], strokes_left / 2);
	put(d, say(d, SAY_CONFLICT));
	put_times(d, strokes[edge], strokes_left - strokes_left / 2);
	ludo_style(d->text, LUDO_PLAIN);
}

static void put_joint(const struct drawing *d, const char *joint, enum edge edge)
{
	if (edge == FOUGHT)
		put_styled(d, conflict_style, "╳");
	else
		put(d, joint);
}

/* Name and conflict points, or house and building. */
static void put_place(const struct drawing *d, int place, int line)
{
	const struct verraeter *s = d->s;
	if (!s->land[place]) {
		put_blanks(d, CELL);
		return;
	}
	int kind = s->land[place] - 1, house = s->owner[place];
	int builder = s->builder[place];
	if (line == 0) {
		ludo_style(d->text, house_styles[house]);
		ludo_cell(d->text, name(d, LANDSCAPE, kind), CELL - 3);
		ludo_putf(d->text, "%3d", landscapes[kind].cp);
		ludo_style(d->text, LUDO_PLAIN);
		return;
	}
	ludo_style(d->text, house_styles[house]);
	put(d, house_signs[house]);
	put(d, " ");
	ludo_cell(d->text, name(d, HOUSE, house), builder ? 7 : CELL - 2);
	ludo_style(d->text, LUDO_PLAIN);
	if (!builder)
		return;
	style_seat(d, builder - 1);
	put(d, face_signs[s->face[place]]);
	put(d, " ");
	ludo_cell(d->text, name(d, LUDO_SEAT, builder - 1), CELL - 11);
	ludo_style(d->text, LUDO_PLAIN);
}

/* The table of victory points, five lines: kinds across, numbers of winners down. */
static void put_middle(const struct drawing *d, int line)
{
	static const char *const winners[] = { "", "I", "II", "III", "IV" };
	put(d, " ");
	ludo_right(d->text, winners[line], 3);
	for (int kind = 0; kind < N_LANDSCAPES; kind++) {
		if (line == 0) {
			put(d, " ");
			ludo_cell(d->text, name(d, LANDSCAPE, kind), 4);
			continue;
		}
		int is_proposed = landscapes[kind].pays[line - 1].is_proposed;
		ludo_putf(d->text, "%4d%s", landscapes[kind].pays[line - 1].vp,
			  is_proposed ? LUDO_PROPOSED : " ");
	}
	put_blanks(d, MIDDLE - 4 - 5 * N_LANDSCAPES);
}

static void put_row(const struct drawing *d, int row, int line)
{
	const int8_t *places = ring[row];
	put(d, "│");
	put_place(d, places[0], line);
	if (places[1] < 0) {
		put(d, "│");
		put_middle(d, 3 * (row - 1) + line);
		put(d, "│");
	} else {
		put_upright(d, edge_of(d, places[0], places[1]));
		put_place(d, places[1], line);
		put_upright(d, edge_of(d, places[1], places[2]));
		put_place(d, places[2], line);
		put_upright(d, edge_of(d, places[2], places[3]));
	}
	put_place(d, places[3], line);
	put(d, "│\n");
}

/* The upper edges of a row whose four cells are all places. */
static void put_full_edge(const struct drawing *d, int row, const char *const joints[5])
{
	for (int i = 0; i < 4; i++) {
		int place = ring[row][i], above = row ? ring[row - 1][i] : -1;
		put_joint(d, joints[i], i ? edge_of(d, ring[row][i - 1], place) : WITHIN);
		put_upper_edge(d, place, edge_of(d, place, above));
	}
	put(d, joints[4]);
	put(d, "\n");
}

/* The same for a row with the middle in it; a title may stand over the middle. */
static void put_side_edge(const struct drawing *d, int row)
{
	put(d, "├");
	put_upper_edge(d, ring[row][0], edge_of(d, ring[row][0], ring[row - 1][0]));
	if (row == 1) {
		const char *title = say(d, SAY_PAYS);
		int left = MIDDLE - 4 - ludo_columns(title);
		put(d, "┼── ");
		put(d, title);
		put(d, " ");
		put_times(d, "─", left);
		put(d, "┼");
	} else {
		put(d, "┤");
		put_middle(d, 2);
		put(d, "├");
	}
	put_upper_edge(d, ring[row][3], edge_of(d, ring[row][3], ring[row - 1][3]));
	put(d, "┤\n");
}

/* The lower edge explains the signs. */
static void put_last_edge(const struct drawing *d)
{
	struct ludo_text key = { 0 };
	ludo_putf(&key, "─ %s ", say(d, SAY_CP));
	for (int face = 0; face < N_FACES; face++)
		ludo_putf(&key, "─ %s %s ", face_signs[face], name(d, FACE, face));
	ludo_putf(&key, "─ %s %s ", LUDO_PROPOSED, say(d, SAY_PROPOSED));
	put(d, "└");
	put(d, ludo_text_string(&key));
	put_times(d, "─", FRAME - 2 - ludo_columns(ludo_text_string(&key)));
	put(d, "┘\n");
	ludo_text_free(&key);
}

static void put_ring(const struct drawing *d)
{
	static const char *const top[5] = { "┌", "┬", "┬", "┬", "┐" };
	static const char *const low[5] = { "├", "┼", "┬", "┼", "┤" };
	put_full_edge(d, 0, top);
	put_row(d, 0, 0);
	put_row(d, 0, 1);
	for (int row = 1; row <= 2; row++) {
		put_side_edge(d, row);
		put_row(d, row, 0);
		put_row(d, row, 1);
	}
	put_full_edge(d, 3, low);
	put_row(d, 3, 0);
	put_row(d, 3, 1);
	put_last_edge(d);
}

/* ---- the seats ---- */

enum { W_MARK = 2, W_SEAT = 8, W_HOUSE = 9, W_CARDS = 6, W_PLAYED = 10, W_ACTION = 15,
       W_LEFT = 8, W_VP = 2 };

static void put_heading(const struct drawing *d)
{
	ludo_style(d->text, LUDO_DIM);
	put_blanks(d, W_MARK);
	ludo_cell(d->text, say(d, SAY_SEAT), W_SEAT);
	ludo_cell(d->text, say(d, SAY_HOUSE), W_HOUSE);
	ludo_cell(d->text, say(d, SAY_CARDS), W_CARDS);
	ludo_cell(d->text, say(d, SAY_PLAYED), W_PLAYED);
	ludo_cell(d->text, say(d, SAY_ACTION), W_ACTION);
	ludo_cell(d->text, say(d, SAY_LEFT), W_LEFT);
	ludo_right(d->text, say(d, SAY_VP), W_VP);
	put(d, "  ");
	put(d, say(d, SAY_HOLDS));
	ludo_style(d->text, LUDO_PLAIN);
	put(d, "\n");
}

/* Has a seat kept an action that the others cannot see yet? */
static int has_kept(const struct verraeter *s, int seat)
{
	int n = s->core.n_seats;
	struct ludo_step top = ludo_top(&s->core);
	if (top.what != ASK_CHOOSE)
		return s->phase == 3;
	return (seat - s->start + n) % n < (top.seat - s->start + n) % n;
}

static void list_action(const struct drawing *d, struct ludo_text *out, int seat)
{
	const struct verraeter *s = d->s;
	if (s->shown[seat])
		ludo_put(out, name(d, ACTION, s->shown[seat] - 1));
	else if (has_kept(s, seat))
		ludo_put(out, "(?)"); /* one's own stands below, where the hand is */
}

static void put_cell_of(const struct drawing *d, struct ludo_text *cell, int columns)
{
	ludo_cell(d->text, ludo_text_string(cell), columns);
	ludo_text_clear(cell);
}

static int n_to_build(const struct verraeter *s, int seat)
{
	int n = N_BUILDINGS;
	for (int i = 0; i < N_PLACES; i++)
		n -= s->builder[i] == seat + 1;
	return n;
}

static void put_seat(const struct drawing *d, int seat)
{
	const struct verraeter *s = d->s;
	struct ludo_text cell = { 0 };
	int house = s->house[seat];
	ludo_cell(d->text, ludo_is_waiting(&s->core, seat) ? ">" : "", W_MARK);
	style_seat(d, seat);
	ludo_cell(d->text, name(d, LUDO_SEAT, seat), W_SEAT);
	ludo_style(d->text, LUDO_PLAIN);
	ludo_style(d->text, house_styles[house]);
	ludo_putf(&cell, "%s %s", house_signs[house], name(d, HOUSE, house));
	put_cell_of(d, &cell, W_HOUSE);
	ludo_style(d->text, LUDO_PLAIN);
	ludo_putf(&cell, "%d", s->n_hand[seat]);
	put_cell_of(d, &cell, W_CARDS);
	list_cards(&cell, s->played[seat], 0);
	put_cell_of(d, &cell, W_PLAYED);
	list_action(d, &cell, seat);
	put_cell_of(d, &cell, W_ACTION);
	ludo_putf(&cell, "%d", n_to_build(s, seat));
	put_cell_of(d, &cell, W_LEFT);
	ludo_putf(d->text, "%*d", W_VP, s->vp[seat]);
	if (s->start == seat)
		ludo_putf(d->text, "  %s", say(d, SAY_START));
	if (s->strategy == seat)
		ludo_putf(d->text, "%s%s", s->start == seat ? ", " : "  ",
			  say(d, SAY_STRATEGY));
	put(d, "\n");
	ludo_text_free(&cell);
}

/* ---- the cards on the table and in one's own hand ---- */

static void put_cards(const struct drawing *d, const uint8_t *counts, int is_short)
{
	struct ludo_text cards = { 0 };
	list_cards(&cards, counts, is_short);
	put(d, cards.n ? ludo_text_string(&cards) : say(d, SAY_NONE));
	ludo_text_free(&cards);
}

/* One's own hand, where there is one, and what lies on the table. */
static void put_supply(const struct drawing *d, const uint8_t *hand)
{
	if (hand) {
		ludo_putf(d->text, "%s: ", say(d, SAY_HAND));
		ludo_style(d->text, LUDO_BOLD);
		put_cards(d, hand, 0);
		ludo_style(d->text, LUDO_PLAIN);
		put(d, " · ");
	}
	ludo_putf(d->text, "%s: %d · %s: ", say(d, SAY_DECK), d->s->n_deck,
		  say(d, SAY_DISCARDS));
	put_cards(d, d->s->discards, 1);
	put(d, "\n");
}

static void put_actions(const struct drawing *d, unsigned set)
{
	const char *gap = "";
	set_each(action, set) {
		put(d, gap);
		put(d, name(d, ACTION, action));
		gap = ", ";
	}
}

/* The actions that this seat was handed, and which one it kept. */
static void put_own_actions(const struct drawing *d)
{
	const struct verraeter_secret *own = &d->s->secret[d->seat];
	if (!own->offered)
		return;
	if (!own->chosen) {
		ludo_putf(d->text, "%s ", say(d, SAY_OFFERED));
		put_actions(d, own->offered);
		put(d, "\n");
		return;
	}
	ludo_putf(d->text, "%s ", say(d, SAY_CHOSEN));
	put_styled(d, LUDO_BOLD, name(d, ACTION, own->chosen - 1));
	ludo_putf(d->text, "; %s ", say(d, SAY_PASSED));
	put_actions(d, own->offered & ~(1u << (own->chosen - 1)));
	put(d, "\n");
}

void verraeter_screen(struct ludo_text *text, const void *blanked, int seat, int lang)
{
	const struct drawing drawing = { text, blanked, seat, lang }, *d = &drawing;
	put_first_line(d);
	put_ring(d);
	put_heading(d);
	for (int i = 0; i < d->s->core.n_seats; i++)
		put_seat(d, i);
	int has_hand = seat >= 0 && seat < d->s->core.n_seats;
	put_supply(d, has_hand ? d->s->secret[seat].hand : 0);
	if (has_hand)
		put_own_actions(d);
}
