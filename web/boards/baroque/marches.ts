/* marches.ts: where armies have gone in this action, and where they are about to go.
 *
 * The view tells where armies stand and which wait for a battle or a forced march; where a
 * group came from is seen by comparing it with the view before. */
import { useRef } from "preact/hooks";
import type { Board, State } from "./state";
import type { BScene } from "./view";

export interface March {
	from: State;
	to: State;
	n: number;
	seat: number;
	how: "done" | "attack" | "forced";
}

function counts(b: Board, seat: number): Map<State, number> {
	const n = new Map<State, number>();
	for (const id of b.armies)
		if (b.camp[seat].includes(id)) n.set(id, (n.get(id) ?? 0) + 1);
	b.attack_at.forEach((at, i) => {
		if (at && seat === b.active) n.set(at, (n.get(at) ?? 0) + b.attack_n[i]);
	});
	return n;
}

/* One state lost as many as another gained: they went from here to there. */
function step(before: Board, after: Board): March | null {
	const seat = after.active;
	const [was, is] = [counts(before, seat), counts(after, seat)];
	const changes = [...new Set([...was.keys(), ...is.keys()])]
		.map((id) => ({ id, by: (is.get(id) ?? 0) - (was.get(id) ?? 0) }))
		.filter(({ by }) => by);
	const [a, b] = changes;
	if (changes.length !== 2 || a.by !== -b.by) return null;
	const [from, to] = a.by < 0 ? [a, b] : [b, a];
	return { from: from.id, to: to.id, n: to.by, seat, how: "done" };
}

function waiting(b: Board): March[] {
	const groups = (
		from: (State | null)[],
		to: (State | null)[],
		n: number[],
		how: March["how"],
	): March[] =>
		from.flatMap((at, i) =>
			at && to[i] && n[i] ? [{ from: at, to: to[i]!, n: n[i], seat: b.active, how }] : [],
		);
	return [
		...groups(b.attack_from, b.attack_at, b.attack_n, "attack"),
		...groups(b.march_from, b.march_to, b.march_n, "forced"),
	];
}

const moving = ["group", "step", "march", "troop", "battle", "pledge", "lay", "ride"];

/** The arrows to draw; those of an action stay until it is over. */
export function useMarches({ view }: BScene): March[] {
	const before = useRef<{ ply: number; board: Board } | null>(null);
	const done = useRef<March[]>([]);
	const last = before.current;
	if (last?.ply !== view.ply) {
		const seen = last && view.ply > last.ply ? step(last.board, view.board) : null;
		const isMoving = moving.includes(view.question?.id ?? "");
		if (last && view.ply < last.ply) done.current = [];
		done.current = isMoving && seen ? [...done.current, seen] : isMoving ? done.current : [];
		before.current = { ply: view.ply, board: view.board };
	}
	const now = waiting(view.board);
	const same = (a: March, b: March) => a.from === b.from && a.to === b.to;
	return [...done.current.filter((d) => !now.some((w) => same(d, w))), ...now];
}
