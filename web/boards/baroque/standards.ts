/* standards.ts: which standard is which, so that it can be seen to march.  The board knows how many
 * armies stand where; a standard that is gone here and new there has gone from here to there. */
import type { State } from "./state";

export interface Standard {
	name: string; // empty until it is known
	at: State;
	seat: number;
	n: number;
}

type Far = (a: State, b: State) => number;

let born = 0;
const fresh = (seat: number) => `army-${seat}-${born++}`;
const isSame = (a: Standard) => (b: Standard) => a.at === b.at && a.seat === b.seat;

/** The one from which a standard came: all of it, or a part while the rest stays. */
function originOf(is: Standard, was: Standard[], now: Standard[], far: Far) {
	const left = (s: Standard) => now.find(isSame(s))?.n ?? 0;
	return was
		.filter((s) => s.seat === is.seat && left(s) < s.n)
		.sort((a, b) => left(a) - left(b) || far(a.at, is.at) - far(b.at, is.at))[0];
}

/** Those that stand now, with the names of those that stood before. */
export function follow(was: Standard[], now: Standard[], far: Far): Standard[] {
	const rest = [...was];
	const take = (s: Standard | undefined, seat: number) => {
		if (!s) return fresh(seat);
		rest.splice(rest.indexOf(s), 1);
		return s.name;
	};
	const named = now.map((s) => ({ ...s }));
	for (const s of named.filter((s) => !was.some(isSame(s))))
		s.name = take(originOf(s, rest, now, far), s.seat);
	for (const s of named.filter((s) => !s.name)) s.name = take(rest.find(isSame(s)), s.seat);
	return named;
}
