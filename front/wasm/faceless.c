/* faceless.c: the module has rules and no face: a game's views stay on the host. */
#include "ludo_text.h"

#define GAME(id)                                                                       \
	void id##_view(struct ludo_text *json, const void *blanked, int seat, int lang);   \
	void id##_screen(struct ludo_text *text, const void *blanked, int seat, int lang); \
	void id##_view(struct ludo_text *json, const void *blanked, int seat, int lang)    \
	{                                                                              \
		(void)json, (void)blanked, (void)seat, (void)lang;                     \
		__builtin_trap();                                                      \
	}                                                                              \
	void id##_screen(struct ludo_text *text, const void *blanked, int seat, int lang)  \
	{                                                                              \
		(void)text, (void)blanked, (void)seat, (void)lang;                     \
		__builtin_trap();                                                      \
	}
#include "games.def"
#undef GAME
