/* table.tsx: one table: the question, the board, the people, the talk. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, View } from "../kit/contract";
import { Shield } from "../kit/icon";
import { glide, nowhere, placesIn } from "../kit/motion";
import { Ask } from "./ask";
import { callAttention, endAttention } from "./attention";
import { useBoard } from "./board";
import { usePage } from "./context";
import { Filling } from "./filling";
import { Dead } from "./frame";
import { HintBox, type Hinting, useHint } from "./hint";
import { useKeys } from "./keys";
import { Link, type State } from "./link";
import { Aloud } from "./log";
import { Declined, Lost, Proposal, StandIn, WhyNot } from "./notices";
import { type Playing, usePlaying } from "./playing";
import { seatDue, useSeatName } from "./seats";
import { Side, useTab } from "./side";

function useLink(id: string) {
	const { lang, me } = usePage();
	const [state, setState] = useState<State | null>(null);
	const link = useRef<Link | null>(null);
	useLayoutEffect(() => {
		// at once: what is written to the old link before the next frame would be lost
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

const DEALT = 250; // ms after a change everything lies where it belongs

/** Things on the board glide to where they stand now.  They are measured in the frame that
    lays them out anyway, before it is painted: drawing and measuring in one go would be the
    longest stretch of work there is. */
function useGlide(view: View | null) {
	const area = useRef<HTMLDivElement>(null);
	const places = useRef(nowhere);
	useLayoutEffect(() => {
		const frame = requestAnimationFrame(() => {
			places.current = glide(area.current, places.current);
		});
		const later = setTimeout(() => {
			places.current = placesIn(area.current, places.current);
		}, DEALT);
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(later);
		};
	}, [view]);
	return area;
}

/** The same, one frame later: what is beside the board need not be drawn along with it. */
function useLater<T>(value: T): T {
	const [late, setLate] = useState(value);
	useEffect(() => setLate(() => value), [value]); // effects come after the frame
	return late;
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
		[board, view, play.picked, state.answered, state.latest, play.scene.lang],
	);
	if (!text) return picture;
	return (
		<pre class="text-board" tabIndex={0} aria-label={w("text_board")}>
			{state.screen}
		</pre>
	);
}

/** Round one screen: until the next one takes over, nobody sees what the last one may. */
function Curtain({ seat, view }: { seat: number; view: View }) {
	const { w } = usePage();
	const nameOf = useSeatName(view);
	return (
		<p class="curtain">
			<Shield seat={seat} /> {w("pass_screen", { who: nameOf(seat) })}
		</p>
	);
}

/** Title, favicon, sound and notice, as long as the table is open. */
function useAttention(state: State): void {
	const { w } = usePage();
	const mine = !!state.view!.moves?.length;
	const words = w("your_turn");
	useEffect(
		() => callAttention(mine, state.table?.name ?? "", words),
		[mine, state.view!.ply, words],
	);
	useEffect(() => endAttention, []);
}

/** What comes up by itself, at the lower edge. */
function Notices({
	state,
	link,
	play,
	hinting,
	onPoint,
	board,
}: {
	state: State;
	link: Link;
	play: Playing;
	hinting: Hinting;
	onPoint(pieces: string[]): void;
	board: Board;
}) {
	const view = state.view!;
	const moveOf = (text: string) => view.moves!.find((m) => m.move === text)!;
	return (
		<div class="notices">
			<StandIn state={state} />
			<Proposal state={state} link={link} />
			<Declined state={state} />
			<HintBox
				hinting={hinting}
				view={view}
				onShow={(m) => onPoint(board.touches(moveOf(m), view))}
				onPlay={(m) => play.answer(moveOf(m))}
			/>
			{play.why && (
				<WhyNot game={view.game} why={play.why} onClose={play.closeWhy} />
			)}
		</div>
	);
}

function Playfield({ board, state, link }: { board: Board; state: State; link: Link }) {
	const { w } = usePage();
	const view = state.view!;
	const play = usePlaying(board, state, link);
	const hinting = useHint(state, link);
	const [text, setText] = useState(false);
	const [tab, onTab] = useTab();
	const area = useGlide(view);
	const onText = () => setText(!text);
	const onPoint = (pieces: string[]) => point(area.current, pieces);
	useKeys({ board, view, link, play, hinting, onText, onTab });
	useAttention(state);
	const all = { board, state, link, play, hinting, onPoint };
	const late = useLater(state);
	const due = seatDue(state);
	const beside = useMemo(
		() => <Side {...all} state={late} tab={tab} onTab={onTab} />,
		[board, late, link, tab],
	);
	return (
		<div
			class={`table-page game-${view.game}`}
			data-ply={view.ply}
			data-over={view.over}
			data-answered={state.answered}
		>
			<Ask {...all} text={text} onText={onText} />
			<main class="board-area" ref={area} aria-label={w("board_of")}>
				{due === undefined ? (
					<BoardArea {...all} text={text} />
				) : (
					<Curtain seat={due} view={view} />
				)}
			</main>
			{beside}
			<Aloud state={state} />
			<Notices {...all} />
		</div>
	);
}

interface Way {
	id: string;
	seat?: string; // of an invitation
	secret?: string;
}

/** A table that is there: filling, or being played. */
function Here({ state, link, way }: { state: State; link: Link; way: Way }) {
	const { lang, w } = usePage();
	const board = useBoard(state.view?.game ?? state.table?.game, lang);
	if (!state.table)
		return (
			<main class="page">
				<p role="status">{w("connecting")}</p>
			</main>
		);
	if (!state.view)
		return <Filling table={state.table} state={state} link={link} {...way} />;
	if (!board) return <main class="page" />;
	return <Playfield board={board} state={state} link={link} />;
}

export function TablePage(way: Way) {
	const { w } = usePage();
	const { state, link } = useLink(way.id);
	if (!state || !link) return <main class="page" />;
	if (state.status === "gone") return <Dead what={w("gone")} why={w("gone_why")} />;
	return (
		<>
			{state.status === "lost" && <Lost link={link} />}
			<Here state={state} link={link} way={way} />
		</>
	);
}
