/* city.tsx: the quarters round the towers: council, market, work, Church and army. */
import type { ComponentChildren } from "preact";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile } from "../../kit/piece";
import { Track } from "../../kit/track";
import { either } from "../../kit/words";
import {
	called,
	type LScene,
	periodOf,
	printed,
	spaceRow,
	type Standing,
	standingOn,
} from "./reading";
import { Goods, Penalty } from "./signs";
import type { Period, Space } from "./state";
import { Members, standing } from "./towers";

const isOpen = (scene: LScene, space: Space) =>
	spaceRow(scene, space).from <= scene.view.seats.length;

function SpotTip({ scene, space }: { scene: LScene; space: Space }) {
	const l = scene.lang;
	const { less, room } = spaceRow(scene, space);
	return (
		<>
			<b>{called(scene, "space", space)}</b>
			{!isOpen(scene, space) && (
				<p>
					{either(
						l,
						"Chiuso con questi giocatori.",
						"Closed with this number of players.",
					)}
				</p>
			)}
			{less && (
				<p>
					{either(l, "Valore dell'azione", "Value of the action")} −{less}
				</p>
			)}
			{!room && (
				<p>{either(l, "Quanti familiari si vuole.", "Any number of members.")}</p>
			)}
		</>
	);
}

interface SpotProps {
	scene: LScene;
	space: Space;
	members: Standing[];
}

function DrawnSpot({ scene, space, members }: SpotProps) {
	const { value, less, room, gain } = spaceRow(scene, space);
	const open = isOpen(scene, space);
	const state = open ? standing(scene, members) : either(scene.lang, "chiuso", "closed");
	return (
		<Tile
			scene={scene}
			id={`space:${space}`}
			class={`spot ${open ? "" : "shut"} ${room ? "" : "shared"}`}
			label={`${called(scene, "space", space)}. ${state}`}
			tip={<SpotTip scene={scene} space={space} />}
		>
			<span class="standers">
				<Members members={members} />
				{(!room || !members.length) && <span class="hole">{value}</span>}
			</span>
			<span class="gives">
				{less && <span class="less">−{less}</span>}
				<Goods bag={gain} scene={scene} />
			</span>
		</Tile>
	);
}

const Spot = part(DrawnSpot, ({ space }) => [`space:${space}`]);

function Area({
	scene,
	sign,
	title,
	spots,
	children,
}: {
	scene: LScene;
	sign: Sign;
	title: string;
	spots: Space[];
	children?: ComponentChildren;
}) {
	const b = scene.view.board;
	return (
		<section class={`area of-${spots[0]}`} aria-label={title}>
			<h2>
				<Icon sign={sign} /> {title}
			</h2>
			<div class="spots">
				{spots.map((id) => (
					<Spot key={id} scene={scene} space={id} members={standingOn(b, id)} />
				))}
			</div>
			{children}
		</section>
	);
}

const market: Space[] = [
	"market_coins",
	"market_servants",
	"market_military",
	"market_privileges",
];

export function Quarters({ scene }: { scene: LScene }) {
	const l = scene.lang;
	return (
		<>
			<Area
				scene={scene}
				sign="castle"
				title={either(l, "Palazzo del Consiglio", "Council palace")}
				spots={["council"]}
			/>
			<Area
				scene={scene}
				sign="coins"
				title={either(l, "Mercato", "Market")}
				spots={market}
			/>
			<Area
				scene={scene}
				sign="wheat"
				title={either(l, "Raccolto", "Harvest")}
				spots={["harvest", "harvest_large"]}
			/>
			<Area
				scene={scene}
				sign="hammer"
				title={either(l, "Produzione", "Production")}
				spots={["production", "production_large"]}
			/>
		</>
	);
}

function VaticanTile({ scene, period }: { scene: LScene; period: Period }) {
	const b = scene.view.board;
	const tile = b.tile[period];
	const seats = b.excommunicated[period];
	const now = period === periodOf(b.round);
	return (
		<div
			class={`excommunication ${now ? "current" : ""}`}
			title={tile ? called(scene, "excommunication", tile) : undefined}
		>
			<span class="tile-head">
				<b>{called(scene, "period", period)}</b>
				<span class="amount of-faith">
					{printed(scene).church[Number(period) - 1]}
					<Icon sign="faith" />
				</span>
				{tile && <Penalty tile={tile} scene={scene} />}
			</span>
			<span class="words">{tile ? printed(scene).excommunication[tile].text : "…"}</span>
			{seats.length > 0 && (
				<span class="struck-by">
					{seats.map((s) => (
						<span key={s} title={scene.view.seats[s].name}>
							<Shield seat={s} size="1.15rem" />
							<span class="visually-hidden">
								{scene.view.seats[s].name}
							</span>
						</span>
					))}
				</span>
			)}
		</div>
	);
}

export function Vatican({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const title = either(scene.lang, "Fede e Vaticano", "Faith and Vatican");
	const periods = Object.keys(b.tile) as Period[];
	const { church, faith } = printed(scene);
	const asks = Object.fromEntries(
		periods.map((p, i) => [church[i], called(scene, "period", p)]),
	);
	return (
		<section class="area vatican" aria-label={title}>
			<h2>
				<Icon sign="pope" /> {title}
			</h2>
			<Track
				label={either(scene.lang, "Fede", "Faith")}
				to={faith.length - 1}
				at={b.faith}
				names={scene.view.seats.map((s) => s.name)}
				marks={asks}
				points={faith}
			/>
			<div class="tiles">
				{periods.map((p) => (
					<VaticanTile key={p} scene={scene} period={p} />
				))}
			</div>
		</section>
	);
}

export function Army({ scene }: { scene: LScene }) {
	const title = either(scene.lang, "Forza militare", "Military strength");
	return (
		<section class="area army" aria-label={title}>
			<h2>
				<Icon sign="military" /> {title}
			</h2>
			<Track
				label={title}
				to={printed(scene).military}
				at={scene.view.board.military}
				names={scene.view.seats.map((s) => s.name)}
			/>
		</section>
	);
}
