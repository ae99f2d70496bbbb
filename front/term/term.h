/* term.h: the games in a terminal, line by line.  Knows the table and no game. */
#ifndef LUDO_TERM_H
#define LUDO_TERM_H

/* play GAME [--seats human,random,...] [option=value ...]; argv[0] is the word itself.
 * Returns an exit status: 0 all is well, 1 something failed, 2 misspoken. */
int ludo_term_play(int argc, char **argv);
/* Choose language, game, seats and options, then play. */
int ludo_term_menu(int argc, char **argv);

/* puzzle GAME [N] [--lang it|en]: find the move. */
int ludo_term_puzzle(int argc, char **argv);

#endif
