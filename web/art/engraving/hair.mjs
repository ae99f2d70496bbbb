/* hair.mjs: hair and beards. */
import { arc, clamp, dots, inside, mix, oval, ramp, shape, spline, turn } from "./points.mjs";

/* strands of hair between two curves, cut by the silhouette */
export function strands(p, T, poly, A, B, o = {}) {
	const a = spline(A, false, 1), b = spline(B, false, 1), pick = (c, u) => {
		const i = clamp(u) * (c.length - 1), k = Math.min(c.length - 2, Math.floor(i));
		return [mix(c[k][0], c[k + 1][0], i - k), mix(c[k][1], c[k + 1][1], i - k)];
	};
	p.hatch(poly, {
		range: [0.02, 0.99, 0, 1],
		gap: o.gap ?? 0.07,
		step: 0.018,
		wild: 0.35,
		min: 2,
		broken: o.broken ?? 0.02,
		w: [0.4, 0.7, 1.1],
		flow: (v, u) => {
			const m = pick(a, u), n = pick(b, u),
					w = Math.sin(u * (o.waves ?? 0) * 6.283 + v * 2) * (o.amp ?? 0);
			return T([[mix(m[0], n[0], v) + w, mix(m[1], n[1], v) + w * 0.4]])[0];
		},
		tone: o.tone ?? 0.55
	});
}

/* hair */
export function bob(p, T, U, o) {
	const h = T(shape(
		"36,12 | 58,2 84,12 97,40 100,70 100,90 90,99 | 74,100 59,96 | 57,84 51,70 47,50 42,30"));
	p.fill(h, o.hairTone ?? "t3");
	if (o.hairTone === "t4")
		for (let i = 0; i < 9; i++) {
			const u = i / 9 + 0.04, w = p.R.r(0.9, 2.4);
			p.burin(T(spline([
				[mix(42, 84, u), 22 + p.R.r(0, 8)], [mix(52, 95, u) + p.R.j(1), 54],
				[mix(58, 97, u) + p.R.j(1.5), 80], [mix(60, 92, u), p.R.r(84, 96)]
			])),
				0.2, w, 0.2, "t3");
		}
	strands(p, T, h, dots("38,10 50,40 57,75 57,106"), dots("72,2 98,40 100,75 92,108"), {
		gap: 0.055,
		waves: 1.3,
		amp: 1.1,
		tone: U((x, y) => clamp(0.3 + 0.6 * ramp(x, 62, 96) + 0.4 * ramp(y, 90, 108) +
					0.15 * Math.sin(x * 0.5)))
	});
	p.edge(h, 0.7, 1.7);
}

export function curls(p, T, U, o) {
	const cs = [];
	for (let i = 0; i < 17; i++) {
		const r = p.R, u = i / 16;
		cs.push([
			mix(54, 96, Math.min(1, u * 1.25)) + r.j(1.5), 44 + (i % 4) * 15 + r.j(2), r.r(6.5, 9)
		]);
	}
	const h = T(spline(
		"46,30 44,42 50,50 49,60 55,68 54,78 60,88 68,96 80,99 91,94 98,82 97,70 100,56 97,42 94,30 70,22",
		true));
	p.fill(h, o.hairTone ?? "t3");
	for (const [x, y, r] of cs) {
		if (!inside([h], ...T([[x, y]])[0])) continue;
		{
			const a = p.R.r(150, 220);
			p.burin(T(arc(x, y, r * 0.8, r * 0.8, a, a + 150)), 0.2, 1.9, 0.2, "t3");
		}
	}
	for (const [x, y, r] of cs) {
		if (!inside([h], ...T([[x, y]])[0])) continue;
		for (const k of [1, 0.5]) {
			const a = p.R.r(0, 360);
			p.burin(T(arc(x, y, r * k, r * k, a, a + p.R.r(180, 290))), 0.2, 1.1, 0.2);
		}
	}
	p.hatch(h, {a: 60, gap: 1.8, tone: U((x, y) => ramp(x, 74, 100) * 0.8)});
	p.edge(h, 0.7, 1.6);
}

export function short(p, T, U, o) {
	const h = T(shape(
		"33,13 | 56,-1 82,10 97,38 96,70 86,96 80,98 | 76,88 70,72 69,54 60,46 | 57,58 54,48 50,36 42,26 36,20"));
	p.fill(h, o.hairTone ?? "t2");
	strands(p, T, h, dots("34,14 48,34 62,52 76,92"), dots("56,-2 96,30 98,70 86,98"),
		{gap: 0.07, waves: 2, amp: 0.8, tone: U((x) => 0.3 + 0.5 * ramp(x, 70, 96))});
	p.edge(h, 0.6, 1.5);
}

export function coiffure(p, T, U, o) {	// drawn back and bound up, braid round the head, pearls
	const h = T(shape(
		"33,9 | 48,-3 72,-2 90,12 97,32 93,56 84,74 | 76,84 71,74 68,66 | 62,46 55,44 50,56 49,64 | 46,48 42,30 36,16"));
	p.fill(h, "t2");
	strands(p, T, h, dots("34,8 44,30 52,48 60,44 78,40"), dots("52,-4 86,2 97,28 92,52 80,78"),
		{gap: 0.075, waves: 1.2, amp: 0.9, tone: U((x, y) => 0.34 + 0.4 * ramp(x, 66, 96))});
	p.edge(h, 0.6, 1.5);
	const bun = T(spline("88,24 98,16 111,20 117,34 112,50 100,56 90,48", true));
	p.fill(bun, "t2");
	for (const k of [1, 2, 3, 4])
		p.burin(
			T(spline([[91 + k * 4, 22 + k], [104 + k * 1.6, 28 + k * 4], [98 + k * 1.2, 52 - k]])),
			0.3, 1.1, 0.3);
	p.hatch(bun, {a: 58, gap: 1.5, tone: U((x) => ramp(x, 98, 116) * 0.9)}).edge(bun, 0.7, 1.6);
	const br = spline("45,-1 58,12 72,26 90,36", false, 1), n = 10;
	for (let i = 0; i < n; i++) {
		const q = br[Math.round((i + 0.5) / n * (br.length - 1))];
		p.put(
			T(turn(oval(q[0], q[1], 4, 2.7), i % 2 ? 80 : 20, q[0], q[1])), "t0", null, [0.5, 1.1]);
		p.burin(T(turn([[q[0] - 3, q[1]], [q[0] + 3, q[1] + 0.4]], i % 2 ? 80 : 20, q[0], q[1])),
			0.2, 0.7, 0.2);
	}
	for (let i = 0; i < 8; i++) {
		const u = i / 7, x = mix(35, 74, u), y = 17 + Math.sin(u * 2.4) * 15 + u * 20;
		p.put(T(oval(x, y, 1.7)), "t0", null, [0.5, 1]);
	}
	p.put(T(oval(36, 13, 3)), "t3", null, [0.6, 1.1]);
	p.fill(T(oval(35.2, 12.2, 0.9)), "t0");
	p.burin(T(spline("49,62 47.6,72 50,80 48.6,88")), 0.3, 1.1, 0.2)
		.burin(T(spline([[51, 60], [50.4, 70], [52.6, 78]])), 0.2, 0.8, 0.2);
}

export function beard(p, T, U, o) {
	const b = T(shape(
		"58,58 | 57,72 50,84 38,88 29,84 | 25,86.5 | 19.4,90 15.6,100 17,116 | 30,110 44,104 56,96 64,82 64,66"));
	p.fill(b, o.hairTone ?? "t3");
	strands(p, T, b, dots("57,60 50,84 30,88 17,112"), dots("65,62 62,88 44,106 20,116"),
		{gap: 0.1, tone: 0.6});
	p.edge(b, 0.5, 1.4);
	p.burin(T(spline("17.6,74 24,73.4 31,77 36,82")), 1, 3, 0.3);
}

/* Loose on the shoulders, down to the breast. */
export function long(p, T, U, o) {
	const h = T(shape("33,12 | 52,-3 80,4 98,30 104,70 110,112 116,150 | 92,156 78,130 | 70,104 62,76 54,50 44,30"));
	p.fill(h, o.hairTone ?? "t2");
	strands(p, T, h, [[34, 10], [54, 46], [68, 96], [80, 150]], [[60, -4], [100, 30], [108, 90],
		[116, 152]], { gap: 0.06, waves: 2.4, amp: 1.8,
		tone: U((x) => 0.3 + 0.5 * ramp(x, 70, 112)) });
	p.edge(h, 0.7, 1.7);
}

/* A ring of hair, the crown shaven. */
export function tonsure(p, T, U, o) {
	const h = T(shape("36,22 | 56,24 80,26 97,34 98,60 88,90 | 78,90 72,70 68,50 60,44 | 57,56 52,44 44,32"));
	p.fill(h, o.hairTone ?? "t3");
	strands(p, T, h, [[38, 24], [56, 44], [76, 88]], [[60, 24], [96, 36], [90, 90]],
		{ gap: 0.09, waves: 2, amp: 0.8, tone: 0.5 });
	p.edge(h, 0.6, 1.5);
}

/* Down to the breast, as sages and painters wear it. */
export function longbeard(p, T, U, o) {
	const b = T(shape("60,56 | 58,72 50,84 38,88 29,84 | 25,86 | 17,92 10,112 14,140 | 30,156 | 46,136 58,112 66,88 66,66"));
	p.fill(b, o.hairTone ?? "t0");
	strands(p, T, b, [[58, 62], [46, 88], [22, 100], [16, 146]], [[66, 66], [62, 100], [48, 130],
		[30, 156]], { gap: 0.08, waves: 1.6, amp: 1.4,
		tone: U((x) => 0.3 + 0.4 * ramp(x, 20, 66)) });
	p.edge(b, 0.6, 1.6);
	p.burin(T(spline("17.4,74 23,73 31,78 37,88")), 1.2, 3.4, 0.4, o.hairTone ?? "t0").line(T(spline("17.4,74 23,73 31,78 37,88")), 0.7);
}

export function moustache(p, T, U, o) {
	p.burin(T(spline("16.6,74.4 22,72.6 30,76 35,83")), 1.2, 3.6, 0.4, o.hairTone ?? "t4");
}

/* Short curls over the whole head. */
export function curly(p, T, U, o) {
	const rim = spline("34,14 48,-2 70,-6 90,6 101,30 102,58 94,82 82,96", false, 9);
	const locks = rim.map(([x, y], i) => [x - (i % 2) * 3, y + 3, 7.4]);
	for (const [x, y] of dots("50,14 66,8 82,18 92,36 60,26 76,34 88,54 94,70 52,34 68,46 80,62 84,80 64,60 74,76 58,52")) locks.push([x, y, 7]);
	const h = T(shape("32,18 | 34,4 48,-8 72,-12 96,2 108,30 108,60 98,88 86,102 | 76,94 70,76 | 66,56 57,58 50,44 40,34"));
	p.fill(h, o.hairTone ?? "t3");
	for (const [x, y, r] of locks) {
		const a = p.R.r(0, 360);
		p.burin(T(arc(x, y, r, r, a, a + p.R.r(200, 290))), 0.2, 1.2, 0.2);
		p.burin(T(arc(x, y, r * 0.5, r * 0.5, a + 40, a + 240)), 0.2, 1, 0.2, o.hairTone === "t4" ? "t3"
			: "");
	}
	p.hatch(h, { a: 60, gap: 2, tone: U((x) => ramp(x, 72, 106) * 0.7) }).edge(h, 0.7, 1.6);
}
