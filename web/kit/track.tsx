/* track.tsx: a row of numbered spaces with a disc for each seat. */
import { useMemo } from "preact/hooks";
import { Charge } from "./icon";

/** A seat's disc, with its charge. */
export function Disc({ seat, move }: { seat: number; move?: string }) {
	return (
		<svg class={`disc seat-${seat}`} viewBox="-12 -12 24 24" data-move={move}>
			<circle class="field" r={11} />
			<Charge seat={seat} w={13} />
		</svg>
	);
}

interface TrackProps {
	label: string;
	to: number; // spaces 0 to this one
	at: number[]; // where each seat stands
	names: string[];
	marks?: Record<number, string>; // a sign over a space
	points?: number[]; // what a space is worth
}

function Space({ on, marks, points, at, label }: TrackProps & { on: number }) {
	return (
		<li class={marks?.[on] ? "space marked" : "space"}>
			<span class="no">{on}</span>
			{marks?.[on] && <span class="mark">{marks[on]}</span>}
			<span class="discs">
				{at.map(
					(v, seat) =>
						v === on && (
							<Disc key={seat} seat={seat} move={`${label}-${seat}`} />
						),
				)}
			</span>
			{points && <span class="points">{points[on]}</span>}
		</li>
	);
}

/** Drawn again only when somebody has moved. */
export function Track(props: TrackProps) {
	const { label, to, names, marks, points } = props;
	const said = props.at.map((v, i) => `${names[i]} ${v}`).join(", ");
	const spaces = useMemo(() => {
		const at = props.at.map((v) => Math.min(Math.max(v, 0), to));
		return Array.from({ length: to + 1 }, (_, on) => (
			<Space key={on} {...props} at={at} on={on} />
		));
	}, [label, to, said, points, JSON.stringify(marks)]);
	return (
		<div class="track" role="img" aria-label={`${label}: ${said}`}>
			<ol aria-hidden="true">{spaces}</ol>
		</div>
	);
}
