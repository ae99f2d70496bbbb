/* cards.tsx: opportunity cards: a small face with a plate, in hand, in front, in the tray. */
import { pictures } from "art:baroque";
import { Print } from "../../kit/print";
import { useForm } from "../../kit/form";
import { Icon, type Sign } from "../../kit/icon";
import { emsOf } from "../../kit/letters";
import { Tile } from "../../kit/piece";
import { Price } from "../../kit/price";
import { counted, nameIn, textOf } from "../../kit/thing";
import { Good } from "./good";
import type { Card } from "./state";
import { CardTip } from "./tips";
import { type BScene, printed } from "./view";
import { word } from "./words";

interface Of {
	scene: BScene;
	card: Card;
}

const signs: Record<string, Sign> = {
	architect: "hammer",
	bishop: "pope",
	politician: "office",
	general: "knight",
	painter: "brush",
	power: "imperial",
	assassin: "dagger",
	baroque: "lyre",
	capitalism: "coins",
	traitor: "shadow",
	divine: "faith",
};

const sortOf = ({ scene, card }: Of) => printed(scene).card[card].sort;
const signOf = (of: Of): Sign => signs[sortOf(of)] ?? "anycard";

const LONG = 20; // ems from which on a name is set smaller

/** The engraved plate, its sort, and the name below. */
export function Face(of: Of) {
	const name = nameIn(of.scene, "card", of.card);
	return (
		<>
			<span class="plate">
				<Print src={pictures[`card:${of.card}`]} />
			</span>
			<span class="sort-sign">
				<Icon sign={signOf(of)} size="1.1em" />
			</span>
			<span class={`card-title ${emsOf(name) > LONG ? "long" : ""}`}>{name}</span>
		</>
	);
}

/** A card that can be touched; nth of those alike. */
export function CardTile({ scene, card, nth, note }: Of & { nth?: number; note?: string }) {
	const name = nameIn(scene, "card", card);
	const text = textOf({ scene, kind: "card", token: card });
	const id = nth === undefined ? `card:${card}` : `card:${card}#${nth}`;
	return (
		<Tile
			scene={scene}
			id={id}
			class={`opportunity of-${sortOf({ scene, card })} ${note ? "noted" : ""}`}
			label={[name, note, text].filter(Boolean).join(". ")}
			tip={<CardTip scene={scene} card={card} />}
			move={nth === undefined ? undefined : `own-${card}-${nth}`}
		>
			<Face scene={scene} card={card} />
			{note && <span class="note">{note}</span>}
			<Price scene={scene} piece={id} Good={Good} orNothing />
		</Tile>
	);
}

/** One's own cards; those laid for a battle say so. */
export function Hand({ scene }: { scene: BScene }) {
	const { mine } = scene.view.board;
	if (!mine) return null;
	const laid = counted(mine.laid).map(({ token, nth }) => `${token}#${nth}`);
	return (
		<div class="hand-cards" data-move="hand" role="group" aria-label={word(scene.lang, "hand")}>
			{mine.hand.length ? (
				<h3 data-move="hand-head">{word(scene.lang, "hand")}</h3>
			) : (
				<p class="none">{word(scene.lang, "no_cards")}</p>
			)}
			{counted(mine.hand).map(({ token, nth }) => (
				<CardTile
					key={`${token}#${nth}`}
					scene={scene}
					card={token as Card}
					nth={nth}
					note={laid.includes(`${token}#${nth}`) ? word(scene.lang, "laid") : ""}
				/>
			))}
		</div>
	);
}

/** Cards that are asked for and lie nowhere on the board, as long as they are asked for. */
export function Tray({ scene }: { scene: BScene }) {
	const form = useForm();
	const asked = scene.view.moves ?? [];
	const verbs = form === "phone" ? ["pick", "kill", "play", "discard", "lay"] : ["pick", "kill"];
	const cards = [
		...new Set(asked.filter((m) => verbs.includes(m.verb)).map((m) => m.args[0] as Card)),
	];
	if (!cards.length) return null;
	return (
		<section key={scene.view.ply} class="tray" aria-label={word(scene.lang, "choose_card")}>
			{cards.map((card) => (
				<CardTile key={card} scene={scene} card={card} />
			))}
		</section>
	);
}
