/* houses.mjs: churches, temples, town houses, loggias, tents and stalls; foot at x, y. */
import { banner, column, gabled, tower } from "./masonry.mjs";
import { arc, archway, clamp, oval, ramp, rect, spline } from "./points.mjs";

const lit = (x0, x1) => ({ a: 90, gap: 1.9, tone: (x) => ramp(x, x0, x1) * 0.6 });

/* A row of gabled houses from x0 on, of widths as given. */
export function houseRow(p, x0, y, widths, h, o = {}) {
	let x = x0;
	for (const w of widths) {
		const tall = h * p.R.r(0.8, 1.2);
		gabled(p, x, y + p.R.j(1), w, tall, { d: w * 0.6, rh: w * 0.4, skew: 0, sidewin: 1,
			win: [[0.3, 0.45, 1.2], [0.7, 0.45, 1.2], [0.5, 0, 1.6]], ...o });
		x += w * 1.6 + 0.5;
	}
}

/* A church seen from its front: gable, rose, portal; tower: a bell tower at its side. */
export function church(p, x, y, w, h, o = {}) {
	const side = o.tower ?? 0;
	if (side) {
		const tx = side > 0 ? x + w * 1.06 : x - w * 0.44;
		tower(p, tx, y, w * 0.38, h * 1.75, { stone: 0, head: "pyr", roof: 1.2, over: 0.16,
			win: [[0.5, 0.1, 1.5], [0.5, 0.34, 1.2]] });
	}
	p.put([[x + w, y], [x + w, y - h * 0.82], [x + w * 1.34, y - h * 0.78], [x + w * 1.34, y - 2]],
		"t2", { a: 90, gap: 1.7, tone: 0.5 }, [0.5, 1.2]);
	p.put([[x + w / 2, y - h * 1.24], [x + w * 0.84, y - h * 1.2], [x + w * 1.38, y - h * 0.76],
		[x + w * 1.03, y - h * 0.8]], "t3", { a: 58, gap: 1.8, tone: 0.5 }, [0.5, 1.3]);
	const front = [[x, y], [x, y - h * 0.82], [x + w / 2, y - h * 1.24], [x + w, y - h * 0.82],
		[x + w, y]];
	p.put(front, "t0", lit(x + w * 0.4, x + w * 1.2), [0.6, 1.3]);
	p.burin([[x - 1.6, y - h * 0.79], [x + w / 2, y - h * 1.27], [x + w + 1.6, y - h * 0.79]], 1,
		1.8, 1);
	p.put(oval(x + w / 2, y - h * 0.78, w * 0.13), "t3", null, 0.8);
	p.line(oval(x + w / 2, y - h * 0.78, w * 0.18), 0.5, true);
	p.put(archway(x + w * 0.36, y, w * 0.28, h * 0.26), "ink", null, 0.7);
	p.line(archway(x + w * 0.3, y, w * 0.4, h * 0.26), 0.6);
	for (const u of [0.16, 0.84])
		p.fill(archway(x + w * u - w * 0.04, y - h * 0.28, w * 0.08, h * 0.24), "ink");
	cross(p, x + w / 2, y - h * 1.26, h * 0.2);
}

export function cross(p, x, y, h) {
	p.burin([[x, y], [x, y - h]], 1.3, 1.2, 1.2)
		.burin([[x - h * 0.3, y - h * 0.66], [x + h * 0.3, y - h * 0.66]], 1.2, 1.3, 1.2);
}

/* A temple or front with columns and pediment. */
export function temple(p, x, y, w, h, n = 4) {
	p.fill(rect(x, y - h, w, h), "t3").hatch(rect(x, y - h, w, h), { a: 90, gap: 1.7, tone: 0.7 });
	p.put(archway(x + w / 2 - w * 0.08, y, w * 0.16, h * 0.5), "ink", null, 0.7);
	for (let i = 0; i < n; i++) column(p, x + ((i + 0.5) * w) / n, y, w * 0.075, h);
	p.put(rect(x - w * 0.04, y - h - h * 0.16, w * 1.08, h * 0.16), "t1", lit(x + w * 0.5, x + w * 1.2),
		[0.5, 1.2]);
	p.put([[x - w * 0.07, y - h * 1.16], [x + w / 2, y - h * 1.16 - w * 0.2],
		[x + w * 1.07, y - h * 1.16]], "t0", lit(x + w * 0.5, x + w * 1.2), [0.6, 1.4]);
	for (let i = 0; i < 3; i++)
		p.put(rect(x - w * 0.06 - i * 4, y + i * 3.4, w * 1.12 + i * 8, 3.6), "t0",
			lit(x + w * 0.6, x + w * 1.3), [0.4, 1.1]);
}

/* An open arcade of n bays. */
export function loggia(p, x, y, w, h, n, o = {}) {
	p.fill(rect(x, y - h, w, h), "t4").hatch(rect(x, y - h, w, h), { a: 90, gap: 2, tone: 0.6 });
	const bay = w / n;
	const holes = [];
	for (let i = 0; i < n; i++)
		holes.push(archway(x + i * bay + bay * 0.12, y, bay * 0.76, h * 0.62).reverse());
	const wall = [rect(x, y - h * 1.3, w, h * 1.3), ...holes];
	p.fill(wall, "t0").hatch(wall, lit(x + w * 0.4, x + w * 1.3));
	for (const hole of holes) p.edge(hole, 0.5, 1.1);
	p.edge(rect(x, y - h * 1.3, w, h * 1.3), 0.6, 1.3);
	for (let i = 0; i <= n; i++)
		column(p, clamp(x + i * bay, x + bay * 0.06, x + w - bay * 0.06), y, bay * 0.13, h * 0.64);
	p.put(rect(x - 3, y - h * 1.38, w + 6, h * 0.09), "t1", null, [0.5, 1.2]);
	if (o.roof)
		p.put([[x - 6, y - h * 1.38], [x + w * 0.06, y - h * 1.38 - o.roof],
			[x + w * 0.94, y - h * 1.38 - o.roof], [x + w + 6, y - h * 1.38]], "t3",
			{ a: 84, gap: 2.2, tone: (q) => 0.3 + ramp(q, x, x + w) * 0.4 }, [0.6, 1.4]);
}

/* A tent with stripes and a pennant. */
export function tent(p, x, y, w, h, o = {}) {
	const body = [[x - w * 0.5, y], [x - w * 0.44, y - h * 0.5], [x, y - h],
		[x + w * 0.44, y - h * 0.5], [x + w * 0.5, y]];
	p.fill(body, "t0");
	for (const u of [-0.75, -0.15, 0.45]) {
		const edge = (v) => [[x + v * w * 0.5, y], [x + v * w * 0.44, y - h * 0.5], [x, y - h]];
		p.fill([...edge(u), ...edge(u + 0.3).reverse()], o.t ?? "t3");
	}
	p.hatch(body, { a: 82, gap: 1.9, tone: (q) => ramp(q, x, x + w * 0.5) * 0.8 })
		.edge(body, 0.6, 1.5);
	p.burin(spline([[x - w * 0.44, y - h * 0.5], [x, y - h * 0.44], [x + w * 0.44, y - h * 0.5]]),
		0.8, 1.4, 0.8);
	if (o.open) p.put([[x - w * 0.1, y], [x, y - h * 0.44], [x + w * 0.12, y]], "ink", null, 0.6);
	if (o.flag !== 0) banner(p, x, y - h, { h: h * 0.22 + 3, l: w * 0.2 + 2 });
}

/* A stall: posts, a striped awning, a table with goods drawn by 'wares'. */
export function stall(p, x, y, w, h, wares) {
	p.fill(rect(x + 2, y - h, w - 4, h * 0.7), "t4");
	for (const a of [x + 1.5, x + w - 3.5]) p.put(rect(a, y - h, 2.4, h), "t1", null, 0.7);
	p.put(rect(x, y - h * 0.42, w, h * 0.42), "t2", { a: 90, gap: 2.2, tone: (q) => 0.15
		+ ramp(q, x, x + w) * 0.5 }, [0.6, 1.3]);
	p.put(rect(x - 2, y - h * 0.46, w + 4, 3), "t0", null, [0.5, 1.1]);
	wares?.(x, y - h * 0.46, w);
	const n = Math.max(4, Math.round(w / 8));
	for (let i = 0; i < n; i++) {
		const at = (u) => [x - 5 + ((w + 10) * u) / n, y - h * 0.98];
		const top = (u) => [x + (w * u) / n, y - h * 1.3];
		const [a, b] = [at(i), at(i + 1)];
		p.put([top(i), top(i + 1), b, ...arc((a[0] + b[0]) / 2, a[1], (b[0] - a[0]) / 2, 4, 0, 180,
			5).slice(1, -1), a], i % 2 ? "t0" : "t3", null, 0.7);
	}
}

/* An eight-sided building: three sides seen, a ribbed pyramid above. */
export function octagon(p, x, y, w, h) {
	const xs = [x, x + w * 0.24, x + w * 0.76, x + w];
	const tones = ["t1", "t0", "t3"];
	for (let i = 0; i < 3; i++) {
		const up = i === 1 ? 0 : h * 0.03;
		const wall = [[xs[i], y - (i === 0 ? h * 0.03 : 0)], [xs[i], y - h], [xs[i + 1], y - h],
			[xs[i + 1], y - (i === 2 ? h * 0.03 : 0)]];
		p.put(wall, tones[i], { a: 90, gap: 1.9, tone: i === 2 ? 0.65 : 0.14 + up * 0 },
			[0.5, 1.2]);
		const ww = xs[i + 1] - xs[i];
		const n = i === 1 ? 3 : 2;
		for (const row of [0.36, 0.74])
			for (let k = 0; k < n; k++) {
				const a = xs[i] + (ww * (k + 0.5)) / n;
				p.put(archway(a - ww * 0.1, y - h * (row === 0.36 ? 0.1 : 0.54), ww * 0.2,
					h * 0.16), i === 1 ? "t2" : "t4", null, 0.7);
			}
	}
	for (const yy of [0.5, 0.92]) p.put(rect(x - 2, y - h * yy, w + 4, 3), "t0", null, [0.4, 1]);
	p.put(archway(x + w * 0.42, y, w * 0.16, h * 0.22), "ink", null, 0.8);
	const top = [x + w / 2, y - h - w * 0.4];
	for (let i = 0; i < 3; i++)
		p.put([[xs[i] - (i ? 0 : 4), y - h], top, [xs[i + 1] + (i === 2 ? 4 : 0), y - h]],
			["t1", "t2", "t3"][i], { a: [60, 0, -50][i], gap: 2, tone: [0.15, 0.3, 0.6][i] }, [0.5, 1.3]);
	tower(p, x + w / 2 - w * 0.05, top[1] + w * 0.06, w * 0.1, w * 0.12,
		{ stone: 0, head: "cone", roof: 1, over: 0.2, win: [[0.5, 0.3, 1.6]] });
}
