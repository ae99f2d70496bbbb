/* goods.mjs: still life: what is stored, carried, counted.  Each stands with its foot at x, y and is
 * written about 20 units high; k is its size. */
import { arc, billow, clamp, dots, oval, ramp, rect, shape, spline, turn } from "./points.mjs";

const round = (x0, x1) => ({ a: 90, gap: 1.7, tone: (x) => clamp(ramp(x, x0, x1) * 0.9) });

export function barrel(p, x, y, k = 1, o = {}) {
	p.local(x, y, k, () => {
		const body = shape("-7,0 | -8.6,-7 -8.4,-13 -6.6,-20 | 6.6,-20 | 8.4,-13 8.6,-7 7,0");
		p.put(body, o.t ?? "t2", round(0, 10), [0.6, 1.4]);
		for (const d of [-3, -7, -14, -17.6])
			p.burin(spline([[-8, d], [0, d + 1.4], [8, d]]), 0.7, 1.1, 0.9);
		p.put(oval(0, -20, 6.6, 2), "t1", null, 0.7);
	});
}

export function sack(p, x, y, k = 1, o = {}) {
	p.local(x, y, k, () => {
		const body = shape("-8,0 -10,-6 -8,-13 | -3,-16.6 | -6,-21 | 5,-21.6 | 3,-16.6 | 8,-13 10,-6 8,0");
		p.put(body, o.t ?? "t0", { a: 58, gap: 1.8, bend: 3, tone: (q) => ramp(q, 0, 10) * 0.85 },
			[0.6, 1.5]);
		p.burin([[-3.6, -16.4], [3.6, -16.4]], 1, 1.8, 1);
		p.burin(spline("-3,-14 -5,-8 -4,-3"), 0.2, 1, 0.2).burin(spline("2,-14 3,-9 1,-4"), 0.2, 1, 0.2);
	});
}

export function crate(p, x, y, k = 1, o = {}) {
	p.local(x, y, k, () => {
		p.put(dots("8,0 14,-3 14,-16 8,-13"), "t3", { a: 90, gap: 1.6, tone: 0.6 }, [0.5, 1.2]);
		p.put(dots("-9,-13 -3,-16 14,-16 8,-13"), "t0", null, [0.5, 1]);
		p.put(rect(-9, -13, 17, 13), o.t ?? "t1", null, [0.5, 1.2]);
		for (const yy of [-9, -4.6]) p.line([[-9, yy], [8, yy]], 0.5);
		p.burin([[-8, -1], [7, -12]], 0.8, 1, 0.8);
	});
}

export function coin(p, x, y, r, o = {}) {
	p.put(oval(x, y, r), o.t ?? "t1", { a: 45, gap: 1.7, tone: (a, b) => ramp(a + b, x + y,
		x + y + r * 1.3) * 0.8 }, [0.6, 1.4]);
	p.line(oval(x, y, r * 0.74), 0.6, true);
	if (r < 6) return;
	p.local(x, y, r / 16, () => {
		p.put(shape("0,-9 | 3,-4 1,3 | -1,3 -3,-4"), "t4", null, null);
		for (const d of [-1, 1])
			p.burin(spline([[0, 4], [d * 4, -3], [d * 8, -4], [d * 7, 1]]), 1.6, 2.4, 1.2);
		p.burin([[-5, 4], [5, 4]], 1.4, 1.6, 1.4).burin([[0, 3], [0, 9]], 2.6, 2, 1);
	});
}

/* A column of n coins. */
export function coins(p, x, y, n, r = 7) {
	const h = r * 0.36;
	for (let i = 0; i < n; i++) {
		const yy = y - i * h;
		const side = [[x - r, yy - h], ...arc(x, yy, r, r * 0.34, 180, 0), [x + r, yy - h]];
		p.put(side, "t2", { a: 90, gap: 1.6, tone: (q) => ramp(q, x, x + r) * 0.8 }, 0.6);
		p.put(oval(x, yy - h, r, r * 0.34), i === n - 1 ? "t0" : "t1", null, 0.6);
	}
}

export function heapOfCoins(p, x, y, w, n) {
	for (let i = 0; i < n; i++) {
		const u = p.R.j(1);
		const v = p.R() * (1 - Math.abs(u)) * 0.42;
		p.put(oval(x + u * w * 0.5, y - v * w * 0.5, w * 0.07, w * 0.042), p.R() < 0.5 ? "t0" : "t1", null,
			0.7);
	}
}

/* An open chest, lid behind. */
export function chest(p, x, y, k = 1) {
	p.local(x, y, k, () => {
		const lid = shape("-32,-26 | -30,-44 -20,-52 | 24,-52 | 34,-46 36,-26");
		p.put(lid, "t4", { a: 90, gap: 2, tone: 0.7 }, [0.8, 1.8]);
		p.put(shape("-32,-26 | -26,-40 -16,-45 | 20,-45 | 30,-40 34,-26"), "t3", null, [0.6, 1.2]);
		p.put(dots("30,0 42,-6 40,-30 30,-26"), "t3", { a: 90, gap: 1.6, tone: 0.7 }, [0.7, 1.5]);
		p.put(rect(-34, -26, 64, 26), "t2", { a: 0, gap: 2.2, tone: (a) => 0.2 + ramp(a, -10,
			30) * 0.4 }, [0.8, 1.8]);
		for (const a of [-30, -4, 20]) p.put(rect(a, -26, 6, 26), "t1", null, [0.6, 1.2]);
		p.put(rect(-8, -24, 14, 13), "t0", null, [0.7, 1.5]);
		p.fill(oval(-1, -19, 2), "ink").fill(rect(-1.8, -18, 1.6, 5), "ink");
	});
}

export function logs(p, x, y, rows, r = 5, long = 26) {
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < rows - j; i++) {
			const cx = x + (i + j * 0.5) * r * 2;
			const cy = y - r - j * r * 1.74;
			const back = [[cx, cy - r], [cx + long, cy - r - long * 0.2],
				...arc(cx + long, cy - long * 0.2, r, r, -90, 70), [cx + r * 0.6, cy + r * 0.8]];
			p.put(back, "t3", { a: -10, gap: 1.8, tone: (q, z) => 0.3 + ramp(z, cy - r, cy + r) * 0.5 },
				[0.5, 1.2]);
		}
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < rows - j; i++) {
			const at = [x + (i + j * 0.5) * r * 2, y - r - j * r * 1.74];
			p.put(oval(...at, r), "t0", null, 0.95);
			p.line(oval(...at, r * 0.62), 0.5, true).line(oval(...at, r * 0.28), 0.5, true);
		}
}

/* A squared block of stone. */
export function block(p, x, y, w, h, d = w * 0.4) {
	p.put([[x, y - h], [x + d * 0.7, y - h - d * 0.4], [x + w + d * 0.7, y - h - d * 0.4],
		[x + w, y - h]], "t0", null, [0.5, 1]);
	p.put([[x + w, y], [x + w, y - h], [x + w + d * 0.7, y - h - d * 0.4],
		[x + w + d * 0.7, y - d * 0.4]], "t3", { a: 80, gap: 1.7, tone: 0.6 }, [0.5, 1.2]);
	p.put(rect(x, y - h, w, h), "t1", { a: 60, gap: 2.2, tone: (a, b) => 0.3 * ramp(b, y - h, y) },
		[0.5, 1.2]);
}

export function wheel(p, x, y, r) {
	p.put(oval(x, y, r), "t1", null, [0.8, 1.6]);
	p.put(oval(x, y, r * 0.78), "t3", null, 0.7);
	for (let a = 0; a < 180; a += 36)
		p.burin(turn([[x - r * 0.8, y], [x + r * 0.8, y]], a, x, y), r * 0.12, r * 0.12, r * 0.12,
			"t0");
	p.put(oval(x, y, r * 0.22), "t1", null, 0.9);
}

/* A two-wheeled cart; load: logs, stones, sacks, ore. */
export function cart(p, x, y, k = 1, load = "") {
	p.local(x, y, k, () => {
		if (load === "stones") for (const [a, b] of [[-12, -15], [-2, -15], [8, -15], [-6, -22]])
			block(p, a, b, 9, 7, 4);
		if (load === "ore")
			p.put(billow(0, -18, [[-9, -17, 6], [0, -20, 8], [9, -17, 6]], 40), "t0",
				{ a: 40, gap: 1.8, tone: (q) => ramp(q, -2, 14) * 0.7 }, [0.6, 1.3]);
		if (load === "sacks") for (const a of [-9, 2, 12]) sack(p, a, -13, 0.7);
		if (load === "logs") logs(p, -12, -14, 3, 4, 12);
		p.put(dots("-18,-18 -15,-8 17,-8 20,-18"), "t2", { a: 0, gap: 2, tone: 0.4 }, [0.7, 1.5]);
		p.burin([[-15, -10], [-34, -6]], 1.6, 1.4, 1);
		wheel(p, 1, -8, 8.4);
	});
}

export function jug(p, x, y, k = 1, o = {}) {
	p.local(x, y, k, () => {
		p.tube(spline("5,-18 11,-17 11,-11 7,-8"), 1.6, o.t ?? "t1");
		const body = shape("-5,0 | -9,-6 -8,-12 -3.4,-16 -4,-20 | 4,-20 | 3.4,-16 8,-12 9,-6 5,0");
		p.put(body, o.t ?? "t1", round(0, 9), [0.6, 1.5]);
		p.put(oval(0, -20, 4.2, 1.3), "t4", null, 0.6);
	});
}

/* A ham, a cheese, loaves: food for a siege. */
export function cheese(p, x, y, r) {
	const side = [[x - r, y - r * 0.5], ...arc(x, y, r, r * 0.4, 180, 0), [x + r, y - r * 0.5]];
	p.put(side, "t2", { a: 90, gap: 1.8, tone: (q) => ramp(q, x, x + r) * 0.8 }, [0.6, 1.4]);
	p.put(oval(x, y - r * 0.5, r, r * 0.4), "t0", null, [0.6, 1.2]);
	p.put([[x, y - r * 0.5], [x + r * 0.3, y - r * 0.12], [x + r * 0.9, y - r * 0.32]], "t4", null,
		0.7);
}

export function loaf(p, x, y, r) {
	p.put(shape([[x - r, y], [x - r * 0.8, y - r * 0.6], [x, y - r * 0.8],
		[x + r * 0.8, y - r * 0.6], [x + r, y], [x, y + r * 0.16]]), "t1",
		{ a: 50, gap: 1.8, tone: (q) => ramp(q, x, x + r) * 0.8 }, [0.6, 1.4]);
	for (const d of [-0.4, 0, 0.4])
		p.burin(spline([[x + d * r - 2, y - r * 0.2], [x + d * r, y - r * 0.5],
			[x + d * r + 3, y - r * 0.6]]), 0.3, 1.1, 0.3);
}

export function ham(p, x, y, k = 1) {
	p.local(x, y, k, () => {
		p.put(shape("0,-26 | 3,-20 5,-14 11,-8 11,0 4,5 -5,4 -11,-2 -9,-9 -4,-14 -3,-20"), "t2", { a: 60, gap: 1.8, tone: (q) => ramp(q, -2, 11) * 0.85 }, [0.7, 1.6]);
		p.put(oval(1, -1, 6, 4), "t0", null, 0.7);
		p.put(oval(1, -1, 2, 1.4), "t3", null, 0.6);
	});
}
