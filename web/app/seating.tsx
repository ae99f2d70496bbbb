/* seating.tsx: who plays at a new table: me against bots, friends by a link, or several
 * round one screen; and for those who want more, seat by seat. */
import { Shield } from "../kit/icon";
import type { Word } from "../kit/words";
import { usePage } from "./context";
import type { GameInfo, Offer } from "./http";
import { isSite } from "./near";
import { usualBot } from "./offer";

export interface Seat {
	kind: string; // "me", "open", "reserved" or "bot:ID"
	name: string; // of who it is reserved for, or of somebody round this screen
}

export type Company = "bots" | "link" | "screen";
/* Nobody else finds the way to a table that is in this browser. */
export const companies: Company[] = isSite ? ["bots", "screen"] : ["link", "bots", "screen"];

const isBot = (s: Seat): boolean => s.kind.startsWith("bot:");

/** The seats that a company begins with. */
export function seatsFor(company: Company, n: number, bot: string, name: string): Seat[] {
	const kind = { bots: `bot:${bot}`, link: "open", screen: "me" }[company];
	return Array.from({ length: n }, (_, i) =>
		i ? { kind, name: "" } : { kind: "me", name: company === "screen" ? name : "" },
	);
}

/** Who has nobody to wait for begins at once. */
export const isAlone = (seats: Seat[]): boolean =>
	seats.every((s) => s.kind === "me" || isBot(s));

export function seatBody(s: Seat) {
	if (isBot(s)) return { kind: "bot", bot: s.kind.slice(4) };
	if (s.kind === "open") return { kind: "open" };
	return s.name.trim() ? { kind: s.kind, name: s.name.trim() } : { kind: s.kind };
}

const levels: Record<string, Word> = {
	random: "level_random",
	easy: "level_easy",
	greedy: "level_greedy",
	medium: "level_medium",
	hard: "level_hard",
	master: "level_master",
};

/** What a kind of bot is called; one that is new here goes by its id. */
export function useLevel(): (bot: string) => string {
	const { w } = usePage();
	return (bot) => (levels[bot] ? w(levels[bot]) : bot);
}

/** What a seat can be: the person's own, free, somebody's, a bot's. */
function Kinds({ bots }: { bots: Offer["bots"] }) {
	const { w } = usePage();
	const level = useLevel();
	return (
		<>
			<option value="me">{w("me")}</option>
			{!isSite && <option value="open">{w("open")}</option>}
			{!isSite && <option value="reserved">{w("reserved")}</option>}
			{bots.map((b) => (
				<option key={b.id} value={`bot:${b.id}`}>
					{w("bot")} · {level(b.id)}: {b.say}
				</option>
			))}
		</>
	);
}

interface RowProps {
	info: GameInfo;
	bots: Offer["bots"];
	i: number;
	seat: Seat;
	onChange(change: Partial<Seat>): void;
}

function SeatRow({ info, bots, i, seat, onChange }: RowProps) {
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

/** Everybody round the screen says a name. */
function ScreenName({ info, i, seat, onChange }: Omit<RowProps, "bots">) {
	const { w } = usePage();
	return (
		<label class="row seat-row">
			<span>
				<Shield seat={i} /> {info.seats[i]}
			</span>
			<input
				aria-label={`${w("name")}: ${info.seats[i]}`}
				placeholder={w("player_n", { n: i + 1 })}
				value={seat.name}
				maxLength={24}
				onInput={(e) => onChange({ name: e.currentTarget.value })}
			/>
		</label>
	);
}

interface Props {
	info: GameInfo;
	offer: Offer;
	company: Company;
	seats: Seat[];
	onCompany(c: Company): void;
	onSeats(s: Seat[]): void;
}

/** Three ways, one of them chosen. */
function CompanyChoice({ company, onCompany }: Pick<Props, "company" | "onCompany">) {
	const { w } = usePage();
	return (
		<fieldset class="companies">
			<legend>{w("table_for")}</legend>
			{companies.map((c) => (
				<label key={c} class={`company ${c === company ? "chosen" : ""}`}>
					<input
						type="radio"
						name="company"
						checked={c === company}
						onChange={() => onCompany(c)}
					/>
					<span>
						<b>{w(`for_${c}`)}</b>
						<small class="hint">{w(`for_${c}_tells`)}</small>
					</span>
				</label>
			))}
		</fieldset>
	);
}

/** How many play; a seat that is added is like the last one. */
function HowMany({ info, seats, onSeats }: Pick<Props, "info" | "seats" | "onSeats">) {
	const { w } = usePage();
	const added: Seat = { kind: seats.at(-1)!.kind, name: "" };
	const resize = (n: number) =>
		onSeats(Array.from({ length: n }, (_, i) => seats[i] ?? added));
	const counts = Array.from(
		{ length: info.max - info.min + 1 },
		(_, i) => info.min + i,
	);
	return (
		<div class="row how-many" role="group" aria-label={w("seats_n")}>
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

/** One strength for all bots at the table. */
function Level({ offer, seats, onSeats }: Pick<Props, "offer" | "seats" | "onSeats">) {
	const { w } = usePage();
	const level = useLevel();
	const bot = seats.find(isBot)?.kind.slice(4) ?? usualBot(offer);
	const choose = (id: string) =>
		onSeats(seats.map((s) => (isBot(s) ? { ...s, kind: `bot:${id}` } : s)));
	return (
		<label>
			{w("bot_level")}
			<select value={bot} onChange={(e) => choose(e.currentTarget.value)}>
				{offer.bots.map((b) => (
					<option key={b.id} value={b.id}>
						{level(b.id)}: {b.say}
					</option>
				))}
			</select>
		</label>
	);
}

export function Seating(props: Props) {
	const { w } = usePage();
	const { info, offer, company, seats, onSeats } = props;
	const set = (i: number, change: Partial<Seat>) =>
		onSeats(seats.map((s, j) => (j === i ? { ...s, ...change } : s)));
	const Row = company === "screen" ? ScreenName : SeatRow;
	const rows = seats.map((s, i) => (
		<Row
			key={i}
			info={info}
			bots={offer.bots}
			i={i}
			seat={s}
			onChange={(c) => set(i, c)}
		/>
	));
	return (
		<div class={`seating game-${info.id}`}>
			<CompanyChoice {...props} />
			<HowMany {...props} />
			{company === "bots" && <Level {...props} />}
			{company === "screen" && rows}
			{company !== "screen" && (
				<details class="fold">
					<summary>{w("each_seat")}</summary>
					{rows}
				</details>
			)}
		</div>
	);
}
