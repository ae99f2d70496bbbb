/* notices.tsx: what comes up by itself.  It lies over the page, so that nothing jumps. */
import { useEffect, useState } from "preact/hooks";
import { remember, remembered, usePage } from "./context";
import { Do, RuleLink } from "./frame";
import { post } from "./http";
import type { Link, State } from "./link";
import type { Why } from "./playing";
import { wishNotices } from "./wishes";

/** The server ends a reason with "(rule 3.2)", for those who only read: here it is a link. */
const bare = (say: string) => say.replace(/ \(\w+ [\d.]+\)$/, "");

export function WhyNot({
	game,
	why,
	onClose,
}: {
	game: string;
	why: Why;
	onClose(): void;
}) {
	const { w } = usePage();
	return (
		<div class="notice why" role="alert">
			<p>
				{why.rule ? bare(why.say) : why.say}{" "}
				{why.rule && <RuleLink game={game} rule={why.rule} />}
			</p>
			<button type="button" onClick={onClose} aria-label={w("close")}>
				✕
			</button>
		</div>
	);
}

export function Lost({ link }: { link: Link }) {
	const { w } = usePage();
	return (
		<div class="lost" role="alert">
			{w("lost")} <Do act={() => link.retry()}>{w("try_again")}</Do>
		</div>
	);
}

/** What would be taken back first: nobody counts moves. */
function undone({ log, view }: State, ply: number): string {
	const step = log.find((s) => s.ply === ply);
	return step?.events.find((e) => e.say)?.say ?? view!.question?.say ?? "";
}

/** Somebody proposes to go back, to end, or a bot for somebody: all people at the table must
    agree. */
export function Proposal({ state, link }: { state: State; link: Link }) {
	const { w } = usePage();
	const p = state.table?.proposal;
	if (!p) return null;
	const who = state.table!.seats[p.seat ?? 0]?.name ?? "";
	const what = undone(state, p.ply ?? 0);
	const words = { end: w("proposes_end"), replace: w("proposes_bot", { who }) }[p.what];
	const owed = p.needs.some((s) => state.table!.you.includes(s));
	return (
		<div class="notice proposal" role="status">
			<p>
				{state.table!.seats[p.by]?.name} {words ?? w("proposes_undo", { what })}.
			</p>
			{owed && (
				<Do main act={() => link.reply(true, p.n)}>
					{w("agree")}
				</Do>
			)}
			{owed && <Do act={() => link.reply(false, p.n)}>{w("decline")}</Do>}
		</div>
	);
}

/** Somebody has declined: told to the others until the game goes on, or they have read it. */
export function Declined({ state }: { state: State }) {
	const { w } = usePage();
	const { declined, seats, you } = state.table!;
	const [read, setRead] = useState(0);
	if (!declined || declined.n === read || !you.length || you.includes(declined.by))
		return null;
	return (
		<div class="notice" role="status">
			<p>{w("declined", { who: seats[declined.by].name ?? "" })}</p>
			<Do act={() => setRead(declined.n)}>{w("close")}</Do>
		</div>
	);
}

/** A bot plays for this person: say so, and offer the seat back. */
export function StandIn({ state }: { state: State }) {
	const { lang, w } = usePage();
	const table = state.table!;
	const seat = table.you.find((s) => table.seats[s].stand_in);
	if (seat === undefined || table.status !== "playing") return null;
	const { because = "time" } = table.seats[seat];
	const back = () =>
		post(`/api/tables/${table.id}/back`, lang, { seat }).catch(() => {});
	return (
		<div class="notice stand-in" role="status">
			<p>{w(`stood_in_${because}`)}</p>
			<Do main act={back}>
				{w("i_am_back")}
			</Do>
		</div>
	);
}

/** Has somebody looked away while others were asked? */
function useAway(isWaiting: boolean): boolean {
	const [was, setWas] = useState(false);
	useEffect(() => {
		const look = () => {
			if (document.hidden && isWaiting) setWas(true);
		};
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, [isWaiting]);
	return was;
}

/** Offered once, when it is of use: to who went elsewhere while other people were asked, or
    where answers take days. */
export function OfferNotices({ state }: { state: State }) {
	const { w } = usePage();
	const { table, view } = state;
	const others = table!.seats.filter((s, i) => s.kind === "person" && !table!.you.includes(i));
	const isWaiting = !view!.over && !view!.moves?.length && view!.you >= 0;
	const isSlow = table!.pace.kind === "slow";
	const wasAway = useAway(isWaiting);
	const [done, setDone] = useState(remembered("offered") === "1");
	const can = "Notification" in window && Notification.permission === "default";
	if (done || !can || !others.length || !(wasAway || (isSlow && isWaiting))) return null;
	const end = () => {
		remember("offered", "1");
		setDone(true);
	};
	const yes = () => wishNotices().finally(end);
	return (
		<div class="notice" role="status">
			<p>{w(isSlow ? "ask_notify_slow" : "ask_notify")}</p>
			<Do main act={yes}>
				{w("yes_tell_me")}
			</Do>
			<Do act={end}>{w("no_thanks")}</Do>
		</div>
	);
}
