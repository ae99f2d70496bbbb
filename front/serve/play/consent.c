/* consent.c: proposals; see consent.h. */
#include "consent.h"

#include "net/client.h"
#include "room/clock.h"
#include "room/load.h"
#include "save.h"

static void proposal_kept(struct room *room, void *data, enum fault fault)
{
	struct request *r = data;
	if (fault == F_RACED && r->tries++ < MOST_RACES) {
		room_put_first(room, &r->task);
		return; /* the room reads the store again, then this runs again */
	}
	if (fault)
		request_refuse(r, fault, SAY_NOTHING);
	else
		request_ack(r, room->row.rev);
	request_free(r);
}

/* What the proposal is about: a ply, a seat, nothing. */
static int target_of(const struct request *r)
{
	return r->proposal == PROPOSAL_UNDO      ? (int)r->ply
	       : r->proposal == PROPOSAL_REPLACE ? r->seat
						 : 0;
}

static int is_target(const struct room *room, const struct request *r)
{
	const struct setup *s = &room->setup;
	int target = target_of(r);
	if (r->proposal == PROPOSAL_UNDO)
		return r->ply >= s->from_ply && r->ply < room->row.ply;
	return r->proposal != PROPOSAL_REPLACE ||
	       (target >= 0 && target < s->n_seats && s->seat[target].kind == SEAT_PERSON &&
		!*s->seat[target].stand_in);
}

static void replace(struct room *room, struct request *r, struct setup *setup)
{
	struct game_row row = room->row;
	int64_t now = clock_ms(), left[LUDO_SEATS];
	setup_let_stand_in(&setup->seat[setup->proposal.ply], setup_stand_in(), BECAUSE_AGREED);
	setup->proposal.rev = -1; /* it is carried out */
	room_left(room, now, left);
	clock_set(&row, setup, room->table, left, now);
	save_setup(room, &row, setup, 0, proposal_kept, r);
}

static void carry_out(struct room *room, struct request *r, const struct proposal *p)
{
	struct cause cause = { .kind = CAUSE_END };
	struct glance was = room_glance(room);
	if (p->what == PROPOSAL_UNDO) {
		/* what chance answered is known now: it must not tell what it will answer */
		int deal = ludo_table_deals(room->table) + 1;
		cause = (struct cause){ .kind = CAUSE_REWIND, .number = p->ply,
					.with = (unsigned)deal };
		ludo_table_rewind(room->table, p->ply);
		ludo_table_deal_anew(room->table, deal);
	}
	save_change(room, r, r->client->who.seat, cause, ludo_table_ply(room->table), &was,
		    r->began);
}

/* Keep the proposal, or do what it says if nobody is left to agree. */
static void settle(struct room *room, struct request *r, struct setup *setup)
{
	int is_agreed = setup->proposal.what != PROPOSAL_NONE && !setup_needs(setup);
	if (is_agreed && setup->proposal.what == PROPOSAL_REPLACE)
		replace(room, r, setup);
	else if (is_agreed)
		carry_out(room, r, &setup->proposal);
	else
		save_setup(room, &room->row, setup, 0, proposal_kept, r);
}

enum held consent_propose(struct room *room, struct request *r)
{
	struct setup setup = room->setup;
	int seat = r->client->who.seat;
	if (request_is_repeated(room, r) || !request_may_play(room, r))
		return ANSWERED;
	int stands = setup_is_proposed(&setup, room->row.rev);
	if (stands && setup.proposal.by == seat && setup.proposal.what == r->proposal &&
	    setup.proposal.ply == target_of(r)) {
		request_ack(r, room->row.rev); /* said twice */
		return ANSWERED;
	}
	if (r->proposal == PROPOSAL_UNDO && room->row.rev >= MOST_CHANGES) {
		request_refuse(r, F_NOT_NOW, SAY_OFTEN);
		return ANSWERED;
	}
	int is_nagging = setup_is_declined(&setup, room->row.rev) &&
			 setup.proposal.declined == r->proposal &&
			 (setup.proposal.agreed >> seat & 1);
	if (stands || is_nagging || !is_target(room, r)) {
		if (room_look_again(room, &r->task, &r->tries))
			return HELD;
		request_refuse(r, stands || is_nagging ? F_NOT_NOW : F_BAD,
			       stands				  ? SAY_PROPOSED
			       : is_nagging			  ? SAY_DECLINED
			       : r->proposal == PROPOSAL_REPLACE ? SAY_SEAT
								  : SAY_PLY);
		return ANSWERED;
	}
	setup.proposal = (struct proposal){ .what = r->proposal, .n = setup.proposal.n + 1,
					    .by = seat, .ply = target_of(r),
					    .agreed = setup_seats_of(&setup, r->client->who.person),
					    .rev = room->row.rev };
	settle(room, r, &setup);
	return HELD;
}

enum held consent_answer(struct room *room, struct request *r)
{
	struct setup setup = room->setup;
	if (request_is_repeated(room, r) || !request_may_play(room, r))
		return ANSWERED;
	if (!setup_is_proposed(&setup, room->row.rev) || setup.proposal.n != r->number) {
		if (room_look_again(room, &r->task, &r->tries))
			return HELD;
		request_refuse(r, F_NOT_NOW, SAY_PROPOSAL);
		return ANSWERED;
	}
	if (r->what == DO_AGREE) {
		setup.proposal.agreed |= setup_seats_of(&setup, r->client->who.person);
	} else {
		setup.proposal.declined = setup.proposal.what;
		setup.proposal.what = PROPOSAL_NONE;
		setup.proposal.by = r->client->who.seat;
	}
	settle(room, r, &setup);
	return HELD;
}
