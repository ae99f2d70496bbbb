/* playing.ts: what a person has picked, is asked to confirm, or was refused, and the scene
 * that a board is given because of it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { candidates, kindOf, livePieces, obvious, pricesOf, touch } from "../kit/answer";
import type { Board, Move, Scene, View } from "../kit/contract";
import { usePage } from "./context";
import type { Link, State } from "./link";
import { wants } from "./wishes";

export interface Why {
	say: string;
	rule: string;
}

/* The rule that forbids one of the guesses, if any does: the first. */
async function askWhy(link: Link, guesses: string[]): Promise<Why | null> {
	for (const guess of guesses) {
		const { legal, say, rule } = await link.why(guess);
		if (!legal && rule) return { say, rule };
	}
	return null;
}

/** Why a touched thing leads nowhere.  Where no rule forbids it, it answers another question
    than the one that is open: that is what to say, and what is wished for later.  Who is not
    asked need not ask either: the server may be ahead of what is shown. */
function useReason(view: View, link: Link) {
	const { w } = usePage();
	const { question } = view;
	return async (guesses: string[], isKept: boolean): Promise<Why & Early> => {
		if (view.over) return { say: w("over"), rule: "" };
		if (!view.moves?.length || !question)
			return { say: w(view.you < 0 ? "watching" : "not_your_turn"), rule: "" };
		const forbidden = await askWhy(link, guesses);
		if (forbidden && isKept)
			return { ...forbidden, say: `${forbidden.say}. ${w("kept_later")}`, isEarly: true };
		if (forbidden) return forbidden;
		const first = w("answer_first", { question: question.say });
		return { say: first, rule: question.rule, isEarly: true };
	};
}

interface Early {
	isEarly?: boolean; // it answers a question that may come
}

export interface Playing {
	picked: string[];
	wish: string | null;
	confirming: Move | null;
	why: Why | null;
	scene: Scene;
	answer(move: Move): void;
	confirm(): void;
	letGo(): void;
	closeWhy(): void;
}

/** How each piece stands, given what is picked. */
function useStanding(board: Board, state: State, picked: string[]): Scene["stands"] {
	const view = state.view!;
	const fresh = useMemo(
		() => new Set(state.latest.flatMap((e) => board.marks(e, view))),
		[board, state.latest, view],
	);
	const live = useMemo(() => livePieces(board, view, picked), [board, view, picked]);
	const prices = useMemo(() => pricesOf(board, view, picked), [board, view, picked]);
	return (piece) => ({
		live: !state.answered && (live.has(kindOf(piece)) || picked.includes(piece)),
		picked: picked.includes(piece),
		fresh: fresh.has(kindOf(piece)),
		brings: prices.get(kindOf(piece)),
	});
}

/** A reason to show: of the server's own accord, or because somebody asked. */
function useWhy(state: State, link: Link) {
	const [why, setWhy] = useState<Why | null>(null);
	useEffect(() => setWhy(null), [state.view!.ply]);
	useEffect(() => {
		if (state.refusal) setWhy(state.refusal);
	}, [state.refusal]);
	const closeWhy = () => {
		setWhy(null);
		link.forget();
	};
	const reason = useReason(state.view!, link);
	const tellWhy = async (guesses: string[], isKept: boolean): Promise<boolean> => {
		const { isEarly, ...why } = await reason(guesses, isKept);
		setWhy(why);
		return !!isEarly;
	};
	return { why, hideWhy: () => setWhy(null), tellWhy, closeWhy };
}

/** What was touched before its question came: it is chosen as soon as it is asked for, in the
    same turn.  So the place may be touched first and the member later.  It waits through what is
    asked before, until the question comes again at which it was touched. */
function useWish(board: Board, state: State, onTouch: (piece: string, again: boolean) => void) {
	const [wish, setWish] = useState<{ piece: string; at: string } | null>(null);
	const { ply, you, moves, question } = state.view!;
	const at = question?.id ?? "";
	useEffect(() => {
		const isMine = state.log.at(-1)?.seat === you;
		if (!wish || !moves?.length || !isMine) return setWish(null);
		const { piece } = wish;
		const named = moves.some((m) => board.touches(m, state.view!).some(isAlike(piece)));
		const isAsked = named || board.guesses(piece, state.view!).length > 0;
		if (isAsked || at === wish.at) setWish(null);
		if (isAsked) onTouch(piece, true);
	}, [ply, you]);
	return {
		wish: wish?.piece ?? null,
		setWish: (piece: string | null) => setWish(piece === null ? null : { piece, at }),
	};
}

const isAlike = (wish: string) => (piece: string) =>
	piece.split(":")[0] === wish.split(":")[0];

/* What was picked survives a reload, as long as the same question is open. */
const keyOf = (state: State) => `ludoteca.picked.${state.table!.id}`;

function keepPicked(state: State, picked: string[]): void {
	const { ply, you } = state.view!;
	try {
		sessionStorage.setItem(keyOf(state), JSON.stringify({ ply, you, picked }));
	} catch {
		/* a browser that keeps nothing still plays */
	}
}

function keptPicked(board: Board, state: State): string[] {
	const view = state.view!;
	try {
		const kept = JSON.parse(sessionStorage.getItem(keyOf(state)) ?? "null");
		if (kept?.ply !== view.ply || kept.you !== view.you) return [];
		return candidates(board, view, kept.picked).length ? kept.picked : [];
	} catch {
		return [];
	}
}

/** The pieces touched so far for an answer that takes several. */
function usePicked(board: Board, state: State): [string[], (picked: string[]) => void] {
	const [picked, setPicked] = useState(() => keptPicked(board, state));
	const pick = (pieces: string[]) => {
		if (!pieces.length && !picked.length) return;
		keepPicked(state, pieces);
		setPicked(pieces);
	};
	return [picked, pick];
}

/** What goes without saying is answered at once, where this page has just answered and has not
    taken it back: of the answers all but one give more for nothing. */
function useObvious(state: State, send: (move: Move) => void) {
	const hasAnswered = useRef(false);
	const { ply, you, moves } = state.view!;
	useLayoutEffect(() => {
		const move = hasAnswered.current && obvious(moves);
		hasAnswered.current = false;
		if (move) send(move);
	}, [ply, you]);
	return () => (hasAnswered.current = true);
}

/** What is picked, and what waits to be confirmed; both go with their question. */
function useAnswering(board: Board, state: State, link: Link, hideWhy: () => void) {
	const view = state.view!;
	const [picked, setPicked] = usePicked(board, state);
	const [confirming, setConfirming] = useState<Move | null>(null);
	const clear = () => {
		setPicked([]);
		setConfirming(null);
	};
	const asked = `${view.ply} ${view.you} ${view.question?.id}`;
	const [answering, setAnswering] = useState(asked);
	useEffect(() => {
		if (asked !== answering) clear();
		setAnswering(asked);
	}, [asked]);
	const give = (move: Move) => {
		clear();
		hideWhy();
		link.move(move.move);
	};
	const hasAnswered = useObvious(state, give);
	const send = (move: Move) => {
		hasAnswered();
		give(move);
	};
	const answer = (move: Move) => {
		if (state.answered) return;
		if (move.final && wants("confirm")) setConfirming(move);
		else send(move);
	};
	return { picked, setPicked, confirming, setConfirming, send, answer };
}

const needsYes = (board: Board, { verb }: Move) =>
	!!board.confirms?.includes(verb) && wants("confirm");

/** Does it answer a question that comes later, though not the one that is open? */
const isEarlyHere = ({ early }: Board, { question }: View, piece: string) =>
	!!early?.[question?.id ?? ""]?.includes(piece.split(":")[0]);

export function usePlaying(board: Board, state: State, link: Link): Playing {
	const { lang } = usePage();
	const view = state.view!;
	const { why, hideWhy, tellWhy, closeWhy } = useWhy(state, link);
	const answering = useAnswering(board, state, link, hideWhy);
	const { picked, setPicked, confirming, setConfirming, send, answer } = answering;
	const standing = useStanding(board, state, picked);
	const onTouch = (piece: string, again = false) => {
		const result = touch(board, view, picked, piece);
		setConfirming(null);
		if (result.to === "pick") return setPicked(result.picked);
		if (result.to === "answer" && needsYes(board, result.move))
			return setConfirming(result.move);
		if (result.to === "answer") return answer(result.move);
		const isKept = !again && isEarlyHere(board, view, piece);
		tellWhy(result.guesses, isKept).then((isEarly) =>
			setWish(isEarly ? kindOf(piece) : null));
	};
	const { wish, setWish } = useWish(board, state, onTouch);
	/* who does not confirm is where they were before: what they had picked stays */
	const letGo = () => {
		setWish(null);
		if (confirming) setConfirming(null);
		else setPicked([]);
	};
	const stands: Scene["stands"] = (piece) => ({
		...standing(piece),
		wished: wish === kindOf(piece),
	});
	const byHand = (piece: string) => onTouch(piece);
	const scene: Scene = { view, lang, catalogue: board.catalogue, stands, touch: byHand };
	const confirm = () => confirming && send(confirming);
	return { picked, wish, confirming, why, scene, answer, letGo, confirm, closeWhy };
}
