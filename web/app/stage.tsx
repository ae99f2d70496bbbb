/* stage.tsx: a table being played: the bar with the question, the board scaled to the window,
 * what is one's own below it, the others and the talk in a rail; on a phone under tabs. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { BoardBox } from "../kit/box";
import type { Board, OwnForm, View } from "../kit/contract";
import { type Form, useForm } from "../kit/form";
import { Shield } from "../kit/icon";
import { glide, nowhere, placesIn } from "../kit/motion";
import { Tips } from "../kit/tip";
import { Ask, useEnding } from "./ask";
import { callAttention, endAttention } from "./attention";
import { Brand, Ends } from "./bar";
import { LitBelow } from "./below";
import { remember, remembered, usePage } from "./context";
import { End } from "./end";
import { HintBox, type Hinting, useHint } from "./hint";
import { useInSight } from "./insight";
import { useKeys } from "./keys";
import type { Link, State } from "./link";
import { Aloud } from "./log";
import { Marks } from "./marks";
import { Declined, OfferNotices, Proposal, StandIn, WhyNot } from "./notices";
import { type Place, PhoneTabs, placeOf } from "./phone";
import { type Playing, usePlaying } from "./playing";
import { Recap, useDeeds } from "./recap";
import { SceneOn, useScenes } from "./scenes";
import { seatDue, useSeatName } from "./seats";
import { useSounds } from "./sound";
import { Side, useTab } from "./side";
import { useUnread } from "./unread";

const DEALT = 250; // ms after a change everything lies where it belongs

/** Things on the table glide to where they stand now.  They are measured as soon as they are
    drawn: on a busy machine a frame comes before any later task, and in it everything would jump
    to its new place before it goes back to glide there. */
function useGlide(...changes: unknown[]) {
	const area = useRef<HTMLDivElement>(null);
	const places = useRef(nowhere);
	useLayoutEffect(() => {
		places.current = glide(area.current, places.current);
		const later = setTimeout(() => {
			places.current = placesIn(area.current, places.current);
		}, DEALT);
		return () => clearTimeout(later);
	}, changes);
	/* what is scrolled lies elsewhere, and has not moved */
	useEffect(() => {
		let frame = 0;
		const onScroll = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => {
				places.current = placesIn(area.current, places.current);
			});
		};
		const at = area.current;
		at?.addEventListener("scroll", onScroll, { capture: true, passive: true });
		return () => at?.removeEventListener("scroll", onScroll, { capture: true });
	}, []);
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

interface Shown {
	board: Board;
	state: State;
	link: Link;
	play: Playing;
}

/** The board as a picture or, one key away, as text. */
function BoardArea({ board, state, link, play, text }: Shown & { text: boolean }) {
	const { w } = usePage();
	const view = state.view!;
	useEffect(() => {
		if (text) link.screen();
	}, [text, view]);
	const { Picture } = board;
	const picture = useMemo(
		() => (
			<BoardBox>
				<Picture {...play.scene} />
			</BoardBox>
		),
		[board, view, play.picked, play.wish, state.answered, state.latest, play.scene.lang],
	);
	if (!text) return picture;
	return (
		<pre class="text-board" tabIndex={0} aria-label={w("text_board")}>
			{state.screen}
		</pre>
	);
}

/** What is one's own, where the board draws it apart. */
function Own({ board, state, play, form }: Shown & { form: OwnForm }) {
	const { w } = usePage();
	const { Mine } = board;
	const { view } = state;
	const drawn = useMemo(
		() => Mine && <Mine {...play.scene} form={form} />,
		[board, form, view, play.picked, state.answered, state.latest, play.scene.lang],
	);
	return (
		<section class={`own-${form} seat-${view!.you}`} aria-label={w("own_things")}>
			{drawn}
		</section>
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

type Noticing = Shown & { hinting: Hinting; onPoint(pieces: string[]): void };

/** What comes up by itself, at the lower edge. */
function Notices({ state, link, play, hinting, onPoint, board }: Noticing) {
	const view = state.view!;
	const moveOf = (text: string) => view.moves!.find((m) => m.move === text)!;
	return (
		<div class="notices">
			<StandIn state={state} />
			<Proposal state={state} link={link} />
			<Declined state={state} />
			<OfferNotices state={state} />
			<HintBox
				hinting={hinting}
				view={view}
				catalogue={board.catalogue}
				piecesOf={(m) => board.touches(moveOf(m), view)}
				onShow={onPoint}
				onPlay={(m) => play.answer(moveOf(m))}
			/>
			{play.why && (
				<WhyNot game={view.game} why={play.why} onClose={play.closeWhy} />
			)}
		</div>
	);
}

/** Is the rail open?  Beside the board it stays as it was left; where it would lie over the
    board it opens when somebody wants it. */
function useRail(form: Form) {
	const kept = () => form === "desk" && remembered("rail", "1") === "1";
	const [open, setOpen] = useState(kept);
	useEffect(() => setOpen(kept()), [form]);
	const onRail = (to: boolean) => {
		if (form === "desk") remember("rail", to ? "1" : "0");
		setOpen(to);
	};
	return { open: open || form === "phone", onRail };
}

/** Which part of the table a phone shows. */
function usePlace(form: Form, state: State) {
	const [place, onPlace] = useState<Place>("board");
	const isAsked = !!state.view!.moves?.length;
	useEffect(() => {
		if (isAsked) onPlace((was) => (was === "chat" ? was : "board"));
	}, [isAsked]);
	return { place: form === "phone" ? place : "board", onPlace };
}

/** The tab of the rail, and where the page goes to show it. */
function useLooking(form: Form, state: State) {
	const [tab, setTab] = useTab();
	const { open, onRail } = useRail(form);
	const { place, onPlace } = usePlace(form, state);
	const onTab = (to: string) => {
		setTab(to);
		onRail(true);
		onPlace(placeOf(to));
	};
	/* the chat counts as read where it can be read */
	const shown = form === "phone" ? place : open ? tab : "";
	const unread = useUnread(state, shown);
	return { tab, onTab, open, onRail, place, onPlace, unread };
}

/** Everything that a person at the table has in hand. */
function useTable({ board, state, link }: Omit<Shown, "play">) {
	const play = usePlaying(board, state, link);
	const hinting = useHint(state, link);
	const [text, setText] = useState(false);
	const form = useForm();
	const look = useLooking(form, state);
	/* what is lit may lie somewhere else, too */
	const area = useGlide(state.view, state.answered, play.picked, play.wish);
	const onText = () => setText(!text);
	const onPoint = (pieces: string[]) => {
		look.onPlace("board");
		requestAnimationFrame(() => point(area.current, pieces));
	};
	useKeys({ board, state, link, play, hinting, onText, onTab: look.onTab });
	useAttention(state);
	useSounds(state);
	const deeds = useDeeds(board, state);
	const told = useScenes(board, link);
	const { moves, ply } = state.view!;
	useInSight(area, form, moves?.length && !told ? `${ply}` : undefined);
	const hand = { play, hinting, text, onText, onPoint };
	return { board, state, link, deeds, told, form, look, area, ...hand };
}

type AtTable = ReturnType<typeof useTable>;

/** What is one's own, where the board draws it apart: a strip, or a line and a page. */
function OwnThings(all: AtTable) {
	if (!all.board.Mine || all.state.view!.you < 0 || seatDue(all.state) !== undefined)
		return null;
	if (all.form !== "phone") return <Own {...all} form="strip" />;
	return (
		<>
			<Own {...all} form="line" />
			<Own {...all} form="page" />
		</>
	);
}

/** The rail, a frame later than the board. */
function Beside(all: AtTable) {
	const { board, look, form, link, play } = all;
	const late = useLater(all.state);
	return useMemo(
		() => <Side {...all} {...look} state={late} />,
		[board, late, link, look.tab, look.open, look.place, look.unread, form, play.picked],
	);
}

/** What lies over the board: a scene, or the end. */
function Over({ told, play, board, state, link }: AtTable) {
	const words = useEnding(board, state);
	if (told) return <SceneOn told={told} scene={play.scene} board={board} />;
	if (!state.view!.over || state.table!.status !== "finished") return null;
	return <End board={board} state={state} link={link} scene={play.scene} words={words} />;
}

/** 'lead' stands in the place of the line that tells what the others did. */
export function Stage({ lead, ...props }: Omit<Shown, "play"> & { lead?: ComponentChildren }) {
	const { w } = usePage();
	const all = useTable(props);
	const { board, state, look, form } = all;
	const view = state.view!;
	const due = seatDue(state);
	return (
		<div
			ref={all.area}
			class={`table-page stage game-${view.game} ${look.open ? "" : "folded"}`}
			data-ply={view.ply}
			data-over={view.over}
			data-answered={state.answered}
			data-place={look.place}
		>
			<Brand table={state.table!} />
			<Ask {...all} />
			<Ends {...all} {...look} />
			{lead ?? <Recap {...all} />}
			<main class="board-area" aria-label={w("board_of")}>
				{due === undefined ? <BoardArea {...all} /> : <Curtain seat={due} view={view} />}
				{due === undefined && <Marks {...all} view={view} />}
				{due === undefined && <LitBelow view={view} picked={all.play.picked} />}
			</main>
			<Over {...all} />
			<OwnThings {...all} />
			<Beside {...all} />
			{form === "phone" && <PhoneTabs {...look} hasOwn={!!board.Mine && view.you >= 0} />}
			<Aloud state={state} />
			<Notices {...all} />
			<Tips />
		</div>
	);
}
