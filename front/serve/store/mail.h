/* mail.h: e-mail addresses: asked for, confirmed, not wanted; and letters to send. */
#ifndef LUDO_MAIL_STORE_H
#define LUDO_MAIL_STORE_H

#include "store.h"

enum { KEY_BYTES = 32, CONFIRMS_A_DAY = 3 };

/* The key that links in letters are signed with; the same for all nodes, made once. */
enum db_result store_mail_key(struct db *db, unsigned char key[KEY_BYTES]);
/* Count one more letter of a day for a name; *may = 0 if there were 'most' already. */
enum db_result store_mail_count(struct db *db, const char *name, int64_t now, int64_t most,
				int *may);
/* What makes two addresses one mailbox, as far as we can tell. */
void address_key(const char *address, char key[ADDRESS_BYTES]);
/* Remember the address that a person wants, and that a letter must ask whether it is theirs.
 * *may = 0, and nothing is changed, if it does not want letters or had too many. */
enum db_result store_mail_ask(struct db *db, const char *person, const char *address, int64_t now,
			      int *may);
/* The wanted address becomes the person's; *won = 0 if it is another by now. */
enum db_result store_mail_confirm(struct db *db, const char *person, const char *address,
				  int *won);
/* No more letters to this person; 'never': nor to this address, for anybody. */
enum db_result store_mail_stop(struct db *db, const char *person, const char *address, int never);

/* Claim questions to send. */
enum { MAIL_PERSON, MAIL_TRIES };
enum db_result store_mail_claim(struct db *db, int64_t now, int64_t until, int limit,
				struct db_rows *rows);
enum db_result store_mail_done(struct db *db, const char *person);
enum db_result store_mail_later(struct db *db, const char *person, int64_t next);

#endif
