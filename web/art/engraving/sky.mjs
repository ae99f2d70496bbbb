/* sky.mjs: air and water. */
import { arc, billow, clamp, inside, mix, noise, ramp, rect, spline } from "./points.mjs";
import { HIGH, WIDE } from "./window.mjs";

export function sky(p, W, y1, o = {}) {
	const n = noise(p.R, 3, 0.03), r = rect(-2, -24, W + 4, y1 + 24);
	p.fill(r, o.base ?? "t1");
	p.hatch(r, {
		a: 0,
		gap: o.gap ?? 3.3,
		step: 2.5,
		tone: (x, y) => (o.dark ?? 0.62) * (1 - y / y1) ** 1.1 + 0.14 * n(x, y * 3) + 0.04,
		broken: 0.012,
		min: 5,
		w: [0.35, 0.5, 0.7]
	});
}

/* A heap of cloud on a level foot: lit above, a block of tone and a few strokes below. */
export function cloud(p, cx, cy, w, o = {}) {
	const R = p.R;
	const h = w * (o.flat ?? 0.34);
	const heaps = [];
	const lean = R.j(0.3);
	for (let i = 0; i < 7; i++) {
		const u = ((i + 0.5) / 7) * 2 - 1;
		const swell = Math.max(0, 1 - (u - lean) ** 2);
		heaps.push([
			cx + u * w * 0.42 + R.j(w * 0.03),
			cy - swell * h * R.r(0.3, 0.85),
			w * R.r(0.08, 0.13) + swell * h * 0.26,
		]);
	}
	const foot = cy + h * 0.16;
	const level = ([x, y]) => [x, y > foot ? foot + Math.sin(x * 0.5) * 0.5 : y];
	const out = billow(cx, cy - h * 0.1, heaps, 160).map(level);
	p.fill(out, o.t ?? "t0");
	const belly = billow(cx, cy - h * 0.1, heaps.map(([x, y, r]) => [x + r * 0.5, y + r * 0.9,
		r * 0.8]), 90);
	p.fill(belly.map(level).filter(([x, y]) => inside([out], x - 0.5, y - 0.5)), o.shade ?? "t1");
	const low = (x, y) => clamp((y - cy + h * 0.5) / h) * 0.5 * ramp(x, cx - w * 0.45,
		cx + w * 0.5);
	p.hatch(out, { a: 0, gap: 2.2, step: 1, tone: (x, y) => low(x, y)
		+ clamp((y - foot + 3) / 3) * 0.3, min: 3 });
	p.edge(out, 0.3, 0.9);
	for (const [x, y, r] of heaps.slice(1, 6)) {
		const a = R.r(170, 210);
		p.burin(arc(x + r * 0.1, y + r * 0.2, r * 0.75, r * 0.75, a, a + R.r(80, 130)), 0.1, 0.7,
			0.1);
	}
}

/* Long thin streaks, one above the other. */
export function streaks(p, cx, cy, w, n = 3) {
	for (let i = 0; i < n; i++) {
		const l = w * p.R.r(0.5, 1);
		const x = cx + p.R.j(w * 0.2);
		const y = cy + i * p.R.r(4.5, 7);
		const t = p.R.r(1.4, 2.6);
		const bar = [[x - l / 2, y], [x - l * 0.2, y - t], [x + l * 0.25, y - t * 0.7],
			[x + l / 2, y],
			[x + l * 0.1, y + t * 0.7], [x - l * 0.3, y + t * 0.5]];
		p.put(spline(bar, true), "t0", null, 0.5);
	}
}

/* Light from behind: rays over the whole plate. */
export function rays(p, cx, cy, o = {}) {
	p.fill(rect(-4, -26, WIDE + 8, HIGH + 30), o.ground ?? "t2");
	const n = o.n ?? 48;
	for (let i = 0; i < n; i++) {
		const a = (i * 360) / n + p.R.j(0.6);
		const w = i % 2 ? 2.1 : 1.1;
		const tip = (q) => [cx + Math.cos(q / 57.3) * 240, cy + Math.sin(q / 57.3) * 240];
		p.fill([[cx, cy], tip(a - w), tip(a + w)], i % 2 ? "t0" : "t1");
	}
	for (let i = 0; i < n; i++) {
		const a = (((i + 0.5) * 360) / n) / 57.3;
		const at = (r) => [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
		p.burin([at(o.r ?? 52), at(p.R.r(110, 165))], 0.1, 0.8, 0.3);
	}
}

/* How the day is: words of a row.  heap, heaps, tower, streaks, clear, storm. */
export function weather(p, kind = "heaps", y1 = 130) {
	const R = p.R;
	sky(p, WIDE, y1, { dark: kind === "storm" ? 0.9 : 0.5, gap: 3.6 });
	const side = R() < 0.5;
	const at = (x) => (side ? x : WIDE - x);
	if (kind === "heaps") {
		cloud(p, at(R.r(30, 56)), R.r(66, 84), R.r(66, 90), { flat: R.r(0.26, 0.4) });
		cloud(p, at(R.r(160, 190)), R.r(46, 62), R.r(60, 84), { flat: R.r(0.26, 0.36) });
	} else if (kind === "heap") {
		cloud(p, at(R.r(150, 180)), R.r(58, 74), R.r(84, 104), { flat: R.r(0.32, 0.44) });
		streaks(p, at(R.r(40, 60)), R.r(70, 84), 50, 2);
	} else if (kind === "tower") cloud(p, at(R.r(160, 186)), R.r(92, 104), R.r(72, 88), { flat: 0.7 });
	else if (kind === "streaks") {
		streaks(p, at(R.r(50, 80)), R.r(52, 62), 86, 3);
		streaks(p, at(R.r(150, 180)), R.r(72, 84), 70, 3);
	} else if (kind === "storm") {
		for (const x of [10, 80, 150, 214])
			cloud(p, x + R.j(12), 52 + R.j(8), R.r(84, 110), { flat: 0.4, t: "t1", shade: "t2" });
	}
	if (kind !== "storm") birds(p, at(R.r(90, 130)), R.r(46, 60), R.i(2, 4));
}

export function birds(p, x, y, n = 4, s = 1) {
	for (let i = 0; i < n; i++) {
		const a = x + p.R.j(14) * s, b = y + p.R.j(8) * s, k = p.R.r(1.6, 3) * s;
		p.burin(spline([
			[a - k * 1.5, b - k * 0.3], [a - k * 0.6, b - k * 0.7], [a, b],
			[a + k * 0.6, b - k * 0.8], [a + k * 1.6, b - k * 0.5]
		]),
			0.1, 0.9, 0.1);
	}
}

export function sea(p, W, y0, y1, o = {}) {
	p.fill(rect(-2, y0, W + 4, y1 - y0 + 2), o.t ?? "t2");
	const R = p.R;
	for (let y = y0 + 2; y < y1;) {
		const d = (y - y0) / Math.max(30, y1 - y0), L = mix(9, 26, d);
		for (let x = -R.r(0, L); x < W; x += L * R.r(1, 1.8)) {
			const l = L * R.r(0.6, 1.1), h = mix(0.2, 2.6, d),
					q = [[x, y], [x + l * 0.3, y - h], [x + l * 0.7, y - h * 0.9], [x + l, y]];
			if (d < 0.3)
				p.line([[x, y], [x + l, y]], 0.5);
			else
				p.burin(q, 0.1, mix(0.6, 1.6, d), 0.1);
		}
		y += mix(2.2, 6.6, d);
	}
}
