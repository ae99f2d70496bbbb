/* autoplay.tsx: a replay that runs by itself, at one's own pace, and leaps from round to round. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Catalogue } from "../kit/contract";
import { remember, remembered, usePage } from "./context";
import { get } from "./http";
import type { Step } from "./link";
import { turnsOf } from "./turns";

const paces = { slow: 2400, usual: 1200, fast: 450 }; // ms for a move
type Pace = keyof typeof paces;

/** All moves of a table, as a seat may know them. */
export function useSteps(id: string, seat: number): Step[] {
	const { lang } = usePage();
	const [steps, setSteps] = useState<Step[]>([]);
	useEffect(() => {
		let wanted = true;
		get<{ steps: Step[] }>(`/api/tables/${id}/log?seat=${seat}`, lang)
			.then((a) => wanted && setSteps(a.steps))
			.catch(() => {}); // the board can be seen without
		return () => {
			wanted = false;
		};
	}, [id, seat, lang]);
	return steps;
}

/** The next ply at which something can be seen. */
function nextSeen(steps: Step[], ply: number, plies: number): number {
	for (let at = ply; at < plies; at++)
		if (!steps[at] || steps[at].events.length) return at + 1;
	return plies;
}

interface Running {
	runs: boolean;
	pace: Pace;
	onRun(runs: boolean): void;
	onPace(pace: Pace): void;
}

interface Moving {
	ply: number;
	plies: number;
	steps: Step[];
	onPly(ply: number): void;
}

/** Runs until it is stopped, or at the end. */
export function useRunning({ ply, plies, steps, onPly }: Moving): Running {
	const [runs, setRuns] = useState(false);
	const [pace, setPace] = useState<Pace>(() => {
		const kept = remembered("replay", "usual");
		return kept in paces ? (kept as Pace) : "usual";
	});
	useEffect(() => {
		if (!runs) return;
		if (ply >= plies) return setRuns(false);
		const timer = setTimeout(() => onPly(nextSeen(steps, ply, plies)), paces[pace]);
		return () => clearTimeout(timer);
	}, [runs, ply, plies, pace, steps]);
	useLayoutEffect(() => {
		const hear = (e: KeyboardEvent) => {
			const isElsewhere = (e.target as HTMLElement).closest("button, select, input, a, summary");
			if (e.key !== " " || isElsewhere) return;
			e.preventDefault();
			setRuns((on) => !on);
		};
		addEventListener("keydown", hear);
		return () => removeEventListener("keydown", hear);
	}, []);
	const onPace = (to: Pace) => {
		remember("replay", to);
		setPace(to);
	};
	const onRun = (on: boolean) => {
		if (on && ply >= plies) onPly(0); // from the beginning again
		setRuns(on);
	};
	return { runs, pace, onRun, onPace };
}

function PaceSelect({ pace, onPace }: Pick<Running, "pace" | "onPace">) {
	const { w } = usePage();
	return (
		<label class="inline">
			<span class="desk-only">{w("speed")} </span>
			<select
				aria-label={w("speed")}
				value={pace}
				onChange={(e) => onPace(e.currentTarget.value as Pace)}
			>
				{(Object.keys(paces) as Pace[]).map((p) => (
					<option key={p} value={p}>
						{w(`speed_${p}`)}
					</option>
				))}
			</select>
		</label>
	);
}

/** Where each round begins; the one that is being shown is chosen. */
function Rounds({ steps, ply, onPly, catalogue }: Moving & { catalogue: Catalogue }) {
	const { w } = usePage();
	const heads = turnsOf(steps, catalogue).filter((t) => t.kind === "head");
	if (!heads.length) return null;
	const now = heads.filter((t) => t.ply < ply).at(-1)?.ply ?? -1;
	return (
		<label class="inline">
			<span class="desk-only">{w("to_round")} </span>
			<select
				class="rounds"
				aria-label={w("to_round")}
				value={now}
				onChange={(e) => onPly(Number(e.currentTarget.value) + 1)}
			>
				{now < 0 && <option value={-1}>–</option>}
				{heads.map((t) => (
					<option key={t.ply} value={t.ply}>
						{t.lines[0].event.say}
					</option>
				))}
			</select>
		</label>
	);
}

export function Autoplay(props: Moving & Running & { catalogue: Catalogue }) {
	const { w } = usePage();
	const { runs, onRun } = props;
	return (
		<>
			<button type="button" class="main play" onClick={() => onRun(!runs)}>
				{runs ? `❚❚ ${w("pause")}` : `▶ ${w("play_on")}`}
			</button>
			<PaceSelect {...props} />
			<Rounds {...props} />
		</>
	);
}
