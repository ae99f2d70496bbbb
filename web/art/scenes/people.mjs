/* people.mjs: the ground that a head stands on. */
import { peak, river } from "../engraving/country.mjs";
import { block } from "../engraving/goods.mjs";
import { far, hill } from "../engraving/ground.mjs";
import { church, houseRow, tent } from "../engraving/houses.mjs";
import { dome, tower, wall } from "../engraving/masonry.mjs";
import { clamp, dots, oval, ramp, rect } from "../engraving/points.mjs";
import { portrait } from "../engraving/portrait.mjs";
import { statue } from "./shops.mjs";
import { ship } from "../engraving/ships.mjs";
import { birds, cloud, rays, sea, sky } from "../engraving/sky.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

/* What somebody holds: [tool, x, y, size, angle], before the breast. */
function holding(p, o) {
	for (const [name, x, y, k, deg] of o.held ?? []) tool(p, name, x, y, k, deg);
}

/* A struck medal: dark field, the head in paper white. */
export function medal(p, o) {
	const field = oval(109, 103, 93);
	p.fill(field, o.ground ?? "t3");
	const tone = (x) => clamp(0.3 + 0.5 * ramp(x, 30, 200));
	p.hatch(field, { a: 0, gap: 2.1, step: 2, stagger: 0.16, tone, w: [0.4, 0.6, 0.85] });
	portrait(p, o);
	holding(p, o);
}

const GROUND = HIGH + 4;

const VIEWS = {
	sea(p) {
		far(p, 134);
		sea(p, WIDE, 142, 162, { t: "t1" });
		ship(p, 30, 150, 0.13, { simple: 1 });
		for (const [x, h] of [[10, 26], [20, 20], [28, 15]]) cypress(p, x, 160, h);
		tower(p, 196, 152, 9, 20, { stone: 0, head: "corbel", mw: 4 });
		wall(p, 186, 214, 156, 9, { n: 6, ms: 2, stone: 9 });
	},
	camp(p) {
		far(p, 140);
		for (const [x, w, h] of [[26, 40, 46], [60, 26, 30], [182, 44, 52], [150, 28, 32]])
			tent(p, x, 166, w, h);
		for (const x of [4, 44, 204]) p.line([[x, 166], [x + 3, 108]], 0.95);
	},
	city(p) {
		far(p, 134);
		for (const [x, w, h] of [[8, 9, 54], [24, 8, 40], [40, 10, 62], [168, 10, 58], [186, 8, 44],
			[202, 9, 66]]) tower(p, x, 160, w, h, { stone: 0, head: "corbel", mw: 4, win: [[0.4, 0.2]] });
		wall(p, -4, 224, 166, 16, { n: 26, ms: 3.6, stone: 6 });
	},
	dome(p) {
		far(p, 134);
		dome(p, 36, 134, 28, 42);
		p.put(rect(8, 134, 56, 20), "t0", { a: 90, gap: 2, tone: (x) => ramp(x, 30, 64) * 0.7 },
			[0.5, 1.2]);
		for (const x of [16, 32, 48]) p.put(oval(x + 2, 143, 4), "ink", null, 0.7);
		houseRow(p, -4, 168, [16, 15], 16);
		houseRow(p, 160, 168, [16, 14, 15], 18);
		tower(p, 188, 160, 12, 60, { stone: 0, head: "pyr", win: [[0.4, 0.1], [0.4, 0.3]] });
	},
	castle(p) {
		far(p, 130);
		hill(p, dots("146,170 170,146 196,130 224,126"), GROUND, "t2", { dark: 0.35 });
		for (const [x, y, w, h] of [[176, 144, 11, 34], [192, 134, 14, 50], [208, 136, 10, 30]])
			tower(p, x, y, w, h, { stone: 0, head: "ghibelline", mw: 4, win: [[0.4, 0.3]] });
		wall(p, 172, 222, 150, 12, { n: 8, ms: 3 });
		for (const [x, h] of [[10, 40], [24, 30]]) cypress(p, x, 166, h);
	},
	peaks(p) {
		for (const [x, w, h] of [[20, 80, 80], [62, 60, 44], [196, 90, 92], [158, 60, 50]])
			peak(p, x, 164, w, h, { t: "t0", shade: "t2" });
		river(p, dots("30,150 10,160 24,172 -4,190"), dots("38,150 30,160 50,172 30,190"));
	},
	study(p) {
		p.fill(rect(-4, -26, WIDE + 8, GROUND + 26), "t2");
		p.hatch(rect(-4, -26, WIDE + 8, GROUND + 26), { a: 0, gap: 3, step: 3, stagger: 0.3,
			tone: (x) => 0.2 + ramp(x, 60, 218) * 0.4 });
		for (const y of [70, 112, 154]) {
			for (let x = 0; x < 46; x += 7)
				p.put(rect(x, y - 26 + p.R.r(0, 8), 6, 30), p.R.of(["t3", "t1", "t4", "t0"]), null, 0.7);
			for (let x = 172; x < 216; x += 7)
				p.put(rect(x, y - 26 + p.R.r(0, 8), 6, 30), p.R.of(["t3", "t1", "t4", "t0"]), null, 0.7);
			for (const x of [-4, 166]) p.put(rect(x, y, 56, 5), "t4", null, [0.6, 1.3]);
		}
	},
	church(p) {
		far(p, 138);
		church(p, 6, 170, 34, 40, { tower: 0 });
		cypress(p, 54, 170, 34);
		church(p, 172, 168, 24, 24, { tower: 1 });
	},
	garden(p) {
		far(p, 130);
		for (const [x, h] of [[12, 76], [32, 60], [48, 46], [170, 46], [186, 60], [206, 76]])
			cypress(p, x, 172, h);
		p.put(dots("-4,168 60,160 160,160 222,168 222,176 -4,176"), "t3", { a: 80, gap: 2.2, tone: 0.4 }, [0.6, 1.4]);
	},
	marble(p) {
		far(p, 134);
		for (const x of [22, 196]) {
			block(p, x - 18, 178, 32, 16, 12);
			statue(p, x, 160, 0.74);
		}
	},
};

/* A painted likeness: the sitter before his lands.  view: one of VIEWS. */
export function likeness(p, o) {
	if (!VIEWS[o.view ?? "sea"]) throw new Error(`no view is called ${o.view}`);
	if (o.glory) rays(p, 112, 84, { ground: "t2", n: 40, r: 70 });
	else {
		sky(p, WIDE, 170, { dark: 0.5, base: "t1" });
		cloud(p, 30, 62, 70);
		cloud(p, 192, 78, 66);
		birds(p, 34, 96, 3);
	}
	VIEWS[o.view ?? "sea"](p);
	if (o.view !== "study") {
		hill(p, dots("-4,158 24,152 60,164 90,172"), GROUND, "t2", { dark: 0.4 });
		hill(p, dots("130,176 170,160 200,154 224,156"), GROUND, "t2", { dark: 0.4 });
	}
	portrait(p, o);
	holding(p, o);
}
