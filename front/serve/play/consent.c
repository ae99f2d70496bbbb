/* consent.c: proposals; see consent.h. */
#include "consent.h"

#include "net/client.h"
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

static void carry_out(struct room *room, struct request *r, const struct proposal *p)
{
	struct cause cause = { .kind = CAUSE_END };
	struct glance was = room_glance(room);
	if (p->what == PROPOSAL_UNDO) {
		cause = (struct cause){ .kind = CAUSE_REWIND, .number = p->ply };
		ludo_table_rewind(room->table, p->ply);
	}
	save_change(room, r, r->client->who.seat, cause, ludo_table_ply(room->table), &was,
		    r->began);
}

/* Keep the proposal, or do what it says if nobody is left to agree. */
static void settle(struct room *room, struct request *r, struct setup *setup)
{
	if (setup->proposal.what != PROPOSAL_NONE && !setup_needs(setup)) {
		carry_out(room, r, &setup->proposal);
		return;
	}
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
	    (r->proposal == PROPOSAL_END || setup.proposal.ply == r->ply)) {
		request_ack(r, room->row.rev); /* said twice */
		return ANSWERED;
	}
	int ply_is_wrong = r->proposal == PROPOSAL_UNDO && (r->ply < 0 || r->ply >= room->row.ply ||
							    r->ply < setup.from_ply);
	if (stands || ply_is_wrong) {
		if (room_look_again(room, &r->task, &r->tries))
			return HELD;
		request_refuse(r, stands ? F_NOT_NOW : F_BAD, stands ? SAY_PROPOSED : SAY_PLY);
		return ANSWERED;
	}
	setup.proposal = (struct proposal){ r->proposal, setup.proposal.n + 1, (int)r->ply, seat,
					    setup_seats_of(&setup, r->client->who.person),
					    room->row.rev };
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
		setup.proposal.what = PROPOSAL_NONE;
		setup.proposal.by = r->client->who.seat;
	}
	settle(room, r, &setup);
	return HELD;
}
