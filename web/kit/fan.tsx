/* fan.tsx: cards that lie over one another as much as there is room, each to be seen at its edge;
 * the one that is looked at comes to the front. */
import type { ComponentChildren } from "preact";

/** The last one lies on top and is seen whole.  Each child is a card of the same width. */
export function Fan({ label, cards }: { label: string; cards: ComponentChildren[] }) {
	return (
		<ul class="fan" aria-label={label}>
			{cards.map((card, i) => (
				<li key={i}>{card}</li>
			))}
		</ul>
	);
}
