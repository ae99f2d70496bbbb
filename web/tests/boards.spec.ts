/* The boards: what marks, signs and tips say. */
import { expect, type Page, test } from "@playwright/test";
import { catalogueOf } from "./engine";
import { openPage } from "./gallery";
import { alone, bot, games, me, Person, Server, settle, WITH_TEMPLATE } from "./server";
import { brokenWords } from "./sight";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test("what was proposed bears a mark, and the board says what it means", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const note = page.locator(".proposed-note");

	await anna.sit(await anna.openTable("verraeter", [me, bot, bot]));
	await page.locator(".pays summary").click();
	const landscapes: any[] = Object.values(catalogueOf("verraeter", "en").printed.landscape);
	const pays = landscapes.flatMap((landscape) => landscape.pays);
	await expect(page.locator(".pays .proposed")).toHaveCount(
		pays.filter((pay) => pay.proposed).length,
	);
	await expect(note).toContainText("could not be found");

	await anna.sit(await anna.openTable("emperor", [me, bot, bot]));
	await page.locator(".empire").waitFor();
	const { printed } = catalogueOf("emperor", "en");
	const provinces: any[] = Object.values(printed.province);
	const marked = provinces.filter((p) => p.proposed).length;
	const stacks: any[] = Object.values(printed.card);
	const cards = stacks.flatMap((s) => [s.proposed, s.phase_proposed]);
	await expect(page.locator(".empire .proposed-mark")).toHaveCount(marked);
	await expect(page.locator(".stack .proposed")).toHaveCount(
		cards.filter(Boolean).length,
	);
	await expect(note).toContainText("could not be found");

	await anna.sit(await anna.openTable("lorenzo", [me, bot, bot]));
	await page.locator(".towers").waitFor();
	await expect(page.locator(".proposed, .proposed-mark, .proposed-note")).toHaveCount(0);
	await anna.leave();
});

const one = {
	coins: "coin",
	wood: "wood",
	stone: "stone",
	servants: "servant",
	military: "military point",
	faith: "faith point",
	vp: "victory point",
	privileges: "council privilege",
};

/** Goods as the game says them in English: "1 wood, 2 stone and 3 coins". */
function inWords(bag: Record<string, number> = {}): string {
	const parts = Object.entries(bag).map(([good, n]) => {
		const name = one[good as keyof typeof one];
		const alike = n === 1 || good === "wood" || good === "stone";
		if (good === "privileges" && n > 1) return `${n} different ${name}s`;
		return `${n} ${alike ? name : `${name}s`}`;
	});
	const last = parts.pop() ?? "";
	return parts.length ? `${parts.join(", ")} and ${last}` : last;
}

/* The engraved signs of goods. */
const goodSigns = ["coins", "wood", "stone", "servants", "mil", "faith", "vp", "privilege"]
	.map((sign) => `[href="#sign-${sign}"]`)
	.join();

test("Lorenzo's signs say what the words say", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 1366, height: 850 },
	});
	await anna.sit(await anna.openTable("lorenzo", [me, me])); // nobody moves meanwhile
	await anna.page.locator(".towers").waitFor();
	const { tower } = (await settle(anna)).board;
	const catalogue = await anna.page.request.get(`${server.url}/api/catalogue/lorenzo/en`);
	const { printed } = await catalogue.json();
	for (const tile of Object.values<any>(printed.excommunication)) {
		if (tile.loses) expect(tile.text).toContain(inWords(tile.loses));
		if (tile.slows) expect(tile.text).toContain(`: -${tile.by}`);
	}
	for (const [name, card] of Object.entries<any>(printed.card)) {
		expect((card.now ?? "").startsWith(inWords(card.gain)), name).toBe(true);
		expect((card.cost ?? "").startsWith(inWords(card.price)), name).toBe(true);
		if (card.get) expect(card.lasting).toContain(inWords(card.get));
		if (card.end) expect(card.lasting).toContain(inWords(card.end));
		if (card.boost) expect(card.lasting).toContain(`: +${card.boost_by}`);
		if (card.grant) expect(card.now).toContain(`value ${card.grant_value}`);
	}
	const floors = Object.entries<string>(tower);
	expect(floors.length).toBe(16);
	for (const [space, name] of floors) {
		const card = printed.card[name];
		const drawn = anna.page.locator(`[data-piece="space:${space}"]`);
		const goods = [card.gain, card.price, card.pay, card.get, card.or_pay, card.or_get]
			.concat([card.grant_off, card.off, card.end])
			.flatMap((bag) => Object.values(bag ?? {})).length;
		const arms = card.need ? 2 : 0; // military points to have, and to spend
		const per = [card.per, card.get_per].filter((of) => of === "two_military").length;
		const signs = drawn.locator(`.face use:is(${goodSigns})`);
		await expect(signs).toHaveCount(goods + arms + per);
	}
	await anna.leave();
});

test("a card tells its text on hover, on focus and under a resting finger", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna", { hasTouch: true });
	await anna.sit(await anna.openTable("lorenzo", [me, me]));
	const { page } = anna;
	const floor = page.locator('[data-piece="space:building1"]');
	await floor.waitFor();
	const words = await floor.locator(".face-title").first().textContent();
	const tip = page.locator(".tip");
	await expect(tip).toHaveCount(0);
	await floor.hover();
	await expect(tip).toContainText(words!);
	await page.mouse.move(0, 0);
	await expect(tip).toHaveCount(0);
	await floor.focus();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	await expect(tip).toContainText(words!);
	await page.locator("body").evaluate(() => (document.activeElement as any).blur());
	const finger = { pointerType: "touch", bubbles: true };
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	await floor.dispatchEvent("pointerdown", finger);
	await expect(tip).toContainText(words!);
	await floor.dispatchEvent("pointerup", finger);
	await floor.dispatchEvent("click");
	await expect(tip).toContainText(words!); // it stays until something else is touched
	await page.locator(".brand").dispatchEvent("pointerdown", finger);
	await expect(tip).toHaveCount(0);
	await expect(page.locator(".why")).toHaveCount(0); // it only asked what this is
	/* a number that is nothing to touch tells itself at a tap, until something else is touched */
	await page.locator(".seat-list .score").first().dispatchEvent("pointerup", finger);
	await page.waitForTimeout(300);
	await expect(tip).toContainText("points");
	await page.locator(".brand").dispatchEvent("pointerdown", finger);
	await expect(tip).toHaveCount(0);
	await expect(page.locator(".table-page")).toHaveAttribute("data-ply", ply!);
	await anna.leave();
});

/* What a tip says must be so in the game that is played: by every value of the option. */
const diplomat = {
	2008: { en: "its holder joins the other", it: "chi la tiene passa di là" },
	1998: { en: "Only the Traitor changes sides", it: "Solo il Traditore cambia fazione" },
};
for (const [edition, says] of Object.entries(diplomat))
	test(`Verräter's Diplomat of ${edition} tells whether it changes sides`, async ({
		browser,
	}) => {
		const other = Object.values(diplomat).find((d) => d !== says)!;
		for (const locale of ["en", "it"] as const) {
			const anna = await Person.enter(browser, server.url, "Anna", { locale });
			const options = { diplomat5: edition };
			await anna.sit(await anna.openTable("verraeter", [me, me, me], options));
			const card = anna.page.locator('[data-piece="action:diplomat5"]');
			await card.hover();
			for (const place of [anna.page.getByRole("tooltip"), card]) {
				await expect(place).toContainText("5");
				await expect(place).toContainText(says[locale]);
				await expect(place).not.toContainText(other[locale]);
			}
			await anna.leave();
		}
	});

for (const lang of ["en", "it"] as const)
	test(`the name of every opportunity of Baroque is whole, ${lang}`, async ({ page }) => {
		await openPage(page, "faces", catalogueOf("baroque", lang));
		await page.evaluate(() => document.fonts.ready);
		const names = page.locator(".card-title");
		await expect(names).toHaveCount(25);
		expect(await brokenWords(page, ".card-title")).toEqual([]);
		const cut = await names.evaluateAll((all) =>
			all.filter((e) => e.scrollHeight > e.clientHeight + 4).map((e) => e.textContent),
		);
		expect(cut).toEqual([]);
	});

/** Where everything on the stage lies, and in what colours. */
const shapeOf = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll(".board-area *, .own-strip *, .rivals *")].map((e) => {
			const { x, y, width, height } = e.getBoundingClientRect();
			const { color, backgroundColor, fontSize } = getComputedStyle(e);
			const at = [x, y, width, height].map(Math.round);
			return [e.tagName, e.getAttribute("class"), ...at, color, backgroundColor, fontSize].join();
		}),
	);

test("who has been at another table finds a board as if it were the first", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const tables = new Map<string, string>();
	for (const { id, max } of games) tables.set(id, await anna.openTable(id, alone(max)));
	const sit = async (game: string) => {
		await page.goto(`${server.url}/#/t/${tables.get(game)}`);
		await page.locator(`.stage.game-${game} .board-box > *`).first().waitFor();
		await page.waitForTimeout(800); // boards draw themselves over some frames
		return shapeOf(page);
	};
	const fresh = new Map<string, string[]>();
	for (const { id } of games) {
		await page.goto("about:blank");
		fresh.set(id, await sit(id));
	}
	for (const { id } of [...games, ...games].reverse())
		expect(await sit(id), `${id} after the others`).toEqual(fresh.get(id));
	await anna.leave();
});
