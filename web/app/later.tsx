/* later.tsx: pages that are fetched when somebody goes there. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { usePage } from "./context";
import { focusPage, Silence } from "./frame";
import { isSite } from "./near";

/** A page that is fetched when it is first shown; nothing stands there until it is whole. */
export function later<P extends object>(fetchPage: () => Promise<ComponentType<P>>) {
	let known: ComponentType<P> | undefined;
	return function Later(props: P) {
		const { w } = usePage();
		const [Page, setPage] = useState<ComponentType<P> | undefined>(() => known);
		const [isLost, setLost] = useState(false);
		useEffect(() => {
			if (Page) return;
			fetchPage()
				.then((page) => {
					known = page;
					/* who was led here is led on to what has come */
					const isHere = document.activeElement?.tagName === "MAIN";
					setPage(() => page);
					if (isHere) requestAnimationFrame(focusPage);
				})
				.catch(() => setLost(true));
		}, []);
		if (Page) return <Page {...props} />;
		const why = isSite || !navigator.onLine ? "no_engine" : "no_answer";
		return <main class="page">{isLost && <Silence words={w(why)} />}</main>;
	};
}
