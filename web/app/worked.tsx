/* worked.tsx: "show me": an example of the rules on a small board, step by step in words. */
import { useEffect, useState } from "preact/hooks";
import type { Board, Happening, View } from "../kit/contract";
import { Shield } from "../kit/icon";
import { useBoard } from "./board";
import { usePage } from "./context";
import { Do, RuleLink } from "./frame";
import { get } from "./http";
import { Still } from "./still";

/** As the server tells it; a step without a view leaves the board as it is. */
interface Told {
	kind: "position" | "move" | "refused" | "allowed" | "may";
	seat: number;
	say?: string;
	why?: string;
	rule?: string;
	moves?: string[];
	events?: Happening[];
	view?: View;
}

const CHANCE = 7;

/** The example as told, or what went wrong. */
function useTold(game: string, n: number) {
	const { lang } = usePage();
	const [told, setTold] = useState<{ steps: Told[] } | null>(null);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		let wanted = true;
		get<{ steps: Told[] }>(`/api/example/${game}/${n}`, lang)
			.then((answer) => wanted && setTold(answer))
			.catch((e) => wanted && setProblem(e.message));
		return () => {
			wanted = false;
		};
	}, [game, n, lang]);
	return { told, problem };
}

/** "(rule 3.2)" at the end of a reason is a link here. */
const bare = (say: string) => say.replace(/ \(\w+ [\d.]+\)$/, "");

function Reason({ game, step }: { game: string; step: Told }) {
	if (!step.why) return null;
	return (
		<>
			: <i>{bare(step.why)}</i>{" "}
			{step.rule && <RuleLink game={game} rule={step.rule} />}
		</>
	);
}

/** What a step says. */
function Words({ game, step, nth }: { game: string; step: Told; nth: number }) {
	const { w } = usePage();
	if (step.kind === "position") return <>{w(nth ? "worked_other" : "worked_position")}</>;
	if (step.kind === "may")
		return <>{w("worked_may", { who: step.say!, what: step.moves!.join(", ") })}</>;
	const sign = { move: "", refused: "✗ ", allowed: "✓ " }[step.kind];
	const events = (step.events ?? []).map((e) => e.say).filter(Boolean);
	return (
		<>
			<b>
				{sign}
				{step.say}
			</b>
			<Reason game={game} step={step} />
			{events.length > 0 && <span class="facts"> {events.join(" · ")}</span>}
		</>
	);
}

interface StepsProps {
	game: string;
	steps: Told[];
	at: number;
	onAt(i: number): void;
}

/** What happens now, and the way on; the board below stays where it is. */
function Now({ game, steps, at, onAt }: StepsProps) {
	const { w } = usePage();
	return (
		<div class="worked-now">
			<p aria-live="polite">
				<Line game={game} step={steps[at]} nth={at} />
			</p>
			{steps.length > 1 && (
				<div class="row">
					<Do off={at === 0} act={() => onAt(at - 1)}>
						‹ {w("back")}
					</Do>
					<Do main off={at === steps.length - 1} act={() => onAt(at + 1)}>
						{w("forward")} ›
					</Do>
					<span class="facts">
						{at + 1} {w("of")} {steps.length}
					</span>
				</div>
			)}
		</div>
	);
}

function Line({ game, step, nth }: { game: string; step: Told; nth: number }) {
	const isSeat = step.seat !== CHANCE && step.kind !== "position";
	return (
		<span class={step.kind}>
			{isSeat && <Shield seat={step.seat} size="1em" />}{" "}
			<Words game={game} step={step} nth={nth} />
		</span>
	);
}

/** All steps, to read at once or to go to one of them. */
function Steps({ game, steps, at, onAt }: StepsProps) {
	return (
		<ol class="worked-steps">
			{steps.map((s, i) => (
				<li
					key={i}
					class={i === at ? "here" : ""}
					aria-current={i === at ? "step" : undefined}
					onClick={() => onAt(i)}
				>
					<Line game={game} step={s} nth={i} />
				</li>
			))}
		</ol>
	);
}

interface SmallProps {
	board: Board;
	view: View;
	events: Happening[];
}

/** A board as a picture, as wide as there is room. */
export function SmallBoard(props: SmallProps) {
	return (
		<div class="small-board board-area" inert>
			<div>
				<Still {...props} />
			</div>
		</div>
	);
}

export function Worked({ game, n }: { game: string; n: number }) {
	const { lang, w } = usePage();
	const { told, problem } = useTold(game, n);
	const board = useBoard(game, lang);
	const [at, setAt] = useState(0);
	if (problem) return <p class="facts">{problem}</p>;
	if (!told || !board) return <p role="status">{w("loading")}</p>;
	const { steps } = told;
	const shown = steps
		.slice(0, at + 1)
		.filter((s) => s.view)
		.at(-1);
	if (!shown) return null;
	const events = shown === steps[at] ? (shown.events ?? []) : [];
	const all = { game, steps, at, onAt: setAt };
	return (
		<div class={`worked game-${game}`}>
			<Now {...all} />
			<SmallBoard board={board} view={shown.view!} events={events} />
			{steps.length > 2 && <Steps {...all} />}
		</div>
	);
}
