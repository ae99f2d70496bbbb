import type { Wording } from "../../kit/contract";

export const wording: Wording = { pieces: ["place", "border", "action", "supply", "seat"] };
