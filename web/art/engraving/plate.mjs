/* plate.mjs: the plate that everything is cut into, and the press that prints it.
 *
 * A picture is a list of cuts.  All of them are points, so that any stroke can be cut by any
 * silhouette without clip paths, filters or images, and what a later block hides costs no bytes. */
import { area, box, dots, mix, ramp, rng, simplify } from "./points.mjs";
import { print } from "./press.mjs";

/* The six nibs: no line of a picture has another width. */
export const WIDTHS = [0.35, 0.5, 0.7, 0.95, 1.3, 1.8];
export const nib = (w) =>
	WIDTHS.reduce((a, b) => (Math.abs(b - w) < Math.abs(a - w) ? b : a));

const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const isRings = (pts) => Array.isArray(pts[0][0]);
const extent = ([x0, y0, x1, y1]) => x1 - x0 + y1 - y0;
const SMALL = 16; /* below this extent an outline is one even line */

function length(pts) {
	let sum = 0;
	for (let i = 1; i < pts.length; i++) sum += distance(pts[i - 1], pts[i]);
	return sum;
}

/* The outline of a stroke that swells from a over b to c. */
function swelling(pts, a, b, c) {
	const p = simplify(pts, 0.15);
	const left = [];
	const right = [];
	const whole = length(p) || 1;
	let gone = 0;
	for (let i = 0; i < p.length; i++) {
		if (i) gone += distance(p[i - 1], p[i]);
		const before = p[Math.max(0, i - 1)];
		const after = p[Math.min(p.length - 1, i + 1)];
		const l = distance(before, after) || 1;
		const u = gone / whole;
		const w = (u < 0.5 ? mix(a, b, u * 2) : mix(b, c, u * 2 - 1)) / 2;
		const nx = (-(after[1] - before[1]) / l) * w;
		const ny = ((after[0] - before[0]) / l) * w;
		left.push([p[i][0] + nx, p[i][1] + ny]);
		right.unshift([p[i][0] - nx, p[i][1] - ny]);
	}
	return [...left, ...right];
}

/* For each side of an outline its normal, and how far it is turned from the light. */
function sides(p) {
	const n = p.length;
	let area = 0;
	for (let i = 0; i < n; i++) {
		const q = p[(i + 1) % n];
		area += p[i][0] * q[1] - q[0] * p[i][1];
	}
	const sign = area > 0 ? 1 : -1;
	return p.map((from, i) => {
		const to = p[(i + 1) % n];
		const l = distance(from, to) || 1;
		const normal = [(sign * (to[1] - from[1])) / l, (-sign * (to[0] - from[0])) / l];
		return { normal, shade: normal[0] * 0.62 + normal[1] * 0.78 };
	});
}

const IN_SHADE = 0.2;

/* The heavy line along k sides from side i on, that lie in the shade. */
function shadeLine(p, side, i, k, weight) {
	const n = p.length;
	const outer = [];
	const inner = [];
	for (let j = 0; j <= k; j++) {
		const v = (i + j) % n;
		const e0 = j ? (v + n - 1) % n : v;
		const e1 = j < k ? v : e0;
		const m = [0, 1].map((q) => side[e0].normal[q] + side[e1].normal[q]);
		const l = Math.hypot(...m) || 1;
		const turned = ramp((side[e0].shade + side[e1].shade) / 2, IN_SHADE, 0.85);
		const w = weight * (j && j < k ? 0.45 + 0.55 * turned : 0.25);
		outer.push([p[v][0] + (m[0] / l) * w * 0.65, p[v][1] + (m[1] / l) * w * 0.65]);
		inner.unshift([p[v][0] - (m[0] / l) * w * 0.35, p[v][1] - (m[1] / l) * w * 0.35]);
	}
	return [...outer, ...inner];
}

/* Where stroke v of a hatching is at u: straight or bent lines over a box, turned by an angle. */
function straight(bounds, o) {
	const [x0, y0, x1, y1] = bounds;
	const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
	const a = ((o.a ?? 45) * Math.PI) / 180;
	const [c, s] = [Math.cos(a), Math.sin(a)];
	const bend = o.bend ?? 0;
	const reach = (Math.abs(c) * (x1 - x0)) / 2 + (Math.abs(s) * (y1 - y0)) / 2 + 1;
	return (v, u) => {
		const q = v + bend * (1 - (u / reach) ** 2);
		return [cx + u * c - q * s, cy + u * s + q * c];
	};
}

/* 0 for none, else which of the three weights; on every other line light tone is left out. */
function weightOf(tone, off, isOdd) {
	if (tone < 0.1 || (isOdd && tone < 0.22)) return 0;
	return tone + off < 0.4 ? 1 : tone + off < 0.72 ? 2 : 3;
}

export class Plate {
	/* view: what can be seen, the rest is not printed */
	constructor(palette, seed, view = [-3, -3, 221, 193]) {
		this.palette = palette;
		this.view = view;
		this.cuts = [];
		this.R = rng(seed);
		this.dense = 1;
		this.frame = null;
	}

	/* How much smaller things are drawn now than they are written. */
	get scale() {
		return this.frame ? this.frame[2] : 1;
	}

	placed(pts) {
		const f = this.frame;
		return f ? pts.map(([x, y]) => [x * f[2] + f[0], y * f[3] + f[1]]) : pts;
	}

	/* Everything that draw cuts is scaled and moved; widths of lines stay. */
	local(x, y, s, draw, sy = s) {
		const outer = this.frame;
		this.frame = outer
			? [outer[0] + x * outer[2], outer[1] + y * outer[3], outer[2] * s, outer[3] * sy]
			: [x, y, s, sy];
		draw(this);
		this.frame = outer;
		return this;
	}

	stroke(width, pts, closed, eps) {
		this.cuts.push({ width, pts: this.placed(pts), closed, eps });
	}

	/* A flat block of tone, with an even line round it if a width is given. */
	fill(pts, tone, width) {
		const rings = (isRings(pts) ? pts : [pts]).map((ring) => this.placed(ring));
		this.cuts.push({ tone, line: width ? nib(width) : 0, rings });
		return this;
	}

	/* A plain line of one width. */
	line(pts, w = 0.5, closed = false) {
		this.stroke(nib(w), pts, closed);
		return this;
	}

	/* A pipe of even thickness: croziers, ropes. */
	tube(pts, w, tone) {
		this.cuts.push({ tube: this.placed(pts), width: w, tone });
		return this;
	}

	/* A stroke of the burin: its width swells from a over b to c. */
	burin(pts, a = 0.2, b = 1, c = 0.2, tone = "") {
		const isShort = length(pts) * this.scale < 7 && Math.max(a, b, c) * this.scale < 1.25;
		if (!tone && isShort) return this.line(pts, b * 0.75);
		const outline = swelling(pts, a, b, c);
		if (tone) return this.fill(outline, tone);
		this.stroke("filled", outline, true, 0.05);
		return this;
	}

	/* Outline: a thin line all round, a swelling one only where the edge turns from the light. */
	edge(pts, thin = 0.4, heavy = 1.2, isDrawn = false) {
		const isSmall = extent(box(pts)) * this.scale < SMALL;
		if (!isDrawn) this.line(pts, isSmall ? (thin + heavy) / 2 : thin + 0.15, true);
		if (isSmall) return this;
		const p = simplify([...pts, pts[0]], 0.2).slice(0, -1);
		const n = p.length;
		const side = sides(p);
		const dark = (i) => side[i % n].shade > IN_SHADE;
		const start = side.findIndex((_, i) => dark(i) && !dark(i + n - 1));
		if (start < 0) return this;
		for (let c = 0; c < n; ) {
			const i = (start + c) % n;
			let k = 0;
			while (c + k < n && dark(i + k)) k++;
			if (k) {
				const outline = shadeLine(p, side, i, k, heavy - thin * 0.5);
				this.stroke("filled", outline, true, 0.08);
			}
			c += k || 1;
		}
		return this;
	}

	/* Strokes cut by a silhouette, weight and density by tone(x, y) in 0..1.  Options: a angle, gap,
	 * tone, w the three weights, bend, flow(v, u) and range for other lines than straight ones,
	 * step along a line, wild and stagger against evenness, broken, min length, eps. */
	hatch(pts, o = {}) {
		const rings = isRings(pts) ? pts : [pts];
		const bounds = box(rings.flat());
		const half =
			Math.hypot(bounds[2] - bounds[0], bounds[3] - bounds[1]) / 2 + 2
				+ Math.abs(o.bend ?? 0);
		const [v0, v1, u0, u1] = o.range ?? [-half, half, -half, half];
		const at = o.flow ?? straight(bounds, o);
		const tone = typeof o.tone === "function" ? o.tone : () => o.tone ?? 0.6;
		const has = area(rings);
		const seen = (q) => (this.frame || this.sees(q)) && has(q[0], q[1]);
		const unit = o.flow ? 1 : 1 / this.scale; /* straight lines keep their distance on paper */
		const line = { at, u0, u1, o, unit, toneAt: (q) => (seen(q) ? tone(q[0], q[1]) : 0) };
		const gap = (o.gap ?? 2) * this.dense * unit;
		let k = 0;
		for (let v = v0; v <= v1; v += gap * (1 + this.R.j(o.wild ?? 0.1)), k++)
			this.hatchLine(line, v, k % 2);
		return this;
	}

	hatchLine({ at, u0, u1, o, unit, toneAt }, v, isOdd) {
		const widths = o.w ?? [0.35, 0.5, 0.7];
		const off = this.R.j(o.stagger ?? 0.07); /* so that weights do not change in a seam */
		let run = null;
		let weight = 0;
		let skip = 0;
		const end = () => {
			if (run && run.length > 1 && distance(run[0], run.at(-1)) > (o.min ?? 1.2) * unit)
				this.stroke(nib(widths[Math.min(weight, widths.length) - 1]), run, false,
					o.eps ?? 0.16);
			run = null;
		};
		for (let u = u0; u <= u1; u += (o.step ?? 0.9) * unit) {
			const q = at(v, u);
			const next = skip-- > 0 ? 0 : weightOf(toneAt(q), off, isOdd);
			if (next !== weight) {
				if (run && next) run.push(q);
				end();
				weight = next;
				if (next) run = [q];
			} else if (next) {
				run.push(q);
				if (o.broken && this.R() < o.broken) {
					end();
					weight = 0;
					skip = 2;
				}
			}
		}
		end();
	}

	/* The usual sentence: block, shade, outline.  e is one width (small things), or thin and heavy. */
	put(pts, tone, hatching, e = [0.4, 1.1]) {
		const shape = typeof pts === "string" ? dots(pts) : pts;
		if (typeof e === "number" && tone && !hatching) return this.fill(shape, tone, e);
		const both = tone && tone !== "ink" && Array.isArray(e) && !isRings(shape);
		if (both) {
			const isSmall = extent(box(shape)) * this.scale < SMALL;
			this.fill(shape, tone, isSmall ? (e[0] + e[1]) / 2 : e[0] + 0.15);
		} else if (tone) this.fill(shape, tone);
		if (hatching) for (const h of [hatching].flat()) this.hatch(shape, h);
		if (typeof e === "number") this.line(shape, e, true);
		else if (e) this.edge(shape, ...e, both);
		return this;
	}

	sees([x, y]) {
		const v = this.view;
		return x > v[0] && y > v[1] && x < v[2] && y < v[3];
	}

	svg() {
		return print(this);
	}
}
