/* calibration.h: how often it happens when a search says thirty percent.
 *
 * A search judges by its own playouts and a quick evaluation, both of which may be too bold or
 * too timid.  'ludoteca calibrate GAME' compares what it says along many games with who won,
 * and writes the map that sets it right into the game's calibration.def. */
#ifndef LUDO_CALIBRATION_H
#define LUDO_CALIBRATION_H

#include "ludo.h"
#include "ludo_lab.h"

/* What a search says, from 0 to 1 in even steps, and what it is worth; in between straight. */
struct bot_map {
	float at[LUDO_CALIBRATED + 1];
};

/* A game's own, or one that changes nothing. */
struct bot_map bot_map_of(const struct ludo_game *game);
/* Chances of all seats, as a search has them, into such as happen: by the map, and then so
 * that they are one again. */
void bot_map_chances(const struct bot_map *map, float *chance, int n_seats);

#endif
