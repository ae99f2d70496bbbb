/* linger.c: sockets that have been told goodbye, until it has been read. */
#include "linger.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "loop/loop.h"
#include "serve.h"

enum {
	MOST_LINGERING = 500,
	MOST_BYTES = 1 << 20, /* of one, thrown away */
	LINGER_MS = 2000,
};

struct lingering {
	struct watch watch;
	struct serve *sv;
	struct lingering *next, **before;
	int64_t until;
	size_t n;
};

static void let_go(struct lingering *l)
{
	loop_unwatch(l->sv->loop, &l->watch);
	close(l->watch.fd);
	*l->before = l->next;
	if (l->next)
		l->next->before = l->before;
	l->sv->n_lingering--;
	free(l);
}

/* What still comes is thrown away; 0 when nothing more can come, or too much has. */
static int drain(int fd, size_t *n)
{
	char bytes[4096];
	ssize_t got;
	do {
		got = recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT);
		*n += got > 0 ? (size_t)got : 0;
	} while ((got > 0 && *n <= MOST_BYTES) || (got < 0 && errno == EINTR));
	return got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
}

static void lingers(struct watch *watch, uint32_t events)
{
	struct lingering *l = (struct lingering *)watch;
	(void)events;
	if (!drain(l->watch.fd, &l->n))
		let_go(l);
}

void linger(struct serve *sv, int fd)
{
	size_t n = 0;
	shutdown(fd, SHUT_WR);
	int is_open = drain(fd, &n) && sv->n_lingering < MOST_LINGERING;
	struct lingering *l = is_open ? calloc(1, sizeof(*l)) : 0;
	if (l)
		l->watch = (struct watch){ fd, lingers };
	if (!l || !loop_watch(sv->loop, &l->watch, EPOLLIN | EPOLLRDHUP)) {
		free(l);
		close(fd);
		return;
	}
	l->sv = sv;
	l->n = n;
	l->until = clock_ms() + LINGER_MS;
	l->next = sv->lingering;
	l->before = &sv->lingering;
	if (l->next)
		l->next->before = &l->next;
	sv->lingering = l;
	sv->n_lingering++;
}

void linger_tick(struct serve *sv, int64_t now)
{
	for (struct lingering *l = sv->lingering, *next; l; l = next) {
		next = l->next;
		if (now > l->until)
			let_go(l);
	}
}

void linger_end(struct serve *sv)
{
	while (sv->lingering)
		let_go(sv->lingering);
}
