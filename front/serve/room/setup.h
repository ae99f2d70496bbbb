/* setup.h: a table before and around its game: who sits where, at what pace, and what
 * people may do about it. */
#ifndef LUDO_SETUP_H
#define LUDO_SETUP_H

#include "ludo_face.h"
#include "net/json.h"
#include "store/store.h"
#include "words.h"

enum { MOST_KICKED = 8 };
enum seat_kind { SEAT_OPEN, SEAT_RESERVED, SEAT_PERSON, SEAT_BOT };
enum pace_kind { PACE_NONE, PACE_LIVE, PACE_SLOW };
enum hints { HINTS_UNSAID, HINTS_YES, HINTS_NO };
enum proposal_kind { PROPOSAL_NONE, PROPOSAL_UNDO, PROPOSAL_END, PROPOSAL_REPLACE };
/* Why a bot plays for a person: their time ran out, they were gone, they agreed. */
enum because { BECAUSE_NOTHING, BECAUSE_TIME, BECAUSE_GONE, BECAUSE_AGREED };

struct seat {
	enum seat_kind kind;
	int ready;
	char name[NAME_BYTES];
	char person[ID_BYTES]; /* who sits here, or for whom a reserved seat is kept */
	char bot[WORD_BYTES];      /* the kind of bot that sits here */
	char stand_in[WORD_BYTES]; /* the kind of bot that plays for a person; "" none */
	enum because because;      /* and why it does */
	char key[ID_BYTES];        /* the invitation to a reserved seat */
};

struct proposal {
	enum proposal_kind what;
	int n, by;    /* by: who made it; once it is declined, who did that */
	int ply;      /* to go back to, or the seat to be replaced */
	enum proposal_kind declined; /* what it was before somebody declined it */
	unsigned agreed;
	int64_t rev; /* it lapses when the game goes on */
};

struct setup {
	const struct ludo_game *game;
	int rules; /* the version of the rules it is played by; 0 before the start */
	uint8_t options[LUDO_OPTIONS];
	char title[60 * 4 + 1], lang[3], maker[ID_BYTES];
	int random_seating;
	int confirm; /* whoever has ended a turn says so before the game goes on */
	enum hints hints;
	enum pace_kind pace;
	int minutes, seconds, days;
	char kicked[MOST_KICKED][ID_BYTES]; /* the latest first */
	int n_seats;
	struct seat seat[LUDO_SEATS];
	struct proposal proposal;
	char from[ID_BYTES], next[ID_BYTES];
	char rematch_of[ID_BYTES]; /* the table whose 'next' this is */
	int from_ply;
	int unsealed; /* it came as a record without a seed: nothing can be verified */
};

extern const char *const seat_kinds[], *const pace_kinds[], *const proposal_kinds[],
	*const hint_words[], *const because_words[];

/* The body of a row, and back; 0 if it is none of ours (a game we do not have). */
void setup_write(const struct setup *setup, struct ludo_text *json);
int setup_read(struct setup *setup, const char *body);
/* 0 and why, if the game has no such option or value. */
int setup_set_option(struct setup *setup, const char *option, const char *value,
		     struct ludo_text *error);
void setup_write_options(const struct setup *setup, struct ludo_text *json);
void setup_write_pace(const struct setup *setup, struct ludo_text *json);

/* Seats of a person; those of people, with or without a stand-in; those that a bot plays; those
 * that people play. */
unsigned setup_seats_of(const struct setup *setup, const char *person);
/* Is this seat kept for that person, who has not said yet whether they come? */
int setup_is_kept(const struct setup *setup, int seat, const char *person);
unsigned setup_owned(const struct setup *setup);
unsigned setup_bots(const struct setup *setup);
unsigned setup_people(const struct setup *setup);
/* Seats that never mind what this one takes back: bots, and the same person's.  Not those of
 * people for whom a bot only stands in. */
unsigned setup_willing(const struct setup *setup, int seat);
const char *setup_bot_of(const struct setup *setup, int seat); /* "" if none plays it */
/* May a seat ask for hints?  As was said; otherwise one person against bots alone may. */
int setup_has_hints(const struct setup *setup);
/* Does the proposal still stand, was it declined, and who has not agreed yet? */
int setup_is_proposed(const struct setup *setup, int64_t rev);
int setup_is_declined(const struct setup *setup, int64_t rev);
unsigned setup_needs(const struct setup *setup);

/* The kind of bot that takes over for people: it should not lose their game for them. */
const char *setup_stand_in(void);
void setup_let_stand_in(struct seat *seat, const char *bot, enum because because);

void random_id(char id[ID_BYTES]);

#endif
