import type { Wording } from "../../kit/contract";

export const wording: Wording = {
	pieces: ["space", "member", "leader", "card", "good", "bonus_tile", "seat"],
	/* the members that can be touched are one's own, whoever's an event tells of; and sixteen
	   new cards are no news about any of them */
	marks: { places: ["space:{b}"], sends: [], raised: [], card: [] },
};
