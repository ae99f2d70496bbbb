/* branch.tsx: a line that was never played: another move somewhere in a game, and on from there. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../kit/contract";
import { go } from "../context";
import { Complaint, Do } from "../frame";
import { near, type Table } from "../http";
import type { Branch } from "./asking";
import { pack } from "./pack";
import type { Shown } from "./position";
import { positionOf } from "./share";
import { useStudy } from "./words";

/** What stands at the end of a line, as the seat sees it that is asked there. */
async function lookAt(game: string, lines: string, lang: "it" | "en"): Promise<Shown> {
	const ask = (seat: number) =>
		near.post<Shown>("/api/position", lang, { game, position: lines, seat });
	const open = await ask(-1);
	const asked = open.view.waiting.find((i) => i < open.view.seats.length);
	return asked === undefined ? open : ask(asked);
}

const isChance = (move: string): boolean => move.startsWith(".");

/** The line as it stands, and the ways to make it longer and shorter. */
export function useBranch(table: Table, ply: number) {
	const { lang } = useStudy();
	const [branch, setBranch] = useState<Branch | null>(null);
	const [shown, setShown] = useState<Shown | null>(null);
	const [said, setSaid] = useState<string[]>([]);
	const [text, setText] = useState(""); // the position where it branches off, and its moves
	const [problem, setProblem] = useState("");
	const leave = () => {
		setBranch(null);
		setShown(null);
		setSaid([]);
		setProblem("");
	};
	/* chance answers by itself, and what it answered belongs to the line */
	const show = async (from: number, moves: string[]) => {
		try {
			const base = await positionOf(table, from, 0, lang);
			const now = await lookAt(table.game, [base.trimEnd(), ...moves, "deal", ""].join("\n"), lang);
			setBranch({ from, moves: now.moves });
			setShown(now);
			setText([base.trimEnd(), ...now.moves, ""].join("\n"));
			setProblem("");
		} catch (e) {
			setProblem((e as Error).message);
		}
	};
	const begin = () => show(ply, []);
	const add = (move: string, say: string) => {
		setSaid([...said, say]);
		show(branch?.from ?? ply, [...(branch?.moves ?? []), move]);
	};
	const back = () => {
		const last = branch!.moves.map((m) => !isChance(m)).lastIndexOf(true);
		setSaid(said.slice(0, -1));
		if (last < 0) leave();
		else show(branch!.from, branch!.moves.slice(0, last));
	};
	useEffect(leave, [table.id]);
	return { branch, shown, said, problem, begin, add, back, leave, text };
}

export type Branching = ReturnType<typeof useBranch>;

const FEW = 24; // answers that are listed without being asked for

function Answers({ view, add }: { view: View; add: Branching["add"] }) {
	const { s, w } = useStudy();
	const [all, setAll] = useState(false);
	const [word, setWord] = useState("");
	const moves = view.moves ?? [];
	const found = moves.filter((m) => m.say.toLowerCase().includes(word.toLowerCase()));
	const seat = view.you;
	const { name } = view.seats[seat];
	return (
		<div class="answers-here">
			{moves.length > FEW && (
				<label>
					{s("find_answer")}
					<input value={word} onInput={(e) => setWord(e.currentTarget.value)} />
				</label>
			)}
			{found.slice(0, all ? found.length : FEW).map((m) => (
				<Do key={m.move} act={() => add(`${seat} ${m.move}`, `${name}: ${m.say}`)}>
					{m.say}
				</Do>
			))}
			{found.length > FEW && !all && (
				<Do act={() => setAll(true)}>{w("show_all", { n: found.length })}</Do>
			)}
		</div>
	);
}

/** The moves of the line, the question at its end, and what can be answered. */
export function BranchPanel({ branching }: { branching: Branching }) {
	const { s } = useStudy();
	const { branch, shown, said, problem, add, back, leave, text } = branching;
	if (!branch || !shown) return problem ? <Complaint>{problem}</Complaint> : null;
	const { view } = shown;
	const who = view.waiting.map((i) => view.seats[i]?.name ?? s("chance")).join(", ");
	const share = () => pack(text).then((packed) => go(`/p/${packed}`));
	return (
		<section class="branch-panel" aria-label={s("other_line")}>
			<h3>{s("line_from", { n: branch.from })}</h3>
			<p class="facts">{said.length ? said.join(" · ") : s("line_empty")}</p>
			<div class="row">
				<Do act={back} off={!branch.moves.length}>
					{s("line_back")}
				</Do>
				<Do act={leave}>{s("line_leave")}</Do>
				<Do act={share}>{s("share_line")}</Do>
			</div>
			<p role="status">
				{view.over || !view.question
					? s("game_over")
					: s("asked_now", { who, what: view.question.say })}
			</p>
			{view.you >= 0 && <Answers key={branch.moves.length} view={view} add={add} />}
			{problem && <Complaint>{problem}</Complaint>}
		</section>
	);
}
