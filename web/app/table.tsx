/* table.tsx: one table, from the first word of the server on: filling, or being played. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Armed } from "../kit/icon";
import { useBoard } from "./board";
import { usePage } from "./context";
import { Filling } from "./filling";
import { Bar, Dead } from "./frame";
import { type Link, type State, TableLink } from "./link";
import { Lost } from "./notices";
import { Stage } from "./stage";

function useLink(id: string) {
	const { lang, me } = usePage();
	const [state, setState] = useState<State | null>(null);
	const link = useRef<Link | null>(null);
	useLayoutEffect(() => {
		// at once: what is written to the old link before the next frame would be lost
		const l = new TableLink(id, lang, setState);
		link.current = l;
		setState(l.state);
		const wake = () => l.retry();
		const show = () => l.presence(document.hidden ? "away" : "here");
		addEventListener("online", wake);
		document.addEventListener("visibilitychange", show);
		return () => {
			removeEventListener("online", wake);
			document.removeEventListener("visibilitychange", show);
			l.close();
		};
	}, [id, me?.id]);
	useEffect(() => link.current?.speak(lang), [lang]);
	return { state, link: link.current };
}

interface Way {
	id: string;
	seat?: string; // of an invitation
	secret?: string;
}

/** A table that is there: filling, or being played. */
function Here({ state, link, way }: { state: State; link: Link; way: Way }) {
	const { lang, w } = usePage();
	const board = useBoard(state.view?.game ?? state.table?.game, lang);
	if (state.table && state.view && board)
		return (
			<Armed charges={board.charges}>
				<Stage board={board} state={state} link={link} />
			</Armed>
		);
	return (
		<>
			<Bar />
			{!state.table && (
				<main class="page">
					<p role="status">{w("connecting")}</p>
				</main>
			)}
			{state.table && !state.view && (
				<Filling table={state.table} state={state} link={link} {...way} />
			)}
			{state.view && <main class="page" />}
		</>
	);
}

export function TablePage(way: Way) {
	const { w } = usePage();
	const { state, link } = useLink(way.id);
	if (!state || !link) return <main class="page" />;
	if (state.status === "gone")
		return (
			<>
				<Bar />
				<Dead what={w("gone")} why={w("gone_why")} />
			</>
		);
	return (
		<>
			{state.status === "lost" && <Lost link={link} />}
			<Here state={state} link={link} way={way} />
		</>
	);
}
