/* pages.c: the files of the web client: types, caching by content, packing. */
#include "pages.h"

#include <microhttpd.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "http.h"

#define FOLDER "web/dist"

static const struct {
	const char *ending, *type;
	int packs;
} types[] = {
	{ ".html", "text/html; charset=utf-8", 1 },
	{ ".js", "text/javascript; charset=utf-8", 1 },
	{ ".mjs", "text/javascript; charset=utf-8", 1 },
	{ ".css", "text/css; charset=utf-8", 1 },
	{ ".svg", "image/svg+xml", 1 },
	{ ".json", "application/json; charset=utf-8", 1 },
	{ ".webmanifest", "application/manifest+json", 1 },
	{ ".wasm", "application/wasm", 1 },
	{ ".txt", "text/plain; charset=utf-8", 1 },
	{ ".png", "image/png", 0 },
	{ ".jpg", "image/jpeg", 0 },
	{ ".webp", "image/webp", 0 },
	{ ".ico", "image/x-icon", 0 },
	{ ".woff2", "font/woff2", 0 },
	{ ".mp3", "audio/mpeg", 0 },
	{ ".ogg", "audio/ogg", 0 },
};
enum { N_TYPES = sizeof(types) / sizeof(types[0]) };

/* Where the client has not been built yet. */
static const char stand_in[] =
	"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Ludoteca</title>"
	"<h1>Ludoteca</h1><p>The server runs. The web client was not there when it was built: "
	"build web/ and then the server again.</p>"
	"<p lang=\"it\">Il server funziona. Il client web mancava alla compilazione: compila web/ "
	"e poi di nuovo il server.</p></html>";

static unsigned char *gzip(const char *bytes, size_t n, size_t *n_out)
{
	z_stream z = { 0 };
	if (deflateInit2(&z, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
		return 0;
	size_t space = deflateBound(&z, n) + 32;
	unsigned char *out = malloc(space);
	z.next_in = (unsigned char *)(uintptr_t)bytes;
	z.avail_in = (unsigned)n;
	z.next_out = out;
	z.avail_out = (unsigned)space;
	int rc = out ? deflate(&z, Z_FINISH) : Z_MEM_ERROR;
	*n_out = space - z.avail_out;
	deflateEnd(&z);
	if (rc == Z_STREAM_END && *n_out < n)
		return out;
	free(out);
	return 0;
}

/* A file of ludo_web as it was before it was packed, kept in its page; null without memory. */
static const struct ludo_embedded *unpacked(struct page *page, const struct ludo_embedded *file)
{
	const unsigned char *in = (const unsigned char *)file->bytes, *end = in + file->n;
	if (file->n < 18 || in[0] != 0x1f || in[1] != 0x8b)
		return file;
	size_t n = end[-4] | end[-3] << 8 | end[-2] << 16 | (size_t)end[-1] << 24;
	char *out = malloc(n + 1);
	z_stream z = { .next_in = (unsigned char *)(uintptr_t)in, .avail_in = (unsigned)file->n };
	if (!out || inflateInit2(&z, 15 + 16) != Z_OK) {
		free(out);
		return 0;
	}
	z.next_out = (unsigned char *)out;
	z.avail_out = (unsigned)n;
	int rc = inflate(&z, Z_FINISH);
	inflateEnd(&z);
	if (rc != Z_STREAM_END) {
		free(out);
		return 0;
	}
	out[n] = 0;
	page->plain = (struct ludo_embedded){ file->path, out, n };
	return &page->plain;
}

static const char *type_of(const char *path, int *packs)
{
	size_t n = strlen(path);
	for (int i = 0; i < N_TYPES; i++) {
		size_t m = strlen(types[i].ending);
		if (n > m && !strcmp(path + n - m, types[i].ending)) {
			*packs = types[i].packs;
			return types[i].type;
		}
	}
	*packs = 0;
	return "application/octet-stream";
}

void page_prepare(struct page *page, const struct ludo_embedded *file)
{
	unsigned char hash[16];
	int packs;
	page->file = file;
	page->type = type_of(page->file->path, &packs);
	crypto_generichash(hash, sizeof(hash), (const unsigned char *)page->file->bytes,
			   page->file->n, 0, 0);
	strcpy(page->tag, "W/\"");
	sodium_bin2hex(page->tag + 3, 33, hash, sizeof(hash));
	strcat(page->tag, "\"");
	if (packs && page->file->n > 200)
		page->packed = gzip(page->file->bytes, page->file->n, &page->n_packed);
}

static int n_files(void)
{
	int n = 0;
	while (ludo_web[n].path)
		n++;
	return n;
}

static struct page *find(struct serve *sv, const char *url)
{
	if (!sv->pages)
		sv->pages = calloc((size_t)n_files() + 1, sizeof(*sv->pages));
	for (int i = 0; sv->pages && ludo_web[i].path; i++)
		if (!strncmp(ludo_web[i].path, FOLDER, strlen(FOLDER)) &&
		    !strcmp(ludo_web[i].path + strlen(FOLDER), url)) {
			struct page *page = &sv->pages[i];
			const struct ludo_embedded *file =
				page->file ? page->file : unpacked(page, &ludo_web[i]);
			if (file && !page->file)
				page_prepare(page, file);
			return page->file ? page : 0;
		}
	return 0;
}

int pages_have(struct serve *sv, const char *url)
{
	return find(sv, url) != 0;
}

const struct ludo_embedded *pages_first(struct serve *sv)
{
	const struct page *page = find(sv, "/index.html");
	return page ? page->file : 0;
}

void pages_free(struct serve *sv)
{
	for (int i = 0; sv->pages && ludo_web[i].path; i++) {
		free(sv->pages[i].packed);
		free((char *)(uintptr_t)sv->pages[i].plain.bytes);
	}
	free(sv->pages);
	sv->pages = 0;
}

/* Nothing but our own files, and of images what the page has drawn itself (data:, blob:); no script
 * in a page, no page in a frame. */
void page_headers(struct serve *sv, struct MHD_Response *response)
{
	MHD_add_response_header(response, "Content-Security-Policy",
				"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
				"style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
				"connect-src 'self'; worker-src 'self'; media-src 'self'; "
				"manifest-src 'self'; base-uri 'none'; form-action 'self'; "
				"frame-ancestors 'none'");
	MHD_add_response_header(response, "X-Content-Type-Options", "nosniff");
	MHD_add_response_header(response, "Referrer-Policy", "same-origin");
	MHD_add_response_header(response, "Cross-Origin-Opener-Policy", "same-origin");
	MHD_add_response_header(response, "Cross-Origin-Resource-Policy", "same-origin");
	MHD_add_response_header(response, "Permissions-Policy",
				"camera=(), geolocation=(), microphone=()");
	if (sv->is_secure)
		MHD_add_response_header(response, "Strict-Transport-Security", "max-age=31536000");
}

static int accepts_gzip(struct exchange *ex)
{
	const char *accepts =
		MHD_lookup_connection_value(ex->link, MHD_HEADER_KIND, "Accept-Encoding");
	const char *gzip_word = accepts ? strstr(accepts, "gzip") : 0;
	if (!gzip_word)
		return 0;
	const char *quality = gzip_word + strspn(gzip_word, "gzip; ");
	return strncmp(quality, "q=", 2) || strtod(quality + 2, 0) > 0;
}

/* The build puts a hash of the content into a name, "app-GKNCUVKU.js": 8 signs of base 32, or
 * of base 16.  Such a file never changes. */
static int is_immutable(const char *url)
{
	const char *dash = strrchr(url, '-'), *dot = strrchr(url, '.');
	if (!dash || !dot || dot - dash != 9)
		return 0;
	return strspn(dash + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") == 8 ||
	       strspn(dash + 1, "0123456789abcdef") == 8;
}

/* The same file packed or not has one tag: a weak one (RFC 9110, 8.8.1). */
static int is_known(struct exchange *ex, const struct page *page)
{
	const char *seen =
		MHD_lookup_connection_value(ex->link, MHD_HEADER_KIND, "If-None-Match");
	return seen && (strstr(seen, page->tag + 2) || !strcmp(seen, "*"));
}

void page_send(struct exchange *ex, const struct page *page)
{
	int known = is_known(ex, page);
	int packs = page->packed && accepts_gzip(ex);
	size_t n = known ? 0 : packs ? page->n_packed : page->file->n;
	const void *bytes = packs ? (const void *)page->packed : page->file->bytes;
	ex->file = MHD_create_response_from_buffer(n, (void *)(uintptr_t)bytes,
						   MHD_RESPMEM_PERSISTENT);
	if (!ex->file) {
		http_refuse(ex, F_INTERNAL, SAY_NOTHING);
		return;
	}
	MHD_add_response_header(ex->file, "Content-Type", page->type);
	MHD_add_response_header(ex->file, "ETag", page->tag);
	MHD_add_response_header(ex->file, "Vary", "Accept-Encoding");
	MHD_add_response_header(ex->file, "Cache-Control",
				is_immutable(ex->url) ? "public, max-age=31536000, immutable"
						      : "no-cache");
	if (packs && !known)
		MHD_add_response_header(ex->file, "Content-Encoding", "gzip");
	page_headers(ex->sv, ex->file);
	http_answer(ex, known ? 304 : 200);
}

void page_handle(struct exchange *ex)
{
	struct page *page = find(ex->sv, !strcmp(ex->url, "/") ? "/index.html" : ex->url);
	if (ex->is_post) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
	} else if (page) {
		page_send(ex, page);
	} else if (!strcmp(ex->url, "/")) {
		ludo_put(&ex->answer, stand_in);
		ex->type = "text/html; charset=utf-8";
		http_answer(ex, 200);
	} else {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
	}
}
