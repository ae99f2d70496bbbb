/* The pages round the table at every width: nothing scrolls sideways, nothing lies over anything
 * else, no word is cut; in both languages and both looks. */
import { expect, type Page, test } from "@playwright/test";
import { bot, games, me, open, Person, Server } from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const widths = [360, 390, 768, 1024, 1280, 1440, 1920, 2560];

/** What is wrong with the page as it lies there, in words. */
function faults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const root = document.documentElement;
		if (root.scrollWidth > root.clientWidth) found.push(`sideways ${root.scrollWidth}`);
		/* a board is looked at by tests of its own; what is folded is not there */
		const isApart = (e: Element) =>
			!!e.closest("[inert], .board-area, .visually-hidden, .skip, .menu > div, option") ||
			!e.checkVisibility({ visibilityProperty: true });
		const nameOf = (e: Element) =>
			`${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""} "${(e.textContent ?? "").trim().slice(0, 30)}"`;
		const all = [...document.querySelectorAll<HTMLElement>("body *")].filter((e) => !isApart(e));

		const targets = all.filter((e) => e.matches("button, a, input, select, summary, textarea"));
		const boxes = targets.map((e) => ({ e, at: e.getBoundingClientRect() }));
		for (const [i, a] of boxes.entries())
			for (const b of boxes.slice(i + 1)) {
				if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
				/* a search stays in sight while the text goes by under it */
				if (a.e.closest(".rules-search") || b.e.closest(".rules-search")) continue;
				const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
				const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
				if (wide > 2 && high > 2) found.push(`${nameOf(a.e)} over ${nameOf(b.e)}`);
			}

		for (const e of all) {
			const says = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim());
			if (!says || e.matches("select, textarea, title, style, script")) continue;
			const range = document.createRange();
			range.selectNodeContents(e);
			const at = range.getBoundingClientRect();
			let box = e as HTMLElement | null;
			for (; box && box !== document.body; box = box.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(box);
				const is = box.getBoundingClientRect();
				if (/hidden|clip/.test(overflowX) && (at.right > is.right + 2 || at.left < is.left - 2))
					found.push(`cut: ${nameOf(e)} by ${nameOf(box)}`);
				if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break; // can be brought into sight
			}
			if (!box || box === document.body)
				if (at.right > root.clientWidth + 1) found.push(`sticks out: ${nameOf(e)}`);
		}
		return [...new Set(found)].slice(0, 8);
	});
}

/** A table of each kind, by way of the server. */
async function everyPage(anna: Person): Promise<string[]> {
	const running = await anna.openTable("verraeter", [me, bot, bot], {}, { title: "Sunday" });
	const more = { title: "The long evening", pace: { kind: "live", minutes: 25, seconds: 15 } };
	const filling = await anna.openTable("lorenzo", [me, open, open], { rules: "advanced" }, more);
	return [
		"/",
		"/new/emperor",
		"/me",
		"/credits",
		`/t/${filling}`,
		`/r/${running}`,
		...games.flatMap(({ id }) => [`/rules/${id}/3.2`, `/overview/${id}`, `/cards/${id}`]),
	];
}

test("the measure itself: what is cut, covered or sticks out is found", async ({ page }) => {
	const bad = {
		"cut:": "<div style='overflow:hidden;width:40px;white-space:nowrap'>a long line of words</div>",
		" over ": "<button>one</button><button style='margin-left:-20px'>two</button>",
		"sticks out:": "<p style='width:3000px;text-align:right'>far away</p>",
	};
	for (const [fault, html] of Object.entries(bad)) {
		await page.setContent(html);
		expect((await faults(page)).join("; ")).toContain(fault);
	}
	await page.setContent("<button>one</button> <button>two</button><p>three</p>");
	expect(await faults(page)).toEqual([]);
});

for (const [nth, width] of widths.entries())
	test(`${width} px: nothing overlaps, nothing is cut`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: { width, height: width < 500 ? 760 : 900 },
			locale: nth % 2 ? "it" : "en",
			colorScheme: nth % 3 ? "light" : "dark",
			hasTouch: width < 500,
		});
		const { page } = anna;
		for (const path of await everyPage(anna)) {
			await page.goto(`${server.url}/#${path}`, { waitUntil: "networkidle" });
			await page.locator("main h1, .slider").first().waitFor({ state: "attached" });
			await expect(async () => expect(await faults(page), path).toEqual([])).toPass({
				timeout: 5000,
			});
			if (path !== "/new/emperor") continue;
			for (const fold of await page.locator(".fold > summary").all()) await fold.click();
			expect(await faults(page), `${path}, unfolded`).toEqual([]);
		}
		expect(anna.errors).toEqual([]);
		await anna.leave();
	});

test("by keyboard: a table is made, a rule is shown, a replay runs", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const reach = async (what: string, most = 60) => {
		for (let i = 0; i < most; i++) {
			await page.keyboard.press("Tab");
			if (await page.evaluate((w) => !!document.activeElement?.matches(w), what)) return;
		}
		throw new Error(`${what} cannot be reached`);
	};
	await page.goto(`${server.url}/#/new/verraeter`);
	await page.locator(".new-table").waitFor();
	await reach("input[type=radio]");
	await page.keyboard.press("ArrowDown"); // against bots
	await reach(".new-table > button.main");
	await page.keyboard.press("Enter");
	await page.locator(".table-page").waitFor();
	const id = new URL(page.url()).hash.split("/")[2];
	await page.goto(`${server.url}/#/rules/verraeter/3.3`);
	await page.locator(".para.here").waitFor();
	await reach(".para.here .show-me summary");
	await page.keyboard.press("Enter");
	await page.locator(".para.here .worked").waitFor();
	await page.goto(`${server.url}/#/r/${id}/1`);
	await page.locator(".slider").waitFor();
	await reach("button.play");
	await page.keyboard.press("Enter");
	await expect(page.locator(".slider")).not.toContainText("Move 1 of");
	await anna.leave();
});
