/* ludo_rows.h: read a game's words.def with the macros that the including file has
 * defined; rows of other kinds expand to nothing.  Each macro is undefined again.
 *
 *   STEP    (id, token, para, en, it)            runs by itself
 *   QUESTION(id, token, para, en, it)            waits for an answer
 *   VERB    (id, token, kind a, kind b, kind c, en, it)
 *   WHY     (id, token, para, en, it)            a reason that forbids a move
 *   EVENT   (id, token, para, en, it, hushed en, hushed it)
 *   ACCOUNT (id, token, para, en, it)            what check() recounts
 *
 * In sentences {seat} is the seat of the move or event, {a} {b} {c} are numbers,
 * {kind a} is a name, {a?one|many} chooses by number. */
#ifndef STEP
#define STEP(...)
#endif
#ifndef QUESTION
#define QUESTION(...)
#endif
#ifndef VERB
#define VERB(...)
#endif
#ifndef WHY
#define WHY(...)
#endif
#ifndef EVENT
#define EVENT(...)
#endif
#ifndef ACCOUNT
#define ACCOUNT(...)
#endif
#include LUDO_WORDS
#undef STEP
#undef QUESTION
#undef VERB
#undef WHY
#undef EVENT
#undef ACCOUNT
