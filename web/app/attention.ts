/* attention.ts: "your turn" in the title, the favicon, and, if wanted, by sound or notice. */
import { play } from "./sound";
import { wants } from "./wishes";

let called = false; // this turn has been announced already

function favicon(mine: boolean): string {
	const dot = mine ? `<circle cx="24" cy="8" r="8" fill="#12a08b"/>` : "";
	const crown = `<path d="M4 26L2 8l8 7L16 4l6 11 8-7-2 18z" fill="#8a6414"/>`;
	const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">`;
	return `data:image/svg+xml,${encodeURIComponent(`${open}${crown}${dot}</svg>`)}`;
}

function showFavicon(mine: boolean): void {
	const icon = document.getElementById("favicon");
	const href = favicon(mine);
	if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

function notice(words: string): void {
	if (!wants("notify") || !document.hidden || !("Notification" in window)) return;
	if (Notification.permission !== "granted") return;
	const shown = new Notification(words);
	shown.onclick = () => {
		window.focus();
		shown.close();
	};
}

/** Say that it is this person's turn; by sound and notice once each time it becomes so. */
export function callAttention(mine: boolean, game: string, words: string): void {
	document.title = mine ? `● ${words}: ${game}` : `${game} · Ludoteca`;
	showFavicon(mine);
	if (mine && !called) {
		play("turn");
		notice(`${words}: ${game}`);
	}
	called = mine;
}

/** Away from the table: nothing calls any more. */
export function endAttention(): void {
	called = false;
	showFavicon(false);
}
