/* program.c: lines to a program and back, with the clock in view. */
#include "program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ludo_face.h"

extern char **environ;

enum { LINE = 4096, FAREWELL = 500 }; /* longest line; milliseconds to leave in */

struct program {
	const struct ludo_game *game;
	int seat;
	pid_t pid;
	int line; /* both ways */
	size_t n;
	char read[LINE]; /* not yet taken */
};

static int64_t now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* ---- lines ---- */

static int is_ready(const struct program *p, short what, int64_t deadline)
{
	struct pollfd fd = { .fd = p->line, .events = what };
	int64_t left = deadline - now();
	int n;
	while ((n = poll(&fd, 1, left > 0 ? (int)left : 0)) < 0 && errno == EINTR)
		left = deadline - now();
	return n > 0;
}

static int say(const struct program *p, const struct ludo_text *text, int64_t deadline)
{
	size_t n = 0;
	while (n < text->n) {
		if (!is_ready(p, POLLOUT, deadline))
			return 0;
		ssize_t sent = send(p->line, text->at + n, text->n - n,
				    MSG_NOSIGNAL | MSG_DONTWAIT);
		if (sent < 0 && errno != EAGAIN && errno != EINTR)
			return 0;
		n += sent > 0 ? (size_t)sent : 0;
	}
	return 1;
}

/* Take one line out of what was read; 0 if none is whole yet. */
static int take_line(struct program *p, char line[LINE])
{
	char *end = memchr(p->read, '\n', p->n);
	if (!end)
		return 0;
	size_t n = (size_t)(end - p->read);
	memcpy(line, p->read, n);
	line[n] = 0;
	if (n && line[n - 1] == '\r')
		line[n - 1] = 0;
	p->n -= n + 1;
	memmove(p->read, end + 1, p->n);
	return 1;
}

static int hear(struct program *p, char line[LINE], int64_t deadline, struct ludo_text *error)
{
	while (!take_line(p, line)) {
		if (p->n == sizeof(p->read)) {
			ludo_putf(error, "its line is longer than %d characters", LINE);
			return 0;
		}
		if (!is_ready(p, POLLIN, deadline)) {
			ludo_put(error, "its time is over");
			return 0;
		}
		ssize_t n = recv(p->line, p->read + p->n, sizeof(p->read) - p->n, MSG_DONTWAIT);
		if (!n || (n < 0 && errno != EAGAIN && errno != EINTR)) {
			ludo_put(error, "it has ended");
			return 0;
		}
		p->n += n > 0 ? (size_t)n : 0;
	}
	return 1;
}

/* ---- what it asks ---- */

static void put_moves(const struct program *p, const void *blanked, struct ludo_text *reply)
{
	ludo_move list[LUDO_MOVES];
	int n = p->game->rules->moves(blanked, p->seat, list);
	for (int i = 0; i < n; i++) {
		ludo_put(reply, "| ");
		ludo_write_answer(reply, p->game, list[i]);
		ludo_put(reply, "\n");
	}
	ludo_put(reply, "ok\n");
}

static void put_view(const struct program *p, const void *blanked, struct ludo_text *reply)
{
	ludo_put(reply, "ok ");
	ludo_view(p->game, blanked, p->seat, LUDO_EN, reply);
	ludo_put(reply, "\n");
}

/* Lines behind bars, so that the reader knows where they end. */
static void put_barred(struct ludo_text *reply, struct ludo_text *text)
{
	const char *at = ludo_text_string(text);
	while (*at) {
		size_t n = strcspn(at, "\n");
		ludo_put(reply, "| ");
		ludo_put_n(reply, at, n);
		ludo_put(reply, "\n");
		at += n + (at[n] == '\n');
	}
	ludo_put(reply, "ok\n");
	ludo_text_free(text);
}

static void put_screen(const struct program *p, const void *blanked, struct ludo_text *reply)
{
	struct ludo_text screen = { 0 };
	ludo_screen(p->game, blanked, p->seat, LUDO_EN, &screen);
	put_barred(reply, &screen);
}

static void put_position(const struct program *p, const void *blanked, struct ludo_text *reply)
{
	struct ludo_text fields = { 0 };
	ludo_write_position(&fields, p->game, blanked);
	put_barred(reply, &fields);
}

static void put_why(const struct program *p, const void *blanked, const char *words,
		    struct ludo_text *reply)
{
	struct ludo_speaker who = { p->game, LUDO_EN, { 0 } };
	struct ludo_text error = { 0 };
	ludo_move move;
	if (!ludo_read_answer(p->game, p->seat, words, &move, &error)) {
		ludo_putf(reply, "no: %s\n", ludo_text_string(&error));
		ludo_text_free(&error);
		return;
	}
	ludo_why why = p->game->rules->why(blanked, move);
	ludo_put(reply, "ok ");
	if (why.code)
		ludo_say_why(reply, &who, move, why);
	else
		ludo_put(reply, "legal");
	ludo_put(reply, "\n");
}

static void look(const struct program *p, const void *blanked, const char *line,
		 struct ludo_text *reply)
{
	if (!strcmp(line, "moves"))
		put_moves(p, blanked, reply);
	else if (!strcmp(line, "view"))
		put_view(p, blanked, reply);
	else if (!strcmp(line, "show"))
		put_screen(p, blanked, reply);
	else if (!strcmp(line, "position"))
		put_position(p, blanked, reply);
	else if (!strncmp(line, "why ", 4))
		put_why(p, blanked, line + 4, reply);
	else
		ludo_put(reply, "no: moves, view, show, position, why ANSWER or play ANSWER\n");
}

/* ---- one question ---- */

static int read_play(const struct program *p, const void *blanked, const char *words,
		     ludo_move *move, struct ludo_text *error)
{
	struct ludo_text why = { 0 };
	int is_read = ludo_read_answer(p->game, p->seat, words, move, &why);
	int is_legal = is_read && !p->game->rules->why(blanked, *move).code;
	if (!is_legal)
		ludo_putf(error, "'%.60s' is not allowed", words);
	ludo_text_free(&why);
	return is_legal;
}

int program_answer(struct program *p, const void *blanked, int milliseconds, ludo_move *move,
		   struct ludo_text *error)
{
	int64_t deadline = now() + milliseconds;
	struct ludo_text text = { 0 };
	char line[LINE];
	ludo_putf(&text, "go %d\n", milliseconds);
	for (;;) {
		int is_said = say(p, &text, deadline);
		ludo_text_free(&text);
		text = (struct ludo_text){ 0 };
		if (!is_said) {
			ludo_put(error, "it does not listen");
			return 0;
		}
		if (!hear(p, line, deadline, error))
			return 0;
		if (!strncmp(line, "play ", 5))
			return read_play(p, blanked, line + 5, move, error);
		look(p, blanked, line, &text);
	}
}

/* ---- beginning and end ---- */

/* One socket is its standard input and output; what it says to standard error is ours. */
static int spawn(struct program *p, const char *path)
{
	int pair[2];
	posix_spawn_file_actions_t files;
	char *const arguments[] = { (char *)(uintptr_t)path, 0 };
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair))
		return errno;
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, pair[1], 0);
	posix_spawn_file_actions_adddup2(&files, pair[1], 1);
	int status = posix_spawnp(&p->pid, path, &files, 0, arguments, environ);
	posix_spawn_file_actions_destroy(&files);
	close(pair[1]);
	if (status)
		close(pair[0]);
	else
		p->line = pair[0];
	return status;
}

static void put_start(const struct program *p, int n_seats,
		      const uint8_t options[LUDO_OPTIONS], struct ludo_text *text)
{
	const struct ludo_face *face = p->game->face;
	ludo_putf(text, "game %s\nseats %d", p->game->id, n_seats);
	for (int i = 0; i < face->n_options; i++)
		ludo_putf(text, " %s=%s", face->options[i].token,
			  face->options[i].values[options[i]].token);
	ludo_putf(text, "\nseat %d\n", p->seat);
}

struct program *program_start(const char *path, const struct ludo_game *game, int n_seats,
			      const uint8_t options[LUDO_OPTIONS], int seat,
			      struct ludo_text *error)
{
	struct program *p = calloc(1, sizeof(*p));
	int status = p ? spawn(p, path) : ENOMEM;
	if (status) {
		ludo_putf(error, "%s: %s", path, strerror(status));
		free(p);
		return 0;
	}
	struct ludo_text text = { 0 };
	p->game = game;
	p->seat = seat;
	put_start(p, n_seats, options, &text);
	say(p, &text, now() + FAREWELL);
	ludo_text_free(&text);
	return p;
}

void program_end(struct program *p)
{
	struct ludo_text over = { 0 };
	if (!p)
		return;
	ludo_put(&over, "over\n");
	say(p, &over, now());
	ludo_text_free(&over);
	shutdown(p->line, SHUT_WR);
	is_ready(p, POLLIN, now() + FAREWELL); /* it closes, or says something: both will do */
	close(p->line);
	kill(p->pid, SIGKILL);
	waitpid(p->pid, 0, 0);
	free(p);
}
