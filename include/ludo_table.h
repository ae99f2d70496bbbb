/* ludo_table.h: the universal middle between games and front ends.
 *
 * A table seats people and bots at one game.  It owns the true position (nobody
 * else outside the tests does), the record, undo and redo, the committed seed that
 * deals, and it hands out blanked copies, views and words. */
#ifndef LUDO_TABLE_H
#define LUDO_TABLE_H

#include "ludo.h"
#include "ludo_face.h"
#include "ludo_text.h"

/* ---- opening a table ---- */

struct ludo_table;

struct ludo_seed {
	uint8_t bytes[32];
};

const struct ludo_game *ludo_game_find(const char *id); /* null if unknown */

/* Options: standard values, then "token=value" changes one; complains in 'error'. */
void ludo_options_standard(const struct ludo_game *game, uint8_t options[LUDO_OPTIONS]);
int ludo_option_set(const struct ludo_game *game, uint8_t options[LUDO_OPTIONS],
		    const char *token_is_value, struct ludo_text *error);

/* A seed everybody can type, or one from the system's generator (0 if that fails). */
struct ludo_seed ludo_seed_from_number(uint64_t number);
int ludo_seed_random(struct ludo_seed *seed);

/* Null if the seats do not suit the game or memory is out. */
struct ludo_table *ludo_table_open(const struct ludo_game *game, int n_seats,
				   const uint8_t options[LUDO_OPTIONS], struct ludo_seed seed);
/* A table that goes on from a whole state, as it was after 'ply' moves, when chance had been
 * asked to deal anew so often.  It knows nothing of what came before: it cannot be saved, nor go
 * back further than to its base, which is that ply.  Of others the base is 0. */
struct ludo_table *ludo_table_resume(const struct ludo_game *game, const void *state, int ply,
				     int deal, struct ludo_seed seed);
int ludo_table_base(const struct ludo_table *table);
/* The position after 'ply' moves in one line of text, with everybody's secrets, and a table
 * that goes on from it: null if it is damaged or states had another shape where it was
 * written.  The seed is the game's own. */
void ludo_table_keep(const struct ludo_table *table, int ply, struct ludo_text *text);
struct ludo_table *ludo_table_kept(const struct ludo_game *game, const char *text,
				   struct ludo_seed seed);
/* A table of its own with the same past; the copy goes its own way. */
struct ludo_table *ludo_table_fork(const struct ludo_table *table, int ply);
void ludo_table_close(struct ludo_table *table);

const struct ludo_game *ludo_table_game(const struct ludo_table *table);
int ludo_table_n_seats(const struct ludo_table *table);
void ludo_table_options(const struct ludo_table *table, uint8_t options[LUDO_OPTIONS]);
unsigned ludo_table_waiting(const struct ludo_table *table); /* set of seats; 0: over */
struct ludo_step ludo_table_question(const struct ludo_table *table); /* what = 0: over */
int ludo_table_ply(const struct ludo_table *table);          /* moves made so far */
ludo_move ludo_table_move(const struct ludo_table *table, int ply);
uint64_t ludo_table_hash(const struct ludo_table *table);    /* of the true position */
void ludo_table_standings(const struct ludo_table *table, int32_t *points, uint8_t *place);
/* The same by what everybody sees. */
void ludo_table_public_standings(const struct ludo_table *table, int32_t *points,
				 uint8_t *place);

/* Names of the people, for the words; null or "" brings back the game's own.  Control
 * characters become blanks, and 64 bytes are enough for anybody. */
void ludo_table_set_name(struct ludo_table *table, int seat, const char *name);
const char *ludo_table_name(const struct ludo_table *table, int seat, int lang);

/* ---- playing ---- */

/* Play a move, or say why not; chance's answers are moves too. */
ludo_why ludo_table_play(struct ludo_table *table, ludo_move move);
/* Let the committed seed answer for chance as long as chance is asked; returns the
 * number of answers given. */
int ludo_table_deal(struct ludo_table *table);
int ludo_table_deal_once(struct ludo_table *table);

/* What a seat may do, and why it may not do something: computed on what the seat
 * can see.  Chance sees everything: never pass its answers on to people.  moves()
 * returns how many were written to out[LUDO_MOVES]. */
int ludo_table_moves(const struct ludo_table *table, int seat, ludo_move *out);
ludo_why ludo_table_why(const struct ludo_table *table, ludo_move move);

/* Undo the latest answer of a seat.  It works as long as nothing has come of it:
 * no chance, no reveal, no answer that another seat gave because of it. */
enum ludo_undo { LUDO_UNDO_OK, LUDO_UNDO_NOTHING, LUDO_UNDO_CHANCE, LUDO_UNDO_REVEAL,
		 LUDO_UNDO_OTHERS };
enum ludo_undo ludo_table_can_undo(const struct ludo_table *table, int seat);
enum ludo_undo ludo_table_undo(struct ludo_table *table, int seat);
/* The same when some seats agree to take back what they answered since: bots always do.
 * Chance and reveals still stand in the way. */
enum ludo_undo ludo_table_undo_with(struct ludo_table *table, int seat, unsigned willing);
enum ludo_undo ludo_table_can_undo_with(const struct ludo_table *table, int seat,
					unsigned willing);
int ludo_table_redo(struct ludo_table *table, int seat); /* 0: nothing to redo */
int ludo_table_can_redo(const struct ludo_table *table, int seat);
/* By consent of everybody (or for study): go back to a ply, whatever was shown. */
int ludo_table_rewind(struct ludo_table *table, int ply);
/* From now on chance deals for the so many-th time: what it answered before and was taken back
 * does not tell what it will answer, and the record can still be verified. */
void ludo_table_deal_anew(struct ludo_table *table, int deal);
int ludo_table_deals(const struct ludo_table *table); /* how often it was; 0 at first */
const char *ludo_undo_say(enum ludo_undo undo, int lang);

/* ---- looking: blanked copies only ---- */

/* A blanked copy of the position after 'ply' moves, into game->rules->size bytes. */
void ludo_table_look(const struct ludo_table *table, int ply, int seat, void *state);
/* The whole envelope for a seat as one JSON object; see docs/view.md. */
void ludo_table_view(const struct ludo_table *table, int seat, int lang, struct ludo_text *json);
/* The same as it was after 'ply' moves, for replays; moves are left out. */
void ludo_table_view_at(const struct ludo_table *table, int ply, int seat, int lang,
			struct ludo_text *json);
/* What a view was made from: much less than its text, and enough to tell later what has changed
 * since (docs/protocol.md, 1.2). */
struct ludo_sight {
	int seat, lang;
	struct ludo_text head; /* the view without its events and its board */
	char *blanked;         /* the state that the board shows */
	uint64_t hash;         /* of both, but for the tape */
};
void ludo_sight_take(struct ludo_sight *sight, const struct ludo_table *table, int seat, int lang);
void ludo_sight_free(struct ludo_sight *sight);
/* The view that it was taken from, as long as the table has not gone on. */
void ludo_sight_view(struct ludo_text *json, const char *key, const struct ludo_sight *sight,
		     const struct ludo_table *table);
/* What the same seat sees otherwise now, of events only if they are wanted. */
void ludo_sight_patch(struct ludo_text *json, const char *key, const struct ludo_sight *was,
		      const struct ludo_sight *is, const struct ludo_table *table,
		      int with_events);
/* The same of a position that no table holds: without ply, commitment and undo. */
void ludo_view(const struct ludo_game *game, const void *blanked, int seat, int lang,
	       struct ludo_text *json);
/* What some answers of one seat, one after the other, would bring it, as far as it can know:
 * a member "brings" of an object, as a view's moves have it. */
void ludo_table_brings(const struct ludo_table *table, const ludo_move *move, int n,
		       struct ludo_text *json);
/* The events of one ply as a seat may hear them: a member "events" of an object. */
void ludo_table_events(const struct ludo_table *table, int ply, int seat, int lang,
		       struct ludo_text *json);
/* Kinds, names, verbs, fields and what is printed, in one language: what a client needs once;
 * see docs/view.md. */
void ludo_catalogue(struct ludo_text *json, const struct ludo_game *game, int lang);
/* The board as text. */
void ludo_table_screen(const struct ludo_table *table, int seat, int lang, struct ludo_text *text);
void ludo_screen(const struct ludo_game *game, const void *blanked, int seat, int lang,
		 struct ludo_text *text);
/* The events of one ply as a seat may hear them, a line each; ply -1 is the set-up. */
void ludo_table_log(const struct ludo_table *table, int ply, int seat, int lang,
		    struct ludo_text *text);

/* ---- records ---- */

/* The record as text.  It holds everybody's secrets and the seed: never send it to a
 * client while the game runs. */
void ludo_table_save(const struct ludo_table *table, struct ludo_text *text);
/* A table from a record.  Null, with the line and what is wrong there in 'error'. */
struct ludo_table *ludo_table_load(const char *text, size_t n, struct ludo_text *error);
/* The same into a table that is there: it becomes what the record says, or stays as it is. */
int ludo_table_become(struct ludo_table *table, const char *text, size_t n,
		      struct ludo_text *error);
/* The seed of a game whose record one holds, however far it is; 0 if the record had none. */
int ludo_table_record_seed(const struct ludo_table *table, struct ludo_seed *seed);
/* Re-deal a finished record from its seed: 0 and a message if anything differs. */
int ludo_table_verify(const struct ludo_table *table, struct ludo_text *report);
/* What everybody may know from the start: the commitment to the seed, in hex. */
const char *ludo_table_commitment(const struct ludo_table *table);
/* The seed itself, once the game is over; 0 before that. */
int ludo_table_seed(const struct ludo_table *table, struct ludo_seed *seed);

/* Set a position by hand; see docs/examples.md.  0, or a message in 'error' and
 * nothing changed. */
int ludo_table_given(struct ludo_table *table, const char *assignments, struct ludo_text *error);
int ludo_table_at(struct ludo_table *table, const char *line, struct ludo_text *error);

/* ---- positions as text (table/position.c) ---- */

/* The lines of an example that set up a state: "seats ..." and "given ...".  They hold all of
 * it: of what somebody cannot know, hand over what was invented.  0 if no lines lead there. */
int ludo_write_setting(struct ludo_text *text, const struct ludo_game *game, const void *state);
/* The position of a table after 'ply' moves as such lines, with "game ID" above them.  With a seat:
 * as that seat could know it, and the rest invented by this number, so that nothing is told.
 * LUDO_CHANCE: the truth, for a game whose secrets are out.  0 as above. */
int ludo_table_write_setting(const struct ludo_table *table, int ply, int seat, uint64_t number,
			     struct ludo_text *text);
/* A table that begins where the lines of an example lead: "seats", "given", "deal", moves ...
 * Null, with the line and what is wrong there in 'error'; also if the accounts do not hold.
 * Without a game the lines say which: "game ID". */
struct ludo_table *ludo_table_set(const struct ludo_game *game, const char *lines,
				  struct ludo_seed seed, struct ludo_text *error);
/* The same, and the moves that were made behind the last line that set something, chance's
 * too, one a line. */
struct ludo_table *ludo_table_set_and_tell(const struct ludo_game *game, const char *lines,
					   struct ludo_seed seed, struct ludo_text *moves,
					   struct ludo_text *error);
/* Where a table begins that was set by hand, in one line: "given loosely ..." and all that
 * differs from a table just opened; set piece by piece, the rules might go on from a position
 * that is only half there.  0 if it was not set by hand.  Restoring takes what stands behind
 * the first word: the fields as they are, nothing else follows from them. */
int ludo_table_write_beginning(const struct ludo_table *table, struct ludo_text *text);
int ludo_table_restore(struct ludo_table *table, const char *assignments, struct ludo_text *error);
/* Begin as another table of the same game and seats began; 0 if that is another game. */
int ludo_table_begin_as(struct ludo_table *table, const struct ludo_table *from);

/* ---- words (table/say.c) ---- */

struct ludo_speaker {
	const struct ludo_game *game;
	int lang;
	const char *names[LUDO_SEATS]; /* null: the game's own name for the seat */
	/* Blanked; a move that names a place then also names what stands there.  Null: only the
	 * place is known. */
	const void *state;
};

struct ludo_speaker ludo_table_speaker(const struct ludo_table *table, int lang);
void ludo_say_move(struct ludo_text *text, const struct ludo_speaker *who, ludo_move move);
void ludo_say_why(struct ludo_text *text, const struct ludo_speaker *who, ludo_move move,
		  ludo_why why); /* with "(rule 7.4)" at the end */
const char *ludo_why_token(const struct ludo_game *game, int code);
/* The paragraph that a refusal cites; "" if none. */
struct ludo_para {
	char at[8];
};
struct ludo_para ludo_why_para(ludo_why why);
void ludo_say_event(struct ludo_text *text, const struct ludo_speaker *who,
		    const struct ludo_event *event);
/* {seat} is the first seat that owes an answer, {a} the number of the line. */
void ludo_say_question(struct ludo_text *text, const struct ludo_speaker *who,
		       struct ludo_step question, unsigned waiting);
void ludo_say_name(struct ludo_text *text, const struct ludo_speaker *who, int kind, int64_t id);

/* ---- tokens (table/token.c): never translated ---- */

enum { LUDO_MOVE_BYTES = 1024 }; /* a move in tokens is shorter, with its seat (law 8) */

/* "3 play 4 5", ". draw 2": seat, verb, arguments.  Reading complains in 'error'. */
void ludo_write_move(struct ludo_text *text, const struct ludo_game *game, ludo_move move);
int ludo_read_move(const struct ludo_game *game, const char *string, ludo_move *move,
		   struct ludo_text *error);
/* The same without the seat: what a person types and a program sends. */
void ludo_write_answer(struct ludo_text *text, const struct ludo_game *game, ludo_move move);
int ludo_read_answer(const struct ludo_game *game, int seat, const char *string,
		     ludo_move *move, struct ludo_text *error);

/* ---- fields (table/field.c): every byte by its name ---- */

const struct ludo_field *ludo_core_fields(int *n);
/* "hand[0]={3,4,5}" lines for all fields that are not zero. */
void ludo_write_position(struct ludo_text *text, const struct ludo_game *game, const void *state);
/* The same for the fields that differ from another state. */
void ludo_write_changes(struct ludo_text *text, const struct ludo_game *game, const void *was,
			const void *is);
/* The fields in which two states differ, before and after, for failing tests. */
void ludo_write_difference(struct ludo_text *text, const struct ludo_game *game,
			   const void *was, const void *is);
/* Does the field table cover the position exactly?  0, or a complaint. */
int ludo_fields_cover(const struct ludo_game *game, struct ludo_text *error);

#endif
