/* clash.tsx: the clash as a scene: both sides with their cards, actions turned up one by one,
 * the traitor crossing over, the sums, and who takes the points. */
import { pictures } from "art:verraeter";
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Icon, Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { Tally } from "../../kit/piece";
import { Print } from "../../kit/print";
import { called, printed, type VScene } from "./reading";
import type { Action, Board, House, Place } from "./state";

type Told = Telling<Board>;

const HOUSES: House[] = ["eagle", "rose"];

/** The events that have been told by now. */
const toldOf = ({ events, step }: Told) => events.slice(0, step);

const of = (events: Happening[], event: string, seat?: number) =>
	events.find((e) => e.event === event && (seat === undefined || e.seat === seat));

/** The cards that a seat has laid, the last one's with them from the beginning. */
function cardsOf({ before, events }: Told, seat: number): string[] {
	const last = of(events, "plays", seat)?.args[0];
	return Array.isArray(last) ? last.map(String) : before.board.played[seat];
}

const actionOf = (events: Happening[], seat: number) =>
	of(events, "shows", seat)?.args[0] as Action | undefined;

/** Where a seat stands, given what has been told. */
function houseOf({ before }: Told, events: Happening[], seat: number): House {
	return (of(events, "switches", seat)?.args[0] as House) ?? before.board.house[seat];
}

/** What a seat brings: its cards, and what is printed on an action once that is turned up. */
function bringsOf(telling: Told, events: Happening[], seat: number): number {
	const action = actionOf(events, seat);
	const cards = cardsOf(telling, seat).reduce((sum, card) => sum + Number(card), 0);
	return cards + (action ? printed(telling.scene as VScene).action[action].cp : 0);
}

function sumOf(telling: Told, events: Happening[], house: House): number {
	return telling.before.board.house
		.map((_, seat) => seat)
		.filter((seat) => houseOf(telling, events, seat) === house)
		.reduce((sum, seat) => sum + bringsOf(telling, events, seat), 0);
}

/** What a side has by itself, land and buildings: what the total holds besides its people. */
function landOf(telling: Told, house: House): number {
	const totals = of(telling.events, "totals")?.args as number[];
	return totals[HOUSES.indexOf(house)] - sumOf(telling, telling.events, house);
}

function Member({ telling, seat }: { telling: Told; seat: number }) {
	const scene = telling.scene as VScene;
	const told = toldOf(telling);
	const action = actionOf(told, seat);
	const turned = of(told, "switches", seat);
	const won = told
		.filter((e) => e.seat === seat && (e.event === "scores" || e.event === "earns"))
		.reduce((sum, e) => sum + Number(e.args[0]), 0);
	return (
		<li class={`clasher seat-${seat} ${turned ? "turned" : ""}`} data-move={`clash-${seat}`}>
			<Shield seat={seat} size="1.6rem" />
			<Name class="who plain" name={telling.after.seats[seat].name} />
			<span class="laid-cards">
				{cardsOf(telling, seat).map((card, i) => (
					<span key={i} class="laid-card">
						<Print src={pictures[`supply:${card}`]} />
						<b>{card}</b>
					</span>
				))}
			</span>
			<span class={`deed-card ${action ? "up" : ""}`}>
				<Print src={pictures[action ? `action:${action}` : "back:action"]} />
				{action && <small>{called(scene, "action", action)}</small>}
			</span>
			{won > 0 && <b class="won">+{won}</b>}
		</li>
	);
}

/** The place of the conflict that a house holds. */
function placeOf({ before }: Told, house: House): Place | undefined {
	const places = (before.board.conflict?.split("-") ?? []) as Place[];
	return places.find((place) => before.board.owner[place] === house);
}

function Side({ telling, house }: { telling: Told; house: House }) {
	const scene = telling.scene as VScene;
	const told = toldOf(telling);
	const place = placeOf(telling, house);
	const land = place && telling.before.board.land[place];
	const won = of(told, "wins")?.args[0] === house;
	const seats = telling.before.board.house.map((_, seat) => seat);
	const standAt = (events: Happening[]) =>
		seats.filter((seat) => houseOf(telling, events, seat) === house);
	const most = Math.max(standAt([]).length, standAt(telling.events).length);
	return (
		<section
			class={`clash-side ${house} ${won ? "won" : ""}`}
			data-move={`clash-side-${house}`} // on a phone, where one stands below the other
		>
			<h3>
				<Icon sign={house} size="2.4rem" /> {called(scene, "house", house)}
			</h3>
			<p class="sum">
				<Tally n={landOf(telling, house) + sumOf(telling, told, house)} />
			</p>
			<p class="ground">
				{land && <Print src={pictures[`landscape:${land}`]} />}
				<span>
					{land && called(scene, "landscape", land)} <b>{landOf(telling, house)}</b>
				</span>
			</p>
			<ul style={{ "--most": most }}>
				{standAt(told).map((seat) => (
					<Member key={seat} telling={telling} seat={seat} />
				))}
			</ul>
		</section>
	);
}

/** What is being told, in the game's own words. */
function Words({ events, step }: Told) {
	return <p class="clash-words">{events[Math.min(step, events.length - 1)]?.say}</p>;
}

function Clash(telling: Told) {
	return (
		<div class="clash">
			<div class="clash-sides">
				<Side telling={telling} house="eagle" />
				<Icon sign="conflict" size="4rem" />
				<Side telling={telling} house="rose" />
			</div>
			<Words {...telling} />
		</div>
	);
}

const EACH = 620; // ms

export const clash: Staged<Board> = {
	opens: ["totals"],
	events: ["plays", "shows", "switches", "totals", "wins", "drawn", "scores", "falls", "earns"],
	title: { it: "Lo scontro", en: "The clash" },
	lasts: (events) => events.length * EACH,
	Show: Clash,
};
