/* deeds.mjs: works, ships, sieges, and emblems in glory. */
import { key, shield, tiara } from "../engraving/emblems.mjs";
import { person } from "../engraving/figures.mjs";
import { far, hill, rock } from "../engraving/ground.mjs";
import { tent } from "../engraving/houses.mjs";
import { tower, wall } from "../engraving/masonry.mjs";
import {
	arc,
	archway,
	billow,
	clamp,
	dots,
	oval,
	ramp,
	rect,
	shape,
	spline,
	turn,
} from "../engraving/points.mjs";
import { ship } from "../engraving/ships.mjs";
import { birds, cloud, sea, sky } from "../engraving/sky.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

export function crusade(p, o) {
	sky(p, WIDE, 150, { dark: 0.55 });
	cloud(p, 182, 58, 84);
	cloud(p, 30, 88, 70);
	cloud(p, 196, 120, 56, { flat: 0.26 });
	birds(p, 30, 54, 3);
	far(p, 148, "t1");
	sea(p, WIDE, 148, HIGH + 4);
	ship(p, 190, 150, 0.34, { simple: 1 });
	ship(p, 26, 153, 0.3, { simple: 1 });
	ship(p, 106, 176, 1);
	for (let i = 0; i < 9; i++) {
		const x = 20 + i * 22 + p.R.j(4), y = 184 + p.R.j(5);
		const w = [...spline([[x - 13, y + 4], [x - 5, y - 3], [x + 3, y - 5], [x + 8, y - 2],
			[x + 5, y]]),...spline([[x + 3, y - 1], [x + 6, y + 3], [x + 15, y + 5]])];
		p.fill([...w, [x + 15, y + 9], [x - 13, y + 9]], "t1");
		p.burin(w, 0.3, 1.5, 0.3);
		for (const e of [3, 6])
			p.burin(spline([[x - 9 + e, y + e], [x - 2 + e, y - 2.6 + e],
				[x + 3 + e * 0.5, y - 1 + e]]), 0.2, 0.9, 0.2);
	}
}

/* Works: a tower rising, crane, scaffold. */
export function towers(p) {
	sky(p, WIDE, 150, { dark: 0.72 });
	cloud(p, 44, 78, 84);
	cloud(p, 196, 100, 60);
	birds(p, 40, 44, 3);
	far(p, 146);
	tower(p, 8, 170, 15, 54, { head: "corbel", win: [[0.4, 0.3]] });
	tower(p, 200, 172, 16, 62, { head: "corbel", win: [[0.4, 0.3]] });
	wall(p, -4, 224, 178, 26, { n: 24, ms: 4, stone: 6 });
	const x = 84, w = 52, b = 190, t = 66;
	tower(p, x, b, w, b - t, { stone: 6.2, win: [[0.3, 0.3, 0.5], [0.3, 0.58, 0.5]] });
	for (const [a, h] of dots("0,8 9,14 18,14 27,6 43,5"))
		p.put(rect(x + a, t - h, 9, h + 1), a < 28 ? "t0" : "t2", { a: 90, gap: 1.6, tone: a < 28 ? 0.12
			: 0.6 }, [0.5, 1.2]);
	p.put(archway(x + 15, b, 16, 20), "t4", { a: 90, gap: 1.5, tone: 0.9 }, [0.7, 1.3]);
	poles(p, b);
	crane(p);
	yard(p);
}

function pole(p, a, c, q = 2) {
	const post = [[a[0] - q / 2, a[1]], [c[0] - q / 2, c[1]], [c[0] + q / 2, c[1]]];
	p.put([...post, [a[0] + q / 2, a[1]]], "t1", null, [0.5, 1.1]);
}

/* The scaffold round the tower, and who stands on it. */
function poles(p, b) {
	for (const q of [66, 78, 144, 158]) pole(p, [q, b + 4], [q + p.R.j(1), q < 100 ? 54 : 74], 2.2);
	for (const y of [84, 112, 140, 166]) {
		p.put(rect(60, y, 26, 2.4), "t1", null, [0.5, 1.2]);
		p.put(rect(136, y + 6, 28, 2.4), "t1", null, [0.5, 1.2]);
		p.burin([[64, y + 26], [82, y + 2]], 0.8, 1.2, 0.8);
		p.burin([[160, y + 30], [142, y + 8]], 0.8, 1.2, 0.8);
	}
	for (let i = 0; i < 8; i++) p.line([[148, 172 - i * 3.6], [155, 172 - i * 3.6]], 0.7);
	p.line([[148, 176], [148, 142]], 0.7);
	p.line([[155, 176], [155, 142]], 0.7);
	person(p, 70, 84, 15, { t: "t3", arm: 1, d: -1 });
	person(p, 152, 118, 15, { t: "t3", arm: 1 });
	person(p, 74, 140, 15, { t: "t2" });
	person(p, 102, 52, 14, { t: "t3", arm: 1, d: -1 });
}

/* Mast, jib, wheel, rope, stone. */
function crane(p) {
	pole(p, [120, 66], [120, 22], 4);
	const jib = dots("112,46 176,16 178,19.6 114,50.6");
	p.put(jib, "t1", { a: -25, gap: 1.6, tone: 0.4 }, [0.6, 1.4]);
	p.burin([[120, 24], [172, 18]], 0.5, 0.7, 0.5).burin([[120, 24], [112, 48]], 0.5, 0.7, 0.5);
	p.put(oval(120, 22, 3), "t2", null, [0.6, 1.2]);
	p.put(oval(174, 19.4, 3.4), "t2", null, [0.6, 1.2]);
	p.line([[177.2, 20], [177.2, 84]], 0.7);
	p.burin([[177.2, 84], [166, 94]], 0.7, 0.7, 0.7).burin([[177.2, 84], [188, 94]], 0.7, 0.7, 0.7);
	p.put(dots("164,94 186,94 186,108 164,108"), "t0", null, [0.6, 1.4]);
	p.put(dots("186,94 192,90 192,104 186,108"), "t3", { a: 90, gap: 1.3, tone: 0.7 }, [0.6, 1.2]);
	p.put(dots("164,94 170,90 192,90 186,94"), "t1", null, [0.5, 1]);
	p.hatch(rect(164, 94, 22, 14), { a: 60, gap: 2, tone: 0.25 });
	p.put(oval(128, 57, 10), "t1", null, [0.8, 1.6]);
	p.put(oval(128, 57, 7.4), "t0", null, [0.5, 1]);
	for (let a = 0; a < 180; a += 30) p.burin(turn([[119, 57], [137, 57]], a, 128, 57), 1, 1, 1);
	p.put(oval(128, 57, 2.2), "t3", null, [0.5, 1]);
}

function yard(p) {
	hill(p, dots("-4,186 60,184 150,188 224,184"), HIGH + 4, "t1", { dark: 0.3 });
	for (const [a, c] of [[26, 196], [40, 197], [33, 187]]) {
		p.put(rect(a - 8, c - 9, 13, 9), "t0", { a: 60, gap: 2.4, tone: 0.2 }, [0.5, 1.2]);
		p.put([[a + 5, c - 9], [a + 9, c - 12], [a + 9, c - 3], [a + 5, c]], "t3",
			{ a: 90, gap: 1.3, tone: 0.7 }, [0.5, 1.2]);
		p.put([[a - 8, c - 9], [a - 4, c - 12], [a + 9, c - 12], [a + 5, c - 9]], "t1", null, [0.4, 1]);
	}
	person(p, 58, 198, 21, { t: "t3", arm: 1, d: -1 });
	person(p, 176, 198, 22, { t: "t2", staff: 1 });
	person(p, 190, 199, 21, { t: "t3", d: -1 });
}

/* A bombard before a breach. */
export function siege(p, o) {
	sky(p, WIDE, 150, { dark: 0.7 });
	cloud(p, 40, 70, 80);
	birds(p, 60, 40, 4);
	far(p, 140);
	tower(p, 168, 176, 38, 112, { head: "ghibelline", win: [[0.3, 0.25, 0.6], [0.3, 0.6, 0.6]],
		flag: { h: 20, l: -18} });
	wall(p, 96, 172, 178, 52, { n: 9, ms: 6, stone: 6 });
	tower(p, 84, 178, 20, 70, { round: 1, stone: 0, head: "corbel" });
	const br = dots("122,120 128,132 120,140 130,152 122,164 118,180 164,180 156,164 162,150 152,140 156,128 150,120");
	p.put(br, "t4", { a: 70, gap: 1.8, tone: 0.8 }, [0.7, 1.5]);
	for (const [x, y, w, h] of [[128, 182, 20, 13], [146, 184, 24, 16], [160, 182, 16, 9],
		[112, 184, 14, 8]])
		rock(p, x, y, w, h, "t0");
	hill(p, dots("-4,178 70,176 150,184 224,180"), HIGH + 4, "t1", { dark: 0.35 });
	cloud(p, 104, 142, 54, { flat: 0.6 });
	cloud(p, 122, 130, 36, { flat: 0.6 });
	const T = (z) => turn(z, -13, 50, 160), b = T(dots("8,148 12,145 78,149 80,146 87,146 87,171 80,171 78,168 12,172 8,169"));
	p.put(T(oval(6, 158.5, 5)), "t2", null, [0.7, 1.4]);
	p.fill(b, "t2");
	p.fill(T(dots("8,160 87,160 87,171 78,168 12,172 8,169")), "t3");
	p.hatch(b, { a: -13, gap: 1.8, tone: (x, y) => ramp(y + x * 0.23, 166, 184) });
	p.edge(b, 0.9, 2);
	for (const x of [24, 44, 64])
		p.put(T(rect(x, 145 + x * 0.03, 4.6, 26 - x * 0.06)), "t1", null, [0.6, 1.3]);
	p.put(dots("-4,196 -4,186 46,170 56,180 40,190"), "t1", { a: -20, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	p.put(oval(48, 182, 21), "t1", null, [1, 2]);
	p.put(oval(48, 182, 16), "t2", null, [0.7, 1.4]);
	for (let a = 0; a < 180; a += 36)
		p.put(turn(rect(32, 180.4, 32, 3.2), a, 48, 182), "t0", null, 0.7);
	p.put(oval(48, 182, 4.6), "t3", null, [0.8, 1.6]);
	for (const [x, y] of dots("82,200 92,200 102,200 87,192 97,192 92,184")) {
		p.put(oval(x, y, 5), "t3", { a: 45, gap: 1.5, tone: (a) => ramp(a, x - 2, x + 5) }, [0.7, 1.5]);
		p.fill(oval(x - 1.6, y - 1.8, 1), "t0");
	}
	person(p, 20, 186, 26, { t: "t3", arm: 1, d: -1 });
	person(p, 186, 200, 20, { t: "t2", staff: 1 });
}

/* Pikes, banners, a shield and a drum: soldiers for hire. */
export function muster(p, o) {
	sky(p, WIDE, 150, { dark: 0.66 });
	cloud(p, 178, 66, 76);
	cloud(p, 22, 84, 60);
	far(p, 146);
	for (const [x, w, h] of [[36, 62, 62], [186, 66, 70], [150, 40, 40]])
		tent(p, x, 180, w, h, { t: "t2" });
	hill(p, [[-4, 178], [100, 174], [224, 178]], HIGH + 4, "t1", { dark: 0.3 });
	const cx = 108, cy = 172;
	for (const a of [-34, -24, -14, -5, 5, 14, 24, 34]) {
		const T = (z) => turn(z, a, cx, cy + 12);
		p.put(T(rect(cx - 1.2, 44, 2.4, 140)), "t1", null, 0.7);
		p.put(T([[cx - 3.2, 46], [cx, 30], [cx + 3.2, 46], [cx, 49]]), "t0", null, [0.6, 1.3]);
		if (Math.abs(a) === 24)
			p.put(T([[cx + 1, 62], [cx + 12, 56], [cx + 14, 68], [cx + 12, 80], [cx + 1, 74]]), "t0",
				{ a: 60, gap: 1.8, tone: 0.3 }, [0.6, 1.4]);
	}
	for (const d of [-1, 1]) {
		const x = cx + d * 8,
			f = [...spline([[x, 84], [x + d * 22, 78], [x + d * 42, 88], [x + d * 62, 80]]),
			[x + d * 54, 96],...spline([[x + d * 62, 114], [x + d * 42, 118], [x + d * 22, 110],
			[x, 116]])];
		p.put(f, "t3", { a: 80, gap: 2, tone: (q) => 0.45 + 0.4 * Math.sin(q * 0.3) }, [0.8, 1.8]);
		p.put(shape([[x + d * 26, 88], "|", [x + d * 33, 97], [x + d * 26, 106], "|", [x + d * 19, 97]]),
			"t0", null, [0.6, 1.2]);
	}
	shield(p, cx, 142, 64, "cross");
	const dr = [[32, 162], [32, 186], ...arc(51, 186, 19, 6, 180, 0), [70, 162]];
	p.put(dr, "t1", { a: 90, gap: 2, tone: (x) => ramp(x, 50, 72) * 0.8 }, [0.8, 1.7]);
	p.put(oval(51, 162, 19, 6), "t0", null, [0.7, 1.4]);
	for (let i = 0; i < 5; i++)
		p.line([[34 + i * 7, 168], [38 + i * 7, 189], [41 + i * 7, 168]], 0.7);
	const sk = shape("146,196 142,184 150,172 | 147,165 157,163 166,166 | 163,172 174,184 170,196");
	p.put(sk, "t0", { a: 60, gap: 2, bend: 4, tone: (x) => ramp(x, 152, 174) * 0.8 }, [0.8, 1.8]);
	p.burin([[149, 172], [164, 172]], 1.4, 2.2, 1.4);
	for (const [x, y] of dots("136,194 128,197 141,198 180,196 187,198"))
		p.put(oval(x, y, 5, 2.6), "t2", null, [0.6, 1.3]);
}

/* The tiara over crossed keys, in glory above clouds. */
export function keys(p, o) {
	const cx = 124, cy = 110;
	p.fill(rect(-2, -2, 222, 212), "t2");
	for (let i = 0; i < 48; i++) {
		const a = i * 7.5 + p.R.j(0.6), l = 190, w = i % 2 ? 2.1 : 1.1;
		p.fill([[cx, cy],...[a - w, a + w].map((q) => [cx + Math.cos(q / 57.3) * l,
			cy + Math.sin(q / 57.3) * l])], i % 2 ? "t0" : "t1");
	}
	for (let i = 0; i < 48; i++) {
		const a = (i + 0.5) * 7.5 / 57.3;
		p.burin([[cx + Math.cos(a) * 52, cy + Math.sin(a) * 52],
			[cx + Math.cos(a) * p.R.r(110, 165), cy + Math.sin(a) * p.R.r(110, 165)]], 0.1, 0.8,
			0.3);
	}
	const g = billow(cx, cy, Array.from({ length: 22 }, (_, i) => [cx + Math.cos(i / 3.5) * 54,
		cy + 8 + Math.sin(i / 3.5) * 54, 9 + p.R.j(2)]), 180);
	p.fill(g, "t1");
	p.hatch(g,
		{ a: 30, gap: 2.4, tone: (x, y) =>
		clamp((Math.hypot((x - cx) / 58, (y - cy) / 64) - 0.8) * 1.4 + (x - cx + y - cy) / 400) });
	p.edge(g, 0.4, 1.1);
	p.local(cx - 109 * 0.8, 48, 0.8, () => { for (const m of [-1, 1]) key(p, 109, 106,
		m); p.burin(spline("73,148 87,164 109,156 131,164 145,148"), 1.4, 2.2, 1.4); tiara(p, 109, 118); });
	for (const [x, y, w] of [[22, 192, 76], [200, 192, 80], [70, 202, 80], [150, 204, 86]])
		cloud(p, x, y, w, { flat: 0.4 });
}

