/* scenes.tsx: what the Empire stops for: years that pass, new electors, the election of the
 * emperor, the last count.  They compute no rule: numbers come from events and from the board as it
 * was before. */
import { pictures } from "art:emperor";
import { Print } from "../../kit/print";
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Icon, Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { Tally } from "../../kit/piece";
import { nameIn } from "../../kit/thing";
import { either } from "../../kit/words";
import { Medal } from "./family";
import type { Board, Noble, Province } from "./state";
import { type EScene, membersOf, type Tile, tileOf } from "./view";

type Told = Telling<Board>;

const soFar = ({ events, step }: Told) => events.slice(0, step + 1);
const seatsOf = ({ after }: Told) => after.seats.map((_, seat) => seat);
const nameOf = ({ after }: Told, seat: number) => after.seats[seat].name;

/** What is being told, in the game's own words. */
function Words({ events, step }: Told) {
	const words = events[Math.min(step, events.length - 1)]?.say;
	return (
		<p key={words} class="scene-words">
			{words}
		</p>
	);
}

/* ---- new electors: province by province, what everybody weighs, and who takes the seat ---- */

const DECIDE = ["elector", "vacant", "appoints"];

const isOf = (e: Happening, province: string) =>
	e.event !== "scores" && e.args[0] === province;

/** The provinces in which something happens, in the order in which it is told. */
function provincesOf(events: Happening[]): Province[] {
	const about = events.filter((e) => [...DECIDE, "ties", "steps_down"].includes(e.event));
	return [...new Set(about.map((e) => e.args[0] as Province))];
}

/** One family's weight as a bar that grows. */
function Weight({ told, seat, n, most, isBest }: {
	told: Told;
	seat: number;
	n: number;
	most: number;
	isBest: boolean;
}) {
	const grown = told.still ? 1 : Math.min(1, told.at * 4);
	return (
		<li class={`weight seat-${seat} ${isBest ? "best" : ""}`}>
			<Shield seat={seat} size="1.5rem" />
			<span
				class="beam"
				style={{ width: `${(n / most) * 68}%`, transform: `scaleX(${grown})` }}
			/>
			<b>{Math.round(n * grown)}</b>
		</li>
	);
}

function Seated({ told, province }: { told: Told; province: Province }) {
	const events = soFar(told).filter((e) => isOf(e, province));
	const elector = events.find((e) => e.event === "elector");
	if (elector) {
		const noble = tileOf(`${elector.seat}.${elector.args[1]}` as Noble);
		return (
			<p class="seated">
				<Medal noble={noble} size={72} />
				<b>{nameOf(told, elector.seat)}</b>
			</p>
		);
	}
	const last = events.filter((e) => [...DECIDE, "ties"].includes(e.event)).pop();
	return <p class="seated">{last ? last.say : "…"}</p>;
}

function ProvinceTold({ told, province }: { told: Told; province: Province }) {
	const { scene, before } = told;
	const weights = before.board.influence[province].map((n, seat) => ({ n, seat }));
	const most = Math.max(1, ...weights.map(({ n }) => n));
	const isDone = soFar(told).some((e) => isOf(e, province) && DECIDE.includes(e.event));
	return (
		<section class={`province-told ${isDone ? "done" : ""}`}>
			<h3>
				<Print src={pictures[`province:${province}`]} />
				{nameIn(scene as EScene, "province", province)}
			</h3>
			<ul>
				{weights
					.filter(({ n }) => n)
					.map((w) => (
						<Weight key={w.seat} told={told} {...w} most={most} isBest={w.n === most} />
					))}
			</ul>
			<Seated told={told} province={province} />
		</section>
	);
}

function Electors(told: Told) {
	return (
		<div class="electors-scene">
			<div class="provinces-told">
				{provincesOf(told.events).map((province) => (
					<ProvinceTold key={province} told={told} province={province} />
				))}
			</div>
			<Words {...told} />
		</div>
	);
}

/* ---- the election: votes turned up one by one, and the crown ---- */

/** Emperor and challenger; both stand on the board before, or are called now. */
function rivalsOf({ before, events }: Told): [number, number] {
	const calls = events.find((e) => e.event === "calls");
	const { emperor, challenger } = before.board;
	return calls ? [Number(calls.args[0]), calls.seat] : [emperor, challenger ?? emperor];
}

function Voter({ told, vote }: { told: Told; vote: Happening }) {
	return (
		<li class={`voter seat-${vote.seat}`}>
			<Shield seat={vote.seat} size="1.8rem" />
			<Name class="name plain" name={nameOf(told, vote.seat)} />
			<b>
				{String(vote.args[1])} <Icon sign="vote" />
			</b>
		</li>
	);
}

function Side({ told, seat, ballot }: { told: Told; seat: number; ballot: "for" | "against" }) {
	const { scene } = told;
	const shown = soFar(told);
	const votes = shown.filter((e) => e.event === "votes" && e.args[0] === ballot);
	const sum = votes.reduce((n, e) => n + Number(e.args[1]), 0);
	const end = shown.find((e) => e.event === "stays" || e.event === "elected");
	const isWinner = end?.seat === seat;
	const title =
		ballot === "for"
			? either(scene.lang, "L'imperatore", "The emperor")
			: either(scene.lang, "Lo sfidante", "The challenger");
	return (
		<section class={`side seat-${seat} ${end ? (isWinner ? "crowned" : "beaten") : ""}`}>
			<h3>{title}</h3>
			<p class="candidate">
				<Shield seat={seat} size="4.6rem" />
				{isWinner && <Icon sign="imperial" size="4rem" />}
			</p>
			<p class="name">
				<Name name={nameOf(told, seat)} />
			</p>
			<p class="sum">
				<Tally n={sum} />
			</p>
			<ul>
				{votes.map((vote) => (
					<Voter key={vote.seat} told={told} vote={vote} />
				))}
			</ul>
		</section>
	);
}

function Choice(told: Told) {
	const [emperor, challenger] = rivalsOf(told);
	return (
		<div class="election-scene">
			<div class="sides">
				<Side told={told} seat={emperor} ballot="for" />
				<Icon sign="vote" size="3.4rem" />
				<Side told={told} seat={challenger} ballot="against" />
			</div>
			<Words {...told} />
		</div>
	);
}

/* ---- ten years pass ---- */

const older = (noble: Tile): Tile =>
	tileOf(`${noble.seat}.${noble.side}${Number(noble.age) + 10}` as Noble);

/** A noble as the years go by: older by ten, or gone. */
function Aged({ noble, dies, isPast }: { noble: Tile; dies: boolean; isPast: boolean }) {
	return (
		<li class={dies && isPast ? "gone" : ""}>
			<Medal noble={isPast && !dies ? older(noble) : noble} size={64} />
			{dies && isPast && <span class="cross">†</span>}
		</li>
	);
}

function Generation({ told, seat }: { told: Told; seat: number }) {
	const lost = told.events
		.filter((e) => e.event === "die" && e.seat === seat)
		.reduce((n, e) => n + Number(e.args[0]), 0);
	const members = membersOf(told.before.board, seat).filter((m) => m.place !== "throne" || lost);
	const aged = members.filter(({ noble }) => noble.age === "45").length;
	const isPast = told.still ? told.step > 0 || told.at === 1 : told.at > 0.25;
	return (
		<section class={`generation seat-${seat}`}>
			<h3>
				<Shield seat={seat} size="1.6rem" /> <Name class="name" name={nameOf(told, seat)} />
				{lost > 0 && isPast && <small>† {lost}</small>}
			</h3>
			<ul>
				{members.map(({ noble, place }, i) => {
					const nth = members.length - i; // the oldest stand last
					const dies = noble.age === "45" && nth <= Math.min(aged, lost);
					const stays = noble.age === "45" && !dies;
					return (
						<Aged key={`${place} ${i}`} noble={noble} dies={dies} isPast={isPast && !stays} />
					);
				})}
			</ul>
		</section>
	);
}

function Years(told: Told) {
	return (
		<div class="years-scene">
			<span class="glass">
				<Icon sign="hourglass" size="3.2rem" />
			</span>
			{seatsOf(told).map((seat) => (
				<Generation key={seat} told={told} seat={seat} />
			))}
			<Words {...told} />
		</div>
	);
}

/* ---- the last count ---- */

/** Banners that grow together; the longest bears the laurels. */
function LastCount(told: Told) {
	const { after, at, still } = told;
	const points = after.board.points;
	const most = Math.max(1, ...points);
	const grown = still ? 1 : Math.min(1, at * 1.15);
	return (
		<div class="count-scene">
			{seatsOf(told).map((seat) => (
				<section key={seat} class={`column seat-${seat}`}>
					<span class="name">
						<Name name={nameOf(told, seat)} />
						{after.board.emperor === seat && <Icon sign="imperial" />}
					</span>
					<span
						class="banner"
						style={{ height: `${Math.min(points[seat] / most, grown) * 9 + 5}rem` }}
					>
						<Shield seat={seat} size="2.8rem" />
					</span>
					<b>{Math.min(points[seat], Math.round(most * grown))}</b>
					{grown === 1 && after.seats[seat].place === 1 && <Icon sign="laurel" size="2.6rem" />}
				</section>
			))}
		</div>
	);
}

export const scenes: Staged<Board>[] = [
	{
		opens: ["elector", "vacant"],
		events: ["lurks", "ties", "appoints", "steps_down", "elector", "vacant", "goes_home"],
		title: { it: "I nuovi sovrani", en: "New electors" },
		lasts: (events) => 1600 + events.length * 700,
		Show: Electors,
	},
	{
		opens: ["result"],
		events: ["calls", "names", "votes", "result", "stays", "elected"],
		title: { it: "L'elezione dell'imperatore", en: "The election of the emperor" },
		lasts: (events) => 1200 + events.length * 850,
		Show: Choice,
	},
	{
		opens: ["ages"],
		events: ["emperor_dies", "ages", "die", "elector_dies", "fades"],
		title: { it: "Passano dieci anni", en: "Ten years pass" },
		lasts: (events) => 2200 + events.length * 450,
		Show: Years,
	},
	{
		opens: ["ends"],
		events: ["turns_up", "ends"],
		title: { it: "L'ultimo conto", en: "The last count" },
		lasts: () => 2800,
		Show: LastCount,
	},
];
