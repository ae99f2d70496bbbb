/* face.c: door 2 of In the Shadow of the Emperor: names, options, fields, words. */
#include "emperor.h"

#include "ludo_face.h"

/* ---- names ---- */

/* A list that takes a macro, like RANKS. */
#define SEATS(SEAT, ...)                                                               \
	SEAT(0, "Red", "Rosso", __VA_ARGS__)                                           \
	SEAT(1, "Green", "Verde", __VA_ARGS__)                                         \
	SEAT(2, "Blue", "Blu", __VA_ARGS__)                                            \
	SEAT(3, "Yellow", "Giallo", __VA_ARGS__)

static const struct ludo_name seat_names[LUDO_SEATS] = {
#define SEAT(seat, en, it, ...) { #seat, { en, it } },
	SEATS(SEAT, 0)
#undef SEAT
};

static const struct ludo_name province_names[N_PROVINCES] = {
#define PROVINCE(id, token, kind, noble, castle, city, en, it) { token, { en, it } },
#include "provinces.def"
#undef PROVINCE
};

static const struct ludo_name card_names[N_CARDS] = {
#define CARD(id, token, cost, ii, iii, iv, colour, phase, effect, a, b, en, it)        \
	{ token, { en, it } },
#include "cards.def"
#undef CARD
};

static const struct ludo_name rank_names[N_RANKS] = {
#define RANK(id, token, en, it, ...) { token, { en, it } },
	RANKS(RANK, 0)
#undef RANK
};

/* A noble is a family's tile: "0.couple35". */
static const struct ludo_name noble_names[N_TILES] = {
#define NOBLE_OF(id, token, en, it, seat, seat_en, seat_it)                            \
	{ #seat "." token, { seat_en ", " en, seat_it ", " it } },
#define SEAT(seat, en, it, ...) RANKS(NOBLE_OF, seat, en, it)
	SEATS(SEAT, 0)
#undef SEAT
#undef NOBLE_OF
};

static const struct ludo_name place_names[N_PLACES] = {
#define PROVINCE(id, token, kind, noble, castle, city, en, it) { token, { en, it } },
#include "provinces.def"
#undef PROVINCE
#define PROVINCE(id, token, kind, noble, castle, city, en, it)                  \
	{ token ".seat", { en " (elector)", it " (sovrano)" } },
#include "provinces.def"
#undef PROVINCE
	{ "throne", { "throne", "trono" } },
};

static const struct ludo_name space_names[N_SPACES] = {
	[ON_NOBLE_SPACE] = { "noble", { "noble space", "spazio Nobile" } },
	[IN_CASTLE] = { "castle", { "castle", "castello" } },
};

static const struct ludo_name side_names[N_SIDES] = {
	[BARON] = { "baron", { "a baron", "un barone" } },
	[COUPLE] = { "couple", { "a couple", "una coppia" } },
};

static const struct ludo_name ballot_names[N_BALLOTS] = {
	[FOR] = { "for", { "for the emperor", "per l'imperatore" } },
	[AGAINST] = { "against", { "against the emperor", "contro l'imperatore" } },
};

static const struct ludo_name cause_names[N_CAUSES] = {
	[BY_MAINZ] = { "mainz", { "privilege of Mainz", "privilegio di Mainz" } },
	[BY_CITY] = { "city", { "city", "città" } },
	[BY_DON] = { "don", { "Don", "Don" } },
	[BY_DAUGHTER] = { "daughter", { "daughter married", "figlia sposata" } },
	[BY_VOTE] = { "vote", { "voted for the winner", "voto per il vincitore" } },
	[BY_SEAT] = { "seat", { "new elector", "nuovo sovrano" } },
	[BY_THRONE] = { "throne", { "emperor", "imperatore" } },
};

/* ---- the texts of cards and privileges ---- */

static const char *const effect_texts[N_CARD_EFFECTS][LUDO_LANGS] = {
#define EFFECT(id, en, it) { en, it },
#include "effects.def"
#undef EFFECT
};

static const char *const privilege_texts[N_PROVINCES][LUDO_LANGS] = {
#define PRIVILEGE(province, phase, effect, a, en, it) [province] = { en, it },
#include "privileges.def"
#undef PRIVILEGE
};

void emperor_card_text(struct ludo_text *text, int card, int lang)
{
	ludo_say_numbers(text, effect_texts[cards[card].effect][lang], cards[card].a,
			 cards[card].b, 0);
}

void emperor_privilege_text(struct ludo_text *text, const struct emperor *s, int province,
			    int lang)
{
	int n = province == SACHSEN ? emperor_saxon_thalers(s) : privileges[province].a;
	ludo_say_numbers(text, privilege_texts[province][lang], n, 0, 0);
}

#include "ludo_tables.h"

/* ---- fields, in the order of the struct ---- */

#define STATE struct emperor
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, KIND_COUNT),
	ONE("phase", phase, LUDO_IS, KIND_COUNT),
	ONE("emperor", emperor, LUDO_IS, KIND_SEAT),
	ONE("removed", removed, LUDO_SET, KIND_PROVINCE),
	ONE("passed", passed, LUDO_SET, KIND_SEAT),
	ONE("used", used, LUDO_SET, KIND_PROVINCE),
	ONE("throne", throne, LUDO_MAYBE, KIND_NOBLE),
	ONE("deposed", deposed, LUDO_MAYBE, KIND_NOBLE),
	ONE("influenced", influenced, LUDO_MAYBE, KIND_PROVINCE),
	ONE("excluded", excluded, LUDO_MAYBE, KIND_PROVINCE),
	ONE("face_down", face_down, LUDO_IS, KIND_COUNT),
	ONE("spare", spare, LUDO_IS, KIND_COUNT),
	ROW("elector", elector, LUDO_MAYBE, KIND_NOBLE, KIND_PROVINCE),
	ROW("last", last, LUDO_MAYBE, KIND_SEAT, KIND_PROVINCE),
	ROW("eminence", eminence, LUDO_MAYBE, KIND_SEAT, KIND_PROVINCE),
	ROW("imperial", imperial, LUDO_IS, KIND_COUNT, KIND_PROVINCE),
	TALLIES("nobles", nobles, KIND_PROVINCE, KIND_NOBLE),
	TALLIES("knights", knights, KIND_PROVINCE, KIND_SEAT),
	TALLIES("castles", castles, KIND_PROVINCE, KIND_SEAT),
	TALLIES("cities", cities, KIND_PROVINCE, KIND_SEAT),
	TALLIES("cards", cards, KIND_SEAT, KIND_CARD),
	ROW("lent", lent, LUDO_MAYBE, KIND_CARD, KIND_SEAT),
	ROW("thalers", thalers, LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("chip", chip, LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("points", points, LUDO_IS, KIND_COUNT, KIND_SEAT),
	SECRET("vote", vote, LUDO_MAYBE, KIND_BALLOT),
	SECRET("pile", pile, LUDO_IS, KIND_COUNT),
};

/* ---- the door ---- */

const struct ludo_face emperor_face = {
	.name = { "In the Shadow of the Emperor", "All'ombra dell'imperatore" },
	.blurb = { "Noble families marry, age and plot for seven provinces and the throne.",
		   "Famiglie nobili si sposano, invecchiano e tramano per il trono." },
	.credit = "Ralf Burkert, Hans im Glück, 2004",
	LUDO_WORD_TABLES,
	.view = emperor_view,
	.screen = emperor_screen,
};
