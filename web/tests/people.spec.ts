/* Several people, several browsers: hands, secrets, undo, why, talk, lost connections. */
import { expect, test } from "@playwright/test";
import {
	ASKED,
	bot,
	clickSomething,
	dice,
	me,
	openTab,
	open,
	Person,
	playUntil,
	Server,
} from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/** Two people and a bot at a running table. */
async function twoAt(browser: any, game: string, options: object = {}) {
	const anna = await Person.enter(browser, server.url, "Anna");
	const bruno = await Person.enter(browser, server.url, "Bruno");
	const id = await anna.openTable(game, [me, open, bot], options);
	await bruno.page.goto(`${server.url}/#/t/${id}`);
	await bruno.page.getByRole("button", { name: "Sit down here" }).click();
	await anna.page.goto(`${server.url}/#/t/${id}`);
	await expect(anna.page.locator(".chairs").getByText("Bruno")).toBeVisible();
	await anna.page.getByRole("button", { name: "Start" }).click();
	await anna.page.locator(".table-page").waitFor();
	await bruno.page.locator(".table-page").waitFor();
	return { anna, bruno, id };
}

/** Every value of a key, anywhere in a message. */
function values(message: any, key: string): any[] {
	if (message === null || typeof message !== "object") return [];
	return Object.entries(message).flatMap(([k, v]) => [
		...(k === key ? [v] : []),
		...values(v, key),
	]);
}

test("two people see different leaders, and nothing of the other's", async ({
	browser,
}) => {
	const { anna, bruno } = await twoAt(browser, "lorenzo", { rules: "advanced" });
	const pack = (p: Person) => p.page.locator(".draft-table .face-title").allTextContents();
	/* The first answer, unless the leaders are there: in one step, for one of them would be
	 * chosen if they came between looking and clicking. */
	const answer = (p: Person) =>
		p.page.evaluate(() => {
			if (document.querySelector(".draft-table .led")) return;
			const first = document.querySelector(".ask [data-answer], .piece.live");
			first?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		});
	for (const p of [anna, bruno])
		await expect(async () => {
			await answer(anna);
			await answer(bruno);
			await expect(p.page.locator(".draft-table .led")).toHaveCount(4, { timeout: 300 });
		}).toPass({ timeout: 60_000 });
	const hers = await pack(anna);
	const his = await pack(bruno);
	expect([hers.length, his.length], "four leaders each").toEqual([4, 4]);
	for (const name of his) {
		expect(hers).not.toContain(name);
		expect(anna.heard.join("\n")).not.toContain(name);
		expect(await anna.page.content()).not.toContain(name);
	}
	for (const name of hers) expect(bruno.heard.join("\n")).not.toContain(name);
	await anna.leave();
	await bruno.leave();
});

/** Events that only their seat may hear in full. */
const SECRET = ["keeps", "handed", "draws"];

test("Verräter: hands and kept actions stay with their owner", async ({ browser }) => {
	const { anna, bruno, id } = await twoAt(browser, "verraeter", { hands: "random" });
	const watcher = await Person.enter(browser, server.url, "Carla");
	await watcher.sit(id);
	const roll = dice(12);
	const kept = { anna: "", bruno: "" };
	for (let i = 0; i < 120 && !(kept.anna && kept.bruno); i++) {
		await clickSomething(i % 2 ? anna.page : bruno.page, roll);
		await anna.page.waitForTimeout(60);
		for (const [who, p] of [
			["anna", anna],
			["bruno", bruno],
		] as const)
			kept[who] ||=
				(await p.page
					.locator(".action.kept .name")
					.first()
					.textContent({ timeout: 50 })
					.catch(() => "")) ?? "";
	}
	expect(kept.anna).not.toBe("");
	expect(kept.bruno).not.toBe("");
	/* what only its owner may hear: own cards, own action, full words of hushed events */
	for (const [listener, seat] of [
		[anna, 0],
		[bruno, 1],
	] as const) {
		let [hands, secrets] = [0, 0];
		for (const text of listener.heard) {
			const message = JSON.parse(text);
			for (const view of values(message, "view"))
				if (view) expect(view.you).toBe(seat);
			expect(values(message, "hand").length).toBeLessThanOrEqual(1);
			hands += values(message, "hand").length;
			for (const e of values(message, "events").flat())
				if (SECRET.includes(e.event) && e.seat !== seat) {
					expect(e.hushed, e.say).toBe(true);
					secrets++;
				}
		}
		expect(hands, "own hands that were shown").toBeGreaterThan(0);
		expect(secrets, "secrets of others that were hushed").toBeGreaterThan(1);
	}
	/* who only watches hears nobody's secrets */
	expect(watcher.heard.length).toBeGreaterThan(3);
	for (const text of watcher.heard) expect(values(JSON.parse(text), "mine")).toEqual([]);
	const hushed = watcher.heard
		.flatMap((text) => values(JSON.parse(text), "events").flat())
		.filter((e) => SECRET.includes(e.event))
		.map((e) => e.hushed);
	expect(hushed.length, "secrets that were hushed").toBeGreaterThan(1);
	expect(hushed.every(Boolean)).toBe(true);
	await expect(watcher.page.locator(".hand")).toHaveCount(0);
	await watcher.leave();
	expect(await anna.page.content()).not.toContain(`Bruno keeps ${kept.bruno}`);
	expect(await bruno.page.content()).not.toContain(`Anna keeps ${kept.anna}`);
	await anna.leave();
	await bruno.leave();
});

test("two seats round one screen: each is asked for its own, behind a curtain", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, me, me]);
	await anna.sit(id);
	const roll = dice(16);
	const seats = new Set<string>();
	for (let i = 0; i < 150 && seats.size < 3; i++) {
		const other = anna.page.locator(".ask [data-seat]");
		if (await other.count()) {
			seats.add((await other.getAttribute("data-seat"))!);
			await expect(other).toHaveText(/Turn: +Anna \((Brown|Blue|Green)\)/);
			await expect(anna.page.getByLabel("Text board")).toHaveCount(0);
			const secrets = ".piece, .hand, .text-board, .trail li, .latest, .log, #aloud p";
			await expect(anna.page.locator(secrets)).toHaveCount(0);
			await anna.page.keyboard.press("t"); // covers the text board as well
			await expect(anna.page.locator(secrets)).toHaveCount(0);
			await anna.page.keyboard.press("t");
			await other.click();
			await expect(anna.page.locator(".hand")).toBeVisible();
		}
		await clickSomething(anna.page, roll);
		await anna.page.waitForTimeout(30);
	}
	expect(seats.size).toBeGreaterThanOrEqual(2);
	expect(anna.errors).toEqual([]);
	await anna.leave();
});

/* How the buttons of the end were when they came up. */
const WATCH_THE_END = () => {
	const watch = new MutationObserver(() => {
		const button = document.querySelector(".table-page[data-over=true] .afterwards .main");
		if (!button) return;
		(window as any).atFirst = button.matches("[inert] *");
		watch.disconnect();
	});
	watch.observe(document, { attributes: true, childList: true, subtree: true });
};

test("all agree to end the game here", async ({ browser }) => {
	const { anna, bruno, id } = await twoAt(browser, "lorenzo");
	await anna.page.evaluate(WATCH_THE_END);
	/* a proposal lapses when somebody answers: wait until no bot is about to */
	await expect.poll(async () => String((await anna.tableOf(id)).waiting)).toMatch(/^[01]$/);
	await openTab(anna.page, "More");
	const propose = anna.page.getByRole("button", { name: "Propose to end here" });
	await propose.click();
	await bruno.page.getByRole("button", { name: "I decline" }).click();
	await expect(anna.page.locator(".notice")).toContainText("Bruno declines the proposal");
	await expect(bruno.page.locator(".notice")).toHaveCount(0);
	/* what was declined is not asked again by the same person at once */
	await openTab(bruno.page, "More");
	await bruno.page.getByRole("button", { name: "Propose to end here" }).click();
	await anna.page.getByRole("button", { name: "I agree" }).click();
	await expect(anna.page.locator(".ask .turn")).toContainText("over");
	await anna.page.getByRole("button", { name: "Rematch" }).click();
	/* a click that was meant for an answer must not begin another game */
	expect(await anna.page.evaluate(() => (window as any).atFirst)).toBe(true);
	await expect(anna.page.getByRole("heading", { level: 1 })).toContainText("Lorenzo");
	await anna.leave();
	await bruno.leave();
});

test("who leaves a game gives the seat to a bot, and is asked twice", async ({
	browser,
}) => {
	const { anna, bruno } = await twoAt(browser, "lorenzo");
	await openTab(bruno.page, "More");
	const leave = bruno.page.getByRole("button", { name: "Leave the game", exact: true });
	await leave.click();
	await bruno.page.getByRole("button", { name: "Cancel" }).click();
	await leave.click();
	await bruno.page.getByRole("button", { name: "Yes, leave the game" }).click();
	await expect(bruno.page.locator(".game-card").first()).toBeVisible();
	await expect(anna.page.locator(".seat-list li").nth(1)).toContainText("bot");
	await anna.leave();
	await bruno.leave();
});

test("a game played in private is found again by who played it", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const seats = [me, bot, bot];
	const id = await anna.openTable("verraeter", seats, {}, { public: false, title: "Ours" });
	await anna.playOff(id);
	await anna.sit(id);
	await anna.page.locator('.table-page[data-over="true"]').waitFor();
	await expect(anna.page.locator(".trail li")).toHaveCount(0);
	await anna.page.getByRole("button", { name: "Rematch" }).click(); // begins: no one to wait for
	await expect(anna.page.locator('.table-page[data-over="false"]')).toBeVisible();
	await anna.page.goto(server.url);
	const finished = anna.page.locator("section", { hasText: "Finished games" });
	await finished.getByRole("link", { name: "Ours" }).click();
	await expect(anna.page.locator(".slider")).toBeVisible();
	const other = await Person.enter(browser, server.url, "Bruno");
	await other.page.goto(server.url);
	await other.page.locator(".game-card").first().waitFor();
	await expect(other.page.getByText("Ours")).toHaveCount(0);
	await other.leave();
	await anna.leave();
});

test("undo takes back a step, redo gives it again", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", [me, bot]);
	await anna.sit(id);
	const page = anna.page;
	await page.locator('.piece.live[data-piece^="member:"]').first().waitFor();
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	await page.locator('.piece.live[data-piece^="member:"]').first().click();
	await expect(page.locator('.piece.live[data-piece^="space:"]').first()).toBeVisible();
	await expect(page.locator(".trail li")).not.toHaveCount(0);
	await page.keyboard.press("u");
	await expect(page.locator(".table-page")).toHaveAttribute("data-ply", ply!);
	await page.getByRole("button", { name: "Redo" }).click();
	await expect(page.locator('.piece.live[data-piece^="space:"]').first()).toBeVisible();

	/* against bots a whole turn, with what they have answered since */
	const roll = dice(3);
	const deeds = page.locator(".deeds li");
	const undo = page.getByRole("button", { name: "Undo" });
	await expect(async () => {
		if (!(await deeds.count()) || !(await undo.count())) await clickSomething(page, roll);
		await expect(page.locator(ASKED)).toBeVisible({ timeout: 300 });
		await expect(deeds).not.toHaveCount(0, { timeout: 300 });
		await expect(undo).toBeVisible({ timeout: 300 });
	}).toPass();
	const { ply: late } = await anna.tableOf(id);
	await undo.click();
	await expect(deeds).toHaveCount(0);
	expect((await anna.tableOf(id)).ply).toBeLessThan(late - 1);
	await expect(page.locator(".ask.mine")).toBeVisible();
	await anna.leave();
});

test("why: a click on what is not offered tells the rule, linked to its paragraph", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", [me, bot]);
	await anna.sit(id);
	const page = anna.page;
	const closed = page.locator('.piece[data-piece="space:market_military"]'); // for two
	const why = page.locator(".why p");
	await page.locator('.piece.live[data-piece="member:neutral"]').waitFor();
	await closed.click({ force: true }); // too early: something else is asked
	await expect(why).toHaveText(/^First: Which member .*\? This is kept for later\. rule \d+\.\d+$/);
	await page.locator('.piece.live[data-piece="member:neutral"]').click();
	await page.locator('.piece.live[data-piece^="space:"]').first().waitFor();
	await closed.click({ force: true });
	const link = page.locator(".why a");
	await expect(why).toHaveText(/^[^()]+ rule \d+\.\d+$/); // the number once
	const para = (await link.getAttribute("href"))!.split("/").pop()!;
	await page.goto(server.url + "/" + (await link.getAttribute("href")));
	await expect(page.locator(`.para.here .num`)).toHaveText(para);
	await anna.leave();
});

test("the server is killed: the page says so, comes back, and plays on", async ({
	browser,
}) => {
	const own = new Server();
	await own.start();
	const anna = await Person.enter(browser, own.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const roll = dice(13);
	for (let i = 0; i < 12; i++) {
		await clickSomething(anna.page, roll);
		await anna.page.waitForTimeout(50);
	}
	/* only she is asked, and has not answered: the game stands still */
	await anna.page.locator(ASKED).waitFor();
	await expect.poll(async () => (await anna.tableOf(id)).waiting).toEqual([0]);
	const ply = String((await anna.tableOf(id)).ply);
	await expect(anna.page.locator(".table-page")).toHaveAttribute("data-ply", ply);
	await own.kill();
	await expect(anna.page.locator(".lost")).toBeVisible();
	await own.start();
	await expect(anna.page.locator(".lost")).toHaveCount(0, { timeout: 20000 });
	await expect(anna.page.locator(".table-page")).toHaveAttribute("data-ply", ply);
	await anna.page.reload();
	await expect(anna.page.locator(".table-page")).toHaveAttribute("data-ply", ply);
	const goesOn = async () =>
		(await anna.page.locator(".table-page").getAttribute("data-ply")) !== ply;
	await playUntil(anna.page, dice(14), goesOn, 20);
	await anna.leave();
	await own.stop();
});

test("two devices on one seat stay in step; chat and notes arrive", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const second = await anna.context.newPage();
	await second.goto(`${server.url}/#/t/${id}`);
	await second.locator('.piece.live[data-piece^="place:"]').first().waitFor();
	await anna.page.locator('.piece.live[data-piece^="place:"]').first().click();
	await expect(second.locator(".ring .building")).not.toHaveCount(0);
	await openTab(anna.page, "Chat");
	await anna.page.getByPlaceholder("Write…").fill("<b>ciao</b>");
	await anna.page.keyboard.press("Enter");
	await expect(anna.page.locator(".chat-lines")).toContainText("ciao");
	await expect(second.locator(".unread")).toHaveCount(0); // it is her own
	await openTab(second, "Chat");
	await expect(second.locator(".chat-lines")).toContainText("<b>ciao</b>");
	await openTab(anna.page, "notes");
	await anna.page.locator("textarea").fill("Bot 2 has the 8");
	await expect(anna.page.locator(".kept")).toHaveText("Saved.");
	await openTab(second, "notes");
	await expect(second.locator("textarea")).toHaveValue("Bot 2 has the 8");
	await second.evaluate(() => { // kept when it is left, too, however soon
		const note = document.querySelector("textarea")!;
		note.value = "Bot 2 has the 8, Bot 1 the 3";
		note.dispatchEvent(new Event("input", { bubbles: true }));
		document.querySelector<HTMLElement>('[role="tab"]')!.click();
	});
	await expect(anna.page.locator("textarea")).toHaveValue(/the 3$/);
	await anna.page.reload();
	await openTab(anna.page, "notes");
	await expect(anna.page.locator("textarea")).toHaveValue(/the 3$/);
	await anna.leave();
});

test("a finished game: replay by keys and slider, per seat, record, proof, from here", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.playOff(id);
	const page = anna.page;
	await page.goto(`${server.url}/#/r/${id}`);
	await expect(page.locator(".slider")).toContainText(/Move (\d+) of \1/);
	await page.keyboard.press("Home");
	await expect(page.locator(".slider")).toContainText("Move 0 of");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator(".slider")).toContainText("Move 1 of");
	await page.locator(".slider input").fill("40");
	await expect(page.locator(".slider")).toContainText("Move 40 of");
	await expect(page.locator(".still .hand")).toBeVisible();
	await page.locator(".ask .eyes select").selectOption("-1");
	await expect(page.locator(".still .hand")).toHaveCount(0);
	await page.getByRole("button", { name: "Verify the deal" }).click();
	await expect(page.getByText("Verified in this page too")).toBeVisible();
	const record = await anna.request.get(`${server.url}/api/tables/${id}/record`);
	expect(await record.text()).toContain("commitment");
	await page.getByRole("button", { name: "Continue from here" }).click();
	await expect(page.locator(".table-page:not(.replay)")).toBeVisible();
	await anna.leave();
});

/* The first form for a line of talk that is still there after it was drawn. */
const WATCH_THE_FORM = () => {
	const look = () => ((window as any).form ??= document.querySelector(".chat-form"));
	const watch = new MutationObserver(() => setTimeout(look));
	watch.observe(document, { childList: true, subtree: true });
};

test("a stranger who watches says a name before talking; a refused line comes back", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	const context = await browser.newContext({ locale: "en", reducedMotion: "reduce" });
	const page = await context.newPage();
	const refused: string[] = [];
	page.on("response", (r) => r.status() >= 400 && refused.push(r.url()));
	await page.goto(server.url);
	await page.locator(".games").waitFor();
	expect(refused).toEqual([]);
	await page.goto(`${server.url}/#/t/${id}`);
	await openTab(page, "Chat");
	await page.getByLabel("Name").fill("Dora");
	await page.evaluate(WATCH_THE_FORM);
	await page.getByRole("button", { name: "Come in" }).click();
	await page.getByPlaceholder("Write…").fill("hello");
	await page.keyboard.press("Enter");
	await expect(page.locator(".chat-lines")).toContainText("Dora: hello");
	/* had another taken its place, what was written by then would be lost */
	expect(await page.evaluate(() => (window as any).form.isConnected)).toBe(true);
	await page.routeWebSocket(/\/ws/, (ws) => {
		const there = ws.connectToServer();
		ws.onMessage((text) => {
			const { do: what, id } = JSON.parse(String(text));
			if (what !== "chat") return there.send(text);
			ws.send(JSON.stringify({ v: 1, type: "refused", id, error: "store", say: "Not now" }));
		});
	});
	await page.reload();
	await page.getByPlaceholder("Write…").fill("anybody there?");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alert")).toContainText("Not now");
	await expect(page.getByPlaceholder("Write…")).toHaveValue("anybody there?");
	await context.close();
	await anna.leave();
});

test("both languages, switched in place", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna", { locale: "it-IT" });
	const id = await anna.openTable("emperor", [me, bot]);
	await anna.sit(id);
	const page = anna.page;
	await expect(page.locator("html")).toHaveAttribute("lang", "it");
	await expect(page.getByRole("tab", { name: "Cronaca" })).toBeVisible();
	await page.locator(".menu summary").click();
	await page.getByRole("button", { name: "Switch to English" }).click();
	await expect(page.getByRole("tab", { name: "Log" })).toBeVisible();
	await expect(page.locator(".ask .say")).toContainText(
		/(city|seat|noble|knight|Put)/i,
	);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await anna.leave();
});

test("the lobby: a name, a table with options, an invitation, a first game with its guide", async ({
	browser,
}) => {
	const context = await browser.newContext({ locale: "en", reducedMotion: "reduce" });
	const page = await context.newPage();
	await page.goto(server.url);
	await page.getByRole("link", { name: "New table" }).first().click();
	await page.getByLabel("Your name").fill("Carla");
	await page.getByText("More settings").click();
	await page.getByLabel("Title").fill("Sunday");
	await page.getByText("Variants").click();
	await expect(page.getByText("All begin alike")).toBeVisible();
	await page.getByLabel("Supply cards at the start").selectOption("random");
	await expect(page.getByText("Hands differ in strength")).toBeVisible();
	await page.getByRole("button", { name: "3 players" }).click();
	await page.getByText("Seat by seat").click();
	await page.getByLabel("Seats 2").selectOption("reserved");
	await page.locator(".seat-row input").fill("Dario");
	await page.getByRole("button", { name: "Open the table" }).click();
	await expect(page.getByRole("heading", { name: "Sunday" })).toBeVisible();
	const links = page.locator('input[aria-label="Invite with this link"]');
	const invitation = await links.first().inputValue();
	expect(invitation).toMatch(/\/t\/\w+\/1\/\w+$/);
	/* a page over plain http has no clipboard, an old browser not even the old way */
	await page.evaluate(() => {
		Object.defineProperty(navigator, "clipboard", { value: undefined });
		document.execCommand = () => (window as any).copies;
	});
	await page.getByRole("button", { name: "Copy" }).first().click();
	await expect(page.getByText("copy it yourself")).toBeVisible();
	expect(await page.evaluate(() => String(getSelection()))).toBe(invitation);
	await page.evaluate(() => ((window as any).copies = true));
	await page.getByRole("button", { name: "Copy" }).first().click();
	await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
	const dario = await Person.enter(browser, server.url, "Dario");
	await dario.page.goto(invitation);
	await expect(dario.page.locator(".how-played")).toContainText("three random cards");
	await dario.page.getByRole("button", { name: "Sit down here" }).first().click();
	await expect(page.locator(".chairs").getByText("✓ ready")).toHaveCount(2);
	await dario.page.getByRole("button", { name: "Not yet" }).click();
	await expect(page.locator(".chairs").getByText("not ready yet")).toBeVisible();
	await expect(page.getByRole("button", { name: "Start" })).toBeDisabled();
	/* who is ready is so for the table as it was: with other seats they are asked again */
	await page.getByRole("button", { name: "Put a bot here" }).click();
	await dario.page.getByRole("button", { name: "I am ready" }).click();
	await page.getByRole("button", { name: "Start" }).click();
	await expect(page.locator(".seat-list li").nth(2)).toContainText("bot");
	await page.goto(`${server.url}/#/first/verraeter`);
	await expect(page.locator(".guide")).toContainText("Guide.");
	await page.goto(`${server.url}/#/rules/emperor`);
	await page.getByRole("searchbox").fill("daughter convent");
	await expect(page.getByRole("status")).toContainText(/[1-9]\d* paragraphs/);
	await dario.leave();
	await context.close();
});
