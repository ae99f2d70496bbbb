/* family.tsx: a family's own board: goods, members, rows of cards, leaders. */
import type { ComponentChildren } from "preact";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile, Told } from "../../kit/piece";
import { Purse } from "../../kit/purse";
import { either } from "../../kit/words";
import { CardFace, cardLabel, CardTip, LeaderFace, leaderLabel, LeaderTip } from "./cards";
import { Member, Says } from "./cards";
import { called, cardsOf, type Family as Has, familyOf, type LScene, printed } from "./reading";
import { allTypes, amounts, goods, types } from "./signs";
import type { BonusTile, Card, Good, Leader, Mine, Score as Part, Type } from "./state";

interface OfSeat {
	scene: LScene;
	seat: number;
}

export function Holdings({ scene, seat }: OfSeat) {
	const kinds = Object.keys(goods).filter((g) => g !== "privileges") as Good[];
	const amount = (g: Good) => ({
		id: g,
		n: scene.view.board[g][seat],
		say: called(scene, "good", g),
		sign: goods[g],
		piece: seat === scene.view.you ? `good:${g}` : undefined,
	});
	return <Purse scene={scene} amounts={kinds.map(amount)} />;
}

function HouseMember({ scene, seat, member }: OfSeat & { member: keyof Has["where"] }) {
	const l = scene.lang;
	const { where, worth } = scene.view.board;
	const value = worth[seat][member];
	const isAway = where[seat][member] !== null;
	const state = isAway ? [either(l, "piazzato", "placed")] : [];
	const name = called(scene, "member", member);
	const words = [name, `${either(l, "valore", "value")} ${value}`, ...state].join(", ");
	const away = isAway ? "away" : "";
	const move = isAway ? undefined : `member-${seat}-${member}`;
	const face = <Member seat={seat} member={member} value={value} />;
	if (seat !== scene.view.you)
		return (
			<span class={`their-member ${away}`} title={words} data-move={move}>
				{face}
			</span>
		);
	const id = `member:${member}`;
	return (
		<Tile scene={scene} id={id} label={words} class={`own-member ${away}`} move={move}>
			{face}
		</Tile>
	);
}

export function Household({ scene, seat }: OfSeat) {
	const members = Object.keys(scene.view.board.where[seat]) as (keyof Has["where"])[];
	return (
		<span class="household">
			{members.map((m) => (
				<HouseMember key={m} scene={scene} seat={seat} member={m} />
			))}
		</span>
	);
}

/* ---- what is chosen before the game begins ---- */

const works: Partial<Record<Type, { of: "harvest" | "production"; sign: Sign }>> = {
	territory: { of: "harvest", sign: "wheat" },
	building: { of: "production", sign: "hammer" },
};

/** What a bonus tile gives with one sort of work. */
function bonus(scene: LScene, tile: BonusTile, type: Type) {
	const work = works[type]!;
	return [<Icon sign={work.sign} />, " ", amounts(scene, printed(scene).bonus_tile[tile][work.of])];
}

function BonusTiles({ scene }: { scene: LScene }) {
	const tiles = (Object.keys(printed(scene).bonus_tile) as BonusTile[]).filter(
		(tile) => scene.stands(`bonus_tile:${tile}`).live,
	);
	if (!tiles.length) return null;
	const name = (tile: BonusTile) => called(scene, "bonus_tile", tile);
	return (
		<div class="bonus-tiles">
			{tiles.map((tile) => (
				<Tile key={tile} scene={scene} id={`bonus_tile:${tile}`} label={name(tile)}>
					<b>{name(tile)}</b>
					<span>{bonus(scene, tile, "territory")}</span>
					<span>{bonus(scene, tile, "building")}</span>
				</Tile>
			))}
		</div>
	);
}

export function Draft({ scene }: { scene: LScene }) {
	const title = either(scene.lang, "Da scegliere", "To choose from");
	return (
		<>
			<Leaders scene={scene} leaders={scene.view.board.mine?.pack} title={title} />
			<BonusTiles scene={scene} />
		</>
	);
}

/* ---- rows of cards ---- */

function Row(props: { class: string; name: ComponentChildren; children: ComponentChildren }) {
	return (
		<div class={`row-of-cards ${props.class}`}>
			<span class="row-name">{props.name}</span>
			<div class="cards">{props.children}</div>
		</div>
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
	const points = { territory: "territories", character: "characters" } as const;
	const military = type === "territory" ? owned[nth - 1].military : 0;
	const vp = type === "territory" || type === "character" ? owned[nth][points[type]] : 0;
	const said = (n: number | undefined, it: string, en: string, good: Good) =>
		n ? [`${either(l, it, en)} ${n} ${called(scene, "good", good)}`] : [];
	const words = [
		...said(military, "richiede", "asks for", "military"),
		...said(vp, "alla fine", "at the end", "vp"),
	];
	return (
		<span class="slot" title={words.join("; ")}>
			{amounts(scene, { military, vp })}
		</span>
	);
}

function Cards({ scene, seat, family, type }: OfSeat & { family: Has; type: Type }) {
	const cards = cardsOf(family)[type];
	const slots = seat === scene.view.you ? printed(scene).owned.length - 1 - cards.length : 0;
	if (!cards.length && !slots) return null;
	const name = [
		<Icon sign={types[type]} />,
		" ",
		<span class="capital">{called(scene, "type", type)}</span>,
		" ",
		<b>{cards.length}</b>,
		family.bonus_tile && works[type] && (
			<span class="bonus" title={either(scene.lang, "tessera bonus", "bonus tile")}>
				{bonus(scene, family.bonus_tile, type)}
			</span>
		),
	];
	return (
		<Row class={type} name={name}>
			{cards.map((c) => (
				<Owned key={c} scene={scene} card={c} type={type} />
			))}
			{Array.from({ length: slots }, (_, i) => (
				<Empty key={`empty${i}`} scene={scene} type={type} nth={cards.length + i + 1} />
			))}
		</Row>
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
		<Row class="leaders" name={[<Icon sign="crown" />, ` ${title}`]}>
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
		</Row>
	);
}

/* ---- families ---- */

interface FamilyProps extends OfSeat {
	family: Has; // these two are what a family's board shows, and nothing else
	own?: Mine;
	isTurn: boolean;
	isScored: number;
}

/** What final scoring would give now, and out of what. */
function Score({ scene, family }: FamilyProps) {
	const { score } = family;
	const title = either(scene.lang, "Punteggio se finisse ora", "Score if it ended now");
	const parts = (Object.keys(score) as Part[]).filter((p) => score[p] && p !== "total");
	const says = parts.map((p) => `${called(scene, "score", p)}: ${score[p]}`);
	return (
		<Told
			class="forecast"
			label={`${title}: ${score.total}`}
			tip={<Says name={title} says={says} />}
		>
			<Icon sign="hourglass" /> {score.total}
		</Told>
	);
}

function Rows(props: FamilyProps) {
	const { scene, family, own } = props;
	const hand = either(scene.lang, "Leader in mano", "Leaders in hand");
	const played = either(scene.lang, "Leader in gioco", "Leaders in play");
	return (
		<div class="rows">
			<Leaders scene={scene} leaders={own?.hand} title={hand} />
			<Leaders scene={scene} leaders={family.played} used={family.used} title={played} />
			{allTypes.map((type) => (
				<Cards key={type} {...props} type={type} />
			))}
		</div>
	);
}

/** Others' cards are counted, and laid out on request. */
function Folded(props: FamilyProps) {
	const name = (type: Type) => called(props.scene, "type", type);
	return (
		<details>
			<summary>
				{allTypes.map((t) => (
					<span key={t} class={`count ${t}`} title={name(t)}>
						<Icon sign={types[t]} title={name(t)} /> {cardsOf(props.family)[t].length}
					</span>
				))}
			</summary>
			<Rows {...props} />
		</details>
	);
}

/** What of others stands beside their name; one's own stands above the towers. */
function Brief({ scene, seat, family }: FamilyProps) {
	return (
		<>
			<Household scene={scene} seat={seat} />
			<Holdings scene={scene} seat={seat} />
			{family.in_hand > 0 && (
				<span>
					<Icon sign="crown" /> {family.in_hand}
				</span>
			)}
		</>
	);
}

function DrawnFamily(props: FamilyProps) {
	const { scene, seat } = props;
	const { name } = scene.view.seats[seat];
	const isMine = seat === scene.view.you;
	const isFresh = scene.stands(`seat:${seat}`).fresh;
	const now = [isMine && "mine", isFresh && "fresh", props.isTurn && "turn"];
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
				{!props.isScored && <Score {...props} />}
				{!isMine && <Brief {...props} />}
			</div>
			{isMine ? <Rows {...props} /> : <Folded {...props} />}
		</section>
	);
}

/* Every piece on a family's board. */
function piecesOf({ seat, family, own }: FamilyProps): string[] {
	const cards = Object.values(cardsOf(family)).flat();
	const leaders = [...family.played, ...(own?.hand ?? [])];
	return [
		`seat:${seat}`,
		...cards.map((c) => `card:${c}`),
		...leaders.map((x) => `leader:${x}`),
	];
}

const FamilyBoard = part(DrawnFamily, piecesOf);

export function Family({ scene, seat }: OfSeat) {
	const b = scene.view.board;
	return (
		<FamilyBoard
			scene={scene}
			seat={seat}
			family={familyOf(scene, seat)}
			own={seat === scene.view.you ? b.mine : undefined}
			isTurn={scene.view.waiting.includes(seat)}
			isScored={b.is_scored}
		/>
	);
}

/** The families of the others, in the order in which they sit. */
export function Families({ scene }: { scene: LScene }) {
	const others = scene.view.seats.map((_, seat) => seat).filter((s) => s !== scene.view.you);
	return (
		<div class="families">
			{others.map((s) => (
				<Family key={s} scene={scene} seat={s} />
			))}
		</div>
	);
}
