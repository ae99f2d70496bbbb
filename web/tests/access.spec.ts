/* For everyone: keyboard, names, contrast, size, colours. */
import { expect, test, type Page } from "@playwright/test";
import { noSeriousFaults } from "./axe";
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
import { atEverySize, freshly, large, sideways, withLargeLetters } from "./sight";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/** Wait until this person is asked, or the game is over. */
async function isAsked(page: Page): Promise<void> {
	await page.locator(`${ASKED}, .table-page[data-over="true"]`).first().waitFor();
}

test("axe finds nothing serious on any page", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const filling = await anna.openTable("emperor", [me, open, open]);
	for (const path of [
		"/",
		"/new/emperor",
		"/rules/verraeter/3.2",
		"/overview/lorenzo",
		"/cards/emperor",
		"/me",
		"/credits",
		"/open",
		"/nowhere",
		`/t/${filling}`,
	]) {
		await freshly(page, `${server.url}/#${path}`);
		await noSeriousFaults(page, path);
	}
	await anna.leave();
});

/** Targets that a finger would miss, those of the menu among them. */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const targets = "button.piece.live, .ask button, .bar button, .tabs button, .menu a";
		const all = innerWidth === 320 ? `${targets}, .log button` : targets;
		const menu = document.querySelector<HTMLDetailsElement>(".menu")!;
		menu.open = true;
		const found = [...document.querySelectorAll<HTMLElement>(all)]
			.filter((e) => e.offsetParent)
			.filter((e) => Math.min(e.offsetHeight, e.offsetWidth) < 43.5)
			.map((e) => `${e.className} ${e.offsetWidth}x${e.offsetHeight}`);
		menu.open = false;
		return found;
	});
}

/** Every mark in a seat's colour bears that seat's own charge, or a name beside it. */
async function chargesTellApart(page: Page): Promise<void> {
	const charges = await page.evaluate(() =>
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

/* 1366 and 1280 pixels at 200 % are half as many; letters twice as large are another way */
const small = [
	[320, 640],
	[640, 640],
	[683, 425],
];

async function isWholeWhenLarge(page: Page, where: string): Promise<void> {
	const measure = async () => [
		...(await sideways(page)),
		...(where.startsWith("replay") ? [] : await tooSmall(page)),
	];
	await atEverySize(page, where, measure, small);
	await withLargeLetters(page, () => atEverySize(page, `${where}, letters`, sideways, large));
}

for (const { id: game } of everyGame)
	test(`${game}: sound for axe, seats told apart without colour, whole at 200 %`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		const { page } = anna;
		const id = await anna.openTable(game, alone(4));
		await anna.sit(id);
		const roll = dice(4);
		for (let i = 0; i < 20; i++) await clickSomething(page, roll);
		await isAsked(page);
		await chargesTellApart(page);
		await noSeriousFaults(page, game);
		await isWholeWhenLarge(page, game);
		await page.goto(`${server.url}/#/r/${id}`);
		await page.locator(".slider").waitFor();
		await noSeriousFaults(page, `replay of ${game}`);
		await isWholeWhenLarge(page, `replay of ${game}`);
		await anna.leave();
	});

test("Verräter by keyboard alone, until every kind of answer was given", async ({ browser }) => {
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
	const kinds = ["place", "action", "supply"];
	const isDone = () => kinds.every((kind) => seen.has(kind));
	for (let presses = 0; presses < 2000 && !isDone(); presses++) {
		await isAsked(page);
		const on = await focused();
		if (on) seen.add(on.split(/[:\s]/)[0]);
		await page.keyboard.press(on ? "Enter" : "Tab");
	}
	expect([...seen]).toEqual(expect.arrayContaining(kinds));
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
				if (overflowX !== "visible") at = box; // cut there, or scrolled
				if (at.left < box.left - 1 || at.right > box.right + 1)
					found.add(`${n.textContent} leaves ${e.getAttribute("class")}`);
			}
		}
		return [...found];
	});
}

/* As long as the server takes them, and without a place to break. */
const longest = { title: "W".repeat(60), anna: "W".repeat(24), bruno: "M".repeat(24) };
const long = [
	[1366, 800],
	[360, 800],
];

/** A table of each game with the two of them, its replay, and one that is being filled. */
async function namedPages(anna: Person, bruno: Person): Promise<string[]> {
	const { title } = longest;
	const paths = ["/", "/me"];
	for (const { id: game } of everyGame) {
		const id = await anna.openTable(game, [me, open, bot], {}, { title });
		await bruno.post(`/api/tables/${id}/join`);
		await bruno.post(`/api/tables/${id}/ready`, { ready: true });
		await anna.post(`/api/tables/${id}/start`);
		paths.push(`/t/${id}`, `/r/${id}`);
	}
	return [...paths, `/t/${await anna.openTable("lorenzo", [me, open], {}, { title })}`];
}

test("the longest names and titles keep to their places", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, longest.anna);
	const bruno = await Person.enter(browser, server.url, longest.bruno);
	const { page } = anna;
	for (const path of await namedPages(anna, bruno)) {
		await freshly(page, `${server.url}/#${path}`);
		await atEverySize(
			page,
			path,
			async () => [...(await leaving(page)), ...(await sideways(page))],
			long,
		);
	}
	await anna.leave();
	await bruno.leave();
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
