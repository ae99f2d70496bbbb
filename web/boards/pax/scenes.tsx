/* scenes.tsx: a battle, told step by step over the dimmed board; and what else is staged. */
import type { Staged, Telling } from "../../kit/contract";
import { either } from "../../kit/words";
import { fair } from "./fair";
import { called } from "./reading";
import { Figure, Mark, shotMarks } from "./signs";
import type { Board, Empire, Piece, Shot } from "./state";
import { Lines, told } from "./telling";

type PTelling = Telling<Board>;

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

/* ---- what is staged ---- */

export const scenes: Staged<Board>[] = [
	{
		opens: ["battle"],
		events: [
			"war", "joined", "battle", "falls_agent", "falls_serf", "falls_city", "falls_border",
			"bruised", "won", "lost", "takes_empire", "republic", "monarchy", "vassal", "turned",
		],
		title: { it: "Battaglia", en: "Battle" },
		lasts: (events) => Math.min(4200, 700 * events.length),
		Show: Battle,
	},
	fair,
];
