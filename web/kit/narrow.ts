/* narrow.ts: is this a phone held upright?  For boards that are drawn otherwise then. */
import { useEffect, useState } from "preact/hooks";

const query = "(max-width: 40rem)"; // the same as in the styles

export function useNarrow(): boolean {
	const [narrow, setNarrow] = useState(() => matchMedia(query).matches);
	useEffect(() => {
		const media = matchMedia(query);
		const hear = () => setNarrow(media.matches);
		media.addEventListener("change", hear);
		return () => media.removeEventListener("change", hear);
	}, []);
	return narrow;
}
