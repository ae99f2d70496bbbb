/* config.c: settings from the command line, the environment and a file. */
#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "ludo_serve.h"

#define PREFIX "LUDOTECA_"

enum form { TEXT, NUMBER };

static const struct setting {
	const char *name; /* --name, LUDOTECA_NAME, "name = " */
	enum form form;
	size_t at;
	const char *standard, *argument, *help;
	long low, high;
} settings[] = {
#define AT(member) offsetof(struct config, member)
	{ "listen", TEXT, AT(listen), "127.0.0.1:8080", "ADDR:PORT", "where to listen; port 0: any free one", 0, 0 },
	{ "store", TEXT, AT(store), "", "URL", "sqlite:FILE or postgres://...; sqlite: in the data folder if not said", 0, 0 },
	{ "data", TEXT, AT(data), "", "DIR", "the folder for the embedded store", 0, 0 },
	{ "origin", TEXT, AT(origin), "", "URL", "the address people see, https://play.example.org; from --listen if not said", 0, 0 },
	{ "proxy", NUMBER, AT(proxy), "0", "0|1", "1: behind a reverse proxy: the last address in X-Forwarded-For is believed", 0, 1 },
	{ "admin", NUMBER, AT(admin), "1", "0|1", "0: there is no page /admin for the operator", 0, 1 },
	{ "bots", NUMBER, AT(bots), "2", "N", "threads on which bots think", 0, 64 },
	{ "think-ms", NUMBER, AT(think_ms), "10000", "N", "the most a bot thinks about one answer", 10, 600000 },
	{ "hint-ms", NUMBER, AT(hint_ms), "4000", "N", "the most a hint is thought about", 10, 600000 },
	{ "hints", NUMBER, AT(hints), "10", "N", "hints that one seat may ask for in a minute; 0: any", 0, 1000000 },
	{ "analysis", NUMBER, AT(analysis), "1", "N", "threads, of low priority, on which games that are over are analysed; 0: they are not", 0, 64 },
	{ "lease-ms", NUMBER, AT(lease_ms), "6000", "N", "after so long another node takes over the bots of one that died", 1000, 600000 },
	{ "beat-ms", NUMBER, AT(beat_ms), "2000", "N", "a node says that often that it is alive; after three it is forgotten", 100, 600000 },
	{ "style", TEXT, AT(style), "", "WORDS", "every bot thinks like this, in the words of 'arena' (tests)", 0, 0 },
	{ "connections", NUMBER, AT(connections), "20000", "N", "most connections at once", 1, 1000000 },
	{ "per-address", NUMBER, AT(per_address), "200", "N", "most connections of one address (of one /64 in IPv6); 0: any", 0, 1000000 },
	{ "rate", NUMBER, AT(rate), "30", "N", "requests a second that one person or address may make, over all connections; 0: any", 0, 1000000 },
	{ "tables", NUMBER, AT(tables), "100", "N", "most open and running tables of one person", 1, 1000000 },
	{ "request-ms", NUMBER, AT(request_ms), "30000", "N", "a request must come in whole within so long; half of it without a byte", 500, 86400000 },
	{ "silent-ms", NUMBER, AT(silent_ms), "60000", "N", "a WebSocket that was not heard for so long is dropped; it is pinged after a third", 500, 86400000 },
	{ "stuck-ms", NUMBER, AT(stuck_ms), "20000", "N", "so is one that does not read what it was sent", 500, 86400000 },
	{ "smtp", TEXT, AT(smtp), "", "URL", "smtp://relay:25, to send e-mail when it becomes somebody's turn", 0, 0 },
	{ "sendmail", TEXT, AT(sendmail), "", "COMMAND", "or a command that takes the letter on its standard input", 0, 0 },
	{ "mail-from", TEXT, AT(mail_from), "", "ADDRESS", "the sender of those letters", 0, 0 },
	{ "mails", NUMBER, AT(mails), "40", "N", "letters a day to one address", 1, 1000000 },
	{ "hooks", NUMBER, AT(hooks), "0", "0|1", "1: people may name a web hook", 0, 1 },
	{ "hooks-private", NUMBER, AT(hooks_private), "0", "0|1", "1: also one on a private network (tests)", 0, 1 },
	{ "hook-secret", TEXT, AT(hook_secret), "", "TEXT", "what web hooks are signed with", 0, 0 },
	{ "retry-ms", NUMBER, AT(retry_ms), "30000", "N", "first wait before a letter is tried again; it doubles", 10, 86400000 },
	{ "absent-ms", NUMBER, AT(absent_ms), "600000", "N", "who is gone for so long and keeps others waiting can be replaced by a bot", 0, 86400000 },
	{ "grace-ms", NUMBER, AT(grace_ms), "60000", "N", "after a start nobody's time runs out for so long", 0, 86400000 },
	{ "keep-guests", NUMBER, AT(keep_guests), "400", "DAYS", "a guest who was not seen for so long is forgotten; 0: never", 0, 36500 },
	{ "keep-open", NUMBER, AT(keep_open), "60", "DAYS", "a table that has not begun by then is dropped; 0: never", 0, 36500 },
	{ "keep-idle", NUMBER, AT(keep_idle), "400", "DAYS", "a game in which nobody has moved for so long is closed; 0: never", 0, 36500 },
	{ "keep-finished", NUMBER, AT(keep_finished), "0", "DAYS", "a finished game is dropped after so long; 0: never", 0, 36500 },
	{ "clean-ms", NUMBER, AT(clean_ms), "3600000", "N", "what was kept for long enough is dropped that often", 100, 86400000 },
	{ "template", NUMBER, AT(template), "0", "0|1", "1: the game that new ones are copied from is offered too (tests)", 0, 1 },
	{ "log", TEXT, AT(log), "info", "LEVEL", "error, warn, info or debug", 0, 0 },
};
enum { N_SETTINGS = sizeof(settings) / sizeof(settings[0]) };

static const char *speaker = "serve"; /* the command that was given */

static int complain(const char *where, const char *name, const char *what)
{
	fprintf(stderr, "ludoteca %s: %s: %s%s%s\n", speaker, where, name, *name ? ": " : "",
		what);
	return 0;
}

static int set(struct config *config, const struct setting *s, const char *value,
	       const char *where)
{
	char *at = (char *)config + s->at, *end;
	if (s->form == TEXT) {
		if (strlen(value) >= SETTING_BYTES)
			return complain(where, s->name, "too long");
		strcpy(at, value);
		return 1;
	}
	errno = 0;
	long number = strtol(value, &end, 10);
	if (!*value || *end || errno || number < s->low || number > s->high) {
		char what[80];
		snprintf(what, sizeof(what), "a number from %ld to %ld is wanted", s->low, s->high);
		return complain(where, s->name, what);
	}
	memcpy(at, &number, sizeof(number));
	return 1;
}

static const struct setting *find(const char *name)
{
	for (int i = 0; i < N_SETTINGS; i++)
		if (!strcmp(settings[i].name, name))
			return &settings[i];
	return 0;
}

/* How many letters two names differ by, as far as it matters here. */
static int distance(const char *a, const char *b)
{
	int row[64];
	int n = (int)strlen(b), most = (int)sizeof(row) / (int)sizeof(row[0]) - 1;
	if (n > most)
		return most;
	for (int j = 0; j <= n; j++)
		row[j] = j;
	for (int i = 1; a[i - 1]; i++) {
		int before = row[0];
		row[0] = i;
		for (int j = 1; j <= n; j++) {
			int change = before + (a[i - 1] != b[j - 1]);
			before = row[j];
			int least = row[j] < row[j - 1] ? row[j] + 1 : row[j - 1] + 1;
			row[j] = change < least ? change : least;
		}
	}
	return row[n];
}

static int unknown(const char *where, const char *name)
{
	const char *nearest = "config";
	char what[100];
	for (int i = 0; i < N_SETTINGS; i++)
		if (distance(name, settings[i].name) < distance(name, nearest))
			nearest = settings[i].name;
	snprintf(what, sizeof(what), "no such setting; is '%s' meant? 'ludoteca serve --help' "
		 "lists them", nearest);
	return complain(where, name, what);
}

/* "name = value", a comment, or nothing. */
static int read_line(struct config *config, char *line, const char *where)
{
	char *name = line + strspn(line, " \t"), *end = name + strlen(name);
	while (end > name && isspace((unsigned char)end[-1]))
		*--end = 0;
	if (!*name || *name == '#')
		return 1;
	char *equals = strchr(name, '=');
	if (!equals)
		return complain(where, "", "'name = value' is wanted");
	char *value = equals + 1 + strspn(equals + 1, " \t");
	while (equals > name && isspace((unsigned char)equals[-1]))
		equals--;
	*equals = 0;
	const struct setting *s = find(name);
	return s ? set(config, s, value, where) : unknown(where, name);
}

static int read_file(struct config *config, const char *path)
{
	char line[2 * SETTING_BYTES], where[SETTING_BYTES + 32];
	FILE *file = fopen(path, "r");
	int number = 0, ok = 1;
	if (!file)
		return complain(path, "", strerror(errno));
	while (ok && fgets(line, sizeof(line), file)) {
		snprintf(where, sizeof(where), "%.*s:%d", SETTING_BYTES, path, ++number);
		ok = read_line(config, line, where);
	}
	fclose(file);
	return ok;
}

/* Whatever begins like one of ours is one, or misspelt. */
static int know_environment(void)
{
	extern char **environ;
	for (char **at = environ; *at; at++) {
		char name[64] = "";
		size_t n = strcspn(*at, "=");
		if (strncmp(*at, PREFIX, strlen(PREFIX)) || n - strlen(PREFIX) >= sizeof(name))
			continue;
		for (size_t i = strlen(PREFIX); i < n; i++)
			name[i - strlen(PREFIX)] =
				(char)((*at)[i] == '_' ? '-' : tolower((unsigned char)(*at)[i]));
		if (strcmp(name, "config") && !find(name))
			return unknown("environment", name);
	}
	return 1;
}

static int read_environment(struct config *config)
{
	if (!know_environment())
		return 0;
	for (int i = 0; i < N_SETTINGS; i++) {
		char name[40] = PREFIX;
		size_t n = strlen(name);
		for (const char *c = settings[i].name; *c; c++)
			name[n++] = (char)(*c == '-' ? '_' : toupper((unsigned char)*c));
		name[n] = 0;
		const char *value = getenv(name);
		if (value && !set(config, &settings[i], value, name))
			return 0;
	}
	return 1;
}

static int read_arguments(struct config *config, int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		const struct setting *s = strncmp(argv[i], "--", 2) ? 0 : find(argv[i] + 2);
		int is_config = !strcmp(argv[i], "--config");
		if (!s && !is_config)
			return unknown("command line", argv[i] + strspn(argv[i], "-"));
		if (++i == argc)
			return complain(argv[i - 1], "", "a value is missing");
		if (is_config)
			continue;
		if (!set(config, s, argv[i], "command line"))
			return 0;
	}
	return 1;
}

static void help(void)
{
	puts("usage: ludoteca serve [--config FILE] [--NAME VALUE ...]\n\n"
	     "Each setting may also stand in the file as 'name = value' or in the environment as\n"
	     "LUDOTECA_NAME; the command line counts most, then the environment, then the file.\n");
	for (int i = 0; i < N_SETTINGS; i++)
		printf("  --%s %s\n           %s%s%s%s\n", settings[i].name, settings[i].argument,
		       settings[i].help, *settings[i].standard ? " (" : "", settings[i].standard,
		       *settings[i].standard ? ")" : "");
}

int ludo_serve_setting(int i, struct ludo_told *told)
{
	if (i >= N_SETTINGS)
		return 0;
	*told = (struct ludo_told){ settings[i].name, settings[i].argument, settings[i].standard,
				    settings[i].help };
	return 1;
}

/* Where a user's data belongs. */
static int find_data(struct config *config)
{
	const char *xdg = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
	if (*config->data)
		return 1;
	int n = xdg && *xdg ? snprintf(config->data, SETTING_BYTES, "%s/ludoteca", xdg)
			    : snprintf(config->data, SETTING_BYTES, "%s/.local/share/ludoteca",
				       home && *home ? home : ".");
	return n < SETTING_BYTES || complain("data", "", "the path is too long");
}

static int make_folder(const char *path)
{
	char part[SETTING_BYTES];
	snprintf(part, sizeof(part), "%s", path);
	for (char *at = part + 1; *at; at++)
		if (*at == '/') {
			*at = 0;
			mkdir(part, 0700);
			*at = '/';
		}
	if (mkdir(part, 0700) && errno != EEXIST)
		return complain(path, "", strerror(errno));
	return 1;
}

static int find_store(struct config *config)
{
	if (*config->store && strcmp(config->store, "sqlite:"))
		return 1;
	if (!find_data(config) || !make_folder(config->data))
		return 0;
	int n = snprintf(config->store, SETTING_BYTES, "sqlite:%s/ludoteca.db", config->data);
	return n < SETTING_BYTES || complain("store", "", "the path is too long");
}

int config_read(struct config *config, int argc, char **argv)
{
	const char *file = getenv("LUDOTECA_CONFIG");
	*config = (struct config){ 0 };
	speaker = argv[0];
	for (int i = 0; i < N_SETTINGS; i++)
		set(config, &settings[i], settings[i].standard, "standard");
	for (int i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
			help();
			return -1;
		}
		if (!strcmp(argv[i], "--config") && i + 1 < argc)
			file = argv[i + 1];
	}
	return (!file || read_file(config, file)) && read_environment(config) &&
	       read_arguments(config, argc, argv) && find_store(config);
}
