/* pile.tsx: a deck or a heap of discards: how many there are, and which, where that is open. */
import type { ComponentChildren } from "preact";
import { Tally } from "./piece";

export function Pile({
	label,
	n,
	isOpen,
	children,
}: {
	label: string;
	n: number;
	isOpen?: boolean; // something in it is asked for
	children?: ComponentChildren; // what lies in it; a closed one has nothing to show
}) {
	const face = (
		<>
			<span class={n ? "back" : "back empty"} aria-hidden="true">
				<Tally n={n} />
			</span>
			<span class="pile-name">
				{label} <span class="visually-hidden">{n}</span>
			</span>
		</>
	);
	if (!children) return <div class="pile">{face}</div>;
	return (
		<details class="pile" open={isOpen}>
			<summary>{face}</summary>
			<div class="things">{children}</div>
		</details>
	);
}
