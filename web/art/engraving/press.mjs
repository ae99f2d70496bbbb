/* press.mjs: prints a plate as SVG.  Plain attributes, no style: a page that forbids inline styles
 * shows it all the same, and it needs nothing from the page around it. */
import { area, box, mix, simplify } from "./points.mjs";

/* Whole numbers on a grid of fifths of a pixel, relative moves: a third of the plain size. */
const GRID = 5;
const pair = (a, b) => `${a}${b < 0 ? "" : " "}${b}`;

function step(a, b, last) {
	if (!b) return ["h", `h${a}`];
	if (!a) return ["v", `v${b}`];
	const both = pair(a, b);
	return ["l", last === "l" ? (a < 0 ? both : ` ${both}`) : `l${both}`];
}

/* The text of one path; 'from' is where the pen stands. */
function path(pts, isClosed, eps = 0.12, from = null) {
	const p = simplify(isClosed ? [...pts, pts[0]] : pts, eps).map((q) =>
		q.map((v) => Math.round(v * GRID)),
	);
	let [x, y] = p[0];
	const start = p[0];
	let d = from ? `m${pair(x - from[0], y - from[1])}` : `M${pair(x, y)}`;
	let last = "";
	let moved = false;
	for (const [nx, ny] of isClosed ? p.slice(1, -1) : p.slice(1)) {
		if (nx === x && ny === y) continue;
		const [kind, text] = step(nx - x, ny - y, last);
		d += text;
		[x, y, last, moved] = [nx, ny, kind, true];
	}
	if (!moved) return { d: "", end: from };
	return { d: d + (isClosed ? "z" : ""), end: isClosed ? start : [x, y] };
}

function joined(rings, isClosed, eps) {
	let end = null;
	return rings
		.map((ring) => {
			const next = path(ring, isClosed, eps, end);
			end = next.end;
			return next.d;
		})
		.join("");
}

/* Points along a ring, never further apart than 5: long rays must not vanish between corners. */
function walked(ring) {
	return ring.flatMap((q, i) => {
		const z = ring[(i + 1) % ring.length];
		const n = Math.max(1, Math.ceil(Math.hypot(z[0] - q[0], z[1] - q[1]) / 5));
		return Array.from({ length: n }, (_, k) => [mix(q[0], z[0], k / n),
			mix(q[1], z[1], k / n)]);
	});
}

function divided(pts) {
	const out = [pts[0]];
	for (let i = 1; i < pts.length; i++) {
		const [p, q] = [pts[i - 1], pts[i]];
		const n = Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 2.5);
		for (let k = 1; k < n; k++) out.push([mix(p[0], q[0], k / n), mix(p[1], q[1], k / n)]);
		out.push(q);
	}
	return out;
}

const overlap = (a, b) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/* Points all over the plate: a block larger than the plate has no edge on it. */
function gridOf([x0, y0, x1, y1]) {
	const points = [];
	for (let i = 0.5; i < 9; i++)
		for (let j = 0.5; j < 9; j++) points.push([mix(x0, x1, i / 9), mix(y0, y1, j / 9)]);
	return points;
}

/* The visible runs of an open stroke. */
function visibleRuns(cut, isHidden) {
	const runs = [];
	let run = [];
	const end = () => {
		const far = run.length > 1 && Math.hypot(run.at(-1)[0] - run[0][0],
			run.at(-1)[1] - run[0][1]);
		if (far > 0.9) runs.push({ ...cut, pts: run });
		run = [];
	};
	for (const q of divided(cut.pts))
		if (isHidden(q)) end();
		else run.push(q);
	end();
	return runs;
}

/* Strokes that a later block covers are cut away: hidden work costs no bytes. */
function visible(plate) {
	const later = [];
	const kept = [];
	const probes = gridOf(plate.view);
	for (const cut of [...plate.cuts].reverse()) {
		if (cut.tube) {
			kept.push(cut);
			continue;
		}
		const all = cut.pts ?? cut.rings.flat();
		const bounds = box(all);
		const near = later.filter((f) => overlap(f.bounds, bounds));
		const isHidden = (q) => !plate.sees(q) || near.some((f) => f.has(q[0], q[1]));
		if (cut.pts && !cut.closed) {
			kept.push(...visibleRuns(cut, isHidden));
			continue;
		}
		const rings = cut.rings ?? [all];
		const has = cut.rings ? area(rings) : () => false;
		const isSeen = (q) => !isHidden(q);
		const shows = rings.some((ring) => walked(ring).some(isSeen));
		if (!shows && !probes.some((q) => has(q[0], q[1]) && isSeen(q))) continue;
		kept.push(cut);
		if (cut.rings) later.push({ has, bounds });
	}
	return kept.reverse();
}

/* Strokes wait until a block comes, those of one width in one element. */
class Ink {
	constructor(colour) {
		this.colour = colour;
		this.waiting = new Map();
	}
	add({ width, pts, closed, eps }) {
		const so = this.waiting.get(width) ?? { d: "", end: null };
		const next = path(pts, closed, eps, so.d ? so.end : null);
		this.waiting.set(width, { d: so.d + next.d, end: next.end });
	}
	flush(out) {
		for (const [width, { d }] of this.waiting) {
			if (!d) continue;
			const dress =
				width === "filled"
					? `fill="${this.colour}" stroke="none"`
					: `stroke-width="${width * GRID}"`;
			out.push(`<path ${dress} d="${d}"/>`);
		}
		this.waiting.clear();
	}
}

function tone(cut, palette, out) {
	const line = cut.line ? `stroke-width="${cut.line * GRID}"` : 'stroke="none"';
	const tag = `<path fill="${palette[cut.tone]}" ${line} d="`;
	const d = joined(cut.rings, true, 0.2);
	const last = out.at(-1);
	if (last?.startsWith(tag)) out[out.length - 1] = `${last.slice(0, -3)}${d}"/>`;
	else out.push(`${tag}${d}"/>`);
}

function tube(cut, palette, out) {
	const d = joined([cut.tube], false);
	for (const [tone, w] of [
		["ink", cut.width + 1.8],
		[cut.tone, cut.width],
	])
		out.push(`<path stroke="${palette[tone]}" stroke-width="${w * GRID}" d="${d}"/>`);
}

export function print(plate) {
	const out = [];
	const { palette } = plate;
	const ink = new Ink(palette.ink);
	for (const cut of visible(plate)) {
		if (cut.pts) {
			ink.add(cut);
			continue;
		}
		ink.flush(out);
		(cut.tube ? tube : tone)(cut, palette, out);
	}
	ink.flush(out);
	return `<g transform="scale(${1 / GRID})" fill="none" stroke="${palette.ink}" stroke-linecap="round" stroke-linejoin="round">${out.join("")}</g>`;
}
