/* areas.tsx: what lies before the players: purse, hand, and the tableau west and east. */
import { Fragment } from "preact";
import { useStage } from "../../kit/part";
import { Tally, Tile, Told } from "../../kit/piece";
import { signed } from "../../kit/price";
import { either } from "../../kit/words";
import type { Change, OwnForm } from "../../kit/contract";
import { CardTile, CardWords, Likeness, LyingTile, wordsOf } from "./face";
import { areaOf, called, faceOf, type Lying, type PScene, rowOf, SIDES } from "./reading";
import { Figure, Mark, prestigeMarks } from "./signs";
import type { Card, Prestige, Side } from "./state";

/* ---- what a seat has, as signs ---- */

interface Sum {
	mark: Mark;
	n: number;
	say: string;
}

const goods: Record<string, Mark> = {
	florins: "coins",
	n_monarchies: "king",
	n_republics: "republic",
	concessions: "caravel",
	n_west: "card",
	n_east: "card",
};

function sumsOf(scene: PScene, seat: number): Sum[] {
	const b = scene.view.board;
	const l = scene.lang;
	return [
		{ mark: "coins", n: b.florins[seat], say: either(l, "fiorini", "florins") },
		{ mark: "king", n: b.n_monarchies[seat], say: either(l, "monarchie", "monarchies") },
		{ mark: "republic", n: b.n_republics[seat], say: either(l, "repubbliche", "republics") },
		{ mark: "caravel", n: b.concessions[seat], say: either(l, "concessioni", "concessions") },
	];
}

export function Purse({ scene, seat }: { scene: PScene; seat: number }) {
	return (
		<span class="purse">
			{sumsOf(scene, seat).map(({ mark, n, say }) => (
				<span key={mark} class={`sum of-${mark}`} role="img" aria-label={`${n} ${say}`} title={say}>
					<Mark mark={mark} />
					<Tally n={n} />
				</span>
			))}
		</span>
	);
}

export function Prestiges({ scene, seat }: { scene: PScene; seat: number }) {
	const has = scene.view.board.prestige[seat];
	const kinds = [...new Set(has)];
	if (!kinds.length) return null;
	const count = (kind: Prestige) => has.filter((p) => p === kind).length;
	const words = kinds.map((kind) => `${count(kind)} ${called(scene, "prestige", kind)}`);
	return (
		<span class="prestiges" role="img" aria-label={words.join(", ")} title={words.join(", ")}>
			{kinds.map((kind) => (
				<span key={kind} class="sum" data-move={`fame-${seat}-${kind}`}>
					<Mark mark={prestigeMarks[kind]} class={`fame of-${kind}`} />
					<b>{count(kind)}</b>
				</span>
			))}
		</span>
	);
}

/** What an answer changes, as the same signs. */
export function Good({ scene, change }: { scene: PScene; change: Change }) {
	const mark = goods[change.field];
	const label = scene.catalogue.fields.find(({ name }) => name === change.field)?.say;
	return (
		<span class="amount">
			{signed(change.by)} {mark ? <Mark mark={mark} title={label} /> : label}
		</span>
	);
}

/* ---- tableaux ---- */

/** Whether the operations of a side were run already in this turn. */
const isRun = (scene: PScene, side: Side) =>
	scene.view.board.used.includes(side === "west" ? "ops_west" : "ops_east");

function SideHead({ scene, side, isOwn }: { scene: PScene; side: Side; isOwn: boolean }) {
	const name = called(scene, "side", side);
	const ops = either(scene.lang, "operazioni", "operations");
	if (!isOwn) return <h3 class="side-head">{name}</h3>;
	return (
		<Tile
			scene={scene}
			id={`side:${side}`}
			class={`side-head ${isRun(scene, side) ? "run" : ""}`}
			label={`${ops}: ${name}`}
		>
			{name}
			<small>{ops}</small>
		</Tile>
	);
}

export function Tableau({ scene, seat, side }: { scene: PScene; seat: number; side: Side }) {
	const row = rowOf(scene, seat, side);
	const isOwn = seat === scene.view.you;
	return (
		<section
			class={`tableau ${side}`}
			aria-label={called(scene, "side", side)}
			data-move={isOwn ? `own:${side}` : undefined}
		>
			<SideHead scene={scene} side={side} isOwn={isOwn} />
			<div class="cards">
				{row.map((lying) => (
					<LyingTile key={lying.card} scene={scene} lying={lying} />
				))}
			</div>
		</section>
	);
}

function Maids({ scene, seat }: { scene: PScene; seat: number }) {
	const maids = scene.view.board.maids[seat];
	if (!maids.length) return null;
	const title = either(scene.lang, "Nubili", "Unmarried");
	return (
		<section class="maids" aria-label={title} data-move={`maids:${seat}`}>
			<h3 class="side-head">{title}</h3>
			<div class="cards">
				{maids.map((queen) => (
					<CardTile key={queen} scene={scene} card={queen} />
				))}
			</div>
		</section>
	);
}

/** The cards of one's own hand, western ones first. */
const handOf = (scene: PScene): Card[] => {
	const { mine } = scene.view.board;
	return mine ? [...mine.hand_west, ...mine.hand_east] : [];
};

function Hand({ scene }: { scene: PScene }) {
	const hand = handOf(scene);
	const title = either(scene.lang, "Mano", "Hand");
	return (
		<section class="hand" aria-label={title}>
			<h3 class="side-head">{title}</h3>
			<div class="cards">
				{hand.map((card) => (
					<CardTile key={card} scene={scene} card={card} />
				))}
				{!hand.length && <span class="none">{either(scene.lang, "nessuna carta", "no cards")}</span>}
			</div>
		</section>
	);
}

/** Everything of one seat, as large as there is room. */
export function Area({ scene, seat }: { scene: PScene; seat: number }) {
	return (
		<>
			{SIDES.map((side) => (
				<Tableau key={side} scene={scene} seat={seat} side={side} />
			))}
			<Maids scene={scene} seat={seat} />
		</>
	);
}

function House({ scene, seat }: { scene: PScene; seat: number }) {
	const { family, actions, turn } = scene.view.board;
	const l = scene.lang;
	const name = family[seat] && called(scene, "family", family[seat]);
	return (
		<div class="house">
			<h2>{name ?? scene.view.seats[seat].name}</h2>
			<Purse scene={scene} seat={seat} />
			<Prestiges scene={scene} seat={seat} />
			<span class={`actions ${turn === seat ? "" : "none"}`}>
				{either(l, "Azioni", "Actions")} <b>{actions}</b>
			</span>
		</div>
	);
}

/** On a phone what can be touched lies on the board: here it is only looked at. */
const asleep = (scene: PScene): PScene => ({
	...scene,
	stands: () => ({ live: false, picked: false, fresh: false }),
});

export function Mine(props: PScene & { form: OwnForm }) {
	const scene = useStage(props) as PScene;
	const { you } = scene.view;
	if (props.form === "line")
		return (
			<div class="pax own in-line">
				<Purse scene={scene} seat={you} />
				<Prestiges scene={scene} seat={you} />
			</div>
		);
	const seen = props.form === "page" ? asleep(scene) : scene;
	return (
		<div class={`pax own as-${props.form}`}>
			<House scene={seen} seat={you} />
			<Hand scene={seen} />
			<Area scene={seen} seat={you} />
		</div>
	);
}

/** One's own cards on a phone, below the map.  They are laid out anew when one comes or goes:
    it glides by its name, and the others do not jump. */
export function OwnCards({ scene }: { scene: PScene }) {
	const all = [...handOf(scene), "/", ...areaOf(scene, scene.view.you)];
	return (
		<section class="own-cards" key={all.join()}>
			<Hand scene={scene} />
			<Area scene={scene} seat={scene.view.you} />
		</section>
	);
}

/* ---- the others ---- */

/** A card of somebody else's: its picture and, where there is room, its name. */
function Small({ scene, lying }: { scene: PScene; lying: Lying }) {
	const { card, bishop } = lying;
	const face = faceOf(scene, card);
	return (
		<Told
			class={`small back-${face.back} sort-${face.sort}`}
			label={wordsOf(scene, card)}
			tip={<CardWords scene={scene} card={card} />}
		>
			<Likeness card={card} face={face} />
			<span class="small-name">{face.name}</span>
			{bishop && <Figure piece={`${bishop}_bishop`} />}
			{lying.queen && <Mark mark="queen" />}
		</Told>
	);
}

/** A card with its vassals behind it. */
function WithVassals({ scene, lying }: { scene: PScene; lying: Lying }) {
	const { bishop, queen } = scene.view.board;
	return (
		<>
			<Small scene={scene} lying={lying} />
			{lying.vassals.map((card) => (
				<Small
					key={card}
					scene={scene}
					lying={{ card, bishop: bishop[card], queen: queen[card], vassals: [] }}
				/>
			))}
		</>
	);
}

export function Rival(props: PScene & { seat: number }) {
	const scene = useStage(props) as PScene;
	const { seat } = props;
	const b = scene.view.board;
	const hand = b.n_east[seat] + b.n_west[seat];
	const inHand = either(scene.lang, "carte in mano", "cards in hand");
	return (
		<div class="pax rival-area">
			<span class="line">
				<Purse scene={scene} seat={seat} />
				<span class="sum" role="img" aria-label={`${hand} ${inHand}`} title={inHand}>
					<Mark mark="card" />
					<Tally n={hand} />
				</span>
			</span>
			<span class="fame-row">
				<Prestiges scene={scene} seat={seat} />
			</span>
			<span class="small-row">
				{SIDES.filter((side) => rowOf(scene, seat, side).length).map((side) => (
					<Fragment key={side}>
						{/* for eyes the edge of a card tells its side */}
						<i class="visually-hidden">{called(scene, "side", side)}</i>
						{rowOf(scene, seat, side).map((lying) => (
							<WithVassals key={lying.card} scene={scene} lying={lying} />
						))}
					</Fragment>
				))}
			</span>
		</div>
	);
}
