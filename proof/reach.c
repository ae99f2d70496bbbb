/* reach.c: marks for everything that has a word. */
#include "reach.h"

#include <stdlib.h>
#include <string.h>

#include "agenda.h"
#include "token.h"

struct ludo_reach {
	const struct ludo_game *game;
	unsigned char verb[256], line[256], why[256], event[256];
	unsigned char is_used[256]; /* kinds that verbs or events speak of */
	unsigned char *name[256];   /* of each kind: as many as it has names */
	uint8_t event_kind[256][3]; /* of a, b and c */
};

static int n_names(const struct ludo_reach *r, int kind)
{
	const struct ludo_kind *k = &r->game->face->kinds[kind];
	return kind >= LUDO_KINDS && k->form == LUDO_NAMED ? k->n : 0;
}

static int open_names(struct ludo_reach *r)
{
	for (int kind = LUDO_KINDS; kind < r->game->face->n_kinds; kind++) {
		r->name[kind] = calloc((size_t)n_names(r, kind) + 1, 1);
		if (!r->name[kind])
			return 0;
	}
	return 1;
}

struct ludo_reach *ludo_reach_open(const struct ludo_game *game)
{
	struct ludo_reach *r = calloc(1, sizeof(*r));
	if (!r)
		return 0;
	r->game = game;
	if (!open_names(r)) {
		ludo_reach_close(r);
		return 0;
	}
	for (int v = 1; v < game->face->n_verbs; v++)
		for (int k = 0; k < 3; k++)
			r->is_used[game->face->verbs[v].kind[k]] = 1;
	for (int e = 1; e < game->face->n_events; e++)
		for (int k = 0; k < 3; k++) {
			const char *say = game->face->events[e].say[LUDO_EN];
			int kind = ludo_kind_in(game->face, say, "abc"[k]);
			r->event_kind[e][k] = (uint8_t)kind;
			r->is_used[kind] = 1;
		}
	return r;
}

void ludo_reach_close(struct ludo_reach *r)
{
	for (int kind = 0; r && kind < 256; kind++)
		free(r->name[kind]);
	free(r);
}

static void meet_name(struct ludo_reach *r, int kind, int id)
{
	if (id >= 0 && id < n_names(r, kind))
		r->name[kind][id] = 1;
}

static void meet_events(struct ludo_reach *r, const void *state, ludo_move m)
{
	_Alignas(16) char after[LUDO_STATE];
	memcpy(after, state, r->game->rules->size);
	r->game->rules->apply(after, m);
	const struct ludo_tape *tape =
		(const struct ludo_tape *)(const void *)(after + r->game->rules->tape);
	for (uint32_t i = 0; i < tape->n; i++) {
		const struct ludo_event *e = &tape->event[i];
		r->event[e->what] = 1;
		meet_name(r, r->event_kind[e->what][0], e->a);
		meet_name(r, r->event_kind[e->what][1], e->b);
		meet_name(r, r->event_kind[e->what][2], e->c);
	}
}

void ludo_reach_watch(void *reach, const void *state, ludo_move m, ludo_why why)
{
	struct ludo_reach *r = reach;
	const struct ludo_core *core = state;
	r->why[why.code] = 1;
	if (core->waiting)
		r->line[ludo_top(core).what] = 1;
	if (why.code)
		return;
	const uint8_t *kind = r->game->face->verbs[m.verb].kind;
	r->verb[m.verb] = 1;
	meet_name(r, kind[0], m.a);
	meet_name(r, kind[1], m.b);
	meet_name(r, kind[2], m.c);
	meet_events(r, state, m);
}

static int miss(struct ludo_text *missing, int met, const char *what, const char *token)
{
	if (!met)
		ludo_putf(missing, "%s %s\n", what, token);
	return !met;
}

int ludo_reach_missing(const struct ludo_reach *r, struct ludo_text *missing)
{
	const struct ludo_face *face = r->game->face;
	int n = 0;
	for (int i = 1; i < face->n_verbs; i++)
		n += miss(missing, r->verb[i], "verb", face->verbs[i].token);
	for (int i = face->n_steps + 1; i < face->n_lines; i++)
		n += miss(missing, r->line[i], "question", face->lines[i].token);
	for (int i = 0; i < face->n_whys; i++)
		n += miss(missing, r->why[LUDO_WHYS + i], "reason", face->whys[i].token);
	for (int i = 1; i < face->n_events; i++)
		n += miss(missing, r->event[i], "event", face->events[i].token);
	for (int k = LUDO_KINDS; k < face->n_kinds; k++)
		for (int i = 0; r->is_used[k] && i < n_names(r, k); i++)
			n += miss(missing, r->name[k][i], face->kinds[k].token,
				  face->kinds[k].names[i].token);
	return n;
}

int ludo_reach_total(const struct ludo_reach *r)
{
	const struct ludo_face *face = r->game->face;
	int n = face->n_verbs - 1 + face->n_lines - 1 - face->n_steps + face->n_whys +
		face->n_events - 1;
	for (int k = LUDO_KINDS; k < face->n_kinds; k++)
		n += r->is_used[k] ? n_names(r, k) : 0;
	return n;
}
