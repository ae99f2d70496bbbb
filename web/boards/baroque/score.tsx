/* score.tsx: the score of a turn: source by source, with everybody's sum growing. */
import type { Happening, Telling } from "../../kit/contract";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { Tally } from "../../kit/piece";
import { nameIn } from "../../kit/thing";
import type { Board, Source } from "./state";
import { type BScene, powerOf } from "./view";
import { word } from "./words";

type Told = Telling<Board>;

const signs: Record<Source, Sign> = {
	states: "tower",
	cities: "city",
	forts: "castle",
	residences: "crown",
	composers: "lyre",
	throne: "throne",
	characters: "person",
	favours: "seal",
	paintings: "brush",
};

const sourceOf = (e: Happening) => e.args[1] as Source;
const pointsOf = (e: Happening) => Number(e.args[0]);
const sum = (list: Happening[]) => list.reduce((n, e) => n + pointsOf(e), 0);

interface Standing {
	seat: number;
	had: number; // before this score
	parts: Happening[]; // what it has been given by now
	total: number;
}

function standings({ before, events, step }: Told): Standing[] {
	return before.seats.map((_, seat) => {
		const parts = events.slice(0, step).filter((e) => e.seat === seat);
		const had = before.board.vp[seat];
		return { seat, had, parts, total: had + sum(parts) };
	});
}

/** What is being counted, large. */
function Now({ scene, event }: { scene: BScene; event: Happening | undefined }) {
	return (
		<p class="score-now" role="status">
			{event && <Icon sign={signs[sourceOf(event)]} size="2.2rem" />}
			<b>{event ? nameIn(scene, "source", sourceOf(event)) : word(scene.lang, "points")}</b>
		</p>
	);
}

interface RowProps {
	scene: BScene;
	at: Standing;
	most: number; // points that fill a bar
	isNow: boolean; // it is being given something
	leads: boolean;
}

function Row({ scene, at, most, isNow, leads }: RowProps) {
	const { seat, had, parts, total } = at;
	const width = (n: number) => ({ width: `${(Math.max(0, n) / most) * 100}%` });
	return (
		<li class={`seat-${seat} ${isNow ? "now" : ""}`}>
			<Shield seat={seat} size="2rem" />
			<span class="who">{powerOf(scene, seat)}</span>
			<span class="score-bar" aria-hidden="true">
				<i class="had" style={width(had)} />
				<i class="won" style={width(total - had)} />
			</span>
			<span class="leads">{leads && <Icon sign="laurel" size="1.5rem" />}</span>
			<span class="sum">
				<Tally n={total} />
			</span>
			<span class="score-parts">
				{parts.map((e) => (
					<span key={sourceOf(e)} data-tip={nameIn(scene, "source", sourceOf(e))}>
						<Icon sign={signs[sourceOf(e)]} title={nameIn(scene, "source", sourceOf(e))} /> +
						{pointsOf(e)}
					</span>
				))}
			</span>
		</li>
	);
}

export function Score(told: Told) {
	const { scene, events, step, before } = told;
	const now = events[step - 1];
	const all = standings(told);
	const last = standings({ ...told, step: events.length });
	const most = Math.max(1, ...last.map((s) => s.total));
	const best = Math.max(...all.map((s) => s.total));
	const isOver = step >= events.length;
	return (
		<div class="score-scene">
			<Now scene={scene} event={isOver ? undefined : (now ?? events[0])} />
			<ul>
				{all.map((at) => (
					<Row
						key={at.seat}
						scene={scene}
						at={at}
						most={most}
						isNow={!isOver && now?.seat === at.seat}
						leads={at.total === best && best > Math.min(...before.board.vp)}
					/>
				))}
			</ul>
			<p class="score-words">{now?.say}</p>
		</div>
	);
}
