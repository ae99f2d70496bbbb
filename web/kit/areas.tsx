/* areas.tsx: a map of areas, drawn from data: a wide chart for desks, an upright one for
 * phones.  What stands in an area is drawn round its middle. */
import type { ComponentChildren } from "preact";
import type { Scene, Token } from "./contract";
import { Piece } from "./piece";

export interface Area {
	d: string; // its border; neighbours share their points
	x: number; // the middle of what stands there
	y: number;
	k: number; // how large that is drawn
}

export interface Chart {
	box: [number, number, number, number]; // x, y, width and height of the drawing
	areas: Record<Token, Area>;
}

export type Corner = [number, number];

/** A border from corner to corner; the side behind each of them bends by so much, right or
    down, and the same for the neighbour beyond it. */
export function border(corners: Corner[], bends: number[]): string {
	const sides = corners.map((from, i) => {
		const to = corners[(i + 1) % corners.length];
		const isLevel = Math.abs(from[1] - to[1]) < Math.abs(from[0] - to[0]);
		const by = bends[i];
		const x = (from[0] + to[0]) / 2 + (isLevel ? 0 : by);
		const y = (from[1] + to[1]) / 2 + (isLevel ? by : 0);
		return `Q${x} ${y} ${to[0]} ${to[1]}`;
	});
	return `M${corners[0][0]} ${corners[0][1]}${sides.join("")}z`;
}

/** One area: its ground, which can be touched, and what stands on it. */
export function Land(props: {
	scene: Scene<any>;
	piece: string;
	area: Area;
	label: string;
	class?: string;
	tip?: ComponentChildren;
	children?: ComponentChildren;
}) {
	const { d, x, y, k } = props.area;
	return (
		<>
			<Piece
				scene={props.scene}
				id={props.piece}
				label={props.label}
				middle={[x, y]}
				class={`land ${props.class ?? ""}`}
				tip={props.tip}
			>
				<path class="edge" d={d} />
				<path class="shade" d={d} />
			</Piece>
			<g transform={`translate(${x} ${y}) scale(${k})`}>{props.children}</g>
		</>
	);
}

/** The sheet that the areas lie on: sea and frame, unless it lies on a picture of them. */
export function AreaMap(props: {
	chart: Chart;
	label: string;
	class?: string;
	isDrawn?: boolean;
	children: ComponentChildren;
}) {
	const [x, y, width, height] = props.chart.box;
	const plain = !props.isDrawn && (
		<>
			<rect class="sea" x={x} y={y} width={width} height={height} rx={12} />
			<rect
				class="frame"
				x={x + 6}
				y={y + 6}
				width={width - 12}
				height={height - 12}
				rx={8}
			/>
		</>
	);
	return (
		<svg
			class={`area-map ${props.class ?? ""}`}
			viewBox={props.chart.box.join(" ")}
			role="group"
			aria-label={props.label}
		>
			{plain}
			{props.children}
		</svg>
	);
}
