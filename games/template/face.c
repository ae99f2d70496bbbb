/* face.c: door 2 of the template: names, options, fields, words. */
#include "face.h"
#include "ludo_face.h"
#include "template.h"
#include "ludo_tables.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = {
	{ "0", { "Red", "Rosso" } },
	{ "1", { "Blue", "Blu" } },
	{ "2", { "Green", "Verde" } },
	{ "3", { "Yellow", "Giallo" } },
};

static const struct ludo_name curio_names[N_CURIOS] = {
#define CURIO(id, token, worth, en, it) { token, { en, it } },
#include "cards.def"
#undef CURIO
};

static const struct ludo_kind kinds[N_KINDS] = {
	[LUDO_COUNT] = { "count", LUDO_NUMBER, 0, 256, 0, 0 },
	[LUDO_SEAT] = { "seat", LUDO_NAMED, 0, LUDO_SEATS, seat_names, 0 },
	[CURIO] = { "curio", LUDO_NAMED, 0, N_CURIOS, curio_names, 0 },
};

/* ---- options ---- */

static const struct ludo_value coins_values[] = {
	[COINS_NOTHING] = { "nothing", { "are worth nothing", "non valgono nulla" },
			    { "Spend all you like: what is left has no use.",
			      "Spendi quanto vuoi: quel che resta non serve." } },
	[COINS_COUNT] = { "count", { "two are worth a point", "due valgono un punto" },
			  { "Every two coins left are one more point, so thrift pays.",
			    "Ogni due monete rimaste danno un punto: il risparmio rende." } },
};

static const struct ludo_option options[N_OPTIONS] = {
	[OPT_COINS] = { "coins", COINS_NOTHING, coins_values, "3.1",
			{ "Coins at the end", "Monete alla fine" },
			{ "Whether coins that nobody spent are worth points.",
			  "Se le monete non spese valgono punti." } },
};

/* ---- fields, in the order of the struct ---- */

#define STATE struct template
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, LUDO_COUNT),
	ONE("shown", shown, LUDO_MAYBE, CURIO),
	ONE("lost", lost, LUDO_SET, CURIO),
	ONE("spare", spare, LUDO_IS, LUDO_COUNT),
	ROW("coins", coins, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("won", won, LUDO_SET, CURIO, LUDO_SEAT),
	SECRET("bid", bid, LUDO_MAYBE, LUDO_COUNT),
	ONE("removed", hidden.removed, LUDO_MAYBE, CURIO),
	ONE("deck", hidden.deck, LUDO_SET, CURIO),
	ROW("hidden_spare", hidden.spare, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
};

/* ---- the door ---- */

const struct ludo_face template_face = {
	.name = { "Template", "Template" },
	.blurb = { "A small auction, to be copied.", "Una piccola asta, da copiare." },
	.credit = "nobody's design",
	.kinds = kinds,
	.n_kinds = N_KINDS,
	LUDO_WORD_TABLES,
	.options = options,
	.n_options = N_OPTIONS,
	.fields = fields,
	.n_fields = sizeof(fields) / sizeof(fields[0]),
	.view = template_view,
	.screen = template_screen,
};
