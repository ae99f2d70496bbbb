/* desk.c: what people may do about a table: make it, sit down, get up, replace, start. */
#include "desk.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "bot.h"
#include "ludo_table.h"
#include "people/name.h"

static enum fault refuse(struct desk *d, enum fault fault, enum saying saying)
{
	d->saying = saying;
	return fault;
}

/* ---- reading arguments ---- */

static const char *arg_text(const struct desk *d, const char *key)
{
	return json_text(d->args, key, "");
}

static int arg_seat(const struct desk *d, const char *key)
{
	int64_t seat = json_whole(d->args, key, -1);
	return seat >= 0 && seat < d->setup->n_seats ? (int)seat : -1;
}

static int read_name(const char *name, char to[NAME_BYTES])
{
	if (!name_is_fit(name))
		return 0;
	snprintf(to, NAME_BYTES, "%s", name);
	return 1;
}

static const char *member(const struct json *j, const struct json_node *of, const char *key)
{
	const struct json_node *node = json_get(j, of, key);
	return node && node->type == JSON_STRING ? node->string : "";
}

static int64_t member_number(const struct json *j, const struct json_node *of, const char *key)
{
	const struct json_node *node = json_get(j, of, key);
	return node && node->type == JSON_NUMBER ? node->number : -1;
}

static int read_bot(const char *kind, char to[WORD_BYTES])
{
	if (ludo_bot_find(kind) < 0)
		return 0;
	snprintf(to, WORD_BYTES, "%s", kind);
	return 1;
}

static const char *standard_bot(void)
{
	return ludo_bots[ludo_bot_standard()].name;
}

static int is_maker(const struct desk *d)
{
	return !strcmp(d->setup->maker, d->me->id);
}

/* The maker; or, so that a lost maker strands nobody, whoever sits there and takes it up. */
static int may_lead(struct desk *d)
{
	if (!is_maker(d) && d->is_maker_lost && setup_seats_of(d->setup, d->me->id))
		memcpy(d->setup->maker, d->me->id, sizeof(d->setup->maker));
	return is_maker(d);
}

/* ---- settings ---- */

static enum fault read_pace(struct desk *d)
{
	const struct json_node *pace = json_get(d->args, d->args->node, "pace");
	if (!pace)
		return F_NONE;
	const char *kind = member(d->args, pace, "kind");
	int64_t minutes = member_number(d->args, pace, "minutes");
	int64_t seconds = member_number(d->args, pace, "seconds");
	int64_t days = member_number(d->args, pace, "days");
	struct setup *s = d->setup;
	if (!strcmp(kind, "none")) {
		s->pace = PACE_NONE;
	} else if (!strcmp(kind, "live") && minutes >= 1 && minutes <= 600 && seconds >= 0 &&
		   seconds <= 600) {
		s->pace = PACE_LIVE;
		s->minutes = (int)minutes;
		s->seconds = (int)seconds;
	} else if (!strcmp(kind, "slow") && days >= 1 && days <= 60) {
		s->pace = PACE_SLOW;
		s->days = (int)days;
	} else {
		return refuse(d, F_BAD, SAY_PACE);
	}
	return F_NONE;
}

static enum fault read_options(struct desk *d)
{
	const struct json_node *options = json_get(d->args, d->args->node, "options"), *node = 0;
	while (options && (node = json_next(d->args, options, node))) {
		if (!node->key || node->type != JSON_STRING)
			return refuse(d, F_BAD, SAY_OPTION);
		if (!setup_set_option(d->setup, node->key, node->string, d->more))
			return refuse(d, F_BAD, SAY_OPTION);
	}
	return F_NONE;
}

static enum fault read_hints(struct desk *d)
{
	const struct json_node *hints = json_get(d->args, d->args->node, "hints");
	if (!hints)
		return F_NONE;
	if (hints->type != JSON_BOOL)
		return refuse(d, F_BAD, SAY_HINTS);
	d->setup->hints = hints->number ? HINTS_YES : HINTS_NO;
	return F_NONE;
}

static enum fault read_confirm(struct desk *d)
{
	const struct json_node *confirm = json_get(d->args, d->args->node, "confirm");
	if (confirm && confirm->type != JSON_BOOL)
		return refuse(d, F_BAD, SAY_CONFIRMS);
	if (confirm)
		d->setup->confirm = confirm->number != 0;
	return F_NONE;
}

static enum fault read_settings(struct desk *d)
{
	struct setup *s = d->setup;
	const char *title = json_text(d->args, "title", s->title);
	const char *seating =
		json_text(d->args, "seating", s->random_seating ? "random" : "chosen");
	const char *lang = json_text(d->args, "lang", s->lang);
	if (utf8_length(title) > 60 || !utf8_is_plain(title, strlen(title), 0))
		return refuse(d, F_BAD, SAY_TITLE);
	if (title != s->title)
		snprintf(s->title, sizeof(s->title), "%s", title);
	if (lang != s->lang)
		snprintf(s->lang, sizeof(s->lang), "%s", !strcmp(lang, "it") ? "it" : "en");
	s->random_seating = !strcmp(seating, "random");
	d->row->is_public = json_whole(d->args, "public", d->row->is_public) != 0;
	enum fault fault = read_hints(d);
	fault = fault ? fault : read_confirm(d);
	fault = fault ? fault : read_pace(d);
	return fault ? fault : read_options(d);
}

/* ---- seats ---- */

static void sit(struct seat *seat, const struct person *person)
{
	*seat = (struct seat){ .kind = SEAT_PERSON };
	memcpy(seat->name, person->name, sizeof(seat->name));
	memcpy(seat->person, person->id, sizeof(seat->person));
}

static void seat_bot(struct seat *seat, const char *kind, int number)
{
	*seat = (struct seat){ .kind = SEAT_BOT, .ready = 1 };
	snprintf(seat->bot, sizeof(seat->bot), "%s", kind);
	snprintf(seat->name, sizeof(seat->name), "Bot %d", number + 1);
}

static enum fault read_seat(struct desk *d, int number, const char *kind, const char *bot,
			    const char *name)
{
	struct seat *seat = &d->setup->seat[number], made = { 0 };
	if (!strcmp(kind, "me")) {
		sit(&made, d->me);
		made.ready = 1;
		if (*name && !read_name(name, made.name)) /* several people round one screen */
			return refuse(d, F_BAD, SAY_NAME);
	} else if (!strcmp(kind, "bot")) {
		char word[WORD_BYTES];
		if (!read_bot(*bot ? bot : standard_bot(), word))
			return refuse(d, F_BAD, SAY_BOT);
		seat_bot(&made, word, number);
	} else if (!strcmp(kind, "reserved")) {
		made.kind = SEAT_RESERVED;
		if (!read_name(name, made.name))
			return refuse(d, F_BAD, SAY_NAME);
		random_id(made.key);
	} else if (strcmp(kind, "open")) {
		return refuse(d, F_BAD, SAY_SEAT_KIND);
	}
	*seat = made;
	return F_NONE;
}

static enum fault read_seats(struct desk *d)
{
	const struct json_node *seats = json_get(d->args, d->args->node, "seats"), *node = 0;
	struct setup *s = d->setup;
	int64_t n = seats && seats->type == JSON_ARRAY ? seats->number : 0;
	if (n < s->game->min_seats || n > s->game->max_seats)
		return refuse(d, F_BAD, SAY_SEATS);
	while ((node = json_next(d->args, seats, node))) {
		enum fault fault = read_seat(d, s->n_seats, member(d->args, node, "kind"),
					     member(d->args, node, "bot"),
					     member(d->args, node, "name"));
		if (fault)
			return fault;
		s->n_seats++;
	}
	return F_NONE;
}

/* ---- new tables ---- */

static void new_row(struct desk *d)
{
	struct game_row *row = d->row;
	*row = (struct game_row){ .ver = 1, .created = d->now };
	random_id(row->id);
	row->status = STATUS_OPEN;
	*d->setup = (struct setup){ 0 };
	memcpy(d->setup->maker, d->me->id, sizeof(d->setup->maker));
	memcpy(d->setup->lang, d->me->lang, sizeof(d->setup->lang));
}

enum fault desk_make(struct desk *d)
{
	new_row(d);
	d->setup->game = ludo_game_find(arg_text(d, "game"));
	if (!d->setup->game || (d->setup->game->is_template && !d->with_template))
		return refuse(d, F_BAD, SAY_GAME);
	snprintf(d->row->game, sizeof(d->row->game), "%s", d->setup->game->id);
	ludo_options_standard(d->setup->game, d->setup->options);
	enum fault fault = read_settings(d);
	return fault ? fault : read_seats(d);
}

enum fault desk_set(struct desk *d, struct ludo_table **from)
{
	_Alignas(16) char state[LUDO_STATE];
	struct setup *s = d->setup;
	*from = ludo_table_set(s->game, arg_text(d, "position"), ludo_seed_from_number(0), d->more);
	if (!*from)
		return refuse(d, F_BAD, SAY_POSITION);
	for (int i = 0; i < s->n_seats; i++)
		if (s->seat[i].kind != SEAT_PERSON && s->seat[i].kind != SEAT_BOT)
			return refuse(d, F_BAD, SAY_NOT_READY);
	if (ludo_table_n_seats(*from) != s->n_seats)
		return refuse(d, F_BAD, SAY_SEATS);
	ludo_table_look(*from, 0, LUDO_NOBODY, state);
	memcpy(s->options, ((const struct ludo_core *)(const void *)state)->option,
	       sizeof(s->options));
	s->random_seating = 0;
	return F_NONE;
}

enum fault desk_rematch(struct desk *d, const struct game_row *old_row, const struct setup *old)
{
	if (!setup_seats_of(old, d->me->id))
		return refuse(d, F_FORBIDDEN, SAY_NOT_SEATED);
	if (old_row->status != STATUS_FINISHED)
		return refuse(d, F_NOT_NOW, SAY_NOT_OVER);
	new_row(d);
	struct setup *s = d->setup;
	char maker[ID_BYTES];
	memcpy(maker, s->maker, sizeof(maker));
	*s = *old;
	memcpy(s->maker, maker, sizeof(maker));
	memset(&s->proposal, 0, sizeof(s->proposal));
	*s->from = *s->next = 0;
	memcpy(s->rematch_of, old_row->id, sizeof(s->rematch_of));
	s->from_ply = s->rules = 0;
	memcpy(d->row->game, old_row->game, sizeof(d->row->game));
	d->row->is_public = old_row->is_public;
	for (int i = 0; i < s->n_seats; i++) {
		struct seat *seat = &s->seat[i];
		int is_mine = !strcmp(seat->person, d->me->id);
		setup_let_stand_in(seat, "", BECAUSE_NOTHING);
		seat->ready = seat->kind == SEAT_BOT || is_mine;
		if (seat->kind == SEAT_PERSON && !is_mine) { /* nobody is seated unasked */
			seat->kind = SEAT_RESERVED;
			random_id(seat->key);
		}
	}
	return F_NONE;
}

/* The seat I choose is mine, the others are mine too (round one screen) or bots'. */
static enum fault fork_seats(struct desk *d)
{
	struct setup *s = d->setup;
	const char *mode = arg_text(d, "mode"), *bot = arg_text(d, "bot");
	int mine = arg_seat(d, "seat");
	char word[WORD_BYTES];
	if (strcmp(mode, "hotseat") && strcmp(mode, "bots"))
		return refuse(d, F_BAD, SAY_MODE);
	int with_bots = !strcmp(mode, "bots");
	if (with_bots && mine < 0)
		return refuse(d, F_BAD, SAY_SEAT);
	if (!read_bot(*bot ? bot : standard_bot(), word))
		return refuse(d, F_BAD, SAY_BOT);
	for (int i = 0; i < s->n_seats; i++) {
		if (with_bots && i != mine)
			seat_bot(&s->seat[i], word, i);
		else
			sit(&s->seat[i], d->me);
		s->seat[i].ready = 1;
	}
	return F_NONE;
}

enum fault desk_fork(struct desk *d, const struct game_row *old_row, const struct setup *old)
{
	int64_t ply = json_whole(d->args, "ply", -1);
	if (old_row->status != STATUS_FINISHED)
		return refuse(d, F_NOT_NOW, SAY_NOT_OVER);
	if (ply < 0 || ply > old_row->ply)
		return refuse(d, F_UNKNOWN, SAY_PLY);
	new_row(d);
	struct setup *s = d->setup;
	s->game = old->game;
	s->n_seats = old->n_seats;
	memcpy(s->options, old->options, sizeof(s->options));
	memcpy(s->title, old->title, sizeof(s->title));
	memcpy(d->row->game, old_row->game, sizeof(d->row->game));
	memcpy(s->from, old_row->id, sizeof(s->from));
	s->from_ply = (int)ply;
	return fork_seats(d);
}

/* ---- actions ---- */

static int is_kicked(const struct setup *s, const char *person)
{
	for (int i = 0; i < MOST_KICKED; i++)
		if (!strcmp(s->kicked[i], person))
			return 1;
	return 0;
}


static enum fault find_free(struct desk *d, int *seat)
{
	*seat = arg_seat(d, "seat");
	if (json_get(d->args, d->args->node, "seat"))
		return *seat < 0 ? refuse(d, F_BAD, SAY_SEAT) : F_NONE;
	for (int i = 0; i < d->setup->n_seats; i++)
		if (setup_is_kept(d->setup, i, d->me->id))
			*seat = i;
	for (int i = 0; *seat < 0 && i < d->setup->n_seats; i++)
		if (d->setup->seat[i].kind == SEAT_OPEN)
			*seat = i;
	return *seat < 0 ? refuse(d, F_NOT_NOW, SAY_FULL) : F_NONE;
}

static enum fault act_join(struct desk *d)
{
	int number;
	enum fault fault = find_free(d, &number);
	if (fault)
		return fault;
	struct seat *seat = &d->setup->seat[number];
	const char *key = arg_text(d, "key");
	if (setup_seats_of(d->setup, d->me->id))
		return refuse(d, F_NOT_NOW, SAY_SEATED);
	if (seat->kind == SEAT_RESERVED && !setup_is_kept(d->setup, number, d->me->id) &&
	    (strlen(key) != ID_BYTES - 1 || sodium_memcmp(key, seat->key, ID_BYTES - 1)))
		return refuse(d, F_FORBIDDEN, SAY_KEY);
	if (seat->kind != SEAT_OPEN && seat->kind != SEAT_RESERVED)
		return refuse(d, F_NOT_NOW, SAY_TAKEN);
	if (seat->kind == SEAT_OPEN && is_kicked(d->setup, d->me->id))
		return refuse(d, F_FORBIDDEN, SAY_KICKED);
	sit(seat, d->me);
	return F_NONE;
}

/* The maker's table goes to the next person; without one it stays where it is. */
static void hand_on(struct setup *s)
{
	for (int i = 0; i < s->n_seats; i++)
		if (s->seat[i].kind == SEAT_PERSON && strcmp(s->seat[i].person, s->maker)) {
			memcpy(s->maker, s->seat[i].person, sizeof(s->maker));
			return;
		}
}

static enum fault act_leave(struct desk *d)
{
	unsigned mine = setup_seats_of(d->setup, d->me->id);
	int seat = arg_seat(d, "seat"), running = d->row->status == STATUS_PLAYING;
	for (int i = 0; i < d->setup->n_seats; i++) /* a seat that was kept is declined */
		mine |= (unsigned)setup_is_kept(d->setup, i, d->me->id) << i;
	if (!mine || (seat >= 0 && !(mine >> seat & 1)))
		return refuse(d, F_FORBIDDEN, SAY_NOT_SEATED);
	for (int i = 0; i < d->setup->n_seats; i++) {
		if (!(mine >> i & 1) || (seat >= 0 && i != seat))
			continue;
		if (running)
			seat_bot(&d->setup->seat[i], setup_stand_in(), i);
		else
			d->setup->seat[i] = (struct seat){ 0 };
	}
	if (is_maker(d) && !setup_seats_of(d->setup, d->me->id))
		hand_on(d->setup);
	return F_NONE;
}

static enum fault act_ready(struct desk *d)
{
	unsigned mine = setup_seats_of(d->setup, d->me->id);
	if (!mine)
		return refuse(d, F_FORBIDDEN, SAY_NOT_SEATED);
	for (int i = 0; i < d->setup->n_seats; i++)
		if (mine >> i & 1)
			d->setup->seat[i].ready = json_whole(d->args, "ready", 1) != 0;
	return F_NONE;
}

/* Whoever said yes said it to something else. */
static void unready(struct desk *d)
{
	for (int i = 0; i < d->setup->n_seats; i++)
		if (d->setup->seat[i].kind == SEAT_PERSON &&
		    strcmp(d->setup->seat[i].person, d->me->id))
			d->setup->seat[i].ready = 0;
}

static enum fault act_settings(struct desk *d)
{
	struct setup was = *d->setup;
	struct setup *s = d->setup;
	enum fault fault = read_settings(d);
	int is_same = !memcmp(was.options, s->options, sizeof(was.options)) &&
		      was.random_seating == s->random_seating && was.confirm == s->confirm &&
		      was.hints == s->hints && was.pace == s->pace &&
		      was.minutes == s->minutes && was.seconds == s->seconds &&
		      was.days == s->days;
	if (!fault && !is_same)
		unready(d);
	return fault;
}

/* Whom the maker did not want comes back by invitation only. */
static void keep_out(struct desk *d, int seat)
{
	struct setup *s = d->setup;
	const char *person = s->seat[seat].person;
	if (s->seat[seat].kind != SEAT_PERSON || !strcmp(person, d->me->id) ||
	    is_kicked(s, person))
		return;
	memmove(s->kicked[1], s->kicked[0], sizeof(s->kicked) - sizeof(s->kicked[0]));
	memcpy(s->kicked[0], person, ID_BYTES);
}

static enum fault act_seat(struct desk *d)
{
	int seat = arg_seat(d, "seat");
	if (seat < 0)
		return refuse(d, F_BAD, SAY_SEAT);
	keep_out(d, seat);
	unready(d);
	return read_seat(d, seat, arg_text(d, "kind"), arg_text(d, "bot"), arg_text(d, "name"));
}

static enum fault act_swap(struct desk *d)
{
	int a = arg_seat(d, "seat"), b = arg_seat(d, "with");
	if (a < 0 || b < 0)
		return refuse(d, F_BAD, SAY_SEAT);
	unready(d);
	struct seat kept = d->setup->seat[a];
	d->setup->seat[a] = d->setup->seat[b];
	d->setup->seat[b] = kept;
	return F_NONE;
}

static enum fault act_kick(struct desk *d)
{
	int seat = arg_seat(d, "seat");
	if (seat < 0)
		return refuse(d, F_BAD, SAY_SEAT);
	keep_out(d, seat);
	d->setup->seat[seat] = (struct seat){ 0 };
	return F_NONE;
}

/* Oneself always; others only while they are gone and all wait for them. */
static enum fault act_replace(struct desk *d)
{
	int seat = arg_seat(d, "seat");
	const char *bot = arg_text(d, "bot");
	char word[WORD_BYTES];
	unsigned mine = setup_seats_of(d->setup, d->me->id);
	if (seat < 0 || d->setup->seat[seat].kind != SEAT_PERSON)
		return refuse(d, F_BAD, SAY_SEAT);
	if (!read_bot(*bot ? bot : setup_stand_in(), word))
		return refuse(d, F_BAD, SAY_BOT);
	if (ludo_bot_find(word) < ludo_bot_find(setup_stand_in()))
		return refuse(d, F_FORBIDDEN, SAY_WEAKER);
	if (!(mine >> seat & 1) && !may_lead(d))
		return refuse(d, F_FORBIDDEN, SAY_MAKER);
	if (!((mine | (d->absent & (unsigned)d->row->waiting)) >> seat & 1))
		return refuse(d, F_NOT_NOW, SAY_PRESENT);
	setup_let_stand_in(&d->setup->seat[seat], word,
			   mine >> seat & 1 ? BECAUSE_AGREED : BECAUSE_GONE);
	return F_NONE;
}

static enum fault act_back(struct desk *d)
{
	unsigned mine = setup_seats_of(d->setup, d->me->id);
	int seat = arg_seat(d, "seat"), found = 0;
	for (int i = 0; i < d->setup->n_seats; i++)
		if ((mine >> i & 1) && (seat < 0 || seat == i) && *d->setup->seat[i].stand_in) {
			setup_let_stand_in(&d->setup->seat[i], "", BECAUSE_NOTHING);
			found = 1;
		}
	return found ? F_NONE : refuse(d, F_NOT_NOW, SAY_NO_STAND_IN);
}

static enum fault act_hand(struct desk *d)
{
	int seat = arg_seat(d, "seat");
	if (seat < 0 || d->setup->seat[seat].kind != SEAT_PERSON)
		return refuse(d, F_BAD, SAY_SEAT);
	memcpy(d->setup->maker, d->setup->seat[seat].person, sizeof(d->setup->maker));
	return F_NONE;
}

static enum fault act_start(struct desk *d)
{
	struct setup *s = d->setup;
	for (int i = 0; i < s->n_seats; i++)
		if (s->seat[i].kind == SEAT_OPEN || s->seat[i].kind == SEAT_RESERVED ||
		    !s->seat[i].ready)
			return refuse(d, F_NOT_NOW, SAY_NOT_READY);
	for (int i = s->n_seats - 1; s->random_seating && i > 0; i--) {
		int j = (int)randombytes_uniform((uint32_t)i + 1);
		struct seat kept = s->seat[i];
		s->seat[i] = s->seat[j];
		s->seat[j] = kept;
	}
	return F_NONE;
}

/* At which tables: a set of statuses; and whether anybody may. */
enum { OPEN = 1 << STATUS_OPEN, PLAYING = 1 << STATUS_PLAYING, BY_MAKER = 1 << 8 };

static const struct {
	const char *name;
	enum fault (*act)(struct desk *desk);
	int when;
} actions[] = {
	{ "join", act_join, OPEN },
	{ "leave", act_leave, OPEN | PLAYING },
	{ "ready", act_ready, OPEN },
	{ "start", act_start, OPEN | BY_MAKER },
	{ "seat", act_seat, OPEN | BY_MAKER },
	{ "swap", act_swap, OPEN | BY_MAKER },
	{ "kick", act_kick, OPEN | BY_MAKER },
	{ "replace", act_replace, PLAYING },
	{ "back", act_back, PLAYING },
	{ "hand", act_hand, OPEN | PLAYING | BY_MAKER },
	{ "settings", act_settings, OPEN | BY_MAKER },
};
enum { N_ACTIONS = sizeof(actions) / sizeof(actions[0]) };

static int find_action(const char *action)
{
	for (int i = 0; i < N_ACTIONS; i++)
		if (!strcmp(actions[i].name, action))
			return i;
	return -1;
}

int desk_knows(const char *action)
{
	return find_action(action) >= 0;
}

enum fault desk_act(struct desk *d, const char *action)
{
	int i = find_action(action), when = actions[i].when;
	enum status status = d->row->status;
	if ((when & BY_MAKER) && !may_lead(d))
		return refuse(d, F_FORBIDDEN, SAY_MAKER);
	if (!(when >> status & 1))
		return refuse(d, F_NOT_NOW,
			      status == STATUS_OPEN      ? SAY_NOT_STARTED
			      : status == STATUS_PLAYING ? SAY_STARTED
							 : SAY_OVER);
	return actions[i].act(d);
}
