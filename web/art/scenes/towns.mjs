/* towns.mjs: villages, towns, houses of lords, on the hill and by the sea. */
import { adit, bridge, cliff, hut, palisade, palm, peak, river, road } from "../engraving/country.mjs";
import { horse, person } from "../engraving/figures.mjs";
import { barrel, cart, crate, sack } from "../engraving/goods.mjs";
import { far, hill } from "../engraving/ground.mjs";
import { church, houseRow, loggia, temple } from "../engraving/houses.mjs";
import { banner, bifora, column, dome, gabled, merlons, tower, wall } from "../engraving/masonry.mjs";
import { archway, billow, dots, ramp, rect, shape, spline } from "../engraving/points.mjs";
import { ship } from "../engraving/ships.mjs";
import { rays, sea, weather } from "../engraving/sky.mjs";
import { cypress, fir, tree, wood } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

const GROUND = HIGH + 4;

/* Houses round a church, fields behind. */
export function village(p) {
	weather(p, "heaps", 120);
	far(p, 112);
	hill(p, dots("-4,128 50,120 120,126 180,118 224,124"), 170, "t2", { dark: 0.3, depth: 40 });
	for (const [x, h] of [[12, 34], [204, 40], [192, 32]]) cypress(p, x, 136, h);
	houseRow(p, 24, 146, [18, 16], 20);
	houseRow(p, 140, 146, [18, 16], 20);
	church(p, 92, 150, 30, 30, { tower: 1 });
	hill(p, dots("-4,152 60,146 120,150 224,146"), GROUND, "t1", { dark: 0.25 });
	houseRow(p, 10, 176, [24], 26);
	houseRow(p, 156, 178, [26], 28);
	tree(p, 66, 178, 40, { r: 0.4 });
	tree(p, 208, 184, 44, { r: 0.4 });
	road(p, dots("104,150 100,164 88,178 74,206"), dots("116,150 124,164 128,178 136,206"));
	person(p, 108, 184, 28, { does: "bear", load: 1 });
	person(p, 132, 180, 25, { hat: "veil", t: "t2" });
	person(p, 84, 176, 22, { does: "walk", d: -1, t: "t2", hat: "brim" });
}

/* A trading post: a tiled shed with an open front, a laden mule, barrels and bales. */
export function outpost(p) {
	weather(p, "streaks", 120);
	far(p, 116);
	hill(p, dots("-4,136 60,130 130,136 224,128"), GROUND, "t1", { dark: 0.3 });
	for (const [x, h] of [[200, 50], [188, 40], [178, 32]]) cypress(p, x, 144, h);
	tower(p, 24, 150, 18, 58, { head: "corbel", stone: 6, flag: { h: 18, l: 18 },
		win: [[0.4, 0.2], [0.4, 0.5]] });
	loggia(p, 42, 160, 96, 40, 3, { roof: 24 });
	road(p, dots("150,140 166,150 150,166 96,180 70,206"), dots("166,140 190,152 186,170 170,186 168,206"));
	for (const [x, y, k] of [[28, 178, 1.1], [46, 182, 1.2], [64, 180, 1.1]]) barrel(p, x, y, k);
	crate(p, 90, 178, 1);
	sack(p, 112, 180, 0.9);
	horse(p, 158, 184, 1.3, { load: 1 });
	person(p, 194, 184, 32, { does: "staff", hat: "brim" });
	person(p, 128, 166, 26, { does: "point", t: "t2", d: -1 });
}

/* A convent on its hill: church, bell tower, cloister. */
export function monastery(p) {
	weather(p, "heap", 130);
	far(p, 124);
	hill(p, dots("-4,160 30,154 70,140 120,132 170,138 224,158"), GROUND, "t1", { dark: 0.25, depth: 70 });
	church(p, 74, 142, 38, 44, { tower: -1 });
	loggia(p, 124, 142, 66, 24, 5, { roof: 10 });
	for (const [x, h] of [[44, 46], [202, 44], [194, 34]]) cypress(p, x, 152, h);
	p.put([[20, 166], [200, 160], [202, 168], [20, 174]], "t0", { a: 90, gap: 2.6, tone: 0.25 },
		[0.5, 1.2]);
	for (let i = 0; i < 4; i++)
		for (let j = 0; j < 8; j++)
			p.put(billow(30 + j * 22 + i * 5, 178 + i * 7, [[30 + j * 22 + i * 5, 178 + i * 7, 3.4],
				[33 + j * 22 + i * 5, 179 + i * 7, 2.8]], 14), "t3", null, 0.6);
	person(p, 106, 184, 32, { robe: 1, hat: "hood", t: "t4", does: "walk", hatTone: "t4" });
	person(p, 126, 182, 30, { robe: 1, hat: "hood", t: "t3", does: "dig", d: -1, hatTone: "t4" });
}

/* A fort of few towers on a bare rock. */
export function citadel(p) {
	weather(p, "storm", 130);
	far(p, 132);
	cliff(p, dots("20,206 34,150 48,128 62,118 158,116 174,128 188,154 206,206"), GROUND, { t: "t1", gap: 2.8 });
	tower(p, 92, 112, 34, 62, { head: "corbel", stone: 6, flag: { h: 20, l: 22 },
		win: [[0.32, 0.16], [0.32, 0.5]] });
	wall(p, 60, 160, 120, 30, { stone: 6, ms: 5, n: 11 });
	for (const x of [48, 146])
		tower(p, x, 126, 26, 44, { round: 1, stone: 0, head: "corbel", over: 0.14, win: [[0.4, 0.4]] });
	p.put(archway(102, 120, 14, 10), "ink", null, [0.6, 1.2]);
	const way = spline("108,120 114,134 92,146 124,160 96,176 108,200");
	p.burin(way, 3, 6, 9, "t0").line(way, 0.5);
	hill(p, dots("-4,176 40,170 70,190 90,206"), GROUND, "t2", { dark: 0.5 });
	hill(p, dots("134,206 160,186 200,172 224,172"), GROUND, "t2", { dark: 0.5 });
	for (const [x, h] of [[18, 40], [200, 44]]) cypress(p, x, 184, h);
	for (const [x, y] of [[104, 184], [116, 182]]) person(p, x, y, 24, { does: "pike", hat: "helm" });
}

/* A walled city: roofs, a dome, towers of families, a gate. */
export function city(p) {
	weather(p, "heaps", 120);
	far(p, 112);
	const roofs = [[16, 30], [50, 24], [150, 28], [182, 22]];
	for (const [x, w] of roofs)
		gabled(p, x, 134, w * 0.6, 22, { d: w * 0.5, skew: 0, sidewin: 1, rh: 8 });
	tower(p, 44, 134, 10, 62, { stone: 0, head: "corbel", mw: 4, win: [[0.4, 0.2]] });
	tower(p, 164, 134, 11, 74, { stone: 0, head: "ghibelline", mw: 4, win: [[0.4, 0.15], [0.4, 0.4]],
		flag: { h: 12, l: 12 } });
	tower(p, 66, 134, 8, 48, { stone: 0, head: "pyr", roof: 0.8, win: [[0.4, 0.2]] });
	dome(p, 112, 102, 30, 36);
	p.put(rect(82, 102, 60, 32), "t0", { a: 90, gap: 1.9, tone: (x) => ramp(x, 100, 142) * 0.7 },
		[0.5, 1.3]);
	for (const x of [92, 106, 120]) p.fill(archway(x, 122, 6, 8), "ink");
	houseRow(p, 74, 142, [13, 12, 13, 12], 16);
	wall(p, -4, 224, 166, 28, { stone: 6, ms: 4.6, n: 25 });
	for (const x of [20, 168]) tower(p, x, 170, 22, 44, { stone: 6, head: "corbel", win: [[0.4, 0.4]] });
	tower(p, 94, 172, 34, 48, { stone: 6, head: "corbel", win: [] });
	p.put(archway(102, 172, 18, 14), "t4", { a: 90, gap: 1.6, tone: 0.9 }, [0.7, 1.4]);
	hill(p, dots("-4,172 100,170 224,172"), GROUND, "t1", { dark: 0.25 });
	road(p, dots("102,172 92,184 70,206"), dots("120,172 134,184 160,206"));
	horse(p, 92, 186, 0.9, { rider: "stand", d: -1 });
	person(p, 132, 186, 24, { does: "bear", load: 1 });
	for (const x of [30, 200]) tree(p, x, 190, 30, { r: 0.42 });
}

/* Houses on a slope below peaks; mine: the mouth of a mine among them. */
export function mountainTown(p, o) {
	weather(p, "clear", 150);
	for (const [x, w, h] of [[40, 110, 96], [178, 120, 106], [112, 100, 74]])
		peak(p, x, 142, w, h, { snow: 1 });
	hill(p, dots("-4,148 30,142 70,132 120,112 160,120 200,136 224,140"), GROUND, "t2", { dark: 0.35, depth: 80 });
	church(p, 108, 118, 20, 20, { tower: 1 });
	for (const [x, y] of [[82, 134], [116, 138], [148, 132], [64, 152], [98, 158], [136, 156],
		[170, 150]])
		if (!o.mine || x < 130) houseRow(p, x, y, [16], 15);
	if (o.mine) {
		cliff(p, dots("140,186 146,150 160,134 188,128 224,134"), 188, { t: "t1" });
		adit(p, 176, 182, 34, 32);
		cart(p, 136, 188, 1.3, "ore");
		person(p, 206, 186, 30, { does: "swing", t: "t3" });
	} else for (const [x, y, h] of [[24, 172, 44], [40, 180, 52], [196, 170, 46],
		[208, 180, 56]]) fir(p, x, y, h);
	hill(p, dots("-4,184 50,178 120,182 224,186"), GROUND, "t1", { dark: 0.4 });
	if (o.mine) for (const [x, y, h] of [[14, 184, 48], [34, 190, 56]]) fir(p, x, y, h);
	person(p, 90, 188, 26, { does: "bear", load: 1 });
	person(p, 112, 189, 25, { hat: "veil", t: "t2" });
}

/* A villa at the end of its avenue. */
export function estate(p) {
	weather(p, "heap", 120);
	far(p, 112);
	hill(p, dots("-4,136 60,122 112,118 160,122 224,136"), GROUND, "t2", { dark: 0.25 });
	villa(p, 66, 132, 88, 40);
	hill(p, dots("-4,140 60,136 112,134 170,136 224,140"), GROUND, "t1", { dark: 0.2 });
	road(p, dots("104,134 92,156 76,206"), dots("116,134 128,156 146,206"), { tone: 0.12 });
	for (const [y, dx, h] of [[146, 22, 34], [158, 34, 46], [174, 50, 60], [194, 74, 84]])
		for (const d of [-1, 1]) cypress(p, 110 + d * dx, y, h);
	horse(p, 112, 176, 0.9, { rider: "stand" });
	person(p, 96, 188, 26, { hat: "brim", t: "t2" });
}

/* A low house with two wings and a raised middle. */
export function villa(p, x, y, w, h) {
	p.put(rect(x, y - h * 0.7, w, h * 0.7), "t0", { a: 90, gap: 1.9, tone: (q) => ramp(q, x + w * 0.5,
		x + w) * 0.6 }, [0.5, 1.3]);
	p.put([[x - 4, y - h * 0.7], [x + 6, y - h * 0.95], [x + w - 6, y - h * 0.95],
		[x + w + 4, y - h * 0.7]], "t3", { a: 84, gap: 2, tone: (q) => 0.3 + ramp(q, x, x + w) * 0.4 },
		[0.5, 1.3]);
	for (let i = 0; i < 9; i++) {
		const a = x + ((i + 0.5) * w) / 9;
		p.fill(archway(a - 2.2, y - h * 0.42, 4.4, 5), "ink");
		p.fill(rect(a - 2, y - h * 0.24, 4, h * 0.24 - 2), i === 4 ? "t0" : "t4");
	}
	temple(p, x + w * 0.34, y - 2, w * 0.32, h * 0.62, 4);
}

/* A moated house: water, a bridge, corner turrets. */
export function manor(p) {
	weather(p, "streaks", 120);
	far(p, 112);
	hill(p, dots("-4,134 60,126 120,130 224,124"), GROUND, "t2", { dark: 0.3 });
	wood(p, -4, 60, 140, 3, 38, { r: 0.42, gap: 3 });
	wood(p, 170, 224, 140, 2, 40, { r: 0.42, gap: 3 });
	tower(p, 134, 152, 24, 74, { head: "cone", roof: 1.2, round: 1, stone: 0, flag: { h: 12, l: 14 },
		win: [[0.4, 0.2], [0.4, 0.55]] });
	gabled(p, 62, 154, 34, 42, { d: 44, rh: 20, skew: 0, sidewin: 3, win: [[0.3, 0.5], [0.7, 0.5],
		[0.5, 0, 1.8]] });
	tower(p, 48, 156, 20, 52, { head: "cone", roof: 1.1, round: 1, stone: 0, win: [[0.4, 0.4]] });
	wall(p, 56, 164, 164, 16, { n: 12, ms: 3.4 });
	river(p, dots("-4,168 60,162 120,162 224,160"), dots("-4,190 60,186 140,188 224,184"));
	bridge(p, 92, 128, 160, 24, 2);
	hill(p, dots("-4,188 60,184 140,186 224,182"), GROUND, "t1", { dark: 0.35 });
	for (const [x, k] of [[30, 0.5], [44, 0.42], [182, 0.5]]) swan(p, x, 178, k);
	person(p, 110, 164, 22, { does: "walk" });
}

function swan(p, x, y, k) {
	p.local(x, y, k, () => {
		p.put(shape("-14,-2 | -8,-8 4,-8 | 18,-14 | 14,0 0,4"), "t0", null, 0.7);
		p.tube(spline("-10,-4 -16,-12 -10,-20 -14,-24"), 2.4, "t0");
	});
}

/* A duke's palace: two slender turrets between loggias above the town. */
export function dukedom(p) {
	weather(p, "tower", 120);
	far(p, 130);
	hill(p, dots("-4,158 40,146 112,138 180,146 224,158"), GROUND, "t2", { dark: 0.3 });
	p.put(rect(40, 74, 138, 72), "t0", { a: 90, gap: 1.9, tone: (x) => ramp(x, 110, 178) * 0.6 },
		[0.5, 1.3]);
	merlons(p, 40, 74, 138, 14, 5, "guelf", "t0");
	for (const x of [50, 62, 146, 160]) for (const y of [94, 122])
		bifora(p, x, y, 6, 13, { vous: 0 });
	for (const x of [74, 126])
		tower(p, x, 150, 17, 92, { stone: 0, round: 1, head: "cone", roof: 1.5, over: 0.2,
			win: [[0.4, 0.1], [0.4, 0.4], [0.4, 0.7]], flag: { h: 8, l: 12 } });
	for (const [y, h] of [[92, 18], [118, 20], [144, 20]]) loggia(p, 93, y, 31, h * 0.8, 2);
	houseRow(p, 10, 170, [16, 15, 16, 14, 16, 15, 16, 14], 16);
	wall(p, -4, 224, 182, 16, { n: 24, ms: 4, stone: 6 });
	hill(p, dots("-4,184 112,180 224,184"), GROUND, "t1", { dark: 0.3 });
	for (const x of [24, 196]) cypress(p, x, 190, 36);
	for (const [x, d] of [[86, 1], [124, -1]]) horse(p, x, 190, 0.95, { rider: "pike", d, hat: "helm" });
}

/* A harbour: warehouses on the quay, ships, a lighthouse. */
export function harbour(p) {
	weather(p, "heaps", 130);
	far(p, 126, "t1");
	sea(p, WIDE, 134, GROUND, { t: "t1" });
	tower(p, 188, 140, 14, 60, { stone: 5, head: "corbel", win: [[0.4, 0.3]] });
	p.put(shape("190,70 | 195,56 200,70"), "t0", null, 0.8);
	wall(p, 166, 224, 144, 8, { n: 8, ms: 2.4 });
	ship(p, 150, 160, 0.52, {});
	houseRow(p, -6, 164, [26, 24, 22], 42, { win: [[0.3, 0.7], [0.7, 0.7], [0.3, 0.4], [0.7, 0.4],
		[0.5, 0, 1.8]] });
	p.put([[-4, 164], [112, 164], [132, 206], [-4, 206]], "t0", { a: 0, gap: 4, tone: 0.25 },
		[0.5, 1.2]);
	p.put([[112, 164], [118, 164], [142, 206], [132, 206]], "t3", { a: 80, gap: 1.7, tone: 0.6 },
		[0.5, 1.2]);
	for (const [x, y, k] of [[20, 182, 1], [36, 184, 1.1]]) barrel(p, x, y, k);
	crate(p, 58, 182, 1);
	sack(p, 80, 184, 0.8);
	person(p, 100, 184, 30, { does: "bear", load: 1 });
	person(p, 10, 186, 28, { does: "point", d: -1, t: "t2", hat: "brim" });
	ship(p, 188, 186, 0.2, { simple: 1 });
}

/* A shore far away: a landing, palms, a stockade. */
export function colony(p) {
	weather(p, "tower", 130);
	far(p, 110);
	sea(p, WIDE, 116, GROUND, { t: "t1" });
	ship(p, 48, 138, 0.5, {});
	hill(p, dots("84,150 110,142 150,132 224,126"), GROUND, "t2", { dark: 0.3 });
	tower(p, 164, 146, 18, 40, { head: "corbel", stone: 0, flag: { h: 16, l: 18 }, win: [[0.4, 0.4]] });
	for (const [x, y, k] of [[142, 152, 1], [196, 154, 1.1]]) hut(p, x, y, k);
	palisade(p, 122, 222, 160, 14);
	hill(p, dots("-4,182 40,170 90,160 140,158 224,160"), GROUND, "t0", { dark: 0.2, gap: 3.4 });
	p.put(shape("24,180 | 34,190 70,188 | 80,176 | 50,180"), "t3", { a: 0, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	for (const [x, y, h] of [[112, 170, 66], [206, 184, 84], [100, 176, 48]]) palm(p, x, y, h);
	person(p, 92, 186, 30, { does: "staff", hat: "brim" });
	banner(p, 86, 186, { h: 44, l: 20, d: -1 });
	person(p, 140, 182, 28, { does: "bear", load: 1, t: "t2" });
}

/* A province: a river between towns, a bridge, fields to the rim of the world. */
export function province(p) {
	weather(p, "streaks", 100);
	far(p, 92);
	hill(p, dots("-4,104 50,96 120,102 180,94 224,100"), 150, "t2", { dark: 0.3, depth: 30 });
	for (const [x, y] of [[30, 106], [176, 104]]) {
		wall(p, x - 18, x + 18, y, 8, { n: 9, ms: 2, stone: 9 });
		tower(p, x - 4, y, 8, 20, { stone: 0, head: "corbel", mw: 3 });
		tower(p, x + 8, y, 5, 14, { stone: 0, head: "pyr" });
	}
	hill(p, dots("-4,120 60,114 140,118 224,112"), GROUND, "t1", { dark: 0.25 });
	fields(p);
	river(p, dots("116,114 96,126 122,142 92,160 70,206"), dots("124,114 112,126 146,142 138,160 150,206"));
	bridge(p, 84, 150, 148, 16, 3);
	church(p, 164, 152, 20, 22, { tower: 1 });
	houseRow(p, 178, 164, [14, 14], 14);
	houseRow(p, 20, 160, [16, 14], 14);
	horse(p, 108, 149, 0.5, { load: 1 });
	for (const [x, y, h] of [[12, 184, 60], [30, 188, 44], [206, 186, 62]]) cypress(p, x, y, h);
	tree(p, 186, 190, 40, { r: 0.4 });
	person(p, 54, 186, 28, { does: "staff", hat: "brim" });
}

/* Ploughed strips on both sides of the river. */
function fields(p) {
	const strips = ["4,132 44,124 60,136 10,148", "48,124 86,120 84,130 64,136", "150,122 196,116 214,128 160,136", "160,138 216,130 224,150 152,152", "6,170 60,152 72,164 24,186"];
	strips.forEach((list, i) => p.put(dots(list), i % 2 ? "t2" : "t0", { a: [-20, 12, -8, 20, -30][i],
		gap: 2.6, tone: 0.4 }, 0.6));
}

/* A round temple on steps, pilgrims before it. */
export function sanctuary(p) {
	rays(p, 110, 84, { ground: "t1", n: 40, r: 60 });
	hill(p, dots("-4,150 60,142 160,142 224,150"), GROUND, "t2", { dark: 0.3 });
	for (const x of [24, 44, 178, 198]) cypress(p, x, 160, 58 - Math.abs(x - 110) * 0.2);
	dome(p, 110, 84, 30, 34);
	p.put(rect(82, 84, 56, 20), "t0", { a: 90, gap: 1.9, tone: (x) => ramp(x, 104, 138) * 0.8 },
		[0.5, 1.3]);
	for (const x of [88, 101, 114, 127]) p.fill(archway(x, 100, 5, 6), "ink");
	p.fill(rect(76, 104, 68, 52), "t3").hatch(rect(76, 104, 68, 52), { a: 90, gap: 1.8, tone: 0.6 });
	p.put(archway(103, 156, 14, 24), "ink", null, 0.8);
	for (const x of [76, 90, 104, 117, 131, 145]) column(p, x - 0.5, 156, 6, 50);
	p.put(rect(66, 100, 88, 6), "t0", null, [0.5, 1.3]);
	for (let i = 0; i < 4; i++)
		p.put(rect(62 - i * 8, 156 + i * 6, 96 + i * 16, 6.4), "t0",
			{ a: 90, gap: 3, tone: (x) => ramp(x, 120, 190) * 0.5 }, [0.5, 1.2]);
	for (const [x, y, o] of [[70, 186, { does: "staff", hat: "brim" }], [94, 178, { robe: 1, hat: "hood", t: "t2" }],
		[140, 186, { hat: "veil", t: "t2", d: -1 }], [156, 187, { does: "staff", d: -1 }]]) person(p, x, y, 28, o);
}

/* A ring of walls with many towers round a small hill town. */
export function walledTown(p) {
	weather(p, "heap", 120);
	far(p, 116);
	hill(p, dots("-4,160 40,150 80,130 112,124 150,130 190,150 224,160"), GROUND, "t2", { dark: 0.3 });
	houseRow(p, 66, 122, [13, 12, 12, 13], 15);
	church(p, 98, 112, 20, 22, { tower: 1 });
	houseRow(p, 58, 134, [13, 13, 12, 13, 12], 14);
	const ring = [[30, 150, 40], [52, 144, 42], [76, 140, 42], [102, 138, 42], [130, 140, 42],
		[154, 144, 42], [176, 150, 40]];
	wall(p, 36, 186, 152, 24, { stone: 6, ms: 4, n: 17 });
	for (const [x, y, h] of ring)
		tower(p, x, y + 14, 13, h, { stone: 6, mw: 4.4, head: "corbel", headh: 0.22, win: [[0.4, 0.45]] });
	p.put(archway(116, 152, 12, 9), "ink", null, [0.6, 1.2]);
	road(p, dots("116,154 108,168 84,182 66,206"), dots("128,154 132,168 128,182 128,206"));
	for (const [x, y, h] of [[16, 182, 50], [202, 182, 54], [30, 190, 40]]) cypress(p, x, y, h);
	for (const [x, y] of [[104, 186], [118, 184]]) person(p, x, y, 26, { does: "pike", hat: "helm" });
	cart(p, 160, 188, 1.1, "sacks");
}
