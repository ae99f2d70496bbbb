/* track.tsx: a row of numbered spaces with a disc for each seat; dice. */
import { Charge } from "./icon";

export function Track({
	label,
	from = 0,
	to,
	at,
	names,
	marks = {},
}: {
	label: string;
	from?: number;
	to: number;
	at: number[]; // where each seat stands
	names: string[];
	marks?: Record<number, string>; // a sign over a space
}) {
	const n = to - from + 1;
	const w = 40;
	const said = at.map((v, i) => `${names[i]} ${v}`).join(", ");
	const below = new Map<number, number>();
	return (
		<svg
			class="track"
			viewBox={`-2 -18 ${n * w + 4} 84`}
			role="img"
			aria-label={`${label}: ${said}`}
		>
			{Array.from({ length: n }, (_, i) => (
				<g key={i} transform={`translate(${i * w} 0)`}>
					<rect
						class={marks[from + i] ? "cell marked" : "cell"}
						width={w}
						height={64}
						rx={4}
					/>
					<text class="no" x={w / 2} y={15}>
						{from + i}
					</text>
					{marks[from + i] && (
						<text class="mark" x={w / 2} y={-4}>
							{marks[from + i]}
						</text>
					)}
				</g>
			))}
			{at.map((v, seat) => {
				const on = Math.min(Math.max(v, from), to);
				const k = below.get(on) ?? 0;
				below.set(on, k + 1);
				const x = (on - from) * w + 11 + (k % 2) * 18;
				const y = 29 + Math.floor(k / 2) * 22;
				return (
					<g
						key={seat}
						transform={`translate(${x} ${y})`}
						class={`seat-${seat}`}
					>
						<g data-move={`${label}-${seat}`}>
							<circle class="field" r={10} />
							<Charge seat={seat} w={11} />
						</g>
					</g>
				);
			})}
		</svg>
	);
}

const pips: Record<number, [number, number][]> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[1, -1],
		[-1, 0],
		[1, 0],
		[-1, 1],
		[1, 1],
	],
};

export function Die({
	value,
	colour,
	label,
}: {
	value: number;
	colour: string;
	label: string;
}) {
	return (
		<svg
			class={`die ${colour}`}
			viewBox="-20 -20 40 40"
			width="2.3rem"
			height="2.3rem"
			role="img"
			aria-label={`${label}: ${value || "?"}`}
		>
			<rect x={-18} y={-18} width={36} height={36} rx={7} />
			{(pips[value] ?? []).map(([x, y], i) => (
				<circle key={i} cx={x * 9} cy={y * 9} r={3.6} />
			))}
		</svg>
	);
}
