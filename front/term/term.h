/* term.h: the terminal game. */
#ifndef LUDO_TERM_H
#define LUDO_TERM_H

int ludo_term_play(int argc, char **argv); /* argv[0] is "play" */
int ludo_term_menu(int argc, char **argv);

#endif
