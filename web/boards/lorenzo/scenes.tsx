/* scenes.tsx: what Florence stops for: the roll of the dice, the Vatican report, work that pays,
 * the last count. */
import { pictures } from "art:lorenzo";
import { Print } from "../../kit/print";
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { Tally } from "../../kit/piece";
import { either } from "../../kit/words";
import { CardPicture } from "./faces";
import { called, periodOf, printed } from "./reading";
import { Roll, STEPS } from "./roll";
import { ScoreSign } from "./sheet";
import { amounts, Changed, penalty } from "./signs";
import { Sign } from "./sprite";
import type { Board, Card, Excommunication, Period } from "./state";

type Told = Telling<Board>;

const soFar = ({ events, step }: Told) => events.slice(0, step + 1);

/* ---- the Vatican ---- */

const isVerdict = (e: Happening) => e.event === "supports" || e.event === "excommunicated";

/** What the Church decided in the parts of this report that came before: families are asked one by
    one.  A report belongs to the round that is ending. */
function judgedBefore({ earlier }: Told): Happening[] {
	const begun = earlier.map((e) => e.event).lastIndexOf("round");
	return earlier.slice(begun + 1).filter(isVerdict);
}

const BEYOND = 2; // steps that are shown after what is asked for

/** How far a family has come in faith, and what is asked for; whoever is farther stands at the
    end. */
function Steps({ faith, asks }: { faith: number; asks: number }) {
	const last = asks + BEYOND;
	const stepOf = (n: number) => (n <= faith ? "reached" : "") + (n === asks ? " asked" : "");
	return (
		<span class="steps" aria-hidden="true">
			{Array.from({ length: last + 1 }, (_, n) => (
				<i key={n} class={stepOf(n)}>
					{n === last ? Math.max(n, faith) : n}
				</i>
			))}
		</span>
	);
}

interface Judged {
	told: Told;
	seat: number;
	asks: number;
}

function Verdict({ told, seat, asks }: Judged) {
	const { scene, before } = told;
	const { faith } = before.board;
	const was = judgedBefore(told).find((e) => e.seat === seat);
	const verdict = was ?? soFar(told).find((e) => isVerdict(e) && e.seat === seat);
	const isShort = faith[seat] < asks && !was;
	return (
		<li class={`verdict seat-${seat} ${verdict?.event ?? ""}`}>
			<Shield seat={seat} size="2.2rem" />
			<Name class="name" name={scene.view.seats[seat].name} />
			<span class={isShort ? "has too-little" : "has"}>
				{amounts(scene, { faith: faith[seat] })}
			</span>
			<Steps faith={faith[seat]} asks={asks} />
			<span class="says">{verdict?.say ?? "…"}</span>
		</li>
	);
}

/** The tile that lies there: its picture, and what it takes away. */
function Threat({ scene, tile, period }: {
	scene: Told["scene"];
	tile: Excommunication | null;
	period: Period;
}) {
	return (
		<aside class="threat">
			<b>{called(scene, "period", period)}</b>
			{tile && <Print src={pictures[`excommunication:${tile}`]} />}
			<span class="takes">{tile && penalty(scene, tile)}</span>
			<p>{tile && printed(scene).excommunication[tile].text}</p>
		</aside>
	);
}

function Report(told: Told) {
	const { scene, before } = told;
	const period = periodOf(before.board.round);
	const tile = before.board.tile[period] as Excommunication | null;
	const asks = printed(scene).church[Number(period) - 1];
	return (
		<div class="report-scene">
			<p class="church-asks">
				{either(scene.lang, "La Chiesa chiede", "The Church asks for")}{" "}
				{amounts(scene, { faith: asks })}
			</p>
			<Threat scene={scene} tile={tile} period={period} />
			<ul>
				{scene.view.seats.map((_, seat) => (
					<Verdict key={seat} told={told} seat={seat} asks={asks} />
				))}
			</ul>
		</div>
	);
}

/* ---- harvest and production: card by card ---- */

/** What the work brings, good by good; what is paid counts against it. */
function broughtBy(events: Happening[]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const e of events) {
		const way = { gains: 1, pays: -1 }[e.event];
		if (!way) continue;
		const good = String(e.args[0]);
		sums.set(good, (sums.get(good) ?? 0) + way * Number(e.args[1]));
	}
	return sums;
}

const workedBy = (events: Happening[]) =>
	events.filter((e) => e.event === "works").map((e) => e.args[0] as Card);

/** Cards and goods have their places before they come: nothing moves when they do. */
function Work(told: Told) {
	const { scene, events } = told;
	const begins = events.find((e) => e.event === "harvests" || e.event === "produces");
	if (!begins) return null;
	const isHarvest = begins.event === "harvests";
	const n = workedBy(soFar(told)).length;
	const brought = broughtBy(soFar(told));
	return (
		<div class="work-scene">
			<p>
				<Shield seat={begins.seat} size="1.8rem" /> {scene.view.seats[begins.seat].name}{" "}
				<Sign of={isHarvest ? "harvest" : "production"} /> <b>{begins.args[0]}</b>
			</p>
			<div class="work-cards">
				{workedBy(events).map((card, nth) => (
					<span key={card} class={nth < n ? "" : "to-come"} data-last={nth === n - 1}>
						<CardPicture
							scene={scene}
							card={card}
							type={isHarvest ? "territory" : "building"}
							isShort
							isAlone
						/>
					</span>
				))}
			</div>
			<p class="work-brings">
				{[...broughtBy(events)].map(([field, inAll]) => {
					const by = brought.get(field);
					const way = (by ?? 0) < 0 ? "paid" : "got";
					return (
						<span key={field} class={by === undefined ? "to-come" : way}>
							<Changed scene={scene} change={{ field, by: by ?? inAll }} />
						</span>
					);
				})}
			</p>
		</div>
	);
}

/* ---- the last count ---- */

const columns = {
	cards_score: ["territories", "characters", "ventures"],
	rest_score: ["military", "resources", "lost"],
} as const;

/** Points of a seat in a category, as far as they have been told; those of the play are known. */
function pointsOf(told: Told, seat: number, part: string): number | null {
	if (part === "play") return told.before.board.vp[seat];
	for (const [event, parts] of Object.entries(columns)) {
		const at = (parts as readonly string[]).indexOf(part);
		const said = soFar(told).find((e) => e.event === event && e.seat === seat);
		if (at >= 0 && said) return Number(said.args[at]) * (part === "lost" ? -1 : 1);
	}
	return null;
}

const PARTS = ["play", ...Object.values(columns).flat()];

/** What has been counted by now. */
const sumOf = (told: Told, seat: number) =>
	PARTS.reduce((sum, part) => sum + (pointsOf(told, seat, part) ?? 0), 0);

function CountRow({ told, part }: { told: Told; part: string }) {
	const { scene } = told;
	const play = either(scene.lang, "durante il gioco", "during play");
	return (
		<tr class={`of-${part}`}>
			<th scope="row">
				<ScoreSign of={part === "play" ? "rest" : part} />{" "}
				<span>{part === "play" ? play : called(scene, "score", part)}</span>
			</th>
			{scene.view.seats.map((_, seat) => (
				<td key={seat}>{String(pointsOf(told, seat, part) ?? "").replace("-", "−")}</td>
			))}
		</tr>
	);
}

function Count(told: Told) {
	const { scene } = told;
	const totals = soFar(told).filter((e) => e.event === "total");
	const isCounted = (seat: number) => totals.some((e) => e.seat === seat);
	return (
		<table class="final-count">
			<thead>
				<tr>
					<td />
					{scene.view.seats.map(({ name }, seat) => (
						<th key={seat} scope="col">
							<Shield seat={seat} /> <Name class="name in-line" name={name} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{PARTS.map((part) => (
					<CountRow key={part} told={told} part={part} />
				))}
				<tr class="in-all">
					<th scope="row">
						<span>{called(scene, "score", "total")}</span>
					</th>
					{scene.view.seats.map((_, seat) => (
						<td key={seat} class={isCounted(seat) ? `counted seat-${seat}` : ""}>
							<Tally n={sumOf(told, seat)} />
						</td>
					))}
				</tr>
			</tbody>
		</table>
	);
}

export const scenes: Staged<Board>[] = [
	{
		opens: ["cards_score"],
		events: ["cards_score", "rest_score", "total"],
		title: { it: "Il conteggio finale", en: "The final count" },
		Show: Count,
	},
	{
		opens: ["supports", "excommunicated"],
		events: ["supports", "excommunicated", "last_faith"],
		title: { it: "Il Rapporto in Vaticano", en: "The Vatican report" },
		lasts: (events) => 900 + 700 * events.length,
		Show: Report,
	},
	{
		opens: ["works"],
		events: ["harvests", "produces", "works", "bonus", "pays", "gains"],
		title: { it: "Il lavoro", en: "Work" },
		lasts: (events) => 500 + 220 * events.length,
		Show: Work,
	},
	{
		opens: ["dice"],
		events: ["dice"],
		title: { it: "I dadi del turno", en: "The dice of the round" },
		steps: () => STEPS,
		lasts: () => 3400,
		Show: Roll,
	},
];
