/* purse.tsx: what a power has, for its own strip and for the rail: florins, votes, armies,
 * cards, characters in front. */
import { pictures } from "art:baroque";
import { Print } from "../../kit/print";
import { Tally, Told } from "../../kit/piece";
import { type Amount, Purse } from "../../kit/purse";
import { nameIn } from "../../kit/thing";
import { Face, Hand } from "./cards";
import type { Card } from "./state";
import { CardTip } from "./tips";
import { type BScene, powerOf } from "./view";
import { type Word, word } from "./words";

interface Of {
	scene: BScene;
	seat: number;
}

/** What the end of the turn would bring as things stand. */
export const forecast = ({ view }: BScene, seat: number) =>
	Object.values(view.board.points[seat]).reduce((a, b) => a + b, 0);

function amounts({ scene, seat }: Of): Amount[] {
	const b = scene.view.board;
	const say = (w: Word) => word(scene.lang, w);
	const pay = `−${b.upkeep[seat]}`;
	const all: (Amount & { sign: Amount["sign"] })[] = [
		{ id: "fl", sign: "coins", n: b.fl[seat], more: `+${b.income[seat]}`, say: say("florins") },
		{ id: "vp", sign: "laurel", n: b.vp[seat], more: `+${forecast(scene, seat)}`, say: say("points") },
		{ id: "votes", sign: "vote", n: b.votes[seat], say: say("votes") },
		{ id: "favours", sign: "seal", n: b.favours[seat], say: say("favours") },
		{ id: "armies", sign: "conflict", n: b.n_armies[seat], more: pay, say: say("armies") },
		{ id: "cards", sign: "anycard", n: b.n_hand[seat], say: say("cards") },
	];
	return all;
}

/** A character in front tells its text: a face, or a small one whose name is for ears and in
    its tip. */
function Character({ scene, card, large }: { scene: BScene; card: Card; large?: boolean }) {
	const name = nameIn(scene, "card", card);
	return (
		<Told
			class={large ? "opportunity in-front" : "character"}
			label={name}
			tip={<CardTip scene={scene} card={card} />}
		>
			{large ? (
				<span class="inside">
					<Face scene={scene} card={card} />
				</span>
			) : (
				<>
					<Print src={pictures[`card:${card}`]} />
					<span class="visually-hidden">{name}</span>
				</>
			)}
		</Told>
	);
}

function Front({ scene, seat, large }: Of & { large?: boolean }) {
	const b = scene.view.board;
	const cards = Object.values(b.front[seat]).filter((c): c is Card => !!c);
	const divine = Array<Card>(b.divine[seat]).fill("divine");
	if (!cards.length && !divine.length) return null;
	return (
		<div class="front">
			{large && <h3>{word(scene.lang, "in_front")}</h3>}
			{[...cards, ...divine].map((card, i) => (
				<Character key={`${card} ${i}`} scene={scene} card={card} large={large} />
			))}
		</div>
	);
}

/** What is owed, and what was taken from the Emperor for later. */
function Owed({ scene, seat }: Of) {
	const b = scene.view.board;
	const owed: [Word, number][] = [
		["fugger", b.fugger_debt[seat]],
		["pay_later", b.army_debt[seat]],
	];
	return (
		<>
			{owed.map(([what, n]) =>
				n ? (
					<p key={what} class="owed">
						{word(scene.lang, what)}: <Tally n={n} />
					</p>
				) : null,
			)}
		</>
	);
}

/** What is owed, as one number, with the words in its tip. */
function debts({ scene, seat }: Of): Amount[] {
	const b = scene.view.board;
	const owed = ([["fugger", b.fugger_debt[seat]], ["pay_later", b.army_debt[seat]]] as const)
		.filter(([, n]) => n);
	if (!owed.length) return [];
	const say = owed.map(([what, n]) => `${word(scene.lang, what)}: ${n}`).join(", ");
	return [{ id: "owed", sign: "hourglass", n: owed.reduce((sum, [, n]) => sum + n, 0), say }];
}

/** In the rail: as many lines whatever it holds, so that nothing below it moves. */
export function Rival({ seat, ...scene }: BScene & { seat: number }) {
	const sums = amounts({ scene, seat }).filter((a) => a.id !== "vp");
	return (
		<div class="baroque-rival">
			<p class="power">{powerOf(scene, seat)}</p>
			<Front scene={scene} seat={seat} />
			<Purse scene={scene} amounts={[...sums, ...debts({ scene, seat })]} />
		</div>
	);
}

/** On a phone's page for what is one's own cards are not lit: those that are asked for lie on
    the board. */
const unlit = (scene: BScene): BScene => ({
	...scene,
	stands: (piece) => ({ ...scene.stands(piece), live: false }),
});

/** One's own: a strip, a phone's line, a phone's page. */
export function Mine({ form, ...scene }: BScene & { form: string }) {
	const seat = scene.view.you;
	const purse = <Purse scene={scene} amounts={amounts({ scene, seat })} />;
	if (form === "line") return <div class="baroque-line">{purse}</div>;
	return (
		<div class={`baroque-mine ${form}`}>
			<div class="own-sums">
				<p class="power">{powerOf(scene, seat)}</p>
				{purse}
				<Owed scene={scene} seat={seat} />
			</div>
			<div class="own-front" role="group" aria-label={word(scene.lang, "in_front")}>
				<Front scene={scene} seat={seat} large />
			</div>
			<Hand scene={form === "page" ? unlit(scene) : scene} />
		</div>
	);
}
