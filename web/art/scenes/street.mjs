/* street.mjs: buildings seen from the street. */
import { shield } from "../engraving/emblems.mjs";
import { person } from "../engraving/figures.mjs";
import { far, hill } from "../engraving/ground.mjs";
import { ashlar, banner, bifora, column, dome, gabled, tower } from "../engraving/masonry.mjs";
import { arc, archway, dots, mix, oval, ramp, rect, shape, spline, turn } from "../engraving/points.mjs";
import { birds, cloud, sky } from "../engraving/sky.mjs";
import { cypress } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

/* The arch: its front from left to right, top and foot, and the depth of its side. */
const ARCH = { x0: 38, x1: 166, top: 52, b: 184, d: 16, dy: -9 };

export function arch(p) {
	sky(p, WIDE, 150, { dark: 0.72 });
	cloud(p, 40, 70, 76);
	cloud(p, 196, 96, 64);
	birds(p, 34, 40, 3);
	far(p, 152);
	hill(p, dots("-4,164 60,162 160,160 224,164"), HIGH + 4, "t1", { dark: 0.2 });
	tower(p, 102, 160, 8, 20, { stone: 0, head: "corbel", mw: 4 });
	cypress(p, 118, 166, 24);
	cypress(p, 124, 168, 18);
	gabled(p, 88, 168, 8, 7, { d: 8, skew: 0, sidewin: 0 });
	for (const x of [12, 24, 202]) cypress(p, x, 176, x === 202 ? 46 : 58 - x);
	archBody(p);
	archOrders(p);
	archAttic(p);
	person(p, 62, 196, 15, { t: "t3" });
	person(p, 70, 197, 14, { t: "t2", d: -1, staff: 1 });
}

/* The body, its side in shade, and the openings with the thickness of the wall. */
function archBody(p) {
	const { x0, x1, top, b, d, dy } = ARCH;
	const side = [[x1, top], [x1 + d, top + dy * 0.4], [x1 + d, b + dy], [x1, b]];
	p.put(side, "t3", { a: 90, gap: 1.5, tone: 0.75 }, [0.6, 1.5]);
	const body = rect(x0, top, x1 - x0, b - top), main = archway(82, b, 40, 66),
		l = archway(51, b, 18, 40), r = archway(135, b, 18, 40);
	const rings = [body, main.reverse(), l.reverse(), r.reverse()];
	p.fill(rings, "t0");
	for (const [x, w, h] of [[82, 40, 66], [51, 18, 40], [135, 18, 40]]) {
		const t = w * 0.2, q = [[x, b], [x, b - h], ...arc(x + w / 2, b - h, w / 2, w / 2, 180,
			300),...arc(x + w / 2 + t, b - h + 1, w / 2, w / 2, 290, 180).slice(1), [x + t, b]];
		p.fill(q, "t3");
		p.hatch(q, { a: 0, gap: 1.5, tone: 0.8 });
		p.edge(archway(x, b, w, h), 0.7, 1.3);
		p.line(archway(x - 2.6, b, w + 5.2, h - 0.4), 0.7);
		for (let a = 186; a < 356; a += 16) {
			const c = Math.cos(a / 57.3), s = Math.sin(a / 57.3);
			p.line([[x + w / 2 + c * w / 2, b - h + s * w / 2], [x + w / 2 + c * (w / 2 + 2.6),
				b - h + s * (w / 2 + 2.6)]], 0.4);
		}
	}
	p.hatch(rings, { a: 90, gap: 1.8, tone: (x, y) => 0.5 * ramp(x, 120, 166) * (0.4
		+ 0.6 * Math.sin(x * 0.2) ** 2) + 0.25 * ramp(y, 96, 88) });
}

/* Roundels, columns on plinths, the entablature. */
function archOrders(p) {
	const { x0, x1 } = ARCH;
	p.put(oval(60, 118, 8), "t1", { a: 45, gap: 1.5, tone: (x) => ramp(x, 56, 68) * 0.7 }, [0.6, 1.2]);
	p.put(oval(144, 118, 8), "t1", { a: 45, gap: 1.5, tone: (x) => ramp(x, 140, 152) * 0.7 },
		[0.6, 1.2]);
	for (const x of [60, 144]) {
		p.burin(spline([[x - 3, 123], [x - 2, 117], [x + 1, 113.6], [x + 3, 116], [x + 2, 120],
			[x + 4, 124]]), 0.4, 1.6, 0.4);
	}
	for (const x of [44.5, 75.5, 128.5, 159.5]) {
		p.put(rect(x - 5.6, 170, 11.2, 14), "t0", { a: 90, gap: 1.6, tone: (q) => ramp(q, x - 1,
			x + 6) * 0.7 }, [0.5, 1.2]);
		column(p, x, 170, 6.4, 74);
	}
	p.put(rect(x0 - 3, 90, x1 - x0 + 6, 7), "t1", { a: 90, gap: 2.4, tone: 0.5 }, [0.5, 1.3]);
	p.put(rect(x0 - 5, 86.6, x1 - x0 + 10, 4), "t0", null, [0.5, 1.4]);
}

/* The inscription between reliefs, trophies and banners above, steps below. */
function archAttic(p) {
	const { x0, x1, b } = ARCH;
	const ins = rect(74, 60, 56, 21);
	p.put(ins, "t1", null, [0.6, 1.2]);
	p.put(rect(77, 63, 50, 15), "t0", null, [0.3, 0.7]);
	for (const [y, s] of [[67, 4], [70.4, 10], [73.8, 7]]) {
		for (let x = 80 + s; x < 124 - s; x += p.R.r(1.6, 3))
			p.burin([[x, y - 1.2], [x + p.R.j(0.5), y + 1.2]], 0.5, 0.8, 0.4);
	}
	for (const x of [44, 138]) {
		p.put(rect(x, 61, 22, 20), "t2", { a: 45, gap: 1.6, tone: 0.3 }, [0.5, 1.2]);
		for (let i = 0; i < 4; i++) {
			p.put(oval(x + 4 + i * 4.8, 67 + (i % 2), 1.5), "t0", null, [0.3, 0.7]);
			p.put([[x + 2.6 + i * 4.8, 79], [x + 2.6 + i * 4.8, 71], [x + 5.6 + i * 4.8, 71],
				[x + 6 + i * 4.8, 79]], "t0", null, [0.3, 0.7]);
		}
	}
	p.put(rect(x0 - 2, 49, x1 - x0 + 4, 4), "t0", { a: 90, gap: 2.4, tone: 0.5 }, [0.5, 1.3]);
	p.put(rect(x0 - 5, 45.6, x1 - x0 + 10, 3.8), "t0", null, [0.5, 1.4]);
	for (const x of [52, 152]) {
		for (const a of [-28, -10, 12, 30])
			p.burin(turn([[x, 46], [x, 24]], a, x, 46), 0.7, 1, 0.5);
		p.put(shape([[x - 6, 36], "|", [x, 33], [x + 6, 36], "|", [x + 5, 43], [x, 47], [x - 5, 43]]), "t2",
			{ a: 45, gap: 1.5, tone: (q) => ramp(q, x - 2, x + 6) }, [0.6, 1.3]);
	}
	for (const k of [-1, 1]) banner(p, 102 + k * 8, 46, { h: 22, l: 14, d: k });
	for (let i = 0; i < 3; i++)
		p.put(rect(x0 - 6 - i * 4, b + i * 4, x1 - x0 + 12 + i * 8, 4.4), "t0",
			{ a: 90, gap: 3, tone: (x) => ramp(x, 120, 180) * 0.4 }, [0.4, 1.2]);
}

/* The palace: its front, top and foot, and where its flank ends, which runs away from us. */
const PALACE = { x0: 24, x1: 160, b: 188, top: 58, ex: 198 };
const away = (x, y) => [x, mix(y, 150, ((x - PALACE.x1) / (PALACE.ex - PALACE.x1)) * 0.256)];

export function palace(p) {
	sky(p, WIDE, 160, { dark: 0.8 });
	cloud(p, 200, 66, 70);
	cloud(p, 6, 86, 60);
	p.fill(rect(-2, 150, 222, 60), "t1");
	const win = dots("0.4,0.3 0.75,0.3 0.4,0.65 0.75,0.65");
	gabled(p, -10, 190, 30, 58, { d: 10, skew: 0, win, sidewin: 1 });
	tower(p, 196, 190, 13, 96, { head: "corbel", stone: 5, win: [[0.4, 0.2], [0.4, 0.45]] });
	palaceFlank(p);
	palaceFront(p);
	palaceDoors(p);
	palaceCornice(p);
	shield(p, 160, 118, 17, "palle");
	palaceStreet(p);
}

function palaceFlank(p) {
	const { x1, b, top, ex } = PALACE;
	const F = away;
	const flank = [[x1, top], F(ex, top), F(ex, b), [x1, b]];
	p.fill(flank, "t3");
	p.hatch(flank, { a: 90, gap: 1.45, tone: 0.72 });
	p.hatch(flank, { a: -8, gap: 3, tone: (x, y) => 0.5 * ramp(y, 130, 190) });
	p.edge(flank, 0.6, 1.5);
	for (const [y, h] of [[92, 17], [128, 17]])
		for (const x of [168, 179, 190])
			p.fill([F(x, y), F(x, y - h), F(x + 2.5, y - h - 3.4), F(x + 5, y - h), F(x + 5, y)], "ink");
	for (const y of [100, 140])
		p.fill([F(x1, y - 1.4), F(ex, y - 1.4), F(ex, y + 1.4), F(x1, y + 1.4)], "t1")
			.edge([F(x1, y - 1.4), F(ex, y - 1.4), F(ex, y + 1.4), F(x1, y + 1.4)], 0.4, 0.9);
}

/* Smooth above, below every stone with its own shadow. */
function palaceFront(p) {
	const { x0, x1, b, top } = PALACE;
	p.fill(rect(x0, top, x1 - x0, b - top), "t0");
	p.fill(rect(x0, 142, x1 - x0, b - 142), "t1");
	ashlar(p, x0, 66, x1 - x0, 34, 4.4, { full: 0.1 });
	ashlar(p, x0, 102, x1 - x0, 38, 5.4, { full: 0.7 });
	for (let j = 0, y = 142; y < b - 1; j++, y += 7.7)
		for (let x = x0 - (j % 2) * 7; x < x1; x += 14.4) {
			const a = Math.max(x0, x), c = Math.min(x1, x + 14.4) - 0.5;
			if (c - a < 3) continue;
			p.line([[a + 0.4, y + 6.9], [c, y + 6.9], [c, y + 0.6]], 0.95);
			p.line([[a + 1.6, y + 5.2], [c - 2, y + 5.2]], 0.35);
			p.line([[a + 2.6, y + 3.8], [c - 1.6, y + 3.8]], 0.35);
			p.line([[c - 1.5, y + 1.6], [c - 1.5, y + 5.4]], 0.5);
		}
	p.hatch(rect(x0, 66, x1 - x0, 34), { a: 60, gap: 2, tone: (x, y) => 0.5 * (1 - ramp(y, 66, 76))
		+ 0.18 * ramp(x, 110, 160) });
	p.edge(rect(x0, top, x1 - x0, b - top), 0.5, 1.3);
	for (const y of [100, 140])
		p.put(rect(x0 - 2, y - 2, x1 - x0 + 4, 4), "t0", { a: 90, gap: 2.2, tone: 0.35 }, [0.5, 1.3]);
	for (let i = 0; i < 5; i++) {
		bifora(p, 33 + i * 26, 98, 11, 21);
		bifora(p, 33 + i * 26, 138, 11, 23);
	}
}

function palaceDoors(p) {
	const { b } = PALACE;
	for (const [x, w, h] of [[31, 17, 24], [77, 26, 28], [134, 17, 24]]) {
		p.put(archway(x - 4, b, w + 8, h), "t0", null, [0.5, 1.1]);
		for (let a = 188; a < 356; a += 19) {
			const c = Math.cos(a / 57.3), s = Math.sin(a / 57.3);
			p.line([[x + w / 2 + c * w / 2, b - h + s * w / 2], [x + w / 2 + c * (w / 2 + 4),
				b - h + s * (w / 2 + 4)]], 0.7);
		}
		p.put(archway(x, b, w, h), "t4", { a: 90, gap: 1.4, tone: 0.9 }, [0.6, 1.2]);
	}
	p.fill(archway(84, b, 12, 22), "t2");
	p.hatch(archway(84, b, 12, 22), { a: 0, gap: 2, tone: 0.4 });
}

function palaceCornice(p) {
	const { x0, x1, ex } = PALACE;
	const F = away;
	p.put([[x0 - 9, 50], [x1 + 4, 50], F(ex + 6, 50), F(ex + 3, 58), [x1, 60], [x0 - 5, 60]], "t0",
		null, [0.6, 1.4]);
	p.fill([[x1 + 4, 50], F(ex + 6, 50), F(ex + 3, 58), [x1, 60]], "t2");
	for (let x = x0 - 3; x < x1; x += 6.2) p.put(rect(x, 56, 3.2, 6), "t1", null, [0.5, 1.1]);
	p.put([[x0 - 12, 45.6], [x1 + 6, 45.6], F(ex + 8, 45.6), F(ex + 6, 51), [x1 + 4, 51.4],
		[x0 - 9, 51.4]], "t0", { a: 90, gap: 2.6, tone: 0.3 }, [0.6, 1.5]);
	p.fill(rect(x0 - 1, 62, x1 - x0 + 1, 2.4), "t2");
}

function palaceStreet(p) {
	const { x0, x1, b } = PALACE;
	p.fill(rect(-2, b, 222, 22), "t1");
	for (let i = -12; i < 14; i++) p.line([[100 + i * 15, b], [100 + i * 34, 210]], 0.5);
	for (const y of [190.4, 194, 199, 206]) p.line([[-2, y], [220, y]], 0.5);
	p.hatch([[x1, b], [222, b - 4], [222, 206], [x1 + 34, 206]], { a: 20, gap: 1.7, tone: 0.6 });
	p.burin([[x0 - 6, b], [x1 + 2, b]], 0.8, 1.4, 1);
	person(p, 56, 198, 19, { t: "t3", staff: 0 });
	person(p, 65, 199, 18, { t: "t2", d: -1 });
	person(p, 128, 200, 19, { t: "t3", staff: 1 });
}

/* Where the dome of the cathedral springs. */
const SPRING = [118, 112];

export function cathedral(p) {
	sky(p, WIDE, 140, { dark: 0.75 });
	cloud(p, 186, 62, 72);
	cloud(p, 34, 92, 66);
	birds(p, 176, 30, 3);
	far(p, 134, "t1");
	hill(p, [[-4, 176], [110, 172], [224, 176]], HIGH + 4, "t1", { dark: 0.2, gap: 3 });
	dome(p, ...SPRING, 44, 60);
	drum(p, ...SPRING);
	for (const [x, r] of [[168, 24], [116, 26]]) apse(p, x, 158, r);
	nave(p);
	bellTower(p);
	for (const [x, w, h] of [[-6, 17, 16], [178, 18, 20], [200, 16, 14], [152, 16, 12]])
		gabled(p, x, 196, w, h, { d: w * 0.7, rh: w * 0.3, skew: 0, sidewin: 1 });
	cypress(p, 172, 194, 26);
}

function drum(p, dx, y) {
	const wall = [[dx - 46, y], [dx + 46, y], [dx + 46, y + 22], [dx - 46, y + 22]];
	p.fill(wall, "t0").fill(rect(dx + 18, y, 28, 22), "t2");
	p.hatch(wall, { a: 90, gap: 1.7, tone: (x) => ramp(x, dx + 6, dx + 44) * 0.8
		+ (1 - ramp(x, dx - 46, dx - 38)) * 0.3 });
	p.edge(wall, 0.5, 1.3);
	for (const x of [-30, -4, 25, 41]) {
		p.put(oval(dx + x, y + 11.5, x > 38 ? 2.6 : 6, 6.4), "t1", null, [0.5, 1.1]);
		p.fill(oval(dx + x, y + 11.5, x > 38 ? 1.6 : 4, 4.4), "ink");
	}
	for (const x of [-18, 12, 36]) p.line([[dx + x, y], [dx + x, y + 22]], 0.7);
	p.put(rect(dx - 49, y - 2.4, 98, 4.2), "t0", { a: 90, gap: 2, tone: 0.3 }, [0.5, 1.2]);
	p.put(rect(dx - 49, y + 20, 98, 4), "t0", { a: 90, gap: 2, tone: 0.3 }, [0.5, 1.2]);
}

/* A half dome on its wall. */
function apse(p, x, yy, r) {
	const d = [[x - r, yy], ...arc(x, yy, r, r * 0.86, 180, 360), [x + r, yy]];
	p.fill(d, "t2");
	p.fill([[x + r * 0.1, yy], ...arc(x, yy, r, r * 0.86, 285, 360), [x + r, yy]], "t3");
	p.hatch(d, { a: 0, gap: 1.9, tone: (q) => 0.2 + 0.6 * ramp(q, x - r * 0.3, x + r),
		flow: (v, u) => [x + u, yy - v + 2 * (1 - (u / r) ** 2)], range: [0, r, -r, r] });
	for (const k of [-0.5, 0.05, 0.6])
		p.burin(Array.from({ length: 9 }, (_, i) => { const a = i / 8 * Math.PI / 2; return [x
			+ k * r * Math.cos(a), yy - r * 0.84 * Math.sin(a)]; }), 1.4, 1.2, 0.6);
	p.edge(d, 0.5, 1.3);
	tower(p, x - r * 1.04, yy + 34, r * 2.08, 33,
		{ t: "t0", stone: 7, win: [[0.2, 0.22, 0.5], [0.5, 0.22, 0.5], [0.8, 0.22, 0.5]] });
	p.put(rect(x - r * 1.12, yy - 1.6, r * 2.24, 3.6), "t0", null, [0.5, 1.1]);
	}

function nave(p) {
	gabled(p, 42, 192, 40, 40, { d: 40, rh: 13, skew: 0, win: [[0.2, 0.2], [0.8, 0.2],
		[0.5, 0, 1.9]] });
	p.put(oval(62, 158, 6), "t0", null, [0.5, 1.1]);
	for (let a = 0; a < 180; a += 30) p.line(turn([[56.6, 158], [67.4, 158]], a, 62, 158), 0.4);
}

function bellTower(p) {
	tower(p, 14, 194, 23, 122, { stone: 0 });
	p.put(rect(11.4, 67, 28.2, 5.4), "t0", { a: 90, gap: 2, tone: 0.4 }, [0.5, 1.2]);
	p.put(rect(10, 64, 31, 3.4), "t0", null, [0.5, 1.2]);
	for (const yy of [96, 122, 146, 168]) p.put(rect(12.6, yy, 25.8, 3), "t0", null, [0.4, 1]);
	bifora(p, 19, 93, 8.5, 17, { vous: 0 });
	bifora(p, 19.5, 119, 7.6, 15, { vous: 0 });
	bifora(p, 19.5, 143, 7.6, 13, { vous: 0 });
	for (const [x, yy] of dots("18,152 26,152 18,174 26,174"))
		p.put([[x, yy], [x + 3, yy + 5], [x, yy + 10], [x - 3, yy + 5]].map(([a, b]) => [a + 1, b]),
			"t2", null, [0.4, 0.8]);
}
