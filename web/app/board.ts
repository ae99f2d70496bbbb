/* board.ts: the board of a game.  What its folder draws is fetched when a table of the game
 * is opened, and so are its style and the catalogue; a game without a folder has the standard
 * board.  All of it is there before anything is drawn, so that nothing jumps. */
import { designs } from "boards:all";
import { useEffect, useState } from "preact/hooks";
import type { Board, Catalogue, Design, Lang } from "../kit/contract";
import "../kit/signs";
import { fit } from "../kit/vocabulary";
import { get } from "./http";

const designOf = (game: string): Promise<Design> => (designs[game] ?? designs.standard)();

/** A style, put into the page once. */
export function addStyle(file: string): Promise<void> {
	const id = `style-${file}`;
	if (!file || document.getElementById(id)) return Promise.resolve();
	const link = document.createElement("link");
	Object.assign(link, { rel: "stylesheet", href: file });
	document.head.append(link);
	return new Promise((done, fail) => {
		link.onload = () => {
			link.id = id;
			done();
		};
		link.onerror = () => {
			link.remove();
			fail(new Error(file));
		};
	});
}

const ownStyle = (game: string): string => STYLES[game in designs ? game : "standard"];

/** The style of a board, and of the stage that it stands on. */
const styleOf = (game: string): Promise<unknown> =>
	Promise.all([addStyle(STYLES.stage), addStyle(ownStyle(game))]);

/** One board's style holds at a time: whoever goes on to another game finds its board as if they
    had come to it first. */
function wear(game: string): void {
	for (const id of Object.keys(designs)) {
		const link = document.getElementById(`style-${STYLES[id]}`) as HTMLLinkElement | null;
		if (link?.sheet) link.sheet.disabled = STYLES[id] !== ownStyle(game);
	}
}

const catalogues = new Map<string, Promise<Catalogue>>();

function catalogueOf(game: string, lang: Lang): Promise<Catalogue> {
	const key = `${game}/${lang}`;
	const answer = catalogues.get(key) ?? get<Catalogue>(`/api/catalogue/${key}`, lang);
	catalogues.set(key, answer);
	answer.catch(() => catalogues.delete(key));
	return answer;
}

const LONGEST = 1500; // ms to wait for letters before others are taken

/** The slanted letters, which no first view has: who sees others once sees them to the end. */
function letters(): Promise<unknown> {
	const come = document.fonts.load("italic 1em Garamond").catch(() => {});
	return Promise.race([come, new Promise((done) => setTimeout(done, LONGEST))]);
}

async function fetchBoard(game: string, lang: Lang): Promise<Board> {
	const [design, catalogue] = await Promise.all([
		designOf(game),
		catalogueOf(game, lang),
		styleOf(game),
		letters(),
	]);
	return fit(design, catalogue);
}

const AGAIN = 2000; // ms until what did not come is asked for again

/** The board of a game in a language; the last one, or none, while it is on its way. */
export function useBoard(game: string | undefined, lang: Lang): Board | undefined {
	const [board, setBoard] = useState<Board>();
	useEffect(() => {
		let timer = 0;
		let wanted = true;
		const load = () =>
			fetchBoard(game!, lang)
				.then((b) => {
					if (!wanted) return;
					wear(game!);
					setBoard(b);
				})
				.catch(() => {
					if (wanted) timer = window.setTimeout(load, AGAIN);
				});
		if (game) load();
		return () => {
			wanted = false;
			clearTimeout(timer);
		};
	}, [game, lang]);
	return board?.catalogue.game === game ? board : undefined;
}
