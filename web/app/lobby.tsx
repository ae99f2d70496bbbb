/* lobby.tsx: the games, my tables, the others' tables. */
import { crests } from "boards:all";
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../kit/icon";
import type { Word } from "../kit/words";
import { useOffer, usualBot } from "./offer";
import { go, usePage } from "./context";
import { Complaint, Do, NameForm, Silence } from "./frame";
import { get, post, type Offer, type GameInfo, type Me, type Table } from "./http";

/** Open a table and go there; alone with bots it starts at once. */
export async function openTable(
	lang: "it" | "en",
	body: object,
	start: boolean,
): Promise<string> {
	const { table } = await post<{ table: Table }>("/api/tables", lang, body);
	if (start) await post(`/api/tables/${table.id}/start`, lang);
	return table.id;
}

export function againstBots(info: GameInfo, offer: Offer, seats = info.min) {
	const bot = usualBot(offer);
	return {
		game: info.id,
		options: {},
		title: "",
		public: false,
		seating: "chosen",
		pace: { kind: "none" },
		seats: Array.from({ length: seats }, (_, i) =>
			i ? { kind: "bot", bot } : { kind: "me" },
		),
	};
}

/** The signs of a game; one without signs has its initial. */
function Crest({ info }: { info: GameInfo }) {
	const signs = crests[info.id];
	return (
		<div class={`crest crest-${info.id}`} aria-hidden="true">
			<span>
				{signs?.map((s) => <Icon key={s} sign={s} size="4rem" />)}
				{!signs && <b class="initial">{[...info.name][0]}</b>}
			</span>
		</div>
	);
}

/** What one can do with a game; a stranger says a name first. */
function Doings({ info, onPlay }: { info: GameInfo; onPlay(): void }) {
	const { me, w } = usePage();
	const way = (path: string, word: Word) => (
		<a class="button" href={`#/${path}/${info.id}`}>
			{w(word)}
		</a>
	);
	return (
		<div class="do">
			{me && (
				<Do main act={onPlay}>
					{w("play_now")}
				</Do>
			)}
			{way("first", "first_game")}
			{me && way("new", "new_table")}
			{way("rules", "rules")}
		</div>
	);
}

function GameCard({
	info,
	offer,
	onError,
}: {
	info: GameInfo;
	offer: Offer;
	onError(say: string): void;
}) {
	const { lang, w } = usePage();
	const play = () =>
		openTable(lang, { ...againstBots(info, offer), lang }, true)
			.then((id) => go(`/t/${id}`))
			.catch((problem) => onError(problem.message));
	return (
		<li class="game-card">
			<Crest info={info} />
			<h2>{info.name}</h2>
			<p>{info.blurb}</p>
			<p class="facts">
				{info.min}–{info.max} {w("seats_n")} · {info.credit}
			</p>
			<Doings info={info} onPlay={play} />
		</li>
	);
}

const lists = ["open", "playing", "finished"];
/* Of somebody with a name; those that were played in private are in no other list. */
const ownLists = ["mine", "finished&mine=1"];

interface Lists {
	mine: Table[];
	open: Table[];
	playing: Table[];
	finished: Table[]; // one's own first
}

/** Two lists in one, every table once. */
function together(first: Table[], rest: Table[]): Table[] {
	const known = new Set(first.map((t) => t.id));
	return [...first, ...rest.filter((t) => !known.has(t.id))];
}

const FEW = 6; // tables of a list that are shown at once
const AGAIN = 10_000; // ms until the lists are asked for again

/** All lists at once, so that the page comes up in one piece; null until they are there. */
function useTables(): Lists | null {
	const { lang, me } = usePage();
	const [tables, setTables] = useState<Lists | null>(null);
	useEffect(() => {
		let live = true;
		const load = async () => {
			const all = await Promise.all(
				[...lists, ...(me ? ownLists : [])].map((list) =>
					get<{ tables: Table[] }>(`/api/tables?list=${list}`, lang)
						.then((a) => a.tables)
						.catch(() => []),
				),
			);
			const [open, playing, finished, mine = [], mineToo = []] = all;
			const over = together(mineToo, finished);
			if (live) setTables({ mine, open, playing, finished: over });
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

const isMyTurn = (t: Table): boolean =>
	t.status === "playing" && t.waiting.some((s) => t.you.includes(s));

function TableRow({ t }: { t: Table }) {
	const { w } = usePage();
	return (
		<li class={`game-${t.game}`}>
			<a
				href={t.status === "finished" ? `#/r/${t.id}` : `#/t/${t.id}`}
				class={isMyTurn(t) ? "mine-now" : ""}
			>
				<b>{t.name}</b>
				<span class="grow">{t.title}</span>
				{t.seats.map((s, i) => (
					<span key={i}>
						<Shield seat={i} size="1.1em" /> {s.name || w("seat_open")}
					</span>
				))}
				{isMyTurn(t) && <b>{w("your_turn")}</b>}
			</a>
		</li>
	);
}

function TableList({
	tables,
	title,
	empty,
}: {
	tables: Table[];
	title: string;
	empty?: string;
}) {
	const { w } = usePage();
	const [all, setAll] = useState(false);
	const n = tables.length;
	if (!n && !empty) return null;
	return (
		<section>
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

/** A personal link makes this browser the same person as the one who made it. */
function useLinkTaken(link: string | undefined, onError: (say: string) => void): void {
	const { lang, setMe } = usePage();
	useEffect(() => {
		if (!link) return;
		post<{ me: Me }>("/api/me/take", lang, { link })
			.then((a) => {
				setMe(a.me);
				go("/");
			})
			.catch((e) => onError(e.message));
	}, [link]);
}

/** How many games wait for this person, where the browser's tab shows it. */
function useWaitingTitle(tables: Lists | null): void {
	const { w } = usePage();
	const n = tables?.mine.filter(isMyTurn).length ?? 0;
	const waiting = n === 1 ? w("turn_waiting") : w("turns_waiting", { n });
	const words = n ? `● ${waiting} · ` : "";
	useEffect(() => {
		document.title = `${words}Ludoteca`;
	}, [words]);
}

function Others({ tables }: { tables: Lists }) {
	const { w } = usePage();
	return (
		<div class="columns">
			<TableList
				tables={tables.open}
				title={w("open_tables")}
				empty={w("none_open")}
			/>
			<TableList
				tables={tables.playing}
				title={w("running")}
				empty={w("none_running")}
			/>
			<TableList
				tables={tables.finished}
				title={w("finished")}
				empty={w("none_finished")}
			/>
		</div>
	);
}

export function Lobby({ link }: { link?: string }) {
	const { me, w } = usePage();
	const { offer, error: silence } = useOffer();
	const [error, setError] = useState("");
	const tables = useTables();
	useLinkTaken(link, setError);
	useWaitingTitle(tables);
	const all = offer && tables;
	return (
		<main class="page lobby">
			<h1>{w("motto")}</h1>
			{error && <Complaint>{error}</Complaint>}
			{silence && <Silence words={silence} />}
			{!me && <NameForm />}
			{all && me && <TableList tables={tables.mine} title={w("my_games")} />}
			{all && (
				<ul class="games">
					{offer.games.map((g) => (
						<GameCard
							key={g.id}
							info={g}
							offer={offer}
							onError={setError}
						/>
					))}
				</ul>
			)}
			{all && <Others tables={tables} />}
		</main>
	);
}
