/* office.h: what the operator looks at and does, as statements.  Nothing in here reads a seed, a
 * position or a move: whoever runs the server may play on it, too. */
#ifndef LUDO_STORE_OFFICE_H
#define LUDO_STORE_OFFICE_H

#include "store.h"

/* ---- the audit log: lines are added, never changed; nodes follow it ---- */

enum { AUDIT_N, AUDIT_AT, AUDIT_WHO, AUDIT_WHAT, AUDIT_TARGET, AUDIT_MORE };
enum db_result store_audit_add(struct db *db, int64_t now, const char *who, const char *what,
			       const char *target, const char *more);
enum db_result store_audit_after(struct db *db, int64_t n, struct db_rows *rows);
enum db_result store_audit_last(struct db *db, int64_t *n);

/* ---- the operator's way in ---- */

/* 'kind' is "token", good once, or "session". */
enum db_result store_operator_add(struct db *db, const char *hash, const char *kind,
				  const char *who, int64_t expires);
enum db_result store_operator_find(struct db *db, const char *hash, int64_t now,
				   char who[NAME_BYTES], int *found);
enum db_result store_operator_take(struct db *db, const char *hash, int64_t now,
				   char who[NAME_BYTES], int *found);
enum db_result store_operator_drop(struct db *db, const char *hash);

/* ---- looking; newest first, 200 of them ---- */

/* People whose id or the beginning of whose name it is; "": all. */
enum db_result store_people(struct db *db, const char *about, int64_t now, struct db_rows *rows);
/* Tables of a status, a person or that id; the last column is the setup. */
enum { TABLE_ID, TABLE_GAME, TABLE_STATUS, TABLE_CREATED, TABLE_SINCE, TABLE_PLY, TABLE_MAKER,
       TABLE_PEOPLE };
enum db_result store_tables(struct db *db, const char *about, struct db_rows *rows);
enum db_result store_sessions(struct db *db, const char *person, struct db_rows *rows);
/* Lines of a table or of a person. */
enum db_result store_lines(struct db *db, const char *about, struct db_rows *rows);
enum db_result store_audit(struct db *db, const char *target, struct db_rows *rows);
/* By id, by a name that is somebody's own, or by a guest's; *n is how many there are. */
enum db_result store_person_find(struct db *db, const char *word, struct person *person, int *n);

/* ---- doing ---- */

enum db_result store_person_ban(struct db *db, const char *id, int64_t until);
enum db_result store_person_mute(struct db *db, const char *id, int64_t until);
/* Sessions whose hash begins so, or that are that person's. */
enum db_result store_sessions_end(struct db *db, const char *about, long *n);
enum db_result store_password_set(struct db *db, const char *id, const char *sealed);
enum db_result store_line_remove(struct db *db, const char *game, int64_t n, long *removed);
enum db_result store_address_allow(struct db *db, const char *address, long *n);
/* Tables where somebody sits or that they made. */
enum db_result store_tables_of(struct db *db, const char *person, struct db_rows *rows);
/* All that is about them alone; who they were at tables is the caller's to change. */
enum db_result store_person_delete(struct db *db, const char *id);
/* A table with all that belongs to it. */
enum db_result store_game_purge(struct db *db, const char *id);

/* ---- what has been kept for long enough ---- */

enum db_result store_sessions_expired(struct db *db, int64_t now, int is_trial, long *n);
/* Guests who were not seen since, and sit at no running table. */
enum db_result store_old_guests(struct db *db, int64_t since, struct db_rows *rows);
enum db_result store_old_open(struct db *db, int64_t since, struct db_rows *rows);
enum db_result store_old_playing(struct db *db, int64_t since, struct db_rows *rows);
enum db_result store_old_finished(struct db *db, int64_t since, struct db_rows *rows);

/* ---- a person's own, for an export ---- */

enum db_result store_own_lines(struct db *db, const char *person, struct db_rows *rows);
enum db_result store_own_notes(struct db *db, const char *person, struct db_rows *rows);
enum db_result store_own_tables(struct db *db, const char *person, struct db_rows *rows);
enum db_result store_own_moves(struct db *db, const char *game, int64_t seat,
			       struct db_rows *rows);

#endif
