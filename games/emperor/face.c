/* face.c: door 2 of In the Shadow of the Emperor: names, options, fields, words. */
#include "emperor.h"

#include "ludo_face.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = {
	{ "0", { "Red", "Rosso" } },
	{ "1", { "Green", "Verde" } },
	{ "2", { "Blue", "Blu" } },
	{ "3", { "Yellow", "Giallo" } },
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
#define RANK(id, token, en, it) { token, { en, it } },
#include "ranks.def"
#undef RANK
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

static const struct ludo_name phase_names[N_PHASES] = { /* 4.1 */
	{ "0", { "Preparation", "Preparazione" } },
	{ "1", { "I Income", "I Rendite" } },
	{ "2", { "II Ageing", "II Invecchiamento" } },
	{ "3", { "III Offspring", "III Discendenza" } },
	{ "4", { "IV Actions", "IV Azioni" } },
	{ "5", { "V New electors", "V Nuovi sovrani" } },
	{ "6", { "VI Election", "VI Elezione" } },
	{ "7", { "VII Emperor", "VII Imperatore" } },
	{ "8", { "VIII End of round", "VIII Fine turno" } },
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

/* ---- what is printed on cards and board ---- */

static void print_text(struct ludo_text *json, const char *sentence, int a, int b)
{
	struct ludo_text text = { 0 };
	ludo_say_numbers(&text, sentence, a, b, 0);
	ludo_json_string(json, "text", ludo_text_string(&text));
	ludo_text_free(&text);
}

static void print_card(struct ludo_text *json, int card, int lang)
{
	static const char *const colours[] = { "none", "blue", "pink" };
	const struct card_row *row = &cards[card];
	ludo_json_open(json, card_names[card].token, '{');
	print_text(json, effect_texts[row->effect][lang], row->a, row->b);
	ludo_json_number(json, "n", row->a);
	ludo_json_number(json, "cost", row->cost);
	ludo_json_string(json, "phase", phase_names[row->phase].token); /* 1.9 */
	ludo_json_bool(json, "phase_proposed", row->phase_proposed);
	ludo_json_string(json, "colour", colours[row->colour]);
	ludo_json_bool(json, "proposed", row->proposed);
	ludo_json_close(json, '}');
}

static void print_province(struct ludo_text *json, int province, int lang)
{
	const struct province_row *row = &provinces[province];
	const struct privilege_row *privilege = &privileges[province];
	ludo_json_open(json, province_names[province].token, '{');
	print_text(json, privilege_texts[province][lang], privilege->a, 0);
	ludo_json_string(json, "phase", phase_names[privilege->phase].token);
	ludo_json_bool(json, "religious", is_religious(province));
	ludo_json_number(json, "votes", privilege->effect == EFFECT_VOTES ? privilege->a : 1);
	ludo_json_number(json, "noble_spaces", row->noble.n);
	ludo_json_number(json, "castle_spaces", row->castle.n);
	ludo_json_number(json, "city_spaces", row->city.n);
	ludo_json_bool(json, "proposed",
		       row->noble.proposed || row->castle.proposed || row->city.proposed);
	ludo_json_close(json, '}');
}

static void print_round(struct ludo_text *json, const struct round_row *row)
{
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "points", row->vp);
	ludo_json_number(json, "thalers", row->thalers);
	ludo_json_bool(json, "city", row->city);
	ludo_json_close(json, '}');
}

static void printed(struct ludo_text *json, int lang)
{
	ludo_json_open(json, "card", '{');
	for (int card = 0; card < N_CARDS; card++)
		print_card(json, card, lang);
	ludo_json_close(json, '}');
	ludo_json_open(json, "province", '{');
	for (int p = 0; p < N_PROVINCES; p++)
		print_province(json, p, lang);
	ludo_json_close(json, '}');
	ludo_json_open(json, "track", '[');
	for (int i = 0; i < N_ROUNDS; i++)
		print_round(json, &rounds[i]);
	ludo_json_close(json, ']');
}

#include "ludo_tables.h"

/* ---- fields, in the order of the struct; then what follows from them ---- */

#define FOLLOWS(name, value)                                                           \
	static int64_t name(const void *s, int i, int j)                               \
	{                                                                              \
		(void)i, (void)j;                                                      \
		return value;                                                          \
	}
FOLLOWS(influence, emperor_influence(s, i, j))
FOLLOWS(leaders, emperor_leaders(s, i, &(int){ 0 }))
FOLLOWS(votes, emperor_votes(s, i))
FOLLOWS(income, emperor_thalers_kept(s, i, emperor_income(s, i)))
FOLLOWS(nobles_left, emperor_nobles_left(s, i))
FOLLOWS(knights_left, emperor_knights_left(s, i))
FOLLOWS(cities_left, emperor_cities_left(s, i))
FOLLOWS(imperial_left, emperor_imperial_left(s))
FOLLOWS(cards_left, emperor_cards_left(s, i))
FOLLOWS(challenger, emperor_candidate(s) + 1)

#define STATE struct emperor
static const struct ludo_field fields[] = {
	ONE("round", round, LUDO_IS, KIND_COUNT),
	ONE("phase", phase, LUDO_IS, KIND_PHASE),
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
	COMPUTED_GRID("influence", influence, LUDO_IS, KIND_COUNT, KIND_PROVINCE, N_PROVINCES,
		      KIND_SEAT, LUDO_SEATS),
	COMPUTED_ROW("leaders", leaders, LUDO_SET, KIND_SEAT, KIND_PROVINCE, N_PROVINCES),
	COMPUTED_ROW("votes", votes, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
	COMPUTED_ROW("income", income, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
	COMPUTED_ROW("nobles_left", nobles_left, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
	COMPUTED_ROW("knights_left", knights_left, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
	COMPUTED_ROW("cities_left", cities_left, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
	COMPUTED("imperial_left", imperial_left, LUDO_IS, KIND_COUNT),
	COMPUTED_ROW("cards_left", cards_left, LUDO_IS, KIND_COUNT, KIND_CARD, N_CARDS),
	COMPUTED("challenger", challenger, LUDO_MAYBE, KIND_SEAT),
};

/* ---- the door ---- */

const struct ludo_face emperor_face = {
	.name = { "In the Shadow of the Emperor", "All'ombra dell'imperatore" },
	.blurb = { "Noble families marry, age and plot for seven provinces and the throne.",
		   "Famiglie nobili si sposano, invecchiano e tramano per il trono." },
	.credit = "Ralf Burkert, Hans im Glück, 2004",
	LUDO_WORD_TABLES,
	.printed = printed,
	.screen = emperor_screen,
};
