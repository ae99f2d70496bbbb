/* standards.ts: which standard is which, so that it can be seen to march.  The board knows how many
 * armies stand where; a standard that is gone here and new there has gone from here to there. */
import { map } from "map:baroque";
import { useRef } from "preact/hooks";
import type { State } from "./state";
import type { Land } from "./view";

interface Standard {
	name: string;
	at: State;
	seat: number;
	n: number;
}

const standing = (lands: Land[]): Standard[] =>
	lands.flatMap(({ id, camper, armies }) =>
		camper === null ? [] : [{ name: "", at: id, seat: camper, n: armies }],
	);

function far(a: State, b: State): number {
	const [p, q] = [map.lands[a].army, map.lands[b].army];
	return Math.hypot(p[0] - q[0], p[1] - q[1]);
}

let born = 0;
const fresh = (seat: number) => `army-${seat}-${born++}`;

/** The one from which a standard came: whole, or as a part of those who stay. */
function originOf(is: Standard, was: Standard[], now: Standard[]): Standard | undefined {
	const left = (s: Standard) => now.find((n) => n.at === s.at && n.seat === s.seat)?.n ?? 0;
	return was
		.filter((s) => s.seat === is.seat && left(s) < s.n)
		.sort((a, b) => left(a) - left(b) || far(a.at, is.at) - far(b.at, is.at))[0];
}

function follow(was: Standard[], now: Standard[]): Standard[] {
	const rest = [...was];
	const taken = (s: Standard | undefined, seat: number) => {
		if (!s) return fresh(seat);
		rest.splice(rest.indexOf(s), 1);
		return s.name;
	};
	const isNew = (s: Standard) => !was.some((w) => w.at === s.at && w.seat === s.seat);
	for (const s of now.filter(isNew)) s.name = taken(originOf(s, rest, now), s.seat);
	for (const s of now.filter((s) => !s.name))
		s.name = taken(rest.find((w) => w.at === s.at && w.seat === s.seat), s.seat);
	return now;
}

/** A name for the standard in each state. */
export function useStandards(lands: Land[]): Map<State, string> {
	const was = useRef<{ lands: Land[]; all: Standard[] }>({ lands: [], all: [] });
	if (was.current.lands !== lands)
		was.current = { lands, all: follow(was.current.all, standing(lands)) };
	return new Map(was.current.all.map(({ at, name }) => [at, name]));
}
