/* rounds.tsx: from round to round in the log of a table that is being played. */
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board } from "../kit/contract";
import { usePage } from "./context";
import type { Link, State } from "./link";
import { type Turn, turnsOf } from "./turns";

const EDGE = 12; // px below the upper edge at which a round counts as reached
const STILL = 700; // ms in which a leap scrolls: what it passes is not where one wants to be

const headsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>(".log > .head")];

const isAtEnd = (body: HTMLElement) =>
	Math.abs(body.scrollTop) < EDGE; // the newest line is below, where the scrolling begins

/** The round that is being read, by its heading; -1 before the first. */
function readIn(body: HTMLElement): number {
	const heads = headsIn(body);
	if (isAtEnd(body)) return heads.length - 1;
	const edge = body.getBoundingClientRect().top + EDGE;
	return heads.filter((head) => head.getBoundingClientRect().top <= edge).length - 1;
}

/** To a heading; before the first lies what was first told, past the last what is newest. */
function scrollTo(body: HTMLElement, to: number): void {
	const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const behavior = isStill ? "auto" : "smooth";
	const head = headsIn(body)[to];
	const edge = body.getBoundingClientRect().top;
	if (!head) return body.scrollTo({ top: to < 0 ? -body.scrollHeight : 0, behavior });
	body.scrollBy({ top: head.getBoundingClientRect().top - edge, behavior });
	head.classList.remove("pulse");
	head.getBoundingClientRect(); // begins the glow afresh
	head.classList.add("pulse");
}

/** Where one reads, and the leap to a round. */
function useReading(body: RefObject<HTMLElement | null>, heads: Turn[]) {
	const [at, setAt] = useState(heads.length - 1);
	const leapt = useRef(-STILL);
	useEffect(() => {
		const box = body.current!;
		const look = () => {
			if (performance.now() - leapt.current > STILL) setAt(readIn(box));
		};
		look();
		box.addEventListener("scroll", look, { passive: true });
		return () => box.removeEventListener("scroll", look);
	}, [heads.length]);
	const leap = (to: number) => {
		leapt.current = performance.now();
		scrollTo(body.current!, to);
		setAt(Math.max(-1, Math.min(to, heads.length - 1)));
	};
	return { at, leap };
}

/** The log begins where the page came in: the older parts come one after the other, when there
    is time for them. */
function useEarlier({ state, link }: Props): void {
	const from = state.log[0]?.ply ?? 0;
	useEffect(() => {
		if (!from) return;
		const timer = setTimeout(() => link.earlierLog(), STILL);
		return () => clearTimeout(timer);
	}, [from, link]);
}

interface Props {
	board: Board;
	state: State;
	link: Link;
	body: RefObject<HTMLElement | null>; // what scrolls
}

/** "Round 4, period II" in short; the heading in the log has it whole. */
const shortOf = (turn: Turn): string => turn.lines[0].event.say.split(/[,:;]/)[0];

function useHeads({ state, board }: Props): Turn[] {
	const { log } = state;
	const heads = () => turnsOf(log, board.catalogue).filter((t) => t.kind === "head");
	return useMemo(heads, [log, board]);
}

/** Back, on, or to a round that is chosen. */
export function Rounds(props: Props) {
	const { w } = usePage();
	const heads = useHeads(props);
	const { body } = props;
	useEarlier(props);
	const { at, leap } = useReading(body, heads);
	const step = (to: number, sign: string, name: string) => (
		<button
			type="button"
			class="plain"
			aria-label={name}
			title={name}
			onClick={() => leap(to)}
		>
			{sign}
		</button>
	);
	return (
		<div class="log-rounds" role="group" aria-label={w("to_round")}>
			{step(at - 1, "‹", w("round_before"))}
			<select
				aria-label={w("to_round")}
				value={at}
				disabled={!heads.length}
				onChange={(e) => leap(Number(e.currentTarget.value))}
			>
				{at < 0 && <option value={-1}>{w("the_beginning")}</option>}
				{heads.map((t, i) => (
					<option key={t.ply} value={i}>
						{shortOf(t)}
					</option>
				))}
			</select>
			{step(at + 1, "›", w("round_after"))}
		</div>
	);
}
