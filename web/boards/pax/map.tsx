/* map.tsx: the ten map cards: cities and who stands there, borders between them, the routes
 * of the fairs, theocracies, and who holds which empire. */
import { pictures } from "art:pax";
import { useBox } from "../../kit/box";
import { Charge } from "../../kit/icon";
import { part } from "../../kit/part";
import { Piece as Touched, ProposedMark } from "../../kit/piece";
import { type DrawnSign, PriceTag } from "../../kit/price";
import { PrintIn } from "../../kit/print";
import { either } from "../../kit/words";
import {
	borderAt,
	cityAt,
	cornerOf,
	type Layout,
	layoutFor,
	REALMS,
	routeOf,
	sizeOf,
} from "./chart";
import {
	called,
	citiesOf,
	fitting,
	hiddenMapFaceOf,
	mapFaceOf,
	type PScene,
	printed,
	SIDES,
	tokens,
} from "./reading";
import { cubeOf, Drawn, faithMarks, figureOf } from "./signs";
import type { Border, City, Empire, Piece, Place } from "./state";
import { MapWords } from "./words";

/* ---- prices ---- */

/** What is paid, in a drawing: only florins are. */
const Paid: DrawnSign = ({ x, w }) => <Drawn mark="coins" x={x} y={0} w={w} class="paid" />;

/** Inside the upper edge of a place: its own name stands below, another one may end above. */
const tagAt = (r: number) => `translate(0 ${6 - r}) scale(.72)`;

/* ---- pieces ---- */

/** A piece, drawn round (0, 0). */
function Man({ piece, w, isAtSea }: { piece: Piece; w: number; isAtSea?: boolean }) {
	const figure = figureOf(piece);
	if (figure) {
		const mark = isAtSea ? "galleon" : figure.mark;
		return <Drawn mark={mark} x={0} y={0} w={w} class={`man is-${figure.colour}`} />;
	}
	const seat = cubeOf(piece);
	const r = w * 0.4;
	return (
		<g class={`concession seat-${seat}`}>
			<rect class="field" x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 4} />
			<Charge seat={seat} w={r * 1.25} />
		</g>
	);
}

/** Same town, several places: the name stands once. */
const hasName = (city: City) => !/[13]$/.test(city);
const bare = (name: string) => name.replace(/ \d$/, "");

interface CityProps {
	scene: PScene;
	at: Layout;
	city: City;
	empire: Empire;
	piece: Piece | null;
	levy: Piece | undefined;
	isCovered: boolean;
}

function cityWords({ scene, city, empire, piece, levy, isCovered }: CityProps): string {
	const l = scene.lang;
	const name = called(scene, "city", city);
	if (isCovered) return `${name}: ${either(l, "emporio coperto", "covered emporium")}`;
	const who = piece ? called(scene, "piece", piece) : either(l, "nessuno", "nobody");
	const face = mapFaceOf(scene, empire);
	const mark = printed(scene).city[city].proposed.includes(face) ? "°" : "";
	const levied = levy
		? `. ${either(l, "Arruola", "Levies")}: ${called(scene, "piece", levy)}${mark}`
		: "";
	return `${name}: ${who}${levied}`;
}

/** What is levied in an empty place, faintly. */
function Ghost({ levy, w }: { levy: Piece; w: number }) {
	const figure = figureOf(levy)!;
	return <Drawn mark={figure.mark} x={0} y={0} w={w} class={`ghost is-${figure.colour}`} />;
}

function PlainCity(props: CityProps) {
	const { scene, at, city, empire, piece, levy, isCovered } = props;
	const [x, y] = cityAt(at, city, empire);
	const { is_capital, emporium } = printed(scene).city[city];
	const r = at.man * (is_capital ? 0.66 : 0.58);
	const words = cityWords(props);
	return (
		<Touched
			scene={scene}
			id={`city:${city}`}
			within={`empire:${empire}`}
			class={`city ${isCovered ? "covered" : ""} ${emporium ? `emporium of-${emporium}` : ""}`}
			label={words}
			tip={words}
			at={`translate(${x} ${y})`}
		>
			<rect class="reach" x={-at.reach / 2} y={-at.reach / 2} width={at.reach} height={at.reach} />
			<circle class="socket" r={r} />
			{is_capital && <circle class="rim" r={r + 3} />}
			{!piece && !isCovered && levy && <Ghost levy={levy} w={at.man * 0.72} />}
			{piece && (
				<g data-move={`at:${city}`}>
					<Man piece={piece} w={at.man} />
				</g>
			)}
			{hasName(city) && (
				<text class="town" y={r + 14}>
					{bare(called(scene, "city", city))}
				</text>
			)}
			<PriceTag scene={scene} piece={`city:${city}`} at={tagAt(r)} Sign={Paid} />
		</Touched>
	);
}

const CityPlace = part(PlainCity, ({ city, empire }) => [`city:${city}`, `empire:${empire}`]);

/* ---- borders ---- */

interface BorderProps {
	scene: PScene;
	at: Layout;
	border: Border;
	piece: Piece | null;
}

function PlainBorder({ scene, at, border, piece }: BorderProps) {
	const ends = printed(scene).border[border];
	const [x, y] = borderAt(at, ends);
	const l = scene.lang;
	const sort = ends.is_sea ? either(l, "mare", "sea") : either(l, "terra", "land");
	const isPirate = !!piece && cubeOf(piece) < 0;
	const who = piece
		? `${isPirate ? either(l, "pirata: ", "pirate: ") : ""}${called(scene, "piece", piece)}`
		: either(l, "libero", "free");
	const words = `${called(scene, "border", border)} (${sort}): ${who}`;
	const r = at.man * 0.56;
	return (
		<Touched
			scene={scene}
			id={`border:${border}`}
			class={`border ${ends.is_sea ? "sea" : "shore"}`}
			label={words}
			tip={words}
			at={`translate(${x} ${y})`}
		>
			<rect class="reach" x={-at.reach / 2} y={-at.reach / 2} width={at.reach} height={at.reach} />
			<circle class="socket" r={r} />
			{piece && <Man piece={piece} w={at.man} isAtSea={isPirate} />}
			<PriceTag scene={scene} piece={`border:${border}`} at={tagAt(r)} Sign={Paid} />
		</Touched>
	);
}

const BorderPlace = part(PlainBorder, ({ border }) => [`border:${border}`]);

/* ---- a map card ---- */

interface RealmProps {
	scene: PScene;
	at: Layout;
	empire: Empire;
}

/** Who holds the empire, and whom it represses. */
function Rule({ scene, at, empire }: RealmProps) {
	const b = scene.view.board;
	const row = printed(scene).empire[empire]!;
	const holder = b.holder[empire];
	const y = at.h - at.foot / 2;
	if (holder === null)
		return b.attack[empire] === null ? (
			<text class="ruler absent" x={at.w / 2} y={y + 5}>
				{row.king.name}
			</text>
		) : null; // the odds stand there
	const isRepublic = b.republics.includes(empire);
	const serfs = b.repressed[empire];
	const step = Math.min(20, (at.w - 92) / Math.max(1, serfs.length));
	return (
		<g class={`rule seat-${holder}`}>
			<rect class="field" x={5} y={y - 11} width={22} height={22} rx={3} />
			<g transform={`translate(16 ${y})`}>
				<Charge seat={holder} w={15} />
			</g>
			<Drawn mark={isRepublic ? "republic" : "king"} x={41} y={y} w={22} class="regime" />
			{b.queen[empire] && <Drawn mark="queen" x={62} y={y} w={18} class="regime" />}
			{b.suzerain[empire] && <Drawn mark="chain" x={80} y={y} w={16} class="regime" />}
			{serfs.map((piece, i) => (
				<g key={i} transform={`translate(${at.w - 14 - i * step} ${y})`}>
					<Man piece={piece} w={19} />
				</g>
			))}
		</g>
	);
}

function Ground({ at, empire }: RealmProps) {
	const high = at.h - at.head - at.foot;
	return (
		<>
			<rect class="card-paper" width={at.w} height={at.h} rx={7} />
			<svg
				y={at.head}
				width={at.w}
				height={high}
				viewBox="0 0 300 264"
				preserveAspectRatio="xMidYMid slice"
			>
				<PrintIn src={pictures[`map:${empire}`]} x={0} y={0} width={300} height={264} />
			</svg>
			<rect class="wash" y={at.head} width={at.w} height={high} />
			<rect class="card-edge" x={1.5} y={1.5} width={at.w - 3} height={at.h - 3} rx={6} />
		</>
	);
}

/** Where a plate covers neither a city nor its name: in the band of who holds the empire. */
const plateAt = (at: Layout) => `translate(${at.w * 0.57} ${at.h - at.foot / 2})`;

/** A war that is thought about or fought: how many attack, how many defend. */
function Odds({ scene, at, empire }: RealmProps) {
	const { attack, defence } = scene.view.board;
	if (attack[empire] === null) return null;
	const l = scene.lang;
	const words = `${attack[empire]} ${either(l, "attaccano", "attack")}, ${defence[empire]} ${either(l, "difendono", "defend")}`;
	return (
		<g class="odds" transform={plateAt(at)}>
			<title>{words}</title>
			<rect x={-36} y={-13} width={72} height={26} rx={13} />
			<text x={-22} y={6.5}>
				{attack[empire]}
			</text>
			<Drawn mark="swords" x={0} y={0} w={19} />
			<text x={22} y={6.5}>
				{defence[empire]}
			</text>
		</g>
	);
}

/** Its name, its religion, small the one on its other side, and its rule, over the routes. */
function Title(props: RealmProps & { nth: number }) {
	const { scene, at, empire, nth } = props;
	const [x, y] = cornerOf(at, nth);
	const faith = scene.view.board.faith[empire];
	const hidden = hiddenMapFaceOf(scene, empire);
	const name = called(scene, "empire", empire);
	const { back_is_proposed } = printed(scene).empire[empire]!;
	return (
		<g class={`map-title faith-${faith ?? "lay"}`} transform={`translate(${x} ${y})`} aria-hidden="true">
			<text
				class="realm"
				x={at.w / 2 + (hidden === "lay" ? 0 : 7) - (faith ? 11 : 0)}
				y={at.head - 8}
				style={fitting(name)}
			>
				{name}
			</text>
			{hidden !== "lay" && (
				<Drawn mark={faithMarks[hidden]} x={14} y={at.head / 2 + 1} w={14} class={`other-side is-${hidden}`} />
			)}
			{faith && (
				<Drawn mark={faithMarks[faith]} x={at.w - 17} y={at.head / 2 + 1} w={20} class="creed" />
			)}
			{faith && back_is_proposed && (
				<text class="realm" x={at.w - 4} y={at.head - 8}>
					<ProposedMark lang={scene.lang} />
				</text>
			)}
			<Rule {...props} />
			<Odds {...props} />
		</g>
	);
}

function PlainRealm(props: RealmProps & { nth: number }) {
	const { scene, at, empire, nth } = props;
	const [x, y] = cornerOf(at, nth);
	const faith = scene.view.board.faith[empire];
	return (
		<Touched
			scene={scene}
			id={`empire:${empire}`}
			class={`map-card faith-${faith ?? "lay"}`}
			label={called(scene, "empire", empire)}
			tip={<MapWords scene={scene} empire={empire} />}
			at={`translate(${x} ${y})`}
		>
			<Ground {...props} />
		</Touched>
	);
}

/* ---- the whole ---- */

function Routes({ scene, at }: { scene: PScene; at: Layout }) {
	const { emporium } = scene.view.board;
	return (
		<g class="routes">
			{SIDES.map((side, i) => {
				const { route = [] } = printed(scene).city[emporium[side]];
				const line = routeOf(at, route as Empire[], i ? 5 : -5);
				return (
					<g key={side} class={`route-${side}`}>
						<path class="under" d={line} />
						<path class="over" d={line} />
					</g>
				);
			})}
		</g>
	);
}

/** A fair on its way: where it has come to, and what is left of its profits. */
function Caravan({ scene, at }: { scene: PScene; at: Layout }) {
	const { fair_at, fair_side, coins } = scene.view.board;
	if (!fair_at || !fair_side) return null;
	const left = coins[`${fair_side}0` as Place];
	const words = `${either(scene.lang, "La fiera è qui, profitti", "The fair is here, profits")} ${left}`;
	return (
		<g
			class={`caravan route-${fair_side}`}
			transform={`translate(${cornerOf(at, REALMS.indexOf(fair_at))}) ${plateAt(at)}`}
		>
			<title>{words}</title>
			<g data-move="caravan">
				<rect x={-34} y={-15} width={68} height={30} rx={15} />
				<Drawn mark="caravel" x={-15} y={0} w={25} />
				<text x={15} y={7}>
					{left}
				</text>
			</g>
		</g>
	);
}

function Cities({ scene, at, empire }: RealmProps) {
	const b = scene.view.board;
	return (
		<>
			{citiesOf(scene, empire).map((city) => (
				<CityPlace
					key={city}
					scene={scene}
					at={at}
					city={city}
					empire={empire}
					piece={b.city[city]}
					levy={printed(scene).city[city].levies[mapFaceOf(scene, empire)] as Piece}
					isCovered={b.covered.includes(city)}
				/>
			))}
		</>
	);
}

export function Chart({ scene }: { scene: PScene }) {
	const at = layoutFor(useBox());
	const [w, h] = sizeOf(at);
	const border = scene.view.board.border;
	return (
		<svg class="chart" viewBox={`-3 -3 ${w + 6} ${h + 6}`} role="group"
			aria-label={either(scene.lang, "Mappa", "Map")}>
			{REALMS.map((empire, nth) => (
				<PlainRealm key={empire} scene={scene} at={at} empire={empire} nth={nth} />
			))}
			<Routes scene={scene} at={at} />
			{REALMS.map((empire, nth) => (
				<Title key={empire} scene={scene} at={at} empire={empire} nth={nth} />
			))}
			<Caravan scene={scene} at={at} />
			{REALMS.map((empire) => (
				<Cities key={empire} scene={scene} at={at} empire={empire} />
			))}
			{tokens<Border>(scene, "border").map((b) => (
				<BorderPlace key={b} scene={scene} at={at} border={b} piece={border[b]} />
			))}
		</svg>
	);
}
