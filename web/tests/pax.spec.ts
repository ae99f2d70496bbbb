/* The bankers' table: what market, map and victories show is what the game says. */
import { type Browser, expect, test } from "@playwright/test";
import { catalogueOf } from "./engine";
import { openPage } from "./gallery";
import { alone, clickSomething, dice, Person, Server, settle } from "./server";
import { brokenWords } from "./sight";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const { printed } = catalogueOf("pax", "en");

async function atTable(browser: Browser): Promise<Person> {
	const viewport = { width: 1280, height: 720 };
	const anna = await Person.enter(browser, server.url, "Anna", { viewport });
	await anna.sit(await anna.openTable("pax", alone(4)));
	await anna.page.locator(".pax .chart").waitFor();
	return anna;
}

test("what is short of each victory, for each player", async ({ browser }) => {
	const anna = await atTable(browser);
	const { board } = await settle(anna);
	const wants: Record<string, string[]> = {
		imperial: ["kings"],
		renaissance: ["republics", "laws"],
		globalization: ["concessions", "discoveries"],
		holy: ["belief", "bishops", "believers"],
	};
	for (const [victory, parts] of Object.entries(wants)) {
		const card = anna.page.locator(`[data-piece="victory:${victory}"]`);
		for (const [seat, short] of board.short.entries()) {
			const lacks = parts.map((want) => short[want]).filter((n) => n > 0);
			const shown = card.locator(`.way.seat-${seat} .lack b`);
			await expect(shown, `${victory}, seat ${seat}`).toHaveText(lacks.map(String));
		}
	}
	await anna.leave();
});

test("the market: prices, florins and what was not found in print", async ({ browser }) => {
	const anna = await atTable(browser);
	const { board } = await settle(anna);
	for (const [place, card] of Object.entries<any>(board.market)) {
		const slot = anna.page.locator(`[data-piece="place:${place}"]`);
		const { price } = printed.place[place];
		if (price) await expect(slot.locator(".price")).toHaveText(String(price));
		const coins = board.coins[place];
		await expect(slot.locator(".florins b")).toHaveText(coins ? [String(coins)] : []);
		const { proposed, agents, ops, prestige } = printed.card[card];
		const there: Record<string, boolean> = {
			agents: agents.length > 0,
			ops: ops.length > 0,
			prestige: prestige.length > 0,
			shot: true,
		};
		const marked = Object.keys(there).filter((p) => there[p] && proposed.includes(p));
		await expect(slot.locator(".proposed"), card).toHaveCount(marked.length);
		const picture = slot.locator(".window img");
		await expect(picture, card).toHaveAttribute("data-of", new RegExp(`art-pax-card-${card}-`));
	}
	await expect(anna.page.locator(".proposed-note")).toContainText("could not be found");
	// the fair of a row is told over the board, stop by stop, and a key goes on
	await anna.page.evaluate(() => localStorage.setItem("ludoteca.speed", "slow"));
	const { route } = printed.city[board.emporium.west];
	await anna.page.locator('[data-piece="place:west0"]').click();
	const veil = anna.page.locator(".scene-veil");
	await expect(veil.locator(".stop")).toHaveCount(route.length);
	await anna.page.keyboard.press("Escape");
	await expect(veil).toHaveCount(0);
	await anna.leave();
});

test("the map: every piece stands where the game has it", async ({ browser }) => {
	const anna = await atTable(browser);
	const { board } = await settle(anna);
	for (const [city, piece] of Object.entries<any>(board.city)) {
		const place = anna.page.locator(`[data-piece="city:${city}"]`);
		await expect(place.locator(".man"), city).toHaveCount(piece ? 1 : 0);
		const isCovered = board.covered.includes(city);
		await expect(place).toHaveClass(isCovered ? /covered/ : /city/);
		if (piece) await expect(place.locator(`.is-${piece.split("_")[0]}.man`)).toHaveCount(1);
		// what is levied there is told, and marked where it is later print
		const { map, proposed } = printed.city[city];
		const isMarked = proposed.includes(board.faith[map] ?? "lay");
		if (!isCovered) await expect(place).toHaveAccessibleName(isMarked ? /°$/ : /[^°]$/);
	}
	// and small what is on the other side of a map card
	for (const [empire, faith] of Object.entries<any>(board.faith)) {
		const { front, back, back_is_proposed } = printed.empire[empire];
		expect(faith ?? "lay").toBe(front);
		const card = anna.page.locator(`[data-piece="empire:${empire}"]`);
		await card.hover({ position: { x: 8, y: 60 } });
		const words = anna.page.locator(".tip li", { hasText: "Other side" });
		await expect(words, empire).toContainText(`(${back})${back_is_proposed ? "°" : ""}`);
	}
	await expect(anna.page.locator(".map-title .other-side")).toHaveCount(10);
	for (const [border, piece] of Object.entries<any>(board.border)) {
		const place = anna.page.locator(`[data-piece="border:${border}"]`);
		await expect(place.locator(".concession"), border).toHaveCount(piece ? 1 : 0);
	}
	await anna.leave();
});

test("the rulers' slanted letters are there with the board, also when they come late", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await page.route("**/*italic*", async (route) => {
		await new Promise((done) => setTimeout(done, 700));
		await route.continue();
	});
	await anna.sit(await anna.openTable("pax", alone(2)));
	await page.locator(".pax .ruler").first().waitFor();
	const areThere = () => document.fonts.check("italic 1em Garamond");
	expect(await page.evaluate(areThere)).toBe(true);
	await anna.leave();
});

for (const lang of ["en", "it"] as const)
	test(`the title of every card is whole, on cards of every size, ${lang}`, async ({ page }) => {
		await openPage(page, "faces", catalogueOf("pax", lang));
		const titles = ".face .name, .face .where";
		await page.evaluate(() => document.fonts.ready);
		expect(await page.locator(titles).count()).toBeGreaterThan(500);
		expect(await brokenWords(page, titles)).toEqual([]);
		const cut = await page.locator(".face .where").evaluateAll((all) =>
			all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent));
		expect(cut, "where a card belongs is told in full").toEqual([]);
		const beyond = await page.locator(".a-rail *, .face > *, .where").evaluateAll((parts) =>
			parts
				.map((e) => ({ e, at: e.getBoundingClientRect() }))
				.filter(({ e, at }) => {
					const box = e.parentElement!.closest(".window, .face, .a-rail")!.getBoundingClientRect();
					const isBelow = at.bottom > box.bottom + 1 || at.top < box.top - 1;
					return (isBelow || at.right > box.right + 1) && e.checkVisibility();
				})
				.map(({ e }) => `${e.className}: ${e.textContent}`),
		);
		expect(beyond, "leaves its card, or the rail").toEqual([]);
	});

test("on a phone something of what is asked for is always in sight", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 390, height: 844 },
	});
	const { page } = anna;
	await anna.sit(await anna.openTable("pax", alone(2)));
	const isSeen = () =>
		page.locator(".board-box .piece.live").evaluateAll((lit) => {
			const box = document.querySelector(".board-box")!.getBoundingClientRect();
			const middles = lit.map((e) => e.getBoundingClientRect()).map((at) => (at.top + at.bottom) / 2);
			return !lit.length || middles.some((y) => y > box.top && y < box.bottom);
		});
	const roll = dice(3);
	for (let i = 0; i < 14; i++) {
		await settle(anna);
		await expect.poll(isSeen).toBe(true);
		await clickSomething(page, roll);
	}
	await anna.leave();
});
