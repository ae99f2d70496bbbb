/* scenes.tsx: a battle, told step by step over the dimmed board; and what else is staged. */
import { pictures } from "art:pax";
import type { Staged, Telling } from "../../kit/contract";
import { Print } from "../../kit/print";
import { either } from "../../kit/words";
import { comet } from "./comet";
import { pictureOf } from "./face";
import { fair } from "./fair";
import { called, faceOf } from "./reading";
import { Figure, Mark, shotMarks } from "./signs";
import type { Board, Card, Empire, Piece, Shot } from "./state";
import { Lines, told } from "./telling";

type PTelling = Telling<Board>;

/* ---- a battle ---- */

const FALLS = ["falls_agent", "falls_serf", "falls_city", "falls_border"];

/** Who has fallen by now: each event names its piece first. */
const fallenOf = ({ events, step }: PTelling) =>
	events
		.slice(0, step + 1)
		.filter(({ event }) => FALLS.includes(event))
		.map(({ args }) => args[0] as Piece);

/** The card that began it: the last one that was applied or used. */
function causeOf({ earlier, events }: PTelling): Card | undefined {
	const causes = [...earlier, ...events].filter(({ event }) => /^(applies|uses)$/.test(event));
	return causes.at(-1)?.args[0] as Card | undefined;
}

/** How strong a side is, the pieces that fight on it, and a face for it. */
function Host({ scene, n, men, say, card, isBeaten }: {
	scene: PTelling["scene"];
	n: number;
	men: Piece[];
	say: string;
	card: Card | undefined;
	isBeaten: boolean;
}) {
	const picture = card && pictureOf(card, faceOf(scene, card));
	return (
		<div class={`host ${isBeaten ? "beaten" : ""}`}>
			{picture && <Print src={picture} />}
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

/** Both sides on the land they fight for, and how; once it is fought the weaker one is beaten,
 *  though losses may still be chosen. */
function Hosts({ telling, front, shot }: { telling: PTelling; front: Empire; shot: Shot }) {
	const { scene, before, events, step } = telling;
	const l = scene.lang;
	const [ours, theirs] = told(events, "battle")?.args ?? [0, 0];
	const { attackers, defenders } = before.board;
	const isFought = step > 0 && step >= events.findIndex(({ event }) => event === "battle");
	return (
		<div class="hosts">
			<Print src={pictures[`map:${front}`]} />
			<Host scene={scene} n={ours} men={attackers[front]} say={either(l, "in attacco", "attack")}
				card={causeOf(telling)} isBeaten={isFought && ours <= theirs} />
			<span class="clash">
				<Print src={pictures[`scene:${shot}`]} />
				<Mark mark="swords" />
			</span>
			<Host scene={scene} n={theirs} men={defenders[front]} say={either(l, "in difesa", "defend")}
				card={front as Card} isBeaten={isFought && theirs <= ours} />
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
			<Hosts telling={telling} front={front} shot={shot} />
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
			"applies", "uses", "war", "joined", "battle", "falls_agent", "falls_serf", "falls_city", "falls_border",
			"bruised", "won", "lost", "takes_empire", "republic", "monarchy", "vassal", "turned",
		],
		title: { it: "Battaglia", en: "Battle" },
		lasts: (events) => Math.min(4200, 700 * events.length),
		Show: Battle,
	},
	fair,
	comet,
];
