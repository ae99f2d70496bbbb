/* position.tsx: a position as text, with the board beside it; played on, analysed, sent as a
 * link. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Board, View } from "../../kit/contract";
import { useBoard } from "../board";
import { go, useTitle } from "../context";
import { Complaint, Dead, Do } from "../frame";
import { useGuest } from "../guest";
import { near, type Table } from "../http";
import { hasNear } from "../near";
import { useOffer, usualBot, usualSeats } from "../offer";
import { SmallBoard } from "../worked";
import { FieldForm } from "./fields";
import { asSent, gameOf, lineAt, spread } from "./lines";
import { pack, unpack } from "./pack";
import { Styled } from "./style";
import { useStudy } from "./words";

const PAUSE = 250; // ms without a key: what was written is looked at

export interface Shown {
	view: View;
	moves: string[]; // made behind the last line that sets something
}

/** What stands there, or what is wrong; the last position that held while one types. */
export function usePosition(text: string, seat: number | null) {
	const { lang } = useStudy();
	const [shown, setShown] = useState<Shown | null>(null);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		let wanted = true;
		const ask = async () => {
			const body = { game: gameOf(text), position: asSent(text), seat: seat ?? -1 };
			try {
				const answer = await near.post<Shown>("/api/position", lang, body);
				if (!wanted) return;
				setShown(answer);
				setProblem("");
			} catch (e) {
				if (wanted) setProblem((e as Error).message);
			}
		};
		const timer = setTimeout(ask, shown ? PAUSE : 0);
		return () => {
			wanted = false;
			clearTimeout(timer);
		};
	}, [text, seat, lang]);
	return { shown, problem };
}

interface EditProps {
	text: string;
	problem: string;
	onText(text: string): void;
}

/** The text with its lines numbered; the one that is wrong stands out. */
function Editor({ text, problem, onText }: EditProps) {
	const { s } = useStudy();
	const numbers = useRef<HTMLOListElement>(null);
	const lines = text.split("\n");
	const bad = problem ? lineAt(text, problem) : -1;
	return (
		<div class="position-text">
			<ol ref={numbers} aria-hidden="true">
				{lines.map((_, i) => (
					<li key={i} class={i === bad ? "bad" : ""} />
				))}
			</ol>
			<textarea
				aria-label={s("position_text")}
				aria-invalid={!!problem}
				aria-describedby={problem ? "position-problem" : undefined}
				spellcheck={false}
				autocapitalize="off"
				wrap="off"
				rows={Math.min(26, Math.max(10, lines.length + 1))}
				value={text}
				onInput={(e) => onText(e.currentTarget.value)}
				onScroll={(e) => {
					numbers.current!.scrollTop = e.currentTarget.scrollTop;
				}}
			/>
			{problem && (
				<div id="position-problem">
					<Complaint>
						{bad >= 0 && <b>{s("line_n", { n: bad + 1 })}: </b>}
						{problem}
					</Complaint>
				</div>
			)}
		</div>
	);
}

/** Whose eyes: the seat that is asked, unless somebody chose. */
function Eyes(props: { view: View; seat: number | null; onSeat(seat: number | null): void }) {
	const { s } = useStudy();
	const { view, seat, onSeat } = props;
	return (
		<label class="inline eyes">
			{s("seen_as")}{" "}
			<select
				value={String(seat ?? -1)}
				onChange={(e) => onSeat(Number(e.currentTarget.value))}
			>
				<option value="-1">{s("everybody")}</option>
				{view.seats.map((one, i) => (
					<option key={i} value={i}>
						{one.name}
					</option>
				))}
			</select>
		</label>
	);
}

/** A table that begins there: I sit at one seat, or at all. */
function usePlay(text: string, view: View | null, seat: number | null) {
	const { lang } = useStudy();
	const { offer } = useOffer();
	const { enter } = useGuest();
	const [problem, setProblem] = useState("");
	const attempt = (act: () => Promise<void>) => () =>
		enter()
			.then(act)
			.catch((e) => setProblem(e.message));
	const play = (withBots: boolean) =>
		attempt(async () => {
			const mine = Math.max(0, seat ?? 0);
			const bot = { kind: "bot", bot: usualBot(offer) };
			const seats = view!.seats.map((one, i) =>
				withBots && i !== mine ? bot : withBots ? { kind: "me" } : { kind: "me", name: one.name },
			);
			const body = { game: gameOf(text), position: asSent(text), seats, pace: { kind: "none" } };
			const { table } = await near.post<{ table: Table }>("/api/tables", lang, body);
			go(`/t/${table.id}`);
		});
	const analyse = attempt(async () => {
		const body = { record: asSent(text), you: view!.seats.map((_, i) => i) };
		const { table } = await near.post<{ table: Table }>("/api/records", lang, body);
		go(`/r/${table.id}/0/${Math.max(0, seat ?? 0)}/a`);
	});
	return { play, analyse, problem };
}

function Actions({ text, view, seat }: { text: string; view: View; seat: number | null }) {
	const { s } = useStudy();
	const { play, analyse, problem } = usePlay(text, view, seat);
	const [said, setSaid] = useState("");
	const copy = async (what: string) => {
		await navigator.clipboard?.writeText(what);
		setSaid(s("copied"));
	};
	const link = async () => `${location.href.replace(/#.*/, "")}#/p/${await pack(asSent(text))}`;
	return (
		<div class="row position-acts">
			{!view.over && (
				<Do main act={play(true)}>
					{s("play_bots")}
				</Do>
			)}
			{!view.over && <Do act={play(false)}>{s("play_screen")}</Do>}
			{!view.over && <Do act={analyse}>{s("analyse")}</Do>}
			<Do act={() => link().then(copy)}>{s("copy_link")}</Do>
			<Do act={() => copy(asSent(text))}>{s("copy_text")}</Do>
			<span role="status">{said}</span>
			{problem && <Complaint>{problem}</Complaint>}
		</div>
	);
}

function Asked({ view }: { view: View }) {
	const { s } = useStudy();
	if (view.over || !view.question) return <p class="facts">{s("game_over")}</p>;
	const who = view.waiting.map((i) => view.seats[i]?.name ?? s("chance")).join(", ");
	return <p class="facts">{s("asked_now", { who, what: view.question.say })}</p>;
}

function Workshop({ first }: { first: string }) {
	const { lang, s } = useStudy();
	const [text, setText] = useState(() => spread(first));
	const [seat, setSeat] = useState<number | null>(null);
	const { shown, problem } = usePosition(text, seat);
	const board = useBoard(shown?.view.game ?? gameOf(text), lang) as Board | undefined;
	useKeptInAddress(text, problem);
	useEffect(() => {
		const asked = shown?.view.waiting.find((i) => i < shown.view.seats.length);
		if (seat === null && asked !== undefined) setSeat(asked);
	}, [shown]);
	return (
		<main class={`page study position game-${gameOf(text)}`}>
			<h1>{s("position")}</h1>
			<p class="hint">{s("position_tells")}</p>
			<div class="workshop">
				<div>
					<Editor text={text} problem={problem} onText={setText} />
					{board && (
						<FieldForm catalogue={board.catalogue} text={text} onText={setText} />
					)}
				</div>
				<section aria-label={s("position")}>
					{shown && <Asked view={shown.view} />}
					{shown && <Eyes view={shown.view} seat={seat} onSeat={setSeat} />}
					{shown && board && <SmallBoard board={board} view={shown.view} events={[]} />}
					{shown && !problem && <Actions text={text} view={shown.view} seat={seat} />}
				</section>
			</div>
		</main>
	);
}

/** A reload, and a bookmark, come back to what is written. */
function useKeptInAddress(text: string, problem: string): void {
	const address = useRef(location.hash);
	useEffect(() => {
		if (problem) return;
		const timer = setTimeout(async () => {
			const hash = `#/p/${await pack(asSent(text))}`;
			if (location.hash !== address.current) return; // somebody is on the way elsewhere
			history.replaceState(null, "", hash);
			address.current = hash;
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [text, problem]);
}

/** A game to begin with, for who comes without a position. */
function Choose({ onText }: { onText(text: string): void }) {
	const { s } = useStudy();
	const { offer } = useOffer();
	return (
		<main class="page study">
			<h1>{s("position_new")}</h1>
			<div class="sheet">
				{offer?.games.map((g) => (
					<Do key={g.id} act={() => onText(`game ${g.id}\nseats ${usualSeats(g)}\ndeal`)}>
						{g.name}
					</Do>
				))}
			</div>
		</main>
	);
}

export function Position({ packed }: { packed?: string }) {
	const { s } = useStudy();
	const [first, setFirst] = useState("");
	const [broken, setBroken] = useState(false);
	useTitle(s("position"));
	useEffect(() => {
		let wanted = true;
		const take = (text: string, isBroken: boolean) => {
			if (!wanted) return;
			setFirst(text);
			setBroken(isBroken);
		};
		take("", false); // another link may be whole
		if (packed) unpack(packed).then((text) => take(text, false), () => take("", true));
		return () => {
			wanted = false;
		};
	}, [packed]);
	if (!hasNear) return <Dead what={s("position")} why={s("no_near")} />;
	if (broken) return <Dead what={s("position")} why={s("broken_link")} />;
	if (!first && packed) return <main class="page" />;
	return (
		<Styled>
			{first ? <Workshop key={first} first={first} /> : <Choose onText={setFirst} />}
		</Styled>
	);
}
