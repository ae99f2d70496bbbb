import type { Wording } from "../../kit/contract";

export const wording: Wording = {
	/* what a discount is taken off is a button: there is room for all that is left to pay */
	pieces: ["space", "member", "leader", "card", "bonus_tile", "seat"],
	/* the members that can be touched are one's own, whoever's an event tells of; and sixteen
	   new cards are no news about any of them */
	marks: { places: ["space:{b}"], sends: [], raised: [], card: [] },
};
