/* actions.tsx: what a power may do in its phase, with its price: build, place, remove. */
import { Icon } from "../../kit/icon";
import { Tile } from "../../kit/piece";
import { nameIn } from "../../kit/thing";
import type { Thing, Way } from "./state";
import type { BScene } from "./view";
import { type Word, word } from "./words";

const things: Thing[] = ["army", "city", "fort", "residence"];
const ways: Way[] = ["basic", "politician", "bishop", "power"];
const signs = { basic: "shake", politician: "office", bishop: "pope", power: "imperial" } as const;

function ThingSign({ id }: { id: Thing }) {
	if (id === "army") return <Icon sign="conflict" size="1.5em" />;
	return (
		<svg class="action-sign" viewBox="-21 -24 42 44" aria-hidden="true">
			<use href={`#bq-${id}`} />
		</svg>
	);
}

function Row({ scene, title, verb, kind, ids }: {
	scene: BScene;
	title: Word;
	verb: string;
	kind: "thing" | "way";
	ids: (Thing | Way)[];
}) {
	const prices = scene.view.board.prices[scene.view.you];
	const shown = ids.filter((id) => scene.stands(`${verb}:${id}`).live);
	if (!shown.length) return null;
	return (
		<div class={`action-row to-${verb}`}>
			<h3>{word(scene.lang, title)}</h3>
			{shown.map((id) => (
				<Tile
					key={id}
					scene={scene}
					id={`${verb}:${id}`}
					class="action"
					label={`${word(scene.lang, title)}: ${nameIn(scene, kind, id)}`}
					tip={<b>{nameIn(scene, kind, id)}</b>}
				>
					{kind === "thing" ? (
						<>
							<ThingSign id={id as Thing} />
							<b class="price" data-price={`${verb}:${id}`}>{prices[id as Thing]}</b>
						</>
					) : (
						<Icon sign={signs[id as Way]} size="1.5em" />
					)}
				</Tile>
			))}
		</div>
	);
}

/** Changes when other actions are shown. */
export const actionsIn = (scene: BScene): string =>
	[...things.map((id) => `build:${id}`), ...ways.flatMap((id) => [`place:${id}`, `remove:${id}`])]
		.filter((piece) => scene.stands(piece).live)
		.join();

export function Actions({ scene }: { scene: BScene }) {
	return (
		<div class="actions">
			<Row scene={scene} title="build" verb="build" kind="thing" ids={things} />
			<Row scene={scene} title="place" verb="place" kind="way" ids={ways} />
			<Row scene={scene} title="remove" verb="remove" kind="way" ids={ways} />
		</div>
	);
}
