/* consent.h: what the others must agree to: taking moves back, ending the game. */
#ifndef LUDO_CONSENT_H
#define LUDO_CONSENT_H

#include "request.h"

enum held consent_propose(struct room *room, struct request *request);
enum held consent_answer(struct room *room, struct request *request); /* agrees, or declines */

#endif
