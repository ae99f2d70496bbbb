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

const soft = (U, from, to, deep = 0.8) =>
	({ a: 74, gap: 1.7, bend: 6, tone: U((x) => 0.1 + deep * ramp(x, from, to)),
	w: [0.5, 0.8, 1.1] });

/* A monk's hood drawn over the head. */
export function cowl(p, T, U, o) {
	const c = T(shape("26,18 | 40,-10 66,-18 94,-4 108,34 106,80 98,118 104,140 | 74,150 56,128 | 62,104 64,80 58,50 46,30"));
	p.put(c, o.cloth ?? "t4", soft(U, 56, 104), [0.8, 1.9]);
	p.put(T(shape("26,18 | 46,30 58,50 64,80 62,104 56,128 | 50,120 56,96 56,74 50,50 40,34 28,26")), "t2", null, [0.7, 1.5]);
	for (const k of [0, 1])
		p.burin(T(spline([[66 + k * 14, 4], [80 + k * 12, 50], [76 + k * 14, 108]])), 0.3, 1.5, 0.3,
			"t2");
}

/* Plaited straw, for the sun. */
export function strawhat(p, T, U) {
	p.put(T(shape("32,14 | 34,-6 46,-18 70,-20 88,-12 94,12")), "t1", soft(U, 56, 94, 0.6), [0.7, 1.7]);
	const brim = T([...spline("-4,26 26,10 62,8 100,16 132,32"), ...spline("132,32 100,38 64,32 30,30 -4,26").slice(1, -1)]);
	p.put(brim, "t0", { a: 4, gap: 2, tone: U((x) => 0.2 + 0.5 * ramp(x, 50, 130)) }, [0.8, 1.8]);
	p.put(T(spline("32,12 60,6 94,12 94,4 62,-3 33,3", true)), "t3", null, [0.6, 1.3]);
}

export function skullcap(p, T, U) {
	p.put(T(shape("36,6 | 52,-6 76,-2 92,14 97,34 | 80,22 56,12")), "t4", soft(U, 56, 98), [0.7, 1.7]);
	p.put(T(oval(62, -5, 3)), "t2", null, 0.8);
}

/* A linen cap tied under the chin. */
export function coif(p, T, U) {
	const c = T(shape("32,14 | 50,-4 78,0 95,24 97,56 88,82 | 78,84 70,72 | 66,52 56,42 46,30"));
	p.put(c, "t0", { a: 66, gap: 2, bend: 6, tone: U((x) => ramp(x, 66, 98) * 0.7) }, [0.7, 1.6]);
	p.burin(T(spline("60,10 74,34 78,80")), 0.3, 1.1, 0.3);
	p.tube(T(spline("66,60 56,84 40,98")), 2, "t0");
}

/* The broad red hat with cords. */
export function galero(p, T, U) {
	p.put(T(shape("40,10 | 42,-8 56,-16 76,-14 88,6")), "t3", soft(U, 56, 88), [0.8, 1.8]);
	p.put(T([...spline("-2,20 30,6 64,6 100,14 128,30"), ...spline("128,30 98,34 62,24 28,22 -2,20").slice(1, -1)]), "t3",
		{ a: 6, gap: 1.9, tone: U((x) => 0.15 + 0.7 * ramp(x, 30, 120)) }, [0.8, 1.9]);
	p.tube(T(spline("60,24 66,60 84,100 96,126")), 1.8, "t0");
	for (const [x, y] of [[98, 132], [92, 146], [106, 146]]) p.put(T(dots(`${x - 3},${y} ${x + 3},${y} ${x + 5},${y + 12} ${x - 5},${y + 12}`)), "t3", null, [0.6, 1.3]);
}

export function turban(p, T, U) {
	const c = T(spline("24,16 26,-8 44,-26 72,-30 98,-16 108,8 102,34 78,26 50,24 28,26", true));
	p.put(c, "t0", { a: 30, gap: 2.2, bend: 8, tone: U((x) => ramp(x, 60, 108) * 0.7) }, [0.8, 1.9]);
	for (const list of ["26,10 48,-6 84,-24", "26,20 54,6 104,0", "46,24 74,14 106,16", "30,-8 56,10 76,26", "44,-24 70,-2 100,30"]) p.burin(T(spline(list)), 0.5, 1.7, 0.5);
	p.put(T(shape("40,-4 | 46,-22 40,-40 | 52,-26 50,-4")), "t3", null, [0.7, 1.5]);
	p.put(T(oval(44, 2, 4.4)), "t3", null, [0.7, 1.4]);
}

/* A flat cap with a feather. */
export function feathercap(p, T, U, o) {
	p.put(T([...spline("50,-6 70,-34 104,-40 128,-20"), ...spline("128,-20 106,-18 84,-10 62,6").slice(1)]), "t0", { a: 40, gap: 2.2, bend: 8,
		tone: U((x) => 0.2 + 0.2 * Math.sin(x * 0.6)) }, [0.6, 1.5]);
	p.put(T(shape("26,14 | 30,-8 54,-18 86,-12 104,10 | 102,24 70,12 44,12")), o.hatTone ?? "t4", soft(U, 50, 104), [0.8, 1.8]);
	p.put(T([...spline("22,18 46,12 76,16 106,30"), ...spline("106,22 78,8 46,3 23,10")]), o.hatTone ?? "t3", soft(U, 50, 104), [0.7, 1.6]);
	p.put(T(oval(50, 4, 4)), "t0", null, [0.7, 1.4]);
}

/* A helmet with the visor up. */
export function sallet(p, T, U) {
	const b = T(shape("24,28 | 24,4 38,-12 64,-16 88,-4 100,22 104,54 120,82 | 98,86 84,66 74,52 | 56,34"));
	p.put(b, "t1", { a: 62, gap: 1.7, bend: 10,
		tone: U((x) => clamp(0.85 * ramp(x, 54, 100) + 0.4 * (1 - ramp(x, 24, 34)))),
		w: [0.4, 0.7, 1.05] }, [0.9, 2]);
	p.put(T(shape("8,16 | 18,0 40,-10 62,-8 | 70,8 52,18 26,22")), "t0", { a: 30, gap: 1.9, tone: U((x) => ramp(x, 20, 70) * 0.7) }, [0.8, 1.8]);
	p.burin(T([[16, 8], [40, 3]]), 1.6, 2.4, 1.6);
	p.put(T(oval(68, 8, 5)), "t3", null, [0.8, 1.6]);
	p.burin(T(spline("44,-12 70,-14 92,2")), 0.5, 1.3, 0.4);
}

/* A kettle of iron with a crest, worn by foot. */
export function morion(p, T, U) {
	p.put(T(shape("34,8 | 38,-14 56,-24 80,-18 94,12")), "t1", { a: 70, gap: 1.7, bend: 8, tone: U((x) => clamp(0.9 * ramp(x, 50, 94))) },
		[0.8, 1.8]);
	p.put(T([...spline("32,2 50,-34 78,-36 96,6"), ...spline("96,6 76,-18 52,-20 32,2").slice(1, -1)]), "t0",
		{ a: 80, gap: 2, tone: U((x) => ramp(x, 54, 96) * 0.7) }, [0.8, 1.8]);
	p.put(T([...spline("4,2 26,20 62,18 100,22 122,4"), ...spline("122,4 104,30 62,28 24,28 4,2").slice(1, -1)]), "t0",
		{ a: 6, gap: 1.8, tone: U((x) => 0.15 + 0.7 * ramp(x, 40, 120)) }, [0.8, 1.9]);
	for (let i = 0; i < 6; i++)
		p.put(T(oval(36 + i * 12, 12 + Math.abs(2.5 - i) * 0.6, 1.8)), "t3", null, 0.6);
}

/* The triple crown. */
export function tiaraHat(p, T, U) {
	const b = T(shape("30,16 | 24,-14 34,-46 54,-66 72,-60 90,-36 98,-4 97,24 | 66,16"));
	p.put(b, "t0", { a: 78, gap: 1.8, tone: U((x) => ramp(x, 60, 98) * 0.8) }, [0.9, 2]);
	for (const [y, x0, x1] of [[16, 28, 98], [-12, 25, 96], [-38, 31, 88]]) {
		p.put(T([...spline([[x0, y], [(x0 + x1) / 2, y + 1], [x1, y + 9]]),
			...spline([[x1, y], [(x0 + x1) / 2, y - 9], [x0, y - 9]])]), "t1", null, [0.7, 1.5]);
		for (let i = 0; i < 4; i++)
			p.put(T(oval(mix(x0 + 8, x1 - 8, i / 3), y - 3 + i * 1.4, 2.2)), i % 2 ? "t4" : "t3", null,
				0.6);
	}
	p.put(T(oval(56, -70, 4.6)), "t1", null, [0.7, 1.5]);
	p.burin(T([[56, -74], [56, -88]]), 2, 2, 2).burin(T([[50, -82], [62, -82]]), 2, 2, 2);
}

/* Rays of a saint. */
export function halo(p, T, U) {
	p.put(T(oval(62, 40, 66)), "t1", null, [0.7, 1.6]);
	for (let a = 0; a < 360; a += 12)
		p.burin(T(turn([[62, -24], [62, -14]], a, 62, 40)), 0.5, 1.4, 0.4);
	p.line(T(oval(62, 40, 60)), 0.7, true);
}

/* A thin circlet with a pearl on the brow. */
export function coronet(p, T) {
	p.tube(T(spline("32,15 50,10 74,16 98,32")), 2.6, "t0");
	for (const [x, y] of [[33, 14], [52, 8], [74, 14], [92, 26]])
		p.put(T(shape([[x - 4, y], "|", [x, y - 9], "|", [x + 4, y]])), "t0", null, [0.6, 1.3]);
}

/* A cloak blown back. */
export function cloak(p, T, U) {
	p.put(T([...spline("88,118 120,110 150,130 160,196"), ...spline("90,196 92,150 80,126")]), "t4",
		{ a: 66, gap: 2.2, tone: U((x) => 0.3 + 0.4 * Math.sin(x * 0.2)) }, [0.7, 1.7]);
}
