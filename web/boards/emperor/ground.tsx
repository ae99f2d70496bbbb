/* ground.tsx: the engraved sheet: two pictures drawn when the page was built, and between them a
 * wash over every province in the colour of its elector's family. */
import type { ComponentChildren } from "preact";
import { part } from "../../kit/part";
import type { Chart } from "./charts";
import type { EScene, Land } from "./view";

/* A wash gathers at its edge: strokes of the outline, ever narrower and stronger. */
const pool = [
	[70, 0.05], [54, 0.06], [40, 0.07], [29, 0.09], [20, 0.12], [13, 0.16], [7, 0.24], [3, 0.4],
];

/* What engravers cut for red, green, blue and gold, so that no wash is told by colour alone. */
const hatches = [
	"M1.5 0V6M4.5 0V6",
	"M-1 -1L7 7M-1 5L1 7M5 -1L7 1",
	"M0 1.5H6M0 4.5H6",
	"M1.5 1.5h.01M4.5 4.5h.01",
];

function Hatch({ id, seat }: { id: string; seat: number }) {
	return (
		<pattern
			id={`${id}-hatch-${seat}`}
			class={`seat-${seat}`}
			width="6"
			height="6"
			patternUnits="userSpaceOnUse"
		>
			<path class="hatch" d={hatches[seat]} stroke-width={seat === 3 ? 1.6 : 0.8} />
		</pattern>
	);
}

interface Of {
	scene: EScene;
	chart: Chart;
	p: Land;
}

function Wash({ chart, p, seat }: Of & { seat: number }) {
	const { d, blots } = chart.drawn.lands[p.id];
	const clip = `${chart.id}-${p.id}`;
	return (
		<g class={`wash seat-${seat}`} clip-path={`url(#${clip})`}>
			<clipPath id={clip}>
				<path d={d} />
			</clipPath>
			<path class="tint" d={d} />
			{blots.map((blot, i) => (
				<path key={i} class="blot" d={blot} />
			))}
			<g class="pool">
				{pool.map(([w, o]) => (
					<path key={w} d={d} stroke-width={w} stroke-opacity={o} />
				))}
			</g>
			<path
				d={d}
				fill="none"
				stroke={`url(#${chart.id}-hatch-${seat})`}
				stroke-width="30"
				stroke-opacity=".6"
			/>
		</g>
	);
}

const Ground = part(
	(of: Of) =>
		!of.p.in_game ? (
			<path class="out-of-play" d={of.chart.drawn.lands[of.p.id].d} />
		) : of.p.elector ? (
			<Wash {...of} seat={of.p.elector.seat} />
		) : null,
	() => [],
);

function Still({ src }: { src: string }) {
	return <img src={src} alt="" draggable={false} decoding="async" />;
}

/** The sheet, and on it what stands there. */
export function Sheet(props: {
	scene: EScene;
	chart: Chart;
	lands: Land[];
	children: ComponentChildren;
}) {
	const { scene, chart, lands } = props;
	const { width, height, under, over } = chart.drawn;
	return (
		<div class={`sheet-of ${chart.id}`} style={{ aspectRatio: `${width} / ${height}` }}>
			<div class="engraved-sheet">
				<Still src={under} />
				<svg class="washes" viewBox={chart.box.join(" ")} aria-hidden="true">
					{hatches.map((_, seat) => (
						<Hatch key={seat} id={chart.id} seat={seat} />
					))}
					{lands.map((p) => (
						<Ground key={p.id} scene={scene} chart={chart} p={p} />
					))}
				</svg>
				<Still src={over} />
			</div>
			{props.children}
		</div>
	);
}
