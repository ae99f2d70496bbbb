/* motion.spec.ts: things glide, come to rest, and cost the browser few pictures. */
import { expect, test } from "@playwright/test";
import { alone, bot, clickSomething, dice, games, me, Person, playUntil, Server } from "./server";

const MOST = 8; // pictures the browser puts together: page, board, bars
const MAP = 6; // and those of an engraved map, which is not drawn again with what moves on it

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
		const table = page.locator(".table-page");
		const ply = async () => Number(await table.getAttribute("data-ply"));
		const enough = (await ply()) + 10;
		await playUntil(page, dice(2), async () => (await ply()) >= enough, 100);
		if (wish === "reduce") expect(await moved()).toBe("");
		else await expect.poll(moved).toContain("member-");
		await expect(page.locator('[data-move][style*="translate"]')).toHaveCount(0);
		await anna.leave();
	});

/* Which cards come to the towers, and the most from one frame to the next. */
const WATCH_THE_DEAL = () => {
	const w = window as any;
	const lie = () =>
		[...document.querySelectorAll<HTMLElement>(".bay .lying[data-move]")].map(
			(e) => e.dataset.move!,
		);
	let before = lie();
	w.most = 0;
	w.dealt = new Set();
	const look = () => {
		const now = lie();
		const fresh = now.filter((card) => !before.includes(card));
		for (const card of fresh) w.dealt.add(card);
		w.most = Math.max(w.most, fresh.length);
		before = now;
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
};

test("lorenzo: a new round is dealt tower by tower, and all of it", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		reducedMotion: "no-preference",
	});
	const { page } = anna;
	await anna.sit(await anna.openTable("lorenzo", [me, bot]));
	await expect(page.locator(".bay .lying[data-move]").first()).toBeVisible();
	await page.evaluate(WATCH_THE_DEAL);
	const second = page.locator(".when", { hasText: "Round 2" });
	/* no click on what is being dealt: it would take a card before that has come */
	const deals = second.or(page.locator('.scene-veil[aria-label="The dice of the round"]'));
	await playUntil(page, dice(3), async () => !!(await deals.count()), 200);
	await expect(second).toHaveCount(1);
	await expect.poll(() => page.evaluate(() => (window as any).dealt.size)).toBe(16);
	expect(await page.evaluate(() => (window as any).most)).toBe(4);
	await anna.leave();
});

for (const { id: game, min } of games)
	test(`${game}: a change needs few pictures`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			reducedMotion: "no-preference",
		});
		await anna.sit(await anna.openTable(game, alone(min)));
		const devtools = await anna.context.newCDPSession(anna.page);
		const pictures: number[] = [];
		devtools.on("LayerTree.layerTreeDidChange", ({ layers }) =>
			pictures.push((layers ?? []).filter((layer) => layer.drawsContent).length),
		);
		await devtools.send("DOM.enable");
		await devtools.send("LayerTree.enable");
		const roll = dice(4);
		for (let clicks = 0; clicks < 15 || (clicks < 60 && pictures.length < 10); clicks++) {
			await anna.page.locator('.ask.mine, [data-over="true"]').first().waitFor();
			await clickSomething(anna.page, roll);
		}
		expect(pictures.length).toBeGreaterThanOrEqual(10);
		const most = ["baroque", "emperor"].includes(game) ? MOST + MAP : MOST;
		expect(Math.max(...pictures)).toBeLessThanOrEqual(most);
		await anna.leave();
	});

for (const { id: game, min } of games)
	test(`${game}: pictures are printed once, and stand where the drawings stood`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		/* nothing is idle until we say so */
		await anna.page.addInitScript(() => {
			const real = window.requestIdleCallback.bind(window);
			const held: IdleRequestCallback[] = [];
			let isIdle = false;
			window.requestIdleCallback = (go) => (isIdle ? real(go) : held.push(go));
			(window as any).idle = () => {
				isIdle = true;
				for (const go of held) real(go);
			};
		});
		await anna.sit(await anna.openTable(game, alone(min)));
		await anna.page.locator(".ask.mine").waitFor();
		const drawn = anna.page.locator('.table-page img[src*="art-"]:visible');
		await anna.page.waitForLoadState("networkidle");
		const places = () =>
			anna.page.locator(".table-page img").evaluateAll((all) =>
				all.map((e) => {
					const { x, y, width, height } = e.getBoundingClientRect();
					return [x, y, width, height].map(Math.round).join(" ");
				}),
			);
		const before = await places();
		await anna.page.evaluate(() => (window as any).idle());
		await expect(drawn).toHaveCount(0);
		expect(await places()).toEqual(before);
		await anna.leave();
	});
