/* The kits that boards are made of, each by itself: for fingers, keys, ears and eyes. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openGallery } from "./gallery";

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

for (const [size, width] of Object.entries({ desk: 1280, phone: 390 }))
	for (const look of ["light", "dark"])
		test(`every kit is there, sound and large enough, ${size}, ${look}`, async ({ browser }) => {
			const context = await browser.newContext({ viewport: { width, height: 900 } });
			const page = await context.newPage();
			await openGallery(page);
			await page.evaluate((l) => (document.documentElement.dataset.look = l), look);
			for (const kit of kits)
				expect(await page.locator(kit).count(), kit).toBeGreaterThan(0);
			await page.locator("details.pile summary").click();
			const { violations } = await new AxeBuilder({ page }).analyze();
			const bad = violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 150)}`);
			expect(bad).toEqual([]);
			const small = await page.evaluate(() =>
				[...document.querySelectorAll(".piece.live, summary")]
					.map((e) => ({ e, at: e.getBoundingClientRect() }))
					.filter(({ at }) => Math.min(at.width, at.height) < 43.5)
					.map(({ e, at }) => `${e.className} ${at.width}x${at.height}`),
			);
			expect(small).toEqual([]);
			const [is, may] = await page.evaluate(() => [
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth,
			]);
			expect(is, "nothing sticks out sideways").toBeLessThanOrEqual(may);
			await context.close();
		});

test("what is offered is reached and touched by keys alone, and tells what it is", async ({
	page,
}) => {
	await openGallery(page);
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
