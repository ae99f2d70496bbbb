/* city.tsx: the quarters round the towers: council, market, work, Church and army. */
import type { ComponentChildren } from "preact";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile } from "../../kit/piece";
import { Track } from "../../kit/track";
import { either } from "../../kit/words";
import { Goods, type LScene, Penalty, roman } from "./signs";
import { Members, standing } from "./towers";
import type { Excommunication, Space } from "./view";

function SpotTip({ scene, s }: { scene: LScene; s: Space }) {
	const l = scene.lang;
	return (
		<>
			<b>{s.name}</b>
			{!s.open && (
				<p>
					{either(
						l,
						"Chiuso con questi giocatori.",
						"Closed with this number of players.",
					)}
				</p>
			)}
			{s.less > 0 && (
				<p>
					{either(l, "Valore dell'azione", "Value of the action")} −{s.less}
				</p>
			)}
			{!s.single && (
				<p>{either(l, "Quanti familiari si vuole.", "Any number of members.")}</p>
			)}
		</>
	);
}

const closed = (scene: LScene) => either(scene.lang, "chiuso", "closed");

const Spot = part(
	({ scene, s }: { scene: LScene; s: Space }) => (
		<Tile
			scene={scene}
			id={`space:${s.space}`}
			class={`spot ${s.open ? "" : "shut"} ${s.single ? "" : "shared"}`}
			label={`${s.name}. ${s.open ? standing(scene, s) : closed(scene)}`}
			tip={<SpotTip scene={scene} s={s} />}
		>
			<span class="standers">
				<Members s={s} />
				{(!s.single || !s.members.length) && <span class="hole">{s.value}</span>}
			</span>
			<span class="gives">
				{s.less > 0 && <span class="less">−{s.less}</span>}
				<Goods bag={s.gain} scene={scene} />
			</span>
		</Tile>
	),
	({ s }) => [`space:${s.space}`],
);

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
	spots: string[];
	children?: ComponentChildren;
}) {
	const all = scene.view.board.spaces;
	return (
		<section class={`area of-${spots[0]}`} aria-label={title}>
			<h2>
				<Icon sign={sign} /> {title}
			</h2>
			<div class="spots">
				{spots.map((id) => (
					<Spot key={id} scene={scene} s={all.find((s) => s.space === id)!} />
				))}
			</div>
			{children}
		</section>
	);
}

const market = [
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

function VaticanTile({ scene, e }: { scene: LScene; e: Excommunication }) {
	const now = e.period === scene.view.board.period;
	return (
		<div class={`excommunication ${now ? "current" : ""}`} title={e.name}>
			<span class="tile-head">
				<b>{roman[e.period]}</b>
				<span class="amount of-faith">
					{e.faith}
					<Icon sign="faith" />
				</span>
				<Penalty tile={e} scene={scene} />
			</span>
			<span class="words">{e.text ?? "…"}</span>
			{e.seats.length > 0 && (
				<span class="struck-by">
					{e.seats.map((s) => (
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
	const asks = Object.fromEntries(
		b.excommunications.map((e) => [e.faith, roman[e.period]]),
	);
	return (
		<section class="area vatican" aria-label={title}>
			<h2>
				<Icon sign="pope" /> {title}
			</h2>
			<Track
				label={either(scene.lang, "Fede", "Faith")}
				to={b.printed.faith.length - 1}
				at={b.players.map((p) => p.faith)}
				names={scene.view.seats.map((s) => s.name)}
				marks={asks}
				points={b.printed.faith}
			/>
			<div class="tiles">
				{b.excommunications.map((e) => (
					<VaticanTile key={e.period} scene={scene} e={e} />
				))}
			</div>
		</section>
	);
}

export function Army({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const title = either(scene.lang, "Forza militare", "Military strength");
	return (
		<section class="area army" aria-label={title}>
			<h2>
				<Icon sign="military" /> {title}
			</h2>
			<Track
				label={title}
				to={b.printed.military}
				at={b.players.map((p) => p.military)}
				names={scene.view.seats.map((s) => s.name)}
			/>
		</section>
	);
}
