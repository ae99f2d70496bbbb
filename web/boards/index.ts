/* boards/index.ts: the boards by the id of their game.  A board is fetched when a table of
 * its game is opened; its style comes with the page, so that nothing jumps. */
import { useEffect, useState } from "preact/hooks";
import type { Board } from "../kit/contract";
import "./emperor/emperor.css";
import "./lorenzo/lorenzo.css";
import "./verraeter/verraeter.css";

const boards: Record<string, () => Promise<Board>> = {
	emperor: () => import("./emperor").then((m) => m.emperor),
	lorenzo: () => import("./lorenzo").then((m) => m.lorenzo),
	verraeter: () => import("./verraeter").then((m) => m.verraeter),
};

const fetched = new Map<string, Board>();

/** The board of a game: undefined while it is on its way, null if there is none. */
export function useBoard(game: string | undefined): Board | null | undefined {
	const [, again] = useState(0);
	useEffect(() => {
		if (!game || !boards[game] || fetched.has(game)) return;
		boards[game]().then((b) => {
			fetched.set(game, b);
			again((n) => n + 1);
		});
	}, [game]);
	if (!game) return undefined;
	return boards[game] ? fetched.get(game) : null;
}
