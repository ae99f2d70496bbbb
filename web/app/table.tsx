/* table.tsx: one table: the question, the board, the people, the talk. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useBoard } from "../boards";
import { candidates } from "../kit/answer";
import type { Board, View } from "../kit/contract";
import { glide, nowhere } from "../kit/motion";
import { Ask } from "./ask";
import { callAttention } from "./attention";
import { usePage } from "./context";
import { NotFound } from "./frame";
import { Filling } from "./filling";
import { Link, type State } from "./link";
import { type Playing, usePlaying, type Why } from "./playing";
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

/** Things on the board glide to where they stand now. */
function useGlide(view: View | null) {
	const area = useRef<HTMLDivElement>(null);
	const places = useRef(nowhere);
	useLayoutEffect(() => {
		places.current = glide(area.current, places.current);
	}, [view]);
	return area;
}

function WhyNot({ game, why, onClose }: { game: string; why: Why; onClose(): void }) {
	const { w } = usePage();
	return (
		<div class="why" role="alert">
			<p>
				{why.say}{" "}
				{why.rule && (
					<a
						href={`#/rules/${game}/${why.rule}`}
						target="_blank"
						rel="noopener"
					>
						{w("rule")} {why.rule}
					</a>
				)}
			</p>
			<button type="button" onClick={onClose} aria-label={w("close")}>
				✕
			</button>
		</div>
	);
}

/** Keys: 1 to 9 answer, U takes back, T shows the text board, Escape lets go. */
function useKeys(
	board: Board,
	play: Playing,
	link: Link,
	view: View,
	onText: () => void,
	onTab: (tab: string) => void,
) {
	useLayoutEffect(() => {
		// at once: the next key may come before the next frame
		const hear = (e: KeyboardEvent) => {
			const at = e.target as HTMLElement;
			if (
				e.ctrlKey ||
				e.metaKey ||
				e.altKey ||
				at.closest("input, textarea, select")
			)
				return;
			const key = e.key.toLowerCase();
			if (key === "escape") {
				play.letGo();
				play.closeWhy();
			} else if (key === "u" && view.can_undo) link.undo();
			else if (key === "t") onText();
			else if (key === "l") onTab("log");
			else if (key === "c") onTab("chat");
			else if (/^[1-9]$/.test(key)) {
				const move = candidates(board, view, play.picked)[Number(key) - 1];
				if (move) play.answer(move);
			} else return;
			e.preventDefault();
		};
		addEventListener("keydown", hear);
		return () => removeEventListener("keydown", hear);
	});
}

/** Show where something is: bring it into sight and let it glow. */
function point(area: HTMLElement | null, pieces: string[]): void {
	for (const piece of pieces) {
		const e = area?.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
		if (!e) continue;
		e.scrollIntoView({ block: "nearest" });
		e.classList.remove("pulse");
		e.getBoundingClientRect(); // begins the glow afresh
		e.classList.add("pulse");
	}
}

/** The board as a picture or, one key away, as text. */
function BoardArea({
	board,
	state,
	link,
	play,
	text,
}: {
	board: Board;
	state: State;
	link: Link;
	play: Playing;
	text: boolean;
}) {
	const { w } = usePage();
	const view = state.view!;
	useEffect(() => {
		if (text) link.screen();
	}, [text, view]);
	const { Picture } = board;
	const picture = useMemo(
		() => <Picture {...play.scene} />,
		[view, play.picked, state.answered, state.latest, play.scene.lang],
	);
	if (!text) return picture;
	return (
		<pre class="text-board" tabIndex={0} aria-label={w("text_board")}>
			{state.screen}
		</pre>
	);
}

function Playfield({ board, state, link }: { board: Board; state: State; link: Link }) {
	const { w } = usePage();
	const view = state.view!;
	const play = usePlaying(board, state, link);
	const [text, setText] = useState(false);
	const [tab, setTab] = useState("log");
	const area = useGlide(view);
	const onText = () => setText(!text);
	useKeys(board, play, link, view, onText, setTab);
	const mine = !!view.moves?.length;
	useEffect(
		() => callAttention(mine, state.table?.name ?? "", w("your_turn")),
		[mine, view.ply],
	);
	const all = { board, state, link };
	return (
		<div
			class={`table-page game-${view.game}`}
			data-ply={view.ply}
			data-over={view.over}
		>
			<Ask {...all} {...play} text={text} onText={onText} />
			<main class="board-area" ref={area} aria-label={w("board_of")}>
				<BoardArea {...all} play={play} text={text} />
			</main>
			<Side
				{...all}
				tab={tab}
				onTab={setTab}
				onPoint={(p) => point(area.current, p)}
			/>
			{play.why && (
				<WhyNot game={view.game} why={play.why} onClose={play.closeWhy} />
			)}
		</div>
	);
}

export function TablePage({
	id,
	seat,
	secret,
}: {
	id: string;
	seat?: string;
	secret?: string;
}) {
	const { w } = usePage();
	const { state, link } = useLink(id);
	const board = useBoard(state?.view?.game);
	if (!state || !link)
		return (
			<main class="page">
				<p>{w("connecting")}</p>
			</main>
		);
	if (state.status === "gone")
		return (
			<main class="page">
				<h1>{w("gone")}</h1>
				<a href="#/">{w("lobby")}</a>
			</main>
		);
	return (
		<>
			{state.status === "lost" && (
				<div class="lost" role="alert">
					{w("lost")}{" "}
					<button type="button" onClick={() => link.retry()}>
						{w("try_again")}
					</button>
				</div>
			)}
			{!state.table ? (
				<main class="page">
					<p role="status">{w("connecting")}</p>
				</main>
			) : !state.view ? (
				<Filling table={state.table} seat={seat} secret={secret} />
			) : board ? (
				<Playfield board={board} state={state} link={link} />
			) : board === null ? (
				<NotFound />
			) : (
				<main class="page" />
			)}
		</>
	);
}
