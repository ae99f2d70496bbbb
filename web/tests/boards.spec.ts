/* The boards: what fingers can reach, what eyes can read, what marks and signs say. */
import { expect, test, type Page } from "@playwright/test";
import { catalogueOf } from "./engine";
import {
	alone,
	bot,
	clickSomething,
	dice,
	everyGame,
	me,
	Person,
	Server,
	settle,
	unseen,
	WITH_TEMPLATE,
} from "./server";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const phones = [
	{ width: 360, height: 640 },
	{ width: 320, height: 568 },
];
const FINGER = 43.5; // px, 44 less what rounding takes
const EYE = 12; // px

/** Offered answers without a button as large as a finger, with the list opened.  None while
 * an answer is half given: what is picked must be let go of first. */
function outOfReach(page: Page, answers: string[]): Promise<string[]> {
	return page.evaluate(
		([answers, least]) => {
			if (document.querySelector(".ask .final, .piece.picked")) return [];
			for (const list of document.querySelectorAll<HTMLDetailsElement>(
				".ask details",
			))
				list.open = true;
			const buttons = [
				...document.querySelectorAll<HTMLElement>(".ask [data-answer]"),
			];
			return answers.filter(
				(answer) =>
					!buttons.some((b) => {
						const { width, height } = b.getBoundingClientRect();
						const is = b.dataset.answer === answer;
						return is && width >= least && height >= least;
					}),
			);
		},
		[answers, FINGER] as const,
	);
}

/** Lit pieces that a finger would miss.  Nobles, knights and cities in a lit province may be
 * small: touching the province leads to the same answers. */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate((least) => {
		const lit = [...document.querySelectorAll<SVGElement>(".piece.live")];
		const large = ".province, .castle, [data-piece^='noble:throne']";
		return lit
			.filter((e) => !e.closest("svg.empire") || e.matches(large))
			.map((e) => ({ e, at: e.getBoundingClientRect() }))
			.filter(({ at }) => Math.min(at.width, at.height) < least)
			.map(({ e, at }) => `${e.dataset.piece}: ${at.width} x ${at.height}`);
	}, FINGER);
}

/** Words and numbers on the board that are too small to read. */
function unreadable(page: Page): Promise<string[]> {
	return page.evaluate((least) => {
		const found = new Set<string>();
		const walk = document.createTreeWalker(
			document.querySelector(".board-area")!,
			NodeFilter.SHOW_TEXT,
		);
		for (let n = walk.nextNode(); n; n = walk.nextNode()) {
			const e = n.parentElement!;
			if (!n.textContent!.trim() || e.closest(".said, .visually-hidden, title"))
				continue;
			if (!e.getClientRects().length) continue;
			const svg = e as unknown as SVGGraphicsElement;
			const k = svg.getScreenCTM ? svg.getScreenCTM()!.a : 1;
			const size = parseFloat(getComputedStyle(e).fontSize) * k;
			if (size < least)
				found.add(`${e.getAttribute("class")}: ${size.toFixed(1)} px`);
		}
		return [...found];
	}, EYE);
}

for (const { id: game } of everyGame)
	test(`${game}: fingers reach every answer and eyes read every word`, async ({
		browser,
	}) => {
		for (const viewport of phones) {
			const anna = await Person.enter(browser, server.url, "Anna", {
				viewport,
				locale: viewport.width === 360 ? "it" : "en",
			});
			await anna.sit(await anna.openTable(game, alone(4)));
			const roll = dice(viewport.width);
			for (let i = 0; i < 25; i++) {
				/* again if the game moved on between two looks */
				await expect(async () => {
					const view = await settle(anna);
					const answers = (view.moves ?? []).map((m: any) => m.move);
					const where = `${game} at ${viewport.width}, ${view.question?.id}`;
					expect(await outOfReach(anna.page, answers), where).toEqual([]);
					expect(await unseen(anna.page), where).toEqual([]);
					expect(await tooSmall(anna.page), where).toEqual([]);
				}).toPass({ timeout: 30000 });
				if (i % 8 === 0) expect(await unreadable(anna.page)).toEqual([]);
				await clickSomething(anna.page, roll);
			}
			await anna.leave();
		}
	});

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
