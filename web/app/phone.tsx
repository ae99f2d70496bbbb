/* phone.tsx: the tabs at the lower edge of a phone: board, me, rivals, log, chat. */
import { Icon, type Sign } from "../kit/icon";
import { usePage } from "./context";
import { Unread } from "./unread";

/** What fills a phone's screen between the header and the answers. */
export type Place = "board" | "me" | "rivals" | "talk" | "chat";

/** Where a tab of the rail stands on a phone. */
export const placeOf = (tab: string): Place => (tab === "chat" ? "chat" : "talk");

interface Props {
	unread: number;
	place: Place;
	onPlace(place: Place): void;
	tab: string;
	onTab(tab: string): void;
	hasOwn: boolean;
}

export function PhoneTabs({ unread, place, onPlace, tab, onTab, hasOwn }: Props) {
	const { w } = usePage();
	const last = tab === "chat" ? "log" : tab;
	const tabs: [Place, Sign, string, () => void][] = [
		["board", "tower", w("board_tab"), () => onPlace("board")],
		["me", "person", w("me_tab"), () => onPlace("me")],
		["rivals", "meeple", w("rivals"), () => onPlace("rivals")],
		["talk", "office", w("log"), () => onTab(last)],
		["chat", "shake", w("chat"), () => onTab("chat")],
	];
	return (
		<nav class="phone-tabs" aria-label={w("tabs")}>
			{tabs
				.filter(([id]) => id !== "me" || hasOwn)
				.map(([id, sign, name, act]) => (
					<button
						key={id}
						type="button"
						class={`tab-${id}`}
						aria-pressed={place === id}
						onClick={act}
					>
						<Icon sign={sign} size="1.4rem" />
						<span>
							{name} {id === "chat" && <Unread n={unread} />}
						</span>
					</button>
				))}
		</nav>
	);
}
