/* map.tsx: the Empire as an engraved map: two pictures drawn when the page was built, washes of
 * colour between them, names, pieces and arrows above. */
import { map } from "map:baroque";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Place } from "../../kit/atlas";
import type { Size } from "../../kit/box";
import { part } from "../../kit/part";
import { Piece } from "../../kit/piece";
import { Zoom } from "../../kit/zoom";
import { Arrow, shortened } from "./arrows";
import { Ground, Light } from "./ground";
import { Lettering } from "./lettering";
import { type March, useMarches } from "./marches";
import { oddsOf } from "./odds";
import { type Of, Pieces } from "./pieces";
import { Prices } from "./prices";
import { follow, type Standard } from "./standards";
import type { State, War } from "./state";
import { LandTip } from "./tips";
import { landLabel } from "./told";
import { type BScene, type Land, spotOf } from "./view";
import { warNames, word } from "./words";

interface All {
	scene: BScene;
	lands: Land[];
}

/* ---- arrows ---- */

function MarchArrow({ march }: { march: March }) {
	const isThere = march.how === "done"; // the standard stands there already
	const goal = isThere ? map.lands[march.to].army : middleOf(march.to);
	const [from, to] = shortened(map.lands[march.from].army, goal, 0.14, isThere ? 0.8 : 0.9);
	return (
		<Arrow
			from={from}
			to={to}
			n={march.n}
			class={`seat-${march.seat} ${march.how}`}
		/>
	);
}

/* From where armies are asked to go on. */
function originOf({ view }: BScene): State | null {
	const { question, board } = view;
	if (question?.seat !== view.you) return null;
	if (question.id === "retreat") return board.battle;
	const goes = question.id === "step" || question.id === "march";
	return goes ? ((question.args[0] as State) ?? null) : null;
}

/** Faint arrows to wherever the group may go. */
function Ways({ scene, lands }: All) {
	const from = originOf(scene);
	if (!from) return null;
	return (
		<>
			{lands
				.filter(({ id }) => id !== from && scene.stands(`state:${id}`).live)
				.map(({ id }) => {
					const [a, b] = shortened(middleOf(from), middleOf(id), 0.34, 0.86);
					return (
						<Arrow key={id} from={a} to={b} class={`seat-${scene.view.you} maybe`} />
					);
				})}
		</>
	);
}

/* Where an arrow into a state points: between its name and its army. */
function middleOf(id: State): Place {
	const { name, army } = map.lands[id];
	return [(name.x + army[0]) / 2, (name.y + army[1]) / 2 + 8];
}

/* ---- wars from abroad ---- */

const struck: Record<War, State> = {
	denmark: "holstein",
	dutch: "oldenburg",
	france: "lorraine",
	ottomans: "styria",
	sweden: "western_pomerania",
};

const star = Array.from({ length: 24 }, (_, i) => {
	const r = i % 2 ? 44 : 53;
	const a = (i * Math.PI) / 12;
	return `${i ? "L" : "M"}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
}).join("");

function WarSeal({ scene, war }: { scene: BScene; war: War }) {
	const at = map.wars[war];
	const goal = middleOf(struck[war]);
	const [from, to] = shortened(at, goal);
	const isTurk = war === "ottomans";
	return (
		<g class="war">
			<Arrow from={from} to={to} bend={-16} class="foreign" />
			<g transform={`translate(${at[0]} ${at[1]}) scale(.74)`}>
				<circle class="shadow" r="46" cx="3" cy="5" />
				<path class="star" d={`${star}Z`} />
				<circle class="seal-war" r="40" />
				<circle class="seal-line" r="36" />
				<use href="#bq-sabres" />
				{isTurk && <use href="#bq-crescent" />}
				<g transform="translate(0 58)">
					<path class="ends" d="M-98-10L-84-2-98 9H-72V-10ZM98-10L84-2 98 9H72V-10Z" />
					<path class="ribbon" d="M-82-14Q0-6 82-14V9Q0 17-82 9Z" />
					<text class="war-name" y="7">
						{warNames[war][scene.lang]}
					</text>
				</g>
			</g>
		</g>
	);
}

/* ---- odds ---- */

/** Both sides of a battle that waits, before cards. */
function Odds({ scene, land }: Of) {
	const odds = oddsOf(scene, land);
	if (!odds) return null;
	const { x, y } = map.lands[land.id].name;
	return (
		<g class={`odds ${odds.verdict}`} transform={`translate(${x} ${y - 20})`}>
			<path class="plate" d="M-46-15H46V11H-46Z" />
			<text y="6">
				{odds.attack} ⚔ {odds.defence}
			</text>
		</g>
	);
}

/* ---- what is touched ---- */

const Hit = part(
	({ scene, land }: Of) => (
		<Piece
			scene={scene}
			id={`state:${land.id}`}
			label={landLabel(scene, land)}
			middle={[map.lands[land.id].name.x, map.lands[land.id].name.y]}
			class="hit"
			tip={<LandTip scene={scene} land={land} />}
		>
			<path d={map.lands[land.id].d} />
		</Piece>
	),
	({ land }) => [`state:${land.id}`],
);

/* ---- the layers ---- */

const box = `0 0 ${map.width} ${map.height}`;

function Still({ kind }: { kind: "under" | "over" }) {
	return <img class={kind} src={map[kind]} alt="" draggable={false} decoding="async" />;
}

function Washes({ scene, lands }: All) {
	return (
		<svg class="washes" viewBox={box} aria-hidden="true">
			{lands.map((land) => (
				<Ground key={land.id} scene={scene} land={land} />
			))}
		</svg>
	);
}

function Lights({ scene, lands }: All) {
	return (
		<svg class="lights" viewBox={box} aria-hidden="true">
			{lands.map((land) => (
				<Light key={land.id} scene={scene} land={land} />
			))}
		</svg>
	);
}

const apart = (a: State, b: State) => {
	const [p, q] = [map.lands[a].army, map.lands[b].army];
	return Math.hypot(p[0] - q[0], p[1] - q[1]);
};

/** A name for the standard in each state, by which its march is seen. */
function useStandards(lands: Land[]): Map<State, string> {
	const was = useRef<{ lands: Land[]; all: Standard[] }>({ lands: [], all: [] });
	if (was.current.lands !== lands) {
		const now = lands.flatMap(({ id, camper, armies }) =>
			camper === null ? [] : [{ name: "", at: id, seat: camper, n: armies }],
		);
		was.current = { lands, all: follow(was.current.all, now, apart) };
	}
	return new Map(was.current.all.map(({ at, name }) => [at, name]));
}

const Letters = part(Lettering, () => []);

function Standing({ scene, lands, hits }: All & { hits: boolean }) {
	const marches = useMarches(scene);
	const standards = useStandards(lands);
	return (
		<svg class="standing" viewBox={box} aria-hidden="true">
			<Letters scene={scene} />
			{scene.view.board.wars.map((war) => (
				<WarSeal key={war} scene={scene} war={war} />
			))}
			<Ways scene={scene} lands={lands} />
			{marches.map((m) => (
				<MarchArrow key={`${m.from} ${m.to} ${m.how}`} march={m} />
			))}
			{lands.map((land) => (
				<Pieces
					key={land.id}
					scene={scene}
					land={land}
					standard={standards.get(land.id)}
				/>
			))}
			{lands.map((land) => (
				<Odds key={land.id} scene={scene} land={land} />
			))}
			{hits && <Prices scene={scene} lands={lands} />}
		</svg>
	);
}

function Hits({ scene, lands }: All) {
	return (
		<svg class="hits" viewBox={box} role="group" aria-label={word(scene.lang, "map_of")}>
			{lands.map((land) => (
				<Hit key={land.id} scene={scene} land={land} />
			))}
		</svg>
	);
}

const drawing = { width: map.width, height: map.height };
const READABLE = 0.4; // pixels for a unit below which words would be too small

/** The map in a window of this size.  Without hits it can be looked at and not touched. */
export function EmpireMap(props: All & { size: Size; hits: boolean }) {
	const { scene, lands, size, hits } = props;
	const [k, setScale] = useState(1);
	const lit = lands.filter((land) => scene.stands(`state:${land.id}`).live);
	const ids = lit.map((land) => land.id).join();
	const see = useMemo(() => lit.map((land) => spotOf(land.id)), [ids]);
	return (
		<Zoom
			lang={scene.lang}
			label={word(scene.lang, "map_of")}
			drawing={drawing}
			size={size}
			see={see}
			when={scene.view.ply}
			onScale={setScale}
		>
			<div class={`layers ${k < READABLE ? "far" : ""}`}>
				<Still kind="under" />
				<Washes scene={scene} lands={lands} />
				<Still kind="over" />
				<Lights scene={scene} lands={lands} />
				<Standing scene={scene} lands={lands} hits={hits} />
				{hits && <Hits scene={scene} lands={lands} />}
			</div>
		</Zoom>
	);
}
