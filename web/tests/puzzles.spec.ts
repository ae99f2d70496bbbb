/* Find the move: every game's puzzles on its own board, by mouse, keyboard and finger, from a
 * plain web host. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { puzzlesOf } from "../puzzles.mjs";
import { axeFinds } from "./axe";
import { games } from "./server";
import { sideways } from "./sight";
import { Site, visit } from "./site";

const site = new Site();
test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const bookOf = (game: string) =>
	puzzlesOf(readFileSync(new URL(`../../games/${game}/puzzles.md`, import.meta.url), "utf8"));

/** Give one of the answers of the list, which opens where they have no room. */
async function answer(page: Page, move: string): Promise<void> {
	const button = page.locator(`.stage .zone [data-answer="${move}"]:visible`).first();
	if (!(await button.count())) await page.locator(".all-answers > summary").last().click();
	await button.click();
}

test("every game poses its puzzles, on its own board", async ({ browser }) => {
	const { context, page, errors } = await visit(browser, site);
	for (const { id } of games) {
		const book = bookOf(id);
		expect(book.length, `${id}: thirty and more`).toBeGreaterThanOrEqual(30);
		await page.goto(`${site.url}#/puzzles/${id}`);
		await expect(page.locator(".which-one b")).toHaveText(`Puzzle 1 of ${book.length}`);
		await expect(page.locator(".ask.mine")).toHaveCount(1);
		await expect(page.locator(`.stage [data-answer="${book[0].answer}"]`).first()).toBeAttached();
		const found = await axeFinds(page); // the boards by night are access.spec.ts's
		expect(found.filter((say) => /^(serious|critical)/.test(say)), id).toEqual([]);
	}
	await page.goto(`${site.url}#/puzzles/nothing`);
	await expect(page.locator("main h1")).toBeVisible();
	expect(errors).toEqual([]);
	await context.close();
});

test("a puzzle is missed, found, remembered, and played on", async ({ browser }) => {
	const { context, page, errors } = await visit(browser, site);
	const book = bookOf("verraeter");
	const [one, two] = book;
	const [[wrong, chance]] = Object.entries(one.others);
	await page.locator('.game-card a[href="#/puzzles/verraeter"]').click();
	const lead = page.locator(".puzzle-lead");
	await expect(lead).toContainText("One answer is clearly the best");
	await answer(page, wrong);
	await expect(lead).toContainText(`gives away ${one.chance - chance} in a hundred`);
	await answer(page, one.answer);
	await expect(lead).toContainText("Well found!");
	await expect(lead).toContainText(one.en.slice(0, 40));
	await expect(page.locator(".ask.mine"), "it is answered").toHaveCount(0);
	await page.keyboard.press("Enter"); // the next one
	await expect(page).toHaveURL(/verraeter\/2$/);
	await expect(lead).toContainText("solved: 1");
	await page.goto(`${site.url}#/puzzles/verraeter`);
	await page.reload();
	await expect(lead, "what is solved is not posed again").toContainText("Puzzle 2");
	await page.setViewportSize({ width: 390, height: 844 });
	await lead.getByRole("button", { name: "Show it" }).click();
	await expect(lead).toContainText(two.en.slice(0, 40));
	expect(await sideways(page), "on a phone").toEqual([]);
	await expect(lead.getByRole("button", { name: "Next one" })).toBeInViewport({ ratio: 1 });
	await page.setViewportSize({ width: 1280, height: 720 });
	await page.locator(".menu > summary").last().click();
	await page.getByRole("button", { name: "Italiano" }).click();
	await expect(lead).toContainText(two.it.slice(0, 40));
	await lead.getByRole("button", { name: "Gioca da qui" }).click();
	await expect(page).toHaveURL(/#\/t\/l/);
	await expect(page.locator(".stage .ask.mine")).toHaveCount(1);
	expect(errors).toEqual([]);
	await context.close();
});
