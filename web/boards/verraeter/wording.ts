import type { Wording } from "../../kit/contract";

export const wording: Wording = {
	pieces: ["place", "border", "action", "supply", "seat"],
	marks: { handed: [] }, // what one may choose from is lit anyway
};
