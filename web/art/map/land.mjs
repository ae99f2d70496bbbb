/* land.mjs: ground, borders, rivers. */
import { wobble } from "./arcs.mjs";
import { dice, seedOf } from "./chance.mjs";
import { distance, evenly, num, pathOf, rounded } from "./lines.mjs";
import { ink, softInk } from "./sheet.mjs";

const lines = (arcs) => arcs.map((arc) => pathOf(arc.points)).join("");

/** Paths and clips that every layer may refer to: #r-KEY, #coast, #c-sea, #c-land. */
export function landDefs({ lands, arcs }) {
	const paths = lands.map((l) => `<path id="r-${l.key}" d="${l.d}"/>`);
	const clip = (id, of) =>
		`<clipPath id="${id}">${of.map((l) => `<use href="#r-${l.key}"/>`).join("")}</clipPath>`;
	const coast = lines(arcs.filter((a) => a.kind === "coast"));
	return [
		...paths,
		`<path id="coast" d="${coast}"/>`,
		clip("c-sea", lands.filter((l) => l.kind === "sea")),
		clip("c-land", lands.filter((l) => l.kind !== "sea")),
	].join("");
}

/* A brown edge, as if the colour had gathered there. */
function ownEdge(land) {
	const strokes = [[30, 0.05], [22, 0.06], [15, 0.08], [9, 0.12], [4, 0.16]].map(
		([w, o]) => `<use href="#r-${land.key}" stroke-width="${w}" stroke-opacity="${o}"/>`,
	);
	return `<clipPath id="c-${land.key}"><use href="#r-${land.key}"/></clipPath><g clip-path="url(#c-${land.key})">${strokes.join("")}</g>`;
}

/** The ground: foreign lands darker than those of the game. */
export function groundOf({ lands }) {
	const fill = (kind, colour) =>
		lands
			.filter((l) => l.kind === kind)
			.map((l) => `<use href="#r-${l.key}" fill="${colour}"/>`)
			.join("");
	const edges = lands.filter((l) => l.kind === "state").map(ownEdge);
	return `${fill("foreign", "#d9c9a2")}${fill("state", "#f3e8cb")}<g fill="none" stroke="#a08252" stroke-linejoin="round">${edges.join("")}</g>`;
}

/** Foreign borders dashed, inner ones beaded, that of the whole like a cord, coasts heavy. */
export function bordersDrawn({ arcs }) {
	const of = (kind) => lines(arcs.filter((a) => a.kind === kind));
	const path = (kind, attributes) => `<path d="${of(kind)}" ${attributes}/>`;
	return `<g fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">${[
		path("foreign", `stroke="${softInk}" stroke-width="1.2" stroke-dasharray="6 4" stroke-opacity=".7"`),
		path("inner", `stroke-width="1.15" stroke-opacity=".9"`),
		path("inner", `stroke-width="2.6" stroke-dasharray=".1 5.2" stroke-opacity=".75"`),
		path("outer", `stroke-width="4.2" stroke-opacity=".9"`),
		path("outer", `stroke="#f3e6c3" stroke-width="2"`),
		path("outer", `stroke-width="1.4" stroke-dasharray="5 3.4" stroke-linecap="butt"`),
		path("coast", `stroke-width="1.9"`),
	].join("")}</g>`;
}

/** Three tide marks of a wash in this land, as paths. */
export function blots({ sheet }, land, [cx, cy]) {
	const roll = dice(seedOf(land.key, sheet.seed));
	const { radius } = land;
	return [0, 1, 2].map(() => {
		const [x, y] = [cx + (roll() - 0.5) * radius * 2.4, cy + (roll() - 0.5) * radius * 1.8];
		const [size, phase] = [radius * (0.5 + roll() * 0.6), roll() * 99];
		const ring = Array.from({ length: 14 }, (_, j) => {
			const [c, s] = [Math.cos((j * Math.PI * 2) / 13), Math.sin((j * Math.PI * 2) / 13)];
			const r = size * (1 + 0.42 * sheet.noise(c * 1.3 + phase, s * 1.3, 71));
			return [x + c * r * 1.3, y + s * r * 0.9];
		});
		return pathOf(ring);
	});
}

/* ---- rivers ---- */

function courseOf(sheet, [, places]) {
	const line = evenly(rounded(rounded(places.map(sheet.globe))), 7);
	return line.map((p) => {
		const [x, y] = wobble(sheet, p);
		const bend = (layer) => sheet.noise(p[0] / 10, p[1] / 10, layer) * 2.6;
		return [x + bend(41), y + bend(42)];
	});
}

/* The end of a small river is tied to the nearest point of the one it joins. */
function joined(course, others) {
	const end = course[course.length - 1];
	const near = others.reduce(
		(best, p) => (distance(p, end) < distance(best, end) ? p : best),
		[1e9, 1e9],
	);
	return distance(near, end) < 60 ? evenly([...course.slice(0, -2), near], 7) : course;
}

/** The courses of all rivers: [width, points]. */
export function coursesOf(sheet) {
	const done = [];
	for (const river of sheet.rivers) {
		const course = courseOf(sheet, river);
		const isSmall = river[0] < 2 && done.length > 0;
		done.push([river[0], isSmall ? joined(course, done.flatMap((d) => d[1])) : course]);
	}
	return done;
}

const growth = [[0, 0.3, 0.5], [0.28, 0.65, 0.78], [0.63, 1, 1]]; // from, to, how wide

function lake([x, y]) {
	const shore = `M${num(x - 26)} ${num(y - 3)}q12-7 24-3 14 4 26 3 6 4-2 7-14 1-24-2-16 3-24-5z`;
	const waves = `M${num(x - 16)} ${num(y - 2)}h20M${num(x - 6)} ${num(y + 1)}h26M${num(x + 4)} ${num(y + 3.6)}h14`;
	return `<path d="${shore}" fill="#b9d0cc" stroke="#3f5a60" stroke-width="1.1"/><path d="${waves}" stroke="#3f5a60" stroke-width=".6"/>`;
}

export function riversDrawn({ sheet, courses }) {
	const reaches = courses.flatMap(([w, line]) =>
		growth
			.map(([from, to, part]) => ({
				line: line.slice(Math.floor(line.length * from), Math.ceil(line.length * to) + 1),
				w: w * part,
			}))
			.filter((reach) => reach.line.length > 2),
	);
	const drawn = (width) =>
		reaches
			.map((r) => `<path d="${pathOf(r.line)}" stroke-width="${num(width(r.w))}"/>`)
			.join("");
	const banks = drawn((w) => w + 1.3);
	const water = drawn((w) => Math.max(0.6, w - 0.2));
	const lakes = sheet.lakes.map((place) => lake(sheet.globe(place))).join("");
	return `<g clip-path="url(#c-land)" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#3f5a60" stroke-opacity=".85">${banks}</g><g stroke="#b9d0cc">${water}</g>${lakes}</g>`;
}
