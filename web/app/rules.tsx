/* rules.tsx: a game's numbered rules in the language of the page, with search and a place
 * for every paragraph. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import type { Word } from "../kit/words";
import { usePage } from "./context";
import { NotFound, Silence } from "./frame";
import { Worked } from "./worked";

interface Part {
	para: string;
	heading?: number;
	html: string;
	examples: number[]; // by which the server shows them
}

/** As a search compares: small letters without accents, so that "citta" finds "Città". */
export function folded(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function matches(part: Part, words: string[]): boolean {
	const text = folded(`${part.para} ${part.html.replace(/<[^>]+>/g, " ")}`);
	return words.every((word) => text.includes(word));
}

interface Text {
	title: string;
	parts: Part[];
}

/** The text and the slanted letters that only it has, so that no line jumps. */
async function load(game: string, lang: Lang): Promise<Text> {
	const letters = document.fonts.load("italic 1em Garamond").catch(() => {});
	const answer = await fetch(RULES[game][lang]);
	if (!answer.ok) throw new Error(answer.statusText);
	await letters;
	return answer.json();
}

/** The rules of a game in a language: null until they are there, "lost" if they do not come. */
function useRules(game: string, lang: Lang) {
	const [page, setPage] = useState<Text | "lost" | null>(null);
	useEffect(() => {
		let wanted = true;
		setPage(null);
		if (RULES[game])
			load(game, lang)
				.catch(() => "lost" as const)
				.then((p) => wanted && setPage(p));
		return () => {
			wanted = false;
		};
	}, [game, lang]);
	return page;
}

/* A heading begins with its number: "3 Phase 3". */
const chapterOf = (part: Part): string => /^\d+/.exec(part.html)?.[0] ?? "";

interface ContentsProps {
	game: string;
	parts: Part[];
	onChoose(): void;
}

/** The chapters, beside the text where there is room. */
function Contents({ game, parts, onChoose }: ContentsProps) {
	const { w } = usePage();
	return (
		<nav class="contents" aria-label={w("contents")}>
			<h2>{w("contents")}</h2>
			{parts
				.filter((p) => p.heading === 2)
				.map((p) => (
					<a
						key={p.html}
						href={`#/rules/${game}/${chapterOf(p)}`}
						onClick={onChoose}
						dangerouslySetInnerHTML={{ __html: p.html }}
					/>
				))}
		</nav>
	);
}

/** An example, fetched when somebody wants to see it. */
function ShowMe({ game, n, nth }: { game: string; n: number; nth: number }) {
	const { w } = usePage();
	const [isOpen, setOpen] = useState(false);
	return (
		<details class="show-me" onToggle={(e) => setOpen(e.currentTarget.open)}>
			<summary>
				{w("show_me")}
				{nth > 0 && ` (${nth})`}
			</summary>
			{isOpen && <Worked game={game} n={n} />}
		</details>
	);
}

function Para({ part, game, here }: { part: Part; game: string; here: boolean }) {
	return (
		<section
			class={`para ${here ? "here" : ""}`}
			id={`p-${part.para}`}
			tabIndex={here ? -1 : undefined}
		>
			{part.para ? (
				<a class="num" href={`#/rules/${game}/${part.para}`}>
					{part.para}
				</a>
			) : (
				<span />
			)}
			<div>
				{/* our own text, made into HTML by build.mjs with everything escaped */}
				<div dangerouslySetInnerHTML={{ __html: part.html }} />
				{part.examples.map((n, i) => (
					<ShowMe key={n} game={game} n={n} nth={part.examples.length > 1 ? i + 1 : 0} />
				))}
			</div>
		</section>
	);
}

/** Bring the paragraph that was asked for into sight; once more if it is 'chosen' again. */
function usePlace(page: unknown, chosen: number, para?: string): void {
	useEffect(() => {
		if (!page || !para) return;
		const at = document.getElementById(`p-${para}`);
		at?.scrollIntoView({ block: "center" });
		at?.focus({ preventScroll: true });
	}, [page, para, chosen]);
}

interface SearchProps {
	search: string;
	found: number | null; // null while nothing is searched for
	onSearch(words: string): void;
}

function Search({ search, found, onSearch }: SearchProps) {
	const { w } = usePage();
	const word = found === 1 ? "found_one" : "found";
	return (
		<div class="rules-search">
			<input
				type="search"
				aria-label={w("search_rules")}
				placeholder={w("search_rules")}
				value={search}
				onInput={(e) => onSearch(e.currentTarget.value)}
			/>
			<span role="status">{found !== null && `${found} ${w(word)}`}</span>
		</div>
	);
}

function Parts({ game, para, shown }: { game: string; para?: string; shown: Part[] }) {
	return (
		<div>
			{shown.map((p, i) =>
				p.heading ? (
					<h2
						key={i}
						id={`p-${chapterOf(p)}`}
						tabIndex={-1}
						dangerouslySetInnerHTML={{ __html: p.html }}
					/>
				) : (
					<Para key={i} part={p} game={game} here={!!para && p.para === para} />
				),
			)}
		</div>
	);
}

/** The other ways to learn a game. */
export function Elsewhere({ game, at = "rules" }: { game: string; at?: string }) {
	const { w } = usePage();
	const ways: [string, Word][] = [
		["overview", "overview"],
		["rules", "rules"],
		["cards", "cards_page"],
		["first", "first_game"],
	];
	return (
		<nav class="elsewhere" aria-label={w("learn")}>
			{ways
				.filter(([path]) => path !== at)
				.map(([path, word]) => (
					<a key={path} class="button" href={`#/${path}/${game}`}>
						{w(word)}
					</a>
				))}
		</nav>
	);
}

export function Rules({ game, para }: { game: string; para?: string }) {
	const { lang, w } = usePage();
	const got = useRules(game, lang);
	const page = got === "lost" ? null : got;
	const [search, setSearch] = useState("");
	const [chosen, setChosen] = useState(0);
	const choose = () => {
		setSearch(""); // it may have hidden the chapter
		setChosen(chosen + 1);
	};
	usePlace(page, chosen, para);
	const words = folded(search).split(/\s+/).filter(Boolean);
	const isShown = (p: Part) => !words.length || (!p.heading && matches(p, words));
	const shown = useMemo(() => page?.parts.filter(isShown) ?? [], [page, search]);
	if (!RULES[game]) return <NotFound />;
	if (!got) return <main class="page rules-page" />; // in one piece
	return (
		<main class="page rules-page">
			<article>
				<h1>{page?.title}</h1>
				{got === "lost" && <Silence words={w("no_answer")} />}
				<Search
					search={search}
					found={words.length ? shown.length : null}
					onSearch={setSearch}
				/>
				<Elsewhere game={game} />
				<Parts game={game} para={para} shown={shown} />
			</article>
			{page && <Contents game={game} parts={page.parts} onChoose={choose} />}
		</main>
	);
}
