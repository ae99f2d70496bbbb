/* fuzz-record.c: the reader of records meets any bytes.  What it accepts must come out as
 * it went in, and every seat must be able to look at it; what it refuses needs a reason. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ludo_table.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void demand(int holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "not so: %s\n", what);
	abort();
}

static void look(const struct ludo_table *table)
{
	for (int seat = LUDO_NOBODY; seat < ludo_table_n_seats(table); seat++) {
		struct ludo_text text = { 0 };
		ludo_table_view(table, seat, LUDO_EN, &text);
		ludo_table_screen(table, seat, LUDO_IT, &text);
		for (int ply = 0; ply < ludo_table_ply(table); ply += 7)
			ludo_table_log(table, ply, seat, LUDO_EN, &text);
		ludo_text_free(&text);
	}
}

static void come_back(const struct ludo_table *table)
{
	struct ludo_text once = { 0 }, twice = { 0 }, error = { 0 };
	ludo_table_save(table, &once);
	struct ludo_table *again = ludo_table_load(once.at, once.n, &error);
	demand(again != 0, "what was saved can be loaded");
	demand(ludo_table_hash(again) == ludo_table_hash(table), "the position comes back");
	ludo_table_save(again, &twice);
	demand(once.n == twice.n && memcmp(once.at, twice.at, once.n) == 0,
	       "the record comes back byte for byte");
	ludo_table_close(again);
	ludo_text_free(&once);
	ludo_text_free(&twice);
	ludo_text_free(&error);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct ludo_text error = { 0 };
	struct ludo_table *table = ludo_table_load((const char *)bytes, n, &error);
	if (table) {
		look(table);
		come_back(table);
		ludo_table_verify(table, &error);
		ludo_table_close(table);
	} else {
		demand(error.n > 0, "a refusal has a reason");
	}
	ludo_text_free(&error);
	return 0;
}
