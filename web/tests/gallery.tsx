/* gallery.tsx: every kit on one page, with things to touch; made and shown by tests alone. */
import "../kit/signs";
import { render } from "preact";
import { useState } from "preact/hooks";
import "../style/base.css";
import "../style/page.css";
import "../style/kit.css";
import { AreaMap, border, type Chart, type Corner, Land } from "../kit/areas";
import type { Catalogue, Scene, View } from "../kit/contract";
import { Dice } from "../kit/dice";
import { useNarrow } from "../kit/narrow";
import { Panel } from "../kit/panel";
import { Phases } from "../kit/phases";
import { Pile } from "../kit/pile";
import { Purse } from "../kit/purse";
import { Hand, Market, Row, Tableau } from "../kit/rows";
import { counted, Thing } from "../kit/thing";
import { Tips } from "../kit/tip";
import { Track } from "../kit/track";

const goods = ["wool", "salt", "silk"];
const lands = ["north", "south"];
const name = (id: string) => ({ id, say: id[0].toUpperCase() + id.slice(1) });
const text = "Pays two coins to whoever owns a ship.";

const catalogue: Catalogue = {
	game: "gallery",
	version: 1,
	lang: "en",
	kinds: {
		count: { form: "number", n: 256 },
		good: { form: "named", names: goods.map(name) },
		land: { form: "named", names: lands.map(name) },
	},
	verbs: { take: { kinds: ["good"] }, go: { kinds: ["land"] } },
	events: {},
	questions: {},
	fields: [],
	seats: ["Red", "Blue"],
	printed: { good: { silk: { text } } },
};

const view: View = {
	game: "gallery",
	version: 1,
	ply: 1,
	you: 0,
	commitment: "",
	seats: [
		{ name: "Anna", points: 12, place: 1 },
		{ name: "Bruno", points: 7, place: 2 },
	],
	options: {},
	over: false,
	waiting: [0],
	question: null,
	events: [],
	board: {},
};

const live = ["good:wool", "good:silk", "land:north", "seat:1", "good:coins"];

/** Two areas that share a side. */
function chartOf([a, b, c]: [Corner, Corner][], box: Chart["box"]): Chart {
	const cell = ([p, q]: [Corner, Corner], [r, s]: [Corner, Corner]) => ({
		d: border([p, q, s, r], [8, 6, 8, -6]),
		x: (p[0] + s[0]) / 2,
		y: (p[1] + s[1]) / 2,
		k: 1,
	});
	return { box, areas: { north: cell(a, b), south: cell(b, c) } };
}

const wide = chartOf(
	[
		[[20, 20], [20, 180]],
		[[200, 30], [200, 170]],
		[[380, 20], [380, 180]],
	],
	[0, 0, 400, 200],
);
const upright = chartOf(
	[
		[[20, 20], [180, 20]],
		[[30, 140], [170, 140]],
		[[20, 260], [180, 260]],
	],
	[0, 0, 200, 280],
);

function Map({ scene }: { scene: Scene }) {
	const chart = useNarrow() ? upright : wide;
	return (
		<AreaMap chart={chart} label="Two lands">
			{lands.map((id) => (
				<Land
					key={id}
					scene={scene}
					piece={`land:${id}`}
					area={chart.areas[id]}
					label={id}
					tip={`The land of the ${id}`}
				>
					<text>{name(id).say}</text>
				</Land>
			))}
		</AreaMap>
	);
}

function Cards({ scene }: { scene: Scene }) {
	const thing = (token: string) => <Thing scene={scene} kind="good" token={token} />;
	return (
		<>
			<Market
				title="Market"
				label="Market"
				slots={[
					...goods.map((id, i) => ({ id, over: `${i + 1} coins`, card: thing(id) })),
					{ id: "none", over: "4 coins", card: null },
				]}
			/>
			<Tableau title="Tableau" label="Tableau" lang="en" cards={goods.map(thing)} />
			<Tableau title="Empty" label="Empty" lang="en" cards={[]} />
			<Hand lang="en">
				{counted(["wool", "wool", "salt"]).map(({ token, nth }) => (
					<Thing key={`${token}${nth}`} scene={scene} kind="good" token={token} nth={nth} />
				))}
			</Hand>
			<Row title="Piles" label="Piles">
				<Pile label="deck" n={14} />
				<Pile label="gone" n={0} />
				<Pile label="discards" n={2}>
					{goods.slice(1).map(thing)}
				</Pile>
			</Row>
		</>
	);
}

function People({ scene }: { scene: Scene }) {
	const amounts = [
		{ id: "coins", n: 5, say: "coins", sign: "coins" as const, piece: "good:coins" },
		{ id: "ships", n: 2, say: "ships", more: "+1" },
	];
	return (
		<>
			{view.seats.map((_, seat) => (
				<Panel key={seat} scene={scene} seat={seat} tags={seat ? [] : ["first player"]}>
					<Purse scene={scene} amounts={seat ? amounts.slice(1) : amounts} />
				</Panel>
			))}
			<Track label="Faith" to={9} at={[3, 5]} names={["Anna", "Bruno"]} />
		</>
	);
}

function Gallery() {
	const [touched, setTouched] = useState<string[]>([]);
	const scene: Scene = {
		view,
		lang: "en",
		catalogue,
		stands: (piece) => ({
			live: live.includes(piece.split("#")[0]),
			picked: touched.includes(piece),
			fresh: piece === "good:salt",
		}),
		touch: (piece) => setTouched((all) => [...all, piece]),
	};
	return (
		<main class="board-area" data-touched={touched.join(" ")}>
			<h1>Gallery</h1>
			<Phases label="Phases" phases={["Plan", "Trade", "End"].map(name)} now="Trade" />
			<Dice
				label="Dice"
				dice={["white", "black", "orange"].map((id, i) => ({ id, say: id, value: i + 2 }))}
			/>
			<Map scene={scene} />
			<Cards scene={scene} />
			<People scene={scene} />
			<Tips />
		</main>
	);
}

render(<Gallery />, document.body);
