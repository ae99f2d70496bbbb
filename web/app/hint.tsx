/* hint.tsx: what the strongest bot would do in my place. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Catalogue, Change, View } from "../kit/contract";
import { fieldWord, signed } from "../kit/price";
import { usePage } from "./context";
import { Do } from "./frame";
import type { Hint, Link, State } from "./link";

export interface Hinting {
	can: boolean;
	thinking: boolean;
	hint: Hint | null;
	ask(): void;
	stop(): void;
}

/** A hint is for one question: with the next one, or when nobody wants it any more, it goes. */
export function useHint(state: State, link: Link): Hinting {
	const view = state.view!;
	const [thinking, setThinking] = useState(false);
	const [hint, setHint] = useState<Hint | null>(null);
	const wanted = useRef(0); // which request is still of interest
	const stop = () => {
		wanted.current++;
		setThinking(false);
		setHint(null);
	};
	/* at once: a hint asked for before the next frame is one for the new question */
	useLayoutEffect(stop, [view.ply, view.you, view.question?.id]);
	const can = !!state.table?.hints && !!view.moves?.length && !view.over;
	const ask = async () => {
		if (!can || thinking) return;
		stop();
		const mine = wanted.current;
		setThinking(true);
		const answer = await link.hint();
		if (mine !== wanted.current) return;
		setThinking(false);
		setHint(answer);
	};
	return { can, thinking, hint, ask, stop };
}

/** The other answer.  The bot prefers what it has looked at most, which need not have the
    higher number: then the numbers would only puzzle. */
function useSecond({ best, second }: Hint): string {
	const { w } = usePage();
	if (!second) return "";
	const n = second.chance ?? 0;
	if (n >= (best?.chance ?? 0)) return w("hint_as_good", { move: second.say });
	return w("hint_second", { move: second.say, n });
}

const MARGIN = 30; // px round the box at the lower edge
const MAIN = 2; // reasons of a kind that are told

/** Why rather this than the second best, and what the whole turn gives and costs: the largest
    of each. */
function useReasons(hint: Hint, catalogue: Catalogue): string[] {
	const { w } = usePage();
	const told = (changes: Change[]) =>
		changes
			.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
			.slice(0, MAIN)
			.map((c) => `${signed(c.by)} ${fieldWord(catalogue, c.field)}`)
			.join(", ");
	const gains = told((hint.brings ?? []).filter((c) => c.by > 0));
	const costs = told((hint.brings ?? []).filter((c) => c.by < 0));
	const why = (hint.reasons ?? []).join("; ");
	return [
		...(why ? [w("hint_because", { what: why })] : []),
		...(gains ? [w("hint_gains", { what: gains })] : []),
		...(costs ? [w("hint_costs", { what: costs })] : []),
	];
}

/** The advice in words: the whole turn, its chance, its reasons, and the other way. */
function Advice({ hint, catalogue }: { hint: Hint; catalogue: Catalogue }) {
	const { w } = usePage();
	const { best, turn = [] } = hint;
	const second = useSecond(hint);
	const reasons = useReasons(hint, catalogue);
	if (best?.chance === undefined) return <p>{hint.say}</p>;
	const then = turn.slice(1).map((say) => w("hint_then", { move: say }));
	return (
		<>
			<p>
				<b>{w("hint_best", { move: [best.say, ...then].join(", ") })}</b>{" "}
				{w("hint_chance", { n: best.chance })}{" "}
				{second}
			</p>
			{reasons.length > 0 && (
				<ul class="reasons">
					{reasons.map((say) => (
						<li key={say}>{say}</li>
					))}
				</ul>
			)}
		</>
	);
}

/** Does the box lie over what it speaks of?  Then it stands at the upper edge. */
function useAbove(pieces: string[]) {
	const box = useRef<HTMLDivElement>(null);
	const [above, setAbove] = useState(false);
	const names = pieces.join(" ");
	useLayoutEffect(() => {
		const at = (piece: string) =>
			`.table-page [data-piece="${CSS.escape(piece)}"], .table-page [data-piece^="${CSS.escape(piece)}#"]`;
		const found = pieces.flatMap((p) => [...document.querySelectorAll(at(p))]);
		const seen = found.filter((e) => e.checkVisibility({ visibilityProperty: true }));
		const top = innerHeight - (box.current?.offsetHeight ?? 0) - MARGIN;
		setAbove(seen.some((e) => e.getBoundingClientRect().bottom > top));
	}, [names]);
	return { box, above };
}

interface BoxProps {
	hinting: Hinting;
	view: View;
	catalogue: Catalogue;
	piecesOf(move: string): string[];
	onShow(pieces: string[]): void;
	onPlay(move: string): void;
}

/** Spoken when it comes; shows the place and does it on request. */
function Advising({ hinting, view, catalogue, piecesOf, onShow, onPlay }: BoxProps) {
	const { w } = usePage();
	const { thinking, hint, stop } = hinting;
	const move = view.moves?.find((m) => m.move === hint?.best?.move)?.move;
	const pieces = move ? piecesOf(move) : [];
	const { box, above } = useAbove(pieces);
	return (
		<div class={`notice hint-box ${above ? "above" : ""}`} ref={box}>
			<div role="status" aria-busy={thinking}>
				{thinking ? <p>{w("hint_thinking")}</p> : <Advice hint={hint!} catalogue={catalogue} />}
			</div>
			{thinking ? (
				<Do act={stop}>{w("cancel")}</Do>
			) : (
				<button type="button" class="plain shut" aria-label={w("close")} onClick={stop}>
					✕
				</button>
			)}
			{move && (
				<p class="acts">
					<Do main act={() => onPlay(move)}>
						{w("hint_play")}
					</Do>
					<Do act={() => onShow(pieces)}>{w("hint_show")}</Do>
				</p>
			)}
		</div>
	);
}

export function HintBox(props: BoxProps) {
	const { thinking, hint } = props.hinting;
	return thinking || hint ? <Advising {...props} /> : null;
}
