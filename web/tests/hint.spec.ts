/* What would the bot do?  Asked by button or key, told in words, shown on the board. */
import { expect, test } from "@playwright/test";
import { noSeriousFaults } from "./axe";
import { bot, clickSomething, dice, games, goesOn, me, open, Person, Server } from "./server";

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
	await noSeriousFaults(page, "a hint");
	await box.getByRole("button", { name: "Show on the board" }).click();
	await expect(page.locator(".board-area .pulse")).not.toHaveCount(0);
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	await box.getByRole("button", { name: "Do it" }).click();
	await goesOn(page, ply!);
	await expect(box).toHaveCount(0);
	await anna.leave();
});

/** Pieces of the advised answer that lie under the box that advises it. */
const COVERED = (move: string) => {
	const box = document.querySelector(".hint-box")!.getBoundingClientRect();
	const things = move.split(" ").slice(1);
	return [...document.querySelectorAll<HTMLElement>(".piece.live")]
		.filter((e) => things.some((t) => e.dataset.piece!.split("#")[0].endsWith(`:${t}`)))
		.map((e) => ({ name: e.dataset.piece!, at: e.getBoundingClientRect() }))
		.filter(({ at }) => at.bottom > box.top + 1 && at.top < box.bottom - 1)
		.filter(({ at }) => at.right > box.left + 1 && at.left < box.right - 1)
		.map(({ name }) => name);
};

for (const { id: game, max } of games)
	test(`${game}: a hint lies on nothing that it advises`, async ({ browser }) => {
		const viewport = { width: 1280, height: 720 };
		const anna = await Person.enter(browser, server.url, "Anna", { viewport });
		const { page } = anna;
		await anna.sit(await anna.openTable(game, [me, ...Array(max - 1).fill(bot)]));
		const roll = dice(8);
		for (let asked = 0; asked < 6; asked++) {
			const box = page.locator(".hint-box");
			await expect(async () => {
				await page.keyboard.press("h");
				await box.locator("[aria-busy=false]").waitFor({ timeout: 4000 });
			}).toPass();
			const told = anna.heard.map((text) => JSON.parse(text)).filter((m) => m.type === "hint");
			const move = told.at(-1).best?.move ?? "";
			expect(await page.evaluate(COVERED, move), move).toEqual([]);
			await page.keyboard.press("Escape");
			await clickSomething(page, roll);
		}
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
