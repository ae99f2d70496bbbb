/* jewels.mjs: what is worn or carried besides. */
import { dots, mix, oval, ramp, rect, shape, spline, turn } from "./points.mjs";

export function pearls(p, T) {
	for (let i = 0; i < 11; i++) {
		const u = i / 10, x = mix(42.6, 78, u), y = 117 + Math.sin(u * 3.1) * 7 - u * 3;
		p.put(T(oval(x, y, 2)), "t0", null, [0.6, 1.1]);
	}
	p.put(T(shape("56,127 | 59.6,131 56,138 | 52.4,131")), "t3", null, [0.6, 1.1]);
}

export function crozier(p, T, U) {
	const c = dots("4,200 5,120 4,60 2,44 -6,30 -18,30 -24,42 -18,53 -8,50 -8,41 -14,39"),
			s = spline(c, false, 1);
	p.tube(T(s), 4.4, "t0");
	p.hatch(T(rect(3, 60, 4, 140)), {a: 0, gap: 3, tone: 0.3});
	p.put(T(oval(4.4, 66, 5, 4)), "t2", null, [0.6, 1.2]);
	p.put(T(oval(4.4, 74, 3.6, 2.4)), "t0", null, [0.6, 1]);
	for (const [x, y] of dots("-8,27 -20,27.4 -27.4,40 -22,54"))
		p.put(T(oval(x, y, 2)), "t2", null, [0.5, 1]);
}

export function ruff(p, T, U) {
	for (let i = 0; i < 12; i++) {
		const u = i / 11, x = mix(24, 104, u), y = 127 + Math.sin(u * 3.14) * 13 - u * 9;
		p.put(T(turn(oval(x, y, 4.8, 10), -24 + u * 56, x, y)), "t0",
			{a: 80, gap: 1.8, tone: U((a, b) => ramp(b, y - 2, y + 9) * 0.7)}, [0.7, 1.3]);
		p.fill(T(turn(oval(x, y + 1.6, 1.5, 4.6), -24 + u * 56, x, y)), "t3");
	}
}

/* A collar of links with a jewel. */
export function chain(p, T) {
	for (let i = 0; i < 13; i++) {
		const u = i / 12;
		const [x, y] = [mix(24, 104, u), 142 + Math.sin(u * 3.14) * 26 - u * 8];
		p.put(T(turn(oval(x, y, 4.6, 2.8), 40 - u * 80, x, y)), i % 2 ? "t0" : "t1", null, [0.6, 1.3]);
	}
	p.put(T(oval(63, 176, 8)), "t0", null, [0.7, 1.6]);
	p.put(T(oval(63, 176, 4)), "t4", null, 0.7);
}

/* Eyeglasses of horn, pinched on the nose. */
export function glasses(p, T) {
	p.put(T(oval(30, 49, 7)), "t0", null, [0.8, 1.6]);
	p.fill(T(oval(28.6, 49, 1.6, 2.6)), "ink");
	p.line(T(spline("23,48 19,47 18,50")), 0.9);
}

/* A sash from the shoulder. */
export function sash(p, T, U) {
	p.put(T([...spline("96,140 76,168 40,196"), ...spline("62,198 92,172 110,146")]), "t0",
		{ a: 40, gap: 2, tone: U((x) => 0.2 + 0.3 * Math.sin(x * 0.4)) }, [0.7, 1.6]);
}

/* A wound of the crown of thorns. */
export function thorns(p, T) {
	for (let i = 0; i < 9; i++) {
		const u = i / 8;
		const [x, y] = [mix(30, 96, u), 20 - Math.sin(u * 3) * 10 + u * 22];
		p.burin(T(spline([[x - 5, y + 3], [x, y - 2], [x + 6, y + 2]])), 0.8, 2, 0.8);
		p.burin(T([[x, y - 1], [x + (i % 2 ? 3 : -3), y - 8]]), 1.4, 1, 0.3);
	}
}
