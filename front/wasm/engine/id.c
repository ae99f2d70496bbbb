/* id.c: names that nobody can guess.  Those made here begin with a sign that the server's never
 * have (front/serve/room/id.c), so that an address says where its table is. */
#include <sodium.h>

#include "room/setup.h"

void random_id(char id[ID_BYTES])
{
	static const char signs[] = "abcdefghijkmnpqrstuvwxyz23456789";
	unsigned char bytes[ID_BYTES - 1];
	randombytes_buf(bytes, sizeof(bytes));
	id[0] = 'l'; /* local */
	for (size_t i = 1; i < sizeof(bytes); i++)
		id[i] = signs[bytes[i] & 31];
	id[ID_BYTES - 1] = 0;
}
