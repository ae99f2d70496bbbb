/* face.c: door 2 of In the Shadow of the Emperor: names, options, fields, words. */
#include "face.h"

#include "emperor.h"
#include "ludo_face.h"
#include "ludo_tables.h"

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

static const struct ludo_kind kinds[N_KINDS] = {
	[LUDO_COUNT] = { "count", LUDO_NUMBER, 0, 256, 0, 0 },
	[LUDO_SEAT] = { "seat", LUDO_NAMED, 0, LUDO_SEATS, seat_names, 0 },
	[PROVINCE] = { "province", LUDO_NAMED, 0, N_PROVINCES, province_names, 0 },
	[CARD] = { "card", LUDO_NAMED, 0, N_CARDS, card_names, 0 },
	[RANK] = { "rank", LUDO_NAMED, 0, N_RANKS, rank_names, 0 },
	[NOBLE] = { "noble", LUDO_NAMED, 0, N_TILES, noble_names, 0 },
	[PLACE] = { "place", LUDO_NAMED, 0, N_PLACES, place_names, 0 },
	[SPACE] = { "space", LUDO_NAMED, 0, N_SPACES, space_names, 0 },
	[SIDE] = { "side", LUDO_NAMED, 0, N_SIDES, side_names, 0 },
	[BALLOT] = { "ballot", LUDO_NAMED, 0, N_BALLOTS, ballot_names, 0 },
	[CAUSE] = { "cause", LUDO_NAMED, 0, N_CAUSES, cause_names, 0 },
	[SUIT] = { "suit", LUDO_NAMED, 0, LUDO_SEATS * N_PLACES * N_RANKS, suit_names, 0 },
	[MOVER] = { "mover", LUDO_NAMED, 0, N_PROVINCES * N_RANKS, mover_names, 0 },
	[ORIGIN] = { "origin", LUDO_NAMED, 0, 1 + N_PROVINCES * N_SPACES, origin_names, 0 },
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

/* ---- options ---- */

static const struct ludo_value first_values[] = {
	[FIRST_RANDOM] = { "random", { "drawn by lot", "a sorte" },
			   { "Every family has the same chance of the throne.",
			     "Ogni famiglia ha la stessa probabilità di avere il trono." } },
	[FIRST_SEAT_0] = { "first", { "the first seat", "il primo posto" },
			   { "You decide who is emperor by where people sit.",
			     "Chi è imperatore lo decidi tu, con i posti." } },
};

static const struct ludo_value saxony_values[] = {
	[SAXONY_1] = { "1", { "1 thaler (Italian rules)", "1 tallero (regole italiane)" },
		       { "A small help, as printed in the Italian rules.",
			 "Un piccolo aiuto, come stampato nelle regole italiane." } },
	[SAXONY_2] = { "2", { "2 thalers (original)", "2 talleri (originale)" },
		       { "Sachsen is worth a fight, as in the German edition.",
			 "Per la Sassonia val la pena lottare, come nell'edizione tedesca." } },
};

static const struct ludo_value cap_values[] = {
	[CAP_INCOME] = { "income", { "12 thalers of income a round (Italian rules)",
				     "12 talleri di rendita a turno (regole italiane)" },
			 { "What is not spent may be saved up without limit.",
			   "Quel che non spendi lo puoi accumulare senza limite." } },
	[CAP_HOLDINGS] = { "holdings", { "12 thalers in the purse (original)",
					 "12 talleri posseduti (originale)" },
			   { "Nobody can ever own more: spend, or lose the rest.",
			     "Nessuno può averne di più: spendi, o perdi il resto." } },
};

static const struct ludo_value push_values[] = {
	[PUSH_OTHERS] = { "others", { "other players' knights (Italian rules)",
				      "cavalieri altrui (regole italiane)" },
			 { "Your own knights hold their places.",
			   "I tuoi cavalieri restano al loro posto." } },
	[PUSH_ANY] = { "any", { "any knight (original)", "qualunque cavaliere (originale)" },
		       { "You may also make room at the cost of a knight of your own.",
			 "Puoi far posto anche a spese di un tuo cavaliere." } },
};

static const struct ludo_value trier_values[] = {
	[TRIER_COUNTS] = { "counts", { "its colour counts for offspring",
				       "il colore conta per la discendenza" },
			   { "It decides like any other card between a son and a daughter.",
			     "Decide come ogni altra carta tra un figlio e una figlia." } },
	[TRIER_IGNORED] = { "ignored", { "its colour does not count", "il colore non conta" },
			    { "Its effect is had, but offspring follows the other cards alone.",
			      "L'effetto vale; per la discendenza contano solo le altre carte." } },
};

static const struct ludo_value mainz_values[] = {
	[MAINZ_KEEPS] = { "keeps", { "who keeps the seat", "chi mantiene il seggio" },
			  { "The point is for defending Mainz; a family newly seated gets only the "
			    "points of the seat.",
			    "Il punto premia chi difende Mainz; chi vi arriva riceve solo i punti "
			    "del seggio." } },
	[MAINZ_SITS] = { "sits", { "whoever sits at the end of phase V",
				   "chi siede alla fine della fase V" },
			 { "A family that has just taken the seat gets the point as well.",
			   "Il punto va anche alla famiglia che ha appena preso il seggio." } },
};

static const struct ludo_value vp_values[] = {
	[VP_OPEN] = { "open", { "open", "scoperti" },
		      { "Everybody sees at any time who leads.",
			"Tutti vedono in ogni momento chi è in testa." } },
	[VP_HIDDEN] = { "hidden", { "face down until the end", "coperti fino alla fine" },
			{ "Each gain is announced, but you must remember who has how many.",
			  "Ogni guadagno si annuncia, ma devi ricordare chi ne ha quanti." } },
};

static const struct ludo_option options[N_OPTIONS] = {
	[OPT_FIRST] = { "first", FIRST_RANDOM, first_values, "2.1",
			{ "First emperor", "Primo imperatore" },
			{ "Which family wears the crown in the first round.",
			  "Quale famiglia porta la corona nel primo turno." } },
	[OPT_SAXONY] = { "saxony", SAXONY_1, saxony_values, "5.3",
			 { "Privilege of Sachsen", "Privilegio di Sassonia" },
			 { "How much more its elector receives each round.",
			   "Quanto riceve in più ogni turno il suo elettore." } },
	[OPT_CAP] = { "cap", CAP_INCOME, cap_values, "5.5",
		      { "Most thalers", "Massimo di talleri" },
		      { "What the limit of 12 thalers applies to.",
			"A che cosa si applica il limite di 12 talleri." } },
	[OPT_PUSH] = { "push", PUSH_OTHERS, push_values, "9.7",
		       { "Move pushes away", "Il Trasloco toglie" },
		       { "Whose knight gives way when the province moved to is full.",
		         "Quale cavaliere cede il posto se la provincia d'arrivo è piena." } },
	[OPT_TRIER] = { "trier", TRIER_COUNTS, trier_values, "10.6",
			{ "A card bought through Trier", "Una carta comprata con Trier" },
			{ "Whether it has a say in who is born at the end of the round.",
			  "Se ha voce in chi nasce alla fine del turno." } },
	[OPT_MAINZ] = { "mainz", MAINZ_KEEPS, mainz_values, "10.10",
			{ "Mainz pays", "Mainz premia" },
			{ "Who gets the victory point of Mainz in phase V.",
			  "A chi va il punto vittoria di Mainz nella fase V." } },
	[OPT_VP] = { "vp", VP_OPEN, vp_values, "14.4",
		     { "Victory points", "Punti vittoria" },
		     { "Whether everybody sees the points during the game.",
		       "Se i punti si vedono durante la partita." } },
};

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
	.kinds = kinds,
	.n_kinds = N_KINDS,
	LUDO_WORD_TABLES,
	.options = options,
	.n_options = N_OPTIONS,
	.fields = fields,
	.n_fields = sizeof(fields) / sizeof(fields[0]),
	.view = emperor_view,
	.screen = emperor_screen,
};
