/* log.tsx: what happened, line by line, and aloud. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Board, Happening, View } from "../kit/contract";
import { usePage } from "./context";
import type { State, Step } from "./link";

/** Events that begin a round stand as headings. */
export const isHeading = (e: Happening): boolean =>
	e.event === "round" || e.event === "begins";

/* One stop for the tab key, arrows from line to line. */
function onArrow(e: KeyboardEvent) {
	const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
	if (!step) return;
	const lines = [
		...(e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button"),
	];
	const to = lines[lines.indexOf(document.activeElement as HTMLElement) + step];
	if (!to) return;
	e.preventDefault();
	to.focus();
}

function Line({
	event,
	pieces,
	newest,
	onPoint,
}: {
	event: Happening;
	pieces: string[];
	newest: boolean;
	onPoint(pieces: string[]): void;
}) {
	return (
		<li class={isHeading(event) ? "head" : ""}>
			{pieces.length ? (
				<button
					type="button"
					tabIndex={newest ? 0 : -1}
					onClick={() => onPoint(pieces)}
				>
					{event.say}
				</button>
			) : (
				event.say
			)}
		</li>
	);
}

interface Props {
	board: Board;
	state: State;
	onPoint(pieces: string[]): void;
}

function linesOf(log: Step[], board: Board, view: View, onPoint: Props["onPoint"]) {
	const newest = log[log.length - 1];
	return log.flatMap((step) =>
		step.events.map((e, i) => (
			<Line
				key={`${step.ply}.${i}`}
				event={e}
				pieces={board.marks(e, view)}
				newest={step === newest}
				onPoint={onPoint}
			/>
		)),
	);
}

/** Newest below; each line points at what it tells of. */
export function Log({ board, state, onPoint }: Props) {
	const { w } = usePage();
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => list.current?.parentElement?.scrollTo({ top: 1e9 }), [state.log]);
	const lines = useMemo(
		() => linesOf(state.log, board, state.view!, onPoint),
		[state.log],
	);
	if (!lines.length) return <p class="facts">{w("nothing_yet")}</p>;
	return (
		<ol class="log" ref={list} onKeyDown={onArrow}>
			{lines}
		</ol>
	);
}

/** The latest events for ears, whichever tab is open. */
export function Aloud({ state }: { state: State }) {
	const words = state.latest.map((e) => e.say).filter(Boolean);
	return (
		<div class="visually-hidden" role="log" aria-live="polite" id="aloud">
			{words.map((say, i) => (
				<p key={`${state.view!.ply}.${i}`}>{say}</p>
			))}
		</div>
	);
}
