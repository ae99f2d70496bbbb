/* picture.tsx: the whole table: the map, the families and the stacks of action cards. */
import { pictures } from "art:emperor";
import { Icon, isSign, Shield, type Sign } from "../../kit/icon";
import { part, useStage } from "../../kit/part";
import { Proposed, ProposedNote, Tile } from "../../kit/piece";
import { type Amount, Purse } from "../../kit/purse";
import { nameIn } from "../../kit/thing";
import { Tips } from "../../kit/tip";
import { useNarrow } from "../../kit/narrow";
import { either, say } from "../../kit/words";
import { Empire } from "./map";
import type { Card as CardId } from "./state";
import { type EScene, printed, roman } from "./view";
import { cards, children } from "./words";

interface Of {
	scene: EScene;
	id: CardId;
}

/** A card's effect in signs: "+1 vote". */
function Deed({ scene, id }: Of) {
	const n = String(printed(scene).card[id].n);
	return (
		<span class="deed">
			{cards[id].deed.map((d, i) =>
				isSign(d) ? (
					<Icon key={i} sign={d} size="1.15em" />
				) : (
					<span key={i}>{d.replace("#", n)}</span>
				),
			)}
		</span>
	);
}

function CardTip({ scene, id }: Of) {
	const l = scene.lang;
	const card = printed(scene).card[id];
	const child = children[card.colour];
	return (
		<>
			<img class="tip-picture" src={pictures[`card:${id}`]} alt="" />
			<b>{nameIn(scene, "card", id)}</b>
			<p>{card.text}</p>
			<p>
				{either(l, "fase", "phase")} {nameIn(scene, "phase", card.phase)}
				{card.phase_proposed && "°"}
				{child && ` · ${child[l]}`}
				{card.proposed && "°"}
			</p>
			{(card.proposed || card.phase_proposed) && <p>° {say(l, "proposed")}</p>}
		</>
	);
}

function cardLabel({ scene, id, left }: Of & { left: number }): string {
	const { cost, text } = printed(scene).card[id];
	const price = `${cost} ${either(scene.lang, "talleri", "thalers")}`;
	const rest = `${either(scene.lang, "rimaste", "left")} ${left}`;
	return `${nameIn(scene, "card", id)}, ${price}, ${rest}. ${text}`;
}

const Card = part(
	(props: Of & { left: number }) => {
		const { scene, id, left } = props;
		const card = printed(scene).card[id];
		const child = children[card.colour];
		return (
			<Tile
				scene={scene}
				id={`card:${id}`}
				class={`stack ${card.colour} ${left ? "" : "sold"}`}
				label={cardLabel(props)}
				tip={<CardTip scene={scene} id={id} />}
			>
				<span class="title">
					<img class="engraved" src={pictures[`card:${id}`]} alt="" />
					<span class="name">{nameIn(scene, "card", id)}</span>
				</span>
				<Deed scene={scene} id={id} />
				<span class="terms">
					<b class="price">
						{card.cost}
						<Icon sign="coins" />
					</b>
					<span class="phase">
						{roman(scene, card.phase)}
						{card.phase_proposed && <Proposed lang={scene.lang} />}
					</span>
					{(child || card.proposed) && (
						<span class="sex">
							{child?.sign ?? "–"}
							{card.proposed && <Proposed lang={scene.lang} />}
						</span>
					)}
					<span class="left">×{left}</span>
				</span>
			</Tile>
		);
	},
	({ id }) => [`card:${id}`],
);

function Sums({ scene, seat, points }: { scene: EScene; seat: number; points: number | string }) {
	const b = scene.view.board;
	const words = (it: string, en: string) => either(scene.lang, it, en);
	const supply = (it: string, en: string) => words(`${it} in riserva`, `${en} in supply`);
	const thalers = words("talleri", "thalers");
	const amounts: Amount[] = [
		{ id: "coins", n: b.thalers[seat], more: `+${b.income[seat]}`, say: thalers },
		{ id: "laurel", n: points, say: say(scene.lang, "points") },
		{ id: "vote", n: b.votes[seat], say: words("voti", "votes") },
		{ id: "person", n: b.nobles_left[seat], say: supply("nobili", "nobles") },
		{ id: "chess", n: b.knights_left[seat], say: supply("cavalieri", "knights") },
		{ id: "city", n: b.cities_left[seat], say: supply("città", "cities") },
	];
	const signed = amounts.map((amount) => ({ ...amount, sign: amount.id as Sign }));
	return <Purse scene={scene} amounts={signed} />;
}

/** The cards a family has bought this round. */
function Bought({ scene, seat }: { scene: EScene; seat: number }) {
	const bought = scene.view.board.cards[seat];
	if (!bought.length) return null;
	return (
		<span class="bought">
			{bought.map((id, i) => (
				<abbr
					key={i}
					class={`mini ${printed(scene).card[id].colour}`}
					title={nameIn(scene, "card", id)}
					data-move={`card-${seat}-${id}-${i}`}
				>
					<Icon
						sign={cards[id].sign}
						size="1.2rem"
						title={nameIn(scene, "card", id)}
					/>
				</abbr>
			))}
		</span>
	);
}

/** Face down they are for their owner's eyes alone. */
function pointsOf({ view }: EScene, seat: number): number | string {
	if (view.options.vp === "open" || view.over) return view.board.points[seat];
	return seat === view.you ? view.board.mine!.pile : "?";
}

function Player({ scene, seat }: { scene: EScene; seat: number }) {
	const b = scene.view.board;
	const l = scene.lang;
	const { name } = scene.view.seats[seat];
	const turn = scene.view.waiting.includes(seat) ? "turn" : "";
	const passed = b.passed.includes(seat);
	const points = pointsOf(scene, seat);
	const said = [
		`${b.thalers[seat]} ${either(l, "talleri", "thalers")}`,
		`${points} ${say(l, "points")}`,
		`${b.votes[seat]} ${either(l, "voti", "votes")}`,
	];
	return (
		<Tile
			scene={scene}
			id={`seat:${seat}`}
			label={`${name}: ${said.join(", ")}`}
			class={`player seat-${seat} ${passed ? "passed" : ""} ${turn}`}
		>
			<span class="who">
				<Shield seat={seat} /> {name}
				{b.emperor === seat && (
					<Icon sign="imperial" title={either(l, "imperatore", "emperor")} />
				)}
				{b.challenger === seat && (
					<Icon sign="conflict" title={either(l, "sfidante", "challenger")} />
				)}
				{passed && <small>{either(l, "ha passato", "passed")}</small>}
			</span>
			<Sums scene={scene} seat={seat} points={points} />
			<Bought scene={scene} seat={seat} />
		</Tile>
	);
}

function Election({ scene }: { scene: EScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	if (b.challenger === null) return null;
	const name = (s: number) => scene.view.seats[s].name;
	return (
		<p class="election">
			<Icon sign="conflict" /> {either(l, "Elezione", "Election")}:{" "}
			<b>{name(b.challenger)}</b> {either(l, "sfida", "challenges")}{" "}
			<b>{name(b.emperor)}</b>
			{b.mine?.vote && (
				<>
					{" "}
					· {either(l, "il tuo voto", "your vote")}:{" "}
					{nameIn(scene, "ballot", b.mine.vote)}
				</>
			)}
		</p>
	);
}

function Stacks({ scene }: { scene: EScene }) {
	const l = scene.lang;
	const b = scene.view.board;
	const left = Object.entries(b.cards_left) as [CardId, number][];
	return (
		<section class="stacks" aria-label={either(l, "Carte azione", "Action cards")}>
			<h2>
				{either(l, "Carte azione", "Action cards")}
				<span class="phase-now">{nameIn(scene, "phase", b.phase)}</span>
			</h2>
			<div class="cards">
				{left.map(([id, n]) => (
					<Card key={id} scene={scene} id={id} left={n} />
				))}
			</div>
			<ProposedNote lang={l} />
		</section>
	);
}

export function Picture(props: EScene) {
	const scene = useStage(props);
	const narrow = useNarrow();
	return (
		<div class="emperor">
			<div class="map-side">
				<Empire scene={scene} narrow={narrow} />
				<Election scene={scene} />
			</div>
			<section
				class="players"
				aria-label={either(scene.lang, "Famiglie", "Families")}
			>
				{scene.view.seats.map((_, i) => (
					<Player key={i} scene={scene} seat={i} />
				))}
			</section>
			<Stacks scene={scene} />
			<Tips />
		</div>
	);
}
