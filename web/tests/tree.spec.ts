/* What a screen reader is given: the accessibility tree of a turn, as the browser makes it. */
import { expect, type Page, test } from "@playwright/test";
import { alone, bot, games, me, openTab, Person, Server } from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

interface Node {
	role: string;
	name: string;
	props: Record<string, unknown>;
}

/** The tree as a flat list, without what is ignored. */
async function treeOf(page: Page): Promise<Node[]> {
	const devtools = await page.context().newCDPSession(page);
	const { nodes } = await devtools.send("Accessibility.getFullAXTree");
	await devtools.detach();
	return nodes
		.filter((n) => !n.ignored)
		.map((n) => ({
			role: String(n.role?.value ?? ""),
			name: String(n.name?.value ?? ""),
			props: Object.fromEntries(
				(n.properties ?? []).map((p) => [p.name, p.value.value]),
			),
		}));
}

const named = (tree: Node[], role: string) =>
	tree.filter((n) => n.role === role).map((n) => n.name);

for (const { id: game, min } of games)
	test(`${game}: landmarks, question, offered moves, events`, async ({ browser }) => {
		const anna = await Person.enter(browser, server.url, "Anna");
		const id = await anna.openTable(game, alone(min));
		await anna.sit(id);
		const { page } = anna;
		await page.locator(".ask.mine").waitFor();
		const tree = await treeOf(page);
		for (const landmark of ["banner", "main", "complementary"])
			expect(named(tree, landmark), landmark).toHaveLength(1);
		expect(named(tree, "region")).toContain("The question");
		expect(named(tree, "heading")[0], "the table is the first heading").toMatch(/\w/);
		expect(named(tree, "tab")).toEqual(["Log", "Chat", "Notes", "More"]);
		const question = await page.locator(".ask .say").innerText();
		expect(tree.map((n) => n.name)).toContain(question);

		/* what is offered: enabled buttons with full names; everything else says it is not */
		const buttons = tree.filter((n) => n.role === "button");
		for (const b of buttons) expect(b.name, "a button without a name").toMatch(/\w/);
		const lit = await page.locator(".table-page .piece.live:visible").count();
		const onBoard = await page.locator(".table-page .piece:visible").count();
		const disabled = buttons.filter((b) => b.props.disabled).length;
		expect(lit).toBeGreaterThan(0);
		expect(disabled).toBe(onBoard - lit);
		const offered = buttons.filter((b) => !b.props.disabled).map((b) => b.name);
		const labels = await page
			.locator(".piece.live:visible")
			.locator(".visually-hidden, .said")
			.allTextContents();
		for (const label of labels) expect(offered).toContain(label.trim());
		await anna.leave();
	});

test("a turn is told: events politely, a refusal at once", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("lorenzo", [me, bot]);
	await anna.sit(id);
	const { page } = anna;
	await page.locator(".piece.live").first().waitFor();
	const live = (role: string) => page.locator(`[role=${role}]`);
	await expect(page.locator(".ask .say")).toHaveAttribute("aria-live", "polite");
	await openTab(page, "Chat"); // the log need not be open
	await page.locator('.piece.live[data-piece="member:neutral"]').click();
	await expect(live("log")).toContainText(/Anna/);
	expect(await live("log").getAttribute("aria-live")).toBe("polite");
	const closed = page.locator('.piece[data-piece="space:market_military"]');
	await closed.click({ force: true }); // it says it is disabled, and yet tells why
	await expect(page.getByRole("alert")).toContainText(/rule \d+\.\d+/);
	const tree = await treeOf(page);
	const alert = tree.find((n) => n.role === "alert");
	expect(alert?.props.live).toBe("assertive");
	await anna.leave();
});

test("a confirmation holds the focus and gives it back", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const { page } = anna;
	const dialog = page.getByRole("alertdialog");
	const shown = () => page.locator(".table-page").innerHTML();
	const focused = () =>
		page.evaluate(() => {
			const e = document.activeElement as HTMLElement | SVGElement | null;
			return e?.dataset.piece ?? e?.dataset.answer ?? e?.textContent ?? "";
		});
	/* Focus the answer that is left of what was picked, or a piece, or any answer, each in its
	 * turn, for a card can be picked and put back for ever: in one step within the page, for
	 * others move meanwhile and the question may be gone. */
	let tries = 0;
	const focusNext = () =>
		page.locator(".table-page").evaluate((table, nth) => {
			const offers = [
				".zone .answers .answers [data-answer]",
				".piece.live",
				".zone [data-answer]",
			];
			const open = offers
				.flatMap((offer) => [...table.querySelectorAll<HTMLElement>(offer)])
				.filter((e) => e.checkVisibility());
			const next = open[nth % open.length];
			const before = table.innerHTML;
			next?.focus();
			return next ? before : null;
		}, tries++);
	let before = "";
	const dialogOpens = async () => {
		if (await dialog.count()) return true;
		const last = await focusNext();
		if (last === null) return false;
		before = await focused();
		await page.keyboard.press("Enter");
		await expect.poll(shown).not.toBe(last);
		return (await dialog.count()) > 0;
	};
	await expect.poll(dialogOpens, { timeout: 60_000, intervals: [50] }).toBe(true);
	await expect(dialog).toBeVisible();
	await expect(dialog).toHaveAccessibleDescription(/cannot be taken back/);
	await expect(dialog.getByRole("button", { name: "Confirm" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(dialog.getByRole("button", { name: "Confirm" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect.poll(focused).toBe(before);
	await anna.leave();
});

test("the settings open and close by keyboard; a new page takes the focus", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await page.goto(server.url);
	await page.locator(".game-card").first().waitFor();
	const gear = page.locator(".menu summary");
	await gear.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("A browser notification when it is my turn")).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(page.getByLabel("A browser notification when it is my turn")).toBeHidden();
	await expect(gear).toBeFocused();
	await page.getByRole("link", { name: "Rules" }).first().press("Enter");
	await page.locator(".rules-page h1").waitFor();
	await expect(page.locator("main")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await anna.leave();
});

test("tabs go by arrows", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const { page } = anna;
	await page.getByRole("tab", { name: "Log" }).focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("tab", { name: "Chat" })).toBeFocused();
	await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Chat");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expect(page.getByRole("tabpanel")).toHaveAccessibleName("More");
	await anna.leave();
});

test("another answer while one is to be confirmed: the new dialog has the focus", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const id = await anna.openTable("verraeter", [me, bot, bot]);
	await anna.sit(id);
	const { page } = anna;
	const dialog = page.getByRole("alertdialog");
	/* by keys alone, until a question whose answers cannot be taken back waits for her only */
	await expect(async () => {
		await page.keyboard.press("1");
		await expect(dialog).toBeVisible({ timeout: 100 });
		await expect(page.locator(".seat-list li.turn")).toHaveCount(1, { timeout: 100 });
	}).toPass({ intervals: [50] });
	for (let i = 0; i < 3; i++) {
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await page.keyboard.press("2");
		await page.keyboard.press("1");
		await expect(dialog.getByRole("button", { name: "Confirm" })).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(page.locator("body")).not.toBeFocused(); // it went on to the question
	await anna.leave();
});
