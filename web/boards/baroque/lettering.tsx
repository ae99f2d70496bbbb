/* lettering.tsx: the words of the sheet that are no states': lands abroad, seas, degrees, the
 * cartouche with the title and the one with the key. */
import { map } from "map:baroque";
import type { Lang } from "../../kit/contract";
import { Blazon } from "./pieces";
import { type BScene, powerOf } from "./view";
import { abroad, title, word } from "./words";

function Abroad({ lang }: { lang: Lang }) {
	return (
		<>
			{Object.entries(map.abroad).map(([id, [x, y, size, tracking]]) => (
				<g key={id} class={id.endsWith("_sea") ? "sea-name" : "land-name"}>
					{abroad[id][lang].split("|").map((line, i, all) => (
						<text
							key={line}
							x={x + (all.length > 1 ? i * 14 - 6 : 0)}
							y={y + i * size * 1.02 - (all.length - 1) * size * 0.4}
							font-size={size}
							letter-spacing={tracking}
						>
							{line}
						</text>
					))}
				</g>
			))}
		</>
	);
}

/** What the map is, and that it is not the printed one. */
function Title({ lang }: { lang: Lang }) {
	const [x, y] = map.title;
	return (
		<g class="cartouche-words" transform={`translate(${x} ${y})`}>
			<text class="great" y="-9" textLength="366">
				Sacrum Imperium Romanum
			</text>
			<text class="slanted" y="15">
				{title.line[lang]}
			</text>
			<path class="rule" d="M-150 24H-34M34 24H150M0 20l4 4-4 4-4-4Z" />
			<text class="made" y="43">
				{title.made[lang]}
			</text>
		</g>
	);
}

/** Who is who, and what the signs of states mean. */
function Key({ scene }: { scene: BScene }) {
	const [x, y] = map.legend;
	const signs = ["elector", "diocese", "port"] as const;
	return (
		<g class="cartouche-words" transform={`translate(${x} ${y})`}>
			{scene.view.seats.map((_, seat) => (
				<g key={seat} transform={`translate(-74 ${-58 + seat * 27})`}>
					<g transform="scale(.84)">
						<Blazon seat={seat} />
					</g>
					<text class="power" x="17" y="5.5">
						{powerOf(scene, seat)}
					</text>
				</g>
			))}
			<path class="rule" d="M-76 44H76" />
			{signs.map((sign, i) => (
				<g key={sign} transform={`translate(${(i - 1) * 56} 58)`}>
					<use href={`#bq-${sign}`} />
					<text class="slanted" y="22">
						{word(scene.lang, sign)}
					</text>
				</g>
			))}
		</g>
	);
}

/** From afar no words can be read: the Empire by its letters, the powers by their arms. */
function Afar({ scene }: { scene: BScene }) {
	const [[x, y], [left, top]] = [map.title, map.legend];
	return (
		<g class="afar">
			<text x={x} y={y + 22}>
				S · R · I
			</text>
			{scene.view.seats.map((_, seat) => {
				const at = [left - 44 + (seat % 2) * 88, top - 42 + Math.floor(seat / 2) * 84];
				return (
					<g key={seat} transform={`translate(${at[0]} ${at[1]}) scale(2.5)`}>
						<Blazon seat={seat} />
					</g>
				);
			})}
		</g>
	);
}

export function Lettering({ scene }: { scene: BScene }) {
	return (
		<g class="lettering" aria-hidden="true">
			<Abroad lang={scene.lang} />
			<Title lang={scene.lang} />
			<Key scene={scene} />
			<Afar scene={scene} />
			<g class="degrees">
				{map.degrees.map(([x, y, n]) => (
					<text key={`${x} ${y}`} x={x} y={y}>
						{n}
					</text>
				))}
			</g>
		</g>
	);
}
