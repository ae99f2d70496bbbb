/* bench.ts: how long a person waits, and how smoothly things move.
 *
 *     npm --prefix web run bench
 *
 * From the click to the frame in which the reply is drawn, on loopback; and, while the board
 * moves, the longest stretches for which the page could not draw.  The work of the page
 * itself is counted in processor time, because a busy machine stretches all else.  Work is
 * traced during the first clicks and frames are counted during the others, because tracing
 * and counting are work themselves. */
import { loadavg } from "node:os";
import { type Page, test } from "@playwright/test";
import { bot, dice, me, Person, Server } from "./server";

const WORK = 15; // clicks whose work is traced

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const middle = (xs: number[]) =>
	xs.slice().sort((a, b) => a - b)[Math.floor(xs.length / 2)];
const most = (xs: number[], part: number) =>
	xs.slice().sort((a, b) => a - b)[Math.floor((xs.length - 1) * part)];

/* Click one of the offered things and wait for the frame after the view has changed. */
async function clickAndWait(page: Page, pick: number): Promise<number> {
	return page.evaluate(async (pick) => {
		const area = document.querySelector<HTMLElement>(".table-page")!;
		const things = [
			...document.querySelectorAll<HTMLElement>(
				".ask .final [data-answer], .ask .answers [data-answer]",
			),
		].filter((e) => e.getClientRects().length || e.closest("details"));
		const thing = things[Math.floor(pick * things.length)];
		if (!thing) return -1;
		const ply = area.dataset.ply;
		const began = performance.now();
		thing.click();
		for (;;) {
			const frame = await new Promise<number>((done) =>
				requestAnimationFrame(done),
			);
			if (area.dataset.ply !== ply) return performance.now() - began;
			const confirm = document.querySelector<HTMLElement>(
				".ask .final [data-answer]",
			);
			if (confirm) confirm.click();
			if (frame - began > 3000) return -1;
		}
	}, pick);
}

/** Processor time in ms of every task of the page's main thread, from a trace. */
function tasksOf(trace: Buffer): number[] {
	const events: any[] = JSON.parse(trace.toString()).traceEvents;
	const main = new Set(
		events
			.filter((e) => e.name === "thread_name" && e.args?.name === "CrRendererMain")
			.map((e) => `${e.pid}.${e.tid}`),
	);
	return events
		.filter((e) => main.has(`${e.pid}.${e.tid}`) && /RunTask/.test(e.name) && e.tdur)
		.map((e) => e.tdur / 1000);
}

async function watch(page: Page) {
	await page.evaluate(() => {
		const w = window as any;
		w.frames = [];
		let last = performance.now();
		const tick = (now: number) => {
			w.frames.push(now - last);
			last = now;
			requestAnimationFrame(tick);
		};
		requestAnimationFrame(tick);
	});
}

for (const game of ["verraeter", "emperor", "lorenzo"]) {
	test(game, async ({ browser }) => {
		test.setTimeout(200_000);
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: { width: 1440, height: 900 },
			reducedMotion: "no-preference",
		});
		const id = await anna.openTable(game, [me, bot, bot, bot]);
		await anna.sit(id);
		const devtools = await anna.context.newCDPSession(anna.page);
		await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
		const worked = async () =>
			(await devtools.send("Performance.getMetrics")).metrics.find(
				(m) => m.name === "TaskDuration",
			)!.value;
		const changes = () =>
			anna.heard.filter((m) => m.includes('"type":"change"')).length;
		await browser.startTracing(anna.page, { categories: ["toplevel", "__metadata"] });
		const roll = dice(5);
		const waits: number[] = [];
		const works: number[] = [];
		let tasks: number[] = [];
		for (let i = 0; i < 90 && waits.length < 60; i++) {
			await anna.page
				.locator('.ask.mine, [data-over="true"]')
				.first()
				.waitFor({ timeout: 20000 });
			if (await anna.page.locator('[data-over="true"]').count()) break;
			if (waits.length === WORK && !tasks.length) {
				tasks = tasksOf(await browser.stopTracing());
				await watch(anna.page);
			}
			const before = await worked();
			const heard = changes();
			const wait = await clickAndWait(anna.page, roll(1000) / 1000);
			await anna.page.waitForTimeout(500); // let it move
			if (wait > 0) waits.push(wait);
			if (changes() > heard && waits.length <= WORK)
				works.push((((await worked()) - before) * 1000) / (changes() - heard));
		}
		const frames: number[] = await anna.page.evaluate(
			() => (window as any).frames ?? [0],
		);
		const ms = (n: number) => `${n.toFixed(0)} ms`;
		console.log(
			[
				`${game}: ${waits.length} clicks, click to drawn reply: median ${ms(middle(waits))}, 95 % ${ms(most(waits, 0.95))}`,
				`processor time for a change with its animation: median ${ms(middle(works))}`,
				`longest tasks in processor time: ${ms(most(tasks, 1))}, over 50 ms: ${tasks.filter((t) => t > 50).length} of ${tasks.length}`,
				`frames: median ${middle(frames).toFixed(1)} ms, 99 % ${ms(most(frames, 0.99))}, worst ${ms(most(frames, 1))}, over 50 ms: ${frames.filter((f) => f > 50).length} of ${frames.length}`,
				`load of the machine: ${loadavg()[0].toFixed(1)}`,
			].join("; "),
		);
		await anna.leave();
	});
}
