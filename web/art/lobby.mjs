/* lobby.mjs: the pictures of the lobby: some of the games' own, cut with fewer strokes, for they
 * come with the first view. */
import { art as emperor } from "./emperor.mjs";
import { art as lorenzo } from "./lorenzo.mjs";
import { art as verraeter } from "./verraeter.mjs";

const LIGHT = 1.9;

/* The row of a game for a picture, in its tint. */
function lighter(art, kind, token) {
	const set = art.sets.find((s) => s.kind === kind && s.rows[token]);
	const [name, o = {}] = set.rows[token];
	return [name, { ...o, tint: o.tint ?? set.tint, seed: o.seed ?? token, dense: LIGHT }];
}

export const art = {
	sets: [
		{
			kind: "cover",
			tint: "teal",
			rows: {
				verraeter: lighter(verraeter, "action", "traitor"),
				emperor: lighter(emperor, "card", "rival"),
				lorenzo: lighter(lorenzo, "card", "palace"),
				baroque: ["minster", { dense: LIGHT }],
			},
		},
	],
};
