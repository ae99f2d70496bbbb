/* stand_in.c: until the terminal game is here. */
#include <stdio.h>

#include "term.h"

int ludo_term_play(int argc, char **argv)
{
	(void)argc;
	(void)argv;
	fputs("the terminal game is not here yet\n", stderr);
	return 1;
}

int ludo_term_menu(int argc, char **argv)
{
	return ludo_term_play(argc, argv);
}
