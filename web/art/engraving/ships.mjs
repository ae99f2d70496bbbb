/* ships.mjs: the carrack. */
import { clamp, dots, mix, oval, ramp, rect, spline } from "./points.mjs";

export function ship(p, x, y, k, o = {}) {
	const T = (q) => q.map(([a, b]) => [x + a * k, y + b * k]),
			E = (lo, hi) => [lo * Math.max(k, 0.6), hi * Math.max(k, 0.6)];
	const mast = (a, top, w = 2.6) =>
		p.put(T([[a - w / 2, -20], [a - w / 3, top], [a + w / 3, top], [a + w / 2, -20]]), "t1",
			null, E(0.5, 1.1));
	if (!o.simple) {  // rigging behind
		for (const [a, t, l, r] of [[-2, -118, -34, 30], [46, -88, 34, 66], [-50, -86, -70, -34]])
			for (let i = 0; i <= 4; i++) p.line(T([[a, t], [mix(l, r, i / 4), -28]]), 0.35);
		p.line(T([[-2, -116], [-92, -44]]), 0.5);
		p.line(T([[46, -90], [-2, -110]]), 0.5);
	}
	mast(-50, -96);
	mast(-2, -132, 3.4);
	mast(48, -92);
	p.burin(T([[-68, -34], [-100, -52]]), 2 * k, 1.6 * k, 0.8 * k);
	const sail = (a, t, b, wt, wb, belly, tone, cross) => {	 // wind from the right
		const L = spline([
			[a - wt, t], [a - wt - belly * 0.7, mix(t, b, 0.45)], [a - wb - belly * 0.25, b]
		]),
				Rr = spline([
					[a + wb - belly * 0.25, b], [a + wt - belly * 0.5, mix(t, b, 0.5)], [a + wt, t]
				]);
		const q = T([
			...L, ...spline([
				[a - wb - belly * 0.25, b], [a - belly * 0.2, b - belly * 0.4],
				[a + wb - belly * 0.25, b]
			]).slice(1),
			...Rr.slice(1)
		]);
		p.fill(q, "t0");
		const X = (u, v) => {
			const l = L[Math.round(v * (L.length - 1))],
					r = Rr[Math.round((1 - v) * (Rr.length - 1))];
			return [mix(l[0], r[0], u), mix(l[1], r[1], u)];
		};
		if (cross) {
			const c = [];
			for (
				const [u, v] of dots(
					"0.42,0.06 0.46,0.36 0.1,0.32 0.07,0.6 0.45,0.58 0.4,0.9 0.6,0.9 0.57,0.58 0.92,0.6 0.93,0.32 0.57,0.36 0.6,0.06"))
				c.push(X(u, v));
			p.put(T(c), "t3", {a: 80, gap: 1.6, tone: 0.4}, E(0.6, 1.3));
		}
		if (o.simple) {
			p.line(q, 0.5, true);
			return;
		}
		p.hatch(q, {
			a: 82,
			gap: Math.max(1.3, 1.9 * k),
			bend: 4 * k,
			tone: (z) => clamp(0.8 * ramp(z, x + (a + wt * 0.1) * k, x + (a + wt) * k) + 0.05),
			w: [0.35, 0.6, 0.9]
		});
		p.edge(q, ...E(0.6, 1.6));
		p.burin(T([[a - wt - 5, t + 0.6], [a + wt + 5, t - 0.6]]), 1.8 * k, 2.6 * k, 1.8 * k);
	};
	sail(-50, -82, -48, 17, 19, 10, 0);
	sail(-2, -118, -104, 9, 15, 5, 0);
	sail(-2, -100, -46, 28, 32, 18, 0, 1);
	sail(48, -78, -46, 13, 16, 8, 0);
	if (!o.simple) {
		p.put(T(dots("-9,-118 -7,-126 3,-126 5,-118")), "t1", {a: 90, gap: 1.5, tone: 0.4},
			[0.6, 1.3]);
	}
	for (const [a, t, l] of [[-2, -132, 26], [-50, -96, 18], [48, -92, 18]]) {
		const f = T([
			[a, t], ...spline([[a, t], [a - l * 0.4, t - 2], [a - l * 0.7, t + 2], [a - l, t]]),
			...spline([[a - l, t], [a - l * 0.6, t + 5], [a - l * 0.3, t + 3], [a, t + 6]])
		]);
		p.put(f, "t3", null, E(0.5, 1.1));
	}
	// hull: forecastle left, high stern right
	const hull = T([
		...spline("-82,-38 -78,-20 -62,-2 -36,10 0,14 40,12 62,4 74,-18 80,-44"), [62, -44],
		[60, -32], [36, -30], [34, -20], ...spline([[34, -20], [0, -16], [-36, -22]]), [-38, -32],
		...spline([[-38, -32], [-60, -36], [-82, -38]])
	]);
	p.fill(hull, "t2")
		.fill(T([
			...spline("-62,-2 -36,10 0,14 40,12 62,4 74,-18"),
			...spline("70,-8 36,0 -10,2 -50,-6 -68,-10")
		]),
			"t3");
	p.hatch(hull, {
		range: [-46, 18, -84, 84],
		gap: o.simple ? 9 : 2.4,
		step: 1.5,
		flow: (v, u) => T([[u, v - 0.0032 * u * u + 6]])[0],
		tone: (a, b) =>
			clamp(0.3 + 0.4 * ramp(a, x, x + 70 * k) + 0.3 * ramp(b, y - 14 * k, y + 10 * k)),
		w: [0.5, 0.7, 1]
	});
	p.edge(hull, ...E(0.9, 2.2));
	if (o.simple) return;
	for (const d of [-2, -14])
		p.burin(T(spline([[-74, d - 14], [-36, d - 2], [0, d + 1], [40, d - 2], [74, d - 18]])),
			0.8, 2, 0.8);
	for (const a of [-14, 2, 18, 34]) p.fill(T(rect(a, -9, 5, 4.4)), "ink");
	for (const [a, b, w] of [[-80, -39, 42], [60, -45, 20], [36, -31, 24]])
		for (let i = 0; i < w / 6; i++)
			p.put(T(rect(a + i * 6, b - 4.4, 3.6, 5)), "t1", null, [0.4, 0.9]);
	for (const [a, b] of dots("-64,-27 -52,-24 48,-26 60,-30 71,-34")) {
		p.fill(T(oval(a, b, 4.2)), "t0");
		p.fill(T(rect(a - 0.9, b - 3.6, 1.8, 7.2)), "t4")
			.fill(T(rect(a - 3.6, b - 0.9, 7.2, 1.8)), "t4");
		p.line(T(oval(a, b, 4.2)), 0.7, true);
	}
}
