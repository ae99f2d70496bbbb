/* face.c: door 2 of the template: names, options, fields, words. */
#include "ludo_face.h"
#include "set.h"
#include "template.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = {
	{ "0", { "Red", "Rosso" } },
	{ "1", { "Blue", "Blu" } },
	{ "2", { "Green", "Verde" } },
	{ "3", { "Yellow", "Giallo" } },
};

static const struct ludo_name curio_names[N_CURIOS] = {
#define CURIO(id, token, worth, en, it) { token, { en " (" #worth ")", it " (" #worth ")" } },
#include "cards.def"
#undef CURIO
};

#include "ludo_tables.h"

/* ---- fields, in the order of the struct; then what follows from them ---- */

/* What a seat's curios are worth so far (3.1). */
static int64_t worth(const void *blanked, int seat, int j)
{
	const struct template *s = blanked;
	int points = 0;
	(void)j;
	set_each(curio, s->won[seat])
		points += curios[curio].worth;
	return points;
}

#define STATE struct template
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, KIND_COUNT),
	ONE("shown", shown, LUDO_MAYBE, KIND_CURIO),
	ONE("lost", lost, LUDO_SET, KIND_CURIO),
	ONE("spare", spare, LUDO_IS, KIND_COUNT),
	ROW("coins", coins, LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("won", won, LUDO_SET, KIND_CURIO, KIND_SEAT),
	SECRET("bid", bid, LUDO_MAYBE, KIND_COUNT),
	ONE("removed", hidden.removed, LUDO_MAYBE, KIND_CURIO),
	ONE("deck", hidden.deck, LUDO_SET, KIND_CURIO),
	ROW("spare_hidden", hidden.spare, LUDO_IS, KIND_COUNT, KIND_COUNT),
	COMPUTED_ROW("worth", worth, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
};

/* Where curios lie: each in one place. */
static const char *const places[] = { "shown", "lost", "won", "removed", "deck", 0 };

/* ---- the door ---- */

const struct ludo_face template_face = {
	.name = { "Template", "Template" },
	.blurb = { "A small auction, to be copied.", "Una piccola asta, da copiare." },
	.credit = "nobody's design",
	LUDO_WORD_TABLES,
	.places = places,
};
