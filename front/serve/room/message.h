/* message.h: writing the messages of docs/protocol.md. */
#ifndef LUDO_MESSAGE_H
#define LUDO_MESSAGE_H

#include "room.h"

/* What a person is: for members of a table object that only they may see. */
void write_table(struct ludo_text *json, const char *key, const struct game_row *row,
		 const struct setup *setup, const struct room *room, const char *person, int lang);

/* 'sight' is what this seat sees; empty before the start. */
void message_view(struct ludo_text *json, const struct room *room, const char *person,
		  int64_t since_rev, const struct ludo_sight *sight);
struct change {
	const char *kind;
	int by, from; /* whose doing; the plies from there on are new */
};
/* 'was' is what this client has seen; null: nothing that we know. */
void message_change(struct ludo_text *json, const struct room *room, const struct change *change,
		    const struct ludo_sight *is, const struct ludo_sight *was);
void message_table(struct ludo_text *json, const struct room *room, const char *person, int lang);
void message_presence(struct ludo_text *json, const struct room *room);
void message_chat(struct ludo_text *json, const struct chat_kept *line);
void message_note(struct ludo_text *json, const char *text);
void message_ack(struct ludo_text *json, const char *id, int64_t rev);
void message_pong(struct ludo_text *json, const char *id);
void message_bye(struct ludo_text *json, int retry, int lang);
void message_refused(struct ludo_text *json, const char *id, enum fault fault,
		     const char *say, int64_t rev);
void message_illegal(struct ludo_text *json, const char *id, const struct room *room, int lang,
		     ludo_move move, ludo_why why);
void message_why(struct ludo_text *json, const char *id, const char *text,
		 const struct room *room, int lang, ludo_move move, ludo_why why);
void message_screen(struct ludo_text *json, const char *id, const struct room *room, int seat,
		    int lang);
struct bot_answer;
void message_hint(struct ludo_text *json, const char *id, const struct room *room, int lang,
		  int64_t rev, const struct bot_answer *answer);
struct analysis;
void message_analysis(struct ludo_text *json, const char *id, const char *state,
		      const struct analysis *analysis, int lang);
void message_row(struct ludo_text *json, const char *id, const struct analysis *analysis, int i,
		 int lang);
void message_log(struct ludo_text *json, const char *id, const struct room *room, int seat,
		 int lang, int from, int to);
/* May this client read the chat of that channel? */
int may_read(const struct room *room, const char *channel, int is_seated);

#endif
