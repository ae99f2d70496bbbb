/* bar.tsx: both ends of the bar over a table: the way home, and clock, unread lines, menu. */
import { useState } from "preact/hooks";
import { Icon } from "../kit/icon";
import { usePage } from "./context";
import { Skip, Tongue } from "./frame";
import type { Table } from "./http";
import type { State } from "./link";
import { Clock, seatDue, useNow } from "./seats";
import { Settings } from "./settings";
import { allSpeeds, setSpeed, type Speed, speedNow } from "./speed";
import { Unread } from "./unread";

export function Brand({ table }: { table: Table }) {
	const { w } = usePage();
	return (
		<header class="brand">
			<Skip />
			<a class="home" href="#/" aria-label={`Ludoteca: ${w("to_lobby")}`}>
				<Icon sign="imperial" size="1.5rem" />
				<span class="word-mark">Ludoteca</span>
			</a>
			<span class="table-title">{table.title || table.name}</span>
		</header>
	);
}

/** Whose clock stands in the bar: one's own, or that of who is asked. */
function clockSeat({ view, clock }: State): number {
	return view!.you >= 0 ? view!.you : (clock?.running[0] ?? 0);
}

/** How quickly the page shows what others do. */
function Pace() {
	const { w } = usePage();
	const [speed, choose] = useState(speedNow);
	const change = (e: Event) => {
		const to = (e.target as HTMLSelectElement).value as Speed;
		setSpeed(to);
		choose(to);
	};
	return (
		<label>
			{w("speed")}
			<select value={speed} onChange={change}>
				{allSpeeds.map((s) => (
					<option key={s} value={s}>
						{w(s)}
					</option>
				))}
			</select>
		</label>
	);
}

function TextButton({ text, onText }: Pick<Props, "text" | "onText">) {
	const { w } = usePage();
	return (
		<button type="button" class="plain" aria-pressed={text} onClick={onText}>
			{w("text_board")} (T)
		</button>
	);
}

/** What there is to read about the game, beside the table; the signs stand in the overview. */
function Books({ game }: { game: string }) {
	const { w } = usePage();
	const books = [
		["overview", "signs"],
		["rules", "rules"],
		["cards", "cards_page"],
	] as const;
	return (
		<div class="books">
			{books.map(([path, word]) => (
				<a key={path} href={`#/${path}/${game}`} target="_blank" rel="noopener">
					{w(word)}
				</a>
			))}
		</div>
	);
}

interface Props {
	state: State;
	unread: number;
	onTab(tab: string): void;
	text: boolean;
	onText(): void;
}

export function Ends({ state, unread, onTab, text, onText }: Props) {
	const { w } = usePage();
	const now = useNow(!!state.clock?.running.length);
	return (
		<div class="ends">
			{!state.view!.over && (
				<Clock state={state} seat={clockSeat(state)} now={now} />
			)}
			{unread > 0 && (
				<button
					type="button"
					class="plain unread-lines"
					onClick={() => onTab("chat")}
					title={w("chat")}
				>
					<Unread n={unread} />
				</button>
			)}
			<Settings>
				<Tongue />
				{seatDue(state) === undefined && <TextButton text={text} onText={onText} />}
				<Pace />
				<Books game={state.table!.game} />
			</Settings>
		</div>
	);
}
