/* trees.mjs: cypresses, trees, woods, vines. */
import { arc, billow, clamp, inside, mix, ramp, spline } from "./points.mjs";

export function cypress(p, x, y, h, o = {}) {
	const R = p.R, w = h * (o.w ?? 0.105), L = [], N = Math.max(5, Math.round(h / 4));
	const prof = (u) => w *
		(u < 0.75 ? Math.sin(u / 0.75 * Math.PI / 2) ** 0.8 :
					Math.cos((u - 0.75) / 0.25 * Math.PI / 2 * 0.86));
	for (let i = 0; i <= N; i++)
		L.push([x - prof(i / N) * R.r(0.82, 1.12), y - h + i / N * h * 0.95]);
	for (let i = N; i >= 0; i--)
		L.push([x + prof(i / N) * R.r(0.82, 1.12), y - h + i / N * h * 0.95]);
	p.burin([[x, y], [x, y - h * 0.1]], 1.2, 1, 0.8).fill(L, o.t ?? "t3");
	p.hatch(L, {
		a: 84,
		gap: Math.max(1.1, w * 0.32),
		tone: (q, z) => clamp(0.15 + (q - x) / w * 0.8 + 0.25),
		broken: 0.05,
		min: 2,
		w: [0.5, 0.7, 1.1]
	});
	p.edge(L, 0.4, 1.1);
}

export function tree(p, x, y, h, o = {}) {
	const R = p.R, r = h * (o.r ?? 0.34), cy = y - h + r * 0.95, cs = [], m = o.bumps ?? 11;
	const tw = h * (o.trunk ?? 0.045), bough = [
		[x - tw * 1.9, y + 1], [x - tw * 0.9, y - h * 0.14], [x - tw * 0.7, cy], [x + tw * 0.7, cy],
		[x + tw * 0.9, y - h * 0.14], [x + tw * 2.1, y + 1]
	];
	p.put(bough, "t1", {a: 82, gap: 1.2, tone: (q) => ramp(q, x - tw, x + tw)}, [0.5, 1.3]);
	for (let i = 0; i < m; i++) {
		const a = i / m * 6.283 + R.j(0.15), k = R.r(0.55, 0.8);
		cs.push(
			[x + Math.cos(a) * r * k * 1.12, cy + Math.sin(a) * r * k * 0.9, r * R.r(0.26, 0.38)]);
	}
	cs.push([x, cy, r * 0.7]);
	const out = billow(x, cy, cs, Math.round(40 + r));
	const lit = (q, z) => clamp(((q - x) / r * 0.55 + (z - cy) / r * 0.75) * 0.75 + 0.3);
	p.fill(out, o.t ?? "t2");
	if (r > 12)
		p.fill(billow(x + r * 0.3, cy + r * 0.32,
					[
						[x + r * 0.3, cy + r * 0.32, r * 0.42], ...cs.slice(0, m).filter(([a,
							b]) => (a - x) * 0.55 + (b - cy) * 0.75 > r * 0.08)
					],
					Math.round(24 + r * 0.7)),
			o.t2 ?? "t3");
	p.hatch(out, {
		a: 38,
		gap: o.gap ?? Math.max(2, r * 0.1),
		tone: lit,
		broken: 0.03,
		wild: 0.25,
		min: 2,
		w: [0.35, 0.6, 0.95]
	});
	for (let i = 0, n = Math.round((o.leaf ?? 1) * Math.min(r, 20) * 0.7); i < n; i++) {
		const a = R.r(0, 6.3), d = Math.sqrt(R()) * r * 0.92, q = x + Math.cos(a) * d,
				z = cy + Math.sin(a) * d * 0.85, k = R.r(1.2, 2.6) * Math.min(1.3, r / 16);
		if (inside([out], q, z))
			p.line(
				[
					[q - k * 1.2, z], [q - k * 0.7, z - k * 0.8], [q, z - k],
					[q + k * 0.8, z - k * 0.7], [q + k * 1.2, z]
				],
				r > 16 ? 0.7 : 0.5);
	}
	if (r < 13)
		p.line(out, 0.7, true);
	else
		p.edge(out, 0.4, 1.3);
}

export function wood(p, x0, x1, y, n, h, o = {}) {
	for (let i = 0; i < n; i++)
		tree(p, mix(x0, x1, (i + 0.5) / n) + p.R.j(3), y + p.R.j(3), h * p.R.r(0.8, 1.15),
			{r: 0.42, leaf: 0.7, gap: 2, ...o});
}

/* a great trunk cut by the frame, for the near corner of a picture */
export function trunk(p, x, y0, y1, w, lean = 0) {
	const R = p.R, L = spline([
		[x + lean - w * 0.46, y0], [x + lean * 0.5 - w * 0.36, mix(y0, y1, 0.45)],
		[x - w * 0.5, mix(y0, y1, 0.8)], [x - w * 1.05, y1]
	]),
			Q = spline([
				[x + w * 1.15, y1], [x + w * 0.55, mix(y0, y1, 0.82)],
				[x + lean * 0.5 + w * 0.4, mix(y0, y1, 0.45)], [x + lean + w * 0.5, y0]
			]);
	const b = [...L, ...Q];
	p.fill(b, "t1");
	p.fill(
		[
			...Q, ...spline([
				[x + lean + w * 0.1, y0], [x + lean * 0.5 + w * 0.05, mix(y0, y1, 0.5)],
				[x + w * 0.15, y1]
			])
		],
		"t3");
	p.hatch(b, {
		range: [0, 1, 0, 1],
		gap: Math.max(1.9, w * 0.13) / w,
		step: 0.02,
		wild: 0.3,
		min: 3,
		broken: 0.02,
		eps: 0.3,
		w: [0.5, 0.8, 1.3],
		flow: (v, u) => {
			const i = Math.round(u * (L.length - 1)), a = L[i],
					c = Q[Math.round((1 - u) * (Q.length - 1))];
			return [mix(a[0], c[0], v) + Math.sin(u * 11 + v * 9) * 0.9, mix(a[1], c[1], v)];
		},
		tone: (q, z) => clamp(0.2 + (q - x - lean * 0.4 + w * 0.2) / w * 0.9)
	});
	p.edge(b, 0.6, 1.7);
}

export function vineRow(p, a, b, s0, s1, o = {}) {
	const D = Math.hypot(b[0] - a[0], b[1] - a[1]), at = [];
	for (let u = 0; u < 1;) {
		const s = mix(s0, s1, u), x = mix(a[0], b[0], u), y = mix(a[1], b[1], u);
		if (x > -s && x < 218 + s && y < 210) at.push([x, y, s]);
		u += s * 1.42 / D;
	}
	for (const [x, y, s] of at)
		p.put(billow(x, y - s * 0.7,
					[
						[x - s * 0.4, y - s * 0.55, s * 0.46], [x + s * 0.4, y - s * 0.55,
							s * 0.46],
						[x, y - s * 0.98, s * 0.46]
					],
					s < 4 ? 9 : 18),
			o.t ?? "t3", null, s < 4 ? 0.5 : 0.7);
	for (const [x, y, s] of at)
		if (s > 4) {
			p.burin(
					arc(x + s * 0.12, y - s * 0.62, s * 0.6, s * 0.62, -40, 80, 6), 0.3, s * 0.2,
						0.4)
				.burin([[x, y + s * 0.16], [x, y - s * 0.2]], 0.5 + s * 0.07, 0.4 + s * 0.07, 0.3);
			if (s > 6) p.line(arc(x - s * 0.3, y - s * 0.76, s * 0.26, s * 0.22, 180, 340, 3), 0.6);
		}
}

/* A fir: tiers of boughs. */
export function fir(p, x, y, h) {
	p.burin([[x, y], [x, y - h * 0.2]], 2, 2, 2, "t4");
	for (let i = 0; i < 4; i++) {
		const top = y - h + i * h * 0.19;
		const foot = top + h * 0.36;
		const w = h * (0.12 + i * 0.052);
		p.put([[x, top], [x + w, foot], [x + w * 0.4, foot - 2], [x, foot + 1],
			[x - w * 0.4, foot - 2], [x - w, foot]], i % 2 ? "t3" : "t4",
			{ a: 70, gap: 2, tone: (q) => ramp(q, x - w * 0.2, x + w) * 0.8 }, 0.7);
	}
}
