/* bar.tsx: both ends of the bar over a table: the way home, and clock, unread lines, menu. */
import { Icon } from "../kit/icon";
import { usePage } from "./context";
import { Skip, Tongue } from "./frame";
import type { Table } from "./http";
import type { State } from "./link";
import { Clock, useNow } from "./seats";
import { Settings } from "./settings";
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

interface Props {
	state: State;
	unread: number;
	onTab(tab: string): void;
}

export function Ends({ state, unread, onTab }: Props) {
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
				<a href={`#/rules/${state.table!.game}`} target="_blank" rel="noopener">
					{w("rules")}
				</a>
			</Settings>
		</div>
	);
}
