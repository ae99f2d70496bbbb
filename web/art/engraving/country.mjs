/* country.mjs: what open country is made of besides trees: peaks, crags, pits, roads, rivers, huts. */
import { archway, ramp, rect, shape, spline } from "./points.mjs";

/* A jagged mountain; snow lies on its lit side. */
export function peak(p, x, y, w, h, o = {}) {
	const R = p.R;
	const left = [[x - w / 2, y], [x - w * 0.32, y - h * 0.36], [x - w * 0.22, y - h * 0.44],
		[x - w * 0.08, y - h * 0.82], [x, y - h]];
	const right = [[x + w * 0.1, y - h * 0.74], [x + w * 0.2, y - h * 0.62],
		[x + w * 0.32, y - h * 0.3], [x + w / 2, y]];
	const rough = ([a, b]) => [a + R.j(w * 0.012), b + R.j(h * 0.012)];
	const ridge = [[x, y - h], [x + w * 0.03, y - h * 0.6], [x - w * 0.06, y - h * 0.3],
		[x + w * 0.02, y]].map(rough);
	const all = [...left, ...right];
	p.fill(all, o.t ?? "t1");
	p.fill([...ridge, ...[...right].reverse()], o.shade ?? "t2");
	p.hatch([...ridge, ...[...right].reverse()], { a: 62, gap: 2.2, tone: 0.55 });
	p.hatch([...left, ...[...ridge].slice(1)], { a: -58, gap: 3, tone: (q, z) => 0.12
		+ 0.3 * ramp(z, y - h * 0.5, y) });
	if (o.snow)
		p.put([[x, y - h], ...right.slice(0, 2), [x + w * 0.08, y - h * 0.6],
			[x + w * 0.02, y - h * 0.68], [x - w * 0.06, y - h * 0.58], left[3]], "t0", null, 0.7);
	p.burin(ridge, 0.3, 0.9, 0.2).edge(all, 0.4, 1.3);
}

/* A cliff with its top edge as given, falling to y; steps: it was cut by people. */
export function cliff(p, top, y, o = {}) {
	const face = [...top, [top.at(-1)[0], y], [top[0][0], y]];
	p.fill(face, o.t ?? "t0");
	p.hatch(face, { a: 86, gap: o.gap ?? 2.6, wild: 0.5, broken: 0.06, tone: (x, z) => 0.16
		+ 0.4 * ramp(z, y - 60, y) + 0.25 * Math.sin(x * 0.23) ** 2 });
	for (const [x, yy] of top.slice(1, -1))
		p.burin([[x, yy], [x + p.R.j(3), yy + (y - yy) * p.R.r(0.4, 0.8)]], 0.9, 0.7, 0.2);
	p.edge(face, 0.5, 1.4);
}

/* Steps cut into a hillside, each with a lit tread and a dark riser, from the top down. */
export function terraces(p, steps, o = {}) {
	for (const [x0, x1, y, h] of steps) {
		const riser = [[x0, y], [x1, y], [x1 + 2, y + h], [x0 - 2, y + h]];
		p.put(riser, o.t ?? "t1", { a: 88, gap: 2.3, wild: 0.4, tone: (x) => 0.2 + 0.45 * ramp(x,
			(x0 + x1) / 2, x1) }, [0.5, 1.3]);
		p.put([[x0 + 3, y], [x0 + 7, y - 3], [x1 - 5, y - 3], [x1, y]], o.tread ?? "t0", null, 0.6);
		const n = Math.round((x1 - x0) / 13);
		for (let i = 1; i < n; i++)
			p.line([[x0 + i * 13 + p.R.j(3), y], [x0 + i * 13 + p.R.j(3), y + h]], 0.6);
	}
}

/* A road or river between two banks, given from far to near. */
export function road(p, left, right, o = {}) {
	const shape_ = [...spline(left), ...spline(right).reverse()];
	p.put(shape_, o.t ?? "t0", { a: o.a ?? 6, gap: 3.2, tone: o.tone ?? 0.2 }, [0.4, 1]);
}

export function river(p, left, right) {
	const water = [...spline(left), ...spline(right).reverse()];
	p.fill(water, "t2");
	p.hatch(water, { a: 0, gap: 3, step: 2, stagger: 0.3, wild: 0.4, broken: 0.08, min: 4,
		tone: (x, y) => 0.3 + 0.25 * Math.sin(x * 0.11 + y * 0.4), w: [0.5, 0.7, 1] });
	p.edge(water, 0.5, 1.2);
}

/* An arched bridge from x0 to x1 with its crown at y. */
export function bridge(p, x0, x1, y, h, n = 3) {
	const w = (x1 - x0) / n;
	const body = [[x0, y + h], [x0, y + 4],
		...spline([[x0, y + 4], [(x0 + x1) / 2, y], [x1, y + 4]]), [x1, y + h]];
	p.put(body, "t0", { a: 0, gap: 3.4, tone: 0.3 }, [0.6, 1.3]);
	for (let i = 0; i < n; i++) {
		const hole = archway(x0 + i * w + w * 0.16, y + h, w * 0.68, h * 0.3);
		p.put(hole, "t3", { a: 0, gap: 1.8, tone: 0.6 }, [0.6, 1.2]);
		p.line(archway(x0 + i * w + w * 0.08, y + h, w * 0.84, h * 0.3), 0.5);
	}
	p.put([[x0 - 2, y + 5], [x0 - 2, y + 1], ...spline([[x0 - 2, y + 1], [(x0 + x1) / 2, y - 3],
		[x1 + 2, y + 1]]), [x1 + 2, y + 5], ...spline([[x1 + 2, y + 5], [(x0 + x1) / 2, y + 1],
		[x0 - 2, y + 5]])], "t1", null, [0.5, 1.2]);
}

/* The mouth of a mine, framed with timber. */
export function adit(p, x, y, w, h) {
	p.put([[x - w / 2, y], [x - w * 0.42, y - h], [x + w * 0.42, y - h], [x + w / 2, y]], "ink", null,
		0.7);
	for (const d of [-1, 1])
		p.put([[x + d * w * 0.5, y], [x + d * w * 0.42, y - h], [x + d * w * 0.54, y - h],
			[x + d * w * 0.66, y]], "t1", null, [0.6, 1.3]);
	p.put([[x - w * 0.64, y - h], [x - w * 0.6, y - h * 1.16], [x + w * 0.6, y - h * 1.16],
		[x + w * 0.64, y - h]], "t0", { a: 0, gap: 2, tone: 0.35 }, [0.6, 1.4]);
	for (const d of [-0.1, 0.1]) p.line([[x + d * w, y], [x + d * w * 0.5, y - h * 0.3]], 0.7);
}

/* A palisade of stakes. */
export function palisade(p, x0, x1, y, h) {
	for (let x = x0; x < x1; x += 4.4)
		p.put([[x, y], [x, y - h + p.R.j(1)], [x + 2.2, y - h - 3], [x + 4.4, y - h + p.R.j(1)],
			[x + 4.4, y]], p.R() < 0.5 ? "t1" : "t2", null, 0.6);
	p.line([[x0, y - h * 0.6], [x1, y - h * 0.6]], 0.8);
}

export function hut(p, x, y, k = 1) {
	p.local(x, y, k, () => {
		p.put(rect(-9, -12, 18, 12), "t0", { a: 90, gap: 1.9, tone: (q) => ramp(q, -2, 9) * 0.7 },
			[0.5, 1.1]);
		p.fill(rect(-3, -8, 5, 8), "ink");
		p.put(shape("-13,-11 | -6,-20 0,-26 | 6,-20 13,-11"), "t2", { a: 82, gap: 1.9, tone: (q) => 0.25 + ramp(q, -4, 12) * 0.6 },
			[0.6, 1.3]);
	});
}

export function palm(p, x, y, h) {
	const top = [x + h * 0.12, y - h];
	p.burin(spline([[x, y], [x + h * 0.02, y - h * 0.5], top]), 3, 2.4, 1.6, "t3")
		.line(spline([[x - 1.4, y], [x - 0.4, y - h * 0.5], top]), 0.7);
	for (const a of [-170, -140, -100, -60, -25, 5]) {
		const c = Math.cos(a / 57.3), s = Math.sin(a / 57.3), l = h * 0.44;
		const tip = [top[0] + c * l, top[1] + s * l * 0.5 + l * 0.36];
		const up = [top[0] + c * l * 0.55, top[1] + s * l * 0.6];
		p.put(shape([top, "|", up, tip, "|", [up[0] + 1, up[1] + 4.6]]), a < -90 ? "t2" : "t3", null, 0.7);
	}
}
