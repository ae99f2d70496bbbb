/* recap.tsx: the line under the bar: what I have done this turn, what the others do. */
import type { Board } from "../kit/contract";
import { usePage } from "./context";
import { Draft } from "./draft";
import { Guide, useGuide } from "./guide";
import type { State, Step } from "./link";
import type { Playing } from "./playing";

/** What this seat has answered since somebody else did: the trail of its turn. */
function trailOf(log: Step[], you: number): Step[] {
	const trail: Step[] = [];
	for (let i = log.length - 1; i >= 0 && log[i].seat === you; i--)
		trail.unshift(log[i]);
	return trail;
}

function Trail({ state }: { state: State }) {
	const { w } = usePage();
	const { you } = state.view!;
	const trail = trailOf(state.log, you).slice(-6);
	if (!trail.length) return null;
	return (
		<ol class="trail" aria-label={w("this_turn")}>
			{trail.map((s) => (
				<li key={s.ply}>
					{s.events.find((e) => e.seat === you)?.say ?? s.events[0]?.say ?? "…"}
				</li>
			))}
		</ol>
	);
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

interface Props {
	board: Board;
	state: State;
	play: Playing;
}

export function Recap({ board, state, play }: Props) {
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
			{view.moves?.length ? <Trail state={state} /> : <Latest state={state} />}
			<Draft board={board} play={play} />
		</div>
	);
}
