/* side.tsx: who sits here, what happened, what is said, my notes. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board } from "../kit/contract";
import { Shield } from "../kit/icon";
import { say } from "../kit/words";
import { usePage } from "./context";
import { post } from "./http";
import type { Link, State } from "./link";

interface Props {
	board: Board;
	state: State;
	link: Link;
	tab: string;
	onTab(tab: string): void;
	onPoint(pieces: string[]): void;
}

function time(ms: number): string {
	const s = Math.max(0, Math.floor(ms / 1000));
	const h = Math.floor(s / 3600);
	const mm = String(Math.floor((s % 3600) / 60)).padStart(h ? 2 : 1, "0");
	return `${h ? `${h}:` : ""}${mm}:${String(s % 60).padStart(2, "0")}`;
}

function useNow(on: boolean): number {
	const [now, setNow] = useState(Date.now());
	useEffect(() => {
		if (!on) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [on]);
	return now;
}

function Seats({ state }: { state: State }) {
	const { lang } = usePage();
	const view = state.view!;
	const now = useNow(!!state.clock?.running.length);
	const clock = (seat: number) => {
		if (!state.clock) return "";
		const gone = state.clock.running.includes(seat)
			? now + state.skew - state.clock.since
			: 0;
		return time(state.clock.left[seat] - gone);
	};
	const presence = (seat: number) => {
		const sitting = state.table!.seats[seat];
		const is = state.presence[seat] ?? sitting?.is ?? "";
		if (sitting?.stand_in) return say(lang, "stand_in");
		if (is === "gone") return say(lang, "gone_away");
		if (is === "here" || is === "thinking" || is === "away" || is === "bot")
			return say(lang, is);
		return "";
	};
	return (
		<ul class="seat-list">
			{view.seats.map((s, i) => (
				<li key={i} class={view.waiting.includes(i) ? "turn" : ""}>
					<Shield seat={i} />
					<span>
						{s.name}{" "}
						<span class="presence">
							{presence(i)}{" "}
							{clock(i) && <span class="clock">{clock(i)}</span>}
						</span>
					</span>
					<span class="score" title={say(lang, "points")}>
						{s.points}
						<span class="visually-hidden"> {say(lang, "points")}</span>
					</span>
				</li>
			))}
		</ul>
	);
}

/* One stop for the tab key, arrows from line to line. */
function onArrow(e: KeyboardEvent) {
	const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
	if (!step) return;
	const lines = [
		...(e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button"),
	];
	const to = lines[lines.indexOf(document.activeElement as HTMLElement) + step];
	if (!to) return;
	e.preventDefault();
	to.focus();
}

/** Newest below; each line points at what it tells of. */
function Log({ board, state, onPoint }: Props) {
	const end = useRef<HTMLLIElement>(null);
	useEffect(
		() => end.current?.parentElement?.parentElement?.scrollTo({ top: 1e9 }),
		[state.log],
	);
	const view = state.view!;
	const newest = state.log[state.log.length - 1];
	return useMemo(
		() => (
			<ol
				class="log"
				aria-live="polite"
				aria-relevant="additions"
				onKeyDown={onArrow}
			>
				{state.log.flatMap((step) =>
					step.events.map((e, i) => {
						const pieces = board.marks(e, view);
						return (
							<li
								key={`${step.ply}.${i}`}
								class={
									e.event === "round" || e.event === "begins"
										? "head"
										: ""
								}
							>
								{pieces.length ? (
									<button
										type="button"
										tabIndex={step === newest ? 0 : -1}
										onClick={() => onPoint(pieces)}
									>
										{e.say}
									</button>
								) : (
									e.say
								)}
							</li>
						);
					}),
				)}
				<li ref={end} class="visually-hidden" aria-hidden="true" />
			</ol>
		),
		[state.log],
	);
}

function Chat({ state, link }: Props) {
	const { w } = usePage();
	const [text, setText] = useState("");
	const send = (e: Event) => {
		e.preventDefault();
		if (text.trim()) link.chat(text.trim());
		setText("");
	};
	return (
		<>
			<ul class="chat-lines" aria-live="polite">
				{state.chat.map((c) => (
					<li key={c.n}>
						<span class="by">{c.name}:</span> {c.text}
					</li>
				))}
			</ul>
			<form class="chat-form" onSubmit={send}>
				<input
					aria-label={w("write")}
					placeholder={w("write")}
					maxLength={500}
					value={text}
					onInput={(e) => setText(e.currentTarget.value)}
				/>
				<button>{w("send")}</button>
			</form>
		</>
	);
}

function Notes({ state, link }: Props) {
	const { w } = usePage();
	const [text, setText] = useState(state.note);
	useEffect(() => setText(state.note), [state.note]);
	return (
		<label>
			{w("notes")} <small>{w("notes_why")}</small>
			<textarea
				rows={9}
				maxLength={4000}
				value={text}
				onInput={(e) => setText(e.currentTarget.value)}
				onBlur={() => text !== state.note && link.note(text)}
			/>
		</label>
	);
}

function More({ state, link }: Props) {
	const { lang, w } = usePage();
	const table = state.table!;
	const view = state.view!;
	const standIn = table.you.find((s) => table.seats[s].stand_in);
	return (
		<div class="more">
			<p>
				<a
					class="button"
					href={`#/rules/${table.game}`}
					target="_blank"
					rel="noopener"
				>
					{w("rules")}
				</a>{" "}
				<a class="button" href={`#/r/${table.id}`}>
					{w("replay")}
				</a>{" "}
			</p>
			{standIn !== undefined && (
				<button
					type="button"
					onClick={() =>
						post(`/api/tables/${table.id}/back`, lang, { seat: standIn })
					}
				>
					{w("i_am_back")}
				</button>
			)}
			{!view.over && table.you.length > 0 && (
				<p>
					<button
						type="button"
						onClick={() => link.propose("undo", Math.max(0, view.ply - 1))}
					>
						{w("propose_undo")}
					</button>{" "}
					<button type="button" onClick={() => link.propose("end")}>
						{w("propose_end")}
					</button>
				</p>
			)}
			{state.noUndo && <p class="facts">{state.noUndo}</p>}
			<p class="facts">{w("keys")}</p>
		</div>
	);
}

export function Side(props: Props) {
	const { w } = usePage();
	const { state, tab, onTab } = props;
	const tabs: [string, string][] = [
		["log", w("log")],
		["chat", w("chat")],
	];
	if (state.view!.you >= 0) tabs.push(["notes", w("notes").split(" ").pop()!]);
	tabs.push(["more", w("more")]);
	return (
		<aside class="side-panel" aria-label={w("log")}>
			<Seats state={state} />
			{state.watchers > 0 && (
				<p class="facts">
					{state.watchers} {w("watchers")}
				</p>
			)}
			<div class="tabs" role="tablist">
				{tabs.map(([id, name]) => (
					<button
						type="button"
						key={id}
						role="tab"
						id={`tab-${id}`}
						aria-selected={tab === id}
						aria-controls="tab-body"
						onClick={() => onTab(id)}
					>
						{name}
					</button>
				))}
			</div>
			<div
				class="tab-body"
				id="tab-body"
				role="tabpanel"
				aria-labelledby={`tab-${tab}`}
				tabIndex={0}
			>
				{tab === "log" && <Log {...props} />}
				{tab === "chat" && <Chat {...props} />}
				{tab === "notes" && <Notes {...props} />}
				{tab === "more" && <More {...props} />}
			</div>
		</aside>
	);
}
