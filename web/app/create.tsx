/* create.tsx: making a table: game, options, seats, bots, time. */
import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import { Shield } from "../kit/icon";
import { useCatalogue } from "./catalogue";
import { go, usePage } from "./context";
import { Complaint, Do, NameForm } from "./frame";
import type { Catalogue, GameInfo } from "./http";
import { againstBots, beginGuide, openTable } from "./lobby";

interface Seat {
	kind: string; // "me", "open", "reserved" or "bot:ID"
	name: string;
}

const paces = {
	none: { kind: "none" },
	live: { kind: "live", minutes: 20, seconds: 15 },
	slow: { kind: "slow", days: 3 },
};

function useGame(id: string) {
	const { catalogue } = useCatalogue();
	return { catalogue, info: catalogue?.games.find((g) => g.id === id) };
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
				<label key={o.id}>
					{o.say}{" "}
					<small>
						(
						<a href={`#/rules/${info.id}/${o.rule}`}>
							{w("rule")} {o.rule}
						</a>
						)
					</small>
					<select
						value={values[o.id] ?? o.standard}
						onChange={(e) =>
							onChange({ ...values, [o.id]: e.currentTarget.value })
						}
					>
						{o.values.map((v) => (
							<option key={v.id} value={v.id}>
								{v.say}
							</option>
						))}
					</select>
				</label>
			))}
		</fieldset>
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
	bots: Catalogue["bots"];
	i: number;
	seat: Seat;
	onChange(change: Partial<Seat>): void;
}) {
	const { w } = usePage();
	return (
		<div class="row">
			<span>
				<Shield seat={i} /> {info.seats[i]}
			</span>
			<select
				aria-label={`${w("seats")} ${i + 1}`}
				value={seat.kind}
				onChange={(e) => onChange({ kind: e.currentTarget.value })}
			>
				<option value="me">{w("me")}</option>
				<option value="open">{w("open")}</option>
				<option value="reserved">{w("reserved")}</option>
				{bots.map((b) => (
					<option key={b.id} value={`bot:${b.id}`}>
						{w("bot")} {b.id}: {b.say}
					</option>
				))}
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

function Seats({
	info,
	bots,
	seats,
	onChange,
}: {
	info: GameInfo;
	bots: Catalogue["bots"];
	seats: Seat[];
	onChange(s: Seat[]): void;
}) {
	const { w } = usePage();
	const added: Seat = { kind: `bot:${bots[0]?.id ?? "random"}`, name: "" };
	const resize = (n: number) =>
		onChange(Array.from({ length: n }, (_, i) => seats[i] ?? added));
	const set = (i: number, change: Partial<Seat>) =>
		onChange(seats.map((s, j) => (j === i ? { ...s, ...change } : s)));
	const counts = Array.from(
		{ length: info.max - info.min + 1 },
		(_, i) => info.min + i,
	);
	return (
		<fieldset class={`game-${info.id}`}>
			<legend>{w("seats")}</legend>
			<div class="row" role="group" aria-label={w("seats_n")}>
				{counts.map((n) => (
					<Do key={n} main={n === seats.length} act={() => resize(n)}>
						{n} {w("seats_n")}
					</Do>
				))}
			</div>
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
});

const tableBody = (game: string, lang: Lang, c: Choice) => ({
	game,
	lang,
	options: c.options,
	title: c.title,
	public: c.isPublic,
	seating: c.mixed ? "random" : "chosen",
	pace: paces[c.pace],
	seats: c.seats.map(seatBody),
});

function Rest({ choice, set }: { choice: Choice; set(c: Partial<Choice>): void }) {
	const { w } = usePage();
	const check = (key: "isPublic" | "mixed", label: string) => (
		<label class="check">
			<input
				type="checkbox"
				checked={choice[key]}
				onChange={() => set({ [key]: !choice[key] })}
			/>
			{label}
		</label>
	);
	return (
		<>
			<label>
				{w("pace")}
				<select
					value={choice.pace}
					onChange={(e) =>
						set({ pace: e.currentTarget.value as Choice["pace"] })
					}
				>
					<option value="none">{w("pace_none")}</option>
					<option value="live">{w("pace_live")}</option>
					<option value="slow">{w("pace_slow")}</option>
				</select>
			</label>
			{check("isPublic", w("public"))}
			{check("mixed", w("mix_seats"))}
		</>
	);
}

function TableForm({ info, bots }: { info: GameInfo; bots: Catalogue["bots"] }) {
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
				{w("title")}
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
	const { catalogue, info } = useGame(game);
	return (
		<main class="page">
			<h1>
				{w("new_table")}: {info?.name}
			</h1>
			{!me && <NameForm />}
			{me && catalogue && info && <TableForm info={info} bots={catalogue.bots} />}
		</main>
	);
}

/** A real table against bots that explains itself. */
export function FirstGame({ game }: { game: string }) {
	const { lang, me, w } = usePage();
	const { catalogue, info } = useGame(game);
	const [error, setError] = useState("");
	useEffect(() => {
		if (!me || !info || !catalogue) return;
		openTable(lang, { ...againstBots(info, catalogue), lang }, true)
			.then((id) => {
				beginGuide(id);
				location.replace(`#/t/${id}`);
			})
			.catch((e) => setError(e.message));
	}, [me?.id, info?.id]);
	return (
		<main class="page">
			<h1>{w("first_game")}</h1>
			{!me && <NameForm />}
			{error && <Complaint>{error}</Complaint>}
		</main>
	);
}
