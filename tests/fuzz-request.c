/* fuzz-request.c: what a stranger sends meets the server's reader.  What it accepts keeps its
 * bounds; what it refuses has a reason. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/json.h"
#include "play/request.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void demand(int holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "not so: %s\n", what);
	abort();
}

static void check_request(const struct request *request)
{
	demand(request->what < N_ASKABLE, "it is something to do");
	demand(strlen(request->id) < MID_BYTES, "its id is short");
	if (request->text) {
		demand(utf8_is_plain(request->text, strlen(request->text), 1), "its text is plain");
		demand(utf8_length(request->text) <= 4000, "and has an end");
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct request *request = 0;
	enum saying what = SAY_NOTHING;
	char id[MID_BYTES], *text = malloc(n + 1);
	struct setup setup;
	memcpy(text, bytes, n);
	text[n] = 0;
	if (memchr(text, 0, n) == 0)
		setup_read(&setup, text);
	enum fault fault = request_read(text, n, &request, &what, id);
	if (fault) {
		demand(what != SAY_NOTHING && *say(what, 0), "a refusal has a reason");
	} else {
		check_request(request);
		request_free(request);
	}
	free(text);
	return 0;
}
