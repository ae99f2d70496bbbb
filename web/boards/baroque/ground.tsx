/* ground.tsx: washes of colour by who controls a state, and the light on what may be chosen. */
import { map } from "map:baroque";
import { part } from "../../kit/part";
import type { Of } from "./pieces";

/* A wash gathers at its edge: strokes of the outline, ever narrower and stronger. */
const edge = [
	[62, 0.05], [52, 0.055], [43, 0.06], [35, 0.07], [28, 0.08],
	[21, 0.1], [15, 0.13], [10, 0.17], [6, 0.24], [3, 0.4],
];
const light = [[64, 0.06], [48, 0.08], [34, 0.1], [22, 0.15], [13, 0.22]];

function Wash({ id, seat }: { id: string; seat: number }) {
	const outline = `#bq-r-${id}`;
	return (
		<g class={`wash seat-${seat}`} clip-path={`url(#bq-c-${id})`}>
			<use class="tint" href={outline} />
			{map.lands[id].blots.map((d, i) => (
				<path key={i} class="blot" d={d} />
			))}
			<g class="pool">
				{edge.map(([w, o]) => (
					<use key={w} href={outline} stroke-width={w} stroke-opacity={o} />
				))}
			</g>
			<use
				href={outline}
				fill="none"
				stroke={`url(#bq-hatch-${seat})`}
				stroke-width="24"
				stroke-opacity=".55"
			/>
		</g>
	);
}

/** What lies between the two pictures: the colours of the controllers. */
export const Ground = part(
	({ land }: Of) =>
		land.holder !== null ? (
			<Wash id={land.id} seat={land.holder} />
		) : land.inPlay ? null : (
			<use class="out-of-play" href={`#bq-r-${land.id}`} />
		),
	() => [],
);

function Target({ id, picked }: { id: string; picked: boolean }) {
	const outline = `#bq-r-${id}`;
	return (
		<g class={`target ${picked ? "picked" : ""}`}>
			<use class="halo" href={outline} />
			<g clip-path={`url(#bq-c-${id})`}>
				<use class="sheen" href={outline} />
				{light.map(([w, o]) => (
					<use key={w} class="purple" href={outline} stroke-width={w} stroke-opacity={o} />
				))}
			</g>
			<use class="under-edge" href={outline} />
			<use class="edge" href={outline} />
			<use class="dashes" href={outline} />
		</g>
	);
}

/** The light on a state that may be chosen, and a mark where something just happened. */
export const Light = part(
	({ scene, land }: Of) => {
		const { live, picked, fresh } = scene.stands(`state:${land.id}`);
		if (live || picked) return <Target id={land.id} picked={picked} />;
		return fresh ? <use class="fresh-edge" href={`#bq-r-${land.id}`} /> : null;
	},
	({ land }) => [`state:${land.id}`],
);
