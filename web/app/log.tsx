/* log.tsx: what happened, line by line, and aloud. */
import { Component } from "preact";
import type { Board, Happening } from "../kit/contract";
import { usePage } from "./context";
import type { State, Step } from "./link";
import { seatDue } from "./seats";

/** Events that begin a round stand as headings: they tell its number. */
export const isHeading = (e: Happening): boolean =>
	["round", "begins", "turn"].includes(e.event) && typeof e.args[0] === "number";

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

interface Told {
	step: Step;
	newest: boolean;
	marks(e: Happening): string[];
	onPoint(pieces: string[]): void;
}

/** The lines of one step.  They are drawn once: with every change a long game would draw
    hundreds of lines again. */
class Lines extends Component<Told> {
	override shouldComponentUpdate(next: Readonly<Told>): boolean {
		return next.step !== this.props.step || next.newest !== this.props.newest;
	}
	override render({ step, newest }: Told) {
		return step.events.map((e, i) => (
			<Line
				key={i}
				event={e}
				points={this.props.marks(e).length > 0}
				newest={newest}
				onPoint={() => this.props.onPoint(this.props.marks(e))}
			/>
		));
	}
}

/** Newest below, and in sight as long as nobody scrolls up (the style sees to it); each line
    points at what it tells of, asked when somebody clicks: things may have moved since. */
export function Log({ board, state, onPoint }: Props) {
	const { w } = usePage();
	const { log, view } = state;
	const marks = (e: Happening) => board.marks(e, view!);
	if (!log.some((step) => step.events.length))
		return <p class="facts">{w("nothing_yet")}</p>;
	return (
		<ol class="log" onKeyDown={onArrow}>
			{log.map((step, i) => (
				<Lines
					key={step.ply}
					step={step}
					newest={i === log.length - 1}
					marks={marks}
					onPoint={onPoint}
				/>
			))}
		</ol>
	);
}

/** The latest events for ears, whichever tab is open. */
export function Aloud({ state }: { state: State }) {
	const isOpen = seatDue(state) === undefined;
	const words = isOpen ? state.latest.map((e) => e.say).filter(Boolean) : [];
	return (
		<div class="visually-hidden" role="log" aria-live="polite" id="aloud">
			{words.map((say, i) => (
				<p key={`${state.view!.ply}.${i}`}>{say}</p>
			))}
		</div>
	);
}
