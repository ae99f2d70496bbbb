/* face.c: door 2 of Baroque: names, options, fields, words. */
#include "ludo_face.h"
#include "map.h"

/* ---- names ---- */

static const struct ludo_name seat_names[LUDO_SEATS] = { /* 3.1 */
	[OF_BRANDENBURG] = { "0", { "Brandenburg", "Brandeburgo" } },
	[OF_AUSTRIA] = { "1", { "Austria", "Austria" } },
	[OF_PALATINE] = { "2", { "Palatine States", "Stati Palatinati" } },
	[OF_SPANISH] = { "3", { "Spanish Netherlands", "Olanda Spagnola" } },
};

static const struct ludo_name state_names[N_STATES] = {
#define STATE(id, token, value, home, list, signs, en, it) { #token, { en, it } },
#include "states.def"
#undef STATE
};

static const struct ludo_name event_names[N_EVENTS] = {
#define EVENT_CARD(id, token, n, seats, sale, war, para, en, it) { #token, { en, it } },
#include "events.def"
#undef EVENT_CARD
};

static const struct ludo_name card_names[N_CARDS] = {
#define CARD(id, token, n, sort, effect, end, en, it) { #token, { en, it } },
#include "cards.def"
#undef CARD
};

static const struct ludo_name war_names[N_WARS] = { /* 14.4 */
	[DENMARK] = { "denmark", { "Denmark", "Danimarca" } },
	[DUTCH] = { "dutch", { "the Dutch at sea", "guerra navale con l'Olanda" } },
	[FRANCE] = { "france", { "France", "Francia" } },
	[OTTOMANS] = { "ottomans", { "the Ottomans", "Ottomani" } },
	[SWEDEN] = { "sweden", { "Sweden", "Svezia" } },
};

static const struct ludo_name sort_names[N_CHARACTERS] = { /* 10.1 */
	[SORT_ARCHITECT] = { "architect", { "architect", "architetto" } },
	[SORT_BISHOP] = { "bishop", { "bishop", "vescovo" } },
	[SORT_POLITICIAN] = { "politician", { "politician", "politico" } },
	[SORT_GENERAL] = { "general", { "general", "generale" } },
};

static const struct ludo_name thing_names[N_THINGS] = { /* 10.2 */
	[AN_ARMY] = { "army", { "army", "esercito" } },
	[A_CITY] = { "city", { "city", "città" } },
	[A_FORT] = { "fort", { "fortified city", "città fortificata" } },
	[A_RESIDENCE] = { "residence", { "bishop's residence", "residenza vescovile" } },
};

static const struct ludo_name way_names[N_WAYS] = { /* 10.8 */
	[BY_BASIC] = { "basic", { "basic action", "azione base" } },
	[BY_POLITICIAN] = { "politician", { "politician", "politico" } },
	[BY_BISHOP] = { "bishop", { "bishop", "vescovo" } },
	[BY_POWER] = { "power", { "Power", "Potere" } },
};

static const struct ludo_name stake_names[N_STAKES] = { /* 10.26 */
	[POWER_CARDS] = { "power", { "Power cards", "carte Potere" } },
	[OTHER_CARDS] = { "others", { "other cards", "altre carte" } },
};

static const struct ludo_name favour_names[N_FAVOURS] = { /* 12.6 */
	[FAVOUR_CARD] = { "card", { "1 favour: one more card to buy", "1 favore: una carta in più" } },
	[FAVOUR_5] = { "fl5", { "1 favour: 5 FL", "1 favore: 5 FL" } },
	[FAVOUR_12] = { "fl12", { "2 favours: 12 FL", "2 favori: 12 FL" } },
	[FAVOUR_ARMY] = { "army", { "2 favours: an army at home", "2 favori: un esercito in patria" } },
	[FAVOUR_VP] = { "vp3", { "2 favours: 3 VP", "2 favori: 3 VP" } },
	[FAVOUR_STATE] = { "state", { "3 favours: a state", "3 favori: uno Stato" } },
	[FAVOUR_PICK] = { "pick", { "4 favours: pick a card", "4 favori: una carta a scelta" } },
};

static const struct ludo_name composer_names[N_COMPOSERS] = { /* 14.3 */
	{ "schutz", { "Heinrich Schütz", "Heinrich Schütz" } },
	{ "froberger", { "Johann Jakob Froberger", "Johann Jakob Froberger" } },
	{ "rosenmuller", { "Johann Rosenmüller", "Johann Rosenmüller" } },
	{ "buxtehude", { "Dietrich Buxtehude", "Dietrich Buxtehude" } },
	{ "biber", { "Heinrich Ignaz Franz Biber", "Heinrich Ignaz Franz Biber" } },
	{ "pachelbel", { "Johann Pachelbel", "Johann Pachelbel" } },
	{ "telemann", { "Georg Philipp Telemann", "Georg Philipp Telemann" } },
	{ "bach", { "Johann Sebastian Bach", "Johann Sebastian Bach" } },
};

static const struct ludo_name source_names[N_SOURCES] = { /* 13.1 */
	[FROM_STATES] = { "states", { "states", "Stati" } },
	[FROM_CITIES] = { "cities", { "cities", "città" } },
	[FROM_FORTS] = { "forts", { "fortified cities", "città fortificate" } },
	[FROM_RESIDENCES] = { "residences", { "residences", "residenze" } },
	[FROM_COMPOSERS] = { "composers", { "composers", "compositori" } },
	[FROM_THRONE] = { "throne", { "the throne", "il trono" } },
	[FROM_CHARACTERS] = { "characters", { "characters", "personaggi" } },
	[FROM_FAVOURS] = { "favours", { "favours", "favori" } },
	[FROM_PAINTINGS] = { "paintings", { "paintings", "dipinti" } },
};

#include "ludo_tables.h"

/* ---- computed fields ---- */

static int is_seated(const struct baroque *s, int seat)
{
	return seat < s->core.n_seats;
}

static int64_t votes_of(const void *blanked, int seat, int j)
{
	(void)j;
	return votes(blanked, seat);
}

static int64_t income_of(const void *blanked, int seat, int j)
{
	(void)j;
	return is_seated(blanked, seat) ? baroque_income(blanked, seat) : 0;
}

static int64_t favours_of(const void *blanked, int seat, int j)
{
	(void)j;
	return is_seated(blanked, seat) ? baroque_favours(blanked, seat) : 0;
}

static int64_t points_of(const void *blanked, int seat, int source)
{
	return is_seated(blanked, seat) ? baroque_points(blanked, seat, source) : 0;
}

static int64_t armies_of(const void *blanked, int seat, int j)
{
	(void)j;
	return baroque_armies(blanked, seat);
}

static int64_t upkeep_of(const void *blanked, int seat, int j)
{
	(void)j;
	return baroque_armies(blanked, seat) * baroque_upkeep(blanked);
}

static int64_t price_of(const void *blanked, int seat, int thing)
{
	return baroque_price(blanked, seat, thing);
}

static int64_t attack_at(const void *blanked, int state, int j)
{
	(void)j;
	return baroque_attack(blanked, state);
}

static int64_t defence_at(const void *blanked, int state, int j)
{
	(void)j;
	return baroque_defence(blanked, state);
}

/* ---- fields, in the order of the struct ---- */

#define STATE struct baroque
static const struct ludo_field fields[] = {
	ONE("turn", turn, LUDO_IS, LUDO_COUNT),
	ONE("active", active, LUDO_IS, LUDO_SEAT),
	ONE("is_last", is_last, LUDO_IS, LUDO_COUNT),
	ONE("barred", barred, LUDO_IS, LUDO_COUNT),
	ROW("held", held, LUDO_SET, KIND_STATE, LUDO_SEAT),
	ROW("camp", camp, LUDO_SET, KIND_STATE, LUDO_SEAT),
	ONE("cities", cities, LUDO_SET, KIND_STATE),
	ONE("forts", forts, LUDO_SET, KIND_STATE),
	ONE("residences", residences, LUDO_SET, KIND_STATE),
	ONE("used_cities", used_cities, LUDO_SET, KIND_STATE),
	ONE("used_residences", used_residences, LUDO_SET, KIND_STATE),
	ONE("barren", barren, LUDO_SET, KIND_STATE),
	ONE("in_play", in_play, LUDO_SET, KIND_STATE),
	ROW("fl", fl, LUDO_IS, KIND_FLORINS, LUDO_SEAT),
	ROW("vp", vp, LUDO_IS, KIND_FLORINS, LUDO_SEAT),
	TALLY("armies", armies, KIND_STATE),
	TALLY("moved", moved, KIND_STATE),
	GRID("influence", influence, LUDO_IS, LUDO_COUNT, KIND_STATE, LUDO_SEAT),
	TALLY("marchers", marchers, KIND_STATE),
	ROW("order", order, LUDO_IS, LUDO_SEAT, LUDO_COUNT),
	GRID("front", front, LUDO_MAYBE, KIND_CARD, LUDO_SEAT, KIND_SORT),
	ROW("post", post, LUDO_MAYBE, KIND_STATE, LUDO_SEAT),
	ROW("divine", divine, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("n_hand", n_hand, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("extra", extra, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("army_debt", army_debt, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("fugger_debt", fugger_debt, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("pick", pick, LUDO_MAYBE, LUDO_SEAT, LUDO_COUNT),
	ROW("composer", composer, LUDO_MAYBE, KIND_STATE, KIND_COMPOSER),
	TALLY("discards", discards, KIND_CARD),
	TALLY("box", box, KIND_CARD),
	TALLY("event_deck", event_deck, KIND_EVENT),
	TALLY("event_discards", event_discards, KIND_EVENT),
	TALLY("event_out", event_out, KIND_EVENT),
	TALLY("event_box", event_box, KIND_EVENT),
	ONE("n_deck", n_deck, LUDO_IS, LUDO_COUNT),
	ONE("event", event, LUDO_MAYBE, KIND_EVENT),
	ONE("named", named, LUDO_MAYBE, KIND_STATE),
	ONE("war", war, LUDO_MAYBE, KIND_WAR),
	ONE("wars", wars, LUDO_SET, KIND_WAR),
	ONE("ottomans", ottomans, LUDO_IS, LUDO_COUNT),
	ONE("brunswick", brunswick, LUDO_IS, LUDO_COUNT),
	ONE("famine_below", famine_below, LUDO_IS, LUDO_COUNT),
	ONE("spared", spared, LUDO_SET, LUDO_SEAT),
	ONE("spared_famine", spared_famine, LUDO_SET, LUDO_SEAT),
	ONE("spared_chaos", spared_chaos, LUDO_SET, LUDO_SEAT),
	ONE("out", out, LUDO_SET, LUDO_SEAT),
	ONE("winner", winner, LUDO_MAYBE, LUDO_SEAT),
	ROW("rank", rank, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ROW("die", die, LUDO_IS, LUDO_COUNT, LUDO_SEAT),
	ONE("tied", tied, LUDO_SET, LUDO_SEAT),
	ONE("way", way, LUDO_IS, KIND_WAY),
	ONE("removing", removing, LUDO_IS, LUDO_COUNT),
	ROW("target", target, LUDO_MAYBE, KIND_STATE, LUDO_COUNT),
	ONE("aid", aid, LUDO_IS, LUDO_COUNT),
	ONE("see", see, LUDO_MAYBE, KIND_STATE),
	ONE("aided", aided, LUDO_IS, LUDO_COUNT),
	ONE("raised", raised, LUDO_IS, LUDO_COUNT),
	ONE("led", led, LUDO_SET, LUDO_SEAT),
	ONE("entered", entered, LUDO_SET, LUDO_SEAT),
	ONE("vanguard", vanguard, LUDO_MAYBE, KIND_STATE),
	ROW("attack_at", attack_at, LUDO_MAYBE, KIND_STATE, LUDO_COUNT),
	ROW("attack_from", attack_from, LUDO_MAYBE, KIND_STATE, LUDO_COUNT),
	ROW("attack_n", attack_n, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	ONE("attack_lead", attack_lead, LUDO_IS, LUDO_COUNT),
	ROW("march_from", march_from, LUDO_MAYBE, KIND_STATE, LUDO_COUNT),
	ROW("march_to", march_to, LUDO_MAYBE, KIND_STATE, LUDO_COUNT),
	ROW("march_n", march_n, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	ONE("march_lead", march_lead, LUDO_IS, LUDO_COUNT),
	ONE("battle", battle, LUDO_MAYBE, KIND_STATE),
	ONE("riders", riders, LUDO_IS, LUDO_COUNT),
	GRID("stake", stake, LUDO_IS, LUDO_COUNT, LUDO_COUNT, KIND_STAKE),
	SECRET_TALLY("hand", hand, KIND_CARD),
	SECRET_TALLY("laid", laid, KIND_CARD),
	SECRET_ROW("known_0", known[0], LUDO_TALLY, LUDO_COUNT, KIND_CARD),
	SECRET_ROW("known_1", known[1], LUDO_TALLY, LUDO_COUNT, KIND_CARD),
	SECRET_ROW("known_2", known[2], LUDO_TALLY, LUDO_COUNT, KIND_CARD),
	SECRET_ROW("known_3", known[3], LUDO_TALLY, LUDO_COUNT, KIND_CARD),
	SECRET("others", others, LUDO_IS, LUDO_COUNT),
	SECRET_ROW("spare2", spare, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	TALLY("deck", hidden.deck, KIND_CARD),
	ROW("spare3", hidden.spare, LUDO_IS, LUDO_COUNT, LUDO_COUNT),
	COMPUTED_ROW("votes", votes_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("income", income_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("favours", favours_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_GRID("points", points_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS,
		      KIND_SOURCE, N_FORECAST),
	COMPUTED_ROW("n_armies", armies_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_ROW("upkeep", upkeep_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS),
	COMPUTED_GRID("prices", price_of, LUDO_IS, LUDO_COUNT, LUDO_SEAT, LUDO_SEATS, KIND_THING,
		      N_THINGS),
	COMPUTED_ROW("attack", attack_at, LUDO_IS, LUDO_COUNT, KIND_STATE, N_STATES),
	COMPUTED_ROW("defence", defence_at, LUDO_IS, LUDO_COUNT, KIND_STATE, N_STATES),
};

static const struct ludo_follow follows[] = {
	{ "n_hand", "hand" },
	{ "n_deck", "deck" },
	{ 0, 0 },
};

/* ---- the door ---- */

const struct ludo_face baroque_face = {
	.name = { "Baroque", "Baroque" },
	.blurb = { "War and politics in the Holy Roman Empire after 1650.",
		   "Guerra e politica nel Sacro Romano Impero dopo il 1650." },
	.credit = "Richard H. Berg and Warren Treadgold, Aleph Game Studio, 2019",
	LUDO_WORD_TABLES,
	.follows = follows,
	.printed = baroque_printed,
	.screen = baroque_screen,
};
