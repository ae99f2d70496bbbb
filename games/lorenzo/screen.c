/* screen.c: the board of Lorenzo il Magnifico as text, at most 100 columns wide.
 *
 * From the top: round, dice and turn order; the three excommunications; the four towers
 * as on the board, fourth floor first; the other spaces; everybody in one line each;
 * one's own cards and leaders; what the signs mean.  Colours only repeat words. */
#include "face.h"
#include "rules.h"
#include "set.h"

#include <string.h>

/* ---- the words of the frame: all other names are the game's own ---- */

#define WORDS(W)                                                                       \
	W(ROUND,      "Round",                "Turno")                                 \
	W(PERIOD,     "period",               "periodo")                               \
	W(SETUP,      "Setting up",           "Preparazione")                          \
	W(OVER,       "The game is over",     "La partita è finita")                   \
	W(DICE,       "Dice",                 "Dadi")                                  \
	W(ORDER,      "Order",                "Ordine")                                \
	W(CHURCH,     "Church",               "Chiesa")                                \
	W(TAKEN,      "taken",                "presa")                                 \
	W(CLOSED,     "closed",               "chiuso")                                \
	W(FREE,       "free",                 "libero")                                \
	W(HARVEST,    "Harvest",              "Raccolto")                              \
	W(PRODUCTION, "Production",           "Produzione")                            \
	W(LARGE,      "large (value -3)",     "grande (valore -3)")                    \
	W(MARKET,     "Market",               "Mercato")                               \
	W(PALACE,     "Palace",               "Palazzo")                               \
	W(NOBODY,     "nobody",               "nessuno")                               \
	W(PLAYER,     "Player",               "Giocatore")                             \
	W(HOME,       "At home (value)",      "A casa (valore)")                       \
	W(LEADERS,    "Leaders",              "Leader")                                \
	W(CUBES,      "Cubes",                "Cubi")                                  \
	W(HAND,       "Leaders in your hand:", "Leader nella tua mano:")               \
	W(PACK,       "Leaders handed to you:", "Leader che hai ricevuto:")            \
	W(IN_PLAY,    "Leaders in play:",     "Leader in gioco:")                      \
	W(NEXT,       "the next needs",       "il prossimo richiede")                  \
	W(USED,       "used",                 "usato")                                 \
	W(COPIES,     "copies",               "copia")                                 \
	W(NEEDS,      "needs",                "richiede")                              \
	W(PRIVILEGE,  "privilege",            "privilegio")                            \
	W(SIGN_NOW,   "! at once",            "! subito")                              \
	W(SIGN_VALUE, "5: activation value 5", "5: valore di attivazione 5")           \
	W(SIGN_PER,   "/C: for each character", "/P: per ogni personaggio")            \
	W(SIGN_MIL,   "♞2(4): pay 2, if you have 4", "♞2(4): paghi 2, se ne hai 4")    \
	W(SIGN_BOOST, "C+2: +2 when taking characters",                                \
		      "P+2: +2 per prendere personaggi")                               \
	W(SIGN_GRANT, "C=6: take a character with value 6",                            \
		      "P=6: prendi un personaggio a valore 6")                         \
	W(SIGN_OFF,   "-¢1: off the cost (½: one of them)",                            \
		      "-¢1: sconto (½: uno dei due)")                                  \
	W(SIGN_LEADERS, "1+3: leaders in play and in hand",                            \
			"1+3: leader in gioco e in mano")

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

/* ---- what a drawing needs to know ---- */

struct drawing {
	struct ludo_text *text;
	const struct lorenzo *s;
	int seat, lang;
};

enum { WIDTH = 100, CELL = 23 };

/* The towers as they stand on the board, from left to right. */
static const uint8_t tower_order[N_TYPES] = { TERRITORY, CHARACTER, BUILDING, VENTURE };

static const enum ludo_style type_styles[N_TYPES] = {
	[TERRITORY] = LUDO_GREEN, [BUILDING] = LUDO_YELLOW, [CHARACTER] = LUDO_BLUE,
	[VENTURE] = LUDO_MAGENTA,
};

static const enum ludo_style seat_styles[LUDO_SEATS] = {
	LUDO_RED, LUDO_GREEN, LUDO_BLUE, LUDO_YELLOW
};

static const char *say(const struct drawing *d, int word)
{
	return words[word][d->lang];
}

static const char *name(const struct drawing *d, int kind, int id)
{
	return lorenzo_face.kinds[kind].names[id].say[d->lang];
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

static void put_seat(const struct drawing *d, int seat)
{
	put_styled(d, seat_styles[seat], name(d, LUDO_SEAT, seat));
}

static void put_times(const struct drawing *d, const char *string, int n)
{
	while (n-- > 0)
		put(d, string);
}

/* Put an item of a list, on a new line (without the blanks before it) if it does not
 * fit; returns the column. */
static int put_item(const struct drawing *d, const char *item, int column, int indent)
{
	if (column + ludo_columns(item) > WIDTH) {
		put(d, "\n");
		put_times(d, " ", indent);
		column = indent;
		item += strspn(item, " ");
	}
	put(d, item);
	return column + ludo_columns(item);
}

/* ---- round, dice, order; the Church ---- */

static void put_seats(const struct drawing *d, const uint8_t *seats_plus_1, int n)
{
	for (int i = 0; i < n && seats_plus_1[i]; i++) {
		put(d, i ? ", " : " ");
		put_seat(d, seats_plus_1[i] - 1);
	}
}

static void put_first_line(const struct drawing *d)
{
	const struct lorenzo *s = d->s;
	struct ludo_text line = { 0 };
	if (s->is_scored)
		ludo_put(&line, say(d, SAY_OVER));
	else if (!s->round)
		ludo_put(&line, say(d, SAY_SETUP));
	else
		ludo_putf(&line, "%s %d/%d · %s %s", say(d, SAY_ROUND), s->round, LAST_ROUND,
			  say(d, SAY_PERIOD), name(d, KIND_PERIOD, period_of(s->round)));
	put_styled(d, LUDO_BOLD, ludo_text_string(&line));
	ludo_text_free(&line);
	ludo_putf(d->text, "   %s:", say(d, SAY_DICE));
	for (int die = 0; die < N_DICE; die++)
		if (s->dice[die])
			ludo_putf(d->text, " %s %d", name(d, KIND_MEMBER, die), s->dice[die]);
		else
			ludo_putf(d->text, " %s -", name(d, KIND_MEMBER, die));
	ludo_putf(d->text, "   %s:", say(d, SAY_ORDER));
	put_seats(d, s->order, LUDO_SEATS);
	put(d, "\n");
}

/* "Church I   †3  From each space and card: 1 coin less  [Red]" */
static void put_tile(const struct drawing *d, int period)
{
	const struct lorenzo *s = d->s;
	struct ludo_text line = { 0 }, text = { 0 };
	if (!s->tile[period])
		return;
	lorenzo_tile_text(&text, s->tile[period] - 1, d->lang);
	ludo_putf(&line, "%-7s%-4s%s%d  %s", period ? "" : say(d, SAY_CHURCH),
		  name(d, KIND_PERIOD, period), lorenzo_sign(FAITH), church_asks[period],
		  ludo_text_string(&text));
	put(d, ludo_text_string(&line));
	if (s->excommunicated[period]) {
		struct ludo_text cubes = { 0 };
		const char *comma = "  [";
		set_each(seat, s->excommunicated[period]) {
			ludo_putf(&cubes, "%s%s", comma, name(d, LUDO_SEAT, seat));
			comma = ", ";
		}
		ludo_put(&cubes, "]");
		ludo_style(d->text, LUDO_RED);
		put_item(d, ludo_text_string(&cubes), ludo_columns(ludo_text_string(&line)),
			 15);
		ludo_style(d->text, LUDO_PLAIN);
		ludo_text_free(&cubes);
	}
	put(d, "\n");
	ludo_text_free(&line);
	ludo_text_free(&text);
}

/* ---- the towers ---- */

/* The names of ventures are the longest. */
static int cell_of(int type)
{
	return type == VENTURE ? CELL + 1 : CELL;
}

static void put_rule(const struct drawing *d, const char *left, const char *middle,
		     const char *right)
{
	put(d, left);
	for (int i = 0; i < N_TYPES; i++) {
		put_times(d, "─", cell_of(tower_order[i]));
		put(d, i + 1 < N_TYPES ? middle : right);
	}
	put(d, "\n");
}

static void put_tower_titles(const struct drawing *d)
{
	put(d, " │");
	for (int i = 0; i < N_TYPES; i++) {
		struct ludo_text title = { 0 };
		int type = tower_order[i], third = type * FLOORS + 2;
		ludo_putf(&title, "%s  +", name(d, KIND_TYPE, type));
		lorenzo_bag_signs(&title, spaces[third].gain);
		ludo_put(&title, " +");
		lorenzo_bag_signs(&title, spaces[third + 1].gain);
		ludo_style(d->text, type_styles[type]);
		ludo_cell(d->text, ludo_text_string(&title), cell_of(type));
		ludo_style(d->text, LUDO_PLAIN);
		put(d, "│");
		ludo_text_free(&title);
	}
	put(d, "\n");
}

/* Who stands on a space: "Red white, Green neutral". */
static void list_members(const struct drawing *d, struct ludo_text *line, int space)
{
	const char *comma = "";
	for (int seat = 0; seat < d->s->core.n_seats; seat++)
		for (int member = 0; member < N_MEMBERS; member++)
			if (d->s->where[seat][member] == space + 1) {
				ludo_putf(line, "%s%s %s", comma, name(d, LUDO_SEAT, seat),
					  name(d, KIND_MEMBER, member));
				comma = ", ";
			}
}

static void list_effects(const struct drawing *d, struct ludo_text *line, int card)
{
	struct ludo_text now = { 0 }, lasting = { 0 };
	lorenzo_now_signs(&now, card, d->lang);
	lorenzo_lasting_signs(&lasting, card, d->lang);
	ludo_put(line, " ");
	lorenzo_cost_signs(line, card);
	if (now.n)
		ludo_putf(line, "%s!%s", line->n > 1 ? " " : "", ludo_text_string(&now));
	if (lasting.n && cards[card].value)
		ludo_putf(line, "%s%d:%s", line->n > 1 ? " " : "", cards[card].value,
			  ludo_text_string(&lasting));
	else if (lasting.n)
		ludo_putf(line, "%s%s", line->n > 1 ? " " : "", ludo_text_string(&lasting));
	ludo_text_free(&now);
	ludo_text_free(&lasting);
}

static void put_floor_cell(const struct drawing *d, int space, int is_lower)
{
	struct ludo_text line = { 0 };
	int card = d->s->tower[space] - 1;
	enum ludo_style style = type_styles[space / FLOORS];
	if (card >= 0 && is_lower)
		list_effects(d, &line, card);
	else if (card >= 0)
		ludo_put(&line, name(d, KIND_CARD, card));
	else if (!is_lower && set_has(d->s->occupied, space))
		list_members(d, &line, space);
	else if (!is_lower && d->s->round)
		ludo_putf(&line, "(%s)", say(d, SAY_TAKEN));
	ludo_style(d->text, card < 0 ? LUDO_DIM : is_lower ? LUDO_PLAIN : style);
	ludo_cell(d->text, ludo_text_string(&line), cell_of(space / FLOORS));
	ludo_style(d->text, LUDO_PLAIN);
	put(d, "│");
	ludo_text_free(&line);
}

static void put_towers(const struct drawing *d)
{
	put_rule(d, " ┌", "┬", "┐");
	put_tower_titles(d);
	put_rule(d, " ├", "┼", "┤");
	for (int floor = FLOORS - 1; floor >= 0; floor--) {
		for (int is_lower = 0; is_lower < 2; is_lower++) {
			if (is_lower)
				put(d, " │");
			else
				ludo_putf(d->text, "%d│", spaces[floor].value);
			for (int i = 0; i < N_TYPES; i++)
				put_floor_cell(d, tower_order[i] * FLOORS + floor, is_lower);
			put(d, "\n");
		}
	}
	put_rule(d, " └", "┴", "┘");
}

/* ---- the other spaces ---- */

enum { AREA = 11 }; /* columns of an area's name */

/* A space as an item of a list; those who stand there are items of their own, for a
 * large space may hold more of them than fit in a line. */
static int put_space(const struct drawing *d, int space, const char *label, int column)
{
	struct ludo_text item = { 0 };
	int n = 0, is_open = spaces[space].from <= d->s->core.n_seats;
	ludo_putf(&item, "%s%s", column > AREA ? "  " : "", label);
	lorenzo_bag_signs(&item, spaces[space].gain);
	ludo_put(&item, *label || spaces[space].gain ? " [" : "[");
	for (int i = 0; i < d->s->core.n_seats * N_MEMBERS; i++) {
		int seat = i / N_MEMBERS, member = i % N_MEMBERS;
		if (d->s->where[seat][member] != space + 1)
			continue;
		if (n++) {
			ludo_put(&item, ",");
			column = put_item(d, ludo_text_string(&item), column, AREA);
			ludo_text_clear(&item);
			ludo_put(&item, " ");
		}
		ludo_putf(&item, "%s %s", name(d, LUDO_SEAT, seat),
			  name(d, KIND_MEMBER, member));
	}
	ludo_putf(&item, "%s]", n ? "" : say(d, is_open ? SAY_FREE : SAY_CLOSED));
	column = put_item(d, ludo_text_string(&item), column, AREA);
	ludo_text_free(&item);
	return column;
}

static void put_area(const struct drawing *d, int word, int space)
{
	ludo_cell(d->text, say(d, word), AREA);
	int column = put_space(d, space, "", AREA);
	put_space(d, space + 1, say(d, SAY_LARGE), column);
	put(d, "\n");
}

static void put_palace(const struct drawing *d)
{
	int column = AREA + 4;
	ludo_cell(d->text, say(d, SAY_PALACE), AREA);
	lorenzo_bag_signs(d->text, spaces[COUNCIL].gain);
	for (int i = 0; i < MOST_PALACE && d->s->palace[i]; i++) {
		struct ludo_text item = { 0 };
		ludo_putf(&item, " %s%s", name(d, LUDO_SEAT, d->s->palace[i] - 1),
			  i + 1 < MOST_PALACE && d->s->palace[i + 1] ? "," : "");
		column = put_item(d, ludo_text_string(&item), column, AREA);
		ludo_text_free(&item);
	}
	if (!d->s->palace[0])
		ludo_putf(d->text, " %s", say(d, SAY_NOBODY));
	put(d, "\n");
}

static void put_spaces(const struct drawing *d)
{
	put_area(d, SAY_HARVEST, HARVEST_SMALL);
	put_area(d, SAY_PRODUCTION, PRODUCTION_SMALL);
	ludo_cell(d->text, say(d, SAY_MARKET), AREA);
	for (int space = MARKET_COINS, column = AREA; space <= MARKET_PRIVILEGES; space++)
		column = put_space(d, space, "", column);
	put(d, "\n");
	put_palace(d);
}

/* ---- everybody in brief ---- */

static void put_number(const struct drawing *d, int n, int columns)
{
	struct ludo_text digits = { 0 };
	ludo_putf(&digits, "%d", n);
	ludo_right(d->text, ludo_text_string(&digits), columns);
	ludo_text_free(&digits);
}

/* Goods as they stand in a player's line, with the columns they take. */
static const struct {
	uint8_t good, columns;
} goods_shown[N_GOODS] = {
	{ VICTORY, 4 }, { MILITARY, 3 }, { FAITH, 3 }, { COINS, 3 }, { WOOD, 3 }, { STONE, 3 },
	{ SERVANTS, 3 },
};

enum { NAME = 10, HOME = 40, LEADERS = 8 }; /* columns */

static void put_player_titles(const struct drawing *d)
{
	ludo_style(d->text, LUDO_DIM);
	ludo_cell(d->text, say(d, SAY_PLAYER), NAME);
	for (int i = 0; i < N_GOODS; i++)
		ludo_right(d->text, lorenzo_sign(goods_shown[i].good), goods_shown[i].columns);
	put(d, " ");
	for (int i = 0; i < N_TYPES; i++) {
		put(d, " ");
		ludo_cell(d->text, name(d, KIND_TYPE, tower_order[i]), 2);
	}
	put(d, "  ");
	ludo_cell(d->text, say(d, SAY_HOME), HOME);
	ludo_cell(d->text, say(d, SAY_LEADERS), LEADERS);
	put(d, say(d, SAY_CUBES));
	ludo_style(d->text, LUDO_PLAIN);
	put(d, "\n");
}

static void list_home(const struct drawing *d, struct ludo_text *line, int seat)
{
	const char *comma = "";
	for (int member = 0; member < N_MEMBERS && d->s->dice[0]; member++)
		if (!d->s->where[seat][member]) {
			ludo_putf(line, "%s%s %d", comma, name(d, KIND_MEMBER, member),
				  lorenzo_member_value(d->s, seat, member));
			comma = ", ";
		}
}

/* How many leaders a seat holds: all may know that. */
static int n_hand(const struct lorenzo *s, int seat)
{
	if (s->core.option[OPT_RULES] != RULES_ADVANCED || !s->round)
		return 0;
	return HAND - set_count(s->played[seat] | s->discarded[seat]);
}

static void put_cubes(const struct drawing *d, int seat)
{
	const char *gap = "";
	for (int period = 0; period < 3; period++)
		if (d->s->excommunicated[period] >> seat & 1) {
			ludo_putf(d->text, "%s%d", gap, period + 1);
			gap = " ";
		}
}

static void put_player(const struct drawing *d, int seat)
{
	const struct lorenzo *s = d->s;
	struct ludo_text who = { 0 }, home = { 0 }, leaders_shown = { 0 };
	ludo_putf(&who, "%s%s", s->core.waiting >> seat & 1 ? "▶" : " ",
		  name(d, LUDO_SEAT, seat));
	list_home(d, &home, seat);
	if (s->played[seat] || n_hand(s, seat))
		ludo_putf(&leaders_shown, "%d+%d", set_count(s->played[seat]), n_hand(s, seat));
	ludo_style(d->text, seat_styles[seat]);
	ludo_cell(d->text, ludo_text_string(&who), NAME);
	ludo_style(d->text, LUDO_PLAIN);
	for (int i = 0; i < N_GOODS; i++)
		put_number(d, s->have[goods_shown[i].good][seat], goods_shown[i].columns);
	put(d, " ");
	for (int i = 0; i < N_TYPES; i++)
		put_number(d, set_count(s->cards[tower_order[i]][seat]), 3);
	put(d, "  ");
	ludo_cell(d->text, ludo_text_string(&home), HOME);
	ludo_cell(d->text, ludo_text_string(&leaders_shown), LEADERS);
	put_cubes(d, seat);
	put(d, "\n");
	ludo_text_free(&who);
	ludo_text_free(&home);
	ludo_text_free(&leaders_shown);
}

/* ---- one's own board ---- */

static void put_row(const struct drawing *d, int seat, int type)
{
	int column = 13, n = set_count(d->s->cards[type][seat]), left = n;
	ludo_style(d->text, type_styles[type]);
	ludo_cell(d->text, name(d, KIND_TYPE, type), column);
	ludo_style(d->text, LUDO_PLAIN);
	set_each(i, d->s->cards[type][seat]) {
		struct ludo_text item = { 0 }, signs = { 0 };
		int card = type * CARDS_OF_TYPE + i;
		lorenzo_lasting_signs(&signs, card, d->lang);
		ludo_putf(&item, "%s%s", left < n ? " " : "", name(d, KIND_CARD, card));
		if (signs.n && cards[card].value)
			ludo_putf(&item, " %d:%s", cards[card].value, ludo_text_string(&signs));
		else if (signs.n)
			ludo_putf(&item, " %s", ludo_text_string(&signs));
		ludo_put(&item, --left ? " ·" : "");
		column = put_item(d, ludo_text_string(&item), column, 13);
		ludo_text_free(&item);
		ludo_text_free(&signs);
	}
	put(d, n ? "" : "-");
	if (type == TERRITORY && n < MOST_CARDS && owned(n)->military) { /* 6.3 */
		struct ludo_text item = { 0 };
		ludo_putf(&item, "  (%s %s%d)", say(d, SAY_NEXT), lorenzo_sign(MILITARY),
			  owned(n)->military);
		put_item(d, ludo_text_string(&item), column, 13);
		ludo_text_free(&item);
	}
	put(d, "\n");
}

/* 'ability' is the leader whose ability is told: Lorenzo has another's. */
static void put_leader(const struct drawing *d, int leader, int ability, int with_needs,
		       const char *state)
{
	struct ludo_text line = { 0 }, does = { 0 };
	ludo_putf(&line, "  %s%s", name(d, KIND_LEADER, leader), state);
	if (with_needs) {
		ludo_putf(&line, " (%s ", say(d, SAY_NEEDS));
		lorenzo_requirement_text(&line, leader, d->lang);
		ludo_put(&line, ")");
	}
	ludo_put(&line, ":");
	ludo_put(&does, " ");
	lorenzo_ability_text(&does, ability, d->lang);
	put(d, ludo_text_string(&line));
	put_item(d, ludo_text_string(&does), ludo_columns(ludo_text_string(&line)), 4);
	put(d, "\n");
	ludo_text_free(&line);
	ludo_text_free(&does);
}

static void put_leaders(const struct drawing *d, int word, uint32_t set)
{
	if (!set)
		return;
	ludo_putf(d->text, "%s\n", say(d, word));
	set_each(leader, set)
		put_leader(d, leader, leader, 1, "");
}

/* The leaders that somebody has in play, face up or down, and whom Lorenzo copies. */
static void put_played(const struct drawing *d, int seat)
{
	set_each(leader, d->s->played[seat]) {
		struct ludo_text state = { 0 };
		int ability = leader;
		ludo_putf(&state, " [%s", name(d, LUDO_SEAT, seat));
		if (set_has(d->s->used[seat], leader))
			ludo_putf(&state, ", %s", say(d, SAY_USED));
		if (leader == LORENZO && d->s->copied[seat]) {
			ability = d->s->copied[seat] - 1;
			ludo_putf(&state, ", %s %s", say(d, SAY_COPIES),
				  name(d, KIND_LEADER, ability));
		}
		ludo_put(&state, "]");
		put_leader(d, leader, ability, 0, ludo_text_string(&state));
		ludo_text_free(&state);
	}
}

static void put_all_played(const struct drawing *d)
{
	uint32_t any = 0;
	for (int seat = 0; seat < d->s->core.n_seats; seat++)
		any |= d->s->played[seat];
	if (any)
		ludo_putf(d->text, "%s\n", say(d, SAY_IN_PLAY));
	for (int seat = 0; seat < d->s->core.n_seats; seat++)
		put_played(d, seat);
}

static void put_bonus_tile(const struct drawing *d, int tile)
{
	ludo_putf(d->text, "%s: %s ", name(d, KIND_BONUS_TILE, tile), say(d, SAY_HARVEST));
	lorenzo_bag_signs(d->text, bonus_tiles[tile].harvest);
	ludo_putf(d->text, ", %s ", say(d, SAY_PRODUCTION));
	lorenzo_bag_signs(d->text, bonus_tiles[tile].production);
	put(d, "\n");
}

static void put_own_board(const struct drawing *d)
{
	const struct lorenzo_secret *mine = &d->s->secret[d->seat];
	uint32_t pack = 0;
	for (int i = 0; i < N_TYPES && d->s->round; i++)
		put_row(d, d->seat, tower_order[i]);
	if (d->s->bonus_tile[d->seat])
		put_bonus_tile(d, d->s->bonus_tile[d->seat] - 1);
	for (int stage = 0; stage < HAND && !d->s->round; stage++)
		if (mine->saw[stage] && !mine->took[stage])
			pack = mine->saw[stage];
	put_leaders(d, SAY_PACK, pack);
	put_leaders(d, SAY_HAND, mine->hand);
}

/* While tiles are chosen the board is still empty: show what there is to choose. */
static void put_tiles_left(const struct drawing *d)
{
	uint32_t taken = 0;
	for (int seat = 0; seat < d->s->core.n_seats; seat++)
		if (d->s->bonus_tile[seat])
			taken |= (uint32_t)set_of(d->s->bonus_tile[seat] - 1);
	if (set_count(taken) == d->s->core.n_seats)
		return;
	for (int tile = BASIC + 1; tile < N_BONUS_TILES; tile++)
		if (!set_has(taken, tile))
			put_bonus_tile(d, tile);
}

static void put_legend(const struct drawing *d)
{
	ludo_style(d->text, LUDO_DIM);
	for (int good = 0; good < N_GOODS; good++)
		ludo_putf(d->text, "%s %s ", lorenzo_sign(good), name(d, KIND_GOOD, good));
	ludo_putf(d->text, "%s %s\n", lorenzo_sign(PRIVILEGES), say(d, SAY_PRIVILEGE));
	int last = d->s->core.option[OPT_RULES] == RULES_ADVANCED ? SAY_SIGN_LEADERS
								     : SAY_SIGN_OFF;
	for (int word = SAY_SIGN_NOW, column = 0; word <= last; word++) {
		struct ludo_text item = { 0 };
		ludo_putf(&item, "%s%s", word > SAY_SIGN_NOW ? "   " : "", say(d, word));
		column = put_item(d, ludo_text_string(&item), column, 0);
		ludo_text_free(&item);
	}
	ludo_style(d->text, LUDO_PLAIN);
	put(d, "\n");
}

void lorenzo_screen(struct ludo_text *text, const void *blanked, int seat, int lang)
{
	struct drawing d = { text, blanked, seat, lang };
	put_first_line(&d);
	for (int period = 0; period < 3; period++)
		put_tile(&d, period);
	if (d.s->round) {
		put_towers(&d);
		put_spaces(&d);
	} else if (d.s->core.option[OPT_RULES] == RULES_ADVANCED) {
		put_tiles_left(&d);
	}
	put_player_titles(&d);
	for (int i = 0; i < d.s->core.n_seats; i++)
		put_player(&d, i);
	if (seat >= 0)
		put_own_board(&d);
	put_all_played(&d);
	put_legend(&d);
}
