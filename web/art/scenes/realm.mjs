/* realm.mjs: landscapes, stores, roads and signs of the Empire and of the valley of two houses. */
import { coat } from "../engraving/arms.mjs";
import { bridge, river, road } from "../engraving/country.mjs";
import { horse, ox, person } from "../engraving/figures.mjs";
import { barrel, cart, cheese, ham, jug, loaf, sack, wheel } from "../engraving/goods.mjs";
import { far, grass, hill, rock } from "../engraving/ground.mjs";
import { cross, houseRow } from "../engraving/houses.mjs";
import { ashlar, gabled, tower, wall } from "../engraving/masonry.mjs";
import {
	arc,
	archway,
	billow,
	clamp,
	dots,
	gothic,
	oval,
	ramp,
	rect,
	shape,
	spline,
	turn,
} from "../engraving/points.mjs";
import { portrait } from "../engraving/portrait.mjs";
import { pavement } from "./square.mjs";
import { weather } from "../engraving/sky.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress, tree, wood } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

const GROUND = HIGH + 4;

/* Bare ground under a heavy sky: a dead tree, stones, a crow. */
export function moor(p) {
	weather(p, "storm", 150);
	far(p, 130);
	hill(p, dots("-4,150 40,140 110,146 170,134 224,144"), GROUND, "t2", { dark: 0.45 });
	hill(p, dots("-4,172 60,162 140,168 224,160"), GROUND, "t1", { dark: 0.4 });
	for (const [x, y, w, h] of [[40, 178, 46, 40], [70, 182, 30, 24], [190, 176, 40, 34],
		[166, 184, 26, 18]]) rock(p, x, y, w, h);
	const limb = (list, a, b) => p.burin(spline(list), a, (a + b) / 2, b, "t4").line(spline(list), 0.5);
	limb("120,184 124,150 118,116 124,84", 15, 6);
	for (const [list, a] of [["119,120 98,100 88,70", 6], ["122,104 146,84 156,54", 6], ["124,88 116,60 122,36", 5], ["98,102 80,98 68,84", 4], ["146,84 166,84 180,72", 4], ["90,76 78,64 78,50", 3], ["154,60 168,50 170,38", 3], ["120,56 134,44 138,30", 3]])
		limb(list, a, 0.8);
	p.put(shape("170,84 | 164,78 | 172,74 182,76 194,84 | 182,84 176,88"), "ink", null, 0.8);
	for (let i = 0; i < 9; i++) grass(p, 14 + i * 24, 190, 8, 1.8);
}

/* Sheep on a green slope, a shepherd, flowers. */
export function meadow(p) {
	weather(p, "heaps", 130);
	far(p, 112);
	hill(p, dots("-4,132 60,122 130,130 224,118"), GROUND, "t2", { dark: 0.25 });
	wood(p, 150, 224, 130, 3, 34, { r: 0.44, gap: 3 });
	hill(p, dots("-4,150 70,140 150,148 224,140"), GROUND, "t1", { dark: 0.2 });
	for (let x = -2; x < 222; x += 12)
		p.put(rect(x, 140 + Math.sin(x * 0.03) * 4, 2.4, 12), "t0", null, 0.6);
	p.line(spline("-4,146 70,142 150,145 224,141"), 0.9);
	for (const [x, y, k, d] of [[40, 168, 1, 1], [84, 160, 0.8, -1], [118, 176, 1.2, 1],
		[64, 188, 1.3, -1], [158, 166, 0.9, 1]]) sheep(p, x, y, k, d);
	person(p, 186, 186, 50, { does: "staff", hat: "brim", t: "t3" });
	for (let i = 0; i < 26; i++) {
		const [x, y] = [p.R.r(4, 214), p.R.r(164, 192)];
		p.put(oval(x, y, 1.7), "t0", null, 0.5);
		p.line([[x, y + 1.6], [x, y + 5]], 0.5);
	}
}

function sheep(p, x, y, k, d) {
	p.local(x, y, k, () => {
		const m = (pts) => pts.map(([a, b]) => [a * d, b]);
		for (const a of [-8, -4, 5, 9]) p.line(m([[a, -5], [a, 0]]), 0.95);
		const fleece = billow(0, -10, [[-8, -10, 5], [-3, -14, 5.4], [3, -14, 5.4], [9, -11, 5],
			[6, -7, 5], [-4, -7, 5]], 44);
		p.put(m(fleece), "t0", { a: 50, gap: 2, tone: (a, b) => ramp(b, -13, -4) * 0.6 }, [0.6, 1.3]);
		for (const [a, b] of [[-5, -11], [1, -13], [5, -9], [-1, -8]])
			p.line(m(arc(a, b, 2.2, 1.8, 180, 350, 5)), 0.5);
		p.put(m(shape("-11,-15 | -17,-13 -19,-8 -14,-8 -10,-10")), "t3", null, [0.6, 1.2]);
	});
}

/* A river in a valley: a mill, a ford, reeds. */
export function riverside(p) {
	weather(p, "streaks", 120);
	far(p, 108);
	hill(p, dots("-4,124 60,114 130,120 224,110"), GROUND, "t1", { dark: 0.3 });
	for (const [x, h] of [[16, 46], [32, 36], [206, 44]]) cypress(p, x, 130, h);
	river(p, dots("150,114 116,128 138,146 84,166 -4,186"), dots("162,114 140,128 196,146 200,172 150,210"));
	bridge(p, 78, 170, 136, 26, 3);
	gabled(p, 178, 158, 26, 30, { d: 22, skew: 0, sidewin: 1 });
	wheel(p, 174, 154, 16);
	hill(p, dots("-4,176 40,170 70,182 90,208"), GROUND, "t2", { dark: 0.4 });
	tree(p, 26, 178, 62, { r: 0.36 });
	for (const x of [70, 88, 176, 198]) grass(p, x, 192, 9, 2.2);
	p.put(shape("96,176 | 104,184 138,184 | 146,174 | 120,178"), "t3", { a: 0, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	person(p, 120, 178, 30, { does: "staff", hat: "brim" });
}

/* Stores in a cellar: n says how full it is. */
export function pantry(p, o) {
	p.fill(rect(-4, -26, WIDE + 8, GROUND + 26), "t3");
	p.hatch(rect(-4, -26, WIDE + 8, 200), { a: 0, gap: 3, step: 3, stagger: 0.3, tone: (x, y) =>
		0.2 + 0.4 * ramp(Math.hypot(x - 90, y - 90), 40, 140) });
	p.put(archway(20, 176, 178, 70), "t2", { a: 0, gap: 3.4, step: 2, stagger: 0.3, tone: (x) => 0.1
		+ ramp(x, 90, 198) * 0.5 }, [0.9, 2]);
	for (let a = 186; a < 358; a += 14) {
		const at = (r) => [109 + Math.cos(a / 57.3) * r, 106 + Math.sin(a / 57.3) * r];
		p.line([at(89), at(104)], 0.8);
	}
	p.fill(rect(-4, 172, 226, 38), "t1");
	for (let i = -7; i < 8; i++) p.line([[109 + i * 22, 172], [109 + i * 44, 208]], 0.6);
	p.burin([[-4, 172], [222, 172]], 0.9, 1.3, 0.9);
	STORES[o.n](p);
}

const STORES = {
	2(p) {
		loaf(p, 78, 176, 34);
		jug(p, 146, 180, 3.8);
	},
	3(p) {
		for (const [x, y, k] of [[60, 176, 3.2], [156, 176, 3.2], [108, 184, 3.6]])
			sack(p, x, y, k);
	},
	4(p) {
		for (const [x, y] of [[70, 160], [148, 160]]) barrel(p, x, y, 3.8);
		cheese(p, 64, 180, 28);
		loaf(p, 152, 182, 28);
	},
	5(p) {
		for (const [x, y] of [[66, 54], [109, 44], [152, 54]]) {
			p.line([[x, 20], [x, y + 2]], 0.95);
			ham(p, x, y + 56, 2.1);
		}
		for (const [x, y] of [[66, 176], [150, 176]]) cheese(p, x, y, 32);
	},
	6(p) {
		for (const [x, y] of [[52, 168], [109, 168], [166, 168]]) barrel(p, x, y, 2.4);
		for (const [x, y] of [[80, 122], [138, 122]]) barrel(p, x, y, 2.2);
		sack(p, 42, 186, 2);
		jug(p, 178, 186, 2);
	},
	8(p) {
		for (const [x, y] of [[44, 160], [90, 160], [136, 160], [180, 160]]) barrel(p, x, y, 2);
		for (const [x, y] of [[68, 122], [114, 122], [158, 122]]) barrel(p, x, y, 1.9);
		for (const [x, y] of [[90, 60], [134, 60]]) ham(p, x, y + 26, 1.5);
		for (const [x, y, k] of [[34, 185, 1.9], [76, 187, 2]]) sack(p, x, y, k);
		cheese(p, 124, 180, 22);
		loaf(p, 172, 182, 22);
	},
};

/* A coach on the road between two towns. */
export function journey(p) {
	weather(p, "heaps", 130);
	far(p, 118);
	hill(p, dots("-4,136 60,126 140,132 224,122"), GROUND, "t2", { dark: 0.3 });
	for (const [x, y] of [[24, 136], [196, 130]]) {
		wall(p, x - 20, x + 20, y, 9, { n: 9, ms: 2.4 });
		tower(p, x - 5, y, 10, 30, { stone: 0, head: "corbel", mw: 4 });
		tower(p, x + 10, y, 6, 20, { stone: 0, head: "cone" });
	}
	road(p, dots("-4,158 60,152 150,156 224,148"), dots("-4,196 60,192 150,196 224,190"), { tone: 0.15 });
	for (const [x, k] of [[62, 1.4], [86, 1.4]]) horse(p, x, 184, k);
	p.put(shape("106,176 | 102,136 112,124 | 190,124 | 198,136 194,176"), "t3", { a: 90, gap: 2.2, tone: (x) => 0.15 + ramp(x, 120, 198) * 0.6 }, [0.9, 2]);
	for (const x of [118, 160]) p.put(archway(x, 152, 20, 10), "t0", null, [0.7, 1.5]);
	p.put(shape("98,126 | 110,112 190,112 | 202,126"), "t4", null, [0.8, 1.8]);
	for (const x of [118, 180]) wheel(p, x, 176, 14);
	person(p, 106, 146, 30, { does: "beg", t: "t2", hat: "brim" });
	p.burin(spline("98,130 76,146 62,152"), 0.6, 0.8, 0.6);
	for (const x of [20, 206]) tree(p, x, 192, 40, { r: 0.42 });
}

/* A minster with two towers in the northern manner. */
export function minster(p) {
	weather(p, "heap", 160);
	houseRow(p, -8, 178, [20, 18], 30, { rh: 20 });
	houseRow(p, 158, 178, [20, 18], 32, { rh: 20 });
	p.put(dots("74,120 110,70 146,120"), "t3", { a: 70, gap: 2, tone: 0.4 }, [0.7, 1.6]);
	p.put(rect(76, 118, 68, 62), "t0", { a: 90, gap: 1.9, tone: (x) => ramp(x, 100, 150) * 0.7 },
		[0.6, 1.4]);
	p.put(oval(110, 126, 15), "t2", null, [0.8, 1.7]);
	for (let a = 0; a < 180; a += 30) p.line(turn([[95, 126], [125, 126]], a, 110, 126), 0.6);
	for (const x of [48, 142]) {
		tower(p, x, 180, 30, 92, { stone: 0, win: [] });
		for (const y of [116, 146]) p.put(gothic(x + 9, y, 11, 15), "ink", null, [0.6, 1.2]);
		const spire = [[x - 3, 90], [x + 15, 22], [x + 33, 90]];
		p.put(spire, "t2", { a: 0, gap: 3, tone: (q) => 0.2 + ramp(q, x + 6, x + 33) * 0.6 },
			[0.7, 1.6]);
		p.fill([[x + 15, 22], [x + 33, 90], [x + 17, 90]], "t3");
		for (const d of [-3, 33])
			p.put([[x + d - 3, 92], [x + d, 74], [x + d + 3, 92]], "t0", null, [0.5, 1.2]);
		cross(p, x + 15, 23, 12);
	}
	p.put(gothic(98, 180, 24, 16), "t4", { a: 90, gap: 1.8, tone: 0.8 }, [0.8, 1.7]);
	p.line(gothic(92, 180, 36, 18), 0.8);
	pavement(p, 180);
	for (const [x, o] of [[40, { robe: 1, t: "t4", hat: "hood" }], [150, { hat: "veil", t: "t2" }], [164, {}]])
		person(p, x, 191, 22, o);
}

/* A gate that is shut: iron, bar, chain, seal. */
export function barred(p) {
	p.fill(rect(-4, -26, WIDE + 8, GROUND + 26), "t1");
	ashlar(p, -4, -4, 226, 212, 18, { full: 0.9, w: 0.7 });
	p.hatch(rect(-4, -26, 226, 236), { a: 60, gap: 2.6, tone: (x) => 0.1
		+ ramp(x, 60, 218) * 0.4 });
	p.put(archway(34, 206, 150, 118), "t3", null, [1, 2.2]);
	p.put(archway(46, 206, 126, 112), "t2", { a: 90, gap: 2.4, tone: (x) => 0.2
		+ ramp(x, 90, 172) * 0.5 }, [0.9, 2]);
	for (const x of [72, 98, 120, 146]) p.line([[x, 40], [x, 206]], 0.95);
	for (const y of [70, 160]) {
		p.put(rect(44, y, 130, 8), "t4", null, [0.8, 1.7]);
		for (let x = 54; x < 172; x += 16) p.put(oval(x, y + 4, 2.6), "t0", null, 0.7);
	}
	p.put(rect(30, 108, 158, 18), "t0", { a: 0, gap: 2.4, tone: 0.35 }, [0.9, 2]);
	for (const x of [44, 160]) p.put(rect(x, 100, 12, 34), "t4", null, [0.8, 1.8]);
	p.put(rect(90, 120, 40, 36), "t1", { a: 60, gap: 2, tone: (x) => ramp(x, 104, 130) * 0.8 },
		[1, 2.2]);
	p.tube(arc(110, 120, 12, 18, 180, 360), 5, "t0");
	p.fill(oval(110, 134, 5), "ink").fill(rect(107.5, 136, 5, 12), "ink");
	tool(p, "scroll", 62, 80, 0.5, -6);
}

/* Families with carts on the way to a new town. */
export function settlers(p) {
	weather(p, "streaks", 130);
	far(p, 116);
	hill(p, dots("-4,134 60,126 140,132 224,122"), GROUND, "t2", { dark: 0.3 });
	wall(p, 8, 64, 138, 14, { n: 9, ms: 3.4 });
	tower(p, 26, 140, 16, 40, { stone: 0, head: "corbel", mw: 5 });
	houseRow(p, 12, 130, [11, 10], 14);
	road(p, dots("40,140 90,150 70,170 10,206"), dots("54,140 150,146 224,160 224,206"), { tone: 0.15 });
	ox(p, 122, 184, 1.5);
	cart(p, 178, 186, 1.9, "sacks");
	for (const [x, h, o] of [[86, 46, { does: "staff", hat: "brim" }], [64, 44, { hat: "veil", t: "t2" }],
		[48, 30, { t: "t4" }], [104, 34, { does: "bear", load: 1, t: "t2" }]]) person(p, x, 189, h, o);
}

/* An apothecary's table: mortar, flasks, herbs. */
export function apothecary(p) {
	p.fill(rect(-4, -26, WIDE + 8, GROUND + 26), "t2");
	p.hatch(rect(-4, -26, WIDE + 8, 200), { a: 0, gap: 3, step: 3, stagger: 0.3, tone: (x) => 0.15
		+ 0.4 * ramp(x, 60, 218) });
	for (const y of [64, 112]) {
		for (let x = 12; x < 206; x += 26)
			jug(p, x + p.R.j(2), y, 1.3 + p.R.j(0.2), { t: p.R.of(["t0", "t1", "t3"]) });
		p.put(rect(-4, y, 226, 6), "t4", null, [0.7, 1.5]);
	}
	p.put(rect(-4, 168, 226, 40), "t0", { a: 0, gap: 2.6, tone: 0.3 }, [0.8, 1.8]);
	p.put(shape("72,128 | 76,160 88,176 | 126,176 | 138,160 142,128"), "t1", { a: 90, gap: 2, tone: (x) => clamp(ramp(x, 106, 142) * 0.9) }, [1, 2.2]);
	p.put(oval(107, 128, 37, 9), "t3", null, [0.9, 2]);
	p.put(shape("112,128 | 138,72 148,70 150,78 | 126,130"), "t0", { a: 60, gap: 2, tone: 0.4 }, [0.8, 1.8]);
	p.put(shape("166,176 | 152,170 152,156 166,148 168,130 | 178,130 | 180,148 194,156 194,170 180,176"), "t0", null, [0.8, 1.8]);
	p.fill(shape("157,160 | 190,160 | 192,168 178,174 168,174 156,168"), "t3");
	for (const d of [-40, -14, 14, 40]) {
		p.burin(turn([[42, 178], [42, 138]], d, 42, 178), 1.6, 1.4, 0.6);
		for (const u of [0.4, 0.7, 1]) for (const e of [-1, 1])
			p.put(turn(shape([[42, 178 - 40 * u], "|", [42 + e * 8, 172 - 40 * u], "|",
				[42 + e * 2, 182 - 40 * u]]), d, 42, 178), "t3", null, 0.7);
	}
}

/* A coat of arms alone. */
export function arms(p, o) {
	coat(p, 60, 68, 1, o);
}

/* A head as on a coin; with: a second head behind it. */
export function coinHead(p, o) {
	const field = oval(60, 60, 58);
	p.put(field, o.ground ?? "t3", { a: 0, gap: 2.2, step: 2, stagger: 0.2, tone: (x) => 0.25
		+ 0.5 * ramp(x, 10, 120) }, [1, 2.2]);
	p.line(oval(60, 60, 54), 0.9, true);
	if (o.with) portrait(p, { x: 10, y: 16, s: 0.56, ...o.with });
	portrait(p, { x: o.with ? 30 : 20, y: o.with ? 24 : 20, s: o.with ? 0.56 : 0.62, ...o });
}

/* A small thing on a round ground: a knight's helmet, a city, a crown. */
export function counter(p, o) {
	p.put(oval(60, 60, 58), "t1", { a: 0, gap: 2.6, step: 2, stagger: 0.2, tone: (x) => 0.3 * ramp(x,
		40, 120) }, [1, 2.2]);
	p.line(oval(60, 60, 54), 0.9, true);
	COUNTERS[o.thing](p);
}

const COUNTERS = {
	knight: (p) => portrait(p, { bust: "armour", hat: "helm", back: "plume", ear: 0, stern: 1, x: 22, y: 24, s: 0.56 }),
	city(p) {
		for (const [x, w, h] of [[24, 16, 44], [80, 16, 50], [50, 20, 66]])
			tower(p, x, 92, w, h, { stone: 0, head: "corbel", mw: 6, win: [[0.4, 0.3]] });
		wall(p, 18, 102, 98, 22, { n: 10, ms: 4.4, stone: 6 });
		p.put(archway(52, 98, 16, 8), "ink", null, 0.9);
	},
	castle: (p) => tower(p, 38, 100, 44, 62, { stone: 8, head: "ghibelline", mw: 11, ms: 9,
		win: [[0.34, 0.2], [0.34, 0.55]], flag: { h: 14, l: 18 } }),
	estate(p) {
		gabled(p, 18, 92, 34, 32, { d: 46, rh: 18, skew: 0, sidewin: 3 });
		tree(p, 98, 96, 36, { r: 0.42 });
		hill(p, dots("8,96 60,92 112,96"), 122, "t2", { dark: 0.3 });
	},
	office(p) {
		tool(p, "scroll", 60, 58, 0.86, -8);
		tool(p, "quill", 84, 54, 0.7, 24);
		p.put(oval(46, 92, 10), "t3", null, [0.9, 1.9]);
	},
};
