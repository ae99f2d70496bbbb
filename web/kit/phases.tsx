/* phases.tsx: the phases of a round, and which one it is. */
import type { Token } from "./contract";

export function Phases({
	label,
	phases,
	now,
}: {
	label: string;
	phases: { id: Token; say: string }[];
	now: Token | null;
}) {
	const at = phases.findIndex((p) => p.id === now);
	return (
		<ol class="phases" aria-label={label}>
			{phases.map((p, i) => (
				<li
					key={p.id}
					data-move={`phase-${p.id}`}
					class={i === at ? "now" : i < at ? "done" : ""}
					aria-current={i === at ? "step" : undefined}
				>
					{p.say}
				</li>
			))}
		</ol>
	);
}
