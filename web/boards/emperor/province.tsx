/* province.tsx: what stands in a province: elector, nobles, knights, castle, towns, and what
 * everybody weighs there.  Drawn round the middle of the province. */
import { pictures } from "art:emperor";
import { Charge, Glyph, isSign } from "../../kit/icon";
import { Piece } from "../../kit/piece";
import { costsOf, type DrawnSign, PriceTag } from "../../kit/price";
import { nameIn } from "../../kit/thing";
import { either } from "../../kit/words";
import { Canopy, CastleDrawn, CityToken, Hamlet, KnightToken, NobleTile } from "./tokens";
import { type EScene, type Land, nobleName, roman, type Tile } from "./view";
import { privileges } from "./words";

interface In {
	scene: EScene;
	p: Land;
}

const who = (scene: EScene, seat: number) => scene.view.seats[seat].name;

/** What is paid, in a drawing: only thalers are. */
export const Paid: DrawnSign = ({ x, w }) => <Glyph sign="coins" x={x} y={0} w={w} />;

/** What the province as a whole costs, where nothing that stands in it says so. */
function ProvincePrice({ scene, p }: In) {
	const inside = [`castle:${p.id}`, ...p.knights.map(([seat]) => `knight:${p.id}.${seat}`)];
	if (inside.some((piece) => costsOf(scene, piece).length)) return null;
	return (
		<PriceTag scene={scene} piece={`province:${p.id}`} at="translate(30 -58)" Sign={Paid} />
	);
}

/* ---- noble spaces ---- */

function spaces(n: number): [number, number][] {
	const columns = Math.ceil(n / 2);
	return Array.from({ length: n }, (_, i) => [
		-30 + (i % columns) * 65,
		-36 + Math.floor(i / columns) * 68,
	]);
}

type Thing = { seat: number; n: number; noble?: Tile };

/** A noble or knights on a noble space. */
function Standing({ scene, p, thing, at }: In & { thing: Thing; at: [number, number] }) {
	const { noble, seat, n } = thing;
	const knight = `${either(scene.lang, "cavaliere", "knight")} (${who(scene, seat)})`;
	const id = noble ? `noble:${p.id}.${seat}.${noble.rank}` : `knight:${p.id}.${seat}`;
	return (
		<Piece
			scene={scene}
			within={`province:${p.id}`}
			at={`translate(${at})`}
			id={id}
			move={noble ? `${p.id}-${seat}-${noble.rank}` : `${p.id}-knight-${seat}`}
			label={`${p.name}: ${noble ? nobleName(scene, noble) : knight}`}
		>
			{noble ? <NobleTile noble={noble} /> : <KnightToken seat={seat} n={n} />}
			<PriceTag scene={scene} piece={id} at="translate(0 26)" Sign={Paid} />
		</Piece>
	);
}

/** One drawing for every thing on a noble space, in a fixed order. */
function NobleSpaces({ scene, p }: In) {
	const things: Thing[] = [
		...p.nobles.map((noble) => ({ seat: noble.seat, n: noble.n, noble })),
		...p.knights.map(([seat, n]) => ({ seat, n })),
	];
	const at = spaces(Math.max(p.noble_spaces, things.length));
	return (
		<>
			{at.slice(things.length).map(([x, y], i) => (
				<g key={i} class="socket" transform={`translate(${x} ${y})`}>
					<circle r={28} />
					<circle class="inner" r={23.5} />
					<path d="M-16 12Q0 24 16 12M-19 6Q0 19 19 6M-11 17Q0 26 11 17" />
				</g>
			))}
			{things.map((thing, i) => (
				<Standing
					key={`${thing.seat}${thing.noble?.rank ?? "knight"}`}
					scene={scene}
					p={p}
					thing={thing}
					at={at[i]}
				/>
			))}
		</>
	);
}

/* ---- castle and towns ---- */

function Castle({ scene, p }: In) {
	if (!p.castle_spaces) return null;
	const [seat] = p.castles;
	const isFree = seat === undefined;
	const holder = isFree ? "" : ` (${who(scene, seat)})`;
	const id = `castle:${p.id}`;
	return (
		<Piece
			scene={scene}
			id={id}
			within={`province:${p.id}`}
			at="translate(112 -34)"
			class={`castle ${isFree ? "free" : ""}`}
			label={`${p.name}: ${either(scene.lang, "castello", "castle")}${holder}`}
		>
			<rect class="reach" x={-46} y={-48} width={94} height={94} />
			<CastleDrawn />
			{!isFree && (
				<g transform="translate(0 10) scale(.86)">
					<KnightToken seat={seat} n={p.castles.length} />
				</g>
			)}
			<PriceTag scene={scene} piece={id} at="translate(0 42)" Sign={Paid} />
		</Piece>
	);
}

function ImperialCity({ scene, p, nth, at }: In & { nth: number; at: string }) {
	return (
		<Piece
			scene={scene}
			id={`imperial:${p.id}`}
			within={`province:${p.id}`}
			at={at}
			move={`imperial-${p.id}-${nth}`}
			label={`${p.name}: ${either(scene.lang, "città imperiale", "imperial city")}`}
		>
			<CityToken />
		</Piece>
	);
}

/** Below the castle; where there is none, one above the other. */
function cityAt(p: Land, i: number, n: number): string {
	const off = i - (n - 1) / 2;
	if (p.castle_spaces) return `translate(${off * 46} ${38 + off * 6})`;
	return `translate(${off * -22} ${off * 68 + 2}) scale(1.16)`;
}

function Cities({ scene, p }: In) {
	const built: (number | undefined)[] = [
		...Array.from({ length: p.imperial }, () => undefined),
		...p.cities,
	];
	const n = Math.max(p.city_spaces, built.length);
	return (
		<g transform="translate(112 0)">
			{Array.from({ length: n }, (_, i) => {
				const at = cityAt(p, i, n);
				if (i < p.imperial)
					return <ImperialCity key={i} scene={scene} p={p} nth={i} at={at} />;
				return (
					<g key={i} transform={at}>
						{i < built.length ? (
							<g data-move={`city-${p.id}-${i}-${built[i]}`}>
								<CityToken seat={built[i]} />
							</g>
						) : (
							<Hamlet />
						)}
					</g>
				);
			})}
		</g>
	);
}

/* ---- the elector ---- */

/** What the seat is good for. */
export function PrivilegeTip({ scene, p }: In) {
	const l = scene.lang;
	return (
		<>
			<img class="tip-arms" src={pictures[`province:${p.id}`]} alt="" />
			<b>{p.name}</b>
			<p>
				{either(l, "Privilegio", "Privilege")} ({nameIn(scene, "phase", p.phase)}): {p.text}
			</p>
			<p>
				{either(l, "Voti", "Votes")}: {p.votes}
			</p>
		</>
	);
}

/** The privilege on a scroll: its phase, and what it does as signs. */
function Privilege({ scene, p }: In) {
	const deed = privileges[p.id];
	return (
		<g class={`privilege ${p.used ? "used" : ""}`} transform="translate(-106 91)">
			<path class="scroll" d="M-48 -15H48L43 0L48 15H-48L-43 0z" />
			<text class="when" x={-37} y={9}>
				{roman(scene, p.phase)}
			</text>
			{deed.map((d, i) =>
				isSign(d) ? (
					<Glyph key={i} sign={d} x={deed.length > 1 ? 5 + i * 24 : 14} y={0} w={24} />
				) : (
					<text key={i} x={5 + i * 22} y={9}>
						{d}
					</text>
				),
			)}
		</g>
	);
}

/** The seat itself under its canopy: arms, votes, and a mark while the privilege is used. */
function Seat({ scene, p, said }: In & { said: string }) {
	const l = scene.lang;
	const title = `${p.name}, ${either(l, "seggio del sovrano", "elector's seat")}`;
	const used = p.used ? `, ${either(l, "privilegio usato", "privilege used")}` : "";
	return (
		<Piece
			scene={scene}
			id={`elector:${p.id}`}
			within={`province:${p.id}`}
			at="translate(-106 -2)"
			class={`elector ${p.used ? "used" : ""}`}
			label={`${title}: ${said}${used}. ${p.text}`}
			tip={<PrivilegeTip scene={scene} p={p} />}
		>
			<g transform="scale(.92)">
				<Canopy kind={p.religious ? "religious" : "secular"} />
			</g>
			{!p.elector && (
				<g class="vacant">
					<Glyph sign={p.religious ? "pope" : "crown"} x={0} y={18} w={44} />
				</g>
			)}
			<image href={pictures[`province:${p.id}`]} x={-21} y={-88} width={42} height={49} />
			{Array.from({ length: p.votes }, (_, i) => (
				<Glyph
					key={i}
					sign="vote"
					x={(i - (p.votes - 1) / 2) * 28}
					y={62}
					w={24}
				/>
			))}
		</Piece>
	);
}

function Elector({ scene, p }: In) {
	const n = p.elector;
	const said = n
		? nobleName(scene, n)
		: either(scene.lang, "vacante", "vacant");
	const seat = `elector:${p.id}`;
	return (
		<>
			<Seat scene={scene} p={p} said={said} />
			{n && (
				<Piece
					scene={scene}
					id={`noble:${p.id}.seat.${n.seat}.${n.rank}`}
					label={`${p.name}: ${said}`}
					within={scene.stands(seat).live ? seat : `province:${p.id}`}
					at={p.used ? "translate(-106 14) rotate(-14)" : "translate(-106 14)"}
					move={`${p.id}-seat-${n.seat}-${n.rank}`}
					tip={<PrivilegeTip scene={scene} p={p} />}
				>
					<NobleTile noble={n} />
				</Piece>
			)}
		</>
	);
}

/* ---- influence ---- */

/** Who would win the seat now: the numbers phase V would count. */
function Influence({ scene, p }: In) {
	const on = p.influence.map((n, seat) => ({ n, seat })).filter((i) => i.n > 0);
	return (
		<g transform="translate(44 92)">
			{on.map((i, k) => (
				<Piece
					key={i.seat}
					scene={scene}
					id={`influence:${p.id}.${i.seat}`}
					within={`province:${p.id}`}
					label={`${p.name}: ${who(scene, i.seat)} ${i.n}`}
					at={`translate(${(k - (on.length - 1) / 2) * 51} 0)`}
					class={`influence seat-${i.seat} ${p.leaders.includes(i.seat) ? "best" : ""}`}
				>
					<path class="field" d="M-23 -16H23V6Q23 14 0 19Q-23 14 -23 6z" />
					<Charge seat={i.seat} x={-11} y={-1} w={16} />
					<text x={9} y={9}>
						{i.n}
					</text>
				</Piece>
			))}
		</g>
	);
}

function Eminence({ seat }: { seat: number | null }) {
	if (seat === null) return null;
	return (
		<g transform="translate(-72 84)" class={`eminence seat-${seat}`}>
			<circle class="field" r={20} />
			<Glyph sign="shadow" x={-3} y={0} w={27} fill="var(--on-seat)" />
			<Charge seat={seat} x={11} y={11} w={11} />
		</g>
	);
}

export function Spaces({ scene, p }: In) {
	return (
		<>
			<Privilege scene={scene} p={p} />
			<Elector scene={scene} p={p} />
			<NobleSpaces scene={scene} p={p} />
			<Castle scene={scene} p={p} />
			<Cities scene={scene} p={p} />
			<Influence scene={scene} p={p} />
			<Eminence seat={p.eminence} />
			<ProvincePrice scene={scene} p={p} />
		</>
	);
}
