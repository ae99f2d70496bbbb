/* log.h: one line an event, key=value, on standard error.  Never tokens, hands, seeds. */
#ifndef LUDO_LOG_H
#define LUDO_LOG_H

enum log_level { LOG_ERROR, LOG_WARN, LOG_INFO, LOG_DEBUG };

int log_set_level(const char *word); /* 0 if there is no such level */
/* 'rest' is more key=value pairs; texts in quotes go through log_quiet. */
void log_line(enum log_level level, const char *event, const char *rest, ...)
	__attribute__((format(printf, 3, 4)));
/* A text of others on one line, without quotes and control characters. */
const char *log_quiet(const char *text);

#endif
