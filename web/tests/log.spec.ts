/* What happened, as people read it: turn by turn, round by round, with its place on the board. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Catalogue, Happening } from "../kit/contract";
import { turnsOf } from "../app/turns";
import { alone, clickSomething, dice, games, openTab, Person, Server, settle } from "./server";

const server = new Server("--style", "easy:iterations=20");
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const rounds = (page: Page) => page.locator(".log-rounds select");
const chosen = (page: Page) =>
	rounds(page).evaluate((e: HTMLSelectElement) => e.selectedOptions[0]?.text ?? "");

/** A heading stands at the upper edge of the log, or as near to it as the end lets it. */
async function isRead(page: Page, heading: Locator): Promise<void> {
	await expect(heading).toBeInViewport();
	const { top, end } = await heading.evaluate((e) => {
		const box = e.closest("#tab-body")!;
		const { top } = box.getBoundingClientRect();
		return { top: e.getBoundingClientRect().top - top, end: Math.abs(box.scrollTop) < 2 };
	});
	if (!end) expect(Math.abs(top)).toBeLessThan(13);
}

/* Whether the log holds rounds in the game's own words, or by who has the turn. */
for (const { id: game, max } of games)
	test(`${game}: the log leaps from round to round`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		const { page } = anna;
		const id = await anna.openTable(game, alone(max));
		await anna.playOff(id);
		await anna.sit(id);
		await page.getByRole("button", { name: "Look at the board" }).click();
		const heads = page.locator(".log > .head");
		/* the page has come in when all was over: what was told long ago comes as well */
		await expect.poll(() => page.locator(".log > li").first().getAttribute("class")).toBeTruthy();
		await expect(page.locator(".log-rounds option").first()).toBeAttached();
		const firstPly = async () =>
			rounds(page).locator("option").first().evaluate((e) => e.textContent);
		await expect.poll(firstPly, { timeout: 20_000 }).toMatch(/1/);
		expect(await heads.count()).toBeGreaterThan(2);
		await rounds(page).selectOption({ index: 1 });
		await isRead(page, heads.nth(1));
		await page.getByRole("button", { name: "To the round before" }).click();
		await isRead(page, heads.nth(0));
		await page.getByRole("button", { name: "To the next round" }).click();
		await isRead(page, heads.nth(1));
		expect(await heads.nth(1).textContent()).toContain(await chosen(page));
		await anna.leave();
	});

test("the log by keys: lines by arrows, rounds by pages, its ends", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const id = await anna.openTable("verraeter", alone(3));
	await anna.playOff(id, 4);
	await anna.sit(id);
	await settle(anna);
	await page.keyboard.press("l");
	/* the heading over the line that has the focus */
	const over = () =>
		page.evaluate(() => {
			const line = document.activeElement!.closest(".log > li")!;
			for (let e: Element | null = line; e; e = e.previousElementSibling)
				if (e.classList.contains("head")) return e.textContent!.match(/\d+/)![0];
			return "0";
		});
	const last = 4;
	const roll = dice(1);
	/* a round in which nobody has done anything has no line to go to */
	await expect(async () => {
		await page.locator(".log button").last().focus();
		if (Number(await over()) < last) await clickSomething(page, roll);
		expect(Number(await over())).toBe(last);
	}).toPass();
	await page.keyboard.press("PageUp");
	await page.keyboard.press("PageUp");
	const back = Number(await over());
	expect(back).toBeLessThan(last);
	await expect(page.locator(".log button:focus")).toBeInViewport();
	await page.keyboard.press("PageDown");
	expect(Number(await over())).toBe(back + 1);
	await page.keyboard.press("Home");
	await expect(page.locator(".log button:visible").first()).toBeFocused(); // dealing is folded
	await page.keyboard.press("End");
	await expect(page.locator(".log button").last()).toBeFocused();
	await anna.leave();
});

test("by finger on a phone", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	});
	const { page } = anna;
	const id = await anna.openTable("lorenzo", alone(3));
	await anna.playOff(id, 4);
	await anna.sit(id);
	await settle(anna);
	await openTab(page, "Log");
	const back = page.getByRole("button", { name: "To the round before" });
	const { width, height } = (await back.boundingBox())!;
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	for (let i = 0; i < 3; i++) await back.tap();
	await isRead(page, page.locator(".log > .head").nth(0));
	await anna.leave();
});

test("what is read stays where it is while others play", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const id = await anna.openTable("lorenzo", alone(3));
	await anna.playOff(id, 4);
	await anna.sit(id);
	await settle(anna);
	await rounds(page).selectOption({ index: 1 });
	const read = page.locator(".log > .head").nth(1);
	await isRead(page, read);
	const before = (await read.boundingBox())!.y;
	const other = await anna.context.newPage();
	await other.goto(`${server.url}/#/t/${id}`);
	await other.locator(".table-page").waitFor();
	const lines = await page.locator(".log button").count();
	const roll = dice(5);
	await expect(async () => {
		await clickSomething(other, roll);
		expect(await page.locator(".log button").count()).toBeGreaterThan(lines + 4);
	}).toPass();
	expect(Math.abs((await read.boundingBox())!.y - before)).toBeLessThan(2);
	await anna.leave();
});

test("a line has its seat, its sign and its time, lights its place and leads there", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await anna.sit(await anna.openTable("lorenzo", alone(4)));
	const roll = dice(3);
	const line = page.locator(".log .turn-lines button", { hasText: /^\s*Places .*: / }).last();
	await expect(async () => {
		await clickSomething(page, roll);
		await expect(line).toBeAttached({ timeout: 300 });
	}).toPass();
	const turn = line.locator("xpath=ancestor::li[contains(@class, 'turn-lines')]");
	await expect(turn.locator(".by .shield")).toHaveCount(1);
	await expect(turn.locator("time")).toContainText(/^\d\d:\d\d$/);
	await expect(line.locator(".icon")).toHaveCount(1);
	await expect(page.locator(".log .dealt details:not([open])").first()).toBeAttached();
	await line.hover();
	await expect(page.locator(".board-area .pointed")).not.toHaveCount(0);
	await line.click();
	await expect(page.locator(".board-area .pulse")).not.toHaveCount(0);
	for (const time of await page.locator(".log time").all()) {
		const { height } = (await time.boundingBox())!;
		expect(height, "a time of day is one line").toBeLessThan(30);
	}
	await anna.leave();
});

const told = (event: string, seat: number): Happening => ({
	event,
	seat,
	args: [],
	say: `${event} ${seat}`,
});
const catalogue = {
	events: {
		pays: { kinds: [], seat: true },
		draws: { kinds: [], seat: true },
		deals: { kinds: [], seat: false },
	},
} as unknown as Catalogue;
const CHANCE = 7;

test("what somebody draws in the middle of a turn stands in that turn", () => {
	const steps = [
		{ ply: 0, seat: CHANCE, events: [told("deals", 0), told("draws", 1)] },
		{ ply: 1, seat: 1, events: [told("pays", 1)] },
		{ ply: 2, seat: CHANCE, events: [told("draws", 1), told("deals", 0)] },
		{ ply: 3, seat: 1, events: [told("pays", 1)] },
		{ ply: 4, seat: CHANCE, events: [told("draws", 1), told("draws", 2), told("draws", 1)] },
		{ ply: 5, seat: 2, events: [told("pays", 2)] },
		{ ply: 6, seat: CHANCE, events: [told("draws", 2)] },
	];
	const shapeOf = (told: typeof steps) =>
		turnsOf(told, catalogue).map((t) => `${t.kind} ${t.seat} ${t.lines.length}`);
	/* what stands there is never put together otherwise by what comes after it */
	for (let n = 1; n < steps.length; n++) {
		const before = shapeOf(steps.slice(0, n)).slice(0, -1);
		expect(shapeOf(steps).slice(0, before.length)).toEqual(before);
	}
	expect(shapeOf(steps)).toEqual([
		`dealt ${CHANCE} 2`,
		"turn 1 2",
		`dealt ${CHANCE} 1`,
		"turn 1 2",
		`dealt ${CHANCE} 2`, // from here on it is dealing
		"turn 2 2",
	]);
});
