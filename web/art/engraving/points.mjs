/* points.mjs: chance by seed, and everything that is a list of points until the last moment. */

export function rng(seed) {
	let a = 2166136261;
	for (const c of String(seed)) a = Math.imul(a ^ c.charCodeAt(0), 16777619);
	const f = () => {
		a = (a + 0x6d2b79f5) | 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	f.r = (lo, hi) => lo + (hi - lo) * f();
	f.i = (lo, hi) => Math.floor(f.r(lo, hi + 1));
	f.j = (s) => (f() - 0.5) * 2 * s;
	f.of = (list) => list[Math.floor(f() * list.length)];
	return f;
}

/* "46,30 44,42 | 50,50": points, and a bar before a sharp corner. */
export const dots = (text) =>
	text.split(" ").map((word) => (word === "|" ? word : word.split(",").map(Number)));

const asPoints = (list) => (typeof list === "string" ? dots(list) : list);

export const clamp = (x, a = 0, b = 1) => Math.max(a, Math.min(b, x));

export const mix = (a, b, t) => a + (b - a) * t;

export const ramp = (x, a, b) => clamp((x - a) / (b - a));

export const move = (pts, dx, dy, s = 1, sy = s) => pts.map(([x, y]) => [x * s + dx, y * sy + dy]);

export const flip = (pts, cx = 0) => pts.map(([x, y]) => [2 * cx - x, y]).reverse();

export const turn = (pts, deg, cx = 0, cy = 0) => {
	const c = Math.cos(deg * Math.PI / 180), s = Math.sin(deg * Math.PI / 180);
	return pts.map(
		([x, y]) => [cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c]);
};

export const rect = (x, y, w, h) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

export function arc(cx, cy, rx, ry, a0, a1, n = 0) {
	n ||= Math.max(
		4, Math.ceil(Math.abs(a1 - a0) / 360 * Math.PI * 2 * Math.sqrt(Math.max(rx, ry)) * 1.1));
	const out = [];
	for (let i = 0; i <= n; i++) {
		const t = (a0 + (a1 - a0) * i / n) * Math.PI / 180;
		out.push([cx + rx * Math.cos(t), cy + ry * Math.sin(t)]);
	}
	return out;
}

export const oval = (cx, cy, rx, ry = rx) => arc(cx, cy, rx, ry, 0, 360).slice(0, -1);

/* round-headed opening, feet at y, springing at y-h */
export const archway = (x, y, w,
	h) => [[x, y], [x, y - h], ...arc(x + w / 2, y - h, w / 2, w / 2, 180, 360), [x + w, y]];

export const gothic = (x, y, w, h) => [[x, y], [x, y - h], ...arc(x + w, y - h, w, w, 180, 240),
	...arc(x, y - h, w, w, 300, 360), [x + w, y]];

export function spline(list, closed = false, step = 1.6) {
	const p = asPoints(list);
	const n = p.length, out = [], at = (i) => closed ? p[(i + n) % n] : p[clamp(i, 0, n - 1)];
	for (let i = 0; i < (closed ? n : n - 1); i++) {
		const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
		const m = Math.max(2, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
		for (let k = 0; k < m; k++) {
			const t = k / m, t2 = t * t, t3 = t2 * t;
			out.push([0, 1].map((q) => 0.5 *
					(2 * b[q] + (c[q] - a[q]) * t + (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t2 +
						(3 * b[q] - a[q] - 3 * c[q] + d[q]) * t3)));
		}
	}
	if (!closed) out.push(p[n - 1]);
	return out;
}

/* corner-aware outline: numbers are points, '|' makes the next point a sharp corner */
export function shape(list, closed = true) {
	const runs = [[]];
	for (const q of asPoints(list)) {
		if (q === "|") {
			runs.push([]);
			continue;
		}
		if (runs[runs.length - 1].length === 0 && runs.length > 1) runs[runs.length - 2].push(q);
		runs[runs.length - 1].push(q);
	}
	if (runs.length === 1) return spline(runs[0], closed);
	if (closed) {
		const first = runs.shift();
		runs[runs.length - 1].push(...first);
	}
	return runs.flatMap((r) => r.length < 2 ? r : spline(r).slice(0, -1)).concat(closed ? [] : [
		runs.at(-1).at(-1)
	]);
}

export function simplify(p, eps = 0.12) {
	if (p.length < 3) return p;
	const keep = new Uint8Array(p.length);
	keep[0] = keep[p.length - 1] = 1;
	const stack = [[0, p.length - 1]];
	while (stack.length) {
		const [i, j] = stack.pop();
		let best = 0, at = -1;
		const [ax, ay] = p[i], dx = p[j][0] - ax, dy = p[j][1] - ay, l = Math.hypot(dx, dy);
		for (let k = i + 1; k < j; k++) {
			const d = l < 1e-6 ? Math.hypot(p[k][0] - ax, p[k][1] - ay) :
									Math.abs(dx * (p[k][1] - ay) - dy * (p[k][0] - ax)) / l;
			if (d > best) {
				best = d;
				at = k;
			}
		}
		if (best > eps) {
			keep[at] = 1;
			stack.push([i, at], [at, j]);
		}
	}
	return p.filter((_, i) => keep[i]);
}

export function box(p) {
	let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of p) {
		x0 = Math.min(x0, x);
		y0 = Math.min(y0, y);
		x1 = Math.max(x1, x);
		y1 = Math.max(y1, y);
	}
	return [x0, y0, x1, y1];
}

export function inside(rings, x, y) {
	let c = false;
	for (const p of rings)
		for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
			const [xi, yi] = p[i], [xj, yj] = p[j];
			if ((yi > y) !== (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi) c = !c;
		}
	return c;
}

/* The same for many points: the sides of the rings are sorted into bands of height. */
export function area(rings) {
	const [x0, y0, x1, y1] = box(rings.flat());
	const bands = Array.from({ length: Math.floor(y1 - y0) + 1 }, () => []);
	for (const p of rings)
		for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
			const [low, high] = p[i][1] < p[j][1] ? [p[i], p[j]] : [p[j], p[i]];
			if (low[1] === high[1]) continue;
			const side = [low[1], high[1], low[0], (high[0] - low[0]) / (high[1] - low[1])];
			const last = Math.floor(high[1] - y0);
			for (let b = Math.floor(low[1] - y0); b <= last; b++) bands[b].push(side);
		}
	return (x, y) => {
		if (!(x >= x0 && x <= x1 && y >= y0 && y <= y1)) return false;
		let c = false;
		for (const [low, high, at, slope] of bands[Math.floor(y - y0)])
			if (low <= y && y < high && x < at + (y - low) * slope) c = !c;
		return c;
	};
}

/* outline of the union of circles seen from one of them: clouds, crowns of trees, hair */
export function billow(cx, cy, circles, n = 120) {
	const out = [];
	for (let i = 0; i < n; i++) {
		const t = i / n * Math.PI * 2, dx = Math.cos(t), dy = Math.sin(t);
		let far = 0.5;
		for (const [qx, qy, r] of circles) {
			const ex = qx - cx, ey = qy - cy, b = ex * dx + ey * dy,
					d = b * b - (ex * ex + ey * ey - r * r);
			if (d >= 0) far = Math.max(far, b + Math.sqrt(d));
		}
		out.push([cx + dx * far, cy + dy * far]);
	}
	return out;
}

export const noise = (R, n = 4, f = 0.05) => {
	const w = Array.from({length: n}, () => [R.r(0.5, 2) * f, R.r(0.5, 2) * f, R.r(0, 6.3)]);
	return (x, y) => w.reduce((s, [a, b, c]) => s + Math.sin(x * a + y * b + c), 0) / n;
};
