/* people.c: /api/me: names, passwords, personal links.
 *
 * A session is an unguessable token in a cookie; the store keeps only its hash. */
#include "people.h"

#include <microhttpd.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"
#include "loop/crew.h"
#include "name.h"
#include "net/http.h"
#include "nodes/nodes.h"
#include "store/mail.h"
#include "token.h"

enum { YEAR_DAYS = 400 };
#define YEAR_S "34560000"

/* ---- who is it? ---- */

static enum db_result find_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	return store_person_by_session(db, ex->session, clock_ms(), &ex->me, &ex->has_me,
				       &ex->seen);
}

struct seeing {
	struct job job;
	char hash[HASH_BYTES];
};

static enum db_result seen_run(struct db *db, struct job *job)
{
	return store_session_seen(db, ((struct seeing *)job)->hash, clock_ms());
}

static void seen_done(struct job *job)
{
	free(job);
}

/* Once a day it is noted that a session is used: those that are not go, in the end. */
static void note_seen(struct exchange *ex)
{
	int is_new = !ex->has_me || clock_ms() - ex->seen < DAY_MS;
	struct seeing *s = is_new ? 0 : calloc(1, sizeof(*s));
	if (!s)
		return;
	s->job = (struct job){ .run = seen_run, .done = seen_done };
	memcpy(s->hash, ex->session, sizeof(s->hash));
	lane_submit(ex->sv->writer, &s->job);
}

static void found_out(struct exchange *ex)
{
	note_seen(ex);
	ex->next_step(ex);
}

void people_find(struct exchange *ex, void (*next)(struct exchange *ex))
{
	const char *cookie =
		MHD_lookup_connection_value(ex->link, MHD_COOKIE_KIND, "ludo_session");
	if (!cookie || strlen(cookie) != TOKEN_BYTES - 1) {
		next(ex);
		return;
	}
	token_hash(cookie, ex->session);
	ex->next_step = next;
	http_step(ex, ex->sv->reader, find_run, found_out);
}

/* ---- answers ---- */

static void write_me(struct exchange *ex, const struct person *me)
{
	const struct config *config = &ex->sv->config;
	struct ludo_text *json = &ex->answer;
	ludo_json_open(json, 0, '{');
	ludo_json_open(json, "me", '{');
	ludo_json_string(json, "id", me->id);
	ludo_json_string(json, "name", me->name);
	ludo_json_string(json, "lang", me->lang);
	ludo_json_bool(json, "has_password", *me->password != 0);
	ludo_json_open(json, "notify", '{');
	ludo_json_string(json, "email", me->email);
	ludo_json_string(json, "wanted", me->wanted);
	ludo_json_string(json, "hook", me->hook);
	ludo_json_bool(json, "can_email", *config->smtp || *config->sendmail);
	ludo_json_bool(json, "can_hook", config->hooks != 0);
	ludo_json_close(json, '}');
	ludo_json_close(json, '}');
	ludo_json_close(json, '}');
}

static void answer_me(struct exchange *ex)
{
	write_me(ex, &ex->me);
	http_answer(ex, 200);
}

/* ---- a new session ---- */

static void make_token(struct exchange *ex)
{
	token_make(ex->token);
	token_hash(ex->token, ex->hash);
}

/* A password was shown: is it still theirs, or was it changed while it was being looked at? */
static enum db_result still_theirs(struct db *db, struct exchange *ex)
{
	struct person now;
	int found;
	ex->is_late = 0;
	if (!*ex->proof)
		return DB_OK;
	enum db_result result = store_person_get(db, ex->me.id, &now, &found);
	ex->is_late = result == DB_OK && (!found || strcmp(now.password, ex->proof) ||
					  now.banned > clock_ms());
	return result;
}

static enum db_result session_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	int64_t now = clock_ms();
	enum db_result result = still_theirs(db, ex);
	if (result != DB_OK || ex->is_late)
		return result;
	if (*ex->session)
		result = store_session_drop(db, ex->session);
	return result != DB_OK ? result
			       : store_session_add(db, ex->hash, ex->me.id, "session", now,
						   now + (int64_t)YEAR_DAYS * DAY_MS);
}

/* A session is over: whoever watches with it does so no more, on any node. */
static void end_sockets(struct exchange *ex, const char *hash)
{
	char session[SESSION_BYTES];
	snprintf(session, sizeof(session), "%.*s", SESSION_BYTES - 1, hash);
	clients_log_out(ex->sv, session);
	nodes_say(ex->sv, WORD_LOGOUT, session, 0);
}

static void session_done(struct exchange *ex)
{
	if (ex->is_late) {
		http_refuse(ex, F_FORBIDDEN, SAY_LOGIN);
		return;
	}
	if (*ex->session) /* the one that this device had before */
		end_sockets(ex, ex->session);
	memcpy(ex->cookie, ex->token, sizeof(ex->cookie));
	ex->cookie_life = YEAR_S;
	answer_me(ex);
}

static void new_session(struct exchange *ex)
{
	make_token(ex);
	http_step(ex, ex->sv->writer, session_run, session_done);
}

/* ---- a new guest ---- */

static int read_name(struct exchange *ex, char to[NAME_BYTES])
{
	const char *name = json_text(ex->json, "name", "");
	if (!name_is_fit(name))
		return 0;
	snprintf(to, NAME_BYTES, "%s", name);
	return 1;
}

static void read_lang(struct exchange *ex, char to[3])
{
	const char *lang = json_text(ex->json, "lang", *to ? to : ex->lang ? "it" : "en");
	int is_italian = !strcmp(lang, "it");
	memcpy(to, is_italian ? "it" : "en", 3);
}

static enum db_result guest_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	char key[NAME_BYTES], owner[ID_BYTES];
	name_key(ex->me.name, key);
	enum db_result result = store_name_owner(db, key, owner);
	ex->found = *owner != 0;
	if (result != DB_OK || ex->found)
		return result;
	result = store_person_add(db, &ex->me, clock_ms());
	return result != DB_OK ? result : session_run(db, job);
}

static void guest_done(struct exchange *ex)
{
	if (ex->found)
		http_refuse(ex, F_FORBIDDEN, SAY_NAME_TAKEN);
	else
		session_done(ex);
}

static void do_guest(struct exchange *ex)
{
	ex->me = (struct person){ 0 };
	if (!read_name(ex, ex->me.name)) {
		http_refuse(ex, F_BAD, SAY_NAME);
		return;
	}
	read_lang(ex, ex->me.lang);
	random_id(ex->me.id);
	make_token(ex);
	http_step(ex, ex->sv->writer, guest_run, guest_done);
}

/* ---- passwords, on a thread of their own ---- */

static void crew_step(struct exchange *ex,
		      enum db_result (*run)(struct db *db, struct job *job),
		      void (*done)(struct job *job))
{
	ex->job = (struct job){ .run = run, .done = done };
	if (!crew_submit(ex->sv->porter, &ex->job))
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
}

static enum db_result verify_run(struct db *db, struct job *job)
{
	/* nobody's password, so that an unknown name takes as long as a known one */
	static const char nobody[] =
		"$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$"
		"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
	struct exchange *ex = (struct exchange *)job;
	const char *hash = *ex->other.password ? ex->other.password : nobody;
	(void)db;
	ex->number = crypto_pwhash_str_verify(hash, ex->word, strlen(ex->word)) == 0;
	return DB_OK;
}

static void remember_login(struct exchange *ex)
{
	char by_both[NAME_BYTES + NETWORK_BYTES + 16], key[NAME_BYTES];
	name_key(ex->me.name, key);
	snprintf(by_both, sizeof(by_both), "login %s %s", ex->address, key);
	if (!tally_of(&ex->sv->logins, by_both))
		tally_add(&ex->sv->logins, by_both, 1);
}

static void login_verified(struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	sodium_memzero(ex->word, sizeof(ex->word));
	if (!ex->found || !ex->number) {
		log_line(LOG_INFO, "login_failed", "address=%s", ex->address);
		http_refuse(ex, F_FORBIDDEN, SAY_LOGIN);
		return;
	}
	if (ex->other.banned > clock_ms()) {
		http_refuse(ex, F_FORBIDDEN, SAY_BANNED);
		return;
	}
	ex->me = ex->other;
	memcpy(ex->proof, ex->me.password, sizeof(ex->proof));
	remember_login(ex);
	new_session(ex);
}

static enum db_result login_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	ex->other = (struct person){ 0 };
	return store_person_by_name(db, json_text(ex->json, "name", ""), &ex->other, &ex->found);
}

static void login_found(struct exchange *ex)
{
	crew_step(ex, verify_run, login_verified);
}

static int read_password(struct exchange *ex, const char *key)
{
	const char *password = json_text(ex->json, key, "");
	if (utf8_length(password) < 8 || strlen(password) > 200)
		return 0;
	snprintf(ex->word, sizeof(ex->word), "%s", password);
	return 1;
}

/* Guessing is slow: a few a minute for an address, and for a name from there.  All addresses
 * together have more for one name, and who has logged in from an address is not kept out by
 * what others try elsewhere.  The address pays first, so that one cannot make many names. */
static int may_guess(struct exchange *ex, const char *name)
{
	char key[NAME_BYTES], by_name[NAME_BYTES + 16], by_address[NETWORK_BYTES + 16];
	char by_both[NAME_BYTES + NETWORK_BYTES + 16];
	struct limits *limits = &ex->sv->limits;
	int64_t now = clock_us();
	name_key(name, key);
	snprintf(by_address, sizeof(by_address), "login %s", ex->address);
	snprintf(by_both, sizeof(by_both), "login %s %s", ex->address, key);
	snprintf(by_name, sizeof(by_name), "name %s", key);
	int may = !ex->sv->config.rate ||
		  (limit_take(limits, by_address, 1, 0.2, 20, now) &&
		   limit_take(limits, by_both, 1, 0.1, 10, now) &&
		   (tally_of(&ex->sv->logins, by_both) ||
		    limit_take(limits, by_name, 1, 0.05, 30, now)));
	if (!may)
		limit_told(&ex->sv->limits, ex->address, "login");
	return may;
}

static void do_login(struct exchange *ex)
{
	if (!may_guess(ex, json_text(ex->json, "name", "")))
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
	else if (!read_password(ex, "password"))
		http_refuse(ex, F_FORBIDDEN, SAY_LOGIN);
	else
		http_step(ex, ex->sv->reader, login_run, login_found);
}

/* After a change the answer tells what is kept now, also what another request changed. */
static enum db_result read_again(struct db *db, struct exchange *ex)
{
	int is_there;
	return store_person_get(db, ex->me.id, &ex->other, &is_there);
}

static void change_done(struct exchange *ex)
{
	if (ex->found) {
		http_refuse(ex, F_FORBIDDEN, SAY_NAME_TAKEN);
		return;
	}
	ex->me = ex->other;
	answer_me(ex);
}

/* Whoever changes a password may have a reason: all other devices must show the new one. */
static enum db_result password_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	db_free(&ex->ended);
	enum db_result result = store_person_password(db, ex->me.id, ex->me.password, ex->sealed,
						      &ex->found, &ex->is_won);
	if (result == DB_OK && ex->is_won)
		result = store_session_drop_others(db, ex->me.id, ex->session, &ex->ended);
	return result != DB_OK ? result : read_again(db, ex);
}

static void password_done(struct exchange *ex)
{
	for (int i = 0; i < ex->ended.n; i++)
		end_sockets(ex, db_cell(&ex->ended, i, 0));
	if (!ex->found && !ex->is_won) /* another request has changed it meanwhile */
		http_refuse(ex, F_FORBIDDEN, SAY_LOGIN);
	else
		change_done(ex);
}

static enum db_result hash_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	(void)db;
	const char *old = json_text(ex->json, "old", "");
	ex->number = !*ex->me.password ||
		     crypto_pwhash_str_verify(ex->me.password, old, strlen(old)) == 0;
	if (!ex->number)
		return DB_OK;
	if (crypto_pwhash_str(ex->sealed, ex->word, strlen(ex->word),
			      crypto_pwhash_OPSLIMIT_INTERACTIVE,
			      crypto_pwhash_MEMLIMIT_INTERACTIVE))
		return DB_BROKEN;
	return DB_OK;
}

static void hash_done(struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	sodium_memzero(ex->word, sizeof(ex->word));
	if (job->result != DB_OK)
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
	else if (!ex->number)
		http_refuse(ex, F_FORBIDDEN, SAY_LOGIN);
	else
		http_step(ex, ex->sv->writer, password_run, password_done);
}

static void do_password(struct exchange *ex)
{
	if (!may_guess(ex, ex->me.name))
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
	else if (!read_password(ex, "password"))
		http_refuse(ex, F_BAD, SAY_PASSWORD);
	else
		crew_step(ex, hash_run, hash_done);
}

/* ---- name and addresses ---- */

static enum db_result name_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	enum db_result result = store_person_name(db, &ex->me, &ex->found);
	return result != DB_OK ? result : read_again(db, ex);
}

static void do_name(struct exchange *ex)
{
	if (!read_name(ex, ex->me.name)) {
		http_refuse(ex, F_BAD, SAY_NAME);
		return;
	}
	read_lang(ex, ex->me.lang);
	http_step(ex, ex->sv->writer, name_run, change_done);
}

/* No blanks, controls or quotes: it goes into a letter's head. */
static int is_address(const char *text, const char *wants)
{
	size_t n = strlen(text);
	if (n >= ADDRESS_BYTES || strpbrk(text, " \t\r\n\"<>\\,;") ||
	    !utf8_is_plain(text, n, 0))
		return 0;
	const char *at = strstr(text, wants);
	return !n || (at && at > text && at[strlen(wants)]);
}

/* *ex->word is the e-mail address: a new one is used when its owner has said that it is theirs. */
static enum db_result addresses_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	const char *email = ex->word;
	int is_new = strcmp(email, ex->me.email) && strcmp(email, ex->me.wanted);
	enum db_result result = DB_OK;
	ex->is_won = 1;
	if (!*email)
		result = store_person_no_email(db, ex->me.id);
	else if (is_new)
		result = store_mail_ask(db, ex->me.id, email, clock_ms(), &ex->is_won);
	if (result == DB_OK && ex->is_won)
		result = store_person_hook(db, ex->me.id, ex->me.hook);
	return result != DB_OK ? result : read_again(db, ex);
}

static void addresses_done(struct exchange *ex)
{
	if (ex->is_won)
		change_done(ex);
	else
		http_refuse(ex, F_TOO_MANY, SAY_MAILS);
}

static void do_notify(struct exchange *ex)
{
	const struct config *config = &ex->sv->config;
	const char *email = json_text(ex->json, "email", ex->me.email);
	const char *hook = json_text(ex->json, "hook", ex->me.hook);
	if ((*email && !*config->smtp && !*config->sendmail) || (*hook && !config->hooks)) {
		http_refuse(ex, F_FORBIDDEN, SAY_NO_NOTIFY);
		return;
	}
	if (!is_address(email, "@") || *email == '-' || !is_address(hook, "://") ||
	    (*hook && strncmp(hook, "https://", 8) && strncmp(hook, "http://", 7))) {
		http_refuse(ex, F_BAD, SAY_ADDRESS);
		return;
	}
	snprintf(ex->word, sizeof(ex->word), "%s", email);
	if (hook != ex->me.hook)
		snprintf(ex->me.hook, sizeof(ex->me.hook), "%s", hook);
	http_step(ex, ex->sv->writer, addresses_run, addresses_done);
}

/* ---- personal links, logging out ---- */

static enum db_result link_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	return store_session_add(db, ex->hash, ex->me.id, "link", clock_ms(), ex->number);
}

static void link_done(struct exchange *ex)
{
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_string(&ex->answer, "link", ex->token);
	ludo_json_number(&ex->answer, "expires", ex->number);
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, 200);
}

static void do_link(struct exchange *ex)
{
	make_token(ex);
	ex->number = clock_ms() + DAY_MS;
	http_step(ex, ex->sv->writer, link_run, link_done);
}

static enum db_result take_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	enum db_result result = store_link_take(db, ex->hash, clock_ms(), &ex->me, &ex->found);
	ex->found = ex->found && ex->me.banned <= clock_ms();
	return result;
}

static void take_done(struct exchange *ex)
{
	if (ex->found)
		new_session(ex);
	else
		http_refuse(ex, F_FORBIDDEN, SAY_LINK);
}

static void do_take(struct exchange *ex)
{
	const char *link = json_text(ex->json, "link", "");
	if (strlen(link) != TOKEN_BYTES - 1) {
		http_refuse(ex, F_FORBIDDEN, SAY_LINK);
		return;
	}
	token_hash(link, ex->hash);
	http_step(ex, ex->sv->writer, take_run, take_done);
}

static enum db_result logout_run(struct db *db, struct job *job)
{
	return store_session_drop(db, ((struct exchange *)job)->session);
}

static void logout_done(struct exchange *ex)
{
	end_sockets(ex, ex->session);
	ex->cookie_life = "0";
	ludo_put(&ex->answer, "{}");
	http_answer(ex, 200);
}

static void do_logout(struct exchange *ex)
{
	http_step(ex, ex->sv->writer, logout_run, logout_done);
}

static void do_me(struct exchange *ex)
{
	if (ex->has_me) {
		answer_me(ex);
		return;
	}
	ludo_put(&ex->answer, "{\"me\":null}");
	http_answer(ex, 200);
}

/* ---- which one ---- */

static const struct route routes[] = {
	{ "", 0, 0, do_me, 0 },
	{ "", 1, 0, do_guest, 0 },
	{ "/login", 1, 0, do_login, 0 },
	{ "/take", 1, 0, do_take, 0 },
	{ "/logout", 1, 1, do_logout, 0 },
	{ "/name", 1, 1, do_name, 0 },
	{ "/password", 1, 1, do_password, 0 },
	{ "/link", 1, 1, do_link, 0 },
	{ "/notify", 1, 1, do_notify, 0 },
	{ 0 },
};

void people_handle(struct exchange *ex, const char *what)
{
	const struct route *route = http_route(ex, routes, what);
	if (route)
		route->handle(ex);
}
