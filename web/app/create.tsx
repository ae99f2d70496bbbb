/* create.tsx: making a table: game, options, seats, bots, time. */
import { useEffect, useState } from "preact/hooks";
import { Shield } from "../kit/icon";
import { useCatalogue } from "./catalogue";
import { go, usePage } from "./context";
import { Complaint, NameForm } from "./frame";
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

function Options({ info, values, onChange }: {
	info: GameInfo; values: Record<string, string>; onChange(v: Record<string, string>): void;
}) {
	const { w } = usePage();
	if (!info.options.length) return null;
	return (
		<fieldset>
			<legend>{w("options")}</legend>
			{info.options.map((o) => (
				<label key={o.id}>
					{o.say} <small>(<a href={`#/rules/${info.id}/${o.rule}`}>{w("rule")} {o.rule}</a>)</small>
					<select value={values[o.id] ?? o.standard}
						onChange={(e) => onChange({ ...values, [o.id]: e.currentTarget.value })}>
						{o.values.map((v) => <option key={v.id} value={v.id}>{v.say}</option>)}
					</select>
				</label>
			))}
		</fieldset>
	);
}

function Seats({ info, bots, seats, onChange }: {
	info: GameInfo; bots: Catalogue["bots"]; seats: Seat[]; onChange(s: Seat[]): void;
}) {
	const { w } = usePage();
	const set = (i: number, change: Partial<Seat>) =>
		onChange(seats.map((s, j) => (j === i ? { ...s, ...change } : s)));
	const resize = (n: number) => onChange(
		Array.from({ length: n }, (_, i) => seats[i] ?? { kind: `bot:${bots[0]?.id ?? "random"}`, name: "" }));
	const counts = Array.from({ length: info.max - info.min + 1 }, (_, i) => info.min + i);
	return (
		<fieldset class={`game-${info.id}`}>
			<legend>{w("seats")}</legend>
			<div class="row" role="radiogroup" aria-label={w("seats_n")}>
				{counts.map((n) => (
					<button type="button" key={n} role="radio" aria-checked={n === seats.length}
						class={n === seats.length ? "main" : ""} onClick={() => resize(n)}>
						{n} {w("seats_n")}
					</button>
				))}
			</div>
			{seats.map((s, i) => (
				<div class="row" key={i}>
					<span><Shield seat={i} /> {info.seats[i]}</span>
					<select aria-label={`${w("seats")} ${i + 1}`} value={s.kind}
						onChange={(e) => set(i, { kind: e.currentTarget.value })}>
						<option value="me">{w("me")}</option>
						<option value="open">{w("open")}</option>
						<option value="reserved">{w("reserved")}</option>
						{bots.map((b) => (
							<option key={b.id} value={`bot:${b.id}`}>{w("bot")} {b.id}: {b.say}</option>
						))}
					</select>
					{s.kind === "reserved" && (
						<input aria-label={w("name")} value={s.name} maxLength={24} required
							onInput={(e) => set(i, { name: e.currentTarget.value })} />
					)}
				</div>
			))}
		</fieldset>
	);
}

function seatBody(s: Seat) {
	if (s.kind.startsWith("bot:")) return { kind: "bot", bot: s.kind.slice(4) };
	if (s.kind === "reserved") return { kind: "reserved", name: s.name };
	return { kind: s.kind };
}

export function Create({ game }: { game: string }) {
	const { lang, me, w } = usePage();
	const { catalogue, info } = useGame(game);
	const [title, setTitle] = useState("");
	const [options, setOptions] = useState<Record<string, string>>({});
	const [seats, setSeats] = useState<Seat[]>([]);
	const [isPublic, setPublic] = useState(true);
	const [mixed, setMixed] = useState(false);
	const [pace, setPace] = useState<keyof typeof paces>("none");
	const [error, setError] = useState("");
	useEffect(() => {
		if (info && !seats.length)
			setSeats(Array.from({ length: info.min }, (_, i) => ({ kind: i ? "open" : "me", name: "" })));
	}, [info]);
	if (!me) return <main class="page"><NameForm /></main>;
	if (!catalogue || !info) return <main class="page"><p>{w("connecting")}</p></main>;
	const submit = async (e: Event) => {
		e.preventDefault();
		const alone = seats.every((s) => s.kind === "me" || s.kind.startsWith("bot:"));
		try {
			go(`/t/${await openTable(lang, {
				game, options, title, lang, public: isPublic, seating: mixed ? "random" : "chosen",
				pace: paces[pace], seats: seats.map(seatBody),
			}, alone)}`);
		} catch (problem) {
			setError((problem as Error).message);
		}
	};
	return (
		<main class="page">
			<h1>{w("new_table")}: {info.name}</h1>
			<form class="sheet" onSubmit={submit}>
				<label>{w("title")}
					<input value={title} maxLength={60} onInput={(e) => setTitle(e.currentTarget.value)} />
				</label>
				<Seats info={info} bots={catalogue.bots} seats={seats} onChange={setSeats} />
				<Options info={info} values={options} onChange={setOptions} />
				<label>{w("pace")}
					<select value={pace} onChange={(e) => setPace(e.currentTarget.value as keyof typeof paces)}>
						<option value="none">{w("pace_none")}</option>
						<option value="live">{w("pace_live")}</option>
						<option value="slow">{w("pace_slow")}</option>
					</select>
				</label>
				<label class="check"><input type="checkbox" checked={isPublic} onChange={() => setPublic(!isPublic)} /> {w("public")}</label>
				<label class="check"><input type="checkbox" checked={mixed} onChange={() => setMixed(!mixed)} /> {w("mix_seats")}</label>
				{error && <Complaint>{error}</Complaint>}
				<button class="main">{w("create")}</button>
			</form>
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
			.then((id) => { beginGuide(id); location.replace(`#/t/${id}`); })
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
