/* calibration.h: how often it happens when a search says thirty percent.
 *
 * A search judges by its own playouts and a quick evaluation, both of which may be too bold or
 * too timid.  'ludoteca calibrate GAME' compares what it says along many games with who won,
 * and writes a number into the game's calibration.def that sets it right. */
#ifndef LUDO_CALIBRATION_H
#define LUDO_CALIBRATION_H

#include "ludo.h"

/* Chances of all seats, as a search has them, into such as happen. */
void bot_calibrate(const struct ludo_game *game, float *chance, int n_seats);

#endif
