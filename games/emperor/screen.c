/* screen.c: the board as text, 99 columns wide.
 *
 * One line for each province, then the stacks of cards (with what they do, while they can
 * be bought), then the players in the order of play.  A piece is the letter of its family
 * and a sign: R25 a baron of 25, R&25 a couple; every sign is explained in the last
 * lines, and colours only repeat letters. */
#include <stdio.h>
#include <string.h>

#include "counts.h"
#include "face.h"

/* ---- the words of the frame: all other names are the game's own ---- */

/*        id          English                       Italian                          */
#define WORDS(W)                                                                     \
	W(ROUND,      "Round",                      "Turno")                         \
	W(OVER,       "the game is over",           "partita finita")                \
	W(THRONE,     "Throne",                     "Trono")                         \
	W(EMPTY,      "nobody",                     "nessuno")                       \
	W(TRACK,      "Phase VII pays",             "Fase VII")                      \
	W(VP,         "VP",                         "PV")                            \
	W(THALER,     "thaler",                     "tallero")                       \
	W(THALERS,    "thalers",                    "talleri")                       \
	W(AND_CITY,   "imperial city",              "città imperiale")               \
	W(PROVINCE,   "Province",                   "Provincia")                     \
	W(ELECTOR,    "Elector",                    "Sovrano")                       \
	W(PRIVILEGE,  "Privilege",                  "Privilegio")                    \
	W(NOBLES,     "Noble spaces",               "Spazi Nobile")                  \
	W(CASTLE,     "Castle",                     "Castello")                      \
	W(CITIES,     "Cities",                     "Città")                         \
	W(INFLUENCE,  "Influence",                  "Influenza")                     \
	W(REMOVED,    "out of the game",            "fuori dal gioco")               \
	W(VACANT,     "vacant",                     "vacante")                       \
	W(CARDS,      "Action cards: cost, left",   "Carte azione: costo, rimaste")  \
	W(EFFECTS,    "Action cards: cost, left, colour, phase, effect",                \
		      "Carte azione: costo, rimaste, colore, fase, effetto")            \
	W(PLAYERS,    "Order of play",              "Ordine di gioco")               \
	W(FAMILY,     "Family",                     "Famiglia")                      \
	W(PURSE,      "Thalers/chip",               "Talleri/gettone")               \
	W(SUPPLY,     "Supply",                     "Riserva")                       \
	W(VOTES,      "Votes",                      "Voti")                          \
	W(BEFORE,     "Cards",                      "Carte")                         \
	W(PASSED,     "passed",                     "ha passato")                    \
	W(BARON,      "baron of 25",                "barone di 25")                  \
	W(COUPLE,     "couple",                     "coppia")                        \
	W(KNIGHT,     "knight",                     "cavaliere")                     \
	W(CITY,       "city",                       "città")                         \
	W(IMPERIAL,   "imperial city",              "città imperiale")               \
	W(FREE,       "free",                       "libero")                        \
	W(MOST,       "most influence",             "più influenza")                 \
	W(NOBLE,      "noble",                      "nobile")                        \
	W(EMPEROR,    "emperor",                    "imperatore")                    \
	W(USED,       "privilege used",             "già usato")                     \
	W(EMINENCE,   "Grey Eminence",              "Eminenza Grigia")               \
	W(RELIGIOUS,  "archbishopric",              "arcivescovado")                 \
	W(BLUE,       "blue (sons)",                "blu (figli)")                   \
	W(PINK,       "pink (daughters)",           "rosa (figlie)")                 \
	W(PROPOSED,   "proposed, not found",        "proposto, non trovato")         \
	W(YOUR_VOTE,  "Your vote",                  "Il tuo voto")                   \
	W(YOUR_VP,    "Your victory points",        "I tuoi punti vittoria")         \
	W(ELECTION,   "Election",                   "Elezione")                      \
	W(NAMED,      "votes by heads",             "voti per testa")                \
	W(EXCLUDED,   "excluded",                   "esclusa")                       \
	W(FACE_DOWN,  "face down",                  "coperti")

enum {
#define W(id, en, it) SAY_##id,
	WORDS(W)
#undef W
};

static const char *const words[][LUDO_LANGS] = {
#define W(id, en, it) { en, it },
	WORDS(W)
#undef W
};

static const char *const phases[][LUDO_LANGS] = { /* 4.1 */
	{ "preparation", "preparazione" },
	{ "phase I: income", "fase I: rendite" },
	{ "phase II: ageing", "fase II: invecchiamento" },
	{ "phase III: offspring", "fase III: discendenza" },
	{ "phase IV: actions", "fase IV: azioni" },
	{ "phase V: new electors", "fase V: nuovi sovrani" },
	{ "phase VI: election", "fase VI: elezione" },
	{ "phase VII: the emperor", "fase VII: l'imperatore" },
	{ "phase VIII: the turn marker", "fase VIII: il marcatore" },
};

static const char *const romans[] = { /* 1.9 */
	"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII",
};

static const char *const privileges[N_PROVINCES][LUDO_LANGS] = { /* chapter 10 */
	[TRIER] = { "exhausted card", "carta esaurita" },
	[KOLN] = { "ages ±10 years", "età ±10 anni" },
	[MAINZ] = { "1 VP in phase V", "1 PV in fase V" },
	[RHEIN] = { "free baron of 15", "barone 15 gratis" },
	[SACHSEN] = { "more income", "più rendita" },
	[BRANDENBURG] = { "Grey Eminence", "Eminenza Grigia" },
	[BOHMEN] = { "2 votes", "2 voti" },
};

static const char *const letters[LUDO_SEATS][LUDO_LANGS] = {
	{ "R", "R" }, { "G", "V" }, { "B", "B" }, { "Y", "G" },
};
static const enum ludo_style styles[LUDO_SEATS] = {
	LUDO_RED, LUDO_GREEN, LUDO_BLUE, LUDO_YELLOW,
};

static const char knight_sign[] = "♞", city_sign[] = "⌂", imperial_sign[] = "★";
static const char free_sign[] = "·", used_sign[] = "✓", grey_sign[] = "☾";
static const char religious_sign[] = "†", emperor_sign[] = "♛", turn_sign[] = "►";
static const char noble_sign[] = "●", most_sign[] = "!", line_sign[] = "│";
static const char *const colour_signs[] = { " ", "♂", "♀" };

enum { /* columns */
	PROVINCE_WIDE = 13, ELECTOR_WIDE = 8, PRIVILEGE_WIDE = 20, NOBLES_WIDE = 21,
	CASTLE_WIDE = 8, CITIES_WIDE = 7, FRAME = 99, CARD_WIDE = 33, NAME_WIDE = 24,
	LIST_NAME_WIDE = 26, LIST_CARD_WIDE = 34, PHASE_WIDE = 4,
	FAMILY_WIDE = 14, PURSE_WIDE = 15, SUPPLY_WIDE = 10, VOTES_WIDE = 6,
	CARDS_FROM = FAMILY_WIDE + PURSE_WIDE + 6 + SUPPLY_WIDE + VOTES_WIDE,
};

struct drawing {
	struct ludo_text *text;
	const struct emperor *s;
	int seat, lang;
};

static const char *say(const struct drawing *d, int word)
{
	return words[word][d->lang];
}

static const char *name(const struct drawing *d, int kind, int id)
{
	return emperor_face.kinds[kind].names[id].say[d->lang];
}

static void put(const struct drawing *d, const char *string)
{
	ludo_put(d->text, string);
}

static void put_styled(const struct drawing *d, enum ludo_style style, const char *string)
{
	ludo_style(d->text, style);
	put(d, string);
	ludo_style(d->text, LUDO_PLAIN);
}

static void put_blanks(const struct drawing *d, int n)
{
	ludo_cell(d->text, "", n > 0 ? n : 0);
}

/* A family's piece, in its colour; returns the columns it takes. */
static int put_piece(const struct drawing *d, int seat, const char *sign)
{
	struct ludo_text piece = { 0 };
	ludo_putf(&piece, "%s%s", letters[seat][d->lang], sign);
	int columns = ludo_columns(ludo_text_string(&piece));
	put_styled(d, styles[seat], ludo_text_string(&piece));
	ludo_text_free(&piece);
	return columns;
}

static int put_noble(const struct drawing *d, int tile)
{
	char sign[8];
	int rank = tile % N_RANKS;
	snprintf(sign, sizeof(sign), "%s%d", is_couple(rank) ? "&" : "",
		 15 + 10 * (rank % COUPLE_15));
	return put_piece(d, tile / N_RANKS, sign);
}

/* "── Action cards ─────────" across the whole board. */
static void put_rule(const struct drawing *d, const char *title)
{
	int n = FRAME - 4 - ludo_columns(title);
	ludo_style(d->text, LUDO_DIM);
	ludo_putf(d->text, "── %s ", title);
	while (n-- > 0)
		put(d, "─");
	ludo_style(d->text, LUDO_PLAIN);
	put(d, "\n");
}

static int put_free(const struct drawing *d)
{
	put_styled(d, LUDO_DIM, free_sign);
	return 1;
}

/* ---- the first lines: round, phase, throne, what the track pays ---- */

static void put_header(const struct drawing *d)
{
	const struct emperor *s = d->s;
	const struct round_row *row = round_row(s);
	int phase = s->phase < sizeof(phases) / sizeof(phases[0]) ? s->phase : 0;
	struct ludo_text line = { 0 };
	ludo_putf(&line, "%s %d/%d · %s", say(d, SAY_ROUND), s->round, N_ROUNDS,
		  ludo_is_over(&s->core) ? say(d, SAY_OVER) : phases[phase][d->lang]);
	put_styled(d, LUDO_BOLD, ludo_text_string(&line));
	ludo_text_free(&line);
	ludo_putf(d->text, " · %s: ", say(d, SAY_THRONE));
	if (s->throne)
		put_noble(d, s->throne - 1);
	else
		put(d, say(d, SAY_EMPTY));
	ludo_putf(d->text, " · %s: %d %s", say(d, SAY_TRACK), row->vp, say(d, SAY_VP));
	if (row->thalers)
		ludo_putf(d->text, ", %d %s", row->thalers,
			  say(d, row->thalers == 1 ? SAY_THALER : SAY_THALERS));
	if (row->city)
		ludo_putf(d->text, ", %s", say(d, SAY_AND_CITY));
	put(d, "\n");
}

/* ---- the provinces ---- */

static void put_title(const struct drawing *d, int word, int wide)
{
	ludo_style(d->text, LUDO_DIM);
	ludo_cell(d->text, say(d, word), wide);
	ludo_style(d->text, LUDO_PLAIN);
}

static void put_line(const struct drawing *d)
{
	put_styled(d, LUDO_DIM, line_sign);
}

static void put_titles(const struct drawing *d)
{
	put_title(d, SAY_PROVINCE, PROVINCE_WIDE);
	put_line(d);
	put_title(d, SAY_ELECTOR, ELECTOR_WIDE);
	put_line(d);
	put_title(d, SAY_PRIVILEGE, PRIVILEGE_WIDE);
	put_line(d);
	put_title(d, SAY_NOBLES, NOBLES_WIDE);
	put_line(d);
	put_title(d, SAY_CASTLE, CASTLE_WIDE);
	put_line(d);
	put_title(d, SAY_CITIES, CITIES_WIDE);
	put_line(d);
	put(d, say(d, SAY_INFLUENCE));
	put(d, "\n");
}

static void put_name(const struct drawing *d, int p)
{
	put(d, is_religious(p) ? religious_sign : " ");
	ludo_cell(d->text, name(d, PROVINCE, p), PROVINCE_WIDE - 1);
}

static void put_elector(const struct drawing *d, int p)
{
	int n;
	if (d->s->elector[p]) {
		n = put_noble(d, d->s->elector[p] - 1);
	} else {
		put_styled(d, LUDO_DIM, say(d, SAY_VACANT));
		n = ludo_columns(say(d, SAY_VACANT));
	}
	put_blanks(d, ELECTOR_WIDE - n);
}

static void put_privilege(const struct drawing *d, int p)
{
	int used = d->s->used >> p & 1, grey = d->s->eminence[p];
	put(d, used ? used_sign : " ");
	ludo_style(d->text, used ? LUDO_DIM : LUDO_PLAIN);
	ludo_cell(d->text, privileges[p][d->lang], PRIVILEGE_WIDE - 4);
	ludo_style(d->text, LUDO_PLAIN);
	put_blanks(d, 3 - (grey ? put_piece(d, grey - 1, grey_sign) : 0));
}

/* The rest of a cell of spaces, and whether how many there are is only proposed (1.3). */
static void put_mark(const struct drawing *d, int columns, int wide, struct spaces spaces)
{
	put_styled(d, LUDO_DIM, spaces.proposed ? LUDO_PROPOSED : " ");
	put_blanks(d, wide - columns - 1);
}

/* Nobles, then knights, then what is free: cells of five columns. */
static void put_noble_spaces(const struct drawing *d, int p)
{
	const struct emperor *s = d->s;
	int columns = 0;
	for (int tile = 0; tile < N_TILES; tile++)
		for (int n = s->nobles[p][tile]; n > 0; n--) {
			int wide = put_noble(d, tile);
			put_blanks(d, 5 - wide);
			columns += 5;
		}
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int n = s->knights[p][seat]; n > 0; n--) {
			int wide = put_piece(d, seat, knight_sign);
			put_blanks(d, 5 - wide);
			columns += 5;
		}
	for (int n = free_noble_spaces(s, p); n > 0; n--) {
		put_blanks(d, 5 - put_free(d));
		columns += 5;
	}
	put_mark(d, columns, NOBLES_WIDE, provinces[p].noble);
}

static void put_castles(const struct drawing *d, int p)
{
	int columns = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int n = d->s->castles[p][seat]; n > 0; n--)
			columns += put_piece(d, seat, knight_sign);
	for (int n = free_castles(d->s, p); n > 0; n--)
		columns += put_free(d);
	put_mark(d, columns, CASTLE_WIDE, provinces[p].castle);
}

static void put_cities(const struct drawing *d, int p)
{
	int columns = 0;
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int n = d->s->cities[p][seat]; n > 0; n--) {
			columns += put_piece(d, seat, city_sign) + 1;
			put(d, " ");
		}
	for (int n = d->s->imperial[p]; n > 0; n--, columns += 2) {
		put_styled(d, LUDO_MAGENTA, imperial_sign);
		put(d, " ");
	}
	for (int n = free_city_spaces(d->s, p); n > 0; n--, columns += 2) {
		put_free(d);
		put(d, " ");
	}
	put_mark(d, columns, CITIES_WIDE, provinces[p].city);
}

static void put_influence(const struct drawing *d, int p)
{
	int most;
	unsigned first = leaders(d->s, p, &most);
	const char *gap = "";
	for (int seat = 0; seat < d->s->core.n_seats; seat++) {
		char number[8];
		int n = influence(d->s, p, seat);
		if (!n)
			continue;
		snprintf(number, sizeof(number), "%d%s", n,
			 set_has(first, seat) ? most_sign : "");
		put(d, gap);
		put_piece(d, seat, number);
		gap = " ";
	}
}

static void put_province(const struct drawing *d, int p)
{
	put_name(d, p);
	if (!is_in_game(d->s, p)) {
		put_line(d);
		put_styled(d, LUDO_DIM, say(d, SAY_REMOVED));
		put(d, "\n");
		return;
	}
	put_line(d);
	put_elector(d, p);
	put_line(d);
	put_privilege(d, p);
	put_line(d);
	put_noble_spaces(d, p);
	put_line(d);
	put_castles(d, p);
	put_line(d);
	put_cities(d, p);
	put_line(d);
	put_influence(d, p);
	put(d, "\n");
}

/* ---- the stacks of action cards ---- */

/* A text that goes on below itself where the line is full. */
static void put_wrapped(const struct drawing *d, int from, const char *text)
{
	int column = from;
	while (*text) {
		size_t n = strcspn(text, " ");
		struct ludo_text word = { 0 };
		ludo_put_n(&word, text, n);
		int wide = ludo_columns(ludo_text_string(&word));
		if (column > from && column + 1 + wide > FRAME) {
			put(d, "\n");
			put_blanks(d, from);
			column = from;
		} else if (column > from) {
			put(d, " ");
			column++;
		}
		put(d, ludo_text_string(&word));
		ludo_text_free(&word);
		column += wide;
		text += n + strspn(text + n, " ");
	}
	put(d, "\n");
}

static void put_stack(const struct drawing *d, int card, int name_wide, int wide)
{
	int left = cards_left(d->s, card);
	struct ludo_text line = { 0 };
	ludo_putf(&line, "%d ×%d %s%s", cards[card].cost, left,
		  colour_signs[cards[card].colour],
		  cards[card].proposed ? LUDO_PROPOSED : " ");
	ludo_style(d->text, left > 0 ? LUDO_PLAIN : LUDO_DIM);
	ludo_cell(d->text, name(d, CARD, card), name_wide);
	ludo_cell(d->text, ludo_text_string(&line), wide - name_wide);
	ludo_style(d->text, LUDO_PLAIN);
	ludo_text_free(&line);
}

/* What a card does, and when: one below the other, while cards can be bought. */
static void put_effects(const struct drawing *d)
{
	put_rule(d, say(d, SAY_EFFECTS));
	for (int card = 0; card < N_CARDS; card++) {
		struct ludo_text text = { 0 };
		ludo_putf(&text, "%s%s", romans[cards[card].phase],
			  cards[card].phase_proposed ? LUDO_PROPOSED : "");
		put_stack(d, card, LIST_NAME_WIDE, LIST_CARD_WIDE);
		ludo_cell(d->text, ludo_text_string(&text), PHASE_WIDE);
		ludo_text_clear(&text);
		emperor_card_text(&text, card, d->lang);
		put_wrapped(d, LIST_CARD_WIDE + PHASE_WIDE, ludo_text_string(&text));
		ludo_text_free(&text);
	}
}

/* Three abreast, read downwards. */
static void put_stacks(const struct drawing *d)
{
	const int rows = (N_CARDS + 2) / 3;
	int asked = ludo_top(&d->s->core).what;
	if (asked == ASK_ACTION || asked == ASK_TRIER) {
		put_effects(d);
		return;
	}
	put_rule(d, say(d, SAY_CARDS));
	for (int row = 0; row < rows; row++) {
		for (int card = row; card < N_CARDS; card += rows)
			put_stack(d, card, NAME_WIDE + (card >= 2 * rows ? 2 : 0),
				  CARD_WIDE);
		put(d, "\n");
	}
}

/* ---- the players, from the emperor in turn order ---- */

static void put_points(const struct drawing *d, int seat)
{
	const struct emperor *s = d->s;
	int shown = s->core.option[OPT_VP] == VP_OPEN || ludo_is_over(&s->core);
	char number[16];
	snprintf(number, sizeof(number), "%d", s->points[seat]);
	ludo_right(d->text, shown ? number : "?", 4);
	put(d, "  ");
}

static void put_supply(const struct drawing *d, int seat)
{
	struct ludo_text line = { 0 };
	ludo_putf(&line, "%d%s %d%s %d%s", nobles_left(d->s, seat), noble_sign,
		  knights_left(d->s, seat), knight_sign, cities_left(d->s, seat),
		  city_sign);
	ludo_cell(d->text, ludo_text_string(&line), SUPPLY_WIDE);
	ludo_text_free(&line);
}

/* One more item of a list that goes on below where the line is full, with room for a
 * comma behind it. */
static int put_item(const struct drawing *d, int column, const char *item)
{
	int wide = ludo_columns(item);
	if (column > CARDS_FROM && column + 2 + wide + 1 > FRAME) {
		put(d, ",\n");
		put_blanks(d, CARDS_FROM);
		column = CARDS_FROM;
	} else if (column > CARDS_FROM) {
		put(d, ", ");
		column += 2;
	}
	put(d, item);
	return column + wide;
}

static void put_held_cards(const struct drawing *d, int seat)
{
	const struct emperor *s = d->s;
	int column = CARDS_FROM;
	struct ludo_text item = { 0 };
	for (int card = 0; card < N_CARDS; card++) {
		int n = s->cards[seat][card];
		if (!n)
			continue;
		ludo_text_clear(&item);
		ludo_put(&item, name(d, CARD, card));
		if (n > 1)
			ludo_putf(&item, " ×%d", n);
		column = put_item(d, column, ludo_text_string(&item));
	}
	if (s->lent[seat]) {
		ludo_text_clear(&item);
		ludo_putf(&item, "%s (%s)", name(d, CARD, s->lent[seat] - 1),
			  name(d, PROVINCE, TRIER));
		column = put_item(d, column, ludo_text_string(&item));
	}
	if (s->passed >> seat & 1)
		put_item(d, column, say(d, SAY_PASSED));
	ludo_text_free(&item);
}

static void put_player(const struct drawing *d, int seat)
{
	const struct emperor *s = d->s;
	struct ludo_text line = { 0 };
	put(d, ludo_is_waiting(&s->core, seat) ? turn_sign : " ");
	put(d, seat == s->emperor ? emperor_sign : " ");
	put(d, " ");
	ludo_style(d->text, styles[seat]);
	ludo_putf(&line, "%s %s", letters[seat][d->lang], name(d, LUDO_SEAT, seat));
	ludo_cell(d->text, ludo_text_string(&line), FAMILY_WIDE - 3);
	ludo_style(d->text, LUDO_PLAIN);
	ludo_text_clear(&line);
	ludo_putf(&line, "%d/%d", s->thalers[seat], s->chip[seat]);
	ludo_right(d->text, ludo_text_string(&line), PURSE_WIDE);
	ludo_text_free(&line);
	put_points(d, seat);
	put_supply(d, seat);
	ludo_putf(d->text, "%3d   ", votes(s, seat));
	put_held_cards(d, seat);
	put(d, "\n");
}

static void put_players(const struct drawing *d)
{
	put_rule(d, say(d, SAY_PLAYERS));
	ludo_style(d->text, LUDO_DIM);
	ludo_cell(d->text, say(d, SAY_FAMILY), FAMILY_WIDE);
	ludo_right(d->text, say(d, SAY_PURSE), PURSE_WIDE);
	ludo_right(d->text, say(d, SAY_VP), 4);
	put(d, "  ");
	ludo_cell(d->text, say(d, SAY_SUPPLY), SUPPLY_WIDE);
	ludo_cell(d->text, say(d, SAY_VOTES), VOTES_WIDE);
	put(d, say(d, SAY_BEFORE));
	ludo_style(d->text, LUDO_PLAIN);
	put(d, "\n");
	for (int i = 0; i < d->s->core.n_seats; i++)
		put_player(d, (d->s->emperor + i) % d->s->core.n_seats);
}

/* ---- the last lines: the election, one's own secrets, the signs ---- */

static void put_election(const struct drawing *d)
{
	const struct emperor *s = d->s;
	int rival = candidate(s);
	if (rival < 0)
		return;
	ludo_putf(d->text, "%s: ", say(d, SAY_ELECTION));
	put_piece(d, s->emperor, emperor_sign);
	put(d, " – ");
	put_piece(d, rival, "");
	if (s->influenced)
		ludo_putf(d->text, " · %s: %s", name(d, PROVINCE, s->influenced - 1),
			  say(d, SAY_NAMED));
	if (s->excluded)
		ludo_putf(d->text, " · %s: %s", name(d, PROVINCE, s->excluded - 1),
			  say(d, SAY_EXCLUDED));
	put(d, "\n");
}

static void put_own(const struct drawing *d)
{
	const struct emperor *s = d->s;
	if (s->core.option[OPT_VP] == VP_HIDDEN && !ludo_is_over(&s->core)) {
		if (d->seat >= 0)
			ludo_putf(d->text, "%s: %d · ", say(d, SAY_YOUR_VP),
				  s->secret[d->seat].pile);
		ludo_putf(d->text, "%d %s %s\n", s->face_down, say(d, SAY_VP),
			  say(d, SAY_FACE_DOWN));
	}
	if (d->seat >= 0 && s->secret[d->seat].vote)
		ludo_putf(d->text, "%s: %s\n", say(d, SAY_YOUR_VOTE),
			  name(d, BALLOT, s->secret[d->seat].vote - 1));
}

/* The letter of the example is red's in both languages. */
static void put_key(const struct drawing *d)
{
	ludo_style(d->text, LUDO_DIM);
	for (int n = 0; n < 3; n++)
		put(d, "─");
	ludo_putf(d->text, " R25 %s · R&25 %s · R%s %s · R%s %s · %s %s · %s %s\n",
		  say(d, SAY_BARON), say(d, SAY_COUPLE), knight_sign, say(d, SAY_KNIGHT),
		  city_sign, say(d, SAY_CITY), imperial_sign, say(d, SAY_IMPERIAL),
		  free_sign, say(d, SAY_FREE));
	ludo_putf(d->text, "%s %s · %s %s · %s %s · %s %s · R%s %s · %s %s\n", noble_sign,
		  say(d, SAY_NOBLE), emperor_sign, say(d, SAY_EMPEROR), most_sign,
		  say(d, SAY_MOST), used_sign, say(d, SAY_USED), grey_sign,
		  say(d, SAY_EMINENCE), religious_sign, say(d, SAY_RELIGIOUS));
	ludo_putf(d->text, "%s %s · %s %s · %s %s\n", colour_signs[BLUE],
		  say(d, SAY_BLUE), colour_signs[PINK], say(d, SAY_PINK), LUDO_PROPOSED,
		  say(d, SAY_PROPOSED));
	ludo_style(d->text, LUDO_PLAIN);
}

void emperor_screen(struct ludo_text *text, const void *blanked, int seat, int lang)
{
	struct drawing d = { text, blanked, seat, lang };
	put_header(&d);
	put_titles(&d);
	for (int p = 0; p < N_PROVINCES; p++)
		put_province(&d, p);
	put_stacks(&d);
	put_players(&d);
	put_election(&d);
	put_own(&d);
	put_key(&d);
}
