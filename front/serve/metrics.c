/* metrics.c: numbers for Prometheus. */
#include "metrics.h"

#include <stdatomic.h>

static atomic_llong counts[N_METRICS];
static atomic_llong faults[N_FAULTS], drops[N_DROPS];
static const char *const drop_words[] = { "silent", "stuck", "full", "flood", "drip" };

static const struct {
	const char *name, *type, *help;
} metrics[] = {
	[M_CONNECTIONS] = { "connections", "gauge", "WebSocket connections now open" },
	[M_CONNECTED] = { "connected_total", "counter", "WebSocket connections ever opened" },
	[M_ROOMS] = { "tables_in_memory", "gauge", "tables held in memory" },
	[M_MOVES] = { "moves_total", "counter", "moves acknowledged" },
	[M_CHANGES] = { "changes_total", "counter", "changes of any kind made durable" },
	[M_REQUESTS] = { "requests_total", "counter", "HTTP requests" },
	[M_MESSAGES] = { "messages_total", "counter", "WebSocket messages received" },
	[M_SENT_BYTES] = { "sent_bytes_total", "counter", "bytes queued for WebSocket clients" },
	[M_THOUGHTS] = { "thoughts_total", "counter", "turns that bots began to think about here" },
	[M_BOT_MOVES] = { "bot_moves_total", "counter", "moves thought out by bots here" },
	[M_HINTS] = { "hints_total", "counter", "hints given" },
	[M_LETTERS] = { "letters_total", "counter", "notifications delivered" },
	[M_LETTERS_FAILED] = { "letters_failed_total", "counter", "notifications that failed" },
	[M_CLOCK_OFF] = { "clock_off_ms", "gauge",
			  "by how much the wall clock was set since the server started" },
};

/* Upper bounds in microseconds. */
static const int64_t bounds[] = { 500,   1000,   2500,   5000,    10000,   25000,
				  50000, 100000, 250000, 1000000, 5000000, 25000000 };
enum { N_BOUNDS = sizeof(bounds) / sizeof(bounds[0]) };

static struct {
	const char *name, *help;
	atomic_llong bucket[N_BOUNDS + 1], sum;
} histograms[] = {
	[H_DURABLE] = { "durable_seconds", "from receiving a move to its being durable", { 0 }, 0 },
	[H_FAN_OUT] = { "fan_out_seconds", "from receiving a move to having told everybody", { 0 }, 0 },
	[H_BOT] = { "bot_seconds", "how long bots thought", { 0 }, 0 },
};

void metric_add(enum metric metric, int64_t n)
{
	atomic_fetch_add_explicit(&counts[metric], n, memory_order_relaxed);
}

void metric_set(enum metric metric, int64_t n)
{
	atomic_store_explicit(&counts[metric], n, memory_order_relaxed);
}

int64_t metric_get(enum metric metric)
{
	return atomic_load_explicit(&counts[metric], memory_order_relaxed);
}

void metric_drop(enum drop why)
{
	atomic_fetch_add_explicit(&drops[why], 1, memory_order_relaxed);
}

void metric_fault(enum fault fault)
{
	atomic_fetch_add_explicit(&faults[fault], 1, memory_order_relaxed);
}

void metric_time(enum histogram histogram, int64_t us)
{
	int i = 0;
	while (i < N_BOUNDS && us > bounds[i])
		i++;
	atomic_fetch_add_explicit(&histograms[histogram].bucket[i], 1, memory_order_relaxed);
	atomic_fetch_add_explicit(&histograms[histogram].sum, us, memory_order_relaxed);
}

static void write_histogram(struct ludo_text *text, int h)
{
	const char *name = histograms[h].name;
	long long so_far = 0;
	ludo_putf(text, "# HELP ludoteca_%s %s\n# TYPE ludoteca_%s histogram\n", name,
		  histograms[h].help, name);
	for (int i = 0; i < N_BOUNDS; i++) {
		so_far += atomic_load(&histograms[h].bucket[i]);
		ludo_putf(text, "ludoteca_%s_bucket{le=\"%g\"} %lld\n", name,
			  (double)bounds[i] / 1e6, so_far);
	}
	so_far += atomic_load(&histograms[h].bucket[N_BOUNDS]);
	ludo_putf(text, "ludoteca_%s_bucket{le=\"+Inf\"} %lld\n", name, so_far);
	ludo_putf(text, "ludoteca_%s_sum %g\nludoteca_%s_count %lld\n", name,
		  (double)atomic_load(&histograms[h].sum) / 1e6, name, so_far);
}

void metrics_write(struct ludo_text *text)
{
	for (int i = 0; i < N_METRICS; i++)
		ludo_putf(text, "# HELP ludoteca_%s %s\n# TYPE ludoteca_%s %s\nludoteca_%s %lld\n",
			  metrics[i].name, metrics[i].help, metrics[i].name, metrics[i].type,
			  metrics[i].name, (long long)metric_get((enum metric)i));
	ludo_put(text, "# HELP ludoteca_errors_total refusals by kind\n"
		       "# TYPE ludoteca_errors_total counter\n");
	for (int i = 1; i < N_FAULTS; i++)
		ludo_putf(text, "ludoteca_errors_total{kind=\"%s\"} %lld\n",
			  fault_token((enum fault)i), (long long)atomic_load(&faults[i]));
	ludo_put(text, "# HELP ludoteca_dropped_total clients dropped, by reason\n"
		       "# TYPE ludoteca_dropped_total counter\n");
	for (int i = 0; i < N_DROPS; i++)
		ludo_putf(text, "ludoteca_dropped_total{why=\"%s\"} %lld\n", drop_words[i],
			  (long long)atomic_load(&drops[i]));
	for (int h = 0; h < N_HISTOGRAMS; h++)
		write_histogram(text, h);
}
