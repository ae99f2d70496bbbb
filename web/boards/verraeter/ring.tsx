/* ring.tsx: the twelve landscapes round the court, like the hours of a square clock, drawn
 * in a box of 1000.  So every border is an edge that two landscapes share. */
import { pictures } from "art:verraeter";
import { Charge, Glyph } from "../../kit/icon";
import { part } from "../../kit/part";
import { Piece } from "../../kit/piece";
import { PrintIn } from "../../kit/print";
import { tokensOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { LandName, Middle, nameHeight } from "./court";
import { called, printed, type VScene } from "./reading";
import type { Border, Face, House, Landscape, Place } from "./state";

const CELL = 250;
/* From one o'clock on. */
const columns = [2, 3, 3, 3, 3, 2, 1, 0, 0, 0, 0, 1];
const rows = [0, 0, 1, 2, 3, 3, 3, 3, 2, 1, 0, 0];

function spot(place: Place): [number, number] {
	const i = Number(place) - 1;
	return [(columns[i] + 0.5) * CELL, (rows[i] + 0.5) * CELL];
}

export function Banner({ house, x, y, k }: { house: House; x: number; y: number; k: number }) {
	return (
		<g class={`banner ${house}`} transform={`translate(${x} ${y}) scale(${k})`}>
			<path class="cloth" d="M-21 -27H21V16L0 28L-21 16z" />
			<Glyph sign={house} x={0} y={-4} w={34} />
		</g>
	);
}

/** What lies at a place. */
interface Lying {
	place: Place;
	land: Landscape | null;
	house: House;
	builder: number | null;
	face: Face;
}

/** A barn under a long roof, its gable towards us. */
const Estate = () => (
	<>
		<path class="halo" d="M-56 32V-6L-32 -38H34L60 -6V32z" />
		<path class="shade" d="M-10 32V-6H54V32z" />
		<path class="field" d="M-32 -38H34L60 -4H-8z" />
		<path class="lines" d="M-20 -30H38M-12 -20H46M-4 -11H52" />
		<path class="walls" d="M-54 32V-6L-32 -36L-10 -6V32z" />
		<path class="field" d="M-32 -40L-4 -3L-11 1L-32 -27L-53 1L-60 -3z" />
		<path class="dark" d="M-43 32V14Q-32 2 -21 14V32z" />
		<path class="lines" d="M-36 -10h8M-32 -14v9" />
	</>
);

/** A town hall with an arcade, battlements and a bell tower. */
const Office = () => (
	<>
		<path class="halo" d="M-58 32V-20H-50V-64H-24V-20H58V32z" />
		<path class="walls" d="M-54 32V-14H54V32z" />
		<path class="dark" d="M-48 32V14Q-40 2 -32 14V32zM-24 32V14Q-16 2 -8 14V32z" />
		<path class="field" d="M-58 -12V-26H-48V-20H-38V-26H-28V-20H-18V-26H-8V-20H2V-26H12V-20H22V-26H32V-20H42V-26H58V-12z" />
		<path class="walls" d="M-48 -20V-52H-26V-20z" />
		<path class="field" d="M-52 -50L-37 -72L-22 -50z" />
		<path class="dark" d="M-41 -30V-40Q-37 -46 -33 -40V-30z" />
		<path class="lines" d="M-50 -5h50" />
	</>
);

/** Estate or office; a banner on its wall says whose. */
function Building({ place, builder, face }: Lying) {
	if (builder === null) return null;
	return (
		<g
			class={`seat-${builder} building`}
			transform="translate(-46 8)"
			data-move={`building-${place}-${builder}-${face}`}
		>
			{face === "office" ? <Office /> : <Estate />}
			<path class="banner-of" d="M6 -12H50V22L28 34L6 22z" />
			<g class="charge-box">
				<Charge seat={builder} x={28} y={9} w={32} />
			</g>
		</g>
	);
}

function label(scene: VScene, { place, land, house, builder, face }: Lying): string {
	const at = `${either(scene.lang, "posto", "place")} ${place}`;
	if (!land) return `${at}: ${either(scene.lang, "vuoto", "empty")}`;
	const said = [
		called(scene, "landscape", land),
		`${printed(scene).landscape[land].cp} ${either(scene.lang, "punti conflitto", "conflict points")}`,
		called(scene, "house", house),
	];
	if (builder !== null)
		said.push(`${called(scene, "face", face)}: ${scene.view.seats[builder].name}`);
	return `${at}: ${said.join(", ")}`;
}

/** The engraving of the land; below it its name on a ribbon of paper. */
function Art({ scene, place, land, house }: Lying & { scene: VScene; land: Landscape }) {
	const name = called(scene, "landscape", land);
	const high = nameHeight(name);
	return (
		<>
			<clipPath id={`clip-${place}`}>
				<rect x={-109} y={-109} width={218} height={218} rx={6} />
			</clipPath>
			<g clip-path={`url(#clip-${place})`}>
				<PrintIn
					src={pictures[`landscape:${land}`]}
					x={-146}
					y={-154}
					width={292}
					height={254}
				/>
				<rect class="name-band" x={-110} y={110 - high} width={220} height={high} />
			</g>
			<Banner house={house} x={-72} y={-74} k={1.5} />
			<g class="worth">
				<circle cx={76} cy={-76} r={31} />
				<text x={76} y={-62}>
					{printed(scene).landscape[land].cp}
				</text>
			</g>
			<text class="hour" x={4} y={-76}>
				{place}
			</text>
			<LandName class="land-name" name={name} x={0} y={102} />
		</>
	);
}

const Landscape = part(
	({ scene, ...lying }: Lying & { scene: VScene }) => (
		<Piece
			scene={scene}
			id={`place:${lying.place}`}
			label={label(scene, lying)}
			class={`landscape ${lying.land ? `${lying.land} ${lying.house}` : "bare"}`}
			at={`translate(${spot(lying.place)})`}
			tip={label(scene, lying)}
		>
			<rect class="edge" x={-119} y={-119} width={238} height={238} rx={14} />
			{lying.land && <Art {...lying} land={lying.land} scene={scene} />}
			<Building {...lying} />
		</Piece>
	),
	({ place }) => [`place:${place}`],
);

/* The middle of the edge two landscapes share; a level edge is passed a little, to where
 * the lower landscape has room between banner and number, so that no name is covered. */
function edge(border: Border): [number, number] {
	const [[x1, y1], [x2, y2]] = border.split("-").map((place) => spot(place as Place));
	return [(x1 + x2) / 2, (y1 + y2) / 2 + (x1 === x2 ? 36 : 0)];
}

/** Where two landscapes meet: the conflict, or a place for it. */
function Edge({ scene, border }: { scene: VScene; border: Border }) {
	const is = scene.view.board.conflict === border;
	const between = either(scene.lang, "conflitto tra", "conflict between");
	if (!is && !scene.stands(`border:${border}`).live) return null;
	return (
		<Piece
			scene={scene}
			id={`border:${border}`}
			at={`translate(${edge(border)})`}
			class={`border ${is ? "is" : ""}`}
			label={`${between} ${called(scene, "border", border)}`}
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
	const { land, owner, builder, face } = scene.view.board;
	const places = tokensOf(scene.catalogue, "place") as Place[];
	const borders = tokensOf(scene.catalogue, "border") as Border[];
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
			{places.map((at) => (
				<Landscape
					key={at}
					scene={scene}
					place={at}
					land={land[at]}
					house={owner[at]}
					builder={builder[at]}
					face={face[at]}
				/>
			))}
			{borders.map((border) => (
				<Edge key={border} scene={scene} border={border} />
			))}
		</svg>
	);
}
