/* Without a network: the page that was here before, its games, its next version. */
import { expect, test } from "@playwright/test";
import { dice, games, Person, playUntil, Server } from "./server";
import { playNow, Site, untilWhole, visit } from "./site";

const site = new Site();
test.describe.configure({ mode: "serial" });
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

test("a game is kept, listed, hinted, replayed and read about with the network cut", async ({
	browser,
}) => {
	const { context, page, errors } = await visit(browser, site, { locale: "it" });
	await expect(page.locator(".game-card")).toHaveCount(games.length);
	await playNow(page, 0);
	await untilWhole(page);
	await site.cut();
	const table = page.locator(".table-page");
	const ply = async () => Number(await table.getAttribute("data-ply"));
	const start = await ply();
	await playUntil(page, dice(4), async () => (await ply()) > start + 12, 200);
	const reached = await ply();
	await page.reload(); // the tab comes back without a network
	await table.waitFor();
	expect(await ply(), "nothing acknowledged is lost").toBeGreaterThanOrEqual(reached);
	await playUntil(page, dice(5), async () => !!(await page.locator(".ask.mine").count()), 50);
	await page.getByRole("button", { name: "Consiglio" }).click();
	await expect(page.locator(".hint-box")).toContainText("Farei così");
	await page.goto(`${site.url}#/`);
	await expect(page.locator(".table-row.playing")).toHaveCount(1);
	await page.goto(`${site.url}#/rules/pax`);
	await expect(page.locator("main h1")).toContainText("Pax");
	await page.getByRole("button", { name: "English" }).click();
	await page.goto(`${site.url}#/overview/baroque`);
	await expect(page.locator("main h1")).toContainText("Baroque");
	expect(errors).toEqual([]);
	await site.start();
	await context.close();
});

test("a network that says nothing, or nothing of ours, is as good as none", async ({ browser }) => {
	const { context, page, errors } = await visit(browser, site);
	await playNow(page, 0);
	await untilWhole(page);
	for (const portal of [null, "Welcome aboard! Please log in."]) {
		site.portal = portal;
		await page.goto(`${site.url}#/`);
		await page.reload();
		await expect(page.locator(".table-row.playing")).toHaveCount(1);
		await page.locator(".table-row.playing").click();
		await page.locator(".table-page").waitFor();
	}
	site.portal = undefined;
	expect(errors).toEqual([]);
	await context.close();
});

test("a new version is offered, and comes with a click", async ({ browser }) => {
	const { context, page } = await visit(browser, site);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
	const text = await (await context.request.get(`${site.url}sw.js`)).text();
	site.instead["/games/sw.js"] = text.replace(/ludoteca-(?=")/, "ludoteca-next-");
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	const offer = page.locator(".new-version");
	await expect(offer).toContainText("new version");
	await Promise.all([
		page.waitForEvent("load"),
		offer.getByRole("button", { name: "Reload" }).click(),
	]);
	await expect(page.locator(".game-card").first()).toBeVisible();
	await expect(offer).toHaveCount(0);
	site.instead = {};
	await context.close();
});

test("who has never been here is told that it takes the network once", async ({ browser }) => {
	const { context, page } = await visit(browser, site, { serviceWorkers: "block" });
	await page.route("**/engine-*.wasm", (route) => route.abort());
	await page.reload();
	await expect(page.locator("main")).toContainText("takes the network, once");
	await page.route("**/part-*.js", (route) => route.abort());
	await page.goto(`${site.url}#/puzzles/pax/1`); // what comes later is not there, either
	await expect(page.locator("main h1")).toHaveCount(0);
	await expect(page.locator("main")).toContainText("takes the network, once");
	await context.close();
});

test("a page of the server goes on by itself when the server is gone", async ({ browser }) => {
	const server = new Server();
	await server.start();
	const anna = await Person.enter(browser, server.url, "Anna", { serviceWorkers: "allow" });
	const { page } = anna;
	page.setDefaultTimeout(30_000);
	await page.goto(`${server.url}/#/new/verraeter`);
	await page.getByText("Me against bots").click();
	await page.getByText("More settings").click();
	await page.getByText("On this device").click();
	await page.getByRole("button", { name: "Start" }).click();
	await page.locator(".table-page").waitFor();
	await expect(page.locator(".table-page")).toContainText("Anna");
	await untilWhole(page);
	await server.kill();
	await page.goto(`${server.url}/#/`);
	await page.reload();
	await expect(page.locator(".table-row.playing")).toHaveCount(1);
	await playNow(page, 2);
	await page.goto(`${server.url}/#/`);
	await expect(page.locator(".table-row.playing")).toHaveCount(2);
	expect(anna.errors).toEqual([]);
	await anna.leave();
	await server.stop();
});

test("a server that says nothing is not waited for", async ({ browser }) => {
	const server = new Server();
	await server.start();
	const anna = await Person.enter(browser, server.url, "Anna", { serviceWorkers: "allow" });
	const { page } = anna;
	page.setDefaultTimeout(30_000);
	await page.goto(`${server.url}/#/`);
	await page.route("**/api/**", () => {});
	await page.reload();
	await expect(page.locator(".game-card")).toHaveCount(games.length);
	await playNow(page, 0);
	await expect(page).toHaveURL(/#\/t\/l/);
	await page.unroute("**/api/**");
	await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "no" }));
	await page.goto(`${server.url}/#/`);
	await page.reload();
	await expect(page.locator(".table-row.playing")).toHaveCount(1);
	expect(anna.errors).toEqual([]);
	await anna.leave();
	await server.stop();
});
