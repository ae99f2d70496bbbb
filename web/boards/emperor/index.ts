/* All'ombra dell'imperatore. */
import type { Design } from "../../kit/contract";
import { Good, Mine, Rival } from "./family";
import { guide } from "./guide";
import { house } from "./house";
import { Picture } from "./picture";
import { scenes } from "./scenes";
import { sheet } from "./sheet";
import type { Board } from "./state";
import { wording } from "./wording";

export const design: Design<Board> = {
	...wording,
	Picture,
	Mine,
	Rival,
	Good,
	scenes,
	sheet,
	contests: { result: [0, 1] },
	house,
	guide,
};
