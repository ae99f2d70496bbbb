/* play.h: what people do at a running game. */
#ifndef LUDO_PLAY_H
#define LUDO_PLAY_H

#include "request.h"

enum held play_move(struct room *room, struct request *request);
enum held play_why(struct room *room, struct request *request);
enum held play_confirm(struct room *room, struct request *request);
enum held play_undo(struct room *room, struct request *request);
enum held play_redo(struct room *room, struct request *request);
/* A seat's turn is confirmed, by a request or, where there is none, by the bot that took over. */
void play_on(struct room *room, struct request *request, int seat);

#endif
