/* actions.tsx: the six action cards, and what they do in words and signs. */
import { pictures } from "art:verraeter";
import { Print } from "../../kit/print";
import { Icon, type Sign } from "../../kit/icon";
import { Tile } from "../../kit/piece";
import { Row } from "../../kit/rows";
import { textOf } from "../../kit/thing";
import { tokensOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { called, printed, type VScene } from "./reading";
import type { Action } from "./state";

/** The sign of each, and those of what it does besides points. */
export const signs: Record<Action, Sign[]> = {
	traitor: ["dagger", "eagle", "rose"],
	diplomat2: ["shake", "wheat"],
	diplomat5: ["seal"],
	builder: ["hammer", "barn"],
	strategist: ["chess", "conflict"],
	farmer: ["wheat", "wheat", "wheat", "wheat"],
};

interface Drawn {
	scene: VScene;
	action: Action;
}

function Effect({ scene, action }: Drawn) {
	const { cp, vp } = printed(scene).action[action];
	const sum = (n: number, sign: Sign) =>
		n > 0 && (
			<span>
				<b>+{n}</b>
				<Icon sign={sign} />
			</span>
		);
	return (
		<span class="effect">
			{sum(cp, "conflict")}
			{sum(vp, "laurel")}
			<span>
				{signs[action].slice(1).map((sign, i) => (
					<Icon key={i} sign={sign} size="1.2em" />
				))}
			</span>
		</span>
	);
}

function ActionCard({ scene, action }: Drawn) {
	const { lang, view } = scene;
	const { mine } = view.board;
	const name = called(scene, "action", action);
	const text = textOf({ scene, kind: "action", token: action });
	const kept = mine?.chosen === action;
	const offered = mine?.offered.includes(action);
	const yours = kept ? either(lang, "La tua azione.", "Your action.") : "";
	return (
		<Tile
			scene={scene}
			id={`action:${action}`}
			class={`action ${kept ? "kept" : ""} ${offered ? "offered" : ""}`}
			label={`${name}. ${text} ${yours}`}
			tip={
				<>
					<b>{name}</b>
					<p>{text}</p>
				</>
			}
		>
			<Print class="likeness" src={pictures[`action:${action}`]} />
			<span class="name">{name}</span>
			<Effect scene={scene} action={action} />
			{kept && <span class="ribbon">{either(lang, "tua", "yours")}</span>}
		</Tile>
	);
}

export function Actions({ scene }: { scene: VScene }) {
	const title = either(scene.lang, "Azioni", "Actions");
	return (
		<Row title={title} label={title} class="actions">
			<div class="cards">
				{(tokensOf(scene.catalogue, "action") as Action[]).map((action) => (
					<ActionCard key={action} scene={scene} action={action} />
				))}
			</div>
		</Row>
	);
}
