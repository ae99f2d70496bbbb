/* lines.mjs: lines of points: smoothed, divided evenly, thinned out, written as paths. */

export const tenth = (v) => Math.round(v * 10) / 10;
export const clamp = (v, least, most) => Math.max(least, Math.min(most, v));
export const distance = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);
const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A number as short as paths can have it. */
export const num = (v) => String(tenth(v)).replace(/^(-?)0\./, "$1.");

/** Cuts every corner once (Chaikin); the ends stay. */
export function rounded(line) {
	const out = [line[0]];
	for (let i = 0; i < line.length - 1; i++) {
		out.push(between(line[i], line[i + 1], i ? 0.25 : 0.4));
		if (i < line.length - 2) out.push(between(line[i], line[i + 1], 0.75));
	}
	return [...out, line[line.length - 1]];
}

/** The same line in steps of about this length. */
export function evenly(line, step) {
	const far = [0];
	for (let i = 1; i < line.length; i++) far.push(far[i - 1] + distance(line[i - 1], line[i]));
	const length = far[far.length - 1];
	const n = Math.max(2, Math.round(length / step));
	let j = 0;
	return Array.from({ length: n + 1 }, (_, i) => {
		const at = (length * i) / n;
		while (j < line.length - 2 && far[j + 1] < at) j++;
		const part = far[j + 1] === far[j] ? 0 : (at - far[j]) / (far[j + 1] - far[j]);
		return between(line[j], line[j + 1], part);
	});
}

/** Without the points that lie on the way (Ramer, Douglas, Peucker). */
export function thinned(line, tolerance) {
	if (line.length < 3) return line;
	const [a, b] = [line[0], line[line.length - 1]];
	const length = distance(a, b) || 1e-6;
	let [most, at] = [0, 0];
	for (let i = 1; i < line.length - 1; i++) {
		const [x, y] = line[i];
		const off = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
		if (off > most) [most, at] = [off, i];
	}
	if (most < tolerance) return [a, b];
	const head = thinned(line.slice(0, at + 1), tolerance);
	return [...head.slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

/* Rounded alike in both directions, so that neighbours meet. */
const middle = (a, b) =>
	[0, 1].map((i) => tenth((Math.round(a[i] * 10) + Math.round(b[i] * 10)) / 20));

function step(to, from) {
	const [x, y] = [num(to[0] - from[0]), num(to[1] - from[1])];
	return x + (y[0] === "-" ? "" : " ") + y;
}

/** A line as quadratic curves through its middles, going on from a point. */
export function curve(line, from) {
	const end = line[line.length - 1];
	if (line.length < 3) return `l${step(end, from)}`;
	let at = middle(line[0], line[1]);
	let d = `l${step(at, from)}q`;
	for (let i = 1; i < line.length - 1; i++) {
		const to = middle(line[i], line[i + 1]);
		const [control, goal] = [step(line[i], at), step(to, at)];
		d += (i === 1 || control[0] === "-" ? "" : " ") + control;
		d += (goal[0] === "-" ? "" : " ") + goal;
		at = to;
	}
	return `${d}l${step(end, at)}`;
}

/** A line as a path of its own. */
export function pathOf(line) {
	const points = line.map((p) => p.map(tenth));
	return `M${num(points[0][0])} ${num(points[0][1])}${curve(points, points[0])}`;
}

/** Points as "1 2". */
export const spot = ([x, y]) => `${num(x)} ${num(y)}`;
