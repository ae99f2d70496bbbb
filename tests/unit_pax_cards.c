/* unit_pax_cards.c: every one-shot of Pax Renaissance does what its card's row says, and so do
 * the abilities that several cards share: an example for each, made from the row. */
#include <stdio.h>
#include <string.h>

#include "ludo_table.h"
#include "pax/areas.h"
#include "script.h"

static const char *const card_tokens[N_CARDS] = {
#define CARD(token, ...) #token,
#include "pax/cards.def"
#undef CARD
};

static const char *const empire_tokens[N_EMPIRES] = {
#define EMPIRE(id, token, ...) #token,
#include "pax/empires.def"
#undef EMPIRE
};

static const char *const city_tokens[N_CITIES] = {
#define CITY(id, token, ...) #token,
#include "pax/cities.def"
#undef CITY
};

static const char *const border_tokens[N_BORDERS] = {
#define BORDER(token, ...) #token,
#include "pax/borders.def"
#undef BORDER
};

static const char *const victory_tokens[N_VICTORIES] = {
	[RENAISSANCE] = "renaissance", [IMPERIAL] = "imperial", [HOLY] = "holy",
	[GLOBALIZATION] = "globalization",
};

static const char *const knights[N_COLOURS] = { "white_knight", "red_knight", "black_knight" };
static const char *const halves[N_SIDES] = { "west", "east" };

static const char *half_of(int card)
{
	return halves[back_of(card)];
}

/* ---- how the board must lie ---- */

/* Pirates on a border fight in every civil war, whoever sent them. */
static void stage_civil_war(struct ludo_text *text, int empire)
{
	int border = set_least(borders_of(empire) & SEA_BORDERS);
	ludo_putf(text, "given border[%s]=red_castle\n", border_tokens[border]);
}

/* Believers all around, and one heretic to fight. */
static void stage_holy_war(struct ludo_text *text, int empire, int colour)
{
	for (int other = 0; other < N_EMPIRES; other++) {
		int apart = other % 5 - empire % 5, is_near = apart >= -1 && apart <= 1;
		int piece = other == empire ? (colour + 1) % N_COLOURS : colour;
		if (is_near)
			ludo_putf(text, "given city[%s]=%s\n", city_tokens[empires[other].first],
				  knights[piece]);
	}
}

static void stage_war(struct ludo_text *text, int card)
{
	int empire = set_least(cards[card].where), shot = cards[card].shot;
	ludo_putf(text, "given city={none} border={none}\n");
	if (shot == SHOT_CONSPIRACY || shot == SHOT_REVOLT)
		stage_civil_war(text, empire);
	else
		stage_holy_war(text, empire,
			       shot == SHOT_CRUSADE ? WHITE : shot == SHOT_JIHAD ? BLACK : RED);
}

/* A card with one prestige alone, other than that which is played. */
static int believer(int card, int prestige)
{
	int other = 0;
	while (other == card || is_queen(other) || cards[other].prestige != P(prestige))
		other++;
	return other;
}

static void stage_apostasy(struct ludo_text *text, int card)
{
	char row[N_SIDES][100] = { "", "" };
	set_each(prestige, cards[card].of) {
		int other = believer(card, prestige);
		char *to = row[back_of(other)];
		size_t n = strlen(to);
		snprintf(to + n, sizeof(row[0]) - n, "%s%s", n ? "," : "", card_tokens[other]);
	}
	for (int side = 0; side < N_SIDES; side++)
		if (row[side][0])
			ludo_putf(text, "given row_%s[1]={%s}\n", halves[side], row[side]);
}

/* ---- what must come of it ---- */

static void play_shot(struct ludo_text *text, int card)
{
	ludo_putf(text, "0 play %s\n0 apply\n", card_tokens[card]);
	if (cards[card].shot != SHOT_CORONATION && set_count(cards[card].where) > 1 &&
	    cards[card].shot >= SHOT_CONSPIRACY)
		ludo_putf(text, "0 in %s\n", empire_tokens[set_least(cards[card].where)]);
	ludo_putf(text, "auto action\n");
}

static void try_shot(struct ludo_text *text, int card)
{
	const struct card_row *row = &cards[card];
	ludo_putf(text, "given hand_%s[0]={%s} florins[0]=9\n", half_of(card), card_tokens[card]);
	switch (row->shot) {
	case SHOT_SHIFT: ludo_putf(text, "given holder[por]=0 row_west[0]={por}\n"); break;
	case SHOT_CORONATION: break;
	case SHOT_APOSTASY: stage_apostasy(text, card); break;
	case SHOT_TORCH: ludo_putf(text, "given active={%s}\n", victory_tokens[row->of]); break;
	default: stage_war(text, card); break;
	}
	play_shot(text, card);
	switch (row->shot) {
	case SHOT_SHIFT:
		ludo_putf(text, "expect emporium[%s]=%s\n",
			  row->of == SPICE_ISLANDS ? "west" : "east", city_tokens[row->of]);
		break;
	case SHOT_CORONATION:
		ludo_putf(text, "expect queen[%s]=%s\n", empire_tokens[set_least(row->of)],
			  card_tokens[card]);
		break;
	case SHOT_APOSTASY:
		ludo_putf(text, "expect row_west[1][0]=none row_east[1][0]=none\n");
		break;
	case SHOT_TORCH: ludo_putf(text, "expect active={}\n"); break;
	default:
		ludo_putf(text, "expect holder[%s]=0\n", empire_tokens[set_least(row->where)]);
		break;
	}
}

static void try_comet(struct ludo_text *text, int card)
{
	ludo_putf(text, "given market[%s1]=%s\n0 buy %s1\n0 activate holy\nexpect active={holy}\n",
		  half_of(card), card_tokens[card], half_of(card));
}

static void try_hand(struct ludo_text *text, int card)
{
	ludo_putf(text, "given row_%s[0]={%s} hand_west[0]={luther,cromwell,jesuits}\n0 pass\n"
			"expect question action\n", half_of(card), card_tokens[card]);
}

static void try_torch(struct ludo_text *text, int card, int victory)
{
	ludo_putf(text, "given row_%s[1]={%s} active={%s} actions=1\n"
			"refuse 0 declare %s because torched 16.20\n", half_of(card),
		  card_tokens[card], victory_tokens[victory], victory_tokens[victory]);
}

/* ---- running ---- */

static int n_passed, n_failed;

static void begin(struct ludo_text *text)
{
	ludo_putf(text, "---\nseats 4 families=seats\ndeal\n");
}

static void try_card(struct ludo_text *text, int card)
{
	static const struct { uint32_t ability; int victory; } torches[] = {
		{ A(TORCH_GLOBALIZATION), GLOBALIZATION }, { A(TORCH_HOLY), HOLY },
		{ A(TORCH_IMPERIAL), IMPERIAL },
	};
	if (cards[card].shot != SHOT_NO_SHOT) {
		begin(text);
		(is_comet(card) ? try_comet : try_shot)(text, card);
	}
	if (cards[card].abilities & A(ANY_HAND)) {
		begin(text);
		try_hand(text, card);
	}
	for (int i = 0; i < 3; i++)
		if (cards[card].abilities & torches[i].ability) {
			begin(text);
			try_torch(text, card, torches[i].victory);
		}
}

/* 4.5: each of the last fourteen cards may be a comet, one as likely as the other; none of
 * those above is. */
static int comets_are_fair(int down)
{
	const struct ludo_game *game = ludo_game_find("pax");
	uint8_t options[LUDO_OPTIONS];
	ludo_move move[LUDO_MOVES];
	struct pax s = { 0 };
	int comets = 0, total = 0;
	ludo_options_standard(game, options);
	options[OPT_FAMILIES] = FAMILIES_SEATS;
	game->rules->setup(&s, 2, options);
	s.n_deck[WEST] = (uint8_t)down;
	int n = game->rules->moves(&s, LUDO_CHANCE, move);
	for (int i = 0; i < n; i++) {
		int odds = ludo_odds(game->rules, &s, move[i]);
		total += odds;
		comets += is_comet(move[i].a) ? odds : 0;
	}
	return n && (down > BOTTOM ? !comets && total == n : comets * down == 2 * total);
}

static void try_odds(void)
{
	for (int down = 2; down <= BOTTOM + 8; down++) {
		int ok = comets_are_fair(down);
		n_passed += ok;
		n_failed += !ok;
		if (!ok)
			printf("failed: the comets of %d cards\n", down);
	}
}

int main(void)
{
	try_odds();
	for (int card = 0; card < N_CARDS; card++) {
		struct ludo_text text = { 0 }, report = { 0 };
		try_card(&text, card);
		struct ludo_example_run run = { .name = card_tokens[card],
						.game = ludo_game_find("pax"), .report = &report };
		const char *words = ludo_text_string(&text);
		ludo_examples(&run, words, strlen(words));
		n_passed += run.passed;
		n_failed += run.failed;
		if (run.failed)
			printf("%s%s", ludo_text_string(&report), words);
		ludo_text_free(&text);
		ludo_text_free(&report);
	}
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
