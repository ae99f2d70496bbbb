/* unit_table.c: the parts of the table that no example reaches: hashes, text, records
 * that are damaged, undo among simultaneous answers, a fork's independence; and what the
 * language of examples takes and what it does not. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "blake2b.h"
#include "deal.h"
#include "ludo_table.h"
#include "patch.h"
#include "script.h"

static int n_passed, n_failed;

static void check(int holds, const char *what)
{
	if (holds) {
		n_passed++;
		return;
	}
	n_failed++;
	printf("failed: %s\n", what);
}

/* ---- BLAKE2b: RFC 7693's vector, and values from another implementation ---- */

static int hashes_to(const char *hex, size_t n_out, size_t n_key, const void *in, size_t n_in)
{
	uint8_t key[32], out[64];
	char found[129];
	for (size_t i = 0; i < sizeof(key); i++)
		key[i] = (uint8_t)i;
	ludo_blake2b(out, n_out, key, n_key, in, n_in);
	ludo_hex_write(found, out, n_out);
	return !strcmp(found, hex);
}

static void check_blake2b(void)
{
	uint8_t count[300];
	for (size_t i = 0; i < sizeof(count); i++)
		count[i] = (uint8_t)i;
	check(hashes_to("ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
			"7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
			64, 0, "abc", 3), "BLAKE2b of abc (RFC 7693)");
	check(hashes_to("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8", 32, 0,
			"", 0), "BLAKE2b of nothing");
	check(hashes_to("c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1", 32, 0,
			count, 128), "BLAKE2b of exactly one block");
	check(hashes_to("0431a83199b3d38f61f4bafa65eea05acb4d40cc70eb7fdafa56e0ae08a7245c"
			"873c359467e3670457403112382734547818993f25dd5f41879416fe4a54a7ab",
			64, 32, count, 300), "BLAKE2b with a key over three blocks");
}

/* ---- text ---- */

static void check_text(void)
{
	struct ludo_text t = { 0 };
	ludo_json_open(&t, 0, '{');
	ludo_json_string(&t, "a", "\"\\\n\x01\x7f è");
	ludo_json_open(&t, "b", '[');
	ludo_json_number(&t, 0, -3);
	ludo_json_bool(&t, 0, 1);
	ludo_json_close(&t, ']');
	ludo_json_null(&t, "c");
	ludo_json_close(&t, '}');
	check(!strcmp(t.at, "{\"a\":\"\\\"\\\\\\n\\u0001\\u007f è\",\"b\":[-3,true],\"c\":null}"),
	      "JSON is escaped and separated");
	ludo_text_clear(&t);
	ludo_cell(&t, "proprietà", 12);
	ludo_put(&t, "|");
	ludo_cell(&t, "proprietà", 4);
	check(!strcmp(t.at, "proprietà   |prop"), "cells count columns, not bytes");
	ludo_text_clear(&t);
	ludo_style(&t, LUDO_BOLD);
	check(t.n == 0, "no styles where they are not wanted");
	ludo_text_free(&t);
}

/* ---- a game to work with ---- */

static struct ludo_table *open_game(const char *id, int n_seats)
{
	const struct ludo_game *game = ludo_game_find(id);
	uint8_t options[LUDO_OPTIONS];
	ludo_options_standard(game, options);
	return ludo_table_open(game, n_seats, options, ludo_seed_from_number(7));
}

static void play_on(struct ludo_table *t, int plies)
{
	ludo_move list[LUDO_MOVES];
	while (plies-- > 0 && ludo_table_waiting(t)) {
		int seat = __builtin_ctz(ludo_table_waiting(t));
		if (ludo_table_deal_once(t))
			continue;
		int n = ludo_table_moves(t, seat, list);
		ludo_table_play(t, list[ludo_table_ply(t) * 7 % n]);
	}
}

/* ---- records ---- */

static int refuses(const char *text, size_t n, const char *because)
{
	struct ludo_text error = { 0 };
	struct ludo_table *t = ludo_table_load(text, n, &error);
	int ok = !t && strstr(ludo_text_string(&error), because) != 0;
	if (!ok)
		printf("expected '%s', found '%s'\n", because, ludo_text_string(&error));
	ludo_table_close(t);
	ludo_text_free(&error);
	return ok;
}

/* A record with one piece of it replaced. */
static int refuses_with(const char *record, const char *was, const char *is, const char *because)
{
	struct ludo_text text = { 0 };
	const char *at = strstr(record, was);
	if (!at)
		return 0;
	ludo_put_n(&text, record, (size_t)(at - record));
	ludo_put(&text, is);
	ludo_put(&text, at + strlen(was));
	int ok = refuses(ludo_text_string(&text), text.n, because);
	ludo_text_free(&text);
	return ok;
}

static void check_damage(const char *record, size_t n)
{
	check(refuses("", 0, "line 1"), "an empty record");
	check(refuses("\0\0\0\n", 4, "line 1"), "zero bytes");
	check(refuses(record, n - 30, "stops"), "a record cut off");
	check(refuses_with(record, "ludoteca 2", "ludoteca 3", "line 1"), "another format");
	check(refuses_with(record, "game verraeter", "game chess", "line 2"), "an unknown game");
	check(refuses_with(record, "verraeter 1", "verraeter 9", "version 9"), "other rules");
	check(refuses_with(record, "seats 4", "seats 9", "line 3"), "too many seats");
	check(refuses_with(record, "hands fixed", "hands many", "line 4"), "an unknown value");
	check(refuses_with(record, "seed ", "seed zz", "hexadecimal"), "a seed that is none");
	check(refuses_with(record, "moves\n", "moves\n0 sing\n", "no such move"), "an unknown verb");
	check(refuses_with(record, "moves\n", "moves\n0 pass\n", "line 12"), "a move out of turn");
	check(refuses_with(record, "moves\n", "moves\n9 pass\n", "not a seat"), "a seat that is none");
	check(refuses_with(record, "end ", "end 1", "missing"), "another number of moves");
	check(refuses_with(record, "\nend", "\nx end", "not a seat"), "no end line");
}

static void check_records(void)
{
	struct ludo_table *t = open_game("verraeter", 4);
	struct ludo_text record = { 0 }, error = { 0 }, report = { 0 };
	ludo_table_set_name(t, 1, "Anna Maria");
	play_on(t, 1000);
	check(!ludo_table_waiting(t), "a game plays to its end");
	ludo_table_save(t, &record);
	struct ludo_table *again = ludo_table_load(record.at, record.n, &error);
	check(again && ludo_table_hash(again) == ludo_table_hash(t), "a record reproduces a game");
	check(again && !strcmp(ludo_table_name(again, 1, LUDO_EN), "Anna Maria"), "and its names");
	check(again && ludo_table_verify(again, &report), "its deals follow from its seed");
	ludo_table_close(again);
	check_damage(record.at, record.n);
	ludo_text_free(&record);
	ludo_text_free(&error);
	ludo_text_free(&report);
	ludo_table_close(t);
}

static void check_verify(void)
{
	struct ludo_table *t = open_game("template", 2);
	struct ludo_text report = { 0 };
	ludo_move dealt;
	ludo_table_deal_once(t);
	dealt = ludo_table_move(t, 0);
	ludo_table_rewind(t, 0);
	ludo_move other = dealt;
	other.a = (int16_t)(dealt.a ? 0 : 1);
	ludo_table_play(t, other);
	check(!ludo_table_verify(t, &report), "a card put there by hand is found out");
	ludo_text_free(&report);
	ludo_table_close(t);
}

/* ---- undo ---- */

static ludo_why bid(struct ludo_table *t, int seat, int coins)
{
	return ludo_table_play(t, ludo_answer(seat, 3, coins, 0, 0));
}

static void check_undo(void)
{
	struct ludo_table *t = open_game("template", 3);
	check(ludo_table_can_undo(t, 0) == LUDO_UNDO_NOTHING, "nothing to undo at the start");
	ludo_table_deal(t);
	bid(t, 0, 1);
	bid(t, 1, 2);
	uint64_t both = ludo_table_hash(t);
	check(ludo_table_undo(t, 0) == LUDO_UNDO_OK, "a pledge can be taken back behind another");
	check(ludo_table_waiting(t) == 5 && ludo_table_ply(t) == 3, "and the other one stays");
	check(ludo_table_redo(t, 1) == 0, "nobody redoes what is not his");
	check(ludo_table_redo(t, 0) && ludo_table_hash(t) == both, "redo brings it back");
	check(bid(t, 1, 3).code == LUDO_WHY_TURN, "nobody answers twice");
	bid(t, 2, 0);
	check(ludo_table_can_undo(t, 1) == LUDO_UNDO_REVEAL, "nothing comes back once bids are shown");
	ludo_table_deal(t);
	check(ludo_table_can_undo(t, 1) != LUDO_UNDO_OK, "nor once chance has answered");
	ludo_table_close(t);
}

/* Others may agree to take back what they answered since. */
static void check_willing(void)
{
	struct ludo_table *t = open_game("verraeter", 3);
	ludo_table_deal(t); /* the start player and the ring */
	ludo_move list[LUDO_MOVES];
	int first = __builtin_ctz(ludo_table_waiting(t)), ply = ludo_table_ply(t);
	ludo_table_moves(t, first, list);
	ludo_table_play(t, list[0]); /* two estates, one after the other */
	int second = __builtin_ctz(ludo_table_waiting(t));
	ludo_table_moves(t, second, list);
	ludo_table_play(t, list[0]);
	check(ludo_table_can_undo(t, first) == LUDO_UNDO_OTHERS, "another answer stands in the way");
	check(ludo_table_undo_with(t, first, 1u << second) == LUDO_UNDO_OK &&
	      ludo_table_ply(t) == ply, "unless its seat agrees: then both go");
	ludo_table_close(t);
}

/* What may be done is what doing it would find, and asking changes nothing. */
static void check_asking_first(void)
{
	struct ludo_table *t = open_game("template", 3);
	ludo_table_deal(t);
	check(!ludo_table_can_redo(t, 0), "nothing to give again at the start");
	check(ludo_table_can_undo_with(t, 0, 7) == LUDO_UNDO_NOTHING, "nor to take back");
	bid(t, 0, 1);
	bid(t, 1, 2);
	uint64_t both = ludo_table_hash(t);
	check(!ludo_table_can_redo(t, 0), "nothing to give again before it was taken back");
	check(ludo_table_can_undo_with(t, 2, 7) == LUDO_UNDO_NOTHING, "whoever has not answered");
	check(ludo_table_can_undo_with(t, 0, 0) == LUDO_UNDO_OK, "who has, may");
	check(ludo_table_hash(t) == both && ludo_table_ply(t) == 4, "asking changes nothing");
	ludo_table_undo(t, 0);
	uint64_t one = ludo_table_hash(t);
	check(ludo_table_can_redo(t, 0) && !ludo_table_can_redo(t, 1) && !ludo_table_can_redo(t, 2),
	      "only who took back may give again");
	check(ludo_table_hash(t) == one, "asking changes nothing here either");
	bid(t, 0, 3);
	check(!ludo_table_can_redo(t, 0), "not after another answer");
	bid(t, 2, 3);
	check(ludo_table_can_undo_with(t, 0, 7) == LUDO_UNDO_REVEAL,
	      "however willing others are, what was shown was shown");
	ludo_table_close(t);
}

/* In a game of turns: whoever answered since must be willing, all of them. */
static void check_all_willing(void)
{
	struct ludo_table *t = open_game("lorenzo", 4);
	int first, since = 0, n_since = 0;
	play_on(t, 60);
	first = ludo_table_move(t, ludo_table_ply(t) - 1).seat;
	for (int ply = 0; ply < 200 && n_since < 2; ply++) {
		play_on(t, 1);
		ludo_move last = ludo_table_move(t, ludo_table_ply(t) - 1);
		if (last.seat >= LUDO_SEATS ||
		    ludo_table_can_undo_with(t, first, 15) != LUDO_UNDO_OK) {
			since = n_since = 0; /* chance, or cards were shown: begin again */
			first = last.seat < LUDO_SEATS ? last.seat : first;
		} else if (last.seat == first) {
			since = n_since = 0;
		} else {
			n_since += !(since >> last.seat & 1);
			since |= 1 << last.seat;
		}
	}
	check(n_since == 2, "two others have answered since");
	check(ludo_table_can_undo_with(t, first, 0) == LUDO_UNDO_OTHERS, "none of them is asked");
	for (int seat = 0; seat < LUDO_SEATS; seat++)
		if (since >> seat & 1)
			check(ludo_table_can_undo_with(t, first, (unsigned)since & ~(1u << seat)) ==
			      LUDO_UNDO_OTHERS, "all but one are willing");
	check(ludo_table_can_undo_with(t, first, (unsigned)since) == LUDO_UNDO_OK, "all are");
	ludo_table_close(t);
}

/* A position set by hand survives being saved, with zeros and half-given answers. */
static void check_given_record(void)
{
	struct ludo_table *t = open_game("template", 3);
	struct ludo_text text = { 0 }, error = { 0 };
	ludo_table_deal(t);
	check(ludo_table_given(t, "coins={0,4,9} bid[1]=2 waiting={0,2}", &error),
	      "a half-answered question can be set");
	check(ludo_table_waiting(t) == 5, "and waits for the others");
	check(!ludo_table_given(t, "waiting={0,3}", &error), "but not for a seat that is not asked");
	check(!ludo_table_given(t, "waiting={7}", &error), "nor for chance");
	ludo_table_save(t, &text);
	struct ludo_table *again = ludo_table_load(text.at, text.n, &error);
	check(again && ludo_table_hash(again) == ludo_table_hash(t), "such a position can be saved");
	ludo_table_close(again);
	ludo_text_clear(&text);
	check(ludo_table_given(t, "won[0]={lute} lost={lute} loosely", &error),
	      "even one that is wrong");
	ludo_table_save(t, &text);
	again = ludo_table_load(text.at, text.n, &error);
	check(again && ludo_table_hash(again) == ludo_table_hash(t), "comes back as it was");
	ludo_table_close(again);
	ludo_text_free(&text);
	ludo_text_free(&error);
	ludo_table_close(t);
}

static void check_names(void)
{
	struct ludo_table *t = open_game("template", 2);
	char name[200];
	memset(name, 'a', sizeof(name));
	memcpy(name + 63, "\xc3\xa8", 2); /* a letter across the limit */
	name[199] = 0;
	ludo_table_set_name(t, 0, name);
	check(strlen(ludo_table_name(t, 0, LUDO_EN)) == 63, "a long name is cut between letters");
	ludo_table_set_name(t, 0, "a\nb");
	check(!strcmp(ludo_table_name(t, 0, LUDO_EN), "a b"), "a name stays on its line");
	ludo_table_close(t);
}

static void check_fork(void)
{
	struct ludo_table *t = open_game("verraeter", 3);
	play_on(t, 60);
	uint64_t hash = ludo_table_hash(t);
	struct ludo_table *fork = ludo_table_fork(t, 60);
	check(fork && ludo_table_hash(fork) == hash, "a fork stands where its origin stood");
	play_on(fork, 20);
	check(ludo_table_hash(t) == hash && ludo_table_ply(t) == 60, "and goes its own way");
	check(!ludo_table_fork(t, 61), "there is no fork from the future");
	ludo_table_close(fork);
	ludo_table_close(t);
}

/* ---- dealing anew ---- */

/* What chance answers when a game is begun again for the so many-th time. */
static uint64_t begun_again(struct ludo_table *t, int deal)
{
	ludo_table_rewind(t, 0);
	ludo_table_deal_anew(t, deal);
	play_on(t, 40);
	return ludo_table_hash(t);
}

static void check_deals(void)
{
	struct ludo_table *t = open_game("verraeter", 3);
	struct ludo_text text = { 0 }, report = { 0 }, error = { 0 };
	uint64_t first = begun_again(t, 0);
	check(begun_again(t, 0) == first, "the same deal gives the same answers");
	uint64_t second = begun_again(t, 1);
	check(second != first, "another deal gives others");
	check(ludo_table_verify(t, &report), "which can be dealt again");
	ludo_table_save(t, &text);
	const char *record = ludo_text_string(&text);
	check(strstr(record, "\ndeal 1\n") != 0, "the record says so");
	struct ludo_table *again = ludo_table_load(record, text.n, &error);
	check(again && ludo_table_verify(again, &report), "and is verified by it");
	ludo_table_close(again);
	*strstr(text.at, "deal 1") = '#';
	check(!ludo_table_load(record, text.n, &error), "nothing else stands among the moves");
	ludo_text_free(&text);
	ludo_text_free(&report);
	ludo_text_free(&error);
	ludo_table_close(t);
}

/* ---- what a seat is shown ---- */

static void check_views(void)
{
	struct ludo_table *t = open_game("verraeter", 4);
	struct ludo_text json = { 0 };
	play_on(t, 40);
	ludo_table_view(t, 0, LUDO_EN, &json);
	check(strstr(json.at, "\"mine\":{") && strstr(json.at, "\"hand\":["), "a seat sees its own hand");
	ludo_text_clear(&json);
	ludo_table_view(t, LUDO_NOBODY, LUDO_IT, &json);
	check(!strstr(json.at, "\"hand\":["), "a spectator sees no hand");
	ludo_text_clear(&json);
	ludo_table_save(t, &json);
	check(strstr(json.at, "seed ") != 0, "the owner's record has the seed");
	ludo_text_free(&json);
	ludo_table_close(t);
}

/* What has changed since a look is told as two whole views would tell it. */
static int patches(const struct ludo_table *t, const char *was, const struct ludo_sight *sight)
{
	struct ludo_text is = { 0 }, wanted = { 0 }, told = { 0 }, whole = { 0 };
	struct ludo_sight now;
	ludo_table_view(t, sight->seat, sight->lang, &is);
	ludo_json_patch(&wanted, 0, was, is.at);
	ludo_sight_take(&now, t, sight->seat, sight->lang);
	ludo_sight_view(&whole, 0, &now, t);
	ludo_sight_patch(&told, 0, sight, &now, t, strstr(wanted.at, "\"events\":[") != 0);
	int same = !strcmp(told.at, wanted.at) && !strcmp(whole.at, is.at);
	if (!same)
		printf("%s\n%s\n", wanted.at, told.at);
	ludo_text_free(&is);
	ludo_text_free(&wanted);
	ludo_text_free(&told);
	ludo_text_free(&whole);
	ludo_sight_free(&now);
	return same;
}

static void check_patches(const char *id, int n_seats)
{
	struct ludo_table *t = open_game(id, n_seats);
	int same = 1;
	for (int turn = 0; same && turn < 40 && ludo_table_waiting(t); turn++) {
		int seat = turn % (n_seats + 1) - 1, lang = turn / 7 % LUDO_LANGS;
		struct ludo_text was = { 0 };
		struct ludo_sight sight;
		ludo_table_view(t, seat, lang, &was);
		ludo_sight_take(&sight, t, seat, lang);
		play_on(t, 1 + turn % 9);
		same = patches(t, was.at, &sight);
		ludo_text_free(&was);
		ludo_sight_free(&sight);
	}
	check(same, id);
	ludo_table_close(t);
}

static void check_sights(void)
{
	static const struct {
		const char *id;
		int n_seats;
	} games[] = { { "template", 3 }, { "verraeter", 4 }, { "emperor", 4 },
		      { "lorenzo", 4 },	 { "pax", 4 },	     { "baroque", 4 } };
	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++)
		check_patches(games[i].id, games[i].n_seats);
}

static int tells(const struct ludo_table *t, int ply, int seat, int lang, const char *what)
{
	struct ludo_text json = { 0 };
	ludo_json_open(&json, 0, '{');
	ludo_table_events(t, ply, seat, lang, &json);
	ludo_json_close(&json, '}');
	int ok = !strncmp(json.at, "{\"events\":[", 11) && strstr(json.at, what) != 0;
	ludo_text_free(&json);
	return ok;
}

/* Events of one ply, in a seat's ears and language. */
static void check_events(void)
{
	struct ludo_table *t = open_game("template", 2);
	ludo_table_set_name(t, 1, "Anna");
	ludo_table_deal(t);
	int ply = ludo_table_ply(t);
	bid(t, 1, 4);
	check(tells(t, ply, 1, LUDO_EN, "\"args\":[4]") && tells(t, ply, 1, LUDO_EN, "\"hushed\":false"),
	      "who bids hears the bid");
	check(tells(t, ply, 0, LUDO_EN, "\"args\":[]") && tells(t, ply, 0, LUDO_EN, "\"hushed\":true"),
	      "another seat hears that there was one");
	check(!tells(t, ply, 0, LUDO_EN, "4") && !tells(t, ply, LUDO_NOBODY, LUDO_IT, "4"),
	      "and not how much, nor does a spectator");
	check(tells(t, ply, 0, LUDO_EN, "Anna") && tells(t, ply, 0, LUDO_IT, "Anna"), "by name");
	check(tells(t, ply, 0, LUDO_EN, "\"rule\":\"2."), "with the rule");
	struct ludo_text en = { 0 }, it = { 0 };
	ludo_table_events(t, ply, 1, LUDO_EN, &en);
	ludo_table_events(t, ply, 1, LUDO_IT, &it);
	check(strcmp(en.at, it.at) != 0, "in both languages");
	ludo_text_free(&en);
	ludo_text_free(&it);
	bid(t, 0, 1);
	check(tells(t, ply + 1, LUDO_NOBODY, LUDO_EN, "\"args\":[4]") ||
	      tells(t, ply + 1, LUDO_NOBODY, LUDO_EN, "\"b\":4"), "shown to all, all hear it");
	check(!tells(t, ply, LUDO_NOBODY, LUDO_EN, "4"), "but the earlier ply stays as it was told");
	ludo_table_close(t);
}

/* ---- the language of examples ---- */

/* Lines one after the other: all but the last are carried out; the last one is too if
 * 'because' is null, and refused with these words if not. */
static int after(const char *lines, const char *because)
{
	struct ludo_script script = ludo_script_begin(0);
	struct ludo_text reply = { 0 };
	int ok = 1;
	while (*lines && ok) {
		char line[512] = "";
		size_t n = strcspn(lines, "\n");
		memcpy(line, lines, n < sizeof(line) ? n : sizeof(line) - 1);
		lines += n + (lines[n] == '\n');
		ludo_text_clear(&reply);
		ok = ludo_script_line(&script, line, &reply);
	}
	int is_there = because && strstr(ludo_text_string(&reply), because);
	int as_told = !*lines && (because ? !ok && is_there : ok);
	if (!as_told)
		printf("%s: '%s' and before '%.40s'\n", ok ? "done" : "refused",
		       ludo_text_string(&reply), lines);
	ludo_text_free(&reply);
	ludo_script_end(&script);
	return as_told;
}

#define TEMPLATE "game template\nseats 2\n. remove vase\n. show globe\n"

static void check_allow(void)
{
	check(after(TEMPLATE "allow 0 bid 3\nallow 0 bid 4\nexpect turn 0 1", 0),
	      "allow plays nothing");
	check(after(TEMPLATE "given coins[0]=3\nallow 0 bid 4", "poor: "), "allow tells why not");
	check(after(TEMPLATE "0 bid 1\nallow 0 bid 1", "turn: "), "allow asks whose turn it is");
	check(after(TEMPLATE "allow 0 sing", "no such move"), "allow wants a move");
}

static void check_lists(void)
{
	check(after(TEMPLATE "expect moves 0 include: bid 3 | bid 0", 0),
	      "these are among the moves");
	check(after(TEMPLATE "expect moves 0 include: bid 3 | bid 11", "not offered: bid 11"),
	      "one of them is not");
	check(after(TEMPLATE "expect moves 0 exclude: bid 11 | bid 12", 0), "these are not");
	check(after(TEMPLATE "expect moves 0 exclude: bid 11 | bid 5", "offered: bid 5"), "one is");
	check(after(TEMPLATE "expect moves 0 include:", "wanted"), "an empty list says nothing");
	check(after(TEMPLATE "expect moves 0 include: bid 1 |", "no such move"), "nor half a list");
	check(after(TEMPLATE "expect moves .:", 0), "chance has nothing to answer now");
	check(after("game template\nseats 2\nexpect moves . # 7", 0), "chance has seven answers");
	check(after("game template\nseats 2\n. remove vase\nexpect moves . exclude: show vase", 0),
	      "chance cannot show what is gone");
	check(after("game template\nseats 2\n. remove vase\nexpect moves .: show globe",
		    "offered too"), "chance has other answers");
	check(after(TEMPLATE "expect moves 0:", "offered too"), "an empty list is a list");
	check(after(TEMPLATE "expect moves 5 # 1", "no such seat"), "a list of nobody's");
}

static void check_strictness(void)
{
	check(after(TEMPLATE "expect points 0 0 7", "not understood: '7'"), "a word behind points");
	check(after(TEMPLATE "expect places 1 1 x", "not understood: 'x'"), "a word behind places");
	check(after(TEMPLATE "expect moves 0 # 6 7", "not understood: '7'"),
	      "a word behind a size");
	check(after(TEMPLATE "at bid now", "not understood: 'now'"), "a word behind at");
	check(after(TEMPLATE "0 bid 1\nexpect event bids 0 1", "not '1'"), "an event without '='");
	check(after(TEMPLATE "0 bid 1\nexpect event bids 0 =", "wanted"),
	      "an event with '=' alone");
	check(after(TEMPLATE "0 bid 1\nexpect event bids 0 = 1", 0), "an event and its number");
	check(after(TEMPLATE "expect turn", "whose turn"), "nobody's turn");
	check(after(TEMPLATE "lang it now", "not understood"), "a word behind a language");
	check(after(TEMPLATE "given", "nothing is given"), "given nothing");
	check(after("game verraeter\nseats 4\ngiven vp[0]=-3", "not a value"),
	      "fewer than no points");
	check(after("game lorenzo\nseats 2\nauto turn\ngiven coins[0]=-1 loosely", "not a value"),
	      "fewer than no coins");
	check(after(TEMPLATE "given coins={7}", "values are missing"), "a row that is too short");
	check(after(TEMPLATE "given coins={7,4}", 0), "a row for the seats in the game");
	check(after(TEMPLATE "given coins={7,4,0,0,0}", "one value too many"), "a row too long");
	check(after(TEMPLATE "refuse 0 bid 11 because rich", "no such reason"),
	      "an unknown reason");
	check(after(TEMPLATE "refuse given coins[0]=11 because rich", "no such account"),
	      "an unknown account");
	check(after(TEMPLATE "refuse given coins[0]=11 because coins 1.2", "not understood"),
	      "an account has no paragraph here");
}

static void check_messages(void)
{
	check(after("game template\nseats 2\nauto over\nrefuse 0 bid 1 because poor",
		    "refused because over, expected poor"), "no blank behind a reason");
	check(after(TEMPLATE "given coins[0]=3\nrefuse 0 bid 4 because poor 9.9",
		    "refused because poor 2.2, expected poor 9.9"), "a reason and its paragraph");
	check(after("game lorenzo\nseats 2\nauto turn\n0 place white\n0 go nowhere",
		    "not a space: 'nowhere'"), "one blank before what is wrong");
}

static void check_agenda(void)
{
	check(after("game template\nseats 2\nauto over\nexpect over", 0), "auto goes to the end");
	check(after("game template\nseats 2\nauto over\nauto over\nexpect over", 0),
	      "and stays there");
	check(after(TEMPLATE "given agenda={bid:0}\n0 bid 1\n1 bid 2\nexpect over", "run empty"),
	      "out of lines is not over");
	check(after("game lorenzo\nseats 2\nauto turn\ngiven agenda={report:0}", "runs empty"),
	      "an agenda that leads nowhere");
	check(after(TEMPLATE "given agenda={}", "runs empty"), "an agenda without lines");
	check(after("game lorenzo\nseats 2\nauto turn\ngiven agenda={final:0}\nexpect over", 0),
	      "an agenda that ends the game");
	check(after("game lorenzo\nseats 2\nauto turn\ngiven agenda={space:0,turn:0}",
		    "would not ask 'space'"), "a question that would be passed over");
	check(after("game lorenzo\nseats 2\nauto turn\ngiven agenda={turn:2}", "nobody sits there"),
	      "a line for a seat that is not in the game");
	check(after("game lorenzo\nseats 2\nauto turn\n"
		    "given agenda={turn:1,turn:0}\nexpect turn 1", 0),
	      "an agenda that holds");
}

/* ---- given: things that lie in one place, and what follows from others ---- */

#define LORENZO "game lorenzo\nseats 2\nauto turn\n"

static void check_places(void)
{
	check(after(TEMPLATE "given won[0]={lute}\nexpect won[0]={lute}", 0),
	      "taken from the deck");
	check(after(TEMPLATE "given shown=lute\nexpect shown=lute", 0), "one gives way to another");
	check(after(TEMPLATE "given won[0]={globe}\nexpect shown=none won[0]={globe}", 0),
	      "what leaves the table leaves a gap");
	check(after(TEMPLATE "given won[0]={lute} lost={lute}", "account 'curios'"),
	      "one line puts nothing into two places");
	check(after(LORENZO "given tower[territory1]=forest territories[0]={woods}\n"
		    "expect tower[territory1]=forest territories[0]={woods}", 0),
	      "cards of one colour are cards");
	check(after(LORENZO "given territories[0]={commercial_hub}\n"
		    "expect tower[territory1]=none", 0),
	      "taken from the tower");
	check(after(LORENZO "given tower[territory1]=woods\nexpect tower[territory1]=woods "
		    "tower[territory2]=commercial_hub", 0), "two change places");
	check(after("game lorenzo\nseats 2 rules=advanced\nauto turn\n"
		    "given hand[0]={botticelli,...}\nexpect hand[0]={botticelli,...}\n"
		    "expect took[1][2]=michelangelo", 0),
	      "a leader in exchange for another, wherever they are remembered");
	check(after("game lorenzo\nseats 2 rules=advanced\nauto turn\n"
		    "expect hand[0]={botticelli,...}", "expected hand"), "the others are not it");
	check(after("game lorenzo\nseats 2 rules=advanced\nauto turn\n"
		    "given hand[0]={...,moro}", "cannot be in this set"), "others come last");
}

static void check_follows(void)
{
	check(after(LORENZO "given where[1][white]=harvest\nexpect occupied={harvest}", 0),
	      "a space is occupied by who stands there");
	check(after(LORENZO "given where[1][white]=harvest occupied={}", "account 'members'"),
	      "unless the line says otherwise");
	check(after(LORENZO "given occupied={council} loosely\ngiven coins[0]=3\n"
		    "expect occupied={council}", 0), "what was set against the rest stays");
	check(after("game verraeter\nseats 4 start=first\nat deal\n"
		    "given hand[0]={3,4} discards={5} known[0]={}\nexpect n_hand={2,3,3,3}", 0),
	      "a hand is as large as it is");
}

/* A game whose face is the template's but for one thing. */
static int complains(struct ludo_face face, const char *because)
{
	struct ludo_game game = *ludo_game_find("template");
	struct ludo_text error = { 0 };
	game.face = &face;
	int ok = !ludo_fields_cover(&game, &error) &&
		 strstr(ludo_text_string(&error), because) != 0;
	ludo_text_free(&error);
	return ok;
}

static void check_places_and_follows_of_a_game(void)
{
	static const char *const unknown[] = { "nowhere", 0 }, *const number[] = { "round", 0 };
	static const struct ludo_follow nothing[] = { { "round", "nothing" }, { 0, 0 } };
	static const struct ludo_follow wrong[] = { { "won", "coins" }, { 0, 0 } };
	struct ludo_face face = *ludo_game_find("template")->face;
	face.places = unknown;
	check(complains(face, "nowhere"), "a place that is no field");
	face.places = number;
	check(complains(face, "round"), "a place that holds no things");
	face.places = 0;
	face.follows = nothing;
	check(complains(face, "nothing"), "a field that follows from none");
	face.follows = wrong;
	check(complains(face, "won"), "a field that cannot follow");
}

/* ---- positions with a name, views, words ---- */

static void check_positions(void)
{
	check(after(TEMPLATE "position begun\n0 bid 1\nfrom begun\nexpect turn 0 1", 0),
	      "back to where a name was given");
	check(after(TEMPLATE "position begun\nfrom begun\n0 bid 1\nfrom begun\nexpect turn 0 1", 0),
	      "as often as one likes");
	check(after(TEMPLATE "position begun\ngame lorenzo\nfrom begun\nexpect round=1", 0),
	      "with its game");
	check(after(TEMPLATE "position begun\nposition begun", "called so"),
	      "a name is given once");
	check(after(TEMPLATE "from nowhere", "no position is called 'nowhere'"), "an unknown name");
	check(after(TEMPLATE "position begun now", "not understood"), "a word behind a name");
	check(after(TEMPLATE "position abcdefghijklmnopqrstuvwxyzabcdef", "31 letters"),
	      "a long name");
	check(after("position begun", "seats"), "nothing stands there to be named");
}

static void check_seen(void)
{
	check(after(TEMPLATE "expect view 0 game=template you=0 over=false board.round=1", 0),
	      "values of a view");
	check(after(TEMPLATE "expect view 0 board.round=2", "found 1"), "another value");
	check(after(TEMPLATE "expect view 0 board.nothing=1", "nothing there"), "no such value");
	check(after(TEMPLATE "expect view 0 seats[1].name=Blue\nexpect view * over=false", 0),
	      "an item of a list, a spectator");
	check(after(TEMPLATE "expect view 0 waiting={0,1}", 0), "a whole list");
	check(after(TEMPLATE "expect view 0 waiting={0}", "found [0,1]"), "another list");
	check(after(TEMPLATE "expect no view * question.mine", 0), "nothing there");
	check(after(TEMPLATE "expect no view * board.round", "found 1"), "something there");
	check(after(TEMPLATE "expect view 0 board", "PATH=VALUE"), "a path without a value");
	check(after(TEMPLATE "expect view 0", "nothing is expected"), "no path");
	check(after(TEMPLATE "expect show 0: Globe (5)", 0), "words on the board");
	check(after(TEMPLATE "expect show 0: Lute (6)", "does not show"),
	      "words that are not there");
	check(after(TEMPLATE "expect no show *: Lute (6)", 0), "words that must not be there");
	check(after(TEMPLATE "lang it\nexpect no show 0: Globe", 0), "in the language spoken");
	check(after(TEMPLATE "expect show 0:", "a text is wanted"), "no words");
	check(after(TEMPLATE "expect show 0 Round", "a colon"), "no colon");
}

static void check_vocabulary(void)
{
	struct ludo_script script = ludo_script_begin(ludo_game_find("template"));
	struct ludo_text reply = { 0 };
	check(ludo_script_line(&script, "reasons", &reply) && strstr(reply.at, "  poor ") &&
	      strstr(reply.at, "  turn "), "reasons of a game, and of all");
	check(!strstr(ludo_text_string(&reply), "coins[seat]=count"), "and nothing else");
	ludo_text_clear(&reply);
	check(ludo_script_line(&script, "words", &reply) && strstr(reply.at, "coins[seat]=count") &&
	      strstr(reply.at, "won[seat]={curio,...}") &&
	      strstr(reply.at, "shown=curio or none") && strstr(reply.at, "  bid bid "),
	      "all words, as they are written");
	ludo_text_clear(&reply);
	check(!ludo_script_line(&script, "words of wisdom", &reply) && reply.n,
	      "one part at a time");
	ludo_text_free(&reply);
	ludo_script_end(&script);
	check(after("reasons", "game"), "words of no game");
}

/* ---- whole texts of examples ---- */

static int examples(const char *name, const char *text, int passed, int failed,
		    const char *reported)
{
	struct ludo_text report = { 0 };
	struct ludo_example_run run = { .name = name, .game = ludo_game_find("template"),
					.report = &report };
	ludo_examples(&run, text, strlen(text));
	int ok = run.passed == passed && run.failed == failed &&
		 (reported ? strstr(ludo_text_string(&report), reported) != 0 : !report.n);
	if (!ok)
		printf("%d passed, %d failed: %s\n", run.passed, run.failed,
		       ludo_text_string(&report));
	ludo_text_free(&report);
	return ok;
}

static void check_examples(void)
{
	check(examples("a.example", "game template\n", 0, 1, "a.example:1: nothing is expected"),
	      "an example that checks nothing");
	check(examples("a.example", "seats 2\nexpect over\n---\n\n---\n", 0, 1,
		       "a.example:2: expected"), "empty examples do not count");
	check(examples("a.md", "1.1 So.\n\n```example\nseats 2\n```\n", 0, 1, "a.md:3: nothing is"),
	      "a block that checks nothing");
	check(examples("a.md", "```example\n```\n", 0, 1, "a.md:1: nothing is"), "an empty block");
	check(examples("a.md", "```position two\nseats 2\n. remove vase\n```\n\n"
		       "```example 1.1\nfrom two\nexpect turn chance\n```\n", 1, 0, 0),
	      "a block that sets up a position is no example");
	check(examples("a.md", "```position\nseats 2\n```\n", 0, 1, "a.md:1: say"),
	      "it needs a name");
	check(examples("a.md", "```position two\nseats 9\n```\n"
		       "```example\nfrom two\nexpect over\n```\n", 0, 2, "a.md:2: "),
	      "and must be right");
	check(examples("a.example", "seats 2\nposition two\n---\n"
		       "from two\nexpect turn chance\n", 1, 0, 0),
	      "positions in a file of examples");
	check(examples("a.example", "seats 2\nexpect moves 0 # 0 # 3 words of comment\n"
		       "expect moves .: # 7 of them\n", 0, 1, "offered too"),
	      "a comment may begin with a number");
	check(examples("a.example", "seats 2\nallow . remove vase\n", 1, 0, 0), "allow is a check");
}

int main(void)
{
	check_blake2b();
	check_text();
	check_records();
	check_verify();
	check_undo();
	check_willing();
	check_asking_first();
	check_all_willing();
	check_given_record();
	check_names();
	check_fork();
	check_deals();
	check_views();
	check_sights();
	check_events();
	check_allow();
	check_lists();
	check_strictness();
	check_messages();
	check_agenda();
	check_places();
	check_follows();
	check_places_and_follows_of_a_game();
	check_positions();
	check_seen();
	check_vocabulary();
	check_examples();
	printf("%d passed, %d failed\n", n_passed, n_failed);
	return n_failed != 0;
}
