/* Whole games by clicks: nothing but what the page lights up is touched. */
import { expect, test } from "@playwright/test";
import {
	alone, everyGame, games, Person, playToTheEnd, Server, template, WITH_TEMPLATE,
} from "./server";
import { playNow, Site, untilWhole, visit } from "./site";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const desk = { width: 1366, height: 850 };
const phone = { width: 375, height: 700 };

/* At the server on a phone, with one more than it takes and every option otherwise; as it is
 * usually played on a desk without a network (below), but for what nobody is offered. */
const plays = [
	...everyGame.map(({ id, min, max, variant }, nth) => ({
		game: id,
		seats: Math.min(min + 1, max),
		seed: 2 * nth + 2,
		viewport: phone,
		options: variant,
	})),
	{ game: template.id, seats: template.min, seed: 1, viewport: desk, options: {} },
];

for (const g of plays) {
	test(`${g.game}, ${g.seats} seats, ${g.viewport.width} px`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: g.viewport,
			locale: g.seed % 2 ? "en" : "it",
		});
		const id = await anna.openTable(g.game, alone(g.seats), g.options);
		await anna.sit(id);
		await playToTheEnd(anna.page, g.seed);
		const { table } = await (
			await anna.request.get(`${server.url}/api/tables/${id}`)
		).json();
		expect(table.status).toBe("finished");
		expect(table.ended).toBe("played");
		await expect(anna.page.locator(".ask .turn")).toContainText(/over|finita/);
		expect(anna.errors).toEqual([]);
		const width = await anna.page.evaluate(
			() => document.documentElement.scrollWidth,
		);
		expect(width, "nothing sticks out sideways").toBeLessThanOrEqual(
			g.viewport.width,
		);
		await anna.leave();
	});
}

for (const [nth, { id }] of games.entries()) {
	test(`${id} without a network`, async ({ browser }) => {
		const site = new Site();
		await site.start();
		const { context, page, errors } = await visit(browser, site, {
			viewport: desk,
			locale: nth % 2 ? "it" : "en",
		});
		await playNow(page, nth);
		await untilWhole(page);
		await site.cut();
		await playToTheEnd(page, 2 * nth + 1);
		await expect(page.locator(".ask .turn")).toContainText(/over|finita/);
		const table = /#\/t\/(\w+)/.exec(page.url())![1];
		await page.goto(`${site.url}#/r/${table}`);
		await expect(page.locator(".replay, .board").first()).toBeVisible();
		expect(errors).toEqual([]);
		await context.close();
		await site.stop();
	});
}
