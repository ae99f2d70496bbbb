/* face.c: door 2 of Verräter: names, options, fields, words. */
#include "face.h"
#include "ludo_face.h"
#include "verraeter.h"
#include "ludo_tables.h"

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

static const struct ludo_kind kinds[N_KINDS] = {
	[LUDO_COUNT] = { "count", LUDO_NUMBER, 0, 256, 0, 0 },
	[LUDO_SEAT] = { "seat", LUDO_NAMED, 0, LUDO_SEATS, seat_names, 0 },
	[CARD] = { "card", LUDO_NAMED, 0, N_CARDS, card_names, 0 },
	[LANDSCAPE] = { "landscape", LUDO_NAMED, 0, N_LANDSCAPES, landscape_names, 0 },
	[PLACE] = { "place", LUDO_NAMED, 0, N_PLACES, place_names, 0 },
	[BORDER] = { "border", LUDO_NAMED, 0, N_PLACES, border_names, 0 },
	[HOUSE] = { "house", LUDO_NAMED, 0, N_HOUSES, house_names, 0 },
	[FACE] = { "face", LUDO_NAMED, 0, N_FACES, face_names, 0 },
	[ACTION] = { "action", LUDO_NAMED, 0, N_ACTIONS, action_names, 0 },
	[ACTIONS] = { "actions", LUDO_BAG, ACTION, 1 << 6, 0, action_bits },
	[SUPPLY] = { "supply", LUDO_NAMED, 0, N_SUPPLIES, supply_names, 0 },
	[SUPPLIES] = { "supplies", LUDO_BAG, SUPPLY, 1 << 15, 0, supply_bits },
};

/* ---- options ---- */

static const struct ludo_value hands_values[] = {
	[HANDS_FIXED] = { "fixed", { "3, 4 and 5 for everybody", "3, 4 e 5 per tutti" },
			  { "All begin alike, and everybody knows what the others hold.",
			    "Si parte alla pari, e ognuno sa che cosa hanno gli altri." } },
	[HANDS_RANDOM] = { "random", { "three random cards (2008)", "tre carte a caso (2008)" },
			   { "Hands differ in strength, and nobody knows the others'.",
			     "Le mani sono più o meno forti, e nessuno conosce le altrui." } },
};

static const struct ludo_value diplomat5_values[] = {
	[DIPLOMAT5_2008] = { "2008", { "changes sides when all share a house",
				       "cambia fazione se tutti sono alleati" },
			     { "At the reveal its holder joins the other house with its 5 points.",
			       "Allo scoprire chi la tiene passa di là, con i suoi 5 punti." } },
	[DIPLOMAT5_1998] = { "1998", { "never changes sides", "non cambia mai fazione" },
			     { "Only the Traitor changes sides, as in the first edition.",
			       "Solo il Traditore cambia fazione, come nella prima edizione." } },
};

static const struct ludo_value start_values[] = {
	[START_RANDOM] = { "random", { "drawn by lot", "a sorte" },
			   { "Every seat has the same chance to begin.",
			     "Ogni posto ha la stessa probabilità di cominciare." } },
	[START_FIRST] = { "first", { "the first seat", "il primo posto" },
			  { "You decide who begins by where people sit.",
			    "Chi comincia lo decidi tu, con i posti." } },
};

static const struct ludo_option options[N_OPTIONS] = {
	[OPT_HANDS] = { "hands", HANDS_FIXED, hands_values, "0.17",
			{ "Supply cards at the start", "Rifornimenti iniziali" },
			{ "The three cards that everybody has in hand before the first round.",
			  "Le tre carte che ognuno ha in mano prima del primo turno." } },
	[OPT_DIPLOMAT5] = { "diplomat5", DIPLOMAT5_2008, diplomat5_values, "4.4",
			    { "Diplomat +5", "Diplomatico +5" },
			    { "What this action does in a round that all begin in the same house.",
			      "Che cosa fa questa azione se a inizio turno stanno tutti con la "
			      "stessa fazione." } },
	[OPT_START] = { "start", START_RANDOM, start_values, "0.10",
			{ "Start player", "Giocatore iniziale" },
			{ "Who has the first turn of the game.",
			  "Chi ha il primo turno della partita." } },
};

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

/* ---- the door ---- */

const struct ludo_face verraeter_face = {
	.name = { "Verräter", "Verräter (Traditore)" },
	.blurb = { "Two houses, one conflict a round, and somebody always changes sides.",
		   "Due case, un conflitto a round, e c'è sempre chi cambia fazione." },
	.credit = "Marcel-André Casasola Merkle, Adlung-Spiele, 1998",
	.kinds = kinds,
	.n_kinds = N_KINDS,
	LUDO_WORD_TABLES,
	.options = options,
	.n_options = N_OPTIONS,
	.fields = fields,
	.n_fields = sizeof(fields) / sizeof(fields[0]),
	.view = verraeter_view,
	.screen = verraeter_screen,
};
