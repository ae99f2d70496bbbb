/* context.ts: what the whole page shares: language, look, the person, the way about. */
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
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
	const w = (word: Word, blanks: Record<string, string | number> = {}) =>
		say(page.lang, word).replace(/\{(\w+)\}/g, (_, blank) => String(blanks[blank]));
	return { ...page, w };
}

/** What the browser's tab says while a page is open. */
export function useTitle(title: string): void {
	useEffect(() => {
		document.title = title ? `${title} · Ludoteca` : "Ludoteca";
	}, [title]);
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
