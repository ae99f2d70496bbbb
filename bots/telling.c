/* telling.c: an analysis in words and as JSON, by the games' own sentences. */
#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "analysis.h"
#include "field.h"

#define NBSP "\u00a0"  /* keeps a number and its sign on one line */
#define MINUS "\u2212"

enum { MOST_DRAWN = 3, TELLING = 100 }; /* answers of chance; hundredths worth telling */

enum word { ROUND, MOVE, INSTEAD, AS_GOOD, CHANCE, NOBODY, WINS, WIN, ACCURACY, OF, FOUND, GAVE,
	    LUCK, BEST, WORST, TURNS, NO_TURNS, UNDECIDED, OVER_NEXT };

static const char *const words[][LUDO_LANGS] = {
	[ROUND] = { "Round", "Turno" },
	[MOVE] = { "Move", "Mossa" },
	[INSTEAD] = { " instead of ", " invece di " },
	[AS_GOOD] = { ": as good as any", ": nessuna migliore" },
	[CHANCE] = { "chance", "il caso" },
	[NOBODY] = { "hardly a difference", "quasi nessuna differenza" },
	[WINS] = { " wins", " vince" },
	[WIN] = { " win", " vincono" },
	[ACCURACY] = { "accuracy", "precisione" },
	[OF] = { "of", "su" },
	[FOUND] = { "answers as good as any", "risposte tra le migliori" },
	[GAVE] = { "gave away", "ha ceduto" },
	[LUCK] = { "luck", "fortuna" },
	[BEST] = { "best", "meglio" },
	[WORST] = { "worst", "peggio" },
	[TURNS] = { "Turning points", "Punti di svolta" },
	[NO_TURNS] = { "No turning points.", "Nessun punto di svolta." },
	[OVER_NEXT] = { " over the next best", " sulla seconda scelta" },
	[UNDECIDED] = { "no decisions", "nessuna decisione" },
};

static const char *name_of(const struct analysis *a, int seat, int lang)
{
	return ludo_table_name(a->table, seat, lang);
}

static int in_percent(int hundredths)
{
	return (hundredths + (hundredths < 0 ? -50 : 50)) / 100;
}

/* "+4 %" */
static void put_change(struct ludo_text *text, int by)
{
	int percent = in_percent(by);
	ludo_putf(text, "%s%d" NBSP "%%", percent < 0 ? MINUS : "+", abs(percent));
}

/* ---- words ---- */

/* The field that counts rounds; null where a game has none. */
static const struct ludo_field *round_of(const struct ludo_game *game)
{
	const struct ludo_field *round = ludo_field_called(game->face, "round");
	if (!round)
		round = ludo_field_called(game->face, "turn");
	return round && round->kind != LUDO_SEAT ? round : 0;
}

/* As the game calls it, if it says so. */
static const char *word_for(const struct ludo_game *game, const struct ludo_field *round, int lang)
{
	const char *label = ludo_field_label(game->face, round, lang);
	return strcmp(label, round->name) ? label : words[ROUND][lang];
}

void analysis_say_when(struct ludo_text *text, const struct analysis *a, int ply, int lang)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	const struct ludo_game *game = ludo_table_game(a->table);
	const struct ludo_field *round = round_of(game);
	int64_t n = 0;
	if (round) {
		ludo_table_look(a->table, ply, LUDO_NOBODY, blanked);
		n = ludo_field_value(round, blanked, 0, 0);
	}
	if (n > 0)
		ludo_putf(text, "%s %d", word_for(game, round, lang), (int)n);
	else
		ludo_putf(text, "%s %d", words[MOVE][lang], ply + 1);
}

/* Who speaks of a decision knows what its seat saw. */
static struct ludo_speaker speaker_at(const struct analysis *a, const struct analysis_row *row,
				      int lang, void *blanked)
{
	struct ludo_speaker who = ludo_table_speaker(a->table, lang);
	ludo_table_look(a->table, row->ply, row->seat, blanked);
	who.state = blanked;
	return who;
}

/* An answer as bare as "yes" says nothing without its question. */
static int is_bare(const struct ludo_game *game, ludo_move move)
{
	return !game->face->verbs[move.verb].kind[0];
}

static void say_asked(struct ludo_text *text, const struct ludo_speaker *who, int seat)
{
	ludo_say_question(text, who, ludo_top(who->state), 1u << seat);
}

static void say_decision(struct ludo_text *text, const struct analysis *a,
			 const struct analysis_row *row, int lang)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	struct ludo_speaker who = speaker_at(a, row, lang, blanked);
	ludo_move played = ludo_table_move(a->table, row->ply);
	ludo_putf(text, ", %s: ", name_of(a, row->seat, lang));
	if (is_bare(who.game, played) && is_bare(who.game, row->line[0])) {
		say_asked(text, &who, row->seat);
		ludo_put(text, " ");
	}
	ludo_say_move(text, &who, played);
	if (row->gave < TELLING) {
		ludo_put(text, words[AS_GOOD][lang]);
		return;
	}
	ludo_put(text, words[INSTEAD][lang]);
	ludo_say_move(text, &who, row->line[0]);
	ludo_put(text, ", ");
	put_change(text, -row->gave);
}

static void say_chance(struct ludo_text *text, const struct analysis *a,
		       const struct analysis_row *row, int lang)
{
	struct ludo_speaker who = ludo_table_speaker(a->table, lang);
	int told = 0;
	ludo_putf(text, ", %s: ", words[CHANCE][lang]);
	for (int i = 0; i < row->plies && i < MOST_DRAWN; i++) {
		ludo_put(text, i ? ", " : "");
		ludo_say_move(text, &who, ludo_table_move(a->table, row->ply + i));
	}
	ludo_put(text, row->plies > MOST_DRAWN ? ", ...: " : ": ");
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++) {
		int by = row->after.of[seat] - row->open.of[seat];
		if (abs(by) < TELLING)
			continue;
		ludo_putf(text, "%s%s ", told++ ? ", " : "", name_of(a, seat, lang));
		put_change(text, by);
	}
	if (!told)
		ludo_put(text, words[NOBODY][lang]);
}

static void say_end(struct ludo_text *text, const struct analysis *a,
		    const struct analysis_row *row, int lang)
{
	int n = 0;
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++)
		if (row->open.of[seat])
			ludo_putf(text, "%s%s", n++ ? ", " : "", name_of(a, seat, lang));
	ludo_put(text, words[n > 1 ? WIN : WINS][lang]);
}

void analysis_say_row(struct ludo_text *text, const struct analysis *a, int i, int lang)
{
	const struct analysis_row *row = &a->row[i];
	if (row->kind == ANALYSIS_END) {
		say_end(text, a, row, lang);
		return;
	}
	analysis_say_when(text, a, row->ply, lang);
	if (row->kind == ANALYSIS_CHANCE)
		say_chance(text, a, row, lang);
	else
		say_decision(text, a, row, lang);
}

void analysis_say_player(struct ludo_text *text, const struct analysis *a,
			 const struct analysis_summary *s, int seat, int lang)
{
	const struct analysis_player *p = &s->player[seat];
	ludo_putf(text, "%s: ", name_of(a, seat, lang));
	if (p->n_decisions)
		ludo_putf(text, "%s %d" NBSP "%%, %d %s %d %s, %s %d" NBSP "%%", words[ACCURACY][lang],
			  in_percent(p->accuracy), p->n_found, words[OF][lang], p->n_decisions,
			  words[FOUND][lang], words[GAVE][lang], in_percent(p->gave));
	else
		ludo_put(text, words[UNDECIDED][lang]);
	ludo_putf(text, "; %s ", words[LUCK][lang]);
	put_change(text, p->luck);
}

/* A good decision, and what the next best would have cost. */
static void say_find(struct ludo_text *text, const struct analysis *a,
		     const struct analysis_row *row, int lang)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	struct ludo_speaker who = speaker_at(a, row, lang, blanked);
	ludo_move played = ludo_table_move(a->table, row->ply);
	analysis_say_when(text, a, row->ply, lang);
	ludo_putf(text, ", %s: ", name_of(a, row->seat, lang));
	if (is_bare(who.game, played)) {
		say_asked(text, &who, row->seat);
		ludo_put(text, " ");
	}
	ludo_say_move(text, &who, played);
	ludo_put(text, ", ");
	put_change(text, row->edge);
	ludo_put(text, words[OVER_NEXT][lang]);
}

static void say_rows(struct ludo_text *text, const struct analysis *a, enum word what,
		     const int *rows, int n, int lang)
{
	for (int i = 0; i < n; i++) {
		ludo_putf(text, "  %-7s ", i ? "" : words[what][lang]);
		if (what == BEST)
			say_find(text, a, &a->row[rows[i]], lang);
		else
			analysis_say_row(text, a, rows[i], lang);
		ludo_put(text, "\n");
	}
}

void analysis_say_summary(struct ludo_text *text, const struct analysis *a,
			  const struct analysis_summary *s, int lang)
{
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++) {
		const struct analysis_player *p = &s->player[seat];
		analysis_say_player(text, a, s, seat, lang);
		ludo_put(text, "\n");
		say_rows(text, a, BEST, p->best, p->n_best, lang);
		say_rows(text, a, WORST, p->worst, p->n_worst, lang);
	}
	ludo_putf(text, "%s\n", words[s->n_turns ? TURNS : NO_TURNS][lang]);
	for (int i = 0; i < s->n_turns; i++) {
		ludo_put(text, "  ");
		analysis_say_row(text, a, s->turn[i].row, lang);
		ludo_put(text, "\n");
	}
}

/* ---- JSON ---- */

/* Hundredths of a percent as percent, with a digit behind the point. */
static void write_tenths(struct ludo_text *json, const char *key, int hundredths)
{
	struct ludo_text value = { 0 };
	int tenths = (abs(hundredths) + 5) / 10;
	ludo_putf(&value, "%s%d", hundredths < 0 && tenths ? "-" : "", tenths / 10);
	if (tenths % 10)
		ludo_putf(&value, ".%d", tenths % 10);
	ludo_json_whole(json, key, &value);
	ludo_text_free(&value);
}

static void write_chances(struct ludo_text *json, const char *key, const struct analysis *a,
			  const struct analysis_chances *chances)
{
	ludo_json_open(json, key, '[');
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++)
		write_tenths(json, 0, chances->of[seat]);
	ludo_json_close(json, ']');
}

/* A move as a client sends it, and in words. */
static void write_move(struct ludo_text *json, const struct ludo_speaker *who, ludo_move move)
{
	struct ludo_text text = { 0 };
	ludo_write_answer(&text, who->game, move);
	ludo_json_string(json, "move", ludo_text_string(&text));
	ludo_text_clear(&text);
	ludo_say_move(&text, who, move);
	ludo_json_string(json, "say", ludo_text_string(&text));
	ludo_text_free(&text);
}

static void write_answer(struct ludo_text *json, const char *key, const struct analysis *a,
			 const struct ludo_speaker *who, ludo_move move,
			 const struct analysis_chances *chances)
{
	ludo_json_open(json, key, '{');
	write_move(json, who, move);
	write_chances(json, "chances", a, chances);
	ludo_json_close(json, '}');
}

static void write_question(struct ludo_text *json, const struct analysis *a,
			   const struct analysis_row *row, int lang)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	struct ludo_speaker who = speaker_at(a, row, lang, blanked);
	struct ludo_text text = { 0 };
	say_asked(&text, &who, row->seat);
	ludo_json_string(json, "asked", ludo_text_string(&text));
	ludo_text_free(&text);
}

static void write_decision(struct ludo_text *json, const struct analysis *a,
			   const struct analysis_row *row, int lang)
{
	_Alignas(16) unsigned char blanked[LUDO_STATE];
	struct ludo_speaker there = speaker_at(a, row, lang, blanked);
	struct ludo_speaker later = ludo_table_speaker(a->table, lang);
	ludo_move played = ludo_table_move(a->table, row->ply);
	write_question(json, a, row, lang);
	ludo_json_number(json, "n_answers", row->n_answers);
	write_chances(json, "known", a, &row->best);
	write_chances(json, "open", a, &row->open);
	write_answer(json, "played", a, &there, played, &row->played);
	write_answer(json, "best", a, &there, row->line[0], &row->best);
	ludo_json_open(json, "line", '[');
	for (int i = 0; i < row->n_line; i++) {
		ludo_json_open(json, 0, '{');
		ludo_json_number(json, "seat", row->line[i].seat);
		write_move(json, i ? &later : &there, row->line[i]);
		ludo_json_close(json, '}');
	}
	ludo_json_close(json, ']');
	write_tenths(json, "gave", row->gave);
	write_tenths(json, "edge", row->edge);
}

static void write_chance(struct ludo_text *json, const struct analysis *a,
			 const struct analysis_row *row)
{
	write_chances(json, "open", a, &row->open);
	write_chances(json, "after", a, &row->after);
	ludo_json_open(json, "luck", '[');
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++)
		write_tenths(json, 0, row->after.of[seat] - row->open.of[seat]);
	ludo_json_close(json, ']');
}

void analysis_write_row(struct ludo_text *json, const char *key, const struct analysis *a,
			int i, int lang)
{
	static const char *const kinds[] = { "decision", "chance", "end" };
	const struct analysis_row *row = &a->row[i];
	struct ludo_text text = { 0 };
	ludo_json_open(json, key, '{');
	ludo_json_number(json, "i", i);
	ludo_json_string(json, "kind", kinds[row->kind]);
	ludo_json_number(json, "ply", row->ply);
	ludo_json_number(json, "plies", row->plies);
	ludo_json_number(json, "seat", row->seat);
	analysis_say_when(&text, a, row->ply, lang);
	ludo_json_string(json, "when", ludo_text_string(&text));
	if (row->kind == ANALYSIS_DECISION)
		write_decision(json, a, row, lang);
	else if (row->kind == ANALYSIS_CHANCE)
		write_chance(json, a, row);
	else
		write_chances(json, "open", a, &row->open);
	ludo_text_clear(&text);
	analysis_say_row(&text, a, i, lang);
	ludo_json_string(json, "say", ludo_text_string(&text));
	ludo_text_free(&text);
	ludo_json_close(json, '}');
}

static void write_rows(struct ludo_text *json, const char *key, const int *rows, int n)
{
	ludo_json_open(json, key, '[');
	for (int i = 0; i < n; i++)
		ludo_json_number(json, 0, rows[i]);
	ludo_json_close(json, ']');
}

static void write_player(struct ludo_text *json, const struct analysis *a,
			 const struct analysis_summary *s, int seat, int lang)
{
	const struct analysis_player *p = &s->player[seat];
	struct ludo_text text = { 0 };
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "seat", seat);
	ludo_json_string(json, "name", name_of(a, seat, lang));
	ludo_json_number(json, "decisions", p->n_decisions);
	ludo_json_number(json, "found", p->n_found);
	if (p->accuracy < 0)
		ludo_json_null(json, "accuracy");
	else
		write_tenths(json, "accuracy", p->accuracy);
	write_tenths(json, "gave", p->gave);
	write_tenths(json, "luck", p->luck);
	write_rows(json, "best", p->best, p->n_best);
	write_rows(json, "worst", p->worst, p->n_worst);
	analysis_say_player(&text, a, s, seat, lang);
	ludo_json_string(json, "say", ludo_text_string(&text));
	ludo_text_free(&text);
	ludo_json_close(json, '}');
}

static void write_turn(struct ludo_text *json, const struct analysis *a,
		       const struct analysis_turn *turn, int lang)
{
	struct ludo_text text = { 0 };
	int is_chance = a->row[turn->row].kind == ANALYSIS_CHANCE;
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "i", turn->row);
	ludo_json_string(json, "kind", is_chance ? "chance" : "decision");
	ludo_json_number(json, "seat", turn->seat);
	write_tenths(json, "by", turn->by);
	analysis_say_row(&text, a, turn->row, lang);
	ludo_json_string(json, "say", ludo_text_string(&text));
	ludo_text_free(&text);
	ludo_json_close(json, '}');
}

static void write_summary(struct ludo_text *json, const struct analysis *a, int lang)
{
	struct analysis_summary s;
	struct ludo_text text = { 0 };
	analysis_sum_up(a, &s);
	ludo_json_open(json, "summary", '{');
	ludo_json_open(json, "players", '[');
	for (int seat = 0; seat < ludo_table_n_seats(a->table); seat++)
		write_player(json, a, &s, seat, lang);
	ludo_json_close(json, ']');
	ludo_json_open(json, "turns", '[');
	for (int i = 0; i < s.n_turns; i++)
		write_turn(json, a, &s.turn[i], lang);
	ludo_json_close(json, ']');
	analysis_say_summary(&text, a, &s, lang);
	ludo_json_string(json, "say", ludo_text_string(&text));
	ludo_text_free(&text);
	ludo_json_close(json, '}');
}

void analysis_write_state(struct ludo_text *json, const struct analysis *a, int with_summary,
			  int lang)
{
	for (int i = 0; analysis_depths[i].name; i++)
		if (analysis_depths[i].iterations == a->iterations)
			ludo_json_string(json, "depth", analysis_depths[i].name);
	ludo_json_number(json, "iterations", a->iterations);
	ludo_json_number(json, "from", a->from);
	ludo_json_number(json, "to", ludo_table_ply(a->table));
	ludo_json_number(json, "done", a->n_done);
	ludo_json_number(json, "total", a->n);
	if (with_summary)
		write_summary(json, a, lang);
	else
		ludo_json_null(json, "summary");
}
