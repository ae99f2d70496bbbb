/* kept.c: rows of analyses in the storage of the browser, which takes its time. */
#include "play/kept.h"

#include <stdio.h>

#include "engine.h"
#include "outside.h"

enum { KEY_BYTES = 17 };

static struct recall *waiting;
static int serial;

static const char *write_key(uint64_t key, char to[KEY_BYTES])
{
	snprintf(to, KEY_BYTES, "%016llx", (unsigned long long)key);
	return to;
}

void kept_recall(struct serve *sv, struct recall *recall)
{
	char key[KEY_BYTES];
	(void)sv;
	recall->number = ++serial;
	recall->next = waiting;
	waiting = recall;
	outside_recall(recall->number, write_key(recall->key, key));
}

void kept_recalled(int number, const char *text, size_t n)
{
	for (struct recall **at = &waiting; *at; at = &(*at)->next)
		if ((*at)->number == number) {
			struct recall *recall = *at;
			*at = recall->next;
			recall->done(recall, text, n);
			return;
		}
}

void kept_append(struct serve *sv, uint64_t key, const char *text, size_t n)
{
	char name[KEY_BYTES];
	(void)sv;
	outside_append(write_key(key, name), text, n);
}
