/* scenes.tsx: a battle, told step by step over the dimmed board; and what else is staged. */
import { pictures } from "art:pax";
import type { Staged, Telling } from "../../kit/contract";
import { Print } from "../../kit/print";
import { either } from "../../kit/words";
import { comet } from "./comet";
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

/** How strong a side is, and the pieces that fight on it. */
function Host({ scene, n, men, say, isBeaten }: {
	scene: PTelling["scene"];
	n: number;
	men: Piece[];
	say: string;
	isBeaten: boolean;
}) {
	return (
		<div class={`host ${isBeaten ? "beaten" : ""}`}>
			<b class="strength">{n}</b>
			<span class="ranks">
				{men.map((piece, i) => (
					<Figure key={i} piece={piece} title={called(scene, "piece", piece)} />
				))}
			</span>
			<span class="host-name">{say}</span>
		</div>
	);
}

/** Both sides; once it is fought the weaker one is beaten, though losses may still be chosen. */
function Hosts({ telling, front }: { telling: PTelling; front: Empire }) {
	const { scene, before, events, step } = telling;
	const l = scene.lang;
	const [ours, theirs] = told(events, "battle")?.args ?? [0, 0];
	const { attackers, defenders } = before.board;
	const isFought = step > 0 && step >= events.findIndex(({ event }) => event === "battle");
	return (
		<div class="hosts">
			<Print src={pictures[`map:${front}`]} />
			<Host scene={scene} n={ours} men={attackers[front]} say={either(l, "in attacco", "attack")}
				isBeaten={isFought && ours <= theirs} />
			<Mark mark="swords" class="clash" />
			<Host scene={scene} n={theirs} men={defenders[front]} say={either(l, "in difesa", "defend")}
				isBeaten={isFought && theirs <= ours} />
		</div>
	);
}

function Battle(telling: PTelling) {
	const { scene, events } = telling;
	const war = told(events, "war");
	const front = (war?.args[1] ?? scene.view.board.front) as Empire;
	const shot = (war?.args[0] ?? "campaign") as Shot;
	const fallen = fallenOf(telling);
	return (
		<div class="pax staged battle">
			<h3>
				<Mark mark={shotMarks[shot] ?? "swords"} /> {called(scene, "shot", shot)},{" "}
				{called(scene, "empire", front)}
			</h3>
			<Hosts telling={telling} front={front} />
			<p class="fallen">
				{fallen.length > 0 && `${either(scene.lang, "Caduti", "Fallen")}: `}
				{fallen.map((piece, i) => (
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
	comet,
];
