/* serve_limit.c: limits by name hold whatever names others make up; networks are told apart. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "net/address.h"
#include "net/limit.h"

static int passed, failed;

static void holds(const char *what, int so)
{
	passed += so != 0;
	failed += !so;
	if (!so)
		printf("not so: %s\n", what);
}

static void test_eviction(void)
{
	static struct limits limits;
	char name[32];
	int64_t now = 1000000;
	for (int i = 0; i < 10; i++)
		holds("a bucket gives what it holds", limit_take(&limits, "owner", 1, 0.1, 10, now));
	holds("and no more", !limit_take(&limits, "owner", 1, 0.1, 10, now));
	for (int i = 0; i < 100000; i++) {
		snprintf(name, sizeof(name), "other %d", i);
		limit_take(&limits, name, 1, 0.1, 10, now + i);
	}
	holds("a hundred thousand others do not refill it",
	      !limit_take(&limits, "owner", 1, 0.1, 10, now + 100000));
	holds("time does", limit_take(&limits, "owner", 1, 0.1, 10, now + 20000000));
}

static void test_tally(void)
{
	static struct tally tally;
	tally_add(&tally, "a", 1);
	tally_add(&tally, "a", 1);
	tally_add(&tally, "b", 1);
	holds("they are counted", tally_of(&tally, "a") == 2 && tally_of(&tally, "b") == 1);
	tally_add(&tally, "a", -2);
	holds("and forgotten", tally_of(&tally, "a") == 0);
	tally_free(&tally);
	holds("all of them", tally_of(&tally, "b") == 0);
}

static void network_is(const char *address, const char *wanted)
{
	char network[NETWORK_BYTES] = "none";
	int is_one = address_network(address, network);
	holds(address, is_one ? !strcmp(network, wanted) : !strcmp(wanted, "none"));
}

int main(void)
{
	if (sodium_init() < 0)
		return 2;
	test_eviction();
	test_tally();
	network_is("192.0.2.7", "192.0.2.7");
	network_is("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64");
	network_is("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64");
	network_is("2001:db8:1:3::1", "2001:db8:1:3::/64");
	network_is("::ffff:192.0.2.7", "192.0.2.7");
	network_is("192.0.2.7, 1.2.3.4", "none");
	network_is("", "none");
	network_is("unknown", "none");
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
