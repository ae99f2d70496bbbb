/* view.c: the template's board as JSON, from a blanked state; described in README.md. */
#include "face.h"
#include "ludo_face.h"
#include "template.h"

static const char *token(int curio)
{
	return template_face.kinds[KIND_CURIO].names[curio].token;
}

static void view_set(struct ludo_text *json, unsigned set)
{
	ludo_json_open(json, 0, '[');
	for (int i = 0; i < N_CURIOS; i++)
		if (set >> i & 1)
			ludo_json_string(json, 0, token(i));
	ludo_json_close(json, ']');
}

void template_view(struct ludo_text *json, const void *blanked, int seat, int lang)
{
	const struct template *s = blanked;
	(void)lang;
	ludo_json_number(json, "round", s->round);
	if (s->shown)
		ludo_json_string(json, "shown", token(s->shown - 1));
	else
		ludo_json_null(json, "shown");
	ludo_json_open(json, "purses", '[');
	for (int i = 0; i < s->core.n_seats; i++)
		ludo_json_number(json, 0, s->coins[i]);
	ludo_json_close(json, ']');
	ludo_json_open(json, "won", '[');
	for (int i = 0; i < s->core.n_seats; i++)
		view_set(json, s->won[i]);
	ludo_json_close(json, ']');
	if (seat < 0)
		return;
	ludo_json_open(json, "mine", '{');
	if (s->secret[seat].bid)
		ludo_json_number(json, "bid", s->secret[seat].bid - 1);
	else
		ludo_json_null(json, "bid");
	ludo_json_close(json, '}');
}
