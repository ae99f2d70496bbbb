/* side.tsx: who sits here, what happened, what is said, my notes. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board } from "../kit/contract";
import type { Form } from "../kit/form";
import { Shield } from "../kit/icon";
import { glide, nowhere } from "../kit/motion";
import { useReach } from "../kit/reach";
import { go, remember, remembered, usePage } from "./context";
import { Do, NameForm } from "./frame";
import { post } from "./http";
import type { Link, State } from "./link";
import { Log } from "./log";
import type { Playing } from "./playing";
import { Rounds } from "./rounds";
import { seatDue, Seats } from "./seats";
import { Unread } from "./unread";

interface Props {
	board: Board;
	state: State;
	link: Link;
	tab: string;
	onTab(tab: string): void;
	onPoint(pieces: string[]): void;
}

interface RailProps extends Props {
	play: Playing;
	form: Form;
	open: boolean;
	onRail(open: boolean): void;
	unread: number;
}

/** The open tab, the same one after a reload. */
export function useTab(): [string, (tab: string) => void] {
	const [tab, setTab] = useState(remembered("tab", "log"));
	const choose = (to: string) => {
		remember("tab", to);
		setTab(to);
	};
	return [tab, choose];
}

type ChatProps = Pick<Props, "state" | "link">;

/** What a person writes; a line that the server refused comes back to be mended. */
function ChatForm({ state, link }: ChatProps) {
	const { w } = usePage();
	const [text, setText] = useState("");
	const { refusal } = state;
	useEffect(() => {
		if (refusal?.text) setText((now) => now || refusal.text);
	}, [refusal]);
	const send = (e: Event) => {
		e.preventDefault();
		if (text.trim()) link.chat(text.trim());
		setText("");
	};
	return (
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
	);
}

export function Chat(props: ChatProps) {
	const { me, w } = usePage();
	const { state } = props;
	const lines = useRef<HTMLUListElement>(null);
	useEffect(() => lines.current?.scrollTo({ top: 1e9 }), [state.chat]);
	return (
		<div class="chat">
			<ul class="chat-lines" ref={lines} aria-live="polite" tabIndex={0}>
				{!state.chat.length && <li class="facts">{w("nobody_said")}</li>}
				{state.chat.map((c) => (
					<li key={c.n}>
						<span class="by">{c.name}:</span> {c.text || w("line_gone")}
					</li>
				))}
			</ul>
			{me ? <ChatForm {...props} /> : <NameForm brief />}
		</div>
	);
}

const PAUSE = 600; // ms without a key: what was written is kept

/** A note being written: kept at every pause and when it is left; another device's is taken
    over unless something is being written here. */
function useNote({ state, link }: Props) {
	const [text, setText] = useState(state.note);
	const handed = useRef(state.note);
	const latest = useRef(text); // also before it is drawn: whoever leaves at once loses nothing
	const write = (words: string) => setText((latest.current = words));
	const save = () => {
		if (latest.current === handed.current) return;
		handed.current = latest.current;
		link.note(latest.current);
	};
	useEffect(() => {
		if (latest.current === handed.current) write(state.note);
		handed.current = state.note;
	}, [state.note]);
	useEffect(() => {
		const timer = setTimeout(save, PAUSE);
		return () => clearTimeout(timer);
	}, [text]);
	useLayoutEffect(() => save, []); // before anybody can leave
	return { text, write, save };
}

function Notes(props: Props) {
	const { w } = usePage();
	const { text, write, save } = useNote(props);
	const kept = text === props.state.note && props.state.noteKept;
	return (
		<label>
			{w("notes")} <small>{w("notes_why")}</small>
			<textarea
				rows={9}
				maxLength={4000}
				value={text}
				onInput={(e) => write(e.currentTarget.value)}
				onBlur={save}
			/>
			<small class="kept">{text && (kept ? w("saved") : w("saving"))}</small>
		</label>
	);
}

/** What all people at the table must agree to. */
function Proposals({ state, link }: Props) {
	const { w } = usePage();
	const view = state.view!;
	if (view.over || !state.table!.you.length) return null;
	const mine = state.log.filter((s) => s.seat === view.you).at(-1)?.ply;
	return (
		<p>
			{mine !== undefined && (
				<Do act={() => link.propose("undo", { ply: mine })}>{w("propose_undo")}</Do>
			)}{" "}
			<Do act={() => link.propose("end")}>{w("propose_end")}</Do>
		</p>
	);
}

/** Who is gone may be replaced by a bot at once, who is there if all agree. */
function Absent({ state, link }: Props) {
	const { lang, w } = usePage();
	const table = state.table!;
	const [problem, setProblem] = useState("");
	if (!table.you.length || table.status !== "playing") return null;
	const isGone = (i: number) => (state.presence[i] ?? table.seats[i].is) === "gone";
	const replace = (seat: number) => {
		if (!isGone(seat)) return link.propose("replace", { seat });
		post(`/api/tables/${table.id}/replace`, lang, { seat }).catch((e) =>
			setProblem(e.message),
		);
	};
	const others = table.seats
		.map((s, i) => ({ ...s, i }))
		.filter((s) => s.kind === "person" && !s.stand_in && !table.you.includes(s.i));
	return (
		<p>
			{others.map(({ i, name = "" }) => (
				<Do key={i} act={() => replace(i)}>
					{w(isGone(i) ? "bot_for" : "propose_bot", { who: name })}
				</Do>
			))}
			{problem && <span role="alert">{problem}</span>}
		</p>
	);
}

/** Going for good is asked twice. */
function Leaving({ state }: Props) {
	const { lang, w } = usePage();
	const table = state.table!;
	const [sure, setSure] = useState(false);
	const [problem, setProblem] = useState("");
	if (table.status !== "playing" || !table.you.length) return null;
	const leave = () =>
		post(`/api/tables/${table.id}/leave`, lang)
			.then(() => go("/"))
			.catch((e) => setProblem(e.message));
	return (
		<p>
			{sure ? (
				<>
					<Do main act={leave}>
						{w("leave_sure")}
					</Do>{" "}
					<Do act={() => setSure(false)}>{w("cancel")}</Do>
				</>
			) : (
				<Do act={() => setSure(true)}>{w("leave_game")}</Do>
			)}{" "}
			<small>{w("leave_game_tells")}</small>
			{problem && <span role="alert"> {problem}</span>}
		</p>
	);
}

function More(props: Props) {
	const { w } = usePage();
	const { state } = props;
	const table = state.table!;
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
				</a>
			</p>
			<Proposals {...props} />
			<Absent {...props} />
			<Leaving {...props} />
			{state.noUndo && <p class="facts">{state.noUndo}</p>}
			<p class="facts keys">{w("keys")}</p>
		</div>
	);
}

function tabsOf(state: State, w: ReturnType<typeof usePage>["w"]): [string, string][] {
	const notes: [string, string][] = [["notes", w("notes_tab")]];
	return [
		["log", w("log")],
		["chat", w("chat")],
		...(state.view!.you >= 0 ? notes : []),
		["more", w("more")],
	];
}

/* Arrows go from tab to tab; the tab key goes on to what the tab shows. */
function onArrow(e: KeyboardEvent, tabs: string[], tab: string, onTab: Props["onTab"]) {
	const step = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
	if (!step) return;
	const to = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
	onTab(to);
	document.getElementById(`tab-${to}`)?.focus();
	e.preventDefault();
}

function Tabs({ state, tab, onTab, unread }: RailProps) {
	const { w } = usePage();
	const tabs = tabsOf(state, w);
	const ids = tabs.map(([id]) => id);
	return (
		<div class="tabs" role="tablist" onKeyDown={(e) => onArrow(e, ids, tab, onTab)}>
			{tabs.map(([id, name]) => (
				<button
					type="button"
					key={id}
					role="tab"
					id={`tab-${id}`}
					aria-selected={tab === id}
					aria-controls="tab-body"
					tabIndex={tab === id ? 0 : -1}
					onClick={() => onTab(id)}
				>
					{name}
					{id === "chat" && <Unread n={unread} />}
				</button>
			))}
		</div>
	);
}

/** The rail folded away: everybody's shield and points, and the way back. */
function Folded({ state, onRail, onTab, unread }: RailProps) {
	const { w } = usePage();
	const isOpen = seatDue(state) === undefined;
	const { seats, waiting } = state.view!;
	return (
		<aside class="side-panel slim" aria-label={w("log")}>
			<button
				type="button"
				class="plain"
				aria-label={w("open_rail")}
				title={w("open_rail")}
				onClick={() => onRail(true)}
			>
				«
			</button>
			{seats.map((s, i) => (
				<button
					key={i}
					type="button"
					class={`plain slim-seat ${waiting.includes(i) ? "turn" : ""}`}
					title={s.name}
					onClick={() => onRail(true)}
				>
					<Shield seat={i} size="1.6rem" />
					<span class="visually-hidden">{s.name}</span>
					<b>{isOpen && s.points}</b>
				</button>
			))}
			{unread > 0 && (
				<button type="button" class="plain" onClick={() => onTab("chat")}>
					<Unread n={unread} />
				</button>
			)}
		</aside>
	);
}

function Fold({ onRail }: RailProps) {
	const { w } = usePage();
	return (
		<button
			type="button"
			class="plain fold"
			aria-label={w("fold_rail")}
			title={w("fold_rail")}
			onClick={() => onRail(false)}
		>
			»
		</button>
	);
}

/** Rivals and talk beside the board. */
export function Side(props: RailProps) {
	if (!props.open) return <Folded {...props} />;
	return <Rail {...props} />;
}

/** Where somebody has more to show, those below glide out of the way. */
function useGivingWay() {
	const panel = useRef<HTMLElement>(null);
	const places = useRef(nowhere);
	useLayoutEffect(() => {
		places.current = glide(panel.current, places.current, "keep");
	});
	return panel;
}

function Rail(props: RailProps) {
	const { w } = usePage();
	const { state } = props;
	const isWatching = state.view!.you < 0;
	const tab = props.tab === "notes" && isWatching ? "log" : props.tab;
	const isCovered = seatDue(state) !== undefined && (tab === "log" || tab === "notes");
	const rivals = useRef<HTMLDivElement>(null);
	const body = useRef<HTMLDivElement>(null);
	useReach(rivals);
	return (
		<aside class="side-panel" aria-label={w("log")} ref={useGivingWay()}>
			<div class="rivals" ref={rivals}>
				<Seats {...props} />
			</div>
			<div class="talk-head" data-keep="talk">
				<Tabs {...props} tab={tab} />
				{props.form !== "phone" && <Fold {...props} />}
			</div>
			{tab === "log" && !isCovered && <Rounds {...props} body={body} />}
			<div
				ref={body}
				class={`tab-body ${tab === "log" ? "newest-below" : ""}`}
				id="tab-body"
				data-keep="told"
				role="tabpanel"
				aria-labelledby={`tab-${tab}`}
				tabIndex={0}
			>
				{isCovered && <p class="facts">{w("covered")}</p>}
				{tab === "log" && !isCovered && <Log {...props} />}
				{tab === "chat" && <Chat {...props} />}
				{tab === "notes" && !isCovered && <Notes {...props} />}
				{tab === "more" && <More {...props} />}
			</div>
		</aside>
	);
}
