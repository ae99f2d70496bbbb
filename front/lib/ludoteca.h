/* ludoteca.h: the games as a library, in C and for whatever speaks C.
 *
 * Link with -lludoteca (pkg-config ludoteca, find_package(Ludoteca)).  There are no globals:
 * anything may be called from any thread, as long as no two use one object at a time.
 * Functions that return text write up to n bytes with a final zero and return the length
 * that the whole would have, as snprintf does.
 *
 * A STATE is one position of one game, with everything hidden in it.  What a player may see
 * of it comes from ludoteca_observe, _view, _screen or a state that was blanked.  Chance is a
 * seat like the others (LUDOTECA_CHANCE); ludoteca_deal answers for it.
 *
 *     ludoteca_state *s = ludoteca_open(ludoteca_find("lorenzo"), 4, "", error, sizeof(error));
 *     uint64_t dice = 7;
 *     for (int seat; (seat = ludoteca_seat(s)) != LUDOTECA_NOBODY; ) {
 *             ludoteca_move list[LUDOTECA_MOVES];
 *             if (seat == LUDOTECA_CHANCE)
 *                     ludoteca_deal(s, &dice);
 *             else if (ludoteca_moves(s, seat, list))
 *                     ludoteca_play(s, list[0]);
 *     }
 *     ludoteca_close(s);
 */
#ifndef LUDOTECA_H
#define LUDOTECA_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

enum {
	LUDOTECA_API = 1,     /* of this header; grows when something is added */
	LUDOTECA_SEATS = 4,   /* most seats */
	LUDOTECA_CHANCE = 7,  /* the seat that rolls and deals */
	LUDOTECA_NOBODY = -1, /* a spectator; and nobody left to answer: the game is over */
	LUDOTECA_MOVES = 256, /* most answers to one question */
};

enum ludoteca_lang { LUDOTECA_EN, LUDOTECA_IT };

typedef struct ludoteca_game ludoteca_game;   /* one of the games; they live forever */
typedef struct ludoteca_state ludoteca_state;
typedef struct ludoteca_table ludoteca_table; /* a dealt game with its record */
typedef struct ludoteca_batch ludoteca_batch; /* many games at once */

/* An answer to a question: eight bytes, to be copied and compared as they are. */
typedef struct {
	uint8_t seat, verb;
	int16_t a, b, c;
} ludoteca_move;

/* ---- games ---- */

int ludoteca_api(void);                             /* of the library that is loaded */
const ludoteca_game *ludoteca_game_at(int i);       /* null after the last one */
const ludoteca_game *ludoteca_find(const char *id); /* null if unknown */
const char *ludoteca_id(const ludoteca_game *game);
int ludoteca_rules_version(const ludoteca_game *game);
int ludoteca_min_seats(const ludoteca_game *game);
int ludoteca_max_seats(const ludoteca_game *game);
size_t ludoteca_state_bytes(const ludoteca_game *game);
size_t ludoteca_catalogue(const ludoteca_game *game, int lang, char *out, size_t n); /* JSON */

/* Every answer has a number from 0 on, the same for all seats, as long as the version of the
 * rules stays; every state is a row of features.  docs/instrument.md tells what they are. */
int32_t ludoteca_n_actions(const ludoteca_game *game);
int32_t ludoteca_action(const ludoteca_game *game, ludoteca_move move); /* -1: none */
int ludoteca_move_of(const ludoteca_game *game, int seat, int32_t action, ludoteca_move *move);
int ludoteca_n_features(const ludoteca_game *game);
/* Its name, and in *values how many names it can be; 0: it is an amount. */
size_t ludoteca_feature(const ludoteca_game *game, int i, int *values, char *out, size_t n);

/* ---- states ---- */

/* Options as "token=value token=value"; null, and what is wrong, if they make no sense. */
ludoteca_state *ludoteca_open(const ludoteca_game *game, int seats, const char *options,
			      char *error, size_t n);
ludoteca_state *ludoteca_copy(const ludoteca_state *state);
/* Both of one game: the first becomes like the second. */
int ludoteca_assign(ludoteca_state *to, const ludoteca_state *from);
void ludoteca_close(ludoteca_state *state);
const ludoteca_game *ludoteca_game_of(const ludoteca_state *state);

unsigned ludoteca_waiting(const ludoteca_state *state); /* set of seats that owe an answer */
int ludoteca_seat(const ludoteca_state *state);         /* the first of them, or NOBODY */
int ludoteca_seats(const ludoteca_state *state);
int ludoteca_moves(const ludoteca_state *state, int seat, ludoteca_move out[LUDOTECA_MOVES]);
int ludoteca_odds(const ludoteca_state *state, ludoteca_move move); /* weight for chance */
/* 0 and done, or the code of the reason and nothing done. */
int ludoteca_play(ludoteca_state *state, ludoteca_move move);
/* The reason in words, with its paragraph; its token. */
int ludoteca_why(const ludoteca_state *state, ludoteca_move move, int lang, char *out, size_t n);
const char *ludoteca_reason(const ludoteca_game *game, int code);
/* Let chance answer until somebody else is asked; the number is the generator's state. */
int ludoteca_deal(ludoteca_state *state, uint64_t *dice);
void ludoteca_standings(const ludoteca_state *state, int32_t points[LUDOTECA_SEATS],
			uint8_t place[LUDOTECA_SEATS]);
uint64_t ludoteca_hash(const ludoteca_state *state);
const void *ludoteca_bytes(const ludoteca_state *state); /* ludoteca_state_bytes of them */
/* Bytes from elsewhere: 0, and nothing changed, unless they came from ludoteca_bytes of the
 * same game and version.  Never give it what strangers sent. */
int ludoteca_set_bytes(ludoteca_state *state, const void *bytes, size_t n);

/* ---- what a seat may know ---- */

/* Everything that the seat cannot know becomes zero; and is invented, in agreement with all
 * that it does know. */
void ludoteca_blank(ludoteca_state *state, int seat);
void ludoteca_determinise(ludoteca_state *state, int seat, uint64_t *dice);
void ludoteca_observe(const ludoteca_state *state, int seat, int16_t *features);
/* One byte an action: may the seat answer so now? */
void ludoteca_mask(const ludoteca_state *state, int seat, uint8_t *mask);
size_t ludoteca_view(const ludoteca_state *state, int seat, int lang, char *out, size_t n);
size_t ludoteca_screen(const ludoteca_state *state, int seat, int lang, char *out, size_t n);
/* What the last answer brought about, as the seat may hear it, a line each. */
size_t ludoteca_events(const ludoteca_state *state, int seat, int lang, char *out, size_t n);

/* ---- words ---- */

size_t ludoteca_write_move(const ludoteca_game *game, ludoteca_move move, char *out, size_t n);
size_t ludoteca_say_move(const ludoteca_game *game, ludoteca_move move, int lang, char *out,
			 size_t n);
/* "play 3 4 5" of a seat; 0 and a complaint if it is none. */
int ludoteca_read_move(const ludoteca_game *game, int seat, const char *words,
		       ludoteca_move *move, char *error, size_t n);

/* ---- bots ---- */

/* "hard", "medium:iterations=800": sees what the seat may know; 0 if there is nothing to
 * answer, -1 if there is no such bot. */
int ludoteca_think(const ludoteca_state *state, int seat, const char *bot, uint64_t seed,
		   ludoteca_move *move);

/* ---- tables: games dealt from a committed seed, and their records ---- */

ludoteca_table *ludoteca_table_open(const ludoteca_game *game, int seats, const char *options,
				    uint64_t seed, char *error, size_t n);
ludoteca_table *ludoteca_table_load(const char *record, size_t bytes, char *error, size_t n);
void ludoteca_table_close(ludoteca_table *table);
int ludoteca_table_plies(const ludoteca_table *table);
ludoteca_move ludoteca_table_move(const ludoteca_table *table, int ply);
ludoteca_state *ludoteca_table_state(const ludoteca_table *table, int ply);
int ludoteca_table_play(ludoteca_table *table, ludoteca_move move); /* deals for chance too */
size_t ludoteca_table_record(const ludoteca_table *table, char *out, size_t n);
/* Was it dealt from its seed?  1, or 0 and what differs. */
int ludoteca_table_verify(const ludoteca_table *table, char *report, size_t n);

/* ---- batches ---- */

/* What a batch shows, a row for each game; it belongs to the batch and is written anew by
 * every step.  Of a game that ended in this step, done is 1 and points and place are its
 * result; the next one has begun already in its row, from the next seed. */
typedef struct {
	int n, n_seats;
	uint8_t *seat;        /* [n] who is asked */
	uint8_t *done;        /* [n] */
	int32_t *n_moves;     /* [n] */
	ludoteca_move *moves; /* [n][LUDOTECA_MOVES] */
	int32_t *points;      /* [n][LUDOTECA_SEATS] */
	uint8_t *place;       /* [n][LUDOTECA_SEATS] */
	uint64_t n_decisions; /* answers given so far, chance's with them */
	uint64_t n_games;     /* ended so far */
} ludoteca_rows;

/* n games on so many threads; the same seed gives the same games, whatever the threads. */
ludoteca_batch *ludoteca_batch_open(const ludoteca_game *game, int n, int seats,
				    const char *options, uint64_t seed, int threads, char *error,
				    size_t room);
/* The same on NVIDIA's graphics processors, through their driver; kernels is the folder with
 * GAME.ptx in it.  The same seed gives the same games.  States stay there, and all pointers
 * are the device's: those in the rows, choice, action, features and mask.  Features are
 * reckoned here, so observing copies every state. */
ludoteca_batch *ludoteca_batch_open_gpu(const ludoteca_game *game, int n, int seats,
					const char *options, uint64_t seed, const char *kernels,
					char *error, size_t room);
void ludoteca_batch_close(ludoteca_batch *batch);
const ludoteca_rows *ludoteca_batch_rows(const ludoteca_batch *batch);
/* One answer in every game: choice[i] is an index into its moves.  Returns the first game
 * whose index is none, and then nothing has happened; -1 if all is well. */
int ludoteca_batch_step(ludoteca_batch *batch, const int32_t *choice);
/* The same by the numbers of the answers. */
int ludoteca_batch_act(ludoteca_batch *batch, const int32_t *action);
/* So many answers in every game, each drawn at random. */
void ludoteca_batch_random(ludoteca_batch *batch, int steps);
/* For whoever is asked in each game: [n][n_features], [n][n_actions]. */
void ludoteca_batch_observe(ludoteca_batch *batch, int16_t *features);
void ludoteca_batch_mask(ludoteca_batch *batch, uint8_t *mask);
/* A fingerprint of all positions: the same seed and answers give the same one everywhere. */
uint64_t ludoteca_batch_hash(const ludoteca_batch *batch);
/* A copy of the i-th game. */
ludoteca_state *ludoteca_batch_state(const ludoteca_batch *batch, int i);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif
#endif
