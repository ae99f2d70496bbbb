/* The stage: what a table tells, in which order, at what price; and where it stands. */
import { expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { Engine } from "./engine";
import {
	alone,
	bot,
	clickSomething,
	dice,
	everyGame,
	me,
	Person,
	playToTheEnd,
	Server,
	viewOf,
	WITH_TEMPLATE,
} from "./server";

const server = new Server(...WITH_TEMPLATE);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/* ---- what is told, and when ---- */

test("nobody is said to have won before everything has been shown", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", alone(3));
	/* somebody watches at the usual pace, and so is far behind when the last bots are through */
	const carla = await Person.enter(browser, server.url, "Carla", { reducedMotion: "reduce" });
	await carla.page.addInitScript(() => {
		const heard: string[] = ((window as any).winners = []);
		new MutationObserver(() => {
			const say = document.querySelector(".ask .say")?.textContent ?? "";
			if (/wins/.test(say) && heard.at(-1) !== say) heard.push(say);
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	await anna.sit(id);
	await carla.sit(id);
	await playToTheEnd(anna.page, 3);
	const behind = carla.page.locator('.table-page[data-over="false"]');
	expect(await behind.count(), "the one who watches is behind").toBe(1);
	await carla.page.locator('.table-page[data-over="true"]').waitFor({ timeout: 120_000 });
	const said = await carla.page.evaluate(() => (window as any).winners);
	/* once, and with the points that the end has: "Anna wins with 42 points" */
	const told = /\d+/.exec(await anna.page.locator(".ask .say").innerText())![0];
	expect(said).toEqual([expect.stringContaining(` ${told} `)]);
	await anna.leave();
	await carla.leave();
});

test("a log that comes late keeps what was shown meanwhile", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", [me, me]);
	const { page } = anna;
	let late: (() => void) | undefined;
	await page.routeWebSocket(/\/ws\?/, (ws: WebSocketRoute) => {
		const far = ws.connectToServer();
		far.onMessage((text) => {
			const isFirst = JSON.parse(String(text)).type === "log" && !late;
			if (isFirst) late = () => ws.send(text);
			else ws.send(text);
		});
	});
	await anna.sit(id);
	const { ply } = await anna.tableOf(id);
	await clickSomething(page, dice(1));
	await expect(page.locator(".table-page")).toHaveAttribute("data-ply", String(ply + 1));
	const news = await page.locator(".log li").allInnerTexts();
	expect(news.length).toBeGreaterThan(0);
	late!();
	await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(news.length);
	expect(await page.locator(".log li").allInnerTexts()).toEqual(expect.arrayContaining(news));
	await anna.leave();
});

/* ---- prices ---- */

for (const { id, max } of everyGame)
	test(`${id}: what an answer is said to bring is what it brings`, async () => {
		const game = new Engine(id);
		const roll = dice(5);
		await game.say("seed 5");
		await game.say(`seats ${max}`);
		let told = 0;
		for (let ply = 0; ply < 250; ply++) {
			const { over, waiting } = await game.view();
			if (over) break;
			if (waiting[0] === 7) {
				await game.say("deal");
				continue;
			}
			const [seat] = waiting;
			const before: any = await game.view(seat);
			const move = before.moves[roll(before.moves.length)];
			expect(await game.say(`${seat} ${move.move}`)).toMatch(/^ok/);
			const after: any = await game.view(seat);
			const number = ({ board }: any, f: string) => board[f]?.[seat] ?? board.mine?.[f];
			for (const { field, by } of move.brings ?? []) {
				told++;
				const what = `${move.move}: ${field}`;
				expect(number(after, field) - number(before, field), what).toBe(by);
			}
		}
		game.close();
		if (["lorenzo", "emperor"].includes(id)) expect(told).toBeGreaterThan(5);
	});

test("a lit place shows its price, to eyes and ears, before it is touched", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	await anna.sit(await anna.openTable("lorenzo", [me, me]));
	const { page } = anna;
	await page.locator('[data-piece="member:neutral"]').click();
	await page.locator('[data-piece^="space:"].live').first().waitFor();
	let dear = 0;
	for (const { args, brings } of viewOf(anna).moves) {
		const cost = brings.find((c: any) => c.field === "servants" && c.by < 0);
		const place = page.locator(`[data-piece="space:${args[0]}"].live`);
		if (!cost) continue;
		dear++;
		await expect(place.locator(".price-badge .of-servants")).toContainText(`−${-cost.by}`);
		await expect(place).toHaveAccessibleName(new RegExp(`−${-cost.by} servants`));
		await place.hover();
		await expect(page.locator(".draft .of-servants")).toContainText(`−${-cost.by}`);
	}
	expect(dear, "who is worth 0 needs servants").toBeGreaterThan(0);
	await anna.leave();
});

test("the place may be touched first and the member later", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	await anna.sit(await anna.openTable("lorenzo", [me, me]));
	const { page } = anna;
	const place = page.locator('[data-piece="space:council"]');
	await place.click({ force: true });
	await expect(page.locator(".why")).toContainText("kept for later");
	await expect(place).toHaveClass(/wished/);
	await page.keyboard.press("Escape");
	await expect(place).not.toHaveClass(/wished/);
	await place.click({ force: true });
	await expect(place).toHaveClass(/wished/);
	await page.locator(".piece.live[data-piece^='member:']").last().click(); // the dearest
	await expect(page.locator(".log")).toContainText(/places \w+: Council palace/i);
	await anna.leave();
});

/* ---- scenes ---- */

test("Verräter's clash is told before it is shown, and a key goes on", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", { reducedMotion: "reduce" });
	await anna.page.addInitScript(() => localStorage.setItem("ludoteca.speed", "quick"));
	await anna.sit(await anna.openTable("verraeter", alone(3)));
	const { page } = anna;
	const veil = page.locator(".scene-veil");
	const roll = dice(8);
	await expect(async () => {
		if (!(await veil.count())) await clickSomething(page, roll);
		await expect(veil).toBeVisible({ timeout: 400 });
	}).toPass({ timeout: 120_000 });
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	expect(viewOf(anna).ply, "the server is ahead").toBeGreaterThan(Number(ply));
	await expect(veil.getByRole("heading", { name: "The clash" })).toBeVisible();
	await veil.getByRole("button", { name: "Look at the board" }).click();
	await expect(page.locator(".parchment")).not.toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.locator(".table-page")).not.toHaveAttribute("data-ply", ply!);
	await anna.leave();
});

/* ---- a turn that is confirmed ---- */

test("where turns are confirmed the others wait, and the turn can be taken back", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", [me, bot], {}, { confirm: true });
	await anna.sit(id);
	const { page } = anna;
	const done = page.locator("[data-confirm]");
	const roll = dice(2);
	for (let i = 0; i < 40 && !(await done.count()); i++) {
		await clickSomething(page, roll);
		await page.waitForTimeout(50);
	}
	await expect(done).toBeVisible();
	await expect(page.locator(".ask .say")).toContainText("confirm it");
	const { ply } = await anna.tableOf(id);
	await page.keyboard.press("u");
	await expect(done).toHaveCount(0);
	expect((await anna.tableOf(id)).ply).toBeLessThan(ply);
	for (let i = 0; i < 40 && !(await done.count()); i++) {
		await clickSomething(page, roll);
		await page.waitForTimeout(50);
	}
	const held = (await anna.tableOf(id)).ply;
	await page.keyboard.press("e");
	await expect.poll(async () => (await anna.tableOf(id)).ply).toBeGreaterThan(held);
	await expect(done).toHaveCount(0);
	await anna.leave();
});

/* ---- since my last turn ---- */

test("what the others did is told in a line and numbered on the board until I act", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 1440, height: 900 },
	});
	await anna.sit(await anna.openTable("lorenzo", alone(3)));
	const { page } = anna;
	const roll = dice(6);
	const deeds = page.locator(".deeds li");
	await expect(async () => {
		if ((await deeds.count()) < 2) await clickSomething(page, roll);
		await expect(deeds).not.toHaveCount(0, { timeout: 300 });
		await expect(page.locator(".ask.mine")).toBeVisible({ timeout: 300 });
		expect(await deeds.count()).toBeGreaterThanOrEqual(2);
	}).toPass();
	await expect(page.locator(".marks .seen:visible").first()).toBeVisible();
	await page.getByRole("button", { name: "show again" }).click();
	await expect(page.locator(".deeds li.on")).toHaveCount(1);
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	await page.locator(".piece.live, .ask [data-answer]").first().click();
	const yes = page.locator(".final [data-answer]");
	if (await yes.count()) await yes.click();
	await expect(page.locator(".table-page")).not.toHaveAttribute("data-ply", ply!);
	await expect(page.locator(".marks .seen")).toHaveCount(0);
	await anna.leave();
});

/* ---- the end ---- */

for (const { id, max } of everyGame)
	test(`${id}: the score sheet adds up, in the order of places`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		await anna.sit(await anna.openTable(id, alone(max)));
		const { page } = anna;
		await playToTheEnd(page, 11);
		await expect(page.locator(".chart .line")).toHaveCount(max);
		const sheet = await page.locator(".score-sheet").evaluate((table) => {
			const number = (e: Element) =>
				Number(e.textContent!.replace("·", "0").replace("−", "-").trim());
			const rows = [...table.querySelectorAll("tbody tr")];
			const cells = (row: Element) => [...row.querySelectorAll("td")].map(number);
			return { rows: rows.map(cells), total: cells(table.querySelector("tfoot tr")!) };
		});
		const sums = sheet.total.map((_, i) => sheet.rows.reduce((n, row) => n + row[i], 0));
		expect(sums).toEqual(sheet.total);
		const near = page.locator(".epilogue tbody tr"); // four victories, holdings, prestige
		if (id === "pax") await expect(near).toHaveCount(6);
		const ranked = await page.locator(".ranking small").allInnerTexts();
		const places = ranked.map((words) => Number(/\d+/.exec(words)![0]));
		expect(places).toEqual([...places].sort((a, b) => a - b));
		await page.getByRole("button", { name: "Look at the board" }).click();
		await expect(page.locator(".parchment")).not.toBeVisible();
		await anna.leave();
	});

/* ---- where everything stands ---- */

const windows = [
	[360, 740],
	[390, 844],
	[768, 1024],
	[1024, 768],
	[1280, 720],
	[1440, 900],
	[1920, 1080],
	[2560, 1440],
];

/** Parts of the stage that lie on one another, leave the window, or cut their words. */
function misplaced(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const parts = [".brand", ".ask", ".ends", ".recap", ".board-area", ".own-strip"]
			.concat([".own-line", ".side-panel", ".phone-tabs"])
			.concat([".ask > .turn", ".ask > .say", ".ask > .zone:not(.hangs)", ".ask > .tools"])
			.flatMap((name) => [...document.querySelectorAll<HTMLElement>(name)])
			.filter((e) => e.checkVisibility({ visibilityProperty: true }));
		const name = (e: Element) => e.className.split(" ")[0];
		const boxes = parts.map((e) => ({ e, at: e.getBoundingClientRect() }));
		for (const { e, at } of boxes) {
			if (at.left < -1 || at.right > innerWidth + 1) found.push(`${name(e)} leaves`);
			for (const other of boxes) {
				if (other.e.contains(e) || e.contains(other.e) || other.e <= e) continue;
				const wide = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
				const high = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
				if (wide > 1 && high > 1) found.push(`${name(e)} lies on ${name(other.e)}`);
			}
		}
		const root = document.documentElement;
		if (root.scrollWidth > root.clientWidth) found.push("the page scrolls sideways");
		const worded = ".ask .say, .ask .turn, .ask .tools button, .tabs button, .phone-tabs button";
		for (const e of document.querySelectorAll<HTMLElement>(`${worded}, .ask .answers button`)) {
			if (!e.checkVisibility({ visibilityProperty: true })) continue;
			if (e.clientWidth <= 1) continue; // the question, for ears, behind a confirmation
			const cut = e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2;
			if (cut) found.push(`cut: ${e.innerText}`);
		}
		return found;
	});
}

for (const [width, height] of windows)
	test(`${width} x ${height}: nothing overlaps, nothing is cut`, async ({ browser }) => {
		for (const locale of ["en", "it"]) {
			const anna = await Person.enter(browser, server.url, "Anna", {
				viewport: { width, height },
				locale,
			});
			for (const { id, max } of everyGame) {
				await anna.sit(await anna.openTable(id, alone(max)));
				const roll = dice(width);
				for (let i = 0; i < 6; i++) {
					await expect(async () => {
						const where = `${id}, ${locale}, ${i}`;
						expect(await misplaced(anna.page), where).toEqual([]);
					}).toPass({ timeout: 5000 });
					await clickSomething(anna.page, roll);
				}
			}
			await anna.leave();
		}
	});

/* Boards that fit their box: at 1280 x 720 nothing that can be touched needs scrolling.  Whoever
 * has fitted a board adds it here. */
const fitted: string[] = ["emperor", "pax", "baroque"];

function outOfSight(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const lit = [...document.querySelectorAll<HTMLElement>(".piece.live")];
		return lit
			.filter((e) => {
				const at = e.getBoundingClientRect();
				const box = e.closest(".board-box, .own-strip, .rivals")?.getBoundingClientRect();
				if (!box) return true;
				return (
					at.left < box.left - 2 ||
					at.right > box.right + 2 ||
					at.top < box.top - 2 ||
					at.bottom > box.bottom + 2
				);
			})
			.map((e) => e.dataset.piece!);
	});
}

for (const { id, max } of everyGame.filter((g) => fitted.includes(g.id)))
	test(`${id}: all that can be touched is in sight at 1280 x 720`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna", {
			viewport: { width: 1280, height: 720 },
		});
		await anna.sit(await anna.openTable(id, alone(max)));
		const over = anna.page.locator('.table-page[data-over="true"]');
		const roll = dice(9);
		for (let i = 0; i < 400 && !(await over.count()); i++) {
			expect(await outOfSight(anna.page), `after ${i} clicks`).toEqual([]);
			await clickSomething(anna.page, roll);
		}
		await anna.leave();
	});
