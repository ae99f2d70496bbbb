/* decision.tsx: what the analysis says of the position on the board, and of each player. */
import type { View } from "../../kit/contract";
import { Shield } from "../../kit/icon";
import { Do } from "../frame";
import { type Decision, type Luck, percent, type Player, type Row, signed, type Turn } from "./told";
import { useStudy } from "./words";

/** Everybody's share of one bar, with shields and numbers below. */
function Shares({ label, chances, seats }: { label: string; chances: number[]; seats: View["seats"] }) {
	return (
		<div class="shares">
			<span class="facts">{label}</span>
			<span class="share-bar" aria-hidden="true">
				{chances.map((n, i) => (
					<i key={i} class={`seat-${i}`} style={{ flexGrow: n }} />
				))}
			</span>
			<span class="numbers">
				{chances.map((n, i) => (
					<span key={i}>
						<Shield seat={i} size="1em" />
						<span class="visually-hidden">{seats[i]?.name}</span> {percent(n)}
					</span>
				))}
			</span>
		</div>
	);
}

interface Props {
	seats: View["seats"];
	onTry?(move: string, say: string): void; // play this instead, from here
}

/** A line of moves; a seat is named when it begins. */
function lineInWords(line: Decision["line"], seats: View["seats"]): string {
	const goesOn = (i: number) => line[i].seat === line[i - 1]?.seat;
	const name = (i: number) => (goesOn(i) ? "" : `${seats[line[i].seat]?.name ?? ""}: `);
	return line.map(({ say }, i) => name(i) + say).join("; ");
}

function Advice({ row, seats, onTry }: Props & { row: Decision }) {
	const { s } = useStudy();
	const isBest = row.gave < 1;
	const what = lineInWords(row.line.slice(1), seats);
	return (
		<dl class="advice">
			<dt>{s("bot_would")}</dt>
			<dd>
				<b>{row.best.say}</b> ({percent(row.best.chances[row.seat])}){" "}
				{onTry && !isBest && (
					<Do act={() => onTry(`${row.seat} ${row.best.move}`, row.best.say)}>{s("try_it")}</Do>
				)}
				{what && <span class="facts">{s("then_perhaps", { what })}</span>}
			</dd>
			<dt>{s("was_played")}</dt>
			<dd>
				<b>{row.played.say}</b> ({percent(row.played.chances[row.seat])}){" "}
				<span class={isBest ? "gave none" : "gave"}>
					{isBest ? s("gave_nothing") : s("gave_away", { n: signed(-row.gave) })}
				</span>
			</dd>
		</dl>
	);
}

function OfChance({ row, seats }: Props & { row: Luck }) {
	const { s } = useStudy();
	const moved = row.luck.map((n, i) => ({ n, i })).filter(({ n }) => Math.abs(n) >= 0.5);
	return (
		<>
			<Shares label={s("expected")} chances={row.open} seats={seats} />
			<Shares label={s("came")} chances={row.after} seats={seats} />
			<p>
				{moved.length
					? moved.map(({ n, i }) => `${seats[i]?.name} ${signed(n)}`).join(", ")
					: s("no_luck")}
			</p>
		</>
	);
}

/** The position on the board: who is asked, everybody's chances, what was best. */
export function Here({ row, seats, onTry }: Props & { row: Row | undefined }) {
	const { s } = useStudy();
	if (!row) return <p class="facts">{s("nothing_here")}</p>;
	if (row.kind === "end") return <p>{row.say}</p>;
	const name = row.kind === "chance" ? s("chance") : seats[row.seat]?.name;
	return (
		<section class="here" aria-label={s("this_move")}>
			<h3>
				{row.kind === "decision" && <Shield seat={row.seat} size="1.1em" />} {row.when}, {name}
			</h3>
			{row.kind === "chance" ? (
				<OfChance row={row} seats={seats} />
			) : (
				<>
					<Shares label={s("as_known", { who: name ?? "" })} chances={row.known} seats={seats} />
					<Shares label={s("all_open")} chances={row.open} seats={seats} />
					<Advice row={row} seats={seats} onTry={onTry} />
				</>
			)}
		</section>
	);
}

interface GoProps {
	rows: Row[];
	onRow(i: number): void;
}

/** The turning points by their names, each a way there. */
export function Turns({ turns, onRow }: { turns: Turn[]; onRow(i: number): void }) {
	const { s } = useStudy();
	if (!turns.length) return null;
	return (
		<section aria-label={s("turning_points")}>
			<h3>{s("turning_points")}</h3>
			<ul class="turns">
				{turns.map((turn) => (
					<li key={turn.i} class={`seat-${turn.seat}`}>
						<button type="button" class="plain" onClick={() => onRow(turn.i)}>
							<Shield seat={turn.seat} size="1em" /> {turn.say}
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What was answered, and what that gave away; of the best, what it had over the second choice. */
function Answered({ row }: { row: Row }) {
	if (row.kind !== "decision") return <>{row.when}</>;
	const by = row.gave >= 1 ? signed(-row.gave) : row.edge >= 1 ? signed(row.edge) : "";
	const isBare = !row.played.move.includes(" "); // "yes": to what?
	return (
		<>
			{row.when}: {isBare && `${row.asked} `}
			{row.played.say}
			{by && ` (${by})`}
		</>
	);
}

function Some({ label, of, rows, onRow }: GoProps & { label: string; of: number[] }) {
	const known = of.map((i) => rows.find((row) => row.i === i)).filter((row) => !!row);
	if (!known.length) return null;
	return (
		<>
			<p class="facts">{label}</p>
			<ul class="some">
				{known.map((row) => (
					<li key={row.i}>
						<button type="button" class="plain" onClick={() => onRow(row.i)}>
							<Answered row={row} />
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

/** Decisions and luck told apart, for each player. */
export function Players({ players, ...rest }: GoProps & { players: Player[] }) {
	const { s } = useStudy();
	return (
		<section class="players" aria-label={s("by_player")}>
			<h3>{s("by_player")}</h3>
			{players.map((p) => (
				<div key={p.seat}>
					<h4>
						<Shield seat={p.seat} size="1.1em" /> {p.name}
						{p.accuracy !== null && ` · ${s("accuracy", { n: percent(p.accuracy) })}`}
					</h4>
					<p>
						{s("found_of", { n: p.found, of: p.decisions })}
						{" · "}
						{s("decisions_sum", { n: signed(-p.gave) })}
						{" · "}
						{s("luck_sum", { n: signed(p.luck) })}
					</p>
					<Some label={s("worst")} of={p.worst} {...rest} />
					<Some label={s("best")} of={p.best} {...rest} />
				</div>
			))}
		</section>
	);
}
