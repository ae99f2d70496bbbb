/* serve.c: the command: start, go round, stop. */
#include "serve.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "bot.h"
#include "log.h"
#include "loop/crew.h"
#include "ludo_serve.h"
#include "net/client.h"
#include "net/http.h"
#include "nodes/ear.h"
#include "nodes/nodes.h"
#include "people/post.h"
#include "play/think.h"
#include "play/timeout.h"
#include "store/schema.h"

enum { TICK_MS = 250, SWEEP_MS = 1000, FAREWELL_MS = 3000, LAST_S = 4, LAST_TURNS = 20,
       AT_ONCE = 32, RENEWED = 128 };

/* ---- work that nobody has claimed ---- */

struct sweeping {
	struct job job;
	struct serve *sv;
	int with_time, bots, n_renewed;
	char renewed[RENEWED][ID_BYTES];
	int64_t after;
	struct db_rows due, overdue;
};

static int is_sweeping;
/* Where the next look for deadlines begins: tables that cannot be opened, as those of other
 * rules, are overdue for ever and must not stand before the others. */
static int64_t next_deadline;

static enum db_result sweep_run(struct db *db, struct job *job)
{
	struct sweeping *s = (struct sweeping *)job;
	int64_t now = clock_ms();
	enum db_result result = DB_OK;
	db_free(&s->due);
	db_free(&s->overdue);
	int64_t until = now + s->sv->config.lease_ms;
	for (int i = 0; i < s->n_renewed && result == DB_OK; i++)
		result = store_due_renew(db, s->sv->node, s->renewed[i], until);
	if (result == DB_OK && s->bots > 0)
		result = store_due_claim(db, s->sv->node, now, until, s->bots, &s->due);
	if (result == DB_OK && s->with_time)
		result = store_overdue(db, s->after, now, AT_ONCE, &s->overdue);
	return result;
}

static void sweep_done(struct job *job)
{
	struct sweeping *s = (struct sweeping *)job;
	is_sweeping = 0;
	for (int i = 0; job->result == DB_OK && i < s->due.n; i++)
		think_claimed(s->sv, db_cell(&s->due, i, DUE_GAME));
	for (int i = 0; job->result == DB_OK && i < s->overdue.n; i++)
		timeout_take(s->sv, db_cell(&s->overdue, i, OVERDUE_GAME));
	next_deadline = job->result == DB_OK && s->overdue.n == AT_ONCE
				? db_number(&s->overdue, AT_ONCE - 1, OVERDUE_DEADLINE) : 0;
	db_free(&s->due);
	db_free(&s->overdue);
	free(s);
}

static void sweep(struct serve *sv, int64_t now)
{
	struct sweeping *s = is_sweeping ? 0 : calloc(1, sizeof(*s));
	if (!s)
		return;
	int space = sv->config.bots ? crew_space(sv->crew) : 0;
	s->job = (struct job){ .run = sweep_run, .done = sweep_done };
	s->sv = sv;
	s->after = next_deadline;
	s->bots = space < AT_ONCE ? space : AT_ONCE;
	s->n_renewed = think_leases(sv, now, s->renewed, RENEWED);
	/* a server that was away does not let people's time run out at once */
	s->with_time = now - sv->started > sv->config.grace_ms;
	is_sweeping = 1;
	lane_submit(sv->writer, &s->job);
}

static void tick(struct serve *sv)
{
	static int64_t last, swept;
	int64_t now = clock_ms();
	if (now - last < TICK_MS)
		return;
	last = now;
	clients_tick(sv, now);
	rooms_tick(sv, now);
	http_tick(sv, now);
	nodes_tick(sv, now);
	/* claims are renewed before they run out */
	int64_t pause = sv->config.lease_ms / 4 < SWEEP_MS ? sv->config.lease_ms / 4 : SWEEP_MS;
	if (now - swept >= pause && !sv->stopping) {
		swept = now;
		sweep(sv, now);
	}
}

static void turn(struct serve *sv)
{
	loop_turn(sv->loop, http_patience(sv, TICK_MS));
	http_turn(sv);
	tick(sv);
	clients_bury(sv);
}

/* ---- starting ---- */

static int complain(const char *what)
{
	fprintf(stderr, "ludoteca serve: %s\n", what);
	return 0;
}

/* Two programs on one embedded store would not know of each other. */
static int lock_store(const char *url)
{
	char path[SETTING_BYTES + 8];
	if (strncmp(url, "sqlite:", 7))
		return 1;
	snprintf(path, sizeof(path), "%s.lock", url + 7);
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (fd < 0) {
		fprintf(stderr, "ludoteca serve: %s: %s\n", path, strerror(errno));
		return 0;
	}
	if (!flock(fd, LOCK_EX | LOCK_NB))
		return 1; /* held until the process ends */
	close(fd);
	return complain("another server uses this store; for several at once take postgres:");
}

static int prepare_store(struct serve *sv, struct ludo_text *error)
{
	struct db *db = db_open(sv->config.store, error);
	if (!db)
		return 0;
	enum db_result result = db_migrate(db);
	/* alone: whatever was claimed before, nobody works on it now */
	if (result == DB_OK && !db->kind->many_nodes)
		result = store_due_release(db, 0);
	sv->many_nodes = db->kind->many_nodes;
	if (result != DB_OK)
		ludo_putf(error, "the store cannot be prepared: %s", ludo_text_string(&db->error));
	db_close(db);
	return result == DB_OK;
}

static void raise_limits(void)
{
	struct rlimit files;
	if (getrlimit(RLIMIT_NOFILE, &files))
		return;
	files.rlim_cur = files.rlim_max;
	setrlimit(RLIMIT_NOFILE, &files);
}

static int start_threads(struct serve *sv, struct ludo_text *error)
{
	int threads = sv->config.bots > 0 ? (int)sv->config.bots : 1;
	sv->loop = loop_open();
	sv->writer = sv->loop ? lane_start(sv->config.store, sv->loop, error) : 0;
	sv->reader = sv->writer ? lane_start(sv->config.store, sv->loop, error) : 0;
	sv->crew = sv->reader ? crew_start(threads, sv->loop) : 0;
	sv->porter = sv->crew ? crew_start(1, sv->loop) : 0;
	if (!sv->porter) {
		if (!error->n)
			ludo_put(error, "the system gives no more threads or memory");
		return 0;
	}
	sv->post = post_start(sv, error);
	if (!sv->post && error->n)
		return 0;
	if (sv->many_nodes && !(sv->ear = ear_start(sv, error)))
		return 0;
	return http_start(sv, error);
}

static int is_style(const char *words)
{
	struct bot_style style;
	struct ludo_text error = { 0 };
	int ok = !*words || bot_read_style(0, words, &style, &error);
	if (!ok)
		fprintf(stderr, "ludoteca serve: --style: %s\n", ludo_text_string(&error));
	ludo_text_free(&error);
	return ok;
}

static int start(struct serve *sv)
{
	struct ludo_text error = { 0 };
	raise_limits();
	random_id(sv->node);
	sv->started = clock_ms();
	sv->is_secure = !strncmp(sv->config.origin, "https:", 6);
	size_t n = strlen(sv->config.origin);
	if (n && sv->config.origin[n - 1] == '/')
		sv->config.origin[n - 1] = 0;
	int ok = lock_store(sv->config.store) && prepare_store(sv, &error) &&
		 start_threads(sv, &error);
	if (!ok && error.n)
		complain(error.at);
	ludo_text_free(&error);
	return ok;
}

/* ---- signals ---- */

static struct serve *signalled; /* one server a process */

static void on_signal(struct watch *watch, uint32_t events)
{
	struct signalfd_siginfo info;
	(void)events;
	if (read(watch->fd, &info, sizeof(info)) != (ssize_t)sizeof(info))
		return;
	signalled->stopping = 1;
}

static int watch_signals(struct serve *sv, struct watch *watch)
{
	sigset_t set;
	sigemptyset(&set);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGINT);
	pthread_sigmask(SIG_BLOCK, &set, 0); /* threads started later inherit it */
	*watch = (struct watch){ signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC), on_signal };
	signalled = sv;
	return watch->fd >= 0;
}

/* ---- stopping ---- */

struct releasing {
	struct job job;
	const char *node;
};

static enum db_result release_run(struct db *db, struct job *job)
{
	return store_due_release(db, ((struct releasing *)job)->node);
}

static void released(struct job *job)
{
	(void)job;
}

/* Everybody is told to come back; what is under way is finished; what hangs is left: all
 * that was acknowledged is on the disk already. */
static void stop(struct serve *sv)
{
	int64_t until = clock_ms() + FAREWELL_MS;
	signal(SIGALRM, SIG_DFL);
	alarm(LAST_S);
	log_line(LOG_INFO, "stopping", "clients=%d", sv->n_clients);
	think_stop(sv);
	clients_bye(sv);
	while (sv->n_suspended && clock_ms() < until)
		turn(sv);
	crew_stop(sv->crew);
	crew_stop(sv->porter);
	ear_stop(sv->ear);
	nodes_say(sv, WORD_QUIT, "-", 0);
	/* the bots' turns claimed here are for other nodes now */
	static struct releasing releasing = { .job = { .run = release_run, .done = released } };
	releasing.node = sv->node;
	lane_submit(sv->writer, &releasing.job);
	lane_stop(sv->reader);
	lane_stop(sv->writer);
	post_stop(sv->post);
	for (int i = 0; i < LAST_TURNS; i++) { /* what was under way hears how it ended */
		loop_turn(sv->loop, 0);
		http_turn(sv);
		clients_bury(sv);
	}
	http_stop(sv);
	rooms_free(sv);
	lane_free(sv->reader);
	lane_free(sv->writer);
	crew_free(sv->crew);
	crew_free(sv->porter);
	loop_close(sv->loop);
	log_line(LOG_INFO, "stopped", "%s", "");
}

static void announce(const struct serve *sv)
{
	const char *colon = strrchr(sv->config.listen, ':');
	if (*sv->config.origin)
		printf("Ludoteca: %s\n", sv->config.origin);
	else
		printf("Ludoteca: http://%.*s:%d/\n", (int)(colon - sv->config.listen),
		       sv->config.listen, sv->port);
	fflush(stdout);
	log_line(LOG_INFO, "started", "node=%s port=%d ms=%lld", sv->node, sv->port,
		 (long long)(clock_ms() - sv->started));
}

int ludo_serve(int argc, char **argv)
{
	static struct serve sv;
	struct watch signals;
	int read_ok = config_read(&sv.config, argc, argv);
	if (read_ok <= 0)
		return read_ok < 0 ? 0 : 2;
	if (!log_set_level(sv.config.log)) {
		complain("--log is error, warn, info or debug");
		return 2;
	}
	if (!is_style(sv.config.style))
		return 2;
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN); /* a full disk is an error to be told, not a death */
	if (sodium_init() < 0 || !watch_signals(&sv, &signals) || !start(&sv))
		return 1;
	loop_watch(sv.loop, &signals, EPOLLIN);
	announce(&sv);
	while (!sv.stopping)
		turn(&sv);
	stop(&sv);
	return 0;
}
