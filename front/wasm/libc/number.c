/* number.c: numbers out of words; see stdlib.h.  They are decimal, whatever is asked. */
#include <ctype.h>
#include <limits.h>
#include <stdlib.h>

int abs(int n)
{
	return n < 0 ? -n : n;
}

long long strtoll(const char *s, char **end, int base)
{
	const char *at = s;
	unsigned long long sum = 0;
	(void)base;
	while (isspace((unsigned char)*at))
		at++;
	int is_below = *at == '-';
	at += is_below || *at == '+';
	int is_number = isdigit((unsigned char)*at);
	for (; isdigit((unsigned char)*at); at++)
		if (sum <= LLONG_MAX / 10 - 1)
			sum = sum * 10 + (unsigned)(*at - '0');
		else
			sum = LLONG_MAX;
	if (end)
		*end = (char *)(is_number ? at : s);
	return is_below ? -(long long)sum : (long long)sum;
}

long strtol(const char *s, char **end, int base)
{
	long long n = strtoll(s, end, base);
	return n > LONG_MAX ? LONG_MAX : n < LONG_MIN ? LONG_MIN : (long)n;
}

int atoi(const char *s)
{
	return (int)strtol(s, 0, 10);
}

long long atoll(const char *s)
{
	return strtoll(s, 0, 10);
}

double strtod(const char *s, char **end)
{
	char *at;
	double sum = (double)strtoll(s, &at, 10), place = 1;
	int is_below = s[0] == '-';
	if (at != s && *at == '.')
		for (at++; isdigit((unsigned char)*at); at++) {
			place /= 10;
			sum += (is_below ? -place : place) * (*at - '0');
		}
	if (end)
		*end = at;
	return sum;
}
