/* tips.tsx: what a state or a card is, in words, and a card's picture. */
import { pictures } from "art:baroque";
import { nameIn, textOf } from "../../kit/thing";
import { say } from "../../kit/words";
import type { Of } from "./pieces";
import type { Card, Event } from "./state";
import { partsOf } from "./told";
import { type BScene, printed } from "./view";

export function LandTip({ scene, land }: Of) {
	const { signs, holder, stands } = partsOf(scene, land);
	const l = scene.lang;
	return (
		<>
			<b>{land.name}</b>
			<p>{signs.join(" · ")}</p>
			{holder && <p>{holder}</p>}
			{stands.map((line) => (
				<p key={line}>{line}</p>
			))}
			{land.proposed && <p>° {say(l, "proposed")}</p>}
		</>
	);
}

export function CardTip({ scene, card }: { scene: BScene; card: Card }) {
	return (
		<div class="engraved-tip">
			<img src={pictures[`card:${card}`]} alt="" />
			<b>{nameIn(scene, "card", card)}</b>
			<p>{textOf({ scene, kind: "card", token: card })}</p>
		</div>
	);
}

export function EventTip({ scene, event }: { scene: BScene; event: Event }) {
	const { rule } = printed(scene).event[event];
	return (
		<div class="engraved-tip">
			<img src={pictures[`event:${event}`]} alt="" />
			<b>{nameIn(scene, "event", event)}</b>
			<p>{textOf({ scene, kind: "event", token: event })}</p>
			<p>
				{say(scene.lang, "rules")} {rule}
			</p>
		</div>
	);
}
