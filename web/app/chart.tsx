/* chart.tsx: points over the rounds, a line for each seat with its own colour, dash and shield. */
import { useEffect, useState } from "preact/hooks";
import type { Catalogue, Lang, View } from "../kit/contract";
import { Charge } from "../kit/icon";
import { usePage } from "./context";
import { spread } from "./ends";
import { get } from "./http";
import type { Step } from "./link";
import { roundsIn } from "./turns";

/** The points of all seats at some moment. */
export interface Moment {
	ply: number;
	name: string; // of the round
	points: number[];
}

const MOST = 12; // moments; more would crowd the chart

/** The moments worth a point: the ends of rounds, not all of them where there are many, or some
    at equal distances. */
function momentsOf(
	log: Step[],
	plies: number,
	catalogue: Catalogue,
): { ply: number; name: string }[] {
	const heads = roundsIn(log, catalogue);
	const rounds = heads.slice(1).map((ply, i) => ({ ply, name: String(i + 1) }));
	const last = { ply: plies, name: String(heads.length) };
	const each = Math.ceil(heads.length / MOST);
	const some = rounds.filter((_, i) => (i + 1) % each === 0);
	if (heads.length > 2) return [...some, last];
	const step = plies / MOST;
	return Array.from({ length: MOST }, (_, i) => {
		const ply = Math.round(step * (i + 1));
		return { ply, name: String(ply) };
	});
}

async function pointsAt(id: string, ply: number, lang: Lang): Promise<number[]> {
	const way = `/api/tables/${id}/replay?ply=${ply}&seat=-1`;
	const { view } = await get<{ view: View }>(way, lang);
	return view.seats.map((s) => s.points);
}

/** Points over the game, asked of the record when it is over. */
export function useMoments(
	id: string,
	{ view, catalogue }: { view: View; catalogue: Catalogue },
	log: Step[] | null,
): Moment[] {
	const { lang } = usePage();
	const [moments, setMoments] = useState<Moment[]>([]);
	useEffect(() => {
		if (!log) return;
		let wanted = true;
		const ask = async () => {
			const all: Moment[] = [];
			for (const m of momentsOf(log, view.ply, catalogue))
				all.push({ ...m, points: await pointsAt(id, m.ply, lang) });
			all[all.length - 1].points = view.seats.map((s) => s.points);
			if (wanted) setMoments(all);
		};
		ask().catch(() => {});
		return () => {
			wanted = false;
		};
	}, [id, log]);
	return moments;
}

const W = 480;
const H = 172;
const LEFT = 34;
const RIGHT = 56;
const TOP = 14;
const BOTTOM = 26;
const dashes = ["", "9 5", "2 4", "11 4 2 4"];

/** A round number for the distance of the lines. */
function gridStep(most: number): number {
	return [1, 2, 5, 10, 20, 25, 50, 100, 200].find((n) => most / n <= 6) ?? 500;
}

function scales(moments: Moment[]) {
	const all = moments.flatMap((m) => m.points);
	const step = gridStep(Math.max(1, ...all) - Math.min(0, ...all));
	const low = Math.floor(Math.min(0, ...all) / step) * step;
	const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
	const x = (i: number) =>
		LEFT + (i * (W - LEFT - RIGHT)) / Math.max(1, moments.length - 1);
	const y = (n: number) => H - BOTTOM - ((n - low) * (H - TOP - BOTTOM)) / (high - low);
	const lines = Array.from({ length: (high - low) / step + 1 }, (_, i) => low + i * step);
	return { x, y, lines };
}

export function Chart({ moments, seats }: { moments: Moment[]; seats: View["seats"] }) {
	const { w } = usePage();
	if (moments.length < 2) return <svg class="chart" viewBox={`0 0 ${W} ${H}`} />;
	const { x, y, lines } = scales(moments);
	const last = moments.length - 1;
	const ends = spread(seats.map((_, s) => y(moments[last].points[s])), H - BOTTOM + 4);
	return (
		<svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={w("points_chart")}>
			{lines.map((n) => (
				<g key={n}>
					<path class="grid" d={`M${LEFT} ${y(n)}H${W - RIGHT}`} />
					<text class="number left" x={LEFT - 6} y={y(n) + 4}>
						{n}
					</text>
				</g>
			))}
			{moments.map((m, i) => (
				<text key={m.ply} class="number" x={x(i)} y={H - 8}>
					{m.name}
				</text>
			))}
			{seats.map((_, s) => (
				<g key={s} class={`seat-${s}`}>
					<path
						class="line"
						stroke-dasharray={dashes[s % dashes.length]}
						d={moments.map((m, i) => `${i ? "L" : "M"}${x(i)} ${y(m.points[s])}`).join("")}
					/>
					<g transform={`translate(${x(last) + 12} ${ends[s]})`}>
						<path class="field" d="M-8 -9H8V0C8 5 4 8 0 9.5C-4 8 -8 5 -8 0z" />
						<Charge seat={s} y={-1} w={11} />
						<text class="number end" x={14} y={5}>
							{moments[last].points[s]}
						</text>
					</g>
				</g>
			))}
		</svg>
	);
}
