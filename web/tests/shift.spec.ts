/* Nothing jumps: what moves without having been touched is counted as the browser counts it
 * (layout shift; the sum of a burst, as in "cumulative layout shift"). */
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
	alone,
	bot,
	clickSomething,
	dice,
	everyGame,
	games,
	me,
	openTab,
	open,
	Person,
	Server,
	WITH_TEMPLATE,
} from "./server";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const MOST = 0.05;
const PLAY = 0.001; // what gives way glides there, or has a place of its own
const sizes = { desk: { width: 1366, height: 850 }, phone: { width: 375, height: 700 } };

interface Shift {
	value: number;
	at: number;
	what: string;
}

/** Keep every shift from the first moment of every page on. */
async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const kept: Shift[] = ((window as any).shifts = []);
		const nameOf = (node: Node | null) => {
			const e = node instanceof Element ? node : node?.parentElement;
			if (!e) return "?";
			const own = `${e.tagName}.${e.getAttribute("class") ?? ""}`;
			const around = e.parentElement?.closest("[class]");
			return around ? `${own} in ${around.getAttribute("class")}` : own;
		};
		const placeOf = (r: DOMRectReadOnly) => `${r.x},${r.y} ${r.width}x${r.height}`;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as any[])
				if (!entry.hadRecentInput)
					kept.push({
						value: entry.value,
						at: entry.startTime,
						what: entry.sources
							.map(
								(s: any) =>
									`${nameOf(s.node)} from ${placeOf(s.previousRect)} to ${placeOf(s.currentRect)}`,
							)
							.join("; "),
					});
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** The worst burst: shifts less than a second apart, five seconds at most. */
function worst(shifts: Shift[]): { sum: number; what: string[] } {
	let best = { sum: 0, what: [] as string[] };
	let burst: Shift[] = [];
	for (const s of shifts) {
		const last = burst[burst.length - 1];
		if (last && (s.at - last.at > 1000 || s.at - burst[0].at > 5000)) burst = [];
		burst.push(s);
		const sum = burst.reduce((n, b) => n + b.value, 0);
		if (sum > best.sum)
			best = { sum, what: burst.map((b) => `${b.value.toFixed(3)} ${b.what}`) };
	}
	return best;
}

async function isStill(page: Page, where: string): Promise<void> {
	const shifts: Shift[] = await page.evaluate(() => (window as any).shifts);
	const { sum, what } = worst(shifts);
	if (process.env.SHIFTS) console.log(where, sum.toFixed(3), what.join("\n    "));
	expect(sum, `${where}: ${what.join("; ")}`).toBeLessThan(MOST);
}

/** Load a page afresh and wait until nothing more is fetched. */
async function load(page: Page, path: string): Promise<void> {
	await page.goto("about:blank");
	await page.goto(`${server.url}/#${path}`, { waitUntil: "networkidle" });
}

async function enter(browser: Browser, viewport: { width: number; height: number }) {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport,
		reducedMotion: "no-preference",
	});
	await watchShifts(anna.page);
	return anna;
}

for (const [size, viewport] of Object.entries(sizes)) {
	test(`pages come up in one piece, ${size}`, async ({ browser }) => {
		const stranger = await browser.newContext({ viewport, locale: "en" });
		const first = await stranger.newPage();
		await watchShifts(first);
		for (const path of ["/", "/new/emperor", "/first/lorenzo"]) {
			await load(first, path);
			await isStill(first, `a stranger at ${path}`);
		}
		await stranger.close();
		const anna = await enter(browser, viewport);
		const running = await anna.openTable("verraeter", [me, bot, bot]);
		const filling = await anna.openTable("lorenzo", [me, open]);
		for (const path of [
			"/",
			"/new/emperor",
			"/rules/lorenzo",
			"/rules/verraeter/3.3",
			"/credits",
			"/nowhere",
			`/t/${filling}`,
			`/t/${running}`,
			`/r/${running}`,
		]) {
			await load(anna.page, path);
			await isStill(anna.page, path);
		}
		await anna.leave();
	});
}

/* Somebody's other device answers, so that no change here comes from a touch here. */
for (const { id: game, min } of everyGame)
	test(`${game}: turns, replies and talk move nothing else, on desk and phone`, async ({
		browser,
	}) => {
		const anna = await enter(browser, sizes.desk);
		const id = await anna.openTable(game, alone(min));
		const phone = await anna.context.newPage();
		await phone.setViewportSize(sizes.phone);
		await watchShifts(phone);
		const watching = { desk: anna.page, phone };
		for (const page of Object.values(watching)) {
			await load(page, `/t/${id}`);
			await page.locator(".table-page").waitFor();
		}
		const other = await anna.context.newPage();
		await other.goto(`${server.url}/#/t/${id}`);
		await other.locator(".table-page").waitFor();
		const roll = dice(21);
		for (let i = 0; i < 30; i++) {
			await clickSomething(other, roll);
			await anna.page.waitForTimeout(60);
		}
		for (const [size, page] of Object.entries(watching))
			await isStill(page, `playing ${game}, ${size}`);
		for (const page of [...Object.values(watching), other]) await openTab(page, "Chat");
		await anna.page.waitForTimeout(600); // what a click causes does not count for half a second
		for (const text of ["Ben fatto!", "A long word to wrap. ".repeat(12)]) {
			await other.getByPlaceholder("Write…").fill(text);
			await other.keyboard.press("Enter");
			for (const page of Object.values(watching)) await page.getByText(text.trim()).waitFor();
		}
		for (const [size, page] of Object.entries(watching))
			await isStill(page, `talk at ${game}, ${size}`);
		await anna.leave();
	});

/* In the page: answer so many questions, for a click from outside would excuse what jumps. */
async function answerHere(most: number): Promise<void> {
	const table = document.querySelector<HTMLElement>(".table-page")!;
	const offered = () =>
		[...document.querySelectorAll<HTMLElement>(".ask [data-answer]")].filter(
			(e) => e.getClientRects().length || e.closest("details"),
		);
	for (let n = 0; n < most && table.dataset.over !== "true"; ) {
		const all = table.dataset.answered === "false" ? offered() : [];
		if (all.length) n++;
		all[(n * 7) % all.length]?.click();
		await new Promise((done) => setTimeout(done, 250));
	}
}

async function nothingJumps(page: Page, where: string): Promise<void> {
	const shifts: Shift[] = await page.evaluate(() => (window as any).shifts);
	const most = shifts.reduce((a, b) => (b.value > a.value ? b : a), { value: 0, what: "" });
	if (process.env.SHIFTS) console.log(where, most.value.toFixed(5), most.what);
	expect(most.value, `${where}: ${most.what}`).toBeLessThan(PLAY);
}

const SECONDS = 25; // of a game with bots: their moves one by one, and scenes

/* In the page: answer for a while, as somebody would who does not think for long. */
async function playHere(seconds: number): Promise<void> {
	const table = document.querySelector<HTMLElement>(".table-page")!;
	const end = performance.now() + seconds * 1000;
	for (let n = 0; performance.now() < end && table.dataset.over !== "true"; n++) {
		const asked = table.dataset.answered === "false" ? ".ask [data-answer]" : ".nothing-asked";
		const all = [...document.querySelectorAll<HTMLElement>(asked)].filter(
			(e) => e.getClientRects().length || e.closest("details"),
		);
		all[(n * 7) % all.length]?.click();
		await new Promise((done) => setTimeout(done, 400));
	}
}

for (const [size, viewport] of Object.entries(sizes))
	for (const { id: game, min } of games) {
		const sitDown = async (browser: Browser, seats: number, speed: string) => {
			const anna = await enter(browser, viewport);
			await anna.page.addInitScript((s) => localStorage.setItem("ludoteca.speed", s), speed);
			const id = await anna.openTable(game, alone(seats));
			await load(anna.page, `/t/${id}`);
			await anna.page.locator(".table-page").waitFor();
			return anna;
		};

		test(`${game}: an answer moves nothing but what it is about, ${size}`, async ({ browser }) => {
			const anna = await sitDown(browser, min, "at_once");
			await anna.page.evaluate(answerHere, 25);
			await nothingJumps(anna.page, `answers of ${game}, ${size}`);
			await anna.leave();
		});

		test(`${game}: bots and scenes move nothing but what they tell of, ${size}`, async ({
			browser,
		}) => {
			const anna = await sitDown(browser, 4, "usual");
			await anna.page.evaluate(playHere, SECONDS);
			await nothingJumps(anna.page, `bots of ${game}, ${size}`);
			await anna.leave();
		});
	}
