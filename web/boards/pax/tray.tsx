/* tray.tsx: what an answer names and the board does not show: agents that are still to be
 * placed, pieces on empire cards, cards of other players.  It lies over the lower edge. */
import { Tile } from "../../kit/piece";
import { Price } from "../../kit/price";
import { thingsNamed } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { Good } from "./areas";
import { CardTile } from "./face";
import { areaOf, called, type PScene } from "./reading";
import { Figure } from "./signs";
import type { Agent, Card, Piece } from "./state";

/** The things of a kind that answers name, each once. */
function namedOf(scene: PScene, kinds: string[]): { kind: string; token: string }[] {
	const c = scene.catalogue;
	const found = new Map<string, { kind: string; token: string }>();
	for (const move of scene.view.moves ?? [])
		for (const thing of thingsNamed(c, c.verbs[move.verb].kinds, move.args))
			if (kinds.includes(thing.kind)) found.set(`${thing.kind}:${thing.token}`, thing);
	return [...found.values()];
}

/** Cards of others, seat by seat. */
function othersOf(scene: PScene): { seat: number; cards: Card[] }[] {
	const named = new Set(namedOf(scene, ["card"]).map(({ token }) => token as Card));
	return scene.view.seats
		.map((_, seat) => ({ seat, cards: areaOf(scene, seat).filter((card) => named.has(card)) }))
		.filter(({ seat, cards }) => seat !== scene.view.you && cards.length);
}

/** Pieces to choose from.  Where all answers are about the same one, and name a place besides,
    the place says it all. */
function menOf(scene: PScene): { kind: string; token: string }[] {
	const men = namedOf(scene, ["agent", "piece"]);
	const { verbs } = scene.catalogue;
	const isPlaced = (scene.view.moves ?? []).every((m) => verbs[m.verb].kinds.length !== 1);
	return men.length === 1 && isPlaced ? [] : men;
}

function Men({ scene }: { scene: PScene }) {
	return (
		<>
			{menOf(scene).map(({ kind, token }) => (
				<Tile
					key={`${kind}:${token}`}
					scene={scene}
					id={`${kind}:${token}`}
					class="choice"
					label={called(scene, kind, token)}
				>
					<Figure piece={token as Agent | Piece} />
					<span>{called(scene, kind, token)}</span>
					<Price scene={scene} piece={`${kind}:${token}`} Good={Good} orNothing />
				</Tile>
			))}
		</>
	);
}

/** Those that have no part in an answer and are still to be placed are shown all the same. */
function Waiting({ scene }: { scene: PScene }) {
	const { agents, troops } = scene.view.board;
	const l = scene.lang;
	const lines = [
		{ say: either(l, "da piazzare", "to place"), all: agents },
		{ say: either(l, "in battaglia", "in battle"), all: troops },
	].filter(({ all }) => all.length);
	return (
		<>
			{lines.map(({ say, all }) => (
				<span key={say} class="waiting">
					{say}
					{all.map((agent, i) => (
						<Figure key={i} piece={agent} title={called(scene, "agent", agent)} />
					))}
				</span>
			))}
		</>
	);
}

export function Tray({ scene }: { scene: PScene }) {
	const others = othersOf(scene);
	const { agents, troops } = scene.view.board;
	const isNeeded = others.length || agents.length || troops.length || menOf(scene).length;
	if (!isNeeded) return null;
	return (
		<section class="tray" aria-label={either(scene.lang, "Da scegliere", "To choose")}>
			<Waiting scene={scene} />
			<Men scene={scene} />
			{others.map(({ seat, cards }) => (
				<span key={seat} class={`theirs seat-${seat}`}>
					<i>{scene.view.seats[seat].name}</i>
					{cards.map((card) => (
						<CardTile
							key={card}
							scene={scene}
							card={card}
							bishop={scene.view.board.bishop[card]}
							move={false}
						/>
					))}
				</span>
			))}
		</section>
	);
}
