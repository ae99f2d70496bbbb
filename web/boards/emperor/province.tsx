/* province.tsx: what stands in a province: elector, nobles, knights, castle, cities, and
 * what everybody weighs there.  Drawn round the middle of the province. */
import { pictures } from "art:emperor";
import { Charge, Glyph } from "../../kit/icon";
import { Piece } from "../../kit/piece";
import { nameIn } from "../../kit/thing";
import { either } from "../../kit/words";
import { city, CityToken, KnightToken, NobleTile } from "./tokens";
import { type EScene, type Land, nobleName, type Tile } from "./view";

interface In {
	scene: EScene;
	p: Land;
}

const who = (scene: EScene, seat: number) => scene.view.seats[seat].name;

function spaces(n: number): [number, number][] {
	const columns = Math.ceil(n / 2);
	return Array.from({ length: n }, (_, i) => [
		-32 + (i % columns) * 63,
		-36 + Math.floor(i / columns) * 64,
	]);
}

type Thing = { seat: number; n: number; noble?: Tile };

/** A noble or knights on a noble space. */
function Standing({ scene, p, thing, at }: In & { thing: Thing; at: [number, number] }) {
	const { noble, seat, n } = thing;
	const knight = `${either(scene.lang, "cavaliere", "knight")} (${who(scene, seat)})`;
	return (
		<Piece
			scene={scene}
			within={`province:${p.id}`}
			at={`translate(${at})`}
			id={noble ? `noble:${p.id}.${seat}.${noble.rank}` : `knight:${p.id}.${seat}`}
			move={noble ? `${p.id}-${seat}-${noble.rank}` : `${p.id}-knight-${seat}`}
			label={`${p.name}: ${noble ? nobleName(scene, noble) : knight}`}
		>
			{noble ? <NobleTile noble={noble} /> : <KnightToken seat={seat} n={n} />}
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
				<rect
					key={i}
					class="space"
					x={x - 28}
					y={y - 28}
					width={56}
					height={56}
					rx={10}
				/>
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

function Castle({ scene, p }: In) {
	if (!p.castle_spaces) return null;
	const [seat] = p.castles;
	const isFree = seat === undefined;
	const holder = isFree ? "" : ` (${who(scene, seat)})`;
	return (
		<Piece
			scene={scene}
			id={`castle:${p.id}`}
			within={`province:${p.id}`}
			at="translate(103 -36)"
			class="castle"
			label={`${p.name}: ${either(scene.lang, "castello", "castle")}${holder}`}
		>
			<rect class="reach" x={-43} y={-48} width={92} height={92} />
			<path class="edge" d="M-34 32V-24H-24V-36H-10V-24H10V-36H24V-24H34V32z" />
			{isFree ? (
				<Glyph sign="castle" x={0} y={4} w={40} />
			) : (
				<KnightToken seat={seat} n={p.castles.length} />
			)}
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
	const off = (i - (n - 1) / 2) * 42;
	return p.castle_spaces ? `translate(${off} 32)` : `translate(0 ${off * 1.4 - 4})`;
}

function Cities({ scene, p }: In) {
	const built: (number | undefined)[] = [
		...Array.from({ length: p.imperial }, () => undefined),
		...p.cities,
	];
	const n = Math.max(p.city_spaces, built.length);
	return (
		<g transform="translate(103 0)">
			{Array.from({ length: n }, (_, i) => {
				const at = cityAt(p, i, n);
				if (i >= built.length)
					return <path key={i} class="space" transform={at} d={city} />;
				if (built[i] === undefined)
					return <ImperialCity key={i} scene={scene} p={p} nth={i} at={at} />;
				return (
					<g key={i} transform={at}>
						<g data-move={`city-${p.id}-${i}-${built[i]}`}>
							<CityToken seat={built[i]} />
						</g>
					</g>
				);
			})}
		</g>
	);
}

/** What the seat is good for. */
export function PrivilegeTip({ scene, p }: In) {
	const l = scene.lang;
	return (
		<>
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

/** The seat itself, its votes, and a mark while the privilege is used. */
function Seat({ scene, p, said }: In & { said: string }) {
	const l = scene.lang;
	const title = `${p.name}, ${either(l, "seggio del sovrano", "elector's seat")}`;
	const used = p.used ? `, ${either(l, "privilegio usato", "privilege used")}` : "";
	return (
		<Piece
			scene={scene}
			id={`elector:${p.id}`}
			within={`province:${p.id}`}
			at="translate(-106 -6)"
			class={`elector ${p.used ? "used" : ""}`}
			label={`${title}: ${said}${used}. ${p.text}`}
			tip={<PrivilegeTip scene={scene} p={p} />}
		>
			<path
				class="edge"
				d="M-39 66V-42Q-39 -54 -26 -54Q-14 -72 0 -72Q14 -72 26 -54Q39 -54 39 -42V66z"
			/>
			<image href={pictures[`province:${p.id}`]} x={-17} y={-70} width={34} height={40} />
			{Array.from({ length: p.votes }, (_, i) => (
				<Glyph
					key={i}
					sign="vote"
					x={(i - (p.votes - 1) / 2) * 30}
					y={50}
					w={26}
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
					at={p.used ? "translate(-106 -1) rotate(-14)" : "translate(-106 -1)"}
					move={`${p.id}-seat-${n.seat}-${n.rank}`}
					tip={<PrivilegeTip scene={scene} p={p} />}
				>
					<NobleTile noble={n} />
				</Piece>
			)}
		</>
	);
}

/** Who would win the seat now: the numbers phase V would count. */
function Influence({ p }: { p: Land }) {
	const on = p.influence.map((n, seat) => ({ n, seat })).filter((i) => i.n > 0);
	return (
		<g transform="translate(10 90)">
			{on.map((i, k) => (
				<g
					key={i.seat}
					transform={`translate(${(k - (on.length - 1) / 2) * 56} 0)`}
					class={`influence seat-${i.seat} ${p.leaders.includes(i.seat) ? "best" : ""}`}
				>
					<rect class="field" x={-26} y={-16} width={52} height={32} rx={16} />
					<Charge seat={i.seat} x={-11} y={0} w={16} />
					<text x={10} y={9}>
						{i.n}
					</text>
				</g>
			))}
		</g>
	);
}

function Eminence({ seat }: { seat: number | null }) {
	if (seat === null) return null;
	return (
		<g transform="translate(-106 86)" class={`eminence seat-${seat}`}>
			<circle class="field" r={20} />
			<Glyph sign="shadow" x={-3} y={0} w={27} fill="var(--on-seat)" />
			<Charge seat={seat} x={11} y={11} w={11} />
		</g>
	);
}

export function Spaces({ scene, p }: In) {
	return (
		<>
			<Elector scene={scene} p={p} />
			<NobleSpaces scene={scene} p={p} />
			<Castle scene={scene} p={p} />
			<Cities scene={scene} p={p} />
			<Influence p={p} />
			<Eminence seat={p.eminence} />
		</>
	);
}
