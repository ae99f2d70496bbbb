/* Pax Renaissance. */
import type { Design } from "../../kit/contract";
import { Good, Mine, Rival } from "./areas";
import { Epilogue } from "./epilogue";
import { house } from "./face";
import { guide } from "./guide";
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
	Epilogue,
	endings: ["wins", "survives"],
	contests: { battle: [0, 1] },
	feats: { fair: 1 },
	house,
	guide,
};
