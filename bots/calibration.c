/* calibration.c: see calibration.h.  It adds, multiplies and divides, and nothing else: the
 * same on every machine. */
#include "calibration.h"

struct bot_map bot_map_of(const struct ludo_game *game)
{
	const int16_t *rows = game->lab ? game->lab->calibration : 0;
	struct bot_map map;
	for (int i = 0; i <= LUDO_CALIBRATED; i++)
		map.at[i] = rows ? (float)rows[i] / 10000 : (float)i / LUDO_CALIBRATED;
	return map;
}

static float look_up(const struct bot_map *map, float chance)
{
	float step = chance * LUDO_CALIBRATED;
	int i = (int)step;
	if (i >= LUDO_CALIBRATED)
		return map->at[LUDO_CALIBRATED];
	return map->at[i] + (map->at[i + 1] - map->at[i]) * (step - (float)i);
}

void bot_map_chances(const struct bot_map *map, float *chance, int n_seats)
{
	float sum = 0;
	for (int seat = 0; seat < n_seats; seat++)
		sum += chance[seat] = look_up(map, chance[seat]);
	for (int seat = 0; seat < n_seats; seat++)
		chance[seat] = sum > 0 ? chance[seat] / sum : 1 / (float)n_seats;
}
