/* unit_pax_cards.c: every one-shot and every ability of Pax Renaissance does what its card's row
 * says: an example for each of a card, made from the row. */
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

/* ---- abilities ---- */

/* What shows an ability at work: @ is the card, ^ its half, & a king whom a queen may marry and ~
 * his half; $ lays the card and opens the list of what lies beside it in the western row. */
static const struct {
	uint32_t ability;
	const char *script;
} shows[] = {
	{ A(CRUSADING_CASTLES), "given row_^[0]={@} hand_west[0]={jesuits} city[venice]=white_castle "
				"border[por_ara]=black_castle\n0 play jesuits\n0 apply\n"
				"expect question join\n" },
	{ A(SPICE_TWICE), "given row_^[0]={@} emporium[west]=spice_islands border[eng_por]=cube0 "
			  "coins[west0]=5\n0 fair west\n0 levy granada\nexpect event earns 0 = 2\n" },
	{ A(SELLS_FOR_4), "given row_^[0]={@}\n0 sell @\nexpect florins[0]=7\n" },
	{ A(ANY_HAND), "given row_^[0]={@} hand_west[0]={luther,cromwell,jesuits}\n0 pass\n"
		       "expect question action\n" },
	{ A(STRONG_VENICE), "given row_^[3]={@} holder[ara]=0 row_west[0]={ara}\n0 operate west\n"
			    "0 use ara campaign\nexpect attack[pap]=1 defence[pap]=2\n" },
	{ A(QUEENS_REVOLT), "given holder[&]=0 row_~[0]={&} queen[&]=@\n0 rise\n"
			    "expect event war 0 = revolt &\n" },
	{ A(FREE_FAIR), "given row_^[0]={@}\n0 fair west\nauto action\nexpect actions=2\n" },
	{ A(FREE_WEST), "$spanish_tercio}\n0 operate west\n0 use spanish_tercio siege\n"
			"0 siege london\nexpect actions=2\n" },
	{ A(ENGINEER), "$spanish_tercio}\n0 operate west\n0 use spanish_tercio siege\n"
		       "0 siege london\nexpect actions=2\n" },
	{ A(PATRONS_TRADE), "$duke_of_milan,duchy_of_ferrara,french_pirates}\n"
			    "given active={globalization}\nallow 0 declare globalization\n" },
	{ A(AS_REPUBLIC), "$gutenberg,flanders_guild,hidden}\ngiven active={renaissance}\n"
			  "allow 0 declare renaissance\n" },
	{ A(BOTH_SIDES), "$spanish_tercio}\nallow 0 both west\n" },
	{ A(NO_PIRATES), "given row_^[0]={@} border[pap_ott]=cube0 hand_west[0]={knights_hospitaller}\n"
			 "0 play knights_hospitaller\n"
			 "refuse 0 raid white_pirate pap_ott because protected 16.10\n" },
	{ A(MUFTI), "given row_^[0]={@} row_east[1]={soninke_wangara,grim} "
		    "bishop[soninke_wangara]=black\n0 operate east\n0 use @ behead\n"
		    "expect moves 0: behead soninke_wangara\n" },
	{ A(TORCH_GLOBALIZATION), "given row_^[1]={@} active={globalization} actions=1\n"
				  "refuse 0 declare globalization because torched 16.20\n" },
	{ A(TORCH_HOLY), "given row_^[1]={@} active={holy} actions=1\n"
			 "refuse 0 declare holy because torched 16.20\n" },
	{ A(TORCH_IMPERIAL), "given row_^[1]={@} active={imperial} actions=1\n"
			     "refuse 0 declare imperial because torched 16.20\n" },
	{ A(APOSTATES), "given row_^[0]={@}\nallow 0 renounce @\n" },
	{ A(SPIES), "given row_^[0]={@} row_west[1]={inquisition_pope}\n0 operate west\n"
		    "expect moves 0: borrow inquisition_pope behead\n" },
	{ A(TRADE_TWICE), "given row_^[0]={@} border[hun_byz]=cube0 coins[west0]=5\n0 fair west\n"
			  "0 levy caffa\nexpect event earns 0 = 2\n" },
	{ A(PATRONS_RULE), "$duke_of_milan,duchy_of_ferrara}\ngiven row_east[0]={academia} "
			   "active={renaissance}\nallow 0 declare renaissance\n" },
	{ A(TREASON), "given row_^[0]={@} hand_west[0]={bold}\n0 sell bold\n"
		      "expect question treason\n" },
	{ A(OUTSPOKEN), "$spanish_tercio}\ngiven bishop[spanish_tercio]=red bishop[@]=white\n"
			"allow 0 operate west\n" },
	{ A(SELLS_TWO), "$gutenberg}\n0 sell gutenberg\nexpect question resell\n" },
	{ A(BUFFER), "given holder[&]=1 row_~[1]={&} queen[&]=@ holder[por]=0 row_west[0]={por}\n"
		     "0 operate west\n0 use por campaign\n"
		     "refuse 0 attack fra because out_of_reach 10.13\n" },
	{ A(STEADFAST), "given row_^[1]={@,jesuits,luther} hand_west[0]={oratory_of_divine_love}\n"
			"0 play oratory_of_divine_love\n0 apply\nauto action\n"
			"expect row_west[1]={@,jesuits,luther}\n" },
};

enum { N_SHOWS = sizeof(shows) / sizeof(shows[0]) };

static void put_script(struct ludo_text *text, const char *script, int card)
{
	const char *half = half_of(card);
	int king = is_queen(card) ? set_least(cards[card].of) : 0;
	for (; *script; script++)
		switch (*script) {
		case '@': ludo_putf(text, "%s", card_tokens[card]); break;
		case '^': ludo_putf(text, "%s", half); break;
		case '&': ludo_putf(text, "%s", empire_tokens[king]); break;
		case '~': ludo_putf(text, "%s", halves[empires[king].region]); break;
		case '$':
			ludo_putf(text, back_of(card) == WEST ? "given row_west[0]={%s,"
							      : "given row_east[0]={%s}\n"
								"given row_west[0]={",
				  card_tokens[card]);
			break;
		default: ludo_putf(text, "%c", *script); break;
		}
}

/* A crown is sold with its king. */
static const char *script_of(int i, int card)
{
	if (shows[i].ability == A(SELLS_FOR_4) && is_queen(card))
		return "given holder[&]=0 row_~[0]={&} queen[&]=@\n0 sell &\nexpect florins[0]=9\n";
	return shows[i].script;
}

/* ---- running ---- */

static int n_passed, n_failed;

static void begin(struct ludo_text *text)
{
	ludo_putf(text, "---\nseats 4 families=seats\ndeal\n");
}

static void try_card(struct ludo_text *text, int card)
{
	uint32_t left = cards[card].abilities;
	if (cards[card].shot != SHOT_NO_SHOT) {
		begin(text);
		(is_comet(card) ? try_comet : try_shot)(text, card);
	}
	for (int i = 0; i < N_SHOWS; i++)
		if (cards[card].abilities & shows[i].ability) {
			begin(text);
			put_script(text, script_of(i, card), card);
			left &= ~shows[i].ability;
		}
	if (left) {
		n_failed++;
		printf("failed: an ability of %s has no example\n", card_tokens[card]);
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
