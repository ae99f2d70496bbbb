/* talk.h: what a client may ask of a table that changes nothing in its game. */
#ifndef LUDO_TALK_H
#define LUDO_TALK_H

#include "request.h"

enum held talk_chat(struct room *room, struct request *request);
enum held talk_note(struct room *room, struct request *request);
enum held talk_log(struct room *room, struct request *request);
enum held talk_sit(struct room *room, struct request *request);
enum held talk_lang(struct room *room, struct request *request);
enum held talk_presence(struct room *room, struct request *request);
enum held talk_ping(struct room *room, struct request *request);
enum held talk_screen(struct room *room, struct request *request);

#endif
