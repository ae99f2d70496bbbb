/* tools.mjs: tools, arms and things of office, upright round 0, 0, about 80 units long; deg turns them. */
import { key } from "./emblems.mjs";
import { chain } from "./jewels.mjs";
import { arc, dots, oval, ramp, rect, shape, spline, turn } from "./points.mjs";

const wood = { a: 90, gap: 1.8, tone: (x) => ramp(x, -1, 3) };
const steel = { a: 60, gap: 1.8, tone: (x) => ramp(x, 0, 8) * 0.8 };

/* Draws with points that are turned by deg about the origin. */
function held(p, x, y, k, deg, draw) {
	p.local(x, y, k, () => draw((pts) => turn(typeof pts === "string" ? dots(pts) : pts, deg)));
}

const TOOLS = {
	hammer(p, at) {
		p.put(at(rect(-2.6, -30, 5.2, 72)), "t1", wood, [0.7, 1.5]);
		p.put(at("-14,-42 12,-42 18,-34 12,-27 -14,-27"), "t3", steel, [0.8, 1.8]);
	},
	mallet(p, at) {
		p.put(at(rect(-2.6, -18, 5.2, 60)), "t1", wood, [0.7, 1.5]);
		p.put(at("-16,-44 16,-44 13,-16 -13,-16"), "t2", steel, [0.8, 1.8]);
	},
	chisel(p, at) {
		p.put(at("-4,-42 4,-42 5,-14 -5,-14"), "t2", wood, [0.7, 1.5]);
		p.put(at("-2.6,-14 2.6,-14 4.6,34 -4.6,42"), "t0", steel, [0.7, 1.6]);
	},
	axe(p, at) {
		p.put(at(rect(-2.4, -38, 4.8, 82)), "t1", wood, [0.7, 1.5]);
		p.put(at(shape("2,-36 | 14,-44 | 22,-28 14,-12 | 2,-22")), "t0", steel, [0.8, 1.8]);
	},
	pick(p, at) {
		p.put(at(rect(-2.4, -36, 4.8, 80)), "t1", wood, [0.7, 1.5]);
		p.put(at(shape("-30,-24 | -12,-38 12,-38 30,-24 | 12,-30 -12,-30")), "t0", steel, [0.8, 1.8]);
	},
	sickle(p, at) {
		p.put(at(shape("-2,20 | -18,2 -16,-26 6,-40 26,-32 | 8,-32 -6,-20 -6,2 3,16")), "t0", steel, [0.8, 1.8]);
		p.put(at("-4,18 5,14 12,40 4,44"), "t2", wood, [0.7, 1.5]);
	},
	scythe(p, at) {
		p.put(at(rect(-2.2, -40, 4.4, 86)), "t1", wood, [0.7, 1.5]);
		p.put(at(shape("-2,-40 | 20,-44 40,-30 46,-14 | 30,-28 14,-34 -2,-32")), "t0", steel, [0.8, 1.8]);
	},
	saw(p, at) {
		const teeth = Array.from({ length: 13 }, (_, i) => [[4 - i * 0.3, 36 - i * 6],
			[10 - i * 0.5, 33 - i * 6]]).flat();
		p.put(at([[-8, 36], ...teeth, [-2, -42], [-6, -42]]), "t0", steel, [0.7, 1.6]);
		p.put(at("-12,34 14,34 16,50 -14,50"), "t3", null, [0.8, 1.8]);
	},
	square(p, at) {
		p.put(at("-24,34 -24,-34 -16,-34 -16,26 30,26 30,34"), "t1", null, [0.8, 1.8]);
	},
	compasses(p, at) {
		for (const d of [-1, 1])
			p.put(at([[0, -36], [5 * d, -34], [22 * d, 36], [19 * d, 44], [16 * d, 36]]), "t0", null,
				[0.7, 1.6]);
		p.put(at(oval(0, -36, 6)), "t2", null, [0.8, 1.7]);
		p.put(at(rect(-2, -50, 4, 9)), "t1", null, 0.8);
	},
	brush(p, at) {
		p.put(at(rect(-1.8, -12, 3.6, 56)), "t2", wood, [0.6, 1.3]);
		p.put(at("-3.4,-12 3.4,-12 4,-22 -4,-22"), "t0", null, [0.6, 1.2]);
		p.put(at(shape("-4,-22 -5,-32 | 0,-44 | 5,-32 4,-22")), "t4", null, [0.7, 1.4]);
	},
	quill(p, at) {
		p.put(at(shape("0,44 | -2,10 -14,-20 -8,-44 | 12,-26 10,0 3,14 | 1,30")), "t0", { a: 35, gap: 2.2, tone: 0.3 }, [0.7, 1.5]);
		p.burin(at(spline("0,42 1,10 -2,-30")), 1.4, 1, 0.4);
	},
	sword(p, at) {
		p.put(at("-3.6,18 -3.2,-40 0,-48 3.2,-40 3.6,18"), "t0", null, [0.7, 1.6]);
		p.burin(at([[0, 16], [0, -40]]), 0.8, 1, 0.3);
		p.put(at(rect(-15, 18, 30, 5)), "t2", null, [0.8, 1.7]);
		p.put(at(rect(-2.8, 23, 5.6, 17)), "t3", null, [0.7, 1.4]);
		p.put(at(oval(0, 44, 5)), "t1", null, [0.8, 1.6]);
	},
	pike(p, at) {
		p.put(at(rect(-1.6, -40, 3.2, 100)), "t1", null, 0.8);
		p.put(at("-5,-42 0,-62 5,-42 0,-36"), "t0", null, [0.7, 1.5]);
	},
	halberd(p, at) {
		p.put(at(rect(-1.7, -40, 3.4, 100)), "t1", null, 0.8);
		p.put(at("-3,-44 0,-64 3,-44"), "t0", null, [0.7, 1.5]);
		p.put(at(shape("1,-46 | 14,-50 | 18,-38 14,-26 | 1,-32")), "t0", steel, [0.7, 1.6]);
		p.put(at("-1,-42 -14,-38 -1,-33"), "t0", null, [0.7, 1.4]);
	},
	crossbow(p, at) {
		p.put(at(rect(-3, -34, 6, 78)), "t2", wood, [0.8, 1.6]);
		p.put(at(shape("-36,-14 | -22,-32 0,-40 22,-32 36,-14 | 20,-27 0,-33 -20,-27")), "t0", steel, [0.8, 1.7]);
		p.line(at([[-36, -14], [0, 6], [36, -14]]), 0.95);
	},
	trumpet(p, at) {
		p.put(at(shape("-2,44 | -2,-14 -5,-28 -13,-44 | 13,-44 | 5,-28 2,-14 2,44")), "t0", steel, [0.7, 1.6]);
		p.put(at(oval(0, -44, 13, 3.4)), "t4", null, 0.8);
		p.put(at("3,-6 30,-2 26,12 30,26 3,30"), "t3", { a: 70, gap: 2, tone: 0.4 }, [0.7, 1.5]);
	},
	scroll(p, at) {
		p.put(at(rect(-15, -36, 30, 72)), "t0", null, [0.7, 1.5]);
		for (let i = 0; i < 9; i++)
			p.line(at([[-11, -26 + i * 6], [i % 4 === 3 ? 4 : 11, -26 + i * 6]]), 0.6);
		for (const y of [-38, 38])
			p.put(at(rect(-19, y - 4, 38, 8)), "t1", { a: 90, gap: 1.8, tone: 0.4 }, [0.7, 1.5]);
	},
	letter(p, at) {
		p.put(at(rect(-22, -15, 44, 30)), "t0", null, [0.7, 1.6]);
		p.burin(at([[-22, -15], [0, 4], [22, -15]]), 0.8, 1.1, 0.8);
		p.put(at(oval(0, 5, 6.4)), "t3", null, [0.8, 1.7]);
	},
	book(p, at) {
		p.put(at("-24,-22 24,-22 24,24 -24,24"), "t3", { a: 45, gap: 2.2, tone: 0.3 }, [0.8, 1.8]);
		p.put(at(rect(-24, 22, 48, 5)), "t0", null, [0.6, 1.2]);
		p.line(at(rect(-19, -17, 38, 35)), 0.7, true);
		p.put(at("0,-10 7,1 0,12 -7,1"), "t0", null, [0.6, 1.3]);
	},
	openBook(p, at) {
		for (const d of [-1, 1]) {
			p.put(at(spline([[0, -10], [14 * d, -15], [32 * d, -12], [32 * d, 14], [14 * d, 11],
				[0, 16]], true)), "t0", null, [0.7, 1.6]);
			for (let i = 0; i < 4; i++)
				p.line(at([[6 * d, -6 + i * 5], [26 * d, -7 + i * 5]]), 0.6);
		}
		p.burin(at([[0, -10], [0, 16]]), 0.8, 1.4, 0.8);
	},
	scales(p, at) {
		p.put(at(rect(-1.8, -36, 3.6, 66)), "t1", null, [0.7, 1.4]);
		p.put(at("-14,30 14,30 10,24 -10,24"), "t2", null, [0.7, 1.5]);
		p.put(at(shape("-32,-26 | 0,-34 32,-30 | 0,-30")), "t1", null, [0.7, 1.5]);
		for (const [x, y] of [[-32, -26], [32, -30]]) {
			for (const d of [-10, 10]) p.line(at([[x, y], [x + d, y + 26]]), 0.6);
			p.put(at([[x - 12, y + 26], ...arc(x, y + 26, 12, 8, 180, 0)]), "t0", null, [0.7, 1.5]);
		}
	},
	hourglass(p, at) {
		for (const y of [-40, 34]) p.put(at(rect(-20, y, 40, 6)), "t2", null, [0.8, 1.7]);
		p.put(at(shape("-15,-34 | -14,-16 -3,0 -14,18 -15,34 | 15,34 | 14,18 3,0 14,-16 15,-34")), "t0", null, [0.7, 1.6]);
		p.fill(at("-10,-16 10,-16 2,-2 -2,-2"), "t3").fill(at("-12,33 12,33 8,20 0,14 -8,20"), "t3");
		p.burin(at([[0, -2], [0, 18]]), 0.8, 0.8, 0.8);
		for (const x of [-17, 15]) p.put(at(rect(x, -34, 2.6, 68)), "t1", null, 0.7);
	},
	candle(p, at) {
		p.put(at(rect(-6, -14, 12, 46)), "t0", { a: 90, gap: 1.8, tone: (x) => ramp(x, 0, 6) },
			[0.7, 1.6]);
		p.put(at("-18,32 18,32 12,40 -12,40"), "t2", null, [0.8, 1.7]);
		p.line(at([[0, -14], [0, -20]]), 0.95);
	},
	flame(p, at) {
		p.put(at(shape("0,-40 | 8,-24 12,-12 6,0 0,2 -7,0 -12,-12 -6,-22")), "t1", null, [0.7, 1.5]);
		p.put(at(shape("0,-24 | 5,-12 3,-4 0,-2 -4,-4 -5,-10")), "t0", null, 0.7);
	},
	bell(p, at) {
		p.put(at(oval(0, 32, 6)), "t4", null, [0.7, 1.4]);
		p.put(at(shape("-30,28 | -22,16 -18,-14 -10,-30 0,-34 10,-30 18,-14 22,16 30,28 | 0,33")), "t1", { a: 84, gap: 2, tone: (x) => ramp(x, -2, 26) * 0.85 }, [0.8, 1.9]);
		for (const y of [20, -16])
			p.burin(at(spline([[-23, y], [0, y + 3], [23, y]])), 0.8, 1.2, 0.8);
		p.put(at(oval(0, -38, 5)), "t2", null, [0.7, 1.5]);
	},
	chain(p, at) {
		for (let i = -3; i < 4; i++)
			p.put(at(i % 2 ? oval(0, i * 12, 3, 8) : oval(0, i * 12, 6.4, 8)), "t0", null, [0.8, 1.6]);
	},
	rake(p, at) {
		p.put(at(rect(-2, -36, 4, 80)), "t1", null, [0.7, 1.4]);
		p.put(at(rect(-20, -40, 40, 5)), "t2", null, [0.7, 1.5]);
		for (let i = -4; i < 5; i++)
			p.put(at([[i * 4.6 - 1.2, -40], [i * 4.6, -50], [i * 4.6 + 1.2, -40]]), "t1", null, 0.7);
	},
	purse(p, at) {
		p.put(at(shape("-6,-26 | -22,-8 -28,14 -18,32 18,32 28,14 22,-8 6,-26 | 14,-40 | -14,-40")), "t1", { a: 58, gap: 2, tone: (x) => ramp(x, 0, 26) * 0.85 }, [0.8, 1.9]);
		p.burin(at([[-8, -25], [8, -25]]), 2, 3, 2);
		for (const y of [-8, 8])
			p.burin(at(spline([[-10, y - 6], [-6, y + 6], [-8, y + 16]])), 0.4, 1.3, 0.3);
	},
	baton(p, at) {
		p.put(at(rect(-4, -44, 8, 88)), "t0", { a: 90, gap: 1.8, tone: (x) => ramp(x, 0, 4) },
			[0.8, 1.7]);
		for (const y of [-44, -30, 28, 40]) p.put(at(rect(-6, y, 12, 5)), "t2", null, [0.7, 1.4]);
	},
	key(p, at) {
		p.put(at(rect(-3, -22, 6, 64)), "t0", null, [0.7, 1.6]);
		p.put(at("3,42 18,42 18,34 13,34 13,30 18,30 18,22 3,22"), "t0", null, [0.7, 1.6]);
		for (const [x, y] of [[-8, -30], [8, -30], [0, -41]])
			p.put(at(oval(x, y, 8)), "t0", null, [0.7, 1.5]).put(at(oval(x, y, 3.6)), "t3", null, 0.7);
	},
	fan(p, at) {
		for (let a = -60; a <= 60; a += 20)
			p.put(turn(at("0,30 -9,-28 0,-34 9,-28"), a * 0.9, ...at([[0, 30]])[0]), a % 40 ? "t0" : "t2", null, [0.6, 1.3]);
		p.put(at(oval(0, 30, 3.4)), "t3", null, 0.8);
	},
	flower(p, at) {
		p.burin(at(spline("0,44 3,20 0,-6")), 2, 2, 1.6);
		for (const d of [-1, 1])
			p.put(at(shape([[0, 22], "|", [10 * d, 14], [20 * d, 16], "|", [12 * d, 24]])), "t2", null,
				[0.6, 1.3]);
		for (let a = 0; a < 360; a += 72) p.put(at(turn(shape("0,-18 | 9,-26 6,-36 0,-38 -6,-36 -9,-26"), a, 0, -18)), "t0", null, [0.7, 1.5]);
		p.put(at(oval(0, -18, 5)), "t3", null, 0.8);
	},
	crossStaff(p, at) {
		p.put(at(rect(-2.4, -50, 4.8, 110)), "t0", null, [0.7, 1.6]);
		p.put(at(rect(-16, -36, 32, 5)), "t0", null, [0.7, 1.6]);
	},
	palette(p, at) {
		p.put(at(shape("-30,4 -20,-20 6,-26 28,-14 30,8 | 14,10 | 8,22 -14,24")), "t1", { a: 40, gap: 2.2, tone: (x) => ramp(x, 0, 40) * 0.5 }, [0.8, 1.8]);
		p.put(at(oval(13, 1, 5, 4)), "t4", null, 0.8);
		for (const [x, y, t] of [[-18, 2, "t4"], [-12, -11, "t3"], [2, -16, "t0"], [16, -11, "t4"], [-8, 14, "t3"]])
			p.put(at(oval(x, y, 4.4, 3.6)), t, null, 0.7);
	},
};

/* A tool by name at x, y, of size k, turned by deg. */
export function tool(p, name, x, y, k = 1, deg = 0) {
	if (!TOOLS[name]) throw new Error(`no tool is called ${name}`);
	held(p, x, y, k, deg, (at) => TOOLS[name](p, at));
}
