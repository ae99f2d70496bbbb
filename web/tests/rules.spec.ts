/* The rules page in both languages: paragraphs, examples, search, and the way from a reason. */
import { expect, type Page, test } from "@playwright/test";
import { catalogueOf } from "./engine";
import { bot, games, me, Person, Server } from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const inItalian = { locale: "it" };

/** The numbers of the paragraphs on the page, and of those with an example. */
async function paragraphs(page: Page) {
	const numbers = (where: string) => page.locator(`${where} > .num`).allTextContents();
	return {
		all: await numbers(".para"),
		shown: await numbers(".para:has(.show-me)"),
	};
}

for (const { id: game } of games)
	test(`${game}: the same paragraphs and examples in both languages`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna", inItalian);
		const { page } = anna;
		await page.goto(`${server.url}/#/rules/${game}/3.2`);
		await expect(page.locator("h1")).toHaveText(/^Le regole di /);
		await expect(page.locator(".para.here .num")).toHaveText("3.2");
		await expect(page.locator(".para.here")).toBeInViewport();
		const italian = await paragraphs(page);
		const words = await page.locator(".para.here > div > div").innerText();
		expect(italian.all.length).toBeGreaterThan(100);
		expect(italian.shown.length).toBeGreaterThan(80);

		await page.getByRole("button", { name: "Switch to English" }).click();
		await expect(page.locator("h1")).toHaveText(/the rules/i);
		await expect(page.locator(".para.here")).toBeInViewport();
		expect(await paragraphs(page)).toEqual(italian);
		expect(await page.locator(".para.here > div > div").innerText()).not.toBe(words);
		expect(anna.errors).toEqual([]);
		await anna.leave();
	});

test("on a telephone the widest table scrolls and the page does not", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		...inItalian,
		viewport: { width: 390, height: 800 },
	});
	const { page } = anna;
	await page.goto(`${server.url}/#/rules/verraeter`);
	const widths = (where: string) =>
		page
			.locator(where)
			.first()
			.evaluate((e) => [e.scrollWidth, e.clientWidth]);
	const [table, room] = await widths(".para table");
	expect(table).toBeGreaterThan(room);
	const [is, may] = await widths("html");
	expect(is).toBeLessThanOrEqual(may);
	await anna.leave();
});

test("show me: an example on a board, in the words of the page", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", inItalian);
	const { page } = anna;
	await page.goto(`${server.url}/#/rules/verraeter/3.3`);
	const here = page.locator(".para.here");
	await expect(here).toContainText("carte qualsiasi della propria mano");
	await here.getByText("Fammi vedere (1)").click();
	const board = here.locator(".small-board");
	await expect(board.locator(".ring")).toBeVisible();
	const refused = here.locator(".worked-now .refused");
	await expect(async () => {
		await here.getByRole("button", { name: "Avanti" }).click({ timeout: 1000 });
		await expect(refused).toContainText(/Marrone: gioca 6.* regola 3\.3/, { timeout: 500 });
	}).toPass();
	/* it is a picture: nothing in it can be reached */
	expect(await board.getAttribute("inert")).not.toBeNull();
	expect(anna.errors).toEqual([]);
	await anna.leave();
});

for (const { id: game } of games)
	test(`${game}: the rules, in two pages and in full, are for players; all cards`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		const { page } = anna;
		const forUs = /ledger|\bbraces\b|counted from 0|contato da 0|stesse cose|\.tsv|\.def\b|\.md\b|ludoteca example|\bexpect \w+[[=]|[A-Z]{3}-\w+-\d/;
		for (const italian of [false, true]) {
			await page.goto(`${server.url}/#/rules/${game}`);
			await page.locator(".para").first().waitFor();
			expect(await page.locator("article").innerText()).not.toMatch(forUs);
			await page.goto(`${server.url}/#/overview/${game}`);
			await expect(page.locator(".leaf")).toHaveCount(2);
			await expect(page.locator(".legend li")).not.toHaveCount(0);
			const isBlank = (medals: Element[]) =>
				medals.filter((m) => !m.querySelector("svg path, svg use")).map((m) => m.parentElement!.innerText);
			expect(await page.locator(".medal").evaluateAll(isBlank), "without a sign").toEqual([]);
			await expect(page.locator(".table-picture .small-board")).toBeVisible();
			const empty = page.locator(".table-picture .landscape.bare");
			await expect(empty, "a table where something lies").toHaveCount(0);
			if (game === "emperor")
				await expect(page.locator(".table-picture [data-piece^='noble:']")).not.toHaveCount(0);
			await page.goto(`${server.url}/#/cards/${game}`);
			const cards = page.locator(".printed-card");
			await cards.first().waitFor();
			const n = await cards.count();
			expect(n).toBeGreaterThan(5);
			if (!italian) {
				const kinds = Object.keys(catalogueOf(game, "en").kinds);
				const heads = await page.locator("section > h2 > .capital").allTextContents();
				const raw = heads.filter((head) => kinds.includes(head.replace(/ /g, "_")));
				expect(raw, "shelves without a name for people").toEqual([]);
			}
			const name = await cards.nth(n - 1).locator("h3").innerText();
			await page.getByRole("searchbox").fill(name);
			await expect(page.locator(".printed-card h3", { hasText: name }).first()).toBeVisible();
			expect(await cards.count()).toBeLessThan(n);
			if (!italian) await page.getByRole("button", { name: "Passa all'italiano" }).click();
		}
		expect(anna.errors).toEqual([]);
		await anna.leave();
	});

test("a search finds words with accents also without them, and the reverse", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna", inItalian);
	const { page } = anna;
	await page.goto(`${server.url}/#/rules/verraeter`);
	const found = async (words: string) => {
		await page.getByRole("searchbox").fill("");
		await expect(page.getByRole("status")).toHaveText("");
		await page.getByRole("searchbox").fill(words);
		await expect(page.getByRole("status")).toHaveText(
			/^(1 paragrafo trovato|(?!1 )\d+ paragrafi trovati)$/,
		);
		return page.locator(".para > .num").allTextContents();
	};
	await page.locator(".para").first().waitFor();
	const typed = await found("proprietà più");
	expect(typed).toContain("7.5");
	expect(await found("proprieta piu")).toEqual(typed);
	expect(await found("PROPRIETÀ PIÙ")).toEqual(typed);
	expect(await found("7.5 proprieta")).toEqual(["7.5"]);
	expect(await found("offices more")).toEqual([]);
	await anna.leave();
});

test("a reason in Italian leads to the paragraph in Italian", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", inItalian);
	const id = await anna.openTable("lorenzo", [me, bot]);
	await anna.sit(id);
	const { page } = anna;
	await page.locator('.piece.live[data-piece="member:neutral"]').click();
	await page.locator('.piece.live[data-piece^="space:"]').first().waitFor();
	const closed = page.locator('.piece[data-piece="space:market_military"]'); // for two
	await closed.click({ force: true });
	const link = page.locator(".why a");
	await expect(link).toContainText(/regola \d+\.\d+/);
	const opened = page.waitForEvent("popup");
	await link.click();
	const rules = await opened;
	const para = (await link.getAttribute("href"))!.split("/").pop()!;
	await expect(rules.locator("h1")).toHaveText("Le regole di Lorenzo il Magnifico");
	await expect(rules.locator(".para.here .num")).toHaveText(para);
	await expect(rules.locator(".para.here")).toBeInViewport();
	await anna.leave();
});

test("chapters lead to their place; what does not come is said", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 1280, height: 800 },
	});
	const { page } = anna;
	await page.goto(`${server.url}/#/rules/emperor`);
	const chapters = page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
	await expect(page.locator("article h2").first()).toBeVisible();
	await expect(chapters).toHaveCount(await page.locator("article h2").count());
	await chapters.nth(8).click();
	const words = await chapters.nth(8).innerText();
	const heading = page.locator("article h2", { hasText: words });
	await expect(heading).toBeInViewport();
	await page.getByRole("searchbox").fill("daughter convent");
	await expect(heading).toHaveCount(0);
	await chapters.nth(8).click(); // the same again: a search hides it
	await expect(heading).toBeInViewport();

	await page.route("**/rules-lorenzo-*.json", (route) => route.abort());
	await page.goto(`${server.url}/#/rules/lorenzo`);
	await expect(page.getByText("The server does not answer.")).toBeVisible();
	await page.unroute("**/rules-lorenzo-*.json");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.locator("h1")).toContainText("Lorenzo");
	await anna.leave();
});
