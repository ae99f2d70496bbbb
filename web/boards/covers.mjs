/* covers.mjs: which picture of a game stands for it in the lobby: one of its own, or one of
 * art/lobby.mjs.  They come with the first view, so each is one of the lighter ones. */
export const covers = {
	verraeter: "action:traitor",
	emperor: "card:rival",
	lorenzo: "card:palace",
	pax: "map:por",
	baroque: "cover:baroque",
};
