/* log.tsx: what happened, turn by turn, and aloud. */
import { Component } from "preact";
import type { Board, Happening, Lang, View } from "../kit/contract";
import { Icon, Shield } from "../kit/icon";
import { usePage } from "./context";
import type { State, Step } from "./link";
import { seatDue } from "./seats";
import { isHeading, signOf, type Told, type Turn, turnsOf, without } from "./turns";
import { clock } from "./when";

export { isHeading };

const isAfter = (a: Node, b: Node) =>
	!!(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The first line of the round before, or of the next one. */
function ofRound(list: HTMLElement, lines: HTMLElement[], from: HTMLElement, step: number) {
	const firsts = [...list.querySelectorAll<HTMLElement>(":scope > .head")]
		.map((head) => lines.find((line) => isAfter(head, line)))
		.filter((line): line is HTMLElement => !!line);
	if (step > 0) return firsts.find((line) => isAfter(from, line)) ?? lines.at(-1);
	return firsts.filter((line) => isAfter(line, from)).at(-1) ?? lines[0];
}

/* One stop for the tab key, arrows from line to line, pages from round to round. */
function onArrow(e: KeyboardEvent) {
	const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
	const page = { PageUp: -1, PageDown: 1 }[e.key];
	const end = { Home: 0, End: -1 }[e.key];
	const list = e.currentTarget as HTMLElement;
	const lines = [...list.querySelectorAll<HTMLElement>("button")].filter((line) =>
		line.checkVisibility(),
	);
	const from = document.activeElement as HTMLElement;
	const beside = step && lines[lines.indexOf(from) + step];
	const far = page ? ofRound(list, lines, from, page) : end !== undefined && lines.at(end);
	const to = beside || far;
	if (!to) return;
	e.preventDefault();
	to.focus();
}

/** Light up where something is, as long as somebody looks at its line. */
function light(pieces: string[], on: boolean): void {
	for (const piece of pieces)
		for (const e of document.querySelectorAll(
			`.table-page [data-piece="${CSS.escape(piece)}"]`,
		))
			e.classList.toggle("pointed", on);
}

interface Doing {
	board: Board;
	view: View;
	at?: number; // the ply that a replay shows
	onLine(told: Told, pieces: string[]): void;
}

interface LineProps {
	told: Told;
	name: string; // of whose turn it is
	other?: number; // the seat it tells of, where it is not that one
	newest: boolean;
	at?: number;
	marksOf(e: Happening): string[]; // asked when it is wanted: things may have moved since
	onLine(told: Told, pieces: string[]): void;
}

function Line({ told, name, other, newest, at, marksOf, onLine }: LineProps) {
	const { event } = told;
	const marks = () => marksOf(event);
	const sign = signOf(event);
	const here = told.ply + 1 === at;
	return (
		<li class={here ? "here" : ""} aria-current={here ? "step" : undefined}>
			<button
				type="button"
				tabIndex={newest ? 0 : -1}
				onClick={() => onLine(told, marks())}
				onPointerEnter={() => light(marks(), true)}
				onPointerLeave={() => light(marks(), false)}
				onFocus={() => light(marks(), true)}
				onBlur={() => light(marks(), false)}
			>
				<span class="sign">
					{other !== undefined && <Shield seat={other} size="1em" />}
					{other === undefined && sign && <Icon sign={sign} size="1em" />}
				</span>
				<span>{without(name, event.say)}</span>
			</button>
		</li>
	);
}

interface TurnProps extends Doing {
	turn: Turn;
	newest: boolean;
	dealt: string; // the words over what is folded
	lang: Lang;
}

type Drawn = Pick<LineProps, "marksOf" | "onLine" | "at"> & TurnProps;

const FEW = 2; // lines of dealing that need no folding

/** What one seat does often happens to others: those lines bear their shields. */
function otherThan(turn: Turn, { event }: Told, board: Board): number | undefined {
	const tells = board.catalogue.events[event.event]?.seat;
	return tells && event.seat !== turn.seat ? event.seat : undefined;
}

function Lines(props: Drawn & { name: string }) {
	const { turn, newest } = props;
	return (
		<ol>
			{turn.lines.map((told, i) => (
				<Line
					{...props}
					key={i}
					told={told}
					other={otherThan(turn, told, props.board)}
					newest={newest && i === turn.lines.length - 1}
				/>
			))}
		</ol>
	);
}

function Head({ turn, lang }: Drawn) {
	return (
		<li class="head">
			{turn.lines[0].event.say} <Time at={turn.at} lang={lang} />
		</li>
	);
}

function Time({ at, lang }: { at: number; lang: Lang }) {
	if (!at) return null;
	return <time dateTime={new Date(at).toISOString()}>{clock(at, lang)}</time>;
}

function Dealt(props: Drawn) {
	const { turn, dealt } = props;
	if (turn.lines.length <= FEW)
		return (
			<li class="dealt">
				<Lines {...props} name="" />
			</li>
		);
	return (
		<li class="dealt">
			<details>
				<summary>
					<span class="sign">
						<Icon sign="anycard" size="1em" />
					</span>
					{dealt} ({turn.lines.length})
				</summary>
				<Lines {...props} name="" />
			</details>
		</li>
	);
}

/** One turn.  It is drawn once, unless it goes on: with every change a long game would draw
    hundreds of lines again. */
class TurnView extends Component<TurnProps> {
	override shouldComponentUpdate(next: Readonly<TurnProps>): boolean {
		const { newest, lang, turn, at } = this.props;
		const isAt = (ply?: number) => turn.lines.some((l) => l.ply + 1 === ply);
		return (
			next.turn.lines.length !== turn.lines.length ||
			next.turn.lines.at(-1)!.event !== turn.lines.at(-1)!.event ||
			next.newest !== newest ||
			next.lang !== lang ||
			(next.at !== at && (isAt(at) || isAt(next.at)))
		);
	}
	override render(given: TurnProps) {
		const { turn, view, lang } = given;
		const props: Drawn = {
			...given,
			marksOf: (e) => this.props.board.marks(e, this.props.view),
			onLine: (told, pieces) => this.props.onLine(told, pieces),
		};
		if (turn.kind === "head") return <Head {...props} />;
		const name = view.seats[turn.seat]?.name;
		if (turn.kind === "dealt" || !name) return <Dealt {...props} />;
		return (
			<li class={`turn-lines seat-${turn.seat}`}>
				<div class="by">
					<Shield seat={turn.seat} size="1.1em" /> <b>{name}</b>{" "}
					<Time at={turn.at} lang={lang} />
				</div>
				<Lines {...props} name={name} />
			</li>
		);
	}
}

/** The turns of some steps, the newest below. */
export function TurnList({ steps, ...doing }: Doing & { steps: Step[] }) {
	const { lang, w } = usePage();
	const turns = turnsOf(steps, doing.board.catalogue);
	if (!turns.length) return <p class="facts">{w("nothing_yet")}</p>;
	return (
		<ol class="log" onKeyDown={onArrow}>
			{turns.map((turn, i) => (
				<TurnView
					{...doing}
					key={`${turn.ply}.${turn.kind}`}
					turn={turn}
					newest={i === turns.length - 1}
					dealt={w("dealt")}
					lang={lang}
				/>
			))}
		</ol>
	);
}

interface Props {
	board: Board;
	state: State;
	onPoint(pieces: string[]): void;
}

/** Newest below, and in sight as long as nobody scrolls up (the style sees to it); each line
    lights up what it tells of, and points at it when somebody clicks: things may have moved
    since. */
export function Log({ board, state, onPoint }: Props) {
	const { log, view } = state;
	return (
		<TurnList
			board={board}
			view={view!}
			steps={log}
			onLine={(_, pieces) => onPoint(pieces)}
		/>
	);
}

/** The latest events for ears, whichever tab is open. */
export function Aloud({ state }: { state: State }) {
	const isOpen = seatDue(state) === undefined;
	const latest: Happening[] = isOpen ? state.latest : [];
	return (
		<div class="visually-hidden" role="log" aria-live="polite" id="aloud">
			{latest.map(
				(e, i) => e.say && <p key={`${state.view!.ply}.${i}`}>{e.say}</p>,
			)}
		</div>
	);
}
