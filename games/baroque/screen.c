/* screen.c: Baroque as text, 100 columns wide: the powers, what each of them controls, then the
 * states by region, three in a line, with value, signs, controller, buildings, armies and
 * influence; then battles that wait, where the viewer's influence and armies reach, and what
 * the cards in hand say. */
#include "ludo_draw.h"
#include "map.h"

static const char *const letters[LUDO_SEATS] = { "B", "A", "P", "S" };

/* ---- the first lines: the turn and what concerns everybody ---- */

static int has(uint64_t set, int i)
{
	return (int)(set >> i & 1);
}

static void draw_turn(struct drawing *d, const struct baroque *s)
{
	if (s->turn)
		draw(d, LUDO_BOLD, "%s %d", draw_say(d, "Turn", "Turno"), s->turn);
	else
		draw(d, LUDO_BOLD, "%s", draw_say(d, "Setting up", "Preparazione"));
	draw(d, LUDO_PLAIN, " · %s: ", draw_say(d, "order of play", "ordine di gioco"));
	draw_list(d, ", ");
	for (int i = 0; i < s->core.n_seats; i++)
		draw_item(d, LUDO_PLAIN, "%s", draw_name(d, KIND_SEAT, s->order[i]));
	draw(d, LUDO_PLAIN, "\n");
}

/* Event cards in play and wars, if there are any. */
static void draw_events(struct drawing *d, const struct baroque *s)
{
	int n = 0;
	for (int i = 0; i < N_EVENTS; i++)
		n += s->event_out[i] || s->event == i + 1;
	if (!n && !s->ottomans)
		return;
	draw(d, LUDO_PLAIN, "%s: ", draw_say(d, "In play", "In gioco"));
	draw_list(d, ", ");
	for (int i = 0; i < N_EVENTS; i++)
		if (i != EVENT_WAR && (s->event_out[i] || s->event == i + 1))
			draw_item(d, LUDO_BOLD, "%s", draw_name(d, KIND_EVENT, i));
	for (int i = 0; i < N_WARS; i++)
		if (has(s->wars, i))
			draw_item(d, LUDO_RED, "%s: %s", draw_say(d, "war", "guerra"),
				  draw_name(d, KIND_WAR, i));
	if (s->ottomans)
		draw_item(d, LUDO_RED, "%s",
			  draw_say(d, "the Ottomans in Styria", "gli Ottomani in Stiria"));
	draw(d, LUDO_PLAIN, "\n");
}

/* Composers where they are at home, if there are any; their names are not the rulebook's. */
static void draw_composers(struct drawing *d, const struct baroque *s)
{
	int n = 0;
	for (int i = 0; i < N_COMPOSERS; i++)
		n += s->composer[i] != 0;
	if (!n)
		return;
	draw(d, LUDO_PLAIN, "%s" LUDO_PROPOSED ": ", draw_say(d, "Composers", "Compositori"));
	draw_list(d, ", ");
	for (int i = 0; i < N_COMPOSERS; i++)
		if (s->composer[i])
			draw_item(d, LUDO_PLAIN, "%s (%s)", draw_name(d, KIND_COMPOSER, i),
				  draw_name(d, KIND_STATE, s->composer[i] - 1));
	draw(d, LUDO_PLAIN, "\n");
}

/* What has to be paid after the next income, if anything (16.17, 16.9). */
static void draw_debts(struct drawing *d, const struct baroque *s)
{
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		if (!s->army_debt[seat] && !s->fugger_debt[seat])
			continue;
		draw_seat(d, seat);
		draw(d, LUDO_PLAIN, " %s: ", draw_say(d, "owes after the next income",
						      "deve dopo il prossimo reddito"));
		draw_list(d, ", ");
		if (s->army_debt[seat])
			draw_item(d, LUDO_PLAIN, "%d FL (%s)",
				  events[EVENT_ARMY_PAY].n[1] * s->army_debt[seat],
				  draw_name(d, KIND_EVENT, EVENT_ARMY_PAY));
		if (s->fugger_debt[seat])
			draw_item(d, LUDO_PLAIN, "%d FL (%s)",
				  events[EVENT_FUGGER_LOAN].n[1] * s->fugger_debt[seat],
				  draw_name(d, KIND_EVENT, EVENT_FUGGER_LOAN));
		draw(d, LUDO_PLAIN, "\n");
	}
}

/* ---- the powers ---- */

static const struct draw_column columns[] = {
	{ 24, { "Power", "Potenza" } },
	{ -6, { "VP", "VP" } },
	{ -7, { "FL", "FL" } },
	{ -6, { "votes", "voti" } },
	{ -6, { "cards", "carte" } },
	{ -7, { "armies", "eserc." } },
	{ 0, { " in front", " davanti" } },
	{ 0, { 0, 0 } },
};

static void draw_front(struct drawing *d, const struct baroque *s, int seat)
{
	draw_cell(d, LUDO_PLAIN, " ");
	draw_list(d, ", ");
	for (int sort = 0; sort < N_CHARACTERS; sort++) {
		int card = s->front[seat][sort] - 1;
		if (card < 0)
			continue;
		draw_item(d, LUDO_PLAIN, "%s", draw_name(d, KIND_CARD, card));
		if (sort == SORT_GENERAL && s->post[seat])
			draw(d, LUDO_PLAIN, " (%s)", draw_name(d, KIND_STATE, s->post[seat] - 1));
	}
	if (s->divine[seat])
		draw_item(d, LUDO_PLAIN, "%s×%d", draw_name(d, KIND_CARD, CARD_DIVINE),
			  s->divine[seat]);
}

static void draw_powers(struct drawing *d, const struct baroque *s)
{
	draw_titles(d, columns, 0);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		draw_next(d);
		draw_seat(d, seat);
		draw(d, LUDO_PLAIN, " (%s)", letters[seat]);
		draw_cell(d, LUDO_BOLD, "%d", s->vp[seat]);
		draw_cell(d, LUDO_PLAIN, "%d", s->fl[seat]);
		draw_cell(d, LUDO_PLAIN, "%d", votes(s, seat));
		draw_cell(d, LUDO_PLAIN, "%d", s->n_hand[seat]);
		draw_cell(d, LUDO_PLAIN, "%d", baroque_armies(s, seat));
		draw_front(d, s, seat);
		draw(d, LUDO_PLAIN, "\n");
	}
}

/* ---- by player: what the next income and the throne would bring, and the states ---- */

static const struct draw_column holdings[] = {
	{ 24, { "By player", "Per giocatore" } },
	{ -8, { "income", "reddito" } },
	{ -8, { "favours", "favori" } },
	{ -7, { "upkeep", "spese" } },
	{ 0, { " states", " Stati" } },
	{ 0, { 0, 0 } },
};

static const char *built(const struct baroque *s, int state)
{
	static const char *const signs[2][3] = { { "", " c", " C" }, { " r", " cr", " Cr" } };
	int town = has(s->forts, state) ? 2 : has(s->cities, state);
	return signs[has(s->residences, state)][town];
}

static void draw_held(struct drawing *d, const struct baroque *s, int seat)
{
	draw_cell(d, LUDO_PLAIN, " ");
	draw_list(d, ", ");
	for (int i = 0; i < N_STATES; i++)
		if (has(s->held[seat], i))
			draw_item(d, LUDO_PLAIN, "%s%s", draw_name(d, KIND_STATE, i), built(s, i));
}

static void draw_holdings(struct drawing *d, const struct baroque *s)
{
	draw_titles(d, holdings, 0);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		draw_next(d);
		draw_seat(d, seat);
		draw_cell(d, LUDO_PLAIN, "%d", baroque_income(s, seat));
		draw_cell(d, LUDO_PLAIN, "%d", baroque_favours(s, seat));
		draw_cell(d, LUDO_PLAIN, "%d", baroque_armies(s, seat) * baroque_upkeep(s));
		draw_held(d, s, seat);
		draw(d, LUDO_PLAIN, "\n");
	}
}

/* ---- the map, region by region ---- */

enum { CELL = 33, NAME = 16 };

static const struct {
	const char *title[LUDO_LANGS];
	int8_t first[18]; /* states, up to a NONE */
} regions[] = {
	{ { "North", "Nord" },
	  { HOLSTEIN, LUBECK, HAMBURG, BREMEN, OLDENBURG, EAST_FRISIA, MECKLENBURG,
	    WESTERN_POMERANIA, EASTERN_POMERANIA, PRUSSIA, LUNEBURG, NONE } },
	{ { "West", "Ovest" },
	  { SPANISH_NETHERLANDS, LIEGE, JULICH, CLEVES, COLOGNE, BERG, MUNSTER, OSNABRUCK,
	    WESTPHALIA, NASSAU, TRIER, MAINZ, LOWER_PALATINATE, LORRAINE, FRANCHE_COMTE,
	    STRASBOURG, BADEN, NONE } },
	{ { "Centre", "Centro" },
	  { HESSE, BRUNSWICK, THURINGIA, MAGDEBURG, FRANCONIA, ANSBACH, UPPER_PALATINATE,
	    WURTTEMBERG, SWABIA, AUGSBURG, NONE } },
	{ { "East", "Est" },
	  { BRANDENBURG, LUSATIA, SAXONY, SILESIA, BOHEMIA, MORAVIA, NONE } },
	{ { "South", "Sud" },
	  { BAVARIA, SALZBURG, TYROL, AUSTRIA, STYRIA, CARINTHIA, CARNIOLA, NONE } },
};

static const struct draw_sign signs[] = {
	{ "°", { "reconstructed, not found", "ricostruito, non trovato" } },
	{ "E", { "elector", "Elettore" } },
	{ "+", { "diocese", "Diocesi" } },
	{ "~", { "port" LUDO_PROPOSED, "porto" LUDO_PROPOSED } },
	{ "[B]", { "controlled", "controllato" } },
	{ "[·]", { "neutral", "neutrale" } },
	{ "[×]", { "not in play", "non in gioco" } },
	{ "c C", { "city, fortified city", "città, città fortificata" } },
	{ "r", { "residence", "residenza" } },
	{ "B×2", { "armies", "eserciti" } },
	{ "b1", { "influence", "influenza" } },
	{ "!", { "no income", "nessuna entrata" } },
	{ "O", { "the Ottomans", "gli Ottomani" } },
};

static const char *holder(const struct baroque *s, int state)
{
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (has(s->held[seat], state))
			return letters[seat];
	return has(s->in_play, state) ? "·" : "×";
}

static void draw_pieces(struct drawing *d, const struct baroque *s, int state)
{
	static const char *const small[LUDO_SEATS] = { "b", "a", "p", "s" };
	if (s->ottomans && state == STYRIA)
		draw(d, LUDO_RED, " O");
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (has(s->camp[seat], state))
			draw(d, LUDO_BOLD, " %s×%d", letters[seat], s->armies[state]);
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (s->influence[state][seat])
			draw(d, LUDO_PLAIN, " %s%d", small[seat], s->influence[state][seat]);
}

static int n_letters(const char *name)
{
	int n = 0;
	for (; *name; name++)
		n += (*name & 0xC0) != 0x80;
	return n;
}

/* A name that is cut ends in a point. */
static void draw_state_name(struct drawing *d, const char *name)
{
	int is_cut = n_letters(name) > NAME;
	draw_fit(d, LUDO_PLAIN, NAME - is_cut, "%s", name);
	draw(d, LUDO_PLAIN, "%s", is_cut ? "." : "");
}

static void draw_state(struct drawing *d, const struct baroque *s, int state)
{
	const struct state_row *row = &states[state];
	draw_state_name(d, draw_name(d, KIND_STATE, state));
	draw_fit(d, LUDO_PLAIN, 4, " %d%s", row->value, row->is_proposed ? LUDO_PROPOSED : "");
	draw(d, LUDO_PLAIN, "%s%s%s", has(all_electors(s), state) ? "E" : "",
	     has(all_dioceses(s), state) ? "+" : "", row->signs & (BALTIC | NORTH_SEA) ? "~" : "");
	draw(d, LUDO_BOLD, "[%s]", holder(s, state));
	draw(d, LUDO_PLAIN, "%s%s%s%s", has(s->cities, state) ? "c" : "",
	     has(s->forts, state) ? "C" : "", has(s->residences, state) ? "r" : "",
	     has(s->barren, state) ? "!" : "");
	draw_pieces(d, s, state);
}

static int n_digits(int n)
{
	return 1 + (n > 9) + (n > 99);
}

/* How many columns draw_state takes. */
static int width_of(const struct baroque *s, int state)
{
	int signs_of = states[state].signs, width = NAME + 4 + 3; /* name, value, holder */
	width += has(all_electors(s), state) + has(all_dioceses(s), state) +
		 !!(signs_of & (BALTIC | NORTH_SEA)) + has(s->cities, state) +
		 has(s->forts, state) + has(s->residences, state) + has(s->barren, state) +
		 2 * (s->ottomans && state == STYRIA);
	for (int seat = 0; seat < LUDO_SEATS; seat++) {
		width += has(s->camp[seat], state) ? 3 + n_digits(s->armies[state]) : 0;
		if (s->influence[state][seat])
			width += 2 + n_digits(s->influence[state][seat]);
	}
	return width;
}

/* A state with much in it takes the place of two; the next one still begins in its column. */
static void draw_region(struct drawing *d, const struct baroque *s, int region)
{
	draw_rule(d, regions[region].title[d->lang]);
	for (int i = 0; regions[region].first[i] != NONE; i++) {
		int state = regions[region].first[i];
		if (i) {
			draw(d, LUDO_PLAIN, " ");
			draw_tab(d, CELL);
		}
		if (i && draw_column(d) + width_of(s, state) > DRAW_WIDE)
			draw(d, LUDO_PLAIN, "\n");
		draw_state(d, s, state);
	}
	draw(d, LUDO_PLAIN, "\n");
}

/* ---- below the map: battles, and what lies beside what ---- */

static void draw_battles(struct drawing *d, const struct baroque *s)
{
	for (int state = 0; state < N_STATES; state++)
		if (baroque_attack(s, state))
			draw(d, LUDO_RED, "%s: %s, %d %s %d\n",
			     draw_say(d, "Battle, cards apart", "Battaglia, carte a parte"),
			     draw_name(d, KIND_STATE, state), baroque_attack(s, state),
			     draw_say(d, "against", "contro"), baroque_defence(s, state));
}

static void draw_states(struct drawing *d, uint64_t set)
{
	draw(d, LUDO_PLAIN, LUDO_PROPOSED ": ");
	draw_list(d, ", ");
	set_each(state, set)
		draw_item(d, LUDO_PLAIN, "%s", draw_name(d, KIND_STATE, state));
	draw(d, LUDO_PLAIN, "\n");
}

/* Borders are nowhere on a map of words: how far the viewer reaches is told instead. */
static void draw_reach(struct drawing *d, const struct baroque *s)
{
	if (d->seat < 0 || !s->turn)
		return;
	draw(d, LUDO_PLAIN, "%s", draw_say(d, "Your influence reaches", "La tua influenza arriva a"));
	draw_states(d, baroque_reach(s, d->seat));
	set_each(state, s->camp[d->seat]) {
		draw(d, LUDO_PLAIN, "%s %s", draw_say(d, "One step from", "A un passo da"),
		     draw_name(d, KIND_STATE, state));
		draw_states(d, baroque_steps(s, state));
	}
}

/* The event on the table and the viewer's cards, with what is printed on them. */
static void draw_cards(struct drawing *d, const struct baroque *s)
{
	struct ludo_text text = { 0 };
	if (s->event) {
		baroque_put_event(&text, s->event - 1, d->lang);
		draw(d, LUDO_BOLD, "%s", draw_name(d, KIND_EVENT, s->event - 1));
		draw(d, LUDO_PLAIN, ": %s\n", ludo_text_string(&text));
	}
	if (d->seat >= 0 && s->n_hand[d->seat])
		draw(d, LUDO_PLAIN, "%s:\n", draw_say(d, "Your hand", "La tua mano"));
	for (int i = 0; d->seat >= 0 && i < N_CARDS; i++) {
		int n = s->secret[d->seat].hand[i];
		if (!n)
			continue;
		ludo_text_free(&text);
		baroque_put_card(&text, i, d->lang);
		draw(d, LUDO_BOLD, "  %s", draw_name(d, KIND_CARD, i));
		if (n > 1)
			draw(d, LUDO_PLAIN, "×%d", n);
		draw(d, LUDO_PLAIN, ": %s\n", ludo_text_string(&text));
	}
	ludo_text_free(&text);
}

void baroque_screen(struct drawing *d, const void *blanked)
{
	const struct baroque *s = blanked;
	draw_turn(d, s);
	draw_events(d, s);
	draw_composers(d, s);
	draw_powers(d, s);
	draw_debts(d, s);
	draw_holdings(d, s);
	for (int i = 0; i < (int)(sizeof(regions) / sizeof(regions[0])); i++)
		draw_region(d, s, i);
	draw_key(d, signs, (int)(sizeof(signs) / sizeof(signs[0])));
	draw_battles(d, s);
	draw_reach(d, s);
	draw_cards(d, s);
}
