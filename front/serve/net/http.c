/* http.c: requests by libmicrohttpd, on the loop's thread; a request that has to wait for
 * the store is suspended meanwhile. */
#include "http.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lobby/api.h"
#include "lobby/catalogue.h"
#include "lobby/preview.h"
#include "ludo_version.h"
#include "metrics.h"
#include "office/page.h"
#include "pages.h"
#include "people/people.h"
#include "sha1.h"

enum { HEADER_BYTES = 8192, RECORDS_AT_ONCE = 30 };

/* A connection; its requests must come to an end, until it is a WebSocket. */
struct plug {
	struct plug *next, *prev;
	int fd;
	int64_t since; /* the last request was done; 0: we wait for none any more */
};

/* ---- answers ---- */

static void resume(struct exchange *ex)
{
	ex->is_answered = 1;
	if (!ex->is_suspended)
		return;
	ex->is_suspended = 0;
	ex->sv->n_suspended--;
	ex->sv->has_resumed = 1; /* the library will not wake for that by itself */
	MHD_resume_connection(ex->link);
}

void http_answer(struct exchange *ex, int status)
{
	if (ex->is_answered)
		return;
	ex->status = status;
	resume(ex);
}

void http_suspend(struct exchange *ex)
{
	if (ex->is_suspended || ex->is_answered)
		return;
	ex->is_suspended = 1;
	ex->sv->n_suspended++;
	MHD_suspend_connection(ex->link);
}

const char *http_query(struct exchange *ex, const char *key)
{
	const char *value = MHD_lookup_connection_value(ex->link, MHD_GET_ARGUMENT_KIND, key);
	return value ? value : "";
}

/* ---- who and from where ---- */

static const char *header(struct exchange *ex, const char *name)
{
	const char *value = MHD_lookup_connection_value(ex->link, MHD_HEADER_KIND, name);
	return value ? value : "";
}

/* What may stand in a head only once (a length may also be told by parts), and who forwarded it
 * last. */
struct heads {
	const char *forwarded;
	int hosts, lengths;
};

static enum MHD_Result read_head(void *data, enum MHD_ValueKind kind, const char *key,
				 const char *value)
{
	struct heads *heads = data;
	(void)kind;
	heads->hosts += !strcasecmp(key, "Host");
	heads->lengths += !strcasecmp(key, "Content-Length") ||
			  !strcasecmp(key, "Transfer-Encoding");
	if (!strcasecmp(key, "X-Forwarded-For") && value)
		heads->forwarded = value;
	return MHD_YES;
}

/* Behind a proxy whoever it has added, which is the last word of the last line: all before
 * that may be the client's own. */
static void find_address(struct exchange *ex)
{
	const union MHD_ConnectionInfo *info =
		MHD_get_connection_info(ex->link, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
	struct heads heads = { 0 };
	char last[NETWORK_BYTES];
	MHD_get_connection_values(ex->link, MHD_HEADER_KIND, read_head, &heads);
	ex->is_twofold = heads.hosts > 1 || heads.lengths > 1;
	if (info)
		address_of_peer(info->client_addr, ex->address);
	if (!ex->sv->config.proxy || !heads.forwarded)
		return;
	const char *comma = strrchr(heads.forwarded, ',');
	comma = comma ? comma + 1 : heads.forwarded;
	snprintf(last, sizeof(last), "%s", comma + strspn(comma, " \t"));
	last[strcspn(last, " \t")] = 0;
	address_network(last, ex->address); /* nonsense is not believed */
}

static void find_lang(struct exchange *ex)
{
	const char *asked = http_query(ex, "lang");
	if (!*asked)
		asked = header(ex, "Accept-Language");
	ex->lang = !strncasecmp(asked, "it", 2) ? LUDO_IT : LUDO_EN;
}

/* Without a configured origin only addresses count, never names: a name could be made to
 * point here by somebody else. */
static int is_plain_host(const char *host)
{
	char name[80];
	unsigned char binary[16];
	snprintf(name, sizeof(name), "%s", host);
	char *colon = strrchr(name, ':');
	if (*name == '[') {
		char *end = strchr(name, ']');
		if (!end)
			return 0;
		*end = 0;
		return inet_pton(AF_INET6, name + 1, binary) == 1;
	}
	if (colon)
		*colon = 0;
	return !strcmp(name, "localhost") || inet_pton(AF_INET, name, binary) == 1;
}

static int is_our_origin(struct exchange *ex)
{
	const char *origin = header(ex, "Origin"), *host = header(ex, "Host");
	if (!*origin)
		return 1; /* not a browser: nobody else's cookie can ride along */
	if (*ex->sv->config.origin)
		return !strcmp(origin, ex->sv->config.origin);
	const char *at = strstr(origin, "://");
	return at && !strcmp(at + 3, host) && is_plain_host(host);
}

static void set_since(struct MHD_Connection *link, int64_t since)
{
	const union MHD_ConnectionInfo *info =
		MHD_get_connection_info(link, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
	struct plug *plug = info ? info->socket_context : 0;
	if (plug && plug->since)
		plug->since = since;
}

/* ---- WebSockets ---- */

static void upgraded(void *data, struct MHD_Connection *link, void *context, const char *extra,
		     size_t n_extra, MHD_socket fd, struct MHD_UpgradeResponseHandle *handle)
{
	struct exchange *ex = context;
	(void)data;
	int on = 1, own = fcntl(fd, F_DUPFD_CLOEXEC, 0);
	set_since(link, 0); /* from now on the client's own patience counts */
	if (own >= 0) {
		setsockopt(own, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
		client_open(ex->sv, &ex->hello, own, extra, n_extra);
	}
	/* the library would keep its buffers, and all of the request, as long as its own lives */
	MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
	ex->sv->has_resumed = 1;
}

/* One of several words in a header: "keep-alive, Upgrade". */
static int has_word(const char *list, const char *word)
{
	size_t n = strlen(word);
	for (; *list; list += strcspn(list, ","), list += *list == ',') {
		list += strspn(list, " \t");
		if (!strncasecmp(list, word, n) && (!list[n] || strchr(" \t,;", list[n])))
			return 1;
	}
	return 0;
}

static void accept_key(const char *key, char out[32])
{
	/* RFC 6455 wants SHA-1 here, as a checksum; nothing else uses it */
	unsigned char digest[20];
	char both[128];
	snprintf(both, sizeof(both), "%.60s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
	sha1(both, strlen(both), digest);
	sodium_bin2base64(out, 32, digest, sizeof(digest), sodium_base64_VARIANT_ORIGINAL);
}

static struct MHD_Response *upgrade_response(struct exchange *ex)
{
	char key[32];
	struct MHD_Response *response = MHD_create_response_for_upgrade(upgraded, 0);
	if (!response)
		return 0;
	accept_key(header(ex, "Sec-WebSocket-Key"), key);
	MHD_add_response_header(response, "Upgrade", "websocket");
	MHD_add_response_header(response, "Sec-WebSocket-Accept", key);
	if (ex->hello.deflate)
		MHD_add_response_header(response, "Sec-WebSocket-Extensions",
					"permessage-deflate; server_no_context_takeover; "
					"client_no_context_takeover");
	return response;
}

static void socket_known(struct exchange *ex)
{
	if (ex->has_me) {
		memcpy(ex->hello.person, ex->me.id, sizeof(ex->hello.person));
		memcpy(ex->hello.name, ex->me.name, sizeof(ex->hello.name));
		ex->hello.has_password = *ex->me.password != 0;
		snprintf(ex->hello.session, SESSION_BYTES, "%.*s", SESSION_BYTES - 1,
			 ex->session);
	}
	http_answer(ex, MHD_HTTP_SWITCHING_PROTOCOLS);
}

static void socket_handle(struct exchange *ex)
{
	const char *seat = http_query(ex, "seat"), *rev = http_query(ex, "rev");
	if (!has_word(header(ex, "Upgrade"), "websocket") ||
	    !has_word(header(ex, "Connection"), "upgrade") ||
	    strcmp(header(ex, "Sec-WebSocket-Version"), "13") ||
	    strlen(header(ex, "Sec-WebSocket-Key")) != 24) {
		http_refuse(ex, F_BAD, SAY_UPGRADE);
		return;
	}
	if (!is_our_origin(ex)) {
		http_refuse(ex, F_FORBIDDEN, SAY_ORIGIN);
		return;
	}
	int most = (int)ex->sv->config.per_address;
	if (most && tally_of(&ex->sv->addresses, ex->address) >= most) {
		limit_told(&ex->sv->limits, ex->address, "connection");
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
		return;
	}
	memcpy(ex->hello.address, ex->address, sizeof(ex->hello.address));
	if (ex->sv->n_clients >= ex->sv->config.connections || ex->sv->stopping) {
		http_refuse(ex, ex->sv->stopping ? F_STORE : F_TOO_MANY, SAY_NOTHING);
		return;
	}
	snprintf(ex->hello.table, sizeof(ex->hello.table), "%s", http_query(ex, "table"));
	ex->hello.seat = *seat ? atoi(seat) : -1;
	ex->hello.rev = *rev ? atoll(rev) : -1;
	ex->hello.lang = ex->lang;
	ex->hello.brief = !strcmp(http_query(ex, "brief"), "1");
	ex->hello.deflate = has_word(header(ex, "Sec-WebSocket-Extensions"), "permessage-deflate");
	people_find(ex, socket_known);
}

/* ---- health ---- */

static void health_handle(struct exchange *ex)
{
	const char *store = health_of_store(ex->sv);
	int is_well = !strcmp(store, "ok") && !ex->sv->stopping;
	ludo_json_open(&ex->answer, 0, '{');
	ludo_json_bool(&ex->answer, "ok", is_well);
	ludo_json_string(&ex->answer, "store", store);
	ludo_json_string(&ex->answer, "node", ex->sv->node);
	ludo_json_string(&ex->answer, "version", LUDO_VERSION);
	ludo_json_close(&ex->answer, '}');
	http_answer(ex, is_well ? 200 : 503);
}

static void metrics_handle(struct exchange *ex)
{
	metrics_write(&ex->answer);
	ex->type = "text/plain; version=0.0.4; charset=utf-8";
	http_answer(ex, 200);
}

/* ---- one request ---- */

static int is_office(const struct exchange *ex)
{
	return !strncmp(ex->url, "/admin", 6) && (!ex->url[6] || ex->url[6] == '/');
}

static int read_body(struct exchange *ex)
{
	size_t at;
	if (!ex->is_post || !strncmp(ex->url, "/api/mail/", 10))
		return 1; /* what mail programs send says nothing, the link says it all */
	if (!is_our_origin(ex)) {
		http_refuse(ex, F_FORBIDDEN, SAY_ORIGIN);
		return 0;
	}
	if (is_office(ex)) /* whose forms are read there */
		return 1;
	if (strncmp(header(ex, "Content-Type"), "application/json", 16)) {
		http_refuse(ex, F_BAD, SAY_TYPE);
		return 0;
	}
	if (ex->is_long) {
		http_refuse(ex, F_TOO_LONG, SAY_NOTHING);
		return 0;
	}
	ex->json = malloc(sizeof(*ex->json));
	if (!ex->json || !ex->body.n || json_read(ex->json, ex->body.at, ex->body.n, &at) ||
	    ex->json->node[0].type != JSON_OBJECT) {
		http_refuse(ex, F_BAD, SAY_JSON);
		return 0;
	}
	return 1;
}

/* Nothing else that one request leaves in the store is as large as a record, and guests cost
 * nothing. */
static int may_bring(struct exchange *ex)
{
	char name[NETWORK_BYTES + 16];
	snprintf(name, sizeof(name), "records %s", ex->address);
	return !ex->is_post || strcmp(ex->url, RECORDS_URL) || !ex->sv->config.rate ||
	       limit_take(&ex->sv->limits, name, 1, 0.1, RECORDS_AT_ONCE, clock_us());
}

static void dispatch(struct exchange *ex)
{
	double rate = (double)ex->sv->config.rate;
	int is_file = strncmp(ex->url, "/api/", 5) && strcmp(ex->url, "/ws") &&
		      !preview_is_of_table(ex->url);
	ex->is_begun = 1;
	metric_add(M_REQUESTS, 1);
	if (!strcmp(ex->url, "/healthz")) {
		health_handle(ex);
		return;
	}
	if (!strcmp(ex->url, "/metrics")) {
		metrics_handle(ex);
		return;
	}
	if (!limit_take(&ex->sv->limits, ex->address, is_file ? 0.1 : 1, rate, rate * 4,
			clock_us())) {
		limit_told(&ex->sv->limits, ex->address, "request");
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
		return;
	}
	if (!may_bring(ex)) {
		limit_told(&ex->sv->limits, ex->address, "record");
		http_refuse(ex, F_TOO_MANY, SAY_NOTHING);
		return;
	}
	if (!read_body(ex))
		return;
	if (!strcmp(ex->url, "/ws"))
		socket_handle(ex);
	else if (!strncmp(ex->url, "/api/", 5))
		api_handle(ex);
	else if (is_office(ex))
		office_handle(ex);
	else if (!preview_handle(ex))
		page_handle(ex);
}

static void add_cookie(struct exchange *ex, struct MHD_Response *response)
{
	char cookie[200];
	if (!ex->cookie_life)
		return;
	snprintf(cookie, sizeof(cookie),
		 "%s=%s; Path=%s; HttpOnly; SameSite=Strict; Max-Age=%s%s",
		 ex->is_office ? "ludo_office" : "ludo_session", ex->cookie,
		 ex->is_office ? "/admin" : "/", ex->cookie_life,
		 ex->sv->is_secure ? "; Secure" : "");
	MHD_add_response_header(response, "Set-Cookie", cookie);
}

static enum MHD_Result respond(struct exchange *ex)
{
	struct MHD_Response *response = ex->file;
	int is_upgrade = ex->status == MHD_HTTP_SWITCHING_PROTOCOLS;
	if (is_upgrade) {
		response = upgrade_response(ex);
	} else if (!response) {
		size_t n = ex->answer.n;
		char *bytes = ex->answer.at; /* now the response's */
		ex->answer = (struct ludo_text){ 0 };
		response = MHD_create_response_from_buffer(n, bytes ? bytes : (char *)"",
							   bytes ? MHD_RESPMEM_MUST_FREE
								 : MHD_RESPMEM_PERSISTENT);
		if (!response)
			return MHD_NO;
		MHD_add_response_header(response, "Content-Type",
					ex->type ? ex->type : "application/json; charset=utf-8");
		MHD_add_response_header(response, "Cache-Control", "no-store");
		if (*ex->disposition)
			MHD_add_response_header(response, "Content-Disposition", ex->disposition);
		if (ex->status == 429 || ex->status == 503)
			MHD_add_response_header(response, "Retry-After", "2");
		if (ex->is_twofold) /* where it ends, and another begins, nobody can tell */
			MHD_add_response_header(response, "Connection", "close");
		add_cookie(ex, response);
		page_headers(ex->sv, response);
	}
	if (!response)
		return MHD_NO;
	enum MHD_Result result = MHD_queue_response(ex->link, (unsigned)ex->status, response);
	MHD_destroy_response(response);
	ex->file = 0;
	return result;
}

static struct exchange *begin(struct serve *sv, struct MHD_Connection *link, const char *url,
			      const char *method)
{
	struct exchange *ex = calloc(1, sizeof(*ex));
	if (!ex)
		return 0;
	ex->sv = sv;
	ex->link = link;
	ex->is_post = !strcmp(method, "POST");
	ex->is_head = !strcmp(method, "HEAD");
	snprintf(ex->url, sizeof(ex->url), "%s", strlen(url) < sizeof(ex->url) ? url : "/too-long");
	find_address(ex);
	find_lang(ex);
	ex->next = sv->exchanges;
	if (ex->next)
		ex->next->prev = ex;
	sv->exchanges = ex;
	if ((!ex->is_post && !ex->is_head && strcmp(method, "GET")) || ex->is_twofold)
		http_refuse(ex, F_BAD, SAY_NOTHING);
	return ex;
}

static enum MHD_Result on_request(void *data, struct MHD_Connection *link, const char *url,
				  const char *method, const char *version, const char *upload,
				  size_t *n_upload, void **context)
{
	struct exchange *ex = *context;
	(void)version;
	if (!ex) {
		*context = begin(data, link, url, method);
		return *context ? MHD_YES : MHD_NO;
	}
	if (*n_upload) {
		if (ex->body.n + *n_upload <= http_most_body(ex))
			ludo_put_n(&ex->body, upload, *n_upload);
		else
			ex->is_long = 1;
		*n_upload = 0;
		return MHD_YES;
	}
	if (!ex->is_begun && !ex->is_answered)
		dispatch(ex);
	return ex->is_answered ? respond(ex) : MHD_YES;
}

static void on_completed(void *data, struct MHD_Connection *link, void **context,
			 enum MHD_RequestTerminationCode code)
{
	struct exchange *ex = *context;
	(void)data;
	(void)code;
	set_since(link, clock_ms());
	if (!ex)
		return;
	if (ex->prev)
		ex->prev->next = ex->next;
	else
		ex->sv->exchanges = ex->next;
	if (ex->next)
		ex->next->prev = ex->prev;
	ludo_text_free(&ex->body);
	ludo_text_free(&ex->answer);
	game_list_free(&ex->games);
	db_free(&ex->ended);
	sodium_memzero(ex->token, sizeof(ex->token));
	free(ex->json);
	office_forget(ex);
	free(ex->more);
	free(ex);
	*context = 0;
}

/* ---- connections that drip ---- */

static void on_connection(void *data, struct MHD_Connection *link, void **context,
			  enum MHD_ConnectionNotificationCode code)
{
	struct serve *sv = data;
	struct plug *plug = *context;
	if (code == MHD_CONNECTION_NOTIFY_STARTED) {
		const union MHD_ConnectionInfo *info =
			MHD_get_connection_info(link, MHD_CONNECTION_INFO_CONNECTION_FD);
		plug = calloc(1, sizeof(*plug));
		if (!plug || !info)
			return;
		plug->fd = info->connect_fd;
		plug->since = clock_ms();
		plug->next = sv->plugs;
		if (plug->next)
			plug->next->prev = plug;
		sv->plugs = plug;
		*context = plug;
	} else if (plug) {
		if (plug->prev)
			plug->prev->next = plug->next;
		else
			sv->plugs = plug->next;
		if (plug->next)
			plug->next->prev = plug->prev;
		free(plug);
		*context = 0;
	}
}

/* A header that comes a byte at a time keeps libmicrohttpd's patience for ever: end it. */
void http_tick(struct serve *sv, int64_t now)
{
	for (struct plug *plug = sv->plugs; plug; plug = plug->next)
		if (plug->since && now - plug->since > sv->config.request_ms) {
			plug->since = 0;
			shutdown(plug->fd, SHUT_RDWR);
			metric_drop(DROP_DRIP);
		}
}

/* ---- starting and stopping ---- */

static int listen_at(struct serve *sv, struct ludo_text *error)
{
	char host[SETTING_BYTES];
	struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE }, *found;
	snprintf(host, sizeof(host), "%s", sv->config.listen);
	char *colon = strrchr(host, ':');
	if (!colon) {
		ludo_putf(error, "--listen wants ADDR:PORT, not '%s'", host);
		return -1;
	}
	*colon = 0;
	char *name = *host == '[' ? host + 1 : host;
	name[strcspn(name, "]")] = 0;
	int rc = getaddrinfo(*name ? name : 0, colon + 1, &hints, &found);
	if (rc) {
		ludo_putf(error, "cannot listen at %s: %s", sv->config.listen, gai_strerror(rc));
		return -1;
	}
	int fd = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), on = 1;
	setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
	rc = fd < 0 || bind(fd, found->ai_addr, found->ai_addrlen) || listen(fd, 4096);
	freeaddrinfo(found);
	if (!rc)
		return fd;
	ludo_putf(error, "cannot listen at %s: %s", sv->config.listen, strerror(errno));
	if (fd >= 0)
		close(fd);
	return -1;
}

static void find_port(struct serve *sv, int fd)
{
	struct sockaddr_in6 address;
	socklen_t n = sizeof(address);
	if (!getsockname(fd, (struct sockaddr *)&address, &n))
		sv->port = ntohs(address.sin6_port); /* at the same place in both families */
}

static void nothing(struct watch *watch, uint32_t events)
{
	(void)watch; /* http_turn runs in every turn of the loop */
	(void)events;
}

/* A zero byte would end a path early: leave it as it was written, and nothing is found. */
static size_t unescape(void *data, struct MHD_Connection *link, char *text)
{
	(void)data;
	(void)link;
	return strstr(text, "%00") ? strlen(text) : MHD_http_unescape(text);
}

int http_start(struct serve *sv, struct ludo_text *error)
{
	int fd = listen_at(sv, error);
	if (fd < 0)
		return 0;
	find_port(sv, fd);
	sv->daemon = MHD_start_daemon(
		MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE, 0, 0, 0, on_request,
		sv, MHD_OPTION_LISTEN_SOCKET, fd, MHD_OPTION_CONNECTION_TIMEOUT,
		(unsigned)(sv->config.request_ms / 2 + 999) / 1000,
		MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)HEADER_BYTES,
		MHD_OPTION_CONNECTION_LIMIT, (unsigned)sv->config.connections + 64,
		MHD_OPTION_PER_IP_CONNECTION_LIMIT,
		sv->config.proxy ? 0u : (unsigned)sv->config.per_address,
		MHD_OPTION_UNESCAPE_CALLBACK, unescape, (void *)0,
		MHD_OPTION_STRICT_FOR_CLIENT, 1,
		MHD_OPTION_NOTIFY_COMPLETED, on_completed, (void *)0,
		MHD_OPTION_NOTIFY_CONNECTION, on_connection, sv, MHD_OPTION_END);
	const union MHD_DaemonInfo *info =
		sv->daemon ? MHD_get_daemon_info(sv->daemon, MHD_DAEMON_INFO_EPOLL_FD) : 0;
	if (!info) {
		ludo_put(error, "the HTTP library did not start");
		close(fd);
		return 0;
	}
	sv->http = (struct watch){ info->epoll_fd, nothing };
	return loop_watch(sv->loop, &sv->http, EPOLLIN);
}

int http_patience(struct serve *sv, int ms)
{
	MHD_UNSIGNED_LONG_LONG wait;
	if (sv->has_resumed)
		return 0;
	if (MHD_get_timeout(sv->daemon, &wait) == MHD_YES && wait < (unsigned)ms)
		return (int)wait;
	return ms;
}

void http_turn(struct serve *sv)
{
	sv->has_resumed = 0;
	MHD_run(sv->daemon);
}

void http_stop(struct serve *sv)
{
	if (sv->daemon)
		MHD_stop_daemon(sv->daemon);
	pages_free(sv);
	catalogues_free(sv);
}
