/* hats.mjs: what is worn on the head. */
import { back } from "./backs.mjs";
import { clamp, dots, mix, oval, ramp, shape, spline, turn } from "./points.mjs";

export function veil(p, T, U) {
	const v = T([
		...spline("70,2 100,6 122,30 124,70 118,110 126,150"),
		...spline("98,152 92,120 86,90 90,60 84,30 70,2")
	]);
	p.put(v, "t0", {a: 76, gap: 2.4, bend: 6, tone: U((x) => 0.5 * ramp(x, 96, 124))}, [0.6, 1.4]);
	for (const k of [0, 1, 2])
		p.burin(T(spline(
					[[96 + k * 6, 30], [108 + k * 4, 70], [100 + k * 6, 110], [104 + k * 7, 148]])),
			0.1, 1, 0.2);
}

/* hats */
export function berretta(p, T, U, o) {	// tall round cap of the Urbino fashion
	const c = T(shape("29,20 | 30,-6 38,-22 | 60,-29 84,-24 95,-12 | 98,10 95,32 | 70,24 46,22"));
	p.fill(c, "t3");
	p.hatch(c, {
		a: 80,
		gap: 1.6,
		bend: 5,
		tone: U((x, y) => clamp(0.12 + 0.8 * ramp(x, 52, 96) + 0.25 * (1 - ramp(x, 29, 38)))),
		w: [0.5, 0.8, 1.2]
	});
	p.edge(c, 0.8, 1.8);
	const b = T([...spline("26,22 46,20 74,24 98,35"), ...spline("99,25 76,14 48,10 27,12")]);
	p.put(b, "t4", {a: 70, gap: 1.6, tone: U((x) => ramp(x, 50, 98))}, [0.6, 1.5]);
	p.burin(T(spline([[40, -20], [60, -14], [92, -10]])), 0.2, 1.1, 0.3);
}

export function cappuccio(p, T, U, o) {	 // soft cap, rolled brim, tail on the shoulder
	const c = T(shape("29,16 | 28,2 40,-12 64,-17 88,-10 99,8 100,28 | 80,18 54,12"));
	p.fill(c, "t3");
	p.hatch(c, {
		a: 72,
		gap: 1.6,
		bend: 7,
		tone: U((x) => clamp(0.1 + 0.8 * ramp(x, 50, 98))),
		w: [0.5, 0.8, 1.2]
	});
	p.edge(c, 0.8, 1.8);
	const roll = T([
		...spline("25,17 28,23 52,21 78,29 101,42"),
		...spline("104,33 100,24 78,13 52,6 30,8 25,17").slice(0, -1)
	]);
	p.fill(roll, "t2");
	for (let i = 0; i < 11; i++) {
		const u = (i + 0.3) / 11, x = mix(29, 98, u),
				y = mix(15, 32, u * u) - Math.sin(u * 3.14) * 4;
		p.burin(T(spline([[x - 1, y - 6], [x + 3, y], [x + 1.6, y + 6]])), 0.3, 1.2, 0.3);
	}
	p.edge(roll, 0.7, 1.6);
	for (const k of [0, 1, 2])
		p.burin(
			T(spline([[46 + k * 14, -12], [50 + k * 14, -4], [48 + k * 15, 5]])), 0.2, 1.2, 0.2);
}

export function mitre(p, T, U) {
	const m = T(shape("30,15 | 25,-6 32,-26 52,-48 | 66,-34 82,-16 94,10 96,22 | 70,17 48,15")),
			back = T(shape("52,-48 | 64,-45 84,-24 98,4 97,20 | 82,0"));
	p.put(back, "t3", {a: 64, gap: 1.6, tone: 0.7}, [0.6, 1.4]).fill(m, "t0");
	p.hatch(m, {a: 66, gap: 1.8, bend: 6, tone: U((x) => 0.75 * ramp(x, 62, 96))});
	p.put(T(dots("45,14.6 49,-44.6 56,-44.6 60,15.6")), "t2", null, [0.5, 1.1]);
	for (let i = 0; i < 4; i++)
		p.put(T([
			[52.4, -33 + i * 11 - 3.6], [55.4, -33 + i * 11], [52.4, -33 + i * 11 + 3.6],
			[49.4, -33 + i * 11]
		]),
			"t0", null, [0.4, 0.9]);
	for (const [x, y, r] of [[37, -8, 3.2], [73, -6, 3.4]]) {
		p.put(T(oval(x, y, r)), "t3", null, [0.5, 1.1]);
		p.fill(T(oval(x - 0.8, y - 0.9, 0.9)), "t0");
	}
	p.edge(m, 0.8, 1.8);
	const b = T([...spline("27,20 48,18 72,21 98,30"), ...spline("97,19 72,10.4 48,8 28,9.6")]);
	p.put(b, "t2", null, [0.6, 1.4]);
	for (let i = 0; i < 6; i++) {
		const u = (i + 0.5) / 6, x = mix(29, 96, u), y = 14 + u * u * 10 - Math.sin(u * 3.1) * 1;
		p.put(T(oval(x, y, i % 2 ? 2.6 : 1.8)), i % 2 ? "t4" : "t0", null, [0.4, 0.9]);
	}
	const l = T(dots("86,24 93,27 99,60 108,104 | 98,107 90,62").filter((q) => q !== "|"));
	p.put(l, "t1", {a: 72, gap: 1.6, tone: U((x) => 0.3)}, [0.6, 1.3]);
	p.burin(T([[99.5, 101], [106.5, 99.4]]), 0.8, 1.2, 0.8);
	for (let i = 0; i < 4; i++)
		p.burin(T([[99 + i * 2.6, 106], [99.6 + i * 2.7, 112]]), 0.8, 0.8, 0.3);
}

export function helm(p, T, U) {
	const b = T(shape(
		"23,33 | 20,14 30,-7 56,-18 84,-9 98,16 100,48 99,72 112,92 | 98,94 82,88 70,76 | 66,60 58,44 44,36"));
	p.fill(b, "t1");
	p.fill(T(shape("64,-17 | 86,-8 98,16 100,48 99,72 112,92 | 98,94 82,88 | 88,60 86,20")), "t2");
	p.hatch(b, {
		a: 62,
		gap: 1.7,
		bend: 10,
		tone: U((x, y) => clamp(0.85 * ramp(x, 58, 96) + 0.5 * (1 - ramp(x, 20, 31)) - 0.08 -
					0.5 * Math.exp(-(((x - 46) / 6) ** 2)))),
		w: [0.4, 0.7, 1.05]
	});
	p.edge(b, 0.9, 2);
	const rim = T([
		...spline("20,36 44,39 56,47 64,62 68,77 82,90"),
		...spline("84,84 73,73 69,58 60,41 46,32.6 22,29")
	]);
	p.put(rim, "t0", null, [0.6, 1.3]);
	for (let i = 0; i < 8; i++) {
		const u = i / 7, q = [mix(25, 78, u), 33 + u * u * 50 + Math.sin(u * 3.1) * -3];
		p.fill(T(oval(q[0], q[1], 1.05)), "ink");
	}
	const comb = T([
		...spline("21,10 32,-11 56,-22 84,-13 101,14"), ...spline("97,16 82,-8 56,-16 34,-6 24,12")
	]);
	p.put(comb, "t0", {a: 80, gap: 1.8, tone: U((x) => ramp(x, 60, 100) * 0.8)}, [0.6, 1.4]);
	for (let i = 0; i < 5; i++) {
		const q = T([
			...spline([
				[60 - i * 1.5, 22 + i * 6], [72 + i * 2, 2 + i * 7],
				[104 + i * 3 - i * i * 1.6, -16 + i * 11]
			]),
			...spline([
				[104 + i * 3 - i * i * 1.6, -16 + i * 11], [86, 10 + i * 8],
				[62 - i * 1.5, 28 + i * 5]
			]).slice(1)
		]);
		p.put(q, i % 2 ? "t0" : "t0", {a: 60, gap: 1.7, tone: U((x) => ramp(x, 74, 108) * 0.6)},
			[0.5, 1.2]);
		p.burin(T(spline([
			[62 - i * 1.5, 25 + i * 5.6], [80, 7 + i * 7.6],
			[100 + i * 2 - i * i * 1.5, -13 + i * 11]
		])),
			0.5, 0.6, 0.1);
	}
	p.put(T(oval(60, 36, 5.4)), "t3", null, [0.7, 1.3]);
	p.put(T(oval(60, 36, 2.2)), "t0", null, [0.4, 0.9]);
}

export function plume(p, T, U) {
	for (const [k, t] of [[0, "t2"], [1, "t1"]]) {
		const q = T([
			...spline([
				[66, -12], [70, -34 + k * 8], [92, -44 + k * 10], [116, -34 + k * 12],
				[128, -6 + k * 14], [124, 26]
			]),
			...spline([
				[124, 26], [112, 14], [104, -2 + k * 6], [90, -10 + k * 4], [78, -4]
			]).slice(1)
		]);
		p.put(q, t, {a: 40, gap: 2, bend: 8, tone: U((x) => 0.3 + 0.3 * Math.sin(x * 0.7))},
			[0.5, 1.3]);
	}
}

export function laurel(p, T, U) {
	for (let i = 0; i < 11; i++) {
		const u = i / 10, x = mix(30, 95, u), y = 20 - Math.sin(u * 3) * 12 + u * 26,
				r = -30 + u * 60;
		for (const d of [-1, 1]) {
			const q = T(turn(
				shape(
					[[x, y], "|", [x + 3, y - 4 * d], [x + 9, y - 6 * d], "|", [x + 7, y - 1 * d]]),
				r, x, y));
			p.put(q, "t2", null, [0.5, 1.1]);
		}
	}
}

/* for the other games: kings, abbesses, gentlemen of the seventeenth century */
export function crown(p, T, U) {
	for (const u of [0.04, 0.27, 0.52, 0.77, 0.98]) {
		const x = mix(30, 97, u), y = 11 - Math.sin(u * 3.1) * 5 + u * u * 12, s = 7.4;
		p.put(T(shape([
			[x - s * 0.8, y + 4], "|", [x - s * 0.7, y - 5], [x - s, y - 10], [x - s * 0.3, y - 9],
			[x, y - 19], [x + s * 0.3, y - 9], [x + s, y - 10], [x + s * 0.7, y - 5], "|",
			[x + s * 0.8, y + 4]
		])),
			"t1", {a: 80, gap: 2, tone: U((q) => ramp(q, 56, 98) * 0.7)}, [0.6, 1.3]);
	}
	const b = T([...spline("27,21 48,19 72,22 99,32"), ...spline("99,21 72,11 48,8 28,10")]);
	p.put(b, "t1", {a: 84, gap: 1.9, tone: U((x) => ramp(x, 60, 98) * 0.7)}, [0.7, 1.5]);
	for (let i = 0; i < 6; i++) {
		const u = (i + 0.5) / 6, x = mix(29, 96, u), y = 14.6 + u * u * 11 - Math.sin(u * 3.1);
		p.put(T(oval(x, y, i % 2 ? 2.8 : 1.9)), i % 2 ? "t4" : "t0", null, 0.7);
	}
}

export function wimple(p, T, U) {
	const
		v = T(shape("30,6 | 52,-9 86,-4 106,24 112,76 128,150 | 96,158 84,120 92,60 70,12")),
		w = T(shape(
			"29,13 | 48,-5 74,-4 92,20 96,66 92,110 98,138 | 62,148 34,140 28,118 30,101 | 44,96 54,84 55,64 48,40 40,24"));
	p.put(w, "t0", {
		a: 74,
		gap: 2.2,
		bend: 6,
		tone: U((x, y) => 0.6 * ramp(x, 60, 96) + 0.3 * ramp(y, 118, 142))
	},
		[0.7, 1.5]);
	for (const k of [0, 1, 2])
		p.burin(
			T(spline([[36 + k * 12, 106 + k * 3], [46 + k * 12, 120], [58 + k * 14, 128 + k * 2]])),
			0.2, 1.3, 0.2);
	p.put(v, "t4", {a: 76, gap: 2, tone: U((x) => 0.4 + 0.5 * ramp(x, 84, 118))}, [0.8, 1.7]);
}

export function cavalier(p, T, U) {
	const c = T(shape("33,14 | 36,-12 46,-24 66,-26 84,-18 92,16"));
	p.put(c, "t3", {a: 76, gap: 1.7, bend: 5, tone: U((x) => 0.1 + 0.8 * ramp(x, 50, 92))},
		[0.8, 1.8]);
	const f = T([
		...spline("88,8 100,-26 78,-42 50,-38 30,-26"),
		...spline("30,-26 54,-24 72,-18 74,2").slice(1)
	]);
	p.put(f, "t0", {a: 50, gap: 2, bend: 8, tone: U((x) => 0.25 + 0.25 * Math.sin(x * 0.8))},
		[0.6, 1.4]);
	p.put(T([
		...spline("4,18 30,8 66,12 100,18 124,6"),
		...spline("124,6 118,30 84,36 44,27 4,18").slice(1, -1)
	]),
		"t3", {a: 8, gap: 1.8, tone: U((x, y) => 0.25 + 0.6 * ramp(x, 40, 120))}, [0.8, 1.9]);
}
