/* Whole games by clicks: nothing but what the page lights up is touched. */
import { expect, test } from "@playwright/test";
import { alone, everyGame, Person, playToTheEnd, Server, WITH_TEMPLATE } from "./server";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const desk = { width: 1366, height: 850 };
const phone = { width: 375, height: 700 };

/* Each as it is usually played, and with one more and every option otherwise. */
const plays = everyGame.flatMap(({ id, min, max, variant }, nth) => [
	{ game: id, seats: min, seed: 2 * nth + 1, viewport: desk, options: {} },
	{
		game: id,
		seats: Math.min(min + 1, max),
		seed: 2 * nth + 2,
		viewport: phone,
		options: variant,
	},
]);

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
