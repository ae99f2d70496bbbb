/* faceless.c: the module has rules and no face: a game's views stay on the host.  Of a game
 * without a screen of its own, nothing asks for one here either. */
struct drawing;
struct ludo_text;

#define GAME(id)                                                                       \
	void id##_view(struct ludo_text *json, const void *blanked, int seat, int lang);   \
	void id##_screen(struct drawing *d, const void *blanked);                      \
	void id##_view(struct ludo_text *json, const void *blanked, int seat, int lang)    \
	{                                                                              \
		(void)json, (void)blanked, (void)seat, (void)lang;                     \
		__builtin_trap();                                                      \
	}                                                                              \
	void id##_screen(struct drawing *d, const void *blanked)                       \
	{                                                                              \
		(void)d, (void)blanked;                                                \
		__builtin_trap();                                                      \
	}
#include "games.def"
#undef GAME
