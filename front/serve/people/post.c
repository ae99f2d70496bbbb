/* post.c: who sends letters: a thread for e-mail and one for web hooks, so that neither waits
 * for the other.
 *
 * What is to be sent stands in the store, so that a restart loses no letter; a claim runs
 * out, so that a node that dies with one in hand does not either. */
#include "post.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "letter.h"
#include "log.h"
#include "metrics.h"
#include "send.h"

enum { MOST_TRIES = 8, CLAIM_MS = 120000, LOOK_MS = 500, MAILS = 8 };

/* A thread with its connection to the store. */
struct office {
	pthread_t thread;
	struct post *post;
	struct db *db;
	const char *way; /* "email" or "hook" */
	int is_there;
};

struct post {
	struct serve *sv;
	struct office mail, hook;
	atomic_int stopping;
};

/* Letters in hand, and what has become of them. */
struct round {
	struct office *office;
	int n;
	struct letter letter[MOST_HOOKS];
	int is_old[MOST_HOOKS], sent[MOST_HOOKS];
	struct db_rows rows;
	struct letter *at; /* the one that a transaction is about */
	int may;
};

/* ---- transactions ---- */

static int in_transaction(struct round *r, enum db_result (*run)(struct db *db, struct round *r))
{
	struct db *db = r->office->db;
	enum db_result result = db_run(db, 0, db->kind->begin, "");
	if (result == DB_OK)
		result = run(db, r);
	if (result == DB_OK)
		result = db_run(db, 0, "COMMIT", "");
	if (result != DB_OK)
		db_run(db, 0, "ROLLBACK", "");
	return result == DB_OK;
}

static enum db_result claim_turns(struct db *db, struct round *r)
{
	int64_t now = clock_ms();
	int most = r->office == &r->office->post->hook ? MOST_HOOKS : MAILS;
	return store_notice_claim(db, r->office->way, now, now + CLAIM_MS, most, &r->rows);
}

static enum db_result claim_questions(struct db *db, struct round *r)
{
	int64_t now = clock_ms();
	return store_mail_claim(db, now, now + CLAIM_MS, MAILS, &r->rows);
}

static enum db_result look_up(struct db *db, struct round *r)
{
	struct letter *l = r->at;
	enum db_result result = store_person_get(db, l->to.id, &l->to, &l->found);
	if (result == DB_OK && l->found && l->kind == LETTER_TURN)
		result = store_game_get(db, l->game, &l->row, &l->found);
	return result;
}

/* So many letters a day are enough for anybody. */
static enum db_result count(struct db *db, struct round *r)
{
	char key[ADDRESS_BYTES];
	address_key(r->at->to.email, key);
	return store_mail_count(db, key, clock_ms(), r->office->post->sv->config.mails, &r->may);
}

static enum db_result settle(struct db *db, struct round *r)
{
	const struct letter *l = r->at;
	int64_t retry = r->office->post->sv->config.retry_ms;
	int64_t next = clock_ms() + (retry << (l->tries < 16 ? l->tries - 1 : 15));
	if (l->kind == LETTER_ASKS)
		return l->found ? store_mail_done(db, l->to.id)
				: store_mail_later(db, l->to.id, next);
	return l->found ? store_notice_done(db, l->game, l->seat, r->office->way, l->rev)
			: store_notice_later(db, l->game, l->seat, r->office->way, l->rev, next);
}

/* ---- a round ---- */

/* Is it out of date?  For a turn the rev tells nothing, for others may have answered since. */
static int is_old(const struct letter *l, const char *way)
{
	if (!l->found)
		return 1;
	if (l->kind == LETTER_ASKS)
		return !*l->to.wanted;
	return !(l->row.waiting >> l->seat & 1) || l->row.status != STATUS_PLAYING ||
	       !*(strcmp(way, "hook") ? l->to.email : l->to.hook);
}

/* Those that could be looked up and are still wanted come first; the rest is settled. */
static void sort_out(struct round *r)
{
	int kept = 0;
	for (int i = 0; i < r->n; i++) {
		r->at = &r->letter[i];
		if (!in_transaction(r, look_up))
			continue; /* the claim runs out */
		if (!is_old(r->at, r->office->way)) {
			r->letter[kept++] = *r->at;
			continue;
		}
		r->at->found = 1;
		in_transaction(r, settle);
		game_row_free(&r->at->row);
	}
	r->n = kept;
}

static void send_all(struct round *r)
{
	struct serve *sv = r->office->post->sv;
	if (r->office == &r->office->post->hook) {
		send_hooks(&sv->config, r->letter, r->n, r->sent,
			   &r->office->post->stopping);
		return;
	}
	for (int i = 0; i < r->n; i++) {
		r->at = &r->letter[i];
		r->may = 1;
		if (r->at->kind == LETTER_TURN && (!in_transaction(r, count) || !r->may)) {
			log_line(LOG_WARN, "letter", "table=%s way=email capped=1", r->at->game);
			r->sent[i] = 1; /* dropped: the next one may go out tomorrow */
			continue;
		}
		r->sent[i] = letter_send(sv, r->at, &r->office->post->stopping);
	}
}

static void note(struct round *r, int i)
{
	struct letter *l = &r->letter[i];
	int gives_up = !r->sent[i] && l->tries >= MOST_TRIES;
	metric_add(r->sent[i] ? M_LETTERS : M_LETTERS_FAILED, 1);
	if (!r->sent[i])
		log_line(LOG_WARN, "letter", "table=%s way=%s tries=%lld%s",
			 *l->game ? l->game : "-", r->office->way, (long long)l->tries,
			 gives_up ? " given_up=1" : "");
	l->found = r->sent[i] || gives_up;
	r->at = l;
	in_transaction(r, settle);
	game_row_free(&l->row);
}

static void read_letters(struct round *r, enum letter_kind kind)
{
	r->n = r->rows.n < MOST_HOOKS ? r->rows.n : MOST_HOOKS;
	for (int i = 0; i < r->n; i++) {
		struct letter *l = &r->letter[i];
		int is_turn = kind == LETTER_TURN;
		*l = (struct letter){ .kind = kind };
		if (is_turn) {
			l->seat = db_number(&r->rows, i, NOTICE_SEAT);
			l->rev = db_number(&r->rows, i, NOTICE_REV);
			snprintf(l->game, sizeof(l->game), "%s", db_cell(&r->rows, i, NOTICE_GAME));
		}
		l->tries = db_number(&r->rows, i, is_turn ? NOTICE_TRIES : MAIL_TRIES);
		snprintf(l->to.id, sizeof(l->to.id), "%s",
			 db_cell(&r->rows, i, is_turn ? NOTICE_PERSON : MAIL_PERSON));
	}
}

static void one_round(struct round *r, enum letter_kind kind)
{
	int is_claimed =
		in_transaction(r, kind == LETTER_ASKS ? claim_questions : claim_turns);
	if (is_claimed) {
		read_letters(r, kind);
		sort_out(r);
		send_all(r);
		for (int i = 0; i < r->n; i++)
			note(r, i);
	}
	db_free(&r->rows);
}

static void *office_thread(void *data)
{
	struct office *office = data;
	struct round *r = calloc(1, sizeof(*r));
	while (r && !atomic_load(&office->post->stopping)) {
		r->office = office;
		if (office == &office->post->mail)
			one_round(r, LETTER_ASKS);
		one_round(r, LETTER_TURN);
		usleep(LOOK_MS * 1000);
	}
	free(r);
	return 0;
}

/* ---- opening and closing ---- */

static int open_office(struct office *office, struct post *post, const char *way,
		       struct ludo_text *error)
{
	office->post = post;
	office->way = way;
	office->db = db_open(post->sv->config.store, error);
	office->is_there =
		office->db && !pthread_create(&office->thread, 0, office_thread, office);
	return office->is_there;
}

static void close_office(struct office *office)
{
	if (office->is_there)
		pthread_join(office->thread, 0);
	db_close(office->db);
}

struct post *post_start(struct serve *sv, struct ludo_text *error)
{
	const struct config *config = &sv->config;
	int mails = *config->smtp || *config->sendmail;
	if (!mails && !config->hooks)
		return 0;
	if (mails && !*config->mail_from) {
		ludo_put(error, "--mail-from is missing: who sends the letters?");
		return 0;
	}
	if (config->hooks && !*config->hook_secret) {
		ludo_put(error, "--hook-secret is missing: what are web hooks signed with?");
		return 0;
	}
	struct post *post = calloc(1, sizeof(*post));
	if (!post)
		return 0;
	curl_global_init(CURL_GLOBAL_DEFAULT);
	post->sv = sv;
	if ((!mails || open_office(&post->mail, post, "email", error)) &&
	    (!config->hooks || open_office(&post->hook, post, "hook", error)))
		return post;
	post_stop(post);
	return 0;
}

void post_stop(struct post *post)
{
	if (!post)
		return;
	atomic_store(&post->stopping, 1);
	close_office(&post->mail);
	close_office(&post->hook);
	free(post);
}
