/* map.mjs: the ten map cards of Pax Renaissance: one coast line of Europe and the
 * Mediterranean, bent so that every realm has a window of its own, and cut into ten.  Drawn
 * from what everybody knows of the coasts; the same seed gives the same bytes. */

export const WIDE = 300; // units of a card
export const HIGH = 264;

/** The realms as they lie, the upper row first. */
const REALMS = ["eng", "fra", "hre", "hun", "byz", "por", "ara", "pap", "ott", "mam"];

/* Longitude and latitude of the corners of the windows: 6 a row, 3 rows. */
const CORNERS = [
	[[-12, 60], [1.8, 57.5], [7.5, 57], [16, 57], [30.5, 54], [47, 52]],
	[[-11, 43.2], [0.6, 43], [7.2, 45.6], [15.5, 46.6], [31, 41.6], [46, 39]],
	[[-12, 30.5], [-2.5, 32], [7.5, 33.5], [16.5, 32], [29, 28.5], [46, 27]],
];

/* ---- coasts: longitude, latitude ---- */

const MAINLAND = `70,66 30,66 30,60 28,59.6 24.5,59.4 23.4,59.2 24.2,57.3 21.7,57.5 21,55.5
19.5,54.4 18.6,54.7 16.5,54.4 14.3,53.9 12.5,54.4 11,54 10.8,54.4 9.9,54.8 10.3,56.2 10.5,57.6
8.6,57.1 8.1,55.6 8.8,54.2 8.2,53.5 7,53.5 5.4,53.2 4.7,52.9 4.1,51.9 3.3,51.4 1.7,50.9 1.6,50.2
.2,49.6 -1.2,49.4 -1.9,49.7 -1.6,48.7 -3,48.8 -4.7,48.4 -4.3,47.8 -2.4,47.3 -1.2,46 -1.2,44.6
-1.6,43.4 -4,43.4 -8,43.7 -9.2,43 -8.8,41.5 -9.4,38.8 -8.8,38.3 -8.9,37 -7.2,37.1 -6.3,36.6
-5.6,36 -4.4,36.7 -2.1,36.8 -.7,37.7 .2,38.8 -.3,39.5 .8,40.8 3.2,41.9 3.1,43 4.6,43.4 6.2,43.1
7.5,43.8 8.9,44.4 10.2,43.9 10.6,42.9 12.2,41.7 14.2,40.8 15.7,40 16.1,38.8 15.7,37.9 16.6,38.4
17.1,39 16.6,39.7 17,40.5 18.4,39.8 18.5,40.2 16,41.6 16.1,41.9 14.2,42.5 13.6,43.6 12.4,44.3
12.3,45.4 13.6,45.7 13.6,45 14.3,45.2 15.2,44.2 16.4,43.5 18.5,42.4 19.4,41.5 19.4,40.4 20.7,39
21.3,37.8 21.7,36.8 22.5,36.5 23.1,36.5 22.8,37.5 23.9,37.7 24,38.2 22.8,39 22.9,40.4 23.8,40
24.3,40.2 24,40.8 26,40.8 26.2,40.1 27.4,40.7 28.9,41 29,41.3 28.1,41.7 27.9,43.2 28.7,44.3
29.6,45 30.8,46.5 32.5,46.1 33,46 32.6,45.4 33.6,44.5 35.4,45 36.5,45.4 35,45.8 35.1,46.4
37.5,47 39.3,47.2 38.3,46.5 37,45.3 37.5,44.8 39.5,43.6 41.5,42.2 41.5,41.5 39.7,41 37,41.1
35.1,42 33,42 31.3,41.2 29.3,41.2 29.3,40.8 27.5,40.35 26.3,40 26.1,39.4 26.8,38.9 26.3,38.3
27.2,37.3 27.5,36.7 28.2,36.8 29.2,36.3 30.5,36.6 30.8,36.9 32.3,36.1 34,36.3 35.6,36.6 36,36
35.8,35 35.5,33.8 34.9,32.5 34.3,31.3 32.5,31.2 31.2,31.6 29.5,30.9 27.5,31.2 25.2,31.6 23.2,32.2
21.6,32.9 20.1,32.2 20,30.8 18,30.4 15.5,31.6 13.2,32.9 11.2,33.2 10.1,34.2 11.1,35.2 10.6,36.4
11,37 9.8,37.3 7.5,36.9 5,36.8 3,36.8 .3,36.1 -2,35.1 -4.5,35.2 -5.9,35.8 -6.9,34 -9.2,32.5
-9.8,30 -14,26 20,18 70,16`;

const ISLANDS = [
	`-5.7,50.1 -3.5,50.3 -1.3,50.8 1.3,51.2 .9,51.6 1.7,52.6 .3,52.9 0,53.6 -1.5,54.9 -2,55.8
	-3.2,56 -2,57.5 -4,57.6 -3.1,58.6 -5,58.6 -5.8,57.3 -5.6,56 -4.8,55 -3.2,54.9 -3,53.6 -4.5,53.3
	-4.3,52.6 -5.2,51.9 -3.1,51.4 -4.3,51.2`,
	`-6,54.6 -6.1,53.2 -6.4,52.3 -9.6,51.6 -10.2,52.2 -9.4,53.2 -10,54.2 -8.4,54.5 -7.4,55.3`,
	`12.9,55.5 14.3,55.5 16.5,56.5 16.8,58.5 18.9,60 17.2,61 17,64 5,64 5,60 6,58 8,58 10.6,59.2
	11.2,58.5 12.6,56.3`,
	`11,55.7 12.5,56 12.4,55.2 11.3,55.1`,
	`12.5,37.9 15.6,38.2 15.1,36.7 12.5,37.6`,
	`8.3,41 9.7,41 9.6,39.2 8.5,39`,
	`9.4,43 9.5,42 9.2,41.4 8.6,42.3`,
	`23.6,35.5 25,35.4 26.3,35.2 25,34.9 23.5,35.2`,
	`32.3,35 33,35.3 34.5,35.7 33.9,34.9 33,34.6`,
	`2.4,39.6 3.2,39.9 3.4,39.6 2.8,39.3`,
	`27.7,36.1 28.2,36.5 28.3,36.2 27.9,35.8`,
	`23.3,38.9 24.6,38 24.2,38 23.1,38.7`,
];

/* Ranges of mountains: where they begin and end, and how many peaks. */
const RANGES = [
	[-1.5, 42.8, 2.5, 42.5, 7], [6.5, 44.8, 8, 46.2, 4], [8, 46.4, 14.5, 47.2, 10],
	[10, 44.3, 15.5, 40.6, 8], [19, 49.2, 25, 47.8, 8], [25.5, 47, 23, 45.4, 5],
	[18, 43.8, 21.5, 41, 6], [22.5, 42.8, 26.5, 42.8, 4], [31, 37.3, 36.5, 37.6, 7],
	[-6, 31.8, 1.5, 34.8, 8], [2.5, 35.9, 8, 35.8, 6], [-5.5, 43, -2.5, 43, 4],
	[-4.5, 36.95, -2.6, 37.1, 3], [41.5, 43.3, 46, 42, 6], [3, 44.3, 4, 46.6, 4],
	[-4, 56.6, -3.5, 57.3, 3], [12.5, 50.6, 16.5, 50.3, 5], [36, 41, 43, 40.4, 7],
	[33.6, 28.6, 34.4, 29, 2], [35.9, 33.2, 36.2, 34.3, 3], [7.5, 61, 8.5, 58.7, 4],
];

/* Woods, and ships at sea. */
const WOODS = [
	[9, 51, 12], [13, 52.6, 8], [24, 52.3, 12], [29, 50.2, 8], [3.5, 49, 6], [-1.5, 52.5, 5],
	[17, 50.9, 6], [21, 46.3, 5], [36, 50.4, 7], [-7.6, 40, 4],
];
const SHIPS = [
	[-8.2, 47.2, 1], [3.2, 55.2, 0.9], [18.6, 55.8, 0.8], [32, 43.6, 1], [-10.6, 36.4, 1],
	[5, 40, 1], [17.9, 36, 1.1], [25, 33.4, 1], [31.8, 33, 0.8], [-6.8, 45.2, 0.7],
];

/* Rivers, from the spring to the sea. */
const RIVERS = [
	"8.5,47 7.6,47.6 7.6,48.6 8.3,50 7,50.8 6.2,51.8 4.2,52", // Rhine
	"8.3,48 12,49 16.4,48.2 18.9,47.8 19,46 20.4,44.8 23,43.8 27,44.1 28,45.3 29.5,45.2", // Danube
	"4.7,47.6 3,48.4 2.3,48.9 .3,49.5", // Seine
	"4,45 4,46.8 1.9,47.8 -2,47.3", // Loire
	"7,46.3 4.8,45.7 4.7,43.5", // Rhone
	"-4.2,42.9 -1,41.8 .7,40.8", // Ebro
	"-1.8,40.4 -4,39.9 -7,39.6 -9.1,38.8", // Tagus
	"7.2,44.8 9.5,45.1 12.3,45", // Po
	"16,50.5 13.8,51.2 12,52.8 9.6,53.6", // Elbe
	"19,49.7 19.9,50.1 21,52.3 18.8,54.3", // Vistula
	"32,53 30.6,50.4 34.5,48.5 32.6,46.6", // Dnieper
	"38,53 41,50 43.5,48.7 39.4,47.2", // Don
	"33,24 31.6,27.6 31.2,30.1 31,31.3", // Nile
	"43,39.5 39,38 38.3,36.6 42,34.6 46,31", // Euphrates
];

/* ---- the bent grid ---- */

const mix = (a, b, k) => a + (b - a) * k;

/** Longitude and latitude of a place on the sheet, measured in cards. */
function earth(x, y) {
	const i = Math.max(0, Math.min(4, Math.floor(x)));
	const j = Math.max(0, Math.min(1, Math.floor(y)));
	const [u, v] = [x - i, y - j];
	return [0, 1].map((c) =>
		mix(
			mix(CORNERS[j][i][c], CORNERS[j][i + 1][c], u),
			mix(CORNERS[j + 1][i][c], CORNERS[j + 1][i + 1][c], u),
			v,
		),
	);
}

/** Where a place of the earth lies on the sheet: sought step by step. */
function onSheet([lon, lat]) {
	let [x, y] = [(lon + 12) / 11.6, (60 - lat) / 15];
	for (let i = 0; i < 60; i++) {
		const [a, b] = earth(x, y);
		x += Math.max(-0.4, Math.min(0.4, (lon - a) / 14));
		y -= Math.max(-0.3, Math.min(0.3, (lat - b) / 16));
	}
	return [x * WIDE, y * HIGH];
}

/* ---- lines ---- */

function chance(seed) {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Coasts have inlets: the middle of every stretch gives way to one side, again and again. */
function frayed(points, roll, rounds = 3) {
	let line = points;
	for (let n = 0; n < rounds; n++)
		line = line.flatMap(([x, y], i) => {
			const [u, v] = line[(i + 1) % line.length];
			const off = (roll() - 0.5) * 0.34;
			return [[x, y], [(x + u) / 2 + (v - y) * off, (y + v) / 2 - (u - x) * off]];
		});
	return line;
}

/** What of an outline lies in a window, with some room round it. */
function cut(points, x0, y0) {
	const room = 24;
	const sides = [
		[0, x0 - room, 1], [0, x0 + WIDE + room, -1],
		[1, y0 - room, 1], [1, y0 + HIGH + room, -1],
	];
	return sides.reduce((line, [axis, at, way]) => {
		const isIn = (p) => (p[axis] - at) * way >= 0;
		return line.flatMap((p, i) => {
			const q = line[(i + 1) % line.length];
			const k = (at - p[axis]) / (q[axis] - p[axis]);
			const met = [mix(p[0], q[0], k), mix(p[1], q[1], k)];
			if (isIn(p)) return isIn(q) ? [p] : [p, met];
			return isIn(q) ? [met] : [];
		});
	}, points);
}

const round = (n) => Math.round(n * 10) / 10;
const path = (line) => `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

const pointsOf = (text) => text.trim().split(/\s+/).map((p) => onSheet(p.split(",").map(Number)));

const roll = chance(1460);
const COASTS = [MAINLAND, ...ISLANDS].map((text) => frayed(pointsOf(text), roll));

/** A river: a line that meanders and widens towards the sea. */
function river(text) {
	const line = frayed(pointsOf(text), roll, 2).slice(0, -3);
	return `<path class="river" d="${path(line).slice(0, -1)}"/>`;
}

const STREAMS = RIVERS.map(river).join("");

/* ---- what stands on land and sea ---- */

const peak = ([x, y], k) =>
	`<path class="lit" d="M${round(x - 9 * k)} ${round(y)}l${round(8 * k)} ${round(-13 * k)} ` +
	`${round(9 * k)} ${round(13 * k)}z"/><path class="ink" d="M${round(x - 9 * k)} ${round(y)}` +
	`l${round(8 * k)} ${round(-13 * k)}l${round(9 * k)} ${round(13 * k)}m${round(-9 * k)} ` +
	`${round(-13 * k)}l${round(1 * k)} ${round(5 * k)}l${round(-1.6 * k)} ${round(3 * k)}"/>` +
	`<path class="fine" d="M${round(x + 0.6 * k)} ${round(y - 10 * k)}l${round(4 * k)} ` +
	`${round(10 * k)}m${round(-2 * k)} ${round(-7 * k)}l${round(3.4 * k)} ${round(7 * k)}"/>`;

const tree = ([x, y]) =>
	`<path class="leaf" d="M${round(x - 3.4)} ${round(y - 2)}a3.4 4.4 0 1 1 6.8 0q-3.4 2.2-6.8 0z"/>` +
	`<path class="fine" d="M${round(x)} ${round(y - 1)}v3m.6-7l1.6 2.4m-1.4.4l1.4 1.8"/>`;

const ship = ([x, y], k) =>
	`<g transform="translate(${round(x)} ${round(y)}) scale(${k})">` +
	'<path class="sail" d="M-1-19q9 3 8 11q-5-2-8-1zM-3-15q-8 2-7 9q4-2 7-1z"/>' +
	'<path class="hull" d="M-13-4q12 4 24-1l2-3q2 8-5 10h-15q-5-1-6-6z"/>' +
	'<path class="ink" d="M-2-21v17M-2-21l4-2v2z"/>' +
	'<path class="wave" d="M-19 5q4-3 8 0t8 0t8 0t8 0M-13 9q4-3 8 0t8 0t8 0"/></g>';

function peaks() {
	return RANGES.flatMap(([a, b, c, d, n]) =>
		Array.from({ length: n }, (_, i) => {
			const [x, y] = onSheet([mix(a, c, i / (n - 1)), mix(b, d, i / (n - 1))]);
			const at = [x + (roll() - 0.5) * 7, y + (roll() - 0.5) * 7];
			return { at, drawn: peak(at, 0.75 + roll() * 0.35) };
		}),
	);
}

function trees() {
	return WOODS.flatMap(([lon, lat, n]) =>
		Array.from({ length: n }, () => {
			const [x, y] = onSheet([lon, lat]);
			const at = [x + (roll() - 0.5) * 84, y + (roll() - 0.5) * 44];
			return { at, drawn: tree(at) };
		}),
	);
}

/** Short strokes of the graver all over the land. */
function tufts() {
	return Array.from({ length: 520 }, () => {
		const at = [roll() * 5 * WIDE, roll() * 2 * HIGH];
		const [x, y] = at.map(round);
		return { at, drawn: `<path class="tuft" d="M${x} ${y}l1.2-2.6m1.4 2.8l.4-3.4m2 3.2l1.6-2.4"/>` };
	});
}

const TUFTS = tufts();
const STANDING = [...peaks(), ...trees()].sort((a, b) => a.at[1] - b.at[1]);
const AFLOAT = SHIPS.map(([lon, lat, k]) => {
	const at = onSheet([lon, lat]);
	return { at, drawn: ship(at, k) };
});

/* ---- one card ---- */

const STYLE =
	".land{fill:#f3e7c8;stroke:#4a3620;stroke-width:1.3;stroke-linejoin:round}" +
	".lit{fill:#efe0ba}.leaf{fill:#c9cc9c;stroke:#4c4a2a;stroke-width:.7}" +
	".ink{fill:none;stroke:#4a3620;stroke-width:.9;stroke-linecap:round;stroke-linejoin:round}" +
	".fine{fill:none;stroke:#6b5233;stroke-width:.6;stroke-linecap:round}" +
	".hull{fill:#8a5a32;stroke:#33200f;stroke-width:.9}.sail{fill:#fbf4e0;stroke:#33200f;stroke-width:.8}" +
	".wave{fill:none;stroke:#5b7f80;stroke-width:.8}.rhumb{stroke:#7d6a45;stroke-width:.5;opacity:.3}" +
	".river{fill:none;stroke:#5f8c8e;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}" +
	".tuft{fill:none;stroke:#8d7648;stroke-width:.6;opacity:.55}" +
	".inner{fill:none;stroke:#b98a44;stroke-linejoin:round}.shore{fill:none;stroke:#3f6a6b;stroke-linejoin:round}";

/** Lines along the coast, fainter the further out: the land is drawn over their inner half. */
const shores = [[26, 0.1], [18, 0.13], [11, 0.17], [5.5, 0.24]]
	.map(([w, o]) => `<use href="#l" class="shore" stroke-width="${w}" opacity="${o}"/>`)
	.join("");
const inner = [26, 17, 9]
	.map((w) => `<use href="#l" class="inner" stroke-width="${w}" opacity=".13"/>`)
	.join("");

/** The lines of a compass in the Tyrrhenian Sea run over all cards. */
function rhumbs() {
	const [x, y] = onSheet([12, 39.6]);
	return Array.from({ length: 16 }, (_, i) => {
		const a = (i * Math.PI) / 8 + 0.1;
		const [u, v] = [x + 1600 * Math.cos(a), y + 1600 * Math.sin(a)];
		return `M${round(x)} ${round(y)}L${round(u)} ${round(v)}`;
	}).join("");
}

function card(nth) {
	const x0 = (nth % 5) * WIDE;
	const y0 = Math.floor(nth / 5) * HIGH;
	const isNear = ({ at: [x, y] }) =>
		x > x0 - 20 && x < x0 + WIDE + 20 && y > y0 - 20 && y < y0 + HIGH + 20;
	const land = COASTS.map((coast) => cut(coast, x0, y0))
		.filter((line) => line.length > 2)
		.map(path)
		.join("");
	const drawn = (all) => all.filter(isNear).map((thing) => thing.drawn).join("");
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" ` +
		`viewBox="${x0} ${y0} ${WIDE} ${HIGH}">` +
		`<style>${STYLE}</style><defs><path id="l" d="${land}"/><radialGradient id="v" cx=".5" cy=".45" r=".75">` +
		'<stop offset=".6" stop-color="#6b4a1c" stop-opacity="0"/>' +
		'<stop offset="1" stop-color="#5a3a12" stop-opacity=".34"/></radialGradient></defs>' +
		`<rect x="${x0}" y="${y0}" width="${WIDE}" height="${HIGH}" fill="#c3d2c4"/>` +
		`<path class="rhumb" d="${rhumbs()}"/>${shores}<use href="#l" class="land"/>` +
		`<clipPath id="c"><use href="#l"/></clipPath><g clip-path="url(#c)">${inner}${STREAMS}` +
		`${drawn(TUFTS)}</g>${drawn(STANDING)}${drawn(AFLOAT)}` +
		`<rect x="${x0}" y="${y0}" width="${WIDE}" height="${HIGH}" fill="url(#v)"/></svg>`
	);
}

/** Every picture by its name: "map:eng". */
export const mapCards = () =>
	Object.fromEntries(REALMS.map((realm, nth) => [`map:${realm}`, card(nth)]));
