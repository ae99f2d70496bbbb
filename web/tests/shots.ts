/* shots.ts: pictures of every board for a person to look at, into build/shots.
 *
 *     npm --prefix web run shots
 *
 * Start, middle and end of a game of each kind; desk and phone; light and dark; and the
 * middle as people see it who see some colours alike, or none; and each scene, told to its end. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { openPage } from "./gallery";
import { alone, clickSomething, dice, everyGame, Person, Server, WITH_TEMPLATE } from "./server";

const folder = fileURLToPath(new URL("../../build/shots", import.meta.url));
const server = new Server(...WITH_TEMPLATE);
test.beforeAll(async () => {
	mkdirSync(folder, { recursive: true });
	await server.start();
});
test.afterAll(() => server.stop());

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const MIDDLE = 40; // clicks

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
			await page.mouse.move(0, 0); // no tips
			await page.screenshot({
				path: join(folder, `${name}-${size}-${look}.png`),
				fullPage: size === "phone",
			});
		}
	}
	await page.setViewportSize(sizes.desk);
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/* The three ways of seeing two colours alike, and seeing none. */
const eyes = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"] as const;

async function otherEyes({ context, page }: Person, name: string) {
	const devtools = await context.newCDPSession(page);
	const see = (type: (typeof eyes)[number] | "none") =>
		devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
	for (const type of eyes) {
		await see(type);
		await page.screenshot({ path: join(folder, `${name}-${type}.png`) });
	}
	await see("none");
}

for (const { id: game } of everyGame) {
	test(game, async ({ browser }) => {
		test.setTimeout(300_000);
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: sizes.desk,
			locale: "it",
		});
		const id = await anna.openTable(game, alone(4));
		await anna.sit(id);
		const roll = dice(7);
		await picture(anna.page, `${game}-1-start`);
		await goOn(anna.page, roll, game === "template" ? 9 : MIDDLE);
		await picture(anna.page, `${game}-2-middle`);
		await otherEyes(anna, `${game}-2-middle`);
		await goOn(anna.page, roll, 1500);
		await picture(anna.page, `${game}-3-end`);
		await anna.leave();
	});
}

/* A scene that is on, again and again until it is over: what stays is its last picture. */
async function sceneOn(page: Page, game: string, seen: Set<string>) {
	const veil = page.locator(".scene-veil");
	const title = await veil.getAttribute("aria-label", { timeout: 500 }).catch(() => null);
	if (!title) return;
	if (seen.has(title)) return page.keyboard.press("Escape");
	seen.add(title);
	const name = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
	while ((await veil.getAttribute("aria-label", { timeout: 50 }).catch(() => null)) === title)
		await picture(page, `${game}-scene-${name}`);
}

for (const { id: game } of everyGame) {
	test(`scenes of ${game}`, async ({ browser }) => {
		test.setTimeout(300_000);
		const anna = await Person.enter(browser, server.url, "Anna", { viewport: sizes.desk });
		await anna.context.addInitScript(() => localStorage.setItem("ludoteca.speed", "slow"));
		await anna.sit(await anna.openTable(game, alone(4)));
		const seen = new Set<string>();
		const roll = dice(11);
		const over = anna.page.locator('[data-over="true"]');
		for (let i = 0; i < 1500 && !(await over.count()); i++) {
			await sceneOn(anna.page, game, seen);
			await clickSomething(anna.page, roll);
			await anna.page.waitForTimeout(25);
		}
		console.log(`${game}: ${[...seen].join(", ") || "no scenes"}`);
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

for (const name of ["gallery", "standard"] as const)
	test(name, async ({ browser }) => {
		const context = await browser.newContext({ viewport: sizes.desk });
		const page = await context.newPage();
		await openPage(page, name);
		for (const [size, viewport] of Object.entries(sizes)) {
			await page.setViewportSize(viewport);
			await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: true });
		}
		await context.close();
	});
