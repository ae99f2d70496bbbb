/* store.h: what the server keeps, and the only statements that touch it.
 *
 * Every function runs inside a transaction that its caller began.  They answer DB_OK when
 * the database did as told; what came of it is in the arguments. */
#ifndef LUDO_STORE_H
#define LUDO_STORE_H

#include "db.h"
#include "ludo.h"
#include "status.h"

enum {
	ID_BYTES = 17,      /* 16 letters and digits */
	TOKEN_BYTES = 44,   /* 32 bytes in base64, for URLs */
	HASH_BYTES = 65,
	NAME_BYTES = 24 * 4 + 1, /* 24 characters */
	MID_BYTES = 41,     /* a client's id for a request */
	WORD_BYTES = 24,    /* kinds of bots */
	GAME_BYTES = 31,    /* a game's id has at most 30 characters */
	CLOCK_BYTES = 2 * LUDO_SEATS * 21, /* two numbers of 64 bits and blanks for every seat */
	SCORE_BYTES = LUDO_SEATS * (12 + 4), /* of 32 bits and of 8, likewise */
	PASSWORD_BYTES = 129, /* argon2id, with its salt and cost */
	ADDRESS_BYTES = 256,
	DAY_MS = 86400000,
};

/* ---- people ---- */

struct person {
	char id[ID_BYTES], name[NAME_BYTES], lang[3];
	char password[PASSWORD_BYTES]; /* "" if none */
	char email[ADDRESS_BYTES], hook[ADDRESS_BYTES];
	char wanted[ADDRESS_BYTES]; /* the e-mail address that is not confirmed yet; "" none */
	int64_t banned, muted; /* until then they may not come, not speak; milliseconds */
};

enum db_result store_person_add(struct db *db, const struct person *person, int64_t now);
/* *found = 0: nobody. */
/* Who is banned has no session.  *seen: when this one was last noted to be used. */
enum db_result store_person_by_session(struct db *db, const char *hash, int64_t now,
				       struct person *person, int *found, int64_t *seen);
enum db_result store_person_get(struct db *db, const char *id, struct person *person, int *found);
enum db_result store_person_by_name(struct db *db, const char *name, struct person *person,
				    int *found);
/* Each of these writes what it says and nothing else, so that what another request changed
 * meanwhile stays changed.  *taken: somebody owns that name. */
enum db_result store_person_name(struct db *db, const struct person *person, int *taken);
enum db_result store_person_hook(struct db *db, const char *id, const char *hook);
/* No e-mail any more, neither there nor where it was wanted. */
enum db_result store_person_no_email(struct db *db, const char *id);
/* *won = 0: 'old' ("" for none) is the password no more. */
enum db_result store_person_password(struct db *db, const char *id, const char *old,
				     const char *password, int *taken, int *won);
enum db_result store_name_owner(struct db *db, const char *name_key, char id[ID_BYTES]);
/* 'kind' is "session" or "link"; a link is good once. */
enum db_result store_session_add(struct db *db, const char *hash, const char *person,
				 const char *kind, int64_t now, int64_t expires);
enum db_result store_session_seen(struct db *db, const char *hash, int64_t now);
enum db_result store_session_drop(struct db *db, const char *hash);
enum db_result store_session_is_there(struct db *db, const char *begin_of_hash, int *is_there);
/* All sessions and links of a person but one, which are returned: hash. */
enum db_result store_session_drop_others(struct db *db, const char *person, const char *but,
					 struct db_rows *dropped);
enum db_result store_link_take(struct db *db, const char *hash, int64_t now,
			       struct person *person, int *found);

/* What makes two names the same to the eye: small letters, and those of other alphabets that look
 * like ours (people/name.c). */
void name_key(const char *name, char key[NAME_BYTES]);

/* ---- tables ---- */

struct game_row {
	char id[ID_BYTES], game[GAME_BYTES];
	enum status status;
	enum ending ended;
	int64_t ver, is_public, created, started, finished;
	int64_t rev, ply, waiting, since, deadline;
	int64_t held; /* the seat that has yet to confirm its turn, plus one; 0: none */
	char clock[CLOCK_BYTES], score[SCORE_BYTES];
	char seed[65]; /* hex; "" before the start */
	char *body;    /* JSON of a setup; owned by who asked */
	char persons[LUDO_SEATS][ID_BYTES], maker[ID_BYTES];
};

/* Turns that bots owe after a change, and seats to be told that it is their turn. */
struct follow_up {
	unsigned due, tell;
	const char *node;
	int64_t now, claimed_until; /* 0: anybody may take them at once */
};

struct entry {
	int64_t rev, at;
	int seat;
	const char *mid; /* null: none */
	const char *data;
	const char *bookmark; /* null: none */
	int64_t mark;         /* the rev that it belongs to */
};

enum append { APPENDED, APPEND_RACED, APPEND_REPEATED };

void game_row_free(struct game_row *row);
enum db_result store_game_add(struct db *db, const struct game_row *row);
enum db_result store_game_get(struct db *db, const char *id, struct game_row *row, int *found);
/* Replace row->ver by row->ver + 1; *won = 0 if somebody else already did.  A first entry
 * may come with it. */
enum db_result store_game_change(struct db *db, const struct game_row *row,
				 const struct entry *entry, const struct follow_up *follow,
				 int *won);
/* Add entry->rev; rev, ply, waiting, held, since, deadline, clock, score, status, ended and
 * finished of 'row' go with it.  *rev is the rev a repeated request had. */
enum db_result store_append(struct db *db, const struct game_row *row, const struct entry *entry,
			    const struct follow_up *follow, enum append *outcome, int64_t *rev);
/* The entries after 'rev'. */
enum { ENTRY_REV, ENTRY_AT, ENTRY_SEAT, ENTRY_MID, ENTRY_DATA };
enum db_result store_entries(struct db *db, const char *game, int64_t rev, struct db_rows *rows);
/* The last bookmark that is not behind 'rev'; as a row, if there is one. */
enum { BOOKMARK_REV, BOOKMARK_DATA };
enum db_result store_bookmark(struct db *db, const char *game, int64_t rev, struct db_rows *rows);
enum db_result store_game_drop(struct db *db, const char *id, int64_t ver, const char *node,
			      int *won);

enum list { LIST_OPEN, LIST_PLAYING, LIST_MINE, LIST_FINISHED, LIST_MY_FINISHED };
struct game_list {
	int n;
	struct game_row *row;
};
const char *store_list_sql(enum list list, int with_game); /* for tests of its plan */
enum db_result store_list(struct db *db, enum list list, const char *person, const char *game,
			  int64_t before, int limit, struct game_list *out);
/* Open and running tables that a person has made or sits at. */
enum db_result store_count_open(struct db *db, const char *person, int64_t *n);
/* Games that a person has brought here as records. */
enum db_result store_count_uploaded(struct db *db, const char *person, int64_t *n);
void game_list_free(struct game_list *list);

/* ---- chat and notes ---- */

struct chat_line {
	int64_t n, at;
	int seat;
	const char *channel, *name, *person, *mid, *line;
	int is_muted; /* it was not taken: the operator does not let them speak */
};
/* Sets line->n; the same person and mid again find the old n.  0: there is no such table, or
 * the person is muted. */
enum db_result store_chat_add(struct db *db, const char *game, struct chat_line *line);
/* The lines after 'n', the last 'limit' of them. */
enum { CHAT_N, CHAT_AT, CHAT_CHANNEL, CHAT_SEAT, CHAT_NAME, CHAT_LINE };
enum db_result store_chat(struct db *db, const char *game, int64_t after, int limit,
			  struct db_rows *rows);
enum db_result store_note_set(struct db *db, const char *game, const char *person,
			      const char *line);
enum { NOTE_PERSON, NOTE_LINE };
enum db_result store_notes(struct db *db, const char *game, struct db_rows *rows);

/* ---- work that somebody must do ---- */

/* Claim turns of bots that nobody works on. */
enum { DUE_GAME, DUE_SEAT };
enum db_result store_due_claim(struct db *db, const char *node, int64_t now, int64_t until,
			       int limit, struct db_rows *rows);
enum db_result store_due_renew(struct db *db, const char *node, const char *game, int64_t until);
enum db_result store_due_release(struct db *db, const char *node); /* null: all */
/* Tables where somebody's time has run out since 'after'. */
enum { OVERDUE_GAME, OVERDUE_DEADLINE };
enum db_result store_overdue(struct db *db, int64_t after, int64_t now, int limit,
			     struct db_rows *rows);
/* Claim letters to send. */
enum { NOTICE_GAME, NOTICE_SEAT, NOTICE_WAY, NOTICE_REV, NOTICE_TRIES, NOTICE_PERSON };
enum db_result store_notice_claim(struct db *db, const char *way, int64_t now, int64_t until,
				  int limit, struct db_rows *rows);
enum db_result store_notice_done(struct db *db, const char *game, int64_t seat, const char *way,
				 int64_t rev);
enum db_result store_notice_later(struct db *db, const char *game, int64_t seat,
				  const char *way, int64_t rev, int64_t next);

/* ---- words between nodes ---- */

/* Nodes on one store tell each other "NODE KIND ID NUMBER". */
enum { WORDS_BYTES = 96 };
enum word_kind {
	WORD_GAME = 'g',     /* a game's rev */
	WORD_TABLE = 't',    /* a table's version */
	WORD_CHAT = 'c',     /* the number of a line */
	WORD_NOTE = 'n',     /* somebody's note changed */
	WORD_PRESENCE = 'p', /* seat * 10 + presence, with this node */
	WORD_WHO = 'w',      /* who is with you at this table? */
	WORD_LOGOUT = 'o',   /* the first letters of a session's hash */
	WORD_BEAT = 'b',     /* I am alive */
	WORD_QUIT = 'q',     /* I stop */
	WORD_ORDER = 'a',    /* the audit log has a new line */
};

/* Tell the other nodes; silent where there can be none. */
enum db_result store_say(struct db *db, const char *node, enum word_kind kind, const char *id,
			 int64_t number);
/* What one has told, read again; 0 if it is not that. */
int store_heard(const char *words, char node[ID_BYTES], enum word_kind *kind, char id[ID_BYTES],
		int64_t *number);

#endif
