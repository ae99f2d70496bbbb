/* map.tsx: the Empire as an old map, drawn in a box of 1200 by 840. */
import type { Scene } from "../../kit/contract";
import { Charge, Glyph } from "../../kit/icon";
import { Piece } from "../../kit/piece";
import { either, say } from "../../kit/words";
import { CityToken, KnightToken, NobleTile, nobleName } from "./tokens";
import type { Emperor, Noble, Province } from "./view";

type EScene = Scene<Emperor>;

/** Borders, and where the middle of the spaces lies.  Neighbours share their points. */
const lands: Record<string, { d: string; x: number; y: number; k: number }> = {
	koln: {
		k: 1.04,
		x: 198,
		y: 170,
		d: "M38 62Q110 30 190 38T350 64Q372 120 362 180Q340 236 332 292Q260 310 182 302T46 288Q28 170 38 62z",
	},
	trier: {
		k: 1.02,
		x: 192,
		y: 414,
		d: "M46 288Q110 296 182 302T332 292Q352 340 345 400Q338 440 335 474Q328 500 325 522Q262 548 190 542T58 522Q34 404 46 288z",
	},
	mainz: {
		k: 1,
		x: 492,
		y: 336,
		d: "M362 180Q420 208 480 205T624 186Q648 236 640 320Q640 400 625 472Q566 500 500 492T335 474Q340 440 345 400Q352 340 332 292Q342 236 362 180z",
	},
	rhein: {
		k: 1.2,
		x: 250,
		y: 664,
		d: "M58 522Q120 536 190 542T325 522Q330 500 335 474Q420 488 500 492Q470 540 462 600Q470 700 432 792Q330 812 230 804T76 784Q40 650 58 522z",
	},
	brandenburg: {
		k: 1.26,
		x: 912,
		y: 166,
		d: "M690 62Q780 26 880 38T1110 50Q1180 90 1166 160Q1160 240 1152 294Q1066 312 980 304T802 294Q720 290 650 268Q650 220 624 186Q664 140 690 62z",
	},
	sachsen: {
		k: 1.2,
		x: 900,
		y: 416,
		d: "M640 320Q652 292 650 268Q720 290 802 294T980 304Q1066 312 1152 294Q1172 360 1162 420Q1158 480 1142 534Q1050 552 962 548T782 544Q700 520 625 472Q640 400 640 320z",
	},
	bohmen: {
		k: 1.22,
		x: 960,
		y: 668,
		d: "M782 544Q870 552 962 548T1142 534Q1180 600 1166 664Q1158 740 1120 792Q1020 812 920 804T782 784Q752 724 760 660Q762 600 782 544z",
	},
};

function spaces(n: number): [number, number][] {
	const columns = Math.ceil(n / 2);
	return Array.from({ length: n }, (_, i) => [
		-22 + (i % columns) * 60,
		-26 + Math.floor(i / columns) * 60,
	]);
}

/** One drawing for every thing on a noble space, in a fixed order. */
function NobleSpaces({ scene, p }: { scene: EScene; p: Province }) {
	const things = [
		...p.nobles.map((n) => ({ noble: n, seat: n.seat, n: n.n ?? 1 })),
		...p.knights.flatMap((n, seat) => (n ? [{ noble: null, seat, n }] : [])),
	];
	const at = spaces(Math.max(p.noble_spaces.n, things.length));
	const name = (seat: number) => scene.view.seats[seat].name;
	return (
		<>
			{at.map(([x, y], i) =>
				things[i] ? null : (
					<rect
						key={i}
						class="space"
						x={x - 25}
						y={y - 25}
						width={50}
						height={50}
						rx={9}
					/>
				),
			)}
			{things.map((t, i) =>
				t.noble ? (
					<Piece
						key={`n${t.seat}${t.noble.rank}`}
						scene={scene}
						within={`province:${p.id}`}
						at={`translate(${at[i]})`}
						id={`noble:${p.id}.${t.seat}.${t.noble.rank}`}
						move={`${p.id}-${t.seat}-${t.noble.rank}`}
						label={`${p.name}: ${nobleName(scene.lang, t.noble, name(t.seat))}`}
					>
						<NobleTile noble={t.noble} />
					</Piece>
				) : (
					<Piece
						key={`k${t.seat}`}
						scene={scene}
						within={`province:${p.id}`}
						at={`translate(${at[i]})`}
						id={`knight:${p.id}.${t.seat}`}
						move={`${p.id}-knight-${t.seat}`}
						label={`${p.name}: ${either(scene.lang, "cavaliere", "knight")} (${name(t.seat)})`}
					>
						<KnightToken seat={t.seat} n={t.n} />
					</Piece>
				),
			)}
		</>
	);
}

function Castle({ scene, p }: { scene: EScene; p: Province }) {
	if (!p.castle_spaces.n) return null;
	const seat = p.castles.findIndex((n) => n > 0);
	return (
		<Piece
			scene={scene}
			id={`castle:${p.id}`}
			within={`province:${p.id}`}
			at="translate(106 -24)"
			class="castle"
			label={`${p.name}: ${either(scene.lang, "castello", "castle")}${seat >= 0 ? ` (${scene.view.seats[seat].name})` : ""}`}
		>
			<path class="edge" d="M-30 30V-22H-20V-32H-8V-22H8V-32H20V-22H30V30z" />
			{seat >= 0 ? (
				<KnightToken seat={seat} n={p.castles[seat]} />
			) : (
				<Glyph sign="castle" x={0} y={4} w={36} />
			)}
		</Piece>
	);
}

function Cities({ scene, p }: { scene: EScene; p: Province }) {
	const built = [
		...Array.from({ length: p.imperial }, () => undefined),
		...p.cities.flatMap((n, seat) => Array.from({ length: n }, () => seat)),
	];
	const n = Math.max(p.city_spaces.n, built.length);
	return (
		<g transform="translate(103 38)">
			{Array.from({ length: n }, (_, i) => {
				const at = `translate(${(i - (n - 1) / 2) * 36} 0)`;
				if (i >= built.length)
					return (
						<path
							key={i}
							class="space"
							transform={at}
							d="M-16 17V-3L-8 -11L0 -3V-13L8 -19L16 -9V17z"
						/>
					);
				if (built[i] === undefined)
					return (
						<Piece
							key={i}
							scene={scene}
							id={`imperial:${p.id}`}
							within={`province:${p.id}`}
							at={at}
							move={`imperial-${p.id}-${i}`}
							label={`${p.name}: ${either(scene.lang, "città imperiale", "imperial city")}`}
						>
							<CityToken />
						</Piece>
					);
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

function Elector({ scene, p }: { scene: EScene; p: Province }) {
	const n = p.elector;
	const l = scene.lang;
	const who = n
		? nobleName(l, n, scene.view.seats[n.seat].name)
		: either(l, "vacante", "vacant");
	const seat = `elector:${p.id}`;
	return (
		<>
			<Piece
				scene={scene}
				id={seat}
				within={`province:${p.id}`}
				at="translate(-101 -2)"
				class={`elector ${p.used ? "used" : ""}`}
				label={`${p.name}, ${either(l, "seggio del sovrano", "elector's seat")}: ${who}${p.used ? `, ${either(l, "privilegio usato", "privilege used")}` : ""}`}
			>
				<path
					class="edge"
					d="M-36 46V-34Q-36 -46 -24 -46Q-12 -62 0 -62Q12 -62 24 -46Q36 -46 36 -34V46z"
				/>
				<Glyph sign={p.religious ? "pope" : "crown"} x={0} y={-44} w={24} />
				<text class="votes" y={43}>
					{"✉".repeat(p.votes)}
				</text>
			</Piece>
			{n && (
				<Piece
					scene={scene}
					id={`noble:${p.id}.seat.${n.seat}.${n.rank}`}
					label={`${p.name}: ${who}`}
					within={scene.stands(seat).live ? seat : `province:${p.id}`}
					at={p.used ? "translate(-101 2) rotate(-14)" : "translate(-101 2)"}
					move={`${p.id}-seat-${n.seat}-${n.rank}`}
				>
					<NobleTile noble={n} />
				</Piece>
			)}
		</>
	);
}

/** Who would win the seat now: the numbers phase V would count. */
function Influence({ p }: { p: Province }) {
	const on = p.influence.map((n, seat) => ({ n, seat })).filter((i) => i.n > 0);
	const best = Math.max(...p.influence);
	return (
		<g transform="translate(6 90)">
			{on.map((i, k) => (
				<g
					key={i.seat}
					transform={`translate(${(k - (on.length - 1) / 2) * 44} 0)`}
					class={`influence seat-${i.seat} ${i.n === best ? "best" : ""}`}
				>
					<rect class="field" x={-20} y={-14} width={40} height={26} rx={13} />
					<Charge seat={i.seat} x={-9} y={-1} w={12} />
					<text x={8} y={6}>
						{i.n}
					</text>
				</g>
			))}
		</g>
	);
}

function Land({ scene, p }: { scene: EScene; p: Province }) {
	const land = lands[p.id];
	const e = scene.view.board.election;
	const kind = p.religious
		? either(scene.lang, "arcivescovado", "archbishopric")
		: either(scene.lang, "ducato", "duchy");
	const note = e?.excluded === p.id ? "✗" : e?.influenced === p.id ? "✚" : "";
	const at = `translate(${land.x} ${land.y}) scale(${land.k})`;
	return (
		<>
			<Piece
				scene={scene}
				id={`province:${p.id}`}
				label={`${p.name}, ${kind}`}
				middle={[land.x, land.y]}
				class={`province ${p.religious ? "religious" : "secular"} ${p.in_game ? "" : "out"}`}
			>
				<path class="edge" d={land.d} />
			</Piece>
			<g transform={at}>
				<text class="province-name" y={-74}>
					{p.name} {note}
					{p.noble_spaces.proposed && (
						<tspan class="proposed-mark">
							°<title>{say(scene.lang, "proposed")}</title>
						</tspan>
					)}
				</text>
				{p.in_game && <Spaces scene={scene} p={p} />}
			</g>
		</>
	);
}

function Spaces({ scene, p }: { scene: EScene; p: Province }) {
	return (
		<>
			<Elector scene={scene} p={p} />
			<NobleSpaces scene={scene} p={p} />
			<Castle scene={scene} p={p} />
			<Cities scene={scene} p={p} />
			<Influence p={p} />
			{p.eminence !== null && (
				<g transform="translate(-60 78)" class={`seat-${p.eminence}`}>
					<circle class="field" r={17} />
					<Glyph sign="shadow" x={-2} y={0} w={22} fill="var(--on-seat)" />
					<Charge seat={p.eminence} x={9} y={9} w={9} />
				</g>
			)}
		</>
	);
}

function Throne({ scene }: { scene: EScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	const n: Noble | null = b.throne;
	const who = n
		? nobleName(l, n, scene.view.seats[n.seat].name)
		: either(l, "vuoto", "empty");
	const fresh = scene.stands("throne:").fresh;
	return (
		<g class={`throne ${fresh ? "fresh" : ""}`} data-piece="throne:">
			<path
				class="cartouche"
				d="M498 532Q612 506 728 532Q738 620 730 742Q612 766 496 742Q488 640 498 532z"
			/>
			<text class="throne-name" x={612} y={564}>
				{either(l, "Il trono", "The throne")}
			</text>
			<Glyph sign="throne" x={612} y={630} w={112} />
			{n && (
				<Piece
					scene={scene}
					id={`noble:throne.${n.seat}.${n.rank}`}
					label={`${either(l, "trono", "throne")}: ${who}`}
					at="translate(612 640)"
					move={`throne-${n.seat}-${n.rank}`}
				>
					<NobleTile noble={n} />
				</Piece>
			)}
			<text class="throne-who" x={612} y={704}>
				{scene.view.seats[b.emperor]?.name}
			</text>
			<text class="throne-small" x={612} y={730}>
				{either(l, "città imperiali", "imperial cities")}: {b.imperial_left}
			</text>
			{b.deposed && (
				<g transform="translate(700 600)">
					<NobleTile noble={b.deposed} />
				</g>
			)}
		</g>
	);
}

function Rounds({ scene }: { scene: EScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	return (
		<g class="rounds" transform="translate(392 44)">
			<text class="rounds-name" x={117} y={6}>
				{either(l, "Turno", "Round")} {b.round} / 5
			</text>
			{b.track.map((t, i) => (
				<g
					key={i}
					transform={`translate(${i * 49} 20)`}
					class={
						i + 1 === b.round
							? "round now"
							: i + 1 < b.round
								? "round done"
								: "round"
					}
				>
					<title>{`${either(l, "all'imperatore", "to the emperor")}: ${t.points} ${say(l, "points")}, ${t.thalers} ${either(l, "talleri", "thalers")}${t.city ? `, ${either(l, "città imperiale", "imperial city")}` : ""}`}</title>
					<rect x={0} y={0} width={44} height={74} rx={7} />
					<text class="no" x={22} y={22}>
						{["I", "II", "III", "IV", "V"][i]}
					</text>
					<text x={22} y={42}>
						{t.points}★
					</text>
					<text x={22} y={62}>
						{t.thalers ? `${t.thalers}¢` : ""}
						{t.city ? "⌂" : ""}
					</text>
				</g>
			))}
		</g>
	);
}

export function Empire({ scene }: { scene: EScene }) {
	return (
		<svg
			class="empire"
			viewBox="20 20 1164 796"
			role="group"
			aria-label={either(
				scene.lang,
				"Le sette province dell'Impero",
				"The seven provinces of the Empire",
			)}
		>
			<rect class="sea" x={20} y={20} width={1164} height={796} rx={14} />
			<Rounds scene={scene} />
			{scene.view.board.provinces.map((p) => (
				<Land key={p.id} scene={scene} p={p} />
			))}
			<Throne scene={scene} />
		</svg>
	);
}
