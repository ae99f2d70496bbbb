/* The pages round the table at every width: nothing scrolls sideways, nothing lies over anything
 * else, no word is cut; in both languages and both looks. */
import { deflateRawSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { bot, games, me, open, Person, Server } from "./server";
import {
	atEverySize,
	faults,
	freshly,
	large,
	sideways,
	squeezed,
	windows,
	withLargeLetters,
} from "./sight";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/** The pages that no game has of its own, and a table of each kind, by way of the server. */
async function commonPages(anna: Person): Promise<string[]> {
	const running = await anna.openTable("verraeter", [me, bot, bot], {}, { title: "Sunday" });
	const more = { title: "The long evening", pace: { kind: "live", minutes: 25, seconds: 15 } };
	const filling = await anna.openTable("lorenzo", [me, open, open], { rules: "advanced" }, more);
	const position = deflateRawSync("game emperor\nseats 4\ndeal\n").toString("base64url");
	const study = ["/open", `/p/${position}`, "/puzzles/baroque"];
	const common = ["/", "/new/emperor", "/me", "/credits", "/nowhere", ...study];
	return [...common, `/t/${filling}`, `/r/${running}`];
}

const pagesOf = (game: string) => [`/rules/${game}/3.2`, `/overview/${game}`, `/cards/${game}`];

/* Each page comes up once, and its window is made larger and smaller. */
const visitors = {
	"a mouse, by day": { locale: "en", colorScheme: "light" },
	"a finger, by night": { locale: "it", colorScheme: "dark", hasTouch: true },
} as const;
const smaller = [
	[320, 640],
	[640, 640], // 1280 at 200 %
];

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

for (const [who, visitor] of Object.entries(visitors))
	for (const what of ["the common pages", ...games.map(({ id }) => id)])
		test(`${what}, ${who}: nothing overlaps, nothing is cut, at any width`, async ({
			browser,
		}) => {
			const anna = await Person.enter(browser, server.url, "Anna", visitor);
			const { page } = anna;
			const isCommon = what === "the common pages";
			for (const path of isCommon ? await commonPages(anna) : pagesOf(what)) {
				await freshly(page, `${server.url}/#${path}`);
				if (path.startsWith("/new"))
					for (const fold of await page.locator(".fold > summary").all()) await fold.click();
				await atEverySize(page, path, faults, [...windows, ...smaller]);
				await withLargeLetters(page, () => atEverySize(page, path, sideways, large));
			}
			expect(anna.errors).toEqual([]);
			await anna.leave();
		});

/* The bar of a replay takes room, and an analysis more. */
const desks = [
	[1100, 700],
	[1280, 720],
	[1440, 900],
];

for (const { id: game, max } of games)
	test(`${game}: a replay has the whole board, also beside an analysis`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		const { page } = anna;
		const id = await anna.openTable(game, [me, ...Array(max - 1).fill(bot)]);
		await anna.playOff(id);
		for (const beside of ["", "/a"]) {
			await page.goto("about:blank"); // another address of the same replay is the same page
			await freshly(page, `${server.url}/#/r/${id}/30/0${beside}`);
			await page.locator(".still .board-box > *").first().waitFor();
			await atEverySize(page, `a replay${beside}`, squeezed, desks);
		}
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
