/* conflict.c: chapters 4 to 6: actions are revealed, the conflict is resolved and pays. */

/* ---- 4. Phase 4: reveal the actions ---- */

/* Does its holder change sides when this action is revealed? */
int verraeter_changes_sides(const struct verraeter *s, int action)
{
	if (action == CARD_DIPLOMAT5) /* 4.4 */
		return s->united && s->core.option[OPT_DIPLOMAT5] == DIPLOMAT5_2008;
	return action == CARD_TRAITOR; /* 4.2 */
}

static void change_sides(struct verraeter *s, int seat)
{
	s->house[seat] ^= 1;
	note(s, EV_SWITCHES, seat, s->house[seat]);
}

static void reveal_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 4;
	for (int seat = 0; seat < s->core.n_seats; seat++) { /* 4.1 */
		s->shown[seat] = s->secret[seat].chosen;
		reveal(s, EV_SHOWS, seat, s->shown[seat] - 1);
	}
	int traitor = holder_of(s, CARD_TRAITOR), diplomat = holder_of(s, CARD_DIPLOMAT5);
	if (traitor >= 0)
		change_sides(s, traitor); /* 4.3 */
	if (diplomat >= 0 && verraeter_changes_sides(s, CARD_DIPLOMAT5))
		change_sides(s, diplomat);
}

/* ---- 5. Phase 5: resolve the conflict ---- */

/* What a player with this action (+ 1) brings to his house. */
int verraeter_strength(const struct verraeter *s, int seat, int action)
{
	int cp = action ? actions[action - 1].cp : 0;
	return cp + value_of(s->played[seat]); /* 5.2 */
}

static void resolve_step(struct verraeter *s, struct ludo_step line)
{
	int cp[N_HOUSES] = { cp_of(s, contested(s, EAGLE)), cp_of(s, contested(s, ROSE)) };
	s->phase = 5;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		cp[s->house[seat]] += verraeter_strength(s, seat, s->shown[seat]); /* 5.3 */
	note(s, EV_TOTALS, 0, cp[EAGLE], cp[ROSE]);
	s->winner = 0;
	if (cp[EAGLE] == cp[ROSE]) {
		note(s, EV_DRAWN, 0); /* 5.4 */
		return;
	}
	int house = cp[ROSE] > cp[EAGLE] ? ROSE : EAGLE; /* 5.1; without players too, 5.5 */
	s->winner = house + 1;
	note(s, EV_WINS, 0, house);
}

/* ---- 6. Phase 6: victory points ---- */

static void score_landscape(struct verraeter *s, int house)
{
	int lost = contested(s, !house), winners = 0;
	for (int seat = 0; seat < s->core.n_seats; seat++)
		winners += s->house[seat] == house; /* 6.2 */
	for (int seat = 0; seat < s->core.n_seats; seat++)
		if (s->house[seat] == house && s->land[lost]) { /* 6.1, 6.3 */
			int vp = landscapes[s->land[lost] - 1].pays[winners - 1].vp;
			s->vp[seat] += vp;
			note(s, EV_SCORES, seat, vp);
		}
	s->owner[lost] = house; /* 6.5; a building there stays, 6.6 */
	note(s, EV_FALLS, 0, lost, house);
}

static void score_step(struct verraeter *s, struct ludo_step line)
{
	s->phase = 6;
	if (s->winner)
		score_landscape(s, s->winner - 1);
	for (int seat = 0; seat < s->core.n_seats; seat++) {
		int action = s->shown[seat] - 1;
		if (action < 0 || !actions[action].vp)
			continue;
		s->vp[seat] += actions[action].vp; /* 6.4 */
		note(s, EV_EARNS, seat, actions[action].vp, action);
	}
	s->conflict = 0;
}
