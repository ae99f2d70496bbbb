/* id.c: names of tables, people and seats that nobody can guess; see setup.h. */
#include <sodium.h>

#include "setup.h"

/* 16 of 32 signs that nobody confuses: 80 bits. */
void random_id(char id[ID_BYTES])
{
	static const char signs[] = "abcdefghijkmnpqrstuvwxyz23456789";
	unsigned char bytes[ID_BYTES - 1];
	randombytes_buf(bytes, sizeof(bytes));
	for (size_t i = 0; i < sizeof(bytes); i++)
		id[i] = signs[bytes[i] & 31];
	id[ID_BYTES - 1] = 0;
}
