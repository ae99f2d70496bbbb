/* screen.c: the board of Lorenzo il Magnifico as text.
 *
 * From the top: round, dice and turn order; the three excommunications; the four towers
 * as on the board, fourth floor first; the other spaces; everybody in one line each;
 * one's own cards and leaders; what the signs mean.  Colours only repeat words. */
#include "lorenzo.h"
#include "ludo_draw.h"
#include "set.h"

/* The towers as they stand on the board, from left to right. */
static const uint8_t tower_order[N_TYPES] = { TERRITORY, CHARACTER, BUILDING, VENTURE };

static const enum ludo_style type_styles[N_TYPES] = {
	[TERRITORY] = LUDO_GREEN, [BUILDING] = LUDO_YELLOW, [CHARACTER] = LUDO_BLUE,
	[VENTURE] = LUDO_MAGENTA,
};

/* Seats one after the other; returns how many. */
static int draw_seats(struct drawing *d, const uint8_t *seats_plus_1, int most)
{
	draw_list(d, ", ");
	for (int i = 0; i < most && seats_plus_1[i]; i++)
		draw_item(d, draw_seat_style(d, seats_plus_1[i] - 1), "%s",
			  draw_name(d, KIND_SEAT, seats_plus_1[i] - 1));
	return draw_count(d);
}

/* ---- round, dice, order; the Church ---- */

static void draw_first_line(struct drawing *d, const struct lorenzo *s)
{
	if (s->is_scored)
		draw(d, LUDO_BOLD, "%s", draw_say(d, "The game is over", "La partita è finita"));
	else if (!s->round)
		draw(d, LUDO_BOLD, "%s", draw_say(d, "Setting up", "Preparazione"));
	else
		draw(d, LUDO_BOLD, "%s %d/%d · %s %s", draw_say(d, "Round", "Turno"), s->round,
		     LAST_ROUND, draw_say(d, "period", "periodo"),
		     draw_name(d, KIND_PERIOD, period_of(s->round)));
	if (s->dice[0])
		draw(d, LUDO_PLAIN, "   %s:", draw_say(d, "Dice", "Dadi"));
	for (int die = 0; die < N_DICE && s->dice[0]; die++)
		draw(d, LUDO_PLAIN, " %s %d", draw_name(d, KIND_MEMBER, die), s->dice[die]);
	draw(d, LUDO_PLAIN, "   %s: ", draw_say(d, "Order", "Ordine"));
	draw_seats(d, s->order, LUDO_SEATS);
	draw(d, LUDO_PLAIN, "\n");
}

/* "Church I   †3  From each space and card: 1 coin less  [Red]" */
static void draw_tile(struct drawing *d, const struct lorenzo *s, int period)
{
	if (!s->tile[period])
		return;
	draw_fit(d, LUDO_PLAIN, 11, "%s %s", draw_say(d, "Church", "Chiesa"),
		 draw_name(d, KIND_PERIOD, period));
	draw(d, LUDO_PLAIN, "%s%d  ", lorenzo_sign(FAITH), lorenzo_church[period]);
	draw_hang(d, 0);
	lorenzo_tile_text(draw_pen(d, LUDO_PLAIN), s->tile[period] - 1, d->lang);
	if (s->excommunicated[period]) {
		draw(d, LUDO_RED, "  [");
		draw_set(d, LUDO_RED, KIND_SEAT, s->excommunicated[period]);
		draw(d, LUDO_RED, "]");
	}
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the towers ---- */

/* The floor's value, and a cell of each tower: the names of ventures are the longest. */
static const struct draw_column tower_columns[] = {
	{ 1, { "", "" } },  { 23, { "", "" } }, { 23, { "", "" } },
	{ 23, { "", "" } }, { 24, { "", "" } }, { 0 },
};

/* Who stands on a space: "Red white, Green neutral"; returns how many. */
static int draw_members(struct drawing *d, const struct lorenzo *s, int style, int space)
{
	draw_list(d, ", ");
	for (int seat = 0; seat < s->core.n_seats; seat++)
		for (int member = 0; member < N_MEMBERS; member++)
			if (s->where[seat][member] == space + 1)
				draw_item(d, style, "%s %s", draw_name(d, KIND_SEAT, seat),
					  draw_name(d, KIND_MEMBER, member));
	return draw_count(d);
}

/* What a card gives for good: "5:◆1♞2". */
static void list_lasting(struct drawing *d, struct ludo_text *item, int card)
{
	if (lorenzo_cards[card].value)
		ludo_putf(item, "%d:", lorenzo_cards[card].value);
	lorenzo_lasting_signs(item, card, d->lang);
}

/* What a card costs, what it gives at once and for good. */
static void draw_effects(struct drawing *d, int card)
{
	draw(d, LUDO_PLAIN, " ");
	draw_list(d, " ");
	lorenzo_cost_signs(draw_item(d, LUDO_PLAIN, "%s", ""), card);
	if (lorenzo_cards[card].at_once || lorenzo_cards[card].grant)
		lorenzo_now_signs(draw_item(d, LUDO_PLAIN, "!"), card, d->lang);
	list_lasting(d, draw_item(d, LUDO_PLAIN, "%s", ""), card);
}

static void draw_floor(struct drawing *d, const struct lorenzo *s, int space, int is_lower)
{
	int card = s->tower[space] - 1;
	draw_next(d);
	if (card >= 0 && is_lower)
		draw_effects(d, card);
	else if (card >= 0)
		draw(d, type_styles[space / FLOORS], "%s", draw_name(d, KIND_CARD, card));
	else if (!is_lower && !draw_members(d, s, LUDO_DIM, space))
		draw(d, LUDO_DIM, "(%s)", draw_say(d, "taken", "presa"));
}

static void draw_tower_titles(struct drawing *d)
{
	draw_next(d);
	for (int i = 0; i < N_TYPES; i++) {
		int type = tower_order[i], third = type * FLOORS + 2;
		struct ludo_text *title = draw_cell(d, type_styles[type], "%s  +",
						    draw_name(d, KIND_TYPE, type));
		lorenzo_bag_signs(title, lorenzo_spaces[third].gain);
		ludo_put(title, " +");
		lorenzo_bag_signs(title, lorenzo_spaces[third + 1].gain);
	}
	draw(d, LUDO_PLAIN, "\n\n");
}

static void draw_towers(struct drawing *d, const struct lorenzo *s)
{
	int top = draw_row(d);
	for (int i = 0, column = 1; i < N_TYPES; i++) {
		int wide = tower_columns[i + 1].wide + 1;
		draw_box(d, top, column, 3, wide + 1);
		draw_box(d, top + 2, column, 2 * FLOORS + 2, wide + 1);
		column += wide;
	}
	draw_columns(d, tower_columns, 1);
	draw(d, LUDO_PLAIN, "\n");
	draw_tower_titles(d);
	for (int line = 2 * FLOORS - 1; line >= 0; line--) {
		int floor = line / 2, is_lower = line % 2 == 0;
		draw_next(d);
		if (!is_lower)
			draw(d, LUDO_PLAIN, "%d", lorenzo_spaces[floor].value);
		for (int i = 0; i < N_TYPES; i++)
			draw_floor(d, s, tower_order[i] * FLOORS + floor, is_lower);
		draw(d, LUDO_PLAIN, "\n");
	}
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the other spaces ---- */

static void draw_space(struct drawing *d, const struct lorenzo *s, int space)
{
	const struct space *row = &lorenzo_spaces[space];
	const char *empty = row->from <= s->core.n_seats ? draw_say(d, "free", "libero")
							 : draw_say(d, "closed", "chiuso");
	lorenzo_bag_signs(draw(d, LUDO_PLAIN, "%s ", draw_name(d, KIND_SPACE, space)), row->gain);
	if (row->less)
		draw(d, LUDO_PLAIN, "(%s -%d)", draw_say(d, "value", "valore"), row->less);
	draw(d, LUDO_PLAIN, "%s[", row->gain || row->less ? " " : "");
	if (space == COUNCIL ? !draw_seats(d, s->palace, MOST_PALACE)
			     : !draw_members(d, s, LUDO_PLAIN, space))
		draw(d, LUDO_DIM, "%s", empty);
	draw(d, LUDO_PLAIN, "] ");
}

/* Two abreast. */
static void draw_spaces(struct drawing *d, const struct lorenzo *s)
{
	for (int space = HARVEST_SMALL; space <= COUNCIL; space += 2) {
		draw_hang(d, 2);
		draw_space(d, s, space);
		if (space < COUNCIL) {
			draw_tab(d, 50);
			draw_space(d, s, space + 1);
		}
		draw(d, LUDO_PLAIN, "\n");
	}
}

/* ---- everybody in brief ---- */

static void draw_player(struct drawing *d, const struct lorenzo *s, int seat)
{
	draw_next(d);
	draw_seat(d, seat);
	for (int good = 0; good < N_GOODS; good++)
		draw_cell(d, LUDO_PLAIN, "%d", s->have[good][seat]);
	for (int i = 0; i < N_TYPES; i++)
		draw_cell(d, LUDO_PLAIN, "%d", set_count(s->cards[tower_order[i]][seat]));
	draw_cell(d, LUDO_PLAIN, "  ");
	draw_list(d, ", ");
	for (int member = 0; member < N_MEMBERS && s->dice[0]; member++)
		if (!s->where[seat][member])
			draw_item(d, LUDO_PLAIN, "%s %d", draw_name(d, KIND_MEMBER, member),
				  (int)lorenzo_worth(s, seat, member));
	draw_next(d);
	if (s->played[seat] || lorenzo_in_hand(s, seat, 0))
		draw(d, LUDO_PLAIN, "%d+%d", set_count(s->played[seat]),
		     (int)lorenzo_in_hand(s, seat, 0));
	draw_next(d);
	for (int period = 0; period < 3; period++)
		if (s->excommunicated[period] >> seat & 1)
			draw(d, LUDO_PLAIN, "%d ", period + 1);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_players(struct drawing *d, const struct lorenzo *s)
{
	struct draw_column columns[N_GOODS + N_TYPES + 5] = { { 10, { "Player", "Giocatore" } } };
	struct draw_column *column = columns + 1;
	for (int good = 0; good < N_GOODS; good++, column++) {
		column->wide = good == VICTORY ? -4 : -3;
		column->title[d->lang] = lorenzo_sign(good);
	}
	for (int i = 0; i < N_TYPES; i++, column++) {
		column->wide = -3;
		column->title[d->lang] = draw_name(d, KIND_TYPE, tower_order[i]);
	}
	*column++ = (struct draw_column){ 42, { "  At home (value)", "  A casa (valore)" } };
	*column++ = (struct draw_column){ 8, { "Leaders", "Leader" } };
	*column = (struct draw_column){ 0, { "Cubes", "Cubi" } };
	draw_titles(d, columns, 0);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		draw_player(d, s, seat);
}

/* ---- one's own board ---- */

static void draw_cards(struct drawing *d, const struct lorenzo *s, int type)
{
	uint32_t mine = s->cards[type][d->seat];
	int n = set_count(mine);
	draw_fit(d, type_styles[type], 13, "%s", draw_name(d, KIND_TYPE, type));
	draw_hang(d, 0);
	draw_list(d, " · ");
	set_each(i, mine) {
		int card = card_of(type, i);
		const char *name = draw_name(d, KIND_CARD, card);
		list_lasting(d, draw_item(d, LUDO_PLAIN, "%s ", name), card);
	}
	draw(d, LUDO_PLAIN, "%s", n ? "" : "-");
	if (type == TERRITORY && n < MOST_CARDS && lorenzo_owned[n].military) /* 6.3 */
		draw(d, LUDO_PLAIN, "  (%s %s%d)",
		     draw_say(d, "the next needs", "il prossimo richiede"),
		     lorenzo_sign(MILITARY), lorenzo_owned[n].military);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_ability(struct drawing *d, int leader)
{
	lorenzo_ability_text(draw(d, LUDO_PLAIN, ": "), leader, d->lang);
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_leader(struct drawing *d, int leader)
{
	draw(d, LUDO_PLAIN, "  ");
	draw_hang(d, 2);
	draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_LEADER, leader));
}

/* Leaders whom a seat could play, and what they ask for. */
static void draw_leaders(struct drawing *d, const char *title, uint32_t set)
{
	if (set)
		draw(d, LUDO_PLAIN, "%s\n", title);
	set_each(leader, set) {
		draw_leader(d, leader);
		const char *word = draw_say(d, "needs", "richiede");
		struct ludo_text *needs = draw(d, LUDO_PLAIN, " (%s ", word);
		lorenzo_requirement_text(needs, leader, d->lang);
		ludo_put(needs, ")");
		draw_ability(d, leader);
	}
}

/* The leaders that somebody has in play, face up or down, and whom Lorenzo copies. */
static void draw_played(struct drawing *d, const struct lorenzo *s, int seat)
{
	if (s->played[seat])
		draw(d, LUDO_PLAIN, "%s, %s:\n", draw_say(d, "Leaders in play", "Leader in gioco"),
		     draw_name(d, KIND_SEAT, seat));
	set_each(leader, s->played[seat]) {
		int copied = leader == LORENZO ? s->copied[seat] : 0;
		draw_leader(d, leader);
		if (set_has(s->used[seat], leader))
			draw(d, LUDO_PLAIN, " [%s]", draw_say(d, "used", "usato"));
		if (copied)
			draw(d, LUDO_PLAIN, " [%s %s]", draw_say(d, "copies", "copia"),
			     draw_name(d, KIND_LEADER, copied - 1));
		draw_ability(d, copied ? copied - 1 : leader);
	}
}

static void draw_bonus_tile(struct drawing *d, int tile)
{
	struct ludo_text *line = draw(d, LUDO_PLAIN, "%s: %s ", draw_name(d, KIND_BONUS_TILE, tile),
				      draw_name(d, KIND_SPACE, HARVEST_SMALL));
	lorenzo_bag_signs(line, lorenzo_bonus_tiles[tile].harvest);
	ludo_putf(line, ", %s ", draw_name(d, KIND_SPACE, PRODUCTION_SMALL));
	lorenzo_bag_signs(line, lorenzo_bonus_tiles[tile].production);
	ludo_put(line, "\n");
}

static void draw_own_board(struct drawing *d, const struct lorenzo *s)
{
	const struct lorenzo_secret *mine = &s->secret[d->seat];
	for (int i = 0; i < N_TYPES && s->round; i++)
		draw_cards(d, s, tower_order[i]);
	if (s->bonus_tile[d->seat])
		draw_bonus_tile(d, s->bonus_tile[d->seat] - 1);
	draw_leaders(d, draw_say(d, "Leaders handed to you:", "Leader che hai ricevuto:"),
		     lorenzo_pack(s, d->seat, 0));
	draw_leaders(d, draw_say(d, "Leaders in your hand:", "Leader nella tua mano:"), mine->hand);
}

/* While tiles are chosen the board is still empty: show what there is to choose. */
static void draw_tiles_left(struct drawing *d, const struct lorenzo *s)
{
	uint64_t taken = set_of(BASIC);
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->bonus_tile[seat])
			taken |= set_of(s->bonus_tile[seat] - 1);
	if (set_count(taken) > s->core.n_seats)
		return;
	set_each(tile, set_first(N_BONUS_TILES) & ~taken)
		draw_bonus_tile(d, tile);
}

/* ---- what the signs mean ---- */

static const char *const signs[][LUDO_LANGS] = {
	{ "! at once", "! subito" },
	{ "5: activation value 5", "5: valore di attivazione 5" },
	{ "/C: for each character", "/P: per ogni personaggio" },
	{ "♞2(4): pay 2, if you have 4", "♞2(4): paghi 2, se ne hai 4" },
	{ "C+2: +2 when taking characters", "P+2: +2 per prendere personaggi" },
	{ "C=6: take a character with value 6", "P=6: prendi un personaggio a valore 6" },
	{ "-¢1: off the cost (½: one of them)", "-¢1: sconto (½: uno dei due)" },
	{ "1+3: leaders in play and in hand", "1+3: leader in gioco e in mano" },
};

static void draw_signs(struct drawing *d)
{
	draw_list(d, "  ");
	for (int good = 0; good < N_GOODS; good++)
		draw_item(d, LUDO_DIM, "%s %s", lorenzo_sign(good), draw_name(d, KIND_GOOD, good));
	draw_item(d, LUDO_DIM, "%s %s", lorenzo_sign(PRIVILEGES),
		  draw_say(d, "privilege", "privilegio"));
	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
		draw_item(d, LUDO_DIM, "%s", signs[i][d->lang]);
	draw(d, LUDO_PLAIN, "\n");
}

void lorenzo_screen(struct drawing *d, const void *blanked)
{
	const struct lorenzo *s = blanked;
	draw_first_line(d, s);
	for (int period = 0; period < 3; period++)
		draw_tile(d, s, period);
	if (s->round) {
		draw_towers(d, s);
		draw_spaces(d, s);
	} else if (s->core.option[OPT_RULES] == RULES_ADVANCED) {
		draw_tiles_left(d, s);
	}
	draw_players(d, s);
	if (d->seat >= 0)
		draw_own_board(d, s);
	for (int i = 0; i < s->core.n_seats; i++)
		draw_played(d, s, i);
	draw_signs(d);
}
