/* client.c: a page at a table; its messages are calls. */
#include "net/client.h"

#include <stdlib.h>
#include <string.h>

#include "engine.h"
#include "outside.h"
#include "play/request.h"
#include "room/show.h"

enum { MOST_FRAME = 8192 };

struct page_client {
	struct client client;
	int number; /* by which the page calls it */
};

static int number_of(struct client *c)
{
	return ((struct page_client *)c)->number;
}

static struct client *find(int number)
{
	struct client *c = engine.clients;
	while (c && number_of(c) != number)
		c = c->next;
	return c;
}

void client_send_parcel(struct client *c, struct parcel *parcel)
{
	if (!c->is_closed && !c->doom && !parcel->text.failed)
		outside_send(number_of(c), parcel->text.at, parcel->text.n);
}

void client_send(struct client *c, struct ludo_text *text)
{
	struct parcel parcel = { .text = *text };
	client_send_parcel(c, &parcel);
	parcel_free(&parcel);
	*text = (struct ludo_text){ 0 };
}

void client_close(struct client *c, int code)
{
	if (c->is_closed)
		return;
	outside_close(number_of(c), code);
	c->is_closed = 1;
	room_detach(c);
	if (c->prev)
		c->prev->next = c->next;
	else
		engine.clients = c->next;
	if (c->next)
		c->next->prev = c->prev;
	client_drop(c);
}

void clients_bury(struct serve *sv)
{
	while (sv->doomed) {
		struct client *c = sv->doomed;
		sv->doomed = c->next_doomed;
		client_close(c, c->doom);
	}
	while (sv->dead) {
		struct client *c = sv->dead;
		sv->dead = c->next;
		free(c);
	}
}

/* ---- what the page calls ---- */

int client_comes(int number, const struct hello *who)
{
	struct page_client *p = calloc(1, sizeof(*p));
	struct client *c = &p->client;
	if (!p)
		return 0;
	p->number = number;
	c->sv = &engine;
	c->who = *who;
	c->is = IS_HERE;
	c->refs = 1;
	c->next = engine.clients;
	if (c->next)
		c->next->prev = c;
	engine.clients = c;
	client_attach(c);
	return 1;
}

void client_says(int number, char *text, size_t n)
{
	struct client *c = find(number);
	struct request *request;
	char id[MID_BYTES] = "";
	enum saying what = SAY_NOTHING;
	if (!c || c->doom)
		return;
	enum fault fault = n > MOST_FRAME ? F_TOO_LONG
					  : request_read(text, n, &request, &what, id);
	if (fault) {
		client_refuse(c, id, fault, what);
		return;
	}
	request->client = c;
	client_hold(c);
	request_submit(request);
}

void client_goes(int number)
{
	struct client *c = find(number);
	if (c)
		client_doom(c, 1000);
}
