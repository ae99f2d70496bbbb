/* catalogue.ts: the games and bots this server offers, asked once for each language. */
import { useEffect, useState } from "preact/hooks";
import { usePage } from "./context";
import { type Catalogue, get } from "./http";

const asked = new Map<string, Promise<Catalogue>>();

export function useCatalogue(): { catalogue: Catalogue | null; error: string } {
	const { lang } = usePage();
	const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
	const [error, setError] = useState("");
	useEffect(() => {
		const answer = asked.get(lang) ?? get<Catalogue>("/api/games", lang);
		asked.set(lang, answer);
		answer.then(setCatalogue).catch((e) => {
			asked.delete(lang);
			setError(e.message);
		});
	}, [lang]);
	return { catalogue, error };
}

/** The bot for somebody who did not choose: not the silliest where there is another. */
export function usualBot(catalogue: Catalogue | null): string {
	const bots = catalogue?.bots ?? [];
	return bots[Math.min(1, bots.length - 1)]?.id ?? "random";
}
