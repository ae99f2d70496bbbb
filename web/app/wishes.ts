/* wishes.ts: what a person likes and dislikes, kept in this browser. */
import { useEffect, useState } from "preact/hooks";
import { remember, remembered } from "./context";

export type Wish = "sound" | "notify" | "confirm";

/** Sounds are there until somebody switches them off; notices when somebody wants them. */
const usually: Record<Wish, string> = { sound: "1", notify: "0", confirm: "1" };

export const wants = (what: Wish): boolean => remembered(what, usually[what]) === "1";

const hearing = new Set<() => void>(); // switches of the same wish stay in step

function setWish(what: Wish, on: boolean): void {
	remember(what, on ? "1" : "0");
	for (const hear of hearing) hear();
}

export function useWish(what: Wish): [boolean, (on: boolean) => void] {
	const [on, setOn] = useState(wants(what));
	useEffect(() => {
		const hear = () => setOn(wants(what));
		hearing.add(hear);
		return () => void hearing.delete(hear);
	}, []);
	return [on, (to) => setWish(what, to)];
}

/** May the page do this?  Browsers ask the person, and only when a person asked for it. */
export async function isAllowed(what: Wish): Promise<boolean> {
	return what !== "notify" || mayNotify();
}

async function mayNotify(): Promise<boolean> {
	if (!("Notification" in window)) return false;
	return (await Notification.requestPermission()) === "granted";
}

/** Tell this person by the browser from now on, if the browser is allowed to. */
export async function wishNotices(): Promise<boolean> {
	const can = await mayNotify();
	if (can) setWish("notify", true);
	return can;
}
