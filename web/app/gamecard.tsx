/* gamecard.tsx: a game in the lobby: what it looks like, what it is, and the ways in. */
import { covers } from "art:covers";
import type { Word } from "../kit/words";
import { usualBot, usualSeats } from "./offer";
import { go, usePage } from "./context";
import { Do } from "./frame";
import { useGuest } from "./guest";
import { near, post, type Offer, type GameInfo, type Table } from "./http";

/** Open a table and go there; alone with bots it starts at once. */
export async function openTable(
	lang: "it" | "en",
	body: object,
	start: boolean,
	isHere = false,
): Promise<string> {
	const ask = isHere ? near.post : post;
	const { table } = await ask<{ table: Table }>("/api/tables", lang, body);
	if (start) await post(`/api/tables/${table.id}/start`, lang);
	return table.id;
}

export function againstBots(info: GameInfo, offer: Offer) {
	const bot = usualBot(offer);
	return {
		game: info.id,
		options: {},
		title: "",
		public: false,
		seating: "chosen",
		pace: { kind: "none" },
		seats: Array.from({ length: usualSeats(info) }, (_, i) =>
			i ? { kind: "bot", bot } : { kind: "me" },
		),
	};
}

/** What a game looks like: a picture, or its initial. */
export function Cover({ game, name }: { game: string; name: string }) {
	const picture = covers[game];
	if (picture)
		return (
			<div class={`cover pictured cover-${game}`}>
				<img src={picture} alt="" width={218} height={190} />
			</div>
		);
	return (
		<div class="cover bare" aria-hidden="true">
			<b class="initial">{[...name][0]}</b>
		</div>
	);
}

function Ways({ info }: { info: GameInfo }) {
	const { w } = usePage();
	const way = (path: string, word: Word) => (
		<a href={`#/${path}/${info.id}`}>{w(word)}</a>
	);
	return (
		<nav class="game-ways" aria-label={`${w("learn")}: ${info.name}`}>
			{way("first", "first_game")}
			{way("overview", "overview")}
			{way("rules", "rules")}
			{way("cards", "cards_page")}
			{info.id in PUZZLES && way("puzzles", "puzzles")}
		</nav>
	);
}

interface CardProps {
	info: GameInfo;
	offer: Offer;
	onError(say: string): void;
}

export function GameCard({ info, offer, onError }: CardProps) {
	const { lang, w } = usePage();
	const { enter } = useGuest();
	const play = async () => {
		try {
			await enter();
			const body = { ...againstBots(info, offer), lang };
			go(`/t/${await openTable(lang, body, true)}`);
		} catch (problem) {
			onError((problem as Error).message);
		}
	};
	return (
		<li class="game-card">
			<Cover game={info.id} name={info.name} />
			<div class="about">
				<h2>{info.name}</h2>
				<p>{info.blurb}</p>
				<p class="facts">
					{info.min}–{info.max} {w("seats_n")} · {info.credit}
				</p>
			</div>
			<div class="do">
				<Do main act={play}>
					{w("play_now")}
				</Do>
				<a class="button" href={`#/new/${info.id}`}>
					{w("new_table")}
				</a>
			</div>
			<Ways info={info} />
		</li>
	);
}
