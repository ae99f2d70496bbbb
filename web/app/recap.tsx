/* recap.tsx: the line under the bar: what the others did since my last turn, numbered as on
 * the board; then what I have done in this one. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board, Happening, View } from "../kit/contract";
import { Shield } from "../kit/icon";
import { usePage } from "./context";
import { Draft } from "./draft";
import { Guide, useGuide } from "./guide";
import type { State, Step } from "./link";
import type { Playing } from "./playing";
import { seatDue } from "./seats";

/** What this seat has answered since somebody else did: the trail of its turn. */
function trailOf(log: Step[], you: number): Step[] {
	const trail: Step[] = [];
	for (let i = log.length - 1; i >= 0 && log[i].seat === you; i--)
		trail.unshift(log[i]);
	return trail;
}

/** Without the name: the shield, or the line, says who it was. */
function bare({ seats }: View, seat: number, say: string): string {
	const name = `${seats[seat]?.name} `;
	return say.startsWith(name) ? say.slice(name.length) : say;
}

function Trail({ trail, view }: { trail: Step[]; view: View }) {
	const { w } = usePage();
	const told = ({ events }: Step) =>
		events.find((e) => e.seat === view.you && e.say)?.say ?? events.find((e) => e.say)?.say;
	const steps = trail.map((s) => ({ ply: s.ply, say: told(s) })).filter(({ say }) => say);
	const last = steps.slice(-6);
	return (
		<ol key={last.at(-1)?.ply} class="trail" aria-label={w("this_turn")}>
			{last.map(({ ply, say }) => (
				<li key={ply}>{bare(view, view.you, say!)}</li>
			))}
		</ol>
	);
}

/** Nobody has done anything yet: how it is done. */
function Beginning() {
	const { w } = usePage();
	return <p class="latest">{w("beginning")}</p>;
}

/** While others play: what they have just done.  Ears hear it from Aloud. */
function Latest({ state }: { state: State }) {
	const words = state.latest.map((e) => e.say).filter(Boolean);
	return (
		<ul class="latest" aria-hidden="true">
			{words.slice(-3).map((say, i) => (
				<li key={`${state.view!.ply}.${i}`}>{say}</li>
			))}
		</ul>
	);
}

/** What one rival did in one turn. */
export interface Deed {
	ply: number;
	seat: number;
	say: string;
	pieces: string[]; // where it happened
}

const isPlace = (piece: string) => !piece.startsWith("seat:");

/** Of all that came of a turn, what is worth a line: the first thing that has a place. */
function deedOf(board: Board, view: View, steps: Step[]): Deed | null {
	const { seat = -1, ply } = steps[0];
	const told = steps.flatMap((s) => s.events).filter((e) => e.say && e.seat === seat);
	const places = (e: Happening) => board.marks(e, view).filter(isPlace);
	const main = told.find((e) => places(e).length) ?? told.at(-1);
	return main ? { ply, seat, say: main.say, pieces: places(main) } : null;
}

/** The turns of the others since this seat's last answer, oldest first. */
export function deedsOf(board: Board, state: State): Deed[] {
	const view = state.view!;
	const { log } = state;
	const from = log.map((s) => s.seat).lastIndexOf(view.you) + 1;
	const turns: Step[][] = [];
	for (const step of log.slice(from)) {
		if (step.seat === undefined || !view.seats[step.seat]) continue; // chance
		const last = turns.at(-1);
		if (last?.[0].seat === step.seat) last.push(step);
		else turns.push([step]);
	}
	return turns.map((t) => deedOf(board, view, t)).filter((d): d is Deed => !!d);
}

const MOST = 6; // deeds that have room in a line and on a board
const AGAIN = 1200; // ms each, shown again

/** The deeds to tell now; none when it is over, or where the screen is being passed on. */
export function useDeeds(board: Board, state: State): Deed[] {
	return useMemo(() => {
		const { view } = state;
		if (view!.over || view!.you < 0 || seatDue(state) !== undefined) return [];
		return deedsOf(board, state).slice(-MOST);
	}, [board, state.log, state.view]);
}

function Numbered(props: { deed: Deed; view: View; n: number; on: boolean }) {
	const { deed, view, n, on } = props;
	return (
		<li class={on ? "on" : ""}>
			<span class="seen" aria-hidden="true">
				{n}
			</span>
			<Shield seat={deed.seat} size="1.1em" />
			<span class="visually-hidden">{view.seats[deed.seat]?.name}</span>
			<span title={deed.say}>{bare(view, deed.seat, deed.say)}</span>
		</li>
	);
}

interface Props {
	board: Board;
	state: State;
	play: Playing;
	deeds: Deed[];
	onPoint(pieces: string[]): void;
}

/** One after the other, each at its place. */
function useAgain({ deeds, onPoint }: Props) {
	const [at, setAt] = useState(-1);
	useEffect(() => {
		if (at < 0) return;
		if (at >= deeds.length) return setAt(-1);
		onPoint(deeds[at].pieces);
		const timer = setTimeout(() => setAt(at + 1), AGAIN);
		return () => clearTimeout(timer);
	}, [at]);
	return { at, again: () => setAt(0) };
}

function Since(props: Props) {
	const { w } = usePage();
	const { at, again } = useAgain(props);
	return (
		<>
			<b class="since-turn">{w("since_turn")}</b>
			<button
				type="button"
				class="plain again"
				aria-label={w("show_again")}
				title={w("show_again")}
				onClick={again}
			>
				▸ <span class="desk-only">{w("show_again")}</span>
			</button>
			<ol key={props.deeds[0].ply} class="deeds" tabIndex={0} aria-label={w("since_turn")}>
				{props.deeds.map((deed, i) => (
					<Numbered
						key={deed.ply}
						deed={deed}
						view={props.state.view!}
						n={i + 1}
						on={i === at}
					/>
				))}
			</ol>
		</>
	);
}

function Line(props: Props) {
	const { view, log } = props.state;
	const trail = view!.moves?.length ? trailOf(log, view!.you) : [];
	if (props.deeds.length) return <Since {...props} />;
	if (trail.length) return <Trail trail={trail} view={view!} />;
	const hasBegun = log.some(({ seat = -1 }) => view!.seats[seat]);
	if (!hasBegun && view!.moves?.length) return <Beginning />;
	return <Latest state={props.state} />;
}

export function Recap(props: Props) {
	const { board, state, play } = props;
	const view = state.view!;
	const guide = useGuide(state.table!.id);
	if (guide.on && !view.over)
		return (
			<div class="recap guided">
				<Guide board={board} view={view} log={state.log} end={guide.end} />
			</div>
		);
	return (
		<div class="recap">
			{seatDue(state) === undefined && <Line {...props} />}
			<Draft board={board} play={play} />
		</div>
	);
}
