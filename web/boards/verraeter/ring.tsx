/* ring.tsx: the twelve landscapes round the court, like the hours of a square clock, drawn
 * in a box of 1000.  So every border is an edge that two landscapes share. */
import type { Scene } from "../../kit/contract";
import { Charge, Glyph, type Sign } from "../../kit/icon";
import { part } from "../../kit/part";
import { Piece } from "../../kit/piece";
import { nameOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { LandName, Middle } from "./court";
import type { House, Land, Place, Verraeter } from "./view";

type VScene = Scene<Verraeter>;

const CELL = 250;
/* By hour, from 1: column and row. */
const cells: [number, number][] = [
	[2, 0],
	[3, 0],
	[3, 1],
	[3, 2],
	[3, 3],
	[2, 3],
	[1, 3],
	[0, 3],
	[0, 2],
	[0, 1],
	[0, 0],
	[1, 0],
];

function spot(hour: number): [number, number] {
	const [column, row] = cells[(hour + 11) % 12];
	return [(column + 0.5) * CELL, (row + 0.5) * CELL];
}

const signs: Record<Land, Sign> = {
	wilderness: "mountains",
	meadow: "grass",
	river: "river",
	woods: "pines",
	village: "village",
	town: "town",
};

/* Far hills, near hills; the sign of the land stands between them like an engraving. */
const hills: Record<Land, [string, string]> = {
	wilderness: [
		"M-110 30L-54 -30L-14 14L36 -44L110 24V110H-110z",
		"M-110 64Q-36 34 18 58T110 50V110H-110z",
	],
	meadow: [
		"M-110 22Q-36 -24 36 12T110 6V110H-110z",
		"M-110 60Q-18 30 110 66V110H-110z",
	],
	river: [
		"M-110 6Q-36 -26 18 4T110 -8V110H-110z",
		"M-110 40Q-36 22 0 48T110 40V110H-110z",
	],
	woods: ["M-110 14Q0 -34 110 14V110H-110z", "M-110 62Q0 42 110 62V110H-110z"],
	village: ["M-110 18Q-54 -12 0 10T110 0V110H-110z", "M-110 64Q0 38 110 64V110H-110z"],
	town: ["M-110 20Q0 -26 110 20V110H-110z", "M-110 66Q0 48 110 66V110H-110z"],
};

export function Banner({ house, x, y, k }: { house: House; x: number; y: number; k: number }) {
	return (
		<g class={`banner ${house}`} transform={`translate(${x} ${y}) scale(${k})`}>
			<path class="cloth" d="M-21 -27H21V16L0 28L-21 16z" />
			<Glyph sign={house} x={0} y={-4} w={34} />
		</g>
	);
}

/** An estate has a gable, an office a flat roof; both bear the builder's charge. */
function Building({ place }: { place: Place }) {
	if (place.builder === undefined) return null;
	const office = place.building === "office";
	return (
		<g
			class={`seat-${place.builder} building`}
			transform="translate(-46 4)"
			data-move={`building-${place.place}-${place.builder}-${place.building}`}
		>
			<path
				class="field"
				d={office ? "M-56 -26H56V30H-56z" : "M-56 30V-8L0 -38L56 -8V30z"}
			/>
			<Glyph
				sign={office ? "office" : "barn"}
				x={-24}
				y={6}
				w={42}
				fill="var(--on-seat)"
			/>
			<g class="charge-box">
				<Charge seat={place.builder} x={26} y={6} w={34} />
			</g>
		</g>
	);
}

function label(scene: VScene, p: Place): string {
	const { catalogue } = scene;
	const at = `${either(scene.lang, "posto", "place")} ${p.place}`;
	if (!p.land) return `${at}: ${either(scene.lang, "vuoto", "empty")}`;
	const points = `${p.cp} ${either(scene.lang, "punti conflitto", "conflict points")}`;
	const built =
		p.builder === undefined
			? ""
			: `, ${nameOf(catalogue, "face", p.building!)}: ${scene.view.seats[p.builder].name}`;
	return `${at}: ${p.name}, ${points}, ${nameOf(catalogue, "house", p.house!)}${built}`;
}

function Art({ place, land }: { place: Place; land: Land }) {
	return (
		<>
			<clipPath id={`clip-${place.place}`}>
				<rect x={-109} y={-109} width={218} height={218} rx={6} />
			</clipPath>
			<g clip-path={`url(#clip-${place.place})`}>
				<rect class="sky" x={-110} y={-110} width={220} height={220} />
				<path class="far" d={hills[land][0]} />
				<Glyph sign={signs[land]} x={34} y={0} w={128} />
				<path class="near" d={hills[land][1]} />
			</g>
			<Banner house={place.house!} x={-72} y={-74} k={1.5} />
			<g class="worth">
				<circle cx={76} cy={-76} r={31} />
				<text x={76} y={-62}>
					{place.cp}
				</text>
			</g>
			<text class="hour" x={4} y={-76}>
				{place.place}
			</text>
			<LandName class="land-name" name={place.name!} x={0} y={102} />
		</>
	);
}

const Landscape = part(
	({ scene, place }: { scene: VScene; place: Place }) => (
		<Piece
			scene={scene}
			id={`place:${place.place}`}
			label={label(scene, place)}
			class={`landscape ${place.land ?? "bare"} ${place.house ?? ""}`}
			at={`translate(${spot(Number(place.place))})`}
			tip={label(scene, place)}
		>
			<rect class="edge" x={-119} y={-119} width={238} height={238} rx={14} />
			{place.land && <Art place={place} land={place.land} />}
			<Building place={place} />
		</Piece>
	),
	({ place }) => [`place:${place.place}`],
);

/* The middle of the edge two landscapes share; a level edge is passed a little, to where
 * the lower landscape has room between banner and number, so that no name is covered. */
function edge(hour: number): [number, number] {
	const [x1, y1] = spot(hour);
	const [x2, y2] = spot(hour + 1);
	return [(x1 + x2) / 2, (y1 + y2) / 2 + (x1 === x2 ? 36 : 0)];
}

/** Where two landscapes meet: the conflict, or a place for it. */
function Border({ scene, hour }: { scene: VScene; hour: number }) {
	const next = (hour % 12) + 1;
	const id = `${hour}-${next}`;
	const is = scene.view.board.conflict === id;
	const between = either(scene.lang, "conflitto tra", "conflict between");
	if (!is && !scene.stands(`border:${id}`).live) return null;
	return (
		<Piece
			scene={scene}
			id={`border:${id}`}
			at={`translate(${edge(hour)})`}
			class={`border ${is ? "is" : ""}`}
			label={`${between} ${hour} ${either(scene.lang, "e", "and")} ${next}`}
		>
			<circle class="reach" r={76} />
			<g data-move={is ? "conflict" : undefined}>
				<circle class="coin" r={44} />
				<Glyph sign="conflict" x={0} y={0} w={58} />
			</g>
		</Piece>
	);
}

export function Ring({ scene }: { scene: VScene }) {
	const hours = Array.from({ length: 12 }, (_, i) => i + 1);
	return (
		<svg
			class="ring"
			viewBox="0 0 1000 1000"
			role="group"
			aria-label={either(
				scene.lang,
				"Il cerchio dei dodici territori",
				"The ring of twelve landscapes",
			)}
		>
			<Middle scene={scene} />
			{scene.view.board.ring.map((p) => (
				<Landscape key={p.place} scene={scene} place={p} />
			))}
			{hours.map((h) => (
				<Border key={h} scene={scene} hour={h} />
			))}
		</svg>
	);
}
