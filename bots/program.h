/* program.h: a bot that is somebody else's program.
 *
 * It is asked in lines and answers in lines, those of docs/examples.md as far as one seat may
 * use them: it can look at moves, view, position and reasons, and then says "play ANSWER".  What
 * it sees comes from a blanked state, so it cannot ask for more than its seat knows. */
#ifndef LUDO_PROGRAM_H
#define LUDO_PROGRAM_H

#include "ludo_table.h"

struct program;

/* Start it for one seat of one game; null and a complaint. */
struct program *program_start(const char *path, const struct ludo_game *game, int n_seats,
			      const uint8_t options[LUDO_OPTIONS], int seat,
			      struct ludo_text *error);
/* Its answer within the time.  0 and what is wrong: too late, not allowed, gone; it is not to
 * be asked again then. */
int program_answer(struct program *program, const void *blanked, int milliseconds,
		   ludo_move *move, struct ludo_text *error);
/* It is told that the game is over, and has a moment to leave. */
void program_end(struct program *program);

#endif
