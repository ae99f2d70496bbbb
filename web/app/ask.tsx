/* ask.tsx: the question in the bar, the answers beside it, the way back.
 *
 * It keeps its height whatever it asks, so that the board below stays where it is. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board, View } from "../kit/contract";
import { Shield } from "../kit/icon";
import { Answers, Confirm } from "./answers";
import { usePage } from "./context";
import { Do, focusPage } from "./frame";
import type { Hinting } from "./hint";
import type { Link, State } from "./link";
import type { Playing } from "./playing";
import { seatDue, useSeatName } from "./seats";

interface Props {
	board: Board;
	state: State;
	link: Link;
	play: Playing;
	hinting: Hinting;
}

function Turn({ view, held }: { view: View; held: number | null }) {
	const { w } = usePage();
	const mine = !!view.moves?.length || (held !== null && held === view.you);
	const asked = held === null ? view.waiting : [held];
	if (view.over) return <span class="turn">{w("over")}</span>;
	if (mine)
		return (
			<span class="turn">
				<Shield seat={view.you} /> {w("your_turn")}
			</span>
		);
	return (
		<span class="turn">
			{view.you < 0 && <span class="waiting">{w("watching")} · </span>}
			<span class="waiting">{w("waiting_for")}</span>
			{asked
				.filter((s) => view.seats[s])
				.map((s) => (
					<span key={s} class="who">
						<Shield seat={s} /> {view.seats[s].name}
					</span>
				))}
		</span>
	);
}

/** Back or forth; on a phone the arrow must do. */
function Arrow(props: { sign: string; name: string; words?: boolean; act(): void }) {
	const { sign, name, words, act } = props;
	return (
		<button
			type="button"
			class={words ? "undo" : "redo"}
			aria-label={name}
			title={name}
			onClick={act}
		>
			{sign} {words && <span class="desk-only">{name}</span>}
		</button>
	);
}

function Tools({ state, link, hinting }: Props) {
	const { w } = usePage();
	const view = state.view!;
	return (
		<div class="tools">
			{state.canUndo && !view.over && (
				<Arrow words sign="↶" name={w("undo")} act={() => link.undo()} />
			)}
			{state.canRedo && !view.over && (
				<Arrow sign="↷" name={w("redo")} act={() => link.redo()} />
			)}
			{hinting.can && (
				<Do off={hinting.thinking} act={hinting.ask}>
					{w("hint")}
				</Do>
			)}
		</div>
	);
}

const REACTION = 600; // ms

/** Whether what has come up has been there long enough to be clicked on purpose. */
export function useSeen(): boolean {
	const [seen, setSeen] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setSeen(true), REACTION);
		return () => clearTimeout(timer);
	}, []);
	return seen;
}

/** Round one screen: the next one takes over, with a click that is not the last one's. */
function TakeOver({ due, view, link }: { due: number; view: View; link: Link }) {
	const { w } = usePage();
	const seen = useSeen();
	const nameOf = useSeatName(view);
	return (
		<div class="answers" inert={!seen}>
			<button
				type="button"
				class="main"
				data-seat={due}
				onClick={() => link.sit(due)}
			>
				{w("turn_of")} <Shield seat={due} /> {nameOf(due)}
			</button>
		</div>
	);
}

/** Who has won, in a sentence: by points, or as the game tells it. */
export function useEnding({ endings = [] }: Board, { view, log }: State): string {
	const { w } = usePage();
	const told = view!.over
		? log.flatMap((step) => step.events).filter((e) => endings.includes(e.event))
		: [];
	const best = view!.seats.map((s, i) => ({ ...s, i })).filter((s) => s.place === 1);
	const n = best[0]?.points ?? 0;
	const points = n === 1 ? w("one_point") : w("n_points", { n });
	if (told.length) return told[told.length - 1].say;
	if (best.length === 1 && best[0].i === view!.you) return w("you_win", { points });
	const who = best.map((s) => s.name).join(", ");
	return w(best.length > 1 ? "win_together" : "wins", { who, points });
}

/** At a table where turns are confirmed: the others wait until this one is. */
function EndTurn({ link }: { link: Link }) {
	const { w } = usePage();
	return (
		<div class="answers">
			<button type="button" class="main" data-confirm onClick={() => link.confirm()}>
				{w("confirm_turn")} <kbd aria-hidden="true">E</kbd>
			</button>
		</div>
	);
}

/** The answers, or the confirmation of one. */
function Zone({ board, state, link, play }: Props) {
	const view = state.view!;
	const { confirming } = play;
	const due = seatDue(state);
	if (due !== undefined)
		return <TakeOver key={view.ply} due={due} view={view} link={link} />;
	if (view.over) return null;
	if (state.held === view.you && view.you >= 0) return <EndTurn link={link} />;
	if (confirming)
		return <Confirm key={confirming.move} move={confirming} board={board} {...play} />;
	if (!view.moves?.length) return null;
	return <Answers key={view.ply} board={board} view={view} {...play} />;
}

/** What was pressed may be gone with its question: the focus goes to the next one. */
function useFocusKept(view: View): void {
	const first = useRef(true);
	useEffect(() => {
		if (!first.current && document.activeElement === document.body) focusPage();
		first.current = false;
	}, [view.ply, view.you]);
}

const overflows = (e: HTMLElement) =>
	e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;

/** Does not all of it show: the row, or the words of a button? */
const isFull = (e: HTMLElement) =>
	overflows(e) || [...e.querySelectorAll<HTMLElement>(".answers button")].some(overflows);

/** Mark the answers that a lit piece stands for: those can do without their buttons. */
function markShown(room: HTMLElement, lit: HTMLElement[]): void {
	const pieces = new Set(lit.map((e) => e.dataset.piece!.split("#")[0]));
	for (const button of room.querySelectorAll<HTMLElement>("[data-pieces]")) {
		const isShown = button.dataset.pieces!.split(" ").some((piece) => pieces.has(piece));
		button.classList.toggle("has-piece", isShown);
	}
}

/** Where the answers stand.  What has no room in the bar: first those that can be touched on the
    table go into the list; then the others scroll.  Only where nothing is lit they hang from the
    bar, over the board, for there they cover nothing that is asked for; on a phone they scroll. */
function giveRoom(e: HTMLElement): void {
	const all = document.querySelectorAll<HTMLElement>(".stage .piece.live");
	/* on a phone one's own things may be on a page that is not shown */
	const lit = [...all].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
	const ways = lit.length ? ["collapses", "collapses scrolls"] : ["hangs"];
	markShown(e, lit);
	e.className = "room";
	for (const way of ways) if (isFull(e)) e.className = `room ${way}`;
	e.classList.add("measured");
}

/** Measured in the frame that lays the bar out anyway.  A new question, and what is to be
    confirmed, bring a new box, so that nothing is seen to move. */
function Room(props: Props) {
	const room = useRef<HTMLDivElement>(null);
	const isAnswered = useRef(false);
	isAnswered.current = props.state.answered;
	/* once it is answered nothing is lit any more, and what was offered stays where it stood */
	const look = () => room.current && !isAnswered.current && giveRoom(room.current);
	useLayoutEffect(() => void requestAnimationFrame(look));
	useEffect(() => {
		addEventListener("resize", look);
		return () => removeEventListener("resize", look);
	}, []);
	return (
		<div class="room" ref={room}>
			<Zone {...props} />
		</div>
	);
}

const LONG = 42; // letters from which on the question is set smaller
const LONGER = 90; // and still smaller

const sizeOf = ({ length }: string) =>
	length > LONGER ? "long longer" : length > LONG ? "long" : "";

/** What the bar says: the question, who is waited for, or who has won. */
function useSaying({ board, state }: Props): string {
	const { w } = usePage();
	const { view, held } = state;
	const ending = useEnding(board, state);
	if (view!.over) return ending;
	if (held === null) return view!.question?.say ?? "";
	if (held === view!.you) return w("turn_held");
	return w("held_by", { who: view!.seats[held].name });
}

export function Ask(props: Props) {
	const { w } = usePage();
	const { state } = props;
	const view = state.view!;
	useFocusKept(view);
	const table = state.table!;
	const words = useSaying(props);
	const isMine = view.moves?.length || (state.held !== null && state.held === view.you);
	const { picked, confirming } = props.play;
	const stand = [view.ply, ...picked, confirming?.move].join(" ");
	return (
		<section
			id="ask"
			class={`ask ${isMine ? "mine" : ""}`}
			tabIndex={-1}
			aria-label={w("question")}
		>
			<h1 class="visually-hidden">{table.title || table.name}</h1>
			<Turn view={view} held={state.held} />
			<p class={`say ${sizeOf(words)}`} aria-live="polite">
				<span key={`${isMine} ${words}`}>{words}</span>
			</p>
			<div class="zone" key={stand}>
				<Room {...props} />
			</div>
			<Tools {...props} />
		</section>
	);
}
