/* letter.h: the words of letters, the links in them, and how they are sent. */
#ifndef LUDO_LETTER_H
#define LUDO_LETTER_H

#include <stdatomic.h>

#include "serve.h"
#include "store/mail.h"

/* A letter asks whether an address is the reader's, or says that it is their turn.  Its links
 * are signed: whoever holds one has had the letter. */
enum letter_kind { LETTER_ASKS, LETTER_TURN, LETTER_NEVER };
enum { SIGNED_BYTES = 33 };

struct letter {
	enum letter_kind kind;
	char game[ID_BYTES];
	int64_t seat, rev, tries;
	struct person to;
	struct game_row row;
	int found;
};

void letter_sign(const unsigned char key[KEY_BYTES], enum letter_kind kind, const char *person,
		 const char *address, char out[SIGNED_BYTES]);
/* The address people see, without a slash at the end. */
void letter_origin(const struct config *config, struct ludo_text *text);
/* By SMTP or the operator's command; 0 if it was not taken before all is stopped. */
int letter_send(const struct serve *sv, const struct letter *letter, const atomic_int *stop);

#endif
