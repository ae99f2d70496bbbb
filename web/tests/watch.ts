/* watch.ts: the time between frames, and what the browser itself calls late. */
import { loadavg } from "node:os";

export interface Watched {
	frames: number[]; // ms
	slow: number[]; // tasks and animation frames of over 50 ms
}

/** Begin, in the page; what comes back ends it. */
export function watch(): () => Watched {
	const frames: number[] = [];
	const slow: number[] = [];
	const observer = new PerformanceObserver((list) => {
		for (const e of list.getEntries()) slow.push(e.duration);
	});
	for (const type of ["longtask", "long-animation-frame"]) observer.observe({ type });
	let last = performance.now();
	let goesOn = true;
	const tick = (now: number) => {
		frames.push(now - last);
		last = now;
		if (goesOn) requestAnimationFrame(tick);
	};
	requestAnimationFrame(tick);
	return () => {
		goesOn = false;
		observer.disconnect();
		return { frames: frames.slice(1), slow };
	};
}

const part = (xs: number[], of: number) =>
	xs.slice().sort((a, b) => a - b)[Math.floor((xs.length - 1) * of)] ?? 0;

/** In words. */
export function cadence({ frames, slow }: Watched): string {
	const ms = (n: number) => `${n.toFixed(1)} ms`;
	return [
		`${frames.length} frames: median ${ms(part(frames, 0.5))}, 99 % ${ms(part(frames, 0.99))}`,
		`worst ${ms(part(frames, 1))}`,
		`longest task ${slow.length ? ms(Math.max(...slow)) : "under 50 ms"}`,
		`load of the machine ${loadavg()[0].toFixed(1)}`,
	].join("; ");
}
