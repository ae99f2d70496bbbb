/* lobby.tsx: the first page: the games, my tables, the others' tables. */
import { useEffect, useState } from "preact/hooks";
import { useOffer } from "./offer";
import { go, usePage } from "./context";
import { Complaint, Silence } from "./frame";
import { GameCard } from "./gamecard";
import { post, type Me } from "./http";
import { isSite } from "./near";
import { isMyTurn, type Lists, TableList, useTables } from "./tables";

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
			{!isSite && (
				<TableList
					tables={tables.open}
					title={w("open_tables")}
					empty={w("none_open")}
				/>
			)}
			{!isSite && (
				<TableList
					tables={tables.playing}
					title={w("running")}
					empty={w("none_running")}
				/>
			)}
			<TableList
				tables={tables.finished}
				title={w("finished")}
				empty={w("none_finished")}
			/>
		</div>
	);
}

export function Lobby({ link }: { link?: string }) {
	const { w } = usePage();
	const { offer, error: silence } = useOffer();
	const [error, setError] = useState("");
	const tables = useTables();
	useLinkTaken(link, setError);
	useWaitingTitle(tables);
	const all = offer && tables;
	return (
		<main class="page lobby">
			<header class="lede">
				<h1>{w("motto")}</h1>
				<p>{w(isSite ? "lede_site" : "lede")}</p>
			</header>
			{error && <Complaint>{error}</Complaint>}
			{silence && <Silence words={silence} />}
			{all && <TableList tables={tables.mine} title={w("my_games")} />}
			{all && (
				<ul class="games">
					{offer.games.map((g) => (
						<GameCard key={g.id} info={g} offer={offer} onError={setError} />
					))}
				</ul>
			)}
			{all && <Others tables={tables} />}
			{all && (
				<a class="button" href="#/open">
					{w("open_file")}
				</a>
			)}
		</main>
	);
}
