/* send.c: web hooks by libcurl, many at once so that one that hangs holds up nobody. */
#include "send.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

enum { TIME_OUT_S = 10 };

struct call {
	CURL *curl;
	struct curl_slist *heads;
	struct ludo_text body;
};

static void write_hook(const struct config *config, const struct letter *l,
		       struct ludo_text *json)
{
	struct ludo_text address = { 0 };
	letter_origin(config, &address);
	ludo_putf(&address, "/#/t/%s", l->game);
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
	const struct config *config = data;
	(void)purpose;
	if (!config->hooks_private && is_private(&address->addr))
		return CURL_SOCKET_BAD;
	return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static size_t swallow(char *bytes, size_t size, size_t n, void *data)
{
	(void)bytes;
	(void)data;
	return size * n;
}

static int is_stopped(void *data, curl_off_t a, curl_off_t b, curl_off_t c, curl_off_t d)
{
	const atomic_int *stop = data;
	(void)a, (void)b, (void)c, (void)d;
	return atomic_load(stop);
}

void send_limits(void *curl, const atomic_int *stop)
{
	curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
	curl_easy_setopt(curl, CURLOPT_TIMEOUT, (long)TIME_OUT_S);
	curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
	curl_easy_setopt(curl, CURLOPT_MAXFILESIZE, 65536L);
	curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, swallow);
	curl_easy_setopt(curl, CURLOPT_PROXY, "");
	curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
	curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, is_stopped);
	curl_easy_setopt(curl, CURLOPT_XFERINFODATA, (void *)(uintptr_t)stop);
}

static struct curl_slist *sign(const struct config *config, const struct ludo_text *body)
{
	unsigned char mac[crypto_auth_hmacsha256_BYTES];
	char hex[2 * sizeof(mac) + 1], line[120];
	crypto_auth_hmacsha256_state state;
	const char *secret = config->hook_secret;
	crypto_auth_hmacsha256_init(&state, (const unsigned char *)secret, strlen(secret));
	crypto_auth_hmacsha256_update(&state, (const unsigned char *)body->at, body->n);
	crypto_auth_hmacsha256_final(&state, mac);
	sodium_bin2hex(hex, sizeof(hex), mac, sizeof(mac));
	snprintf(line, sizeof(line), "Ludoteca-Signature: sha256=%s", hex);
	struct curl_slist *heads = curl_slist_append(0, line);
	return curl_slist_append(heads, "Content-Type: application/json");
}

static void prepare(struct call *c, const struct config *config, const struct letter *l,
		    const atomic_int *stop)
{
	c->curl = curl_easy_init();
	if (!c->curl)
		return;
	write_hook(config, l, &c->body);
	c->heads = sign(config, &c->body);
	send_limits(c->curl, stop);
	curl_easy_setopt(c->curl, CURLOPT_URL, l->to.hook);
	curl_easy_setopt(c->curl, CURLOPT_PROTOCOLS_STR, "http,https");
	curl_easy_setopt(c->curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
	curl_easy_setopt(c->curl, CURLOPT_OPENSOCKETDATA, (void *)(uintptr_t)config);
	curl_easy_setopt(c->curl, CURLOPT_POSTFIELDS, c->body.at);
	curl_easy_setopt(c->curl, CURLOPT_HTTPHEADER, c->heads);
}

static void perform(CURLM *multi, const atomic_int *stop)
{
	int running = 1;
	while (running && !atomic_load(stop) &&
	       curl_multi_perform(multi, &running) == CURLM_OK && running)
		curl_multi_poll(multi, 0, 0, 500, 0);
}

void send_hooks(const struct config *config, const struct letter *letters, int n, int *ok,
		const atomic_int *stop)
{
	struct call call[MOST_HOOKS] = { { 0 } };
	CURLM *multi = curl_multi_init();
	for (int i = 0; multi && i < n; i++) {
		prepare(&call[i], config, &letters[i], stop);
		if (call[i].curl)
			curl_multi_add_handle(multi, call[i].curl);
	}
	if (multi)
		perform(multi, stop);
	for (int i = 0; i < n; i++) {
		long status = 0;
		if (call[i].curl) { /* 0 where nobody answered */
			curl_easy_getinfo(call[i].curl, CURLINFO_RESPONSE_CODE, &status);
			curl_multi_remove_handle(multi, call[i].curl);
			curl_easy_cleanup(call[i].curl);
		}
		ok[i] = status >= 200 && status < 300;
		curl_slist_free_all(call[i].heads);
		ludo_text_free(&call[i].body);
	}
	curl_multi_cleanup(multi);
}
