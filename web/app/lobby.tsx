/* lobby.tsx: the games, my tables, the others' tables. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield, type Sign } from "../kit/icon";
import { useCatalogue, usualBot } from "./catalogue";
import { go, remember, usePage } from "./context";
import { Complaint, NameForm } from "./frame";
import { get, post, type Catalogue, type GameInfo, type Me, type Table } from "./http";

const crests: Record<string, Sign[]> = {
	verraeter: ["eagle", "dagger", "rose"],
	emperor: ["pope", "imperial", "knight"],
	lorenzo: ["tower", "laurel", "coins"],
};

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

export function againstBots(info: GameInfo, catalogue: Catalogue, seats = info.min) {
	const bot = usualBot(catalogue);
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

function GameCard({
	info,
	catalogue,
	onError,
}: {
	info: GameInfo;
	catalogue: Catalogue;
	onError(say: string): void;
}) {
	const { lang, me, w } = usePage();
	const play = async () => {
		try {
			go(
				`/t/${await openTable(lang, { ...againstBots(info, catalogue), lang }, true)}`,
			);
		} catch (problem) {
			onError((problem as Error).message);
		}
	};
	return (
		<li class="game-card">
			<div class={`crest crest-${info.id}`} aria-hidden="true">
				<span>
					{(crests[info.id] ?? ["seal"]).map((s) => (
						<Icon key={s} sign={s} size="4rem" />
					))}
				</span>
			</div>
			<h2>{info.name}</h2>
			<p>{info.blurb}</p>
			<p class="facts">
				{info.min}–{info.max} {w("seats_n")} · {info.credit}
			</p>
			<div class="do">
				{me && (
					<button type="button" class="main" onClick={play}>
						{w("play_now")}
					</button>
				)}
				{me && (
					<a class="button" href={`#/new/${info.id}`}>
						{w("new_table")}
					</a>
				)}
				{me && (
					<a class="button" href={`#/first/${info.id}`}>
						{w("first_game")}
					</a>
				)}
				<a class="button" href={`#/rules/${info.id}`}>
					{w("rules")}
				</a>
			</div>
		</li>
	);
}

function TableList({ list, title }: { list: string; title: string }) {
	const { lang, me, w } = usePage();
	const [tables, setTables] = useState<Table[]>([]);
	useEffect(() => {
		let live = true;
		const load = () =>
			get<{ tables: Table[] }>(`/api/tables?list=${list}`, lang)
				.then((a) => live && setTables(a.tables))
				.catch(() => {});
		load();
		const timer = setInterval(load, 10000);
		return () => {
			live = false;
			clearInterval(timer);
		};
	}, [list, lang, me?.id]);
	return (
		<section>
			<h2>{title}</h2>
			{tables.length === 0 && <p class="facts">{w("none_here")}</p>}
			<ul class="tables">
				{tables.map((t) => (
					<TableRow key={t.id} t={t} />
				))}
			</ul>
		</section>
	);
}

function TableRow({ t }: { t: Table }) {
	const { w } = usePage();
	const mineNow = t.status === "playing" && t.waiting.some((s) => t.you.includes(s));
	return (
		<li>
			<a
				href={t.status === "finished" ? `#/r/${t.id}` : `#/t/${t.id}`}
				class={mineNow ? "mine-now" : ""}
			>
				<b>{t.name}</b>
				<span class="grow">{t.title}</span>
				{t.seats.map((s, i) => (
					<span key={i}>
						<Shield seat={i} size="1.1em" /> {s.name || "…"}
					</span>
				))}
				{mineNow && <b>{w("your_turn")}</b>}
			</a>
		</li>
	);
}

export function Lobby({ link }: { link?: string }) {
	const { lang, me, setMe, w } = usePage();
	const { catalogue, error: silence } = useCatalogue();
	const [error, setError] = useState("");
	useEffect(() => {
		if (!link) return;
		post<{ me: Me }>("/api/me/take", lang, { link })
			.then((a) => {
				setMe(a.me);
				go("/");
			})
			.catch((e) => setError(e.message));
	}, [link]);
	return (
		<main class="page lobby">
			<h1>{w("motto")}</h1>
			{(error || silence) && <Complaint>{error || silence}</Complaint>}
			{!me && <NameForm />}
			<ul class="games">
				{catalogue?.games.map((g) => (
					<GameCard
						key={g.id}
						info={g}
						catalogue={catalogue}
						onError={setError}
					/>
				))}
			</ul>
			{me && <TableList list="mine" title={w("my_games")} />}
			<div class="columns">
				<TableList list="open" title={w("open_tables")} />
				<TableList list="playing" title={w("running")} />
				<TableList list="finished" title={w("finished")} />
			</div>
		</main>
	);
}

/** Start a guided game: the table remembers in this browser that it explains itself. */
export function beginGuide(id: string): void {
	remember(`guide.${id}`, "on");
}
