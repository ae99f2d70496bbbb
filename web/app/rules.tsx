/* rules.tsx: a game's numbered rules, with search and a place for every paragraph. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "./context";
import { NotFound } from "./frame";

interface Part {
	para: string;
	heading?: number;
	html: string;
	example: string;
}

function matches(part: Part, words: string[]): boolean {
	const text = `${part.para} ${part.html.replace(/<[^>]+>/g, " ")}`.toLowerCase();
	return words.every((word) => text.includes(word));
}

function Para({ part, game, here }: { part: Part; game: string; here: boolean }) {
	const { w } = usePage();
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
				{part.example && (
					<details>
						<summary>{w("example")}</summary>
						<pre tabIndex={0}>{part.example}</pre>
					</details>
				)}
			</div>
		</section>
	);
}

export function Rules({ game, para }: { game: string; para?: string }) {
	const { lang, w } = usePage();
	const [page, setPage] = useState<{ title: string; parts: Part[] } | null>(null);
	const [search, setSearch] = useState("");
	useEffect(() => {
		if (RULES[game])
			fetch(RULES[game])
				.then((r) => r.json())
				.then(setPage)
				.catch(() => {});
	}, [game]);
	useEffect(() => {
		if (!page || !para) return;
		const at = document.getElementById(`p-${para}`);
		at?.scrollIntoView({ block: "center" });
		at?.focus({ preventScroll: true });
	}, [page, para]);
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const shown = useMemo(
		() =>
			page?.parts.filter(
				(p) => !words.length || (!p.heading && matches(p, words)),
			) ?? [],
		[page, search],
	);
	if (!RULES[game]) return <NotFound />;
	return (
		<main class="page rules-page">
			<article>
				<h1 lang="en">{page?.title}</h1>
				{lang === "it" && <p class="facts">{w("rules_english")}</p>}
				<div class="rules-search">
					<input
						type="search"
						aria-label={w("search_rules")}
						placeholder={w("search_rules")}
						value={search}
						onInput={(e) => setSearch(e.currentTarget.value)}
					/>
					<span role="status">
						{words.length > 0 && `${shown.length} ${w("found")}`}
					</span>
				</div>
				<div lang="en">
					{shown.map((p, i) =>
						p.heading ? (
							<h2 key={i} dangerouslySetInnerHTML={{ __html: p.html }} />
						) : (
							<Para
								key={i}
								part={p}
								game={game}
								here={!!para && p.para === para}
							/>
						),
					)}
				</div>
			</article>
		</main>
	);
}
