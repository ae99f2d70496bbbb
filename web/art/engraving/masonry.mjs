/* masonry.mjs: walls, towers, houses, domes, columns, windows. */
import { arc, archway, clamp, oval, ramp, rect, spline } from "./points.mjs";

export function ashlar(p, x, y, w, h, c = 4, o = {}) {
	const R = p.R;
	for (let j = 0, yy = y; yy < y + h - 1; yy += c, j++) {
		if (j) p.line([[x, yy], [x + w, yy]], o.w ?? 0.35);
		for (let xx = x + (j % 2 ? c * 0.9 : c * 1.8); xx < x + w - 1; xx += c * R.r(1.5, 2.2))
			if (R() < (o.full ?? 0.7))
				p.line([[xx, yy], [xx, Math.min(yy + c, y + h)]], o.w ?? 0.35);
	}
}

export function merlons(p, x, y, w, n, s, kind = "guelf", t = "t0") {
	const g = w / (n * 2 - 1);
	for (let i = 0; i < n; i++) {
		const a = x + i * 2 * g, q = kind === "guelf" ? rect(a, y - s, g, s + 0.4) : [[a, y + 0.4],
			[a, y - s],...arc(a + g / 2, y - s * 1.2, g / 2, s * 0.42, 180, 0, 5).slice(1, -1),
			[a + g, y - s], [a + g, y + 0.4]];
		p.put(q, t, null, 0.6);
	}
}

/* The shade of a round tower runs in rings, that of a square one in upright strokes. */
function towerShade(x, y, w, h, isRound) {
	if (!isRound) {
		const tone = (q, z) =>
			ramp(q, x + w * 0.42, x + w * 0.72) * 0.72 + 0.14 * ramp(z, y - h * 0.3, y);
		return { a: 90, gap: Math.max(1.15, w / 12), tone, w: [0.35, 0.55, 0.8] };
	}
	return {
		a: 0, gap: 1.9, step: 0.6, range: [-2, h, 0, w],
		flow: (v, u) => [x + u, y - h + v + 1.6 * Math.sin((u / w) * Math.PI)],
		tone: (q) =>
			clamp(ramp(q, x + w * 0.45, x + w) * 0.9 + (1 - ramp(q, x, x + w * 0.18)) * 0.25),
	};
}

/* Corbels and merlons on a foot at y. */
function battlements(p, x, y, w, o) {
	const e = w * (o.over ?? 0.12);
	const high = w * (o.headh ?? 0.3);
	const wide = w + 2 * e;
	const head = rect(x - e, y - high, wide, high);
	p.fill(head, o.t ?? "t0");
	p.fill(rect(x + w * 0.58, y - high, w * 0.42 + e, high), o.shade ?? "t2");
	const n = Math.max(3, Math.round(wide / 4.6));
	const g = wide / n;
	for (let i = 0; i < n; i++) {
		const at = (u) => x - e + (i + u) * g;
		const vault = arc(at(0.5), y - high * 0.12, g * 0.36, g * 0.42, 225, 315, 2);
		const feet = [[at(0.86), y - high * 0.2], [at(0.86), y]];
		p.fill([[at(0.14), y], [at(0.14), y - high * 0.2], ...vault, ...feet], "ink");
	}
	p.hatch(head, { a: 90, gap: 1.4, tone: (q) => ramp(q, x + w * 0.4, x + w * 0.8) * 0.7 });
	p.edge(head, 0.5, 1.2);
	const m = Math.max(3, Math.round(wide / (o.mw ?? 6.4)));
	const kind = o.head === "ghibelline" ? "ghib" : "guelf";
	merlons(p, x - e, y - high, wide, m, o.ms ?? Math.max(2.6, w * 0.15), kind, "t0");
}

/* A pointed roof on a foot at y. */
function pointed(p, x, y, w, o) {
	const e = w * (o.over ?? 0.12);
	const high = w * (o.roof ?? 1.1);
	const roof = [[x - e, y], [x + w / 2, y - high], [x + w + e, y]];
	p.fill(roof, "t2").fill([[x + w * 0.5, y - high], [x + w + e, y], [x + w * 0.55, y]], "t3");
	const flow = (v, u) => [x - e + u, y - v + 1.2 * Math.sin((u / (w + 2 * e)) * Math.PI)];
	const tone = (z) => 0.2 + ramp(z, x, x + w) * 0.6;
	p.hatch(roof, { a: 0, gap: 1.5, tone, flow, range: [0, high, 0, w + 2 * e] });
	p.edge(roof, 0.5, 1.3);
}

/* A square or round tower, shade on the right.  o: t, shade, stone (course, 0 none), round, win
 * [[u, v, size]], head (corbel, ghibelline, cone, pyr) with over, headh, mw, ms, roof; flag. */
export function tower(p, x, y, w, h, o = {}) {
	const b = rect(x, y - h, w, h);
	p.fill(b, o.t ?? "t0").fill(rect(x + w * 0.58, y - h, w * 0.42, h), o.shade ?? "t2");
	if (o.stone !== 0) ashlar(p, x, y - h, w, h, o.stone ?? 4.5, { full: 0.45 });
	p.hatch(b, towerShade(x, y, w, h, o.round)).edge(b, 0.5, 1.2);
	for (const [u, v, k = 1] of o.win ?? []) {
		const a = w * 0.13 * k;
		const [cx, sill] = [x + w * u, y - h * (1 - v) + a * 2.4];
		p.put(archway(cx - a, sill, a * 2, a * 2.4), "ink", null, null);
		p.line([[cx + a + 0.7, sill], [cx - a - 0.7, sill]], 0.7);
	}
	const isPointed = o.head === "cone" || o.head === "pyr";
	if (o.head === "corbel" || o.head === "ghibelline") battlements(p, x, y - h, w, o);
	else if (isPointed) pointed(p, x, y - h, w, o);
	const top = isPointed ? w * (o.roof ?? 1.1) : w * (o.headh ?? 0.3);
	if (o.flag) banner(p, x + w / 2, y - h - top, o.flag);
}

export function wall(p, x0, x1, y, h, o = {}) {
	const b = rect(x0, y - h, x1 - x0, h);
	p.fill(b, o.t ?? "t0");
	ashlar(p, x0, y - h, x1 - x0, h, o.stone ?? 4.5, { full: 0.4 });
	p.hatch(b, { a: 60, gap: 1.8, tone: o.tone ?? ((x, z) => 0.42 * ramp(z, y - h, y) ** 2
		+ ramp(x, x1 - 6, x1) * 0.2) }).edge(b, 0.4, 1.1);
	merlons(p, x0, y - h, x1 - x0, o.n ?? Math.max(3, Math.round((x1 - x0) / 7)), o.ms ?? 3,
		o.kind ?? "guelf", o.t ?? "t0");
}

/* house with gable side and long side in shade */
export function gabled(p, x, y, w, h, o = {}) {
	const d = o.d ?? w * 0.9, rh = o.rh ?? w * 0.34, s = o.skew ?? -h * 0.06;
	const gable = [[x, y], [x, y - h], [x + w / 2, y - h - rh], [x + w, y - h], [x + w, y]],
		side = [[x + w, y], [x + w, y - h], [x + w + d, y - h + s], [x + w + d, y + s]];
	const roof = [[x + w / 2, y - h - rh], [x + w / 2 + d, y - h - rh + s],
		[x + w + d + 1.4, y - h + s + 0.6], [x + w + 0.6, y - h + 0.8]];
	p.put(gable, "t0", { a: 70, gap: 2.2, tone: (q, z) => 0.25 * ramp(z, y - h * 0.4, y) }, [0.4, 0.9]);
	p.put(side, "t2", { a: 90, gap: 1.5, tone: 0.45 }, [0.4, 1.1]);
	p.put(roof, o.roof ?? "t3", { a: 58, gap: 1.6, tone: 0.55 }, [0.5, 1.3]);
	p.burin([[x - 1.2, y - h + 0.9], [x + w / 2, y - h - rh - 0.5], [x + w + 1, y - h + 1]], 0.8,
		1.6, 0.8);
	for (const [u, v, k = 1] of o.win ?? [[0.5, 0.35]])
		p.fill(archway(x + w * u - w * 0.07 * k, y - h * v, w * 0.14 * k, h * 0.16 * k), "ink");
	for (let i = 0; i < (o.sidewin ?? 2); i++)
		p.fill(rect(x + w + d * (i + 0.6) / ((o.sidewin ?? 2) + 0.4), y - h * 0.72, d * 0.08,
			h * 0.2), "ink");
}

export function banner(p, x, y, o = {}) {
	const h = o.h ?? 14, l = o.l ?? 13, d = o.d ?? 1;
	p.burin([[x, y + 1], [x, y - h]], 0.8, 0.7, 0.4);
	const t = y - h + 0.6,
		f = [...spline([[x, t], [x + d * l * 0.3, t - 1.6], [x + d * l * 0.65, t + 0.8],
		[x + d * l, t - 1]]), [x + d * l * 0.78, t + 2.4],
		...spline([[x + d * l * 1.02, t + 5], [x + d * l * 0.6, t + 6.4],
		[x + d * l * 0.3, t + 4.4], [x, t + 6]])];
	p.put(f, o.t ?? "t3", { a: 75, gap: 1.6, tone: (q) => 0.5 + 0.4 * Math.sin(q * 0.9) }, [0.4, 1]);
}

/* ribbed, pointed, eight sided; springing at y */
export function dome(p, cx, y, R0, h, o = {}) {
	const half = (u) => R0 * (1 - u ** 2.15) ** 0.62 * (1 - 0.02 * u) + R0 * 0.06 * u, N = 26,
		L = [], Q = [];
	for (let i = 0; i <= N; i++) {
		const u = i / N * 0.97;
		L.push([cx - half(u), y - u * h]);
		Q.unshift([cx + half(u), y - u * h]);
	}
	const body = [...L, ...Q];
	const ks = o.ribs ?? [-1, -0.66, -0.12, 0.46, 0.86, 1];
	const mer = (k, n = N) => Array.from({ length: n + 1 },
		(_, i) => { const u = i / n * 0.97; return [cx + half(u) * k, y - u * h
		+ (1 - k * k) * R0 * 0.05]; });
	p.fill(body, "t1");
	p.fill([...mer(ks[2]), ...mer(ks[3]).reverse()], "t2").fill([...mer(ks[3]), ...mer(1).reverse()], "t3");
	p.hatch(body, { range: [0, h, -R0, R0], gap: 2, step: 0.9, flow: (v, u) => [cx + u,
		y - v + (1 - (u / Math.max(2, half(v / h))) ** 2) * R0 * 0.05],
		tone: (q, z) => { const k = (q - cx) / Math.max(1,
		half(clamp((y - z) / h, 0, 0.99))); return clamp(k < ks[1] ? 0.42 : k < ks[2]	   ? 0.13
		: k < ks[3]	   ? 0.36 : k < ks[4]	   ? 0.72 : 0.86); }, w: [0.35, 0.55, 0.85] });
	for (const k of ks.slice(1, -1)) {
		const a = mer(k - R0 ** -0.5 * 0.19, 12), b = mer(k + R0 ** -0.5 * 0.19, 12);
		p.put([...a, ...b.reverse()], "t0", null, [0.4, 1]);
	}
	p.edge(body, 0.6, 1.5);
	const ty = y - h * 0.97, s = R0 / 30 * (o.lan ?? 1);
	p.put(rect(cx - 4.6 * s, ty - 2 * s, 9.2 * s, 3 * s), "t0", null, [0.4, 0.9]);
	tower(p, cx - 3 * s, ty - 2 * s, 6 * s, 8 * s, { stone: 0, head: "cone", roof: 1.1, over: 0.2,
		win: [[0.3, 0.4, 0.8], [0.72, 0.4, 0.8]] });
	const by = ty - 16.6 * s;
	p.put(oval(cx, by - 1.4 * s, 1.7 * s), "t2", null, [0.5, 0.9]);
	p.burin([[cx, by - 3 * s], [cx, by - 9 * s]], 0.9, 0.8, 0.6)
		.burin([[cx - 2 * s, by - 6.6 * s], [cx + 2 * s, by - 6.6 * s]], 0.7, 0.8, 0.7);
}

export function column(p, x, y, w, h, o = {}) {
	p.put(rect(x - w * 0.75, y - w * 0.5, w * 1.5, w * 0.5), "t0", null, [0.4, 0.9]);
	const s = [[x - w / 2, y - w * 0.5], [x - w * 0.42, y - h + w], [x + w * 0.42, y - h + w],
		[x + w / 2, y - w * 0.5]];
	p.fill(s, "t0").fill([[x + w * 0.1, y - w * 0.5], [x + w * 0.08, y - h + w],
		[x + w * 0.42, y - h + w], [x + w / 2, y - w * 0.5]], "t2");
	p.hatch(s, { a: 90, gap: w / 6, tone: (q) => clamp(Math.abs(q - x + w * 0.12) / w * 1.3 - 0.1),
		w: [0.35, 0.5, 0.8] }).edge(s, 0.5, 1.2);
	const c = [[x - w * 0.42, y - h + w], [x - w * 0.85, y - h + w * 0.15], [x - w * 0.85, y - h],
		[x + w * 0.85, y - h], [x + w * 0.85, y - h + w * 0.15], [x + w * 0.42, y - h + w]];
	p.put(c, "t1", { a: 90, gap: w / 5, tone: 0.4 }, [0.4, 1]);
}

/* twin lights under one round arch */
export function bifora(p, x, y, w, h, o = {}) {
	p.put(archway(x - w * 0.2, y, w * 1.4, h - w * 0.2), o.rim ?? "t1", null, 0.7);
	if (o.vous !== 0)
		for (let a = 190; a < 360; a += 28)
			p.line([[x + w / 2 + Math.cos(a / 57.3) * w * 0.5, y - h + w * 0.2
				+ Math.sin(a / 57.3) * w * 0.5], [x + w / 2 + Math.cos(a / 57.3) * w * 0.7,
				y - h + w * 0.2 + Math.sin(a / 57.3) * w * 0.7]], 0.4);
	p.put(archway(x, y, w, h - w * 0.2), "t1", null, 0.5);
	const l = w * 0.44;
	p.fill([archway(x + w * 0.03, y, l, h * 0.62), archway(x + w * 0.53, y, l, h * 0.62)], "ink")
		.fill(oval(x + w / 2, y - h * 0.62 - l * 0.75, l * 0.3), "ink");
	p.burin([[x - w * 0.3, y + 0.4], [x + w * 1.3, y + 0.4]], 1.1, 1.3, 1.1);
}
