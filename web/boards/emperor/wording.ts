/* What is particular about the pieces of the Empire; the rest follows from the verbs. */
import type { Wording } from "../../kit/contract";

const ruler = ["province:{a}", "elector:{a}"];
const own = ["place:{a}", "noble:{a}.{you}.{b}"];
const anybody = ["place:{a}", "noble:{a}.{b}.{c}"];
const throne = ["place:throne"];

export const wording: Wording = {
	pieces: [
		"province",
		"card",
		"elector",
		"castle",
		"imperial",
		"knight",
		"influence",
		"noble",
		"place",
	],
	touches: {
		rule: ruler,
		use: ruler,
		recruit: ["card:knight"],
		push: ["province:{a}", "knight:{a}.{b}"],
		station: ["province:{a}", "{b}:{a}"],
		ride: ["province:{a}", "{b}:{a}", "knight:{a}.{you}"],
		drive: ["province:{a}", "{b}:{a}", "knight:{a}.{c}"],
		promote: ["province:{a}", "knight:{a}.{you}"],
		shift: ["imperial:{a}", "province:{b}"],
		crown: own,
		younger: own,
		wed: own,
		leave: ["province:{a}", "noble:{a}.{you}.{b}"],
		offer: anybody,
		older: anybody,
		marry: anybody,
		appoint: ["province:{asked}", "influence:{asked}.{a}"],
		enthrone: ["province:{asked}", "noble:{asked}.{you}.{a}"],
	},
	reminders: ["chip"],
	marks: { reward: throne, stays: throne, elected: throne, falls_back: throne },
	/* a noble's place is in a province; only the throne is in none */
	drawnAs: {
		place: (token) =>
			token === "throne" ? "place:throne" : `province:${token.replace(/\.seat$/, "")}`,
	},
};
