/* arrows.tsx: where armies go: engraved arrows, tapered, bent, hatched on one flank. */
import type { Place } from "../../kit/atlas";

interface Bend {
	at(t: number): Place;
	way(t: number): Place; // of length 1
	long: number;
}

function bendOf(a: Place, b: Place, bend: number): Bend {
	const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
	const c: Place = [
		(a[0] + b[0]) / 2 - ((b[1] - a[1]) / long) * bend,
		(a[1] + b[1]) / 2 + ((b[0] - a[0]) / long) * bend,
	];
	const mix = (t: number, i: 0 | 1) =>
		(1 - t) ** 2 * a[i] + 2 * t * (1 - t) * c[i] + t * t * b[i];
	const slope = (t: number, i: 0 | 1) => 2 * (1 - t) * (c[i] - a[i]) + 2 * t * (b[i] - c[i]);
	return {
		long,
		at: (t) => [mix(t, 0), mix(t, 1)],
		way(t) {
			const [x, y] = [slope(t, 0), slope(t, 1)];
			const l = Math.hypot(x, y) || 1;
			return [x / l, y / l];
		},
	};
}

const spot = ([x, y]: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const beside = (p: Place, way: Place, off: number): Place => [
	p[0] - way[1] * off,
	p[1] + way[0] * off,
];

/* The arrow is so wide at its tail and at its head. */
const tail = 7;
const head = 15;
const STEPS = 14;

function outlineOf(line: Bend): { outline: string; hatching: string } {
	const neck = 1 - Math.min(0.34, 26 / line.long);
	const width = (i: number) => (tail + ((head - tail) * i) / STEPS) / 2;
	const side = (of: 1 | -1) =>
		Array.from({ length: STEPS + 1 }, (_, i) => {
			const t = (neck * i) / STEPS;
			return beside(line.at(t), line.way(t), of * width(i));
		});
	const [p, way] = [line.at(neck), line.way(neck)];
	const barb = (of: 1 | -1): Place => {
		const [x, y] = beside(p, way, of * head * 1.25);
		return [x - way[0] * 5, y - way[1] * 5];
	};
	const points = [...side(1), barb(1), line.at(1), barb(-1), ...side(-1).reverse()];
	const n = Math.round((line.long * neck) / 3.4);
	const hatching = Array.from({ length: Math.max(0, n - 1) }, (_, k) => {
		const t = (neck * (k + 1)) / n;
		const [q, w] = [line.at(t), line.way(t)];
		const flank = beside(q, w, -(tail + ((head - tail) * (k + 1)) / n) / 2);
		return `M${spot(flank)}L${spot([q[0] + w[0] * 2, q[1] + w[1] * 2])}`;
	});
	return { outline: `M${points.map(spot).join("L")}Z`, hatching: hatching.join("") };
}

/** From one place to another; "n" armies, told on a little plate. */
export function Arrow(props: {
	from: Place;
	to: Place;
	bend?: number;
	class?: string;
	n?: number;
}) {
	const line = bendOf(props.from, props.to, props.bend ?? 16);
	const { outline, hatching } = outlineOf(line);
	return (
		<g class={`arrow ${props.class ?? ""}`}>
			<path class="shadow" d={outline} transform="translate(3 4)" />
			<path class="halo" d={outline} />
			<path class="body" d={outline} />
			<path class="hatching" d={hatching} />
			{!!props.n && (
				<g transform={`translate(${spot(line.at(0.45))})`}>
					<circle class="plate" r="11.5" />
					<text class="count" y="6">
						{props.n}
					</text>
				</g>
			)}
		</g>
	);
}

/** Not the whole way: an arrow begins beside the flag and ends before the name. */
export function shortened(a: Place, b: Place, from = 0.14, to = 0.9): [Place, Place] {
	const between = (t: number): Place => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
	return [between(from), between(to)];
}
