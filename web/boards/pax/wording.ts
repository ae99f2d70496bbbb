/* What is particular about the pieces of the bankers; the rest follows from the verbs. */
import type { Wording } from "../../kit/contract";

export const wording: Wording = {
	pieces: ["place", "card", "side", "victory", "empire", "city", "border", "agent", "piece", "seat"],
	touches: {
		/* a fair is held where its card lies */
		fair: ["place:{a}0"],
		/* which operation is a button, once the card is chosen */
		use: ["card:{a}"],
		borrow: ["card:{a}"],
	},
	/* it may be the operations of the card that are wanted */
	confirms: ["sell"],
	/* cards come into the market by the dozen, and are no news */
	marks: { drawn: ["place:{b}"], top: [], uses: ["card:{a}"], fair: ["place:{a}0"] },
};
