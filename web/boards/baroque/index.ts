/* Baroque. */
import type { Design } from "../../kit/contract";
import { charges } from "./arms";
import { Good } from "./good";
import { guide } from "./guide";
import { house } from "./house";
import { Picture } from "./picture";
import { Mine, Rival } from "./purse";
import { scenes } from "./scenes";
import type { Board } from "./state";
import { wording } from "./wording";

export const design: Design<Board> = {
	...wording,
	Picture,
	Mine,
	Rival,
	Good,
	scenes,
	endings: ["proclaimed"],
	contests: { battle: [1, 2] },
	house,
	guide,
	charges,
};
