/* building.c: chapters 7 and 8: the Builder and the Strategist. */

/* ---- 7. Phase 7: the Builder ---- */

static void builder_step(struct verraeter *s, struct ludo_step line)
{
	int seat = holder_of(s, CARD_BUILDER);
	s->phase = 7;
	if (seat >= 0)
		plan(s, line(ASK_BUILD, seat)); /* 7.1 */
}

struct build_facts {
	int n_buildings, n_offices; /* of the builder */
};

static struct build_facts build_facts(const struct verraeter *s, int seat, struct ludo_step line)
{
	return (struct build_facts){ n_buildings(s, seat, -1), n_buildings(s, seat, OF_OFFICE) };
}

static inline ludo_why build_why(const struct verraeter *s, ludo_move m,
				 const struct build_facts *f)
{
	if (m.verb == PASS)
		return ludo_legal(); /* 7.6 */
	if (m.verb == BUILD && f->n_buildings >= N_BUILDINGS) /* 0.14 */
		return refuse(NONE_LEFT, 7.2);
	if (m.verb == BUILD && s->builder[m.b]) /* either house will do: 7.3 */
		return refuse(OCCUPIED, 7.2);
	if (m.verb == TURN && s->builder[m.a] != m.seat + 1)
		return refuse(NOT_YOURS, 7.4);
	int to_office = m.verb == BUILD ? m.a == OF_OFFICE : s->face[m.a] == OF_ESTATE;
	if (to_office && f->n_offices >= MAX_OFFICES)
		return refuse(THIRD_OFFICE, 7.5);
	return ludo_legal();
}

static void build_do(struct verraeter *s, ludo_move m, struct ludo_step line)
{
	if (m.verb == BUILD)
		put_building(s, m.seat, m.a, m.b);
	if (m.verb == TURN) {
		s->face[m.a] ^= 1;
		note(s, EV_TURNS, m.seat, s->face[m.a], m.a);
	}
	if (m.verb == PASS)
		note(s, EV_IDLES, m.seat);
}

/* ---- 8. Phase 8: the Strategist ---- */

static void strategist_step(struct verraeter *s, struct ludo_step line)
{
	int seat = holder_of(s, CARD_STRATEGIST);
	s->phase = 8;
	if (seat < 0)
		return; /* 8.2: the cards stay where they are */
	s->strategy = seat; /* 8.1 */
	note(s, EV_TAKES, seat);
}
