/* Whole games by clicks: nothing but what the page lights up is touched. */
import { expect, test } from "@playwright/test";
import { bot, me, Person, playToTheEnd, Server, type Seat } from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const desk = { width: 1366, height: 850 };
const phone = { width: 375, height: 700 };

const games: {
	game: string;
	bots: number;
	seed: number;
	viewport: typeof desk;
	options?: object;
}[] = [
	{ game: "verraeter", bots: 2, seed: 1, viewport: desk },
	{
		game: "verraeter",
		bots: 3,
		seed: 2,
		viewport: phone,
		options: { hands: "random" },
	},
	{ game: "emperor", bots: 1, seed: 3, viewport: phone },
	{ game: "emperor", bots: 3, seed: 4, viewport: desk, options: { vp: "hidden" } },
	{ game: "lorenzo", bots: 1, seed: 5, viewport: desk },
	{
		game: "lorenzo",
		bots: 2,
		seed: 6,
		viewport: phone,
		options: { rules: "advanced" },
	},
];

for (const g of games) {
	test(`${g.game}, ${g.bots + 1} seats, ${g.viewport.width} px`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: g.viewport,
			locale: g.seed % 2 ? "en" : "it",
		});
		const seats: Seat[] = [me, ...Array.from({ length: g.bots }, () => bot)];
		const id = await anna.openTable(g.game, seats, g.options);
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
