/* fair.tsx: a fair, told step by step: the way of its profits, from the emporium to the end of
 * the route, who is levied at each stop and who takes a florin at each border.  Players are asked
 * where to levy, so a fair may come in several parts; each shows the whole way. */
import { pictures } from "art:pax";
import { Fragment } from "preact";
import { Print } from "../../kit/print";
import type { Happening, Staged, Telling } from "../../kit/contract";
import { Shield } from "../../kit/icon";
import { either } from "../../kit/words";
import { called, fitting, type PScene, printed } from "./reading";
import { cubeOf, Figure, Mark } from "./signs";
import { Lines, told } from "./telling";
import type { Board, Border, City, Empire, EventArgs, Piece, Place, Side } from "./state";

type PTelling = Telling<Board>;

const argsOf = <E extends keyof EventArgs>(event: Happening) =>
	event.args as unknown as EventArgs[E];

/** The row of the market that the fair belongs to. */
const sideOf = ({ events, before }: PTelling): Side =>
	told(events, "fair")?.args[0] ?? before.board.fair_side ?? "west";

const borderOf = (scene: PScene, a: Empire, b: Empire): Border => {
	const all = Object.entries(printed(scene).border) as [Border, { a: string; b: string }][];
	return all.find(([, ends]) => [ends.a, ends.b].every((end) => end === a || end === b))![0];
};

/** What is on the card once the event that is being told has happened. */
function purseOf({ scene, events, before, step }: PTelling, side: Side): number {
	const fair = told(events, "fair");
	const taken = scene.view.options.bankruptcy === "yes" ? 0 : 1; // by who holds it
	const start = fair ? fair.args[1] : before.board.coins[`${side}0` as Place];
	const paid = events.slice(0, step + 1).reduce((n, event) => {
		if (event.event === "earns") return n + argsOf<"earns">(event)[0];
		return event.event === "robbed" ? n + 1 : n;
	}, 0);
	return start - paid - (fair && step > 0 ? taken : 0);
}

/** What happens on a border of the way: who stood there, and what that one took. */
function Toll({ telling, border }: { telling: PTelling; border: Border }) {
	const { scene, events, before, step } = telling;
	const piece = before.board.border[border];
	const at = events.findIndex((event) =>
		event.event === "earns" ? argsOf<"earns">(event)[1] === border
		: event.event === "robbed" && argsOf<"robbed">(event)[0] === border);
	const isDone = at >= 0 && at <= step;
	const took = at >= 0 && events[at].event === "earns" ? argsOf<"earns">(events[at])[0] : 1;
	const isPirate = !!piece && cubeOf(piece) < 0;
	return (
		<li class={`toll ${isDone ? "done" : ""} ${at === step ? "now" : ""}`}>
			{piece && isPirate && <Mark mark="galleon" class={`man is-${piece.split("_")[0]}`}
				title={called(scene, "piece", piece)} />}
			{piece && !isPirate && <Shield seat={cubeOf(piece)} />}
			<span class="way-on" aria-hidden="true" />
			{at >= 0 && (
				<b class={isPirate ? "lost" : "won"}>
					{isPirate ? "−" : "+"}
					{took}
				</b>
			)}
		</li>
	);
}

/** A map card of the way, and whom it levies now. */
function Stop({ telling, stop, isPast }: { telling: PTelling; stop: Empire; isPast: boolean }) {
	const { scene, events, step } = telling;
	const at = events.findIndex((event) =>
		event.event === "in_city" &&
		printed(scene).city[argsOf<"in_city">(event)[1] as City].map === stop);
	const [piece, city] = at >= 0 ? argsOf<"in_city">(events[at]) : [];
	const name = called(scene, "empire", stop);
	return (
		<li class={`stop ${isPast ? "past" : ""} ${at === step ? "now" : ""}`}>
			<Print src={pictures[`map:${stop}`]} />
			<span class="called" style={fitting(name)}>
				{name}
			</span>
			<span class={`levied ${at >= 0 && at <= step ? "done" : ""}`}>
				{piece && <Figure piece={piece as Piece} title={called(scene, "piece", piece)} />}
				{city && <small>{called(scene, "city", city).replace(/ \d$/, "")}</small>}
			</span>
		</li>
	);
}

function Fair(telling: PTelling) {
	const { scene, before } = telling;
	const l = scene.lang;
	const side = sideOf(telling);
	const emporium = before.board.emporium[side];
	const route = (printed(scene).city[emporium].route ?? []) as Empire[];
	const begun = before.board.fair_at ? route.indexOf(before.board.fair_at) : 0;
	const purse = purseOf(telling, side);
	const onTo = (i: number) => borderOf(scene, route[i - 1], route[i]);
	return (
		<div class={`pax staged fair route-${side}`}>
			<h3>
				<Mark mark="caravel" /> {called(scene, "side", side)}, {called(scene, "city", emporium)}
				<span class="profits" aria-label={`${either(l, "profitti", "profits")} ${purse}`}>
					<Mark mark="coins" /> {purse}
				</span>
			</h3>
			<ol class="way">
				{route.map((stop, i) => (
					<Fragment key={stop}>
						{i > 0 && <Toll telling={telling} border={onTo(i)} />}
						<Stop telling={telling} stop={stop} isPast={i < begun} />
					</Fragment>
				))}
			</ol>
			<Lines {...telling} />
		</div>
	);
}

export const fair: Staged<Board> = {
	opens: ["fair", "earns", "robbed"],
	events: ["fair", "in_city", "earns", "robbed"],
	title: { it: "Fiera", en: "Fair" },
	lasts: (events) => Math.min(5200, 800 * events.length),
	Show: Fair,
};
