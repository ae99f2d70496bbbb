/* fuzz-script.c: the language of examples, which is also the engine's protocol, meets any
 * lines.  A line that is not carried out needs a reason and changes nothing. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "script.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void demand(int holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "not so: %s\n", what);
	abort();
}

static void say(struct ludo_script *script, const char *line)
{
	struct ludo_text reply = { 0 };
	const struct ludo_table *table = script->table;
	uint64_t hash = table ? ludo_table_hash(table) : 0;
	int ply = table ? ludo_table_ply(table) : 0;
	if (!ludo_script_line(script, line, &reply)) {
		demand(reply.n > 0, "a refusal has a reason");
		demand(script->table == table, "a refusal keeps the table");
		demand(!table || (ludo_table_hash(table) == hash && ludo_table_ply(table) == ply),
		       "a refusal changes nothing");
	}
	ludo_text_free(&reply);
}

/* As the engine hears it: one line after the other, whatever became of the last. */
static void as_engine(char *text)
{
	struct ludo_script script = ludo_script_begin(0);
	for (char *line = text, *next; line && !script.is_done; line = next) {
		next = strchr(line, '\n');
		if (next)
			*next++ = 0;
		say(&script, line);
	}
	ludo_script_end(&script);
}

static void as_examples(const uint8_t *bytes, size_t n)
{
	struct ludo_text report = { 0 };
	struct ludo_example_run run = { .name = "fuzz", .report = &report };
	ludo_examples(&run, (const char *)bytes, n);
	demand(run.failed == 0 || report.n > 0, "a failure is reported");
	ludo_text_free(&report);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	char *text = malloc(n + 1);
	if (!text)
		return 0;
	memcpy(text, bytes, n);
	text[n] = 0;
	as_engine(text);
	as_examples(bytes, n);
	free(text);
	return 0;
}
