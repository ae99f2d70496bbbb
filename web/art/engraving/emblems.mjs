/* emblems.mjs: shields, keys, the tiara. */
import { arc, clamp, dots, oval, ramp, rect, shape, spline, turn } from "./points.mjs";

export function shield(p, x, y, s, kind) {
	const q = shape([[x - s * 0.5, y - s * 0.62], "|", [x, y - s * 0.54], [x + s * 0.5, y - s * 0.62],
		"|", [x + s * 0.52, y], [x + s * 0.26, y + s * 0.5], [x, y + s * 0.7], "|",
		[x - s * 0.26, y + s * 0.5], [x - s * 0.52, y]]);
	p.put(q, "t0", { a: 45, gap: 1.6, tone: (a) => ramp(a, x, x + s * 0.5) * 0.6 }, [0.8, 1.6]);
	if (kind === "palle")
		for (const [a, b] of dots("0,-0.36 -0.27,-0.16 0.27,-0.16 -0.2,0.16 0.2,0.16 0,0.42"))
			p.put(oval(x + a * s, y + b * s, s * 0.105), "t3", null, [0.4, 0.9]);
	if (kind === "crescent")
		p.fill([...arc(x - s * 0.04, y, s * 0.3, s * 0.34, 45, 315, 14),
			...arc(x + s * 0.1, y, s * 0.22, s * 0.26, 295, 65, 12)], "t3");
	if (kind === "bars")
		for (const u of [-0.3, -0.02, 0.26]) p.fill(rect(x + u * s, y - s * 0.52, s * 0.14,
			s * 0.94), "t3");
	if (kind === "cross")
		p.fill(rect(x - s * 0.08, y - s * 0.5, s * 0.16, s * 1.1), "t3")
			.fill(rect(x - s * 0.46, y - s * 0.16, s * 0.92, s * 0.16), "t3");
}

export function key(p, cx, cy, m) {
	const T = (q) => turn(q.map(([a, b]) => [cx + a * m, cy + b]), 45 * m, cx, cy);
	p.put(T(rect(-2.7, -50, 5.4, 100)), "t0", { a: 90 + 45 * m, gap: 1.4, tone: (x, y) => 0.3 },
		[0.7, 1.6]);
	p.put(T(dots("2.4,-50 17,-50 17,-44 12.6,-44 12.6,-41 17,-41 17,-30 12,-30 12,-34 8.6,-34 8.6,-30 2.4,-30")), "t0", { a: 60, gap: 1.7, tone: 0.3 }, [0.7, 1.6]);
	for (const [a, b] of dots("-6.6,56 6.6,56 0,66 0,55"))
		p.put(T(oval(a, b, 7)), "t0", null, [0.7, 1.5]);
	for (const [a, b] of [[-6.6, 56], [6.6, 56], [0, 66]])
		p.put(T(oval(a, b, 3.4)), "t2", { a: 45, gap: 1.3, tone: 0.5 }, [0.5, 1]);
	p.put(T(rect(-4.6, 44, 9.2, 4)), "t2", null, [0.6, 1.2]);
	p.put(T(rect(-4, -26, 8, 3)), "t2", null, [0.6, 1.2]);
}

/* One of the three crowns. */
function coronet(p, cx, yy, w) {
	const c = (u) => yy + 5 * (1 - u * u);
	const sixths = Array.from({ length: 13 }, (_, i) => i / 6 - 1);
	const upper = [...sixths].reverse();
	const band = [
		...sixths.map((u) => [cx + u * w, c(u)]),
		...upper.map((u) => [cx + u * w, c(u) - 7]),
	];
	for (const u of [-0.86, -0.46, 0, 0.46, 0.86]) {
		const x = cx + u * w, z = c(u) - 7, s = 4.6 * (1 - 0.4 * u * u);
		p.put(shape([[x - s * 0.7, z + 1], "|", [x - s, z - s * 0.9], [x - s * 0.3, z - s * 0.9],
			[x, z - s * 2.1], [x + s * 0.3, z - s * 0.9], [x + s, z - s * 0.9], "|",
			[x + s * 0.7, z + 1]]), "t1", null, [0.5, 1.1]);
	}
	p.put(band, "t1", { a: 90, gap: 2, tone: (x) => ramp(x, cx, cx + w) * 0.7 }, [0.6, 1.4]);
	for (const u of [-0.7, -0.24, 0.24, 0.7]) {
		p.put(oval(cx + u * w, c(u) - 3.5, 2.3 * (1 - 0.3 * u * u), 2.3), "t3", null, [0.5, 1]);
	}
	for (const u of [-0.94, -0.47, 0, 0.47, 0.94])
		p.fill(oval(cx + u * w, c(u) - 3.5, 1), "ink");
	}

export function tiara(p, cx, y) {
	const b = shape([[cx - 25, y], "|", [cx - 29, y - 24], [cx - 25, y - 46], [cx - 12, y - 66],
		[cx, y - 72], [cx + 12, y - 66], [cx + 25, y - 46], [cx + 29, y - 24], "|", [cx + 25, y], "|",
		[cx, y + 5]]);
	for (const m of [-1, 1]) {
		const l = [...spline([[cx + m * 17, y], [cx + m * 15, y + 14],
			[cx + m * 19, y + 30]]),...spline([[cx + m * 7, y + 32], [cx + m * 5, y + 16],
			[cx + m * 6, y]])];
		p.put(l, "t3", { a: 80, gap: 1.8, tone: 0.5 }, [0.6, 1.4]);
		p.burin([[cx + m * 18, y + 25], [cx + m * 7, y + 27]], 1, 1.4, 1);
	}
	p.fill(b, "t0");
	p.fill(shape([[cx + 4, y - 71], [cx + 14, y - 64], [cx + 25, y - 46], [cx + 29, y - 24], "|",
		[cx + 25, y], "|", [cx + 8, y + 4], [cx + 13, y - 30]]), "t2");
	p.hatch(b, { a: 84, gap: 1.6, bend: -3, tone: (x) => clamp(ramp(x, cx - 2, cx + 28) * 0.85
		+ (1 - ramp(x, cx - 28, cx - 21)) * 0.4), w: [0.4, 0.65, 1] });
	p.edge(b, 0.9, 2);
	for (const [yy, w] of [[y - 2, 26.6], [y - 24, 29.6], [y - 46, 26]]) coronet(p, cx, yy, w);
	p.put(oval(cx, y - 74.6, 3.8), "t1", null, [0.6, 1.2]);
	p.put([[cx - 1.2, y - 78], [cx - 1.2, y - 83], [cx - 4.4, y - 83], [cx - 4.4, y - 85.4],
		[cx - 1.2, y - 85.4], [cx - 1.2, y - 90], [cx + 1.2, y - 90], [cx + 1.2, y - 85.4],
		[cx + 4.4, y - 85.4], [cx + 4.4, y - 83], [cx + 1.2, y - 83], [cx + 1.2, y - 78]], "t0", null,
		[0.5, 1.1]);
}
