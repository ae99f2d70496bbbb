/* picture.tsx: Lorenzo's board: towers, work, market, palace, tracks, families. */
import type { Scene } from "../../kit/contract";
import { Charge, Icon, Shield, type Sign } from "../../kit/icon";
import { Tile } from "../../kit/piece";
import { Die, Track } from "../../kit/track";
import { either } from "../../kit/words";
import { Families, Household } from "./family";
import { Goods, Signs } from "./signs";
import type { Card, Lorenzo, MemberName, Space, Type } from "./view";

export type LScene = Scene<Lorenzo>;

export const memberWords: Record<MemberName, { it: string; en: string; letter: string }> =
	{
		white: { it: "bianco", en: "white", letter: "W" },
		black: { it: "nero", en: "black", letter: "B" },
		orange: { it: "arancione", en: "orange", letter: "O" },
		neutral: { it: "neutro", en: "neutral", letter: "–" },
	};

export const types: Record<Type, { sign: Sign; it: string; en: string }> = {
	territory: { sign: "mountains", it: "Territori", en: "Territories" },
	building: { sign: "city", it: "Edifici", en: "Buildings" },
	character: { sign: "person", it: "Personaggi", en: "Characters" },
	venture: { sign: "office", it: "Imprese", en: "Ventures" },
};

/** A member: the family's ring round the colour of its die. */
export function Member({
	seat,
	member,
	value,
}: {
	seat: number;
	member: MemberName;
	value?: number;
}) {
	return (
		<svg
			class={`member ${member} seat-${seat}`}
			viewBox="-20 -20 40 40"
			aria-hidden="true"
		>
			<circle class="ring" r={18} />
			<circle class="face" r={13} />
			{value === undefined ? (
				<g class="mark">
					<Charge seat={seat} w={16} />
				</g>
			) : (
				<text y={7}>{value}</text>
			)}
		</svg>
	);
}

export function cardLabel(c: Card): string {
	return [c.name, c.cost, c.now, c.lasting].filter(Boolean).join(". ");
}

export function CardTip({ card, scene }: { card: Card; scene: LScene }) {
	const l = scene.lang;
	return (
		<>
			<b>{card.name}</b> <small>({card.number})</small>
			{card.cost && (
				<p>
					{either(l, "Costo", "Cost")}: {card.cost}
				</p>
			)}
			{card.now && (
				<p>
					{either(l, "Subito", "At once")}: {card.now}
				</p>
			)}
			{card.lasting && <p>{card.lasting}</p>}
		</>
	);
}

export function CardFace({ card, scene }: { card: Card; scene: LScene }) {
	return (
		<span class={`card ${card.type}`}>
			<span class="card-name">{card.name}</span>
			{card.cost && (
				<span class="cost">
					<Signs text={card.cost} lang={scene.lang} />
				</span>
			)}
			{card.now && (
				<span class="now">
					<Signs text={card.now} lang={scene.lang} />
				</span>
			)}
			{card.lasting && (
				<span class="lasting">
					<Signs text={card.lasting} lang={scene.lang} />
				</span>
			)}
		</span>
	);
}

function standing(scene: LScene, s: Space): string {
	return s.members
		.map(
			(m) =>
				`${scene.view.seats[m.seat].name} (${memberWords[m.member][scene.lang]})`,
		)
		.join(", ");
}

function Members({ s }: { s: Space }) {
	return (
		<>
			{s.members.map((m) => (
				<span
					key={`${m.seat}${m.member}`}
					class="standing"
					data-move={`member-${m.seat}-${m.member}`}
				>
					<Member seat={m.seat} member={m.member} />
				</span>
			))}
		</>
	);
}

function Floor({ scene, s }: { scene: LScene; s: Space }) {
	const who = standing(scene, s);
	return (
		<Tile
			scene={scene}
			id={`space:${s.space}`}
			class={`floor ${s.card ? "" : "empty"}`}
			label={`${s.name}, ${either(scene.lang, "valore", "value")} ${s.value}. ${s.card ? cardLabel(s.card) : ""} ${who}`}
			tip={s.card && <CardTip card={s.card} scene={scene} />}
		>
			<span class="action-space">
				<span class="value">{s.value}</span>
				<Goods bag={s.gain} lang={scene.lang} />
				<Members s={s} />
			</span>
			{s.card ? (
				<CardFace card={s.card} scene={scene} />
			) : (
				<span class="card gone" />
			)}
		</Tile>
	);
}

function Tower({ scene, type }: { scene: LScene; type: Type }) {
	const floors = [4, 3, 2, 1].map(
		(n) => scene.view.board.spaces.find((s) => s.space === `${type}${n}`)!,
	);
	return (
		<section class={`tower ${type}`} aria-label={types[type][scene.lang]}>
			<h2>
				<Icon sign={types[type].sign} /> {types[type][scene.lang]}
			</h2>
			{floors.map((s) => (
				<Floor key={s.space} scene={scene} s={s} />
			))}
		</section>
	);
}

function Spot({ scene, id, sign }: { scene: LScene; id: string; sign: Sign }) {
	const s = scene.view.board.spaces.find((x) => x.space === id)!;
	const who = standing(scene, s);
	return (
		<Tile
			scene={scene}
			id={`space:${id}`}
			class={`spot ${s.open ? "" : "shut"} ${s.single ? "" : "wide"}`}
			label={`${s.name}. ${s.open ? who : either(scene.lang, "chiuso", "closed")}`}
			tip={
				<>
					<b>{s.name}</b>
					{!s.open && (
						<p>
							{either(
								scene.lang,
								"Chiuso con questi giocatori.",
								"Closed with this number of players.",
							)}
						</p>
					)}
					{s.less > 0 && (
						<p>
							{either(scene.lang, "Valore", "Value")} −{s.less}
						</p>
					)}
				</>
			}
		>
			<span class="spot-top">
				<Icon sign={sign} size="1.3rem" />
				{s.less > 0 && <small>−{s.less}</small>}
				<Goods bag={s.gain} lang={scene.lang} />
			</span>
			<span class="standers">
				<Members s={s} />
			</span>
		</Tile>
	);
}

function Works({ scene }: { scene: LScene }) {
	const l = scene.lang;
	return (
		<>
			<section
				class="area"
				aria-label={either(l, "Raccolto e produzione", "Harvest and production")}
			>
				<h2>
					{either(l, "Raccolto", "Harvest")} ·{" "}
					{either(l, "Produzione", "Production")}
				</h2>
				<div class="spots">
					<Spot scene={scene} id="harvest" sign="wheat" />
					<Spot scene={scene} id="harvest_large" sign="wheat" />
					<Spot scene={scene} id="production" sign="hammer" />
					<Spot scene={scene} id="production_large" sign="hammer" />
				</div>
			</section>
			<section
				class="area"
				aria-label={either(l, "Mercato e palazzo", "Market and palace")}
			>
				<h2>
					{either(l, "Mercato", "Market")} ·{" "}
					{either(l, "Palazzo del Consiglio", "Council palace")}
				</h2>
				<div class="spots five">
					<Spot scene={scene} id="market_coins" sign="coins" />
					<Spot scene={scene} id="market_servants" sign="meeple" />
					<Spot scene={scene} id="market_military" sign="military" />
					<Spot scene={scene} id="market_privileges" sign="seal" />
					<Spot scene={scene} id="council" sign="castle" />
				</div>
			</section>
		</>
	);
}

function Vatican({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	const names = scene.view.seats.map((s) => s.name);
	const asks = Object.fromEntries(
		b.excommunications.map((e) => [e.faith, ["I", "II", "III"][e.period - 1]]),
	);
	const most = Math.max(15, ...b.players.map((p) => p.military));
	return (
		<section class="area vatican" aria-label="Vaticano">
			<h2>
				<Icon sign="faith" /> {either(l, "Fede", "Faith")}
			</h2>
			<Track
				label={either(l, "Fede", "Faith")}
				to={15}
				at={b.players.map((p) => p.faith)}
				names={names}
				marks={asks}
			/>
			<div class="tiles">
				{b.excommunications.map((e) => (
					<div
						key={e.period}
						class={`excommunication ${e.period === b.period ? "current" : ""}`}
					>
						<b>{["I", "II", "III"][e.period - 1]}</b> <Icon sign="faith" />
						{e.faith}
						<span class="words" title={e.name}>
							{e.text ?? "…"}
						</span>
						<span>
							{e.seats.map((s) => (
								<Shield key={s} seat={s} size="1rem" />
							))}
						</span>
					</div>
				))}
			</div>
			<h2>
				<Icon sign="military" />{" "}
				{either(l, "Forza militare", "Military strength")}
			</h2>
			<Track
				label={either(l, "Forza militare", "Military strength")}
				to={most}
				at={b.players.map((p) => p.military)}
				names={names}
			/>
		</section>
	);
}

function Head({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	return (
		<div class="head">
			<span class="when">
				{either(l, "Turno", "Round")} {b.round} / 6 ·{" "}
				{either(l, "periodo", "period")} {["–", "I", "II", "III"][b.period]}
			</span>
			<span class="dice" role="group" aria-label={either(l, "Dadi", "Dice")}>
				{(["white", "black", "orange"] as const).map((d) => (
					<Die key={d} colour={d} value={b.dice[d]} label={memberWords[d][l]} />
				))}
			</span>
			<span class="order">
				{either(l, "Ordine", "Order")}:{" "}
				{b.order.map((s) => (
					<span
						key={s}
						title={scene.view.seats[s].name}
						data-move={`order-${s}`}
					>
						<Shield seat={s} />
						<span class="visually-hidden">{scene.view.seats[s].name}</span>
					</span>
				))}
			</span>
			{scene.view.you >= 0 && <Household scene={scene} seat={scene.view.you} />}
			{b.action.value > 0 && (
				<span class="value-now">
					{either(l, "valore dell'azione", "action value")}{" "}
					<b>{b.action.value}</b>
				</span>
			)}
		</div>
	);
}

export function Picture(scene: LScene) {
	return (
		<div class="lorenzo">
			<Head scene={scene} />
			<div class="florence">
				<div class="towers">
					{(Object.keys(types) as Type[]).map((t) => (
						<Tower key={t} scene={scene} type={t} />
					))}
				</div>
				<div class="quarters">
					<Works scene={scene} />
					<Vatican scene={scene} />
				</div>
			</div>
			<Families scene={scene} />
		</div>
	);
}
