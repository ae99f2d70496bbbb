/* keys.ts: the keyboard at a table. */
import { useLayoutEffect } from "preact/hooks";
import { candidates, keysOf } from "../kit/answer";
import type { Board } from "../kit/contract";
import { pinTip } from "../kit/tip";
import type { Hinting } from "./hint";
import type { Link, State } from "./link";
import type { Playing } from "./playing";

interface Desk {
	board: Board;
	state: State;
	link: Link;
	play: Playing;
	hinting: Hinting;
	onText(): void;
	onTab(tab: string): void;
}

/** 1 to 9 answer (where numbers are asked for, that number), U takes back, E confirms a turn, H
 * asks for a hint, I pins the card that explains itself, T shows the text board, L and C open log
 * and chat, Escape lets go.  Says whether the key meant something. */
function press(key: string, desk: Desk): boolean {
	const { board, state, link, play, hinting, onText, onTab } = desk;
	const view = state.view!;
	if (key === "escape") {
		play.letGo();
		play.closeWhy();
		hinting.stop();
	} else if (key === "u" && state.canUndo) link.undo();
	else if (key === "e" && state.held !== null && state.held === view.you) link.confirm();
	else if (key === "h" && hinting.can) hinting.ask();
	else if (key === "i") pinTip();
	else if (key === "t") onText();
	else if (key === "l") onTab("log");
	else if (key === "c") onTab("chat");
	else if (/^[1-9]$/.test(key)) {
		const open = candidates(board, view, play.picked);
		const move = open[keysOf(board, view, open).indexOf(Number(key))];
		if (move) play.answer(move);
	} else return false;
	return true;
}

export function useKeys(desk: Desk): void {
	useLayoutEffect(() => {
		// at once: the next key may come before the next frame
		const hear = (e: KeyboardEvent) => {
			if (e.ctrlKey || e.metaKey || e.altKey) return;
			if ((e.target as HTMLElement).closest("input, textarea, select")) return;
			if (press(e.key.toLowerCase(), desk)) e.preventDefault();
		};
		addEventListener("keydown", hear);
		return () => removeEventListener("keydown", hear);
	});
}
