/* portrait.mjs: a head in profile, looking left, as on a medal. */
import * as busts from "./busts.mjs";
import * as hair from "./hair.mjs";
import * as hats from "./hats.mjs";
import * as headdress from "./headdress.mjs";
import * as jewels from "./jewels.mjs";
import { dots, oval, ramp, shape, spline } from "./points.mjs";

const WARDROBE = { ...busts, ...hair, ...hats, ...headdress, ...jewels };

/* The profile line by name; 100 units from crown to chin. */
const FACE = {
	hair: [31, 16], fore: [25, 26], brow: [22.6, 37], root: [26, 43.6], bridge: [20.2, 53],
	tip: [12.6, 63], under: [14.4, 66.8], base: [21.4, 68.4], phil: [20.4, 72.4],
	ulip: [17.4, 75.8], mouth: [21, 78.5], llip: [18.6, 81.8], fold: [22.6, 86],
	chin: [19.6, 92], chinb: [23.4, 98],
};

/* A person is a few offsets to these points, under 4 units each, plus a wardrobe. */
const TYPES = {
	man: {},
	lady: {
		hair: [3, -6], fore: [1.5, 0], brow: [1.6, 0], root: [-0.6, 0.5], bridge: [0.6, 1],
		tip: [2.2, -1.2], under: [1.8, -0.8], base: [-0.4, 0], ulip: [-0.2, 0.2],
		llip: [0.4, -0.3], chin: [1.6, -1], chinb: [1.6, -1.5],
	},
	old: {
		brow: [-0.8, 0], bridge: [-1, 0], tip: [-1.4, 2.6], under: [-0.4, 2.2], ulip: [1.4, 0],
		llip: [1, 0], chin: [-1.2, 0], fold: [0.8, 0],
	},
	blunt: {
		brow: [-1.6, 0.6], root: [1, 0.4], bridge: [2, 0.6], tip: [1.4, 2.2], under: [1, 1.6],
		ulip: [-0.6, 0], llip: [-2.4, 0], mouth: [-1, 0], chin: [-3.4, 0], chinb: [-2.4, 1.4],
		fold: [-1.6, 0],
	},
	hawk: {
		brow: [-0.6, -1.4], root: [3.6, -1], bridge: [-3.4, -1.6], tip: [-1.8, 3.4],
		under: [0.2, 2.2], ulip: [1.2, 0], llip: [0, 0], chin: [-2, -0.4], chinb: [-1, 0.6],
	},
};

const bump = (x, y, a, b, r, q = r) => Math.exp(-(((x - a) / r) ** 2) - ((y - b) / q) ** 2);
const shift = (list, dx, dy) => dots(list).map(([x, y]) => [x + dx, y + dy]);

/* Where a sitter stands: T places points, U turns a tone of head units into one of the plate. */
function sitter(o) {
	const s = o.s ?? 1;
	const [dx, dy] = [o.x ?? 55, o.y ?? 26];
	const offsets = { ...TYPES[o.face ?? "man"], ...o.tweak };
	return {
		o,
		isLady: o.face === "lady",
		T: (pts) => pts.map(([x, y]) => [x * s + dx, y * s + dy]),
		U: (tone) => (x, y) => tone((x - dx) / s, (y - dy) / s),
		at: (name) => FACE[name].map((v, i) => v + (offsets[name]?.[i] ?? 0)),
	};
}

function outline({ T, at, isLady }) {
	const front = spline(Object.keys(FACE).map(at), false, 0.8);
	const throat = dots(
		isLady
			? "31,99.5 41,99 45.5,103 44.5,114 41,126 38,134"
			: "31,100.6 40,101 44.5,105 43.5,116 40,128 38,134",
	);
	const nape = dots(isLady ? "84,134 77,122 74.5,108 77,94" : "90,134 83,122 80.5,108 82,94");
	const skull = dots("92,66 94,44 84,16 60,1 42,4");
	const jaw = spline([at("chinb"), [32, 99.6], [46, 95.5], [56, 86], [59.5, 72]]);
	const head = T([
		...front,
		...spline([at("chinb"), ...throat]).slice(1),
		...spline([...nape, ...skull, at("hair")]),
	]);
	return { front, jaw, head };
}

function neck(p, { T, U, isLady }, jaw) {
	const inward = isLady ? -5.6 : 0;
	const behind = [[72, 76], [79 + inward, 96], [80.4 + inward, 108], [84 + inward, 124]];
	const shade = T([...jaw, ...behind, ...dots("62,126 48,113 44.6,105 40,101 31,100.4")]);
	const deep = spline([[80 + inward, 112], [66, 105], [50, 101.6], [33, 100]]);
	p.fill(shade, "t1");
	p.fill(T([...jaw.slice(4), [72, 74], [79 + inward, 96], [80 + inward, 112], ...deep]), "t2");
	p.hatch(shade, {
		a: 24, gap: 1.7, bend: -5, w: [0.4, 0.6, 0.9],
		tone: U((x, y) => 0.25 + 0.55 * bump(x, y, 62, 94, 26, 16) + 0.3 * ramp(x, 60, 84)),
	});
}

/* Cheek, jaw and temple; sockets, side of the nose, below lip and nose; hollow cheeks, brow. */
function skin(p, { U, isLady, o }, head) {
	const tone = (x, y) => {
		if (y > 97) return 0;
		const cheek = 0.62 * bump(x, y, 54, 80, 11, 14);
		const jaw = 0.5 * bump(x, y, 44, 92, 12, 6);
		const temple = 0.45 * bump(x, y, 58, 46, 9, 16);
		const socket = 0.52 * bump(x, y, 29, 42.6, 4.4, 2.6);
		const nose = 0.36 * bump(x, y, 25.4, 59, 2.4, 6) + 0.3 * bump(x, y, 24, 71, 2, 3);
		const lip = 0.42 * bump(x, y, 24.6, 86, 3, 2);
		const hollow = (o.gaunt ?? 0) * bump(x, y, 38, 74, 6, 9);
		const brow = isLady ? 0 : 0.22 * bump(x, y, 37, 30, 10, 3);
		const broad = (isLady ? 0.62 : 0.85) * (cheek + jaw + temple);
		return broad + socket + nose + lip + hollow + brow;
	};
	p.hatch(head, { a: 62, gap: 1.55, bend: 6, tone: U(tone), w: [0.35, 0.5, 0.75] });
	if (isLady) return;
	const crossed = (x, y) => 0.42 * bump(x, y, 55, 82, 8, 10) + 0.3 * bump(x, y, 28, 42.6, 3, 2);
	p.hatch(head, { a: 14, gap: 1.9, bend: 4, tone: U(crossed) });
}

function ear(p, { T, U }) {
	const e = T(shape("57.4,57 58,51.5 62.6,48.6 67,51.6 67,57.6 63.6,63 61.4,68 58.6,67.4 57.8,62"));
	p.put(e, "t0", { a: 60, gap: 1.4, tone: U((x) => ramp(x, 60, 68) * 0.6) }, [0.5, 1]);
	p.burin(T(spline("59.8,55 62.4,51.6 65,54 63.6,59 60.4,61.6")), 0.2, 0.9, 0.3);
}

function eye(p, { T, isLady }) {
	const low = isLady ? 0.6 : 0;
	const at = (list) => T(spline(shift(list, 0, low)));
	p.fill(T(shift("27.4,46 30.6,45 36.6,48.6 32.6,51.2 28.4,50.6", 0, low)), "t0");
	p.fill(T(oval(29.4, 48 + low, 1.5, 2.5)), "ink");
	p.fill(T(oval(29, 47.1 + low, 0.5)), "t0");
	p.burin(at("26.4,46.3 29.4,44.9 33,46 37.4,48.9"), 0.6, 1.7, 0.3);
	p.burin(at("28,50.6 31.6,51.6 36,49.6"), 0.2, 0.8, 0.1);
	p.burin(at("26.8,43.6 31,42.3 37,44.9 39.4,47.4"), 0.15, 0.7, 0.15);
	const brow = isLady ? "26.2,39.4 31.4,37 40.4,40.4" : "24.2,40.4 29.6,37.4 36,38 41.6,41.6";
	p.burin(T(spline(brow)), isLady ? 0.5 : 1.2, isLady ? 1 : 2.1, 0.2);
}

function noseAndMouth(p, { T, at, isLady, o }) {
	const nose = (list) => T(spline(shift(list, ...at("base"))));
	p.burin(nose("2.6,-8 4.6,-4.6 3.6,-0.6 0.4,-0.2"), 0.1, 1, 0.5);
	p.burin(nose("-4.2,-1.9 -2,-3 0.2,-1.6"), 0.3, 1.5, 0.3);
	const mouth = (list) => T(spline(shift(list, ...at("mouth"))));
	p.burin(mouth(`-1.2,-0.1 2.4,0.5 6,-0.1 8.4,${o.stern ? 1.3 : -0.6}`), 0.8, 1.3, 0.2);
	p.burin(mouth("-1,4.6 2.4,4.4 5,2.6"), 0.15, 0.7, 0.1);
	if (!isLady) p.burin(nose("5.4,-2 8,3 8.6,8.6"), 0.1, o.age ? 1 : 0.6, 0.1);
}

function wrinkles(p, { T }) {
	for (const k of [0, 1, 2]) {
		const crow = [[38.4, 47.4 + k], [41.4, 46.6 + k * 1.9], [43.6, 46 + k * 3]];
		p.burin(T(spline(crow)), 0.1, 0.6, 0.1);
	}
	p.burin(T(spline("29,53.4 33,54.4 37,52.8")), 0.1, 0.6, 0.1);
	for (const k of [0, 1]) {
		const brow = [[27 + k, 29 + k * 3.4], [33, 27.6 + k * 3.4], [40, 29 + k * 3.4]];
		p.burin(T(spline(brow)), 0.1, 0.6, 0.1);
	}
}

function worn(name) {
	if (!WARDROBE[name]) throw new Error(`nothing in the wardrobe is called ${name}`);
	return WARDROBE[name];
}

/* Tokens: face, tweak, back (what hangs behind), bust, hair, hairTone, hat, collar, over;
 * x, y, s place and size; ear: 0, age, stern, wart, gaunt; up raises the shoulders. */
export function portrait(p, o = {}) {
	const who = sitter(o);
	const { T, U, isLady } = who;
	const { front, jaw, head } = outline(who);
	for (const k of [o.back].flat().filter(Boolean)) worn(k)(p, T, U, o);
	p.fill(head, "t0");
	neck(p, who, jaw);
	skin(p, who, head);
	p.burin(T(jaw.slice(0, Math.round(jaw.length * 0.82))), 0.5, isLady ? 0.7 : 1, 0.15);
	if (o.ear !== 0) ear(p, who);
	eye(p, who);
	noseAndMouth(p, who);
	if (o.age) wrinkles(p, who);
	if (o.wart) p.line(T(oval(40, 66, 0.9)), 0.5, true);
	p.edge(head, 0.7, 1.3);
	p.burin(T(front), 0.9, 1.5, 1.1);
	const up = o.up ?? 5;
	const raised = (pts) => T(pts.map(([x, y]) => [x, y - up]));
	worn(o.bust ?? "gown")(p, raised, (tone) => U((x, y) => tone(x, y + up)), o);
	for (const k of [o.hair, o.hat, o.collar, o.over].flat().filter(Boolean)) worn(k)(p, T, U, o);
}
