/* unit_pax.c: the check sums of the fact sheet of Pax Renaissance, counted again over the rows
 * of its cards. */
#include <stdio.h>

#include "pax/areas.h"

enum field { CARDS, BACK, AGENT, WHERE, OPERATION, REPRESSES, SHOT, PRESTIGE, ABILITY };

enum { ANY = 0xffff, OF_ANY = OF_PAWNS | OF_CASTLES | OF_KNIGHTS, N_BOXES = 3 };

struct sum {
	const char *what;
	enum field field;
	uint32_t is, of;      /* what is counted there; of: what the one-shot speaks of */
	int n[N_BOXES];       /* base, promo, expansion */
};

/* Comets are counted as such and nowhere else. */
static const struct sum sums[] = {
	{ "cards",                 CARDS,      0, 0, { 88, 5, 59 } },
	{ "comets",                SHOT,       SHOT_COMET, ANY, { 4, 0, 0 } },
	{ "eastern cards",         BACK,       EAST, 0, { 33, 3, 30 } },
	{ "western cards",         BACK,       WEST, 0, { 55, 2, 29 } },
	{ "cards with an ability", ABILITY,    0, 0, { 8, 2, 25 } },
	{ "no location",           WHERE,      0, 0, { 10, 1, 5 } },
	{ "black bishop",          AGENT,      BLACK_BISHOP, 0, { 4, 0, 2 } },
	{ "red bishop",            AGENT,      RED_BISHOP, 0, { 5, 0, 3 } },
	{ "white bishop",          AGENT,      WHITE_BISHOP, 0, { 6, 0, 4 } },
	{ "black knight",          AGENT,      BLACK_KNIGHT, 0, { 8, 1, 2 } },
	{ "red knight",            AGENT,      RED_KNIGHT, 0, { 6, 1, 2 } },
	{ "white knight",          AGENT,      WHITE_KNIGHT, 0, { 18, 0, 4 } },
	{ "pawn",                  AGENT,      PAWN, 0, { 17, 2, 12 } },
	{ "black pirate",          AGENT,      BLACK_PIRATE, 0, { 4, 0, 2 } },
	{ "red pirate",            AGENT,      RED_PIRATE, 0, { 1, 0, 2 } },
	{ "white pirate",          AGENT,      WHITE_PIRATE, 0, { 2, 0, 4 } },
	{ "black castle",          AGENT,      BLACK_CASTLE, 0, { 6, 0, 5 } },
	{ "red castle",            AGENT,      RED_CASTLE, 0, { 7, 0, 6 } },
	{ "white castle",          AGENT,      WHITE_CASTLE, 0, { 11, 0, 2 } },
	{ "location ARA",          WHERE,      IN(ARA), 0, { 7, 1, 3 } },
	{ "location BYZ",          WHERE,      IN(BYZ), 0, { 5, 1, 2 } },
	{ "location EAST",         WHERE,      IN_EAST, 0, { 5, 0, 4 } },
	{ "location ENG",          WHERE,      IN(ENG), 0, { 6, 0, 5 } },
	{ "location FRA",          WHERE,      IN(FRA), 0, { 6, 0, 3 } },
	{ "location HRE",          WHERE,      IN(HRE), 0, { 8, 0, 8 } },
	{ "location HUN",          WHERE,      IN(HUN), 0, { 6, 0, 5 } },
	{ "location MAM",          WHERE,      IN(MAM), 0, { 3, 2, 2 } },
	{ "location OTT",          WHERE,      IN(OTT), 0, { 7, 0, 7 } },
	{ "location PAP",          WHERE,      IN(PAP), 0, { 6, 0, 7 } },
	{ "location POR",          WHERE,      IN(POR), 0, { 7, 0, 2 } },
	{ "location WEST",         WHERE,      IN_WEST, 0, { 12, 0, 6 } },
	{ "behead",                OPERATION,  O(BEHEAD), 0, { 9, 0, 6 } },
	{ "commerce E",            OPERATION,  O(COMMERCE_EAST), 0, { 7, 1, 6 } },
	{ "commerce W",            OPERATION,  O(COMMERCE_WEST), 0, { 13, 0, 6 } },
	{ "corsair B",             OPERATION,  O(CORSAIR_BLACK), 0, { 4, 0, 3 } },
	{ "corsair R",             OPERATION,  O(CORSAIR_RED), 0, { 1, 0, 2 } },
	{ "corsair W",             OPERATION,  O(CORSAIR_WHITE), 0, { 6, 0, 4 } },
	{ "inquisitor B",          OPERATION,  O(INQUISITOR_BLACK), 0, { 7, 0, 2 } },
	{ "inquisitor R",          OPERATION,  O(INQUISITOR_RED), 0, { 9, 0, 7 } },
	{ "inquisitor W",          OPERATION,  O(INQUISITOR_WHITE), 0, { 12, 0, 6 } },
	{ "repress k",             REPRESSES,  OF_KNIGHTS, 0, { 1, 0, 2 } },
	{ "repress p",             REPRESSES,  OF_PAWNS, 0, { 11, 3, 6 } },
	{ "repress pk",            REPRESSES,  OF_PAWNS | OF_KNIGHTS, 0, { 0, 0, 2 } },
	{ "repress pr",            REPRESSES,  OF_PAWNS | OF_CASTLES, 0, { 3, 0, 4 } },
	{ "repress prk",           REPRESSES,  OF_PAWNS | OF_CASTLES | OF_KNIGHTS, 0, { 1, 0, 0 } },
	{ "repress r",             REPRESSES,  OF_CASTLES, 0, { 3, 0, 2 } },
	{ "repress rk",            REPRESSES,  OF_CASTLES | OF_KNIGHTS, 0, { 0, 0, 2 } },
	{ "siege",                 OPERATION,  O(SIEGE), 0, { 38, 2, 14 } },
	{ "tax",                   OPERATION,  O(TAX), 0, { 27, 2, 4 } },
	{ "vote E",                OPERATION,  O(VOTE_EAST), 0, { 2, 0, 2 } },
	{ "vote W",                OPERATION,  O(VOTE_WEST), 0, { 8, 0, 7 } },
	{ "no one-shot",           SHOT,       SHOT_NO_SHOT, ANY, { 19, 1, 21 } },
	{ "apostasy:RB",           SHOT,       SHOT_APOSTASY, P(REFORMED) | P(ISLAMIC), { 0, 0, 1 } },
	{ "apostasy:WB",           SHOT,       SHOT_APOSTASY, P(CATHOLIC) | P(ISLAMIC), { 0, 0, 1 } },
	{ "apostasy:WR",           SHOT,       SHOT_APOSTASY, P(CATHOLIC) | P(REFORMED), { 0, 0, 2 } },
	{ "conspiracy",            SHOT,       SHOT_CONSPIRACY, ANY, { 21, 0, 9 } },
	{ "coronation",            SHOT,       SHOT_CORONATION, ANY, { 10, 1, 5 } },
	{ "crusade",               SHOT,       SHOT_CRUSADE, ANY, { 4, 0, 1 } },
	{ "jihad",                 SHOT,       SHOT_JIHAD, ANY, { 5, 0, 1 } },
	{ "reformation",           SHOT,       SHOT_REFORMATION, ANY, { 8, 1, 0 } },
	{ "revolt",                SHOT,       SHOT_REVOLT, ANY, { 14, 1, 7 } },
	{ "shift:NOVGOROD",        SHOT,       SHOT_SHIFT, NOVGOROD, { 1, 0, 1 } },
	{ "shift:SPICE",           SHOT,       SHOT_SHIFT, SPICE_ISLANDS, { 5, 1, 1 } },
	{ "shift:TIMBUKTU",        SHOT,       SHOT_SHIFT, TIMBUKTU, { 1, 0, 2 } },
	{ "torch:GLOB",            SHOT,       SHOT_TORCH, GLOBALIZATION, { 0, 0, 1 } },
	{ "torch:HOLY",            SHOT,       SHOT_TORCH, HOLY, { 0, 0, 4 } },
	{ "torch:IMP",             SHOT,       SHOT_TORCH, IMPERIAL, { 0, 0, 2 } },
	{ "islamic",               PRESTIGE,   P(ISLAMIC), 0, { 6, 0, 2 } },
	{ "discovery",             PRESTIGE,   P(DISCOVERY), 0, { 4, 1, 7 } },
	{ "law",                   PRESTIGE,   P(LAW), 0, { 12, 0, 7 } },
	{ "patron",                PRESTIGE,   P(PATRON), 0, { 4, 0, 7 } },
	{ "reformed",              PRESTIGE,   P(REFORMED), 0, { 8, 1, 6 } },
	{ "catholic",              PRESTIGE,   P(CATHOLIC), 0, { 9, 0, 5 } },
};

static int n_of(int card, const struct sum *sum)
{
	const struct card_row *row = &cards[card];
	int is_shot = sum->field == SHOT && row->shot == sum->is;
	if (is_comet(card))
		return is_shot;
	switch (sum->field) {
	case CARDS: return 1;
	case BACK: return back_of(card) == (int)sum->is;
	case AGENT: return (row->agent[0] == sum->is) + (row->agent[1] == sum->is);
	case WHERE: return row->where == sum->is;
	case OPERATION: return (row->ops & sum->is) != 0;
	case REPRESSES: return (row->ops & OF_ANY) == sum->is;
	case SHOT: return is_shot && (sum->of == ANY || row->of == sum->of);
	case PRESTIGE: return (row->prestige & sum->is) != 0;
	default: return row->abilities != 0;
	}
}

static int holds(const struct sum *sum)
{
	int n[N_BOXES] = { 0 };
	for (int card = 0; card < N_CARDS; card++)
		n[cards[card].box] += n_of(card, sum);
	if (n[BASE] == sum->n[BASE] && n[PROMO] == sum->n[PROMO] &&
	    n[EXPANSION] == sum->n[EXPANSION])
		return 1;
	printf("failed: %s: %d base, %d promo, %d expansion\n", sum->what, n[BASE], n[PROMO],
	       n[EXPANSION]);
	return 0;
}

int main(void)
{
	enum { N_SUMS = sizeof(sums) / sizeof(sums[0]) };
	int n_passed = 0;
	for (int i = 0; i < N_SUMS; i++)
		n_passed += holds(&sums[i]);
	printf("%d passed, %d failed\n", n_passed, N_SUMS - n_passed);
	return n_passed != N_SUMS;
}
