/* pieces.tsx: what stands in a state: shield, value and signs, town or buildings, armies,
 * influence.  Where each goes was settled when the map was drawn. */
import { map } from "map:baroque";
import { type Place, ROW } from "../../kit/atlas";
import { Charge } from "../../kit/icon";
import { part } from "../../kit/part";
import { ProposedMark } from "../../kit/piece";
import type { BScene, Land } from "./view";

export interface Of {
	scene: BScene;
	land: Land;
}

const at = ([x, y]: Place, scale = 1) =>
	`translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/* ---- the row above the name ---- */

/** A power's shield. */
export function Blazon({ seat }: { seat: number }) {
	return (
		<g class={`seat-${seat}`}>
			<use class="field" href={`#bq-shield-${seat}`} />
			<Charge seat={seat} y={-0.6} w={14.6} />
		</g>
	);
}

/** The value in its seal; crossed out where it brings nothing now. */
function Seal({ scene, land }: Of) {
	return (
		<g class={`seal ${land.barren ? "barren" : ""}`}>
			<circle r="11.4" class="disc-edge" />
			<circle r="9.3" class="disc-line" />
			<text y="6.2">
				{land.value}
				{land.proposed && <ProposedMark lang={scene.lang} />}
			</text>
			{land.barren && <path class="stroke" d="M-9 9L9-9" />}
		</g>
	);
}

function Row({ scene, land }: Of) {
	const { x, y } = map.lands[land.id].name;
	const signs = [
		land.holder !== null && "shield",
		"value",
		land.elector && "elector",
		land.diocese && "diocese",
		land.port && "port",
	].filter((s): s is string => !!s);
	const wide = signs.map((s) => (s === "shield" || s === "value" ? 24.5 : 22));
	const sum = (of: number[]) => of.reduce((a, b) => a + b, 0);
	const start = x - sum(wide) / 2;
	return (
		<>
			{signs.map((sign, i) => {
				const left = start + sum(wide.slice(0, i));
				return (
					<g key={sign} transform={at([left + wide[i] / 2, y + ROW / 2])}>
						{sign === "shield" ? (
							<Blazon seat={land.holder!} />
						) : sign === "value" ? (
							<Seal scene={scene} land={land} />
						) : (
							<use href={`#bq-${sign}`} />
						)}
					</g>
				);
			})}
		</>
	);
}

function Name({ scene, land }: Of) {
	const { x, y, size, leading, words } = map.lands[land.id].name;
	return (
		<g class="state-name" font-size={size}>
			{words[scene.lang].map(({ text, width }, i) => (
				<text
					key={i}
					x={x}
					y={y + ROW + leading * (i + 1) - size * 0.1}
					textLength={width}
				>
					{text}
				</text>
			))}
		</g>
	);
}

/* ---- buildings ---- */

function Buildings({ land }: Of) {
	const { at: place, scale } = map.lands[land.id].town;
	const both = land.residence && land.building;
	const [x, y] = place;
	const residence: Place = both ? [x + 15 * scale, y - 8 * scale] : [x, y];
	const city: Place = both ? [x - 11 * scale, y + 8 * scale] : [x, y + 2];
	const k = Math.max(0.8, scale) * (both ? 0.85 : 1);
	return (
		<>
			{!land.building && !land.residence && (
				<use href="#bq-town" transform={at([x, y + 2], 0.8 * scale)} />
			)}
			{land.residence && (
				<use
					class={land.usedResidence ? "spent" : ""}
					href="#bq-residence"
					transform={at(residence, k)}
				/>
			)}
			{land.building && (
				<use
					class={land.used ? "spent" : ""}
					href={`#bq-${land.building}`}
					transform={at(city, k)}
				/>
			)}
			{land.composers.map((c, i) => (
				<use key={c} href="#bq-composer" transform={at([x + 24 + 13 * i, y + 4])} />
			))}
		</>
	);
}

/* ---- armies and influence ---- */

/** A standard with how many march under it. */
export function Standard({ seat, n, led }: { seat: number; n: number; led?: boolean }) {
	return (
		<g class={`standard seat-${seat}`}>
			<use class="field" href={`#bq-flag-${seat}`} />
			<Charge seat={seat} x={-9.6} y={-7.6} w={15.6} />
			<text class="count" x="9" y="0">
				{n}
			</text>
			{led && <use href="#bq-general" transform="translate(-21.4 -27) scale(.86)" />}
		</g>
	);
}

interface Standing extends Of {
	standard?: string; // by which its march is followed
}

function Army({ land, standard }: Standing) {
	if (land.camper === null) return null;
	const [x, y] = map.lands[land.id].army;
	return (
		<g
			class={land.moved >= land.armies ? "moved" : ""}
			transform={at([x - 2, y])}
		>
			<g data-move={standard}>
				<Standard
					seat={land.camper}
					n={land.armies}
					led={!!land.general && !land.attackers}
				/>
			</g>
		</g>
	);
}

/** How counters lie: side by side, one below the other, or two and one. */
function spread(n: number, as: string, room: number): Place[] {
	if (as === "square" && n > 1) {
		const top: Place[] = [[-12.5, -12], [12.5, -12]];
		const below: Place[] = n === 3 ? [[0, 12]] : [[-12.5, 12], [12.5, 12]];
		return n === 2 ? [[-12.5, 0], [12.5, 0]] : [...top, ...below];
	}
	const step = n > room ? 15 : 25;
	return Array.from({ length: n }, (_, i): Place => {
		const off = (i - (n - 1) / 2) * step;
		return as === "column" ? [0, off] : [off, 0];
	});
}

export function CounterPiece({ seat, n }: { seat: number; n: number }) {
	return (
		<g class={`counter seat-${seat}`}>
			<use class="field" href={`#bq-counter-${seat}`} />
			{n > 1 ? (
				<text class="count" y="5.8">
					{n}
				</text>
			) : (
				<Charge seat={seat} w={11.4} />
			)}
		</g>
	);
}

function Counters({ land }: Of) {
	const slot = map.lands[land.id].counters;
	const present = land.influence.map((n, seat) => ({ n, seat })).filter(({ n }) => n);
	const places = spread(present.length, slot.as, slot.room);
	return (
		<g transform={at(slot.at)}>
			{present.map(({ n, seat }, i) => (
				<g key={seat} transform={at([places[i][0], places[i][1] - 1.5])}>
					<CounterPiece seat={seat} n={n} />
				</g>
			))}
		</g>
	);
}

function Ottomans({ land }: Of) {
	if (!land.ottomans) return null;
	const [x, y] = map.lands[land.id].army;
	return (
		<g transform={at([x, y - 4], 0.62)}>
			<circle class="seal-war" r="40" />
			<use href="#bq-sabres" />
			<use href="#bq-crescent" />
		</g>
	);
}

/** All that is seen of a state above its ground. */
export const Pieces = part(
	(props: Standing) => (
		<g class={props.land.inPlay ? "" : "away"}>
			<Buildings {...props} />
			<Name {...props} />
			<Row {...props} />
			<Counters {...props} />
			<Army {...props} />
			<Ottomans {...props} />
		</g>
	),
	() => [],
);
