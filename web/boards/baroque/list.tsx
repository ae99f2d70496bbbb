/* list.tsx: the states without a map: what may be chosen first, then by who controls them. */
import { Icon } from "../../kit/icon";
import { part } from "../../kit/part";
import { Proposed, Tile } from "../../kit/piece";
import { Price } from "../../kit/price";
import { Good } from "./good";
import { Blazon, CounterPiece, type Of, Standard } from "./pieces";
import { LandTip } from "./tips";
import { landLabel } from "./told";
import { type BScene, type Land, powerOf } from "./view";
import { word } from "./words";

function Sign({ href }: { href: string }) {
	return (
		<svg class="row-sign" viewBox="-21 -24 42 44">
			<use href={href} />
		</svg>
	);
}

function Signs({ land }: { land: Land }) {
	const small = (sign: string) => (
		<svg key={sign} class="row-sign" viewBox="-12 -13 24 24">
			<use href={`#bq-${sign}`} />
		</svg>
	);
	return (
		<>
			{land.elector && small("elector")}
			{land.diocese && small("diocese")}
			{land.port && small("port")}
			{land.building && <Sign href={`#bq-${land.building}`} />}
			{land.residence && <Sign href="#bq-residence" />}
			{land.barren && <Icon sign="shut" size="1.1em" />}
		</>
	);
}

function Present({ land }: { land: Land }) {
	return (
		<>
			{land.camper !== null && (
				<svg class="row-army" viewBox="-27 -28 60 56">
					<Standard seat={land.camper} n={land.armies} led={!!land.general} />
				</svg>
			)}
			{land.influence.map(
				(n, seat) =>
					n > 0 && (
						<svg key={seat} class="row-counter" viewBox="-14 -14 28 31">
							<CounterPiece seat={seat} n={n} />
						</svg>
					),
			)}
			{land.ottomans && (
				<svg class="row-counter" viewBox="-30 -30 60 60">
					<use href="#bq-sabres" />
				</svg>
			)}
		</>
	);
}

const Row = part(
	({ scene, land }: Of) => (
		<Tile
			scene={scene}
			id={`state:${land.id}`}
			class={`state-row ${land.inPlay ? "" : "away"}`}
			label={landLabel(scene, land)}
			tip={<LandTip scene={scene} land={land} />}
		>
			<span class="row-holder">
				{land.holder !== null && (
					<svg viewBox="-13 -15 26 31">
						<Blazon seat={land.holder} />
					</svg>
				)}
			</span>
			<span class="row-name">{land.name}</span>
			<b class="row-value">
				{land.value}
				{land.proposed && <Proposed lang={scene.lang} />}
			</b>
			<span class="row-signs">
				<Signs land={land} />
			</span>
			<span class="row-present">
				<Present land={land} />
			</span>
			<Price scene={scene} piece={`state:${land.id}`} Good={Good} orNothing />
		</Tile>
	),
	({ land }) => [`state:${land.id}`],
);

interface Group {
	title: string;
	lands: Land[];
}

function groupsOf(scene: BScene, lands: Land[]): Group[] {
	const isLit = ({ id }: Land) => scene.stands(`state:${id}`).live;
	const rest = lands.filter((land) => !isLit(land));
	const sorted = (of: Land[]) => of.slice().sort((a, b) => b.value - a.value);
	return [
		{ title: word(scene.lang, "can_choose"), lands: sorted(lands.filter(isLit)) },
		...scene.view.seats.map((_, seat) => ({
			title: powerOf(scene, seat),
			lands: sorted(rest.filter((land) => land.holder === seat)),
		})),
		{
			title: word(scene.lang, "neutral"),
			lands: sorted(rest.filter((land) => land.holder === null)),
		},
	].filter(({ lands }) => lands.length);
}

/** Changes when rows change their places. */
export const orderIn = (scene: BScene, lands: Land[]): string =>
	groupsOf(scene, lands)
		.map((group) => [group.title, ...group.lands.map(({ id }) => id)].join())
		.join(";");

export function StateList({ scene, lands }: { scene: BScene; lands: Land[] }) {
	return (
		<div class="state-list" role="group" aria-label={word(scene.lang, "list_of")}>
			{groupsOf(scene, lands).map(({ title, lands }) => (
				<section key={title}>
					<h3>{title}</h3>
					<div class="state-rows">
						{lands.map((land) => (
							<Row key={land.id} scene={scene} land={land} />
						))}
					</div>
				</section>
			))}
		</div>
	);
}
