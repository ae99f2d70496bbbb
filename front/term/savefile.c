/* savefile.c: records on disk.  A file is replaced as a whole or not at all. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session.h"

enum { MOST_FILE = 16 << 20 }; /* bytes; a long game has some thousands */

/* A name that was typed at our prompt, where no shell has seen to the "~". */
static void put_path(struct ludo_text *full, const char *path)
{
	const char *home = getenv("HOME");
	if (!strncmp(path, "~/", 2) && home) {
		ludo_put(full, home);
		path++;
	}
	ludo_put(full, path);
}

/* ---- writing ---- */

static int write_all(int file, const struct ludo_text *text)
{
	const char *at = ludo_text_string(text);
	for (size_t left = text->n; left;) {
		ssize_t n = write(file, at, left);
		if (n < 0 && errno != EINTR)
			return 0;
		if (n > 0) {
			at += n;
			left -= (size_t)n;
		}
	}
	return 1;
}

/* The name must last as well as the bytes. */
static void sync_folder(const char *path)
{
	struct ludo_text folder = { 0 };
	const char *slash = strrchr(path, '/');
	ludo_put_n(&folder, path, slash ? (size_t)(slash - path) + 1 : 0);
	int file = open(slash ? ludo_text_string(&folder) : ".", O_RDONLY | O_DIRECTORY);
	if (file >= 0) {
		fsync(file);
		close(file);
	}
	ludo_text_free(&folder);
}

/* Write beside the file under another name, then rename; 0 leaves the reason in errno. */
static int replace_file(const char *path, const struct ludo_text *text)
{
	struct ludo_text other = { 0 };
	ludo_putf(&other, "%s.XXXXXX", path);
	int file = other.failed ? -1 : mkstemp(other.at);
	mode_t mask = umask(0); /* the rights that any new file gets */
	umask(mask);
	int ok = file >= 0 && !fchmod(file, 0666 & ~mask) && write_all(file, text) &&
		 !fsync(file);
	int why = errno;
	if (file >= 0 && close(file) && ok) {
		why = errno;
		ok = 0;
	}
	if (ok && rename(other.at, path)) {
		why = errno;
		ok = 0;
	}
	if (!ok && file >= 0)
		unlink(other.at);
	if (ok)
		sync_folder(path);
	ludo_text_free(&other);
	errno = why;
	return ok;
}

static int not_saved(struct session *s, const char *path, const char *why)
{
	console_say(s->c, W_NOT_SAVED, path, why);
	return 0;
}

/* May an existing file go?  Only a person at a keyboard can be asked, and need not be
 * about a file that this game was saved in already. */
static int may_replace(struct session *s, const char *path)
{
	struct console *c = s->c;
	if (!c->has_keyboard || (s->saved && !strcmp(s->saved, path)))
		return 1;
	console_put(c, W_REPLACE, path, 0);
	if (!console_read(c))
		return 0;
	const char *line = ludo_text_string(&c->line);
	size_t n = strlen(line); /* "y", "s" and "si" will do */
	return n && (!strncmp(line, word_in(LUDO_EN, W_YES), n) ||
		     !strncmp(line, word_in(LUDO_IT, W_YES), n) || !strcmp(line, "si"));
}

void remember_file(struct session *s, const char *path)
{
	free(s->saved);
	s->saved = realpath(path, 0);
}

static int save_to(struct session *s, const char *path)
{
	struct stat is;
	struct ludo_text text = { 0 };
	if (!stat(path, &is)) {
		if (!S_ISREG(is.st_mode)) /* renaming over a device would remove it */
			return not_saved(s, path, word_in(s->c->lang, W_NOT_A_FILE));
		if (!may_replace(s, path)) {
			console_say(s->c, W_KEPT, 0, 0);
			return 0;
		}
	}
	ludo_table_save(s->table, &text);
	errno = ENOMEM;
	int ok = !text.failed && replace_file(path, &text);
	ludo_text_free(&text);
	if (!ok)
		return not_saved(s, path, strerror(errno));
	console_say(s->c, W_SAVED, path, 0);
	if (!is_over(s))
		console_say(s->c, W_SECRETS, 0, 0);
	remember_file(s, path);
	s->safe_ply = ludo_table_ply(s->table);
	return 1;
}

int save_record(struct session *s, const char *path)
{
	struct ludo_text full = { 0 };
	put_path(&full, path);
	/* keep a link where there is one, and replace the file that it names */
	char *real = realpath(ludo_text_string(&full), 0);
	int ok = save_to(s, real ? real : ludo_text_string(&full));
	free(real);
	ludo_text_free(&full);
	return ok;
}

/* ---- reading ---- */

static int read_all(const char *path, struct ludo_text *text)
{
	char bytes[65536];
	size_t n;
	FILE *file = fopen(path, "rb");
	if (!file)
		return 0;
	while (text->n <= MOST_FILE && (n = fread(bytes, 1, sizeof(bytes), file)) > 0)
		ludo_put_n(text, bytes, n);
	int why = ferror(file) ? errno : 0;
	fclose(file);
	errno = text->failed ? ENOMEM : text->n > MOST_FILE ? EFBIG : why;
	return !errno;
}

/* A record, or a position: the lines of an example that lead there. */
static struct ludo_table *table_of(const struct ludo_text *text, int *is_record,
				   struct ludo_text *error)
{
	static const char position[] = "game ";
	struct ludo_seed seed;
	const char *at = ludo_text_string(text);
	*is_record = strncmp(at, position, strlen(position)) || memchr(at, 0, text->n);
	if (*is_record)
		return ludo_table_load(at, text->n, error);
	if (ludo_seed_random(&seed))
		return ludo_table_set(0, at, seed, error);
	ludo_put(error, strerror(errno));
	return 0;
}

struct ludo_table *load_game(int lang, const char *path, int *is_record, struct ludo_text *error)
{
	struct ludo_text text = { 0 }, what = { 0 }, name = { 0 }, full = { 0 };
	struct ludo_table *table = 0;
	put_quoted(&name, path);
	put_path(&full, path);
	if (!read_all(ludo_text_string(&full), &text))
		ludo_put(&what, errno == EFBIG ? word_in(lang, W_TOO_LARGE) :
						 strerror(errno));
	else
		table = table_of(&text, is_record, &what);
	if (!table)
		put_words(error, lang, W_CANNOT_READ, ludo_text_string(&name),
			  ludo_text_string(&what));
	ludo_text_free(&text);
	ludo_text_free(&what);
	ludo_text_free(&name);
	ludo_text_free(&full);
	return table;
}
