/* seats.tsx: who sits here, who is asked, how much time is left. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../kit/icon";
import { say } from "../kit/words";
import type { Board, Lang, View } from "../kit/contract";
import { useOffer } from "./offer";
import { usePage } from "./context";
import type { State } from "./link";
import { asked } from "./when";
import type { Playing } from "./playing";

const DAY = 24 * 3600 * 1000;
const LOW = 60 * 1000; // from here on a live clock warns

/** "19:05", "1:02:03", and from a day on "2 d 23 h". */
function time(ms: number, lang: Lang): string {
	const s = Math.max(0, Math.floor(ms / 1000));
	const h = Math.floor(s / 3600);
	if (ms >= DAY)
		return `${Math.floor(h / 24)} ${lang === "it" ? "g" : "d"} ${h % 24} h`;
	const mm = String(Math.floor((s % 3600) / 60)).padStart(h ? 2 : 1, "0");
	return `${h ? `${h}:` : ""}${mm}:${String(s % 60).padStart(2, "0")}`;
}

export function useNow(on: boolean): number {
	const [now, setNow] = useState(Date.now());
	useEffect(() => {
		if (!on) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [on]);
	return now;
}

function presence(state: State, seat: number, lang: Lang): string {
	const sitting = state.table!.seats[seat];
	const is = state.presence[seat] ?? sitting?.is ?? "";
	if (sitting?.stand_in) return say(lang, "stand_in");
	if (sitting?.kind === "bot") return say(lang, "bot");
	if (is === "gone") return say(lang, "gone_away");
	if (is === "here" || is === "thinking" || is === "away") return say(lang, is);
	return "";
}

/** Round one screen: the seat of this person that is asked now, while the page still shows
    what another one may see. */
export function seatDue({ view, table }: State): number | undefined {
	if (!view || view.moves?.length) return undefined;
	return table?.you.find((s) => s !== view.you && view.waiting.includes(s));
}

/** Who sits at a seat; the seat's own name as well where one person has several. */
export function useSeatName(view: View): (seat: number) => string {
	const { offer } = useOffer();
	const own = offer?.games.find((g) => g.id === view.game)?.seats;
	return (seat) => {
		const { name } = view.seats[seat];
		const alike = view.seats.filter((s) => s.name === name).length;
		return alike > 1 && own ? `${name} (${own[seat]})` : name;
	};
}

/** What a seat has left; the one that runs has an hourglass. */
export function Clock({ state, seat, now }: { state: State; seat: number; now: number }) {
	const { lang, w } = usePage();
	const clock = state.clock;
	if (!clock || state.table!.seats[seat]?.kind !== "person") return null;
	const runs = clock.running.includes(seat);
	const left = clock.left[seat] - (runs ? now + state.skew - clock.since : 0);
	return (
		<span class={`clock ${runs ? "running" : ""} ${left < LOW ? "low" : ""}`}>
			{runs && <Icon sign="hourglass" size=".9em" />}
			{time(left, lang)}
			{runs && <span class="visually-hidden"> {w("clock_runs")}</span>}
		</span>
	);
}

/** Where an answer may take days: since when it has been waited for. */
function Since({ state, seat }: { state: State; seat: number }) {
	const { lang, w } = usePage();
	const isSlow = state.table!.pace.kind === "slow";
	if (!isSlow || !state.since || !state.view!.waiting.includes(seat)) return null;
	const when = asked(state.since - state.skew, lang);
	return <span class="since">{w("asked_since", { when })}</span>;
}

interface Props {
	board: Board;
	state: State;
	play: Playing;
}

function Seat(props: Props & { seat: number; now: number }) {
	const { lang, w } = usePage();
	const { board, state, play, seat, now } = props;
	const { seats, waiting, you } = state.view!;
	const isOpen = seatDue(state) === undefined; // a seat may know more than the others
	const { Rival } = board;
	return (
		<li class={`seat-${seat} ${waiting.includes(seat) ? "turn" : ""}`} data-keep={seat}>
			<Shield seat={seat} />
			<span>
				{seats[seat].name}{" "}
				<span class="presence">
					{presence(state, seat, lang)}{" "}
					<Clock state={state} seat={seat} now={now} />{" "}
					<Since state={state} seat={seat} />
				</span>
			</span>
			<span key={seats[seat].points} class="score" data-tip={w("points")}>
				{isOpen && seats[seat].points}
				<span class="visually-hidden"> {w("points")}</span>
			</span>
			{Rival && isOpen && seat !== you && (
				<div class="rival">
					<Rival {...play.scene} view={state.view!} seat={seat} />
				</div>
			)}
		</li>
	);
}

/** Everybody at the table, in the order of play. */
export function Seats(props: Props) {
	const { state } = props;
	const { w } = usePage();
	const now = useNow(!!state.clock?.running.length);
	return (
		<>
			<ul class="seat-list">
				{state.view!.seats.map((_, i) => (
					<Seat key={i} {...props} seat={i} now={now} />
				))}
			</ul>
			{state.clock && !state.view!.over && (
				<p class="facts time-out" data-tip={w("time_out_tells")} tabIndex={0}>
					{w("time_out")}
				</p>
			)}
			{state.watchers > 0 && (
				<p class="facts">
					{state.watchers} {w("watchers")}
				</p>
			)}
		</>
	);
}
