/* ships.mjs: the carrack. */
import { clamp, dots, mix, oval, ramp, rect, spline } from "./points.mjs";

/* Where a ship lies: T places points, E scales the weight of edges. */
function berth(x, y, k, isSimple) {
	const heavy = Math.max(k, 0.6);
	return {
		x, y, k, isSimple,
		T: (pts) => pts.map(([a, b]) => [x + a * k, y + b * k]),
		E: (thin, thick) => [thin * heavy, thick * heavy],
	};
}

function rigging(p, { T }) {
	for (const [a, t, l, r] of [[-2, -118, -34, 30], [46, -88, 34, 66], [-50, -86, -70, -34]])
		for (let i = 0; i <= 4; i++) p.line(T([[a, t], [mix(l, r, i / 4), -28]]), 0.35);
	p.line(T([[-2, -116], [-92, -44]]), 0.5);
	p.line(T([[46, -90], [-2, -110]]), 0.5);
}

function mast(p, { T, E }, a, top, w = 2.6) {
	const pole = [[a - w / 2, -20], [a - w / 3, top], [a + w / 3, top], [a + w / 2, -20]];
	p.put(T(pole), "t1", null, E(0.5, 1.1));
}

const CROSS =
	"0.42,0.06 0.46,0.36 0.1,0.32 0.07,0.6 0.45,0.58 0.4,0.9 0.6,0.9 0.57,0.58 0.92,0.6 0.93,0.32 0.57,0.36 0.6,0.06";

/* A sail at mast a, from t down to b, half as wide as wt above and wb below; the wind comes from
 * the right. */
function sail(p, at, [a, t, b, wt, wb, belly], hasCross) {
	const { T, E, x, k } = at;
	const foot = (d) => [a + d * wb - belly * 0.25, b];
	const left = spline([[a - wt, t], [a - wt - belly * 0.7, mix(t, b, 0.45)], foot(-1)]);
	const right = spline([foot(1), [a + wt - belly * 0.5, mix(t, b, 0.5)], [a + wt, t]]);
	const hem = spline([foot(-1), [a - belly * 0.2, b - belly * 0.4], foot(1)]);
	const cloth = T([...left, ...hem.slice(1), ...right.slice(1)]);
	p.fill(cloth, "t0");
	const on = ([u, v]) => {
		const l = left[Math.round(v * (left.length - 1))];
		const r = right[Math.round((1 - v) * (right.length - 1))];
		return [mix(l[0], r[0], u), mix(l[1], r[1], u)];
	};
	if (hasCross) p.put(T(dots(CROSS).map(on)), "t3", { a: 80, gap: 1.6, tone: 0.4 }, E(0.6, 1.3));
	if (at.isSimple) return p.line(cloth, 0.5, true);
	const tone = (z) => clamp(0.8 * ramp(z, x + (a + wt * 0.1) * k, x + (a + wt) * k) + 0.05);
	p.hatch(cloth, { a: 82, gap: Math.max(1.3, 1.9 * k), bend: 4 * k, tone, w: [0.35, 0.6, 0.9] });
	p.edge(cloth, ...E(0.6, 1.6));
	p.burin(T([[a - wt - 5, t + 0.6], [a + wt + 5, t - 0.6]]), 1.8 * k, 2.6 * k, 1.8 * k);
}

function pennant(p, { T, E }, a, t, l) {
	const upper = spline([[a, t], [a - l * 0.4, t - 2], [a - l * 0.7, t + 2], [a - l, t]]);
	const lower = spline([[a - l, t], [a - l * 0.6, t + 5], [a - l * 0.3, t + 3], [a, t + 6]]);
	p.put(T([[a, t], ...upper, ...lower]), "t3", null, E(0.5, 1.1));
}

/* Forecastle left, high stern right. */
function hull(p, { T, E, x, y, k, isSimple }) {
	const keel = spline("-82,-38 -78,-20 -62,-2 -36,10 0,14 40,12 62,4 74,-18 80,-44");
	const deck = spline([[34, -20], [0, -16], [-36, -22]]);
	const bow = spline([[-38, -32], [-60, -36], [-82, -38]]);
	const body = T([...keel, ...dots("62,-44 60,-32 36,-30 34,-20"), ...deck, [-38, -32], ...bow]);
	const belly = spline("-62,-2 -36,10 0,14 40,12 62,4 74,-18");
	p.fill(body, "t2").fill(T([...belly, ...spline("70,-8 36,0 -10,2 -50,-6 -68,-10")]), "t3");
	const tone = (a, b) =>
		clamp(0.3 + 0.4 * ramp(a, x, x + 70 * k) + 0.3 * ramp(b, y - 14 * k, y + 10 * k));
	p.hatch(body, {
		range: [-46, 18, -84, 84], gap: isSimple ? 9 : 2.4, step: 1.5, tone, w: [0.5, 0.7, 1],
		flow: (v, u) => T([[u, v - 0.0032 * u * u + 6]])[0],
	});
	p.edge(body, ...E(0.9, 2.2));
}

/* Wales, ports, rails, and shields with crosses. */
function fittings(p, { T }) {
	for (const d of [-2, -14]) {
		const wale = [[-74, d - 14], [-36, d - 2], [0, d + 1], [40, d - 2], [74, d - 18]];
		p.burin(T(spline(wale)), 0.8, 2, 0.8);
	}
	for (const a of [-14, 2, 18, 34]) p.fill(T(rect(a, -9, 5, 4.4)), "ink");
	for (const [a, b, w] of [[-80, -39, 42], [60, -45, 20], [36, -31, 24]])
		for (let i = 0; i < w / 6; i++)
			p.put(T(rect(a + i * 6, b - 4.4, 3.6, 5)), "t1", null, [0.4, 0.9]);
	for (const [a, b] of dots("-64,-27 -52,-24 48,-26 60,-30 71,-34")) {
		p.fill(T(oval(a, b, 4.2)), "t0");
		p.fill(T(rect(a - 0.9, b - 3.6, 1.8, 7.2)), "t4").fill(T(rect(a - 3.6, b - 0.9, 7.2, 1.8)), "t4");
		p.line(T(oval(a, b, 4.2)), 0.7, true);
	}
}

/* A ship of size k on the water at x, y; simple: seen from afar. */
export function ship(p, x, y, k, o = {}) {
	const at = berth(x, y, k, Boolean(o.simple));
	if (!o.simple) rigging(p, at);
	mast(p, at, -50, -96);
	mast(p, at, -2, -132, 3.4);
	mast(p, at, 48, -92);
	p.burin(at.T([[-68, -34], [-100, -52]]), 2 * k, 1.6 * k, 0.8 * k);
	sail(p, at, [-50, -82, -48, 17, 19, 10]);
	sail(p, at, [-2, -118, -104, 9, 15, 5]);
	sail(p, at, [-2, -100, -46, 28, 32, 18], true);
	sail(p, at, [48, -78, -46, 13, 16, 8]);
	const top = at.T(dots("-9,-118 -7,-126 3,-126 5,-118"));
	if (!o.simple) p.put(top, "t1", { a: 90, gap: 1.5, tone: 0.4 }, [0.6, 1.3]);
	for (const [a, t, l] of [[-2, -132, 26], [-50, -96, 18], [48, -92, 18]])
		pennant(p, at, a, t, l);
	hull(p, at);
	if (!o.simple) fittings(p, at);
}
