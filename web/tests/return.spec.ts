/* Coming back: a reload, a second device, another browser of the same person. */
import { expect, test } from "@playwright/test";
import {
	bot,
	clickSomething,
	dice,
	goesOn,
	me,
	openTab,
	Person,
	Server,
} from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test("a reload keeps the tab, the question, and what was picked for it", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const { page } = anna;
	const roll = dice(4);
	const cards = page.locator('.piece.live[data-piece^="supply:"]');
	for (let i = 0; i < 60 && (await cards.count()) < 2; i++) {
		await clickSomething(page, roll);
		await page.waitForTimeout(60);
	}
	/* the last click may have picked one, or asked for a confirmation */
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(page.locator(".piece.picked")).toHaveCount(0);
	await openTab(page, "Notes");
	const piece = await cards.first().getAttribute("data-piece");
	await cards.first().click();
	await expect(page.locator(".piece.picked")).toHaveCount(1);
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	const question = await page.locator(".ask .say").innerText();
	await page.reload();
	await expect(page.locator(".table-page")).toHaveAttribute("data-ply", ply!);
	await expect(page.locator(".ask .say")).toHaveText(question);
	await expect(page.getByRole("tab", { name: "Notes" })).toHaveAttribute(
		"aria-selected",
		"true",
	);
	await expect(page.locator(".piece.picked")).toHaveAttribute("data-piece", piece!);
	await page.locator(".zone [data-answer]").first().click();
	await goesOn(page, ply!);
	await expect(page.locator(".piece.picked")).toHaveCount(0);
	await anna.leave();
});

test("a replay reloads at its move and its eyes; a nonsense address does no harm", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	const { page } = anna;
	await anna.playOff(id);
	await page.goto(`${server.url}/#/r/${id}`);
	await page.locator(".slider input").fill("30");
	await page.locator(".ask .eyes select").selectOption("1");
	await page.reload();
	await expect(page.locator(".slider")).toContainText("Move 30 of");
	await expect(page.locator(".ask .eyes select")).toHaveValue("1");
	await page.goto(`${server.url}/#/r/${id}/nonsense/99`);
	await expect(page.locator(".slider")).toContainText(/Move (\d+) of \1/);
	await page.goto(`${server.url}/#/t/%E0%A4%A`);
	await expect(page.locator("h1")).toHaveText("This table is gone.");
	await expect(page).toHaveTitle("This table is gone. · Ludoteca");
	await page.goto(`${server.url}/#/%E0%A4%A`);
	await expect(page.locator("h1")).toHaveText("There is nothing here.");
	await expect(page).toHaveTitle("There is nothing here. · Ludoteca");
	expect(anna.errors).toEqual([]);
	await anna.leave();
});

test("two devices on one seat: answers, taking back, and talk on both", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", [me, bot]);
	await anna.sit(id);
	const phone = await anna.context.newPage();
	await phone.setViewportSize({ width: 375, height: 700 });
	await phone.goto(`${server.url}/#/t/${id}`);
	await phone.locator(".ask.mine").waitFor();
	const desk = anna.page;
	const both = async (check: (p: typeof desk) => Promise<unknown>) => {
		await check(desk);
		await check(phone);
	};
	const ply = await desk.locator(".table-page").getAttribute("data-ply");
	/* on a phone one's own members stand above the board, too */
	await phone.locator('.piece.live[data-piece^="member:"]:visible').first().click();
	await both((p) =>
		p.locator('.piece.live[data-piece^="space:"]').first().waitFor(),
	);
	await desk.getByRole("button", { name: "Undo" }).click();
	await both((p) =>
		expect(p.locator(".table-page")).toHaveAttribute("data-ply", ply!),
	);
	await both((p) =>
		p.locator('.piece.live[data-piece^="member:"]').first().waitFor({ state: "attached" }),
	);
	/* the same answer from both at once counts once and harms neither; the slower one may
	   already have seen the other's */
	await Promise.all(
		[desk, phone].map((p) =>
			p.locator('.piece[data-piece="member:neutral"]').first().dispatchEvent("click"),
		),
	);
	await both((p) =>
		p.locator('.piece.live[data-piece^="space:"]').first().waitFor(),
	);
	expect(await desk.locator(".table-page").getAttribute("data-ply")).toBe(
		await phone.locator(".table-page").getAttribute("data-ply"),
	);
	await anna.leave();
});

test("the same person on another device, by a personal link", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("emperor", [me, bot]);
	await anna.page.goto(`${server.url}/#/me`);
	await anna.page.getByRole("button", { name: "Make the link" }).click();
	const link = await anna.page.getByLabel("Another device").inputValue();
	const other = await browser.newContext({ locale: "en" });
	const page = await other.newPage();
	await page.goto(link);
	await expect(page.locator(".bar")).toContainText("Anna");
	await page.goto(`${server.url}/#/t/${id}`);
	await expect(page.locator(".ask.mine")).toBeVisible();
	await page.goto(link);
	await expect(page.getByRole("alert")).toBeVisible();
	await other.close();
	await anna.leave();
});

test("a name with a password comes back in another browser", async ({ browser }) => {
	const name = `Paola ${Math.random().toString(36).slice(2, 8)}`;
	const paola = await Person.enter(browser, server.url, name);
	const { page } = paola;
	await page.goto(`${server.url}/#/me`);
	await page.getByLabel("New password").fill("una frase lunga");
	const save = page.locator("form", { hasText: "New password" });
	await save.getByRole("button", { name: "Save" }).click();
	await expect(save.getByRole("status")).toHaveText("Saved.");
	const other = await browser.newContext({ locale: "en" });
	const there = await other.newPage();
	await there.goto(server.url);
	await there.getByRole("link", { name: "Sign in" }).click();
	await there.getByRole("textbox", { name: "Name" }).fill(name);
	await there.getByLabel("I have been here before").check();
	await there.getByLabel("Password", { exact: true }).fill("wrong");
	await there.getByRole("button", { name: "Come in" }).click();
	await expect(there.getByRole("alert")).toBeVisible();
	await there.getByLabel("Password", { exact: true }).fill("una frase lunga");
	await there.getByRole("button", { name: "Come in" }).click();
	await expect(there.locator(".bar")).toContainText(name);
	await other.close();
	await paola.leave();
});
