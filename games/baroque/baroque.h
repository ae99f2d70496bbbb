/* baroque.h: the ids and the state of Baroque. */
#ifndef BAROQUE_H
#define BAROQUE_H

#include "ludo.h"

struct ludo_text;

#define LUDO_GAME baroque
#define LUDO_WORDS "baroque/words.def"
#include "ludo_ids.h"

enum { NONE = -1 };

enum power { OF_BRANDENBURG, OF_AUSTRIA, OF_PALATINE, OF_SPANISH }; /* 3.1: the seats */

enum state { /* 2.1 */
#define STATE(id, ...) id,
#include "states.def"
#undef STATE
	N_STATES
};

enum sign { /* of a state */
	ELECTOR = 1, ELECTOR_LATER = 2, DIOCESE = 4, BALTIC = 8, NORTH_SEA = 16, OUTER = 32,
	POSSESSION = 64, NO_CITY = 128, OURS = 256, /* OURS: the rulebook does not name it */
};

enum war { DENMARK, DUTCH, FRANCE, OTTOMANS, SWEDEN, N_WARS }; /* 14.4 */

enum event_card { /* 1.4 */
#define EVENT_CARD(id, ...) EVENT_##id,
#include "events.def"
#undef EVENT_CARD
	N_EVENTS
};

enum card { /* 1.4 */
#define CARD(id, ...) CARD_##id,
#include "cards.def"
#undef CARD
	N_CARDS
};

/* 10.1: those before N_CHARACTERS stay in front, one of each sort. */
enum sort {
	SORT_ARCHITECT, SORT_BISHOP, SORT_POLITICIAN, SORT_GENERAL, N_CHARACTERS,
	SORT_PAINTER = N_CHARACTERS, SORT_POWER, SORT_ASSASSIN, SORT_BAROQUE, SORT_CAPITALISM,
	SORT_TRAITOR, SORT_DIVINE,
};

enum thing { AN_ARMY, A_CITY, A_FORT, A_RESIDENCE, N_THINGS }; /* 10.2 */

enum way { BY_BASIC, BY_POLITICIAN, BY_BISHOP, BY_POWER, N_WAYS }; /* 10.8, 10.11, 10.12 */

enum stake { POWER_CARDS, OTHER_CARDS, N_STAKES }; /* 10.26 */

enum favour { /* 12.6 */
	FAVOUR_CARD, FAVOUR_5, FAVOUR_12, FAVOUR_ARMY, FAVOUR_VP, FAVOUR_STATE, FAVOUR_PICK,
	N_FAVOURS
};

/* 13.1: where victory points come from; those before N_FORECAST can be told before they come. */
enum source {
	FROM_STATES, FROM_CITIES, FROM_FORTS, FROM_RESIDENCES, FROM_COMPOSERS, FROM_THRONE,
	FROM_CHARACTERS, N_FORECAST,
	FROM_FAVOURS = N_FORECAST, FROM_PAINTINGS, N_SOURCES,
};

enum {
	N_COMPOSERS = 8,
	N_GROUPS    = 16, /* attacks and marches of one action: no more than armies */
	N_PICKS     = 8,  /* cards that may be awaited from favours */
	MOST_ARMIES = 15,
	MOST_HAND   = 40,  /* cards in one hand: there are 41 */
	MOST_POINTS = 250, /* of influence, of one player in one state */
	MOST_BID    = 250, /* above the lowest, unless it is everything (16.7) */
	MOST_FLORINS = 30000,
};

/* Open to one seat alone (18.1). */
struct baroque_secret {
	uint8_t hand[N_CARDS];              /* how many of each */
	uint8_t laid[N_CARDS];              /* of these, laid in this battle */
	uint8_t known[LUDO_SEATS][N_CARDS]; /* in the hands of others, for sure (18.2) */
	uint8_t others;                     /* cards but Power that it pledged (10.26) */
	uint8_t spare[1];
};

/* Open to nobody. */
struct baroque_hidden {
	uint8_t deck[N_CARDS]; /* opportunity cards: their order does not exist */
	uint8_t spare[3];
};

struct baroque {
	struct ludo_core core;

	/* open to all (18.3) */
	uint8_t turn;              /* from 1; 0 while preparing */
	uint8_t active;            /* seat whose action phase it is */
	uint8_t is_last;           /* 9.3: the phase is the last one of the turn */
	uint8_t barred;            /* 1: no moves (16.11); 2: no card and no actions (16.5) */
	uint64_t held[LUDO_SEATS]; /* set of states under control */
	uint64_t camp[LUDO_SEATS]; /* set of states with own armies */
	uint64_t cities;           /* set of states with an ordinary city */
	uint64_t forts;            /* the same of fortified cities */
	uint64_t residences;
	uint64_t used_cities;      /* set of states whose city was used this turn (10.14) */
	uint64_t used_residences;
	uint64_t barren;           /* set of states with a no-income marker */
	uint64_t in_play;          /* all but possessions not sold */
	uint16_t fl[LUDO_SEATS];
	uint16_t vp[LUDO_SEATS];
	uint8_t armies[N_STATES];
	uint8_t moved[N_STATES];   /* of these, marked as moved (10.21) */
	uint8_t influence[N_STATES][LUDO_SEATS];
	uint8_t marchers[N_STATES]; /* armies that may try a forced march (10.22) */

	uint8_t order[LUDO_SEATS];  /* seats in order of play */
	uint8_t front[LUDO_SEATS][N_CHARACTERS]; /* card + 1 */
	uint8_t post[LUDO_SEATS];   /* state of the general + 1 */
	uint8_t divine[LUDO_SEATS]; /* Divine interventions in front */
	uint8_t n_hand[LUDO_SEATS];
	uint8_t extra[LUDO_SEATS];  /* cards more that may be bought (7.4) */
	uint8_t army_debt[LUDO_SEATS];   /* armies to be paid after the next income (16.17) */
	uint8_t fugger_debt[LUDO_SEATS]; /* debts of 5 FL (16.9) */
	uint8_t pick[N_PICKS];      /* seat that picks a card next turn + 1, in order (7.1) */
	uint8_t composer[N_COMPOSERS]; /* state + 1 */
	uint8_t discards[N_CARDS];
	uint8_t box[N_CARDS];       /* removed from the game */
	uint8_t event_deck[N_EVENTS]; /* a set: all know what lies in it, nobody in which order */
	uint8_t event_discards[N_EVENTS];
	uint8_t event_out[N_EVENTS]; /* in play or aside */
	uint8_t event_box[N_EVENTS];
	uint8_t n_deck;
	uint8_t event;              /* being resolved + 1 */
	uint8_t named;              /* state that it hits + 1 */
	uint8_t war;                /* war rolled + 1 */
	uint8_t wars;               /* set of active wars */
	uint8_t ottomans;           /* 1: their marker stands in Styria */
	uint8_t brunswick;          /* 1: an elector (14.1) */
	uint8_t famine_below;       /* 1: Famine lies at the bottom of the deck (5.2) */
	uint8_t spared;             /* set of seats that intervened against this event */
	uint8_t spared_famine, spared_chaos;
	uint8_t out;                /* set of seats that act no more this turn (9.2) */
	uint8_t winner;             /* by 13.3: seat + 1 */
	uint8_t rank[LUDO_SEATS];   /* by the rolls so far, from below (3.4) */
	uint8_t die[LUDO_SEATS];
	uint8_t tied;               /* set of seats that roll */

	/* one influence action */
	uint8_t way, removing;
	uint8_t target[2];          /* states + 1 */
	uint8_t aid;                /* points of buildings */
	uint8_t see;                /* state whose residence is used + 1 */
	uint8_t aided, raised;      /* which target gets them, and the politician's point */

	/* one move action */
	uint8_t led;                /* set of seats whose general has moved this phase */
	uint8_t entered;            /* set of seats whose general entered his state this phase */
	uint8_t vanguard;           /* state + 1 from which the general may march */
	uint8_t attack_at[N_GROUPS], attack_from[N_GROUPS]; /* states + 1 */
	uint8_t attack_n[N_GROUPS];
	uint8_t attack_lead;        /* which of them has the general + 1 */
	uint8_t march_from[N_GROUPS], march_to[N_GROUPS]; /* states + 1 */
	uint8_t march_n[N_GROUPS];
	uint8_t march_lead;
	uint8_t battle;             /* state + 1 */
	uint8_t riders;             /* armies that may follow Caprara (17.12) */
	uint8_t stake[2][N_STAKES]; /* cards of attacker and defender, once both have pledged */

	struct baroque_secret secret[LUDO_SEATS];
	struct baroque_hidden hidden;
	struct ludo_tape tape;
};

/* What the rules count of open things, for faces: a blanked state will do. */
int baroque_income(const struct baroque *s, int seat);             /* of the next turn (6.1) */
int baroque_points(const struct baroque *s, int seat, int source); /* at the turn's end */
int baroque_favours(const struct baroque *s, int seat);            /* from the throne (12.4) */
int baroque_armies(const struct baroque *s, int seat);
int baroque_price(const struct baroque *s, int seat, int thing);   /* of building it (10.2) */
int baroque_upkeep(const struct baroque *s);                       /* of one army (12.2) */
int baroque_attack(const struct baroque *s, int state);            /* without cards (10.25) */
int baroque_defence(const struct baroque *s, int state);
uint64_t baroque_steps(const struct baroque *s, int state);        /* for armies (10.19) */
uint64_t baroque_reach(const struct baroque *s, int seat);         /* of the basic action (10.8) */

/* What is printed on a card, made from its row. */
void baroque_put_card(struct ludo_text *text, int card, int lang);
void baroque_put_event(struct ludo_text *text, int event, int lang);

_Static_assert(sizeof(struct baroque) < 3072, "a state stays below 3 KB");

#endif
