/* baroque.mjs: the Empire after 1650.  Outlines lie in baroque.json; names, electors, dioceses
 * and ports come from the game's own table, so that nothing is written twice.  Rivers and ranges
 * go by true longitude and latitude, through the tables that stretch the crowded west. */
import { readFileSync } from "node:fs";

const at = (path) => new URL(path, import.meta.url);
export const sources = [at("../../../games/baroque/states.def"), at("baroque.json")];

const row = /^STATE\( \w+, +(\w+), +.*?, +([A-Z_ |]+|0), +"([^"]+)", +"([^"]+)" \)/;

/** What the game says about its states, by token. */
function states(text) {
	const rows = text.split("\n").map((line) => row.exec(line)).filter(Boolean);
	return new Map(
		rows.map(([, token, signs, en, it]) => {
			const has = (sign) => signs.split(" | ").includes(sign);
			const isPort = has("BALTIC") || has("NORTH_SEA");
			const isElector = has("ELECTOR") || has("ELECTOR_LATER");
			const n = [isElector, has("DIOCESE"), isPort].filter(Boolean).length;
			return [token, { names: { en, it }, isPort, signs: n }];
		}),
	);
}

const lon = [[1.5, 0], [2.4, 35], [5.2, 135], [8.7, 455], [12.5, 700], [17.5, 885], [19.3, 915],
	[23.2, 1000]];
const lat = [[55.25, 0], [54, 105], [53.2, 205], [51.7, 335], [49.9, 560], [48, 735], [46.8, 848],
	[44.9, 1000]];

/* How wide at the mouth, and the course: Rhine, Elbe, Danube, Oder, Main, Weser, Moselle, Inn,
 * Vistula. */
const rivers = [
	[2.6, [[9.3, 47.55], [8.6, 47.7], [7.6, 47.58], [7.65, 48.2], [7.85, 48.6], [8.3, 49.0],
		[8.45, 49.5], [8.27, 50.0], [7.85, 50.0], [7.6, 50.36], [7.1, 50.73], [6.96, 50.94],
		[6.77, 51.22], [6.6, 51.65], [5.9, 51.9], [5, 51.85], [4.05, 51.95]]],
	[2.4, [[15.6, 50.72], [15.83, 50.2], [15.2, 50.03], [14.47, 50.35], [14.15, 50.75],
		[13.74, 51.05], [13.0, 51.56], [12.5, 51.88], [11.75, 52.0], [11.65, 52.3], [12.0, 52.7],
		[11.6, 53.05], [10.7, 53.3], [10.1, 53.5], [9.6, 53.62], [9.2, 53.88]]],
	[2.8, [[8.5, 47.95], [9.2, 48.1], [10.0, 48.4], [10.78, 48.72], [11.43, 48.76], [12.1, 49.02],
		[12.9, 48.8], [13.47, 48.57], [14.29, 48.31], [15.0, 48.2], [15.6, 48.4], [16.37, 48.2],
		[17.1, 48.1], [18.1, 47.75], [18.9, 47.8], [19.15, 47.4], [19.0, 46.3], [19.2, 45.5],
		[20.4, 44.9]]],
	[2.4, [[18.2, 49.85], [17.93, 50.67], [17.03, 51.1], [16.1, 51.66], [15.1, 52.05],
		[14.6, 52.35], [14.6, 52.6], [14.3, 52.95], [14.5, 53.4], [14.3, 53.8], [14.2, 53.95]]],
	[1.6, [[11.5, 50.05], [10.9, 49.95], [10.2, 50.04], [9.95, 49.75], [9.5, 49.78], [9.15, 49.98],
		[8.68, 50.1], [8.27, 50.0]]],
	[1.6, [[9.65, 51.42], [9.4, 51.8], [9.3, 52.15], [8.95, 52.3], [9.1, 52.7], [8.8, 53.08],
		[8.5, 53.4], [8.5, 53.6]]],
	[1.6, [[6.5, 48.1], [5.95, 48.65], [6.18, 49.12], [6.4, 49.5], [6.7, 49.78], [7.1, 49.95],
		[7.6, 50.36]]],
	[1.5, [[10.3, 46.9], [10.9, 47.25], [11.6, 47.3], [12.17, 47.58], [12.5, 48.1], [13.3, 48.3],
		[13.47, 48.57]]],
	[2.2, [[19.6, 50.05], [21.4, 50.6], [21.5, 51.4], [20.9, 52.3], [19.3, 52.65], [18.5, 53.0],
		[18.75, 53.6], [18.85, 54.3], [18.9, 54.6]]],
];

const peaks = [[10.4, 46.9, 2, 1.2], [12.6, 47.3, 1.2, 1], [7.8, 46.5, 1.7, 1],
	[14.4, 46.6, 0.8, 0.9], [11.3, 46.1, 1.2, 1], [9.2, 46.4, 1.3, 1], [6.2, 46.3, 1, 0.9],
	[14.6, 47.5, 0.8, 0.8], [15.7, 50.75, 0.6, 0.8], [19.6, 49.2, 1.3, 0.9]];
const hills = [[17.3, 50.0, 0.6, 0.9], [13.1, 50.5, 0.7, 0.9], [13.3, 49.1, 0.7, 0.9],
	[8.1, 48.1, 0.5, 0.9], [6.95, 48.2, 0.5, 0.9], [10.7, 51.75, 0.45, 0.9], [6.4, 47, 0.7, 0.8],
	[9.2, 50.5, 0.7, 0.7], [7.2, 50.15, 0.6, 0.7], [10.9, 50.5, 0.6, 0.8], [8.3, 51.2, 0.6, 0.7],
	[5.7, 50.1, 0.7, 0.6], [22, 49.4, 1, 0.8], [4.5, 46.2, 1.2, 0.5]];
const range = (kind) => ([east, north, radius, dense]) => ({ at: [east, north], radius, kind,
	dense });

/* Lettering beyond the states: x, y, size, tracking; its words are the board's. */
const abroad = {
	france: [130, 668, 30, 6],
	switzerland: [520, 812, 21, 3],
	hungary: [1452, 706, 28, 6],
	poland: [1442, 284, 34, 8],
	united_provinces: [368, 252, 22, 3],
	denmark: [790, 68, 19, 2],
	venice: [1092, 908, 20, 2],
	north_sea: [392, 80, 30, 5],
	baltic_sea: [1252, 68, 22, 3],
	adriatic_sea: [1128, 960, 15, 0],
};
/* From where wars come. */
const wars = {
	denmark: [912, 70],
	sweden: [1096, 74],
	dutch: [506, 152],
	france: [126, 590],
	ottomans: [1470, 782],
};
const title = [640, 892, 424, 112];
const legend = [152, 846, 200, 186];

export function spec() {
	const said = states(readFileSync(sources[0], "utf8"));
	const { regions } = JSON.parse(readFileSync(sources[1], "utf8"));
	const room = ([x, y, size]) => [x, y - size * 0.4, 200, size * 1.4];
	return {
		size: [1600, 1000],
		rim: 34,
		seed: 1648,
		lon,
		lat,
		rivers,
		lakes: [[9.35, 47.62]],
		ranges: [...peaks.map(range("peak")), ...hills.map(range("hill"))],
		regions: regions.map((r) => ({ ...r, ...said.get(r.key) })),
		compass: [160, 168, 84],
		afloat: [
			{ what: "ship", at: [640, 98, 0.7] },
			{ what: "monster", at: [330, 158, 0.6] },
		],
		cartouches: [
			{ box: title, crest: "eagle" },
			{ box: legend, crest: "shell" },
		],
		keepFree: [
			[title[0], title[1] - 14, title[2] + 60, title[3] + 70],
			[legend[0], legend[1] - 10, legend[2] + 44, legend[3] + 54],
			...Object.values(wars).map(([x, y]) => [x, y + 8, 120, 120]),
			...Object.values(abroad).map(room),
		],
		told: { abroad, wars, title, legend },
	};
}
