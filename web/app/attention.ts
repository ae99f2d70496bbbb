/* attention.ts: "your turn" in the title, the favicon, and, if wanted, by sound or notice. */
import { wants } from "./settings";

let last = false;

function favicon(mine: boolean): string {
	const dot = mine ? `<circle cx="24" cy="8" r="8" fill="#12a08b"/>` : "";
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 26L2 8l8 7L16 4l6 11 8-7-2 18z" fill="#8a6414"/>${dot}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function bell(): void {
	const context = new AudioContext();
	const gain = context.createGain();
	gain.connect(context.destination);
	gain.gain.setValueAtTime(0.15, context.currentTime);
	gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 1.2);
	for (const pitch of [660, 990]) {
		const tone = context.createOscillator();
		tone.frequency.value = pitch;
		tone.connect(gain);
		tone.start();
		tone.stop(context.currentTime + 1.2);
	}
}

/** Say that it is this person's turn; once for each time it becomes so. */
export function callAttention(mine: boolean, game: string, words: string): void {
	document.title = mine ? `● ${words}: ${game}` : `${game} · Ludoteca`;
	document.getElementById("favicon")?.setAttribute("href", favicon(mine));
	if (mine && !last) {
		if (wants("sound")) bell();
		if (
			wants("notify") &&
			document.hidden &&
			"Notification" in window &&
			Notification.permission === "granted"
		)
			new Notification(`${words}: ${game}`);
	}
	last = mine;
}
