/* object.h: the inside of the library's objects; for the files of this folder alone. */
#ifndef LUDOTECA_OBJECT_H
#define LUDOTECA_OBJECT_H

#include "ludo_learn.h"
#include "ludo_table.h"
#include "ludoteca.h"

/* What the header names and the games are made of is the same thing. */
_Static_assert(sizeof(ludoteca_move) == sizeof(ludo_move), "a move is eight bytes");
_Static_assert((int)LUDOTECA_MOVES == (int)LUDO_MOVES, "as many answers");
_Static_assert((int)LUDOTECA_SEATS == (int)LUDO_SEATS, "as many seats");
_Static_assert((int)LUDOTECA_CHANCE == (int)LUDO_CHANCE, "the same chance");

struct ludoteca_state {
	const struct ludo_game *game;
	_Alignas(16) unsigned char bytes[]; /* of the rules' size */
};

struct ludoteca_table {
	struct ludo_table *table;
};

static inline const struct ludo_game *inside(const ludoteca_game *game)
{
	return (const struct ludo_game *)(const void *)game;
}

static inline const struct ludo_core *core_of(const void *bytes)
{
	return bytes;
}

static inline ludo_move move_in(ludoteca_move m)
{
	return ludo_answer(m.seat, m.verb, m.a, m.b, m.c);
}

static inline ludoteca_move move_out(ludo_move m)
{
	return (ludoteca_move){ m.seat, m.verb, m.a, m.b, m.c };
}

/* A state of zeroes; null if memory is out. */
ludoteca_state *ludoteca_new(const struct ludo_game *game);
/* "a=b c=d" on top of the standard; 0 and a complaint. */
int ludoteca_read_options(const struct ludo_game *game, int seats, const char *words,
			  uint8_t options[LUDO_OPTIONS], struct ludo_text *error);
/* Hand a text over as snprintf does, and free it. */
size_t ludoteca_hand(struct ludo_text *text, char *out, size_t n);

#endif
