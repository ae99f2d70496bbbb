/* screen.c: the board as text.
 *
 * One line for each province, then the stacks of cards (with what they do, while they can
 * be bought), then the players in the order of play.  A piece is the letter of its family
 * and a sign: R25 a baron of 25, R&25 a couple; every sign is explained in the last
 * lines, and colours only repeat letters. */
#include "agenda.h"
#include "emperor.h"
#include "ludo_draw.h"
#include "set.h"

static const char *const privilege_words[N_PROVINCES][LUDO_LANGS] = { /* chapter 10 */
	[TRIER] = { "exhausted card", "carta esaurita" },
	[KOLN] = { "ages ±10 years", "età ±10 anni" },
	[MAINZ] = { "1 VP in phase V", "1 PV in fase V" },
	[RHEIN] = { "free baron of 15", "barone 15 gratis" },
	[SACHSEN] = { "more income", "più rendita" },
	[BRANDENBURG] = { "Grey Eminence", "Eminenza Grigia" },
	[BOHMEN] = { "2 votes", "2 voti" },
};

static const char knight_sign[] = "♞", city_sign[] = "⌂", emperor_sign[] = "♛", grey_sign[] = "☾";
static const char *const colour_signs[] = { " ", "♂", "♀" };

/* The letter of the example is red's in both languages. */
static const struct draw_sign signs[] = {
	{ "R25", { "baron of 25", "barone di 25" } },
	{ "R&25", { "couple", "coppia" } },
	{ "●", { "noble", "nobile" } },
	{ knight_sign, { "knight", "cavaliere" } },
	{ city_sign, { "city", "città" } },
	{ "★", { "imperial city", "città imperiale" } },
	{ "·", { "free", "libero" } },
	{ emperor_sign, { "emperor", "imperatore" } },
	{ "!", { "most influence", "più influenza" } },
	{ "✓", { "privilege used", "già usato" } },
	{ grey_sign, { "Grey Eminence", "Eminenza Grigia" } },
	{ "†", { "archbishopric", "arcivescovado" } },
	{ "♂", { "blue (sons)", "blu (figli)" } },
	{ "♀", { "pink (daughters)", "rosa (figlie)" } },
	{ LUDO_PROPOSED, { "proposed, not found", "proposto, non trovato" } },
};

/* ---- pieces ---- */

static void draw_piece(struct drawing *d, int seat, const char *sign)
{
	draw(d, draw_seat_style(d, seat), "%.1s%s", draw_name(d, KIND_SEAT, seat), sign);
}

static void draw_noble(struct drawing *d, int tile)
{
	int rank = tile % N_RANKS;
	draw_piece(d, tile / N_RANKS, is_couple(rank) ? "&" : "");
	draw(d, draw_seat_style(d, tile / N_RANKS), "%d", age_of(rank));
}

/* The pieces of each seat, every one in so many columns. */
static void draw_pieces(struct drawing *d, const uint8_t counts[LUDO_SEATS], const char *sign,
			int columns)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		for (int n = counts[seat]; n > 0; n--) {
			draw_piece(d, seat, sign);
			draw_tab(d, columns);
		}
}

/* Free spaces, and a mark where it is only proposed how many there are (1.3). */
static void draw_free(struct drawing *d, int n, const char *sign, struct spaces spaces)
{
	draw_times(d, LUDO_DIM, sign, n);
	draw(d, LUDO_DIM, "%s", spaces.proposed ? LUDO_PROPOSED : "");
}

/* ---- the first line: round, phase, throne, what the track pays ---- */

static void draw_first_line(struct drawing *d, const struct emperor *s)
{
	const struct round_row *row = emperor_reward(s);
	draw(d, LUDO_BOLD, "%s %d/%d · %s", draw_say(d, "Round", "Turno"), s->round, N_ROUNDS,
	     ludo_is_over(&s->core) ? draw_say(d, "the game is over", "partita finita")
				    : draw_name(d, KIND_PHASE, s->phase));
	draw(d, LUDO_PLAIN, " · %s: ", draw_say(d, "Throne", "Trono"));
	if (s->throne)
		draw_noble(d, s->throne - 1);
	else
		draw(d, LUDO_PLAIN, "%s", draw_say(d, "nobody", "nessuno"));
	draw(d, LUDO_PLAIN, " · %s: %d %s", draw_say(d, "Phase VII pays", "Fase VII"), row->vp,
	     draw_say(d, "VP", "PV"));
	if (row->thalers)
		draw(d, LUDO_PLAIN, ", %d %s", row->thalers,
		     row->thalers == 1 ? draw_say(d, "thaler", "tallero")
				       : draw_say(d, "thalers", "talleri"));
	if (row->city)
		draw(d, LUDO_PLAIN, ", %s", draw_say(d, "imperial city", "città imperiale"));
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the provinces ---- */

static const struct draw_column province_columns[] = {
	{ 13, { "Province", "Provincia" } },
	{ 8, { "Elector", "Sovrano" } },
	{ 20, { "Privilege", "Privilegio" } },
	{ 21, { "Noble spaces", "Spazi Nobile" } },
	{ 8, { "Castle", "Castello" } },
	{ 7, { "Cities", "Città" } },
	{ 0, { "Influence", "Influenza" } },
	{ 0 },
};

static void draw_privilege(struct drawing *d, const struct emperor *s, int p)
{
	int is_used = s->used >> p & 1, grey = s->eminence[p];
	draw(d, LUDO_PLAIN, "%s", is_used ? "✓" : " ");
	draw_fit(d, is_used ? LUDO_DIM : LUDO_PLAIN, 16, "%s", privilege_words[p][d->lang]);
	if (grey)
		draw_piece(d, grey - 1, grey_sign);
}

static void draw_influence(struct drawing *d, const struct emperor *s, int p)
{
	int most;
	unsigned first = emperor_leaders(s, p, &most);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int n = emperor_influence(s, p, seat);
		if (!n)
			continue;
		draw_piece(d, seat, "");
		draw(d, draw_seat_style(d, seat), "%d%s ", n, set_has(first, seat) ? "!" : "");
	}
}

/* What stands on the spaces of a province, and what is free. */
static void draw_spaces(struct drawing *d, const struct emperor *s, int p)
{
	draw_next(d);
	for (int tile = 0; tile < N_TILES; tile++)
		for (int n = s->nobles[p][tile]; n > 0; n--) {
			draw_noble(d, tile);
			draw_tab(d, 5);
		}
	draw_pieces(d, s->knights[p], knight_sign, 5);
	draw_free(d, emperor_free_nobles(s, p), "·    ", provinces[p].noble);
	draw_next(d);
	draw_pieces(d, s->castles[p], knight_sign, 1);
	draw_free(d, emperor_free_castles(s, p), "·", provinces[p].castle);
	draw_next(d);
	draw_pieces(d, s->cities[p], city_sign, 3);
	draw_times(d, LUDO_MAGENTA, "★ ", s->imperial[p]);
	draw_free(d, emperor_free_cities(s, p), "· ", provinces[p].city);
}

static void draw_province(struct drawing *d, const struct emperor *s, int p)
{
	draw_cell(d, LUDO_PLAIN, "%s%s", is_religious(p) ? "†" : " ",
		  draw_name(d, KIND_PROVINCE, p));
	draw_next(d);
	if (!is_in_game(s, p)) {
		draw_next(d);
		draw(d, LUDO_DIM, "%s\n", draw_say(d, "out of the game", "fuori dal gioco"));
		return;
	}
	if (s->elector[p])
		draw_noble(d, s->elector[p] - 1);
	else
		draw(d, LUDO_DIM, "%s", draw_say(d, "vacant", "vacante"));
	draw_next(d);
	draw_privilege(d, s, p);
	draw_spaces(d, s, p);
	draw_next(d);
	draw_influence(d, s, p);
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- the stacks of action cards ---- */

enum { STACK_WIDE = 33, NAME_WIDE = 26 }; /* columns */

static const struct draw_column effect_columns[] = {
	{ NAME_WIDE + 8, { "", "" } }, { 4, { "", "" } }, { 0, { "", "" } }, { 0 },
};

static void draw_stack(struct drawing *d, const struct emperor *s, int card, int name)
{
	int left = emperor_cards_left(s, card), style = left > 0 ? LUDO_PLAIN : LUDO_DIM;
	draw_fit(d, style, name, "%s", draw_name(d, KIND_CARD, card));
	draw(d, style, "%d ×%d %s%s", cards[card].cost, left, colour_signs[cards[card].colour],
	     cards[card].proposed ? LUDO_PROPOSED : "");
}

/* What a card does, and when: one below the other, while cards can be bought. */
static void draw_effects(struct drawing *d, const struct emperor *s)
{
	draw_rule(d, draw_say(d, "Action cards: cost, left, colour, phase, effect",
			      "Carte azione: costo, rimaste, colore, fase, effetto"));
	draw_columns(d, effect_columns, 0);
	for (int card = 0; card < N_CARDS; card++) {
		draw_next(d);
		draw_stack(d, s, card, NAME_WIDE);
		const char *phase = draw_name(d, KIND_PHASE, cards[card].phase);
		draw_cell(d, LUDO_PLAIN, "%.*s%s", (int)strcspn(phase, " "), phase,
			  cards[card].phase_proposed ? LUDO_PROPOSED : "");
		draw_next(d);
		emperor_card_text(draw_pen(d, LUDO_PLAIN), card, d->lang);
		draw(d, LUDO_PLAIN, "\n");
	}
}

/* Three abreast, read downwards. */
static void draw_stacks(struct drawing *d, const struct emperor *s)
{
	const int rows = (N_CARDS + 2) / 3;
	draw_rule(d, draw_say(d, "Action cards: cost, left", "Carte azione: costo, rimaste"));
	int top = draw_row(d);
	for (int card = 0; card < N_CARDS; card++) {
		draw_move(d, top + card % rows, STACK_WIDE * (card / rows));
		draw_stack(d, s, card, card >= 2 * rows ? NAME_WIDE : NAME_WIDE - 2);
	}
	draw_move(d, top + rows, 0);
}

/* ---- the players, from the emperor in turn order ---- */

static const struct draw_column player_columns[] = {
	{ 13, { "  Family", "  Famiglia" } },
	{ -16, { "Thalers/chip", "Talleri/gettone" } },
	{ -4, { "VP", "PV" } },
	{ 12, { "  Supply", "  Riserva" } },
	{ 6, { "Votes", "Voti" } },
	{ 0, { "Cards", "Carte" } },
	{ 0 },
};

static int has_open_points(const struct emperor *s)
{
	return s->core.option[OPT_VP] == VP_OPEN || ludo_is_over(&s->core);
}

static void draw_player(struct drawing *d, const struct emperor *s, int seat)
{
	draw_cell(d, LUDO_PLAIN, "%s", seat == s->emperor ? emperor_sign : " ");
	draw_seat(d, seat);
	draw_cell(d, LUDO_PLAIN, "%d/%d", s->thalers[seat], s->chip[seat]);
	draw_next(d);
	if (has_open_points(s))
		draw(d, LUDO_PLAIN, "%d", s->points[seat]);
	else
		draw(d, LUDO_PLAIN, "?");
	draw_cell(d, LUDO_PLAIN, "  %d● %d%s %d%s", emperor_nobles_left(s, seat),
		  emperor_knights_left(s, seat), knight_sign, emperor_cities_left(s, seat),
		  city_sign);
	draw_cell(d, LUDO_PLAIN, "%3d", emperor_votes(s, seat));
	draw_next(d);
	draw_tally(d, LUDO_PLAIN, ", ", KIND_CARD, s->cards[seat]);
	if (s->lent[seat])
		draw_item(d, LUDO_PLAIN, "%s (%s)", draw_name(d, KIND_CARD, s->lent[seat] - 1),
			  draw_name(d, KIND_PROVINCE, TRIER));
	if (s->passed >> seat & 1)
		draw_item(d, LUDO_PLAIN, "%s", draw_say(d, "passed", "ha passato"));
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_players(struct drawing *d, const struct emperor *s)
{
	draw_rule(d, draw_say(d, "Order of play", "Ordine di gioco"));
	draw_titles(d, player_columns, 0);
	for (int i = 0; i < s->core.n_seats; i++)
		draw_player(d, s, (s->emperor + i) % s->core.n_seats);
}

/* ---- the election, and one's own secrets ---- */

static void draw_election(struct drawing *d, const struct emperor *s)
{
	int rival = emperor_candidate(s);
	if (rival < 0)
		return;
	draw(d, LUDO_PLAIN, "%s: ", draw_say(d, "Election", "Elezione"));
	draw_piece(d, s->emperor, emperor_sign);
	draw(d, LUDO_PLAIN, " – ");
	draw_piece(d, rival, "");
	if (s->influenced)
		draw(d, LUDO_PLAIN, " · %s: %s", draw_name(d, KIND_PROVINCE, s->influenced - 1),
		     draw_say(d, "votes by heads", "voti per testa"));
	if (s->excluded)
		draw(d, LUDO_PLAIN, " · %s: %s", draw_name(d, KIND_PROVINCE, s->excluded - 1),
		     draw_say(d, "excluded", "esclusa"));
	draw(d, LUDO_PLAIN, "\n");
}

static void draw_own(struct drawing *d, const struct emperor *s)
{
	if (!has_open_points(s)) {
		if (d->seat >= 0)
			draw(d, LUDO_PLAIN, "%s: %d · ",
			     draw_say(d, "Your victory points", "I tuoi punti vittoria"),
			     s->secret[d->seat].pile);
		draw(d, LUDO_PLAIN, "%d %s\n", s->face_down,
		     draw_say(d, "VP face down", "PV coperti"));
	}
	if (d->seat >= 0 && s->secret[d->seat].vote)
		draw(d, LUDO_PLAIN, "%s: %s\n", draw_say(d, "Your vote", "Il tuo voto"),
		     draw_name(d, KIND_BALLOT, s->secret[d->seat].vote - 1));
}

void emperor_screen(struct drawing *d, const void *blanked)
{
	const struct emperor *s = blanked;
	int asked = ludo_top(&s->core).what;
	draw_first_line(d, s);
	draw_titles(d, province_columns, 1);
	for (int p = 0; p < N_PROVINCES; p++)
		draw_province(d, s, p);
	if (asked == ASK_ACTION || asked == ASK_TRIER)
		draw_effects(d, s);
	else
		draw_stacks(d, s);
	draw_players(d, s);
	draw_election(d, s);
	draw_own(d, s);
	draw_key(d, signs, sizeof(signs) / sizeof(signs[0]));
}
