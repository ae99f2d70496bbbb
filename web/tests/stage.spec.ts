/* The stage: what a table tells, in which order, at what price; and where it stands. */
import { expect, type Page, test, type WebSocketRoute } from "@playwright/test";
import { existsSync } from "node:fs";
import { obvious, pricesOf } from "../kit/answer";
import type { Board, Change, View } from "../kit/contract";
import { vocabulary } from "../kit/vocabulary";
import { catalogueOf, Engine } from "./engine";
import {
	alone,
	bot,
	clickSomething,
	dice,
	everyGame,
	games,
	me,
	Person,
	playUntil,
	Server,
	settle,
	viewOf,
	WITH_TEMPLATE,
} from "./server";
import { atEverySize, brokenWords, untoldPrices } from "./sight";

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
	await anna.playOff(id, 6);
	await carla.sit(id);
	await anna.playOff(id);
	await anna.sit(id);
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
	await expect(page.locator(".log li").first()).toBeAttached();
	const news = await page.locator(".log li").allInnerTexts();
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
			const next = obvious((await game.view(seat)).moves);
			if (next && move.brings) await game.say(`${seat} ${next.move}`);
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

/* what is offered breaks between words, never inside one */
const ANSWERS = ".ask .answers button, .price-badge";

/** What each piece costs, of what is paid: the game's own numbers. */
function costsIn(board: Board, view: View): Record<string, number[]> {
	const paid = (changes: Change[]) =>
		changes.filter(({ field, by }) => by < 0 && !field.startsWith("n_")).map(({ by }) => by);
	const all = [...pricesOf(board, view, [])].map(([piece, c]) => [piece, paid(c)] as const);
	return Object.fromEntries(all.filter(([, costs]) => costs.length));
}

/** What is particular about a board; nothing where nobody has drawn one. */
async function vocabularyOf(game: string): Promise<Board> {
	const file = new URL(`../boards/${game}/wording.ts`, import.meta.url);
	const wording = existsSync(file) ? (await import(file.href)).wording : {};
	return { ...wording, ...vocabulary(catalogueOf(game, "en"), wording) };
}

/* at how many tables every question that costs something is looked at when it first comes up */
const WALKED: Record<string, number> = { pax: 3 };

for (const { id, min, max } of everyGame)
	test(`${id}: whatever is paid for says so on the board before it is touched`, async ({
		browser,
	}) => {
		test.slow(); // a page is opened for every question
		const board = await vocabularyOf(id);
		const anna = await Person.enter(browser, server.url, "Anna");
		const met: string[] = [];
		for (let walk = 0; walk < (WALKED[id] ?? 2); walk++) {
			const seats = [max, min, max - 1][walk];
			const table = await anna.openTable(id, alone(seats));
			const seen: string[] = [];
			for (;;) {
				const question = await anna.playToPrice(table, seen, 7 + walk);
				if (!question) break;
				seen.push(question);
				await anna.page.goto(`${anna.url}/#/credits`);
				await anna.sit(table);
				const costs = costsIn(board, await settle(anna));
				const look = async (page: Page) => [
					...(await untoldPrices(page, costs)),
					...(await brokenWords(page, ANSWERS)),
				];
				const where = `${question}, ${seats} seats`;
				await atEverySize(anna.page, where, look, [[390, 844], [1280, 720]]);
			}
			met.push(...seen);
		}
		if (games.some((g) => g.id === id && id !== "verraeter")) expect(met).not.toEqual([]);
		await anna.leave();
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

test("servants are spare where no value counts and no tile takes points for them", async () => {
	for (const [given, space, spare] of [
		["round=1", "council", 2],
		["round=1", "market_coins", 2],
		["round=1", "harvest", 0], // more is worked
		["round=6 tile[3]=resource_tax", "council", 0], // one may want to be rid of them
	] as const) {
		const game = new Engine("lorenzo");
		const lines = ["seed 1", "seats 2", "auto turn", `given ${given}`];
		for (const line of [...lines, "0 place neutral", `0 go ${space}`])
			expect(await game.say(line), line).toMatch(/^ok/);
		const { moves, question }: any = await game.view(0);
		expect(question.id).toBe("servants");
		expect(moves.filter((m: any) => m.spare).length, `${space}, ${given}`).toBe(spare);
		game.close();
	}
});

test("nobody is asked what goes without saying, but who takes it back is", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	await anna.sit(await anna.openTable("lorenzo", [me, me]));
	const { page } = anna;
	const own = async () => {
		const { board, you } = await settle(anna);
		return board.servants[you];
	};
	const had = await own();
	await page.locator('[data-piece="member:neutral"]').click();
	const council = page.locator('[data-piece="space:council"].live');
	await expect(council.locator(".price-badge .of-servants")).toContainText("−1");
	await council.click();
	await expect.poll(async () => (await settle(anna)).question.id).toBe("privilege");
	expect(await own()).toBe(had - 1);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(async () => (await settle(anna)).question.id).toBe("servants");
	await expect(page.locator(".ask .say")).toContainText("How many servants");
	await page.keyboard.press("2");
	await expect.poll(async () => (await settle(anna)).question.id).toBe("privilege");
	expect(await own()).toBe(had - 2);
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

test("Baroque's state may be touched first, and what happens there later", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	await anna.sit(await anna.openTable("baroque", [me, bot]));
	const { page } = anna;
	const place = page.locator('.piece.live[data-piece="place:basic"]');
	const state = (id: string) => page.locator(`[data-piece="${id}"]`).first();
	const isThere = async () => (await settle(anna)).question?.id === "act" && !!(await place.count());
	await playUntil(page, dice(4), isThere, 300);
	await place.click();
	await expect(page.locator(".ask .say")).toContainText("In which state");
	const ids = page.locator(".piece.live[data-piece^='state:']").evaluateAll((all) =>
		all.map((e) => (e as HTMLElement).dataset.piece!));
	await page.getByRole("button", { name: "Undo" }).click();
	await place.waitFor();
	const movable = await page.locator(".piece.live[data-piece^='state:']").evaluateAll((all) =>
		all.map((e) => (e as HTMLElement).dataset.piece!));
	const target = (await ids).find((id) => !movable.includes(id))!;
	await state(target).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(".why")).toContainText("kept for later");
	await expect(state(target)).toHaveClass(/wished/);
	const before = await page.locator(".table-page").getAttribute("data-ply");
	await place.click();
	await expect(page.locator(".table-page")).not.toHaveAttribute("data-ply", before!);
	await expect(page.locator(".ask .say")).not.toContainText("In which state");
	await anna.leave();
});

/* ---- scenes ---- */

test("Verräter's clash is told before it is shown, and a key goes on", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", { reducedMotion: "reduce" });
	await anna.sit(await anna.openTable("verraeter", alone(3)));
	const { page } = anna;
	await page.getByLabel("Settings").click();
	await page.getByLabel("Speed").selectOption("quick");
	await page.keyboard.press("Escape");
	await page.reload(); // it is kept
	await page.locator(".table-page").waitFor();
	await expect(page.getByLabel("Speed")).toHaveValue("quick");
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

test("on a phone the Vatican report has room for its words", async ({ browser }) => {
	const viewport = { width: 390, height: 844 };
	const anna = await Person.enter(browser, server.url, "Anna", { viewport, reducedMotion: "reduce" });
	await anna.page.addInitScript(() => localStorage.setItem("ludoteca.speed", "slow"));
	const { page } = anna;
	const id = await anna.openTable("lorenzo", alone(4));
	await anna.playOff(id, 2);
	await anna.sit(id);
	const said = page.locator(".verdict .says", { hasNotText: "…" });
	const veil = page.locator(".scene-veil");
	const roll = dice(8);
	await expect(async () => {
		if (await said.count()) return;
		const isReport = (await veil.count()) && (await page.locator(".verdict").count());
		if ((await veil.count()) && !isReport) await page.keyboard.press("Escape");
		if (!(await veil.count())) await clickSomething(page, roll);
		await expect(said).not.toHaveCount(0, { timeout: 500 });
	}).toPass({ timeout: 120_000 });
	const { width } = (await said.first().boundingBox())!;
	expect(width).toBeGreaterThan(150);
	const told = await veil.elementHandle();
	await page.locator(".parchment h2").click(); // a click goes on
	await expect.poll(() => told!.evaluate((e) => e.isConnected && !!e.querySelector(".verdict"))).toBe(false);
	await anna.leave();
});

/* ---- the end, and the rounds ---- */

/** What is told on the parchment and is out of its sight, or broken. */
async function cutAtTheEnd(page: Page): Promise<string[]> {
	const over = await page.locator(".parchment").evaluate((all) => {
		const box = all.getBoundingClientRect();
		return [...all.querySelectorAll("*")]
			.filter((e) => e.getBoundingClientRect().bottom > box.bottom - 8)
			.map((e) => `${e.tagName}.${e.getAttribute("class") ?? ""} is too low`);
	});
	return [...over, ...(await brokenWords(page, ".ranking, .end-tables th, .memories a"))];
}

/** Parts of it that lie on each other. */
const heapedAtTheEnd = (page: Page) =>
	page.locator(".end-half > *, .end-tables > *, .end .chart").evaluateAll((all) => {
		const isOn = (a: Element, b: Element) =>
			a.getBoundingClientRect().bottom > b.getBoundingClientRect().top + 1 &&
			a.getBoundingClientRect().top < b.getBoundingClientRect().bottom - 1 &&
			a.getBoundingClientRect().right > b.getBoundingClientRect().left + 1 &&
			a.getBoundingClientRect().left < b.getBoundingClientRect().right - 1;
		return all.flatMap((a, i) =>
			all
				.slice(i + 1)
				.filter((b) => !a.contains(b) && !b.contains(a) && isOn(a, b))
				.map((b) => `${a.getAttribute("class")} lies on ${b.getAttribute("class")}`),
		);
	});

for (const { id, max } of games)
	test(`${id}: the end tells what is worth remembering, and the replay leaps from round to round`, async ({
		browser,
	}) => {
		const viewport = { width: 1280, height: 720 };
		const name = "Massimiliano Bartolomeo";
		const anna = await Person.enter(browser, server.url, name, { viewport, locale: "it" });
		const { page } = anna;
		const table = await anna.openTable(id, alone(max), {}, { lang: "it" });
		await anna.playOff(table);
		await anna.sit(table);
		const memories = page.locator(".memories li");
		await expect(memories).not.toHaveCount(0);
		expect(await memories.count()).toBeLessThanOrEqual(3);
		await expect(memories.first()).toBeInViewport();
		await atEverySize(page, "the end", cutAtTheEnd, [[1440, 900], [1280, 720]]);
		await expect(page.locator(".house-of li")).not.toHaveCount(0);
		await atEverySize(page, "the end", heapedAtTheEnd, [[768, 1024], [390, 844]]);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.locator(".phone-tabs button").last().click();
		await expect(page.getByRole("tabpanel"), "not covered by the end").toBeInViewport();
		await expect(page.locator(".scene-veil")).toBeHidden();
		await page.setViewportSize(viewport);
		await memories.first().locator("a").click();
		const rounds = page.locator("select.rounds");
		await expect(rounds).toBeVisible();
		const first = await rounds.locator("option").nth(1).getAttribute("value");
		await rounds.selectOption(first);
		await expect(page).toHaveURL(new RegExp(`/${Number(first) + 1}(/|$)`));
		await expect(page.locator(".log .head").first()).toBeAttached();
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

/* ---- between a telephone and a desk ---- */

test("what is lit below what a phone shows is counted until it is seen", async ({ browser }) => {
	const viewport = { width: 360, height: 740 };
	const anna = await Person.enter(browser, server.url, "Anna", { viewport });
	const { page } = anna;
	await anna.sit(await anna.openTable("lorenzo", [me, me]));
	await page.locator(".at-hand .piece.live").first().click();
	const sign = page.locator(".lit-below");
	await expect(sign).toContainText(/[1-9]\d* more below/);
	await page.locator(".board-box").evaluate((box) => box.scrollTo(0, box.scrollHeight));
	await expect(sign).toBeHidden();
	await anna.leave();
});

test("a phone shows Verräter's ring, hand and actions at once", async ({ browser }) => {
	const viewport = { width: 390, height: 844 };
	const anna = await Person.enter(browser, server.url, "Anna", { viewport });
	const { page } = anna;
	await anna.sit(await anna.openTable("verraeter", alone(4)));
	await expect(page.locator(".board-box .action")).toHaveCount(6);
	for (const part of [".ring", ".board-box .hand", ".board-box .actions"])
		await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
	await anna.leave();
});

test("Lorenzo's towers and dice are there on every tablet", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await anna.sit(await anna.openTable("lorenzo", alone(4)));
	const tablets = [[600, 960], [768, 1024], [799, 1000], [800, 1280], [912, 768], [1024, 768]];
	for (const [width, height] of [[390, 844], ...tablets]) {
		await page.setViewportSize({ width, height });
		await expect(async () => {
			const lost = await page.locator(".lorenzo :is(.bay, .die, .order svg)").evaluateAll((all) => {
				const box = document.querySelector(".board-box")!.getBoundingClientRect();
				return all.filter((e) => {
					const at = e.getBoundingClientRect();
					const isSmall = at.width < (e.matches(".bay") ? 60 : 12);
					const isLow = e.matches(".bay") && at.bottom > box.bottom + 1; // all floors at once
					return isSmall || isLow || at.left < box.left - 1 || at.right > box.right + 1;
				}).length;
			});
			expect(lost, `at ${width} px`).toBe(0);
		}).toPass();
		await expect(page.locator(".lorenzo .bay")).toHaveCount(16);
	}
	await anna.leave();
});

/* ---- since my last turn ---- */

test("before anybody has moved the line tells how it is done, not what was dealt", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	await anna.sit(await anna.openTable("pax", [me, me])); // a bot might move first
	const line = anna.page.locator(".recap");
	await expect(line).toContainText("Touch what is lit");
	await expect(line).not.toContainText(/East \d|West \d/);
	await anna.page.getByLabel("Settings").click();
	await anna.page.getByRole("button", { name: "Passa all'italiano" }).click();
	await anna.page.setViewportSize({ width: 360, height: 640 });
	const words = line.locator("p");
	await expect(words).toContainText("Tocca ciò che è acceso");
	const cut = () => words.evaluate((e) => e.scrollWidth - e.parentElement!.clientWidth);
	await expect.poll(cut, "whole on a phone").toBeLessThanOrEqual(0);
	await anna.leave();
});

/** Numbers that do not touch the upper edge of the piece that they are of. */
const strayMarks = (page: Page) =>
	page.locator(".marks .seen:visible").evaluateAll((marks) =>
		marks.filter((mark) => {
			const piece = document.querySelector(`[data-piece="${(mark as HTMLElement).dataset.at}"]`)!;
			const [m, p] = [mark.getBoundingClientRect(), piece.getBoundingClientRect()];
			return m.left > p.right || m.right < p.left || Math.abs(m.top - p.top) > m.height;
		}).map((mark) => (mark as HTMLElement).dataset.at),
	);

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
	await page.setViewportSize({ width: 1024, height: 768 });
	await expect(async () => expect(await strayMarks(page)).toEqual([])).toPass();
	await page.getByRole("button", { name: "show again" }).click();
	await expect(page.locator(".deeds li.on")).toHaveCount(1);
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	await page.locator(".piece.live:visible, .ask [data-answer]:visible").first().click();
	const yes = page.locator(".final [data-answer]");
	if (await yes.count()) await yes.click();
	await expect(page.locator(".table-page")).not.toHaveAttribute("data-ply", ply!);
	await expect(page.locator(".marks .seen")).toHaveCount(0);
	await anna.leave();
});

/** What of the rivals is cut above the log or sticks out of the rail, and which names are not
    whole. */
const cutAtTheRail = (page: Page) =>
	page.evaluate(() => {
		const rivals = document.querySelector<HTMLElement>(".rivals")!;
		const over = rivals.scrollHeight - rivals.clientHeight;
		const names = ".seat-list li > span, .fitted > span, .throne-who, .order .who, .card-title";
		const cut = [...document.querySelectorAll<HTMLElement>(names)]
			.filter((e) => e.checkVisibility())
			.filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 3)
			.map((e) => `cut: ${e.innerText}`);
		const { right } = rivals.getBoundingClientRect();
		const beside = [...rivals.querySelectorAll(".rival *")]
			.filter((e) => e.getBoundingClientRect().right > right + 1 && e.checkVisibility())
			.map((e) => `out of the rail: ${e.getAttribute("class")} ${e.textContent}`);
		return [...(over > 1 ? [`${over} px of the rivals`] : []), ...cut, ...beside];
	});

/* a name breaks only where it has a place to break, a title too */
const TITLES = ".stack .name, .victory .called, .face .name, .action .name, .power, .kinsman .where";
const WHOLE = `${ANSWERS}, ${TITLES}, .own-strip .fitted, .throne-who`;

for (const { id: game } of games)
	test(`${game}: four seats and a long name fit a laptop`, async ({ browser }) => {
		const viewport = { width: 1280, height: 720 };
		const name = "Massimiliano Bartolomeo";
		const anna = await Person.enter(browser, server.url, name, { viewport, locale: "it" });
		await anna.sit(await anna.openTable(game, alone(4), {}, { lang: "it" }));
		const roll = dice(3);
		for (let i = 0; i < 30; i++) {
			await clickSomething(anna.page, roll);
			/* letters are made to fit a frame after they came */
			await expect.poll(() => cutAtTheRail(anna.page)).toEqual([]);
			await expect.poll(() => brokenWords(anna.page, WHOLE)).toEqual([]);
		}
		await anna.leave();
	});
