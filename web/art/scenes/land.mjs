/* land.mjs: open country. */
import { person, stag } from "../engraving/figures.mjs";
import { far, grass, hill, rock } from "../engraving/ground.mjs";
import { gabled, tower, wall } from "../engraving/masonry.mjs";
import { archway, dots, mix, ramp, rect, spline } from "../engraving/points.mjs";
import { birds, cloud, sea, sky } from "../engraving/sky.mjs";
import { cypress, tree, trunk, vineRow, wood } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

export function farm(p, o) {
	sky(p, WIDE, 120);
	cloud(p, 158, 52, 92);
	cloud(p, 46, 72, 58, { flat: 0.28 });
	birds(p, 116, 36, 3);
	far(p, 104);
	hill(p, dots("4,112 22,103 38,101 56,104 76,113"), 114, "t0", { dark: 0.3 });
	tower(p, 36, 101, 5, 13, { stone: 0, head: "corbel", mw: 3 });
	wall(p, 27, 49, 104, 6, { stone: 9, ms: 1.6, n: 6 });
	hill(p, dots("-4,118 40,122 84,128 130,120 176,112 224,116"), 170, "t2", { dark: 0.3, depth: 50 });
	for (const [x, h] of dots("206,46 192,40 180,35 169.5,30 160.5,26"))
		cypress(p, x, 122 - (206 - x) * 0.02, h);
	gabled(p, 84, 134, 25, 20, { d: 34, rh: 9, win: [[0.5, 0.4], [0.24, 0], [0.76, 0.42, 0.8]] });
	tower(p, 100, 117, 13, 24, { stone: 0, head: "pyr", roof: 0.42, over: 0.16,
		win: [[0.3, 0.3, 1], [0.3, 0.7, 0.7]] });
	tree(p, 72, 137, 26, { r: 0.4 });
	tree(p, 152, 134, 20, { r: 0.42 });
	hill(p, dots("-4,142 60,137 120,135 180,137 224,142"), HIGH + 4, "t0", { hatch: 0 });
	/* Vanishing point of the rows. */
	const vx = 118, vy = 104;
	for (const k of [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3].map((q) => q * 1.4)) {
		const x1 = vx + k * 30 + 10, u = (138 - vy) / (212 - vy), x0 = mix(vx, x1, u + 0.02);
		p.hatch([[x0 + 1, 139], [mix(vx, x1 + 30, u) - 1, 139], [x1 + 27, 212], [x1 + 3, 212]],
			{ a: Math.atan2(212 - 139, x1 + 15 - x0) * 57.3, gap: 4.5, tone: 0.26, step: 3 });
		vineRow(p, [x0, 140], [x1, 214], 2, 12.5);
	}
}

export function forest(p, o) {
	sky(p, WIDE, 90, { dark: 0.4 });
	cloud(p, 118, 38, 80);
	hill(p, dots("-4,82 60,70 120,80 224,66"), 130, "t1", { dark: 0.2, gap: 3 });
	wood(p, 20, 200, 112, 5, 46, { t: "t2", r: 0.52, leaf: 0.3, gap: 3, bumps: 8 });
	p.fill(rect(-2, 98, 222, 40), "t4");
	p.hatch(rect(-2, 95, 222, 43), { a: 90, gap: 2.2, tone: 0.8, w: [0.6, 0.9, 1.3], wild: 0.5,
		step: 4 });
	hill(p, dots("-4,130 50,134 110,130 160,135 224,128"), HIGH + 4, "t1", { dark: 0.45, depth: 60, fade: 0.6, gap: 3 });
	const road = [...spline("118,131 110,142 130,156 104,178 82,210"),...spline("172,210 166,182 156,160 126,143 128,131")];
	p.put(road, "t0", { a: 4, gap: 3.6, tone: (x) => 0.3 * ramp(x, 96, 150) }, [0.3, 0.9]);
	for (const [x, w, l] of [[54, 5, 2], [74, 4, -2], [142, 3.4, 1], [162, 4.6, -3]])
		trunk(p, x, 90, 138, w, l);
	wood(p, 42, 90, 108, 2, 54, { r: 0.46, gap: 2.8 });
	wood(p, 130, 180, 108, 2, 54, { r: 0.46, gap: 2.8 });
	stag(p, 84, 160, 1.25);
	trunk(p, 22, -6, 204, 19, 8);
	trunk(p, 196, -6, 208, 24, -8);
	for (const [x, y, h, r] of [[6, 76, 70, 0.52], [54, 46, 52, 0.52], [214, 78, 72, 0.52],
		[164, 44, 54, 0.54]])
		tree(p, x, y, h, { r, trunk: 0.001, t: "t3", t2: "t4", bumps: 10, leaf: 0.9, gap: 3.6 });
	for (const x of [44, 64, 166, 184]) grass(p, x, 190, 6, 1.6);
}

export function castle(p, o) {
	sky(p, WIDE, 128, { dark: 0.7 });
	cloud(p, 52, 70, 84);
	cloud(p, 186, 58, 70, { flat: 0.3 });
	birds(p, 178, 30, 4);
	far(p, 124);
	sea(p, WIDE, 134, 150, { t: "t1" });
	hill(p, dots("-4,150 36,148 60,132 84,112 110,104 150,106 172,122 190,140 224,150"), HIGH + 4, "t1", { dark: 0.24, fade: 0.2, depth: 90 });
	tower(p, 140, 108, 22, 44, { head: "corbel", win: [[0.34, 0.3], [0.34, 0.66]] });
	tower(p, 100, 102, 28, 66, { head: "ghibelline", flag: { h: 22, l: 19 }, win: [[0.32, 0.14], [0.32, 0.42],
		[0.62, 0.3, 0.8]], mw: 6, ms: 5 });
	wall(p, 84, 172, 116, 22, { kind: "ghib", ms: 4, n: 11 });
	tower(p, 74, 124, 21, 40, { round: 1, head: "corbel", stone: 0, win: [[0.4, 0.4]] });
	wall(p, 92, 160, 130, 16, { n: 9, ms: 3.4 });
	tower(p, 158, 136, 24, 42, { round: 1, head: "corbel", stone: 0, win: [[0.4, 0.36], [0.4, 0.7]] });
	tower(p, 112, 133, 24, 27, { head: "corbel", stone: 5 });
	p.put(archway(118, 133, 10, 9), "ink", null, [0.5, 1]);
	for (const [x, y, w, h] of [[66, 150, 26, 30], [92, 148, 24, 20], [180, 152, 30, 24],
		[156, 150, 24, 16], [46, 156, 22, 18]])
		rock(p, x, y, w, h);
	const road = [...spline("119,133 117,144 140,156 132,170 84,180 60,210"),...spline("112,210 120,190 160,172 158,156 130,144 127,133")];
	p.put(road, "t0", { a: 8, gap: 2.6, tone: (x, y) => 0.35 * ramp(x, 110, 160) }, [0.4, 1]);
	hill(p, dots("-4,168 30,166 56,178 70,208"), HIGH + 4, "t2", { dark: 0.5 });
	hill(p, dots("136,208 160,184 190,174 224,170"), HIGH + 4, "t2", { dark: 0.5 });
	cypress(p, 18, 178, 62);
	cypress(p, 34, 184, 46);
	cypress(p, 203, 186, 54);
	tree(p, 184, 192, 34, { r: 0.42 });
	tree(p, 6, 190, 34, { r: 0.44 });
	person(p, 98, 192, 17, { staff: 1 });
	grass(p, 56, 190, 6, 1.3);
	grass(p, 150, 190, 6, 1.3);
}
