/* mailbox.c: confirming an address, and wanting no more letters; see mailbox.h.
 *
 * Programs look at the links in letters before people do: to confirm takes a button. To stop
 * does not, for that hurts nobody. */
#include "mailbox.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "letter.h"
#include "net/http.h"

static enum letter_kind kind_of(const struct exchange *ex)
{
	return (enum letter_kind)ex->number;
}

static int is_signed(struct exchange *ex, const char *address)
{
	char sign[SIGNED_BYTES];
	letter_sign(ex->sv->mail_key, kind_of(ex), ex->other.id, address, sign);
	return *address && strlen(ex->word) == SIGNED_BYTES - 1 &&
	       !sodium_memcmp(ex->word, sign, SIGNED_BYTES - 1);
}

/* ex->hash holds the person, ex->word the signature; which of the addresses it is about is
 * found out. */
static enum db_result mail_run(struct db *db, struct job *job)
{
	struct exchange *ex = (struct exchange *)job;
	const char *id = ex->hash;
	ex->is_won = 0;
	enum db_result result = store_person_get(db, id, &ex->other, &ex->found);
	if (result != DB_OK || !ex->found)
		return result;
	const char *address = is_signed(ex, ex->other.wanted)  ? ex->other.wanted
			      : is_signed(ex, ex->other.email) ? ex->other.email
							       : "";
	ex->is_won = *address != 0;
	if (!ex->is_won || (kind_of(ex) == LETTER_ASKS && !ex->is_post))
		return DB_OK;
	if (kind_of(ex) == LETTER_ASKS)
		return store_mail_confirm(db, id, address, &ex->found);
	return store_mail_stop(db, id, address, kind_of(ex) == LETTER_NEVER);
}

static void mail_done(struct exchange *ex)
{
	int asks = kind_of(ex) == LETTER_ASKS && ex->is_won && !ex->is_post;
	enum saying what = asks			       ? SAY_MAIL_ASKS
			   : !ex->is_won	       ? SAY_LINK
			   : kind_of(ex) == LETTER_ASKS ? SAY_MAIL_CONFIRMED
							: SAY_MAIL_STOPPED;
	ludo_putf(&ex->answer,
		  "<!doctype html><html lang=\"%s\"><meta charset=\"utf-8\">"
		  "<meta name=\"viewport\" content=\"width=device-width\">"
		  "<title>Ludoteca</title><h1>Ludoteca</h1><p>%s</p>",
		  ex->lang ? "it" : "en", say(what, ex->lang));
	if (asks) /* to the address it was asked at */
		ludo_putf(&ex->answer, "<form method=\"post\"><button>%s</button></form>",
			  say(SAY_MAIL_YES, ex->lang));
	ludo_put(&ex->answer, "<p><a href=\"/\">Ludoteca</a></p></html>");
	ex->type = "text/html; charset=utf-8";
	http_answer(ex, ex->is_won ? 200 : 403);
}

void mailbox_handle(struct exchange *ex, const char *what)
{
	static const char *const kinds[] = { "confirm", "stop", "never" };
	int kind = 0;
	while (kind < 3 && strcmp(kinds[kind], what))
		kind++;
	if (kind == 3) {
		http_refuse(ex, F_UNKNOWN, SAY_NO_PAGE);
		return;
	}
	ex->number = kind;
	snprintf(ex->hash, sizeof(ex->hash), "%.*s", ID_BYTES - 1, http_query(ex, "who"));
	snprintf(ex->word, sizeof(ex->word), "%.*s", SIGNED_BYTES - 1, http_query(ex, "key"));
	http_step(ex, ex->sv->writer, mail_run, mail_done);
}
