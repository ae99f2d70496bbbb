/* scenes.tsx: a battle and a fair, told step by step over the dimmed board. */
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Shield } from "../../kit/icon";
import { either } from "../../kit/words";
import { called, type PScene, printed, tokens } from "./reading";
import { Figure, Mark, shotMarks } from "./signs";
import type { Board, Border, City, Empire, EventArgs, Piece, Shot, Side } from "./state";

type PTelling = Telling<Board>;

/** What an event of this name says, if it was among them. */
function told<E extends keyof EventArgs>(events: Happening[], name: E) {
	const found = events.find(({ event }) => event === name);
	return found && { seat: found.seat, args: found.args as unknown as EventArgs[E] };
}

/** Lines come one after the other: those of events that have been told. */
function Lines({ events, step }: PTelling) {
	return (
		<ol class="lines-told">
			{events.slice(0, step + 1).map((event, i) => (
				<li key={i} class={i === step ? "now" : ""}>
					{event.say}
				</li>
			))}
		</ol>
	);
}

/* ---- a battle ---- */

const placesOf = (b: Board): Record<string, Piece | null> => ({ ...b.city, ...b.border });

/** Who stood on the map before and does not now. */
function fallenOf({ before, after }: PTelling): Piece[] {
	const [was, is] = [placesOf(before.board), placesOf(after.board)];
	return Object.keys(was)
		.filter((place) => was[place] && was[place] !== is[place])
		.map((place) => was[place]!);
}

/** A row of soldiers: as many as fight. */
function Host({ n, say, isBeaten }: { n: number; say: string; isBeaten: boolean }) {
	return (
		<div class={`host ${isBeaten ? "beaten" : ""}`}>
			<b class="strength">{n}</b>
			<span class="ranks" aria-hidden="true">
				{Array.from({ length: Math.min(n, 12) }, (_, i) => (
					<Mark key={i} mark="knight" />
				))}
			</span>
			<span class="host-name">{say}</span>
		</div>
	);
}

function Battle(telling: PTelling) {
	const { scene, events, step } = telling;
	const l = scene.lang;
	const war = told(events, "war");
	const battle = told(events, "battle");
	const front = (war?.args[1] ?? scene.view.board.front) as Empire;
	const shot = (war?.args[0] ?? "campaign") as Shot;
	const isWon = events.some(({ event }) => event === "won");
	const isDecided = step >= events.findIndex(({ event }) => event === "battle");
	const [ours, theirs] = battle?.args ?? [0, 0];
	const isBeat = (mine: boolean) => isDecided && step > 0 && isWon !== mine;
	return (
		<div class="pax staged battle">
			<h3>
				<Mark mark={shotMarks[shot] ?? "swords"} /> {called(scene, "shot", shot)},{" "}
				{called(scene, "empire", front)}
			</h3>
			<div class="hosts">
				<Host n={ours} say={either(l, "in attacco", "attack")} isBeaten={isBeat(true)} />
				<Mark mark="swords" class="clash" />
				<Host n={theirs} say={either(l, "in difesa", "defend")} isBeaten={isBeat(false)} />
			</div>
			<p class="fallen">
				{either(l, "Caduti", "Fallen")}:{" "}
				{fallenOf(telling).map((piece, i) => (
					<Figure key={i} piece={piece} title={called(scene, "piece", piece)} />
				))}
			</p>
			<Lines {...telling} />
		</div>
	);
}

/* ---- a fair ---- */

/** The route of a fair, stop by stop, with what happened on its way. */
function routeOf(scene: PScene, side: Side): Empire[] {
	const { route = [] } = printed(scene).city[scene.view.board.emporium[side]];
	return route as Empire[];
}

function isBetween(scene: PScene, border: Border, a: Empire, b: Empire): boolean {
	const ends = printed(scene).border[border];
	return [ends.a, ends.b].every((end) => end === a || end === b);
}

/** What happened on one stretch of the route, as far as it has been told. */
function Stretch({ telling, from, to }: { telling: PTelling; from: Empire; to: Empire }) {
	const { scene, events, step } = telling;
	const borders = tokens<Border>(scene, "border");
	const border = borders.find((b) => isBetween(scene, b, from, to));
	const seen = events.slice(0, step + 1);
	const earned = seen.find((e) => e.event === "earns" && e.args[1] === border);
	const robbed = seen.some((e) => e.event === "robbed" && e.args[0] === border);
	return (
		<span class={`stretch ${earned || robbed ? "met" : ""}`}>
			{earned && (
				<>
					<Shield seat={earned.seat} />
					<b>+{String(earned.args[0])}</b>
				</>
			)}
			{robbed && <Mark mark="pirate" />}
			{!earned && !robbed && "···"}
		</span>
	);
}

/** A map card on the way, and what was levied there. */
function Stop({ telling, empire }: { telling: PTelling; empire: Empire }) {
	const { scene, events, step } = telling;
	const levied = events.slice(0, step + 1).filter((e) => {
		const city = e.event === "in_city" && (e.args[1] as City);
		return city && printed(scene).city[city].map === empire;
	});
	return (
		<span class={`stop ${levied.length ? "met" : ""}`}>
			{called(scene, "empire", empire)}
			{levied.map((e, i) => (
				<Figure key={i} piece={e.args[0] as Piece} />
			))}
		</span>
	);
}

function Fair(telling: PTelling) {
	const { scene, events } = telling;
	const fair = told(events, "fair");
	if (!fair) return <Lines {...telling} />;
	const [side, profits] = fair.args;
	const route = routeOf(scene, side);
	return (
		<div class="pax staged fair">
			<h3>
				<Shield seat={fair.seat} /> {scene.view.seats[fair.seat].name} ·{" "}
				{called(scene, "side", side)}
				<span class="profits">
					<Mark mark="coins" /> {profits}
				</span>
			</h3>
			<div class="journey">
				{route.map((empire, i) => (
					<>
						{i > 0 && <Stretch telling={telling} from={route[i - 1]} to={empire} />}
						<Stop telling={telling} empire={empire} />
					</>
				))}
			</div>
			<Lines {...telling} />
		</div>
	);
}

/* ---- what is staged ---- */

export const scenes: Staged<Board>[] = [
	{
		opens: ["battle"],
		events: [
			"war", "joined", "battle", "falls_agent", "falls_serf", "falls_city", "falls_border",
			"bruised", "won", "lost", "takes_empire", "republic", "monarchy", "vassal", "turned",
		],
		title: { it: "Battaglia", en: "Battle" },
		Show: Battle,
	},
	{
		opens: ["fair"],
		events: ["fair", "in_city", "earns", "robbed", "discarded"],
		title: { it: "Fiera", en: "Trade fair" },
		Show: Fair,
	},
];
