/* screen.c: the template's board as text, from a blanked state. */
#include "face.h"
#include "ludo_face.h"
#include "template.h"

static const struct { const char *say[LUDO_LANGS]; } words[] = {
	{ { "Round", "Round" } },
	{ { "on sale", "in vendita" } },
	{ { "coins", "monete" } },
	{ { "you bid", "hai offerto" } },
};
enum { W_ROUND, W_ON_SALE, W_COINS, W_YOU_BID };

static void screen_curio(struct ludo_text *text, int curio, int lang)
{
	ludo_putf(text, " %s (%d)", template_face.kinds[KIND_CURIO].names[curio].say[lang],
		  curios[curio].worth);
}

void template_screen(struct ludo_text *text, const void *blanked, int seat, int lang)
{
	const struct template *s = blanked;
	ludo_putf(text, "%s %d/%d", words[W_ROUND].say[lang], s->round, N_ROUNDS);
	if (s->shown) {
		ludo_putf(text, ", %s:", words[W_ON_SALE].say[lang]);
		screen_curio(text, s->shown - 1, lang);
	}
	ludo_put(text, "\n");
	for (int i = 0; i < s->core.n_seats; i++) {
		ludo_cell(text, template_face.kinds[LUDO_SEAT].names[i].say[lang], 10);
		ludo_putf(text, "%2d %s ", s->coins[i], words[W_COINS].say[lang]);
		for (int curio = 0; curio < N_CURIOS; curio++)
			if (s->won[i] >> curio & 1)
				screen_curio(text, curio, lang);
		ludo_put(text, "\n");
	}
	if (seat >= 0 && s->secret[seat].bid)
		ludo_putf(text, "%s %d\n", words[W_YOU_BID].say[lang], s->secret[seat].bid - 1);
}
