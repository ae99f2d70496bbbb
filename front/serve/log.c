/* log.c: structured lines; see log.h. */
#include "log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const char *const levels[] = { "error", "warn", "info", "debug" };
static int most = LOG_INFO;

int log_set_level(const char *word)
{
	for (int i = LOG_ERROR; i <= LOG_DEBUG; i++)
		if (!strcmp(levels[i], word)) {
			most = i;
			return 1;
		}
	return 0;
}

void log_line(enum log_level level, const char *event, const char *rest, ...)
{
	char line[1024], stamp[32];
	struct timespec now;
	struct tm utc;
	va_list args;
	if ((int)level > most)
		return;
	clock_gettime(CLOCK_REALTIME, &now);
	gmtime_r(&now.tv_sec, &utc);
	strftime(stamp, sizeof(stamp), "%Y-%m-%dT%H:%M:%S", &utc);
	va_start(args, rest);
	vsnprintf(line, sizeof(line), rest, args);
	va_end(args);
	fprintf(stderr, "time=%s.%03ldZ level=%s event=%s%s%s\n", stamp, now.tv_nsec / 1000000,
		levels[level], event, *line ? " " : "", line);
}

const char *log_quiet(const char *text)
{
	static _Thread_local char quiet[400];
	size_t n = 0;
	for (; *text && n < sizeof(quiet) - 1; text++)
		quiet[n++] = (char)((unsigned char)*text < 0x20 || *text == '"' ? ' ' : *text);
	quiet[n] = 0;
	return quiet;
}
