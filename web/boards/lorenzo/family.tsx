/* family.tsx: a family's own board: goods, members, rows of cards, leaders. */
import { Icon, Shield } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile, Told } from "../../kit/piece";
import { Purse } from "../../kit/purse";
import { either } from "../../kit/words";
import {
	CardFace,
	cardLabel,
	CardTip,
	LeaderFace,
	leaderLabel,
	LeaderTip,
	Member,
} from "./cards";
import { called, familyOf, type Household as Holding, type LScene, printed } from "./reading";
import { allTypes, Goods, goods, types } from "./signs";
import type {
	BonusTile,
	Card,
	Good,
	Leader,
	Member as MemberName,
	Mine,
	Score as Part,
	Type,
} from "./state";

export function Holdings({ scene, seat }: { scene: LScene; seat: number }) {
	const family = familyOf(scene.view.board, seat);
	const isMine = seat === scene.view.you;
	const amounts = (Object.keys(family.goods) as Good[]).map((g) => ({
		id: g,
		n: family.goods[g],
		say: called(scene, "good", g),
		sign: goods[g],
		piece: isMine ? `good:${g}` : undefined,
	}));
	return <Purse scene={scene} amounts={amounts} />;
}

interface HouseMemberProps {
	scene: LScene;
	seat: number;
	member: MemberName;
}

function HouseMember({ scene, seat, member }: HouseMemberProps) {
	const l = scene.lang;
	const b = scene.view.board;
	const value = b.worth[seat][member];
	const away = b.where[seat][member] !== null;
	const words = [
		called(scene, "member", member),
		`${either(l, "valore", "value")} ${value}`,
		away ? either(l, "piazzato", "placed") : "",
	]
		.filter(Boolean)
		.join(", ");
	const face = <Member seat={seat} member={member} value={value} />;
	const move = away ? undefined : `member-${seat}-${member}`;
	if (seat !== scene.view.you)
		return (
			<span class={`their-member ${away ? "away" : ""}`} title={words} data-move={move}>
				{face}
			</span>
		);
	return (
		<Tile
			scene={scene}
			id={`member:${member}`}
			label={words}
			class={`own-member ${away ? "away" : ""}`}
			move={move}
		>
			{face}
		</Tile>
	);
}

export function Household({ scene, seat }: { scene: LScene; seat: number }) {
	const members = Object.keys(scene.view.board.where[seat]) as MemberName[];
	return (
		<span class="household">
			{members.map((m) => (
				<HouseMember key={m} scene={scene} seat={seat} member={m} />
			))}
		</span>
	);
}

const Owned = part(
	({ scene, card, type }: { scene: LScene; card: Card; type: Type }) => (
		<Tile
			scene={scene}
			id={`card:${card}`}
			class="owned"
			label={cardLabel(scene, card)}
			tip={<CardTip card={card} scene={scene} />}
			move={`card-${card}`}
		>
			<CardFace card={card} type={type} scene={scene} />
		</Tile>
	),
	({ card }) => [`card:${card}`],
);

/** An empty space of the board: what it asks for, and what it is worth at the end. */
function Empty({ scene, type, nth }: { scene: LScene; type: Type; nth: number }) {
	const l = scene.lang;
	const { owned } = printed(scene);
	const asks = type === "territory" ? owned[nth - 1].military : 0;
	const pays = { territory: "territories", character: "characters" } as const;
	const worth = type === "territory" || type === "character" ? owned[nth][pays[type]] : 0;
	const words = [
		asks ? `${either(l, "richiede", "asks for")} ${asks} ${called(scene, "good", "military")}` : "",
		worth ? `${either(l, "alla fine", "at the end")} ${worth} ${called(scene, "good", "vp")}` : "",
	];
	return (
		<span class="slot" title={words.filter(Boolean).join("; ")}>
			<Goods bag={{ military: asks, vp: worth }} scene={scene} />
		</span>
	);
}

/** What is chosen before the game begins: leaders, and bonus tiles. */
export function Draft({ scene }: { scene: LScene }) {
	return (
		<>
			<Leaders
				scene={scene}
				leaders={scene.view.board.mine?.pack}
				title={either(scene.lang, "Da scegliere", "To choose from")}
			/>
			<BonusTiles scene={scene} />
		</>
	);
}

function BonusTiles({ scene }: { scene: LScene }) {
	const tiles = (Object.keys(printed(scene).bonus_tile) as BonusTile[]).filter(
		(t) => scene.stands(`bonus_tile:${t}`).live,
	);
	if (!tiles.length) return null;
	return (
		<div class="bonus-tiles">
			{tiles.map((t) => (
				<Tile
					key={t}
					scene={scene}
					id={`bonus_tile:${t}`}
					label={called(scene, "bonus_tile", t)}
				>
					<b>{called(scene, "bonus_tile", t)}</b>
					<span>
						<Icon sign="wheat" />{" "}
						<Goods bag={printed(scene).bonus_tile[t].harvest} scene={scene} />
					</span>
					<span>
						<Icon sign="hammer" />{" "}
						<Goods bag={printed(scene).bonus_tile[t].production} scene={scene} />
					</span>
				</Tile>
			))}
		</div>
	);
}

const works: Partial<Record<Type, "harvest" | "production">> = {
	territory: "harvest",
	building: "production",
};

function Bonus({ scene, tile, type }: { scene: LScene; tile: BonusTile | null; type: Type }) {
	const work = works[type];
	if (!tile || !work) return null;
	return (
		<span class="bonus" title={either(scene.lang, "tessera bonus", "bonus tile")}>
			<Icon sign={work === "harvest" ? "wheat" : "hammer"} />
			<Goods bag={printed(scene).bonus_tile[tile][work]} scene={scene} />
		</span>
	);
}

interface RowProps {
	scene: LScene;
	family: Holding;
	type: Type;
	mine: boolean;
}

function Row({ scene, family, type, mine }: RowProps) {
	const cards = family.cards[type];
	const most = printed(scene).owned.length - 1;
	const slots = mine ? most - cards.length : 0;
	if (!cards.length && !slots) return null;
	return (
		<div class={`row-of-cards ${type}`}>
			<span class="row-name">
				<Icon sign={types[type]} />{" "}
				<span class="capital">{called(scene, "type", type)}</span> <b>{cards.length}</b>
				<Bonus scene={scene} tile={family.bonusTile} type={type} />
			</span>
			<div class="cards">
				{cards.map((c) => (
					<Owned key={c} scene={scene} card={c} type={type} />
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

interface LeadersProps {
	scene: LScene;
	leaders?: Leader[];
	used?: Leader[];
	title: string;
}

function Leaders({ scene, leaders = [], used = [], title }: LeadersProps) {
	if (!leaders.length) return null;
	return (
		<div class="row-of-cards leaders">
			<span class="row-name">
				<Icon sign="crown" /> {title}
			</span>
			<div class="cards">
				{leaders.map((x) => (
					<Tile
						key={x}
						scene={scene}
						id={`leader:${x}`}
						class={`leader ${used.includes(x) ? "used" : ""}`}
						label={leaderLabel(scene, x)}
						tip={<LeaderTip leader={x} scene={scene} />}
					>
						<LeaderFace leader={x} scene={scene} />
					</Tile>
				))}
			</div>
		</div>
	);
}

/** What final scoring would give now, and out of what. */
function Score({ scene, score }: { scene: LScene; score: Holding["score"] }) {
	if (!score) return null;
	const title = either(scene.lang, "Punteggio se finisse ora", "Score if it ended now");
	const parts = (Object.keys(score) as Part[]).filter((p) => score[p] && p !== "total");
	return (
		<Told
			class="forecast"
			label={`${title}: ${score.total}`}
			tip={
				<>
					<b>{title}</b>
					{parts.map((p) => (
						<p key={p}>
							{called(scene, "score", p)}: {score[p]}
						</p>
					))}
				</>
			}
		>
			<Icon sign="hourglass" /> {score.total}
		</Told>
	);
}

interface FamilyProps {
	scene: LScene;
	seat: number;
	family: Holding; // these two are what a family's board shows, and nothing else
	own?: Mine;
	turn: boolean;
}

function Rows({ scene, seat, family, own }: FamilyProps) {
	const l = scene.lang;
	return (
		<div class="rows">
			<Leaders
				scene={scene}
				leaders={own?.hand}
				title={either(l, "Leader in mano", "Leaders in hand")}
			/>
			<Leaders
				scene={scene}
				leaders={family.played}
				used={family.used}
				title={either(l, "Leader in gioco", "Leaders in play")}
			/>
			{allTypes.map((t) => (
				<Row
					key={t}
					scene={scene}
					family={family}
					type={t}
					mine={seat === scene.view.you}
				/>
			))}
		</div>
	);
}

/** Others' cards are counted, and laid out on request. */
function Folded(props: FamilyProps) {
	const { scene, family } = props;
	return (
		<details>
			<summary>
				{allTypes.map((t) => (
					<span key={t} class={`count ${t}`} title={called(scene, "type", t)}>
						<Icon sign={types[t]} title={called(scene, "type", t)} />{" "}
						{family.cards[t].length}
					</span>
				))}
			</summary>
			<Rows {...props} />
		</details>
	);
}

function DrawnFamily(props: FamilyProps) {
	const { scene, seat, family, turn } = props;
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
				<Score scene={scene} score={family.score} />
				{!mine && <Household scene={scene} seat={seat} />}
				{!mine && <Holdings scene={scene} seat={seat} />}
				{!mine && family.inHand > 0 && (
					<span>
						<Icon sign="crown" /> {family.inHand}
					</span>
				)}
			</div>
			{mine ? <Rows {...props} /> : <Folded {...props} />}
		</section>
	);
}

/* Every piece on a family's board. */
function piecesOf({ seat, family, own }: FamilyProps): string[] {
	const leaders = [...family.played, ...(own?.hand ?? [])];
	return [
		`seat:${seat}`,
		...Object.values(family.cards).flatMap((row) => row.map((c) => `card:${c}`)),
		...leaders.map((x) => `leader:${x}`),
	];
}

const FamilyBoard = part(DrawnFamily, piecesOf);

export function Family({ scene, seat }: { scene: LScene; seat: number }) {
	const b = scene.view.board;
	return (
		<FamilyBoard
			scene={scene}
			seat={seat}
			family={familyOf(b, seat)}
			own={seat === scene.view.you ? b.mine : undefined}
			turn={scene.view.waiting.includes(seat)}
		/>
	);
}

/** The families of the others, in the order in which they sit. */
export function Families({ scene }: { scene: LScene }) {
	const seats = scene.view.seats.map((_, i) => i);
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
