/* busts.mjs: what is worn on the shoulders. */
import { clamp, dots, inside, mix, oval, ramp, shape, spline } from "./points.mjs";

export function gown(p, T, U) {
	const b = T([
		...spline("38,128 30,138 12,150 -4,168 -8,196"),
		...spline("138,196 134,164 118,146 98,134 88,124")
	]);
	p.put(b, "t2", [{a: 58, gap: 2, bend: 8, tone: U((x) => 0.15 + ramp(x, 30, 130) * 0.6)}],
		[0.6, 1.6]);
	for (const k of [0, 1, 2, 3])
		p.burin(
			T(spline([[52 + k * 16, 140], [48 + k * 19, 164], [50 + k * 23, 196]])), 0.2, 1.6, 0.6);
}

export function brocade(p, T, U) {
	const b = T([
		...spline("34,137 26,143 12,153 0,170 -4,198"),
		...spline("126,198 122,170 112,150 100,139 88,131"),
		...spline([[88, 131], [66, 146], [34, 137]]).slice(1)
	]);
	p.fill(b, "t2");
	for (let i = 0; i < 5; i++)
		for (let j = 0; j < 4; j++) {
			const x = 2 + i * 27 + (j % 2) * 13.5, y = 158 + j * 14,
					q = T(shape([[x, y - 8], "|", [x + 5, y], [x, y + 7], "|", [x - 5, y]]));
			if (inside([b], ...T([[x, y - 6]])[0]) && inside([b], ...T([[x - 5, y]])[0]) &&
				inside([b], ...T([[x + 5, y]])[0]))
				p.put(q, "t0", null, [0.4, 0.9]).fill(T(oval(x, y, 1.8, 2.6)), "t4");
		}
	p.hatch(b, {a: 62, gap: 1.9, bend: 6, tone: U((x) => ramp(x, 40, 124) * 0.75)})
		.edge(b, 0.6, 1.6);
	const hem = T([
		...spline([[34, 137], [66, 146], [88, 131]]), ...spline([[90, 135], [66, 151.5], [31, 141]])
	]);
	p.put(hem, "t0", null, [0.5, 1]);
	for (let i = 0; i < 11; i++) {
		const u = i / 10, x = mix(36, 87, u), y = 139.6 + Math.sin(u * 3.1) * 7.6 - u * 6.6;
		p.fill(T(oval(x, y, 1)), "t4");
	}
}

export function armour(p, T, U) {
	const b = T([
		...spline("36,130 26,138 6,148 -8,166 -10,198"), ...spline("142,198 136,168 118,148 96,134")
	]);
	p.put(b, "t1", [{
		a: 66,
		gap: 1.8,
		bend: 12,
		tone: U((x, y) => 0.75 * ramp(x, 10, 44) * (1 - ramp(x, 44, 58)) + 0.1)
	}],
		[0.6, 1.7]);
	const keel = T(spline([[30, 140], [6, 156], [0, 198]]));
	p.burin(keel, 0.4, 1.1, 0.6);
	for (const k of [3, 2, 1, 0]) {	 // pauldron, four lames
		const x = 84, y = 150 + k * 15, w = 40 + k * 3, q = T([
			...spline([
				[x - w, y + 16], [x - w * 0.86, y - 4], [x - w * 0.3, y - 15],
				[x + w * 0.5, y - 13], [x + w * 1.02, y + 2], [x + w * 1.25, y + 24]
			]),
			...spline([
				[x + w * 1.25, y + 24], [x + w * 0.6, y + 10], [x - w * 0.1, y + 7], [x - w, y + 16]
			]).slice(1)
		]);
		p.fill(q, "t0");
		p.hatch(q, {
			a: 78,
			gap: 1.5,
			bend: 4,
			tone: U((a) => clamp(0.85 * ramp(a, x + 4, x + w * 1.1) +
						0.5 * (1 - ramp(a, x - w, x - w * 0.62)) - 0.05)),
			w: [0.4, 0.65, 1]
		});
		p.edge(q, 0.6, 1.5);
		for (let i = 0; i < 5; i++)
			p.put(T(oval(
						x - w * 0.72 + i * w * 0.4, y - 4 - Math.sin((i + 0.6) / 5 * 3.1) * 6,
							1.15)),
				"t0", null, [0.4, 0.9]);
	}
	const g =
		T([...spline("37,124 44,129 64,132 92,122"), ...spline("97,132 70,145 42,142 30,136")]);
	p.put(g, "t1", {
		a: 80,
		gap: 1.5,
		bend: 5,
		tone: U((x) => clamp(ramp(x, 54, 94) * 0.9 + (1 - ramp(x, 30, 40)) * 0.4))
	},
		[0.6, 1.4]);
	p.burin(T(spline("34,130.4 44,135.6 66,138.6 94,127")), 0.4, 1, 0.4);
}

export function cope(p, T, U) {
	const b = T([
		...spline("36,126 22,136 2,154 -10,176 -14,198"),
		...spline("146,198 140,166 122,142 100,126 90,118")
	]);
	p.put(b, "t2", [{a: 60, gap: 1.9, bend: 10, tone: U((x) => ramp(x, 44, 138) * 0.75)}],
		[0.6, 1.7]);
	for (const k of [0, 1, 2])
		p.burin(T(spline([[78 + k * 15, 138 + k * 2], [84 + k * 18, 164], [82 + k * 22, 196]])),
			0.2, 1.8, 0.6);
	const o =
		T([...spline("40,124 34,138 30,166 30,198"), ...spline("8,198 12,168 22,142 34,127")]);
	p.put(o, "t0", null, [0.6, 1.3]);
	for (let i = 0; i < 5; i++) {
		const y = 140 + i * 13.5, x = 28.5 - i * 2.6, r = 4.6 + i * 0.4;
		p.put(T([[x, y - r - 1.2], [x + r, y], [x, y + r + 1.2], [x - r, y]]), "t3", null, [
				0.4, 0.9
			]).fill(T(oval(x, y, 1.7)), "t0");
	}
	const c =
		T([...spline("38,119 46,126 64,128 90,114"), ...spline("95,124 68,139 42,135 33,128")]);
	p.put(c, "t0", {a: 78, gap: 1.8, tone: U((x) => ramp(x, 58, 92) * 0.7)}, [0.6, 1.3]);
}

export function doublet(p, T, U) {
	gown(p, T, U);
	const c =
		T([...spline("38,121 46,127 64,129 90,116"), ...spline("93,128 66,141 42,138 34,130")]);
	p.put(c, "t0", {a: 80, gap: 1.7, tone: U((x) => ramp(x, 56, 92) * 0.75)}, [0.6, 1.3]);
	p.burin(T(spline([[40, 140], [26, 160], [18, 196]])), 0.8, 1.4, 0.8);
	for (let i = 0; i < 4; i++)
		p.put(T(oval(33 - i * 3.6, 150 + i * 12, 1.7)), "t0", null, [0.5, 1]);
}

/* The common outline of shoulders in a plain stuff. */
function shoulders(p, T, U, tone, deep = 0.6) {
	const b = T([...spline("38,126 28,137 8,150 -6,168 -10,198"), ...spline("140,198 136,166 120,146 100,133 89,122")]);
	p.put(b, tone, { a: 58, gap: 2, bend: 8, tone: U((x) => 0.1 + ramp(x, 30, 130) * deep) },
		[0.6, 1.6]);
	return b;
}

/* A monk's: wide folds, the hood lying on the neck. */
export function habit(p, T, U, o) {
	shoulders(p, T, U, o.cloth ?? "t4", 0.8);
	for (const k of [0, 1, 2, 3])
		p.burin(T(spline([[50 + k * 18, 146], [44 + k * 21, 168], [46 + k * 25, 196]])), 0.3, 2,
			0.6, "t2");
	const hood = T([...spline("34,122 44,130 64,134 92,116"), ...spline("104,120 102,138 74,152 44,148 28,136")]);
	p.put(hood, o.cloth ?? "t3", { a: 74, gap: 1.9, bend: 5, tone: U((x) => ramp(x, 40, 100) * 0.8) },
		[0.7, 1.6]);
}

/* Shirt, and an apron held by straps. */
export function apron(p, T, U) {
	shoulders(p, T, U, "t0", 0.45);
	p.put(T(spline("40,122 48,130 66,132 90,118 92,124 66,140 44,138 36,130", true)), "t0", null, [0.6, 1.3]);
	p.put(T(dots("22,198 28,168 76,166 92,198")), "t3", { a: 70, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	for (const list of ["28,168 34,150 44,140 49,142 40,154 36,168", "66,167 84,146 92,132 98,136 88,154 76,167"]) p.put(T(dots(list)), "t3", null, [0.6, 1.4]);
}

/* Fur with tails, over the shoulders. */
export function ermine(p, T, U) {
	shoulders(p, T, U, "t3", 0.7);
	const fur = T([...spline("36,122 46,130 66,132 91,116"), ...spline("112,136 108,160 70,172 22,166 10,150")]);
	p.put(fur, "t0", { a: 64, gap: 2.2, bend: 6, tone: U((x) => ramp(x, 60, 112) * 0.6) }, [0.7, 1.7]);
	for (const [x, y] of [[30, 146], [48, 152], [68, 154], [90, 146], [40, 162], [60, 164],
		[82, 160], [102, 148], [24, 158]])
		p.fill(T(shape([[x, y - 5], "|", [x + 2.4, y], [x, y + 4], "|", [x - 2.4, y]])), "t4");
}

/* A herald's coat in quarters. */
export function tabard(p, T, U) {
	shoulders(p, T, U, "t0", 0.4);
	p.put(T(dots("14,150 40,138 52,150 50,198 4,198")), "t3", { a: 45, gap: 2.2, tone: 0.3 }, [0.7, 1.5]);
	p.put(T(dots("96,136 124,150 134,198 96,198 88,150")), "t3", { a: 45, gap: 2, tone: 0.5 }, [0.7, 1.5]);
	p.put(T(shape("74,150 | 84,152 94,150 | 93,168 84,180 | 75,168")), "t1", null, [0.7, 1.5]);
	p.put(T(spline("38,120 48,128 66,130 90,116 93,126 66,141 44,139 34,130", true)), "t2", null, [0.6, 1.3]);
}

/* A cardinal's short cape, buttoned. */
export function mozzetta(p, T, U) {
	shoulders(p, T, U, "t1", 0.6);
	const cape = T([...spline("38,122 46,129 66,131 90,116"), ...spline("122,146 126,178 70,190 14,180 2,160")]);
	p.put(cape, "t3", { a: 62, gap: 2, bend: 8, tone: U((x) => 0.1 + ramp(x, 40, 124) * 0.7) },
		[0.7, 1.7]);
	for (let i = 0; i < 5; i++) p.put(T(oval(34 - i * 3, 142 + i * 9, 1.9)), "t0", null, 0.7);
	p.put(T(spline("38,119 46,126 64,128 90,114 94,123 68,137 42,134 33,127", true)), "t0", null, [0.6, 1.3]);
}
