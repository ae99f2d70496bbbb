/* map.tsx: the Empire as an old map, wide or upright. */
import { type Area, AreaMap, Land } from "../../kit/areas";
import { Glyph } from "../../kit/icon";
import { part } from "../../kit/part";
import { Piece, ProposedMark } from "../../kit/piece";
import { either, say } from "../../kit/words";
import { type Chart, upright, wide } from "./lands";
import { PrivilegeTip, Spaces } from "./province";
import { NobleTile } from "./tokens";
import {
	type EScene,
	type Land as Realm,
	nobleName,
	printed,
	roman,
	tileOf,
	useLands,
} from "./view";

interface ProvinceProps {
	scene: EScene;
	p: Realm;
	area: Area;
	told: boolean; // does the whole province tell its privilege, or the seat alone?
}

function DrawnProvince({ scene, p, area, told }: ProvinceProps) {
	const kind = p.religious
		? either(scene.lang, "arcivescovado", "archbishopric")
		: either(scene.lang, "ducato", "duchy");
	const sort = p.religious ? "religious" : "secular";
	return (
		<Land
			scene={scene}
			piece={`province:${p.id}`}
			area={area}
			label={`${p.name}, ${kind}`}
			class={`province ${sort} ${p.in_game ? "" : "out"}`}
			tip={told && <PrivilegeTip scene={scene} p={p} />}
		>
			<text class="province-name" x={6} y={-88}>
				{p.name} {p.note}
				{p.proposed && <ProposedMark lang={scene.lang} />}
			</text>
			{p.in_game ? (
				<Spaces scene={scene} p={p} />
			) : (
				<text class="out-of-game">
					{either(scene.lang, "fuori gioco", "not in this game")}
				</text>
			)}
		</Land>
	);
}

/* Every piece that stands in a province, or may come to be touched there. */
function piecesIn({ p }: ProvinceProps): string[] {
	const nobles = p.nobles.map((n) => `noble:${p.id}.${n.seat}.${n.rank}`);
	const e = p.elector;
	return [
		`province:${p.id}`,
		`elector:${p.id}`,
		`castle:${p.id}`,
		`imperial:${p.id}`,
		...nobles,
		...p.knights.map(([seat]) => `knight:${p.id}.${seat}`),
		...(e ? [`noble:${p.id}.seat.${e.seat}.${e.rank}`] : []),
	];
}

const InProvince = part(DrawnProvince, piecesIn);

const at = ([x, y]: [number, number]) => ({ x, y });

/** The noble on the throne. */
function Ruler({ scene, chart }: { scene: EScene; chart: Chart }) {
	const { throne } = scene.view.board;
	if (!throne) return null;
	const n = tileOf(throne);
	const [x, y] = chart.throne.seat;
	return (
		<Piece
			scene={scene}
			id={`noble:throne.${n.seat}.${n.rank}`}
			label={`${either(scene.lang, "trono", "throne")}: ${nobleName(scene, n)}`}
			at={`translate(${x} ${y + 6})`}
			move={`throne-${n.seat}-${n.rank}`}
		>
			<rect class="reach" x={-46} y={-46} width={92} height={92} />
			<NobleTile noble={n} />
		</Piece>
	);
}

/** The emperor's name, cut where the cartouche ends; drawn text cannot do that. */
function RulerName({ name, chart }: { name?: string; chart: Chart }) {
	const [x, y] = chart.throne.who;
	const width = chart.throne.whoWidth;
	return (
		<foreignObject x={x - width / 2} y={y - 28} width={width} height={38}>
			<div class="throne-who" title={name}>
				{name}
			</div>
		</foreignObject>
	);
}

/** Who sits on it, and who has just had to leave. */
function Throne({ scene, chart }: { scene: EScene; chart: Chart }) {
	const b = scene.view.board;
	const t = chart.throne;
	const fresh = scene.stands("place:throne").fresh ? "fresh" : "";
	const cities = either(scene.lang, "città imp.", "imperial cities");
	return (
		<g
			class={`throne ${fresh}`}
			data-piece="place:throne"
			transform={`translate(${t.x} ${t.y})`}
		>
			<path class="cartouche" d={t.d} />
			<text class="throne-name" {...at(t.title)}>
				{either(scene.lang, "Il trono", "The throne")}
			</text>
			<Glyph sign="throne" {...at(t.seat)} w={112} />
			<Ruler scene={scene} chart={chart} />
			<RulerName name={scene.view.seats[b.emperor]?.name} chart={chart} />
			<text class="throne-small" {...at(t.cities)}>
				{cities}: {b.imperial_left}
			</text>
			{b.deposed && (
				<g transform={`translate(${t.deposed})`}>
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
			<rect x={-26} y={-36} width={52} height={88} rx={7} />
			<text class="no" y={-12}>
				{roman(scene, String(nth))}
			</text>
			<text x={-8} y={18}>
				{t.points}
			</text>
			<Glyph sign="laurel" x={11} y={10} w={20} />
			{t.thalers > 0 && (
				<>
					<text x={t.city ? -16 : -8} y={44}>
						{t.thalers}
					</text>
					<Glyph sign="coins" x={t.city ? -1 : 11} y={36} w={17} />
				</>
			)}
			{t.city && <Glyph sign="city" x={t.thalers ? 17 : 0} y={36} w={18} />}
		</g>
	);
}

function Rounds({ scene, chart }: { scene: EScene; chart: Chart }) {
	const { round } = scene.view.board;
	const { track } = printed(scene);
	return (
		<g
			class="rounds"
			transform={`translate(${chart.rounds.x} ${chart.rounds.y})`}
			role="img"
			aria-label={`${either(scene.lang, "Turno", "Round")} ${round} / ${track.length}`}
		>
			{track.map((_, i) => (
				<Round key={i} scene={scene} nth={i + 1} />
			))}
		</g>
	);
}

export function Empire({ scene, narrow }: { scene: EScene; narrow: boolean }) {
	const chart = narrow ? upright : wide;
	const lands = useLands(scene);
	return (
		<AreaMap
			chart={chart}
			class="empire"
			label={either(
				scene.lang,
				"Le sette province dell'Impero",
				"The seven provinces of the Empire",
			)}
		>
			<Rounds scene={scene} chart={chart} />
			{lands.map((p) => (
				<InProvince
					key={p.id}
					scene={scene}
					p={p}
					area={chart.areas[p.id]}
					told={narrow} // a finger would miss the seat
				/>
			))}
			<Throne scene={scene} chart={chart} />
		</AreaMap>
	);
}
