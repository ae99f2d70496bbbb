/* A newcomer's first round: every question explains itself, and the guide says when it is done. */
import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { ASKED, clickSomething, dice, games, Person, Server } from "./server";

const server = new Server("--style", "easy:iterations=20");
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const sizes = [
	{ width: 1366, height: 850 },
	{ width: 375, height: 700 },
];
/** By how much the words are higher than their box. */
const cutIn = (page: Page): Promise<number> =>
	page
		.locator(".guide p")
		.evaluateAll(([e]) => (e ? e.scrollHeight - e.clientHeight : 0));

const guided = games.filter(({ id }) =>
	existsSync(new URL(`../boards/${id}/guide.ts`, import.meta.url)),
);

for (const [nth, { id: game }] of guided.entries())
	test(`${game}: one round with the guide`, async ({ browser }) => {
		const viewport = sizes[nth % 2];
		const anna = await Person.enter(browser, server.url, "Anna", { viewport });
		const { page } = anna;
		await page.goto(`${server.url}/#/first/${game}`);
		const guide = page.locator(".guide p");
		await guide.waitFor();
		const roll = dice(31);
		const told = new Map<string, string>();
		let said = "";
		const next = page
			.locator(ASKED)
			.or(page.locator(".guide p", { hasText: "That was a whole round" }));
		for (let i = 0; i < 250; i++) {
			const { question, words } = await page.evaluate(
				(asked) => ({
					question: document.querySelector(`${asked} .say`)?.textContent ?? "",
					words: document.querySelector(".guide p")?.textContent ?? "",
				}),
				ASKED,
			);
			expect(words, "the guide always has a word").toMatch(/^Guide\. \w/);
			expect(await cutIn(page), words).toBeLessThanOrEqual(1);
			if (question && !told.has(question)) told.set(question, words);
			said += words;
			if (words.includes("That was a whole round")) break;
			if (question) await clickSomething(page, roll); // none goes by unread
			else await next.first().waitFor();
		}
		await expect(guide).toContainText("That was a whole round");
		/* a lesson about what happens late, and to everybody */
		if (game === "lorenzo") expect(said).toContain("The Vatican report, every two rounds");
		/* in Pax somebody may pass turn after turn: an action, and what follows it */
		expect(told.size, "different questions").toBeGreaterThan(game === "pax" ? 1 : 2);
		for (const [question, words] of told)
			expect(words, question).not.toContain("What you can answer is lit up");
		const first = [...told.values()][0];
		await expect(guide.getByRole("link")).toHaveAttribute("href", /#\/rules\/\w+\/\d/);
		expect(first.length, "the first words also say what the game is about").toBeGreaterThan(
			150,
		);
		await page.getByRole("button", { name: "Stop the guide" }).click();
		await expect(guide).toHaveCount(0);
		await page.reload();
		await page.locator(".table-page").waitFor();
		await expect(guide).toHaveCount(0);
		await anna.leave();
	});

/* The first words are the longest: what the game is about, what has happened, what to do. */
const telephones = [
	{ width: 390, height: 844 },
	{ width: 360, height: 640 },
];
for (const { id: game } of guided)
	test(`${game}: the first words are read whole, page after page where there is no room`, async ({
		browser,
	}) => {
		for (const viewport of [{ width: 1280, height: 720 }, ...telephones]) {
			const anna = await Person.enter(browser, server.url, "Anna", { viewport, locale: "it" });
			const { page } = anna;
			await page.goto(`${server.url}/#/first/${game}`);
			await page.locator(ASKED).waitFor();
			const onward = page.locator(".guide .onward");
			const n = (await onward.count()) ? await onward.innerText() : "1/1";
			const pages = Number(n.match(/\/(\d)/)![1]);
			const read = new Set<string>();
			for (let i = 0; i < pages; i++) {
				expect(await cutIn(page), `${viewport.width}: page ${i + 1}`).toBeLessThanOrEqual(1);
				const shown = page.locator(".guide p > span:not(.visually-hidden)");
				for (const words of await shown.allInnerTexts()) read.add(words.trim());
				if (pages > 1) await onward.click();
			}
			const all = await page.locator(".guide p > span").allTextContents();
			expect([...read].sort()).toEqual(all.map((words) => words.trim()).sort());
			/* turned about and back they stand as before */
			const way = await page.locator(".guide").getAttribute("class");
			await page.setViewportSize({ width: viewport.height + 100, height: viewport.width });
			await page.setViewportSize(viewport);
			await expect(page.locator(".guide")).toHaveClass(way!);
			await anna.leave();
		}
	});
