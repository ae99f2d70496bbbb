/* bench.ts: how long a person waits, and how smoothly things move.
 *
 *     npm --prefix web run bench
 *
 * A game of a person with three bots, a minute of it, clicked through by the page itself, for
 * every command from outside would be work of its own.  Told are: the time from a click to the
 * frame in which the reply is drawn, on loopback; the time between frames; what the browser
 * itself calls late (tasks and animation frames of over 50 ms), and which of that while a scene was
 * on; the worst layout shift; and the processor time of a change with its animation.  SECONDS makes
 * it longer. */
import { loadavg } from "node:os";
import { test } from "@playwright/test";
import { bot, games, me, Person, Server } from "./server";

const SECONDS = Number(process.env.SECONDS ?? 60);
const LATE = 50; // ms

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const part = (xs: number[], part: number) =>
	xs.slice().sort((a, b) => a - b)[Math.floor((xs.length - 1) * part)] ?? 0;
/* three frames of a sixtieth second are 50 ms, give or take the clock's last digits */
const late = (xs: number[]) => xs.filter((x) => x > LATE + 0.5).length;
const ms = (n: number) => `${n.toFixed(0)} ms`;

/* In the page: answer whatever is asked, and watch. */
async function playAndWatch(seconds: number) {
	const frames: number[] = [];
	const waits: number[] = [];
	const slow: string[] = [];
	const observer = new PerformanceObserver((list) => {
		for (const e of list.getEntries() as any[]) {
			const scripts = (e.scripts ?? []).map(
				(s: any) => `${s.invoker} ${Math.round(s.duration)}`,
			);
			const parts = e.renderStart
				? [`drawn from ${Math.round(e.renderStart - e.startTime)} on`, ...scripts]
				: [];
			const on = document.querySelector(".scene-veil") ? " in a scene" : "";
			slow.push(
				`${e.entryType} of ${Math.round(e.duration)} ms${on} (${parts.join(", ")})`,
			);
		}
	});
	let shift = 0;
	const moves = new PerformanceObserver((list) => {
		for (const e of list.getEntries() as any[]) shift = Math.max(shift, e.value);
	});
	moves.observe({ type: "layout-shift" });
	let scenes = 0;
	let isOn = false;
	for (const type of ["longtask", "long-animation-frame"]) observer.observe({ type });
	const page = document.querySelector<HTMLElement>(".table-page")!;
	const end = performance.now() + seconds * 1000;
	let last = performance.now();
	let clicked = 0; // when; 0: not waiting for a reply
	let ply = page.dataset.ply;
	let changes = 0;
	let seed = 5;
	const roll = (n: number) => {
		seed = (seed * 1103515245 + 12345) % 2 ** 31;
		return Math.floor((seed / 2 ** 31) * n);
	};
	const answer = () => {
		const offered = [
			...document.querySelectorAll<HTMLElement>(
				".ask .final [data-answer], .ask .answers [data-answer]",
			),
		].filter((e) => e.getClientRects().length || e.closest("details"));
		if (!offered.length) return;
		clicked ||= performance.now();
		offered[roll(offered.length)].click();
	};
	const clicking = setInterval(answer, 450);
	await new Promise<void>((done) => {
		const tick = (now: number) => {
			frames.push(now - last);
			last = now;
			const wasOn = isOn;
			isOn = !!document.querySelector(".scene-veil");
			if (isOn && !wasOn) scenes++;
			if (page.dataset.ply !== ply) {
				changes++;
				ply = page.dataset.ply;
				if (clicked) waits.push(performance.now() - clicked);
				clicked = 0;
			} else if (clicked && document.querySelector(".ask .final")) answer();
			if (now < end && page.dataset.over !== "true") requestAnimationFrame(tick);
			else done();
		};
		requestAnimationFrame(tick);
	});
	clearInterval(clicking);
	observer.disconnect();
	moves.disconnect();
	return { frames: frames.slice(1), waits, slow, changes, shift, scenes };
}

for (const { id: game } of games) {
	test(game, async ({ browser }) => {
		test.setTimeout((SECONDS + 60) * 1000);
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: { width: 1440, height: 900 },
			reducedMotion: "no-preference",
		});
		const id = await anna.openTable(game, [me, bot, bot, bot]);
		await anna.sit(id);
		await anna.page.locator(".ask").waitFor();
		await anna.page.waitForTimeout(1500); // the page has come to rest
		const devtools = await anna.context.newCDPSession(anna.page);
		await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
		const worked = async () =>
			(await devtools.send("Performance.getMetrics")).metrics.find(
				(m) => m.name === "TaskDuration",
			)!.value * 1000;
		const before = await worked();
		const { frames, waits, slow, changes, shift, scenes } = await anna.page.evaluate(
			playAndWatch,
			SECONDS,
		);
		const work = (await worked()) - before;
		console.log(
			[
				`${game}: ${waits.length} clicks, click to drawn reply: median ${ms(part(waits, 0.5))}, 95 % ${ms(part(waits, 0.95))}`,
				`processor time for each of ${changes} changes with its animation: ${ms(work / changes)}`,
				`${frames.length} frames: median ${part(frames, 0.5).toFixed(1)} ms, 99 % ${ms(part(frames, 0.99))}, worst ${ms(part(frames, 1))}`,
				`over ${LATE} ms: ${late(frames)} frames; by the browser's own count: ${slow.join(", ") || "none"}`,
				`scenes: ${scenes}; worst layout shift: ${shift.toFixed(3)}`,
				`load of the machine: ${loadavg()[0].toFixed(1)}`,
			].join("; "),
		);
		await anna.leave();
	});
}
