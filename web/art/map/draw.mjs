/* draw.mjs: a whole map out of its data.
 *
 * Two still pictures: "under" (paper, sea, ground) and "over" (grain, rivers, terrain, borders,
 * ornaments, frame).  Between them a board washes lands in the colours of their owners, above
 * them it sets names and pieces: for these there are the outlines of lands and their slots. */
import { bordersOf } from "./arcs.mjs";
import { fieldOf } from "./field.mjs";
import { degrees, frameDrawn } from "./frame.mjs";
import { blots, bordersDrawn, coursesOf, groundOf, landDefs, riversDrawn } from "./land.mjs";
import { cartouche, compass, eagle, monster, shell, ship } from "./ornaments.mjs";
import { age, paperDefs, vignette } from "./paper.mjs";
import { seaOf } from "./sea.mjs";
import { paper, sheetOf } from "./sheet.mjs";
import { slotsOf } from "./slots.mjs";
import { terrainDefs, terrainDrawn } from "./terrain.mjs";

const crests = { eagle, shell, none: () => "" };
const afloat = { ship, monster };

function ornamentsOf(sheet) {
	const frames = sheet.cartouches.map((c) => cartouche(c.box, crests[c.crest]));
	const sea = sheet.afloat.map((a) => afloat[a.what](a.at));
	const rose = sheet.compass ? compass(sheet.compass) : "";
	return [rose, ...sea, vignette(sheet), ...frames].join("");
}

const picture = ({ width, height }, defs, body) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;

function under(map) {
	const { sheet } = map;
	const ground = `<rect width="${sheet.width}" height="${sheet.height}" fill="${paper}"/>`;
	return picture(sheet, landDefs(map), ground + seaOf(map) + groundOf(map));
}

function over(map) {
	const { sheet, lands } = map;
	const dry = lands.filter((l) => l.kind !== "sea").map((l) => `<path d="${l.d}"/>`);
	const defs = `${paperDefs(sheet)}${terrainDefs()}<clipPath id="c-land">${dry.join("")}</clipPath>`;
	const body = [
		age(sheet),
		riversDrawn(map),
		terrainDrawn(map),
		bordersDrawn(map),
		ornamentsOf(sheet),
		frameDrawn(sheet),
	];
	return picture(sheet, defs, body.join(""));
}

/** What a board needs to know: the size, and each land's outline, middle, slots, blots. */
function live(map, slots, middles) {
	const { sheet, lands } = map;
	const states = lands.filter((l) => l.names);
	const told = states.map((l) => {
		const { x, y } = middles.get(l);
		return [l.key, { d: l.d, ...slots[l.key], blots: blots(map, l, [x, y]) }];
	});
	return {
		width: sheet.width,
		height: sheet.height,
		lands: Object.fromEntries(told),
		degrees: degrees(sheet),
		...sheet.told,
	};
}

/** Everything about a map: two pictures, and what stands in the module "map:ID".  A sheet may say
 * by itself where its things go (slots). */
export function draw(spec) {
	const sheet = sheetOf(spec);
	const { arcs, lands } = bordersOf(sheet, spec.regions);
	const map = { sheet, arcs, lands, field: fieldOf(sheet, lands), courses: coursesOf(sheet) };
	const { slots, boxes, middles } = (spec.slots ?? slotsOf)(map);
	const all = { ...map, boxes };
	return { under: under(all), over: over(all), live: live(all, slots, middles) };
}
