/* tokens.tsx: nobles, knights and cities, drawn round (0, 0). */
import { Charge, Glyph } from "../../kit/icon";
import type { Tile } from "./view";

const bust = "M0 -15a7 7 0 1 1 -.01 0zM-12 13C-12 3 -6 0 0 0S12 3 12 13z";

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

function Busts({ couple }: { couple: boolean }) {
	if (!couple) return <path class="bust" d={bust} transform="translate(0 -9)" />;
	return (
		<>
			<path class="bust" d={bust} transform="translate(-7 -9) scale(.92)" />
			<path class="bust second" d={bust} transform="translate(11 -7) scale(.82)" />
		</>
	);
}

/** A noble tile: one bust or two, the age in years, the family's charge. */
export function NobleTile({ noble }: { noble: Tile }) {
	const couple = noble.side === "couple";
	return (
		<g class={`noble ${noble.side} seat-${noble.seat}`}>
			<rect
				class="field"
				x={-30}
				y={-30}
				width={60}
				height={60}
				rx={couple ? 8 : 18}
			/>
			<Busts couple={couple} />
			<rect class="age-box" x={-20} y={4} width={40} height={26} rx={5} />
			<text class="age" y={26}>
				{noble.age}
			</text>
			<g transform="translate(-19 -18)">
				<Charge seat={noble.seat} w={14} />
			</g>
			<Count n={noble.n} x={22} y={-22} />
		</g>
	);
}

export function KnightToken({ seat, n }: { seat: number; n: number }) {
	return (
		<g class={`knight seat-${seat}`}>
			<path class="field" d="M0 -31L28 -15V15L0 31L-28 15V-15z" />
			<Glyph sign="chess" x={0} y={-5} w={38} fill="var(--on-seat)" />
			<g transform="translate(0 20)">
				<Charge seat={seat} w={12} />
			</g>
			<Count n={n} x={20} y={-20} />
		</g>
	);
}

/** A city: a family's, or, without a seat, imperial. */
export function CityToken({ seat }: { seat?: number }) {
	return (
		<g class={seat === undefined ? "city imperial" : `city seat-${seat}`}>
			<path class="field" d={city} />
			{seat === undefined ? (
				<Glyph sign="imperial" x={1} y={9} w={22} fill="#2a1c05" />
			) : (
				<Charge seat={seat} y={10} w={15} />
			)}
		</g>
	);
}

/** The outline of a city, and of the space for one. */
export const city = "M-20 21V-4L-10 -14L0 -4V-16L10 -24L20 -12V21z";
