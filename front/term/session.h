/* session.h: one game at one keyboard. */
#ifndef TERM_SESSION_H
#define TERM_SESSION_H

#include "console.h"
#include "ludo_table.h"

enum { HUMAN = -1 }; /* otherwise a seat has the number of a kind of bot */
enum { NAME_WIDE = 21 }; /* columns for the name of a seat, and a gap */

/* Which game, who plays, how: what the arguments or the menu say. */
struct plan {
	const struct ludo_game *game;
	int n_seats; /* 0: as many as the game likes best, or as the record has */
	int8_t player[LUDO_SEATS];
	uint8_t options[LUDO_OPTIONS];
	int has_seed;
	uint64_t seed;
	const char *record, *resume; /* files, or null */
	int explains; /* the bots tell their thoughts */
	int no_hints; /* nobody is told what a bot would do */
	int lang;
	enum colour colour;
};

struct session {
	struct console *c;
	struct ludo_table *table;
	int8_t player[LUDO_SEATS];
	int heard[LUDO_SEATS + 1]; /* moves told so far to spectators, then to seats */
	int holder;                /* who held the keyboard last, or LUDO_NOBODY */
	const char *record;        /* file to save in at the end, or null */
	char *saved;               /* file of this game that may be replaced, or null */

	int explains, no_hints;
	struct ludo_text thoughts; /* of the bots; told when they harm nobody */
	struct thought_at { int ply; size_t at; } *thought; /* where each begins */
	int n_thoughts;

	int safe_ply; /* leaving after so many moves loses nothing, or the person knows */

	int seat; /* who is asked now; LUDO_NOBODY when the game is over */
	ludo_move moves[LUDO_MOVES];
	int n_moves;
};

/* What came of a line that a person typed. */
enum outcome {
	ASK_AGAIN, /* nothing: ask for another line */
	TELL_AGAIN, /* the words changed: show everything again */
	MOVED,     /* the position changed */
	LEFT       /* the person wants to leave */
};

/* plan.c: read arguments; -1 to go on, or an exit status. */
int plan_read(struct plan *plan, int argc, char **argv);
int plan_read_menu(struct plan *plan, int argc, char **argv, int *has_lang);
void plan_seats(struct plan *plan, int n_seats, int n_humans, int bot);
/* One line on standard error; the first frees the message and returns the status, the
 * second quotes a and returns 2. */
int complain(int status, struct ludo_text *message);
int misspoken(int lang, enum word word, const char *a, const char *b);
void put_games(struct ludo_text *text);

/* play.c: play a plan to its end; an exit status. */
int session_play(struct console *c, const struct plan *plan);
int n_humans(const struct session *s);
int is_over(const struct session *s);

/* turn.c: tell a seat what it has missed, show its board, ask and act. */
void tell_news(struct session *s, int seat);
void tell_board(struct session *s, int seat);
void tell_question(struct session *s);
void tell_moves(struct session *s);
enum outcome take_turn(struct session *s, int seat);

/* journal.c: what the moves from..to-1 brought, as a seat may hear it; lines written. */
int put_journal(struct session *s, int from, int to, int seat);

/* advice.c: bots answer, tell their thoughts, and give hints. */
void answer_for_bot(struct session *s, int seat);
void tell_thoughts(struct session *s);
void forget_thoughts(struct session *s, int ply); /* of this move and later ones */
void give_hint(struct session *s);

/* command.c: carry out a line that begins with a command; 0 if it does not. */
int run_command(struct session *s, const char *line, enum outcome *outcome);
int is_farewell(const char *line); /* the command to leave, in either language */
/* Read a typed move, by its number or in tokens; 0 and a complaint if it is none. */
int read_typed_move(struct session *s, const char *line, ludo_move *move);

/* ending.c: standings, seed, and the offer to save. */
enum outcome end_game(struct session *s);

/* savefile.c: all or nothing, and the reason why not. */
int save_record(struct session *s, const char *path);
void remember_file(struct session *s, const char *path); /* it may be replaced unasked */
/* A saved game, or the lines of an example that set up a position (docs/examples.md). */
struct ludo_table *load_game(int lang, const char *path, int *is_record, struct ludo_text *error);

/* rulebook.c: a chapter, a paragraph or a search; an empty query lists the chapters. */
void read_rules(struct console *c, const struct ludo_game *game, const char *query);

#endif
