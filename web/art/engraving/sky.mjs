/* sky.mjs: air and water. */
import { arc, billow, clamp, mix, noise, ramp, rect, spline } from "./points.mjs";

export function sky(p, W, y1, o = {}) {
	const n = noise(p.R, 3, 0.03), r = rect(-2, -24, W + 4, y1 + 24);
	p.fill(r, o.base ?? "t1");
	p.hatch(r, {
		a: 0,
		gap: o.gap ?? 3.3,
		step: 2.5,
		tone: (x, y) => (o.dark ?? 0.62) * (1 - y / y1) ** 1.1 + 0.14 * n(x, y * 3) + 0.04,
		broken: 0.012,
		min: 5,
		w: [0.35, 0.5, 0.7]
	});
}

export function cloud(p, cx, cy, w, o = {}) {
	const R = p.R, h = w * (o.flat ?? 0.34), cs = [];
	for (let i = 0; i < 7; i++) {
		const u = (i + 0.5) / 7 * 2 - 1;
		cs.push([
			cx + u * w * 0.42 + R.j(w * 0.03), cy - (1 - u * u) * h * R.r(0.25, 0.75),
			w * R.r(0.09, 0.13) + (1 - u * u) * h * 0.28
		]);
	}
	const b = cy + h * 0.16,
			out = billow(cx, cy - h * 0.1, cs,
				160).map(([x, y]) => [x, y > b ? b + Math.sin(x * 0.5) * 0.5 : y]);
	p.fill(out, o.t ?? "t0");
	p.hatch(out, {
		a: 0,
		gap: 1.9,
		step: 1,
		bend: 0,
		tone: (x, y) =>
			clamp((y - cy + h * 0.5) / h) * 0.55 * ramp(x, cx - w * 0.45, cx + w * 0.5) +
			clamp((y - b + 3) / 3) * 0.3,
		min: 3
	});
	p.edge(out, 0.3, 0.9);
	for (const [x, y, r] of cs.slice(1, 6)) {
		const a = R.r(150, 200);
		p.burin(
			arc(x + r * 0.15, y + r * 0.25, r * 0.8, r * 0.8, a, a + R.r(90, 150)), 0.1, 0.7, 0.1);
	}
}

export function birds(p, x, y, n = 4, s = 1) {
	for (let i = 0; i < n; i++) {
		const a = x + p.R.j(14) * s, b = y + p.R.j(8) * s, k = p.R.r(1.6, 3) * s;
		p.burin(spline([
			[a - k * 1.5, b - k * 0.3], [a - k * 0.6, b - k * 0.7], [a, b],
			[a + k * 0.6, b - k * 0.8], [a + k * 1.6, b - k * 0.5]
		]),
			0.1, 0.9, 0.1);
	}
}

export function sea(p, W, y0, y1, o = {}) {
	p.fill(rect(-2, y0, W + 4, y1 - y0 + 2), o.t ?? "t2");
	const R = p.R;
	for (let y = y0 + 2; y < y1;) {
		const d = (y - y0) / Math.max(30, y1 - y0), L = mix(9, 26, d);
		for (let x = -R.r(0, L); x < W; x += L * R.r(1, 1.8)) {
			const l = L * R.r(0.6, 1.1), h = mix(0.2, 2.6, d),
					q = [[x, y], [x + l * 0.3, y - h], [x + l * 0.7, y - h * 0.9], [x + l, y]];
			if (d < 0.3)
				p.line([[x, y], [x + l, y]], 0.5);
			else
				p.burin(q, 0.1, mix(0.6, 1.6, d), 0.1);
		}
		y += mix(2.2, 6.6, d);
	}
}
