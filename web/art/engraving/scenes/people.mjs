/* people.mjs: the ground that a head stands on. */
import { far, hill } from "../ground.mjs";
import { tower, wall } from "../masonry.mjs";
import { clamp, dots, oval, ramp } from "../points.mjs";
import { portrait } from "../portrait.mjs";
import { ship } from "../ships.mjs";
import { birds, cloud, sea, sky } from "../sky.mjs";
import { cypress } from "../trees.mjs";
import { HIGH, WIDE } from "../window.mjs";

export function medal(p, o) {  // a struck medal: dark field, the head in paper white
	p.fill(oval(109, 103, 93), o.ground ?? "t3");
	p.hatch(oval(109, 103, 93), {
		a: 0,
		gap: 2.1,
		step: 2,
		stagger: 0.16,
		tone: (x, y) => clamp(0.3 + 0.5 * ramp(x, 30, 200)),
		w: [0.4, 0.6, 0.85]
	});
	portrait(p, o);
}

export function likeness(p, o) {  // a painted likeness: the sitter before his lands
	sky(p, WIDE, 150, {dark: 0.5, base: "t1"});
	cloud(p, 30, 62, 70);
	cloud(p, 192, 78, 66);
	birds(p, 34, 96, 3);
	far(p, 134);
	sea(p, WIDE, 142, 162, {t: "t1"});
	ship(p, 30, 150, 0.13, {simple: 1});
	hill(p, dots("-4,158 24,150 60,164 90,172"), HIGH + 4, "t2", {dark: 0.4});
	hill(p, dots("130,176 170,156 200,148 224,150"), HIGH + 4, "t2", {dark: 0.4});
	for (const [x, h] of [[10, 26], [20, 20], [28, 15]]) cypress(p, x, 160, h);
	tower(p, 196, 152, 9, 20, {stone: 0, head: "corbel", mw: 4});
	wall(p, 186, 214, 156, 9, {n: 6, ms: 2, stone: 9});
	portrait(p, o);
}
