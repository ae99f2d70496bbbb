/* telling.tsx: what the scenes share: what an event says, and the lines that come one by one. */
import type { Happening, Telling } from "../../kit/contract";
import type { Board, EventArgs } from "./state";

/** What an event of this name says, if it was among them. */
export function told<E extends keyof EventArgs>(events: Happening[], name: E) {
	const found = events.find(({ event }) => event === name);
	return found && { seat: found.seat, args: found.args as unknown as EventArgs[E] };
}

const MANY = 4; // lines, from which on there are two columns where they have room

/** Lines come one after the other; the room for all of them is there from the start. */
export function Lines({ events, step }: Telling<Board>) {
	return (
		<ol class={`lines-told ${events.length > MANY ? "many" : ""}`}>
			{events.map((event, i) => (
				<li key={i === step ? `now ${i}` : i} class={i > step ? "later" : i === step ? "now" : ""}>
					{event.say}
				</li>
			))}
		</ol>
	);
}
