/* unit_wide.c: what a heavy game needs of its kinds and fields, in a made-up one: sets of
 * more than 64 things, pairs of kinds, bags wider than one number, computed fields. */
#include <stdio.h>
#include <string.h>

#include "agenda.h"
#include "bag.h"
#include "board.h"
#include "field.h"
#include "laws.h"
#include "ludo_fields.h"
#include "ludo_table.h"
#include "token.h"
#include "types.h"

static int n_passed, n_failed;

static void check(int holds, const char *what)
{
	if (holds) {
		n_passed++;
		return;
	}
	n_failed++;
	printf("failed: %s\n", what);
}

/* ---- sets of both widths ---- */

static void check_narrow_sets(void)
{
	uint8_t narrow = 0x92; /* 1, 4, 7 */
	int sum = 0;
	set_each(i, narrow)
		sum = 10 * sum + i;
	check(sum == 147 && set_count(narrow) == 3 && set_least(narrow) == 1 &&
	      set_nth(narrow, 2) == 7, "a set in a byte");
	check(set_has(narrow, 4) && !set_has(narrow, 5) && !set_has(narrow, 64) &&
	      !set_has(narrow, -1), "and who is in it");
	check(set_first(64) == UINT64_MAX && set_first(3) == 7, "the first members");
}

static void check_wide_sets(void)
{
	set128 wide = set128_of(3) | set128_of(64) | set128_of(127);
	int sum = 0;
	set_each(i, wide)
		sum += i;
	check(sum == 3 + 64 + 127 && set_count(wide) == 3 && set_least(wide) == 3 &&
	      set_least(wide & ~set128_of(3)) == 64 && set_nth(wide, 2) == 127,
	      "a set of 128 is walked in order");
	check(set_has(wide, 64) && set_has(wide, 127) && !set_has(wide, 63) &&
	      !set_has(wide, 128) && !set_has(wide, -1), "and who is in it");
	check(set_count(set128_first(88)) == 88 && set_has(set128_first(88), 87) &&
	      !set_has(set128_first(88), 88) && set_count(set128_first(128)) == 128 &&
	      set128_first(5) == 31, "the first members of many");
	set_each(i, wide) {
		if (i == 64)
			break;
		sum = -1;
	}
	check(sum == -1, "a walk can be left");
}

/* ---- a game with wide things ---- */

enum { N_CARDS = 88, N_TOWNS = 3, N_RANKS = 4, N_WARES = 8 };
enum { CARD = LUDO_KINDS, TOWN, RANK, NOBLE, WARE, WARES, N_KINDS };
enum { DO_NOTHING = 1, ASK_TRADE, N_LINES };
enum { TRADE = 1, SEND, N_VERBS };

struct wide_secret {
	uint32_t hand;
};

struct wide {
	struct ludo_core core;
	uint8_t spare[16 - sizeof(struct ludo_core) % 16]; /* wide sets stand at multiples of 16 */
	set128 deck, shown[LUDO_SEATS];
	uint8_t leader;          /* noble + 1 */
	uint8_t court[LUDO_SEATS][N_TOWNS * N_RANKS]; /* count: nobles */
	uint8_t spare2[15];
	struct wide_secret secret[LUDO_SEATS];
	struct ludo_tape tape;
};

static void wide_setup(void *state, int n_seats, const uint8_t *options)
{
	struct wide *s = state;
	(void)options;
	s->core.n_seats = (uint8_t)n_seats;
	s->deck = set128_first(N_CARDS);
	ludo_ask(&s->core, (struct ludo_step){ .what = ASK_TRADE }, 1);
}

static int wide_moves(const void *state, int seat, ludo_move *out)
{
	(void)state;
	out[0] = ludo_answer(seat, SEND, 0, 0, 0);
	return seat == 0;
}

static ludo_why wide_why(const void *state, ludo_move m)
{
	(void)state;
	(void)m;
	return ludo_legal();
}

static void wide_apply(void *state, ludo_move m)
{
	(void)state;
	(void)m;
}

static void wide_run(void *state)
{
	(void)state;
}

static int wide_check(const void *state)
{
	(void)state;
	return 0;
}

static void wide_standings(const void *state, int32_t *points, uint8_t *place)
{
	const struct wide *s = state;
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		points[seat] = 1;
		if (place)
			place[seat] = 1;
	}
}

static const struct ludo_rules rules = {
	.size = sizeof(struct wide),
	.tape = offsetof(struct wide, tape),
	.secret = offsetof(struct wide, secret),
	.secret_size = sizeof(struct wide_secret),
	.plies = 1,
	.n_values = (const uint8_t[LUDO_OPTIONS]){ 0 },
	.setup = wide_setup,
	.moves = wide_moves,
	.why = wide_why,
	.apply = wide_apply,
	.run = wide_run,
	.standings = wide_standings,
	.check = wide_check,
};

static struct ludo_name card_names[N_CARDS];
static char card_token[N_CARDS][8];

static const struct ludo_name seat_names[LUDO_SEATS] = {
	{ "0", { "Red", "Rosso" } },
	{ "1", { "Blue", "Blu" } },
	{ "2", { "Green", "Verde" } },
	{ "3", { "Pink", "Rosa" } },
};

static const struct ludo_name town_names[N_TOWNS] = {
	{ "rhine", { "Rhine", "Reno" } },
	{ "rhine.east", { "East Rhine", "Reno orientale" } }, /* a token with a dot */
	{ "mainz", { "Mainz", "Magonza" } },
};

static const struct ludo_name rank_names[N_RANKS] = {
	{ "baron15", { "baron of 15", "barone di 15" } },
	{ "baron25", { "baron of 25", "barone di 25" } },
	{ "couple", { "couple", "coppia" } },
	{ "east.couple", { "eastern couple", "coppia orientale" } },
};

static const struct ludo_name ware_names[N_WARES] = {
	{ "cloth", { "cloth", "panno" } },   { "salt", { "salt", "sale" } },
	{ "wine", { "wine", "vino" } },      { "iron", { "iron", "ferro" } },
	{ "pepper", { "pepper", "pepe" } },  { "wool", { "wool", "lana" } },
	{ "silk", { "silk", "seta" } },      { "amber", { "amber", "ambra" } },
};
static const uint8_t ware_bits[N_WARES] = { 4, 4, 4, 4, 4, 4, 4, 4 }; /* 32 in all */

static struct ludo_kind kinds[N_KINDS] = {
	[LUDO_COUNT] = { .token = "count", .form = LUDO_NUMBER, .n = 256 },
	[LUDO_SEAT] = { .token = "seat", .form = LUDO_NAMED, .n = LUDO_SEATS,
			.names = seat_names },
	[CARD] = { .token = "card", .form = LUDO_NAMED, .n = N_CARDS, .names = card_names },
	[TOWN] = { .token = "town", .form = LUDO_NAMED, .n = N_TOWNS, .names = town_names },
	[RANK] = { .token = "rank", .form = LUDO_NAMED, .n = N_RANKS, .names = rank_names },
	[NOBLE] = { .token = "noble", .form = LUDO_PAIR, .n = N_TOWNS * N_RANKS, .of = TOWN,
		    .with = RANK },
	[WARE] = { .token = "ware", .form = LUDO_NAMED, .n = N_WARES, .names = ware_names },
	[WARES] = { .token = "wares", .form = LUDO_BAG, .of = WARE, .n = 1 << 15,
		    .width = ware_bits },
};

static struct ludo_verb verbs[N_VERBS] = {
	[TRADE] = { "trade", { WARES, WARES, WARES }, { "trade {wares a}", "scambia {wares a}" } },
	[SEND] = { "send", { NOBLE, CARD, 0 },
		   { "send {noble a}: {card b}", "manda {noble a}: {card b}" } },
};

static const struct ludo_phrase lines[N_LINES] = {
	[DO_NOTHING] = { "nothing", "1.1", { "nothing", "nulla" }, { 0, 0 } },
	[ASK_TRADE] = { "trade", "1.1", { "Trade.", "Scambia." }, { 0, 0 } },
};

/* How many cards a seat has shown. */
static int64_t n_shown(const void *blanked, int seat, int j)
{
	const struct wide *s = blanked;
	(void)j;
	return set_count(s->shown[seat]);
}

/* The last card shown, and whether it is there. */
static int64_t last_shown(const void *blanked, int seat, int j)
{
	const struct wide *s = blanked;
	(void)j;
	return s->shown[seat] ? set_nth(s->shown[seat], set_count(s->shown[seat]) - 1) + 1 : 0;
}

static int64_t of_rank(const void *blanked, int seat, int rank)
{
	const struct wide *s = blanked;
	int n = 0;
	for (int town = 0; town < N_TOWNS; town++)
		n += s->court[seat][town * N_RANKS + rank];
	return n;
}

static int64_t hand_by_rank(const void *blanked, int seat, int rank)
{
	const struct wide *s = blanked;
	return s->secret[seat].hand >> rank & 1;
}

#define STATE struct wide
static const struct ludo_field fields[] = {
	ROW("spare", spare, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	ONE("deck", deck, LUDO_SET, CARD),
	ROW("shown", shown, LUDO_SET, CARD, LUDO_SEAT),
	ONE("leader", leader, LUDO_MAYBE, NOBLE),
	TALLIES("court", court, LUDO_SEAT, NOBLE),
	ROW("spare2", spare2, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	SECRET("hand", hand, LUDO_SET, RANK),
	COMPUTED_ROW("n_shown", n_shown, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("last_shown", last_shown, LUDO_MAYBE, CARD, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_GRID("of_rank", of_rank, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS, RANK, N_RANKS),
	COMPUTED_GRID("ranks", of_rank, LUDO_TALLY, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS, RANK, N_RANKS),
	SECRET_COMPUTED_ROW("held", hand_by_rank, LUDO_IS, LUDO_COUNT, RANK, N_RANKS),
};

static const struct ludo_face face = {
	.kinds = kinds,
	.n_kinds = N_KINDS,
	.verbs = verbs,
	.n_verbs = N_VERBS,
	.lines = lines,
	.n_lines = N_LINES,
	.n_steps = DO_NOTHING,
	.fields = fields,
	.n_fields = sizeof(fields) / sizeof(fields[0]),
};

static const struct ludo_game game = {
	.id = "wide", .min_seats = 2, .max_seats = 4, .version = 1, .rules = &rules, .face = &face,
};

static void name_cards(void)
{
	for (int i = 0; i < N_CARDS; i++) {
		snprintf(card_token[i], sizeof(card_token[i]), "c%d", i);
		const char *token = card_token[i];
		card_names[i] = (struct ludo_name){ token, { token, token } };
	}
}

static struct ludo_word word_of(const char *string)
{
	return (struct ludo_word){ string, strlen(string) };
}

static int says(const struct ludo_text *text, const char *what)
{
	int ok = strstr(ludo_text_string(text), what) != 0;
	if (!ok)
		printf("'%s' is not in '%s'\n", what, ludo_text_string(text));
	return ok;
}

/* ---- moves ---- */

/* Is this how an answer is written, read and said? */
static int travels(ludo_move move, const char *written, const char *said)
{
	struct ludo_text text = { 0 }, error = { 0 };
	struct ludo_speaker who = { &game, LUDO_EN, { 0 } };
	ludo_move back = { 0 };
	ludo_write_answer(&text, &game, move);
	int ok = !strcmp(ludo_text_string(&text), written) &&
		 ludo_read_answer(&game, move.seat, written, &back, &error) &&
		 !memcmp(&back, &move, sizeof(move));
	if (!ok)
		printf("'%s', read back as %d %d %d\n", ludo_text_string(&text), back.a, back.b,
		       back.c);
	ludo_text_clear(&text);
	ludo_say_move(&text, &who, move);
	ok = ok && !strcmp(ludo_text_string(&text), said);
	if (!ok)
		printf("said '%s'\n", ludo_text_string(&text));
	ludo_text_free(&text);
	ludo_text_free(&error);
	return ok;
}

static int refuses_answer(const char *answer, const char *because)
{
	struct ludo_text error = { 0 };
	ludo_move move;
	int ok = !ludo_read_answer(&game, 0, answer, &move, &error) && says(&error, because);
	ludo_text_free(&error);
	return ok;
}

static void check_moves(void)
{
	int64_t bag = 2 | (int64_t)1 << 12 | (int64_t)15 << 28; /* across all three numbers */
	ludo_move trade = ludo_answer(1, TRADE, ludo_bag_part(bag, 0), ludo_bag_part(bag, 1),
				      ludo_bag_part(bag, 2));
	check(ludo_bag(trade.a, trade.b, trade.c) == bag, "a wide bag is put together again");
	check(ludo_kind_numbers(&face, WARES) == 3 && ludo_kind_numbers(&face, WARE) == 1,
	      "and is known to be wide");
	check(travels(trade, "trade cloth cloth iron amber amber amber amber amber amber amber "
			     "amber amber amber amber amber amber amber amber",
		      "trade cloth, cloth, iron, amber, amber, amber, amber, amber, amber, amber, "
		      "amber, amber, amber, amber, amber, amber, amber, amber"),
	      "a wide bag in a verb");
	check(travels(ludo_answer(0, TRADE, 0, 0, 0), "trade", "trade nothing"), "an empty one");
	check(refuses_answer("trade gold", "no such thing"), "nothing else is in it");
	check(travels(ludo_answer(0, SEND, 2 * N_RANKS + 1, 87, 0), "send mainz.baron25 c87",
		      "send Mainz, baron of 25: c87"), "a pair in a verb");
	check(travels(ludo_answer(0, SEND, 1 * N_RANKS, 0, 0), "send rhine.east.baron15 c0",
		      "send East Rhine, baron of 15: c0"), "a token with a dot in a pair");
	check(refuses_answer("send mainz c1", "not a noble"), "half a pair is none");
}

/* ---- fields ---- */

static int is_so(struct ludo_table *t, const char *assignment)
{
	_Alignas(16) char state[LUDO_STATE];
	struct ludo_text error = { 0 };
	ludo_table_look(t, ludo_table_ply(t), 0, state);
	int ok = ludo_field_is(&game, state, word_of(assignment), &error) == 1;
	if (!ok)
		printf("%s\n", ludo_text_string(&error));
	ludo_text_free(&error);
	return ok;
}

static int is_refused(struct ludo_table *t, const char *given, const char *because)
{
	struct ludo_text error = { 0 };
	int ok = !ludo_table_given(t, given, &error) && says(&error, because);
	ludo_text_free(&error);
	return ok;
}

static void check_stored_fields(struct ludo_table *t)
{
	struct ludo_text error = { 0 }, text = { 0 };
	_Alignas(16) char state[LUDO_STATE];
	check(ludo_table_given(t, "deck={c1,c63,c64,c87} shown[1]={c0,c80} leader=mainz.couple "
				  "court[0]={rhine.baron15,mainz.baron25,mainz.baron25} "
				  "hand[0]={baron15,couple}", &error),
	      "wide sets and pairs can be given");
	check(is_so(t, "deck={c1,c63,c64,c87}") && is_so(t, "leader=mainz.couple") &&
	      is_so(t, "court[0]={mainz.baron25,rhine.baron15,mainz.baron25}"), "and expected");
	check(is_refused(t, "deck={c88}", "cannot be in this set"), "but nothing that is none");
	check(is_refused(t, "leader=mainz", "not a value"), "nor half a pair");
	ludo_table_look(t, 0, 0, state);
	ludo_write_position(&text, &game, state);
	check(says(&text, "deck={c1,c63,c64,c87}\n") && says(&text, "leader=mainz.couple\n"),
	      "a position tells them");
	check(!strstr(ludo_text_string(&text), "n_shown"), "and no computed field");
	ludo_text_free(&error);
	ludo_text_free(&text);
}

static void check_computed_fields(struct ludo_table *t)
{
	_Alignas(16) char state[LUDO_STATE];
	struct ludo_text error = { 0 };
	check(is_so(t, "n_shown[1]=2") && is_so(t, "n_shown={0,2,0}") &&
	      is_so(t, "last_shown[1]=c80") && is_so(t, "last_shown[0]=none") &&
	      is_so(t, "of_rank[0][baron25]=2") && is_so(t, "of_rank[0]={1,2,0,0}") &&
	      is_so(t, "ranks[0]={baron15,baron25,baron25}") && is_so(t, "held[0]={1,0,1,0}"),
	      "computed fields can be expected");
	ludo_table_look(t, 0, 0, state);
	check(ludo_field_is(&game, state, word_of("n_shown[1]=3"), &error) == 0 &&
	      says(&error, "found n_shown[1]=2"), "and what is found instead is told");
	check(ludo_field_is_zero(&game, state, word_of("n_shown[0]"), &error) == 1 &&
	      ludo_field_is_zero(&game, state, word_of("n_shown"), &error) == 0, "or that it is 0");
	check(is_refused(t, "n_shown[1]=2", "cannot be set"), "but not given");
	check(ludo_fields_readable(&game, state, &error), "all can be read back");
	check(ludo_field_whose(&game, &fields[7]) == LUDO_OPEN &&
	      ludo_field_whose(&game, &fields[11]) == LUDO_MINE &&
	      ludo_field_whose(&game, &fields[6]) == LUDO_MINE, "each is as open as what it reads");
	check(ludo_field_is_spare(&fields[0]) && !ludo_field_is_spare(&fields[1]), "padding apart");
	ludo_text_free(&error);
}

/* ---- the board ---- */

static int board_is(struct ludo_table *t, int seat, const char *wanted)
{
	_Alignas(16) char state[LUDO_STATE];
	struct ludo_text json = { 0 };
	ludo_table_look(t, 0, seat, state);
	ludo_board(&json, &game, state, seat);
	int ok = !strcmp(ludo_text_string(&json), wanted);
	if (!ok)
		printf("found    %s\nexpected %s\n", ludo_text_string(&json), wanted);
	ludo_text_free(&json);
	return ok;
}

#define OPEN_BOARD                                                                     \
	"\"deck\":[\"c1\",\"c63\",\"c64\",\"c87\"],\"shown\":[[],[\"c0\",\"c80\"],[]],"            \
	"\"leader\":\"mainz.couple\","                                                 \
	"\"court\":[[\"rhine.baron15\",\"mainz.baron25\",\"mainz.baron25\"],[],[]],"   \
	"\"n_shown\":[0,2,0],\"last_shown\":[null,\"c80\",null],"                       \
	"\"of_rank\":[{\"baron15\":1,\"baron25\":2,\"couple\":0,\"east.couple\":0},"    \
	"{\"baron15\":0,\"baron25\":0,\"couple\":0,\"east.couple\":0},"                 \
	"{\"baron15\":0,\"baron25\":0,\"couple\":0,\"east.couple\":0}],"                \
	"\"ranks\":[[\"baron15\",\"baron25\",\"baron25\"],[],[]]"

static void check_board(struct ludo_table *t)
{
	check(board_is(t, LUDO_NOBODY, OPEN_BOARD), "a spectator's board: all that is open");
	check(board_is(t, 0, OPEN_BOARD ",\"mine\":{\"hand\":[\"baron15\",\"couple\"],\"held\":"
		       "{\"baron15\":1,\"baron25\":0,\"couple\":1,\"east.couple\":0}}"),
	      "and what is a seat's own, without the seat");
	check(board_is(t, 1, OPEN_BOARD ",\"mine\":{\"hand\":[],\"held\":{\"baron15\":0,"
		       "\"baron25\":0,\"couple\":0,\"east.couple\":0}}"),
	      "and nothing of another's");
}

static int value_is(int kind, int64_t value, const char *wanted)
{
	struct ludo_text json = { 0 };
	ludo_json_value(&json, 0, &face, kind, value);
	int ok = !strcmp(ludo_text_string(&json), wanted);
	ludo_text_free(&json);
	return ok;
}

static void check_values(void)
{
	uint8_t kind[3];
	check(value_is(LUDO_COUNT, 3, "3") && value_is(LUDO_SEAT, 3, "3") &&
	      value_is(CARD, 3, "\"c3\"") && value_is(NOBLE, 9, "\"mainz.baron25\"") &&
	      value_is(WARES, 2 | 1 << 12, "[\"cloth\",\"cloth\",\"iron\"]"), "values of kinds");
	check(ludo_kinds_in(&face, "{seat}: {noble b} for {a?coin|coins}", kind) == 2 &&
	      kind[0] == LUDO_COUNT && kind[1] == NOBLE, "a sentence gives its numbers kinds");
	check(ludo_kinds_in(&face, "{seat} and {seat c}", kind) == 3 && !kind[0] && !kind[1] &&
	      kind[2] == LUDO_SEAT, "and leaves out what it does not name");
	check(ludo_kinds_in(&face, "nothing {seat}", kind) == 0, "or names none");
}

/* ---- types ---- */

static void check_types(void)
{
	struct ludo_text text = { 0 };
	ludo_types(&text, &game);
	check(says(&text, "export type Noble = `${Town}.${Rank}`;\n") &&
	      says(&text, "export type Town =\n\t| \"rhine\" | \"rhine.east\" | \"mainz\";\n"),
	      "types of kinds");
	check(says(&text, "\ttrade: [Ware[]];\n\tsend: [Noble, Card];\n"), "types of args");
	check(says(&text, "\tdeck: Card[];\n\tshown: Card[][];\n\tleader: Noble | null;\n"
			  "\tcourt: Noble[][];\n\tn_shown: number[];\n"
			  "\tlast_shown: (Card | null)[];\n\tof_rank: Record<Rank, number>[];\n"
			  "\tranks: Rank[][];\n\tmine?: Mine;"), "types of fields");
	check(says(&text, "export interface Mine {\n\thand: Rank[];\n\theld: Record<Rank, number>;\n}"),
	      "types of one's own");
	ludo_text_clear(&text);
	ludo_sample_type(&text, &face,
			 "{\"town\":{\"mainz\":{\"a\":1,\"b\":\"x\"},\"rhine\":{\"a\":null}},"
			 "\"track\":[1,2],\"empty\":[],\"mixed\":[1,\"]}\\\"\",true,{\"c\":[[]]}]}");
	check(says(&text, "{\n\ttown: Partial<Record<Town, {\n\t\ta: number | null;\n"
			  "\t\tb?: string;\n\t}>>;\n\ttrack: number[];\n\tempty: never[];\n"
			  "\tmixed: (string | number | boolean | {\n\t\tc: never[][];\n\t})[];\n}"),
	      "the type of a sample");
	ludo_text_free(&text);
}

static void check_lint(void)
{
	struct ludo_text error = { 0 };
	struct ludo_name other[N_RANKS];
	check(ludo_law_words(&game, &error) == LAW_SOUND && says(&error, "two pairs alike"),
	      "pairs that are written alike are found");
	memcpy(other, rank_names, sizeof(other));
	other[3].token = "widow";
	kinds[RANK].names = other;
	ludo_text_clear(&error);
	check(ludo_law_words(&game, &error) == LAW_NONE, "the rest is sound, every byte has a name");
	kinds[NOBLE].n--;
	check(ludo_law_words(&game, &error) == LAW_SOUND && says(&error, "do not make"),
	      "a pair that is not its kinds' product is found");
	kinds[NOBLE].n++;
	verbs[TRADE].kind[2] = LUDO_NONE;
	check(ludo_law_words(&game, &error) == LAW_SOUND && says(&error, "behind a bag"),
	      "a verb that names a wide bag too seldom is found");
	verbs[TRADE].kind[2] = WARES;
	kinds[RANK].names = rank_names;
	ludo_text_free(&error);
}

int main(void)
{
	uint8_t options[LUDO_OPTIONS] = { 0 };
	name_cards();
	check_narrow_sets();
	check_wide_sets();
	check_moves();
	struct ludo_table *t = ludo_table_open(&game, 3, options, ludo_seed_from_number(1));
	check(t != 0, "a table opens");
	if (t) {
		check_stored_fields(t);
		check_computed_fields(t);
		check_board(t);
	}
	check_values();
	check_types();
	check_lint();
	ludo_table_close(t);
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
