/* Lorenzo il Magnifico. */
import type { Design } from "../../kit/contract";
import { Mine, Rival } from "./family";
import { guide } from "./guide";
import { house } from "./house";
import { Picture } from "./picture";
import { scenes } from "./scenes";
import { sheet } from "./sheet";
import { Changed } from "./signs";
import type { Board } from "./state";
import { wording } from "./wording";

export const design: Design<Board> = {
	...wording,
	Picture,
	Mine,
	Rival,
	scenes,
	Good: Changed,
	sheet,
	house,
	guide,
};
