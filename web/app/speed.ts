/* speed.ts: how quickly the page shows what others do, and how long scenes take. */
import { remember, remembered } from "./context";

/** Times as long as usual; nothing is shown on its way where it is 0. */
const speeds = { slow: 2, usual: 1, quick: 0.5, at_once: 0 };

export type Speed = keyof typeof speeds;

export const allSpeeds = Object.keys(speeds) as Speed[];

export function speedNow(): Speed {
	const kept = remembered("speed", "usual");
	return kept in speeds ? (kept as Speed) : "usual";
}

export const setSpeed = (speed: Speed): void => remember("speed", speed);

export const slowness = (): number => speeds[speedNow()];
