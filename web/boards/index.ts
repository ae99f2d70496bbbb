/* boards/index.ts: the boards by the id of their game; one line a game. */
import type { Board } from "../kit/contract";
import { emperor } from "./emperor";
import { lorenzo } from "./lorenzo";
import { verraeter } from "./verraeter";

export const boards: Record<string, Board> = { emperor, lorenzo, verraeter };
