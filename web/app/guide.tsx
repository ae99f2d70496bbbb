/* guide.tsx: a newcomer's first rounds, on a real table: each question explains itself, and so does
 * what happens for the first time. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board, Happening, View } from "../kit/contract";
import { remember, remembered, usePage } from "./context";
import { RuleLink } from "./frame";
import type { Step } from "./link";
import { isHeading } from "./log";

/** Start a guided game: this browser remembers that the table explains itself. */
export function beginGuide(id: string): void {
	remember(`guide.${id}`, "on");
}

/** The guide of this table, if it is on, and how to end it. */
export function useGuide(id: string): { on: boolean; end(): void } {
	const [on, setOn] = useState(remembered(`guide.${id}`) === "on");
	const end = () => {
		remember(`guide.${id}`, "off");
		setOn(false);
	};
	return { on, end };
}

/* Turns of one's own after which a game without rounds has been seen, by what it calls them. */
const turnsToSee: Record<string, number> = { turn: 3, phase: 2 };
const MOST_ROUNDS = 3; // by then whatever has not happened need not be waited for

/** A lesson about what happens, not about a question: "event:supports|excommunicated". */
const lessonsOf = (board: Board): string[] =>
	Object.keys(board.guide).filter((key) => key.startsWith("event:"));

const tellsOf = (lesson: string, e: Happening): boolean =>
	lesson.slice("event:".length).split("|").includes(e.event);

/** Has every phase occurred once: a whole round, and all that there is a lesson about? */
function isOver(board: Board, log: Step[], you: number): boolean {
	const events = log.flatMap((s) => s.events);
	const round = Math.max(1, ...events.filter(isHeading).map((e) => Number(e.args[0])));
	if (round > MOST_ROUNDS) return true;
	const isMine = (e: Happening) => e.seat === you && board.catalogue.events[e.event]?.seat;
	const isLong = Object.entries(turnsToSee).some(
		([name, n]) => events.filter((e) => e.event === name && isMine(e)).length > n,
	);
	const isSeen = lessonsOf(board).every((l) => events.some((e) => tellsOf(l, e)));
	return isLong || (round > 1 && isSeen);
}

/** What happened for the first time since this person's latest answer, and has a lesson. */
function newsOf(board: Board, log: Step[], you: number): { lesson: string; e: Happening }[] {
	const mine = log.map((s) => s.seat).lastIndexOf(you);
	const before = log.slice(0, Math.max(0, mine)).flatMap((s) => s.events);
	const since = log.slice(Math.max(0, mine)).flatMap((s) => s.events);
	return lessonsOf(board).flatMap((lesson) => {
		const e = since.find((h) => tellsOf(lesson, h));
		return e && !before.some((h) => tellsOf(lesson, h)) ? [{ lesson, e }] : [];
	});
}

/** What to say now, one thing after the other; there is always something, so that the board
    stays where it is. */
function useAdvice(board: Board, view: View, log: Step[]): string[] {
	const { lang, w } = usePage();
	const welcome = board.guide.welcome?.[lang] ?? "";
	const news = newsOf(board, log, view.you).map(({ lesson }) => board.guide[lesson][lang]);
	/* what has happened for the first time is told before the guide takes its leave */
	if (!news.length && isOver(board, log, view.you)) return [w("guide_done")];
	const question = view.moves?.length ? (view.question?.id ?? "") : "";
	const told = log.some((s) => s.seat === view.you);
	const asked = question && (board.guide[question]?.[lang] ?? w("guide_rule"));
	return [told ? "" : welcome, ...news, asked || w("guide_wait")].filter(Boolean);
}

/* How the words are made to fit, one way after the other. */
const ways = ["", "small", "paged", "paged small", "paged small halved"];

/** Long words in two: between sentences, or where there is but one at a comma. */
function halvesOf(say: string): string[] {
	const after = (signs: RegExp) => [...say.matchAll(signs)].map((m) => m.index + 1);
	const sentences = after(/[.!?:;] (?=\S)/g);
	const ends = sentences.length ? sentences : after(/, (?=\S)/g);
	const far = (at: number) => Math.abs(at - say.length / 2);
	const [middle] = ends.sort((p, q) => far(p) - far(q));
	return middle ? [say.slice(0, middle), say.slice(middle + 1)] : [say];
}

/** How large the line is that the words stand in: another window may have room for more. */
function useRoom(box: { current: HTMLElement | null }): string {
	const [room, setRoom] = useState("");
	useLayoutEffect(() => {
		const line = box.current!.closest(".recap")!;
		const look = () => setRoom(`${line.clientWidth} ${line.clientHeight}`);
		const watch = new ResizeObserver(look);
		look();
		watch.observe(line);
		return () => watch.disconnect();
	}, []);
	return room;
}

/** The first way in which the words fit their box, tried with the longest of their pages before
    anything is seen; and the page that is open. */
function useFit(advice: string[]) {
	const box = useRef<HTMLParagraphElement>(null);
	const asked = `${useRoom(box)} ${advice.join(" ")}`;
	const fresh = { asked, way: 0, page: 0, isTried: false };
	const [fit, setFit] = useState(fresh);
	const now = fit.asked === asked ? fit : fresh;
	useLayoutEffect(() => {
		if (now.isTried) return;
		const { scrollHeight, clientHeight } = box.current!;
		const isFull = scrollHeight > clientHeight + 1 && now.way < ways.length - 1;
		setFit(isFull ? { ...now, way: now.way + 1 } : { ...now, isTried: true });
	}, [asked, now.way]);
	const way = ways[now.way];
	const parts = way.endsWith("halved") ? advice.flatMap(halvesOf) : advice;
	const lengths = parts.map((say) => say.length);
	const page = now.isTried ? now.page : lengths.indexOf(Math.max(...lengths));
	const onPage = (to: number) => setFit({ ...now, page: to });
	return { box, way, parts, page, onPage };
}

const POINTS = 2600; // ms that the guide points

/** Point at what is meant: what can be touched, or where the news happened. */
function point(board: Board, view: View, log: Step[]): () => void {
	const news = newsOf(board, log, view.you).flatMap(({ e }) => board.marks(e, view));
	const at = (piece: string) => `.table-page [data-piece="${CSS.escape(piece)}"]`;
	const what = view.moves?.length ? [".table-page .piece.live"] : news.map(at);
	const found = what.flatMap((w) => [...document.querySelectorAll(w)]);
	for (const e of found) e.classList.add("taught");
	const end = () => found.forEach((e) => e.classList.remove("taught"));
	const timer = setTimeout(end, POINTS);
	return () => {
		clearTimeout(timer);
		end();
	};
}

/** A question points at its pieces the first time it is asked. */
function usePointing(board: Board, view: View, log: Step[]): () => void {
	const seen = useRef(new Set<string>());
	const question = view.moves?.length ? (view.question?.id ?? "") : "";
	useEffect(() => {
		if (!question || seen.current.has(question)) return;
		seen.current.add(question);
		return point(board, view, log);
	}, [question]);
	return () => point(board, view, log);
}

export function Guide({
	board,
	view,
	log,
	end,
}: {
	board: Board;
	view: View;
	log: Step[];
	end(): void;
}) {
	const { w } = usePage();
	const advice = useAdvice(board, view, log);
	const onPoint = usePointing(board, view, log);
	const { box, way, parts, page, onPage } = useFit(advice);
	const isPaged = way.startsWith("paged") && parts.length > 1;
	const rule = view.question?.rule;
	return (
		<div class={`note-line guide ${isPaged ? "paged" : ""} ${way}`} role="status">
			<p tabIndex={0} ref={box}>
				<b>{w("guide")}.</b>{" "}
				{parts.map((say, i) => (
					<span key={say} class={isPaged && i !== page ? "visually-hidden" : ""}>
						{say}{" "}
					</span>
				))}
				{rule && (!isPaged || page === parts.length - 1) && (
					<RuleLink game={view.game} rule={rule} />
				)}
			</p>
			{isPaged && <Onward page={page} pages={parts.length} onPage={onPage} />}
			<Aid class="where" name={w("guide_where")} sign="☞" act={onPoint} />
			<Aid class="stop" name={w("guide_end")} sign="✕" act={end} />
		</div>
	);
}

/** What has no room beside the rest is read on the next page. */
function Onward(props: { page: number; pages: number; onPage(page: number): void }) {
	const { w } = usePage();
	const { page, pages, onPage } = props;
	const to = (page + 1) % pages;
	return (
		<button
			type="button"
			class="onward"
			aria-label={w("guide_next", { n: page + 1, all: pages })}
			title={w("guide_next", { n: page + 1, all: pages })}
			onClick={() => onPage(to)}
		>
			{page + 1}/{pages} {to ? "›" : "‹"}
		</button>
	);
}

function Aid(props: { class: string; name: string; sign: string; act(): void }) {
	const { name, sign, act } = props;
	return (
		<button type="button" class={props.class} onClick={act} aria-label={name}>
			<span class="desk-only">{name}</span>
			<span class="phone-only">{sign}</span>
		</button>
	);
}
