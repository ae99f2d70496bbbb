/* unread.tsx: how many lines of the chat nobody here has read. */
import { useEffect, useState } from "preact/hooks";
import { usePage } from "./context";
import type { ChatLine, State } from "./link";

/** How many lines of others came to the chat while another tab was open. */
export function useUnread(state: State, tab: string): number {
	const { me } = usePage();
	const { chat, table } = state;
	const last = chat.at(-1)?.n ?? 0;
	const [seen, setSeen] = useState(last);
	useEffect(() => {
		if (tab === "chat") setSeen(last);
	}, [tab, last]);
	const isMine = (c: ChatLine) =>
		c.seat < 0 ? c.name === me?.name : table!.you.includes(c.seat);
	if (tab === "chat") return 0;
	return chat.filter((c) => c.n > seen && !isMine(c)).length;
}

export function Unread({ n }: { n: number }) {
	const { w } = usePage();
	if (!n) return null;
	return (
		<span class="unread">
			{n}
			<span class="visually-hidden"> {w("unread")}</span>
		</span>
	);
}
