/* lands.ts: where things lie on the map, wide for desks and upright for phones. */
import { type Area, border, type Chart as Sheet, type Corner } from "../../kit/areas";

/** Where the parts of the throne lie, round its middle. */
export interface Throne {
	x: number;
	y: number;
	d: string;
	title: [number, number];
	seat: [number, number];
	who: [number, number];
	whoWidth: number;
	cities: [number, number];
	deposed: [number, number];
}

export interface Chart extends Sheet {
	throne: Throne;
	rounds: { x: number; y: number };
}

export const wide: Chart = {
	box: [14, 14, 1176, 808],
	throne: {
		x: 613,
		y: 638,
		d: "M-122 -98Q0 -118 122 -98Q134 0 124 112Q0 132 -124 112Q-134 0 -122 -98z",
		title: [0, -66],
		seat: [0, 0],
		who: [0, 76],
		whoWidth: 230,
		cities: [0, 104],
		deposed: [88, -28],
	},
	rounds: { x: 512, y: 104 },
	areas: {
		koln: {
			k: 1.06,
			x: 200,
			y: 172,
			d:
				"M38 62Q110 30 190 38T350 64Q372 120 362 180Q340 236 332 292" +
				"Q260 310 182 302T46 288Q28 170 38 62z",
		},
		trier: {
			k: 0.98,
			x: 194,
			y: 420,
			d:
				"M46 288Q110 296 182 302T332 292Q352 340 345 400Q338 440 335 474" +
				"Q328 500 325 522Q262 548 190 542T58 522Q34 404 46 288z",
		},
		mainz: {
			k: 0.98,
			x: 493,
			y: 342,
			d:
				"M362 180Q420 208 480 205T624 186Q648 236 640 320Q640 400 625 472" +
				"Q566 500 500 492T335 474Q340 440 345 400Q352 340 332 292Q342 236 362 180z",
		},
		rhein: {
			k: 1.12,
			x: 256,
			y: 676,
			d:
				"M58 522Q120 536 190 542T325 522Q330 500 335 474Q420 488 500 492" +
				"Q470 540 462 600Q470 700 432 792Q330 812 230 804T76 784Q40 650 58 522z",
		},
		brandenburg: {
			k: 1.08,
			x: 914,
			y: 174,
			d:
				"M690 62Q780 26 880 38T1110 50Q1180 90 1166 160Q1160 240 1152 294" +
				"Q1066 312 980 304T802 294Q720 290 650 268Q650 220 624 186Q664 140 690 62z",
		},
		sachsen: {
			k: 1.05,
			x: 904,
			y: 428,
			d:
				"M640 320Q652 292 650 268Q720 290 802 294T980 304Q1066 312 1152 294" +
				"Q1172 360 1162 420Q1158 480 1142 534Q1050 552 962 548T782 544" +
				"Q700 520 625 472Q640 400 640 320z",
		},
		bohmen: {
			k: 1.08,
			x: 964,
			y: 680,
			d:
				"M782 544Q870 552 962 548T1142 534Q1180 600 1166 664Q1158 740 1120 792" +
				"Q1020 812 920 804T782 784Q752 724 760 660Q762 600 782 544z",
		},
	},
};

/* Upright: two columns of four; the corners of the cells row by row, and how far their sides
 * bend. */
const lefts = [[14, 322, 628], [12, 314, 630], [16, 326, 626], [12, 318, 630], [18, 324, 626]];
const tops = [[18, 12, 20], [272, 268, 276], [526, 530, 524], [782, 778, 784], [1036, 1042, 1034]];

const corner = (row: number, column: number): Corner => [lefts[row][column], tops[row][column]];

/* A side bends the same way for both neighbours; the outermost bend outwards. */
const across = (row: number) => [-12, 9, -9, 10, 12][row];
const down = (column: number) => [-10, 8, 10][column];

function cell(row: number, column: number): Area {
	const [a, b] = [corner(row, column), corner(row, column + 1)];
	const [d, c] = [corner(row + 1, column), corner(row + 1, column + 1)];
	const bends = [across(row), down(column + 1), across(row + 1), down(column)];
	return {
		d: border([a, b, c, d], bends),
		x: (a[0] + c[0]) / 2,
		y: (a[1] + c[1]) / 2 + 9,
		k: 1,
	};
}

export const upright: Chart = {
	box: [0, 0, 642, 1054],
	throne: {
		x: 477,
		y: 962,
		d: "M-142 -62Q0 -78 142 -62Q152 0 142 66Q0 82 -142 66Q-152 0 -142 -62z",
		title: [46, -30],
		seat: [-82, 2],
		who: [56, 8],
		whoWidth: 160,
		cities: [46, 46],
		deposed: [112, 0],
	},
	rounds: { x: 477, y: 830 },
	areas: {
		koln: cell(0, 0),
		brandenburg: cell(0, 1),
		trier: cell(1, 0),
		sachsen: cell(1, 1),
		mainz: cell(2, 0),
		bohmen: cell(2, 1),
		rhein: cell(3, 0),
	},
};
