/* scenes.tsx: what Florence stops for: the roll of the dice, the Vatican report, work that pays,
 * the last count. */
import { pictures } from "art:lorenzo";
import { Print } from "../../kit/print";
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { either } from "../../kit/words";
import { called, periodOf, printed } from "./reading";
import { Roll, STEPS } from "./roll";
import { amounts, penalty } from "./signs";
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

/** How far a family has come in faith, and what is asked for. */
function Steps({ faith, asks, to }: { faith: number; asks: number; to: number }) {
	const stepOf = (n: number) => (n <= faith ? "reached" : "") + (n === asks ? " asked" : "");
	return (
		<span class="steps" aria-hidden="true">
			{Array.from({ length: to + 1 }, (_, n) => (
				<i key={n} class={stepOf(n)}>
					{n}
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
			<Steps faith={faith[seat]} asks={asks} to={Math.max(asks + 2, ...faith)} />
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

function Work(told: Told) {
	const { scene, events } = told;
	const begins = events.find((e) => e.event === "harvests" || e.event === "produces");
	if (!begins) return null;
	const isHarvest = begins.event === "harvests";
	const cards = soFar(told)
		.filter((e) => e.event === "works")
		.map((e) => e.args[0] as Card);
	const brought = soFar(told).filter((e) => e.event === "gains" || e.event === "pays");
	return (
		<div class="work-scene">
			<p>
				<Shield seat={begins.seat} size="1.8rem" /> {scene.view.seats[begins.seat].name}{" "}
				<Sign of={isHarvest ? "harvest" : "production"} /> <b>{begins.args[0]}</b>
			</p>
			<div class="work-cards">
				{cards.map((card) => (
					<figure key={card}>
						<Print src={pictures[`card:${card}`]} />
						<figcaption>{called(scene, "card", card)}</figcaption>
					</figure>
				))}
			</div>
			<ul>
				{brought.map((e, i) => (
					<li key={i}>{e.say}</li>
				))}
			</ul>
		</div>
	);
}

/* ---- the last count ---- */

const columns = {
	cards_score: ["territories", "characters", "ventures"],
	rest_score: ["military", "resources", "lost"],
} as const;

/** Points of a seat in a category, as far as they have been told. */
function pointsOf(told: Told, seat: number, part: string): number | null {
	for (const [event, parts] of Object.entries(columns)) {
		const at = (parts as readonly string[]).indexOf(part);
		const said = soFar(told).find((e) => e.event === event && e.seat === seat);
		if (at >= 0 && said) return Number(said.args[at]) * (part === "lost" ? -1 : 1);
	}
	const total = soFar(told).find((e) => e.event === "total" && e.seat === seat);
	return part === "total" && total ? Number(total.args[0]) : null;
}

function CountRow({ told, part }: { told: Told; part: string }) {
	return (
		<tr class={part}>
			<th scope="row">{called(told.scene, "score", part)}</th>
			{told.scene.view.seats.map((_, seat) => (
				<td key={seat}>{pointsOf(told, seat, part) ?? ""}</td>
			))}
		</tr>
	);
}

function Count(told: Told) {
	const parts = [...Object.values(columns).flat(), "total"];
	return (
		<table class="final-count">
			<thead>
				<tr>
					<td />
					{told.scene.view.seats.map(({ name }, seat) => (
						<th key={seat} scope="col">
							<Shield seat={seat} /> {name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{parts.map((part) => (
					<CountRow key={part} told={told} part={part} />
				))}
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
