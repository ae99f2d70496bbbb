/* tokens.tsx: nobles, knights and cities, drawn round (0, 0). */
import { Charge, Glyph } from "../../kit/icon";
import type { Lang } from "../../kit/contract";
import { either } from "../../kit/words";
import type { Noble } from "./view";

const bust = "M0 -15a7 7 0 1 1 -.01 0zM-12 13C-12 3 -6 0 0 0S12 3 12 13z";

/** A noble tile: one bust or two, the age in years, the family's charge. */
export function NobleTile({ noble }: { noble: Noble }) {
	const couple = noble.side === "couple";
	return (
		<g class={`noble ${noble.side} seat-${noble.seat}`}>
			<rect
				class="field"
				x={-26}
				y={-26}
				width={52}
				height={52}
				rx={couple ? 7 : 15}
			/>
			{couple ? (
				<>
					<path class="bust" d={bust} transform="translate(-8 -3) scale(.82)" />
					<path
						class="bust second"
						d={bust}
						transform="translate(8 -1) scale(.74)"
					/>
				</>
			) : (
				<path class="bust" d={bust} transform="translate(0 -4) scale(.95)" />
			)}
			<rect class="age-box" x={-14} y={9} width={28} height={17} rx={4} />
			<text class="age" y={23}>
				{noble.age}
			</text>
			<g transform="translate(-17 -17)">
				<Charge seat={noble.seat} w={11} />
			</g>
			{(noble.n ?? 1) > 1 && (
				<g class="count">
					<circle cx={20} cy={-20} r={10} />
					<text x={20} y={-15}>
						{noble.n}
					</text>
				</g>
			)}
		</g>
	);
}

export function nobleName(lang: Lang, n: Noble, who: string): string {
	const what =
		n.side === "couple"
			? either(lang, "coppia", "couple")
			: either(lang, "barone", "baron");
	return `${what} ${either(lang, "di", "of")} ${n.age} (${who})`;
}

export function KnightToken({ seat, n }: { seat: number; n: number }) {
	return (
		<g class={`knight seat-${seat}`}>
			<path class="field" d="M0 -26L24 -12V12L0 26L-24 12V-12z" />
			<Glyph sign="chess" x={0} y={-2} w={34} fill="var(--on-seat)" />
			<g transform="translate(0 18)">
				<Charge seat={seat} w={9} />
			</g>
			{n > 1 && (
				<g class="count">
					<circle cx={18} cy={-18} r={10} />
					<text x={18} y={-13}>
						{n}
					</text>
				</g>
			)}
		</g>
	);
}

/** A city: a family's, or, without a seat, imperial. */
export function CityToken({ seat }: { seat?: number }) {
	return (
		<g class={seat === undefined ? "city imperial" : `city seat-${seat}`}>
			<path class="field" d="M-17 17V-3L-8 -12L0 -4V-14L8 -20L17 -10V17z" />
			{seat === undefined ? (
				<Glyph sign="imperial" x={1} y={7} w={17} fill="#2a1c05" />
			) : (
				<Charge seat={seat} y={7} w={11} />
			)}
		</g>
	);
}
