/* family.tsx: a family's own board: goods, members, rows of cards, leaders. */
import { pictures } from "art:lorenzo";
import type { ComponentChildren } from "preact";
import { Print } from "../../kit/print";
import type { OwnForm } from "../../kit/contract";
import { useForm } from "../../kit/form";
import { Shield } from "../../kit/icon";
import { part, useStage } from "../../kit/part";
import { Tile, Told } from "../../kit/piece";
import { either } from "../../kit/words";
import { cardLabel, leaderLabel, Says } from "./cards";
import { CardPicture, LeaderPicture } from "./faces";
import { Forecast, Goods, Household, type OfSeat } from "./goods";
import { LeaderPlate, Plate } from "./plate";
import { called, cardsOf, familyOf, type LScene, printed } from "./reading";
import { allTypes, amounts, workOf } from "./signs";
import { Sign } from "./sprite";
import type { BonusTile, Card, Good, Leader, Type } from "./state";
import { CardTip, LeaderTip } from "./tips";

/* ---- cards that lie there ---- */

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
			<CardPicture card={card} type={type} scene={scene} isShort />
		</Tile>
	),
	({ card }) => [`card:${card}`],
);

const Led = part(
	({ scene, leader, state }: { scene: LScene; leader: Leader; state: string }) => (
		<Tile
			scene={scene}
			id={`leader:${leader}`}
			class={`owned led ${state}`}
			label={leaderLabel(scene, leader)}
			tip={<LeaderTip leader={leader} scene={scene} />}
		>
			<LeaderPicture leader={leader} scene={scene} isShort />
		</Tile>
	),
	({ leader }) => [`leader:${leader}`],
);

/* ---- piles: cards of a kind, fanned, and what the next one asks for ---- */

interface PileProps {
	class: string;
	head: ComponentChildren;
	note?: ComponentChildren;
	children: ComponentChildren;
	move?: string;
}

const Pile = ({ class: kind, head, note, children, move }: PileProps) => (
	<section class={`pile-of ${kind}`} data-move={move}>
		<h3>
			{head} <small>{note}</small>
		</h3>
		<div class="fan">{children}</div>
	</section>
);

/** What the next card of the kind asks for, and what those there are worth at the end. */
function Next({ scene, type, n }: { scene: LScene; type: Type; n: number }) {
	const { owned } = printed(scene);
	const kinds = { territory: "territories", character: "characters" } as const;
	if (type !== "territory" && type !== "character") return null;
	const military = type === "territory" ? (owned[n]?.military ?? 0) : 0;
	const vp = owned[n]?.[kinds[type]] ?? 0;
	const next = either(scene.lang, "la prossima", "next");
	if (!military && !vp) return null;
	return (
		<>
			{next} {military > 0 && <>≥{amounts(scene, { military })}</>} {amounts(scene, { vp })}
		</>
	);
}

/** What the family's bonus tile adds to a sort of work. */
function Bonus({ scene, seat, type }: OfSeat & { type: Type }) {
	const tile = scene.view.board.bonus_tile[seat];
	const given = tile && printed(scene).bonus_tile[tile][workOf(type)];
	if (!given || (type !== "territory" && type !== "building")) return null;
	const name = either(scene.lang, "Tessera bonus", "Bonus tile");
	return (
		<Told class="tile-bonus" label={name} tip={<Says name={name} says={[]} />}>
			<Sign of={workOf(type)} /> {amounts(scene, given)}
		</Told>
	);
}

function TypePile({ scene, seat, type }: OfSeat & { type: Type }) {
	const cards = cardsOf(familyOf(scene, seat))[type];
	return (
		<Pile
			class={type}
			move={seat === scene.view.you ? `own:${type}` : undefined}
			head={[
				<Sign of={type} title={called(scene, "type", type)} />,
				<b>{cards.length}</b>,
				<Bonus scene={scene} seat={seat} type={type} />,
			]}
			note={seat === scene.view.you && <Next scene={scene} type={type} n={cards.length} />}
		>
			{cards.map((card) => (
				<Owned key={card} scene={scene} card={card} type={type} />
			))}
		</Pile>
	);
}

function LeaderPile({ scene, seat }: OfSeat) {
	const b = scene.view.board;
	const hand = seat === scene.view.you ? (b.mine?.hand ?? []) : [];
	const unseen = b.in_hand[seat];
	if (!hand.length && !b.played[seat].length && !unseen) return null;
	return (
		<Pile
			class="leader"
			head={[<Sign of="leader" />, either(scene.lang, "Leader", "Leaders")]}
			note={unseen > 0 && `${unseen} ${either(scene.lang, "in mano", "in hand")}`}
		>
			{hand.map((x) => (
				<Led key={x} scene={scene} leader={x} state="in-hand" />
			))}
			{b.played[seat].map((x) => (
				<Led key={x} scene={scene} leader={x} state={b.used[seat].includes(x) ? "used" : ""} />
			))}
		</Pile>
	);
}

function Piles({ scene, seat }: OfSeat) {
	return (
		<div class="piles" data-move={seat === scene.view.you ? "own:piles" : undefined}>
			{allTypes.map((type) => (
				<TypePile key={type} scene={scene} seat={seat} type={type} />
			))}
			<LeaderPile scene={scene} seat={seat} />
		</div>
	);
}

/* ---- one's own, and the others' ---- */

export function Mine({ form, ...props }: LScene & { form: OwnForm }) {
	const scene = useStage(props);
	const seat = scene.view.you;
	if (form === "line")
		return (
			<div class="lorenzo-own line">
				<Goods scene={scene} seat={seat} />
			</div>
		);
	return (
		<div class={`lorenzo-own ${form}`}>
			<div class="who">
				<h3>
					<Shield seat={seat} size="1.5rem" /> <b>{scene.view.seats[seat].name}</b>
					<Forecast scene={scene} seat={seat} />
				</h3>
				<Household scene={scene} seat={seat} />
			</div>
			<Goods scene={scene} seat={seat} />
			<Piles scene={scene} seat={seat} />
		</div>
	);
}

/** On a phone one's own family lies behind a tab: what of it can be touched now lies here too. */
export function AtHand({ scene }: { scene: LScene }) {
	const { you, board } = scene.view;
	if (you < 0) return null;
	const isLive = (piece: string) => scene.stands(piece).live;
	const leaders = [...(board.mine?.hand ?? []), ...board.played[you]];
	const cards = Object.values(cardsOf(familyOf(scene, you))).flat();
	return (
		<div class="at-hand lorenzo-own">
			<Household scene={scene} seat={you} />
			{leaders
				.filter((x) => isLive(`leader:${x}`))
				.map((x) => (
					<Tile
						key={x}
						scene={scene}
						id={`leader:${x}`}
						class="owned"
						label={leaderLabel(scene, x)}
						tip={<LeaderTip leader={x} scene={scene} />}
					>
						<LeaderPlate scene={scene} leader={x} />
					</Tile>
				))}
			{cards
				.filter((x) => isLive(`card:${x}`))
				.map((x) => (
					<Tile
						key={x}
						scene={scene}
						id={`card:${x}`}
						class="owned"
						label={cardLabel(scene, x)}
						tip={<CardTip card={x} scene={scene} />}
					>
						<Plate scene={scene} card={x} />
					</Tile>
				))}
		</div>
	);
}

function Counts({ scene, seat }: OfSeat) {
	const cards = cardsOf(familyOf(scene, seat));
	const unseen = scene.view.board.in_hand[seat];
	return (
		<span class="counts">
			{allTypes.map((type) => (
				<span key={type} class="count" title={called(scene, "type", type)}>
					<Sign of={type} title={called(scene, "type", type)} /> {cards[type].length}
				</span>
			))}
			{unseen > 0 && (
				<span class="count">
					<Sign of="leader" title={either(scene.lang, "Leader in mano", "leaders in hand")} />{" "}
					{unseen}
				</span>
			)}
		</span>
	);
}

const theirs: Good[] = ["coins", "wood", "stone", "servants", "military", "faith"];

export function Rival({ seat, ...props }: LScene & { seat: number }) {
	const scene = useStage(props);
	return (
		<div class="lorenzo-rival">
			<Goods scene={scene} seat={seat} of={theirs} />
			<details>
				<summary>
					<Counts scene={scene} seat={seat} />
					<Household scene={scene} seat={seat} />
				</summary>
				<Forecast scene={scene} seat={seat} />
				<Piles scene={scene} seat={seat} />
			</details>
		</div>
	);
}

/* ---- what is chosen before the game begins ---- */

function BonusTiles({ scene }: { scene: LScene }) {
	const tiles = (Object.keys(printed(scene).bonus_tile) as BonusTile[]).filter(
		(tile) => scene.stands(`bonus_tile:${tile}`).live,
	);
	const name = (tile: BonusTile) => called(scene, "bonus_tile", tile);
	return (
		<>
			{tiles.map((tile) => (
				<Tile key={tile} scene={scene} id={`bonus_tile:${tile}`} label={name(tile)}>
					<b>{name(tile)}</b>
					{(["harvest", "production"] as const).map((work) => (
						<span key={work}>
							<Sign of={work} />{" "}
							{amounts(scene, printed(scene).bonus_tile[tile][work])}
						</span>
					))}
				</Tile>
			))}
		</>
	);
}

/** A leader in words, where its card would be too small to read. */
function InWords({ scene, leader }: { scene: LScene; leader: Leader }) {
	const row = printed(scene).leader[leader];
	return (
		<Tile
			scene={scene}
			id={`leader:${leader}`}
			class="in-words"
			label={leaderLabel(scene, leader)}
			tip={<LeaderTip scene={scene} leader={leader} />}
		>
			<Print src={pictures[`leader:${leader}`]} />
			<span aria-hidden="true">
				<b>{called(scene, "leader", leader)}</b> ({row.needs}): {row.does}
			</span>
		</Tile>
	);
}

export function Draft({ scene }: { scene: LScene }) {
	const isPhone = useForm() === "phone";
	const pack = scene.view.board.mine?.pack ?? [];
	const hasTiles = Object.keys(printed(scene).bonus_tile).some(
		(tile) => scene.stands(`bonus_tile:${tile}`).live,
	);
	if (!pack.length && !hasTiles) return null;
	return (
		<section
			class="draft-table"
			aria-label={either(scene.lang, "Da scegliere", "To choose from")}
		>
			{pack.map((x) =>
				isPhone ? (
					<InWords key={x} scene={scene} leader={x} />
				) : (
					<Led key={x} scene={scene} leader={x} state="" />
				),
			)}
			<BonusTiles scene={scene} />
		</section>
	);
}
