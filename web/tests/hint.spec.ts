/* What would the bot do?  Asked by button or key, told in words, shown on the board. */
import { expect, test } from "@playwright/test";
import { bot, goesOn, me, open, Person, Server } from "./server";

const server = new Server("--style", "hard:iterations=200", "--hints", "0");
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test("alone against bots: the advice, its place on the board, and doing it", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const { page } = anna;
	await page.locator(".ask.mine").waitFor();
	await page.getByRole("button", { name: "Hint" }).click();
	const box = page.locator(".hint-box");
	const told = box.getByRole("status");
	await expect(told).toContainText(/I would do this: .+\. Chance to win: \d+\u00a0%/);
	await expect(told).toContainText(/Otherwise: .+ \(\d+\u00a0%\)|About as good: .+\./);
	const { reasons } = anna.heard.map((text) => JSON.parse(text)).find((m) => m.type === "hint");
	for (const reason of reasons) await expect(told).toContainText(reason);
	await box.getByRole("button", { name: "Show on the board" }).click();
	await expect(page.locator(".board-area .pulse")).not.toHaveCount(0);
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	await box.getByRole("button", { name: "Do it" }).click();
	await goesOn(page, ply!);
	await expect(box).toHaveCount(0);
	await anna.leave();
});

/* Press H as soon as there is a question, before the frame that shows it. */
const PRESS_AT_ONCE = () => {
	const watch = new MutationObserver(() => {
		if (!document.querySelector(".ask.mine")) return;
		watch.disconnect();
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
	});
	watch.observe(document, { childList: true, subtree: true });
};

test("by key; refused where the table has no hints", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", { locale: "it" });
	const id = await anna.openTable("lorenzo", [me, bot]);
	await anna.sit(id);
	const { page } = anna;
	await page.locator(".ask.mine").waitFor();
	await page.keyboard.press("h");
	await expect(page.locator(".hint-box")).toContainText("Farei così");
	await page.keyboard.press("Escape");
	await expect(page.locator(".hint-box")).toHaveCount(0);
	await page.addInitScript(PRESS_AT_ONCE);
	await page.reload();
	await expect(page.locator(".hint-box")).toContainText("Farei così");
	const silent = await anna.openTable("lorenzo", [me, bot], {}, { hints: false });
	await anna.sit(silent);
	await page.locator(".ask.mine").waitFor();
	await expect(page.locator(".ask .tools").getByText("Consiglio")).toHaveCount(0);
	await page.keyboard.press("h");
	await expect(page.locator(".hint-box")).toHaveCount(0);
	await anna.leave();
});

test.describe("a bot that thinks for ever", () => {
	const endless = ["hard:iterations=100000000", "--hint-ms", "600000"];
	const slow = new Server("--style", ...endless);
	test.beforeAll(() => slow.start());
	test.afterAll(() => slow.stop());

	test("thinking shows, and is stopped by who no longer waits", async ({ browser }) => {
		const anna = await Person.enter(browser, slow.url, "Anna");
		const id = await anna.openTable("lorenzo", [me, bot]);
		await anna.sit(id);
		const { page } = anna;
		await page.locator(".ask.mine").waitFor();
		await page.getByRole("button", { name: "Hint" }).click();
		const box = page.locator(".hint-box");
		await expect(box.locator("[aria-busy=true]")).toContainText("thinking");
		await expect(page.getByRole("button", { name: "Hint" })).toBeDisabled();
		await box.getByRole("button", { name: "Cancel" }).click();
		await expect(box).toHaveCount(0);
		await page.locator(".piece.live").first().click();
		await expect(box).toHaveCount(0);
		await anna.leave();
	});
});

test("whoever makes a table chooses about hints", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await page.goto(`${server.url}/#/new/lorenzo`);
	await page.getByText("More settings").click();
	await expect(page.getByText("Only for somebody who plays alone")).toBeVisible();
	await page.getByLabel("Hints from the bot").selectOption("yes");
	await expect(page.getByText("ask the strongest bot")).toBeVisible();
	await page.getByRole("button", { name: "Open the table" }).click();
	await page.locator(".chairs").waitFor();
	const id = new URL(page.url()).hash.split("/")[2];
	const { table } = await (
		await anna.request.get(`${server.url}/api/tables/${id}`)
	).json();
	expect(table.hints).toBe(true);
	const usual = await anna.openTable("lorenzo", [me, open]);
	const other = await (
		await anna.request.get(`${server.url}/api/tables/${usual}`)
	).json();
	expect(other.table.hints).toBe(false);
	await anna.leave();
});
