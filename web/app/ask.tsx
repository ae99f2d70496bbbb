/* ask.tsx: the question at the top, the answers under it, the way back. */
import { useEffect, useRef, useState } from "preact/hooks";
import { candidates, exactly, isHandful } from "../kit/answer";
import type { Board, Move, View } from "../kit/contract";
import { Shield } from "../kit/icon";
import { go, remember, remembered, usePage } from "./context";
import { Do } from "./frame";
import { post, type Table } from "./http";
import type { Link, State, Step } from "./link";

interface Props {
	board: Board;
	state: State;
	link: Link;
	picked: string[];
	confirming: Move | null;
	answer(move: Move): void;
	confirm(): void;
	letGo(): void;
	text: boolean;
	onText(): void;
}

/** What this seat has answered since somebody else did: the trail of its turn. */
function trailOf(log: Step[], you: number): Step[] {
	const trail: Step[] = [];
	for (let i = log.length - 1; i >= 0 && log[i].seat === you; i--)
		trail.unshift(log[i]);
	return trail;
}

function Trail({ state }: { state: State }) {
	const { w } = usePage();
	const view = state.view!;
	const trail = trailOf(state.log, view.you);
	if (!trail.length || view.you < 0) return null;
	return (
		<ol class="trail" aria-label={w("this_turn")}>
			{trail.slice(-6).map((s) => (
				<li key={s.ply}>
					{s.events.find((e) => e.seat === view.you)?.say ??
						s.events[0]?.say ??
						"…"}
				</li>
			))}
		</ol>
	);
}

function Buttons({
	moves,
	onAnswer,
	keys,
}: {
	moves: Move[];
	onAnswer(m: Move): void;
	keys?: boolean;
}) {
	return (
		<div class="answers">
			{moves.map((m, i) => (
				<button
					type="button"
					key={m.move}
					data-answer={m.move}
					onClick={() => onAnswer(m)}
				>
					{keys && i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
					{m.say}
				</button>
			))}
		</div>
	);
}

/** Those answers that no piece of the board stands for, and those the picked pieces leave. */
function Answers({ board, view, picked, answer, letGo }: Props & { view: View }) {
	const { w } = usePage();
	const all = view.moves ?? [];
	if (!all.length) return null;
	const open = candidates(board, view, picked);
	if (picked.length) {
		const exact = exactly(board, view, picked);
		const shown = isHandful(board, open) ? (exact ? [exact] : []) : open;
		return (
			<div class="answers">
				<Buttons moves={shown} onAnswer={answer} />
				<button type="button" class="plain" onClick={letGo}>
					{w("let_go")}
				</button>
			</div>
		);
	}
	const bare = all.filter((m) => board.touches(m, view).length === 0);
	const few = all.length <= 4 ? all : bare;
	return (
		<div class="answers-row">
			{few.length > 0 && (
				<Buttons moves={few} onAnswer={answer} keys={few === all} />
			)}
			{few.length < all.length && (
				<details>
					<summary>
						{w("answers")} ({all.length})
					</summary>
					<Buttons moves={all} onAnswer={answer} keys />
				</details>
			)}
		</div>
	);
}

function Proposal({ state, link }: { state: State; link: Link }) {
	const { w } = usePage();
	const p = state.table?.proposal;
	if (!p) return null;
	const owed = p.needs.some((s) => state.table!.you.includes(s));
	return (
		<div class="note-line" role="status">
			<p>
				{state.table!.seats[p.by]?.name}{" "}
				{p.what === "end" ? w("proposes_end") : `${w("proposes_undo")} ${p.ply}`}.
			</p>
			{owed && (
				<button type="button" class="main" onClick={() => link.reply(true, p.n)}>
					{w("agree")}
				</button>
			)}
			{owed && (
				<button type="button" onClick={() => link.reply(false, p.n)}>
					{w("decline")}
				</button>
			)}
		</div>
	);
}

/** One round for a newcomer: each question explains itself the first time. */
function Guide({ board, view, id }: { board: Board; view: View; id: string }) {
	const { lang, w } = usePage();
	const [on, setOn] = useState(remembered(`guide.${id}`) === "on");
	const [seen] = useState(() => new Map<string, number>());
	const question = view.moves?.length ? (view.question?.id ?? "") : "";
	useEffect(() => {
		if (question && !seen.has(question)) seen.set(question, view.ply);
	}, [question, view.ply]);
	if (!on) return null;
	const told = seen.get(question);
	const words =
		told === undefined || told === view.ply ? board.guide[question] : undefined;
	const text = words ?? (view.ply < 20 && !question ? board.guide.welcome : undefined);
	const stop = () => {
		remember(`guide.${id}`, "off");
		setOn(false);
	};
	if (!text) return null;
	return (
		<div class="note-line guide" role="status">
			<p>
				<b>{w("guide")}.</b>{" "}
				{board.guide.welcome && seen.size <= 1 && words
					? `${board.guide.welcome[lang]} `
					: ""}
				{text[lang]}
			</p>
			<button type="button" onClick={stop}>
				{w("guide_end")}
			</button>
		</div>
	);
}

function Turn({ view }: { view: View }) {
	const { w } = usePage();
	const mine = !!view.moves?.length;
	if (view.over) return <span class="turn">{w("over")}</span>;
	if (mine)
		return (
			<span class="turn">
				<Shield seat={view.you} /> {w("your_turn")}
			</span>
		);
	return (
		<span class="turn">
			{view.you < 0 && `${w("watching")} · `}
			{w("waiting_for")}
			{view.waiting
				.filter((s) => view.seats[s])
				.map((s) => (
					<span key={s}>
						<Shield seat={s} /> {view.seats[s].name}
					</span>
				))}
		</span>
	);
}

function Other({ state, link }: { state: State; link: Link }) {
	const { w } = usePage();
	const others = state.table?.you.filter((s) => s !== state.view!.you) ?? [];
	const due = others.find((s) => state.view!.waiting.includes(s));
	if (due === undefined || state.view!.moves?.length) return null;
	return (
		<button type="button" class="main" data-seat={due} onClick={() => link.sit(due)}>
			{w("turn_of")} <Shield seat={due} /> {state.view!.seats[due].name}
		</button>
	);
}

/** When it is over: once more, or once again from the beginning. */
export function Afterwards({ table }: { table: Table }) {
	const { lang, w } = usePage();
	const [problem, setProblem] = useState("");
	const rematch = () =>
		post<{ table: Table }>(`/api/tables/${table.id}/rematch`, lang)
			.then((a) => go(`/t/${a.table.id}`))
			.catch((e) => setProblem(e.message));
	return (
		<div class="answers">
			{table.next ? (
				<a class="button main" href={`#/t/${table.next}`}>
					{w("to_rematch")}
				</a>
			) : (
				table.you.length > 0 && (
					<button type="button" class="main" onClick={rematch}>
						{w("rematch")}
					</button>
				)
			)}
			<a class="button" href={`#/r/${table.id}`}>
				{w("replay")}
			</a>
			{problem && <span role="alert">{problem}</span>}
		</div>
	);
}

function Tools({ state, link, text, onText }: Props) {
	const { w } = usePage();
	const view = state.view!;
	return (
		<div class="tools">
			<Other state={state} link={link} />
			{view.can_undo && !view.over && (
				<Do act={() => link.undo()}>↶ {w("undo")}</Do>
			)}
			{state.canRedo && !view.over && (
				<Do act={() => link.redo()}>↷ {w("redo")}</Do>
			)}
			<button
				type="button"
				class="plain"
				aria-pressed={text}
				onClick={onText}
				title={`${w("text_board")} (T)`}
			>
				<span aria-hidden="true">¶</span>
				<span class="visually-hidden">{w("text_board")}</span>
			</button>
		</div>
	);
}

/** Asked only of what cannot be taken back; Enter says yes. */
function Confirm({
	move,
	confirm,
	letGo,
}: {
	move: Move;
	confirm(): void;
	letGo(): void;
}) {
	const { w } = usePage();
	const yes = useRef<HTMLButtonElement>(null);
	useEffect(() => yes.current?.focus(), [move]);
	return (
		<div class="final" role="alertdialog" aria-label={w("confirm")}>
			<span>
				<b>{move.say}</b>. {w("no_way_back")}
			</span>
			<button
				ref={yes}
				type="button"
				class="main"
				data-answer={move.move}
				onClick={confirm}
			>
				{w("confirm")}
			</button>
			<Do act={letGo}>{w("cancel")}</Do>
		</div>
	);
}

export function Ask(props: Props) {
	const { w } = usePage();
	const { state, link, confirming } = props;
	const view = state.view!;
	const mine = view.moves?.length ? "mine" : "";
	return (
		<section id="ask" class={`ask ${mine}`} tabIndex={-1} aria-label={w("answers")}>
			<h1 class="visually-hidden">{state.table!.title || state.table!.name}</h1>
			<div class="line">
				<Turn view={view} />
				<p class="say" aria-live="polite">
					{view.over ? <End state={state} /> : view.question?.say}
				</p>
				<Tools {...props} />
			</div>
			{view.over ? <Afterwards table={state.table!} /> : <Trail state={state} />}
			<Guide board={props.board} view={view} id={state.table!.id} />
			<Proposal state={state} link={link} />
			{confirming ? (
				<Confirm move={confirming} confirm={props.confirm} letGo={props.letGo} />
			) : (
				<Answers {...props} view={view} />
			)}
		</section>
	);
}

function End({ state }: { state: State }) {
	const view = state.view!;
	const best = view.seats.filter((s) => s.place === 1).map((s) => s.name);
	return (
		<>
			{best.join(", ")} ({view.seats.find((s) => s.place === 1)?.points})
		</>
	);
}
