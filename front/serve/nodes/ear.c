/* ear.c: LISTEN; see ear.h. */
#include "ear.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "nodes.h"
#include "serve.h"

struct ear {
	pthread_t thread;
	struct serve *sv;
	struct db *db;
	atomic_int stopping;
};

struct heard {
	struct job job;
	struct serve *sv;
	char words[WORDS_BYTES]; /* "": something may have been missed */
};

static void heard_done(struct job *job)
{
	struct heard *h = (struct heard *)job;
	if (*h->words)
		nodes_heard(h->sv, h->words);
	else
		nodes_missed(h->sv);
	free(h);
}

static void tell_loop(struct ear *ear, const char *words)
{
	struct heard *h = calloc(1, sizeof(*h));
	if (!h)
		return;
	h->job.done = heard_done;
	h->sv = ear->sv;
	snprintf(h->words, sizeof(h->words), "%s", words);
	loop_post(ear->sv->loop, &h->job);
}

static void *ear_thread(void *data)
{
	struct ear *ear = data;
	char words[WORDS_BYTES];
	while (!atomic_load(&ear->stopping)) {
		int said = ear->db->kind->listen(ear->db, 500, words, sizeof(words));
		if (said > 0)
			tell_loop(ear, words);
		if (said < 0) {
			tell_loop(ear, "");
			usleep(200000);
		}
	}
	return 0;
}

struct ear *ear_start(struct serve *sv, struct ludo_text *error)
{
	struct ear *ear = calloc(1, sizeof(*ear));
	if (!ear)
		return 0;
	ear->sv = sv;
	ear->db = db_open(sv->config.store, error);
	if (ear->db && !pthread_create(&ear->thread, 0, ear_thread, ear))
		return ear;
	db_close(ear->db);
	free(ear);
	return 0;
}

void ear_stop(struct ear *ear)
{
	if (!ear)
		return;
	atomic_store(&ear->stopping, 1);
	pthread_join(ear->thread, 0);
	db_close(ear->db);
	free(ear);
}
