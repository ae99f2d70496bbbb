/* puzzles.tsx: find the move: positions out of games, each with one answer that is clearly the
 * best, on the game's own board. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board, Lang, View } from "../kit/contract";
import { Armed } from "../kit/icon";
import { useBoard } from "./board";
import { go, remember, remembered, usePage, useTitle } from "./context";
import { Bar, Dead, Do, NotFound } from "./frame";
import { openTable } from "./gamecard";
import { useGuest } from "./guest";
import { usualBot, useOffer } from "./offer";
import { fetchPuzzles, hasPuzzles, look, posed, type Puzzle, Riddle, stateOf } from "./riddle";
import { Stage } from "./stage";

/* What is only said here; it comes with this page. */
const rows = {
	//        Italian                                    English
	title:   ["Trova la mossa",                          "Find the move"],
	which:   ["Problema {n} di {all}",                   "Puzzle {n} of {all}"],
	level:   ["difficoltà {n} di 3",                     "difficulty {n} of 3"],
	task:    ["Una risposta è nettamente la migliore: dalla sul tavolo.", "One answer is clearly the best: give it on the board."],
	done:    ["risolti: {n}",                            "solved: {n}"],
	solved:  ["risolto",                                 "solved"],
	right:   ["Ben trovata!",                            "Well found!"],
	gives:   ["«{move}» cede {n} punti su cento di probabilità di vincere. C’è di meglio: riprova.", "“{move}” gives away {n} in a hundred of the chance to win. There is better: try again."],
	worse:   ["«{move}» è peggio: c’è di meglio, riprova.", "“{move}” is worse: there is better, try again."],
	show:    ["Mostra",                                  "Show it"],
	next:    ["Il prossimo",                             "Next one"],
	before:  ["Problema precedente",                     "Puzzle before"],
	after:   ["Problema successivo",                     "Puzzle after"],
	on:      ["Gioca da qui",                            "Play on from here"],
	missing: ["Qui i problemi non si possono mostrare.", "The puzzles cannot be shown here."],
};

function useRows() {
	const { lang } = usePage();
	return (row: keyof typeof rows, blanks: Record<string, string | number> = {}) =>
		rows[row][lang === "it" ? 0 : 1].replace(/\{(\w+)\}/g, (_, b) => String(blanks[b]));
}

/* ---- what was solved, in this browser ---- */

const keyOf = (game: string) => `puzzles.${game}`;

const solvedOf = (game: string): number[] =>
	remembered(keyOf(game)).split(" ").map(Number).filter(Boolean);

function keepSolved(game: string, n: number): void {
	const all = new Set([...solvedOf(game), n]);
	remember(keyOf(game), [...all].join(" "));
}

/** The next one that is not solved, from a number on and round; or simply the next. */
function nextOf(game: string, n: number, all: number): number {
	const solved = new Set(solvedOf(game));
	for (let i = 0; i < all; i++) {
		const at = ((n - 1 + i) % all) + 1;
		if (!solved.has(at)) return at;
	}
	return ((n - 1) % all) + 1;
}

/* ---- one of them ---- */

/** What came of the answers so far. */
interface Verdict {
	right?: boolean; // found, or (false) shown
	wrong?: string; // the latest that was not it
}

interface Posed {
	game: string;
	puzzle: Puzzle;
	n: number;
	all: number;
}

/** The view of a puzzle, before or after its answer; an error where the engine is missing. */
function useView({ game, puzzle }: Posed, isAnswered: boolean) {
	const { lang } = usePage();
	const [seen, setSeen] = useState<{ view: View; lang: Lang } | null>(null);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		let wanted = true;
		look(game, puzzle, lang, isAnswered ? { played: puzzle.answer } : {})
			.then(({ view }) => wanted && setSeen({ view: posed(view, isAnswered), lang }))
			.catch((e) => wanted && setProblem(e.message));
		return () => {
			wanted = false;
		};
	}, [game, puzzle, lang, isAnswered]);
	return { view: seen?.view ?? null, problem };
}

const Stars = ({ level }: { level: number }) => {
	const say = useRows();
	return (
		<span class="stars" role="img" aria-label={say("level", { n: level })}>
			{"★".repeat(level)}
			{"☆".repeat(3 - level)}
		</span>
	);
};

/** Which one it is, and the way to its neighbours. */
function Which({ game, puzzle, n, all }: Posed) {
	const say = useRows();
	const solved = solvedOf(game);
	const to = (at: number, sign: string, name: string) => (
		<button
			type="button"
			aria-label={name}
			title={name}
			disabled={at < 1 || at > all}
			onClick={() => go(`/puzzles/${game}/${at}`)}
		>
			{sign}
		</button>
	);
	return (
		<span class="which">
			{to(n - 1, "‹", say("before"))}
			<span class="which-one">
				<b>{say("which", { n, all })}</b> <Stars level={puzzle.level} />{" "}
				{solved.includes(n) && <span class="solved">✓ {say("solved")}</span>}
				<small>{say("done", { n: solved.length })}</small>
			</span>
			{to(n + 1, "›", say("after"))}
		</span>
	);
}

/** What to do, what an answer gave away, or the answer and why. */
function useWords({ puzzle }: Posed, verdict: Verdict, sayOf: (move: string) => string) {
	const { lang } = usePage();
	const say = useRows();
	if (verdict.right !== undefined)
		return `${verdict.right ? `${say("right")} ` : ""}${puzzle[lang]}`;
	if (verdict.wrong === undefined) return say("task");
	const chance = puzzle.others[verdict.wrong];
	const move = sayOf(verdict.wrong);
	if (chance === undefined) return say("worse", { move });
	return say("gives", { move, n: puzzle.chance - chance });
}

/** Go on with a game from the position, against bots. */
function PlayOn({ game, puzzle, view }: Posed & { view: View }) {
	const { lang } = usePage();
	const say = useRows();
	const { enter } = useGuest();
	const { offer } = useOffer();
	const [problem, setProblem] = useState("");
	const bot = usualBot(offer);
	const start = async () => {
		const seats = view.seats.map((_, i) =>
			i === puzzle.seat ? { kind: "me" } : { kind: "bot", bot },
		);
		const body = { game, position: puzzle.position, seats, pace: { kind: "none" }, lang };
		try {
			await enter();
			go(`/t/${await openTable(lang, body, false, true)}`);
		} catch (e) {
			setProblem((e as Error).message);
		}
	};
	return (
		<>
			<Do act={start}>{say("on")}</Do>
			{problem && <span role="alert">{problem}</span>}
		</>
	);
}

interface LeadProps extends Posed {
	verdict: Verdict;
	view: View;
	words: string;
	onShow(): void;
}

/** The line under the bar: the task, then the verdict. */
function Lead(props: LeadProps) {
	const { game, n, all, verdict, words, onShow } = props;
	const say = useRows();
	const next = useRef<HTMLButtonElement>(null);
	const isTold = verdict.right !== undefined;
	useEffect(() => {
		if (isTold) next.current?.focus({ preventScroll: true });
	}, [isTold]);
	return (
		<div class={`recap guided puzzle-lead ${isTold ? "told" : ""}`}>
			<Which {...props} />
			<p role="status" tabIndex={0}>
				{words}
			</p>
			{isTold && <PlayOn {...props} />}
			{isTold ? (
				<button
					type="button"
					class="main"
					ref={next}
					onClick={() => go(`/puzzles/${game}/${nextOf(game, (n % all) + 1, all)}`)}
				>
					{say("next")}
				</button>
			) : (
				<Do act={onShow}>{say("show")}</Do>
			)}
		</div>
	);
}

function OnStage({ board, view, ...one }: Posed & { board: Board; view: View } & Judged) {
	const { lang } = usePage();
	const say = useRows();
	const { verdict, judge, show } = one;
	const sayOf = (move: string) => view.moves?.find((m) => m.move === move)?.say ?? move;
	const words = useWords(one, verdict, sayOf);
	const title = say("title");
	const state = useMemo(() => stateOf(view, title), [view, title]);
	const onWhy = (why: string) => look(one.game, one.puzzle, lang, { why });
	const link = useMemo(() => new Riddle(state, judge, onWhy), [state, one.puzzle]);
	return (
		<Armed charges={board.charges}>
			<div class="puzzling">
				<Stage
					board={board}
					state={state}
					link={link}
					lead={<Lead {...one} view={view} words={words} onShow={show} />}
				/>
			</div>
		</Armed>
	);
}

interface Judged {
	verdict: Verdict;
	judge(move: string): void;
	show(): void;
}

/** Answers are judged here: the first that is right ends it. */
function useVerdict({ game, puzzle, n }: Posed): Judged {
	const [verdict, setVerdict] = useState<Verdict>({});
	const judge = (move: string) => {
		if (move !== puzzle.answer) return setVerdict({ wrong: move });
		keepSolved(game, n);
		setVerdict({ right: true });
	};
	return { verdict, judge, show: () => setVerdict({ right: false }) };
}

function One(posed: Posed) {
	const { lang, w } = usePage();
	const say = useRows();
	const judged = useVerdict(posed);
	const board = useBoard(posed.game, lang);
	const { view, problem } = useView(posed, judged.verdict.right !== undefined);
	useTitle(say("title"));
	if (problem) return <Missing why={problem} />;
	if (!view || !board) return <Waiting words={w("loading")} />;
	return <OnStage {...posed} {...judged} board={board} view={view} />;
}

const Waiting = ({ words }: { words: string }) => (
	<>
		<Bar />
		<main class="page">
			<p role="status">{words}</p>
		</main>
	</>
);

function Missing({ why }: { why: string }) {
	const say = useRows();
	return (
		<>
			<Bar />
			<Dead what={say("missing")} why={why} />
		</>
	);
}

function usePuzzles(game: string) {
	const [puzzles, setPuzzles] = useState<Puzzle[] | null>(null);
	const [problem, setProblem] = useState("");
	useEffect(() => {
		if (hasPuzzles(game))
			fetchPuzzles(game).then(setPuzzles, (e) => setProblem(e.message));
	}, [game]);
	return { puzzles, problem };
}

export function Puzzles({ game, at }: { game: string; at?: string }) {
	const { w } = usePage();
	const { puzzles, problem } = usePuzzles(game);
	if (!hasPuzzles(game))
		return (
			<>
				<Bar />
				<NotFound />
			</>
		);
	if (problem) return <Missing why={problem} />;
	if (!puzzles) return <Waiting words={w("loading")} />;
	const all = puzzles.length;
	const asked = Number(at);
	const n = puzzles[asked - 1] ? asked : nextOf(game, 1, all);
	return <One key={n} game={game} puzzle={puzzles[n - 1]} n={n} all={all} />;
}
