/* filling.tsx: a table before it starts: who sits where, how it plays, the invitation, talk. */
import { useState } from "preact/hooks";
import { Shield } from "../kit/icon";
import { useOffer, usualBot } from "./offer";
import { go, usePage, useTitle } from "./context";
import { Complaint, Do } from "./frame";
import { Cover } from "./gamecard";
import { useGuest } from "./guest";
import { post, type Sitting, type Table } from "./http";
import { Invitation } from "./invitation";
import type { Link, State } from "./link";
import { usePaceWords } from "./pace";
import { useLevel } from "./seating";
import { Chat } from "./side";
import { VariantList } from "./variants";

type Act = (action: string, body?: object) => void;

interface ChairProps {
	table: Table;
	i: number;
	act: Act;
	onSit(seat: number): void;
}

const tableUrl = (table: Table) => `${location.origin}/t/${table.id}`;

const isEmpty = (s: Sitting): boolean => s.kind === "open" || s.kind === "reserved";

/** How a seat stands, in a word. */
function useStanding(s: Sitting): string {
	const { w } = usePage();
	const level = useLevel();
	if (s.kind === "open") return "";
	if (s.kind === "bot") return `${w("bot")} · ${level(s.bot ?? "")}`;
	if (s.kind === "reserved") return s.key ? w("seat_reserved") : "";
	return s.ready ? `✓ ${w("is_ready")}` : w("is_not_ready");
}

/** What the maker may do about a seat. */
function Makers({ table, i, act }: ChairProps) {
	const { w } = usePage();
	const { offer } = useOffer();
	const s = table.seats[i];
	const bot = { seat: i, kind: "bot", bot: usualBot(offer) };
	if (!table.are_maker) return null;
	if (s.kind === "open") return <Do act={() => act("seat", bot)}>{w("put_bot")}</Do>;
	if (table.you.includes(i)) return null;
	const remove = () => act("seat", { seat: i, kind: "open" });
	return (
		<>
			{s.kind === "reserved" && s.key && (
				<Invitation url={`${tableUrl(table)}/${i}/${s.key}`} />
			)}
			<Do act={remove}>{w("remove")}</Do>
		</>
	);
}

/** One seat: who has it, and what this person may do about it. */
function Chair(props: ChairProps & { free: boolean }) {
	const { w } = usePage();
	const { table, i, free, act, onSit } = props;
	const s = table.seats[i];
	const standing = useStanding(s);
	return (
		<li class="row">
			<Shield seat={i} />
			<b>{s.name || w("seat_open")}</b>
			{standing && <span class="facts">{standing}</span>}
			{free && <Do act={() => onSit(i)}>{w("sit_here")}</Do>}
			{table.you.includes(i) && (
				<Do act={() => act("leave", { seat: i })}>{w("stand_up")}</Do>
			)}
			<Makers {...props} />
		</li>
	);
}

/** What the table is still waiting for. */
function useMissing(table: Table): { can: boolean; words: string } {
	const { w } = usePage();
	const empty = table.seats.filter(isEmpty).length;
	const late = table.seats.filter((s) => s.kind === "person" && !s.ready);
	const more = table.are_maker ? ` ${w("fill_seats")}` : "";
	const missing = empty === 1 ? w("needs_seat") : w("needs_seats", { n: empty });
	if (empty) return { can: false, words: `${missing}${more}` };
	const who = late.map((s) => s.name).join(", ");
	if (late.length) return { can: false, words: w("needs_ready", { who }) };
	if (table.are_maker) return { can: true, words: w("can_start") };
	return { can: true, words: w("maker_starts", { who: table.maker }) };
}

function Start({ table, act }: { table: Table; act: Act }) {
	const { w } = usePage();
	const { can, words } = useMissing(table);
	const iAmReady = table.you.every((i) => table.seats[i].ready);
	const close = () => {
		act("close");
		go("/");
	};
	return (
		<>
			<p role="status">{words}</p>
			<div class="row">
				{table.are_maker && (
					<Do main off={!can} act={() => act("start")}>
						{w("start")}
					</Do>
				)}
				{table.you.length > 0 && (
					<Do
						main={!iAmReady && !table.are_maker}
						act={() => act("ready", { ready: !iAmReady })}
					>
						{iAmReady ? w("not_ready") : w("ready")}
					</Do>
				)}
				{table.are_maker && <Do act={close}>{w("close_table")}</Do>}
			</div>
		</>
	);
}

interface ComingProps {
	name: string;
	onName(name: string): void;
	onSit(): void;
}

/** The name the others will see, and sit down: one form, one click. */
function Coming({ name, onName, onSit }: ComingProps) {
	const { w } = usePage();
	const submit = (e: Event) => {
		e.preventDefault();
		onSit();
	};
	return (
		<form class="coming" onSubmit={submit}>
			<label>
				{w("your_name")}
				<input
					name="name"
					aria-label={w("name")}
					value={name}
					maxLength={24}
					required
					autocomplete="username"
					onInput={(e) => onName(e.currentTarget.value)}
				/>
			</label>
			<button class="main">{w("sit_down")}</button>
		</form>
	);
}

/** What whoever comes should know: clock, variants, hints; and the rules, a link away. */
function HowPlayed({ table }: { table: Table }) {
	const { w } = usePage();
	const { offer } = useOffer();
	const paceWords = usePaceWords();
	const info = offer?.games.find((g) => g.id === table.game);
	return (
		<section class="sheet how-played">
			<Cover game={table.game} name={table.name} />
			<h2>{w("how_played")}</h2>
			<ul>
				<li>{paceWords(table.pace)}</li>
				{info && <VariantList info={info} values={table.options} />}
				{table.seating === "random" && <li>{w("seats_mixed")}</li>}
				{table.confirm && <li>{w("turns_confirmed")}</li>}
			</ul>
			<p>
				<a href={`#/overview/${table.game}`} target="_blank" rel="noopener">
					{w("overview")}
				</a>{" "}
				·{" "}
				<a href={`#/rules/${table.game}`} target="_blank" rel="noopener">
					{w("rules")}
				</a>
			</p>
		</section>
	);
}

interface Props {
	table: Table;
	state: State;
	link: Link;
	seat?: string; // of the invitation that brought this person here
	secret?: string;
}

/** Doing something at this table, and what came of it. */
function useActs({ table, seat, secret }: Props) {
	const { lang } = usePage();
	const { enter } = useGuest();
	const [error, setError] = useState("");
	const ask = (action: string, body: object) =>
		post(`/api/tables/${table.id}/${action}`, lang, body);
	const tried = (doing: Promise<unknown>) => {
		setError("");
		doing.catch((e) => setError(e.message));
	};
	const act: Act = (action, body = {}) => tried(ask(action, body));
	/* whoever sits down wants to play; who made the table sees it */
	const sit = (name: string, i: number) => {
		const key = String(i) === seat ? secret : undefined;
		tried(
			enter(name.trim() || undefined)
				.then(() => ask("join", { seat: i, key }))
				.then(() => ask("ready", { ready: true })),
		);
	};
	return { act, sit, error };
}

function useSeats(table: Table, seat?: string) {
	const isFree = (s: Sitting, i: number): boolean =>
		!table.you.length &&
		(s.kind === "open" || !!s.for_you || (s.kind === "reserved" && String(i) === seat));
	const invited = Number(seat ?? NaN);
	const free = table.seats.map(isFree);
	return { free, first: free[invited] ? invited : free.indexOf(true) };
}

/** Everything about sitting down: the form, the chairs, the start, the invitation. */
function Round(props: Props) {
	const { me, w } = usePage();
	const { isGuest } = useGuest();
	const { table, seat } = props;
	const { act, sit, error } = useActs(props);
	const [name, setName] = useState(me && !isGuest ? me.name : "");
	const { free, first } = useSeats(table, seat);
	const onSit = (i: number) => sit(name, i);
	const chair = { table, act, onSit };
	return (
		<div class="sheet">
			{first >= 0 && (
				<Coming name={name} onName={setName} onSit={() => onSit(first)} />
			)}
			<ul class="chairs">
				{table.seats.map((_, i) => (
					<Chair key={i} {...chair} i={i} free={free[i]} />
				))}
			</ul>
			<Start table={table} act={act} />
			{error && <Complaint>{error}</Complaint>}
			<h2>{w("invite")}</h2>
			<Invitation url={tableUrl(table)} />
		</div>
	);
}

export function Filling(props: Props) {
	const { w } = usePage();
	const { table, state, link } = props;
	const isMine = table.are_maker || !table.maker;
	useTitle(table.title || table.name);
	return (
		<main class={`page filling game-${table.game}`}>
			<h1>{table.title || table.name}</h1>
			<p>
				{table.title && `${table.name} · `}
				{isMine ? w("waiting_seats") : w("invites_you", { who: table.maker })}
			</p>
			<Round {...props} />
			<HowPlayed table={table} />
			<section class="sheet talk">
				<h2>{w("talk")}</h2>
				<Chat state={state} link={link} />
			</section>
		</main>
	);
}
