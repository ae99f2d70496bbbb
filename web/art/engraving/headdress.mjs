/* headdress.mjs: what is worn on the head in the East, and by ladies at court. */
import { clamp, dots, mix, oval, ramp, shape, spline } from "./points.mjs";

const soft = (U, from, to, deep = 0.8) =>
	({ a: 74, gap: 1.7, bend: 6, tone: U((x) => 0.1 + deep * ramp(x, from, to)), w: [0.5, 0.8,
		1.1] });

/* Folds of a wound cloth, from brow to nape. */
function winding(p, T, U, rim, folds) {
	const c = T(spline(rim, true));
	p.put(c, "t0", { a: 30, gap: 2.2, bend: 8, tone: U((x) => ramp(x, 60, 108) * 0.7) }, [0.8, 1.9]);
	for (const list of folds) p.burin(T(spline(list)), 0.5, 1.5, 0.5);
}

/* A sultan's: an onion as wide as two heads, a ribbed cap, an aigrette. */
export function kavuk(p, T, U) {
	p.put(T(shape("50,-30 | 54,-52 68,-58 82,-52 88,-30")), "t3", soft(U, 56, 88), [0.8, 1.8]);
	winding(p, T, U, "22,20 14,-6 22,-34 52,-48 90,-46 118,-26 122,4 108,34 78,26 48,22",
		["18,-10 54,14 110,28", "20,-30 62,-2 118,14", "40,-44 80,-24 122,-4", "76,-48 104,-34 118,-22"]);
	p.put(T(oval(40, -6, 6)), "t3", null, [0.8, 1.6]);
	p.fill(T(oval(38, -8, 1.6)), "t0");
	for (const [x, y] of [[24, -64], [34, -70], [44, -66]])
		p.burin(T(spline([[40, -12], [(40 + x) / 2, -38], [x, y]])), 1, 3.4, 0.4, "t3");
}

/* The redheads of the Shah: a red baton with twelve folds, wound at its foot. */
export function taj(p, T, U) {
	const baton = shape("62,-16 | 62,-44 67,-74 74,-74 80,-44 | 84,-14");
	p.put(T(baton), "t3", soft(U, 64, 84), [0.8, 1.8]);
	for (const x of [68, 74, 79]) p.burin(T([[x, -20], [mix(x, 72, 0.6), -68]]), 0.4, 1, 0.3);
	winding(p, T, U, "24,18 26,-8 46,-24 74,-26 98,-14 106,10 100,34 76,26 50,22",
		["28,8 60,-10 96,-12", "27,18 60,6 103,6", "48,24 80,16 104,22"]);
	p.put(T(shape("36,-2 | 40,-20 34,-36 | 47,-22 46,-4")), "t1", null, [0.6, 1.3]);
}

/* A felt sleeve folded over the back of the head, a spoon at the brow. */
export function bork(p, T, U) {
	const sleeve = shape("30,14 | 30,-20 40,-46 66,-54 88,-40 104,-4 112,44 116,88 | 96,92 92,60 84,30");
	p.put(T(sleeve), "t0", { a: 76, gap: 1.9, bend: 8, tone: U((x) => 0.85 * ramp(x, 58, 112)) },
		[0.8, 1.9]);
	p.burin(T(spline("44,-48 76,-40 94,-8 98,40")), 0.4, 1.5, 0.5);
	p.put(T([...spline("26,22 50,16 76,20 98,34"), ...spline("100,20 76,6 48,2 27,8")]), "t3", soft(U, 50, 98), [0.7, 1.6]);
	p.put(T(shape("30,10 | 26,-18 31,-34 36,-18 | 36,10")), "t1", null, [0.6, 1.4]);
}

/* A cap of fur, high and rough. */
export function kalpak(p, T, U, o) {
	p.put(T(shape("44,-20 | 50,-42 76,-50 94,-34 | 100,-8 96,6")), o.hatTone ?? "t3", soft(U, 50, 98), [0.8, 1.8]);
	const fur = T(spline("22,24 20,2 30,-18 58,-24 86,-18 104,0 108,26 98,40 76,28 48,22", true));
	p.put(fur, "t2", { a: 62, gap: 2, tone: U((x) => 0.15 + 0.7 * ramp(x, 56, 104)) }, [0.9, 2]);
	for (let i = 0; i < 26; i++) {
		const [x, y] = [p.R.r(26, 102), p.R.r(-14, 20)];
		p.burin(T(spline([[x, y], [x + p.R.j(2), y + 4], [x + p.R.j(4), y + 9]])), 0.9, 1.1, 0.2);
	}
}

/* A cloth of the desert, bound by a cord. */
export function kufiya(p, T, U) {
	const cloth = shape("27,20 | 32,-4 54,-16 84,-8 102,18 108,60 112,104 128,150 | 96,160 82,128 | 74,100 66,78 60,54 46,32");
	p.put(T(cloth), "t0", { a: 76, gap: 2, bend: 6, tone: U((x) => 0.75 * ramp(x, 66, 116)) }, [0.8,
		1.9]);
	for (const list of ["64,30 82,70 98,140", "78,20 96,70 112,140", "70,76 62,60 52,40"])
		p.burin(T(spline(list)), 0.3, 1.5, 0.4);
	for (const d of [0, 7]) p.tube(T(spline([[27, 14 - d], [50, 6 - d], [78, 8 - d], [103,
		26 - d]])), 3.4, "t4");
}

/* ---- ladies ---- */

/* A steep cone with a veil from its point. */
export function hennin(p, T, U) {
	p.put(T([...spline("118,-84 140,-40 138,30 122,92"), ...spline("112,86 122,30 118,-30 104,-66")]), "t0",
		{ a: 76, gap: 2.6, bend: 6, tone: U((x) => 0.4 * ramp(x, 110, 140)) }, [0.5, 1.2]);
	p.put(T(shape("36,14 | 66,-30 112,-88 120,-84 | 108,-20 98,42 | 86,26 60,14")), "t3", soft(U, 60, 108), [0.8, 1.9]);
	for (const u of [0.25, 0.5, 0.75])
		p.burin(T(spline([[mix(42, 113, u), mix(8, -86, u)], [mix(72, 117, u), mix(8, -76, u)],
			[mix(97, 118, u), mix(36, -80, u)]])), 0.5, 1.6, 0.5, "t1");
	p.put(T([...spline("30,20 56,14 82,24 100,46"), ...spline("104,34 86,12 58,2 33,9")]), "t4", soft(U, 50, 100), [0.7, 1.6]);
	p.tube(T(spline("31,12 27,16 31,20")), 1.4, "t0");
}

/* Two padded horns, netted with pearls. */
export function escoffion(p, T, U) {
	const c = T(shape("30,16 | 24,-10 34,-34 52,-40 62,-26 | 70,-26 84,-42 104,-36 112,-8 104,30 94,44 | 76,26 50,18"));
	p.put(c, "t3", soft(U, 50, 110), [0.9, 2]);
	for (let i = 0; i < 6; i++)
		for (let j = 0; j < 4; j++) {
			const [x, y] = [34 + i * 13 + (j % 2) * 6, -26 + j * 13 + i * 2.4];
			if (y > -30 && y < 30 - (i < 1) * 16) p.put(T(oval(x, y, 1.9)), "t0", null, 0.6);
		}
	p.put(T([...spline("28,20 50,16 78,24 99,46"), ...spline("102,36 80,14 50,6 29,10")]), "t0", null, [0.6, 1.4]);
}

/* A halo of brocade from ear to ear, pearls down the temple. */
export function kokoshnik(p, T, U) {
	const crest = T(shape("26,18 | 22,-14 36,-46 64,-58 90,-44 100,-10 | 84,-2 58,2 36,12"));
	p.put(crest, "t2", soft(U, 40, 98, 0.6), [0.9, 2]);
	for (const [x, y] of dots("34,-8 48,-30 66,-40 82,-28 90,-10 50,-10 68,-18"))
		p.put(T(shape([[x, y - 6], "|", [x + 4, y], [x, y + 6], "|", [x - 4, y]])), "t0", null, [0.5, 1.1]);
	p.put(T([...spline("27,20 48,10 74,8 98,20"), ...spline("98,10 74,-2 48,0 26,10")]), "t4", null, [0.6, 1.4]);
	for (let i = 0; i < 8; i++) p.put(T(oval(mix(29, 96, i / 7),
		13 - Math.sin((i / 7) * 3.1) * 8, 2)), "t0", null, 0.6);
	for (const x of [60, 68]) for (let i = 0; i < 5; i++) p.put(T(oval(x, 62 + i * 6, 1.9)), "t0",
		null, 0.6);
}

/* A small cap on the crown, jewelled, over a fall of gauze. */
export function tepelik(p, T, U) {
	p.put(T(shape("40,2 | 80,-8 104,20 112,80 134,152 | 100,160 92,110 88,60 76,24")), "t0",
		{ a: 76, gap: 2.4, bend: 6, tone: U((x) => 0.6 * ramp(x, 84, 124)) }, [0.6, 1.5]);
	for (const k of [0, 1, 2]) p.burin(T(spline([[92 + k * 5, 30], [102 + k * 6, 90],
		[106 + k * 8, 150]])), 0.1, 1, 0.2);
	p.put(T(shape("32,12 | 38,-24 48,-44 74,-48 86,-32 | 94,6 78,8 54,6")), "t3", soft(U, 44, 92), [0.8, 1.9]);
	p.put(T([...spline("29,19 50,13 76,18 98,34"), ...spline("100,22 78,6 50,2 30,9")]), "t1", null, [0.6, 1.4]);
	for (let i = 0; i < 7; i++)
		p.put(T(oval(mix(32, 96, i / 6), 12 + (i / 6) ** 2 * 15, i % 2 ? 2.6 : 1.8)),
			i % 2 ? "t4" : "t0", null, 0.6);
	p.burin(T(spline("52,-20 40,-44 46,-62")), 1, 3, 0.4, "t1");
}

/* A gable over the brow, lappets pinned beside the face. */
export function gable(p, T, U) {
	p.put(T(shape("66,-8 | 96,-2 110,40 116,96 124,146 | 94,154 86,100 84,50")), "t4", soft(U, 80, 116), [0.8, 1.8]);
	p.put(T(shape("22,22 | 40,-22 66,-16 | 92,10 94,52 | 82,54 74,26 44,10 30,30")), "t0",
		{ a: 60, gap: 2, tone: U((x) => clamp(0.7 * ramp(x, 50, 94))) }, [0.8, 1.9]);
	p.put(T(shape("22,22 | 40,-22 46,-20 | 50,-2 30,30")), "t3", null, [0.7, 1.5]);
	p.put(T(shape("60,48 | 84,44 88,96 | 66,98")), "t2", { a: 80, gap: 2, tone: 0.4 }, [0.7, 1.5]);
}
