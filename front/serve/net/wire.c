/* wire.c: lending of what wslay needs; see wire.h. */
#include "wire.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <wslay/wslay.h>

#include "client.h"
#include "serve.h"

enum { MOST_FRAME = 8192, SPARE = 64 /* wires kept for whoever speaks next */ };

static void wire_free(struct wire *wire)
{
	wslay_event_context_free(wire->frames);
	free(wire);
}

static struct wire *wire_new(const struct wslay_event_callbacks *callbacks)
{
	struct wire *wire = calloc(1, sizeof(*wire));
	if (wire && wslay_event_context_server_init(&wire->frames, callbacks, wire)) {
		free(wire);
		return 0;
	}
	if (wire)
		wslay_event_config_set_max_recv_msg_length(wire->frames, MOST_FRAME);
	return wire;
}

struct wire *wire_take(struct client *c, const struct wslay_event_callbacks *callbacks)
{
	if (c->wire)
		return c->wire;
	struct wire *wire = c->sv->wires;
	if (wire) {
		c->sv->wires = wire->next;
		c->sv->n_wires--;
	} else if (!(wire = wire_new(callbacks))) {
		return 0;
	}
	wire->client = c;
	wire->got = wire->done = 0;
	wire->n_head = 0;
	wslay_event_config_set_allowed_rsv_bits(wire->frames,
						c->who.deflate ? WSLAY_RSV1_BIT : 0);
	c->wire = wire;
	return wire;
}

/* Is the context as good as new?  A frame that has not come in whole is known by the bytes
 * that wslay was given: where it keeps them cannot be seen. */
static int is_at_rest(const struct wire *wire)
{
	return !wire->is_reading && wire->got == wire->done && !wire->is_begun && !wire->n_head &&
	       !wslay_event_want_write(wire->frames) &&
	       !wslay_event_get_queued_msg_count(wire->frames) &&
	       !wslay_event_get_close_sent(wire->frames) &&
	       !wslay_event_get_close_received(wire->frames) &&
	       wslay_event_get_read_enabled(wire->frames) &&
	       wslay_event_get_write_enabled(wire->frames);
}

void wire_rest(struct client *c)
{
	if (!c->wire || !is_at_rest(c->wire))
		return;
	struct wire *wire = c->wire;
	struct serve *sv = c->sv;
	c->wire = 0;
	if (sv->n_wires == SPARE) {
		wire_free(wire);
		return;
	}
	wire->client = 0;
	wire->next = sv->wires;
	sv->wires = wire;
	sv->n_wires++;
}

void wire_drop(struct client *c)
{
	if (c->wire)
		wire_free(c->wire);
	c->wire = 0;
}

void wires_free(struct serve *sv)
{
	while (sv->wires) {
		struct wire *wire = sv->wires;
		sv->wires = wire->next;
		wire_free(wire);
	}
	sv->n_wires = 0;
}

ssize_t wire_send(struct wire *wire, const uint8_t *from, size_t n, int more)
{
	if (more && !wire->n_head && n <= sizeof(wire->head)) {
		memcpy(wire->head, from, n);
		wire->n_head = n;
		return (ssize_t)n;
	}
	struct iovec parts[2] = { { wire->head, wire->n_head }, { (void *)(uintptr_t)from, n } };
	struct msghdr message = { .msg_iov = parts, .msg_iovlen = 2 };
	int how = MSG_NOSIGNAL | (more ? MSG_MORE : 0);
	ssize_t sent;
	do
		sent = sendmsg(wire->client->watch.fd, &message, how);
	while (sent < 0 && errno == EINTR);
	if (sent < 0)
		return -1;
	size_t of_head = (size_t)sent < wire->n_head ? (size_t)sent : wire->n_head;
	wire->n_head -= of_head;
	memmove(wire->head, wire->head + of_head, wire->n_head);
	errno = EAGAIN; /* if nothing behind the head has gone */
	return sent > (ssize_t)of_head ? sent - (ssize_t)of_head : -1;
}

/* Clients mask what they send, and write its length as short as it goes, or wslay refuses. */
static size_t head_bytes(uint64_t payload)
{
	return payload < 126 ? 6 : payload < 65536 ? 8 : 14;
}

void wire_begins(struct wire *wire, const struct wslay_event_on_frame_recv_start_arg *arg)
{
	wire->frame = head_bytes(arg->payload_length) + arg->payload_length;
	wire->is_last = wslay_is_ctrl_frame(arg->opcode) ? !wire->is_begun : arg->fin;
}

void wire_ends(struct wire *wire)
{
	wire->done += wire->frame;
	wire->is_begun = !wire->is_last;
}
