/* turns.ts: what happened, put together as people tell it: rounds, turns, and dealing. */
import type { Catalogue, Happening } from "../kit/contract";
import type { Sign } from "../kit/icon";
import { say } from "../kit/words";
import type { Step } from "./link";

const CHANCE = 7;

/** Events that begin a round stand as headings. */
export const isHeading = (e: Happening): boolean =>
	e.event === "round" || e.event === "begins";

/** The same for games that call it a turn, of nobody in particular. */
export const beginsRound = (e: Happening, catalogue: Catalogue): boolean =>
	isHeading(e) || (e.event === "turn" && catalogue.events.turn?.seat === false);

/** One line of the log, and the ply behind which it is so. */
export interface Told {
	event: Happening;
	ply: number;
}

/** A heading, the turn of a seat, or what chance did. */
export interface Turn {
	kind: "head" | "turn" | "dealt";
	seat: number;
	at: number; // milliseconds; 0 if it is not known
	ply: number; // the first
	lines: Told[];
}

const headOf = (step: Step, event: Happening): Turn => ({
	kind: "head",
	seat: step.seat ?? CHANCE,
	at: step.at ?? 0,
	ply: step.ply,
	lines: [{ event, ply: step.ply }],
});

/** Whose turn it is stands over the turn. */
const isNamed = (e: Happening, { events }: Catalogue): boolean =>
	e.event === "turn" && events.turn?.seat === true;

const kindOf = (step: Step, e: Happening, catalogue: Catalogue): Turn["kind"] => {
	if (beginsRound(e, catalogue)) return "head";
	return step.seat === CHANCE || step.seat === undefined ? "dealt" : "turn";
};

/** Where the game says nothing of rounds, but whose turn it is: a round begins with a seat that
    has had its turn in the one before.  Who knows the beginning can count them. */
function lapsIn(steps: Step[], { events, lang }: Catalogue): Map<Happening, Happening> {
	const laps = new Map<Happening, Happening>();
	if (events.round || events.begins || !events.turn?.seat) return laps;
	const isCounted = steps[0]?.ply === 0;
	const had = new Set<number>();
	for (const e of steps.flatMap((step) => step.events)) {
		if (e.event !== "turn") continue;
		if (!laps.size || had.has(e.seat)) {
			had.clear();
			const n = laps.size + 1;
			const words = isCounted ? say(lang, "lap_n").replace("{n}", String(n)) : say(lang, "lap");
			laps.set(e, { ...e, event: "round", args: [n], say: words });
		}
		had.add(e.seat);
	}
	return laps;
}

/** The plies with which rounds begin. */
export const roundsIn = (steps: Step[], catalogue: Catalogue): number[] =>
	turnsOf(steps, catalogue).filter((t) => t.kind === "head").map((t) => t.ply);

/** Does a line go on with the turn above it?  What chance gives to whoever has just acted, a card
    or a die, does: whatever comes next, it stays where it was first told. */
function goesOn(turn: Turn | undefined, kind: Turn["kind"], by: number, drawer: number) {
	if (!turn || kind === "head") return false;
	if (turn.seat === by && turn.kind === kind) return true;
	return by === CHANCE && turn.kind === "turn" && turn.seat === drawer;
}

/** Steps as turns: what one seat does without a break is one turn, with what it draws. */
export function turnsOf(steps: Step[], catalogue: Catalogue): Turn[] {
	const turns: Turn[] = [];
	const laps = lapsIn(steps, catalogue);
	let acting = CHANCE; // who has acted last
	for (const step of steps) {
		const by = step.seat ?? CHANCE;
		if (by !== CHANCE) acting = by;
		for (const event of step.events) {
			const lap = laps.get(event);
			if (lap) turns.push(headOf(step, lap));
			if (!event.say || isNamed(event, catalogue)) continue;
			const kind = kindOf(step, event, catalogue);
			const isOwn = !!catalogue.events[event.event]?.seat && event.seat === acting;
			const line = { event, ply: step.ply };
			if (goesOn(turns.at(-1), kind, by, isOwn ? acting : CHANCE))
				turns.at(-1)!.lines.push(line);
			else turns.push({ kind, seat: by, at: step.at ?? 0, ply: step.ply, lines: [line] });
		}
	}
	return turns;
}

/* Which sign goes with an event, by a part of its name; the first that fits. */
const signs: [RegExp, Sign][] = [
	[/score|total|points|bonus|reward|conquest|cards_score|rest_score|award/, "laurel"],
	[/elect|vote|pledge|result|diet|calls|names/, "vote"],
	[/crown|emperor|reigns|throne|king/, "imperial"],
	[/wed|marri|daughter|offers/, "ring"],
	[/son$|enters|settles|appoints/, "person"],
	[/die|dies|ages|perish|fades|killed|falls|ruined/, "hourglass"],
	[/conflict|battle|war|blow|siege|robbed|beheads|wins|lost|won|switches/, "conflict"],
	[/support|excomm|faith|bishop|apostasy|convent|church/, "pope"],
	[/harvest/, "wheat"],
	[/produce|works|build|founds|city|raised/, "hammer"],
	[/pays|earn|income|gains|coin|fair|commerce|tax|sells|paid|servants|surcharge/, "coins"],
	[/knight|mounts|army|marshal|leads|stations/, "knight"],
	[/moves|shift|sails|leaves|goes|sends|places|retreats|retires/, "travel"],
	[/plays|keeps|draw|takes|buys|handed|card|picks|discards|dealt/, "anycard"],
];

export const signOf = (e: Happening): Sign | undefined =>
	signs.find(([pattern]) => pattern.test(e.event))?.[1];

/** A sentence below a name need not begin with it. */
export function without(name: string, say: string): string {
	if (!name || !say.startsWith(`${name} `)) return say;
	const rest = say.slice(name.length + 1);
	return rest[0].toUpperCase() + rest.slice(1);
}
