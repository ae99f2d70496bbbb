/* context.ts: what the whole page shares: language, look, the person, the way about. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lang } from "../kit/contract";
import { say, type Word } from "../kit/words";
import type { Me } from "./http";

export interface Page {
	lang: Lang;
	setLang(lang: Lang): void;
	me: Me | null;
	setMe(me: Me | null): void;
}

export const PageContext = createContext<Page>(null as unknown as Page);

export function usePage() {
	const page = useContext(PageContext);
	return { ...page, w: (word: Word) => say(page.lang, word) };
}

/** What this browser remembers. */
export function remembered(key: string, otherwise = ""): string {
	try {
		return localStorage.getItem(`ludoteca.${key}`) ?? otherwise;
	} catch {
		return otherwise;
	}
}

export function remember(key: string, value: string): void {
	try {
		localStorage.setItem(`ludoteca.${key}`, value);
	} catch {
		/* a browser that keeps nothing still plays */
	}
}

export function go(path: string): void {
	location.hash = path;
}
