/* post.c: e-mail and web hooks, by libcurl, on a thread of its own.
 *
 * What is to be sent stands in the store, so that a restart loses no letter; a claim runs
 * out, so that a node that dies with one in hand does not either. */
#include "post.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "log.h"
#include "metrics.h"
#include "serve.h"

enum { AT_ONCE = 8, MOST_TRIES = 8, CLAIM_MS = 120000, LOOK_MS = 500, TIME_OUT_S = 10 };

struct post {
	pthread_t thread;
	struct serve *sv;
	const struct config *config;
	struct db *db;
	atomic_int stopping;
};

struct letter {
	char game[ID_BYTES], way[8];
	int64_t seat, rev, tries;
	struct person to;
	struct game_row row;
	int found;
};

/* ---- the words ---- */

static void address_of(const struct post *post, const struct letter *l, struct ludo_text *text)
{
	const struct config *config = post->config;
	if (*config->origin)
		ludo_putf(text, "%s/#/t/%s", config->origin, l->game);
	else
		ludo_putf(text, "http://%s/#/t/%s", config->listen, l->game);
}

static const char *game_name(const struct letter *l, int lang)
{
	const struct ludo_game *game = ludo_game_find(l->row.game);
	return game ? game->face->name[lang] : l->row.game;
}

static void write_mail(const struct post *post, const struct letter *l, struct ludo_text *text)
{
	int lang = strcmp(l->to.lang, "it") ? LUDO_EN : LUDO_IT;
	char stamp[ID_BYTES];
	random_id(stamp);
	ludo_putf(text, "From: Ludoteca <%s>\r\nTo: <%s>\r\n", post->config->mail_from,
		  l->to.email);
	/* the subject is ours alone: no name that somebody typed goes into the head */
	ludo_putf(text, "Subject: %s\r\nMessage-ID: <%s@ludoteca>\r\n",
		  lang ? "Ludoteca: tocca a te" : "Ludoteca: it is your turn", stamp);
	ludo_put(text, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
		       "Content-Transfer-Encoding: 8bit\r\nAuto-Submitted: auto-generated\r\n\r\n");
	ludo_putf(text, lang ? "Tocca a te: %s.\r\n\r\n" : "It is your turn: %s.\r\n\r\n",
		  game_name(l, lang));
	address_of(post, l, text);
	ludo_put(text, "\r\n");
}

static void write_hook(const struct post *post, const struct letter *l, struct ludo_text *json)
{
	struct ludo_text address = { 0 };
	address_of(post, l, &address);
	ludo_json_open(json, 0, '{');
	ludo_json_number(json, "v", 1);
	ludo_json_string(json, "event", "turn");
	ludo_json_string(json, "table", l->game);
	ludo_json_string(json, "game", l->row.game);
	ludo_json_number(json, "seat", l->seat);
	ludo_json_number(json, "rev", l->rev);
	ludo_json_string(json, "url", ludo_text_string(&address));
	ludo_json_close(json, '}');
	ludo_text_free(&address);
}

/* ---- sending ---- */

/* A hook must not be a way into the network the server stands in. */
static int is_private(const struct sockaddr *address)
{
	if (address->sa_family == AF_INET) {
		const struct sockaddr_in *in = (const void *)address;
		uint32_t ip = ntohl(in->sin_addr.s_addr);
		return ip >> 24 == 127 || ip >> 24 == 10 || ip >> 24 == 0 || ip >> 20 == 0xac1 ||
		       ip >> 16 == 0xc0a8 || ip >> 16 == 0xa9fe || ip >> 22 == 0x191 ||
		       ip >> 28 >= 0xe;
	}
	if (address->sa_family != AF_INET6)
		return 1;
	const unsigned char *ip =
		((const struct sockaddr_in6 *)(const void *)address)->sin6_addr.s6_addr;
	static const unsigned char zeros[15];
	return ip[0] >> 5 != 1 || !memcmp(ip, zeros, 12); /* only global unicast */
}

static curl_socket_t open_socket(void *data, curlsocktype purpose, struct curl_sockaddr *address)
{
	const struct post *post = data;
	(void)purpose;
	if (!post->config->hooks_private && is_private(&address->addr))
		return CURL_SOCKET_BAD;
	return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static size_t swallow(char *bytes, size_t size, size_t n, void *data)
{
	(void)bytes;
	(void)data;
	return size * n;
}

static struct curl_slist *sign(const struct post *post, const struct ludo_text *body)
{
	unsigned char mac[crypto_auth_hmacsha256_BYTES];
	char hex[2 * sizeof(mac) + 1], line[120];
	crypto_auth_hmacsha256_state state;
	const char *secret = post->config->hook_secret;
	crypto_auth_hmacsha256_init(&state, (const unsigned char *)secret, strlen(secret));
	crypto_auth_hmacsha256_update(&state, (const unsigned char *)body->at, body->n);
	crypto_auth_hmacsha256_final(&state, mac);
	sodium_bin2hex(hex, sizeof(hex), mac, sizeof(mac));
	snprintf(line, sizeof(line), "Ludoteca-Signature: sha256=%s", hex);
	struct curl_slist *heads = curl_slist_append(0, line);
	return curl_slist_append(heads, "Content-Type: application/json");
}

static void set_limits(CURL *curl)
{
	curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)TIME_OUT_S);
	curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
	curl_easy_setopt(curl, CURLOPT_MAXFILESIZE, 65536L);
	curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, swallow);
	curl_easy_setopt(curl, CURLOPT_PROXY, "");
}

static int send_hook(const struct post *post, const struct letter *l)
{
	struct ludo_text body = { 0 };
	CURL *curl = curl_easy_init();
	long status = 0;
	if (!curl)
		return 0;
	write_hook(post, l, &body);
	struct curl_slist *heads = sign(post, &body);
	set_limits(curl);
	curl_easy_setopt(curl, CURLOPT_URL, l->to.hook);
	curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
	curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, (void *)(uintptr_t)post);
	curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body.at);
	curl_easy_setopt(curl, CURLOPT_HTTPHEADER, heads);
	int ok = curl_easy_perform(curl) == CURLE_OK &&
		 curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK &&
		 status >= 200 && status < 300;
	curl_slist_free_all(heads);
	curl_easy_cleanup(curl);
	ludo_text_free(&body);
	return ok;
}

static size_t read_mail(char *to, size_t size, size_t n, void *data)
{
	struct { const char *at; size_t left; } *rest = data;
	size_t take = size * n < rest->left ? size * n : rest->left;
	memcpy(to, rest->at, take);
	rest->at += take;
	rest->left -= take;
	return take;
}

static int send_smtp(const struct post *post, const struct letter *l, struct ludo_text *mail)
{
	struct { const char *at; size_t left; } rest = { mail->at, mail->n };
	CURL *curl = curl_easy_init();
	char to[ADDRESS_BYTES + 2];
	if (!curl)
		return 0;
	snprintf(to, sizeof(to), "<%s>", l->to.email);
	struct curl_slist *heads = curl_slist_append(0, to);
	set_limits(curl);
	curl_easy_setopt(curl, CURLOPT_URL, post->config->smtp);
	curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
	curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)CURLUSESSL_TRY);
	curl_easy_setopt(curl, CURLOPT_MAIL_FROM, post->config->mail_from);
	curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, heads);
	curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_mail);
	curl_easy_setopt(curl, CURLOPT_READDATA, &rest);
	curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
	int ok = curl_easy_perform(curl) == CURLE_OK;
	curl_slist_free_all(heads);
	curl_easy_cleanup(curl);
	return ok;
}

/* The command is the operator's; the letter goes to its standard input, and no word of a
 * player's ever stands on its command line. */
static int send_command(const struct post *post, const struct ludo_text *mail)
{
	FILE *pipe = popen(post->config->sendmail, "w");
	if (!pipe)
		return 0;
	size_t n = fwrite(mail->at, 1, mail->n, pipe);
	return pclose(pipe) == 0 && n == mail->n;
}

static int send_letter(const struct post *post, const struct letter *l)
{
	struct ludo_text mail = { 0 };
	if (!strcmp(l->way, "hook"))
		return post->config->hooks && *l->to.hook ? send_hook(post, l) : 1;
	if (!*l->to.email)
		return 1;
	write_mail(post, l, &mail);
	int ok = *post->config->smtp ? send_smtp(post, l, &mail) : send_command(post, &mail);
	ludo_text_free(&mail);
	return ok;
}

/* ---- the round ---- */

static int in_transaction(struct post *post, enum db_result (*run)(struct post *post, void *data),
			  void *data)
{
	enum db_result result = db_run(post->db, 0, post->db->kind->begin, "");
	if (result == DB_OK)
		result = run(post, data);
	if (result == DB_OK)
		result = db_run(post->db, 0, "COMMIT", "");
	if (result != DB_OK)
		db_run(post->db, 0, "ROLLBACK", "");
	return result == DB_OK;
}

static enum db_result claim(struct post *post, void *data)
{
	int64_t now = clock_ms();
	return store_notice_claim(post->db, now, now + CLAIM_MS, AT_ONCE, data);
}

static enum db_result look_up(struct post *post, void *data)
{
	struct letter *l = data;
	int found;
	enum db_result result = store_person_get(post->db, l->to.id, &l->to, &l->found);
	if (result == DB_OK && l->found) {
		result = store_game_get(post->db, l->game, &l->row, &found);
		l->found = found;
	}
	return result;
}

static enum db_result settle(struct post *post, void *data)
{
	struct letter *l = data;
	if (l->found)
		return store_notice_done(post->db, l->game, l->seat, l->way, l->rev);
	int64_t wait = post->config->retry_ms << (l->tries < 16 ? l->tries - 1 : 15);
	return store_notice_later(post->db, l->game, l->seat, l->way, l->rev, clock_ms() + wait);
}

static void deliver(struct post *post, struct letter *l)
{
	if (!in_transaction(post, look_up, l))
		return; /* the claim runs out */
	/* not their turn any more; the rev tells nothing, for others may have answered since */
	int is_old = !l->found || !(l->row.waiting >> l->seat & 1) ||
		     l->row.status != STATUS_PLAYING;
	int sent = !is_old && send_letter(post, l);
	int gives_up = !sent && !is_old && l->tries >= MOST_TRIES;
	if (!is_old)
		metric_add(sent ? M_LETTERS : M_LETTERS_FAILED, 1);
	if (!sent && !is_old)
		log_line(LOG_WARN, "letter", "table=%s way=%s tries=%lld%s", l->game, l->way,
			 (long long)l->tries, gives_up ? " given_up=1" : "");
	game_row_free(&l->row);
	l->found = is_old || sent || gives_up;
	in_transaction(post, settle, l);
}

static void one_round(struct post *post)
{
	struct db_rows rows = { 0 };
	if (!in_transaction(post, claim, &rows)) {
		db_free(&rows);
		return;
	}
	for (int i = 0; i < rows.n; i++) {
		struct letter l = { .seat = db_number(&rows, i, NOTICE_SEAT),
				    .rev = db_number(&rows, i, NOTICE_REV),
				    .tries = db_number(&rows, i, NOTICE_TRIES) };
		snprintf(l.game, sizeof(l.game), "%s", db_cell(&rows, i, NOTICE_GAME));
		snprintf(l.way, sizeof(l.way), "%s", db_cell(&rows, i, NOTICE_WAY));
		snprintf(l.to.id, sizeof(l.to.id), "%s", db_cell(&rows, i, NOTICE_PERSON));
		deliver(post, &l);
	}
	db_free(&rows);
}

static void *post_thread(void *data)
{
	struct post *post = data;
	while (!atomic_load(&post->stopping)) {
		one_round(post);
		usleep(LOOK_MS * 1000);
	}
	return 0;
}

struct post *post_start(struct serve *sv, struct ludo_text *error)
{
	const struct config *config = &sv->config;
	if (!*config->smtp && !*config->sendmail && !config->hooks)
		return 0;
	if ((*config->smtp || *config->sendmail) && !*config->mail_from) {
		ludo_put(error, "--mail-from is missing: who sends the letters?");
		return 0;
	}
	struct post *post = calloc(1, sizeof(*post));
	if (!post)
		return 0;
	curl_global_init(CURL_GLOBAL_DEFAULT);
	post->sv = sv;
	post->config = config;
	post->db = db_open(config->store, error);
	if (post->db && !pthread_create(&post->thread, 0, post_thread, post))
		return post;
	db_close(post->db);
	free(post);
	return 0;
}

void post_stop(struct post *post)
{
	if (!post)
		return;
	atomic_store(&post->stopping, 1);
	pthread_join(post->thread, 0);
	db_close(post->db);
	free(post);
}
