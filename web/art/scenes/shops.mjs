/* shops.mjs: workshops and counting houses seen from inside: a room, tools on its wall, a hero in
 * the middle.  A row says { hero, wall: [tools], floor: [goods], of: "stone" or boards }. */
import { shield } from "../engraving/emblems.mjs";
import {
	barrel,
	block,
	chest,
	coin,
	coins,
	crate,
	heapOfCoins,
	jug,
	logs,
	sack,
} from "../engraving/goods.mjs";
import { hill } from "../engraving/ground.mjs";
import { ashlar, tower } from "../engraving/masonry.mjs";
import { arc, archway, dots, oval, ramp, rect, shape, spline } from "../engraving/points.mjs";
import { portrait } from "../engraving/portrait.mjs";
import { tool } from "../engraving/tools.mjs";
import { cypress } from "../engraving/trees.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

/* Wall, beams, a window with light, boards. */
function room(p, o) {
	const wall = rect(-4, -26, WIDE + 8, 196);
	p.fill(rect(-4, -26, WIDE + 8, HIGH + 30), o.of === "stone" ? "t1" : "t2");
	if (o.of === "stone") ashlar(p, -4, 20, WIDE + 8, 148, 17);
	p.hatch(wall, { a: 0, gap: 3, step: 3, stagger: 0.3, wild: 0.3, tone: (x, y) =>
		(o.of === "stone" ? 0 : 0.15) + 0.4 * ramp(x, 90, 218) + 0.3 * ramp(40 - y, 0, 40) });
	const beam = [[62, 44], [96, 200], [4, 200], [4, 120]];
	p.fill(beam, "t1");
	const arch = archway(14, 118, 44, 40);
	p.put(archway(8, 122, 56, 44), "t3", { a: 60, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	p.put(arch, "t0", null, [0.6, 1.3]);
	hill(p, dots("14,108 26,102 40,106 58,100"), 118, "t1", { dark: 0.3 });
	cypress(p, 24, 110, 22);
	tower(p, 42, 108, 6, 20, { stone: 0, head: "corbel", mw: 3 });
	p.line([[36, 118], [36, 60]], 0.9).line([[14, 92], [58, 92]], 0.9);
	p.put(rect(6, 118, 60, 5), "t0", null, [0.6, 1.4]);
	for (const x of [-4, 70, 144])
		p.put([[x, -4], [x + 14, -4], [x + 11, 16], [x + 3, 16]], "t4", null, [0.5, 1.2]);
	p.put(rect(-4, 14, 226, 7), "t3", { a: 0, gap: 2, tone: 0.4 }, [0.6, 1.4]);
	p.fill(rect(-4, 168, 226, 42), o.boards ?? "t3");
	for (let i = -6; i < 8; i++) p.line([[109 + i * 26, 168], [109 + i * 46, 208]], 0.7);
	p.hatch(rect(-4, 168, 226, 42), { a: 0, gap: 2.6, step: 3, tone: (x) => 0.15 + 0.5 * ramp(x,
		110, 218) });
	p.burin([[-4, 168], [222, 168]], 1, 1.4, 1);
}

function onWall(p, tools = []) {
	if (tools.length) p.put(rect(78, 44, 130, 4), "t4", null, [0.6, 1.2]);
	tools.forEach((name, i) => tool(p, name, 92 + i * (112 / Math.max(1, tools.length - 0.4)), 72,
		0.52, [8, -6, 4, -10][i % 4]));
}

/* A table across the room. */
function table(p, x, y, w, h = 40) {
	for (const a of [x + 5, x + w - 13])
		p.put([[a, y + 6], [a - 1, y + h], [a + 9, y + h], [a + 8, y + 6]], "t3",
			{ a: 90, gap: 1.8, tone: (q) => ramp(q, a, a + 9) }, [0.6, 1.4]);
	p.put(rect(x + 4, y + 8, w - 8, 8), "t3", null, [0.6, 1.2]);
	p.put([[x - 4, y + 8], [x + 6, y - 4], [x + w - 6, y - 4], [x + w + 4, y + 8]], "t0",
		{ a: 0, gap: 2.4, tone: (q) => 0.15 + 0.3 * ramp(q, x + w * 0.5, x + w) }, [0.6, 1.4]);
	p.put(rect(x - 4, y + 8, w + 8, 4), "t1", null, [0.6, 1.4]);
}

const HEROES = {
	bench(p) {
		table(p, 62, 138, 128, 46);
		p.put(dots("92,132 178,126 180,130 94,136"), "t1", null, [0.6, 1.4]);
		p.local(140, 128, 1, () => {
			p.put(shape("-26,0 | -26,-9 | -8,-10 | 24,-10 30,-4 | 30,0"), "t2", { a: 0, gap: 2, tone: 0.3 }, [0.7, 1.7]);
			p.put(shape("-22,-9 | -26,-20 -18,-22 | -12,-10"), "t3", null, [0.7, 1.5]);
			p.put(dots("0,-10 6,-24 11,-23 8,-10"), "t0", null, [0.7, 1.5]);
		});
		for (let i = 0; i < 5; i++) p.line(arc(84 + i * 5, 134, 4, 4, 150, 420 + i * 20), 0.7);
	},
	capital(p) {
		block(p, 76, 186, 84, 26, 26);
		p.local(118, 150, 1, () => {
			p.put(dots("-24,0 -22,-34 22,-34 24,0"), "t0", { a: 90, gap: 2, tone: (x) => ramp(x, -2, 24) * 0.8 }, [0.7, 1.6]);
			for (let i = -3; i < 4; i++)
				p.put(shape([[i * 8 - 4, 0], "|", [i * 8 - 5, -10], [i * 8, -17], "|", [i * 8 + 5, -10],
					[i * 8 + 4, 0]]), i > 0 ? "t2" : "t0", null, 0.8);
			for (const d of [-1, 1])
				p.put(spline(arc(d * 26, -32, 10, 10, d > 0 ? -180 : 0, d > 0 ? 150 : -330), false),
					"t1", null, [0.7, 1.6]);
			p.put(rect(-36, -50, 72, 9), "t0", { a: 90, gap: 2.4, tone: (x) => ramp(x, 0, 36) * 0.5 },
				[0.7, 1.6]);
		});
		tool(p, "mallet", 178, 142, 0.7, 35);
		tool(p, "chisel", 72, 130, 0.62, 130);
	},
	press(p) {
		for (const x of [84, 150])
			p.put(rect(x, 62, 14, 112), "t3", { a: 90, gap: 1.8, tone: (q) => ramp(q, x, x + 14) },
				[0.8, 1.8]);
		p.put(rect(76, 56, 96, 16), "t2", { a: 0, gap: 2.2, tone: 0.4 }, [0.8, 1.8]);
		p.put(rect(118, 40, 12, 84), "t0", { a: 12, gap: 3, tone: 0.8 }, [0.8, 1.7]);
		p.put(dots("70,36 178,36 178,43 70,43"), "t1", null, [0.8, 1.8]);
		for (const x of [70, 178]) p.put(oval(x, 39.5, 7), "t4", null, [0.8, 1.6]);
		p.put(rect(106, 122, 36, 12), "t3", null, [0.8, 1.7]);
		p.put(rect(98, 146, 52, 28), "t1", { a: 90, gap: 2, tone: (x) => ramp(x, 118, 150) * 0.8 },
			[0.8, 1.8]);
		p.put(rect(74, 172, 102, 12), "t2", null, [0.8, 1.8]);
		coin(p, 124, 140, 8, { t: "t0" });
		for (const [x, n] of [[40, 7], [56, 4], [186, 6], [202, 3]]) coins(p, x, 186, n, 9);
		heapOfCoins(p, 110, 188, 60, 22);
	},
	chest(p) {
		chest(p, 112, 186, 1.75);
		heapOfCoins(p, 110, 142, 104, 60);
		for (const [x, n] of [[28, 8], [200, 5]]) coins(p, x, 188, n, 10);
		sack(p, 54, 188, 1.3);
	},
	counter(p) {
		table(p, 52, 140, 152, 46);
		p.put([[52, 152], [204, 152], [200, 186], [56, 186]], "t4", { a: 85, gap: 2.2, tone: 0.5 },
			[0.7, 1.5]);
		tool(p, "scales", 128, 108, 1.05);
		for (const [x, n] of [[66, 6], [84, 9], [172, 5], [190, 8]]) coins(p, x, 144, n, 8);
		heapOfCoins(p, 128, 146, 40, 14);
	},
	ledger(p) {
		table(p, 52, 144, 152, 44);
		p.local(112, 134, 1.5, () => tool(p, "openBook", 0, 0, 1));
		tool(p, "quill", 166, 108, 0.9, 32);
		p.put(rect(158, 136, 16, 11), "t4", null, [0.7, 1.5]);
		sack(p, 72, 146, 1.4);
		shield(p, 180, 74, 40, "palle");
		for (const [x, n] of [[190, 4], [176, 2]]) coins(p, x + 8, 150, n, 8);
	},
	easel(p) {
		for (const list of ["92,190 118,46 122,46 100,190", "160,190 126,46 130,46 168,190"]) p.put(dots(list), "t1", null, [0.6, 1.4]);
		p.put(rect(80, 56, 88, 92), "t1", null, [0.9, 2]);
		p.put(rect(86, 62, 76, 80), "t3", { a: 0, gap: 2.2, tone: 0.4 }, [0.6, 1.3]);
		portrait(p, { face: "lady", hair: "coiffure", bust: "brocade", over: "pearls", x: 98, y: 70, s: 0.44 });
		for (const [x, y, w, h] of [[80, 140, 88, 10], [80, 56, 6, 92], [162, 56, 6, 92]])
			p.put(rect(x, y, w, h), "t1", null, 0.9);
		p.put(rect(78, 148, 92, 6), "t2", null, [0.7, 1.6]);
		tool(p, "palette", 44, 164, 0.9, -12);
		tool(p, "brush", 190, 150, 0.8, 14);
		tool(p, "brush", 202, 152, 0.7, 24);
		jug(p, 196, 188, 1.3);
	},
	statue(p) {
		block(p, 78, 188, 70, 24, 24);
		statue(p, 118, 160, 1);
		tool(p, "mallet", 184, 150, 0.7, 25);
		tool(p, "chisel", 66, 140, 0.6, 150);
		for (let i = 0; i < 9; i++)
			p.put(dots("0,0 3,-3 6,0").map(([x, y]) => [x + p.R.r(40, 190), y + p.R.r(180, 190)]), "t0", null, 0.5);
	},
};

/* A figure of marble, a cloak over one arm; feet at x, y, about 96 high. */
export function statue(p, x, y, k) {
	p.local(x, y, k, () => {
		const body = shape("-16,0 | -13,-20 -15,-36 -12,-50 -18,-60 -16,-70 -7,-75 | -4,-80 | 5,-80 | 8,-75 17,-71 20,-58 14,-48 16,-36 12,-18 14,0");
		p.put(body, "t0", { a: 72, gap: 2, bend: 4, tone: (q) => ramp(q, -2, 18) * 0.8 }, [0.8, 1.9]);
		for (const list of ["-10,-44 0,-30 6,-12 4,0", "-12,-54 2,-44 14,-40", "-4,-40 -6,-20 -4,0", "8,-36 9,-18 8,-2"]) p.burin(spline(list), 0.3, 1.5, 0.4);
		p.put(shape("14,-68 | 24,-60 28,-46 22,-36 | 17,-42 18,-52"), "t1", null, [0.7, 1.6]);
		p.put(shape("-14,-68 | -24,-76 -28,-92 | -21,-94 | -16,-82 -8,-74"), "t0", null, [0.7, 1.6]);
		p.put(oval(0, -88, 8, 9.6), "t0", { a: 62, gap: 1.8, tone: (q) => ramp(q, 0, 8) * 0.8 },
			[0.7, 1.7]);
		p.put(shape("-8,-90 -7,-99 2,-101 9,-95 9,-84 | 5,-92 -2,-94"), "t2", null, [0.6, 1.4]);
	});
}

const STORES = { logs: (p, x) => logs(p, x, 190, 2, 6, 26), barrel: (p, x) => barrel(p, x + 10, 190,
	1.5), sack: (p, x) => sack(p, x + 10, 190, 1.3), blocks: (p, x) => block(p, x, 190, 22, 16),
	crate: (p, x) => crate(p, x + 10, 190, 1.4) };

export function shop(p, o) {
	room(p, o);
	onWall(p, o.wall);
	if (!HEROES[o.hero]) throw new Error(`no shop has a ${o.hero}`);
	HEROES[o.hero](p, o);
	(o.floor ?? []).forEach((name, i) => STORES[name](p, [10, 184, 40][i]));
}
