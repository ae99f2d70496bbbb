/* ground.mjs: hills, grass, rocks. */
import { clamp, mix, noise, ramp, spline } from "./points.mjs";

/* a hill from its ridge; contour strokes run with the ridge, shade lies right of every crest */
export function hill(p, ridge, yb, t, o = {}) {
	const r = spline(ridge, false, 2), at = (x) => {
		let i = 1;
		while (i < r.length - 1 && r[i][0] < x) i++;
		const [a, b] = [r[i - 1], r[i]];
		return mix(a[1], b[1], clamp((x - a[0]) / ((b[0] - a[0]) || 1)));
	};
	const body = [...r, [r.at(-1)[0], yb], [r[0][0], yb]], n = noise(p.R, 3, 0.06), D = o.depth
		?? (yb - Math.min(...r.map((q) => q[1])));
	p.fill(body, t);
	if (o.hatch !== 0)
		p.hatch(body, { range: [1, D, r[0][0], r.at(-1)[0]], gap: o.gap ?? 2.4, step: 1.5, min: 2.5,
			flow: o.steep ? (v, u) => [u + v * 0.9, at(u) + v * 0.2 + (u - r[0][0]) * 0] : (v, u) =>
			[u, at(u) + v + Math.sin(u * 0.09 + v * 0.2) * v * 0.03],
			tone: (x, y) => { const s = (at(x + 4) - at(x - 4)) / 8; return clamp((o.dark ?? 0.35)
			+ s * 0.8 + n(x, y) * 0.28 - (y - at(x)) / D * (o.fade ?? 0.5)); }, });
	p.burin(r, 0.3, o.edge ?? 0.9, 0.3);
	return at;
}

/* Blue distance: two ridges, nearly no line. */
export const far = (p, y = 108, t = "t1") => {
	hill(p, [[-4, y - 6], [30, y - 18], [58, y - 8], [92, y - 24], [130, y - 10], [170, y - 26],
		[224, y - 12]], y + 30, "t1", { dark: 0.12, gap: 3.4, edge: 0.6, depth: 26 });
	hill(p, [[-4, y + 4], [40, y - 4], [84, y + 6], [128, y - 6], [180, y + 4], [224, y - 6]],
		y + 40, t === "t1" ? "t0" : t, { dark: 0.26, gap: 2.8, edge: 0.7, depth: 30 });
};

export function grass(p, x, y, n, s = 1) {
	for (let i = 0; i < n; i++) {
		const a = x + p.R.j(5) * s, h = p.R.r(2, 5) * s;
		p.burin(spline([[a, y + p.R.j(1)], [a + p.R.j(1), y - h * 0.6], [a + p.R.j(3) * s, y - h]]),
			0.7, 0.5, 0.1);
	}
}

export function rock(p, x, y, w, h, t = "t1") {
	const R = p.R, k = (a, b) => [x + a * w + R.j(w * 0.05), y - b * h + R.j(h * 0.05)];
	const A = k(-0.5, 0), B = k(-0.42, 0.55), C = k(-0.1, 1), D = k(0.25, 0.85), E = k(0.5, 0.3),
		F = k(0.52, 0), G = k(0.02, 0.5), H = k(0.1, 0);
	p.fill([A, B, C, D, E, F], t).fill([G, D, E, F, H], "t2");
	p.hatch([G, D, E, F, H], { a: 62, gap: 1.7, tone: 0.62 }).hatch([A, B, G, H],
		{ a: -50, gap: 2.4, tone: (q) => ramp(q, A[0], H[0]) * 0.5 });
	p.burin([C, G, H], 0.3, 0.8, 0.3).burin([G, D], 0.3, 0.6, 0.2).edge([A, B, C, D, E, F], 0.4,
		1.3);
}
