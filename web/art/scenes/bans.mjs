/* bans.mjs: tiles of excommunication, 160 by 200: between thorns, under a stormy sky, an emblem of
 * what is taken stands on a slab with the keys, and is struck by lightning, chained, boarded up, or
 * weighed for a tax. */
import { key } from "../engraving/emblems.mjs";
import { block, coin, coins, logs } from "../engraving/goods.mjs";
import { hill } from "../engraving/ground.mjs";
import { stall } from "../engraving/houses.mjs";
import { tower } from "../engraving/masonry.mjs";
import { arc, dots, mix, oval, ramp, rect, shape, spline, turn } from "../engraving/points.mjs";
import { portrait } from "../engraving/portrait.mjs";
import { cloud } from "../engraving/sky.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress } from "../engraving/trees.mjs";

const [LEFT, TOP, WIDE, HIGH] = [15, 15, 130, 170]; // what is seen between the thorns
const SLAB = 156; // where an emblem stands

/* ---- the place ---- */

function thorns(p) {
	const opening = rect(LEFT, TOP, WIDE, HIGH).reverse();
	p.put([rect(-4, -4, 168, 208), opening], "t4", null, null);
	p.line(rect(5, 5, 150, 190), 0.7, true);
	for (const [x, y, w, h] of [[10, 10, 140, 0], [10, 190, 140, 0], [10, 10, 0, 180],
		[150, 10, 0, 180]]) {
		p.burin([[x, y], [x + w, y + h]], 3.2, 3.2, 3.2, "t2");
		const n = Math.round((w + h) / 14);
		for (let i = 0; i < n; i++) {
			const [a, b] = [x + (w * (i + 0.5)) / n, y + (h * (i + 0.5)) / n];
			const d = i % 2 ? 1 : -1;
			const level = [[a - 2, b], [a + 4, b + d * 6], [a + 3, b]];
			const upright = [[a, b - 2], [a + d * 6, b + 4], [a, b + 3]];
			p.fill(w ? level : upright, "t1");
		}
	}
	p.line(rect(LEFT, TOP, WIDE, HIGH), 1.3, true);
}

/* Light breaks from above; at the sides it is night. */
function heavens(p) {
	const far = (x, y) => Math.abs(x - 80) / 65 + (y - 110) / 260;
	p.put(rect(LEFT, TOP, WIDE, HIGH), "t3", { a: 0, gap: 2.5, step: 2, stagger: 0.2, tone: (x, y) =>
		0.2 + 0.6 * ramp(far(x, y), 0.1, 0.9) }, null);
	for (let i = 0; i < 9; i++) {
		const a = mix(-44, 44, i / 8);
		const ray = turn([[80, 20], [80 - 5.5, 176], [80 + 5.5, 176]], a, 80, 20);
		p.fill(ray.map(([x, y]) => [Math.max(LEFT, Math.min(LEFT + WIDE, x)), y]), i % 2 ? "t1" : "t2");
	}
	const halo = oval(80, 102, 52, 54);
	p.fill(halo, "t1");
	p.hatch(halo, { a: 0, gap: 2.3, step: 1.5, tone: (x, y) =>
		0.75 * ramp(Math.hypot(x - 72, y - 92), 24, 60) });
	for (const [x, y, w] of [[34, 46, 66], [128, 44, 70], [82, 32, 92]])
		cloud(p, x, y, w, { flat: 0.42, t: "t2", shade: "t3" });
}

/* Where everything stands: a slab of stone, and cut into it what binds and looses. */
function slab(p) {
	p.put(rect(LEFT, SLAB + 8, WIDE, 24), "t3", { a: 0, gap: 2.2, tone: (x) => 0.25
		+ ramp(x, 60, 145) * 0.55 }, [0.7, 1.5]);
	p.put(rect(LEFT, SLAB, WIDE, 9), "t0", { a: 88, gap: 2.6, tone: (x) => ramp(x, 70, 150) * 0.6 },
		[0.9, 1.9]);
	for (const m of [-1, 1]) p.local(80 + m * 9, SLAB + 19, 0.3, () => key(p, 0, 0, m));
	for (const x of [28, 124]) p.put(rect(x, SLAB + 13, 9, 12), "t2", null, [0.6, 1.2]);
	p.hatch(oval(84, SLAB + 3, 46, 5), { a: 0, gap: 1.6, tone: 0.7 });
}

/* ---- what is taken; each is written round (0, 0), its foot at y 60 ---- */

const servant = (p) =>
	portrait(p, { face: "blunt", bust: "apron", hair: "short", hat: "coif", ear: 0, x: -40, y: -42, s: 0.64 });

const member = (p, x, y, k, t) => p.local(x, y, k, () => {
	p.put(shape("-20,50 | -14,30 -9,2 | 9,2 | 14,30 20,50"), "t0", { a: 90, gap: 2, tone: (q) => ramp(q, -2, 18) * 0.8 }, [0.9, 2]);
	p.put(oval(0, -14, 18), t, { a: 60, gap: 2, tone: (q) => ramp(q, 0, 18) * 0.8 }, [0.9, 2]);
	p.put(oval(0, 3, 12, 4), "t1", null, [0.7, 1.4]);
	p.put(oval(0, 51, 22, 5), "t1", { a: 0, gap: 1.6, tone: 0.4 }, [0.8, 1.6]);
});

const EMBLEMS = {
	sword: (p) => tool(p, "sword", 0, 0, 1.6, 16),
	coin: (p) => coin(p, 0, 8, 52, { t: "t0" }),
	servant,
	servants(p) {
		p.local(26, -8, 0.8, () => servant(p));
		p.local(-20, 4, 0.92, () => servant(p));
	},
	goods(p) {
		logs(p, -50, 60, 4, 11, 26);
		block(p, 10, 60, 42, 30, 18);
		block(p, 20, 30, 30, 22, 13);
	},
	sickle: (p) => tool(p, "sickle", 2, -2, 1.7, 8),
	hammer: (p) => tool(p, "hammer", 0, 2, 1.7, -18),
	members(p) {
		member(p, -26, 4, 1, "t1");
		member(p, 24, 8, 1.02, "t2");
	},
	land(p) {
		const air = { a: 0, gap: 3.6, tone: (x, y) => 0.5 * ramp(y, -6, -50) };
		p.put(rect(-54, -50, 108, 110), "t0", air, [0.9, 2]);
		hill(p, dots("-54,8 -20,-12 10,4 54,-10"), 60, "t1", { dark: 0.3 });
		hill(p, dots("-54,34 0,22 54,30"), 60, "t2", { dark: 0.4 });
		for (const [x, h] of [[-34, 66], [-12, 48], [32, 60]]) cypress(p, x, 46, h);
		for (const [x, y, w, h] of [[-58, -54, 116, 6], [-58, 56, 116, 6], [-58, -54, 6, 116],
			[52, -54, 6, 116]]) p.put(rect(x, y, w, h), "t2", null, [0.9, 1.9]);
	},
	tower: (p) => tower(p, -28, 60, 56, 92, { stone: 9, head: "corbel", mw: 14, ms: 9,
		win: [[0.32, 0.2, 0.8], [0.32, 0.56, 0.8]] }),
	head: (p) => portrait(p, { bust: "doublet", hair: "bob", hat: "cappuccio", ear: 0, x: -40, y: -46, s: 0.66 }),
	flag(p) {
		p.put(rect(-42, -74, 7, 134), "t1", null, [0.8, 1.7]);
		p.put(oval(-38.5, -77, 6), "t0", null, [0.8, 1.6]);
		p.put([...spline("-35,-66 -8,-76 24,-60 56,-68"), [44, -38], ...spline("56,-8 24,0 -8,-12 -35,-6")], "t0", { a: 80, gap: 2.2, tone: (x) => 0.2
			+ 0.4 * Math.sin(x * 0.12) }, [0.9, 2]);
		p.put(dots("0,-52 14,-37 0,-22 -14,-37"), "t3", null, [0.8, 1.6]);
	},
	stall(p) {
		stall(p, -50, 60, 100, 84, (x, y, w) => {
			for (let i = 0; i < 7; i++)
				p.put(oval(x + 9 + (i * (w - 18)) / 6, y - 6, 6), i % 2 ? "t1" : "t2", null, [0.7, 1.4]);
		});
	},
	hourglass: (p) => tool(p, "hourglass", 0, 2, 1.5),
	laurel(p) {
		for (let a = -150; a <= 150; a += 25) for (const r of [38, 52]) {
			const [x, y] = turn([[0, r]], a)[0];
			const leaf = shape([[x - 14, y], "|", [x, y - 7], [x + 14, y], "|", [x, y + 7]]);
			const way = a + (r > 40 ? 26 : -26);
			p.put(turn(leaf, way, x, y), r > 40 ? "t0" : "t1", null, [0.8, 1.7]);
			p.line(turn([[x - 10, y], [x + 9, y]], way, x, y), 0.5);
		}
	},
};

/* ---- by what ---- */

/* A chain from one end to the other, that sags: links from the side and from above in turn. */
function chain(p, from, to, sag) {
	const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
	const n = Math.round(long / 9.4);
	const at = (u) => [mix(from[0], to[0], u), mix(from[1], to[1], u) + sag * 4 * u * (1 - u)];
	for (let pass = 0; pass < 2; pass++) for (let i = 0; i < n; i++) {
		if (i % 2 !== pass) continue;
		const [x, y] = at((i + 0.5) / n);
		const [[a, b], [c, d]] = [at(i / n), at((i + 1) / n)];
		const way = (Math.atan2(d - b, c - a) * 180) / Math.PI;
		if (pass) p.tube(turn([[x - 6, y], [x + 6, y]], way, x, y), 3.8, "t0");
		else p.tube(turn([...oval(x, y, 8.4, 5.6), [x + 8.4, y]], way, x, y), 3.2, "t1");
	}
}

function padlock(p, x, y) {
	p.tube(arc(x, y - 10, 8, 12, 180, 360), 4, "t1");
	const body = [[x - 15, y - 10], "|", [x + 15, y - 10], "|", [x + 14, y + 8], [x, y + 17],
		[x - 14, y + 8], "|"];
	const round = { a: 62, gap: 1.8, tone: (q) => ramp(q, x - 6, x + 16) * 0.9 };
	p.put(shape(body), "t1", round, [1, 2.2]);
	p.fill(oval(x, y - 1, 3.6), "ink");
	p.fill([[x - 1.8, y], [x + 1.8, y], [x + 3, y + 9], [x - 3, y + 9]], "ink");
}

function plank(p, deg, t) {
	const at = (pts) => turn(pts, deg, 80, 108);
	const wood = at([[2, 98], [8, 101], [4, 106], [10, 110], [3, 114], [7, 119], [154, 119],
		[158, 114], [152, 110], [157, 105], [151, 102], [155, 98]]);
	p.put(wood, t, { a: deg, gap: 2.1, bend: 2, wild: 0.5, broken: 0.03, tone: 0.32 }, [1, 2.4]);
	for (const x of [24, 136]) for (const y of [103, 114])
		p.put(at(oval(x, y, 2.3)), "t4", null, 0.7);
	p.line(at(oval(p.R.r(52, 60), 109, 5, 2.6)), 0.7, true);
	p.line(at(oval(p.R.r(104, 112), 107, 4, 2)), 0.7, true);
}

const BY = {
	crack(p) {
		/* it strikes where the emblem is whole, and from there it is torn */
		const tear = "84,84 76,96 83,104 74,118 80,128 72,146 78,126 71,116 79,104 70,94";
		p.put(tear, "t4", null, [1, 1.8]);
		const bolt = "126,14 98,48 107,50 88,74 96,76 76,92 112,68 103,66 122,44 112,42 140,14";
		p.put(bolt, "t0", null, [1.2, 2.6]);
		for (const a of [-150, -112, -70, -30, 8])
			p.burin(turn([[79, 82], [79, 64 - p.R.r(0, 8)]], a, 79, 90), 2.4, 1.6, 0.2, "t0");
		p.burin(dots("122,44 134,58 131,61 142,76"), 2.4, 1.6, 0.2, "t0");
	},
	chain(p) {
		chain(p, [LEFT, 58], [LEFT + WIDE, 150], 4);
		chain(p, [LEFT + WIDE, 58], [LEFT, 150], 4);
		padlock(p, 80, 108);
	},
	struck(p) {
		plank(p, -40, "t2");
		plank(p, 36, "t1");
	},
	scales(p) {
		tool(p, "scales", 104, 123, 1.1);
		coins(p, 69, 126, 5, 8);
		coins(p, 139, 122, 1, 5);
	},
	coins(p) {
		for (const [x, n] of [[34, 5], [52, 8], [112, 7], [130, 4]]) coins(p, x, SLAB + 3, n, 9);
	},
};

/* A tax is weighed in front of what it is for. */
const places = { scales: [58, 92, 0.82], coins: [80, 98, 0.96] };

export function ban(p, o) {
	heavens(p);
	slab(p);
	const [x, y, k] = places[o.by] ?? [80, 98, 0.96];
	p.local(x, y, k, () => EMBLEMS[o.emblem](p));
	BY[o.by]?.(p);
	thorns(p);
}
