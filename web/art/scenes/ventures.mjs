/* ventures.mjs: what people undertake: works, marches, alms, works of art. */
import { palm, road } from "../engraving/country.mjs";
import { shield } from "../engraving/emblems.mjs";
import { horse, person } from "../engraving/figures.mjs";
import { block, cart, coins, loaf, sack, wheel } from "../engraving/goods.mjs";
import { far, hill } from "../engraving/ground.mjs";
import { church, houseRow, loggia, tent } from "../engraving/houses.mjs";
import { ashlar, banner, dome, gabled, tower, wall } from "../engraving/masonry.mjs";
import {
	arc,
	archway,
	billow,
	clamp,
	dots,
	gothic,
	mix,
	oval,
	ramp,
	rect,
	shape,
	spline,
} from "../engraving/points.mjs";
import { statue } from "./shops.mjs";
import { pavement } from "./square.mjs";
import { derrick } from "./wild.mjs";
import { cloud, rays, weather } from "../engraving/sky.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress, tree } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

const GROUND = HIGH + 4;

/* Poles and boards before a wall, a ladder, people at work. */
export function scaffold(p, x, y, w, h, rows = 3) {
	for (const a of [x, x + w / 2, x + w]) p.put(rect(a - 1.2, y - h, 2.4, h), "t1", null, [0.5, 1.1]);
	for (let i = 1; i <= rows; i++) {
		const yy = y - (h * i) / (rows + 0.3);
		p.put(rect(x - 4, yy, w + 8, 2.6), "t0", null, [0.5, 1.2]);
		p.burin([[x, yy + h / (rows + 0.3)], [x + w / 2, yy + 2]], 0.7, 1, 0.7);
		person(p, x + w * [0.3, 0.74, 0.46][i % 3], yy, 17, { does: ["swing", "point", "dig"][i % 3], t: i % 2 ? "t3" : "t2",
			d: i % 2 ? 1 : -1 });
	}
	for (const a of [x + w * 0.8, x + w * 0.94]) p.line([[a, y], [a, y - h * 0.5]], 0.8);
	for (let i = 1; i < 9; i++)
		p.line([[x + w * 0.8, y - (h * i) / 18], [x + w * 0.94, y - (h * i) / 18]], 0.7);
}

const BUILT = {
	church(p) {
		church(p, 66, 180, 62, 74, { tower: -1 });
		scaffold(p, 118, 182, 40, 92);
	},
	abbey(p) {
		church(p, 36, 178, 44, 60, { tower: 0 });
		tower(p, 82, 180, 28, 104, { stone: 6, win: [[0.4, 0.2, 0.8], [0.4, 0.44, 0.8]] });
		loggia(p, 112, 178, 96, 28, 5, { roof: 10 });
		scaffold(p, 72, 182, 46, 118, 4);
	},
	cathedral(p) {
		dome(p, 96, 104, 44, 58);
		p.put(rect(50, 104, 92, 26), "t0", { a: 90, gap: 1.8, tone: (x) => ramp(x, 86, 142) * 0.8 },
			[0.5, 1.3]);
		for (const x of [62, 88, 114]) p.put(oval(x + 4, 117, 7), "ink", null, 0.9);
		p.put(rect(40, 130, 120, 50), "t0", { a: 90, gap: 1.9, tone: (x) => ramp(x, 90, 170) * 0.7 },
			[0.5, 1.3]);
		for (const x of [52, 84, 116]) p.put(archway(x, 164, 12, 14), "t4", null, [0.6, 1.2]);
		scaffold(p, 122, 182, 46, 112, 4);
	},
	wall(p) {
		const top = dots("-4,148 26,148 26,134 58,134 58,120 92,120 92,106 132,106 132,92 178,92");
		const face = [...top, [178, 184], [-4, 184]];
		p.put(face, "t0", { a: 90, gap: 2, tone: (x) => 0.1 + ramp(x, 90, 178) * 0.4 }, [0.7, 1.6]);
		for (let y = 106, j = 0; y < 184; y += 13, j++) {
			const from = top.find(([, b]) => b <= y)[0];
			p.line([[from, y], [178, y]], 0.7);
			for (let x = 178 - (j % 2) * 12; x > from; x -= 24) p.line([[x, y], [x, y + 13]], 0.7);
		}
		tower(p, 176, 186, 36, 122, { stone: 8, head: "corbel", win: [[0.3, 0.3, 0.7]] });
		scaffold(p, 104, 186, 44, 96, 3);
		person(p, 74, 120, 20, { does: "swing", t: "t3" });
	},
};

/* A building under repair: scaffold, derrick, stones, masons. */
export function works(p, o) {
	weather(p, o.hero === "wall" ? "streaks" : "heap", 160);
	far(p, 140);
	hill(p, dots("-4,176 60,172 160,172 224,176"), GROUND, "t1", { dark: 0.25 });
	BUILT[o.hero](p);
	hill(p, dots("-4,184 60,181 160,181 224,184"), GROUND, "t1", { dark: 0.2 });
	if (o.hero === "wall") derrick(p, 44, 186, 1.1);
	else if (o.hero === "church") derrick(p, 182, 184, 0.9);
	block(p, 14, 189, 16, 10);
	block(p, 192, 190, 15, 9);
	person(p, o.hero === "wall" ? 90 : 44, 190, 24, { does: "bear", load: 1 });
	person(p, 180, 190, 23, { does: "dig", t: "t2", d: -1 });
}

/* A colossus hoisted on its plinth between two legs. */
export function raising(p) {
	weather(p, "heaps", 160);
	far(p, 146);
	hill(p, dots("-4,176 60,170 160,170 224,176"), GROUND, "t1", { dark: 0.25 });
	for (const list of ["46,188 104,20 110,20 54,188", "174,188 114,20 120,20 182,188"]) p.put(dots(list), "t1", { a: 80, gap: 2, tone: 0.3 }, [0.6, 1.4]);
	p.put(rect(98, 14, 28, 12), "t2", null, [0.7, 1.5]);
	for (const x of [104, 112, 120]) p.line([[x, 26], [112, 52]], 0.9);
	statue(p, 112, 158, 1);
	for (const y of [92, 112]) p.burin(spline([[92, y], [112, y + 4], [133, y]]), 1.4, 2, 1.4);
	block(p, 82, 186, 54, 24, 18);
	p.burin(spline("112,24 60,110 22,168"), 0.8, 1, 0.8);
	for (const [x, y] of [[20, 188], [34, 186], [48, 189]])
		person(p, x, y, 30, { does: "swing", t: x === 34 ? "t2" : "t3", d: -1 });
	wheel(p, 190, 170, 17);
	person(p, 206, 189, 28, { does: "point", hat: "brim" });
}

/* A column on the march: riders, pikes, a train. */
export function campaign(p, o) {
	weather(p, "heaps", 130);
	far(p, 118);
	hill(p, dots("-4,136 60,128 130,134 224,122"), GROUND, "t2", { dark: 0.3 });
	tower(p, 190, 132, 12, 34, { stone: 0, head: "corbel", mw: 4 });
	wall(p, 178, 216, 136, 10, { n: 8, ms: 3 });
	road(p, dots("196,138 150,146 130,160 -4,178"), dots("206,138 190,150 200,172 150,206"), { tone: 0.15 });
	for (let i = 0; i < 13; i++) {
		const u = i / 12;
		p.line([[mix(206, 96, u), mix(142, 152, u)], [mix(202, 92, u), mix(122, 84, u)]], u > 0.5
			? 0.95 : 0.7);
	}
	for (let i = 0; i < 9; i++)
		person(p, mix(196, 110, i / 8), mix(146, 166, i / 8), mix(16, 32, i / 8),
			{ hat: o.hat ?? "helm", t: i % 2 ? "t3" : "t4", does: "walk" });
	banner(p, 128, 150, { h: 78, l: 34 });
	horse(p, 66, 186, 1.9, { rider: "pike", hat: o.hat ?? "helm", t: "t1" });
	shield(p, 64, 150, 16, o.arms ?? "cross");
	person(p, 132, 188, 42, { does: "pike", hat: o.hat ?? "helm", t: "t3" });
	person(p, 156, 187, 40, { does: "pike", hat: o.hat ?? "helm", t: "t4" });
}

/* Recruits before a clerk's table, at a tent or at the gate of a town. */
export function levy(p, o) {
	weather(p, "streaks", 140);
	far(p, 130);
	hill(p, dots("-4,152 60,146 160,146 224,152"), GROUND, "t1", { dark: 0.25 });
	if (o.gate) {
		wall(p, -4, 120, 170, 56, { stone: 8, ms: 6, n: 9 });
		tower(p, 24, 172, 62, 96, { stone: 8, head: "corbel", mw: 9, win: [[0.3, 0.2, 0.6]] });
		p.put(archway(40, 172, 30, 34), "ink", null, [0.8, 1.7]);
	} else tent(p, 54, 172, 92, 104, { open: 1 });
	banner(p, 128, 170, { h: 120, l: 40 });
	p.put(dots("22,172 30,160 94,160 102,172"), "t0", null, [0.7, 1.5]);
	p.put(rect(22, 172, 80, 16), "t3", { a: 90, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	tool(p, "openBook", 58, 164, 0.5);
	coins(p, 86, 167, 6, 6);
	person(p, 58, 164, 38, { does: "point", t: "t4" });
	for (const [x, t] of [[124, "t2"], [150, "t3"], [176, "t1"], [200, "t3"]])
		person(p, x, 188, 48, { does: x === 124 ? "beg" : "pike", t, hat: x > 140 ? "helm" : "cap" });
}

/* Bread at the door: beggars with crutch and bowl. */
export function alms(p) {
	weather(p, "clear", 150);
	p.put(rect(110, 16, 112, 172), "t0", { a: 90, gap: 2, tone: (x) => 0.1 + ramp(x, 150, 222) * 0.5 },
		[0.6, 1.5]);
	ashlar(p, 110, 120, 112, 66, 9, { full: 0.7, w: 0.6 });
	p.put(archway(134, 184, 54, 76), "t3", null, [0.8, 1.8]);
	p.put(archway(140, 184, 42, 72), "ink", null, [0.7, 1.5]);
	p.put(dots("140,184 140,112 152,106 152,186"), "t2", { a: 90, gap: 2.4, tone: 0.4 }, [0.7, 1.5]);
	for (const x of [124, 200]) p.put(archway(x, 84, 13, 16), "ink", null, [0.7, 1.4]);
	shield(p, 161, 62, 26, "palle");
	hill(p, dots("-4,150 50,142 112,148 112,160"), 190, "t2", { dark: 0.3 });
	cypress(p, 22, 152, 50);
	p.fill(rect(-4, 184, 226, 26), "t1").burin([[-4, 184], [222, 184]], 0.8, 1.2, 0.8);
	person(p, 156, 186, 56, { hat: "veil", t: "t2", does: "beg" });
	for (const [x, y] of [[132, 182], [122, 186], [136, 189], [114, 189]]) loaf(p, x, y, 9);
	person(p, 88, 188, 50, { does: "beg", t: "t3", d: -1, hat: "hood" });
	person(p, 58, 189, 48, { does: "staff", t: "t4", hat: "brim", d: -1 });
	person(p, 28, 189, 34, { does: "beg", t: "t2", d: -1 });
}

/* Books and vanities on the fire. */
export function pyre(p) {
	weather(p, "storm", 176);
	p.put(rect(-4, 96, 60, 90), "t1", null, [0.5, 1.2]);
	church(p, 150, 172, 40, 46, { tower: 1 });
	gabled(p, 8, 172, 30, 50, { d: 16, skew: 0, sidewin: 1, win: [[0.3, 0.3], [0.7, 0.3],
		[0.3, 0.65], [0.7, 0.65]] });
	pavement(p, 172);
	const tongue = (x, y, h, w, t) => p.put(shape([[x, y - h], "|", [x + w * 0.5, y - h * 0.62],
		[x + w * 0.34, y - h * 0.4], [x + w * 0.6, y - h * 0.2], [x + w * 0.4, y], "|",
		[x - w * 0.4, y], [x - w * 0.56, y - h * 0.26], [x - w * 0.26, y - h * 0.5]]), t, null,
		[0.6, 1.5]);
	for (const [x, h, w] of [[84, 92, 36], [132, 98, 38], [108, 136, 50]]) tongue(x, 172, h, w, "t3");
	for (const [x, h, w] of [[92, 64, 26], [126, 70, 28], [108, 100, 34]]) tongue(x, 172, h, w, "t1");
	for (const [x, h, w] of [[98, 44, 18], [120, 46, 18], [108, 66, 20]]) tongue(x, 172, h, w, "t0");
	for (const [x, y, d] of [[76, 178, -20], [100, 170, 12], [124, 176, -8], [146, 180, 24]])
		tool(p, "book", x, y, 0.5, d);
	for (const list of ["60,188 150,170", "66,172 158,188", "56,180 160,180"]) p.burin(dots(list), 5, 6, 5, "t4").line(dots(list), 0.7);
	person(p, 38, 190, 46, { robe: 1, hat: "hood", t: "t4", does: "point", d: -1, hatTone: "t4" });
	person(p, 182, 189, 42, { does: "bear", load: 1, t: "t2" });
	for (let i = 0; i < 14; i++) p.line(arc(p.R.r(70, 150), p.R.r(20, 70), 2, 2, 0, 200, 4), 0.7);
}

/* Cuirass, helmet, halberds and swords tied in a sheaf. */
export function trophy(p) {
	rays(p, 110, 96, { ground: "t1", n: 44, r: 70 });
	for (const [name, deg] of [["halberd", -38], ["pike", -24], ["halberd", 38], ["pike", 24], ["pike", -52], ["pike", 52]])
		tool(p, name, 110, 120, 1.35, deg);
	for (const d of [-1, 1]) {
		const f = dots("20,78 60,70 96,84 88,104 96,124 58,112 20,120").map(([x, y]) => [110 + d * x, y]);
		p.put(f, "t3", { a: 80, gap: 2.2, tone: (x) => 0.3 + 0.4 * Math.sin(x * 0.2) }, [0.8, 1.8]);
	}
	const breast = shape("82,92 | 96,98 110,94 124,98 138,92 | 146,120 142,150 132,166 | 110,172 | 88,166 78,150 74,120");
	p.put(breast, "t0", { a: 74, gap: 1.9, bend: 8, tone: (x) => clamp(ramp(x, 108, 146) * 0.85
		+ (1 - ramp(x, 74, 84)) * 0.4) }, [0.9, 2.1]);
	p.burin(spline("110,96 112,130 110,170"), 0.6, 1.5, 0.6);
	for (const y of [152, 160]) p.burin(spline([[84, y], [110, y + 8], [136, y]]), 0.8, 1.6, 0.8);
	p.put(shape("90,92 | 84,70 94,50 110,44 126,50 136,70 | 130,92 | 110,84"), "t1", { a: 70, gap: 1.9, bend: 6, tone: (x) => ramp(x, 104, 136) * 0.85 }, [0.9, 2]);
	p.put(dots("90,72 130,72 128,79 92,79"), "ink", null, 0.8);
	p.burin([[110, 46], [110, 86]], 1.4, 1.6, 1.2);
	for (const d of [-1, 1]) tool(p, "sword", 110 + d * 34, 150, 1, d * 40);
	shield(p, 66, 172, 36, "cross");
	shield(p, 154, 172, 36, "palle");
}

/* A star of ramparts seen from above. */
export function bastions(p) {
	weather(p, "clear", 70);
	far(p, 62);
	p.fill(rect(-4, 66, 226, 144), "t1");
	const star = (r, flat) => Array.from({ length: 5 }, (_, i) => [[0, 1], [-17, 0.72], [-13, 0.6],
		[13, 0.6], [17, 0.72]].sort((a, b) => a[0] - b[0]).map(([d, k]) => {
		const a = (i * 72 - 90 + d) / 57.3;
		return [110 + Math.cos(a) * r * k, 132 + Math.sin(a) * r * k * flat];
	})).flat();
	const lowered = (pts, d) => pts.map(([x, y]) => [x, y + d]);
	p.put(star(108, 0.66), "t2", { a: 0, gap: 2.6, tone: 0.4 }, [0.5, 1.2]);
	p.put(lowered(star(88, 0.66), 9), "t3", { a: 90, gap: 2, tone: 0.7 }, [0.7, 1.6]);
	p.put(star(88, 0.66), "t0", null, [0.7, 1.6]);
	p.put(star(76, 0.66), "t1", { a: 30, gap: 3, tone: 0.2 }, [0.5, 1.2]);
	houseRow(p, 84, 142, [13, 12, 13], 14);
	church(p, 98, 130, 18, 20, { tower: 1 });
	houseRow(p, 90, 156, [12, 12], 12);
	for (const [x, y] of [[110, 82], [186, 118], [158, 176], [62, 176], [34, 118]]) {
		p.put(oval(x, y, 5, 3.4), "t4", null, 0.8);
		p.burin([[x, y], [x + (x - 110) * 0.1, y + (y - 130) * 0.12]], 3, 2.4, 2);
	}
	derrick(p, 176, 150, 0.5);
	for (const [x, y] of [[14, 186], [200, 186]]) tree(p, x, y, 34, { r: 0.42 });
	person(p, 40, 189, 26, { does: "point", d: -1, hat: "brim" });
	person(p, 54, 190, 25, { does: "dig", d: -1, t: "t2" });
}

/* A lock on a straight canal, a barge drawn by a horse. */
export function canal(p) {
	weather(p, "heap", 110);
	far(p, 102);
	hill(p, dots("-4,114 60,108 160,108 224,114"), GROUND, "t1", { dark: 0.25 });
	for (const [x, h] of [[24, 50], [40, 40], [52, 32], [178, 34], [190, 42], [206, 52]])
		cypress(p, x, 124, h);
	p.put(dots("100,112 120,112 176,208 44,208"), "t2", null, [0.6, 1.4]);
	for (let y = 118; y < 206; y += 5) {
		const half = mix(10, 62, (y - 112) / 96);
		p.burin([[110 - half * p.R.r(0.3, 0.9), y], [110 + half * p.R.r(0.1, 0.9), y]], 0.2, 0.9,
			0.2);
	}
	for (const d of [-1, 1])
		p.put(dots("10,112 13,112 80,208 64,208").map(([x, y]) => [110 + d * x, y]), "t0", { a: 80, gap: 2.4, tone: 0.3 },
			[0.6, 1.4]);
	for (const d of [-1, 1]) {
		p.put([[110 + d * 24, 104], [110 + d * 24, 146], [110, 150], [110, 112]], d < 0 ? "t1" : "t3",
			{ a: 90, gap: 2.4, tone: d < 0 ? 0.2 : 0.6 }, [0.7, 1.6]);
		p.put([[110 + d * 2, 102], [110 + d * 52, 96], [110 + d * 52, 100], [110 + d * 2, 107]], "t0",
			null, [0.6, 1.4]);
		p.put(rect(110 + d * 26 - 3, 98, 6, 50), "t2", null, [0.6, 1.4]);
	}
	p.put(shape("70,178 | 78,190 140,190 | 150,174 | 110,180"), "t3", { a: 0, gap: 2, tone: 0.4 }, [0.8, 1.8]);
	for (const x of [92, 108, 124]) sack(p, x, 180, 0.8);
	horse(p, 190, 178, 1.1);
	p.burin([[176, 160], [148, 178]], 0.8, 0.8, 0.8);
	person(p, 30, 184, 34, { does: "dig", t: "t3", d: -1 });
	person(p, 48, 168, 28, { does: "bear", load: 1, t: "t2" });
}

/* Travellers from the East before the gate. */
export function strangers(p) {
	weather(p, "tower", 150);
	far(p, 138);
	hill(p, dots("-4,162 60,156 160,158 224,154"), GROUND, "t1", { dark: 0.2 });
	wall(p, -4, 80, 168, 60, { stone: 8, ms: 7, n: 8 });
	tower(p, 20, 172, 50, 112, { stone: 8, head: "corbel", mw: 9, win: [[0.3, 0.16, 0.6]] });
	p.put(archway(32, 172, 26, 34), "ink", null, [0.8, 1.7]);
	camel(p, 156, 186, 1.5);
	for (const [x, h, o] of [[78, 44, { t: "t2", d: -1, does: "point" }],
		[104, 46, { hat: "turban", hatTone: "t0", robe: 1, t: "t4", does: "beg" }],
		[122, 42, { hat: "turban", hatTone: "t0", robe: 1, t: "t3" }],
		[196, 42, { hat: "turban", hatTone: "t1", robe: 1, t: "t2", does: "staff" }]]) person(p, x, 189, h, o);
	palm(p, 210, 176, 84);
}

function camel(p, x, y, k) {
	p.local(x, y, k, () => {
		for (const leg of ["-10,-14 -11,0 -8,0 -7,-14", "10,-14 10,0 13,0 13,-14"]) p.put(dots(leg), "t3", null, 0.6);
		const body = "-30,-36 | -27,-40 -21,-40 | -18,-34 -17,-24 -13,-26 | -6,-28 -2,-38 4,-29 8,-28 12,-37 17,-24 18,-14 | 15,0 12.6,0 12,-12 | 0,-13 -8,-13 | -9,0 -11.6,0 -13,-15 | -18,-18 -22,-26 -24,-33";
		p.put(shape(body), "t1", { a: 62, gap: 1.8, tone: (a, b) => ramp(b, -30, -12) * 0.7 },
			[0.7, 1.6]);
		p.fill(oval(-25, -37.4, 0.7), "ink");
		p.put(shape("-3,-30 | -6,-18 0,-16 6,-18 | 9,-30 4,-33"), "t3", { a: 45, gap: 2, tone: 0.3 }, [0.7, 1.5]);
		p.put(oval(3, -34, 8, 4.6), "t0", null, [0.6, 1.3]);
	});
}

/* Three panels under gables: a Madonna between two saints. */
export function altarpiece(p) {
	p.fill(rect(-4, -26, WIDE + 8, GROUND + 26), "t3");
	p.hatch(rect(-4, -26, WIDE + 8, GROUND + 26), { a: 0, gap: 3, step: 3, stagger: 0.3,
		tone: (x) => 0.2 + 0.4 * ramp(x, 40, 218) });
	for (const [x, w, h] of [[28, 50, 84], [142, 50, 84], [76, 68, 108]]) {
		const b = 172;
		p.put([[x, b], [x, b - h], [x + w / 2, b - h - w * 0.62], [x + w, b - h], [x + w, b]], "t0",
			{ a: 90, gap: 2.2, tone: (q) => ramp(q, x + w * 0.4, x + w) * 0.5 }, [0.8, 1.9]);
		p.put(gothic(x + 6, b - 4, w - 12, h - 12), "t1", null, [0.7, 1.5]);
		for (const u of [0, 1]) {
			p.put([[x + u * w - 3, b - h], [x + u * w, b - h - 26], [x + u * w + 3, b - h]], "t0", null,
				[0.6, 1.4]);
			p.put(rect(x + u * w - 3, b - h, 6, h), "t2", null, [0.6, 1.3]);
		}
		p.put(oval(x + w / 2, b - h - w * 0.2, w * 0.08), "t3", null, 0.8);
	}
	for (const x of [53, 167]) {
		p.put(oval(x, 116, 10), "t0", null, [0.7, 1.4]);
		p.put(spline([[x - 15, 168], [x - 13, 140], [x - 5, 126], [x + 6, 126], [x + 14, 142],
			[x + 16, 168]]), "t3", { a: 76, gap: 2, tone: (q) => ramp(q, x - 2, x + 16) }, [0.7, 1.6]);
		p.put(oval(x, 117, 6, 7), "t0", null, [0.6, 1.3]);
	}
	p.put(oval(110, 96, 18), "t0", null, [0.8, 1.7]);
	p.put(spline("82,168 84,136 94,114 98,96 110,84 122,96 126,114 136,136 138,168"), "t4", { a: 76, gap: 2.2, tone: 0.4 }, [0.8, 1.8]);
	p.put(oval(110, 99, 8, 10), "t0", { a: 60, gap: 1.8, tone: (x) => ramp(x, 110, 118) * 0.7 },
		[0.7, 1.4]);
	p.put(oval(98, 124, 10), "t0", null, [0.6, 1.3]).put(oval(98, 125, 5.6, 6.4), "t1", null, 0.7);
	p.put(shape("90,152 | 92,136 98,131 105,136 108,152"), "t2", null, [0.7, 1.5]);
	p.put(rect(20, 170, 180, 9), "t0", null, [0.8, 1.8]);
	p.put(rect(12, 179, 196, 14), "t1", { a: 0, gap: 3, tone: 0.3 }, [0.8, 1.8]);
	for (const x of [16, 200]) {
		tool(p, "candle", x + 2, 148, 0.8);
		tool(p, "flame", x + 2, 132, 0.5);
	}
}

/* A paved road to the horizon; a milestone, pavers. */
export function highway(p) {
	weather(p, "heaps", 110);
	far(p, 100);
	hill(p, dots("-4,112 60,106 160,106 224,112"), GROUND, "t2", { dark: 0.25 });
	tower(p, 104, 108, 9, 24, { stone: 0, head: "corbel", mw: 4 });
	wall(p, 92, 126, 110, 8, { n: 9, ms: 2 });
	p.put(dots("107,110 115,110 196,208 36,208"), "t0", null, [0.6, 1.4]);
	for (let y = 116, j = 0; y < 204; y += 4 + (y - 110) * 0.09, j++) {
		const half = mix(4, 80, (y - 110) / 98);
		p.line([[111 - half, y], [113 + half, y]], 0.7);
		const n = 5;
		for (let i = 0; i <= n; i++) {
			const u = ((i + (j % 2) * 0.5) / n) * 2 - 1;
			if (Math.abs(u) < 1)
				p.line([[112 + u * half, y], [112 + u * half * 1.06, y + 3 + (y - 110) * 0.08]],
					0.6);
		}
	}
	for (const d of [-1, 1])
		for (const [y, dx, h] of [[122, 22, 30], [134, 36, 42], [152, 58, 60], [180, 92, 84]])
			cypress(p, 112 + d * dx, y, h);
	p.put(shape("36,186 | 36,154 44,144 52,154 | 52,186"), "t0", { a: 90, gap: 1.8, tone: (x) => ramp(x, 40, 52) }, [0.8, 1.8]);
	for (const y of [160, 166]) p.burin([[40, y], [48, y]], 1, 1.2, 1);
	cart(p, 126, 160, 0.9, "stones");
	person(p, 92, 186, 36, { does: "swing", t: "t3" });
	person(p, 138, 188, 36, { does: "dig", t: "t4", d: -1 });
	for (const [x, y] of [[104, 188], [116, 185], [160, 189]]) block(p, x, y, 10, 6, 5);
}

/* What flies over a charge: a cross, a crescent, or bars across. */
const FLAGS = {
	cross(p) {
		p.put(dots("128,40 142,37 144,78 131,82"), "t3", null, 0.7)
			.put(dots("90,50 183,52 183,64 91,64"), "t3", null, 0.7);
	},
	crescent(p) {
		p.fill([...arc(138, 58, 17, 17, 45, 315, 16), ...arc(145, 58, 13, 13, 300, 60, 12)], "t3");
	},
	bars(p) {
		for (const y of [42, 62])
			p.put([...spline([[182, y], [150, y - 4], [120, y + 7], [90, y]]),
				...spline([[91, y + 10], [120, y + 17], [152, y + 6], [183, y + 10]])], "t3", null,
					0.7);
	},
};

/* Riders at the gallop; arms: what their shields and their flag show. */
export function charge(p, o) {
	weather(p, "storm", 150);
	far(p, 132);
	hill(p, dots("-4,160 60,152 160,158 224,150"), GROUND, "t1", { dark: 0.35 });
	for (const [x, h] of [[12, 34], [30, 44]]) tower(p, x, 156, 12, h, { stone: 0, head: "corbel", mw: 4 });
	for (const [x, y, k, t] of [[186, 168, 1.2, "t3"], [156, 176, 1.5, "t2"], [100, 188, 2.2, "t0"]]) {
		horse(p, x, y, k, { rider: "stand", hat: o.hat ?? "helm", t, riderTone: "t1" });
		p.burin([[x + 12 * k, y - 20 * k], [x - 34 * k, y - 32 * k]], 2.4 * k * 0.6, 1.6 * k * 0.6,
			0.6);
		shield(p, x - 1 * k, y - 20 * k, 9 * k, o.arms ?? "cross");
	}
	p.burin([[190, 150], [180, 34]], 2, 2, 1.4, "t1").line([[190, 150], [180, 34]], 0.7);
	const flag = [...spline("180,36 150,28 120,42 88,32"), ...spline("92,78 122,88 152,72 184,80")];
	p.put(flag, "t0", { a: 80, gap: 2.4, tone: (x) => 0.15 + 0.3 * Math.sin(x * 0.12) }, [0.8, 1.9]);
	FLAGS[o.arms ?? "cross"](p);
	for (let i = 0; i < 6; i++) cloud(p, 14 + i * 40, 196 + p.R.j(3), 44, { flat: 0.24 });
}

const EMBLEMS = {
	imperial(p) {
		for (const d of [-1, 1])
			p.put(shape([[0, -6], "|", [d * 20, -30], [d * 44, -24], [d * 46, 8], "|", [0, 16]]), "t2",
				{ a: 80, gap: 2, tone: (q) => ramp(q, -4, 46) * 0.8 }, [0.8, 1.8]);
		p.put(shape("-6,10 | -8,-40 0,-48 8,-40 | 6,10"), "t0", null, [0.8, 1.8]);
		p.put(oval(0, -54, 7), "t0", null, [0.8, 1.7]);
		p.put(dots("-2.4,-60 -2.4,-68 -8,-68 -8,-73 -2.4,-73 -2.4,-80 2.4,-80 2.4,-73 8,-73 8,-68 2.4,-68 2.4,-60"), "t0", null, [0.7, 1.5]);
		for (const x of [-40, -20, 0, 20, 40])
			p.put(shape([[x - 9, 22], "|", [x - 7, 8], [x - 12, 0], [x - 3, 0], [x, -14], [x + 3, 0],
				[x + 12, 0], [x + 7, 8], "|", [x + 9, 22]]), "t0", null, [0.7, 1.6]);
		p.put(shape("-48,18 | 0,28 48,18 | 46,42 0,54 -46,42"), "t1", { a: 84, gap: 2.2, tone: (q) => ramp(q, 0, 48) * 0.7 }, [0.9, 2]);
		for (const x of [-34, -12, 12, 34])
			p.put(oval(x, 37 - Math.abs(x) * 0.16, 5.6), "t3", null, [0.7, 1.5]);
	},
	accolade(p) {
		tool(p, "sword", 0, 0, 1.5, 38);
		tool(p, "sword", 0, 0, 1.5, -38);
		p.local(0, 16, 0.9, () => EMBLEMS.crown(p));
	},
	mitre(p) {
		p.put(shape("-30,34 | -40,-4 -26,-38 0,-66 | 26,-38 40,-4 30,34 | 0,40"), "t0", { a: 84, gap: 2, tone: (x) => ramp(x, 4, 40) * 0.85 }, [0.9, 2.1]);
		p.put(dots("-6,38 -6,-58 6,-58 6,38"), "t2", null, [0.7, 1.5]);
		for (const y of [-40, -22, -4])
			p.put([[0, y - 6], [5, y], [0, y + 6], [-5, y]], "t0", null, 0.7);
		p.put(shape("-34,24 | 0,30 34,24 | 32,40 0,47 -32,40"), "t1", null, [0.8, 1.7]);
		for (const x of [-24, -9, 9, 24])
			p.put(oval(x, 34 + 3 - Math.abs(x) * 0.1, 3.6), "t3", null, 0.8);
		for (const d of [-1, 1])
			p.put(dots("10,42 22,40 30,84 16,86").map(([x, y]) => [d * x, y]), "t3", { a: 80, gap: 2, tone: 0.4 }, [0.7, 1.6]);
	},
	crown(p) {
		p.put(shape("-52,30 | 0,46 52,30 | 48,62 0,76 -48,62"), "t3", { a: 84, gap: 2, tone: 0.4 }, [0.8, 1.8]);
		for (const x of [-44, -22, 0, 22, 44])
			p.put(shape([[x - 11, 12], "|", [x - 9, -8], [x - 15, -20], [x - 4, -18], [x, -38],
				[x + 4, -18], [x + 15, -20], [x + 9, -8], "|", [x + 11, 12]]), "t0",
				{ a: 80, gap: 2.2, tone: (q) => ramp(q, 0, 56) * 0.7 }, [0.8, 1.8]);
		p.put(shape("-52,6 | 0,18 52,6 | 52,26 0,38 -52,26"), "t1", { a: 84, gap: 2.2, tone: (q) => ramp(q, 0, 52) * 0.7 }, [0.9, 2]);
		for (const x of [-40, -20, 0, 20, 40])
			p.put(oval(x, 21 + 6 - Math.abs(x) * 0.22, 5, 5.6), "t3", null, [0.7, 1.4]);
		for (const x of [-44, -22, 0, 22, 44]) p.put(oval(x, -41, 3.4), "t0", null, [0.7, 1.4]);
	},
	galero(p) {
		for (const d of [-1, 1]) {
			p.tube(spline(dots("20,0 44,14 34,30 52,44").map(([x, y]) => [d * x, y])), 2.4, "t3");
			for (const [x, y] of [[52, 44], [42, 62], [62, 62], [32, 80], [52, 80], [72, 80]])
				p.put([[d * x - 3, y], [d * x + 3, y], [d * x + 6, y + 15], [d * x - 6, y + 15]], "t3",
					{ a: 90, gap: 2, tone: 0.5 }, [0.7, 1.5]);
		}
		p.put(shape("-64,-6 | -30,-16 30,-16 64,-6 | 34,10 -34,10"), "t3", { a: 4, gap: 2, tone: (x) => 0.2 + ramp(x, -20, 64) * 0.6 }, [0.9, 2.1]);
		p.put(shape("-28,-12 | -24,-36 0,-42 24,-36 28,-12 | 0,-6"), "t2", { a: 76, gap: 2, bend: 6, tone: (x) => ramp(x, -4, 28) * 0.85 }, [0.9, 2]);
		p.put(oval(0, -43, 4), "t0", null, [0.7, 1.5]);
	},
};

/* Something holy or royal above the clouds. */
export function glory(p, o) {
	const [cx, cy] = [120, 104];
	rays(p, cx, cy);
	const ring = Array.from({ length: 22 }, (_, i) => [cx + Math.cos(i / 3.5) * 60,
		cy + 4 + Math.sin(i / 3.5) * 58, 9 + p.R.j(2)]);
	const cloudRing = billow(cx, cy, ring, 180);
	p.fill(cloudRing, "t1");
	p.hatch(cloudRing,
		{ a: 30, gap: 2.4, tone: (x, y) =>
		clamp((Math.hypot((x - cx) / 64, (y - cy) / 66) - 0.8) * 1.4
		+ (x - cx + y - cy) / 400) }).edge(cloudRing, 0.4, 1.1);
	p.local(cx, cy - 6, 0.86, () => EMBLEMS[o.emblem](p));
	for (const [x, y, w] of [[22, 192, 76], [200, 192, 80], [70, 202, 80], [150, 204, 86]])
		cloud(p, x, y, w, { flat: 0.4 });
}
