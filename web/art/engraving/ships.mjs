/* ships.mjs: carracks, and the galleys, cogs, caravels and dhows that sailed beside them. */
import { arc, clamp, dots, mix, move, oval, ramp, rect, shape, spline } from "./points.mjs";
import { merlons } from "./masonry.mjs";

/* Where a ship lies: T places points, E scales the weight of edges. */
function berth(x, y, k, isSimple) {
	const heavy = Math.max(k, 0.6);
	return {
		x, y, k, isSimple,
		T: (pts) => pts.map(([a, b]) => [x + a * k, y + b * k]),
		E: (thin, thick) => [thin * heavy, thick * heavy],
	};
}

function rigging(p, { T }) {
	for (const [a, t, l, r] of [[-2, -118, -34, 30], [46, -88, 34, 66], [-50, -86, -70, -34]])
		for (let i = 0; i <= 4; i++) p.line(T([[a, t], [mix(l, r, i / 4), -28]]), 0.35);
	p.line(T([[-2, -116], [-92, -44]]), 0.5);
	p.line(T([[46, -90], [-2, -110]]), 0.5);
}

function mast(p, { T, E }, a, top, w = 2.6) {
	const pole = [[a - w / 2, -20], [a - w / 3, top], [a + w / 3, top], [a + w / 2, -20]];
	p.put(T(pole), "t1", null, E(0.5, 1.1));
}

/* ---- what is painted on a sail: [tone, polygon], in parts of its width and height ---- */

const CROSS =
	"0.42,0.06 0.46,0.36 0.1,0.32 0.07,0.6 0.45,0.58 0.4,0.9 0.6,0.9 0.57,0.58 0.92,0.6 0.93,0.32 0.57,0.36 0.6,0.06";
const CROWN = "-1,0.7 -1,-0.5 -0.5,0.1 0,-0.8 0.5,0.1 1,-0.5 1,0.7";
const LILY =
	"0,-1 0.3,-0.3 1,-0.4 0.6,0.3 0.25,0.3 0.3,0.9 -0.3,0.9 -0.25,0.3 -0.6,0.3 -1,-0.4 -0.3,-0.3";

const three = (list, k) =>
	dots("0.28,0.32 0.72,0.32 0.5,0.7").map(([u, v]) => ["t3", move(dots(list), u, v, k)]);
const round = (u, v, r) => arc(u, v, r, r, 0, 348, 12);
const petal = (i) => [0.5 + 0.22 * Math.sin(i * 1.257), 0.5 - 0.22 * Math.cos(i * 1.257)];

const PAINTED = {
	none: [],
	cross: [["t3", dots(CROSS)]],
	crescent: [["t3", [...arc(0.46, 0.5, 0.34, 0.36, 45, 315, 14),
		...arc(0.6, 0.5, 0.25, 0.28, 292, 68, 12)]], ["t3", round(0.74, 0.5, 0.08)]],
	crowns: three(CROWN, 0.15),
	lilies: three(LILY, 0.17),
	rose: [...[0, 1, 2, 3, 4].map((i) => ["t3", round(...petal(i), 0.17)]), ["t0", round(0.5, 0.5, 0.12)]],
	bars: [0.06, 0.42, 0.78].map((u) => ["t3", rect(u, 0.03, 0.16, 0.94)]),
};

function paint(p, { T, E }, emblem, on) {
	for (const [tone, list] of PAINTED[emblem ?? "none"])
		p.put(T(list.map(on)), tone, tone === "t3" ? { a: 80, gap: 1.6, tone: 0.4 } : null, E(0.6,
			1.3));
}

/* A sail at mast a, from t down to b, half as wide as wt above and wb below; the wind comes from
 * the right. */
function sail(p, at, [a, t, b, wt, wb, belly], emblem) {
	const { T, E, x, k } = at;
	const foot = (d) => [a + d * wb - belly * 0.25, b];
	const left = spline([[a - wt, t], [a - wt - belly * 0.7, mix(t, b, 0.45)], foot(-1)]);
	const right = spline([foot(1), [a + wt - belly * 0.5, mix(t, b, 0.5)], [a + wt, t]]);
	const hem = spline([foot(-1), [a - belly * 0.2, b - belly * 0.4], foot(1)]);
	const cloth = T([...left, ...hem.slice(1), ...right.slice(1)]);
	p.fill(cloth, "t0");
	const on = ([u, v]) => {
		const l = left[Math.round(v * (left.length - 1))];
		const r = right[Math.round((1 - v) * (right.length - 1))];
		return [mix(l[0], r[0], u), mix(l[1], r[1], u)];
	};
	paint(p, at, emblem, on);
	if (at.isSimple) return p.line(cloth, 0.5, true);
	const tone = (z) => clamp(0.8 * ramp(z, x + (a + wt * 0.1) * k, x + (a + wt) * k) + 0.05);
	p.hatch(cloth, { a: 82, gap: Math.max(1.3, 1.9 * k), bend: 4 * k, tone, w: [0.35, 0.6, 0.9] });
	p.edge(cloth, ...E(0.6, 1.6));
	p.burin(T([[a - wt - 5, t + 0.6], [a + wt + 5, t - 0.6]]), 1.8 * k, 2.6 * k, 1.8 * k);
}

/* A three-cornered sail: its yard runs from low before the mast to high behind it. */
function lateen(p, at, [a, t, b, fore, aft], emblem) {
	const { T, E, x, k } = at;
	const [low, peak, clew] = [[a - fore, b], [a + aft, t], [a + aft * 0.86, b + 6]];
	const leech = spline([peak, [a + aft * 1.12, mix(t, b, 0.55)], clew]);
	const foot = spline([clew, [a - fore * 0.1, b + 1], low]);
	const cloth = T([...leech, ...foot.slice(1)]);
	p.fill(cloth, "t0");
	const [cx, cy] = [a + aft * 0.42, mix(t, b, 0.66)];
	const half = (b - t) * 0.26;
	paint(p, at, emblem, ([u, v]) => [cx + (u - 0.5) * 2 * half, cy + (v - 0.5) * 2 * half]);
	if (at.isSimple) p.line(cloth, 0.5, true);
	else {
		const tone = (z) => clamp(0.8 * ramp(z, x + (a + aft * 0.3) * k, x + (a + aft) * k) + 0.05);
		p.hatch(cloth, { a: 66, gap: Math.max(1.3, 2 * k), bend: 4 * k, tone, w: [0.35, 0.6,
			0.9] });
		p.edge(cloth, ...E(0.6, 1.6));
	}
	p.burin(T([[a - fore - 5, b + 3], [a + aft + 4, t - 5]]), 1.4 * k, 2.6 * k, 1.2 * k);
}

function pennant(p, { T, E }, a, t, l) {
	const upper = spline([[a, t], [a - l * 0.4, t - 2], [a - l * 0.7, t + 2], [a - l, t]]);
	const lower = spline([[a - l, t], [a - l * 0.6, t + 5], [a - l * 0.3, t + 3], [a, t + 6]]);
	p.put(T([[a, t], ...upper, ...lower]), "t3", null, E(0.5, 1.1));
}

/* Forecastle left, high stern right. */
function hull(p, { T, E, x, y, k, isSimple }) {
	const keel = spline("-82,-38 -78,-20 -62,-2 -36,10 0,14 40,12 62,4 74,-18 80,-44");
	const deck = spline([[34, -20], [0, -16], [-36, -22]]);
	const bow = spline([[-38, -32], [-60, -36], [-82, -38]]);
	const body = T([...keel, ...dots("62,-44 60,-32 36,-30 34,-20"), ...deck, [-38, -32], ...bow]);
	const belly = spline("-62,-2 -36,10 0,14 40,12 62,4 74,-18");
	p.fill(body, "t2").fill(T([...belly, ...spline("70,-8 36,0 -10,2 -50,-6 -68,-10")]), "t3");
	const tone = (a, b) =>
		clamp(0.3 + 0.4 * ramp(a, x, x + 70 * k) + 0.3 * ramp(b, y - 14 * k, y + 10 * k));
	p.hatch(body, {
		range: [-46, 18, -84, 84], gap: isSimple ? 9 : 2.4, step: 1.5, tone, w: [0.5, 0.7, 1],
		flow: (v, u) => T([[u, v - 0.0032 * u * u + 6]])[0],
	});
	p.edge(body, ...E(0.9, 2.2));
}

/* Wales, ports, rails, and shields with crosses. */
function fittings(p, { T }) {
	for (const d of [-2, -14]) {
		const wale = [[-74, d - 14], [-36, d - 2], [0, d + 1], [40, d - 2], [74, d - 18]];
		p.burin(T(spline(wale)), 0.8, 2, 0.8);
	}
	for (const a of [-14, 2, 18, 34]) p.fill(T(rect(a, -9, 5, 4.4)), "ink");
	for (const [a, b, w] of [[-80, -39, 42], [60, -45, 20], [36, -31, 24]])
		for (let i = 0; i < w / 6; i++)
			p.put(T(rect(a + i * 6, b - 4.4, 3.6, 5)), "t1", null, [0.4, 0.9]);
	for (const [a, b] of dots("-64,-27 -52,-24 48,-26 60,-30 71,-34")) {
		p.fill(T(oval(a, b, 4.2)), "t0");
		p.fill(T(rect(a - 0.9, b - 3.6, 1.8, 7.2)), "t4").fill(T(rect(a - 3.6, b - 0.9, 7.2, 1.8)), "t4");
		p.line(T(oval(a, b, 4.2)), 0.7, true);
	}
}

function planks(p, { T, x, y, k, isSimple }, body) {
	const tone = (a, b) =>
		clamp(0.2 + 0.45 * ramp(a, x, x + 70 * k) + 0.3 * ramp(b, y - 10 * k, y + 8 * k));
	p.hatch(body, { a: 0, gap: isSimple ? 6 : 2.6, tone, w: [0.5, 0.7, 1] });
}

/* Long and low, with oars, a ram and an awning over the stern. */
function galley(p, at, o) {
	const { T, E, k } = at;
	mast(p, at, -34, -92, 2.4);
	mast(p, at, 30, -112, 3);
	lateen(p, at, [-34, -88, -26, 40, 30], at.isSimple ? "none" : "bars");
	lateen(p, at, [30, -110, -26, 52, 40], o.emblem);
	for (const [a, t, l] of [[-34, -92, 16], [30, -112, 24]]) pennant(p, at, a, t, l);
	for (let i = 0; i < 15; i++) {
		const a = -66 + i * 9;
		p.burin(T([[a, -6], [a - 17, 16]]), 0.9 * k, 1 * k, 2.4 * k);
	}
	p.burin(T([[-88, -9], [-126, -19]]), 3.4 * k, 2.4 * k, 1 * k);
	const keel = spline("-110,-15 -92,-4 -70,3 -20,8 40,8 76,3 96,-14 106,-44");
	const body = T([...keel, ...dots("96,-38 84,-20 60,-15 -60,-13 -92,-15")]);
	p.fill(body, "t2");
	planks(p, at, body);
	p.edge(body, ...E(0.9, 2.2));
	for (let i = 0; i < 16; i++) p.put(T(oval(-68 + i * 8, -17, 2.4)), "t0", null, 0.6);
	p.put(T(rect(-76, -14, 136, 6)), "t0", null, E(0.5, 1.2));
	p.put(T(shape("58,-15 | 60,-34 78,-44 98,-38 | 100,-20 84,-18")), "t1", null, E(0.6, 1.4));
	for (const a of [66, 76, 86]) p.fill(T([[a, -18], [a + 1, -39], [a + 5, -40], [a + 4, -18]]), "t3");
	p.burin(T([[100, -40], [108, -70]]), 1 * k, 1 * k, 0.7 * k);
	pennant(p, at, 108, -70, 18);
}

/* Round, high of board, one mast and one sail, a castle at each end. */
function cog(p, at, o) {
	const { T, E, k } = at;
	if (!at.isSimple)
		for (const a of [-52, -40, 40, 52]) p.line(T([[-2, -112], [a, -30]]), 0.5);
	mast(p, at, -2, -130, 4.4);
	sail(p, at, [-2, -112, -44, 38, 42, 18], o.emblem);
	p.put(T(dots("-10,-116 -8,-126 4,-126 6,-116")), "t1", null, E(0.6, 1.3));
	pennant(p, at, -2, -130, 34);
	const keel = spline("-76,-46 -68,-12 -46,9 0,15 44,10 62,-8 76,-50");
	const body = T([...keel, ...dots("62,-46 52,-24 0,-19 -48,-24 -62,-43")]);
	p.fill(body, "t2").fill(T([...spline("-68,-12 -46,9 0,15 44,10 62,-8"), ...spline("60,-12 30,-2 0,0 -44,-3 -66,-16")]), "t3");
	planks(p, at, body);
	p.edge(body, ...E(0.9, 2.2));
	for (const d of [0, 9]) p.burin(T(spline([[-70, d - 26], [-40, d - 12], [0, d - 8], [44,
		d - 12], [68, d - 30]])), 0.8, 2, 0.8);
	for (const [a, b, w] of [[-84, -40, 36], [44, -43, 40]]) {
		p.put(T([[a, b - 13], [a + w, b - 13], [a + w - 5, b + 3], [a + 5, b + 3]]), "t1",
			{ a: 90, gap: 2.2, tone: 0.4 }, E(0.7, 1.5));
		p.local(at.x, at.y, k, () => merlons(p, a, b - 13, w, 4, 5));
		for (const u of [0.25, 0.5, 0.75]) p.fill(T(rect(a + w * u - 2, b - 9, 4, 5)), "ink");
	}
	p.put(T(rect(66, -26, 5, 36)), "t3", null, E(0.6, 1.3));
}

/* A low carrack under two slanting yards. */
function caravel(p, at, o) {
	mast(p, at, -18, -116, 3.2);
	mast(p, at, 46, -88);
	lateen(p, at, [46, -86, -38, 30, 30]);
	lateen(p, at, [-18, -116, -34, 54, 44], o.emblem);
	for (const [a, t, l] of [[-18, -116, 26], [46, -88, 18]]) pennant(p, at, a, t, l);
	hull(p, at);
	if (!at.isSimple) fittings(p, at);
}

/* A sharp bow and one great sail. */
function dhow(p, at, o) {
	const { T, E } = at;
	mast(p, at, -6, -100, 3.6);
	lateen(p, at, [-6, -128, -30, 72, 58], o.emblem);
	pennant(p, at, -6, -100, 18);
	const keel = spline("-104,-48 -66,-8 -24,10 34,11 64,2 80,-42");
	const body = T([...keel, ...dots("70,-38 60,-22 10,-16 -40,-20 -72,-32")]);
	p.fill(body, "t2");
	planks(p, at, body);
	p.edge(body, ...E(0.9, 2.2));
	p.put(T(dots("44,-22 48,-38 76,-42 78,-34 62,-22")), "t1", { a: 90, gap: 2.2, tone: 0.4 }, E(0.6, 1.4));
	for (const a of [-30, -12, 6, 24]) p.put(T(oval(a, -21, 3.2)), "t0", null, 0.6);
}

const KINDS = { carrack, galley, cog, caravel, dhow };

/* A ship of size k on the water at x, y.  o: kind, emblem on its largest sail; simple: seen from
 * afar. */
export function ship(p, x, y, k, o = {}) {
	const at = berth(x, y, k, Boolean(o.simple));
	KINDS[o.kind ?? "carrack"](p, at, { emblem: "cross", ...o });
}

function carrack(p, at, o) {
	const { isSimple, k } = at;
	if (!isSimple) rigging(p, at);
	mast(p, at, -50, -96);
	mast(p, at, -2, -132, 3.4);
	mast(p, at, 48, -92);
	p.burin(at.T([[-68, -34], [-100, -52]]), 2 * k, 1.6 * k, 0.8 * k);
	sail(p, at, [-50, -82, -48, 17, 19, 10]);
	sail(p, at, [-2, -118, -104, 9, 15, 5]);
	sail(p, at, [-2, -100, -46, 28, 32, 18], o.emblem);
	sail(p, at, [48, -78, -46, 13, 16, 8]);
	const top = at.T(dots("-9,-118 -7,-126 3,-126 5,-118"));
	if (!isSimple) p.put(top, "t1", { a: 90, gap: 1.5, tone: 0.4 }, [0.6, 1.3]);
	for (const [a, t, l] of [[-2, -132, 26], [-50, -96, 18], [48, -92, 18]])
		pennant(p, at, a, t, l);
	hull(p, at);
	if (!isSimple) fittings(p, at);
}
