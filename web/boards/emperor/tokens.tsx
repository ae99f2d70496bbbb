/* tokens.tsx: nobles, knights and cities, drawn round (0, 0). */
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

/** A noble tile: one head or two, the age in years, the family's charge. */
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
			<image href={pictures[`rank:${noble.rank}`]} x={-24} y={-31} width={50} height={50} />
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
			<image href={pictures["counter:knight"]} x={-21} y={-28} width={42} height={42} />
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
