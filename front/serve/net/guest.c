/* guest.c: what is true of a client however its messages travel; see client.h. */
#include <stdlib.h>

#include "client.h"
#include "metrics.h"
#include "room/line.h"
#include "room/load.h"
#include "room/message.h"
#include "room/show.h"
#include "serve.h"

enum { LATER = 1013, GONE = 4000 }; /* codes to close with */

void parcel_free(struct parcel *parcel)
{
	ludo_text_free(&parcel->text);
	free(parcel->packed);
	parcel->packed = 0;
}

void client_hold(struct client *c)
{
	c->refs++;
}

void client_drop(struct client *c)
{
	if (--c->refs == 0 && c->is_closed) {
		c->next = c->sv->dead;
		c->sv->dead = c;
	}
}

void client_doom(struct client *c, int code)
{
	if (c->doom || c->is_closed)
		return;
	c->doom = code;
	c->next_doomed = c->sv->doomed;
	c->sv->doomed = c;
}

void client_refuse(struct client *c, const char *id, enum fault fault, enum saying what)
{
	struct ludo_text text = { 0 };
	int64_t rev = c->room && c->room->shown >= 0 ? c->room->shown : 0;
	metric_fault(fault);
	message_refused(&text, id, fault,
			what ? say(what, c->who.lang) : fault_say(fault, c->who.lang), rev);
	client_send(c, &text);
}

int client_has_seat(const struct client *c, int seat)
{
	return c->room && seat >= 0 && seat < LUDO_SEATS &&
	       (setup_seats_of(&c->room->setup, c->who.person) >> seat & 1);
}

/* ---- coming to a table ---- */

struct attaching {
	struct task task;
	struct client *client;
	int tries;
};

static void attach_run(struct room *room, struct task *task)
{
	struct attaching *a = (struct attaching *)task;
	struct client *c = a->client;
	if (c->who.rev > room->row.rev && room_look_again(room, task, &a->tries))
		return;
	if (c->who.rev >= 0 && c->who.rev < room->base && room_needs_past(room, task))
		return; /* they are told what they have missed */
	free(task);
	if (!c->is_closed)
		room_attach(room, c);
	client_drop(c);
}

static void attach_fail(struct task *task, enum fault fault)
{
	struct client *c = ((struct attaching *)task)->client;
	free(task);
	client_refuse(c, "", fault, SAY_NOTHING);
	client_doom(c, fault == F_UNKNOWN ? GONE : LATER);
	client_drop(c);
}

void client_attach(struct client *c)
{
	struct attaching *a = calloc(1, sizeof(*a));
	if (!a) {
		client_doom(c, LATER);
		return;
	}
	a->task.run = attach_run;
	a->task.fail = attach_fail;
	a->client = c;
	client_hold(c);
	line_join(c->sv, c->who.table, &a->task);
}
