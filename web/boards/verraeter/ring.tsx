/* ring.tsx: the twelve landscapes like the hours of a clock, drawn in a box of 1000. */
import type { Scene } from "../../kit/contract";
import { Charge, Glyph, type Sign } from "../../kit/icon";
import { Piece } from "../../kit/piece";
import { either } from "../../kit/words";
import type { House, Land, Place, Verraeter } from "./view";
import { buildings, houses, phase } from "./words";

type VScene = Scene<Verraeter>;

const RADIUS = 398;
const spot = (hour: number, r = RADIUS): [number, number] => {
	const angle = (hour * Math.PI) / 6;
	return [500 + r * Math.sin(angle), 500 - r * Math.cos(angle)];
};

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
		"M-62 20L-30 -14L-8 8L20 -22L62 14V62H-62z",
		"M-62 44Q-20 24 10 40T62 36V62H-62z",
	],
	meadow: ["M-62 14Q-20 -12 20 8T62 4V62H-62z", "M-62 40Q-10 22 62 46V62H-62z"],
	river: [
		"M-62 4Q-20 -14 10 2T62 -4V62H-62z",
		"M-62 30Q-20 18 0 34T62 30V48Q20 40 -4 52T-62 50z",
	],
	woods: ["M-62 8Q0 -18 62 8V62H-62z", "M-62 42Q0 30 62 42V62H-62z"],
	village: ["M-62 10Q-30 -6 0 6T62 0V62H-62z", "M-62 44Q0 28 62 44V62H-62z"],
	town: ["M-62 12Q0 -14 62 12V62H-62z", "M-62 46Q0 34 62 46V62H-62z"],
};

function Banner({ house, x, y }: { house: House; x: number; y: number }) {
	return (
		<g class={`banner ${house}`} transform={`translate(${x} ${y})`}>
			<path class="cloth" d="M-21 -25H21V16L0 27L-21 16z" />
			<Glyph sign={house} x={0} y={-3} w={33} />
		</g>
	);
}

function Building({ place }: { place: Place }) {
	if (place.builder === undefined) return null;
	return (
		<g
			class={`seat-${place.builder} building`}
			transform="translate(0 76)"
			data-move={`building-${place.place}-${place.builder}-${place.building}`}
		>
			<path
				class="field"
				d={
					place.building === "office"
						? "M-44 -17H44V19H-44z"
						: "M-44 19V-6L0 -25L44 -6V19z"
				}
			/>
			<Glyph
				sign={place.building === "office" ? "office" : "barn"}
				x={-17}
				y={3}
				w={29}
				fill="var(--on-seat)"
			/>
			<g class="charge-box">
				<Charge seat={place.builder} x={19} y={3} w={23} />
			</g>
		</g>
	);
}

function label(scene: VScene, p: Place): string {
	const say = (w: { it: string; en: string }) => w[scene.lang];
	const at = `${either(scene.lang, "posto", "place")} ${p.place}`;
	if (!p.land) return `${at}: ${either(scene.lang, "vuoto", "empty")}`;
	const built =
		p.builder === undefined
			? ""
			: `, ${say(buildings[p.building!])}: ${scene.view.seats[p.builder].name}`;
	return `${at}: ${p.name}, ${p.cp} ${either(scene.lang, "punti conflitto", "conflict points")}, ${say(houses[p.house!])}${built}`;
}

function Landscape({ scene, place }: { scene: VScene; place: Place }) {
	const [x, y] = spot(Number(place.place));
	const land = place.land;
	return (
		<Piece
			scene={scene}
			id={`place:${place.place}`}
			label={label(scene, place)}
			class={`landscape ${land ?? "bare"} ${place.house ?? ""}`}
			at={`translate(${x} ${y}) scale(1.2)`}
		>
			<rect class="edge" x={-70} y={-70} width={140} height={140} rx={10} />
			{land && (
				<>
					<clipPath id={`clip-${place.place}`}>
						<rect x={-62} y={-62} width={124} height={124} rx={5} />
					</clipPath>
					<g clip-path={`url(#clip-${place.place})`}>
						<rect class="sky" x={-62} y={-62} width={124} height={124} />
						<path class="far" d={hills[land][0]} />
						<Glyph sign={signs[land]} x={12} y={2} w={76} />
						<path class="near" d={hills[land][1]} />
					</g>
					<Banner house={place.house!} x={-38} y={-43} />
					<g class="worth">
						<circle cx={42} cy={-44} r={23} />
						<text x={42} y={-34}>
							{place.cp}
						</text>
					</g>
					<text
						class={place.name!.length > 11 ? "land-name long" : "land-name"}
						x={0}
						y={56}
					>
						{place.name}
					</text>
					<Building place={place} />
				</>
			)}
		</Piece>
	);
}

function Border({ scene, hour }: { scene: VScene; hour: number }) {
	const next = (hour % 12) + 1;
	const id = `${hour}-${next}`;
	const [x, y] = spot(hour + 0.5, RADIUS - 2);
	const is = scene.view.board.conflict === id;
	const stands = scene.stands(`border:${id}`);
	if (!is && !stands.live) return null;
	return (
		<Piece
			scene={scene}
			id={`border:${id}`}
			at={`translate(${x} ${y})`}
			class={`border ${is ? "is" : ""}`}
			label={`${either(scene.lang, "conflitto tra", "conflict between")} ${hour} ${either(scene.lang, "e", "and")} ${next}`}
		>
			<circle class="reach" r={62} />
			<g data-move={is ? "conflict" : undefined}>
				<circle class="coin" r={37} />
				<Glyph sign="conflict" x={0} y={0} w={48} />
			</g>
		</Piece>
	);
}

/** The middle: round and phase, the landscapes in conflict, deck and discards. */
function Middle({ scene }: { scene: VScene }) {
	const b = scene.view.board;
	const hours = b.conflict?.split("-").map(Number) ?? [];
	const dots = Array.from({ length: b.rounds }, (_, i) => i + 1);
	return (
		<g class="middle">
			<circle class="court" cx={500} cy={500} r={275} />
			<circle class="court-line" cx={500} cy={500} r={262} />
			<text class="round" x={500} y={352}>
				{either(scene.lang, "Round", "Round")} {Math.max(b.round, 1)} / {b.rounds}
			</text>
			{dots.map((n) => (
				<circle
					key={n}
					class={n < b.round ? "dot done" : n === b.round ? "dot now" : "dot"}
					cx={500 + (n - (b.rounds + 1) / 2) * 34}
					cy={382}
					r={n === b.round ? 11 : 7}
				/>
			))}
			<text class="phase" x={500} y={440}>
				{phase(scene.lang, b.phase)}
			</text>
			{hours.map((h, i) => {
				const p = b.ring[h - 1];
				return (
					<g
						key={i}
						transform={`translate(${i ? 610 : 390} 530)`}
						class={`side ${p.house}`}
					>
						<Banner house={p.house!} x={0} y={-20} />
						<text class="side-name" y={42}>
							{p.name}
						</text>
						<text class="side-cp" y={84}>
							{p.cp}
						</text>
					</g>
				);
			})}
			{hours.length > 0 && <Glyph sign="conflict" x={500} y={528} w={90} />}
			{hours.length === 0 && <Glyph sign="shadow" x={500} y={540} w={120} />}
			<text class="decks" x={500} y={676}>
				{either(scene.lang, "mazzo", "deck")} {b.deck} ·{" "}
				{either(scene.lang, "scarti", "discards")} {b.discards.length}
			</text>
		</g>
	);
}

export function Ring({ scene }: { scene: VScene }) {
	const hours = Array.from({ length: 12 }, (_, i) => i + 1);
	return (
		<svg
			class="ring"
			viewBox="0 0 1000 1022"
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
