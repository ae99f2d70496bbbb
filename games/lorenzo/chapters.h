/* chapters.h: what the chapters of Lorenzo's rules share; for rules.c alone. */
#ifndef LORENZO_CHAPTERS_H
#define LORENZO_CHAPTERS_H

#include "lorenzo.h"
#include "rules.h"

/* How a turn is had (5.1, 14.9). */
enum { TURN_PLAIN, TURN_SKIPPED, TURN_LATE };

/* What a seat holds, to tell afterwards what has changed. */
struct purse {
	int16_t have[N_GOODS];
};

/* Who acts, by what right, and all that is the same for every space and card then. */
struct actor {
	int8_t seat, member;       /* member NOBODY where a card or leader grants the action */
	uint8_t grant;
	int8_t rate;               /* servants for a point of value: 14.8 */
	int16_t value;             /* of the member or of what was granted: 5.3, 6.9 */
	uint8_t has_floor_bonus;   /* 6.13 */
	uint8_t has_surcharge;     /* 16.3 */
	int8_t boost[N_ACTIONS];   /* on the value of each action: 6.11, 14.4, 14.6 */
	bag off[N_TYPES];          /* the cost of cards of each type: 6.12 */
	bag either[N_TYPES];       /* of these goods one comes off besides: 6.12 */
	bag less;                  /* of what a source yields: 14.2 */

	/* sets of spaces, if he looks round: where coloured members of the family stand, those
	 * that each rule shuts, and those that none does */
	uint32_t own, closed, banned, occupied, same_colour, empty, full, open;
};

/* Goods of a source that tiles do not make less, or no more: a set (14.3). */
enum { NOT_SPARED = 0, SPARED = (1 << (MILITARY + 1)) - 1 };

/* chapter 5 */
static struct actor actor_of(const struct lorenzo *s, int seat);
static struct actor actor_looking_round(const struct lorenzo *s, int seat);
static ludo_why spot_why(const struct lorenzo *s, const struct actor *who, int space, int budget);
/* chapter 6 */
static unsigned receive(struct lorenzo *s, int seat, bag yield, unsigned spared);
static void gain(struct lorenzo *s, int seat, bag yield, unsigned spared);
static int grant_action(int grant);
static int grant_value(int grant);
static bag grant_off(int grant);
static void add_characters(const struct lorenzo *s, struct actor *who);
/* chapters 7 to 10 */
static int takes_card(const struct lorenzo *s);
static int surcharge(const struct lorenzo *s, const struct actor *who, int space);
static bag floor_bonus(const struct actor *who, int space);
static ludo_why floor_why(const struct lorenzo *s, const struct actor *who, int space, int paid);
static void take_card(struct lorenzo *s, const struct actor *who);
static void harvest(struct lorenzo *s, int seat);
static void begin_production(struct lorenzo *s, int seat);
static void plan_privileges(struct lorenzo *s, int seat, bag yield, unsigned spared);
/* chapters 14 to 17 */
static int has_tile(const struct lorenzo *s, int seat, int tile);
static bag losses(const struct lorenzo *s, int seat);
static void add_tiles(const struct lorenzo *s, struct actor *who);
static int has_ability(const struct lorenzo *s, int seat, int leader);
static int ability_number(const struct lorenzo *s, int seat, int leader);
static ludo_why leader_action_why(const struct lorenzo *s, ludo_move m);
static void list_leader_actions(const struct lorenzo *s, int seat, struct ludo_list *list);
static void do_leader_action(struct lorenzo *s, ludo_move m);
static int has_leader_actions(const struct lorenzo *s, int seat);

#endif
