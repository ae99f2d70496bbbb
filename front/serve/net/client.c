/* client.c: one WebSocket: frames by wslay, and patience that ends. */
#include "client.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <wslay/wslay.h>

#include "linger.h"
#include "log.h"
#include "metrics.h"
#include "pack.h"
#include "play/request.h"
#include "room/message.h"
#include "room/show.h"
#include "serve.h"
#include "wire.h"

enum {
	MOST_TEXT = 8192,
	MOST_QUEUED = 1 << 19,  /* bytes for one who does not read them, and one message more */
	MOST_MESSAGES = 2000,   /* the same; most are small, but each has its overhead */
	MOST_UNDER_WAY = 200,   /* requests that nobody has answered yet */
	MOST_LOOKS = 8,         /* of those, to be shown much */
	MOST_READ = 4096,       /* bytes of one client in one turn of the loop */
	STRIKES = 200,
	GUESTS = 10, STRANGERS = 4, /* times the rate, for all of one address */
	WORTH_PACKING = 200,
	CLOSE_POLICY = 1008,
};

static const struct wslay_event_callbacks callbacks;

/* ---- closing: at the end of the turn, for somebody may be walking along the list ---- */

static void bury(struct client *c)
{
	wire_drop(c);
	free(c->extra);
	free(c);
}

void client_close(struct client *c, int code)
{
	if (c->is_closed)
		return;
	struct wire *wire = code ? wire_take(c, &callbacks) : 0;
	if (wire) {
		wslay_event_queue_close(wire->frames, (uint16_t)code, 0, 0);
		wslay_event_send(wire->frames); /* as much as goes at once */
	}
	c->is_closed = 1;
	room_detach(c);
	loop_unwatch(c->sv->loop, &c->watch);
	if (wire)
		linger(c->sv, c->watch.fd);
	else
		close(c->watch.fd);
	if (c->prev)
		c->prev->next = c->next;
	else
		c->sv->clients = c->next;
	if (c->next)
		c->next->prev = c->prev;
	c->sv->n_clients--;
	tally_add(&c->sv->addresses, c->who.address, -1);
	metric_add(M_CONNECTIONS, -1);
	client_drop(c);
}

void clients_bury(struct serve *sv)
{
	while (sv->doomed) {
		struct client *c = sv->doomed;
		sv->doomed = c->next_doomed;
		client_close(c, c->doom > 1 ? c->doom : 0);
	}
	while (sv->dead) {
		struct client *c = sv->dead;
		sv->dead = c->next;
		bury(c);
	}
}

/* ---- sending ---- */

static void flush(struct client *c)
{
	if (c->is_closed || c->doom || !c->wire)
		return;
	struct wslay_event_context *frames = c->wire->frames;
	if (wslay_event_send(frames)) {
		client_doom(c, 1);
		return;
	}
	int wants = wslay_event_want_write(frames);
	if (wants != c->writes) {
		c->writes = wants;
		c->stuck = wants ? clock_ms() : 0;
		loop_rewatch(c->sv->loop, &c->watch,
			     EPOLLIN | EPOLLRDHUP | (wants ? (uint32_t)EPOLLOUT : 0));
	}
	if (!wslay_event_want_read(frames) && !wants)
		client_doom(c, 1); /* both have said goodbye */
	wire_rest(c);
}

/* More waits than somebody who reads would let wait: a goodbye would only lengthen it. */
static void drop_if_full(struct client *c)
{
	size_t n = c->wire ? wslay_event_get_queued_msg_count(c->wire->frames) : 0;
	size_t bytes = n ? wslay_event_get_queued_msg_length(c->wire->frames) : 0;
	if (n <= 1 || c->doom || (n <= MOST_MESSAGES && bytes <= MOST_QUEUED))
		return;
	metric_drop(DROP_FULL);
	client_doom(c, 1);
}

void client_send_parcel(struct client *c, struct parcel *parcel)
{
	if (c->is_closed || c->doom)
		return;
	int packs = c->who.deflate && parcel->text.n >= WORTH_PACKING;
	if (packs && !parcel->packed)
		parcel->packed = packer_pack(c->sv->packer, parcel->text.at, parcel->text.n,
					     &parcel->n_packed);
	packs = packs && parcel->packed;
	struct wslay_event_msg message = { WSLAY_TEXT_FRAME, (const uint8_t *)parcel->text.at,
					   parcel->text.n };
	if (packs) {
		message.msg = parcel->packed;
		message.msg_length = parcel->n_packed;
	}
	metric_add(M_SENT_BYTES, (int64_t)message.msg_length);
	int bits = packs ? WSLAY_RSV1_BIT : WSLAY_RSV_NONE;
	struct wire *wire = parcel->text.failed ? 0 : wire_take(c, &callbacks);
	if (!wire || wslay_event_queue_msg_ex(wire->frames, &message, (uint8_t)bits)) {
		client_doom(c, 1011);
		return;
	}
	flush(c);
	drop_if_full(c);
}

void client_send(struct client *c, struct ludo_text *text)
{
	struct parcel parcel = { .text = *text };
	client_send_parcel(c, &parcel);
	parcel_free(&parcel);
	*text = (struct ludo_text){ 0 };
}

/* ---- receiving ---- */

/* What people have is theirs over all their connections.  Guests cost nothing, so those of one
 * address have a share together, and so have strangers, who only watch. */
static int may_speak(struct client *c, double much, double rate)
{
	struct limits *limits = &c->sv->limits;
	char name[NETWORK_BYTES + 16];
	int is_known = *c->who.person != 0;
	snprintf(name, sizeof(name), "person %s", c->who.person);
	if (is_known && !limit_take(limits, name, much, rate, rate * 3, clock_us()))
		return 0;
	if (c->who.has_password)
		return 1;
	double share = rate * (is_known ? GUESTS : STRANGERS);
	snprintf(name, sizeof(name), "%s %s", is_known ? "guests" : "strangers", c->who.address);
	return limit_take(limits, name, much, share, share * 3, clock_us());
}

/* Every message costs, and every frame that is none: pings, pongs, parts of a message. */
static int is_too_much(struct client *c, double much)
{
	double rate = (double)c->sv->config.rate;
	if (bucket_take(&c->bucket, much, rate, rate * 3, clock_us()) && may_speak(c, much, rate))
		return 0;
	limit_told(&c->sv->limits, c->who.address, "socket");
	if (++c->strikes > STRIKES && !c->doom) {
		metric_drop(DROP_FLOOD);
		client_doom(c, CLOSE_POLICY);
	}
	return 1;
}

static void on_frame(wslay_event_context_ptr frames,
		     const struct wslay_event_on_frame_recv_start_arg *arg, void *data)
{
	struct wire *wire = data;
	(void)frames;
	wire_begins(wire, arg);
	if (arg->opcode != WSLAY_TEXT_FRAME && arg->opcode != WSLAY_CONNECTION_CLOSE)
		is_too_much(wire->client, 1);
}

static void on_frame_end(wslay_event_context_ptr frames, void *data)
{
	(void)frames;
	wire_ends(data);
}

static void heard(struct client *c, char *text, size_t n)
{
	struct request *request;
	enum saying what;
	char id[MID_BYTES];
	metric_add(M_MESSAGES, 1);
	if (is_too_much(c, 1) || c->refs > MOST_UNDER_WAY) {
		client_refuse(c, "", F_TOO_MANY, SAY_NOTHING);
		return;
	}
	enum fault fault = request_read(text, n, &request, &what, id);
	if (fault) {
		client_refuse(c, id, fault, what);
		return;
	}
	request->client = c;
	client_hold(c);
	if (is_too_much(c, request_price(request) - 1) ||
	    (request_looks(request) && c->n_lined >= MOST_LOOKS)) {
		client_refuse(c, id, F_TOO_MANY, SAY_NOTHING);
		request_free(request);
		return;
	}
	request_submit(request);
}

static void on_message(wslay_event_context_ptr frames,
		       const struct wslay_event_on_msg_recv_arg *arg, void *data)
{
	char text[MOST_TEXT + 2];
	struct client *c = ((struct wire *)data)->client;
	size_t n = arg->msg_length;
	(void)frames;
	c->heard = clock_ms();
	if (wslay_is_ctrl_frame(arg->opcode) || c->doom)
		return;
	if (arg->opcode != WSLAY_TEXT_FRAME) {
		client_doom(c, 1003);
		return;
	}
	if (arg->rsv & WSLAY_RSV1_BIT) {
		if (!packer_unpack(c->sv->packer, arg->msg, n, text, MOST_TEXT, &n)) {
			client_doom(c, 1009);
			return;
		}
	} else if (n) {
		memcpy(text, arg->msg, n);
	}
	heard(c, text, n);
}

static size_t take_extra(struct client *c, uint8_t *to, size_t n)
{
	size_t more = c->n_extra - c->at_extra;
	more = more < n ? more : n;
	memcpy(to, c->extra + c->at_extra, more);
	c->at_extra += more;
	return more;
}

static ssize_t on_recv(wslay_event_context_ptr frames, uint8_t *to, size_t n, int flags,
		       void *data)
{
	struct wire *wire = data;
	struct client *c = wire->client;
	ssize_t got = -1;
	(void)flags;
	if (c->at_extra < c->n_extra) {
		size_t more = take_extra(c, to, n);
		wire->got += more;
		return (ssize_t)more;
	}
	n = n < c->may_read ? n : c->may_read;
	errno = EAGAIN; /* who has had their turn, or is to go, waits like who has nothing to say */
	if (n && !c->doom)
		do
			got = recv(c->watch.fd, to, n, 0);
		while (got < 0 && errno == EINTR);
	if (got > 0) {
		c->may_read -= (size_t)got;
		wire->got += (size_t)got;
		return got;
	}
	wslay_event_set_error(frames, got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
					      ? WSLAY_ERR_WOULDBLOCK
					      : WSLAY_ERR_CALLBACK_FAILURE);
	return -1;
}

static ssize_t on_send(wslay_event_context_ptr frames, const uint8_t *from, size_t n, int flags,
		       void *data)
{
	ssize_t sent = wire_send(data, from, n, flags & WSLAY_MSG_MORE);
	if (sent < 0)
		wslay_event_set_error(frames, errno == EAGAIN || errno == EWOULDBLOCK
						      ? WSLAY_ERR_WOULDBLOCK
						      : WSLAY_ERR_CALLBACK_FAILURE);
	return sent;
}

static const struct wslay_event_callbacks callbacks = {
	.recv_callback = on_recv,
	.send_callback = on_send,
	.on_frame_recv_start_callback = on_frame,
	.on_frame_recv_end_callback = on_frame_end,
	.on_msg_recv_callback = on_message,
};

/* 0 if there is nothing more to be had from it. */
static int receive(struct client *c)
{
	struct wire *wire = wire_take(c, &callbacks);
	if (!wire)
		return 0;
	wire->is_reading = 1;
	int error = wslay_event_recv(wire->frames);
	wire->is_reading = 0;
	return !error;
}

static void ready(struct watch *watch, uint32_t events)
{
	struct client *c = (struct client *)watch;
	if (c->is_closed || c->doom)
		return;
	c->may_read = MOST_READ;
	if ((events & EPOLLIN) && !receive(c)) {
		client_doom(c, 1);
		return;
	}
	if (events & (EPOLLERR | EPOLLHUP))
		client_doom(c, 1);
	flush(c);
	drop_if_full(c);
}

/* ---- opening ---- */

static void link_in(struct serve *sv, struct client *c)
{
	c->next = sv->clients;
	if (c->next)
		c->next->prev = c;
	sv->clients = c;
	sv->n_clients++;
	tally_add(&sv->addresses, c->who.address, 1);
	metric_add(M_CONNECTIONS, 1);
	metric_add(M_CONNECTED, 1);
}

void client_open(struct serve *sv, const struct hello *who, int fd, const char *extra,
		 size_t n_extra)
{
	struct client *c = calloc(1, sizeof(*c));
	if (c) {
		c->watch = (struct watch){ fd, ready };
		c->sv = sv;
		c->who = *who;
		c->heard = clock_ms();
		c->is = IS_HERE;
		c->extra = n_extra ? malloc(n_extra) : 0;
	}
	fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
	if (!c || !loop_watch(sv->loop, &c->watch, EPOLLIN | EPOLLRDHUP)) {
		if (c)
			bury(c);
		close(fd);
		return;
	}
	if (c->extra) {
		memcpy(c->extra, extra, n_extra);
		c->n_extra = n_extra;
	}
	c->refs = 1;
	link_in(sv, c);
	client_attach(c);
	if (c->n_extra)
		ready(&c->watch, EPOLLIN);
}

/* ---- time ---- */

void clients_tick(struct serve *sv, int64_t now)
{
	int64_t ping_ms = sv->config.silent_ms / 3;
	for (struct client *c = sv->clients; c; c = c->next) {
		int is_stuck = c->stuck && now - c->stuck > sv->config.stuck_ms;
		if (is_stuck || now - c->heard > sv->config.silent_ms) {
			metric_drop(is_stuck ? DROP_STUCK : DROP_SILENT);
			client_doom(c, 1);
			continue;
		}
		if (now - c->heard > ping_ms && now - c->pinged > ping_ms) {
			struct wslay_event_msg ping = { WSLAY_PING, 0, 0 };
			struct wire *wire = wire_take(c, &callbacks);
			c->pinged = now;
			if (wire)
				wslay_event_queue_msg(wire->frames, &ping);
			flush(c);
		}
	}
}

void clients_log_out(struct serve *sv, const char *who)
{
	for (struct client *c = sv->clients; c; c = c->next)
		if (*who && (!strcmp(c->who.person, who) || !strcmp(c->who.session, who))) {
			client_refuse(c, "", F_WHO, SAY_LOGGED_OUT);
			client_doom(c, CLOSE_POLICY);
		}
}

struct checking {
	struct job job;
	struct serve *sv;
	char session[SESSION_BYTES];
	int is_there;
};

static enum db_result check_run(struct db *db, struct job *job)
{
	struct checking *c = (struct checking *)job;
	return store_session_is_there(db, c->session, &c->is_there);
}

static void check_done(struct job *job)
{
	struct checking *c = (struct checking *)job;
	if (job->result == DB_OK && !c->is_there)
		clients_log_out(c->sv, c->session);
	free(c);
}

void clients_check(struct serve *sv)
{
	for (struct client *c = sv->clients; c; c = c->next) {
		struct checking *check = *c->who.session ? calloc(1, sizeof(*check)) : 0;
		if (!check)
			continue;
		check->job = (struct job){ .run = check_run, .done = check_done };
		check->sv = sv;
		memcpy(check->session, c->who.session, sizeof(check->session));
		lane_submit(sv->reader, &check->job);
	}
}

void clients_bye(struct serve *sv)
{
	while (sv->clients) {
		struct client *c = sv->clients;
		struct ludo_text text = { 0 };
		/* not all of them at the same moment */
		message_bye(&text, 500 + (int)((uintptr_t)c / 64 % 2500), c->who.lang);
		client_send(c, &text);
		client_close(c, 1001);
	}
	clients_bury(sv);
}
