/* log.tsx: what happened, line by line, and aloud. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Board, Happening } from "../kit/contract";
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
	points,
	newest,
	onPoint,
}: {
	event: Happening;
	points: boolean;
	newest: boolean;
	onPoint(): void;
}) {
	return (
		<li class={isHeading(event) ? "head" : ""}>
			{points ? (
				<button type="button" tabIndex={newest ? 0 : -1} onClick={onPoint}>
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

/* What a line points at is asked when somebody clicks: the things may have moved since. */
function linesOf(step: Step, newest: boolean, latest: { current: Props }) {
	return step.events.map((e, i) => {
		const pieces = () => latest.current.board.marks(e, latest.current.state.view!);
		return (
			<Line
				key={`${step.ply}.${i}`}
				event={e}
				points={pieces().length > 0}
				newest={newest}
				onPoint={() => latest.current.onPoint(pieces())}
			/>
		);
	});
}

/** The lines of all steps.  What has been drawn is kept: with every change a long game would
 *  draw hundreds of lines again. */
function useLines(props: Props) {
	const latest = useRef(props);
	latest.current = props;
	const kept = useRef(new WeakMap<Step, ReturnType<typeof linesOf>>()).current;
	const { log } = props.state;
	return useMemo(
		() =>
			log.flatMap((step, i) => {
				if (i === log.length - 1) return linesOf(step, true, latest);
				const lines = kept.get(step) ?? linesOf(step, false, latest);
				kept.set(step, lines);
				return lines;
			}),
		[log],
	);
}

/** Newest below; each line points at what it tells of. */
export function Log(props: Props) {
	const { w } = usePage();
	const list = useRef<HTMLOListElement>(null);
	const lines = useLines(props);
	useEffect(() => list.current?.parentElement?.scrollTo({ top: 1e9 }), [lines]);
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
