/* tables.tsx: the lists of tables: whose, how it stands, since when, who won. */
import { useEffect, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import { Icon, Shield } from "../kit/icon";
import { usePage } from "./context";
import { Do } from "./frame";
import { get, near, type Sitting, type Table } from "./http";
import { isSite, nearIsUsed } from "./near";
import { ago } from "./when";

const lists = ["open", "playing", "finished"];
/* Of somebody with a name; those that were played in private are in no other list. */
const ownLists = ["mine", "finished&mine=1"];

export interface Lists {
	mine: Table[];
	open: Table[]; // where a seat is free
	playing: Table[]; // of others, to be watched
	finished: Table[]; // one's own first
}

/** Two lists in one, every table once. */
function together(first: Table[], rest: Table[]): Table[] {
	const known = new Set(first.map((t) => t.id));
	return [...first, ...rest.filter((t) => !known.has(t.id))];
}

const FEW = 6; // tables of a list that are shown at once
const AGAIN = 10_000; // ms until the lists are asked for again

export const freeSeats = (t: Table): number =>
	t.seats.filter((s) => s.kind === "open").length;

const listOf = (ask: typeof get, list: string, lang: Lang): Promise<Table[]> =>
	ask<{ tables: Table[] }>(`/api/tables?list=${list}`, lang)
		.then((a) => a.tables)
		.catch(() => []);

/** One's own tables, here and far away; those here need no name. */
function ownTables(lang: Lang, isKnown: boolean): Promise<Table[][]> {
	return Promise.all(
		ownLists.map(async (list) => {
			const far = isKnown || isSite ? await listOf(get, list, lang) : [];
			return together(nearIsUsed() ? await listOf(near.get, list, lang) : [], far);
		}),
	);
}

/** All lists at once, so that the page comes up in one piece; null until they are there. */
export function useTables(): Lists | null {
	const { lang, me } = usePage();
	const [tables, setTables] = useState<Lists | null>(null);
	useEffect(() => {
		let live = true;
		const load = async () => {
			const [[open, playing, finished], [mine, mineToo]] = await Promise.all([
				Promise.all(lists.map((list) => listOf(get, list, lang))),
				ownTables(lang, !!me),
			]);
			const over = together(mineToo, finished);
			const others = (list: Table[]) => list.filter((t) => !t.you.length);
			const free = others(open).filter(freeSeats);
			if (live) setTables({ mine, open: free, playing: others(playing), finished: over });
		};
		load();
		const timer = setInterval(load, AGAIN);
		return () => {
			live = false;
			clearInterval(timer);
		};
	}, [lang, me?.id]);
	return tables;
}

export const isMyTurn = (t: Table): boolean =>
	t.status === "playing" && t.waiting.some((s) => t.you.includes(s));

/** How a table stands, in a few words, the most important first. */
function useStanding(t: Table): string[] {
	const { lang, w } = usePage();
	const names = (seats: number[]) => seats.map((i) => t.seats[i].name).join(", ");
	if (t.status === "open") {
		const n = freeSeats(t);
		const free = n === 1 ? w("free_one") : w("free_n", { n });
		return [n ? free : w("full_table"), w("opened_when", { when: ago(t.created, lang) })];
	}
	if (t.status === "playing")
		return [
			isMyTurn(t) ? w("your_turn") : w("waits_for", { who: names(t.waiting) }),
			...(t.round ? [w("round_n", { n: t.round })] : []),
			ago(t.since || t.started, lang),
		];
	const first = (t.places ?? []).flatMap((place, i) => (place === 1 ? [i] : []));
	const word = first.length > 1 ? "won_together" : "won_by";
	const how =
		t.ended === "agreed"
			? w("ended_agreed")
			: t.ended === "closed"
				? w("ended_closed")
				: t.ended === "uploaded"
					? w("ended_uploaded")
					: w(word, { who: names(first) });
	return [how, ago(t.finished, lang)];
}

/** One seat in a row: who, and with how many points; who has won has laurels. */
function Chip({ t, s, i }: { t: Table; s: Sitting; i: number }) {
	const { w } = usePage();
	const hasWon = t.status === "finished" && t.ended === "played" && t.places?.[i] === 1;
	const isAsked = t.status === "playing" && t.waiting.includes(i);
	const points = t.status !== "open" ? t.points?.[i] : undefined;
	return (
		<span class={`chip ${isAsked ? "asked" : ""} ${s.kind === "open" ? "free" : ""}`}>
			<Shield seat={i} size="1.1em" /> {s.name || w("seat_open")}
			{points !== undefined && (
				<b class="points">
					{" "}
					{points}
					<span class="visually-hidden"> {w("points")}</span>
				</b>
			)}
			{hasWon && <Icon sign="laurel" size="1.1em" />}
		</span>
	);
}

function TableRow({ t }: { t: Table }) {
	const [state, ...more] = useStanding(t);
	return (
		<li class={`game-${t.game}`}>
			<a
				href={t.status === "finished" ? `#/r/${t.id}` : `#/t/${t.id}`}
				class={`table-row ${t.status} ${isMyTurn(t) ? "mine-now" : ""}`}
			>
				<span class="what">
					<b>{t.name}</b> {t.title && <span class="title">{t.title}</span>}
				</span>
				<span class="stands">
					<b>{state}</b> <span class="facts">{more.join(" · ")}</span>
				</span>
				<span class="who">
					{t.seats.map((s, i) => (
						<Chip key={i} t={t} s={s} i={i} />
					))}
				</span>
			</a>
		</li>
	);
}

interface ListProps {
	tables: Table[];
	title: string;
	empty?: string;
}

export function TableList({ tables, title, empty }: ListProps) {
	const { w } = usePage();
	const [all, setAll] = useState(false);
	const n = tables.length;
	if (!n && !empty) return null;
	return (
		<section class="table-list">
			<h2>{title}</h2>
			{n === 0 && <p class="facts">{empty}</p>}
			<ul class="tables">
				{tables.slice(0, all ? n : FEW).map((t) => (
					<TableRow key={t.id} t={t} />
				))}
			</ul>
			{n > FEW && !all && (
				<Do act={() => setAll(true)}>{w("show_all", { n })}</Do>
			)}
		</section>
	);
}
