/* backs.mjs: the backs of cards: a diaper of lozenges, a rayed seal, an emblem of the game. */
import { frame } from "./frames.mjs";
import { oval, ramp, rect, shape, turn } from "./points.mjs";

const [CX, CY] = [120, 168];

function diaper(p, high) {
	p.fill(rect(11, 11, 218, high - 22), "t4");
	for (let j = -14; j < 24; j++)
		for (const m of [1, -1]) {
			const line = [];
			for (let x = 11; x <= 229; x += 4) {
				const y = 9.4 + (j + 0.5) * 21.15 + m * (x - 12) * 0.881;
				if (y > 12 && y < high - 12) line.push([x, y]);
			}
			if (line.length > 1) p.burin([line[0], line.at(-1)], 0.7, 0.7, 0.7, "t3");
		}
}

function petals(p) {
	p.put(oval(CX, CY, 92), "t4", null, 1.3);
	for (let i = 0; i < 36; i++) {
		const ray = shape("120,77 | 126.6,88 120,100 | 113.4,88");
		p.put(turn(ray, i * 10, CX, CY), i % 2 ? "t1" : "t2", null, 0.7);
	}
	for (let i = 0; i < 36; i++) p.burin(turn([[120, 80], [120, 98]], i * 10, CX, CY), 0.2, 1, 0.4);
}

function seal(p) {
	const rim = (x, y) => ramp(Math.hypot(x - 112, y - 158), 56, 84) * 0.8;
	p.put(oval(CX, CY, 73), "t0", { a: 0, gap: 2, tone: rim }, [0.8, 1.8]);
	for (let a = 0; a < 360; a += 360 / 44) {
		const [bead] = turn([[CX + 69.6, CY]], a, CX, CY);
		p.fill(oval(...bead, 1.5), "t4");
	}
	const field = { a: 0, gap: 2.1, step: 2, stagger: 0.16, tone: (x) => 0.2
		+ ramp(x, 60, 180) * 0.6 };
	p.put(oval(CX, CY, 66), "t3", field, [0.7, 1.5]);
}

/* emblem: one of EMBLEMS below, drawn about 0,0 within 45. */
export function back(p, o) {
	frame(p, o);
	diaper(p, o.high ?? 336);
	petals(p);
	seal(p);
	p.local(CX, CY, 1, () => EMBLEMS[o.emblem ?? "lily"](p));
}

const EMBLEMS = {
	wheat(p) {
		for (const a of [-28, 0, 28]) {
			p.burin(turn([[0, 44], [0, -20]], a, 0, 44), 2, 2, 1.6, "t0");
			for (let i = 0; i < 5; i++)
				for (const d of [-1, 1])
					p.put(turn(shape([[0, -4 - i * 9], "|", [d * 8, -12 - i * 9], [d * 5, -20 - i * 9],
						"|", [0, -10 - i * 9]]), a, 0, 44), "t0", null, [0.6, 1.3]);
		}
		p.put(rect(-12, 18, 24, 8), "t2", null, [0.8, 1.7]);
	},
	dagger(p) {
		p.local(0, 4, 1.1, () => {
			p.put(shape("-3.6,-8 | 0,-46 | 3.6,-8"), "t0", null, [0.8, 1.7]);
			p.put(shape("-18,-8 | 0,-4 18,-8 | 16,0 0,2 -16,0"), "t0", null, [0.8, 1.7]);
			p.put(rect(-3, 0, 6, 22), "t2", null, [0.7, 1.5]);
			p.put(oval(0, 27, 6), "t0", null, [0.8, 1.7]);
		});
	},
	lily(p) {
		const petal = shape("0,-44 | 10,-26 9,-8 4,6 | -4,6 -9,-8 -10,-26");
		for (const d of [-1, 1]) {
			const side = [[4, 6], [8, -10], [20, -22], [34, -16], [38, -2], [28, 6], "|", [27, -2],
				[20, -4], [14, 4], [10, 12], "|"];
			const half = side.map((q) => (q === "|" ? q : [q[0] * d, q[1]]));
			p.put(shape(half), "t0", { a: 50, gap: 2, tone: (x) => ramp(x, CX, CX + 40) * 0.7 },
				[0.8, 1.8]);
			const foot = shape([[0, 14], "|", [6 * d, 24], [14 * d, 36], "|", [4 * d, 36], [0, 28]]);
			p.put(foot, "t0", null, [0.7, 1.5]);
		}
		p.put(petal, "t0", null, [0.8, 1.8]);
		p.put(rect(-16, 7, 32, 7), "t0", null, [0.8, 1.8]);
	},
};
