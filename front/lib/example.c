/* example.c: four bots play a game, told to whoever watches; built against the library.
 *
 *     cc example.c $(pkg-config --cflags --libs ludoteca) && ./a.out lorenzo 7 */
#include <ludoteca.h>
#include <stdio.h>
#include <stdlib.h>

/* What everybody may hear of what just happened. */
static void tell(const ludoteca_state *state)
{
	char text[4096];
	ludoteca_events(state, LUDOTECA_NOBODY, LUDOTECA_EN, text, sizeof(text));
	fputs(text, stdout);
}

int main(int argc, char **argv)
{
	char error[200];
	uint64_t dice = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
	const ludoteca_game *game = ludoteca_find(argc > 1 ? argv[1] : "verraeter");
	ludoteca_state *state = ludoteca_open(game, 4, "", error, sizeof(error));
	if (!state) {
		fprintf(stderr, "%s\n", error);
		return 1;
	}
	for (int seat; (seat = ludoteca_seat(state)) != LUDOTECA_NOBODY; tell(state)) {
		ludoteca_move move;
		if (seat == LUDOTECA_CHANCE)
			ludoteca_deal(state, &dice);
		else if (ludoteca_think(state, seat, "greedy", dice, &move) == 1)
			ludoteca_play(state, move);
	}
	int32_t points[LUDOTECA_SEATS];
	uint8_t place[LUDOTECA_SEATS];
	ludoteca_standings(state, points, place);
	for (int seat = 0; seat < ludoteca_seats(state); seat++)
		printf("seat %d: %d points, place %d\n", seat, (int)points[seat], place[seat]);
	ludoteca_close(state);
	return 0;
}
