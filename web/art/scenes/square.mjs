/* square.mjs: buildings that stand in the street or on the square. */
import { river, road } from "../engraving/country.mjs";
import { shield } from "../engraving/emblems.mjs";
import { horse, person } from "../engraving/figures.mjs";
import { barrel, block, jug } from "../engraving/goods.mjs";
import { far, hill } from "../engraving/ground.mjs";
import { church, cross, loggia, octagon, stall, tent } from "../engraving/houses.mjs";
import { ashlar, banner, bifora, column, gabled, merlons, tower, wall } from "../engraving/masonry.mjs";
import { arc, archway, dots, mix, oval, ramp, rect, shape, spline, turn } from "../engraving/points.mjs";
import { statue } from "./shops.mjs";
import { villa } from "./towns.mjs";
import { sea, weather } from "../engraving/sky.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress, tree } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

const GROUND = HIGH + 4;
const shade = (x0, x1, deep = 0.6) => ({ a: 90, gap: 1.9, tone: (x) => ramp(x, x0, x1) * deep });

/* Paving in perspective, from y down. */
export function pavement(p, y) {
	p.fill(rect(-4, y, WIDE + 8, GROUND - y), "t1");
	for (let i = -12; i < 14; i++) p.line([[109 + i * 15, y], [109 + i * 34, GROUND]], 0.5);
	for (const d of [3, 8, 15, 24]) if (y + d < GROUND) p.line([[-4, y + d], [222, y + d]], 0.5);
	p.burin([[-4, y], [222, y]], 0.8, 1.2, 0.8);
}

function townBehind(p, y) {
	for (const [x, w, h] of [[-8, 22, 44], [26, 18, 34], [164, 20, 40], [196, 20, 50]])
		gabled(p, x, y, w, h, { d: w * 0.5, rh: w * 0.36, skew: 0, sidewin: 1,
			win: [[0.3, 0.3], [0.7, 0.3], [0.3, 0.65], [0.7, 0.65]] });
}

/* A hollow ring of arches, two storeys and the broken third. */
export function theatre(p) {
	weather(p, "heaps", 192);
	far(p, 140);
	for (const x of [10, 24, 200]) cypress(p, x, 168, 50);
	const [cx, rx] = [110, 92];
	const at = (u, y, bend = 9) => [cx + Math.sin(u) * rx, y + (Math.cos(u) - 0.5) * bend];
	const band = (y0, y1, b0, b1) => {
		const us = Array.from({ length: 19 }, (_, i) => -1.45 + (i * 2.9) / 18);
		return [...us.map((u) => at(u, y0, b0)), ...us.map((u) => at(u, y1, b1)).reverse()];
	};
	const inner = band(64, 84, -14, 6);
	p.put(inner, "t3", { a: 90, gap: 1.9, tone: 0.6 }, [0.5, 1.2]);
	for (const [y0, y1, arches] of [[136, 178, 1], [94, 138, 1], [74, 94, 0]]) {
		p.put(band(y0, y1, 12, 22), "t0", shade(cx + 10, cx + 90, 0.75), [0.6, 1.4]);
		for (let u = -1.3; u < 1.35; u += 0.237) {
			const w = Math.cos(u) * 6.4 + 1;
			const [x, y] = at(u, y1 - 4, 20);
			if (arches)
				p.put(archway(x - w, y, w * 2, (y1 - y0) * 0.42), u > 0.5 ? "ink" : "t4", null, [0.5, 1.1]);
			else p.fill(rect(x - w * 0.4, y - 10, w * 0.8, 6), "ink");
		}
	}
	for (const [y, b] of [[136, 17], [94, 15], [74, 12]])
		p.put(band(y - 2, y + 3, b, b), "t1", null, [0.5, 1.2]);
	hill(p, dots("-4,182 60,188 160,188 224,182"), GROUND, "t1", { dark: 0.3 });
	for (const [x, o] of [[60, {}], [72, { t: "t2", hat: "veil" }], [150, { does: "point", d: -1 }]])
		person(p, x, 189, 22, o);
}

export function chapel(p) {
	weather(p, "heap", 150);
	far(p, 138);
	hill(p, dots("-4,164 60,156 160,156 224,164"), GROUND, "t1", { dark: 0.3 });
	for (const [x, h] of [[26, 74], [44, 54], [196, 66]]) cypress(p, x, 170, h);
	church(p, 68, 176, 78, 78, {});
	tower(p, 116, 92, 14, 20, { stone: 0, head: "pyr", roof: 1, over: 0.2, win: [[0.5, 0.3, 2]] });
	road(p, dots("98,176 88,186 70,206"), dots("116,176 128,186 150,206"));
	person(p, 60, 188, 28, { robe: 1, hat: "hood", t: "t4", hatTone: "t4" });
	person(p, 150, 187, 27, { hat: "veil", t: "t2", d: -1 });
}

/* A tower house with a roof loggia, its neighbours lower. */
export function residence(p) {
	weather(p, "streaks", 182);
	townBehind(p, 180);
	p.put([[150, 180], [150, 46], [176, 52], [176, 176]], "t3", { a: 90, gap: 1.7, tone: 0.65 },
		[0.6, 1.5]);
	p.put(rect(66, 46, 84, 134), "t0", shade(100, 156), [0.6, 1.4]);
	ashlar(p, 66, 140, 84, 40, 8, { full: 0.9, w: 0.7 });
	loggia(p, 66, 72, 84, 20, 4);
	p.put(dots("56,44 78,26 148,26 184,46"), "t3", { a: 84, gap: 2.2, tone: (x) => 0.25 + ramp(x, 60, 180) * 0.5 }, [0.7, 1.6]);
	for (const y of [106, 134]) {
		p.put(rect(64, y + 2, 88, 3), "t1", null, [0.5, 1.1]);
		for (const x of [74, 101, 128]) bifora(p, x, y, 12, 22);
	}
	for (const y of [90, 118, 146])
		p.fill([[158, y], [168, y + 1], [168, y + 14], [158, y + 14]], "ink");
	p.put(archway(96, 180, 24, 20), "t4", { a: 90, gap: 1.8, tone: 0.8 }, [0.8, 1.7]);
	p.line(archway(91, 180, 34, 20), 0.9);
	shield(p, 150, 100, 22, "palle");
	pavement(p, 180);
	person(p, 84, 190, 26, { hat: "veil", t: "t2" });
	person(p, 134, 190, 27, { does: "walk" });
}

/* A square with a loggia behind stalls. */
export function market(p) {
	weather(p, "heaps", 130);
	townBehind(p, 150);
	loggia(p, 40, 142, 136, 44, 5, { roof: 18 });
	pavement(p, 142);
	const fruit = (x, y, w) => {
		for (let i = 0; i < 9; i++)
			p.put(oval(x + 5 + (i * (w - 10)) / 8, y - 3 - (i % 2) * 2, 3.2), i % 3 ? "t1" : "t3", null,
				0.7);
	};
	const cloth = (x, y, w) => {
		for (let i = 0; i < 4; i++)
			p.put(rect(x + 4 + i * (w / 4.4), y - 6, w / 5.4, 6), ["t3", "t0", "t4", "t1"][i], null, 0.7);
	};
	stall(p, 14, 184, 62, 46, fruit);
	stall(p, 138, 184, 66, 46, cloth);
	person(p, 92, 188, 32, { hat: "veil", t: "t2" });
	person(p, 110, 186, 33, { does: "point", t: "t3", d: -1 });
	person(p, 126, 190, 30, { does: "bear", load: 1, t: "t4" });
	for (const x of [84, 98]) barrel(p, x - 72, 192, 0.9);
}

export function baptistery(p) {
	weather(p, "heap", 150);
	townBehind(p, 176);
	octagon(p, 46, 178, 126, 82);
	pavement(p, 178);
	for (const [x, o] of [[34, { hat: "veil", t: "t2" }], [84, { robe: 1, t: "t4" }], [140, {}],
		[152, { t: "t2", d: -1, does: "point" }]]) person(p, x, 190, 25, o);
}

/* A long house with a rack of arms and a sentry. */
export function barracks(p) {
	weather(p, "storm", 140);
	far(p, 138);
	p.put([[172, 178], [172, 84], [212, 92], [212, 172]], "t3", { a: 90, gap: 1.8, tone: 0.6 },
		[0.6, 1.4]);
	p.put(rect(22, 84, 150, 94), "t0", shade(90, 200), [0.6, 1.4]);
	ashlar(p, 22, 130, 150, 48, 8, { full: 0.8, w: 0.6 });
	p.put(dots("12,84 34,52 166,52 182,84"), "t3", { a: 84, gap: 2.4, tone: (x) => 0.25 + ramp(x, 40, 190) * 0.5 }, [0.7, 1.6]);
	p.put(dots("166,52 182,84 218,92 200,60"), "t4", null, [0.7, 1.5]);
	for (let i = 0; i < 6; i++) p.put(rect(32 + i * 23, 98, 10, 14), "ink", null, [0.6, 1.2]);
	p.put(archway(84, 178, 28, 26), "t4", { a: 90, gap: 1.8, tone: 0.8 }, [0.8, 1.7]);
	banner(p, 98, 60, { h: 26, l: 24 });
	pavement(p, 178);
	for (let i = 0; i < 5; i++) tool(p, i % 2 ? "halberd" : "pike", 128 + i * 10, 150, 0.62, 4);
	p.put(rect(120, 150, 54, 5), "t2", null, [0.7, 1.5]);
	for (const x of [34, 52, 70]) person(p, x, 190, 34, { does: "pike", hat: "helm", t: "t3" });
	shield(p, 196, 176, 26, "cross");
}

/* A squat fortress of round bastions with guns. */
export function stronghold(p) {
	weather(p, "heap", 140);
	far(p, 130);
	sea(p, WIDE, 150, GROUND, { t: "t1" });
	tower(p, 88, 140, 42, 84, { stone: 7, head: "corbel", flag: { h: 20, l: 24 }, win: [[0.3, 0.2, 0.7],
		[0.3, 0.5, 0.7]] });
	wall(p, 40, 178, 160, 46, { stone: 8, ms: 6, n: 13 });
	for (const [x, w, h] of [[12, 52, 58], [154, 56, 62]]) {
		tower(p, x, 176, w, h, { round: 1, stone: 0, head: "corbel", headh: 0.2, mw: 9, ms: 7, over: 0.06,
			win: [] });
		for (const u of [0.24, 0.56]) p.put(rect(x + w * u, 144, 7, 6), "ink", null, 0.7);
		p.burin(spline([[x, 158], [x + w / 2, 161], [x + w, 158]]), 1.4, 2, 1.4);
	}
	p.put(archway(96, 176, 26, 22), "t4", { a: 90, gap: 1.8, tone: 0.9 }, [0.8, 1.7]);
	p.put(dots("92,178 128,178 140,206 78,206"), "t2", { a: 0, gap: 2.4, tone: 0.4 }, [0.6, 1.4]);
	p.fill(rect(-4, 184, 82, 2), "t0");
	for (const x of [102, 116]) person(p, x, 189, 24, { does: "pike", hat: "helm" });
}

/* Tents, stalls, a tumbler on a rope. */
export function fair(p) {
	weather(p, "heaps", 140);
	far(p, 132);
	hill(p, dots("-4,148 60,142 160,142 224,148"), GROUND, "t1", { dark: 0.25 });
	for (const [x, y, w, h] of [[52, 156, 64, 80], [166, 156, 70, 92], [110, 150, 48, 60]])
		tent(p, x, y, w, h, { open: 1 });
	p.burin(spline("4,84 60,98 120,92 214,78"), 0.6, 0.9, 0.6);
	for (let i = 0; i < 14; i++) {
		const [x, y] = spline("4,84 60,98 120,92 214,78")[i * 9 + 4] ?? [0, 0];
		p.put([[x, y], [x + 7, y], [x + 3.5, y + 9]], i % 2 ? "t3" : "t0", null, 0.7);
	}
	stall(p, 22, 186, 54, 38, (x, y, w) => { for (let i = 0; i < 5; i++) jug(p,
		x + 8 + (i * w) / 5.6, y, 0.5); });
	barrel(p, 92, 188, 1.2);
	person(p, 116, 188, 34, { does: "swing", t: "t3" });
	person(p, 138, 187, 32, { hat: "veil", t: "t2" });
	person(p, 158, 189, 30, { does: "point", t: "t4" });
	horse(p, 194, 190, 1.1, { load: 1 });
}

/* Beds, hedges and a fountain on one axis. */
export function garden(p) {
	weather(p, "streaks", 110);
	far(p, 100);
	villa(p, 62, 116, 96, 44);
	p.fill(rect(-4, 114, 226, 96), "t2");
	for (const x of [14, 34, 186, 206]) cypress(p, x, 124, 60 - Math.abs(110 - x) * 0.1);
	road(p, [[100, 114], [60, 206]], [[120, 114], [160, 206]], { tone: 0.1 });
	p.put(dots("8,142 212,142 216,150 4,150"), "t0", { a: 0, gap: 3, tone: 0.2 }, 0.6);
	for (const d of [-1, 1]) {
		const m = (list) => dots(list).map(([x, y]) => [110 + d * x, y]);
		for (const bed of ["18,120 70,120 78,138 24,138", "28,154 92,154 108,190 40,190"]) {
			p.put(m(bed), "t3", null, [0.7, 1.6]);
			const [a, b, c, e] = m(bed);
			const at = (u, v) => [mix(mix(a[0], b[0], u), mix(e[0], c[0], u), v),
				mix(a[1], e[1], v)];
			p.put([at(0.1, 0.16), at(0.9, 0.16), at(0.9, 0.84), at(0.1, 0.84)], "t1", null, 0.7);
			p.put(oval(...at(0.5, 0.5), 9, 4), "t3", null, 0.7);
			for (const [u, v] of [[0.16, 0.24], [0.84, 0.24], [0.16, 0.76], [0.84, 0.76]])
				tree(p, at(u, v)[0], at(u, v)[1] + 2, 14, { r: 0.44 });
		}
	}
	fountain(p, 110, 172, 1);
	person(p, 84, 190, 28, { hat: "veil", t: "t0" });
	person(p, 140, 189, 29, { t: "t4", does: "walk" });
}

export function fountain(p, x, y, k) {
	p.local(x, y, k, () => {
		p.put([[-30, -6], ...arc(0, 4, 30, 9, 180, 0), [30, -6]], "t0",
			{ a: 90, gap: 2, tone: (q) => ramp(q, 0, 30) * 0.8 }, [0.7, 1.6]);
		p.put(oval(0, -6, 30, 8), "t2", null, [0.7, 1.4]);
		p.put(dots("-4,-6 -2.6,-34 2.6,-34 4,-6"), "t0", shade(0, 4), [0.6, 1.4]);
		p.put([[-17, -34], ...arc(0, -32, 17, 7, 180, 0), [17, -34]], "t0", shade(0, 17), [0.6, 1.4]);
		p.put(oval(0, -34, 17, 4), "t2", null, 0.8);
		p.put(shape("-3,-36 | -4,-46 0,-54 4,-46 3,-36"), "t0", null, [0.6, 1.3]);
		for (const d of [-1, 1]) for (const [w, h] of [[10, 12], [22, 14]])
			p.burin(spline([[0, -54], [d * w * 0.5, -54 - h * 0.4], [d * w, -36]]), 0.4, 1, 0.4, "t0");
	});
}

/* A small castle of four towers in its moat. */
export function fortress(p) {
	weather(p, "tower", 150);
	far(p, 136);
	hill(p, dots("-4,160 60,152 160,152 224,160"), GROUND, "t2", { dark: 0.3 });
	for (const x of [62, 134])
		tower(p, x, 140, 22, 84, { stone: 6, head: "ghibelline", ms: 5, win: [[0.34, 0.2]] });
	wall(p, 70, 150, 142, 58, { stone: 7, kind: "ghib", ms: 5, n: 9 });
	for (const x of [40, 148])
		tower(p, x, 170, 30, 92, { stone: 7, head: "ghibelline", ms: 6, win: [[0.34, 0.16, 0.8],
			[0.34, 0.5, 0.8]], flag: { h: 14, l: 16 } });
	wall(p, 70, 150, 170, 54, { stone: 7, kind: "ghib", ms: 5, n: 9 });
	p.put(archway(98, 170, 22, 20), "ink", null, [0.8, 1.7]);
	river(p, dots("-4,172 60,168 160,168 224,172"), dots("-4,206 60,206 160,206 224,206"));
	p.put(dots("96,170 122,170 134,206 84,206"), "t1", { a: 0, gap: 3, tone: 0.5 }, [0.7, 1.6]);
	for (const [x, d] of [[90, -1], [128, 1]]) p.line([[x + d * 4, 150], [x, 186]], 0.9);
	horse(p, 110, 188, 1, { rider: "pike", hat: "helm" });
}

/* The front of a basilica: three storeys, volutes, inlaid stone. */
export function basilica(p) {
	weather(p, "heap", 150);
	townBehind(p, 176);
	tower(p, 176, 178, 22, 118, { stone: 0, head: "pyr", roof: 1.3, over: 0.14,
		win: [[0.4, 0.08, 1], [0.4, 0.3, 1]] });
	p.put(rect(34, 116, 144, 62), "t0", shade(100, 190), [0.6, 1.5]);
	p.put(rect(66, 66, 80, 50), "t0", shade(100, 150), [0.6, 1.5]);
	for (const d of [-1, 1]) {
		const m = (list) => dots(list).map(([x, y]) => [106 + d * x, y]);
		p.put([...spline(m("40,72 44,92 56,106 72,112")), ...m("72,116 40,116")], "t1", null, [0.6, 1.4]);
		p.put(spline(m("58,106 64,104 66,110 60,112"), true), "t3", null, 0.7);
	}
	p.put(dots("60,64 106,38 152,64"), "t0", shade(90, 150), [0.7, 1.6]);
	cross(p, 106, 38, 16);
	p.put(oval(106, 54, 5), "t3", null, 0.8);
	for (const y of [66, 116])
		p.put(rect(y === 66 ? 58 : 28, y - 4, y === 66 ? 96 : 156, 6), "t1", null, [0.6, 1.4]);
	p.put(oval(106, 92, 15), "t2", null, [0.8, 1.7]);
	for (let a = 0; a < 180; a += 30) p.line(turn([[91, 92], [121, 92]], a, 106, 92), 0.6);
	for (const x of [72, 132]) p.put(rect(x - 6, 78, 14, 26), "t3", null, [0.6, 1.2]);
	for (const x of [38, 70, 92, 120, 142, 174]) column(p, x, 178, 5, 58);
	p.put(archway(95, 178, 22, 30), "t4", { a: 90, gap: 1.8, tone: 0.8 }, [0.8, 1.7]);
	for (const x of [48, 152]) p.put(archway(x, 178, 13, 20), "t4", null, [0.7, 1.4]);
	pavement(p, 178);
	for (const [x, o] of [[70, { robe: 1, t: "t4" }], [136, { hat: "veil", t: "t2" }], [146, {}]])
		person(p, x, 190, 24, o);
}

/* A court with arcades: fencers, a horse led round. */
export function academy(p) {
	weather(p, "clear", 90);
	loggia(p, 6, 132, 206, 38, 7, { roof: 12 });
	for (let i = 0; i < 8; i++) p.put(rect(18 + i * 25, 88, 11, 14), "ink", null, [0.6, 1.2]);
	pavement(p, 132);
	banner(p, 109, 74, { h: 26, l: 26 });
	horse(p, 172, 172, 1.4, { rider: "pike", hat: "helm" });
	for (const [x, d] of [[60, -1], [104, 1]]) {
		person(p, x, 186, 46, { does: "point", t: d > 0 ? "t3" : "t1", d, hat: "helm" });
		p.burin([[x - d * 13, 150], [x - d * 32, 142]], 1.6, 1.2, 0.4);
	}
	shield(p, 30, 150, 26, "cross");
	person(p, 20, 186, 34, { does: "stand", t: "t4", hat: "brim" });
}

/* A guild's house: its tools over the door. */
export function guildhall(p, o) {
	weather(p, "streaks", 160);
	townBehind(p, 178);
	p.put(rect(52, 50, 116, 130), "t0", shade(100, 180), [0.6, 1.5]);
	merlons(p, 52, 50, 116, 11, 7, "ghib", "t0");
	for (const x of [64, 103, 142]) bifora(p, x, 96, 14, 26);
	p.put(rect(48, 102, 124, 5), "t1", null, [0.6, 1.4]);
	for (const x of [56, 140]) {
		p.put(archway(x, 160, 24, 28), "t3", null, [0.7, 1.5]);
		statue(p, x + 12, 160, 0.34);
	}
	p.put(archway(92, 180, 36, 40), "t4", { a: 90, gap: 1.8, tone: 0.7 }, [0.8, 1.8]);
	p.put(oval(110, 134, 22), "t0", null, [0.9, 2]);
	p.put(oval(110, 134, 18), "t3", null, 0.8);
	for (const [name, deg] of o.tools) tool(p, name, 110, 134, 0.36, deg);
	pavement(p, 180);
	block(p, 24, 190, 20, 12);
	person(p, 80, 191, 26, { does: "bear", load: 1 });
	person(p, 144, 190, 26, { t: "t2", hat: "brim", d: -1 });
}
