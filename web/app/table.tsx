/* table.tsx: one table: the question, the board, the people, the talk. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useBoard } from "../boards";
import { candidates, isHandful, kindOf, livePieces, touch } from "../kit/answer";
import type { Board, Move, Scene, View } from "../kit/contract";
import { glide, measure, type Places } from "../kit/motion";
import { Ask } from "./ask";
import { callAttention } from "./attention";
import { usePage } from "./context";
import { NotFound } from "./frame";
import { Filling } from "./filling";
import { Link, type State } from "./link";
import { wants } from "./settings";
import { Side } from "./side";

function useLink(id: string) {
	const { lang, me } = usePage();
	const [state, setState] = useState<State | null>(null);
	const link = useRef<Link | null>(null);
	useEffect(() => {
		const l = new Link(id, lang, setState);
		link.current = l;
		setState(l.state);
		const wake = () => l.retry();
		const show = () => l.presence(document.hidden ? "away" : "here");
		addEventListener("online", wake);
		document.addEventListener("visibilitychange", show);
		return () => {
			removeEventListener("online", wake);
			document.removeEventListener("visibilitychange", show);
			l.close();
		};
	}, [id, me?.id]);
	useEffect(() => link.current?.speak(lang), [lang]);
	return { state, link: link.current };
}

export interface Why {
	say: string;
	rule: string;
}

/* The reason why none of the guesses is allowed; the first one that is a reason. */
async function askWhy(link: Link, guesses: string[], otherwise: string): Promise<Why> {
	for (const guess of guesses) {
		const answer = await link.why(guess);
		if (!answer.legal) return { say: answer.say, rule: answer.rule ?? "" };
	}
	return { say: otherwise, rule: "" };
}

/** Where things stood before this drawing, so that they can glide from there. */
function useGlide(view: View | null) {
	const area = useRef<HTMLDivElement>(null);
	const before = useRef<Places>(new Map());
	const shown = useRef<View | null>(null);
	if (view !== shown.current) {
		before.current = measure(area.current);
		shown.current = view;
	}
	useLayoutEffect(() => {
		glide(area.current, before.current);
		before.current = new Map();
	}, [view]);
	return area;
}

interface Playing {
	picked: string[];
	confirming: Move | null;
	why: Why | null;
	scene: Scene;
	answer(move: Move): void;
	confirm(): void;
	letGo(): void;
	closeWhy(): void;
}

function usePlaying(board: Board, state: State, link: Link): Playing {
	const { lang, w } = usePage();
	const view = state.view!;
	const [picked, setPicked] = useState<string[]>([]);
	const [confirming, setConfirming] = useState<Move | null>(null);
	const [why, setWhy] = useState<Why | null>(null);
	const letGo = useCallback(() => { setPicked([]); setConfirming(null); }, []);
	useEffect(letGo, [view.ply, view.you, view.question?.id]);
	useEffect(() => setWhy(null), [view.ply]);
	useEffect(() => {
		if (state.refusal) setWhy(state.refusal);
	}, [state.refusal]);
	const send = (move: Move) => {
		letGo();
		setWhy(null);
		link.move(move.move);
	};
	const answer = (move: Move) => {
		if (state.answered) return;
		if (move.final && wants("confirm")) setConfirming(move);
		else send(move);
	};
	const onTouch = async (piece: string) => {
		const result = touch(board, view, picked, piece);
		setConfirming(null);
		if (result.to === "answer") return answer(result.move);
		if (result.to === "pick") return setPicked(result.picked);
		setWhy(await askWhy(link, result.guesses, w("not_offered")));
	};
	const fresh = useMemo(
		() => new Set(state.latest.flatMap((e) => board.marks(e, view))), [state.latest, view]);
	const live = useMemo(() => livePieces(board, view, picked), [view, picked]);
	const scene: Scene = {
		view, lang,
		stands: (piece) => ({
			live: !state.answered && (live.has(kindOf(piece)) || picked.includes(piece)),
			picked: picked.includes(piece),
			fresh: fresh.has(kindOf(piece)),
		}),
		touch: onTouch,
	};
	return {
		picked, confirming, why, scene, answer, letGo,
		confirm: () => confirming && send(confirming),
		closeWhy: () => { setWhy(null); link.forget(); },
	};
}

function WhyNot({ game, why, onClose }: { game: string; why: Why; onClose(): void }) {
	const { w } = usePage();
	return (
		<div class="why" role="alert">
			<p>{why.say} {why.rule && <a href={`#/rules/${game}/${why.rule}`} target="_blank" rel="noopener">{w("rule")} {why.rule}</a>}</p>
			<button type="button" onClick={onClose} aria-label={w("close")}>✕</button>
		</div>
	);
}

/** Keys: 1 to 9 answer, U takes back, T shows the text board, Escape lets go. */
function useKeys(board: Board, play: Playing, link: Link, view: View, onText: () => void,
	onTab: (tab: string) => void) {
	useEffect(() => {
		const hear = (e: KeyboardEvent) => {
			const at = e.target as HTMLElement;
			if (e.ctrlKey || e.metaKey || e.altKey || at.closest("input, textarea, select")) return;
			const key = e.key.toLowerCase();
			if (key === "escape") { play.letGo(); play.closeWhy(); }
			else if (key === "u" && view.can_undo) link.undo();
			else if (key === "t") onText();
			else if (key === "l") onTab("log");
			else if (key === "c") onTab("chat");
			else if (/^[1-9]$/.test(key)) {
				const open = candidates(board, view, play.picked);
				const move = open[Number(key) - 1];
				if (move && !isHandful(board, [move])) play.answer(move);
				else if (move && open.length <= 9) play.answer(move);
			} else return;
			e.preventDefault();
		};
		addEventListener("keydown", hear);
		return () => removeEventListener("keydown", hear);
	});
}

function Playfield({ board, state, link }: { board: Board; state: State; link: Link }) {
	const { w } = usePage();
	const view = state.view!;
	const play = usePlaying(board, state, link);
	const [text, setText] = useState(false);
	const [tab, setTab] = useState("log");
	const area = useGlide(view);
	const toggleText = () => setText(!text);
	useKeys(board, play, link, view, toggleText, setTab);
	useEffect(() => { if (text) link.screen(); }, [text, view]);
	const mine = !!view.moves?.length;
	useEffect(() => callAttention(mine, state.table?.name ?? "", w("your_turn")), [mine, view.ply]);
	const { Picture } = board;
	const picture = useMemo(() => <Picture {...play.scene} />,
		[view, play.picked, state.answered, state.latest, play.scene.lang]);
	const point = (pieces: string[]) => {
		for (const p of pieces) {
			const e = area.current?.querySelector(`[data-piece="${CSS.escape(p)}"]`);
			if (!e) continue;
			e.scrollIntoView({ block: "nearest" });
			e.classList.remove("pulse");
			void (e as HTMLElement).getBoundingClientRect();
			e.classList.add("pulse");
		}
	};
	return (
		<div class={`table-page game-${view.game}`} data-ply={view.ply} data-over={view.over}>
			<Ask board={board} state={state} link={link} {...play} text={text} onText={toggleText} />
			<main class="board-area" ref={area} aria-label={w("board_of")}>
				{text
					? <pre class="text-board" tabIndex={0} aria-label={w("text_board")}>{state.screen}</pre>
					: picture}
			</main>
			<Side board={board} state={state} link={link} tab={tab} onTab={setTab} onPoint={point} />
			{play.why && <WhyNot game={view.game} why={play.why} onClose={play.closeWhy} />}
		</div>
	);
}

export function TablePage({ id, seat, secret }: { id: string; seat?: string; secret?: string }) {
	const { w } = usePage();
	const { state, link } = useLink(id);
	const board = useBoard(state?.view?.game);
	if (!state || !link) return <main class="page"><p>{w("connecting")}</p></main>;
	if (state.status === "gone") return <main class="page"><h1>{w("gone")}</h1><a href="#/">{w("lobby")}</a></main>;
	return (
		<>
			{state.status === "lost" && (
				<div class="lost" role="alert">{w("lost")} <button type="button" onClick={() => link.retry()}>{w("try_again")}</button></div>
			)}
			{!state.table ? <main class="page"><p role="status">{w("connecting")}</p></main>
				: !state.view ? <Filling table={state.table} seat={seat} secret={secret} />
				: board ? <Playfield board={board} state={state} link={link} />
				: board === null ? <NotFound /> : <main class="page" />}
		</>
	);
}
