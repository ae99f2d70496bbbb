/* scenes.tsx: what is told before it is shown: battles, sales, the throne, the score of a turn. */
import { pictures } from "art:baroque";
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Charge, Icon, Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { Print } from "../../kit/print";
import { nameIn } from "../../kit/thing";
import { Face } from "./cards";
import { CALLS, Sale } from "./sale";
import { Score } from "./score";
import type { Board, Card, State } from "./state";
import { type BScene, powerOf } from "./view";
import { word } from "./words";

type Told = Telling<Board>;

/* ---- a battle: both sums grow card by card ---- */

const worth = (card: Card) => (card === "power" ? 2 : 1); // 10.26

interface Side {
	seat: number | null; // nobody: the Ottomans
	base: number;
	cards: Card[];
	sum: number;
}

/** What each side had before cards, and the cards told so far. */
function sidesOf({ before, events, step }: Told): [Side, Side, State] | null {
	const battle = events.find((e) => e.event === "battle");
	if (!battle) return null;
	const [state, attack, defence] = battle.args as [State, number, number];
	const seat = battle.seat;
	const defender = before.board.camp.findIndex((camp) => camp.includes(state));
	const laid = (of: number, list: Happening[]) =>
		list.filter((e) => e.event === "spends" && e.seat === of).map((e) => e.args[0] as Card);
	const side = (of: number, sum: number): Side => {
		const all = laid(of, events);
		const cards = laid(of, events.slice(0, step + 1));
		const base = sum - all.reduce((n, c) => n + worth(c), 0);
		const shown = base + cards.reduce((n, c) => n + worth(c), 0);
		return { seat: of < 0 ? null : of, base, cards, sum: shown };
	};
	return [side(seat, attack), side(defender, defence), state];
}

/** The standard under which a side fights. */
function Colours({ seat }: { seat: number }) {
	return (
		<svg class={`battle-flag seat-${seat}`} viewBox="-28 -26 56 62" aria-hidden="true">
			<use class="field" href={`#bq-flag-${seat}`} />
			<Charge seat={seat} x={-1} y={-7.6} w={20} />
		</svg>
	);
}

/** The Ottomans bear none on the map but these. */
const Sabres = () => (
	<svg class="battle-flag" viewBox="-44 -44 88 88" aria-hidden="true">
		<circle r="42" fill="#efe0b8" stroke="#7d1f17" stroke-width="4" />
		<use href="#bq-sabres" />
		<use href="#bq-crescent" />
	</svg>
);

function SideOf({ scene, side, title, won }: {
	scene: BScene;
	side: Side;
	title: string;
	won: boolean | null;
}) {
	const who = side.seat === null ? word(scene.lang, "ottomans") : powerOf(scene, side.seat);
	return (
		<div class={`battle-side seat-${side.seat ?? "none"} ${won === false ? "beaten" : ""}`}>
			<h3>
				{side.seat !== null && <Shield seat={side.seat} size="2rem" />} {who}
			</h3>
			<p class="battle-sum">
				{side.seat !== null ? <Colours seat={side.seat} /> : <Sabres />}
				<span>{side.sum}</span>
				<span class="battle-won">{won && <Icon sign="laurel" size="2.4rem" />}</span>
			</p>
			<p>
				{title}: {side.base} <small>{word(scene.lang, "before_cards")}</small>
			</p>
			<ul class="battle-cards">
				{side.cards.map((card, i) => (
					<li key={i} class="opportunity">
						<span class="inside">
							<Face scene={scene} card={card} />
							<b class="note">+{worth(card)}</b>
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function Battle(told: Told) {
	const { scene, events, step } = told;
	const sides = sidesOf(told);
	if (!sides) return null;
	const [attacker, defender, state] = sides;
	const soFar = events.slice(0, step + 1);
	const end = soFar.find((e) => e.event === "wins" || e.event === "holds");
	const winner = end && (end.event === "wins" ? end.seat : null);
	const won = (side: Side) => (end ? side.seat === winner : null);
	return (
		<div class="battle-scene">
			<p class="battle-where">{nameIn(scene, "state", state)}</p>
			<div class="battle-sides">
				<SideOf
					scene={scene}
					side={attacker}
					title={word(scene.lang, "attack")}
					won={won(attacker)}
				/>
				<span class="battle-field">
					<Print src={pictures["event:war"]} />
					<Icon sign="conflict" size="3rem" />
				</span>
				<SideOf
					scene={scene}
					side={defender}
					title={word(scene.lang, "defence")}
					won={won(defender)}
				/>
			</div>
			<p class="battle-end" role="status">
				{soFar
					.filter((e) => ["wins", "holds", "loses", "retreats"].includes(e.event))
					.map((e) => e.say)
					.join(" · ")}
			</p>
		</div>
	);
}

/* ---- the throne ---- */

interface Rank {
	seat: number;
	place?: number; // these three where this part of the throne has told them by now
	favours?: number;
	points?: number;
}

/** What was told of this turn before. */
const ofThisTurn = ({ earlier }: Told): Happening[] =>
	earlier.slice(earlier.map((e) => e.event).lastIndexOf("turn") + 1);

/** Who is placed, then the others by votes.  Whoever is placed is asked for favours before the
    next one is, so the throne comes in parts, each of which places one or more. */
function ranksOf(telling: Told): Rank[] {
	const { events, step, before } = telling;
	const { votes } = before.board;
	const was = ofThisTurn(telling);
	const find = (told: Happening[], name: string, seat: number) =>
		told.find((e) => e.event === name && e.seat === seat);
	const placeOf = (seat: number) =>
		Number(find([...was, ...events], "award", seat)?.args[0] ?? votes.length + 1);
	const order = votes.map((_, seat) => seat);
	order.sort((a, b) => placeOf(a) - placeOf(b) || votes[b] - votes[a]);
	return order.map((seat) => {
		const told = find([...was, ...events.slice(0, step + 1)], "award", seat);
		if (!told) return { seat };
		const [place, favours] = told.args.map(Number);
		const thrones = [...was, ...events].filter((e) => e.args[1] === "throne");
		return { seat, place, favours, points: Number(find(thrones, "scores", seat)?.args[0] ?? 0) };
	});
}

/** One step of the throne: whose standard stands there, and what that is worth. */
function Ranked({ scene, rank, votes, step }: {
	scene: BScene;
	rank: Rank;
	votes: number;
	step: number;
}) {
	const { seat, place, favours, points } = rank;
	return (
		<li class={`seat-${seat} ${place ? "" : "waits"}`} style={{ "--step": step }}>
			<span class="bearer">
				<Colours seat={seat} />
				<Name class="who" name={powerOf(scene, seat)} />
				<span class="votes">
					<Icon sign="vote" title={word(scene.lang, "votes")} /> {votes}
				</span>
			</span>
			<span class="step">
				<b class="place">{place}</b>
				<span>
					<Icon sign="seal" title={word(scene.lang, "favours_won")} /> {favours ?? "·"}
				</span>
				<span>
					<Icon sign="laurel" title={word(scene.lang, "points")} /> {points ?? "·"}
				</span>
			</span>
		</li>
	);
}

/** The first stands highest; who is placed has a number on the step. */
function Throne(told: Told) {
	return (
		<div class="throne-scene">
			<Print class="throne-crown" src={pictures["card:power"]} />
			<ol>
				{ranksOf(told).map((rank, nth) => (
					<Ranked
						key={rank.seat}
						scene={told.scene}
						rank={rank}
						votes={told.before.board.votes[rank.seat]}
						step={nth}
					/>
				))}
			</ol>
		</div>
	);
}

export const scenes: Staged<Board>[] = [
	{
		opens: ["battle"],
		events: ["spends", "battle", "wins", "holds", "loses", "retreats"],
		title: { it: "Battaglia", en: "Battle" },
		lasts: (events) => 1400 + events.length * 700,
		Show: Battle,
	},
	{
		opens: ["buys"],
		events: ["passes", "buys"],
		title: { it: "All'asta", en: "At the auction" },
		steps: () => CALLS,
		lasts: () => 3000,
		Show: Sale,
	},
	{
		opens: ["award"],
		events: ["award", "scores"],
		title: { it: "Al trono", en: "At the throne" },
		lasts: (events) => 900 * (1 + events.filter((e) => e.event === "award").length),
		Show: Throne,
	},
	{
		opens: ["scores"],
		events: ["scores"],
		isWorth: (events) => events.some((e) => e.event === "scores" && e.args[1] === "states"),
		title: { it: "Punti del turno", en: "The score of the turn" },
		lasts: (events) => 900 + events.length * 460,
		Show: Score,
	},
];
