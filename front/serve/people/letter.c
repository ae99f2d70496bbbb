/* letter.c: writing and sending e-mail; see letter.h. */
#include "letter.h"

#include <curl/curl.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "send.h"

void letter_sign(const unsigned char key[KEY_BYTES], enum letter_kind kind, const char *person,
		 const char *address, char out[SIGNED_BYTES])
{
	unsigned char mac[16];
	struct ludo_text text = { 0 };
	ludo_putf(&text, "%d %s %s", kind, person, address);
	crypto_generichash(mac, sizeof(mac), (const unsigned char *)ludo_text_string(&text), text.n,
			   key, KEY_BYTES);
	sodium_bin2hex(out, SIGNED_BYTES, mac, sizeof(mac));
	ludo_text_free(&text);
}

void letter_origin(const struct config *config, struct ludo_text *text)
{
	if (*config->origin)
		ludo_put(text, config->origin);
	else
		ludo_putf(text, "http://%s", config->listen);
}

/* ---- the words ---- */

static void put_link(struct ludo_text *text, const struct serve *sv, const struct letter *l,
		     enum letter_kind kind, const char *address)
{
	static const char *const words[] = { "confirm", "stop", "never" };
	char sign[SIGNED_BYTES];
	letter_sign(sv->mail_key, kind, l->to.id, address, sign);
	letter_origin(&sv->config, text);
	ludo_putf(text, "/api/mail/%s?who=%s&key=%s&lang=%s", words[kind], l->to.id, sign,
		  l->to.lang);
}

static void put_date(struct ludo_text *text)
{
	char date[64];
	time_t now = time(0);
	struct tm parts;
	gmtime_r(&now, &parts);
	strftime(date, sizeof(date), "%a, %d %b %Y %H:%M:%S +0000", &parts);
	ludo_putf(text, "Date: %s\r\n", date);
}

/* Only our own words and checked addresses: no name that somebody typed goes into the head. */
static void put_head(struct ludo_text *text, const struct serve *sv, const char *to,
		     const char *subject)
{
	char stamp[ID_BYTES];
	const char *from = sv->config.mail_from, *at = strrchr(from, '@');
	random_id(stamp);
	put_date(text);
	ludo_putf(text, "From: Ludoteca <%s>\r\nTo: <%s>\r\nSubject: %s\r\n", from, to, subject);
	ludo_putf(text, "Message-ID: <%s@%s>\r\n", stamp, at ? at + 1 : "ludoteca");
	ludo_put(text, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
		       "Content-Transfer-Encoding: 8bit\r\nAuto-Submitted: auto-generated\r\n"
		       "Precedence: bulk\r\n");
}

static void put_unsubscribe(struct ludo_text *text, const struct serve *sv,
			    const struct letter *l, enum letter_kind kind, const char *address)
{
	ludo_put(text, "List-Unsubscribe: <");
	put_link(text, sv, l, kind, address);
	ludo_put(text, ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n\r\n");
}

static void write_turn(struct ludo_text *text, const struct serve *sv, const struct letter *l,
		       int lang)
{
	const struct ludo_game *game = ludo_game_find(l->row.game);
	put_head(text, sv, l->to.email,
		 lang ? "Ludoteca: tocca a te" : "Ludoteca: it is your turn");
	put_unsubscribe(text, sv, l, LETTER_TURN, l->to.email);
	ludo_putf(text, lang ? "Tocca a te: %s.\r\n\r\n" : "It is your turn: %s.\r\n\r\n",
		  game ? game->face->name[lang] : l->row.game);
	letter_origin(&sv->config, text);
	ludo_putf(text, "/#/t/%s\r\n\r\n-- \r\n", l->game);
	ludo_put(text, lang ? "Niente più lettere:\r\n" : "No more letters:\r\n");
	put_link(text, sv, l, LETTER_TURN, l->to.email);
	ludo_put(text, "\r\n");
}

static void write_question(struct ludo_text *text, const struct serve *sv, const struct letter *l,
			   int lang)
{
	const char *to = l->to.wanted;
	put_head(text, sv, to,
		 lang ? "Ludoteca: conferma il tuo indirizzo" : "Ludoteca: confirm your address");
	put_unsubscribe(text, sv, l, LETTER_NEVER, to);
	ludo_put(text, lang ? "Qualcuno ha chiesto di ricevere qui un avviso quando è il suo turno."
			      "\r\n\r\nSei tu? Conferma:\r\n"
			    : "Somebody asked to be told here when it is their turn.\r\n\r\n"
			      "Was it you? Then confirm:\r\n");
	put_link(text, sv, l, LETTER_ASKS, to);
	ludo_put(text, lang ? "\r\n\r\nNon eri tu? Non fare nulla, o chiedi di non ricevere mai nulla:"
			      "\r\n"
			    : "\r\n\r\nIt was not you? Do nothing, or never hear of us again:\r\n");
	put_link(text, sv, l, LETTER_NEVER, to);
	ludo_put(text, "\r\n");
}

/* ---- sending ---- */

struct rest {
	const char *at;
	size_t left;
};

static size_t read_mail(char *to, size_t size, size_t n, void *data)
{
	struct rest *rest = data;
	size_t take = size * n < rest->left ? size * n : rest->left;
	memcpy(to, rest->at, take);
	rest->at += take;
	rest->left -= take;
	return take;
}

static int by_smtp(const struct config *config, const char *address, struct ludo_text *mail,
		   const atomic_int *stop)
{
	struct rest rest = { mail->at, mail->n };
	CURL *curl = curl_easy_init();
	char to[ADDRESS_BYTES + 2];
	if (!curl)
		return 0;
	snprintf(to, sizeof(to), "<%s>", address);
	struct curl_slist *heads = curl_slist_append(0, to);
	send_limits(curl, stop);
	curl_easy_setopt(curl, CURLOPT_URL, config->smtp);
	curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
	curl_easy_setopt(curl, CURLOPT_USE_SSL, (long)CURLUSESSL_TRY);
	curl_easy_setopt(curl, CURLOPT_MAIL_FROM, config->mail_from);
	curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, heads);
	curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_mail);
	curl_easy_setopt(curl, CURLOPT_READDATA, &rest);
	curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
	int ok = curl_easy_perform(curl) == CURLE_OK;
	curl_slist_free_all(heads);
	curl_easy_cleanup(curl);
	return ok;
}

/* The command is the operator's; the letter goes to its standard input, and no word of a
 * player's ever stands on its command line. */
static int by_command(const struct config *config, const struct ludo_text *mail)
{
	FILE *pipe = popen(config->sendmail, "w");
	if (!pipe)
		return 0;
	size_t n = fwrite(mail->at, 1, mail->n, pipe);
	return pclose(pipe) == 0 && n == mail->n;
}

int letter_send(const struct serve *sv, const struct letter *l, const atomic_int *stop)
{
	int lang = strcmp(l->to.lang, "it") ? LUDO_EN : LUDO_IT, asks = l->kind == LETTER_ASKS;
	struct ludo_text mail = { 0 };
	if (asks)
		write_question(&mail, sv, l, lang);
	else
		write_turn(&mail, sv, l, lang);
	const char *to = asks ? l->to.wanted : l->to.email;
	int ok = !mail.failed && (*sv->config.smtp ? by_smtp(&sv->config, to, &mail, stop)
						   : by_command(&sv->config, &mail));
	ludo_text_free(&mail);
	return ok;
}
