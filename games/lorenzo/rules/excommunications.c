/* 14. Excommunications: what a cube on a tile does.  Those that change points are in
 * chapter 13, the delayed turn is in chapter 5. */

/* Does this tile lie on the board with a cube of this seat on it? */
static int has_tile(const struct lorenzo *s, int seat, int tile)
{
	int period = tile / EXCOMMUNICATIONS_OF_PERIOD;
	return s->tile[period] == tile + 1 && s->excommunicated[period] >> seat & 1; /* 14.1 */
}

/* The goods that an excommunication makes less, as a bag with 1 of each. */
static bag losses(const struct lorenzo *s, int seat)
{
	if (!s->tile[0] || !set_has(s->excommunicated[0], seat))
		return 0;
	return lorenzo_excommunications[s->tile[0] - 1].loses; /* 14.2 */
}

static void add_tiles(const struct lorenzo *s, struct actor *who)
{
	for (int period = 0; period < N_PERIODS; period++) {
		if (!s->tile[period] || !set_has(s->excommunicated[period], who->seat))
			continue;
		const struct excommunication *tile = &lorenzo_excommunications[s->tile[period] - 1];
		if (tile->slows)
			who->boost[tile->slows] -= tile->by; /* 14.4, 14.6 */
	}
	who->less = losses(s, who->seat); /* 14.2 */
	if (has_tile(s, who->seat, NO_MARKET))
		who->banned = THE_MARKET; /* 14.7 */
	if (has_tile(s, who->seat, DEAR_SERVANTS))
		who->rate = lorenzo_excommunications[DEAR_SERVANTS].by; /* 14.8 */
}
