/* view_cards.c: what cards, leaders and tiles say, made from their rows.
 *
 * Effects have sentences, cards have not: a card's text is put together from what it
 * does, in both languages, so that text and effect cannot disagree.  Only leaders and
 * tiles with lines of their own in the rules have sentences of their own, in their rows. */
#include "lorenzo.h"
#include "ludo_face.h"

/* ---- words ---- */

struct noun {
	const char *one[LUDO_LANGS], *many[LUDO_LANGS], *sign;
};

static const struct noun nouns[N_GOODS + 1] = { /* 1.2 */
	[COINS] = { { "coin", "moneta" }, { "coins", "monete" }, "¢" },
	[WOOD] = { { "wood", "legno" }, { "wood", "legni" }, "♣" },
	[STONE] = { { "stone", "pietra" }, { "stone", "pietre" }, "◆" },
	[SERVANTS] = { { "servant", "servitore" }, { "servants", "servitori" }, "☺" },
	[MILITARY] = { { "military point", "Punto Militare" },
		       { "military points", "Punti Militari" }, "♞" },
	[FAITH] = { { "faith point", "Punto Fede" }, { "faith points", "Punti Fede" }, "†" },
	[VICTORY] = { { "victory point", "Punto Vittoria" },
		      { "victory points", "Punti Vittoria" }, "★" },
	[PRIVILEGES] = { { "council privilege", "Privilegio del Consiglio" },
			 { "different council privileges",
			   "Privilegi del Consiglio, tutti diversi" }, "§" },
};

static const struct noun types[N_TYPES] = { /* 1.6 */
	[TERRITORY] = { { "territory", "territorio" }, { "territories", "territori" }, "T" },
	[BUILDING] = { { "building", "edificio" }, { "buildings", "edifici" }, "B" },
	[CHARACTER] = { { "character", "personaggio" }, { "characters", "personaggi" }, "C" },
	[VENTURE] = { { "venture", "impresa" }, { "ventures", "imprese" }, "V" },
};

/* What an action is called when it is granted, and when it is changed for good. */
static const struct {
	const char *grant[LUDO_LANGS], *boost[LUDO_LANGS], *sign[LUDO_LANGS];
} actions[N_ACTIONS] = {
	[TAKE_TERRITORY] = { { "take a territory", "prendi un territorio" },
			     { "Taking territories", "Prendere territori" }, { "T", "T" } },
	[TAKE_BUILDING] = { { "take a building", "prendi un edificio" },
			    { "Taking buildings", "Prendere edifici" }, { "B", "E" } },
	[TAKE_CHARACTER] = { { "take a character", "prendi un personaggio" },
			     { "Taking characters", "Prendere personaggi" }, { "C", "P" } },
	[TAKE_VENTURE] = { { "take a venture", "prendi un'impresa" },
			   { "Taking ventures", "Prendere imprese" }, { "V", "I" } },
	[HARVEST] = { { "harvest", "raccogli" }, { "Harvests", "Raccolti" },
		      { "harv", "racc" } },
	[PRODUCTION] = { { "produce", "produci" }, { "Productions", "Produzioni" },
			 { "prod", "prod" } },
	[TAKE_ANY] = { { "take any card", "prendi una carta qualsiasi" },
		       { "Taking cards", "Prendere carte" }, { "any", "carta" } },
};

static const char *in(int lang, const char *english, const char *italian)
{
	return lang == LUDO_IT ? italian : english;
}

const char *lorenzo_sign(int good)
{
	return nouns[good].sign;
}

/* ---- sentences ---- */

/* "2 wood, 1 stone and 3 coins" */
static void put_bag(struct ludo_text *text, bag goods, int lang, const char *last)
{
	int left = 0, said = 0;
	for (int good = 0; good <= N_GOODS; good++)
		left += bag_has(goods, good) > 0;
	for (int good = 0; good <= N_GOODS; good++) {
		int n = bag_has(goods, good);
		if (!n)
			continue;
		if (said)
			ludo_put(text, left == 1 ? last : ", ");
		const struct noun *noun = &nouns[good];
		ludo_putf(text, "%d %s", n, n == 1 ? noun->one[lang] : noun->many[lang]);
		said++;
		left--;
	}
}

void lorenzo_bag_text(struct ludo_text *text, bag goods, int lang)
{
	put_bag(text, goods, lang, in(lang, " and ", " e "));
}

/* "for each territory" */
static void put_per(struct ludo_text *text, int per, int lang)
{
	if (per == PER_TWO_MIL)
		ludo_put(text, in(lang, " for every 2 military points",
				  " ogni 2 Punti Militari"));
	else if (per != PER_ONE)
		ludo_putf(text, "%s %s", in(lang, " for each", " per ogni"),
			  types[per - 1].one[lang]);
}

static void put_grant(struct ludo_text *text, int action, int value, bag off, int lang)
{
	ludo_putf(text, "%s %s %d", actions[action].grant[lang],
		  in(lang, "with value", "a valore"), value);
	if (!off)
		return;
	ludo_put(text, " (");
	lorenzo_bag_text(text, off, lang);
	ludo_put(text, in(lang, " off)", " in meno)"));
}

void lorenzo_cost_text(struct ludo_text *text, int card, int lang)
{
	const struct card *row = &lorenzo_cards[card];
	if (row->cost)
		lorenzo_bag_text(text, row->cost, lang);
	if (!row->need)
		return;
	if (row->cost)
		ludo_put(text, in(lang, ", or ", ", oppure "));
	ludo_putf(text, in(lang, "%d military points, if you have at least %d",
			   "%d Punti Militari, se ne hai almeno %d"),
		  row->spend, row->need);
}

void lorenzo_now_text(struct ludo_text *text, int card, int lang)
{
	const struct card *row = &lorenzo_cards[card];
	lorenzo_bag_text(text, row->at_once, lang);
	put_per(text, row->per, lang);
	if (!row->grant)
		return;
	if (row->at_once)
		ludo_put(text, in(lang, "; then ", "; poi "));
	put_grant(text, row->grant, row->grant_value, row->grant_off, lang);
}

/* What working a territory or building does. */
static void put_work(struct ludo_text *text, const struct card *row, int lang)
{
	for (int arrow = 0; arrow < 2 && row->get[arrow]; arrow++) {
		if (arrow)
			ludo_put(text, in(lang, ", or ", ", oppure "));
		if (row->pay[arrow]) {
			ludo_put(text, in(lang, "pay ", "paga "));
			lorenzo_bag_text(text, row->pay[arrow], lang);
			ludo_put(text, in(lang, " for ", " per "));
		}
		lorenzo_bag_text(text, row->get[arrow], lang);
		put_per(text, row->work_per, lang);
	}
}

static void put_boost(struct ludo_text *text, const struct card *row, int lang)
{
	ludo_putf(text, "%s: +%d", actions[row->boost].boost[lang], row->boost_by);
	if (!row->off)
		return;
	ludo_put(text, ", ");
	put_bag(text, row->off, lang,
		row->quirk == EITHER_OFF ? in(lang, " or ", " o ") : in(lang, " and ", " e "));
	ludo_put(text, in(lang, " off", " in meno"));
}

void lorenzo_lasting_text(struct ludo_text *text, int card, int lang)
{
	const struct card *row = &lorenzo_cards[card];
	if (row->value) {
		ludo_putf(text, "%s %d: ", type_of(card) == TERRITORY
				  ? in(lang, "Harvest", "Raccolto")
				  : in(lang, "Production", "Produzione"), row->value);
		put_work(text, row, lang);
	}
	if (row->boost)
		put_boost(text, row, lang);
	if (row->quirk == NO_FLOOR_BONUS)
		ludo_put(text, in(lang, "No bonus from third and fourth floors",
				  "Niente bonus dal terzo e quarto piano"));
	if (row->end) {
		ludo_put(text, in(lang, "At the end: ", "Alla fine: "));
		lorenzo_bag_text(text, vp(row->end), lang);
	}
}

/* ---- leaders ---- */

void lorenzo_requirement_text(struct ludo_text *text, int leader, int lang)
{
	const struct leader *row = &lorenzo_leaders[leader];
	const char *comma = "";
	for (int type = 0; type < N_TYPES; type++)
		if (row->owns[type]) {
			ludo_putf(text, "%s%d %s", comma, row->owns[type],
				  types[type].many[lang]);
			comma = ", ";
		}
	if (row->same)
		ludo_putf(text, in(lang, "%d cards of one type", "%d carte dello stesso tipo"),
			  row->same);
	if (row->goods) {
		ludo_put(text, comma);
		put_bag(text, row->goods, lang, ", ");
	}
}

/* Abilities that are no gain and no action, with room for their number. */
static const char *const abilities[N_LEADERS][LUDO_LANGS] = {
#define LEADER(id, token, t, b, c, v, s, g, w, i, a, n, m, name, en, it) { en, it },
#include "leaders.def"
};

void lorenzo_ability_text(struct ludo_text *text, int leader, int lang)
{
	const struct leader *row = &lorenzo_leaders[leader];
	if (row->when == ONCE)
		ludo_put(text, in(lang, "Once a round: ", "Una volta per turno: "));
	lorenzo_bag_text(text, row->gain, lang);
	if (row->grant)
		put_grant(text, row->grant, row->grant_value, 0, lang);
	if (abilities[leader][lang])
		ludo_putf(text, abilities[leader][lang], row->by);
}

/* ---- excommunications ---- */

/* Penalties that take neither goods nor value, with room for their number. */
static const char *const penalties[N_EXCOMMUNICATIONS][LUDO_LANGS] = {
#define EXCOMMUNICATION(id, token, p, l, a, n, name_en, name_it, en, it) { en, it },
#include "excommunications.def"
};

void lorenzo_tile_text(struct ludo_text *text, int tile, int lang)
{
	const struct excommunication *row = &lorenzo_excommunications[tile];
	if (row->loses) { /* 14.3: neither bonus tiles nor leaders */
		ludo_put(text, in(lang, "From each space and card: ",
				  "Da ogni spazio e carta: "));
		lorenzo_bag_text(text, row->loses, lang);
		ludo_put(text, in(lang, " less", " in meno"));
	}
	if (row->slows)
		ludo_putf(text, "%s: -%d", actions[row->slows].boost[lang], row->by);
	if (penalties[tile][lang])
		ludo_putf(text, penalties[tile][lang], row->by);
}

/* ---- signs ---- */

void lorenzo_bag_signs(struct ludo_text *text, bag goods)
{
	for (int good = 0; good <= N_GOODS; good++)
		if (bag_has(goods, good))
			ludo_putf(text, "%s%d", nouns[good].sign, bag_has(goods, good));
}

void lorenzo_cost_signs(struct ludo_text *text, int card)
{
	const struct card *row = &lorenzo_cards[card];
	lorenzo_bag_signs(text, row->cost);
	if (row->need) /* "♞2(4)": spend 2 of at least 4 */
		ludo_putf(text, "%s%s%d(%d)", row->cost ? "/" : "", nouns[MILITARY].sign,
			  row->spend, row->need);
}

static void put_per_signs(struct ludo_text *text, int per, int lang)
{
	if (per == PER_TWO_MIL)
		ludo_putf(text, "/2%s", nouns[MILITARY].sign);
	else if (per != PER_ONE)
		ludo_putf(text, "/%s", actions[per].sign[lang]);
}

void lorenzo_now_signs(struct ludo_text *text, int card, int lang)
{
	const struct card *row = &lorenzo_cards[card];
	lorenzo_bag_signs(text, row->at_once);
	put_per_signs(text, row->per, lang);
	if (!row->grant)
		return;
	ludo_putf(text, "%s%s=%d", row->at_once ? " " : "", actions[row->grant].sign[lang],
		  row->grant_value);
	if (row->grant_off) {
		ludo_put(text, "-");
		lorenzo_bag_signs(text, row->grant_off);
	}
}

void lorenzo_lasting_signs(struct ludo_text *text, int card, int lang)
{
	const struct card *row = &lorenzo_cards[card];
	int same = row->get[0] == row->get[1]; /* "♣1/◆1→†2" */
	for (int arrow = 0; arrow < 2 && row->get[arrow]; arrow++) {
		ludo_put(text, arrow ? "/" : "");
		lorenzo_bag_signs(text, row->pay[arrow]);
		if (same && !arrow)
			continue;
		ludo_put(text, row->pay[arrow] ? "→" : "");
		lorenzo_bag_signs(text, row->get[arrow]);
		put_per_signs(text, row->work_per, lang);
	}
	if (row->boost)
		ludo_putf(text, "%s+%d", actions[row->boost].sign[lang], row->boost_by);
	if (row->off) {
		ludo_put(text, row->quirk == EITHER_OFF ? " ½-" : " -");
		lorenzo_bag_signs(text, row->off);
	}
	if (row->quirk == NO_FLOOR_BONUS)
		ludo_put(text, in(lang, "no floor bonus", "no bonus piano"));
	if (row->end)
		ludo_putf(text, "%s%d", nouns[VICTORY].sign, row->end);
}
