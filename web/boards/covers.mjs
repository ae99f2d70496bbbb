/* covers.mjs: which picture stands for a game in the lobby: one of its own, or one of
 * art/lobby.mjs. */
export const covers = {
	verraeter: "cover:verraeter",
	emperor: "cover:emperor",
	lorenzo: "cover:lorenzo",
	pax: "map:por",
	baroque: "cover:baroque",
};

/* And which one a link to a table of it bears where it is pasted: an engraving, drawn as PNG. */
export const previews = { ...covers, pax: "card:venetian_navy" };
