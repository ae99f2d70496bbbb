/* tokens.tsx: nobles, knights, towns and castles, drawn round (0, 0). */
import { pictures } from "art:emperor";
import { Charge, Glyph } from "../../kit/icon";
import type { Tile } from "./view";

/** How many alike stand there. */
function Count({ n, x, y }: { n: number; x: number; y: number }) {
	if (n < 2) return null;
	return (
		<g class="count">
			<circle cx={x} cy={y} r={14} />
			<text x={x} y={y + 9}>
				{n}
			</text>
		</g>
	);
}

/** Whose it is: the family's charge on a small disc. */
function Badge({ seat, x, y }: { seat: number; x: number; y: number }) {
	return (
		<g class="badge" transform={`translate(${x} ${y})`}>
			<circle class="field" r={11} />
			<Charge seat={seat} w={14} />
		</g>
	);
}

/** A noble: a medal of the family's metal with one head or two, and the age on a scroll. */
export function NobleTile({ noble }: { noble: Tile }) {
	const { seat, rank, side, age, n } = noble;
	return (
		<g class={`noble ${side} seat-${seat}`}>
			<circle class="shadow" cx={2} cy={3} r={31} />
			<circle class="field" r={30.5} />
			<image href={pictures[`noble:${seat}.${rank}`]} x={-27} y={-27} width={54} height={54} />
			{side === "couple" && <circle class="pair" r={28.6} />}
			<path class="age-box" d="M-25 9H25L21 20.5L25 32H-25L-21 20.5z" />
			<text class="age" y={29}>
				{age}
			</text>
			<Badge seat={seat} x={-22} y={-21} />
			<Count n={n} x={23} y={-20} />
		</g>
	);
}

export function KnightToken({ seat, n }: { seat: number; n: number }) {
	return (
		<g class={`knight seat-${seat}`}>
			<path class="shadow" d="M2 -28L30 -12V18L2 34L-26 18V-12z" />
			<path class="field" d="M0 -31L28 -15V15L0 31L-28 15V-15z" />
			<image href={pictures[`knight:${seat}`]} x={-23} y={-23} width={46} height={46} />
			<Badge seat={seat} x={0} y={22} />
			<Count n={n} x={20} y={-20} />
		</g>
	);
}

/* ---- towns ---- */

const walls =
	"M-22 20V5H22V20zM-19 5V-5L-12 -12L-4 -5V5zM-4 5V-17H6V5zM6 5V-3L14 -10L20 -3V5z";
const roofs = "M-22 -4L-12 -15L-2 -4zM-7 -16L1 -31L9 -16zM4 -2L14 -12L23 -2z";
const windows = "M-14 2v-4M-10 2v-4M-1 -10v4M3 -10v4M12 2v-3M16 2v-3M1 -31v-5";

/** A town: a family's, or, without a seat, imperial. */
export function CityToken({ seat }: { seat?: number }) {
	const isImperial = seat === undefined;
	return (
		<g class={isImperial ? "city imperial" : `city seat-${seat}`}>
			<path class="walls" d={walls} />
			<path class="field" d={roofs} />
			<path class="windows" d={windows} />
			{isImperial ? (
				<Glyph sign="imperial" x={0} y={12} w={18} fill="#2a1c05" />
			) : (
				<g class="on-wall">
					<Charge seat={seat} y={12.5} w={14} />
				</g>
			)}
		</g>
	);
}

/** Where a town may be built: a hamlet, engraved with the map. */
export const Hamlet = () => (
	<g class="hamlet">
		<path d={walls} />
		<path d={roofs} />
	</g>
);

/** A castle on its rock; a knight may stand in its gate. */
export const CastleDrawn = () => (
	<>
		<path class="rock" d="M-46 38Q-40 26 -34 28H34Q42 26 47 38Q0 48 -46 38z" />
		<path
			class="edge"
			d="M-36 34V-20H-40V-34H-34V-28H-30V-34H-24V-28H-20V-34H-14V-20H-16V-6H-11V-13H-5V-6H5V-13H11V-6H16V-20H14V-34H20V-28H24V-34H30V-28H34V-34H40V-20H36V34z"
		/>
		<path
			class="masonry"
			d="M-36 -8h8M-30 4h10M-36 16h10M-28 26h8M24 -8h12M28 4h8M22 16h12M26 26h10M-10 2h6M4 4h8M34 -18V32M31 -16V30M14 -4V30"
		/>
		<path class="gate" d="M-9 34V18Q0 8 9 18V34z" />
		<path class="gate" d="M-28 -10v8M28 -10v8" />
	</>
);

/** The canopy under which an elector sits, or the emperor. */
export function Canopy({ kind }: { kind: "religious" | "secular" | "imperial" }) {
	return (
		<g class={`canopy ${kind}`}>
			<path class="edge velvet" d="M-38 66V-34Q-36 -54 0 -60Q36 -54 38 -34V66z" />
			<path class="folds" d="M-24 62V-30M-12 62V-34M0 62V-34M12 62V-34M24 62V-30" />
			<path class="drape" d="M-44 66Q-40 16 -40 -34L-30 -34Q-34 24 -28 66zM44 66Q40 16 40 -34L30 -34Q34 24 28 66z" />
			<path
				class="valance"
				d="M-46 -30Q-42 -60 0 -64Q42 -60 46 -30Q38.5 -18 30.5 -30Q23 -18 15.5 -30Q8 -18 0 -30Q-8 -18 -15.5 -30Q-23 -18 -30.5 -30Q-38.5 -18 -46 -30z"
			/>
			<path class="dais" d="M-48 58H48V70H-48zM-52 70H52V76H-52z" />
		</g>
	);
}
