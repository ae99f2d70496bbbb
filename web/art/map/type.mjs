/* type.mjs: how wide words in IM Fell English SC are, in thousandths of their size, so that
 * names find their places before a browser has seen them. */

const letters = {
	A: 674, B: 660, C: 715, D: 802, E: 692, F: 635, G: 796, H: 857, I: 430, J: 406, K: 722,
	L: 711, M: 940, N: 862, O: 828, P: 578, Q: 819, R: 754, S: 513, T: 730, U: 844, V: 656,
	W: 956, X: 808, Y: 681, Z: 711, a: 437, b: 419, c: 488, d: 524, e: 458, f: 414, g: 496,
	h: 581, i: 305, j: 299, k: 511, l: 434, m: 688, n: 562, o: 539, p: 429, q: 562, r: 483,
	s: 348, t: 512, u: 561, v: 448, w: 626, x: 474, y: 447, z: 456, " ": 214, "-": 464,
};

/** The width of a word of this size with this much space between its letters. */
export function widthOf(word, size, tracking) {
	const plain = word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
	const sum = [...plain].reduce((n, c) => n + (letters[c] ?? 550), 0);
	return (sum / 1000) * size + tracking * (plain.length - 1);
}

/** A name in one line, and in as many as it has words. */
export function settings(name) {
	const parts = name.split(/(?<=-)| /);
	return parts.length > 1 ? [parts, [name]] : [[name]];
}
