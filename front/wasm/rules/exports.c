/* exports.c: what the module offers to the page, the worker or node around it. */
#include <string.h>

#include "ludo.h"
#include "sign.h"

#define EXPORT(name) __attribute__((export_name(name)))

EXPORT("n_games") int wasm_n_games(void);
EXPORT("id") const char *wasm_id(int game);
EXPORT("sign") uint64_t wasm_sign(int game, int n_games);
EXPORT("sign_play") uint64_t wasm_sign_play(int game, int n_games);

int wasm_n_games(void)
{
	int n = 0;
	while (ludo_games[n])
		n++;
	return n;
}

/* Where in the memory a game's id stands; a zero byte ends it. */
const char *wasm_id(int game)
{
	return ludo_games[game]->id;
}

/* The fingerprint of a game over so many seeded games. */
uint64_t wasm_sign(int game, int n_games)
{
	return ludo_sign(ludo_games[game], n_games);
}

/* The same of its play, which is no matter of bytes. */
uint64_t wasm_sign_play(int game, int n_games)
{
	uint8_t options[LUDO_OPTIONS];
	memset(options, LUDO_DRAWN, sizeof(options));
	return ludo_sign_play(ludo_games[game], n_games, options);
}
