/* status.h: how far a table is, and how its game came to its end.  They are words in the store
 * and in the protocol, and nowhere else. */
#ifndef LUDO_STATUS_H
#define LUDO_STATUS_H

enum status { STATUS_GONE, STATUS_OPEN, STATUS_PLAYING, STATUS_FINISHED };
enum ending { ENDING_NONE, ENDING_PLAYED, ENDING_AGREED,
	      ENDING_CLOSED /* by the operator */,
	      ENDING_UPLOADED /* elsewhere: it came as a record */ };

const char *status_word(enum status status);
enum status status_of(const char *word); /* STATUS_GONE: none of ours */
const char *ending_word(enum ending ending); /* ENDING_NONE: "" */
enum ending ending_of(const char *word);

#endif
