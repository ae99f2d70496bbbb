/* What is particular about the pieces: states on the map or in the list, cards in hand or in the
 * tray, what to build and where influence comes from beside the map; the rest are buttons. */
import type { Wording } from "../../kit/contract";

export const wording: Wording = {
	pieces: ["state", "card", "build", "place", "remove"],
	touches: {
		ride: ["state:{b}"],
		draw: [],
		build: ["build:{a}"],
		place: ["place:{a}"],
		remove: ["remove:{a}"],
	},
	early: { act: ["state"], power: ["state"] }, // where to build or to place
	marks: {
		holds: ["state:styria"],
		ottomans: ["state:styria"],
		elector: ["state:brunswick"],
	},
};
