/* replay.tsx: a game ply by ply, as any seat saw it; verification of the deal. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { commitmentOf } from "../kit/blake2b";
import type { Board, Happening, View } from "../kit/contract";
import { Autoplay, useRunning, useSteps } from "./autoplay";
import { useBoard } from "./board";
import { useOffer, usualBot } from "./offer";
import { go, usePage, useTitle } from "./context";
import { Complaint, Dead, Do } from "./frame";
import { get, post, type Table } from "./http";
import type { Step } from "./link";
import { TurnList } from "./log";
import { RecordLink } from "./record";
import { Still } from "./still";
import { Analyse } from "./study/analyse";
import { useBranch } from "./study/branch";
import { StudyPanel } from "./study/panel";
import { SharePosition } from "./study/share";
import { Upload } from "./study/upload";

interface Frame {
	view: View;
	plies: number;
	step?: { ply: number; events: Happening[] };
}

interface Proof {
	verified: boolean;
	say: string;
	seed: string;
	commitment: string;
}

function Verify({ id, commitment }: { id: string; commitment: string }) {
	const { lang, w } = usePage();
	const [words, setWords] = useState("");
	const check = async () => {
		try {
			const proof = await get<Proof>(`/api/tables/${id}/verify`, lang);
			/* the commitment this page saw, not the one the answer brings along */
			const kept = commitmentOf(proof.seed) === commitment;
			if (proof.verified && kept) setWords(w("verified"));
			else setWords(proof.verified ? w("not_verified") : proof.say);
		} catch (problem) {
			setWords((problem as Error).message);
		}
	};
	return (
		<>
			<p class="facts">{w("verify_tells")}</p>
			<Do act={check}>{w("verify")}</Do>
			<p role="status">{words}</p>
		</>
	);
}

function useFrame(id: string, ply: number, seat: number) {
	const { lang } = usePage();
	const [frame, setFrame] = useState<Frame | null>(null);
	const [error, setError] = useState("");
	useEffect(() => {
		let live = true;
		get<Frame>(`/api/tables/${id}/replay?ply=${ply}&seat=${seat}`, lang)
			.then((f) => {
				if (live) {
					setFrame(f);
					setError("");
				}
			})
			.catch((e) => live && setError(e.message));
		return () => {
			live = false;
		};
	}, [id, ply, seat, lang]);
	return { frame, error };
}

/** Arrows step, Home and End leap, wherever the focus is. */
function useStepKeys(ply: number, plies: number, onPly: (p: number) => void): void {
	useLayoutEffect(() => {
		// at once: the next key may come before the next frame
		const hear = (e: KeyboardEvent) => {
			if ((e.target as HTMLElement).closest("select, input:not([type=range])"))
				return;
			const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[
				e.key
			];
			if (to === undefined) return;
			e.preventDefault();
			onPly(Math.min(plies, Math.max(0, to)));
		};
		addEventListener("keydown", hear);
		return () => removeEventListener("keydown", hear);
	});
}

interface SliderProps {
	ply: number;
	plies: number;
	onPly(p: number): void;
}

function Slider({ ply, plies, onPly }: SliderProps) {
	const { w } = usePage();
	useStepKeys(ply, plies, onPly);
	const step = (to: number, sign: string, name: string) => (
		<button
			type="button"
			aria-label={name}
			title={name}
			disabled={to < 0 || to > plies || to === ply}
			onClick={() => onPly(to)}
		>
			{sign}
		</button>
	);
	return (
		<div class="slider">
			{step(0, "«", w("first"))}
			{step(ply - 1, "‹", w("back"))}
			<input
				type="range"
				min={0}
				max={plies}
				value={ply}
				aria-label={w("move_n")}
				onInput={(e) => onPly(Number(e.currentTarget.value))}
			/>
			{step(ply + 1, "›", w("forward"))}
			{step(plies, "»", w("last"))}
			<span aria-live="polite">
				{w("move_n")} {ply} {w("of")} {plies}
			</span>
		</div>
	);
}

function useTable(id: string): { table: Table | null; problem: string } {
	const { lang } = usePage();
	const [table, setTable] = useState<Table | null>(null);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		get<{ table: Table }>(`/api/tables/${id}`, lang)
			.then((a) => setTable(a.table))
			.catch((e) => setProblem(e.message));
	}, [id, lang]);
	return { table, problem };
}

interface EyesProps {
	table: Table;
	seat: number;
	onSeat(s: number): void;
}

/** Whose eyes: any seat's when it is over, one's own before. */
function Eyes({ table, seat, onSeat }: EyesProps) {
	const { w } = usePage();
	const isOver = table.status === "finished";
	return (
		<label class="inline eyes">
			<span class="desk-only">{w("seen_by")} </span>
			<select
				aria-label={w("seen_by")}
				value={seat}
				onChange={(e) => onSeat(Number(e.currentTarget.value))}
			>
				<option value={-1}>{w("spectator")}</option>
				{table.seats.map(
					(s, i) =>
						(isOver || table.you.includes(i)) && (
							<option key={i} value={i}>
								{s.name}
							</option>
						),
				)}
			</select>
		</label>
	);
}

/** Play on from this ply, alone with bots in the other seats. */
function FromHere({ table, ply, seat }: { table: Table; ply: number; seat: number }) {
	const { lang, w } = usePage();
	const { offer } = useOffer();
	const [problem, setProblem] = useState("");
	const bot = usualBot(offer);
	const start = { ply, mode: "bots", seat: Math.max(0, seat), bot };
	const fork = () =>
		post<{ table: Table }>(`/api/tables/${table.id}/fork`, lang, start)
			.then((a) => go(`/t/${a.table.id}`))
			.catch((e) => setProblem(e.message));
	return (
		<>
			<Do act={fork}>{w("from_here")}</Do>
			{problem && <Complaint>{problem}</Complaint>}
		</>
	);
}

interface ToolsProps extends EyesProps {
	ply: number;
	isStudied: boolean;
	onStudy(on: boolean): void;
}

function Tools(props: ToolsProps) {
	const { w } = usePage();
	const { table } = props;
	const isOver = table.status === "finished";
	return (
		<>
			{isOver && <FromHere {...props} />}
			{isOver && <RecordLink table={table} />}
			<Upload table={table} />
			<SharePosition {...props} />
			<Analyse {...props} isOn={props.isStudied} onOff={() => props.onStudy(false)} />
			<a class="button" href={`#/t/${table.id}`}>
				{w("back_to_table")}
			</a>
		</>
	);
}

interface BesideProps {
	table: Table;
	frame: Frame | null;
	board: Board;
	steps: Step[];
	ply: number;
	onPly(p: number): void;
}

/** The move that is shown is in sight, and nothing but the list has scrolled for it. */
function bringHere(list: HTMLElement | null): void {
	const here = list?.querySelector(".here")?.getBoundingClientRect();
	if (!list || !here) return;
	const { top, bottom } = list.getBoundingClientRect();
	list.scrollTop += Math.max(0, here.bottom - bottom) + Math.min(0, here.top - top);
}

/** All moves, the one that is shown among them; at the end who won and whether the deal was
    honest. */
function Beside({ table, frame, board, steps, ply, onPly }: BesideProps) {
	const { w } = usePage();
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => bringHere(list.current), [ply, steps]);
	return (
		<aside class="side-panel" aria-label={w("log")}>
			<div class="tab-body" tabIndex={0} role="group" aria-label={w("all_moves")} ref={list}>
				<h2>{w("all_moves")}</h2>
				{frame && (
					<TurnList
						board={board}
						view={frame.view}
						steps={steps}
						at={ply}
						onLine={(told) => onPly(told.ply + 1)}
					/>
				)}
			</div>
			{frame?.view.over && (
				<div class="the-end">
					<Standings view={frame.view} />
					{table.status === "finished" && (
						<Verify id={table.id} commitment={frame.view.commitment} />
					)}
				</div>
			)}
			{frame && !frame.view.over && table.status === "finished" && (
				<div class="the-end">
					<Verify id={table.id} commitment={frame.view.commitment} />
				</div>
			)}
		</aside>
	);
}

interface ReplayProps {
	table: Table;
	ply: number;
	seat: number;
	isStudied: boolean; // its analysis stands beside it
}

/** Where in the game one is stands in the address. */
function useWays({ table, ply, seat, isStudied }: ReplayProps) {
	const way = (p: number, s: number, study: boolean) =>
		location.replace(`#/r/${table.id}/${p}/${s}${study ? "/a" : ""}`);
	return {
		onPly: (p: number) => way(p, seat, isStudied),
		onSeat: (s: number) => way(ply, s, isStudied),
		onStudy: (on: boolean) => way(ply, seat, on),
	};
}

function ReplayOf(props: ReplayProps) {
	const { lang, w } = usePage();
	const { table, ply, seat, isStudied } = props;
	const { frame, error } = useFrame(table.id, ply, seat);
	const steps = useSteps(table.id, seat);
	const ways = useWays(props);
	const board = useBoard(table.game, lang);
	const branching = useBranch(table, ply);
	const moving = { ply, plies: frame?.plies ?? table.ply, steps, onPly: ways.onPly };
	const running = useRunning(moving);
	if (!board || (!frame && !error)) return <main class="page" />; // in one piece
	const view = branching.shown?.view ?? frame?.view;
	const events = branching.shown ? view!.events : (frame?.step?.events ?? frame?.view.events);
	return (
		<div class={`table-page replay ${isStudied ? "studied" : ""} game-${table.game}`}>
			<section class="ask slider-ask" id="ask" tabIndex={-1} aria-label={w("replay")}>
				<h1 class="visually-hidden">
					{w("replay")}: {table.name}
				</h1>
				<Slider {...moving} />
				<div class="line">
					<Autoplay {...moving} {...running} catalogue={board.catalogue} />
					<Eyes {...props} {...ways} />
				</div>
				<div class="line ways">
					<Tools {...props} {...ways} />
				</div>
				{error && <Complaint>{error}</Complaint>}
			</section>
			<main class="board-area" aria-label={w("board_of")}>
				{view && <Still board={board} view={view} events={events ?? []} />}
			</main>
			{isStudied && frame ? (
				<StudyPanel {...moving} table={table} view={frame.view} branching={branching} />
			) : (
				<Beside table={table} frame={frame} board={board} {...moving} />
			)}
		</div>
	);
}

/** A number out of the address, which anybody can have typed. */
function numberIn(text: string | undefined, low: number, high: number, usual: number) {
	const n = Number(text || NaN);
	return Number.isInteger(n) && n >= low && n <= high ? n : usual;
}

interface AddressProps {
	id: string;
	at?: string;
	by?: string;
	mode?: string; // "a": with its analysis
}

export function Replay({ id, at, by, mode }: AddressProps) {
	const { w } = usePage();
	const { table, problem } = useTable(id);
	useTitle(table ? `${w("replay")}: ${table.name}` : "");
	if (problem) return <Dead what={w("gone")} why={problem} />;
	if (!table) return <main class="page" />;
	const ply = numberIn(at, 0, table.ply, table.ply);
	const seat = numberIn(by, -1, table.seats.length - 1, table.you[0] ?? -1);
	return <ReplayOf table={table} ply={ply} seat={seat} isStudied={mode === "a"} />;
}

function Standings({ view }: { view: View }) {
	const { w } = usePage();
	const order = view.seats
		.map((s, i) => ({ ...s, i }))
		.sort((a, b) => a.place - b.place);
	return (
		<table class="standings">
			<caption>{w("standings")}</caption>
			<thead>
				<tr>
					<th scope="col">{w("place")}</th>
					<th scope="col">{w("name")}</th>
					<th scope="col">{w("points")}</th>
				</tr>
			</thead>
			<tbody>
				{order.map((s) => (
					<tr key={s.i}>
						<td>{s.place}</td>
						<td>{s.name}</td>
						<td>{s.points}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
