/* tips.tsx: what a state or a card is, in words. */
import { nameIn, textOf } from "../../kit/thing";
import { say } from "../../kit/words";
import type { Of } from "./pieces";
import type { Card, Event } from "./state";
import { oddsOf, partsOf } from "./told";
import { type BScene, printed } from "./view";
import { word } from "./words";

export function LandTip({ scene, land }: Of) {
	const { signs, holder, stands } = partsOf(scene, land);
	const odds = oddsOf(scene, land);
	const l = scene.lang;
	return (
		<>
			<b>{land.name}</b>
			<p>{signs.join(" · ")}</p>
			{holder && <p>{holder}</p>}
			{stands.map((line) => (
				<p key={line}>{line}</p>
			))}
			{odds && (
				<p>
					{word(l, "battle")} ({word(l, "before_cards")}): {word(l, "attack")}{" "}
					{odds.attack}, {word(l, "defence")} {odds.defence}
				</p>
			)}
			{land.proposed && <p>° {say(l, "proposed")}</p>}
		</>
	);
}

export function CardTip({ scene, card }: { scene: BScene; card: Card }) {
	return (
		<>
			<b>{nameIn(scene, "card", card)}</b>
			<p>{textOf({ scene, kind: "card", token: card })}</p>
		</>
	);
}

export function EventTip({ scene, event }: { scene: BScene; event: Event }) {
	const { rule } = printed(scene).event[event];
	return (
		<>
			<b>{nameIn(scene, "event", event)}</b>
			<p>
				{say(scene.lang, "rules")} {rule}
			</p>
		</>
	);
}
