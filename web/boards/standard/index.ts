/* The board of a game that nobody has drawn yet. */
import type { Design } from "../../kit/contract";
import type { Board } from "./fields";
import { Picture } from "./picture";

export const design: Design<Board> = { Picture };
