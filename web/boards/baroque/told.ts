/* told.ts: a state in words, for tips, lists and those who do not see the map. */
import { nameIn } from "../../kit/thing";
import { oddsOf } from "./odds";
import { type BScene, type Land, powerOf } from "./view";
import { type Word, word } from "./words";

function signsOf(say: (w: Word) => string, land: Land): string[] {
	return [
		`${say("value")} ${land.value}${land.proposed ? "°" : ""}`,
		land.elector ? say("elector") : "",
		land.diocese ? say("diocese") : "",
		land.port ? say("port") : "",
		land.possession ? say("possession") : "",
		land.outer ? say("outer") : "",
		land.ours ? say("ours") : "",
		land.inPlay ? "" : say("not_in_play"),
		land.barren ? say("barren") : "",
	];
}

function builtIn(say: (w: Word) => string, land: Land): string[] {
	const used = (is: boolean) => (is ? ` (${say("used")})` : "");
	return [
		land.building ? `${say(land.building)}${used(land.used)}` : "",
		land.residence ? `${say("residence")}${used(land.usedResidence)}` : "",
	];
}

function presentIn(scene: BScene, say: (w: Word) => string, land: Land): string[] {
	const { camper, armies, general } = land;
	const led = general ? `, ${nameIn(scene, "card", general)}` : "";
	return [
		camper === null ? "" : `${powerOf(scene, camper)}: ${say("armies")} ${armies}${led}`,
		land.attackers ? `${say("attackers")}: ${land.attackers}` : "",
		...land.influence.map((n, seat) =>
			n ? `${powerOf(scene, seat)}: ${say("influence")} ${n}` : "",
		),
		land.ottomans ? say("ottomans") : "",
		...land.composers.map((c) => nameIn(scene, "composer", c)),
	];
}

function battleIn(scene: BScene, say: (w: Word) => string, land: Land): string[] {
	const odds = oddsOf(scene, land);
	if (!odds) return [];
	const sides = `${say("attack")} ${odds.attack}, ${say("defence")} ${odds.defence}`;
	const sums = `${say("battle")} (${say("before_cards")}): ${sides}`;
	return [sums, `${say("cards")} ${odds.cards.join(" : ")}`, say(odds.verdict)];
}

/** Everything about a state, in parts. */
export function partsOf(scene: BScene, land: Land) {
	const say = (w: Word) => word(scene.lang, w);
	const holder = land.holder === null ? "" : `${say("controlled")} ${powerOf(scene, land.holder)}`;
	const some = (parts: string[]) => parts.filter(Boolean);
	return {
		signs: some(signsOf(say, land)),
		holder,
		stands: some([
			...builtIn(say, land),
			...presentIn(scene, say, land),
			...battleIn(scene, say, land),
		]),
	};
}

export function landLabel(scene: BScene, land: Land): string {
	const { signs, holder, stands } = partsOf(scene, land);
	return [land.name, ...signs, holder, ...stands].filter(Boolean).join(", ");
}
