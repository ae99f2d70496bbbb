/* ctype.h: of the C library, what the table and the bots use. */
#ifndef LUDO_CTYPE_H
#define LUDO_CTYPE_H

static inline int isdigit(int c)
{
	return c >= '0' && c <= '9';
}

static inline int isupper(int c)
{
	return c >= 'A' && c <= 'Z';
}

static inline int isspace(int c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline int tolower(int c)
{
	return isupper(c) ? c + 'a' - 'A' : c;
}

#endif
