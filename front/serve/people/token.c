/* token.c: making and hashing tokens; see token.h. */
#include "token.h"

#include <sodium.h>
#include <string.h>

void token_make(char token[TOKEN_BYTES])
{
	unsigned char bytes[32];
	randombytes_buf(bytes, sizeof(bytes));
	sodium_bin2base64(token, TOKEN_BYTES, bytes, sizeof(bytes),
			  sodium_base64_VARIANT_URLSAFE_NO_PADDING);
	sodium_memzero(bytes, sizeof(bytes));
}

void token_hash(const char *token, char hash[HASH_BYTES])
{
	unsigned char bytes[32];
	crypto_generichash(bytes, sizeof(bytes), (const unsigned char *)token, strlen(token),
			   (const unsigned char *)"ludoteca session", 16);
	sodium_bin2hex(hash, HASH_BYTES, bytes, sizeof(bytes));
}
