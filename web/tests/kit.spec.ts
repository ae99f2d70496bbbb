/* The kits that boards are made of, each by itself: for fingers, keys, ears and eyes. */
import { expect, type Page, test } from "@playwright/test";
import { axeFinds } from "./axe";
import { openPage } from "./gallery";

const kits = [
	".area-map .land",
	".market .thing",
	".market .bare",
	".tableau .thing",
	".hand .thing",
	"div.pile",
	"details.pile",
	".purse .good",
	".panel",
	".phases .now",
	".dice .die",
	".track .disc",
];

/** What axe finds, targets that a finger would miss, and what sticks out sideways. */
async function faults(page: Page, look: string): Promise<string[]> {
	const bad = await axeFinds(page, ...(look === "dark" ? ["color-contrast"] : []));
	const small = await page.evaluate(() =>
		[...document.querySelectorAll(".piece.live, summary")]
			.map((e) => ({ e, at: e.getBoundingClientRect() }))
			.filter(({ at }) => Math.min(at.width, at.height) < 43.5)
			.map(({ e, at }) => `${e.className} ${at.width}x${at.height}`),
	);
	const wide = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
	});
	return [...bad, ...small, ...wide];
}

const standard = [
	".facts .fact",
	".phases .now",
	".dice .die",
	".market.large .thing",
	".market.large .bare",
	".facts .pile",
	".row details.pile",
	".tableau .thing",
	".places .place",
	".own .purse",
	".own .thing",
	".panel .tag",
	".panel .lines",
	".track",
	".tray .thing",
];

const widths = { desk: 1280, phone: 390, small: 320 };

for (const [name, parts] of Object.entries({ gallery: kits, standard }))
	test(`${name}: all is there, sound and large enough, at every size and in both looks`, async ({
		page,
	}) => {
		await openPage(page, name as "gallery" | "standard");
		for (const part of parts)
			expect(await page.locator(part).count(), part).toBeGreaterThan(0);
		await page.locator("details.pile summary").first().click();
		for (const look of ["light", "dark"]) {
			await page.evaluate((l) => (document.documentElement.dataset.look = l), look);
			for (const [size, width] of Object.entries(widths)) {
				await page.setViewportSize({ width, height: 900 });
				expect(await faults(page, look), `${size}, ${look}`).toEqual([]);
			}
		}
	});

test("what is offered is reached and touched by keys alone, and tells what it is", async ({
	page,
}) => {
	await openPage(page, "gallery");
	await page.locator("details.pile").evaluate((e) => ((e as HTMLDetailsElement).open = true));
	const offered = await page
		.locator(".piece.live")
		.evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.piece!));
	expect(new Set(offered.map((piece) => piece.split(":")[0])).size).toBe(3);
	const touched: string[] = [];
	for (let presses = 0; presses < 60 && touched.length < offered.length; presses++) {
		await page.keyboard.press("Tab");
		const piece = await page.evaluate(() => {
			const e = document.activeElement as HTMLElement;
			return e.matches(".piece.live") ? e.dataset.piece! : "";
		});
		if (!piece) continue;
		touched.push(piece);
		await page.keyboard.press("Enter");
	}
	expect(touched).toEqual(offered);
	await expect(page.locator("main")).toHaveAttribute("data-touched", offered.join(" "));
	await page.locator('.market [data-piece="good:silk"]').hover();
	await expect(page.getByRole("tooltip")).toContainText("Pays two coins");
	await page.locator('.market [data-piece="good:salt"]').click({ force: true });
	await expect(page.locator("main")).toHaveAttribute("data-touched", /good:salt$/);
});

test("the standard board: what is told of a seat, in order, and no bookkeeping", async ({
	page,
}) => {
	await openPage(page, "standard");
	const [anna, bruno] = [0, 1].map((seat) => page.locator(`.panel.seat-${seat}`));
	await expect(anna.locator(".tag")).toHaveText(["guilty"]);
	await expect(bruno.locator(".tag")).toHaveText(["first", "passed"]);
	const shelf = anna.locator(".held", { hasText: "shelf" });
	await expect(shelf.locator(".thing-name")).toHaveText([" Salt", " Wool"]);
	await expect(bruno).not.toContainText("shelf");
	await expect(anna.locator(".of-gold")).toHaveText(/900/); // no track of 30000 spaces
	await expect(page.locator(".standard")).not.toContainText("ledger");
});

test("the standard board: what a move names can be touched, and nothing else answers", async ({
	page,
}) => {
	await openPage(page, "standard");
	const answered = (move: string) =>
		expect(page.locator("main")).toHaveAttribute("data-answer", move);
	const piece = (id: string) => page.locator(`[data-piece="${id}"]`).first();
	await piece("good:wool").click();
	await answered("take wool");
	await piece("cargo:genoa.tin").click(); // in the tray
	await answered("ship genoa.tin");
	await piece("town:genoa").click(); // half of that
	await answered("ship genoa.tin");
	await piece("favour:pope").click();
	await answered("ask pope");
	await piece("seat:1").click();
	await answered("name 1");
	await piece("good:silk").click(); // of another kind, which is part of this one
	await answered("take silk");
	await piece("town:bruges").click({ force: true });
	await answered("ship bruges.wool; ship bruges.salt; ship bruges.silk; ship bruges.tin");
	await piece("good:tin#0").click();
	await expect(piece("good:tin#0")).toHaveClass(/picked/);
	await expect(piece("good:tin#1")).toHaveClass(/live/);
});
