/* What comes up over a table or after it: settings, books, fewer and more, shares, replays. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { noSeriousFaults } from "./axe";
import {
	alone,
	bot,
	dice,
	goesOn,
	me,
	openTab,
	Person,
	playUntil,
	Server,
	settle,
} from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const laptop = { viewport: { width: 1280, height: 720 } };

test("what opens at a table is read by day and by night", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", laptop);
	const { page } = anna;
	await anna.sit(await anna.openTable("lorenzo", alone(4)));
	await settle(anna);
	await page.locator(".menu > summary").click();
	await expect(page.locator(".menu .books a")).toHaveCount(3);
	await noSeriousFaults(page, "settings");
	await page.keyboard.press("Escape");
	for (const tab of ["Chat", "Notes", "More"]) {
		await openTab(page, tab);
		await noSeriousFaults(page, tab);
	}
	await page.locator(".board-area .piece:has(img)").first().hover();
	await page.keyboard.press("i");
	await expect(page.locator(".tip.pinned img, .tip.pinned svg").first()).toBeVisible();
	const rule = page.locator(".tip.pinned .tip-rules a").first();
	await expect(rule).toHaveAttribute("href", /#\/rules\/lorenzo\/\d+\.\d+/);
	await noSeriousFaults(page, "a pinned card");
	await page.setViewportSize({ width: 1024, height: 560 });
	await expect(rule, "whole, in another window too").toBeInViewport({ ratio: 1 });
	await page.locator(".tip.pinned").getByRole("button", { name: "Close" }).click();
	await expect(page.locator(".tip.pinned")).toHaveCount(0);
	await anna.leave();
});

/** On to a question whose answers are many numbers, with three prices and more. */
async function toNumbers(anna: Person): Promise<void> {
	const { page } = anna;
	const chooser = page.locator(".quantity");
	for (let seed = 1; ; seed++) {
		await anna.sit(await anna.openTable("lorenzo", [me, bot]));
		const isThere = async () => {
			await settle(anna);
			return (await chooser.locator(".changes > *").count()) > 2;
		};
		const most = 120;
		if ((await playUntil(page, dice(seed), isThere, most).catch(() => most)) < most) return;
	}
}

const sizes = { laptop, phone };
for (const [size, options] of Object.entries(sizes))
	test(`fewer and more stand in the bar, ${size}`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna", options);
		const { page } = anna;
		await toNumbers(anna);
		const bar = (await page.locator(".ask").boundingBox())!;
		const buttons = await page.locator(".quantity button").all();
		expect(buttons).toHaveLength(3);
		for (const button of buttons) {
			const at = (await button.boundingBox())!;
			expect(at.x, "within the bar").toBeGreaterThanOrEqual(bar.x);
			expect(at.y).toBeGreaterThanOrEqual(bar.y);
			expect(at.y + at.height).toBeLessThanOrEqual(bar.y + bar.height + 1);
			await expect(button).toBeInViewport({ ratio: 1 });
		}
		const answer = page.locator(".quantity [data-answer]");
		const first = await answer.getAttribute("data-answer");
		await page.getByRole("button", { name: "more", exact: true }).click();
		await expect(answer).not.toHaveAttribute("data-answer", first!);
		await answer.focus();
		await page.keyboard.press("ArrowLeft");
		await expect(answer).toHaveAttribute("data-answer", first!);
		/* a digit is the number itself, not its place among the answers */
		const { ply, moves, board } = await settle(anna);
		const { args, brings } = moves.find((m: any) => m.args[0] === 1) ?? moves[0];
		const paid = brings.find((c: any) => c.field === "servants")?.by ?? 0;
		await page.keyboard.press(String(args[0]));
		await goesOn(page, String(ply));
		expect((await settle(anna)).board.servants[0] - board.servants[0]).toBe(paid);
		await anna.leave();
	});

async function sharedBy(page: Page): Promise<Buffer> {
	const coming = page.waitForEvent("download");
	await page.getByRole("button", { name: "Share" }).click();
	return readFileSync(await (await coming).path());
}

test("a finished game is shared: its link, and its score as a picture", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", laptop);
	const { page } = anna;
	const id = await anna.openTable("verraeter", alone(3));
	await anna.playOff(id);
	await anna.sit(id);
	const [record] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download the record" }).click(),
	]);
	expect(readFileSync(await record.path()).toString()).toMatch(/^ludoteca \d+\ngame verraeter/);
	const picture = await sharedBy(page);
	expect(picture.subarray(1, 4).toString()).toBe("PNG");
	const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
	expect(size, "as large as previews want it").toEqual([1200, 630]);
	/* a browser that lets nobody write to the clipboard: the link is there to be copied */
	await expect(page.locator(".shared")).toContainText(`${server.url}/t/${id}`);
	await anna.context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await sharedBy(page);
	await expect(page.locator(".shared")).toHaveText("Link copied, picture saved.");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/t/${id}`);
	await anna.leave();
});

test("a replay on a phone keeps its place while it runs, and its list follows", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna", phone);
	const { page } = anna;
	const id = await anna.openTable("lorenzo", alone(3));
	await anna.playOff(id, 3);
	await page.goto(`${server.url}/#/r/${id}/0`);
	await page.locator(".still .board-box > *").first().waitFor();
	for (const name of ["Continue from here", "Back to the table"])
		await expect(page.getByText(name)).toHaveCount(name.startsWith("Back") ? 1 : 0); // not over
	await page.getByLabel("Speed").selectOption("fast");
	await page.getByRole("button", { name: "Play" }).click();
	await expect(page.locator(".slider")).not.toContainText(/Move [0-9] of/);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	const { board, list, here } = await page.evaluate(() => {
		const at = (what: string) => document.querySelector(what)!.getBoundingClientRect();
		return { board: at(".board-area"), list: at(".tab-body"), here: at(".log .here") };
	});
	expect(board.top, "below a few rows of buttons").toBeLessThan(330);
	expect(here.top).toBeGreaterThanOrEqual(list.top - 1);
	expect(here.bottom).toBeLessThanOrEqual(list.bottom + 1);
	await anna.leave();
});
