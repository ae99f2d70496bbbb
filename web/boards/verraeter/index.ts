/* Verräter. */
import type { Design } from "../../kit/contract";
import { clash } from "./clash";
import { guide } from "./guide";
import { house } from "./house";
import { Mine, Picture, Rival } from "./picture";
import type { Board } from "./state";
import { wording } from "./wording";

export const design: Design<Board> = {
	...wording,
	Picture,
	Mine,
	Rival,
	scenes: [clash],
	contests: { totals: [0, 1] },
	house,
	guide,
};
