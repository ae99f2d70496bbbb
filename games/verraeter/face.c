/* face.c: door 2 of Verräter: names, options, fields, words. */
#include "ludo_face.h"
#include "verraeter.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = { /* 0.8 */
	{ "0", { "Brown", "Marrone" } },
	{ "1", { "Blue", "Blu" } },
	{ "2", { "Green", "Verde" } },
	{ "3", { "Orange", "Arancio" } },
};

static const struct ludo_name house_names[N_HOUSES] = {
	{ "eagle", { "Eagle", "Aquila" } },
	{ "rose", { "Rose", "Rosa" } },
};

static const struct ludo_name face_names[N_FACES] = {
	{ "estate", { "estate", "magazzino" } },
	{ "office", { "office", "proprietà" } },
};

static const struct ludo_name landscape_names[N_LANDSCAPES] = {
#define LANDSCAPE(id, token, cp, i, ii, iii, iv, en, it) { token, { en, it } },
#include "landscapes.def"
#undef LANDSCAPE
};

static const struct ludo_name card_names[N_CARDS] = {
#define LANDSCAPE(id, token, cp, i, ii, iii, iv, en, it)                               \
	{ token ".eagle", { en " (Eagle)", it " (Aquila)" } },                         \
	{ token ".rose", { en " (Rose)", it " (Rosa)" } },
#include "landscapes.def"
#undef LANDSCAPE
};

static const struct ludo_name action_names[N_ACTIONS] = {
#define ACTION(id, token, cp, vp, en, it) { token, { en, it } },
#include "actions.def"
#undef ACTION
};

static const struct ludo_name supply_names[N_SUPPLIES] = {
#define SUPPLY(token, value, count, bits) { token, { token, token } },
#include "supply.def"
#undef SUPPLY
};

static const uint8_t supply_bits[N_SUPPLIES] = {
#define SUPPLY(token, value, count, bits) bits,
#include "supply.def"
#undef SUPPLY
};

static const uint8_t action_bits[N_ACTIONS] = { 1, 1, 1, 1, 1, 1 };

#define PLACES(X) X("1") X("2") X("3") X("4") X("5") X("6") X("7") X("8") X("9") X("10") X("11") X("12")
static const struct ludo_name place_names[N_PLACES] = {
#define X(n) { n, { "place " n, "posto " n } },
	PLACES(X)
#undef X
};

#define BORDERS(X) X("1", "2") X("2", "3") X("3", "4") X("4", "5") X("5", "6") X("6", "7") \
	X("7", "8") X("8", "9") X("9", "10") X("10", "11") X("11", "12") X("12", "1")
static const struct ludo_name border_names[N_PLACES] = {
#define X(n, m) { n "-" m, { n " and " m, n " e " m } },
	BORDERS(X)
#undef X
};

#include "ludo_tables.h"

/* ---- fields, in the order of the struct ---- */

#define STATE struct verraeter
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, LUDO_COUNT),
	ONE("phase", phase, LUDO_IS, LUDO_COUNT),
	ONE("start", start, LUDO_IS, LUDO_SEAT),
	ONE("strategy", strategy, LUDO_IS, LUDO_SEAT),
	ONE("conflict", conflict, LUDO_MAYBE, BORDER),
	ONE("united", united, LUDO_IS, LUDO_COUNT),
	ONE("winner", winner, LUDO_MAYBE, HOUSE),
	ONE("n_deck", n_deck, LUDO_IS, LUDO_COUNT),
	ONE("unlaid", unlaid, LUDO_SET, CARD),
	ROW("land", land, LUDO_MAYBE, LANDSCAPE, PLACE),
	ROW("owner", owner, LUDO_IS, HOUSE, PLACE),
	ROW("builder", builder, LUDO_MAYBE, LUDO_SEAT, PLACE),
	ROW("face", face, LUDO_IS, FACE, PLACE),
	ROW("house", house, LUDO_IS, HOUSE, LUDO_SEAT),
	ROW("shown", shown, LUDO_MAYBE, ACTION, LUDO_SEAT),
	ROW("n_hand", n_hand, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	TALLIES("played", played, LUDO_SEAT, SUPPLY),
	TALLY("discards", discards, SUPPLY),
	TALLY("fresh", fresh, SUPPLY),
	TALLIES("known", known, LUDO_SEAT, SUPPLY),
	ROW("vp", vp, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	SECRET("offered", offered, LUDO_SET, ACTION),
	SECRET("chosen", chosen, LUDO_MAYBE, ACTION),
	SECRET_TALLY("hand", hand, SUPPLY),
	SECRET_TALLY("drawn", drawn, SUPPLY),
	ONE("aside", hidden.aside, LUDO_MAYBE, ACTION),
	TALLY("deck", hidden.deck, SUPPLY),
	ROW("spare", hidden.spare, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
};

/* Where action cards lie that are not on offer. */
static const char *const places[] = { "chosen", "aside", 0 };

static const struct ludo_follow follows[] = {
	{ "n_hand", "hand" },
	{ "n_deck", "deck" },
	{ 0, 0 },
};

/* ---- the door ---- */

const struct ludo_face verraeter_face = {
	.name = { "Verräter", "Verräter (Traditore)" },
	.blurb = { "Two houses, one conflict a round, and somebody always changes sides.",
		   "Due case, un conflitto a round, e c'è sempre chi cambia fazione." },
	.credit = "Marcel-André Casasola Merkle, Adlung-Spiele, 1998",
	LUDO_WORD_TABLES,
	.places = places,
	.follows = follows,
	.view = verraeter_view,
	.screen = verraeter_screen,
};
