/* face.c: door 2 of Lorenzo il Magnifico: names, options, fields, words. */
#include "ludo_face.h"
#include "lorenzo.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = {
	{ "0", { "Red", "Rosso" } },
	{ "1", { "Green", "Verde" } },
	{ "2", { "Blue", "Blu" } },
	{ "3", { "Yellow", "Giallo" } },
};

static const struct ludo_name good_names[N_GOODS] = { /* 1.2 */
	[COINS] = { "coins", { "coins", "monete" } },
	[WOOD] = { "wood", { "wood", "legno" } },
	[STONE] = { "stone", { "stone", "pietra" } },
	[SERVANTS] = { "servants", { "servants", "servitori" } },
	[MILITARY] = { "military", { "military points", "Punti Militari" } },
	[FAITH] = { "faith", { "faith points", "Punti Fede" } },
	[VICTORY] = { "vp", { "victory points", "Punti Vittoria" } },
};

/* Everything that can grant an action: the cards, then the leaders. */
static const struct ludo_name grant_names[N_CARDS + N_LEADERS] = {
#define TERRITORY(id, token, p, v, a, b, en, it) { token, { en, it } },
#include "territories.def"
#define BUILDING(id, token, p, v, c, a, f, g, h, i, j, en, it) { token, { en, it } },
#include "buildings.def"
#define CHARACTER(id, token, p, c, a, f, g, v, h, i, j, k, l, en, it) { token, { en, it } },
#include "characters.def"
#define VENTURE(id, token, p, c, n, s, a, g, v, e, en, it) { token, { en, it } },
#include "ventures.def"
#define LEADER(id, token, t, b, c, v, s, g, w, i, a, n, m, name, ...) { token, { name, name } },
#include "leaders.def"
};

static const struct ludo_name type_names[N_TYPES] = { /* 1.6 */
	[TERRITORY] = { "territory", { "territories", "territori" } },
	[BUILDING] = { "building", { "buildings", "edifici" } },
	[CHARACTER] = { "character", { "characters", "personaggi" } },
	[VENTURE] = { "venture", { "ventures", "imprese" } },
};

static const struct ludo_name excommunication_names[N_EXCOMMUNICATIONS] = {
#define EXCOMMUNICATION(id, token, p, l, a, n, en, it, ...) { token, { en, it } },
#include "excommunications.def"
};

static const struct ludo_name bonus_tile_names[N_BONUS_TILES] = {
#define BONUS_TILE(id, token, p, h, en, it) { token, { en, it } },
#include "bonus_tiles.def"
};

static const struct ludo_name space_names[N_SPACES] = {
#define SPACE(id, token, v, f, r, l, a, g, en, it) { token, { en, it } },
#include "board.def"
};

static const struct ludo_name privilege_names[N_PRIVILEGES] = {
#define PRIVILEGE_CHOICE(id, token, g, en, it) { token, { en, it } },
#include "board.def"
};

static const struct ludo_name period_names[N_PERIODS] = {
#define PERIOD(n, points, name) { #n, { name, name } },
#include "board.def"
};

static const struct ludo_name member_names[N_MEMBERS] = { /* 1.5 */
	[WHITE] = { "white", { "white", "bianco" } },
	[BLACK] = { "black", { "black", "nero" } },
	[ORANGE] = { "orange", { "orange", "arancione" } },
	[NEUTRAL] = { "neutral", { "neutral", "neutro" } },
};

static const struct ludo_name way_names[N_WAYS] = { /* 6.6 */
	[PAY_RESOURCES] = { "resources", { "resources", "risorse" } },
	[PAY_MILITARY] = { "military", { "military points", "Punti Militari" } },
};

static const struct ludo_name arrow_names[2] = { /* 8.7 */
	{ "1", { "first", "primo" } },
	{ "2", { "second", "secondo" } },
};

static const struct ludo_name score_names[N_SCORES] = { /* 13.1 */
	[SCORE_TERRITORIES] = { "territories", { "territories", "territori" } },
	[SCORE_CHARACTERS] = { "characters", { "characters", "personaggi" } },
	[SCORE_VENTURES] = { "ventures", { "ventures", "imprese" } },
	[SCORE_MILITARY] = { "military", { "military strength", "forza militare" } },
	[SCORE_RESOURCES] = { "resources", { "resources", "risorse" } },
	[SCORE_TAX] = { "tax", { "taxes", "tasse" } },
	[SCORE_LOST] = { "lost", { "lost", "perduti" } },
	[SCORE_TOTAL] = { "total", { "total", "totale" } },
};

#include "ludo_tables.h"

/* ---- fields, in the order of the struct; then what follows from them ---- */

#define STATE struct lorenzo
static const struct ludo_field fields[] = {
	ONE("territory_deck", deck[TERRITORY], LUDO_SET, KIND_TERRITORY),
	ONE("building_deck", deck[BUILDING], LUDO_SET, KIND_BUILDING),
	ONE("character_deck", deck[CHARACTER], LUDO_SET, KIND_CHARACTER),
	ONE("venture_deck", deck[VENTURE], LUDO_SET, KIND_VENTURE),
	ONE("occupied", occupied, LUDO_SET, KIND_SPACE),
	ROW("tower", tower, LUDO_MAYBE, KIND_CARD, KIND_SPACE),
	ROW("palace", palace, LUDO_MAYBE, KIND_SEAT, KIND_COUNT),
	ROW("order", order, LUDO_MAYBE, KIND_SEAT, KIND_COUNT),
	ROW("dice", dice, LUDO_IS, KIND_DIE, KIND_MEMBER),
	ONE("round", round, LUDO_IS, KIND_COUNT),
	ROW("tile", tile, LUDO_MAYBE, KIND_EXCOMMUNICATION, KIND_PERIOD),
	ROW("excommunicated", excommunicated, LUDO_SET, KIND_SEAT, KIND_PERIOD),
	ONE("is_scored", is_scored, LUDO_IS, KIND_COUNT),
	ONE("spare", spare, LUDO_IS, KIND_COUNT),
	ROW("territories", cards[TERRITORY], LUDO_SET, KIND_TERRITORY, KIND_SEAT),
	ROW("buildings", cards[BUILDING], LUDO_SET, KIND_BUILDING, KIND_SEAT),
	ROW("characters", cards[CHARACTER], LUDO_SET, KIND_CHARACTER, KIND_SEAT),
	ROW("ventures", cards[VENTURE], LUDO_SET, KIND_VENTURE, KIND_SEAT),
	ROW("played", played, LUDO_SET, KIND_LEADER, KIND_SEAT),
	ROW("used", used, LUDO_SET, KIND_LEADER, KIND_SEAT),
	ROW("discarded", discarded, LUDO_SET, KIND_LEADER, KIND_SEAT),
	ROW("coins", have[COINS], LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("wood", have[WOOD], LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("stone", have[STONE], LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("servants", have[SERVANTS], LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("military", have[MILITARY], LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("faith", have[FAITH], LUDO_IS, KIND_COUNT, KIND_SEAT),
	ROW("vp", have[VICTORY], LUDO_IS, KIND_COUNT, KIND_SEAT),
	GRID("where", where, LUDO_MAYBE, KIND_SPACE, KIND_SEAT, KIND_MEMBER),
	ROW("bonus_tile", bonus_tile, LUDO_MAYBE, KIND_BONUS_TILE, KIND_SEAT),
	ROW("copied", copied, LUDO_MAYBE, KIND_LEADER, KIND_SEAT),
	ROW("raised", raised, LUDO_MAYBE, KIND_MEMBER, KIND_SEAT),
	ROW("chosen", chosen, LUDO_SET, KIND_BUILDING, KIND_ARROW),
	ONE("paid", servants, LUDO_IS, KIND_COUNT),
	ONE("value", value, LUDO_IS, KIND_COUNT),
	ONE("member", member, LUDO_MAYBE, KIND_MEMBER),
	ONE("grant", grant, LUDO_MAYBE, KIND_GRANT),
	ONE("space", space, LUDO_MAYBE, KIND_SPACE),
	ONE("way", way, LUDO_MAYBE, KIND_WAY),
	ONE("off", off, LUDO_MAYBE, KIND_GOOD),
	ROW("spare2", spare2, LUDO_IS, KIND_COUNT, KIND_COUNT),
	SECRET("hand", hand, LUDO_SET, KIND_LEADER),
	SECRET_ROW("saw", saw, LUDO_SET, KIND_LEADER, KIND_COUNT),
	SECRET_ROW("took", took, LUDO_MAYBE, KIND_LEADER, KIND_COUNT),
	ONE("box", hidden.box, LUDO_SET, KIND_LEADER),
	COMPUTED_GRID("worth", lorenzo_worth, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS,
		      KIND_MEMBER, N_MEMBERS),
	COMPUTED_GRID("score", lorenzo_score, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS,
		      KIND_SCORE, N_SCORES),
	COMPUTED_ROW("in_hand", lorenzo_in_hand, LUDO_IS, KIND_COUNT, KIND_SEAT, LUDO_SEATS),
	SECRET_COMPUTED("pack", lorenzo_pack, LUDO_SET, KIND_LEADER),
};

/* Where cards and leaders lie; other fields only remember them. */
static const char *const places[] = {
	"territory_deck", "building_deck", "character_deck", "venture_deck", "tower",
	"territories", "buildings", "characters", "ventures",
	"hand", "played", "discarded", "box", 0,
};

static const struct ludo_follow follows[] = { { "occupied", "where" }, { 0, 0 } };

/* ---- the door ---- */

const struct ludo_face lorenzo_face = {
	.name = { "Lorenzo il Magnifico", "Lorenzo il Magnifico" },
	.blurb = { "Send your family into the towers of Florence, and keep the Church content.",
		   "Manda i tuoi familiari nelle torri di Firenze, e tieni buona la Chiesa." },
	.credit = "Virginio Gigli, Flaminia Brasini, Simone Luciani; Cranio Creations, 2016",
	LUDO_WORD_TABLES,
	.places = places,
	.follows = follows,
	.stands = "tower",
	.is_spare = lorenzo_is_spare,
	.printed = lorenzo_printed,
	.screen = lorenzo_screen,
};
