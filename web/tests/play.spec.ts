/* Whole games by clicks: nothing but what the page lights up is touched.  Meanwhile everything is
 * looked at: that it is in sight, in reach and in its place, whatever is asked and however large the
 * window is; and at the end the score sheet and the replay. */
import { expect, type Page, test } from "@playwright/test";
import {
	alone,
	everyGame,
	games,
	Person,
	playToTheEnd,
	Server,
	settle,
	unseen,
	WITH_TEMPLATE,
} from "./server";
import {
	atEverySize,
	faults,
	freshly,
	misplaced,
	outOfReach,
	outOfSight,
	someWindows,
	tooSmall,
	unreadable,
	windows,
} from "./sight";
import { playNow, Site, untilWhole, visit } from "./site";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const desk = { width: 1280, height: 720 };
const phone = { width: 360, height: 640 };
const smallest = [
	[360, 640],
	[320, 568],
];

/* Boards that fit their box: at 1280 x 720 nothing that can be touched needs scrolling.  Whoever
 * has fitted a board adds it here. */
const fitted: string[] = ["verraeter", "emperor", "lorenzo", "pax", "baroque"];

/* Each as it is usually played by all who can, and by a few with every option otherwise. */
const plays = everyGame.flatMap(({ id, min, max, variant }, nth) => [
	{ game: id, seats: max, seed: 2 * nth + 1, viewport: desk, options: {} },
	{
		game: id,
		seats: Math.min(min + 1, max),
		seed: 2 * nth + 2,
		viewport: phone,
		options: variant,
	},
]);

type Play = (typeof plays)[number];

/** The small windows of telephones: fingers reach every answer, and eyes read every word. */
async function lookAtPhones(anna: Person, where: string): Promise<void> {
	const { page } = anna;
	const measure = async () => {
		const answers = ((await settle(anna)).moves ?? []).map((m: any) => m.move);
		return [
			...(await outOfReach(page, answers)),
			...(await unseen(page)),
			...(await tooSmall(page)),
			...(await unreadable(page)),
		];
	};
	await atEverySize(page, where, measure, smallest);
}

/** What is looked at while a game goes on; what is wrong stays so until somebody answers. */
function looker(anna: Person, { game, viewport, seed }: Play) {
	const met = new Set<string>();
	let clicks = 0;
	return async () => {
		const { question } = await settle(anna);
		const where = `${game}, ${question?.id}, after ${clicks++} clicks`;
		const isNew = !!question && !met.has(question.id);
		if (viewport === desk && fitted.includes(game))
			await expect(async () =>
				expect(await outOfSight(anna.page), where).toEqual([]),
			).toPass({ timeout: 20_000 });
		if (!isNew) return;
		met.add(question.id);
		await atEverySize(anna.page, where, misplaced, someWindows(met.size + seed));
		if (viewport === phone) await lookAtPhones(anna, where);
	};
}

async function theSheetAddsUp(page: Page, { seats }: Play): Promise<void> {
	await expect(page.locator(".chart .line")).toHaveCount(seats);
	const sheet = await page.locator(".score-sheet").evaluate((table) => {
		const number = (e: Element) =>
			Number(e.textContent!.replace("·", "0").replace("−", "-").trim());
		const rows = [...table.querySelectorAll("tbody tr")];
		const cells = (row: Element) => [...row.querySelectorAll("td")].map(number);
		return { rows: rows.map(cells), total: cells(table.querySelector("tfoot tr")!) };
	});
	const sums = sheet.total.map((_, i) => sheet.rows.reduce((n, row) => n + row[i], 0));
	expect(sums).toEqual(sheet.total);
}

/** Points are counted source by source, but where they have one source only. */
async function theEndIsTold(page: Page, play: Play): Promise<void> {
	const { game, seats } = play;
	await expect(page.locator(".ranking li")).toHaveCount(seats);
	if (game !== "pax") await theSheetAddsUp(page, play);
	else await expect(page.locator(".score-sheet, .end figure")).toHaveCount(0);
	const near = page.locator(".epilogue tbody tr"); // four victories, holdings, prestige
	if (game === "pax") await expect(near).toHaveCount(6);
	const ranked = await page.locator(".ranking small").allInnerTexts();
	const places = ranked.map((words) => Number(/\d+/.exec(words)![0]));
	expect(places).toEqual([...places].sort((a, b) => a - b));
}

for (const g of plays)
	test(`${g.game}, ${g.seats} seats, ${g.viewport.width} px: a whole game, in sight and in its place`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: g.viewport,
			locale: g.viewport === desk ? "en" : "it",
		});
		const { page } = anna;
		const id = await anna.openTable(g.game, alone(g.seats), g.options);
		await anna.sit(id);
		await playToTheEnd(page, g.seed, looker(anna, g));
		const { table } = await (await anna.request.get(`${server.url}/api/tables/${id}`)).json();
		expect(table.status).toBe("finished");
		expect(table.ended).toBe("played");
		await expect(page.locator(".ask .turn")).toContainText(/over|finita/);
		await theEndIsTold(page, g);
		const sizes = g.viewport === desk ? windows : someWindows(g.seed);
		await atEverySize(page, `the end of ${g.game}`, faults, sizes);
		await page.locator(".scene-tools button").first().click(); // look at the board
		await expect(page.locator(".parchment")).not.toBeVisible();
		await freshly(page, `${server.url}/#/r/${id}`);
		await page.locator(".slider").waitFor();
		await atEverySize(page, `the replay of ${g.game}`, faults, sizes);
		expect(anna.errors).toEqual([]);
		await anna.leave();
	});

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
