/* covers.mjs: which picture stands for a game in the lobby: one of its own, or one of
 * art/lobby.mjs. */
export const covers = {
	verraeter: "cover:verraeter",
	emperor: "cover:emperor",
	lorenzo: "cover:lorenzo",
	pax: "map:por",
	baroque: "cover:baroque",
};
