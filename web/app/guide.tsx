/* guide.tsx: a newcomer's first round, on a real table: each question explains itself. */
import { useState } from "preact/hooks";
import type { Board, View } from "../kit/contract";
import { remember, remembered, usePage } from "./context";
import { RuleLink } from "./frame";
import type { Step } from "./link";
import { isHeading } from "./log";

/** Start a guided game: this browser remembers that the table explains itself. */
export function beginGuide(id: string): void {
	remember(`guide.${id}`, "on");
}

/** The guide of this table, if it is on, and how to end it. */
export function useGuide(id: string): { on: boolean; end(): void } {
	const [on, setOn] = useState(remembered(`guide.${id}`) === "on");
	const end = () => {
		remember(`guide.${id}`, "off");
		setOn(false);
	};
	return { on, end };
}

const TURNS = 3; // of one's own, in a game without rounds

/** Is the first round over?  Where there are no rounds, after some turns of one's own. */
function isOver(log: Step[], you: number): boolean {
	const events = log.flatMap((s) => s.events);
	const turns = events.filter((e) => e.event === "turn" && e.seat === you);
	return turns.length > TURNS || events.some((e) => isHeading(e) && Number(e.args[0]) > 1);
}

/** What to say now; there is always something, so that the board stays where it is. */
function useAdvice(board: Board, view: View, log: Step[]): string {
	const { lang, w } = usePage();
	const welcome = board.guide.welcome?.[lang] ?? "";
	if (isOver(log, view.you)) return w("guide_done");
	const question = view.moves?.length ? (view.question?.id ?? "") : "";
	const told = log.some((s) => s.seat === view.you);
	if (!question) return told ? w("guide_wait") : `${welcome} ${w("guide_wait")}`;
	const words = board.guide[question]?.[lang] ?? w("guide_rule");
	return told ? words : `${welcome} ${words}`;
}

export function Guide({
	board,
	view,
	log,
	end,
}: {
	board: Board;
	view: View;
	log: Step[];
	end(): void;
}) {
	const { w } = usePage();
	const advice = useAdvice(board, view, log);
	const rule = view.question?.rule;
	return (
		<div class="note-line guide" role="status">
			<p tabIndex={0}>
				<b>{w("guide")}.</b> {advice}{" "}
				{rule && <RuleLink game={view.game} rule={rule} />}
			</p>
			<button type="button" onClick={end} aria-label={w("guide_end")}>
				<span class="desk-only">{w("guide_end")}</span>
				<span class="phone-only">✕</span>
			</button>
		</div>
	);
}
