/* good.tsx: a number that an answer changes, with its sign. */
import { goodOf } from "../../kit/price";

export const Good = goodOf({
	fl: "coins",
	vp: "laurel",
	n_armies: "conflict",
	n_hand: "anycard",
	fugger_debt: "seal",
	army_debt: "hourglass",
});
