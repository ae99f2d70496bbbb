/* cards.tsx: the thirteen stacks of action cards, and the face of a card. */
import * as art from "art:emperor";
import { Print } from "../../kit/print";
import { Face, Signs } from "../../kit/face";
import { Icon, isSign } from "../../kit/icon";
import { part } from "../../kit/part";
import { Proposed, ProposedNote, Tile } from "../../kit/piece";
import { costsOf } from "../../kit/price";
import { nameIn } from "../../kit/thing";
import { either, say } from "../../kit/words";
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

/** The whole card, engraved: price, phase, name, what it does. */
export function CardFace({ scene, id }: Of) {
	const card = printed(scene).card[id];
	return (
		<Face
			art={art}
			picture={`card:${id}`}
			frame={card.colour}
			title={nameIn(scene, "card", id)}
			seal={roman(scene, card.phase)}
			costs={[[{ text: String(card.cost) }, { gap: 0.06 }, { sign: "coins" }]]}
			bands={[{ sign: "now", words: card.text }]}
		/>
	);
}

export function CardTip({ scene, id }: Of) {
	const l = scene.lang;
	const card = printed(scene).card[id];
	const child = children[card.colour];
	return (
		<div class="card-tip">
			<Signs art={art} />
			<CardFace scene={scene} id={id} />
			<p>{card.text}</p>
			<p>
				{either(l, "fase", "phase")} {nameIn(scene, "phase", card.phase)}
				{card.phase_proposed && "°"}
				{child && ` · ${child[l]}`}
				{card.proposed && "°"}
			</p>
			{(card.proposed || card.phase_proposed) && <p>° {say(l, "proposed")}</p>}
		</div>
	);
}

function cardLabel({ scene, id, left }: Of & { left: number }): string {
	const { cost, text } = printed(scene).card[id];
	const price = `${cost} ${either(scene.lang, "talleri", "thalers")}`;
	const rest = `${either(scene.lang, "rimaste", "left")} ${left}`;
	return `${nameIn(scene, "card", id)}, ${price}, ${rest}. ${text}`;
}

/** When it works, and which child it brings. */
function Terms({ scene, id }: Of) {
	const card = printed(scene).card[id];
	const child = children[card.colour];
	return (
		<span class="terms">
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
		</span>
	);
}

const Card = part(
	(props: Of & { left: number }) => {
		const { scene, id, left } = props;
		const card = printed(scene).card[id];
		const [paid] = costsOf(scene, `card:${id}`);
		return (
			<Tile
				scene={scene}
				id={`card:${id}`}
				class={`stack ${card.colour} ${left ? "" : "sold"} ${left > 1 ? "several" : ""}`}
				label={cardLabel(props)}
				tip={<CardTip scene={scene} id={id} />}
			>
				<span class="plate">
					<Print src={art.pictures[`card:${id}`]} />
					<b class="price" data-price={`card:${id}`}>
						{paid ? -paid.by : card.cost}
						<Icon sign="coins" />
					</b>
					<span class="left">×{left}</span>
				</span>
				<span class="name">{nameIn(scene, "card", id)}</span>
				<span class="foot">
					<Deed scene={scene} id={id} />
					<Terms scene={scene} id={id} />
				</span>
			</Tile>
		);
	},
	({ id }) => [`card:${id}`],
);

/** All stacks, so many beside one another. */
export function Stacks({ scene, columns }: { scene: EScene; columns: number }) {
	const left = Object.entries(scene.view.board.cards_left) as [CardId, number][];
	return (
		<section
			class={`stacks in-${columns}`}
			aria-label={either(scene.lang, "Carte azione", "Action cards")}
		>
			{left.map(([id, n]) => (
				<Card key={id} scene={scene} id={id} left={n} />
			))}
			<ProposedNote lang={scene.lang} />
		</section>
	);
}

/** Cards that a family has bought this round: pictures with their names. */
export function Bought({ scene, seat }: { scene: EScene; seat: number }) {
	const bought = scene.view.board.cards[seat];
	return (
		<span class="bought">
			{bought.map((id, i) => (
				<span
					key={i}
					class={`mini ${printed(scene).card[id].colour}`}
					role="img"
					aria-label={nameIn(scene, "card", id)}
					data-tip={nameIn(scene, "card", id)}
					data-move={`card-${seat}-${id}-${i}`}
				>
					<Print src={art.pictures[`card:${id}`]} />
				</span>
			))}
		</span>
	);
}
