/* figures.mjs: people and beasts seen from afar. */
import { dots, oval, ramp, shape, spline } from "./points.mjs";

const cap = (kind) =>
	({
		cap: "-2.1,-17.4 -1.7,-18.9 0.5,-19.4 2.1,-18.4 2.4,-15.6 1.6,-17.2",
		hood: "-1.6,-17.8 -1.2,-19.4 0.4,-20 2.4,-18.6 2.8,-14.6 1.2,-14.6 1.2,-17",
		brim: "-4,-17.6 -1.8,-18.2 -1.6,-20.6 1.6,-20.6 1.8,-18.2 4,-17.6 0,-16.8",
		veil: "-2.2,-17 -1.4,-19.4 1,-19.8 2.8,-18 3.6,-11 1.8,-11.4 1.8,-16.8 0,-18.2",
		turban: "-3,-17.4 -2.8,-20 0,-21.4 2.8,-20 3,-17.2 0,-16.6",
		helm: "-2.4,-16.4 -2.2,-19 0,-20.8 2.2,-19 2.6,-16 1.8,-17.4 -1.6,-17.6",
	})[kind];

/* Arms and what they hold, by what somebody does. */
const DOES = {
	stand: { arm: "1.6,-12.6 3.2,-9.6 2.4,-7" },
	walk: { arm: "1.4,-12.8 -1.6,-9.6 -3.4,-8.4" },
	staff: { arm: "0.6,-12.6 -2.6,-11.6 -4.6,-12.4", pole: "-5,0 -4.4,-21" },
	pike: { arm: "0.6,-12.6 -2.2,-11 -4,-11.4", pole: "-4.4,0 -4,-34" },
	point: { arm: "0.4,-12.8 -3.4,-14 -6.4,-16" },
	swing: { arm: "1,-13 -2.4,-16 -3.4,-19.4", pole: "0.6,-17 -6,-22.6" },
	dig: { arm: "1,-12.6 -2.6,-10.4 -4.4,-8.6", pole: "-1,-13.4 -7.4,0" },
	bow: { arm: "0.4,-12.8 -3.4,-13 -6.4,-13.4", pole: "-5.4,-20 -7.8,-17 -8.4,-13.4 -7.8,-10 -5.4,-7 -4.6,-13.4 -5.4,-20" },
	bear: { arm: "1,-13 0,-15.6 2,-18" },
	beg: { arm: "0.6,-12.2 -3,-10.6 -5,-11.6" },
};

/* Somebody of height h, feet at x, y.  o: t, d (-1 looks right), does, hat, robe, load. */
export function person(p, x, y, h, o = {}) {
	const does = DOES[o.does ?? (o.staff ? "staff" : o.arm ? "point" : "stand")];
	const tone = o.t ?? "t3";
	p.local(x, y, h / 20, () => {
		const m = (pts) => pts.map(([a, b]) => [a * (o.d ?? 1), b]);
		const shade = { a: 80, gap: 1.5, tone: (q) => ramp(q, -1, 4) };
		if (o.robe || o.hat === "veil") {
			const robe = "-3,0 -2.6,-6 -2.4,-11.6 -0.8,-14.4 1.4,-14.4 3,-11.4 3.4,-5 4.4,0";
			p.put(m(spline(robe)), tone, shade, 0.7);
		} else {
			p.put(m(dots("-2.2,-7 -3,-0.6 -4.4,0 -1.6,0 -0.2,-6 1.2,0 3.6,0 2.4,-0.8 2.6,-7")), "t4", null, 0.5);
			p.put(m(spline("-2.8,-5.4 -2.6,-10.6 -1.4,-14.2 1.6,-14.2 2.8,-10.8 3.2,-5.4", true)), tone, shade, 0.7);
			p.line(m([[-2.5, -8.6], [2.8, -8.6]]), 0.5);
		}
		if (o.load) p.put(m(oval(2.8, -15, 3.4, 2.8)), "t1", null, 0.7);
		p.put(m(oval(0, -16.6, 1.8, 2.1)), "t0", null, 0.5);
		p.fill(m(dots(cap(o.hat) ?? cap("cap"))), o.hatTone ?? "ink");
		if (does.pole) p.line(m(dots(does.pole)), 0.95);
		p.burin(m(spline(does.arm)), 1.5, 1.5, 1.1);
	}, h / 20);
}

/* A horse or mule walking left, feet at x, y; o: load, rider, t. */
export function horse(p, x, y, k, o = {}) {
	p.local(x, y, k, () => {
		const m = (pts) => pts.map(([a, b]) => [a * (o.d ?? 1), b]);
		const tone = o.t ?? "t2";
		for (const leg of ["-9,-11 -12,-5 -11,0 -9,0 -9.4,-5 -6,-10", "8,-11 11,-6 9.6,0 11.8,0 13,-6 12,-12"])
			p.put(m(dots(leg)), "t3", null, 0.6);
		const body = "-22,-22 | -19,-25.6 -15.6,-28 | -14.4,-30.4 -13.4,-27.6 | -9,-22 -4,-18.6 4,-19.4 10,-19 14,-16 | 18,-12 19,-5 | 16.6,-9 14.6,-11.4 | 12.6,-7 13.4,0 10.8,0 9.4,-8 | 2,-8.6 -4,-8 | -6,-4 -5,0 -7.6,0 -8.4,-5 -9.6,-10 | -12.4,-14 -14,-20.6 -18.6,-19.6";
		p.put(m(shape(body)), tone, { a: 60, gap: 1.7, tone: (a, b) => ramp(b, -19, -8) * 0.7 },
			[0.6, 1.3]);
		p.fill(m(oval(-17, -24.6, 0.6)), "ink");
		p.burin(m(spline("-13.4,-27.6 -9.6,-23 -7,-19.4")), 2.2, 2.4, 0.6);
		if (o.load) {
			p.put(m(oval(2, -18, 6, 6.6)), "t1", { a: 50, gap: 1.8, tone: (a) => ramp(a, 1, 8) * 0.7 },
				[0.6, 1.3]);
			p.line(m([[2, -24.6], [2, -11]]), 0.7);
		}
	});
	if (o.rider)
		person(p, x + 1 * k, y - 10 * k, 19 * k, { does: o.rider, t: o.riderTone ?? "t3", hat: o.hat,
			d: o.d });
}

/* An ox before a plough or a sledge. */
export function ox(p, x, y, k, o = {}) {
	p.local(x, y, k, () => {
		const m = (pts) => pts.map(([a, b]) => [a * (o.d ?? 1), b]);
		for (const leg of ["-10,-8 -10.6,0 -8.4,0 -7.4,-8", "9,-8 8.6,0 10.8,0 12,-8"])
			p.put(m(dots(leg)), "t3", null, 0.6);
		const body = "-22,-14 | -20,-18.4 -15,-19.4 -10,-19 0,-18 10,-18.6 15,-16 | 16.4,-10 17.4,-3 | 15,-7 13.6,-8 | 13.6,0 11.2,0 10.4,-7 | 0,-6.4 -6,-7 | -6.6,0 -9,0 -10,-8 | -13,-10 -17,-11.6 -21,-11";
		p.put(m(shape(body)), o.t ?? "t0", { a: 60, gap: 1.7, tone: (a, b) => ramp(b, -16, -6) * 0.8 },
			[0.6, 1.3]);
		p.burin(m(spline("-18,-18.6 -22.6,-20 -23.4,-23")), 1.3, 1, 0.4).burin(m(spline("-16,-19 -17,-22.6 -14,-24.6")), 1.3, 1, 0.4);
		p.fill(m(oval(-19, -15.6, 0.6)), "ink");
	});
}

/* Standing, head up, looking left. */
export function stag(p, x, y, k) {
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
