/* figures.mjs: people and beasts seen from afar. */
import { dots, oval, ramp, shape, spline } from "./points.mjs";

export function person(p, x, y, h, o = {}) {
	const k = h / 20, d = o.d ?? 1, T = (q) => q.map(([a, b]) => [x + a * k * d, y + b * k]);
	const cloak = T(spline("-3,0 -3.6,-6 -2.8,-12 -0.8,-14.6 1.4,-14.4 3,-11.5 3.8,-5 4.6,0"));
	p.put(cloak, o.t ?? "t3",
		{a: 80, gap: 1.1, tone: (q) => ramp(q * d, (x - 2 * k * d) * d, (x + 5 * k * d) * d)},
		[0.4, 1]);
	p.put(T(oval(0.2, -16.4, 1.9, 2.1)), "t0", null, [0.4, 0.8]);
	p.fill(T(dots("-2.2,-17 -1.6,-19 1.2,-19.6 2.6,-17.6 3.2,-15.6 1.6,-17.2")), "ink");
	if (o.staff) p.burin(T([[-4.5, 0], [-4.2, -22]]), 0.8, 0.7, 0.4);
	if (o.arm) p.burin(T([[-1, -12], [-4, -13.5], [-6.4, -16]]), 1.6, 1.2, 0.7);
}

export function stag(p, x, y, k) {	 // standing, head up, looking left
	const T = (q) => q.map(([a, b]) => [x - a * k, y + b * k]);
	for (const q of [dots("-9,4 -8.6,10 -10.4,18 -8.8,18 -6.4,10 -5,3"),
				dots("8,3 8.4,10 7.4,18 9,18 10.4,10 11,2")])
		p.put(T(q), "t2", null, 0.7);
	p.put(
		T(shape(
			"-14,-3 | -11,-7 -2,-6.4 6,-8 10,-14 12,-21 | 15,-23.4 18,-21.6 22.6,-18.6 | 21.6,-16.6 17,-17 16,-10 14,-2 13,3 | 13.6,10 12.6,18 11,18 10.6,10 9,4 | 0,4.4 -6,3 | -9,6 -11.6,10 -11.6,18 -13.2,18 -13.8,9 -13,3")),
		"t0", {a: 60, gap: 1.6, tone: (a, b) => ramp(b, y - 8 * k, y + 4 * k) * 0.7}, [0.6, 1.3]);
	p.put(T([[13, -20.6], [9.6, -23], [12.4, -19]]), "t0", null, 0.6);
	p.fill(T(oval(17.4, -20.4, 0.7)), "ink");
	for (const d of [0, 2.6]) {
		p.burin(T(spline([[14 + d * 0.6, -23], [11 + d, -29], [13 + d, -36], [18 + d, -40]])), 1.6,
			1.5, 0.5, "t0");
		for (const [u, v, w, z] of [
					[11.6, -27, 16.6, -30], [11.2, -32, 16, -35], [13.2, -36.4, 11, -41]])
			p.burin(T(spline([[u + d, v], [(u + w) / 2 + d + 0.8, (v + z) / 2 + 0.8], [w + d, z]])),
				1.3, 1.1, 0.4, "t0");
	}
}
