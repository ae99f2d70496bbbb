/* bans.mjs: tiles of excommunication, 160 by 200: a dark field between thorns, an emblem of what is
 * taken, and by what: a crack, a chain, a bar, or the scales of a tax. */
import { block, coin, coins, logs } from "../engraving/goods.mjs";
import { hill } from "../engraving/ground.mjs";
import { stall } from "../engraving/houses.mjs";
import { tower } from "../engraving/masonry.mjs";
import { arc, dots, oval, ramp, rect, shape, spline, turn } from "../engraving/points.mjs";
import { portrait } from "../engraving/portrait.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress } from "../engraving/trees.mjs";

function thornyRim(p) {
	p.fill(rect(-4, -4, 168, 208), "t4");
	p.put(rect(5, 5, 150, 190), "t2", null, [0.8, 1.6]);
	for (const [x, y, w, h] of [[10, 10, 140, 0], [10, 190, 140, 0], [10, 10, 0, 180],
		[150, 10, 0, 180]]) {
		const n = Math.round((w + h) / 14);
		for (let i = 0; i < n; i++) {
			const [a, b] = [x + (w * (i + 0.5)) / n, y + (h * (i + 0.5)) / n];
			const d = i % 2 ? 1 : -1;
			p.burin(w ? [[a, b], [a + 3, b + d * 5]] : [[a, b], [a + d * 5, b + 3]], 2, 1.4, 0.3);
		}
		p.burin([[x, y], [x + w, y + h]], 2, 2, 2);
	}
	p.put(rect(15, 15, 130, 170), "t3", { a: 0, gap: 2.2, step: 2, stagger: 0.2, tone: (x, y) => 0.2
		+ 0.5 * ramp(Math.hypot(x - 70, y - 86), 20, 110) }, [0.8, 1.8]);
	p.put(oval(80, 100, 60, 66), "t2", { a: 0, gap: 2.4, step: 2, stagger: 0.2, tone: (x, y) =>
		0.5 * ramp(x + y, 170, 270) }, [0.8, 1.8]);
}

function servant(p) {
	p.put(shape("-44,60 | -42,30 -22,12 0,8 22,12 42,30 44,60"), "t1", { a: 70, gap: 2, tone: (x) => ramp(x, -6, 44) * 0.8 }, [0.9, 2]);
	p.put(dots("-14,12 0,34 14,12"), "t0", null, [0.7, 1.5]);
	p.put(oval(0, -14, 20, 24), "t0", { a: 62, gap: 2, tone: (x) => ramp(x, 0, 20) * 0.8 }, [0.8, 1.9]);
	p.put(shape("-24,-12 | -24,-36 0,-46 24,-36 24,-12 | 10,-22 -10,-22"), "t4", null, [0.8, 1.8]);
	for (const x of [-8, 8]) p.fill(oval(x, -14, 2, 2.6), "ink");
	p.burin([[-5, -2], [5, -2]], 0.8, 1.3, 0.8);
}

const member = (p, x, y, k, t) => p.local(x, y, k, () => {
	p.put(shape("-20,50 | -14,30 -9,2 | 9,2 | 14,30 20,50"), "t0", { a: 90, gap: 2, tone: (q) => ramp(q, -2, 18) * 0.8 }, [0.9, 2]);
	p.put(oval(0, -14, 18), t, { a: 60, gap: 2, tone: (q) => ramp(q, 0, 18) * 0.8 }, [0.9, 2]);
});

const EMBLEMS = {
	sword: (p) => tool(p, "sword", 0, 6, 1.5, 24),
	coin: (p) => coin(p, 0, 4, 50, { t: "t1" }),
	servant,
	servants(p) {
		for (const [x, y] of [[-24, -14], [26, 8]]) p.local(x, y, 0.72, () => servant(p));
	},
	goods(p) {
		logs(p, -46, 56, 3, 12, 26);
		block(p, 4, 0, 36, 26, 16);
	},
	sickle: (p) => tool(p, "sickle", 0, 4, 1.5, 6),
	hammer: (p) => tool(p, "hammer", 0, 6, 1.5, -24),
	members(p) {
		member(p, -26, -6, 0.9, "t1");
		member(p, 24, 10, 1, "t2");
	},
	land(p) {
		p.put(rect(-52, -52, 104, 108), "t1", { a: 0, gap: 3, tone: 0.3 }, [0.9, 2]);
		hill(p, dots("-52,8 -20,-12 10,4 52,-10"), 56, "t0", { dark: 0.3 });
		hill(p, dots("-52,34 0,22 52,30"), 56, "t2", { dark: 0.4 });
		for (const [x, h] of [[-32, 62], [-12, 48], [30, 56]]) cypress(p, x, 42, h);
		p.line(rect(-52, -52, 104, 108), 1.8, true);
	},
	tower: (p) => tower(p, -26, 60, 52, 88, { stone: 9, head: "corbel", mw: 13, ms: 9,
		win: [[0.32, 0.2, 0.8], [0.32, 0.56, 0.8]] }),
	head: (p) => portrait(p, { bust: "doublet", hair: "bob", hat: "cappuccio", ear: 0, x: -38, y: -42, s: 0.62 }),
	flag(p) {
		p.put(rect(-38, -66, 7, 132), "t1", null, [0.8, 1.7]);
		p.put([...spline("-31,-60 -8,-68 20,-54 50,-62"), [40, -32], ...spline("50,-4 20,2 -8,-8 -31,0")], "t1", { a: 80, gap: 2.2, tone: (x) => 0.2
			+ 0.4 * Math.sin(x * 0.12) }, [0.9, 2]);
		p.put(dots("-2,-46 10,-32 -2,-18 -14,-32"), "t3", null, [0.8, 1.6]);
	},
	stall(p) {
		stall(p, -48, 56, 96, 78, (x, y, w) => {
			for (let i = 0; i < 7; i++)
				p.put(oval(x + 9 + (i * (w - 18)) / 6, y - 6, 6), i % 2 ? "t1" : "t2", null, [0.7, 1.4]);
		});
	},
	hourglass: (p) => tool(p, "hourglass", 0, 4, 1.5),
	laurel(p) {
		for (let a = -150; a <= 150; a += 25) for (const r of [38, 52]) {
			const [x, y] = turn([[0, r]], a)[0];
			p.put(turn(shape([[x - 12, y], "|", [x, y - 6], [x + 12, y], "|", [x, y + 6]]),
				a + (r > 40 ? 26 : -26), x, y), r > 40 ? "t0" : "t1", null, [0.7, 1.5]);
		}
	},
};

const BY = {
	crack(p) {
		p.put(dots("90,14 82,50 93,71 76,104 90,127 74,186 82,128 68,105 85,72 74,50"), "ink", null, 0.8);
	},
	chain(p) {
		for (const d of [-1, 1]) for (let i = -4; i < 5; i++) {
			const [x, y] = [80 + i * 17, 104 + d * i * 19];
			p.put(turn(i % 2 ? oval(x, y, 13, 5) : oval(x, y, 12, 8), d * 48, x, y), "t0", null,
				[0.9, 1.9]);
		}
		p.put(rect(64, 98, 32, 28), "t1", { a: 60, gap: 2, tone: (x) => ramp(x, 78, 98) * 0.8 },
			[0.9, 2]);
		p.tube(arc(80, 98, 10, 13, 180, 360), 4, "t0");
		p.fill(oval(80, 109, 4), "ink").fill(rect(78, 110, 4, 10), "ink");
	},
	struck(p) {
		for (const d of [-1, 1])
			p.put(turn(rect(72, 22, 16, 156), d * 36, 80, 100), "t4", { a: 90, gap: 2.2, tone: 0.4 },
				[1, 2.2]);
	},
	scales(p) {
		tool(p, "scales", 80, 150, 0.86);
		coins(p, 52, 150, 4, 7);
	},
	coins(p) {
		for (const [x, n] of [[36, 5], [56, 8], [104, 7], [124, 4]]) coins(p, x, 180, n, 9);
	},
};

export function ban(p, o) {
	thornyRim(p);
	const up = o.by === "scales" ? -26 : o.by === "coins" ? -14 : 0;
	p.local(80, 98 + up, o.by === "scales" ? 0.76 : 0.96, () => EMBLEMS[o.emblem](p));
	BY[o.by]?.(p);
}
