/* shots.ts: pictures of every board for a person to look at, into build/shots.
 *
 *     npm --prefix web run shots
 *
 * Start, middle and end of a game of each kind; desk and phone; light and dark; and the
 * middle as somebody sees it who does not see red and green. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { bot, clickSomething, dice, me, Person, Server } from "./server";

const folder = fileURLToPath(new URL("../../build/shots", import.meta.url));
const server = new Server();
test.beforeAll(async () => {
	mkdirSync(folder, { recursive: true });
	await server.start();
});
test.afterAll(() => server.stop());

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const games = [
	["verraeter", 4, 60],
	["emperor", 4, 26],
	["lorenzo", 4, 40],
] as const;

async function goOn(page: Page, roll: (n: number) => number, clicks: number) {
	for (
		let i = 0;
		i < clicks && !(await page.locator('[data-over="true"]').count());
		i++
	) {
		await clickSomething(page, roll);
		await page.waitForTimeout(25);
	}
}

async function picture(page: Page, name: string) {
	for (const [size, viewport] of Object.entries(sizes)) {
		await page.setViewportSize(viewport);
		for (const look of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
			await page.evaluate(() => scrollTo(0, 0));
			await page.screenshot({
				path: join(folder, `${name}-${size}-${look}.png`),
				fullPage: size === "phone",
			});
		}
	}
	await page.setViewportSize(sizes.desk);
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

for (const [game, seats, clicks] of games) {
	test(game, async ({ browser }) => {
		test.setTimeout(300_000);
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: sizes.desk,
			locale: "it",
		});
		const id = await anna.openTable(game, [me, ...Array(seats - 1).fill(bot)]);
		await anna.sit(id);
		const roll = dice(7);
		await picture(anna.page, `${game}-1-start`);
		await goOn(anna.page, roll, clicks);
		await picture(anna.page, `${game}-2-middle`);
		const devtools = await anna.context.newCDPSession(anna.page);
		await devtools.send("Emulation.setEmulatedVisionDeficiency", {
			type: "deuteranopia",
		});
		await anna.page.screenshot({
			path: join(folder, `${game}-2-middle-deuteranopia.png`),
		});
		await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
		await goOn(anna.page, roll, 1500);
		await picture(anna.page, `${game}-3-end`);
		await anna.leave();
	});
}

test("the pages round the table", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: sizes.desk,
		locale: "it",
	});
	for (const [name, path] of [
		["lobby", "/"],
		["new", "/new/emperor"],
		["rules", "/rules/lorenzo/7.4"],
	]) {
		await anna.page.goto(`${server.url}/#${path}`);
		await anna.page.locator("main h1").waitFor();
		await anna.page.waitForTimeout(400);
		await picture(anna.page, name);
	}
	await anna.leave();
});
