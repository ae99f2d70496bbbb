/* panel.tsx: the analysis beside a replay: progress, chart, the position on the board, turning
 * points, players; and a line that branches off. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../kit/contract";
import { isPhone } from "../../kit/form";
import { Complaint, Do } from "../frame";
import type { Table } from "../http";
import { hasNear } from "../near";
import { type Analysis, useAnalysis } from "./asking";
import { BranchPanel, type Branching } from "./branch";
import { ChanceChart, ChanceTable } from "./chances";
import { Here, Players, Turns } from "./decision";
import { Styled } from "./style";
import { type Depth, depths, rowAt } from "./told";
import { useStudy } from "./words";

interface RunProps {
	analysis: Analysis;
	depth: Depth;
	onDepth(depth: Depth): void;
}

/** How far it is, and the button that begins it, stops it, goes on. */
function Run({ analysis, depth, onDepth }: RunProps) {
	const { s } = useStudy();
	const { told, runs, problem, begin, rest } = analysis;
	const done = told.head?.done ?? 0;
	const total = told.head?.total ?? 0;
	const isWhole = told.head?.state === "done";
	return (
		<div class="run">
			<label class="inline">
				{s("depth")}{" "}
				<select
					value={depth}
					disabled={runs}
					onChange={(e) => onDepth(e.currentTarget.value as Depth)}
				>
					{depths.map((d) => (
						<option key={d} value={d}>
							{s(`depth_${d}`)}
						</option>
					))}
				</select>
			</label>
			{runs && <Do act={rest}>{s("stop")}</Do>}
			{!runs && !isWhole && (
				<Do main act={begin}>
					{done ? s("go_on") : s("begin")}
				</Do>
			)}
			{total > 0 && !isWhole && (
				<progress max={total} value={done} aria-label={s("progress", { n: done, of: total })} />
			)}
			<span class="facts" role="status">
				{isWhole ? s("whole") : total ? s("progress", { n: done, of: total }) : ""}
			</span>
			{problem && <Complaint>{problem}</Complaint>}
		</div>
	);
}

interface Props {
	table: Table;
	view: View;
	plies: number;
	ply: number;
	onPly(ply: number): void;
	branching: Branching;
}

function Told({ table, view, plies, ply, onPly, branching, analysis, line }: Props & Lines) {
	const { s } = useStudy();
	const { rows, head } = analysis.told;
	const { branch } = branching;
	const lineRows = branch ? line.told.rows : [];
	const most = Math.max(plies, ...lineRows.map((row) => row.ply));
	const turns = head?.summary?.turns ?? [];
	const at = branch ? branch.from : ply;
	const onRow = (i: number) => {
		const row = rows.find((r) => r.i === i);
		if (row) onPly(row.ply);
		if (isPhone()) document.querySelector(".still-frame")?.scrollIntoView(); // it is above
	};
	const chart = { rows, line: lineRows, turns, seats: view.seats, plies: most, ply: at, onPly };
	return (
		<>
			{rows.length > 1 && <ChanceChart {...chart} />}
			{rows.length > 0 && !branch && (
				<Here
					row={rowAt(rows, ply)}
					seats={view.seats}
					onTry={hasNear && table.status === "finished" ? branching.add : undefined}
				/>
			)}
			{lineRows.length > 0 && (
				<Here row={lineRows.find((r) => r.ply === branch!.from)} seats={view.seats} />
			)}
			{!branch && <Turns turns={turns} onRow={onRow} />}
			{!branch && head?.summary && (
				<Players players={head.summary.players} rows={rows} onRow={onRow} />
			)}
			{rows.length > 1 && !branch && <ChanceTable {...chart} />}
			{!rows.length && !analysis.runs && <p class="hint">{s("analysis_tells")}</p>}
		</>
	);
}

interface Lines {
	analysis: Analysis;
	line: Analysis;
}

/** Beside the board of a replay; what is under way goes on while one steps through the game. */
export function StudyPanel(props: Props) {
	const { s } = useStudy();
	const { table, branching } = props;
	const [depth, setDepth] = useState<Depth>("quick");
	const analysis = useAnalysis(table, depth, null);
	const line = useAnalysis(table, depth, branching.branch);
	const { branch } = branching;
	useEffect(() => {
		if (!table.ply) branching.begin(); // a position alone: there is nothing but what could be
	}, [table.id]);
	return (
		<aside class="side-panel study-panel" aria-label={s("analysis")}>
			<Styled>
				<div class="tab-body" tabIndex={0} role="group" aria-label={s("analysis")}>
					<h2>{s("analysis")}</h2>
					<Run analysis={branch ? line : analysis} depth={depth} onDepth={setDepth} />
					{hasNear && !branch && table.status === "finished" && !props.view.over && (
						<Do act={branching.begin}>{s("try_other")}</Do>
					)}
					<BranchPanel branching={branching} />
					<Told {...props} analysis={analysis} line={line} />
				</div>
			</Styled>
		</aside>
	);
}
