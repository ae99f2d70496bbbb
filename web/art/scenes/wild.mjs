/* wild.mjs: woods, pits, mines and lonely places. */
import { adit, cliff, peak, road, terraces } from "../engraving/country.mjs";
import { horse, ox, person } from "../engraving/figures.mjs";
import { block, cart, heapOfCoins, logs, wheel } from "../engraving/goods.mjs";
import { far, grass, hill, rock } from "../engraving/ground.mjs";
import { church, cross, houseRow } from "../engraving/houses.mjs";
import { tower } from "../engraving/masonry.mjs";
import { arc, dots, oval, ramp, rect, shape, spline } from "../engraving/points.mjs";
import { weather } from "../engraving/sky.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress, tree, wood } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

const GROUND = HIGH + 4;

/* A clearing: felled logs, an axe in a stump. */
export function grove(p) {
	weather(p, "heap", 100);
	hill(p, dots("-4,96 60,84 120,92 224,80"), 140, "t1", { dark: 0.2, gap: 3 });
	wood(p, -6, 224, 122, 8, 44, { t: "t2", r: 0.5, leaf: 0.3, gap: 3, bumps: 8 });
	hill(p, dots("-4,120 60,126 150,122 224,126"), GROUND, "t1", { dark: 0.35, depth: 60, gap: 3 });
	for (const [x, y, h] of [[24, 136, 74], [62, 130, 58], [196, 138, 80], [164, 131, 56]])
		tree(p, x, y, h, { r: 0.36, gap: 3, trunk: 0.05 });
	road(p, dots("112,124 106,140 116,158 84,190 70,210"), dots("124,124 124,142 142,158 132,190 128,210"));
	logs(p, 34, 184, 3, 7.4, 40);
	const stump = [[150, 178], [152, 164], [178, 164], [180, 178], [186, 184], [144, 184]];
	p.put(stump, "t3", { a: 88, gap: 1.9, tone: (x) => 0.25 + ramp(x, 160, 184) * 0.6 }, [0.7, 1.5]);
	p.put(oval(165, 164, 13, 4.6), "t0", null, 0.9).line(oval(165, 164, 8, 2.8), 0.5, true);
	tool(p, "axe", 172, 140, 0.62, 200);
	person(p, 108, 176, 30, { does: "bear", load: 1, t: "t3" });
	for (const x of [20, 136, 204]) grass(p, x, 188, 7, 1.5);
}

/* Heaps of gravel in a hollow, a sieve, a cart. */
export function gravelPit(p) {
	weather(p, "streaks", 150);
	far(p, 104);
	cliff(p, dots("-4,92 30,86 44,98 70,104 110,118 150,116 176,100 200,88 224,92"), 150, { t: "t1" });
	for (const [x, h] of [[14, 30], [26, 22], [206, 30], [194, 20]]) cypress(p, x, 92, h);
	hill(p, dots("-4,146 60,138 110,142 170,136 224,146"), GROUND, "t0", { dark: 0.25, gap: 3.2 });
	for (const [x, y, w, h] of [[60, 158, 74, 42], [128, 154, 54, 30], [176, 164, 70, 36]])
		gravelHeap(p, x, y, w, h);
	cart(p, 118, 184, 1.5, "ore");
	person(p, 42, 180, 30, { does: "dig", t: "t3", hat: "brim" });
	person(p, 172, 182, 28, { does: "swing", t: "t2", d: -1 });
	for (let i = 0; i < 26; i++)
		p.line(oval(p.R.r(4, 214), p.R.r(168, 190), p.R.r(0.8, 1.8)), 0.5, true);
}

function gravelHeap(p, x, y, w, h) {
	const heap = [[x - w / 2, y], ...spline([[x - w / 2, y], [x - w * 0.2, y - h * 0.7], [x, y - h],
		[x + w * 0.22, y - h * 0.66], [x + w / 2, y]])];
	p.fill(heap, "t0")
		.fill([[x, y - h], ...spline([[x, y - h], [x + w * 0.22, y - h * 0.66], [x + w / 2, y]]),
		[x + w * 0.06, y]], "t2");
	p.hatch(heap, { a: 52, gap: 2.6, tone: (a) => ramp(a, x, x + w * 0.4) * 0.6 })
		.edge(heap, 0.5, 1.3);
	for (let i = 0; i < w * 0.6; i++) {
		const u = p.R.j(0.42), v = p.R() * (1 - Math.abs(u) * 2.1);
		p.line(arc(x + u * w, y - v * h * 0.86 - 1, 1.3, 1, 180, 360, 4), 0.5);
	}
}

/* A mountain with the mouth of a mine, a cart of ore on rails. */
export function goldMine(p) {
	weather(p, "clear", 168);
	peak(p, 44, 138, 120, 84, { snow: 1 });
	peak(p, 186, 140, 110, 70, { snow: 1 });
	peak(p, 112, 168, 190, 122, { t: "t0", shade: "t3" });
	hill(p, dots("-4,164 60,156 120,160 224,158"), GROUND, "t1", { dark: 0.3 });
	for (const [x, y, w, h] of [[40, 168, 34, 26], [64, 164, 24, 18], [186, 170, 40, 30]])
		rock(p, x, y, w, h);
	adit(p, 112, 166, 44, 40);
	for (const d of [-1, 1]) p.burin([[112 + d * 7, 166], [112 + d * 22, 200]], 0.9, 1.6, 1.8);
	for (const y of [172, 180, 189])
		p.burin([[112 - (y - 140) * 0.46, y], [112 + (y - 140) * 0.46, y]], 1, 1.4, 1);
	p.local(112, 188, 1, () => {
		heapOfCoins(p, 0, -20, 34, 26);
		p.put(dots("-19,-22 -15,-4 15,-4 19,-22"), "t3", { a: 0, gap: 2, tone: 0.4 }, [0.8, 1.8]);
		p.put(rect(-21, -24, 42, 4), "t1", null, [0.6, 1.3]);
		for (const x of [-9, 9]) wheel(p, x, -2, 5);
	});
	for (let a = -160; a < -10; a += 25) {
		const at = (r) => [112 + Math.cos(a / 57.3) * r, 164 + Math.sin(a / 57.3) * r * 0.7];
		p.burin([at(22), at(34)], 0.3, 1.2, 0.3, "t0");
	}
	person(p, 168, 184, 30, { does: "swing", t: "t3", d: 1 });
	person(p, 58, 184, 28, { does: "walk", t: "t2", d: -1, hat: "hood" });
}

/* A quarry cut in steps; white: marble between snowy peaks. */
export function quarry(p, o) {
	weather(p, o.sky ?? "heap", 160);
	if (o.white) for (const [x, h] of [[28, 90], [96, 70], [170, 96]])
		peak(p, x, 128, 110, h, { snow: 1 });
	else far(p, 100);
	const [t, tread] = o.white ? ["t0", "t0"] : ["t1", "t0"];
	const steps = o.white
		? [[70, 190, 82, 18], [52, 196, 100, 20], [28, 200, 120, 20], [-4, 206, 140, 22]]
		: [[20, 150, 70, 20], [6, 160, 90, 20], [-4, 176, 110, 22], [-4, 190, 132, 24]];
	terraces(p, steps, { t, tread });
	hill(p, dots("-4,160 70,152 140,156 224,150"), GROUND, o.white ? "t2" : "t1", { dark: 0.3 });
	if (!o.white) for (const [x, h] of [[196, 44], [208, 54], [184, 34]]) cypress(p, x, 152, h);
	derrick(p, o.white ? 64 : 118, 154, 1);
	for (const [x, y, w, h] of o.white ? [[128, 168, 30, 20], [166, 172, 26, 17],
		[140, 148, 18, 12]] : [[30, 172, 28, 18], [64, 180, 24, 16], [40, 154, 22, 14]]) block(p, x,
		y, w, h);
	if (o.white) {
		ox(p, 58, 184, 1.1);
		block(p, 84, 184, 26, 16);
		p.burin([[82, 185], [112, 185]], 1.6, 2, 1.6);
	} else cart(p, 158, 184, 1.4, "stones");
	person(p, o.white ? 188 : 104, 184, 28, { does: "swing", t: "t3" });
	person(p, o.white ? 30 : 20, 182, 28, { does: "point", t: "t3", d: -1, hat: "brim" });
}

/* Two legs, a beam, a rope with a block. */
export function derrick(p, x, y, k) {
	p.local(x, y, k, () => {
		for (const [a, b] of [[-16, 0], [12, 0]])
			p.put([[a - 1.4, b], [-2, -74], [1, -74], [a + 1.6, b]], "t1", null, [0.5, 1.2]);
		for (const d of [-24, -46])
			p.line([[-16 + (d / -74) * 14, d], [12 - (d / -74) * 12, d]], 0.9);
		p.put(dots("-12,-60 46,-84 47,-80 -10,-55"), "t1", null, [0.6, 1.4]);
		p.line([[46, -82], [46, -34]], 0.8);
		p.line([[46, -42], [38, -34]], 0.7).line([[46, -42], [54, -34]], 0.7);
		block(p, 37, -22, 17, 12, 6);
		wheel(p, -4, -22, 9);
	});
}

/* A chapel on a crag, reached by steps; a hermit before his cave. */
export function hermitage(p) {
	weather(p, "tower", 130);
	far(p, 128);
	cliff(p, dots("70,206 74,150 92,118 96,92 112,84 150,82 164,96 168,120 196,128 224,132"), GROUND, { t: "t1", gap: 3 });
	church(p, 112, 84, 26, 28, { tower: 1 });
	cypress(p, 104, 86, 26);
	hill(p, dots("-4,158 40,152 84,166 120,176 224,170"), GROUND, "t2", { dark: 0.4 });
	const stair = spline("96,176 124,160 108,142 138,126 122,110 132,92");
	p.burin(stair, 6, 4, 2.4, "t0").line(stair, 0.5);
	for (let i = 2; i < stair.length - 2; i += 3)
		p.line([[stair[i][0] - 2.6, stair[i][1]], [stair[i][0] + 2.6, stair[i][1]]], 0.6);
	p.put(shape("158,176 | 156,160 166,148 182,148 192,160 194,176"), "ink", null, [0.8, 1.6]);
	p.line(shape("152,177 | 150,158 164,142 184,142 198,158 200,177", false), 0.7);
	person(p, 176, 180, 34, { robe: 1, hat: "hood", t: "t2", does: "staff", hatTone: "t4" });
	cross(p, 142, 178, 22);
	tree(p, 30, 176, 66, { r: 0.34, gap: 2.6 });
	cypress(p, 60, 178, 50);
	for (const x of [16, 90, 128]) grass(p, x, 188, 7, 1.5);
}

/* Rain in sheets: a cart stuck on the road, trees bent, a rider turned from the wind. */
export function downpour(p) {
	weather(p, "storm", 150);
	hill(p, dots("-4,142 50,130 120,140 224,126"), GROUND, "t2", { dark: 0.4 });
	hill(p, dots("-4,164 60,158 160,162 224,156"), GROUND, "t1", { dark: 0.35 });
	for (const [x, h, lean] of [[26, 78, -26], [196, 66, -22], [172, 48, -16]]) {
		const top = [x + lean, 160 - h];
		p.burin(spline([[x, 164], [x - 2, 160 - h * 0.5], top]), 5, 3.4, 1.4, "t4");
		for (let i = 0; i < 6; i++) {
			const [a, b] = [x + lean * (0.4 + i * 0.12), 160 - h * (0.5 + i * 0.09)];
			p.burin(spline([[a, b], [a - 12, b - 5], [a - 28 - p.R.r(0, 8), b + p.R.j(4)]]), 2.2,
				1.6, 0.3, "t4");
		}
	}
	p.put([...spline("60,160 96,172 110,190 90,210"), ...spline("190,210 170,190 130,172 84,158")], "t0",
		{ a: 6, gap: 3.2, tone: 0.3 }, [0.5, 1.2]);
	cart(p, 128, 190, 1.7, "stones");
	horse(p, 74, 190, 1.7, { rider: "bear", hat: "hood", t: "t3", riderTone: "t2" });
	person(p, 176, 190, 42, { does: "beg", hat: "hood", t: "t3" });
	for (let i = 0; i < 90; i++) {
		const [x, y, l] = [p.R.r(4, 218), p.R.r(48, 174), p.R.r(8, 16)];
		p.burin([[x, y], [x - l * 0.5, y + l]], 0.3, 0.8, 0.3);
	}
}

/* A comet over sleeping towers. */
export function nightSky(p) {
	p.fill(rect(-4, -26, WIDE + 8, GROUND + 30), "t4");
	p.hatch(rect(-4, -26, WIDE + 8, GROUND + 30), { a: 0, gap: 3.4, step: 3, stagger: 0.3,
		tone: 0.3 });
	for (let i = 0; i < 60; i++) {
		const [x, y, r] = [p.R.r(4, 214), p.R.r(4, 130), p.R.r(0.4, 1.3)];
		p.fill(shape([[x - r * 2, y], "|", [x, y - r * 2], "|", [x + r * 2, y], "|", [x, y + r * 2]]), "t0");
	}
	for (const [d, t, w] of [[13, "t3", 7], [7, "t2", 8], [0, "t1", 7], [-6, "t2", 6]])
		p.burin(spline([[76, 82], [120, 56 + d * 0.6], [212, 8 + d * 2.4]]), 2, w, 1, t);
	for (let i = 0; i < 16; i++) {
		const [a, b] = [p.R.r(86, 120), p.R.r(150, 212)];
		const on = (x) => [x, 84 - (x - 76) * 0.52 + p.R.j(5)];
		p.burin([on(a), on(b)], 0.4, 1, 0.2, "t0");
	}
	const rays = Array.from({ length: 16 }, (_, i) => {
		const r = i % 2 ? 8 : 19;
		return [74 + Math.cos(i * 0.3927) * r, 84 + Math.sin(i * 0.3927) * r];
	});
	p.put(rays, "t0", null, [0.7, 1.4]).put(oval(74, 84, 7), "t1", null, [0.6, 1.3]);
	hill(p, dots("-4,146 50,132 120,142 224,128"), GROUND, "t3", { dark: 0.4 });
	for (const [x, y, w, h] of [[20, 160, 14, 50], [176, 156, 16, 62], [198, 158, 12, 40]])
		tower(p, x, y, w, h, { t: "t1", stone: 0, head: "corbel", mw: 4, win: [[0.4, 0.3]] });
	church(p, 92, 160, 30, 30, { tower: 1 });
	houseRow(p, 44, 164, [14, 14, 13], 16);
	houseRow(p, 132, 164, [13, 14], 16);
	hill(p, dots("-4,168 60,162 160,164 224,168"), GROUND, "t4", { dark: 0.3 });
	person(p, 66, 188, 40, { does: "point", d: -1, t: "t2" });
	person(p, 88, 190, 38, { robe: 1, hat: "veil", t: "t1" });
	person(p, 40, 190, 36, { does: "point", t: "t1", hat: "brim", d: -1 });
}
