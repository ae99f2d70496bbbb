/* when.ts: times of day and days, as people say them. */
import type { Lang } from "../kit/contract";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", "yesterday", and from a week on the date. */
export function ago(ms: number, lang: Lang): string {
	const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
	const past = Date.now() - ms;
	if (past < MINUTE) return words.format(0, "second");
	if (past < HOUR) return words.format(-Math.floor(past / MINUTE), "minute");
	if (past < DAY) return words.format(-Math.floor(past / HOUR), "hour");
	if (past < 7 * DAY) return words.format(-Math.floor(past / DAY), "day");
	return day(ms, lang);
}

/** "16 Nov 2026" */
export const day = (ms: number, lang: Lang): string =>
	new Date(ms).toLocaleDateString(lang, { day: "numeric", month: "short", year: "numeric" });

/** "15:42" */
export const clock = (ms: number, lang: Lang): string =>
	new Date(ms).toLocaleTimeString(lang, {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});

/** "Thu, 15:42", and from a week on "16 Nov, 15:42". */
export function asked(ms: number, lang: Lang): string {
	const isLong = Date.now() - ms > 6 * DAY;
	const at: Intl.DateTimeFormatOptions = isLong
		? { day: "numeric", month: "short" }
		: { weekday: "short" };
	return `${new Date(ms).toLocaleDateString(lang, at)}, ${clock(ms, lang)}`;
}
