/* Baroque. */
import type { Design } from "../../kit/contract";
import { charges } from "./arms";
import { guide } from "./guide";
import { Picture } from "./picture";
import { Good, Mine, Rival } from "./purse";
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
	guide,
	charges,
};
