/* wire.h: the frames of a WebSocket, by wslay, whose contexts hold two buffers of 4 KB: a client
 * borrows them as long as part of a frame is under way, either way, and who only watches has
 * none. */
#ifndef LUDO_WIRE_H
#define LUDO_WIRE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct client;
struct serve;
struct wslay_event_context;
struct wslay_event_callbacks;
struct wslay_event_on_frame_recv_start_arg;

struct wire {
	struct wslay_event_context *frames;
	struct client *client;
	struct wire *next;    /* of those that nobody needs */
	uint64_t got, done;   /* bytes received, and those of whole frames among them */
	size_t frame;         /* bytes of the one that has begun */
	int is_last;          /* of its message */
	int is_begun;         /* a message has begun that has not ended */
	int is_reading;       /* wslay is at it now */
	uint8_t head[16];     /* of a frame, which waits for what it heads */
	size_t n_head;
};

/* The client's wire, or a new one; null if memory is out.  Wslay's callbacks get the wire. */
struct wire *wire_take(struct client *client, const struct wslay_event_callbacks *callbacks);
/* Give it back if nothing is under way. */
void wire_rest(struct client *client);
/* Whatever is under way is lost. */
void wire_drop(struct client *client);
void wires_free(struct serve *sv);

/* Send some bytes, as send(2) does; where more of the frame comes at once, a head is sent along
 * with it. */
ssize_t wire_send(struct wire *wire, const uint8_t *from, size_t n, int more);

/* For wslay's callbacks: a frame has begun, and has come in whole. */
void wire_begins(struct wire *wire, const struct wslay_event_on_frame_recv_start_arg *arg);
void wire_ends(struct wire *wire);

#endif
