/* Chapter 1: components and words.  Where pieces can stand, what is left of them, and how
 * thalers and victory points are gained. */

static unsigned all_seats(const struct emperor *s)
{
	return (1u << s->core.n_seats) - 1; /* 1.1 */
}

/* ---- 1.3 Spaces, 1.4 pieces on them ---- */

static int sum_of_seats(const uint8_t counts[LUDO_SEATS])
{
	return counts[0] + counts[1] + counts[2] + counts[3];
}

/* How many of n spaces are free in a province of the game. */
static int free_of(const struct emperor *s, int province, int n, int taken)
{
	return is_in_game(s, province) && n > taken ? n - taken : 0;
}

static int on_noble_spaces(const struct emperor *s, int province)
{
	uint64_t nobles = family(s, province, 0) + family(s, province, 1) +
			  family(s, province, 2) + family(s, province, 3);
	return sum_of_bytes(nobles) + sum_of_seats(s->knights[province]);
}

static int on_city_spaces(const struct emperor *s, int province)
{
	return sum_of_seats(s->cities[province]) + s->imperial[province];
}

int emperor_free_nobles(const struct emperor *s, int province)
{
	return free_of(s, province, provinces[province].noble.n, on_noble_spaces(s, province));
}

int emperor_free_castles(const struct emperor *s, int province)
{
	return free_of(s, province, provinces[province].castle.n,
		       sum_of_seats(s->castles[province]));
}

int emperor_free_cities(const struct emperor *s, int province)
{
	return free_of(s, province, provinces[province].city.n, on_city_spaces(s, province));
}

/* ---- 1.5 Ranks: a side of the tile and an age ---- */

static int rank_at(int side, int age)
{
	return side * N_AGES + (age - YOUNGEST) / DECADE;
}

static int is_oldest(int rank)
{
	return rank == BARON_45 || rank == COUPLE_45;
}

/* ---- 1.6 Supplies: what is not on the board ---- */

int emperor_nobles_left(const struct emperor *s, int seat)
{
	uint64_t standing = 0;
	int sitting = belongs(s->throne, seat) + belongs(s->deposed, seat);
	for (int p = 0; p < N_PROVINCES; p++) {
		standing += family(s, p, seat);
		sitting += belongs(s->elector[p], seat);
		sitting += s->eminence[p] == seat + 1;
	}
	return MAX_NOBLES - sum_of_bytes(standing) - sitting;
}

int emperor_knights_left(const struct emperor *s, int seat)
{
	int n = MAX_KNIGHTS;
	for (int p = 0; p < N_PROVINCES; p++)
		n -= s->knights[p][seat] + s->castles[p][seat];
	return n;
}

int emperor_cities_left(const struct emperor *s, int seat)
{
	int n = MAX_CITIES;
	for (int p = 0; p < N_PROVINCES; p++)
		n -= s->cities[p][seat];
	return n;
}

int emperor_imperial_left(const struct emperor *s)
{
	int n = MAX_IMPERIAL;
	for (int p = 0; p < N_PROVINCES; p++)
		n -= s->imperial[p];
	return n;
}

/* ---- 1.7 Stacks of cards ---- */

int emperor_cards_left(const struct emperor *s, int card)
{
	int n = cards[card].copies[s->core.n_seats]; /* 3.3, 3.4 */
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		n -= s->cards[seat][card];
	return n;
}

static int holder_of(const struct emperor *s, int card)
{
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->cards[seat][card])
			return seat;
	return LUDO_NOBODY;
}

/* ---- 1.10 Thalers ---- */

int emperor_thalers_kept(const struct emperor *s, int seat, int n)
{
	int room = MOST_THALERS - s->thalers[seat];
	if (s->core.option[OPT_CAP] != CAP_HOLDINGS || n <= room)
		return n;
	return room > 0 ? room : 0; /* 5.5 */
}

/* Returns what was gained: that is what all hear. */
static int gain_thalers(struct emperor *s, int seat, int n)
{
	int kept = emperor_thalers_kept(s, seat, n);
	s->thalers[seat] += kept;
	return kept;
}

/* ---- 1.11 Victory points: a plain number, in the open or face down ---- */

static void score(struct emperor *s, int seat, int n, int cause)
{
	note(s, EV_SCORES, seat, n, cause); /* 1.11 */
	if (s->core.option[OPT_VP] == VP_OPEN) { /* 14.3 */
		s->points[seat] += n;
		return;
	}
	s->secret[seat].pile += n; /* 14.4 */
	s->face_down += n;
}

/* ---- 1.12 Places of nobles, and kinds of spaces of knights ---- */

static int is_noble_space(int place)
{
	return place < SEATS_FROM;
}

static int is_elector_seat(int place)
{
	return place >= SEATS_FROM && place < THRONE;
}

static int is_archbishop(int place)
{
	return is_elector_seat(place) && is_religious(place - SEATS_FROM);
}

/* The set of ranks that a family has on the noble spaces of a province: of each byte, is it
 * more than 0 (counts are small)?  Then the eight answers side by side. */
static unsigned ranks_in(const struct emperor *s, int province, int seat)
{
	uint64_t counts = family(s, province, seat);
	uint64_t taken = (counts + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
	return taken * 0x0102040810204080 >> 56;
}

/* The same for any place. */
static unsigned ranks_at(const struct emperor *s, int place, int seat)
{
	if (is_noble_space(place))
		return ranks_in(s, place, seat);
	int noble = sitting_at(s, place);
	return belongs(noble, seat) ? 1u << rank_of(noble) : 0;
}

/* The set of all tiles at a place, whoever's they are. */
static uint32_t tiles_at(const struct emperor *s, int place)
{
	if (!is_noble_space(place))
		return sitting_at(s, place) ? 1u << (sitting_at(s, place) - 1) : 0;
	uint32_t tiles = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		tiles |= (uint32_t)ranks_in(s, place, seat) << tile_of(seat, 0);
	return tiles;
}

/* For each noble on the board, place by place: his tile, a seat and a rank. */
#define each_noble(s, place, tile)                                                     \
	for (int place = 0; place < N_PLACES; place++)                                 \
		set_each(tile, tiles_at(s, place))

/* An answer about a noble: one verb for one's own, another for those of others. */
static ludo_move about(int seat, int own, int others, int place, int tile)
{
	int owner = tile / N_RANKS, rank = tile % N_RANKS;
	if (owner == seat)
		return ludo_answer(seat, own, place, rank, 0);
	return ludo_answer(seat, others, place, owner, rank);
}

static int has_noble(const struct emperor *s, int place, int seat, int rank)
{
	if (is_noble_space(place))
		return s->nobles[place][tile_of(seat, rank)] != 0;
	return sitting_at(s, place) == tile_of(seat, rank) + 1;
}

/* A seat falls vacant; the tile is the caller's to place. */
static void vacate(struct emperor *s, int province)
{
	if (s->core.option[OPT_REFILL] == REFILL_CONTINUES && s->elector[province])
		s->last[province] = owner_of(s->elector[province]) + 1; /* 11.14 */
	s->elector[province] = 0;
	set_drop(s->used, province);
}

static void take_off(struct emperor *s, int place, int seat, int rank)
{
	if (is_noble_space(place))
		s->nobles[place][tile_of(seat, rank)]--;
	else if (place == THRONE)
		s->throne = 0;
	else
		vacate(s, place - SEATS_FROM);
}

static void turn_tile(struct emperor *s, int place, int seat, int was, int is)
{
	if (is_noble_space(place)) {
		s->nobles[place][tile_of(seat, was)]--;
		s->nobles[place][tile_of(seat, is)]++;
	} else if (place == THRONE) {
		s->throne = tile_of(seat, is) + 1;
	} else {
		s->elector[place - SEATS_FROM] = tile_of(seat, is) + 1;
	}
}

/* How many knights each seat has on one kind of space of a province. */
static uint8_t *knights_at(struct emperor *s, int province, int space)
{
	return space == IN_CASTLE ? s->castles[province] : s->knights[province];
}

static int has_knight(const struct emperor *s, int province, int space, int seat)
{
	return (space == IN_CASTLE ? s->castles : s->knights)[province][seat] != 0;
}

static int free_knight_spaces(const struct emperor *s, int province, int space)
{
	return space == IN_CASTLE ? emperor_free_castles(s, province)
				  : emperor_free_nobles(s, province);
}

/* A knight looks for a free space of either kind. */
static ludo_why post_why(const struct emperor *s, ludo_move m)
{
	if (!is_in_game(s, m.a))
		return refuse(OUT_OF_GAME, 3.2, m.a);
	if (free_knight_spaces(s, m.a, m.b))
		return ludo_legal();
	return s->phase ? refuse(NO_SPACE, 8.14, m.a, m.b) : refuse(NO_SPACE, 2.7, m.a, m.b);
}

static void offer_posts(const struct emperor *s, int seat, struct ludo_list *list)
{
	for (int space = 0; space < N_SPACES; space++)
		for (int p = 0; p < N_PROVINCES; p++)
			if (free_knight_spaces(s, p, space))
				ludo_offer(list, ludo_answer(seat, STATION, p, space, 0));
}

static void take_post(struct emperor *s, ludo_move m, int owner)
{
	knights_at(s, m.a, m.b)[owner]++;
	note(s, EV_STATIONS, owner, m.a, m.b);
}
