/* mail.c: the statements about e-mail; see mail.h. */
#include "mail.h"

#include <ctype.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

enum db_result store_mail_key(struct db *db, unsigned char key[KEY_BYTES])
{
	struct db_rows rows;
	char hex[2 * KEY_BYTES + 1];
	size_t n;
	randombytes_buf(key, KEY_BYTES);
	sodium_bin2hex(hex, sizeof(hex), key, KEY_BYTES);
	enum db_result result = db_run(
		db, 0, "INSERT INTO secret (name, hex) VALUES ('mail', $1) ON CONFLICT DO NOTHING",
		"t", hex);
	if (result == DB_OK)
		result = db_run(db, &rows, "SELECT hex FROM secret WHERE name = 'mail'", "");
	if (result != DB_OK)
		return result;
	const char *kept = db_cell(&rows, 0, 0);
	int ok = !sodium_hex2bin(key, KEY_BYTES, kept, strlen(kept), 0, &n, 0) && n == KEY_BYTES;
	db_free(&rows);
	return ok ? DB_OK : DB_BROKEN;
}

void address_key(const char *address, char key[ADDRESS_BYTES])
{
	size_t n = 0;
	const char *at = strrchr(address, '@'), *plus = strchr(address, '+');
	for (const char *c = address; *c && n < ADDRESS_BYTES - 1; c++)
		if (!plus || !at || plus > at || c < plus || c >= at)
			key[n++] = (char)tolower((unsigned char)*c);
	key[n] = 0;
}

enum db_result store_mail_count(struct db *db, const char *name, int64_t now, int64_t most,
				int *may)
{
	struct db_rows rows;
	enum db_result result = db_run(
		db, &rows,
		"INSERT INTO mailed (name, day, n) VALUES ($1, $2, 1)"
		" ON CONFLICT (name, day) DO UPDATE SET n = mailed.n + 1 WHERE mailed.n < $3"
		" RETURNING n",
		"tii", name, now / DAY_MS, most);
	if (result != DB_OK)
		return result;
	*may = rows.n > 0;
	db_free(&rows);
	return DB_OK;
}

static enum db_result is_unwanted(struct db *db, const char *key, int *unwanted)
{
	struct db_rows rows;
	enum db_result result =
		db_run(db, &rows, "SELECT 1 FROM unwanted WHERE address = $1", "t", key);
	if (result != DB_OK)
		return result;
	*unwanted = rows.n > 0;
	db_free(&rows);
	return DB_OK;
}

/* May this person have a letter sent there that asks? */
static enum db_result may_ask(struct db *db, const char *person, const char *address, int64_t now,
			      int *may)
{
	char key[ADDRESS_BYTES], name[ADDRESS_BYTES + 8];
	int unwanted = 1;
	address_key(address, key);
	enum db_result result = is_unwanted(db, key, &unwanted);
	*may = !unwanted;
	snprintf(name, sizeof(name), "by %s", person);
	if (result == DB_OK && *may)
		result = store_mail_count(db, name, now, CONFIRMS_A_DAY, may);
	snprintf(name, sizeof(name), "ask %s", key);
	if (result == DB_OK && *may)
		result = store_mail_count(db, name, now, CONFIRMS_A_DAY, may);
	return result;
}

enum db_result store_mail_ask(struct db *db, const char *person, const char *address, int64_t now,
			      int *may)
{
	enum db_result result = may_ask(db, person, address, now, may);
	if (result != DB_OK || !*may)
		return result;
	result = db_run(db, 0, "UPDATE person SET email_wanted = $2 WHERE id = $1", "tt", person,
			address);
	return result != DB_OK
		       ? result
		       : db_run(db, 0,
				"INSERT INTO mail (person, tries, next) VALUES ($1, 0, $2)"
				" ON CONFLICT (person) DO UPDATE SET tries = 0, next = excluded.next",
				"ti", person, now);
}

enum db_result store_mail_confirm(struct db *db, const char *person, const char *address,
				  int *won)
{
	struct db_rows rows;
	enum db_result result =
		db_run(db, &rows,
		       "UPDATE person SET email = email_wanted, email_wanted = ''"
		       " WHERE id = $1 AND email_wanted = $2",
		       "tt", person, address);
	if (result != DB_OK)
		return result;
	*won = rows.changed > 0;
	db_free(&rows);
	return DB_OK;
}

enum db_result store_mail_stop(struct db *db, const char *person, const char *address, int never)
{
	char key[ADDRESS_BYTES];
	address_key(address, key);
	enum db_result result =
		db_run(db, 0,
		       "UPDATE person SET email = CASE WHEN email = $2 THEN '' ELSE email END,"
		       " email_wanted = CASE WHEN email_wanted = $2 THEN '' ELSE email_wanted END"
		       " WHERE id = $1",
		       "tt", person, address);
	if (result != DB_OK || !never)
		return result;
	return db_run(db, 0, "INSERT INTO unwanted (address) VALUES ($1) ON CONFLICT DO NOTHING",
		      "t", key);
}

enum db_result store_mail_claim(struct db *db, int64_t now, int64_t until, int limit,
				struct db_rows *rows)
{
	static const char alone[] =
		"UPDATE mail SET next = $2, tries = tries + 1 WHERE person IN"
		" (SELECT person FROM mail WHERE next <= $1 ORDER BY next LIMIT $3)"
		" RETURNING person, tries";
	static const char shared[] =
		"UPDATE mail SET next = $2, tries = tries + 1 WHERE person IN"
		" (SELECT person FROM mail WHERE next <= $1 ORDER BY next LIMIT $3"
		" FOR UPDATE SKIP LOCKED) RETURNING person, tries";
	return db_run(db, rows, db->kind->many_nodes ? shared : alone, "iii", now, until,
		      (int64_t)limit);
}

enum db_result store_mail_done(struct db *db, const char *person)
{
	return db_run(db, 0, "DELETE FROM mail WHERE person = $1", "t", person);
}

enum db_result store_mail_later(struct db *db, const char *person, int64_t next)
{
	return db_run(db, 0, "UPDATE mail SET next = $2 WHERE person = $1", "ti", person, next);
}
