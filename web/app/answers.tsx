/* answers.tsx: the answers under the question, and the confirmation of those without return. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { brought, candidates, counted, exactly, isHandful, keysOf } from "../kit/answer";
import type { Board, Move, Scene, View } from "../kit/contract";
import { Changes } from "../kit/price";
import { usePage } from "./context";
import { Do, focusPage } from "./frame";
import { Quantity } from "./quantity";

/** What an answer costs and gives, where it does. */
function Brings({ board, scene, move }: { board: Board; scene: Scene; move: Move }) {
	const changes = brought(board, move);
	if (!changes?.length) return null;
	return <Changes scene={scene} changes={changes} Good={board.Good} />;
}

function Buttons({
	board,
	scene,
	moves,
	onAnswer,
	keys,
	piecesOf,
}: {
	board: Board;
	scene: Scene;
	moves: Move[];
	onAnswer(m: Move): void;
	keys?: boolean;
	piecesOf?(m: Move): string[]; // that can be touched for it
}) {
	const digits = keys ? keysOf(board, scene.view, moves) : [];
	return (
		<div class="answers">
			{moves.map((m, i) => (
				<button
					type="button"
					key={m.move}
					data-answer={m.move}
					data-pieces={piecesOf?.(m).join(" ")}
					onClick={() => onAnswer(m)}
				>
					{digits[i] > 0 && <kbd aria-hidden="true">{digits[i]}</kbd>}
					<span>{m.say}</span>
					<Brings board={board} scene={scene} move={m} />
				</button>
			))}
		</div>
	);
}

interface Props {
	board: Board;
	scene: Scene;
	view: View;
	picked: string[];
	answer(move: Move): void;
	letGo(): void;
}

/** The pieces of an answer that have not been picked yet. */
const toTouch = ({ board, view, picked }: Props) =>
	(m: Move) => board.touches(m, view).filter((piece) => !picked.includes(piece));

/** What the picked pieces leave. */
function Left(props: Props) {
	const { board, scene, view, picked, answer, letGo } = props;
	const { w } = usePage();
	const open = candidates(board, view, picked);
	const exact = exactly(board, view, picked);
	const shown = isHandful(board, open) ? (exact ? [exact] : []) : open;
	return (
		<div class="answers-row">
			<Buttons
				board={board}
				scene={scene}
				moves={shown}
				onAnswer={answer}
				piecesOf={isHandful(board, open) ? undefined : toTouch(props)}
			/>
			{shown.length > 1 && <AllAnswers {...props} moves={shown} spare />}
			<button type="button" class="plain" onClick={letGo}>
				{w("let_go")}
			</button>
		</div>
	);
}

/** Answers in a list that lies over the board while it is open; a spare one is there for those
    that have no room in the bar. */
function AllAnswers(props: Props & { moves?: Move[]; spare?: boolean }) {
	const { board, scene, view, answer, moves = view.moves!, spare } = props;
	const { w } = usePage();
	return (
		<details class={`all-answers ${spare ? "spare" : ""}`}>
			<summary title={w("answers")}>{w("n_answers", { n: moves.length })}</summary>
			<Buttons board={board} scene={scene} moves={moves} onAnswer={answer} keys />
		</details>
	);
}

/** Those answers that no piece of the board stands for, and those the picked pieces leave. */
export function Answers(props: Props) {
	const { board, scene, view, picked, answer } = props;
	const all = view.moves ?? [];
	if (!all.length) return null;
	if (picked.length) return <Left {...props} />;
	const bare = all.filter((m) => board.touches(m, view).length === 0);
	const few = all.length <= 4 ? all : bare;
	const { numbers, others } = counted(few);
	if (numbers.length)
		return (
			<div class="answers-row">
				<Quantity board={board} scene={scene} moves={numbers} answer={answer} />
				{others.length > 0 && (
					<Buttons board={board} scene={scene} moves={others} onAnswer={answer} />
				)}
				<AllAnswers {...props} spare={few.length === all.length} />
			</div>
		);
	return (
		<div class="answers-row">
			{few.length > 0 && (
				<Buttons
					board={board}
					scene={scene}
					moves={few}
					onAnswer={answer}
					keys={few === all}
					piecesOf={toTouch(props)}
				/>
			)}
			<AllAnswers {...props} spare={few.length === all.length} />
		</div>
	);
}

/* The tab key stays among the buttons of a dialog. */
function onTab(e: KeyboardEvent): void {
	if (e.key !== "Tab") return;
	const dialog = e.currentTarget as HTMLElement;
	const buttons = [...dialog.querySelectorAll<HTMLElement>("button")];
	const at = buttons.indexOf(document.activeElement as HTMLElement);
	const to = (at + (e.shiftKey ? -1 : 1) + buttons.length) % buttons.length;
	buttons[to].focus();
	e.preventDefault();
}

/** The dialog has taken the answers' place: it opens with the focus on its first button and
    gives it back to the piece it came from, or to the answer's new button, or the question;
    unless somebody has it by then, such as the dialog of another answer. */
function useFirstFocus(move: Move) {
	const first = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		// at once: the next key may come before the next frame
		const before = document.activeElement as HTMLElement | SVGElement | null;
		first.current?.focus();
		const giveBack = () => {
			if (document.activeElement !== document.body) return;
			const again = `.zone [data-answer="${CSS.escape(move.move)}"]`;
			const isThere = before?.isConnected && before !== document.body;
			const to = isThere ? before : document.querySelector<HTMLElement>(again);
			to?.focus({ preventScroll: true });
			if (document.activeElement === document.body) focusPage();
		};
		return () => queueMicrotask(giveBack); // once the answers are drawn again
	}, []);
	return first;
}

/** Asked of what cannot be taken back, or may have been touched for something else; Enter says
    yes, Escape no. */
export function Confirm(props: {
	board: Board;
	scene: Scene;
	move: Move;
	confirm(): void;
	letGo(): void;
}) {
	const { move, confirm, letGo } = props;
	const { w } = usePage();
	const id = useId();
	const yes = useFirstFocus(move);
	return (
		<div
			class="final"
			role="alertdialog"
			aria-label={w("confirm")}
			aria-describedby={id}
			onKeyDown={onTab}
		>
			<span id={id}>
				<b>{move.say}</b>. {w(move.final ? "no_way_back" : "really")}{" "}
				<Brings {...props} />
			</span>
			<button
				ref={yes}
				type="button"
				class="main"
				data-answer={move.move}
				onClick={confirm}
			>
				{w("confirm")}
			</button>
			<Do act={letGo}>{w("cancel")}</Do>
		</div>
	);
}
