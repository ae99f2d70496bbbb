/* chances.tsx: everybody's chances over the whole game, as a chart and as a table. */
import { useState } from "preact/hooks";
import type { View } from "../../kit/contract";
import { Charge } from "../../kit/icon";
import { spread } from "../ends";
import { percent, type Row, type Turn } from "./told";
import { useStudy } from "./words";

const W = 400; // as wide as the panel, so that letters are as large as elsewhere
const H = 240;
const LEFT = 34;
const RIGHT = 56;
const TOP = 12;
const BOTTOM = 26;
const dashes = ["", "9 5", "2 4", "11 4 2 4"]; // colours are never the only sign
const SHIELD = "M-8 -9H8V0C8 5 4 8 0 9.5C-4 8 -8 5 -8 0z";

export interface ChartProps {
	rows: Row[];
	line: Row[]; // of a line that branches off
	turns: Turn[];
	seats: View["seats"];
	plies: number;
	ply: number;
	onPly(ply: number): void;
}

const x = (ply: number, plies: number) =>
	LEFT + (ply * (W - LEFT - RIGHT)) / Math.max(1, plies);
const y = (chance: number) => TOP + ((100 - chance) * (H - TOP - BOTTOM)) / 100;

const pathOf = (rows: Row[], seat: number, plies: number): string =>
	rows
		.map((row, k) => `${k ? "L" : "M"}${x(row.ply, plies).toFixed(1)} ${y(row.open[seat]).toFixed(1)}`)
		.join("");

function Grid({ plies }: { plies: number }) {
	const step = [5, 10, 20, 25, 50, 100, 200].find((n) => plies / n <= 6) ?? 500;
	const marks = Array.from({ length: Math.floor(plies / step) + 1 }, (_, i) => i * step);
	return (
		<>
			{[0, 25, 50, 75, 100].map((n) => (
				<g key={n}>
					<path class="grid" d={`M${LEFT} ${y(n)}H${W - RIGHT}`} />
					<text class="number left" x={LEFT - 6} y={y(n) + 4}>
						{n}
					</text>
				</g>
			))}
			{marks.map((n) => (
				<text key={n} class="number" x={x(n, plies)} y={H - 7}>
					{n}
				</text>
			))}
		</>
	);
}

function Lines({ rows, line, seats, plies }: ChartProps) {
	const last = rows.at(-1);
	const ends = spread(
		seats.map((_, s) => y(last?.open[s] ?? 0)),
		H - BOTTOM,
	);
	return (
		<>
			{seats.map((_, s) => (
				<g key={s} class={`seat-${s}`}>
					<path
						class="line"
						stroke-dasharray={dashes[s % dashes.length]}
						d={pathOf(rows, s, plies)}
					/>
					{line.length > 0 && <path class="line branch" d={pathOf(line, s, plies)} />}
					{last && (
						<g transform={`translate(${x(last.ply, plies) + 13} ${ends[s]})`}>
							<path class="field" d={SHIELD} />
							<Charge seat={s} y={-1} w={11} />
							<text class="number end" x={13} y={5}>
								{Math.round(last.open[s])}
							</text>
						</g>
					)}
				</g>
			))}
		</>
	);
}

/** A click anywhere goes to that move; with the keyboard the slider and the lists do. */
export function ChanceChart(props: ChartProps) {
	const { s } = useStudy();
	const { rows, turns, plies, ply, onPly } = props;
	const jump = (e: MouseEvent) => {
		const box = (e.currentTarget as SVGElement).getBoundingClientRect();
		const at = ((e.clientX - box.left) / box.width) * W;
		const to = Math.round(((at - LEFT) / (W - LEFT - RIGHT)) * plies);
		onPly(Math.min(plies, Math.max(0, to)));
	};
	return (
		<svg
			class="chart chances"
			viewBox={`0 0 ${W} ${H}`}
			role="img"
			aria-label={s("chances_chart")}
			onClick={jump}
		>
			<Grid plies={plies} />
			<path class="cursor" d={`M${x(ply, plies)} ${TOP}V${H - BOTTOM}`} />
			<Lines {...props} />
			{turns.map((turn) => {
				const row = rows.find((r) => r.i === turn.i);
				if (!row) return null;
				const at = [x(row.ply, plies), y(row.open[turn.seat])];
				return (
					<g key={turn.i} class={`turn seat-${turn.seat}`}>
						<circle cx={at[0]} cy={at[1]} r={turn.kind === "chance" ? 4 : 6} />
						<title>{turn.say}</title>
					</g>
				);
			})}
		</svg>
	);
}

/** The same in numbers, for those who read it so. */
export function ChanceTable({ rows, seats, onPly }: ChartProps) {
	const { s, w } = useStudy();
	const [isOpen, setOpen] = useState(false);
	return (
		<details class="fold" onToggle={(e) => setOpen(e.currentTarget.open)}>
			<summary>{s("as_table")}</summary>
			{isOpen && (
				<div class="chance-table" tabIndex={0} role="group" aria-label={s("as_table")}>
					<table>
						<thead>
							<tr>
								<th scope="col">{w("move_n")}</th>
								{seats.map((seat, i) => (
									<th key={i} scope="col">
										{seat.name}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map((row) => (
								<tr key={row.i}>
									<th scope="row">
										<button type="button" class="plain" onClick={() => onPly(row.ply)}>
											{row.ply} · {row.when}
										</button>
									</th>
									{seats.map((_, i) => (
										<td key={i}>{percent(row.open[i])}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</details>
	);
}
