/* unit_baroque.c: the map of Baroque: that it hangs together, and that its screen keeps its
 * columns when there is as much on it as can be; and that invented hands hold what was laid. */
#include <stdio.h>
#include <string.h>

#include "baroque/map.h"
#include "ludo_draw.h"
#include "ludo_face.h"
#include "ludo_table.h"
#include "rng.h"

enum { CELL = 33, NAME = 15 };

static int n_passed, n_failed;

static void check(int holds, const char *what)
{
	n_passed += holds;
	n_failed += !holds;
	if (!holds)
		printf("failed: %s\n", what);
}

/* ---- the map ---- */

/* Are all states of a set joined by borders within it? */
static int hangs_together(uint64_t set)
{
	uint64_t met = set & -set, before = 0;
	while (met != before) {
		before = met;
		set_each(state, before)
			met |= neighbours[state] & set;
	}
	return met == set;
}

static void map_hangs_together(void)
{
	uint64_t all = set_first(N_STATES) & ~BIT(PRUSSIA); /* reached by permission alone */
	check(hangs_together(all), "all states but Prussia hang together");
	check(hangs_together(all & ~possessions), "so they do without unsold possessions");
	check(!neighbours[PRUSSIA], "Prussia has no border");
	int n = 0;
	for (int state = 0; state < N_STATES; state++) {
		n += !(neighbours[state] & all & ~possessions);
		set_each(other, neighbours[state])
			n += !set_has(neighbours[other], state) ? 1000 : 0;
	}
	check(n == 1, "every state but Prussia has a neighbour, and borders have two sides");
}

/* ---- the screen ---- */

/* Everything everywhere. */
static struct baroque crowded(void)
{
	struct baroque s = { .core = { .n_seats = 4 }, .turn = 20, .ottomans = 1, .brunswick = 1 };
	s.in_play = s.barren = set_first(N_STATES);
	s.cities = s.forts = s.residences = s.in_play;
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		s.vp[seat] = 9999;
		s.fl[seat] = MOST_FLORINS - 1;
		s.order[seat] = (uint8_t)seat;
	}
	s.held[OF_SPANISH] = s.camp[OF_SPANISH] = s.in_play;
	memset(s.armies, MOST_ARMIES, sizeof(s.armies));
	memset(s.influence, MOST_POINTS, sizeof(s.influence));
	memset(s.composer, LOWER_PALATINATE + 1, sizeof(s.composer));
	memset(s.army_debt, MOST_ARMIES, sizeof(s.army_debt));
	memset(s.fugger_debt, 9, sizeof(s.fugger_debt));
	s.active = OF_BRANDENBURG;
	s.attack_at[0] = SPANISH_NETHERLANDS + 1;
	s.attack_from[0] = LORRAINE + 1;
	s.attack_n[0] = MOST_ARMIES;
	return s;
}

static int columns_of(const char *from, const char *to)
{
	int n = 0;
	for (; from < to; from++)
		n += ((unsigned char)*from & 0xc0) != 0x80;
	return n;
}

/* Does a name, as far as it is shown, begin in a column of the map, behind a blank? */
static int stands_in_column(const char *map, const char *name)
{
	char shown[64];
	int n = 0;
	for (int columns = 0; name[n] && n < 60; n++) {
		columns += ((unsigned char)name[n] & 0xc0) != 0x80;
		if (columns > NAME - 1)
			break;
	}
	snprintf(shown, sizeof(shown), "%.*s", n, name);
	const char *at = strstr(map, shown), *line = at;
	if (!at)
		return 0;
	while (line > map && line[-1] != '\n')
		line--;
	return columns_of(line, at) % CELL == 0 && (at == line || at[-1] == ' ');
}

static int is_narrow(const char *text)
{
	for (const char *end; (end = strchr(text, '\n')); text = end + 1)
		if (columns_of(text, end) > DRAW_WIDE)
			return 0;
	return 1;
}

static void screen_keeps_its_columns(const struct baroque *s, int lang)
{
	const struct ludo_face *face = &baroque_face;
	struct ludo_text text = { 0 };
	struct drawing d = draw_begin(face, s, OF_SPANISH, lang);
	face->screen(&d, s);
	draw_end(&d, &text);
	const char *all = ludo_text_string(&text);
	const char *map = strstr(all, lang == LUDO_IT ? "Nord" : "North");
	check(is_narrow(all), "no line is wider than a screen");
	check(strstr(all, "9999") && strstr(all, " 29999 "), "numbers stand apart");
	check(strstr(all, lang == LUDO_IT ? "30 contro" : "30 against") != 0, "a battle is told");
	for (int state = 0; map && state < N_STATES; state++) {
		const char *name = face->kinds[KIND_STATE].names[state].say[lang];
		check(stands_in_column(map, name), name);
	}
	ludo_text_free(&text);
}

/* Cells of every width: points of some seats, with and without armies and buildings. */
static void screens_keep_their_columns(void)
{
	struct baroque full = crowded();
	for (int points = 0; points < 1 << LUDO_SEATS; points++)
		for (int much = 0; much < 4; much++) {
			struct baroque s = full;
			memset(s.influence, 0, sizeof(s.influence));
			for (int i = 0; i < N_STATES * LUDO_SEATS; i++)
				if (points >> i % LUDO_SEATS & 1)
					s.influence[i / LUDO_SEATS][i % LUDO_SEATS] = 5;
			if (much & 1)
				s.camp[OF_SPANISH] = 0;
			if (much & 2)
				s.residences = s.barren = s.forts = 0;
			screen_keeps_its_columns(&s, points & 1);
		}
	screen_keeps_its_columns(&full, LUDO_EN);
	screen_keeps_its_columns(&full, LUDO_IT);
}

/* ---- what a seat imagines ---- */

/* A battle in which the attacker, seat 2, was seen to stake all Power cards that are left. */
static struct baroque staked(void)
{
	struct baroque s = { .active = 2, .battle = 1, .n_hand = { 8, 2, 6 } };
	s.core = (struct ludo_core){ .n_seats = 3, .waiting = 1 << 1, .depth = 1 };
	s.core.agenda[0] = (struct ludo_step){ ASK_LAY, 1, 1, 1, 0 };
	s.camp[1] = 1;
	s.stake[0][POWER_CARDS] = 4;
	s.stake[0][OTHER_CARDS] = 2;
	s.stake[1][OTHER_CARDS] = 1;
	s.discards[CARD_POWER] = (uint8_t)(cards[CARD_POWER].count - s.stake[0][POWER_CARDS]);
	return s;
}

/* 10.26: cards that were staked are in the hand, whatever others may hold. */
static void hands_hold_what_was_laid(void)
{
	enum { WORLDS = 100 };
	struct ludo_rng rng = ludo_rng_from(4);
	int n_right = 0;
	for (int i = 0; i < WORLDS; i++) {
		struct baroque s = staked();
		ludo_game_find("baroque")->rules->fill(&s, 1, &rng);
		n_right += s.secret[2].laid[CARD_POWER] <= s.secret[2].hand[CARD_POWER];
	}
	check(n_right == WORLDS, "an invented hand holds what was laid");
}

int main(void)
{
	map_hangs_together();
	hands_hold_what_was_laid();
	screens_keep_their_columns();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
