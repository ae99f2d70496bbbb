/* ludo_rows.h: read a game's words.def with the macros that the including file has
 * defined; rows of other sorts expand to nothing.  Each macro is undefined again.
 *
 *   KIND    (id, token, end, form)               what a number means: below
 *   STEP    (id, token, para, en, it)            runs by itself
 *   QUESTION(id, token, para, asked, judged, listed, (verbs), en, it)
 *                                                waits for an answer: dispatch.h
 *   VERB    (id, token, kind a, kind b, kind c, en, it)
 *   WHY     (id, token, en, it)                  a reason that forbids a move
 *   EVENT   (id, token, para, en, it, hushed en, hushed it)
 *   ACCOUNT (id, token, para, en, it)            what check() recounts
 *   OPTION  (id, token, para, standard, en, it, tells en, tells it)
 *   VALUE   (option, id, token, en, it, tells en, tells it)
 *                                                what an option can be, after its row
 *   LABEL   (field, en, it)                      what a field is called on a board that is
 *                                                made from the fields; once there is one,
 *                                                fields without one are not shown there
 *
 * Tokens are written bare: they name C functions too (dispatch.h).  A number of a
 * kind goes from 0 to end - 1; its form is
 *
 *   NUMBER         written as digits            FROM(n)          the same, from n on
 *   NAMES(array)   one of the names there       BAG(kind, bits)  how many of each, packed
 *   PAIR(kind, kind)  one of each, written "a.b": its end is the product of theirs
 *
 * In sentences {seat} is the seat of the move or event, {a} {b} {c} are numbers,
 * {kind a} is a name, {a?one|many} chooses by number. */
#ifndef KIND
#define KIND(...)
#endif
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
#ifndef OPTION
#define OPTION(...)
#endif
#ifndef VALUE
#define VALUE(...)
#endif
#ifndef LABEL
#define LABEL(...)
#endif
#include LUDO_WORDS
#undef KIND
#undef STEP
#undef QUESTION
#undef VERB
#undef WHY
#undef EVENT
#undef ACCOUNT
#undef OPTION
#undef VALUE
#undef LABEL
