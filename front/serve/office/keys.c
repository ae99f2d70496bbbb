/* keys.c: finding and opening the store; see keys.h. */
#include "keys.h"

#include <errno.h>
#include <grp.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/schema.h"

static int is_key(const char *word)
{
	return !strcmp(word, "--config") || !strcmp(word, "--store") || !strcmp(word, "--data");
}

int keys_read(struct config *config, int argc, char **argv)
{
	enum { MOST_KEYS = 8 };
	char *keys[2 * MOST_KEYS + 1] = { argv[0] };
	int n_keys = 1, n = 1;
	for (int i = 1; i < argc; i++) {
		if (!is_key(argv[i]) || n_keys > 2 * MOST_KEYS - 2) {
			argv[n++] = argv[i];
			continue;
		}
		keys[n_keys++] = argv[i];
		if (i + 1 < argc)
			keys[n_keys++] = argv[++i];
	}
	return config_read(config, n_keys, keys) > 0 ? n : -1;
}

static int become_owner(const char *path)
{
	struct stat file;
	if (stat(path, &file))
		return 0;
	if (geteuid() || !file.st_uid)
		return 1;
	return !setgroups(0, 0) && !setgid(file.st_gid) && !setuid(file.st_uid);
}

struct db *keys_open(const struct config *config, const char *command)
{
	struct ludo_text error = { 0 };
	struct db *db = 0;
	int is_file = !strncmp(config->store, "sqlite:", 7);
	umask(077);
	if (is_file && !become_owner(config->store + 7))
		ludo_putf(&error, "%s: %s", config->store + 7, strerror(errno));
	else
		db = db_open(config->store, &error);
	if (db && db_is_ours(db, &error) != DB_OK) {
		db_close(db);
		db = 0;
	}
	if (!db)
		fprintf(stderr, "ludoteca %s: %s\n", command, ludo_text_string(&error));
	ludo_text_free(&error);
	return db;
}
