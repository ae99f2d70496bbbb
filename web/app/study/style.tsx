/* style.tsx: the style of the pages of study comes with them. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { addStyle } from "../board";

/** What is inside is shown when its style is there: nothing jumps. */
export function Styled({ children }: { children: ComponentChildren }) {
	const [isThere, setThere] = useState(false);
	useEffect(() => {
		addStyle(STYLES.study)
			.catch(() => {}) // without it the page is plain, and works
			.then(() => setThere(true));
	}, []);
	return isThere ? <>{children}</> : <main class="page" />;
}
