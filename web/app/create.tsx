/* create.tsx: making a table: who plays, and, folded away, everything else. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import { say, type Word } from "../kit/words";
import { useOffer, usualBot, usualSeats } from "./offer";
import { go, usePage, useTitle } from "./context";
import { Complaint, Dead, NotFound } from "./frame";
import { againstBots, openTable } from "./gamecard";
import { useGuest } from "./guest";
import { beginGuide } from "./guide";
import type { Offer, GameInfo, Pace } from "./http";
import { hasNear, isSite } from "./near";
import { PaceChoice } from "./pace";
import { type Company, companies, isAlone, type Seat, seatBody, Seating, seatsFor } from "./seating";
import { Variants } from "./variants";

/* Where nothing is chosen the server decides by who plays. */
const hintings = { usual: undefined, yes: true, no: false };
type Hinting = keyof typeof hintings;

function useGame(id: string) {
	const { offer, error } = useOffer();
	const info = offer?.games.find((g) => g.id === id);
	return { offer, info, error, isUnknown: !!offer && !info };
}

/** Everything a person can choose about a table. */
interface Choice {
	name: string; // who makes it
	title: string;
	options: Record<string, string>;
	company: Company;
	seats: Seat[];
	isPublic: boolean;
	mixed: boolean;
	confirmed: boolean; // do the others wait until a turn is?
	isHere: boolean; // on this device
	pace: Pace;
	hints: Hinting;
}

const firstChoice = (info: GameInfo, offer: Offer, name: string): Choice => ({
	name,
	title: "",
	options: {},
	company: companies[0],
	seats: seatsFor(companies[0], usualSeats(info), usualBot(offer), name),
	isPublic: !isSite,
	mixed: false,
	confirmed: false,
	isHere: false,
	pace: { kind: "none" },
	hints: "usual",
});

/** Round one screen everybody has a name, said or not. */
const named = (lang: Lang, { company, seats }: Choice): Seat[] =>
	company !== "screen"
		? seats
		: seats.map((s, i) => ({
				...s,
				name: s.name.trim() || say(lang, "player_n").replace("{n}", String(i + 1)),
			}));

const tableBody = (game: string, lang: Lang, c: Choice) => ({
	game,
	lang,
	options: c.options,
	title: c.title,
	public: c.isPublic,
	seating: c.mixed ? "random" : "chosen",
	pace: c.pace,
	hints: hintings[c.hints],
	confirm: c.confirmed,
	seats: named(lang, c).map(seatBody),
});

interface PartProps {
	choice: Choice;
	set(change: Partial<Choice>): void;
}

function Hints({ choice, set }: PartProps) {
	const { w } = usePage();
	const word = (v: string) => `hints_${v}` as Word;
	return (
		<div class="option">
			<label for="hints">{w("hints")}</label>
			<select
				id="hints"
				value={choice.hints}
				aria-describedby="hints-chosen"
				onChange={(e) => set({ hints: e.currentTarget.value as Hinting })}
			>
				{Object.keys(hintings).map((v) => (
					<option key={v} value={v}>
						{w(word(v))}
					</option>
				))}
			</select>
			<p class="hint chosen" id="hints-chosen">
				{w(`hints_${choice.hints}_tells`)}
			</p>
		</div>
	);
}

/** What most tables leave as it is. */
function Rest({ choice, set }: PartProps) {
	const { w } = usePage();
	const check = (key: "isPublic" | "mixed" | "confirmed" | "isHere", label: Word, tells: Word) => (
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
		<details class="fold">
			<summary>{w("more_settings")}</summary>
			<Text choice={choice} set={set} field="title" label="title" tells="title_tells" />
			<Hints choice={choice} set={set} />
			{!isSite && check("isPublic", "public", "public_tells")}
			{check("mixed", "mix_seats", "mix_seats_tells")}
			{check("confirmed", "confirm_turns", "confirm_turns_tells")}
			{hasNear && !isSite && isAlone(choice.seats) && check("isHere", "near_table", "near_tells")}
		</details>
	);
}

interface TextProps extends PartProps {
	field: "name" | "title";
	label: Word;
	tells: Word;
}

function Text({ choice, set, field, label, tells }: TextProps) {
	const { w } = usePage();
	return (
		<label>
			{w(label)} <small class="hint">{w(tells)}</small>
			<input
				value={choice[field]}
				maxLength={field === "name" ? 24 : 60}
				required={field === "name"}
				onInput={(e) => set({ [field]: e.currentTarget.value })}
			/>
		</label>
	);
}

/** What is chosen so far, and the table that is made of it. */
function useChoice(info: GameInfo, offer: Offer) {
	const { lang, me } = usePage();
	const { enter, isGuest } = useGuest();
	const known = me && !isGuest ? me.name : "";
	const [choice, setChoice] = useState(() => firstChoice(info, offer, known));
	const [error, setError] = useState("");
	const wasKnown = useRef(!!known).current;
	const set = (change: Partial<Choice>) => setChoice({ ...choice, ...change });
	const onCompany = (company: Company) => {
		const seats = seatsFor(company, choice.seats.length, usualBot(offer), choice.name);
		set({ company, seats, isPublic: company === "link" });
	};
	const submit = async (e: Event) => {
		e.preventDefault();
		try {
			await enter(choice.name.trim() || undefined);
			const body = tableBody(info.id, lang, choice);
			const alone = isAlone(choice.seats);
			go(`/t/${await openTable(lang, body, alone, alone && choice.isHere)}`);
		} catch (problem) {
			setError((problem as Error).message);
		}
	};
	return { choice, set, onCompany, submit, error, wasKnown };
}

function TableForm({ info, offer }: { info: GameInfo; offer: Offer }) {
	const { w } = usePage();
	const { choice, set, onCompany, submit, error, wasKnown } = useChoice(info, offer);
	const needsName = !wasKnown && choice.company === "link";
	return (
		<form class="sheet new-table" onSubmit={submit}>
			{needsName && (
				<Text choice={choice} set={set} field="name" label="your_name" tells="name_why" />
			)}
			<Seating
				info={info}
				offer={offer}
				company={choice.company}
				seats={choice.seats}
				onCompany={onCompany}
				onSeats={(seats) => set({ seats })}
			/>
			{choice.company !== "bots" && (
				<PaceChoice pace={choice.pace} onPace={(pace) => set({ pace })} />
			)}
			<Variants
				info={info}
				values={choice.options}
				onChange={(options) => set({ options })}
			/>
			<Rest choice={choice} set={set} />
			{error && <Complaint>{error}</Complaint>}
			<button class="main">{w(isAlone(choice.seats) ? "start" : "create")}</button>
		</form>
	);
}

export function Create({ game }: { game: string }) {
	const { w } = usePage();
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
			<TableForm info={info} offer={offer} />
		</main>
	);
}

/** A real table against bots that explains itself. */
export function FirstGame({ game }: { game: string }) {
	const { lang, w } = usePage();
	const { enter } = useGuest();
	const { offer, info, isUnknown } = useGame(game);
	const [error, setError] = useState("");
	const begun = useRef(false);
	useTitle(w("first_game"));
	useEffect(() => {
		if (!info || !offer || begun.current) return;
		begun.current = true;
		enter()
			.then(() => openTable(lang, { ...againstBots(info, offer), lang }, true))
			.then((id) => {
				beginGuide(id);
				location.replace(`#/t/${id}`);
			})
			.catch((e) => setError(e.message));
	}, [info?.id]);
	if (isUnknown) return <NotFound />;
	if (!info) return <main class="page" />;
	return (
		<main class="page">
			<h1>
				{w("first_game")}: {info.name}
			</h1>
			<p role="status">{w("loading")}</p>
			{error && <Complaint>{error}</Complaint>}
		</main>
	);
}
