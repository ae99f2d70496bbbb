/* cards.tsx: all cards of a game, with what is printed on them, and their pictures. */
import { overviews, pictures } from "boards:all";
import { useEffect, useState } from "preact/hooks";
import type { Catalogue } from "../kit/contract";
import type { Both } from "../kit/overview";
import { useBoard } from "./board";
import { usePage, useTitle } from "./context";
import { NotFound } from "./frame";
import { useOffer } from "./offer";
import { Elsewhere, folded } from "./rules";

interface Card {
	kind: string; // of the printed thing
	token: string;
	name: string;
	lines: string[];
}

/** What stands on a thing in words: whole phrases, not tokens. */
function linesOf(printed: Record<string, unknown>): string[] {
	return Object.values(printed).filter(
		(value): value is string => typeof value === "string" && value.includes(" "),
	);
}

/** Names of the kinds whose things are parts of another kind: a building is a card. */
function groupsOf(catalogue: Catalogue, kind: string): { id: string; tokens: string[] }[] {
	const all = catalogue.kinds[kind]?.names?.map((n) => n.id) ?? [];
	const known = new Set(all);
	const parts = Object.entries(catalogue.kinds)
		.filter(([id, k]) => id !== kind && k.names?.length && k.form === "named")
		.map(([id, k]) => ({ id, tokens: k.names!.map((n) => n.id) }))
		.filter((g) => g.tokens.length > 1 && g.tokens.every((t) => known.has(t)));
	const inParts = new Set(parts.flatMap((g) => g.tokens));
	const rest = all.filter((t) => !inParts.has(t));
	return [...parts, ...(rest.length ? [{ id: kind, tokens: rest }] : [])];
}

interface Group {
	id: string;
	cards: Card[];
}

/** Everything printed that says something, in groups. */
function galleryOf(catalogue: Catalogue): Group[] {
	return Object.entries(catalogue.printed).flatMap(([kind, things]) => {
		const names = new Map(catalogue.kinds[kind]?.names?.map((n) => [n.id, n.say]));
		if (!names.size || Array.isArray(things)) return [];
		const card = (token: string): Card => ({
			kind,
			token,
			name: names.get(token) ?? token,
			lines: linesOf(things[token] ?? {}),
		});
		return groupsOf(catalogue, kind)
			.map((g) => ({ id: g.id, cards: g.tokens.map(card) }))
			.filter((g) => g.cards.some((c) => c.lines.length));
	});
}

/** The game's pictures by "KIND:TOKEN"; none where nobody has drawn it. */
function usePictures(game: string): Record<string, string> {
	const [all, setAll] = useState<Record<string, string>>({});
	useEffect(() => {
		pictures[game]?.().then(setAll, () => {});
	}, [game]);
	return all;
}

function CardView({ card, picture }: { card: Card; picture?: string }) {
	return (
		<li class={`printed-card ${picture ? "drawn" : ""}`} id={`${card.kind}:${card.token}`}>
			{picture && <img src={picture} alt="" loading="lazy" width={240} height={336} />}
			<h3>{card.name}</h3>
			{card.lines.map((line) => (
				<p key={line}>{line}</p>
			))}
		</li>
	);
}

/** What the kinds of cards are called. */
function useKinds(game: string): Record<string, Both> | null {
	const [kinds, setKinds] = useState<Record<string, Both> | null>(null);
	useEffect(() => {
		const told = overviews[game]?.().then((o) => o.kinds) ?? Promise.resolve({});
		told.then(setKinds, () => setKinds({}));
	}, [game]);
	return kinds;
}

interface ShelfProps {
	group: Group;
	names: Both | undefined;
	pics: Record<string, string>;
}

function Shelf({ group, names, pics }: ShelfProps) {
	const { lang } = usePage();
	const name = names?.[lang === "it" ? 0 : 1] ?? group.id.replace(/_/g, " ");
	return (
		<section>
			<h2>
				<span class="capital">{name}</span>{" "}
				<small class="facts">{group.cards.length}</small>
			</h2>
			<ul class="printed-cards" aria-label={name}>
				{group.cards.map((c) => (
					<CardView
						key={c.token}
						card={c}
						picture={pics[`${c.kind}:${c.token}`] ?? pics[`${group.id}:${c.token}`]}
					/>
				))}
			</ul>
		</section>
	);
}

/** Those of a group that have all the words. */
function found(group: Group, words: string[]): Group {
	const has = (c: Card) => {
		const text = folded([c.name, ...c.lines].join(" "));
		return words.every((word) => text.includes(word));
	};
	return { ...group, cards: group.cards.filter(has) };
}

export function Cards({ game }: { game: string }) {
	const { lang, w } = usePage();
	const { offer } = useOffer();
	const board = useBoard(offer?.games.some((g) => g.id === game) ? game : undefined, lang);
	const pics = usePictures(game);
	const kinds = useKinds(game);
	const [search, setSearch] = useState("");
	const info = offer?.games.find((g) => g.id === game);
	useTitle(`${w("cards_page")}${info ? `: ${info.name}` : ""}`);
	if (offer && !info) return <NotFound />;
	if (!info || !board || !kinds) return <main class="page" />;
	const words = folded(search).split(/\s+/).filter(Boolean);
	const groups = galleryOf(board.catalogue).map((g) => found(g, words));
	const n = groups.reduce((sum, g) => sum + g.cards.length, 0);
	return (
		<main class={`page cards-page game-${game}`}>
			<h1>
				{w("cards_page")}: {info.name}
			</h1>
			<Elsewhere game={game} at="cards" />
			<div class="rules-search">
				<input
					type="search"
					aria-label={w("search_cards")}
					placeholder={w("search_cards")}
					value={search}
					onInput={(e) => setSearch(e.currentTarget.value)}
				/>
				<span role="status">{words.length > 0 && w("cards_found", { n })}</span>
			</div>
			{groups.map(
				(g) =>
					g.cards.length > 0 && (
						<Shelf key={g.id} group={g} names={kinds[g.id]} pics={pics} />
					),
			)}
		</main>
	);
}
