/* charts.ts: the two sheets of the Empire, wide for desks and upright for phones, and how the
 * throne is laid out on each. */
import { map as wideMap } from "map:emperor";
import { map as uprightMap } from "map:emperor_upright";
import type { Area, Chart as Sheet } from "../../kit/areas";
import type { Chart as Drawn } from "../../kit/atlas";

type Spot = [number, number];

/** Where the parts of the throne lie, round its middle. */
export interface Throne {
	title: Spot;
	seat: Spot;
	who: Spot;
	whoWidth: number;
	cities: Spot;
	deposed: Spot;
}

export interface Chart extends Sheet {
	id: string;
	drawn: Drawn;
	throne: Throne;
}

function chartOf(id: string, drawn: Drawn, throne: Throne): Chart {
	const areas = Object.entries(drawn.lands).map(([token, { d, at, k }]): [string, Area] => [
		token,
		{ d, x: at[0], y: at[1], k },
	]);
	const box: Sheet["box"] = [0, 0, drawn.width, drawn.height];
	return { id, drawn, box, areas: Object.fromEntries(areas), throne };
}

export const wide = chartOf("wide", wideMap, {
	title: [0, -76],
	seat: [0, -4],
	who: [0, 84],
	whoWidth: 224,
	cities: [0, 106],
	deposed: [84, -6],
});

export const upright = chartOf("upright", uprightMap, {
	title: [42, -24],
	seat: [-82, 2],
	who: [42, 12],
	whoWidth: 150,
	cities: [42, 42],
	deposed: [98, -4],
});
