/* offer.ts: the games and bots this server offers, asked once for each language. */
import { useEffect, useState } from "preact/hooks";
import { usePage } from "./context";
import { type GameInfo, type Offer, get } from "./http";

const asked = new Map<string, Promise<Offer>>();

export function useOffer(): { offer: Offer | null; error: string } {
	const { lang } = usePage();
	const [offer, setOffer] = useState<Offer | null>(null);
	const [error, setError] = useState("");
	useEffect(() => {
		const answer = asked.get(lang) ?? get<Offer>("/api/games", lang);
		asked.set(lang, answer);
		answer.then(setOffer).catch((e) => {
			asked.delete(lang);
			setError(e.message);
		});
	}, [lang]);
	return { offer, error };
}

/** The bot for somebody who did not choose: not the silliest where there is another. */
export function usualBot(offer: Offer | null): string {
	const bots = offer?.bots ?? [];
	return bots[Math.min(1, bots.length - 1)]?.id ?? "random";
}

const USUAL = 4;

/** As many as most people play these games with. */
export const usualSeats = (info: GameInfo): number =>
	Math.max(info.min, Math.min(USUAL, info.max));
