/* face.c: door 2 of In the Shadow of the Emperor: names, options, fields, words. */
#include "face.h"

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
#define PROVINCE(id, token, kind, votes, noble, castle, city, en, it) { token, { en, it } },
#include "provinces.def"
#undef PROVINCE
};

static const struct ludo_name card_names[N_CARDS] = {
#define CARD(id, token, cost, ii, iii, iv, colour, phase, effect, n, en, it) { token, { en, it } },
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
#define PROVINCE(id, token, kind, votes, noble, castle, city, en, it) { token, { en, it } },
#include "provinces.def"
#undef PROVINCE
#define PROVINCE(id, token, kind, votes, noble, castle, city, en, it)                  \
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
};

/* ---- names of what a line of the agenda remembers, for its question ---- */

/* Father, place and rank of a baron who is asked for (7.5), as suit_of() reads them. */
#define SUIT_OF(rank, token, en, it, father, of_en, of_it, place, at, at_en, at_it)    \
	[((father) * N_PLACES + (place)) * N_RANKS + (rank)] = {                       \
		#father "." at "." token,                                              \
		{ of_en "; " en ", " at_en, of_it "; " it ", " at_it } },
#define SUITS_OF(father, en, it, ...) RANKS(SUIT_OF, father, en, it, __VA_ARGS__)
static const struct ludo_name suit_names[LUDO_SEATS * N_PLACES * N_RANKS] = {
#define PROVINCE(id, token, kind, votes, noble, castle, city, en, it)                  \
	SEATS(SUITS_OF, id, token, en, it)                                             \
	SEATS(SUITS_OF, SEATS_FROM + id, token ".seat", en " (elector)", it " (sovrano)")
#include "provinces.def"
#undef PROVINCE
	SEATS(SUITS_OF, THRONE, "throne", "throne", "trono")
};

/* A noble who moves (9.5): his province and his rank. */
#define MOVER_OF(rank, token, en, it, id, at, at_en, at_it)                            \
	[(id) * N_RANKS + (rank)] = { at "." token, { en ", " at_en, it ", " at_it } },
static const struct ludo_name mover_names[N_PROVINCES * N_RANKS] = {
#define PROVINCE(id, token, kind, votes, noble, castle, city, en, it)                  \
	RANKS(MOVER_OF, id, token, en, it)
#include "provinces.def"
#undef PROVINCE
};

/* Where a knight comes from (8.12, 8.13). */
static const struct ludo_name origin_names[1 + N_PROVINCES * N_SPACES] = {
	{ "supply", { "supply", "riserva" } },
#define PROVINCE(id, token, kind, votes, noble, castle, city, en, it)                  \
	{ token ".noble", { en ", noble space", it ", spazio Nobile" } },              \
	{ token ".castle", { en ", castle", it ", castello" } },
#include "provinces.def"
#undef PROVINCE
};


/* ---- the texts of cards and privileges ---- */

static const char *const effect_texts[N_EFFECTS][LUDO_LANGS] = {
#define EFFECT(id, en, it) { en, it },
#include "effects.def"
#undef EFFECT
};

static const struct {
	uint8_t phase;
	const char *say[LUDO_LANGS];
} privileges[N_PROVINCES] = {
#define PRIVILEGE(province, phase, en, it) [province] = { phase, { en, it } },
#include "privileges.def"
#undef PRIVILEGE
};

/* # is the number, {one|many} chooses by it. */
static void put_effect(struct ludo_text *text, const char *effect, int n)
{
	for (const char *at = effect; *at; at++) {
		if (*at == '#') {
			ludo_putf(text, "%d", n);
		} else if (*at == '{') {
			const char *bar = at, *close;
			while (*bar != '|')
				bar++;
			for (close = bar; *close != '}'; close++)
				;
			if (n == 1)
				ludo_put_n(text, at + 1, (size_t)(bar - at - 1));
			else
				ludo_put_n(text, bar + 1, (size_t)(close - bar - 1));
			at = close;
		} else {
			ludo_put_n(text, at, 1);
		}
	}
}

void emperor_card_text(struct ludo_text *text, int card, int lang)
{
	put_effect(text, effect_texts[cards[card].effect][lang], cards[card].n);
}

void emperor_privilege_text(struct ludo_text *text, int province, int n, int lang)
{
	put_effect(text, privileges[province].say[lang], n);
}

int emperor_privilege_phase(int province)
{
	return privileges[province].phase;
}

#include "ludo_tables.h"

/* ---- fields, in the order of the struct ---- */

#define STATE struct emperor
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, LUDO_COUNT),
	ONE("phase", phase, LUDO_IS, LUDO_COUNT),
	ONE("emperor", emperor, LUDO_IS, LUDO_SEAT),
	ONE("removed", removed, LUDO_SET, PROVINCE),
	ONE("passed", passed, LUDO_SET, LUDO_SEAT),
	ONE("used", used, LUDO_SET, PROVINCE),
	ONE("throne", throne, LUDO_MAYBE, NOBLE),
	ONE("deposed", deposed, LUDO_MAYBE, NOBLE),
	ONE("influenced", influenced, LUDO_MAYBE, PROVINCE),
	ONE("excluded", excluded, LUDO_MAYBE, PROVINCE),
	ONE("face_down", face_down, LUDO_IS, LUDO_COUNT),
	ROW("elector", elector, LUDO_MAYBE, NOBLE, PROVINCE),
	ROW("eminence", eminence, LUDO_MAYBE, LUDO_SEAT, PROVINCE),
	ROW("imperial", imperial, LUDO_IS, LUDO_COUNT, PROVINCE),
	TALLIES("nobles", nobles, PROVINCE, NOBLE),
	TALLIES("knights", knights, PROVINCE, LUDO_SEAT),
	TALLIES("castles", castles, PROVINCE, LUDO_SEAT),
	TALLIES("cities", cities, PROVINCE, LUDO_SEAT),
	TALLIES("cards", cards, LUDO_SEAT, CARD),
	ROW("lent", lent, LUDO_MAYBE, CARD, LUDO_SEAT),
	ROW("thalers", thalers, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("chip", chip, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("points", points, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	SECRET("vote", vote, LUDO_MAYBE, BALLOT),
	SECRET("pile", pile, LUDO_IS, LUDO_COUNT),
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
