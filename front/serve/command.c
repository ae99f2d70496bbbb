/* command.c: 'ludoteca serve': one server, until a signal comes. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "bot.h"
#include "log.h"
#include "ludo_serve.h"
#include "serve.h"

enum { LAST_S = 4 }; /* a stop that takes longer is ended */

static void complain(const char *what)
{
	fprintf(stderr, "ludoteca serve: %s\n", what);
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

static void raise_limits(void)
{
	struct rlimit files;
	if (getrlimit(RLIMIT_NOFILE, &files))
		return;
	files.rlim_cur = files.rlim_max;
	setrlimit(RLIMIT_NOFILE, &files);
}

/* ---- signals ---- */

struct signals {
	struct watch watch;
	struct serve *sv;
};

static void on_signal(struct watch *watch, uint32_t events)
{
	struct signalfd_siginfo info;
	(void)events;
	if (read(watch->fd, &info, sizeof(info)) != (ssize_t)sizeof(info))
		return;
	((struct signals *)watch)->sv->stopping = 1;
}

static int catch_signals(struct signals *signals)
{
	sigset_t set;
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN); /* a full disk is an error to be told, not a death */
	sigemptyset(&set);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGINT);
	pthread_sigmask(SIG_BLOCK, &set, 0); /* threads started later inherit it */
	signals->watch =
		(struct watch){ signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC), on_signal };
	return signals->watch.fd >= 0;
}

/* ---- the command ---- */

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

static int run(struct serve *sv)
{
	struct signals signals = { .sv = sv };
	struct ludo_text error = { 0 };
	raise_limits();
	if (!catch_signals(&signals))
		return 1;
	int is_started = serve_start(sv, &error);
	if (!is_started && error.n)
		complain(error.at);
	ludo_text_free(&error);
	if (!is_started)
		return 1;
	loop_watch(sv->loop, &signals.watch, EPOLLIN);
	announce(sv);
	while (!sv->stopping)
		serve_turn(sv);
	signal(SIGALRM, SIG_DFL);
	alarm(LAST_S);
	serve_stop(sv);
	return 0;
}

int ludo_serve(int argc, char **argv)
{
	static struct serve sv; /* threads look at it until the process ends */
	int is_read = config_read(&sv.config, argc, argv);
	if (is_read <= 0)
		return is_read < 0 ? 0 : 2;
	if (!log_set_level(sv.config.log)) {
		complain("--log is error, warn, info or debug");
		return 2;
	}
	return is_style(sv.config.style) ? run(&sv) : 2;
}
