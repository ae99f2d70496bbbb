/* market.tsx: the market: a row for the West and one for the East, each from its fair to its
 * deck, with prices, florins and comets. */
import { part } from "../../kit/part";
import { Tally, Tile } from "../../kit/piece";
import { Told } from "../../kit/piece";
import { either } from "../../kit/words";
import { CardWords, Face, wordsOf } from "./face";
import { called, type PScene, printed, tokens } from "./reading";
import { Mark } from "./signs";
import type { Card, Place, Side } from "./state";

/** The florins that lie on a card go to who buys it. */
function Florins({ n, place }: { n: number; place: Place }) {
	if (!n) return null;
	return (
		<span key={n} class="florins" data-price={`place:${place}`} data-by={n}>
			<Mark mark="coins" /> <Tally n={n} />
		</span>
	);
}

function slotWords(scene: PScene, place: Place, card: Card | null, coins: number): string {
	const price = printed(scene).place[place].price;
	const l = scene.lang;
	const cost = price
		? `${either(l, "costa", "costs")} ${price}`
		: either(l, "carta della fiera", "card of the fair");
	const money = coins === 1 ? either(l, "fiorino", "florin") : either(l, "fiorini", "florins");
	const found = coins ? `, ${coins} ${money} ${either(l, "sopra", "on it")}` : "";
	const what = card ? wordsOf(scene, card) : either(l, "vuoto", "empty");
	return `${called(scene, "place", place)}, ${cost}${found}: ${what}`;
}

interface SlotProps {
	scene: PScene;
	place: Place;
	card: Card | null;
	coins: number;
}

function PlainSlot({ scene, place, card, coins }: SlotProps) {
	const { price } = printed(scene).place[place];
	return (
		<Tile
			scene={scene}
			id={`place:${place}`}
			class={`slot ${price ? "" : "fair"}`}
			label={slotWords(scene, place, card, coins)}
			tip={card && <CardWords scene={scene} card={card} />}
			move={card ? `card:${card}` : undefined}
		>
			{card ? <Face key={card} scene={scene} card={card} /> : <span class="bare" />}
			<span class="price" data-price={`place:${place}`} data-by={-price}>
				{price || <Mark mark="caravel" />}
			</span>
			<Florins n={coins} place={place} />
		</Tile>
	);
}

const Slot = part(PlainSlot, ({ place }) => [`place:${place}`]);

function Deck({ scene, side }: { scene: PScene; side: Side }) {
	const { n_deck, top } = scene.view.board;
	const open = top[side];
	const words = `${either(scene.lang, "mazzo", "deck")} ${n_deck[side]}`;
	return (
		<span class="deck">
			<span class={`pack back-${side}`} aria-hidden="true" />
			{words}
			{open && (
				<Told
					class="open-top"
					label={wordsOf(scene, open)}
					tip={<CardWords scene={scene} card={open} />}
				>
					{called(scene, "card", open)}
				</Told>
			)}
		</span>
	);
}

export function Market({ scene, side }: { scene: PScene; side: Side }) {
	const { market, coins, emporium } = scene.view.board;
	const places = tokens<Place>(scene, "place").filter((place) => place.startsWith(side));
	const name = called(scene, "side", side);
	return (
		<section class={`market ${side}`} aria-label={name}>
			<h2>
				{name}
				<span class={`from route-${side}`}>
					{either(scene.lang, "rotta da", "route from")}{" "}
					{called(scene, "city", emporium[side])}
				</span>
				<Deck scene={scene} side={side} />
			</h2>
			<div class="slots">
				{places.map((place) => (
					<Slot
						key={place}
						scene={scene}
						place={place}
						card={market[place]}
						coins={coins[place]}
					/>
				))}
			</div>
		</section>
	);
}
