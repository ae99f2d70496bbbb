/* For everyone: keyboard, names, contrast, size, colours. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import {
	alone,
	ASKED,
	bot,
	clickSomething,
	dice,
	everyGame,
	me,
	open,
	Person,
	Server,
	WITH_TEMPLATE,
} from "./server";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

async function noSeriousFaults(page: Page, where: string) {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const bad = violations
		.filter((v) => v.impact === "serious" || v.impact === "critical")
		.map(
			(v) =>
				`${where}: ${v.id}: ${v.nodes.length}: ${v.nodes[0].html.slice(0, 200)}`,
		);
	expect(bad).toEqual([]);
}

/** Wait until this person is asked, or the game is over. */
async function isAsked(page: Page): Promise<void> {
	await page.locator(`${ASKED}, .table-page[data-over="true"]`).first().waitFor();
}

async function fits(page: Page, where: string) {
	const [is, may] = await page.evaluate(() => [
		document.documentElement.scrollWidth,
		document.documentElement.clientWidth,
	]);
	expect(is, `${where} sticks out sideways`).toBeLessThanOrEqual(may);
}

for (const look of ["light", "dark"] as const) {
	test(`axe finds nothing serious on any page, ${look}`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			colorScheme: look,
			locale: look === "dark" ? "it" : "en",
		});
		const { page } = anna;
		const at = (path: string) => page.goto(`${server.url}/#${path}`);
		for (const path of [
			"/",
			"/new/emperor",
			"/rules/verraeter/3.2",
			"/overview/lorenzo",
			"/cards/emperor",
			"/me",
			"/credits",
			"/nowhere",
		]) {
			await at(path);
			await page.locator("main h1").waitFor();
			await page.waitForTimeout(300);
			await noSeriousFaults(page, path);
		}
		for (const { id: game, max } of everyGame) {
			const id = await anna.openTable(game, alone(max));
			await anna.sit(id);
			const roll = dice(max);
			for (let i = 0; i < 25; i++) {
				await clickSomething(page, roll);
				await page.waitForTimeout(30);
			}
			await isAsked(page);
			await noSeriousFaults(page, game);
			await at(`/r/${id}`);
			await page.locator(".slider").waitFor();
			await noSeriousFaults(page, `replay of ${game}`);
		}
		await anna.leave();
	});
}

test("Verräter by keyboard alone", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const { page } = anna;
	const seen = new Set<string>();
	/* what has the focus, if it answers something; a ring must show where it is */
	const focused = () =>
		page.evaluate(() => {
			const e = document.activeElement as HTMLElement | null;
			if (!e?.matches(".piece.live:not(.picked), .ask [data-answer]")) return "";
			return e.matches(":focus-visible")
				? (e.dataset.piece ?? e.dataset.answer ?? "")
				: "";
		});
	for (let presses = 0; presses < 3000; presses++) {
		await isAsked(page);
		if (await page.locator('.table-page[data-over="true"]').count()) break;
		const on = await focused();
		if (on) seen.add(on.split(/[:\s]/)[0]);
		await page.keyboard.press(on ? "Enter" : "Tab");
	}
	await expect(page.locator('.table-page[data-over="true"]')).toHaveCount(1);
	for (const kind of ["place", "action"]) expect(seen).toContain(kind);
	await anna.leave();
});

test("the text board is one key away", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	await anna.page.keyboard.press("t");
	await expect(anna.page.locator(".text-board")).toContainText(/Brown|Blue/);
	await anna.page.keyboard.press("t");
	await expect(anna.page.locator(".ring")).toBeVisible();
	await anna.leave();
});

const targets = "button.piece.live, .ask button, .bar button, .tabs button, .menu a";

/** Targets that a finger would miss, those of the menu among them. */
function tooSmall(page: Page, targets: string): Promise<string[]> {
	return page.evaluate((targets) => {
		document.querySelector<HTMLDetailsElement>(".menu")!.open = true;
		return [...document.querySelectorAll<HTMLElement>(targets)]
			.filter((e) => e.offsetParent)
			.filter((e) => Math.min(e.offsetHeight, e.offsetWidth) < 43.5)
			.map((e) => `${e.className} ${e.offsetWidth}x${e.offsetHeight}`);
	}, targets);
}

test("small phones, 200 % zoom: all fits, targets are 44 px, nothing jumps", async ({
	browser,
}) => {
	for (const [width, height] of [
		[320, 640],
		[683, 425],
	]) {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: { width, height },
		});
		for (const { id: game, min } of everyGame) {
			await anna.sit(await anna.openTable(game, alone(min)));
			await isAsked(anna.page);
			await fits(anna.page, `${game} at ${width}`);
			const all = width === 320 ? `${targets}, .log button` : targets;
			expect(await tooSmall(anna.page, all)).toEqual([]);
		}
		await anna.page.goto(server.url);
		await anna.page.locator(".game-card").first().waitFor();
		await fits(anna.page, "lobby");
		await anna.leave();
	}
});

/** Every page, with a table of each kind for those that need one. */
async function everyPage(anna: Person): Promise<string[]> {
	const running = await anna.openTable("verraeter", [me, bot, bot]);
	const filling = await anna.openTable("emperor", [me, open, open]);
	const tables: string[] = [];
	for (const { id, max } of everyGame) tables.push(await anna.openTable(id, alone(max)));
	return [
		"/",
		"/new/emperor",
		"/me",
		"/credits",
		"/nowhere",
		"/rules/lorenzo/7.4",
		"/overview/emperor",
		"/cards/lorenzo",
		`/t/${filling}`,
		`/t/${running}`,
		`/r/${running}`,
		...tables.map((id) => `/t/${id}`),
	];
}

/* 1280 pixels at 200 % are 640 with two dots each; letters twice as large are another way */
const widths = { "the page at 200 %": 640, "the letters at 200 %": 1280, "a small phone": 320 };
for (const [way, width] of Object.entries(widths))
	test(`${way}: no page scrolls sideways`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: { width, height: 640 },
			deviceScaleFactor: width === 1280 ? 1 : 2,
		});
		const { page } = anna;
		const larger = () =>
			page.evaluate(() => (document.documentElement.style.fontSize = "225%"));
		for (const path of await everyPage(anna)) {
			await page.goto(`${server.url}/#${path}`, { waitUntil: "networkidle" });
			await page.locator("main, .ask").first().waitFor();
			if (way.startsWith("the letters")) await larger();
			await page.waitForTimeout(200);
			await fits(page, `${path}, ${way}`);
		}
		await anna.leave();
	});

/** Names that leave a box they stand in, or what frames them in a drawing. */
function leaving(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found = new Set<string>();
		const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let n = walk.nextNode(); n; n = walk.nextNode()) {
			const unread = n.parentElement!.closest(".visually-hidden, .said, title, option");
			if (unread || !/[WM]{5}/.test(n.textContent!)) continue;
			const range = document.createRange();
			range.selectNodeContents(n);
			let at = range.getBoundingClientRect();
			for (let e = n.parentElement; e; e = e.parentElement) {
				const { display, overflowX } = getComputedStyle(e);
				const drawn = e.querySelector(":scope > .cartouche");
				if (!drawn && /^inline$|contents/.test(display)) continue;
				const box = (drawn ?? e).getBoundingClientRect();
				if (overflowX === "hidden") at = box; // cut there
				if (at.left < box.left - 1 || at.right > box.right + 1)
					found.add(`${n.textContent} leaves ${e.getAttribute("class")}`);
			}
		}
		return [...found];
	});
}

/* As long as the server takes them, and without a place to break. */
const longest = { title: "W".repeat(60), anna: "W".repeat(24), bruno: "M".repeat(24) };
for (const [size, width] of Object.entries({ desk: 1366, phone: 360 }))
	test(`the longest names and titles keep to their places, ${size}`, async ({
		browser,
	}) => {
		const viewport = { width, height: 800 };
		const anna = await Person.enter(browser, server.url, longest.anna, { viewport });
		const bruno = await Person.enter(browser, server.url, longest.bruno);
		const { title } = longest;
		const paths = ["/", "/me"];
		for (const { id: game } of everyGame) {
			const id = await anna.openTable(game, [me, open, bot], {}, { title });
			await bruno.post(`/api/tables/${id}/join`);
			await bruno.post(`/api/tables/${id}/ready`, { ready: true });
			await anna.post(`/api/tables/${id}/start`);
			paths.push(`/t/${id}`, `/r/${id}`);
		}
		paths.push(`/t/${await anna.openTable("lorenzo", [me, open], {}, { title })}`);
		for (const path of paths) {
			await anna.page.goto(`${server.url}/#${path}`, { waitUntil: "networkidle" });
			await anna.page.locator("main h1, .ask").first().waitFor();
			await expect(async () => {
				await fits(anna.page, path);
				expect(await leaving(anna.page), path).toEqual([]);
			}).toPass({ timeout: 15000 });
		}
		await anna.leave();
		await bruno.leave();
	});

test("seats are told apart without colour", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	for (const { id: game } of everyGame) {
		const id = await anna.openTable(game, alone(4));
		await anna.sit(id);
		const roll = dice(4);
		for (let i = 0; i < 20; i++) await clickSomething(anna.page, roll);
		/* every mark in a seat's colour bears that seat's own charge, or a name beside it */
		const charges = await anna.page.evaluate(() =>
			[...document.querySelectorAll("svg .field")]
				.map((f) => {
					const group = f.closest("[class*=seat-]");
					return [
						group?.getAttribute("class")?.match(/seat-\d/)?.[0] ?? "",
						group?.querySelector(".charge")?.getAttribute("d") ?? "",
					];
				})
				.filter(([seat]) => seat),
		);
		expect(charges.length).toBeGreaterThan(3);
		const byCharge = new Map<string, string>();
		for (const [seat, d] of charges) {
			if (!d) continue;
			expect(byCharge.get(d) ?? seat).toBe(seat);
			byCharge.set(d, seat);
		}
		expect(byCharge.size).toBe(4);
		expect(charges.filter(([, d]) => !d).length / charges.length).toBeLessThan(0.3);
	}
	await anna.leave();
});

test("the stage fills the window and does not scroll", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 1366, height: 700 },
	});
	const { page } = anna;
	await anna.sit(await anna.openTable("emperor", [me, bot]));
	await page.locator(".empire").waitFor();
	const panel = (await page.locator(".side-panel").boundingBox())!;
	expect(panel.y + panel.height).toBeGreaterThan(690);
	await page.mouse.move(600, 400);
	await page.mouse.wheel(0, 900);
	await page.evaluate(() => scrollTo(0, 200));
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await anna.leave();
});
