/* overview.tsx: a game on two pages: what it is about, how a round goes, what counts, the signs. */
import { overviews } from "boards:all";
import { useEffect, useState } from "preact/hooks";
import type { View } from "../kit/contract";
import { Icon } from "../kit/icon";
import type { Both, Entry, Overview } from "../kit/overview";
import { useBoard } from "./board";
import { usePage, useTitle } from "./context";
import { NotFound, Silence } from "./frame";
import { Cover } from "./gamecard";
import { get } from "./http";
import { useOffer } from "./offer";
import { Elsewhere } from "./rules";
import { SmallBoard } from "./worked";

function useEither(): (both: Both) => string {
	const { lang } = usePage();
	return ([it, en]) => (lang === "it" ? it : en);
}

interface EntriesProps {
	list: Entry[];
	kind: string;
	o: Overview;
}

function Entries({ list, kind, o: { Own } }: EntriesProps) {
	const say = useEither();
	return (
		<ul class={`entries ${kind}`}>
			{list.map((e) => (
				<li key={e.title[1]}>
					<span class={e.own ? "medal own" : "medal"}>
						{e.sign && <Icon sign={e.sign} size="1.6rem" />}
						{e.own && Own && <Own of={e.own} />}
					</span>
					<span>
						{e.text ? <b>{say(e.title)}</b> : say(e.title)}
						{e.text && <span class="more"> {say(e.text)}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}

/** The table as it lies there, with the eyes of the first seat. */
function TablePicture({ game, example }: { game: string; example: number }) {
	const { lang, w } = usePage();
	const board = useBoard(game, lang);
	const [view, setView] = useState<View | null>(null);
	useEffect(() => {
		get<{ steps: { view?: View }[] }>(`/api/example/${game}/${example}`, lang)
			.then((told) => setView(told.steps[0]?.view ?? null))
			.catch(() => {}); // the words do without the picture
	}, [game, example, lang]);
	return (
		<figure class={`table-picture game-${game}`}>
			{board && view && <SmallBoard board={board} view={view} events={[]} />}
			<figcaption>{w("the_table")}</figcaption>
		</figure>
	);
}

function FirstPage({ game, name, o }: { game: string; name: string; o: Overview }) {
	const { w } = usePage();
	const say = useEither();
	return (
		<section class="leaf" aria-label={w("page_n", { n: 1 })}>
			<Cover game={game} name={name} />
			<h1>{name}</h1>
			<p class="aim">{say(o.aim)}</p>
			<ul class="few">
				{o.facts.map((f) => (
					<li key={f[1]}>{say(f)}</li>
				))}
			</ul>
			<h2>{w("how_round")}</h2>
			<Entries list={o.round} kind="steps" o={o} />
			<h2>{w("what_counts")}</h2>
			<Entries list={o.points} kind="counts" o={o} />
		</section>
	);
}

function SecondPage({ game, o }: { game: string; o: Overview }) {
	const { w } = usePage();
	const say = useEither();
	return (
		<section class="leaf" aria-label={w("page_n", { n: 2 })}>
			<TablePicture game={game} example={o.table} />
			<h2>{w("signs")}</h2>
			<Entries list={o.signs} kind="legend" o={o} />
			<h2>{w("advice")}</h2>
			<ul class="advice">
				{o.advice.map((a) => (
					<li key={a[1]}>{say(a)}</li>
				))}
			</ul>
		</section>
	);
}

/** What a folder says of its game: null until it is there, "lost" if it does not come. */
function useOverview(game: string): Overview | "lost" | null {
	const [overview, setOverview] = useState<Overview | "lost" | null>(null);
	useEffect(() => {
		overviews[game]?.()
			.then(setOverview)
			.catch(() => setOverview("lost"));
	}, [game]);
	return overview;
}

export function OverviewPage({ game }: { game: string }) {
	const { w } = usePage();
	const { offer } = useOffer();
	const overview = useOverview(game);
	const name = offer?.games.find((g) => g.id === game)?.name;
	useTitle(`${w("overview")}${name ? `: ${name}` : ""}`);
	if (!overviews[game] || (offer && !name)) return <NotFound />;
	if (overview === "lost")
		return (
			<main class="page">
				<Silence words={w("no_answer")} />
			</main>
		);
	if (!overview || !name) return <main class="page" />;
	return (
		<main class="page overview-page">
			<Elsewhere game={game} at="overview" />
			<div class="spread">
				<FirstPage game={game} name={name} o={overview} />
				<SecondPage game={game} o={overview} />
			</div>
		</main>
	);
}
