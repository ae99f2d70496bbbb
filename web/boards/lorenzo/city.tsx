/* city.tsx: the quarters round the towers: council, market, work, Church and army. */
import { pictures } from "art:lorenzo";
import { Shield } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile, Told } from "../../kit/piece";
import { Price } from "../../kit/price";
import { Print } from "../../kit/print";
import { Track } from "../../kit/track";
import { either } from "../../kit/words";
import { Says } from "./cards";
import { called, type LScene, periodOf, printed, type Standing, standingOn } from "./reading";
import { amounts, Changed, penalty } from "./signs";
import { type Engraved, Sign } from "./sprite";
import type { Period, Space } from "./state";
import { Members, standing } from "./towers";

/** The shields of some seats, and their names for those who do not see them. */
export function Shields(props: { scene: LScene; seats: number[]; size?: string; move?: string }) {
	const { scene, seats, size, move } = props;
	return (
		<>
			{seats.map((s) => (
				<span key={s} title={scene.view.seats[s].name} data-move={move && `${move}-${s}`}>
					<Shield seat={s} size={size} />
					<span class="visually-hidden">{scene.view.seats[s].name}</span>
				</span>
			))}
		</>
	);
}

interface SpotProps {
	scene: LScene;
	space: Space;
	members: Standing[];
}

function DrawnSpot({ scene, space, members }: SpotProps) {
	const l = scene.lang;
	const { value, less, room, gain, from } = printed(scene).space[space];
	const name = called(scene, "space", space);
	const isOpen = from <= scene.view.seats.length;
	const says = [
		!isOpen &&
			either(l, "Chiuso con questi giocatori.", "Closed with this number of players."),
		less && `${either(l, "Valore dell'azione", "Value of the action")} −${less}`,
		!room && either(l, "Quanti familiari si vuole.", "Any number of members."),
	];
	return (
		<Tile
			scene={scene}
			id={`space:${space}`}
			class={`spot ${isOpen ? "" : "shut"} ${room ? "" : "shared"}`}
			label={`${name}. ${isOpen ? standing(scene, members) : either(l, "chiuso", "closed")}`}
			tip={<Says name={name} says={says} />}
		>
			<span class="standers">
				<Members members={members} />
				{(!room || !members.length) && <span class="hole" data-move={`hole-${space}`}>{value}</span>}
			</span>
			<span class="gives">
				{less && <span class="less">−{less}</span>}
				{amounts(scene, gain)}
			</span>
			<Price scene={scene} piece={`space:${space}`} Good={Changed} />
		</Tile>
	);
}

const Spot = part(DrawnSpot, ({ space }) => [`space:${space}`]);

const quarters: { sign: Engraved; spots: Space[] }[] = [
	{ sign: "privilege", spots: ["council"] },
	{
		sign: "coins",
		spots: ["market_coins", "market_servants", "market_military", "market_privileges"],
	},
	{ sign: "harvest", spots: ["harvest", "harvest_large"] },
	{ sign: "production", spots: ["production", "production_large"] },
];

function Quarter({ scene, sign, spots }: { scene: LScene; sign: Engraved; spots: Space[] }) {
	const isMarket = spots[0] === "market_coins"; // which has no name of its own
	const market = either(scene.lang, "Mercato", "Market");
	const title = isMarket ? market : called(scene, "space", spots[0]);
	const members = (space: Space) => standingOn(scene.view.board, space);
	return (
		<section class={`area of-${spots[0]}`} aria-label={title} data-move={`area-${sign}`}>
			<h2>
				<Sign of={sign} /> {title}
			</h2>
			<div class="spots">
				{spots.map((space) => (
					<Spot key={space} scene={scene} space={space} members={members(space)} />
				))}
			</div>
		</section>
	);
}

export function Quarters({ scene }: { scene: LScene }) {
	return (
		<>
			{quarters.map((quarter) => (
				<Quarter key={quarter.sign} scene={scene} {...quarter} />
			))}
		</>
	);
}

/** What a tile takes away. */
function Penalty({ scene, period }: { scene: LScene; period: Period }) {
	const tile = scene.view.board.tile[period];
	if (!tile) return <span class="words">…</span>;
	return <span class="words">{penalty(scene, tile)}</span>;
}

function VaticanTile({ scene, period }: { scene: LScene; period: Period }) {
	const b = scene.view.board;
	const tile = b.tile[period];
	const name = tile ? called(scene, "excommunication", tile) : "…";
	const says = tile ? [printed(scene).excommunication[tile].text] : [];
	const faith = printed(scene).church[Number(period) - 1];
	const wants = `${faith} ${called(scene, "good", "faith")}`;
	return (
		<Told
			class={`excommunication ${period === periodOf(b.round) ? "current" : ""}`}
			label={[called(scene, "period", period), wants, name, ...says].join(". ")}
			tip={
				<div class="lorenzo-tip">
					{tile && <img src={pictures[`excommunication:${tile}`]} alt="" />}
					<Says name={name} says={says} />
				</div>
			}
		>
			{tile && <Print class="omen" src={pictures[`excommunication:${tile}`]} />}
			<b>{called(scene, "period", period)}</b>
			{amounts(scene, { faith })}
			<Penalty scene={scene} period={period} />
			<span class="struck-by">
				<Shields scene={scene} seats={b.excommunicated[period]} size="1.05rem" />
			</span>
		</Told>
	);
}

export function Vatican({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const periods = Object.keys(b.tile) as Period[];
	const { church, faith } = printed(scene);
	const title = either(scene.lang, "Fede e Vaticano", "Faith and Vatican");
	return (
		<section class="area vatican" aria-label={title} data-move="area-vatican">
			<h2>
				<Sign of="faith" /> {title}
			</h2>
			<div class="tiles">
				{periods.map((p) => (
					<VaticanTile key={p} scene={scene} period={p} />
				))}
			</div>
			<Track
				label={either(scene.lang, "Fede", "Faith")}
				to={faith.length - 1}
				at={b.faith}
				names={scene.view.seats.map((s) => s.name)}
				marks={Object.fromEntries(
					periods.map((p, i) => [church[i], called(scene, "period", p)]),
				)}
				points={faith}
			/>
		</section>
	);
}

/** How much it takes to lay the third territory, the fourth and so on. */
const territoryGates = (scene: LScene) =>
	Object.fromEntries(
		printed(scene)
			.owned.map((row, n) => [row.military ?? 0, String(n + 1)] as const)
			.filter(([military]) => military),
	);

export function Army({ scene }: { scene: LScene }) {
	const title = either(scene.lang, "Forza militare", "Military strength");
	return (
		<section class="area army" aria-label={title} data-move="area-army">
			<h2>
				<Sign of="mil" /> {title}
			</h2>
			<Track
				label={title}
				to={printed(scene).military}
				at={scene.view.board.military}
				names={scene.view.seats.map((s) => s.name)}
				marks={territoryGates(scene)}
			/>
		</section>
	);
}
