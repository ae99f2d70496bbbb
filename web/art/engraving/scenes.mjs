/* scenes.mjs: from a word to a picture: a row of a game names a scene and its tokens. */
import * as backs from "./backs.mjs";
import * as frames from "./frames.mjs";
import * as square from "../scenes/square.mjs";
import * as bans from "../scenes/bans.mjs";
import * as deeds from "../scenes/deeds.mjs";
import * as east from "../scenes/east.mjs";
import * as land from "../scenes/land.mjs";
import * as people from "../scenes/people.mjs";
import * as realm from "../scenes/realm.mjs";
import * as seas from "../scenes/seas.mjs";
import * as shops from "../scenes/shops.mjs";
import * as street from "../scenes/street.mjs";
import * as towns from "../scenes/towns.mjs";
import * as ventures from "../scenes/ventures.mjs";
import * as wild from "../scenes/wild.mjs";
import { OPEN, WIDE } from "./window.mjs";

const SCENES = { ...backs, ...bans, ...square, ...deeds, ...east, ...frames, ...land, ...people,
	...realm,
	...seas, ...shops, ...street, ...towns, ...ventures, ...wild };

/* Crowded scenes are hatched wider, to keep a picture near 25 KB. */
const DENSE = {
	forest: 1.5, farm: 1.35, castle: 1.4, crusade: 1.3, arch: 1.15, palace: 1.1, cathedral: 1.05,
	likeness: 1.25,
};

/* Those with people in front are pressed a little, so that the ribbon does not cut them. */
const PRESSED = {
	palace: [0, 0.925], towers: [0, 0.92], arch: [11, 0.87], castle: [0, 0.93], siege: [0, 0.93],
	cathedral: [0, 0.95], muster: [0, 0.93],
};

/* zoom: how much nearer one stands than the scene was written, the foot of the middle stays. */
export function scene(p, name, o = {}) {
	const draw = SCENES[name];
	if (!draw) throw new Error(`no scene is called ${name}`);
	p.dense = o.dense ?? DENSE[name] ?? 1;
	if (o.zoom) {
		const at = (v) => v * (1 - o.zoom);
		p.local(at(o.middle ?? WIDE / 2), at(OPEN), o.zoom, () => draw(p, o));
	} else if (PRESSED[name]) {
		const [down, flat] = PRESSED[name];
		p.local(0, down, 1, () => draw(p, o), flat);
	} else draw(p, o);
}
