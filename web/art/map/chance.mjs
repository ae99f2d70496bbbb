/* chance.mjs: numbers that look like chance and are the same every time. */

/** Numbers from 0 to 1, one after the other. */
export function dice(seed) {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/** A seed out of a word. */
export function seedOf(word, seed) {
	let h = 2166136261 ^ seed;
	for (const c of word) h = Math.imul(h ^ c.codePointAt(0), 16777619);
	return h >>> 0;
}

function atCorner(x, y, layer, seed) {
	const mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263);
	let h = (mixed + Math.imul(layer + seed, 1274126177)) | 0;
	h = Math.imul(h ^ (h >>> 13), 1274126177);
	return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const turned = (v, period) => (period ? ((v % period) + period) % period : v);
const ease = (t) => t * t * (3 - 2 * t);

/** Smooth noise over the plane, from -1 to 1; it repeats after 'period' if that is given. */
export function noiseOf(seed) {
	return (x, y, layer, period = 0) => {
		const left = Math.floor(x);
		const top = Math.floor(y);
		const fx = ease(x - left);
		const fy = ease(y - top);
		const [x0, y0] = [turned(left, period), turned(top, period)];
		const [x1, y1] = [turned(left + 1, period), turned(top + 1, period)];
		const a = atCorner(x0, y0, layer, seed);
		const b = atCorner(x1, y0, layer, seed);
		const c = atCorner(x0, y1, layer, seed);
		const d = atCorner(x1, y1, layer, seed);
		return (a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy) * 2 - 1;
	};
}
