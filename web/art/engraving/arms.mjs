/* arms.mjs: coats of arms: a shield, its fields, and charges drawn about 0, 0 within 40. */
import { wheel } from "./goods.mjs";
import { cross } from "./houses.mjs";
import { billow, dots, oval, ramp, rect, shape, spline, turn } from "./points.mjs";

const mirror = (pts) => pts.map(([x, y]) => [-x, y]).reverse();
const both = (list) => [...dots(list), ...mirror(dots(list))];

const CHARGES = {
	cross(p, t) {
		p.put(dots("-9,-60 9,-60 9,-10 60,-10 60,8 9,8 9,70 -9,70 -9,8 -60,8 -60,-10 -9,-10"), t, null, 0.9);
	},
	wheel(p, t) {
		p.put([oval(0, 0, 36), oval(0, 0, 27).reverse()], t, null, 0.9);
		for (let a = 0; a < 180; a += 60) p.put(turn(rect(-31, -3.4, 62, 6.8), a), t, null, 0.8);
		p.put(oval(0, 0, 9), t, null, 0.9);
		for (let a = 30; a < 360; a += 60) p.put(turn(dots("-5,-34 0,-42 5,-34"), a), t, null, 0.7);
	},
	eagle(p, t) {
		const wing = "4,-14 | 12,-30 24,-38 38,-36 | 34,-30 46,-26 | 38,-20 48,-12 | 38,-8 46,4 | 34,4 40,18 | 28,12 30,26 | 20,16 | 8,10";
		p.put(shape(wing), t, null, [0.7, 1.6]).put(mirror(shape(wing)), t, null, [0.7, 1.6]);
		for (const d of [-1, 1]) {
			for (const list of ["16,-24 30,-20 40,-14", "15,-14 28,-8 38,2", "14,-4 24,4 30,14"])
				p.burin(spline(dots(list).map(([x, y]) => [d * x, y])), 0.4, 1.2, 0.3, "t0");
			p.put(shape([[d * 5, 20], "|", [d * 14, 28], [d * 22, 28], "|", [d * 16, 33], [d * 20, 38], "|",
				[d * 10, 34], [d * 3, 26]]), t, null, [0.6, 1.3]);
		}
		p.put(both("0,-22 9,-12 10,8 5,22 12,40 6,38 4,48 0,42"), t, null, [0.7, 1.6]);
		p.put(shape("-2,-20 | -8,-28 -6,-38 2,-42 9,-38 | 18,-36 | 10,-31 8,-22 5,-18"), t, null, [0.7, 1.5]);
		p.fill(oval(3, -36, 1.4), "t0");
	},
	lion(p, t) {
		const part = (list) => p.put(shape(list), t, null, [0.7, 1.6]);
		for (const lift of [0, 9]) {
			const tail = spline(dots("14,26 30,24 36,8 28,-6 34,-22").map(([x, y]) => [x, y + lift * 0.6]));
			p.tube(tail, 4, t);
			p.put(shape("30,-18 | 26,-30 36,-42 | 46,-30 40,-20").map(([x, y]) => [x + lift * 0.8, y + lift]), t, null, [0.7, 1.5]);
		}
		part("4,16 | 20,20 26,34 20,46 | 32,50 30,56 12,56 | 10,46 12,38 2,32");
		part("-8,-16 | -26,-26 -40,-24 | -48,-30 -50,-20 -44,-16 | -30,-14 -14,-2");
		part("-12,-22 | 2,-28 14,-14 16,6 12,26 -4,34 | -14,20 -16,0");
		part("-12,14 | -26,20 -32,32 | -44,34 -44,42 -28,42 | -14,36 0,30");
		part("-12,-6 | -28,-6 -38,2 | -48,0 -48,10 -40,12 | -24,8 -8,10");
		const mane = Array.from({ length: 9 }, (_, i) => [-6 + Math.cos(i * 0.7) * 12,
			-34 + Math.sin(i * 0.7) * 12, 6]);
		p.put(billow(-6, -34, [...mane, [-6, -34, 12]], 70), t, null, [0.8, 1.7]);
		part("-10,-44 | -20,-42 -24,-37 -30,-34 | -29,-30 -24,-29 | -28,-26 -20,-22 -10,-24");
		p.fill(oval(-17, -38, 1.7), "t2");
		for (const list of ["-2,-46 4,-38 4,-28", "-8,-42 -4,-34 -6,-24", "4,-42 10,-32 8,-22", "-2,-12 4,2 2,18"]) p.burin(spline(list), 0.4, 1.4, 0.3, t === "t0" ? "t3" : "t0");
		p.put(dots("-16,-47 -18,-58 -11,-52 -6,-61 -1,-52 6,-58 4,-47"), t, null, [0.6, 1.4]);
	},
	rose(p, t) {
		for (let a = 36; a < 360; a += 72) p.put(turn(shape("0,-14 | 5,-30 0,-42 -5,-30"), a), "t2", null, [0.6, 1.3]);
		for (let a = 0; a < 360; a += 72)
			p.put(turn(shape("0,-8 | 16,-16 20,-30 8,-38 | 0,-33 | -8,-38 -20,-30 -16,-16"), a), t, { a: 60 + a, gap: 2.4, tone: 0.2 }, [0.8, 1.8]);
		for (let a = 0; a < 360; a += 72) p.put(turn(shape("0,-4 | 8,-9 9,-16 0,-20 -9,-16 -8,-9"), a), "t1", null, [0.7, 1.5]);
		p.put(oval(0, 0, 7), "t0", null, [0.8, 1.6]);
		for (let a = 0; a < 360; a += 45) p.fill(oval(...turn([[0, -4]], a)[0], 1), "ink");
	},
};

const outline = () => shape("-50,-60 | 0,-58 50,-60 | 52,0 34,40 0,66 | -34,40 -52,0");

/* What divides the field below a charge. */
const FIELDS = {
	lozenges(p) {
		for (let y = -52; y < 80; y += 26)
			for (let x = -54; x < 60; x += 18)
				p.fill([[x, y - 13], [x + 9, y], [x, y + 13], [x - 9, y]], "t4");
	},
	bars(p) {
		for (let y = -58; y < 60; y += 24) p.fill(rect(-60, y, 120, 12), "t4");
	},
};

/* The shape of the shield round 60, 68, for a picture that shows nothing else. */
export const SHIELD = `M${outline()
	.map(([x, y]) => [60 + x * 1.03, 68 + y * 1.03].map((v) => v.toFixed(1)))
	.join("L")}z`;

/* A coat of arms: field, charge, tone of both.  Drawn about x, y, of size k. */
export function coat(p, x, y, k, o) {
	p.local(x, y, k, () => {
		const q = outline();
		p.fill(q, o.field ?? "t0");
		FIELDS[o.parted]?.(p);
		p.local(0, -2, o.k ?? 1, () => CHARGES[o.charge]?.(p, o.tone ?? "t4"));
		if (o.crancelin) p.tube(spline("-50,-56 -18,-12 14,14 44,44"), 13, "t2");
		p.hatch(q, { a: 60, gap: 2.4, tone: (a) => ramp(a, 8, 52) * 0.4 });
		p.edge(q, 1, 2.4).line(q, 1.8, true);
	});
}
