/* faces.tsx: the face of every card of Pax Renaissance or Baroque, as wide as cards are on boards;
 * made and shown by tests alone, which give it the catalogue. */
import "../kit/signs";
import { render } from "preact";
import "../style/base.css";
import "../style/kit.css";
import "../boards/baroque/baroque.css";
import "../boards/pax/pax.css";
import { Face as Opportunity } from "../boards/baroque/cards";
import type { BScene } from "../boards/baroque/view";
import { Rival } from "../boards/pax/areas";
import { Face } from "../boards/pax/face";
import { type PScene, tokens } from "../boards/pax/reading";
import type { Board, Card, Empire } from "../boards/pax/state";
import type { Catalogue, View } from "../kit/contract";

/** Width and height: in the strip, in the market at 1280 and 1440, and on a phone. */
const sizes = [
	[72, 97],
	[83, 120],
	[95, 150],
	[96, 136],
];

const board = {
	...{ republics: [], repressed: {}, bishop: {}, queen: {}, suzerain: {} },
	...{ florins: [], n_monarchies: [], n_republics: [], concessions: [], n_east: [], n_west: [] },
	prestige: [[]],
	row_east: [[]],
} as unknown as Board;

function sceneOf(catalogue: Catalogue, more: Partial<Board>): PScene {
	return {
		view: { you: -1, seats: [], board: { ...board, ...more } } as unknown as View<Board>,
		lang: catalogue.lang,
		catalogue,
		stands: () => ({ live: false, picked: false, fresh: false }),
		touch: () => {},
	};
}

function Bankers({ catalogue }: { catalogue: Catalogue }) {
	const kings = sceneOf(catalogue, {});
	const all = tokens<Card>(kings, "card");
	const republics = all.filter((card) => card in catalogue.printed.empire) as Empire[];
	const scenes = [kings, sceneOf(catalogue, { republics })];
	return (
		<main class="pax">
			<h1>{catalogue.lang}</h1>
			{sizes.flatMap(([width, height]) =>
				scenes.map((scene, nth) => (
					<div key={`${width} ${nth}`} style="display:flex;flex-wrap:wrap;gap:4px">
						{(nth ? (republics as string[] as Card[]) : all).map((card) => (
							<span key={card} style={`width:${width}px;height:${height}px`}>
								<Face scene={scene} card={card} />
							</span>
						))}
					</div>
				)),
			)}
			<div class="a-rail" style="container:rivals/inline-size;width:200px">
				{all.map((card) => (
					<Rival key={card} {...sceneOf(catalogue, { row_west: [[card]] })} seat={0} />
				))}
			</div>
		</main>
	);
}

function Opportunities({ catalogue }: { catalogue: Catalogue }) {
	const scene = { catalogue, lang: catalogue.lang } as unknown as BScene;
	return (
		<main class="baroque-mine" style="display:flex;flex-wrap:wrap">
			<h1>{catalogue.lang}</h1>
			{Object.keys(catalogue.printed.card).map((card) => (
				<span key={card} class="opportunity tile" style="height:106px">
					<span class="inside">
						<Opportunity scene={scene} card={card as any} />
					</span>
				</span>
			))}
		</main>
	);
}

const { catalogue } = window as unknown as { catalogue: Catalogue };
const Cards = catalogue.game === "baroque" ? Opportunities : Bankers;
render(<Cards catalogue={catalogue} />, document.body);
