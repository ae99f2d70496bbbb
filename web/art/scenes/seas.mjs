/* seas.mjs: fleets under sail and ships in port, before the shores where they are at home. */
import { palm } from "../engraving/country.mjs";
import { person } from "../engraving/figures.mjs";
import { barrel, crate, sack } from "../engraving/goods.mjs";
import { far, hill, rock } from "../engraving/ground.mjs";
import { houseRow, loggia } from "../engraving/houses.mjs";
import { dome, gabled, tower, wall } from "../engraving/masonry.mjs";
import { archway, dots, oval, ramp, rect, shape, spline } from "../engraving/points.mjs";
import { ship } from "../engraving/ships.mjs";
import { cloud, sea, weather } from "../engraving/sky.mjs";
import { HIGH, WIDE } from "../engraving/window.mjs";

const GROUND = HIGH + 4;

/* A slender tower for the call to prayer. */
export function minaret(p, x, y, h, w = 6) {
	tower(p, x - w / 2, y, w, h, { stone: 0, head: "cone", roof: 2.4, over: 0.1, round: 1 });
	p.put(rect(x - w * 0.8, y - h * 0.72, w * 1.6, 3), "t0", null, [0.5, 1.1]);
}

/* A mosque: a great dome on a cube, lesser ones at its foot, minarets. */
export function mosque(p, x, y, k) {
	p.local(x, y, k, () => {
		for (const a of [-46, 46]) minaret(p, a, 0, 86, 7);
		p.put(rect(-30, -34, 60, 34), "t0", { a: 90, gap: 2, tone: (a) => ramp(a, 0, 34) * 0.7 },
			[0.6, 1.4]);
		for (const a of [-24, 24]) dome(p, a, -26, 13, 14, { lan: 0.5 });
		dome(p, 0, -34, 28, 28, { lan: 0.6 });
		for (const a of [-20, -4, 12]) p.put(archway(a, 0, 9, 12), a === -4 ? "ink" : "t4", null, 0.7);
	});
}

/* ---- shores ---- */

const SHORES = {
	open() {},
	castle(p) {
		hill(p, dots("150,152 176,132 200,122 224,124"), 156, "t2", { dark: 0.35 });
		tower(p, 186, 130, 16, 44, { stone: 0, head: "corbel", flag: { h: 14, l: 14 }, win: [[0.4, 0.3]] });
		wall(p, 168, 222, 138, 12, { n: 8, ms: 3 });
	},
	palms(p) {
		hill(p, dots("128,152 160,142 196,136 224,138"), 156, "t0", { dark: 0.3 });
		for (const [x, y, h] of [[170, 146, 46], [188, 144, 64], [206, 146, 52]]) palm(p, x, y, h);
	},
	minarets(p) {
		hill(p, dots("126,152 160,142 196,138 224,140"), 156, "t2", { dark: 0.35 });
		mosque(p, 184, 146, 0.62);
		houseRow(p, 138, 152, [12, 12], 12);
	},
	dunes(p) {
		hill(p, dots("-4,148 40,132 84,142 140,126 190,138 224,128"), 156, "t0", { dark: 0.4 });
		for (const [x, y, h] of [[30, 140, 30], [40, 142, 40]]) palm(p, x, y, h);
	},
	cliffs(p) {
		for (const [x, w, h] of [[178, 40, 60], [206, 44, 84], [24, 50, 44]]) rock(p, x, 154, w,
			h, "t1");
	},
};

function waves(p) {
	for (let i = 0; i < 9; i++) {
		const x = 20 + i * 22 + p.R.j(4), y = 184 + p.R.j(5);
		const crest = [...spline([[x - 13, y + 4], [x - 5, y - 3], [x + 3, y - 5], [x + 8, y - 2],
			[x + 5, y]]), ...spline([[x + 3, y - 1], [x + 6, y + 3], [x + 15, y + 5]])];
		p.fill([...crest, [x + 15, y + 9], [x - 13, y + 9]], "t1").burin(crest, 0.3, 1.5, 0.3);
		p.burin(spline([[x - 6, y + 3], [x + 1, y + 0.4], [x + 5, y + 2]]), 0.2, 0.9, 0.2);
	}
}

/* Ships, the far ones first: [kind, x, y, size, emblem].  o: shore, day, smoke. */
export function fleet(p, o) {
	weather(p, o.day ?? "heaps", 150);
	far(p, 148, "t1");
	SHORES[o.shore ?? "open"](p);
	sea(p, WIDE, 150, GROUND);
	for (const [kind, x, y, k, emblem] of o.ships)
		ship(p, x, y, k, { kind, emblem, simple: k < 0.45 });
	for (const [x, y, w] of o.smoke ?? []) cloud(p, x, y, w, { flat: 0.5 });
	waves(p);
}

/* ---- ports ---- */

const windows = [[0.3, 0.7], [0.7, 0.7], [0.3, 0.4], [0.7, 0.4], [0.5, 0, 1.8]];

const QUAYS = {
	houses(p) {
		houseRow(p, -6, 164, [26, 24, 22], 42, { win: windows });
	},
	/* brick gables in steps, a crane that men tread */
	brick(p) {
		for (const [x, w, h] of [[-6, 30, 66], [26, 28, 54], [56, 30, 72]]) {
			const steps = [0, 0.18, 0.34].flatMap((u, i) => [[x + w * u, 164 - h - i * 9],
				[x + w * u, 164 - h - (i + 1) * 9]]);
			const other = steps.map(([a, b]) => [2 * x + w - a, b]).reverse();
			p.put([[x, 164], ...steps, ...other, [x + w, 164]], x === 26 ? "t1" : "t2",
				{ a: 0, gap: 2.6, tone: (q) => 0.2 + ramp(q, x, x + w) * 0.4 }, [0.7, 1.5]);
			for (const [u, v] of windows)
				p.put(archway(x + w * u - 3, 164 - h * v, 6, 5), "t4", null, [0.5, 1.1]);
		}
	},
	/* a tall lamp on a rock */
	lantern(p) {
		rock(p, 34, 170, 84, 34, "t1");
		tower(p, 22, 148, 24, 56, { stone: 6, head: "corbel", win: [[0.4, 0.3]] });
		tower(p, 26, 86, 16, 38, { stone: 6, head: "corbel", win: [[0.4, 0.3]] });
		p.put(shape("27,40 | 34,22 41,40"), "t0", null, [0.6, 1.3]);
		houseRow(p, 60, 166, [18, 16], 22);
	},
	/* a palace on arches, a bell tower */
	palace(p) {
		tower(p, 6, 166, 18, 112, { stone: 7, head: "pyr", roof: 1.4, win: [[0.3, 0.1], [0.7, 0.1]] });
		p.put(rect(26, 92, 82, 34), "t1", { a: 45, gap: 3, tone: 0.3 }, [0.6, 1.4]);
		p.hatch(rect(26, 92, 82, 34), { a: -45, gap: 3, tone: 0.3 });
		for (const x of [36, 60, 84]) p.put(archway(x, 118, 10, 11), "t4", null, [0.6, 1.2]);
		loggia(p, 26, 146, 82, 16, 8);
		loggia(p, 26, 166, 82, 16, 5);
	},
	/* a galley in its frame below a mosque */
	dock(p) {
		mosque(p, 40, 140, 0.8);
		hill(p, dots("-4,140 60,136 112,142 120,150"), GROUND, "t2", { dark: 0.3 });
		for (let i = 0; i < 9; i++) {
			const x = 14 + i * 11, h = 15 + 9 * Math.sin(0.5 + i * 0.3);
			p.burin(spline([[x - 3, 164 - h], [x, 158], [x + 9, 163]]), 1.8, 2.6, 1.8, "t3");
		}
		p.burin(spline("2,142 20,160 60,165 106,160 116,140"), 2, 3.4, 2);
		person(p, 28, 163, 20, { does: "swing", t: "t1", hat: "turban", hatTone: "t0" });
	},
	/* olive slopes down to a small mole */
	cove(p) {
		hill(p, dots("-4,104 30,96 70,118 120,150"), GROUND, "t2", { dark: 0.35 });
		houseRow(p, 4, 128, [16, 14], 16);
		houseRow(p, 22, 148, [16, 16, 14], 18);
		gabled(p, 60, 128, 14, 22, { d: 10, rh: 8, skew: 0, sidewin: 1 });
	},
};

/* A quay with what lies on it, and ships: [kind, x, y, size, emblem].  o: quay. */
export function port(p, o) {
	weather(p, o.day ?? "heaps", 134);
	far(p, 126, "t1");
	sea(p, WIDE, 134, GROUND, { t: "t1" });
	for (const [kind, x, y, k, emblem] of o.ships.filter((s) => s[3] < 0.5))
		ship(p, x, y, k, { kind, emblem, simple: 1 });
	QUAYS[o.quay](p);
	p.put([[-4, 164], [112, 164], [132, 206], [-4, 206]], "t0", { a: 0, gap: 4, tone: 0.25 }, [0.5,
		1.2]);
	p.put([[112, 164], [118, 164], [142, 206], [132, 206]], "t3", { a: 80, gap: 1.7, tone: 0.6 },
		[0.5, 1.2]);
	for (const [kind, x, y, k, emblem] of o.ships.filter((s) => s[3] >= 0.5))
		ship(p, x, y, k, { kind, emblem });
	const goods = p.R.of([[barrel, barrel, crate], [sack, crate, sack], [crate, barrel, sack],
		[sack, sack, barrel]]);
	goods.forEach((ware, i) => ware(p, 16 + i * p.R.r(18, 24), 182 + p.R.j(2), p.R.r(0.8, 1.05)));
	person(p, p.R.r(84, 102), 184, 30, { does: "bear", load: 1 });
	p.put(oval(122, 180, 4, 3), "t4", null, 0.8);
}
