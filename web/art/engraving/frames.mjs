/* frames.mjs: what stands round a picture: borders with the ornament of their kind, the ribbon of
 * the title, the rim of a medal, the back of a card.  Card pixels: 240 wide, 336 or less high. */
import { laurel } from "./hats.mjs";
import { thorns } from "./jewels.mjs";
import { dots, move, oval, ramp, rect, shape, spline, turn } from "./points.mjs";

const CARD = 240;
const FULL = 336;
const MIDDLE = 5.6; /* of the border, from the edge */
const BORDER = 11;

/* Goes along top and right; place() takes points round the middle of a step.  The other two
 * sides are the same turned round. */
function around(high, step, draw) {
	const runs = [
		[BORDER, MIDDLE, CARD - 2 * BORDER, 0],
		[CARD - MIDDLE, BORDER, high - 2 * BORDER, 90],
	];
	for (const half of [0, 180])
		for (const [x0, y0, length, angle] of runs) {
			const n = Math.round(length / step);
			const s = length / n;
			const place = (i) => (pts) =>
				turn(turn(move(move(pts, (i + 0.5) * s, 0), x0, y0), angle, x0, y0),
					half, CARD / 2, high / 2);
			for (let i = 0; i < n; i++) draw(place(i), i, s);
		}
}

export const ORNAMENTS = {
	laurel(p, high) {
		around(high, 9, (at, i, s) => {
			const half = (d) => shape([[-s * 0.5, 0], "|", [-1, 3.6 * d], [s * 0.55, 3.2 * d], "|",
				[2, 0.4 * d]]);
			p.put(at(half(-1)), "t1", null, 0.5).put(at(half(1)), "t2", null, 0.5);
			if (i % 4 === 2) p.put(at(oval(s * 0.1, 0, 1.5)), "t0", null, 0.5);
		});
	},
	stones(p, high) {
		around(high, 13, (at, i, s) => {
			const block = rect(-s / 2 + 0.3, -5.4, s - 0.6, 10.8);
			p.put(at(block), i % 2 ? "t0" : "t1", null, 0.7);
			p.line(at([[-s / 2 + 2.2, 3], [s / 2 - 2.4, 3], [s / 2 - 2.4, -3]]), 0.7);
			p.line(at([[-s / 2 + 3, 1], [s / 2 - 4.5, 1]]), 0.35);
		});
	},
	rings(p, high) {
		around(high, 8, (at, i, s) => p.put(at(oval(0, 0, s * 0.46, 3.9)), "t2", null, 0.5));
		around(high, 8, (at, i, s) => {
			p.put(at(oval(0, 0, s * 0.22, 1.9)), "t4", null, 0.5);
			p.put(at([[s / 2, -2.6], [s / 2 + 1.4, 0], [s / 2, 2.6], [s / 2 - 1.4, 0]]), "t0", null,
				0.5);
		});
	},
	pennants(p, high) {
		around(high, 9, (at, i, s) => {
			p.put(at([[-s / 2, -4.4], [s / 2, -4.4], [0, 3.6]]), "t2", null, 0.5);
			p.put(at([[-s / 2 + 2.4, -3.4], [s / 2 - 2.4, -3.4], [0, 0.8]]), "t0", null, 0.35);
			p.put(at(oval(s / 2, 3, 1.1)), "t1", null, 0.35);
		});
	},
	palmettes(p, high) {
		around(high, 14, (at) => {
			const bud = shape("0,4 | 2.8,1 1.6,-3.6 | 0,-5 | -1.6,-3.6 -2.8,1");
			p.put(at(bud), "t1", null, 0.5);
			for (const d of [-1, 1]) {
				const leaf = dots("1.6,4 5.4,2.4 6,-2.6 3.4,-0.4").map(([x, y]) => [d * x, y]);
				p.put(at(shape([leaf[0], "|", leaf[1], leaf[2], "|", leaf[3]])), "t2", null, 0.5);
			}
		});
	},
	waves(p, high) {
		around(high, 12, (at, i, s) => {
			const crest = shape([[-s / 2, 4], "|", [-s * 0.2, -2], [s * 0.2, -4], [s * 0.4, -1],
				[s * 0.2, 1], "|", [s * 0.2, -1], [s * 0.04, 1], [s / 2, 4]]);
			p.put(at(crest), i % 2 ? "t1" : "t2", null, 0.5);
			p.put(at(oval(-s * 0.24, -3, 0.9)), "t0", null, 0.35);
		});
	},
	rope(p, high) {
		around(high, 7, (at, i, s) => {
			const strand = shape([[-s * 0.7, 3.6], "|", [-s * 0.1, 1.6], [s * 0.7, -3.6], "|",
				[s * 0.1, -1.6]]);
			p.put(at(strand), i % 2 ? "t0" : "t2", null, 0.6);
		});
	},
	thorns(p, high) {
		around(high, 13, (at, i, s) => {
			const d = i % 2 ? 1 : -1;
			p.put(at(shape([[-2, 0], "|", [1, -2 * d], [2.4, -4.8 * d], "|", [4, 0]])), "t1", null, 0.5);
			p.put(at(rect(-s / 2, -1, s, 2)), "t2", null, 0.5);
		});
	},
};

function corners(p, high) {
	for (const x of [MIDDLE, CARD - MIDDLE])
		for (const y of [MIDDLE, high - MIDDLE]) {
			p.put(rect(x - 5.4, y - 5.4, 10.8, 10.8), "t3", null, 0.7);
			for (let a = 0; a < 360; a += 60)
				p.put(turn(oval(x, y - 2.7, 1.2, 1.9), a, x, y), "t0", null, 0.35);
			p.put(oval(x, y, 1.3), "t4", null, 0.35);
		}
}

/* ornament: one of ORNAMENTS; high; ground of the border; medal: a ring for a head. */
export function frame(p, o) {
	const high = o.high ?? FULL;
	p.fill(rect(0, 0, CARD, high), o.ground ?? "t4");
	if (!ORNAMENTS[o.ornament]) throw new Error(`no ornament is called ${o.ornament}`);
	ORNAMENTS[o.ornament](p, high);
	corners(p, high);
	const inner = rect(10.6, 10.6, CARD - 21.2, high - 21.2);
	p.put(inner, "t0", null, 1.3);
	const below = 216 - (FULL - high); /* where the window ends; a short card has a lower window */
	p.fill(rect(BORDER, below, CARD - 2 * BORDER, high - BORDER - below - 0.6), "t1");
	if (o.medal && high === FULL) ring(p);
	else if (o.medal) p.fill(rect(BORDER, BORDER, CARD - 2 * BORDER, below - BORDER), "t3");
}

/* The rim of a medal: beads, a band for the legend, leaves in the corners. */
function ring(p) {
	const [cx, cy] = [120, 114];
	p.fill(rect(BORDER, BORDER, 218, 206), "t2");
	const spray = [
		["4,4 | 26,6 34,3 | 22,12", "t0"],
		["4,4 | 6,26 3,34 | 12,22", "t0"],
		["4,4 | 14,8 21,21 | 8,14", "t1"],
	];
	for (const [x, y, a] of [[11, 11, 0], [229, 11, 90], [229, 217, 180], [11, 217, 270]]) {
		const at = (pts) => turn(move(pts, x, y), a, x, y);
		for (const [leaf, tone] of spray) p.put(at(shape(leaf)), tone, null, 0.7);
		p.put(at(oval(5, 5, 2.6)), "t3", null, 0.7);
	}
	p.put(oval(cx, cy, 105), "t4", null, 1.3).put(oval(cx, cy, 102.4), "t0", null, 0.7);
	for (let a = 0; a < 360; a += 360 / 88) {
		const [bead] = turn([[cx + 103.8, cy]], a, cx, cy);
		p.fill(oval(...bead, 1.1), "t0");
	}
}

/* The ribbon of the title, in a box of 240 by 40; its writing stands on y 14. */
export function ribbon(p) {
	const [x, y, w, h] = [6, 2, 228, 29];
	for (const d of [-1, 1]) {
		const at = (v) => (d < 0 ? x + v : x + w - v);
		const tail = [[16, 7], [-4, 7], [3, 7 + h / 2], [-4, 7 + h], [16, 7 + h]];
		p.put(tail.map(([a, b]) => [at(a), y + b]), "t2", null, [0.7, 1.4]);
		p.put([[at(6), y + h], [at(16), y + h], [at(16), y + h + 7]], "t4", null, [0.6, 1]);
	}
	const across = (list) => dots(list).map(([u, v]) => [x + u * w, y + v]);
	const band = [
		...spline(across("0.026,1.4 0.25,-0.8 0.5,0.6 0.75,-0.8 0.974,1.4")),
		...spline(across("0.974,29.6 0.75,27.4 0.5,28.8 0.25,27.4 0.026,29.6")),
	];
	const rolled = (q) => 0.4 * ramp(q, x + 20, x + 6) + 0.6 * ramp(q, x + w - 24, x + w - 6);
	p.put(band, "t0", { a: 90, gap: 2, tone: rolled }, [0.8, 1.7]);
}
