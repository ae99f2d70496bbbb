/* file.c: locking a file, and telling whether its log is its own; see file.h.
 *
 * Beside the store stands a note of which file it was: device, inode (which the next file may
 * get) and time of birth.  A copy that was put in its place is another file, or was written long
 * after the last entry of the log. */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_BYTES = 600, NOTE_BYTES = 100, LATER_S = 60 };

static int complain(struct ludo_text *error, const char *path, const char *what)
{
	ludo_putf(error, "%s: %s", path, what);
	return 0;
}

/* The same file may have several names: the lock is on the file. */
static int lock(int fd, const char *path, struct ludo_text *error)
{
	if (!flock(fd, LOCK_EX | LOCK_NB))
		return 1;
	if (errno != EWOULDBLOCK)
		return complain(error, path, strerror(errno));
	ludo_put(error, "another server uses this store; for several at once take postgres:");
	return 0;
}

/* Which file it is; "" if that cannot be told. */
static void describe(int fd, char text[NOTE_BYTES])
{
	struct statx file;
	*text = 0;
	if (!statx(fd, "", AT_EMPTY_PATH, STATX_INO | STATX_BTIME, &file))
		snprintf(text, NOTE_BYTES, "%u:%u %llu %lld.%u\n", file.stx_dev_major,
			 file.stx_dev_minor, (unsigned long long)file.stx_ino,
			 file.stx_mask & STATX_BTIME ? (long long)file.stx_btime.tv_sec : 0,
			 file.stx_mask & STATX_BTIME ? file.stx_btime.tv_nsec : 0);
}

static int is_noted(int note, int fd)
{
	char was[NOTE_BYTES] = "", is[NOTE_BYTES];
	describe(fd, is);
	return pread(note, was, sizeof(was) - 1, 0) <= 0 || !strcmp(was, is);
}

static int write_note(int note, int fd)
{
	char text[NOTE_BYTES];
	describe(fd, text);
	ssize_t n = (ssize_t)strlen(text);
	return ftruncate(note, 0) == 0 && pwrite(note, text, (size_t)n, 0) == n;
}

static int has_own_log(const char *path, int note, int fd, struct ludo_text *error)
{
	char log[PATH_BYTES + 8];
	struct stat wal, file;
	snprintf(log, sizeof(log), "%s-wal", path);
	if (stat(log, &wal) || !wal.st_size)
		return 1;
	if (is_noted(note, fd) && !fstat(fd, &file) && file.st_ctime <= wal.st_ctime + LATER_S)
		return 1;
	ludo_putf(error,
		  "%s was put there after %s had been written: they do not belong together. "
		  "If it is a copy that you restored, remove %s and %s-shm and start again; if "
		  "it is not, remove %s.lock and touch %s",
		  path, log, log, path, path, log);
	return 0;
}

static int take(int fd, int note, const char *path, struct ludo_text *error)
{
	return lock(fd, path, error) && has_own_log(path, note, fd, error) &&
	       (write_note(note, fd) || complain(error, path, "its note cannot be written"));
}

int store_file_take(const char *path, struct ludo_text *error)
{
	char name[PATH_BYTES + 8];
	if (strlen(path) >= PATH_BYTES) {
		complain(error, path, "too long");
		return -1;
	}
	snprintf(name, sizeof(name), "%s.lock", path);
	int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	int note = fd < 0 ? -1 : open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	if (note < 0)
		complain(error, fd < 0 ? path : name, strerror(errno));
	int is_ours = note >= 0 && take(fd, note, path, error);
	if (note >= 0)
		close(note);
	if (is_ours)
		return fd;
	if (fd >= 0)
		close(fd);
	return -1;
}
