/* throne.tsx: the throne in its cartouche, and the track of rounds with what each pays. */
import { Glyph } from "../../kit/icon";
import { emsOf, longestOf } from "../../kit/letters";
import { Piece } from "../../kit/piece";
import { either, say } from "../../kit/words";
import type { Chart } from "./charts";
import { Canopy, NobleTile } from "./tokens";
import { type EScene, nobleName, printed, roman, tileOf } from "./view";

interface On {
	scene: EScene;
	chart: Chart;
}

const at = ([x, y]: [number, number]) => ({ x, y });

/** The noble on the throne. */
function Ruler({ scene, chart }: On) {
	const { throne } = scene.view.board;
	if (!throne) return null;
	const n = tileOf(throne);
	const [x, y] = chart.throne.seat;
	return (
		<Piece
			scene={scene}
			id={`noble:throne.${n.seat}.${n.rank}`}
			label={`${either(scene.lang, "trono", "throne")}: ${nobleName(scene, n)}`}
			at={`translate(${x} ${y + 12})`}
			move={`throne-${n.seat}-${n.rank}`}
		>
			<rect class="reach" x={-46} y={-46} width={92} height={92} />
			<NobleTile noble={n} />
		</Piece>
	);
}

const LINE = { large: 30, small: 24 }; // units of the sheet

/** Letters for a name in one line; for a long one smaller, in two. */
function sizeOf(name: string, width: number): number {
	const one = width / emsOf(name);
	if (one >= LINE.small) return Math.min(LINE.large, one);
	return Math.min(LINE.small, (width * 1.8) / emsOf(name), width / longestOf(name));
}

/** The emperor's name; drawn text cannot break. */
function RulerName({ name = "", chart }: { name?: string; chart: Chart }) {
	const [x, y] = chart.throne.who;
	const width = chart.throne.whoWidth;
	const high = 2 * LINE.small;
	return (
		<foreignObject x={x - width / 2} y={y - 14 - high / 2} width={width} height={high}>
			<div class="throne-who" style={{ fontSize: `${sizeOf(name, width)}px` }}>
				{name}
			</div>
		</foreignObject>
	);
}

/** Who sits on it, and who has just had to leave. */
export function Throne({ scene, chart }: On) {
	const b = scene.view.board;
	const t = chart.throne;
	const [x, y, w, h] = chart.drawn.throne;
	const fresh = scene.stands("place:throne").fresh ? "fresh" : "";
	const isSlim = t.whoWidth < 200; // no room for the whole word
	const cities = either(scene.lang, "città imp.", isSlim ? "imp. cities" : "imperial cities");
	return (
		<g
			class={`throne ${fresh}`}
			data-piece="place:throne"
			transform={`translate(${x} ${y})`}
		>
			<rect class="cartouche" x={-w / 2 + 8} y={-h / 2 + 8} width={w - 16} height={h - 16} />
			<text class="throne-name" {...at(t.title)}>
				{either(scene.lang, "Il trono", "The throne")}
			</text>
			<g transform={`translate(${t.seat}) scale(.8)`}>
				<Canopy kind="imperial" />
				<Glyph sign="imperial" x={0} y={-58} w={46} />
			</g>
			<Ruler scene={scene} chart={chart} />
			<RulerName name={scene.view.seats[b.emperor]?.name} chart={chart} />
			<text class="throne-small" {...at(t.cities)}>
				{cities}: {b.imperial_left}
			</text>
			{b.deposed && (
				<g class="deposed" transform={`translate(${t.deposed}) rotate(18)`}>
					<NobleTile noble={tileOf(b.deposed)} />
				</g>
			)}
		</g>
	);
}

/** A round of the track, and what it pays the emperor. */
function Round({ scene, nth }: { scene: EScene; nth: number }) {
	const { round } = scene.view.board;
	const t = printed(scene).track[nth - 1];
	const l = scene.lang;
	const pays = [
		`${t.points} ${say(l, "points")}`,
		`${t.thalers} ${either(l, "talleri", "thalers")}`,
		t.city ? either(l, "città imperiale", "imperial city") : "",
	].filter(Boolean);
	const when = nth === round ? "now" : nth < round ? "done" : "";
	return (
		<g transform={`translate(${(nth - 3) * 57} 0)`} class={`round ${when}`}>
			<title>{`${either(l, "all'imperatore", "to the emperor")}: ${pays.join(", ")}`}</title>
			<path class="plaque" d="M-26 -40Q0 -46 26 -40V42L0 54L-26 42z" />
			<text class="no" y={-14}>
				{roman(scene, String(nth))}
			</text>
			<text x={-8} y={16}>
				{t.points}
			</text>
			<Glyph sign="laurel" x={11} y={8} w={20} />
			{t.thalers > 0 && (
				<>
					<text x={t.city ? -13 : -8} y={41}>
						{t.thalers}
					</text>
					<Glyph sign="coins" x={t.city ? 0 : 11} y={33} w={16} />
				</>
			)}
			{t.city && <Glyph sign="city" x={t.thalers ? 15 : 0} y={33} w={17} />}
		</g>
	);
}

export function Rounds({ scene, chart }: On) {
	const { round } = scene.view.board;
	const { track } = printed(scene);
	const [x, y] = chart.drawn.rounds;
	return (
		<g
			class="rounds"
			transform={`translate(${x} ${y})`}
			role="img"
			aria-label={`${either(scene.lang, "Turno", "Round")} ${round} / ${track.length}`}
		>
			<path class="cord" d="M-152 -34Q0 -52 152 -34" />
			{track.map((_, i) => (
				<Round key={i} scene={scene} nth={i + 1} />
			))}
		</g>
	);
}
