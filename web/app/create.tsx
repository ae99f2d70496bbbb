/* create.tsx: making a table: game, options, seats, bots, time. */
import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import { Shield } from "../kit/icon";
import type { Word } from "../kit/words";
import { useOffer } from "./offer";
import { go, usePage, useTitle } from "./context";
import { Complaint, Dead, NameForm, NotFound, RuleLink } from "./frame";
import { beginGuide } from "./guide";
import type { Offer, GameInfo, GameOption } from "./http";
import { againstBots, openTable } from "./lobby";

interface Seat {
	kind: string; // "me", "open", "reserved" or "bot:ID"
	name: string;
}

const paces = {
	none: { kind: "none" },
	live: { kind: "live", minutes: 20, seconds: 15 },
	slow: { kind: "slow", days: 3 },
};

/* Where nothing is chosen the server decides by who plays. */
const hintings = { usual: undefined, yes: true, no: false };

function useGame(id: string) {
	const { offer, error } = useOffer();
	const info = offer?.games.find((g) => g.id === id);
	return { offer, info, error, isUnknown: !!offer && !info };
}

/** What is decided, the choice, and what the chosen value means. */
function Option({
	info,
	option,
	value,
	onChange,
}: {
	info: GameInfo;
	option: GameOption;
	value: string;
	onChange(value: string): void;
}) {
	const id = `option-${option.id}`;
	const chosen = option.values.find((v) => v.id === value);
	return (
		<div class="option">
			<label for={id}>{option.say}</label>{" "}
			<small>
				<RuleLink game={info.id} rule={option.rule} />
			</small>
			<p class="hint" id={`${id}-tells`}>
				{option.tells}
			</p>
			<select
				id={id}
				value={value}
				aria-describedby={`${id}-tells ${id}-chosen`}
				onChange={(e) => onChange(e.currentTarget.value)}
			>
				{option.values.map((v) => (
					<option key={v.id} value={v.id}>
						{v.say}
					</option>
				))}
			</select>
			<p class="hint chosen" id={`${id}-chosen`}>
				{chosen?.tells}
			</p>
		</div>
	);
}

function Options({
	info,
	values,
	onChange,
}: {
	info: GameInfo;
	values: Record<string, string>;
	onChange(v: Record<string, string>): void;
}) {
	const { w } = usePage();
	if (!info.options.length) return null;
	return (
		<fieldset>
			<legend>{w("options")}</legend>
			{info.options.map((o) => (
				<Option
					key={o.id}
					info={info}
					option={o}
					value={values[o.id] ?? o.standard}
					onChange={(value) => onChange({ ...values, [o.id]: value })}
				/>
			))}
		</fieldset>
	);
}

/** What a seat can be: the person's own, free, somebody's, a bot's. */
function Kinds({ bots }: { bots: Offer["bots"] }) {
	const { w } = usePage();
	return (
		<>
			<option value="me">{w("me")}</option>
			<option value="open">{w("open")}</option>
			<option value="reserved">{w("reserved")}</option>
			{bots.map((b) => (
				<option key={b.id} value={`bot:${b.id}`}>
					{w("bot")} {b.id}: {b.say}
				</option>
			))}
		</>
	);
}

function SeatRow({
	info,
	bots,
	i,
	seat,
	onChange,
}: {
	info: GameInfo;
	bots: Offer["bots"];
	i: number;
	seat: Seat;
	onChange(change: Partial<Seat>): void;
}) {
	const { w } = usePage();
	return (
		<div class="row seat-row">
			<span>
				<Shield seat={i} /> {info.seats[i]}
			</span>
			<select
				aria-label={`${w("seats")} ${i + 1}`}
				value={seat.kind}
				onChange={(e) => onChange({ kind: e.currentTarget.value })}
			>
				<Kinds bots={bots} />
			</select>
			{seat.kind === "reserved" && (
				<input
					aria-label={w("name")}
					value={seat.name}
					maxLength={24}
					required
					onInput={(e) => onChange({ name: e.currentTarget.value })}
				/>
			)}
		</div>
	);
}

/** How many play; a seat that is added is free. */
function HowMany({
	info,
	seats,
	onChange,
}: {
	info: GameInfo;
	seats: Seat[];
	onChange(s: Seat[]): void;
}) {
	const { w } = usePage();
	const added: Seat = { kind: "open", name: "" };
	const resize = (n: number) =>
		onChange(Array.from({ length: n }, (_, i) => seats[i] ?? added));
	const counts = Array.from(
		{ length: info.max - info.min + 1 },
		(_, i) => info.min + i,
	);
	return (
		<div class="row" role="group" aria-label={w("seats_n")}>
			{counts.map((n) => (
				<button
					type="button"
					key={n}
					class={n === seats.length ? "main" : ""}
					aria-pressed={n === seats.length}
					onClick={() => resize(n)}
				>
					{n} {w("seats_n")}
				</button>
			))}
		</div>
	);
}

function Seats({
	info,
	bots,
	seats,
	onChange,
}: {
	info: GameInfo;
	bots: Offer["bots"];
	seats: Seat[];
	onChange(s: Seat[]): void;
}) {
	const { w } = usePage();
	const set = (i: number, change: Partial<Seat>) =>
		onChange(seats.map((s, j) => (j === i ? { ...s, ...change } : s)));
	return (
		<fieldset class={`game-${info.id}`}>
			<legend>{w("seats")}</legend>
			<HowMany info={info} seats={seats} onChange={onChange} />
			{seats.map((s, i) => (
				<SeatRow
					key={i}
					info={info}
					bots={bots}
					i={i}
					seat={s}
					onChange={(c) => set(i, c)}
				/>
			))}
		</fieldset>
	);
}

function seatBody(s: Seat) {
	if (s.kind.startsWith("bot:")) return { kind: "bot", bot: s.kind.slice(4) };
	if (s.kind === "reserved") return { kind: "reserved", name: s.name };
	return { kind: s.kind };
}

/** Everything a person can choose about a table. */
interface Choice {
	title: string;
	options: Record<string, string>;
	seats: Seat[];
	isPublic: boolean;
	mixed: boolean;
	pace: keyof typeof paces;
	hints: keyof typeof hintings;
}

const firstChoice = (info: GameInfo): Choice => ({
	title: "",
	options: {},
	seats: Array.from({ length: info.min }, (_, i) => ({
		kind: i ? "open" : "me",
		name: "",
	})),
	isPublic: true,
	mixed: false,
	pace: "none",
	hints: "usual",
});

const tableBody = (game: string, lang: Lang, c: Choice) => ({
	game,
	lang,
	options: c.options,
	title: c.title,
	public: c.isPublic,
	seating: c.mixed ? "random" : "chosen",
	pace: paces[c.pace],
	hints: hintings[c.hints],
	seats: c.seats.map(seatBody),
});

/** One of a few, with a sentence about the one that is chosen. */
function Choose<K extends string>({
	name,
	value,
	values,
	onChange,
}: {
	name: "pace" | "hints";
	value: K;
	values: Record<K, unknown>;
	onChange(value: K): void;
}) {
	const { w } = usePage();
	const word = (v: string) => `${name}_${v}` as Word;
	return (
		<div class="option">
			<label for={name}>{w(name)}</label>
			<select
				id={name}
				value={value}
				aria-describedby={`${name}-chosen`}
				onChange={(e) => onChange(e.currentTarget.value as K)}
			>
				{Object.keys(values).map((v) => (
					<option key={v} value={v}>
						{w(word(v))}
					</option>
				))}
			</select>
			<p class="hint chosen" id={`${name}-chosen`}>
				{w(`${word(value)}_tells` as Word)}
			</p>
		</div>
	);
}

function Rest({ choice, set }: { choice: Choice; set(c: Partial<Choice>): void }) {
	const { w } = usePage();
	const check = (key: "isPublic" | "mixed", label: Word, tells: Word) => (
		<label class="check">
			<input
				type="checkbox"
				checked={choice[key]}
				onChange={() => set({ [key]: !choice[key] })}
			/>
			<span>
				{w(label)} <small class="hint">{w(tells)}</small>
			</span>
		</label>
	);
	return (
		<>
			<Choose
				name="pace"
				value={choice.pace}
				values={paces}
				onChange={(pace) => set({ pace })}
			/>
			<Choose
				name="hints"
				value={choice.hints}
				values={hintings}
				onChange={(hints) => set({ hints })}
			/>
			{check("isPublic", "public", "public_tells")}
			{check("mixed", "mix_seats", "mix_seats_tells")}
		</>
	);
}

function TableForm({ info, bots }: { info: GameInfo; bots: Offer["bots"] }) {
	const { lang, w } = usePage();
	const [choice, setChoice] = useState(() => firstChoice(info));
	const [error, setError] = useState("");
	const set = (change: Partial<Choice>) => setChoice({ ...choice, ...change });
	const alone = choice.seats.every((s) => s.kind === "me" || s.kind.startsWith("bot:"));
	const submit = (e: Event) => {
		e.preventDefault();
		openTable(lang, tableBody(info.id, lang, choice), alone)
			.then((id) => go(`/t/${id}`))
			.catch((problem) => setError(problem.message));
	};
	return (
		<form class="sheet" onSubmit={submit}>
			<label>
				{w("title")} <small class="hint">{w("title_tells")}</small>
				<input
					value={choice.title}
					maxLength={60}
					onInput={(e) => set({ title: e.currentTarget.value })}
				/>
			</label>
			<Seats
				info={info}
				bots={bots}
				seats={choice.seats}
				onChange={(seats) => set({ seats })}
			/>
			<Options
				info={info}
				values={choice.options}
				onChange={(options) => set({ options })}
			/>
			<Rest choice={choice} set={set} />
			{error && <Complaint>{error}</Complaint>}
			<button class="main">{w("create")}</button>
		</form>
	);
}

export function Create({ game }: { game: string }) {
	const { me, w } = usePage();
	const { offer, info, error, isUnknown } = useGame(game);
	useTitle(w("new_table"));
	if (isUnknown) return <NotFound />;
	if (error) return <Dead what={w("new_table")} why={error} />;
	if (!offer || !info) return <main class="page" />;
	return (
		<main class="page">
			<h1>
				{w("new_table")}: {info.name}
			</h1>
			{me ? <TableForm info={info} bots={offer.bots} /> : <NameForm />}
		</main>
	);
}

/** A real table against bots that explains itself. */
export function FirstGame({ game }: { game: string }) {
	const { lang, me, w } = usePage();
	const { offer, info, isUnknown } = useGame(game);
	const [error, setError] = useState("");
	useTitle(w("first_game"));
	useEffect(() => {
		if (!me || !info || !offer) return;
		openTable(lang, { ...againstBots(info, offer), lang }, true)
			.then((id) => {
				beginGuide(id);
				location.replace(`#/t/${id}`);
			})
			.catch((e) => setError(e.message));
	}, [me?.id, info?.id]);
	if (isUnknown) return <NotFound />;
	if (!info) return <main class="page" />;
	return (
		<main class="page">
			<h1>
				{w("first_game")}: {info.name}
			</h1>
			{me ? <p role="status">{w("loading")}</p> : <NameForm />}
			{error && <Complaint>{error}</Complaint>}
		</main>
	);
}
