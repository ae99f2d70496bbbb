/* end.tsx: the end of a game: who won, the score sheet with the game's own categories, and how
 * the points grew; over the board, which can be looked at. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board, Happening, Kept, Lang, Scene, SheetRow, View } from "../kit/contract";
import { Icon, Shield } from "../kit/icon";
import { Name } from "../kit/letters";
import { Print } from "../kit/print";
import { usualSheet } from "../kit/sheet";
import { useSeen } from "./ask";
import { Chart, type Moment, useMoments } from "./chart";
import { go, usePage } from "./context";
import { Do } from "./frame";
import { post, type Table } from "./http";
import type { Link, State, Step } from "./link";
import { memoriesOf, type Memory } from "./memories";
import { isNear } from "./near";
import { RecordLink } from "./record";
import { Share } from "./share";
import { Analyse } from "./study/analyse";

/** All that was told, from the first move on; null until it is there. */
function useWholeLog(link: Link, ply: number): Step[] | null {
	const [log, setLog] = useState<Step[] | null>(null);
	useEffect(() => {
		let wanted = true;
		link.wholeLog(ply).then((steps) => wanted && setLog(steps));
		return () => {
			wanted = false;
		};
	}, [link, ply]);
	return log;
}

const LEAVES = Array.from({ length: 9 }, (_, i) => (80 - i * 21) * (Math.PI / 180));

/** A wreath of laurel round the winner's shield. */
function Laurels({ seat }: { seat: number }) {
	const leaf = (a: number, side: number) => {
		const x = (30 + side * 23 * Math.cos(a)).toFixed(1);
		const y = (30 + 23 * Math.sin(a)).toFixed(1);
		const turn = (a * 180) / Math.PI - 60;
		const way = (side > 0 ? turn : 180 - turn).toFixed(0);
		return (
			<ellipse
				key={`${a}${side}`}
				cx={x}
				cy={y}
				rx="7.5"
				ry="3"
				transform={`rotate(${way} ${x} ${y})`}
			/>
		);
	};
	return (
		<span class="laurels">
			<svg viewBox="0 0 60 60" aria-hidden="true">
				{LEAVES.flatMap((a) => [leaf(a, 1), leaf(a, -1)])}
			</svg>
			<Shield seat={seat} size="2.4rem" />
		</span>
	);
}

const byPlace = (seats: View["seats"]) =>
	seats.map((s, i) => ({ ...s, i })).sort((a, b) => a.place - b.place || a.i - b.i);

function Ranking({ seats, counts }: { seats: View["seats"]; counts: boolean }) {
	const { w } = usePage();
	return (
		<ol class="ranking">
			{byPlace(seats).map((s) => (
				<li key={s.i} class={`seat-${s.i} ${s.place === 1 ? "first" : ""}`}>
					{s.place === 1 ? <Laurels seat={s.i} /> : <Shield seat={s.i} size="2.2rem" />}
					<span class="ranked">
						<small>{w("nth", { n: s.place })}</small>
						<Name class="name" name={s.name} />
					</span>
					{counts && (
						<b>
							{s.points}
							<span class="visually-hidden"> {w("points")}</span>
						</b>
					)}
				</li>
			))}
		</ol>
	);
}

/** One category: a number and a bar for each seat, the best in bold. */
function Row({ row, order, most }: { row: SheetRow; order: number[]; most: number }) {
	const best = Math.max(...row.points.map((n) => n ?? 0));
	return (
		<tr>
			<th scope="row">
				{row.sign} {row.say}
			</th>
			{order.map((seat) => {
				const n = row.points[seat];
				const width = `${(Math.abs(n ?? 0) / most) * 100}%`;
				const isBest = !!n && n === best ? "best" : "";
				return (
					<td key={seat} class={`seat-${seat} ${isBest} ${(n ?? 0) < 0 ? "less" : ""}`}>
						{n ? String(n).replace("-", "−") : "·"}
						<i style={{ width }} />
					</td>
				);
			})}
		</tr>
	);
}

function Sheet({ rows, seats }: { rows: SheetRow[]; seats: View["seats"] }) {
	const { w } = usePage();
	const order = byPlace(seats).map((s) => s.i);
	const most = Math.max(1, ...rows.flatMap((r) => r.points.map((n) => Math.abs(n ?? 0))));
	return (
		<table class="score-sheet">
			<caption class="visually-hidden">{w("standings")}</caption>
			<thead>
				<tr>
					<td />
					{order.map((i) => (
						<th scope="col" key={i}>
							<Shield seat={i} /> <Name name={seats[i].name} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row key={row.id} row={row} order={order} most={most} />
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{w("total")}</th>
					{order.map((i) => (
						<td key={i}>{seats[i].points}</td>
					))}
				</tr>
			</tfoot>
		</table>
	);
}

/** What is worth remembering; each line leads to where a replay shows it. */
function Memories({ table, memories }: { table: Table; memories: Memory[] }) {
	const { w } = usePage();
	if (!memories.length) return null;
	return (
		<section class="memories">
			<h3>{w("remembered")}</h3>
			<ul>
				{memories.map(({ id, seat, say, ply }) => (
					<li key={id}>
						{seat === undefined ? <Icon sign="laurel" /> : <Shield seat={seat} />}
						<a href={`#/r/${table.id}/${ply}`}>{say}</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function KeptThing({ picture, say, isRound, mark }: Kept) {
	if (!picture) return <li class="named">{say}</li>;
	return (
		<li class={isRound ? "round" : ""} role="img" aria-label={say} data-tip={say}>
			<Print src={picture} />
			{mark && <Print class="mark-of" src={mark} />}
		</li>
	);
}

const MANY = 7; // things of the winner's that have room in one line

/** The winner's cards, as far as the game has any that stay. */
function House({ board, scene, order }: Props & { order: number[] }) {
	const { w } = usePage();
	const [seat] = order;
	const cards = board.house?.(scene, seat) ?? [];
	if (!cards.length) return null;
	return (
		<section class={cards.length > MANY ? "house-of many" : "house-of"}>
			<h3>{w("house_of", { who: scene.view.seats[seat].name })}</h3>
			<ul>
				{cards.map((kept) => (
					<KeptThing key={kept.id} {...kept} />
				))}
			</ul>
		</section>
	);
}

/** From the whole log, once it is there, and the points of the rounds. */
function useMemories({ board, state }: Props, given: {
	log: Step[] | null;
	rows: SheetRow[];
	moments: Moment[];
	counts: boolean;
}): Memory[] {
	const { lang, w } = usePage();
	const { log, rows, moments, counts } = given;
	return useMemo(() => {
		if (!log || (counts && !moments.length)) return [];
		return memoriesOf({ view: state.view!, board, moments, rows, log, w }, counts);
	}, [board, log, rows, moments, counts, lang]);
}

interface Props {
	board: Board;
	state: State;
	link: Link;
	scene: Scene;
	words: string; // who has won
}

function useRows({ board, scene, state }: Props, log: Step[] | null): SheetRow[] {
	return useMemo(() => {
		const told: Happening[] = (log ?? state.log).flatMap((s) => s.events);
		return (board.sheet ?? usualSheet)(scene, told);
	}, [board, scene.view, scene.lang, log]);
}

/** Was it won by something else than points?  Then there is nothing to count. */
function isDecidedOtherwise({ board, state }: Props, log: Step[] | null): boolean {
	const told = (log ?? state.log).flatMap((s) => s.events);
	return told.some((e) => board.endings?.includes(e.event));
}

/** The same once more; it starts at once where only bots play along. */
async function playAgain(lang: Lang, old: Table): Promise<string> {
	const way = `/api/tables/${old.id}/rematch`;
	const { table } = await post<{ table: Table }>(way, lang);
	const isAlone = table.seats.every((s, i) => s.kind === "bot" || table.you.includes(i));
	if (isAlone) await post(`/api/tables/${table.id}/start`, lang);
	return table.id;
}

/** When it is over: once more, or once again from the beginning.  It comes up where a scene
    was gone on with: a click that was meant for that does nothing here. */
function Afterwards({ table }: { table: Table }) {
	const { lang, w } = usePage();
	const seen = useSeen();
	const [problem, setProblem] = useState("");
	const rematch = () =>
		playAgain(lang, table)
			.then((id) => go(`/t/${id}`))
			.catch((e) => setProblem(e.message));
	return (
		<span class="afterwards" inert={!seen}>
			{table.next ? (
				<a class="button main" href={`#/t/${table.next}`}>
					{w("to_rematch")}
				</a>
			) : (
				table.you.length > 0 && (
					<Do main act={rematch}>
						{w("rematch")}
					</Do>
				)
			)}
			<a class="button" href={`#/r/${table.id}`}>
				{w("replay")}
			</a>
			<Analyse table={table} ply={table.ply} seat={table.you[0] ?? -1} />
			<RecordLink table={table} />
			<a class="button" href="#/">
				{w("to_lobby")}
			</a>
			{problem && <span role="alert">{problem}</span>}
		</span>
	);
}

const SHORT = 6; // rows of a sheet that leave room below it

const isEarned = ({ points }: Moment) => points.some(Boolean);

function Growth({ moments, seats }: { moments: Moment[]; seats: View["seats"] }) {
	const { w } = usePage();
	if (!moments.some(isEarned)) return null;
	return (
		<figure>
			<figcaption>{w("points_chart")}</figcaption>
			<Chart moments={moments} seats={seats} />
		</figure>
	);
}

/** All that is told of the game: who won by what, how, and with what in hand. */
function Parchment(props: Props) {
	const { state, link } = props;
	const view = state.view!;
	const log = useWholeLog(link, view.ply);
	const rows = useRows(props, log);
	const moments = useMoments(state.table!.id, props.scene, log);
	const { Epilogue } = props.board;
	const order = byPlace(view.seats).map((s) => s.i);
	const counts = !isDecidedOtherwise(props, log);
	const memories = useMemories(props, { log, rows, moments, counts });
	/* in one piece, so that nothing below gives way to what comes later */
	const isTold = !!log && (!counts || moments.length > 0);
	const isSheet = counts && !(Epilogue && rows.length < 2); // the ranking says as much
	const hasRoom = isSheet && !Epilogue && rows.length < SHORT;
	const house = isTold && <House {...props} order={order} />;
	return (
		<div class={isTold ? "parchment" : "parchment coming"}>
			<h2>{props.words}</h2>
			<Ranking seats={view.seats} counts={counts} />
			<div class={isSheet || Epilogue ? "end-halves" : "end-halves alone"}>
				{(isSheet || Epilogue) && (
					<div class={Epilogue ? "end-tables told" : "end-tables"}>
						{isSheet && <Sheet rows={rows} seats={view.seats} />}
						{Epilogue && log && <Epilogue {...props.scene} order={order} />}
						{hasRoom && house}
					</div>
				)}
				<div class="end-half">
					{isSheet && <Growth moments={moments} seats={view.seats} />}
					{isTold && <Memories table={state.table!} memories={memories} />}
					{!hasRoom && house}
				</div>
			</div>
		</div>
	);
}

export function End(props: Props) {
	const { w } = usePage();
	const { state } = props;
	const view = state.view!;
	const [lifted, setLifted] = useState(false);
	const counts = !isDecidedOtherwise(props, null);
	return (
		<section class={`scene-veil end ${lifted ? "lifted" : ""}`} aria-label={w("standings")}>
			<Parchment {...props} />
			<p class="scene-tools">
				<Afterwards table={state.table!} />
				<Do act={() => setLifted(!lifted)}>{w(lifted ? "back_to_sheet" : "look_at_board")}</Do>
				{!isNear(state.table!.id) && (
					<Share table={state.table!} view={view} words={props.words} counts={counts} />
				)}
			</p>
		</section>
	);
}
