/* What is particular about the pieces: states on the map or in the list, cards in hand or in the
 * tray; all else is answered by buttons. */
import type { Wording } from "../../kit/contract";

export const wording: Wording = {
	pieces: ["state", "card"],
	touches: {
		ride: ["state:{b}"],
		draw: [],
	},
	marks: {
		holds: ["state:styria"],
		ottomans: ["state:styria"],
		elector: ["state:brunswick"],
	},
};
