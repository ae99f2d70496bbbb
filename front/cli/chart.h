/* chart.h: the chances of all seats over a game, as text of a hundred columns. */
#ifndef LUDO_CHART_H
#define LUDO_CHART_H

#include "analysis.h"

/* A line for every seat, by its number; gaps where rows are still to come. */
void chart_draw(struct ludo_text *text, const struct analysis *analysis, int lang);
/* Lines of any length, broken between words at a hundred columns. */
void chart_wrap(struct ludo_text *text, const char *lines);

#endif
