/* serve_pair.c: two servers in one process know nothing of each other.
 *
 *     serve_pair FOLDER      where their stores may be */
#include <curl/curl.h>
#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "log.h"
#include "serve.h"

static int passed, failed;

static void holds(const char *what, int so)
{
	passed += so != 0;
	failed += !so;
	if (!so)
		printf("not so: %s\n", what);
}

/* ---- servers ---- */

struct house {
	struct serve *sv;
	pthread_t thread;
	atomic_int stopping;
	char store[300], cookie[120];
};

static void *house_thread(void *data)
{
	struct house *h = data;
	while (!atomic_load(&h->stopping))
		serve_turn(h->sv);
	serve_stop(h->sv);
	return 0;
}

static void open_house(struct house *h)
{
	char *args[] = { "serve", "--listen", "127.0.0.1:0", "--store", h->store, "--rate", "5" };
	struct ludo_text error = { 0 };
	h->sv = calloc(1, sizeof(*h->sv));
	atomic_store(&h->stopping, 0);
	if (config_read(&h->sv->config, sizeof(args) / sizeof(args[0]), args) != 1 ||
	    !serve_start(h->sv, &error) || pthread_create(&h->thread, 0, house_thread, h)) {
		printf("cannot start: %s\n", ludo_text_string(&error));
		exit(1);
	}
}

static void close_house(struct house *h)
{
	atomic_store(&h->stopping, 1);
	pthread_join(h->thread, 0);
	free(h->sv);
}

/* ---- a client ---- */

static size_t keep(char *bytes, size_t size, size_t n, void *text)
{
	ludo_put_n(text, bytes, size * n);
	return size * n;
}

static size_t keep_cookie(char *line, size_t size, size_t n, void *data)
{
	struct house *h = data;
	static const char head[] = "Set-Cookie: ";
	if (size * n > strlen(head) && !strncasecmp(line, head, strlen(head)))
		snprintf(h->cookie, sizeof(h->cookie), "%.*s",
			 (int)strcspn(line + strlen(head), ";"), line + strlen(head));
	return size * n;
}

/* The status; what was answered is in 'answer'. */
static long ask(struct house *h, const char *path, const char *body, struct ludo_text *answer)
{
	CURL *curl = curl_easy_init();
	char url[120];
	long status = 0;
	struct curl_slist *heads = curl_slist_append(0, "Content-Type: application/json");
	snprintf(url, sizeof(url), "http://127.0.0.1:%d%s", h->sv->port, path);
	ludo_text_clear(answer);
	curl_easy_setopt(curl, CURLOPT_URL, url);
	curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, keep);
	curl_easy_setopt(curl, CURLOPT_WRITEDATA, answer);
	curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, keep_cookie);
	curl_easy_setopt(curl, CURLOPT_HEADERDATA, h);
	curl_easy_setopt(curl, CURLOPT_COOKIE, h->cookie);
	if (body) {
		curl_easy_setopt(curl, CURLOPT_HTTPHEADER, heads);
		curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);
	}
	if (curl_easy_perform(curl) == CURLE_OK)
		curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
	curl_slist_free_all(heads);
	curl_easy_cleanup(curl);
	return status;
}

static int says(const struct ludo_text *answer, const char *words)
{
	return answer->n && strstr(answer->at, words) != 0;
}

/* ---- what must hold ---- */

static void test_people(struct house *a, struct house *b, struct ludo_text *answer)
{
	holds("Anna comes to one", ask(a, "/api/me", "{\"name\":\"Anna\"}", answer) == 200);
	holds("who knows her", ask(a, "/api/me", 0, answer) == 200 && says(answer, "\"Anna\""));
	memcpy(b->cookie, a->cookie, sizeof(b->cookie));
	holds("the other does not",
	      ask(b, "/api/me", 0, answer) == 200 && says(answer, "\"me\":null"));
	*b->cookie = 0;
	holds("Bruno comes to the other",
	      ask(b, "/api/me", "{\"name\":\"Bruno\"}", answer) == 200);
}

/* A table with bots, who play until the person is asked. */
static void test_table(struct house *h, struct ludo_text *answer)
{
	char id[ID_BYTES] = "", path[80];
	ask(h, "/api/tables",
	    "{\"game\":\"lorenzo\","
	    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"easy\"}]}",
	    answer);
	const char *at = strstr(ludo_text_string(answer), "\"id\":\"");
	if (at)
		snprintf(id, sizeof(id), "%s", at + strlen("\"id\":\""));
	snprintf(path, sizeof(path), "/api/tables/%s/start", id);
	holds("a table begins", ask(h, path, "{}", answer) == 200 && says(answer, "\"playing\""));
	snprintf(path, sizeof(path), "/api/tables/%s", id);
	int is_asked = 0;
	for (int i = 0; i < 40 && !is_asked; i++) {
		usleep(250000);
		is_asked = ask(h, path, 0, answer) == 200 && says(answer, "\"waiting\":[0");
	}
	holds("and comes to the person", is_asked);
}

static void test_limits(struct house *a, struct house *b, struct ludo_text *answer)
{
	long status = 200;
	for (int i = 0; i < 500 && status == 200; i++)
		status = ask(a, "/api/games", 0, answer);
	holds("who asks too much is told so", status == 429);
	holds("by one of them", ask(b, "/api/games", 0, answer) == 200);
}

int main(int argc, char **argv)
{
	struct house a = { 0 }, b = { 0 };
	struct ludo_text answer = { 0 };
	if (argc != 2) {
		fprintf(stderr, "usage: serve_pair FOLDER\n");
		return 2;
	}
	curl_global_init(CURL_GLOBAL_DEFAULT);
	log_set_level("error");
	snprintf(a.store, sizeof(a.store), "sqlite:%s/a.db", argv[1]);
	snprintf(b.store, sizeof(b.store), "sqlite:%s/b.db", argv[1]);
	if (sodium_init() < 0)
		return 1;
	open_house(&a);
	open_house(&b);
	holds("two nodes", strcmp(a.sv->node, b.sv->node) != 0 && a.sv->port != b.sv->port);
	test_people(&a, &b, &answer);
	test_table(&a, &answer);
	test_table(&b, &answer);
	test_limits(&a, &b, &answer);
	close_house(&a);
	holds("one stops, the other goes on", ask(&b, "/healthz", 0, &answer) == 200);
	open_house(&a);
	holds("the store is free again, and as it was",
	      ask(&a, "/api/me", 0, &answer) == 200 && says(&answer, "\"Anna\""));
	close_house(&a);
	close_house(&b);
	ludo_text_free(&answer);
	curl_global_cleanup();
	printf("%d passed, %d failed\n", passed, failed);
	return failed > 0;
}
