/* face.c: door 2 of Pax Renaissance: names, options, fields, words. */
#include "areas.h"
#include "ludo_face.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = {
	{ "0", { "Banker 1", "Banchiere 1" } },
	{ "1", { "Banker 2", "Banchiere 2" } },
	{ "2", { "Banker 3", "Banchiere 3" } },
	{ "3", { "Banker 4", "Banchiere 4" } },
};

/* The trade cards and behind them the empires; kinds are parts of this row. */
static const struct ludo_name card_names[N_ALL] = {
#define CARD(token, number, box, where, one, two, ops, shot, of, prestige, able, marks, en, it) \
	{ #token, { en, it } },
#include "cards.def"
#undef CARD
#define EMPIRE(id, token, region, first, front, back, back_from, king, republic, law,      \
	       king_from, republic_from, en, it, ...)                                  \
	{ #token, { en, it } },
#include "empires.def"
#undef EMPIRE
};

static const struct ludo_name city_names[N_CITIES] = {
#define CITY(id, token, map, capital, emporium, lay, white, red, black, first, from, en, it) \
	{ #token, { en, it } },
#include "cities.def"
#undef CITY
};

static const struct ludo_name border_names[N_BORDERS] = {
#define BORDER(token, a, b, kind, family, en, it) { #token, { en, it } },
#include "borders.def"
#undef BORDER
};

static const struct ludo_name piece_names[N_PIECES] = {
	{ "white_knight", { "white knight", "cavaliere bianco" } },
	{ "red_knight", { "red knight", "cavaliere rosso" } },
	{ "black_knight", { "black knight", "cavaliere nero" } },
	{ "white_castle", { "white castle", "castello bianco" } },
	{ "red_castle", { "red castle", "castello rosso" } },
	{ "black_castle", { "black castle", "castello nero" } },
	{ "cube0", { "cube of Banker 1", "cubo del Banchiere 1" } },
	{ "cube1", { "cube of Banker 2", "cubo del Banchiere 2" } },
	{ "cube2", { "cube of Banker 3", "cubo del Banchiere 3" } },
	{ "cube3", { "cube of Banker 4", "cubo del Banchiere 4" } },
};

static const struct ludo_name agent_names[N_AGENTS] = {
	{ "white_knight", { "white knight", "cavaliere bianco" } },
	{ "red_knight", { "red knight", "cavaliere rosso" } },
	{ "black_knight", { "black knight", "cavaliere nero" } },
	{ "white_castle", { "white castle", "castello bianco" } },
	{ "red_castle", { "red castle", "castello rosso" } },
	{ "black_castle", { "black castle", "castello nero" } },
	{ "white_pirate", { "white pirate", "pirata bianco" } },
	{ "red_pirate", { "red pirate", "pirata rosso" } },
	{ "black_pirate", { "black pirate", "pirata nero" } },
	{ "white_bishop", { "white bishop", "vescovo bianco" } },
	{ "red_bishop", { "red bishop", "vescovo rosso" } },
	{ "black_bishop", { "black bishop", "vescovo nero" } },
	{ "pawn", { "cube", "cubo" } },
};

static const struct ludo_name colour_names[N_COLOURS] = {
	{ "white", { "white", "bianco" } },
	{ "red", { "red", "rosso" } },
	{ "black", { "black", "nero" } },
};

static const struct ludo_name side_names[N_SIDES] = {
	{ "west", { "West", "Occidente" } },
	{ "east", { "East", "Oriente" } },
};

static const struct ludo_name place_names[N_PLACES] = {
	{ "west0", { "western fair", "fiera occidentale" } },
	{ "west1", { "West 1", "Occidente 1" } },
	{ "west2", { "West 2", "Occidente 2" } },
	{ "west3", { "West 3", "Occidente 3" } },
	{ "west4", { "West 4", "Occidente 4" } },
	{ "west5", { "West 5", "Occidente 5" } },
	{ "east0", { "eastern fair", "fiera orientale" } },
	{ "east1", { "East 1", "Oriente 1" } },
	{ "east2", { "East 2", "Oriente 2" } },
	{ "east3", { "East 3", "Oriente 3" } },
	{ "east4", { "East 4", "Oriente 4" } },
	{ "east5", { "East 5", "Oriente 5" } },
};

static const struct ludo_name op_names[N_OPS] = {
	{ "inquisitor_white", { "white Inquisitor", "Inquisitore bianco" } },
	{ "inquisitor_red", { "red Inquisitor", "Inquisitore rosso" } },
	{ "inquisitor_black", { "black Inquisitor", "Inquisitore nero" } },
	{ "commerce_west", { "western Commerce", "Commercio occidentale" } },
	{ "commerce_east", { "eastern Commerce", "Commercio orientale" } },
	{ "behead", { "Behead", "Decapitazione" } },
	{ "tax", { "Tax", "Tassa" } },
	{ "repress", { "Repress", "Repressione" } },
	{ "vote_west", { "western Vote", "Voto occidentale" } },
	{ "vote_east", { "eastern Vote", "Voto orientale" } },
	{ "corsair_white", { "white Corsair", "Corsaro bianco" } },
	{ "corsair_red", { "red Corsair", "Corsaro rosso" } },
	{ "corsair_black", { "black Corsair", "Corsaro nero" } },
	{ "siege", { "Siege", "Assedio" } },
	{ "campaign", { "Campaign", "Campagna" } },
};

static const struct ludo_name shot_names[N_SHOTS] = {
	{ "none", { "nothing", "nulla" } },
	{ "shift", { "trade shift", "spostamento dei commerci" } },
	{ "coronation", { "coronation", "incoronazione" } },
	{ "apostasy", { "apostasy", "apostasia" } },
	{ "torch", { "torch", "torcia" } },
	{ "comet", { "comet", "cometa" } },
	{ "conspiracy", { "conspiracy", "cospirazione" } },
	{ "revolt", { "peasant revolt", "rivolta popolare" } },
	{ "crusade", { "crusade", "crociata" } },
	{ "reformation", { "reformation", "riforma" } },
	{ "jihad", { "jihad", "jihad" } },
	{ "campaign", { "campaign", "campagna" } },
};

static const struct ludo_name victory_names[N_VICTORIES] = {
	{ "renaissance", { "Renaissance", "Rinascimentale" } },
	{ "imperial", { "Imperial", "Imperiale" } },
	{ "holy", { "Holy", "Santa" } },
	{ "globalization", { "Globalization", "Globalizzazione" } },
};

/* What somebody may be short of, as many things. */
static const struct ludo_name want_names[N_WANTS] = {
	{ "kings", { "kings", "re" } },
	{ "republics", { "republics", "repubbliche" } },
	{ "laws", { "Law", "Legge" } },
	{ "concessions", { "concessions", "concessioni" } },
	{ "discoveries", { "Discovery", "Scoperta" } },
	{ "belief", { "prestige of the faith", "prestigio della fede" } },
	{ "bishops", { "bishops", "vescovi" } },
	{ "believers", { "believers in theocracies", "fedeli nelle teocrazie" } },
};

static const struct ludo_name family_names[N_FAMILIES] = {
	{ "fugger", { "Fugger", "Fugger" } },
	{ "medici", { "Medici", "Medici" } },
	{ "coeur", { "Coeur", "Coeur" } },
	{ "marchionni", { "Marchionni", "Marchionni" } },
};

static const struct ludo_name prestige_names[N_PRESTIGES] = {
	{ "catholic", { "Catholic", "cattolico" } },
	{ "reformed", { "Reformed", "riformato" } },
	{ "islamic", { "Islamic", "islamico" } },
	{ "law", { "Law", "Legge" } },
	{ "discovery", { "Discovery", "Scoperta" } },
	{ "patron", { "Patron", "Mecenate" } },
};

static const struct ludo_name task_names[N_TASKS] = {
	{ "ops_west", { "western operations", "operazioni occidentali" } },
	{ "ops_east", { "eastern operations", "operazioni orientali" } },
	{ "fair_west", { "western fair", "fiera occidentale" } },
	{ "fair_east", { "eastern fair", "fiera orientale" } },
};

#include "ludo_tables.h"

/* ---- fields, in the order of the struct ---- */

enum { CARD = KIND_CARD, EASTERN = KIND_EASTERN, WESTERN = KIND_WESTERN, QUEEN = KIND_QUEEN,
       EMPIRE = KIND_EMPIRE, CITY = KIND_CITY, BORDER = KIND_BORDER, PIECE = KIND_PIECE,
       AGENT = KIND_AGENT, COLOUR = KIND_COLOUR, SIDE = KIND_SIDE, PLACE = KIND_PLACE };

/* ---- what follows from other fields ---- */

static int64_t get_prestige(const void *blanked, int seat, int prestige)
{
	return n_prestige(blanked, seat, prestige);
}

static int64_t get_concessions(const void *blanked, int seat, int spare)
{
	(void)spare;
	return n_concessions(blanked, seat);
}

static int64_t get_monarchies(const void *blanked, int seat, int spare)
{
	(void)spare;
	return n_realms(blanked, seat, 0);
}

static int64_t get_republics(const void *blanked, int seat, int spare)
{
	(void)spare;
	return n_realms(blanked, seat, 1);
}

static int64_t get_short(const void *blanked, int seat, int want)
{
	return pax_short(blanked, seat, want);
}

static int64_t get_creed(const void *blanked, int seat, int spare)
{
	(void)spare;
	return pax_creed(blanked, seat);
}

static int64_t get_attack(const void *blanked, int empire, int spare)
{
	(void)spare;
	return pax_forecast(blanked, empire, 0) + 1;
}

static int64_t get_defence(const void *blanked, int empire, int spare)
{
	(void)spare;
	return pax_forecast(blanked, empire, 1) + 1;
}

static int64_t get_attackers(const void *blanked, int empire, int piece)
{
	return pax_fighters(blanked, empire, 0, piece);
}

static int64_t get_defenders(const void *blanked, int empire, int piece)
{
	return pax_fighters(blanked, empire, 1, piece);
}

static int64_t get_fair_at(const void *blanked, int spare, int other)
{
	(void)spare, (void)other;
	return named_on_agenda(blanked, ASK_LEVY);
}

static int64_t get_fair_side(const void *blanked, int spare, int other)
{
	(void)spare, (void)other;
	return named_on_agenda(blanked, DO_TOLL);
}

/* Emporia that a disc lies on (2.8). */
static int64_t get_covered(const void *blanked, int spare, int other)
{
	const struct pax *s = blanked;
	(void)spare, (void)other;
	return (int64_t)(set_first(N_CITIES) & ~(uint64_t)cities_in(s, (1u << N_EMPIRES) - 1));
}

#define STATE struct pax
static const struct ludo_field fields[] = {
	ONE("turn", turn, LUDO_IS, LUDO_SEAT),
	ONE("start", start, LUDO_IS, LUDO_SEAT),
	ONE("actions", actions, LUDO_IS, LUDO_COUNT),
	ONE("used", used, LUDO_SET, KIND_TASK),
	ONE("fair_freed", fair_freed, LUDO_IS, LUDO_COUNT),
	ONE("spied", spied, LUDO_IS, LUDO_COUNT),
	ONE("out", out, LUDO_SET, LUDO_SEAT),
	ONE("winner", winner, LUDO_MAYBE, LUDO_SEAT),
	ONE("active", active, LUDO_SET, KIND_VICTORY),
	ONE("idle", idle, LUDO_IS, LUDO_COUNT),
	ONE("laid", laid, LUDO_SET, PLACE),
	ONE("unseen_east", unseen_east, LUDO_SET, EASTERN),
	ONE("unseen_west", unseen_west, LUDO_SET, WESTERN),
	ONE("held_east", held_east, LUDO_SET, EASTERN),
	ONE("held_west", held_west, LUDO_SET, WESTERN),
	ONE("acted_east", acted_east, LUDO_SET, EASTERN),
	ONE("acted_west", acted_west, LUDO_SET, WESTERN),
	SECRET("hand_east", hand_east, LUDO_SET, EASTERN),
	SECRET("hand_west", hand_west, LUDO_SET, WESTERN),
	ONE("acted_empires", acted_empires, LUDO_SET, EMPIRE),
	ONE("republics", republics, LUDO_SET, EMPIRE),
	ROW("maids", maids, LUDO_SET, QUEEN, LUDO_SEAT),
	ROW("florins", florins, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("family", family, LUDO_MAYBE, KIND_FAMILY, LUDO_SEAT),
	ROW("n_east", n_east, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("n_west", n_west, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("market", market, LUDO_MAYBE, CARD, PLACE),
	ROW("coins", coins, LUDO_IS, LUDO_COUNT, PLACE),
	ROW("top", top, LUDO_MAYBE, CARD, SIDE),
	ROW("n_deck", n_deck, LUDO_IS, LUDO_COUNT, SIDE),
	ROW("holder", holder, LUDO_MAYBE, LUDO_SEAT, EMPIRE),
	ROW("suzerain", suzerain, LUDO_MAYBE, EMPIRE, EMPIRE),
	ROW("queen", queen, LUDO_MAYBE, CARD, EMPIRE),
	ROW("faith", faith, LUDO_MAYBE, COLOUR, EMPIRE),
	TALLIES("repressed", repressed, EMPIRE, PIECE),
	ROW("city", city, LUDO_MAYBE, PIECE, CITY),
	ROW("border", border, LUDO_MAYBE, PIECE, BORDER),
	ROW("emporium", emporium, LUDO_IS, CITY, SIDE),
	ROW("bishop", bishop, LUDO_MAYBE, COLOUR, CARD),
	GRID("row_west", row_west, LUDO_MAYBE, CARD, LUDO_SEAT, LUDO_COUNT),
	GRID("row_east", row_east, LUDO_MAYBE, CARD, LUDO_SEAT, LUDO_COUNT),
	TALLY("agents", agents, AGENT),
	TALLY("troops", troops, AGENT),
	ONE("war", war, LUDO_IS, KIND_SHOT),
	ONE("front", front, LUDO_IS, EMPIRE),
	ONE("base", base, LUDO_IS, EMPIRE),
	ONE("joined", joined, LUDO_IS, LUDO_COUNT),
	ONE("bruised", bruised, LUDO_IS, LUDO_COUNT),
	ROW("spare", spare, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	COMPUTED_GRID("prestige", get_prestige, LUDO_TALLY, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS,
		      KIND_PRESTIGE, N_PRESTIGES),
	COMPUTED_ROW("concessions", get_concessions, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("n_monarchies", get_monarchies, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("n_republics", get_republics, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_GRID("short", get_short, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS, KIND_WANT,
		      N_WANTS),
	COMPUTED_ROW("creed", get_creed, LUDO_IS, COLOUR, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("attack", get_attack, LUDO_MAYBE, LUDO_COUNT, EMPIRE, N_EMPIRES),
	COMPUTED_ROW("defence", get_defence, LUDO_MAYBE, LUDO_COUNT, EMPIRE, N_EMPIRES),
	COMPUTED_GRID("attackers", get_attackers, LUDO_TALLY, LUDO_COUNT, EMPIRE, N_EMPIRES, PIECE,
		      N_PIECES),
	COMPUTED_GRID("defenders", get_defenders, LUDO_TALLY, LUDO_COUNT, EMPIRE, N_EMPIRES, PIECE,
		      N_PIECES),
	COMPUTED("fair_at", get_fair_at, LUDO_MAYBE, EMPIRE),
	COMPUTED("fair_side", get_fair_side, LUDO_MAYBE, SIDE),
	COMPUTED("covered", get_covered, LUDO_SET, CITY),
};

/* Where cards lie of which there is one each. */
static const char *const places[] = { "unseen_east", "unseen_west", "hand_east", "hand_west",
				      "market", "top", "queen", "maids", "row_west",
				      "row_east", 0 };

static const struct ludo_follow follows[] = {
	{ "n_east", "hand_east" },
	{ "n_west", "hand_west" },
	{ "held_east", "hand_east" },
	{ "held_west", "hand_west" },
	{ 0, 0 },
};

/* ---- the door ---- */

const struct ludo_face pax_face = {
	.name = { "Pax Renaissance", "Pax Renaissance" },
	.blurb = { "Bankers between East and West finance wars, weddings and votes.",
		   "Banchieri tra Oriente e Occidente finanziano guerre, nozze e voti." },
	.credit = "Phil Eklund and Matt Eklund, Sierra Madre Games, 2016",
	LUDO_WORD_TABLES,
	.places = places,
	.follows = follows,
	.stands = "market",
	.printed = pax_printed,
	.screen = pax_screen,
};
