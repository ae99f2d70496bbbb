/* motion.spec.ts: things glide, come to rest, and cost the browser few pictures. */
import { expect, test } from "@playwright/test";
import { bot, clickSomething, dice, me, Person, Server } from "./server";

const MOST = 8; // pictures the browser puts together: page, board, bars

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/* Remember every element that is ever seen out of its place. */
const WATCH = () => {
	const w = window as any;
	w.moved = new Set();
	const look = () => {
		for (const e of document.querySelectorAll<HTMLElement>("[data-move]"))
			if (e.style.transform) w.moved.add(e.dataset.move);
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
};

for (const wish of ["no-preference", "reduce"] as const)
	test(`family members glide and come to rest, or not where motion is not wanted: ${wish}`, async ({
		browser,
	}) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			reducedMotion: wish,
		});
		const { page } = anna;
		await anna.sit(await anna.openTable("lorenzo", [me, bot]));
		await page.evaluate(WATCH);
		const moved = () => page.evaluate(() => [...(window as any).moved].join(" "));
		const roll = dice(2);
		for (let clicks = 0; clicks < 12; clicks++) {
			await page.locator(".ask.mine").waitFor();
			await clickSomething(page, roll);
		}
		if (wish === "reduce") expect(await moved()).toBe("");
		else await expect.poll(moved).toContain("member-");
		await expect(page.locator('[data-move][style*="translate"]')).toHaveCount(0);
		await anna.leave();
	});

for (const game of ["verraeter", "emperor", "lorenzo"])
	test(`${game}: a change needs few pictures`, async ({ browser }) => {
		const seats = game === "verraeter" ? [me, bot, bot] : [me, bot];
		const anna = await Person.enter(browser, server.url, "Anna", {
			reducedMotion: "no-preference",
		});
		await anna.sit(await anna.openTable(game, seats));
		const devtools = await anna.context.newCDPSession(anna.page);
		const pictures: number[] = [];
		devtools.on("LayerTree.layerTreeDidChange", ({ layers }) =>
			pictures.push((layers ?? []).filter((layer) => layer.drawsContent).length),
		);
		await devtools.send("DOM.enable");
		await devtools.send("LayerTree.enable");
		const roll = dice(4);
		for (let clicks = 0; clicks < 25; clicks++) {
			await anna.page.locator('.ask.mine, [data-over="true"]').first().waitFor();
			await clickSomething(anna.page, roll);
		}
		expect(pictures.length).toBeGreaterThan(10);
		expect(Math.max(...pictures)).toBeLessThanOrEqual(MOST);
		await anna.leave();
	});
