/* ends.ts: the ends of a chart's lines, where their names stand. */

const APART = 20;

/** Ends that would lie on one another stand below each other, and none below the lowest. */
export function spread(ends: number[], lowest: number): number[] {
	const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b]);
	const at = [...ends];
	for (let i = 1; i < order.length; i++)
		at[order[i]] = Math.max(at[order[i]], at[order[i - 1]] + APART);
	for (const seat of order.reverse()) {
		at[seat] = Math.min(at[seat], lowest);
		lowest = at[seat] - APART;
	}
	return at;
}
