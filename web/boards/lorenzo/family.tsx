/* family.tsx: a family's own board: goods, members, rows of cards, leaders. */
import { Icon, Shield } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile, Told } from "../../kit/piece";
import { Purse } from "../../kit/purse";
import { either } from "../../kit/words";
import { CardFace, cardLabel, CardTip, LeaderFace, LeaderTip, Member } from "./cards";
import { allTypes, Goods, goodName, goods, type LScene, memberName, typeName, types } from "./signs";
import type { Card, Good, Leader, Lorenzo, Player, Type } from "./view";

const kept: Good[] = ["coins", "wood", "stone", "servants"];
const scored: Good[] = ["military", "faith", "vp"];

export function Holdings({ scene, seat }: { scene: LScene; seat: number }) {
	const p = scene.view.board.players[seat];
	const isMine = seat === scene.view.you;
	const amounts = [...kept, ...scored].map((g) => ({
		id: g,
		n: p[g],
		say: goodName(scene, g),
		sign: goods[g],
		piece: isMine ? `good:${g}` : undefined,
	}));
	return <Purse scene={scene} amounts={amounts} />;
}

type OneMember = Player["members"][0];

function HouseMember({ scene, seat, m }: { scene: LScene; seat: number; m: OneMember }) {
	const l = scene.lang;
	const words = [
		memberName(scene, m.member),
		`${either(l, "valore", "value")} ${m.value}`,
		m.space ? either(l, "piazzato", "placed") : "",
	]
		.filter(Boolean)
		.join(", ");
	const face = <Member seat={seat} member={m.member} value={m.value} />;
	const move = m.space ? undefined : `member-${seat}-${m.member}`;
	const away = m.space ? "away" : "";
	if (seat !== scene.view.you)
		return (
			<span class={`their-member ${away}`} title={words} data-move={move}>
				{face}
			</span>
		);
	return (
		<Tile
			scene={scene}
			id={`member:${m.member}`}
			label={words}
			class={`own-member ${away}`}
			move={move}
		>
			{face}
		</Tile>
	);
}

export function Household({ scene, seat }: { scene: LScene; seat: number }) {
	return (
		<span class="household">
			{scene.view.board.players[seat].members.map((m) => (
				<HouseMember key={m.member} scene={scene} seat={seat} m={m} />
			))}
		</span>
	);
}

const Owned = part(
	({ scene, card }: { scene: LScene; card: Card }) => (
		<Tile
			scene={scene}
			id={`card:${card.card}`}
			class="owned"
			label={cardLabel(card)}
			tip={<CardTip card={card} scene={scene} />}
			move={`card-${card.card}`}
		>
			<CardFace card={card} scene={scene} />
		</Tile>
	),
	({ card }) => [`card:${card.card}`],
);

/** An empty space of the board: what it asks for, and what it is worth at the end. */
function Empty({ scene, type, nth }: { scene: LScene; type: Type; nth: number }) {
	const l = scene.lang;
	const { owned } = scene.view.board.printed;
	const asks = type === "territory" ? owned[nth - 1].military : 0;
	const worth =
		type === "territory"
			? owned[nth].territories
			: type === "character"
				? owned[nth].characters
				: 0;
	const words = [
		asks ? `${either(l, "richiede", "asks for")} ${asks} ${goodName(scene, "military")}` : "",
		worth ? `${either(l, "alla fine", "at the end")} ${worth} ${goodName(scene, "vp")}` : "",
	];
	return (
		<span class="slot" title={words.filter(Boolean).join("; ")}>
			{asks > 0 && <Goods bag={{ military: asks }} scene={scene} />}
			{worth > 0 && <Goods bag={{ vp: worth }} scene={scene} />}
		</span>
	);
}

/** What is chosen before the game begins: leaders, and bonus tiles. */
export function Draft({ scene }: { scene: LScene }) {
	return (
		<>
			<Leaders
				scene={scene}
				leaders={scene.view.board.mine?.pack ?? []}
				title={either(scene.lang, "Da scegliere", "To choose from")}
			/>
			<BonusTiles scene={scene} />
		</>
	);
}

function BonusTiles({ scene }: { scene: LScene }) {
	const tiles = scene.view.board.printed.bonus_tiles.filter(
		(t) => scene.stands(`bonus_tile:${t.tile}`).live,
	);
	if (!tiles.length) return null;
	return (
		<div class="bonus-tiles">
			{tiles.map((t) => (
				<Tile key={t.tile} scene={scene} id={`bonus_tile:${t.tile}`} label={t.name}>
					<b>{t.name}</b>
					<span>
						<Icon sign="wheat" /> <Goods bag={t.harvest} scene={scene} />
					</span>
					<span>
						<Icon sign="hammer" /> <Goods bag={t.production} scene={scene} />
					</span>
				</Tile>
			))}
		</div>
	);
}

function Bonus({ scene, seat, type }: { scene: LScene; seat: number; type: Type }) {
	const p = scene.view.board.players[seat];
	const bag =
		type === "territory" ? p.harvest : type === "building" ? p.production : undefined;
	if (!bag) return null;
	return (
		<span class="bonus" title={either(scene.lang, "tessera bonus", "bonus tile")}>
			<Icon sign={type === "territory" ? "wheat" : "hammer"} />
			<Goods bag={bag} scene={scene} />
		</span>
	);
}

function Row({ scene, seat, type }: { scene: LScene; seat: number; type: Type }) {
	const cards = scene.view.board.players[seat].cards[type];
	const most = scene.view.board.printed.owned.length - 1;
	const slots = seat === scene.view.you ? most - cards.length : 0;
	if (!cards.length && !slots) return null;
	return (
		<div class={`row-of-cards ${type}`}>
			<span class="row-name">
				<Icon sign={types[type]} /> <span class="capital">{typeName(scene, type)}</span>{" "}
				<b>{cards.length}</b>
				<Bonus scene={scene} seat={seat} type={type} />
			</span>
			<div class="cards">
				{cards.map((c) => (
					<Owned key={c.card} scene={scene} card={c} />
				))}
				{Array.from({ length: slots }, (_, i) => (
					<Empty
						key={`empty${i}`}
						scene={scene}
						type={type}
						nth={cards.length + i + 1}
					/>
				))}
			</div>
		</div>
	);
}

function Leaders({
	scene,
	leaders,
	title,
}: {
	scene: LScene;
	leaders: Leader[];
	title: string;
}) {
	if (!leaders.length) return null;
	return (
		<div class="row-of-cards leaders">
			<span class="row-name">
				<Icon sign="crown" /> {title}
			</span>
			<div class="cards">
				{leaders.map((x) => (
					<Tile
						key={x.leader}
						scene={scene}
						id={`leader:${x.leader}`}
						class={`leader ${x.used ? "used" : ""}`}
						label={`${x.name}. ${x.needs}. ${x.does}`}
						tip={<LeaderTip leader={x} scene={scene} />}
					>
						<LeaderFace leader={x} scene={scene} />
					</Tile>
				))}
			</div>
		</div>
	);
}

const parts: [string, string, string][] = [
	["territories", "territori", "territories"],
	["characters", "personaggi", "characters"],
	["ventures", "imprese", "ventures"],
	["military", "forza militare", "military strength"],
	["resources", "risorse", "resources"],
	["tax", "tasse", "taxes"],
	["lost", "perduti", "lost"],
];

/** What final scoring would give now, and out of what. */
function Score({ scene, seat }: { scene: LScene; seat: number }) {
	const s = scene.view.board.players[seat].score;
	if (!s) return null;
	const l = scene.lang;
	const title = either(l, "Punteggio se finisse ora", "Score if it ended now");
	return (
		<Told
			class="forecast"
			label={`${title}: ${s.total}`}
			tip={
				<>
					<b>{title}</b>
					{parts
						.filter(([key]) => s[key])
						.map(([key, it, en]) => (
							<p key={key}>
								{either(l, it, en)}: {s[key]}
							</p>
						))}
				</>
			}
		>
			<Icon sign="hourglass" /> {s.total}
		</Told>
	);
}

function Rows({ scene, seat }: { scene: LScene; seat: number }) {
	const b = scene.view.board;
	const l = scene.lang;
	const own = seat === scene.view.you ? b.mine : undefined;
	return (
		<div class="rows">
			<Leaders
				scene={scene}
				leaders={own?.hand ?? []}
				title={either(l, "Leader in mano", "Leaders in hand")}
			/>
			<Leaders
				scene={scene}
				leaders={b.players[seat].leaders}
				title={either(l, "Leader in gioco", "Leaders in play")}
			/>
			{allTypes.map((t) => (
				<Row key={t} scene={scene} seat={seat} type={t} />
			))}
		</div>
	);
}

/** Others' cards are counted, and laid out on request. */
function Folded({ scene, seat }: { scene: LScene; seat: number }) {
	const { cards } = scene.view.board.players[seat];
	return (
		<details>
			<summary>
				{allTypes.map((t) => (
					<span key={t} class={`count ${t}`} title={typeName(scene, t)}>
						<Icon sign={types[t]} title={typeName(scene, t)} />{" "}
						{cards[t].length}
					</span>
				))}
			</summary>
			<Rows scene={scene} seat={seat} />
		</details>
	);
}

interface FamilyProps {
	scene: LScene;
	seat: number;
	player: Player; // these two are what a family's board shows, and nothing else
	own: Lorenzo["mine"];
	turn: boolean;
}

function DrawnFamily({ scene, seat, player, turn }: FamilyProps) {
	const mine = seat === scene.view.you;
	const now = [
		mine && "mine",
		scene.stands(`seat:${seat}`).fresh && "fresh",
		turn && "turn",
	];
	const { name } = scene.view.seats[seat];
	return (
		<section
			class={`family seat-${seat} ${now.filter(Boolean).join(" ")}`}
			data-piece={`seat:${seat}`}
			aria-label={name}
		>
			<div class="family-head">
				<b class="who">
					<Shield seat={seat} /> {name}
				</b>
				<Score scene={scene} seat={seat} />
				{!mine && <Household scene={scene} seat={seat} />}
				{!mine && <Holdings scene={scene} seat={seat} />}
				{!mine && player.hand > 0 && (
					<span>
						<Icon sign="crown" /> {player.hand}
					</span>
				)}
			</div>
			{mine ? (
				<Rows scene={scene} seat={seat} />
			) : (
				<Folded scene={scene} seat={seat} />
			)}
		</section>
	);
}

/* Every piece on a family's board. */
function piecesOf({ seat, player, own }: FamilyProps): string[] {
	const leaders = [...player.leaders, ...(own?.hand ?? [])];
	return [
		`seat:${seat}`,
		...Object.values(player.cards).flatMap((row) => row.map((c) => `card:${c.card}`)),
		...leaders.map((x) => `leader:${x.leader}`),
	];
}

const FamilyBoard = part(DrawnFamily, piecesOf);

export function Family({ scene, seat }: { scene: LScene; seat: number }) {
	const b = scene.view.board;
	return (
		<FamilyBoard
			scene={scene}
			seat={seat}
			player={b.players[seat]}
			own={seat === scene.view.you ? b.mine : undefined}
			turn={scene.view.waiting.includes(seat)}
		/>
	);
}

/** The families of the others, in the order in which they sit. */
export function Families({ scene }: { scene: LScene }) {
	const seats = scene.view.board.players.map((_, i) => i);
	return (
		<div class="families">
			{seats
				.filter((s) => s !== scene.view.you)
				.map((s) => (
					<Family key={s} scene={scene} seat={s} />
				))}
		</div>
	);
}
