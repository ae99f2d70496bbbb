/* east.mjs: the steppe, schools under domes, and what lies below the ground. */
import { cliff } from "../engraving/country.mjs";
import { horse, person } from "../engraving/figures.mjs";
import { cart } from "../engraving/goods.mjs";
import { far, grass, hill, rock } from "../engraving/ground.mjs";
import { loggia, octagon } from "../engraving/houses.mjs";
import { dome } from "../engraving/masonry.mjs";
import { archway, billow, dots, oval, ramp, rect, shape, spline } from "../engraving/points.mjs";
import { sea, weather } from "../engraving/sky.mjs";
import { cypress } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";
import { minaret, mosque } from "./seas.mjs";
import { pavement } from "./square.mjs";

const GROUND = HIGH + 4;

/* A round tent of felt. */
function yurt(p, x, y, w) {
	const h = w * 0.34;
	p.put(rect(x - w / 2, y - h, w, h), "t0", { a: 90, gap: 2.4, tone: (q) => ramp(q, x,
		x + w / 2) * 0.6 }, [0.6, 1.4]);
	const roof = [[x - w * 0.54, y - h], [x - w * 0.12, y - h * 2.1], [x + w * 0.12,
		y - h * 2.1], [x + w * 0.54, y - h]];
	p.put(roof, "t2", { a: 84, gap: 2, tone: (q) => 0.2 + ramp(q, x - w * 0.2, x + w / 2) * 0.5 },
		[0.6, 1.5]);
	p.put(rect(x - w * 0.1, y - h * 0.9, w * 0.2, h * 0.9), "t4", null, [0.5, 1.1]);
	p.burin(spline([[x, y - h * 2.1], [x + 2, y - h * 3], [x - 2, y - h * 4]]), 0.8, 1.4, 0.2);
}

/* A horsetail on a pole. */
function horsetail(p, x, y, h) {
	p.burin([[x, y], [x, y - h]], 1.8, 1.6, 1.2).put(oval(x, y - h - 3, 3.4), "t0", null, 0.7);
	for (const d of [-1, 0, 1]) {
		const tail = [[x, y - h], [x + 9 + d * 2, y - h + 8], [x + 6 + d * 5, y - h + 30]];
		p.burin(spline(tail), 1.6, 3.6, 0.4, d ? "t3" : "t4");
	}
}

/* Archers on horses, tents of felt behind. */
export function horde(p, o) {
	weather(p, o.day ?? "streaks", 134);
	far(p, 122);
	hill(p, dots("-4,142 60,134 160,140 224,132"), GROUND, "t1", { dark: 0.3 });
	for (const [x, y, w] of [[150, 146, 34], [188, 150, 46], [22, 148, 36]]) yurt(p, x, y, w);
	horsetail(p, 120, 160, 92);
	for (const [x, y, k, t] of [[186, 170, 1.2, "t3"], [150, 178, 1.5, "t1"], [64, 180, 1.5, "t3"],
		[108, 192, 2.2, "t0"]])
		horse(p, x, y, k, { rider: "bow", hat: o.hat ?? "turban", t, riderTone: k > 2 ? "t3" : "t2" });
	for (const x of [12, 60, 150, 204]) grass(p, x, 190, 8, 1.6);
}

/* A school round its court: a great gate, domed cells, minarets. */
export function madrasa(p) {
	weather(p, "heap", 130);
	far(p, 124);
	for (const x of [20, 200]) cypress(p, x, 150, 70);
	mosque(p, 110, 118, 1.1);
	for (const x of [18, 46, 74, 146, 174, 202]) dome(p, x, 128, 12, 12, { lan: 0.4 });
	loggia(p, -6, 160, 232, 26, 10);
	p.put(rect(86, 112, 48, 50), "t0", { a: 90, gap: 2, tone: (x) => ramp(x, 100, 134) * 0.6 }, [0.7,
		1.6]);
	p.put(archway(94, 160, 32, 22), "t4", { a: 90, gap: 1.8, tone: 0.7 }, [0.8, 1.7]);
	pavement(p, 160);
	octagon(p, 40, 182, 26, 12);
	for (const [x, o] of [[92, { hat: "turban", hatTone: "t0", robe: 1, t: "t4" }],
		[108, { hat: "turban", hatTone: "t0", robe: 1, t: "t2", d: -1, does: "beg" }],
		[160, { hat: "turban", hatTone: "t1", robe: 1, t: "t3", does: "staff" }]]) person(p, x, 190, 34, o);
}

/* A town of white domes on the shore of the desert, a caravan before it. */
export function oasis(p) {
	weather(p, "clear", 140);
	hill(p, dots("-4,128 50,116 110,130 170,112 224,126"), GROUND, "t0", { dark: 0.35 });
	mosque(p, 150, 148, 0.9);
	minaret(p, 60, 150, 70, 9);
	for (const [x, w] of [[14, 30], [78, 26], [100, 20]])
		p.put(rect(x, 150 - w * 0.7, w, w * 0.7), "t0", { a: 90, gap: 2, tone: (q) => ramp(q, x,
			x + w) * 0.6 }, [0.6, 1.4]);
	hill(p, dots("-4,152 60,148 160,152 224,148"), GROUND, "t1", { dark: 0.3 });
	for (const [x, y] of [[60, 180], [104, 184], [150, 188]]) {
		horse(p, x, y, 1.3, { load: 1, t: x === 104 ? "t0" : "t2" });
		person(p, x - 26, y + 2, 30, { hat: "turban", hatTone: "t0", robe: 1, t: "t3" });
	}
}

/* Halls cut into salt: vault behind vault, a pillar, a lamp, a ladder, blocks drawn away. */
export function gallery(p) {
	p.fill(rect(-4, -4, WIDE + 8, GROUND + 8), "t4");
	for (const [x, y, w, h, t] of [[4, 208, 210, 96, "t2"], [40, 172, 128, 56, "t1"], [76, 150, 62, 28, "t0"]])
		p.put(archway(x, y, w, h), t, { a: 80, gap: 2.4, tone: (q) => 0.15 + ramp(q, x + w * 0.4,
			x + w) * 0.7 }, [1, 2.2]);
	p.put(archway(94, 150, 28, 16), "ink", null, [0.8, 1.6]);
	hill(p, dots("-4,170 60,160 110,152 160,160 224,168"), GROUND, "t0", { dark: 0.35 });
	p.put([[30, 178], [36, 110], [24, 40], [62, 24], [60, 110], [66, 180]], "t3",
		{ a: 88, gap: 2, tone: (q) => 0.1 + ramp(q, 28, 64) * 0.7 }, [0.9, 2]);
	p.burin([[150, 20], [150, 62]], 0.8, 0.8, 0.8);
	p.fill(billow(150, 74, [[150, 74, 19], [157, 78, 14], [143, 70, 15]], 60), "t0");
	p.put(shape("144,80 | 144,72 150,60 | 156,72 156,80"), "t3", null, [0.8, 1.6]);
	for (const x of [176, 190]) p.burin([[x, 66], [x + 4, 186]], 1.4, 1.6, 1.4);
	for (let y = 74; y < 182; y += 11) p.burin([[176, y], [192, y + 1]], 1, 1.2, 1);
	person(p, 185, 130, 32, { does: "bear", load: 1, t: "t3" });
	cart(p, 104, 188, 1.5, "stones");
	person(p, 60, 190, 40, { does: "swing", t: "t3", d: 1, hat: "hood" });
	person(p, 140, 190, 36, { does: "walk", t: "t2", hat: "hood" });
}

/* A mine at the foot of cliffs by the sea. */
export function tinCoast(p) {
	weather(p, "heaps", 130);
	sea(p, WIDE, 126, GROUND, { t: "t2" });
	for (const [x, w, h] of [[44, 26, 30], [66, 18, 18]]) rock(p, x, 140, w, h, "t1");
	cliff(p, dots("84,206 92,150 104,120 112,86 136,72 176,66 224,60"), GROUND, { t: "t1", gap: 2.8 });
	p.put(rect(150, 40, 26, 28), "t0", { a: 90, gap: 2, tone: (x) => ramp(x, 158, 176) * 0.7 }, [0.6,
		1.4]);
	p.put(dots("146,41 163,26 180,41"), "t3", null, [0.6, 1.4]);
	p.put(rect(180, 30, 8, 36), "t1", { a: 90, gap: 2, tone: 0.5 }, [0.6, 1.3]);
	p.put(shape("138,182 | 140,156 156,146 172,156 | 174,182"), "ink", null, [0.9, 1.8]);
	hill(p, dots("66,206 100,182 150,178 224,182"), GROUND, "t0", { dark: 0.35 });
	cart(p, 122, 188, 1.2, "ore");
	person(p, 188, 188, 32, { does: "swing", t: "t3" });
	person(p, 94, 190, 30, { does: "dig", t: "t2", d: -1 });
	for (const [x, y] of [[30, 168], [24, 186]]) p.burin(spline([[x - 16, y], [x, y - 5],
		[x + 16, y]]), 0.3, 1.6, 0.3);
}

function beast(p) {
	for (const leg of ["-26,-30 -28,0 -14,0 -12,-30", "14,-30 16,0 30,0 28,-30"])
		p.put(dots(leg), "t3", { a: 90, gap: 2.4, tone: 0.5 }, [0.6, 1.4]);
	const skin = { a: 62, gap: 2.2, bend: 6, tone: (x, y) => 0.15 + ramp(y, -60, -16) * 0.6 };
	const body = "-38,-50 | -30,-64 -8,-73 18,-71 38,-60 46,-42 45,-26 | 46,0 31,0 29,-22 | 8,-20 -6,-22 | -6,0 -21,0 -22,-26 | -32,-28 -40,-34";
	p.put(shape(body), "t1", skin, [0.9, 2.1]);
	p.burin(spline("45,-46 52,-34 50,-20"), 2.4, 1.6, 0.6).burin([[50, -21], [52, -14]], 2, 3, 1);
	const head = "-24,-68 | -40,-76 -56,-68 -62,-52 | -65,-36 -70,-20 -78,-14 -83,-20 | -86,-10 -76,-3 -65,-8 -58,-24 | -48,-32 -34,-34 -24,-48";
	p.put(shape(head), "t1", skin, [0.9, 2.1]);
	for (const [x, y] of [[-66, -40], [-68, -31], [-71, -23], [-77, -15]])
		p.burin(spline([[x, y], [x + 5, y + 3], [x + 9, y + 2]]), 0.3, 1, 0.3);
	p.put(shape("-34,-68 | -16,-68 -10,-50 -18,-34 -30,-32 -36,-48"), "t2", skin, [0.8, 1.9]);
	p.put(shape("-58,-36 | -68,-30 -80,-36 | -70,-26 -56,-30"), "t0", null, [0.6, 1.4]);
	p.put(oval(-52, -54, 2.2), "t0", null, 0.7).fill(oval(-52.4, -54, 1), "ink");
	p.put(shape("-14,-72 | 8,-75 30,-68 | 34,-36 22,-30 8,-34 -6,-30 | -12,-50"), "t3",
		{ a: 45, gap: 2.6, tone: 0.35 }, [0.8, 1.8]);
	for (let i = 0; i < 5; i++) p.put(oval(-6 + i * 9, -38 - Math.abs(i - 2), 2.2), "t0", null, 0.7);
}

/* The Pope's elephant, led in with a tower on his back. */
export function elephant(p) {
	weather(p, "heaps", 150);
	far(p, 138);
	roundChurch(p);
	hill(p, dots("-4,166 60,160 160,162 224,158"), GROUND, "t1", { dark: 0.25 });
	p.local(142, 186, 1.2, () => {
		beast(p);
		p.put(rect(-4, -92, 28, 20), "t0", { a: 90, gap: 2, tone: (x) => ramp(x, 6, 24) * 0.6 },
			[0.7, 1.6]);
		p.put(dots("-8,-92 10,-108 28,-92"), "t3", { a: 80, gap: 2, tone: 0.4 }, [0.7, 1.6]);
		for (const x of [0, 12]) p.put(archway(x, -76, 8, 6), "t4", null, 0.7);
	});
	person(p, 18, 190, 50, { does: "staff", hat: "turban", hatTone: "t0", t: "t4" });
	person(p, 210, 190, 38, { robe: 1, hat: "hood", t: "t2" });
}

/* A round church and its towers, far off. */
function roundChurch(p) {
	dome(p, 176, 132, 24, 30);
	p.put(rect(154, 132, 44, 26), "t0", { a: 90, gap: 2, tone: (x) => ramp(x, 170, 198) * 0.6 },
		[0.5, 1.2]);
	for (const x of [162, 176, 190]) p.put(oval(x, 144, 3.4), "ink", null, 0.7);
	for (const [x, h] of [[8, 44], [24, 34], [204, 40]]) cypress(p, x, 160, h);
}
