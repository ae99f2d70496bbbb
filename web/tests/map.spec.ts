/* Baroque's map: nearer and farther by wheel, fingers and keys; what is asked for is in sight; the
 * list says the same; what was reconstructed says so. */
import { expect, test, type Page } from "@playwright/test";
import { oddsOf } from "../boards/baroque/odds";
import { follow, type Standard } from "../boards/baroque/standards";
import { catalogueOf, Engine } from "./engine";
import { alone, clickSomething, dice, me, Person, Server } from "./server";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const laptop = { width: 1280, height: 720 };

async function sitDown(browser: any, options: object = { viewport: laptop }, seats = [me, me]) {
	const anna = await Person.enter(browser, server.url, "Anna", options);
	await anna.sit(await anna.openTable("baroque", seats));
	await anna.page.locator(".zoom-layer").waitFor();
	return anna;
}

/** How large the drawing is laid out, in pixels, and where it lies in its window. */
const laidOut = (page: Page) =>
	page.locator(".zoom-layer").evaluate((e) => {
		const [at, win] = [e.getBoundingClientRect(), e.parentElement!.getBoundingClientRect()];
		return { width: at.width, x: at.x - win.x, y: at.y - win.y, laid: e.clientWidth };
	});

/** Lit states that are not wholly in the window of the map. */
const outOfSight = (page: Page) =>
	page.evaluate(() => {
		const win = document.querySelector(".zoom")!.getBoundingClientRect();
		return [...document.querySelectorAll<SVGElement>(".hits .piece.live")]
			.filter((e) => {
				const at = e.getBoundingClientRect();
				const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
				return x < win.left || x > win.right || y < win.top || y > win.bottom;
			})
			.map((e) => e.dataset.piece!);
	});

test("a standard keeps its name on the march, whole or in part", () => {
	const at = (state: string, seat: number, n: number) =>
		({ name: "", at: state, seat, n }) as Standard;
	const far = (a: string, b: string) => Math.abs(a.length - b.length);
	const nameOf = (all: Standard[], state: string) => all.find((s) => s.at === state)!.name;
	const before = follow([], [at("hesse", 0, 3), at("berg", 1, 1), at("saxony", 0, 1)], far);
	expect(new Set(before.map((s) => s.name)).size).toBe(3);
	const all = follow(before, [at("mainz", 0, 3), at("berg", 1, 1), at("saxony", 0, 1)], far);
	expect(nameOf(all, "mainz")).toBe(nameOf(before, "hesse"));
	expect(nameOf(all, "saxony")).toBe(nameOf(before, "saxony"));
	const some = follow(before, [at("hesse", 0, 1), at("mainz", 0, 2), at("saxony", 0, 1)], far);
	expect(nameOf(some, "mainz")).toBe(nameOf(before, "hesse"));
	const names = before.map((s) => s.name);
	expect(names).not.toContain(nameOf(some, "hesse"));
});

test("a battle's odds follow from what everybody sees", async () => {
	const engine = new Engine("baroque");
	/* armies of the attacker and cards in both hands, against one army and 2 points */
	const verdict = async (armies: number, mine: string, theirs: string, general = "none") => {
		const post = general === "none" ? "none" : "brandenburg";
		for (const line of [
			"seats 4",
			"auto event",
			`given hand[0]={${mine}} hand[1]={${theirs}} front[0][general]=${general} post[0]=${post} loosely`,
			`given camp[0]={brandenburg} camp[1]={saxony} armies={${"brandenburg,".repeat(armies)}saxony} loosely`,
			"given agenda={act:0:3}",
			"0 move brandenburg",
			...(general !== "none" ? [`0 lead ${armies}`] : armies > 1 ? [`0 take ${armies}`] : []),
			"0 go saxony",
		])
			expect(await engine.say(line), line).toMatch(/^ok/);
		const view: any = await engine.view(2);
		return oddsOf({ view }, { id: "saxony", camper: 1 });
	};
	expect(await verdict(1, "power", "")).toMatchObject({
		attack: 2,
		defence: 2,
		cards: [1, 0],
		verdict: "open",
	});
	expect((await verdict(1, "", "block"))!.verdict).toBe("vain");
	expect((await verdict(2, "", "block"))!.verdict).toBe("open");
	expect((await verdict(3, "block", "heintz"))!.verdict).toBe("sure");
	expect((await verdict(1, "block", "heintz", "hatzfeldt"))!.verdict).toBe("sure");
	engine.close();
});

test("wheel and keys bring it nearer, a drag pushes it, and none of that is an answer", async ({
	browser,
}) => {
	const anna = await sitDown(browser);
	const { page } = anna;
	const ply = await page.locator(".table-page").getAttribute("data-ply");
	const whole = await laidOut(page);
	const win = (await page.locator(".zoom").boundingBox())!;
	const [x, y] = [win.x + win.width / 2, win.y + win.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.wheel(0, -400);
	/* stretched at once, laid out anew when it has come to rest */
	await expect.poll(async () => (await laidOut(page)).laid).toBeGreaterThan(whole.laid * 1.5);
	const near = await laidOut(page);
	await page.mouse.down();
	await page.mouse.move(x - 80, y - 40, { steps: 4 });
	await page.mouse.up();
	const pushed = await laidOut(page);
	expect(pushed.x - near.x).toBeCloseTo(-80, 0);
	expect(pushed.y - near.y).toBeCloseTo(-40, 0);
	await page.locator(".zoom").focus();
	await page.keyboard.press("ArrowRight");
	expect((await laidOut(page)).x).toBeLessThan(pushed.x);
	await page.keyboard.press("0");
	await expect.poll(async () => (await laidOut(page)).laid).toBe(whole.laid);
	await page.keyboard.press("+");
	await expect.poll(async () => (await laidOut(page)).laid).toBeGreaterThan(whole.laid);
	await expect(page.locator(".table-page")).toHaveAttribute("data-ply", ply!);
	await anna.leave();
});

test("two fingers spread it", async ({ browser }) => {
	const anna = await sitDown(browser, { viewport: laptop, hasTouch: true });
	const { page } = anna;
	const whole = await laidOut(page);
	const zoom = page.locator(".zoom");
	const win = (await zoom.boundingBox())!;
	const finger = (pointerId: number, dx: number) => ({
		pointerId,
		pointerType: "touch",
		isPrimary: pointerId === 1,
		bubbles: true,
		clientX: win.x + win.width / 2 + dx,
		clientY: win.y + win.height / 2,
	});
	await page.evaluate(() => (Element.prototype.setPointerCapture = () => {}));
	await zoom.dispatchEvent("pointerdown", finger(1, -40));
	await zoom.dispatchEvent("pointerdown", finger(2, 40));
	await zoom.dispatchEvent("pointermove", finger(1, -120));
	await zoom.dispatchEvent("pointermove", finger(2, 120));
	await zoom.dispatchEvent("pointerup", finger(1, -120));
	await zoom.dispatchEvent("pointerup", finger(2, 120));
	await expect.poll(async () => (await laidOut(page)).laid).toBeGreaterThan(whole.laid * 2);
	await anna.leave();
});

test("what is asked for is in sight, however near the map was", async ({ browser }) => {
	const anna = await sitDown(browser, { viewport: laptop }, alone(4));
	const { page } = anna;
	const roll = dice(5);
	const plyOf = () => page.locator(".table-page").getAttribute("data-ply");
	let asked = 0;
	let nearAt = ""; // the ply at which it was brought nearer: its question was in sight before
	for (let i = 0; i < 40; i++) {
		if ((await plyOf()) !== nearAt && (await page.locator(".hits .piece.live").count())) {
			asked++;
			await expect.poll(() => outOfSight(page)).toEqual([]);
		}
		if (i % 5 === 0) {
			await page.locator(".zoom-buttons button").first().click();
			nearAt = (await plyOf())!;
		}
		await clickSomething(page, roll);
		await page.waitForTimeout(30);
	}
	expect(asked).toBeGreaterThan(3);
	await anna.leave();
});

test("the list has the same states, lit alike", async ({ browser }) => {
	const anna = await sitDown(browser);
	const { page } = anna;
	const litOn = (of: string) =>
		page
			.locator(`${of} .piece.live`)
			.evaluateAll((all) => all.map((e) => (e as HTMLElement).dataset.piece!).sort());
	const lit = await litOn(".hits");
	expect(lit.length).toBeGreaterThan(0);
	const all = await page.locator(".hits .piece").count();
	await page.locator(".switch button").first().click();
	expect(await litOn(".state-list")).toEqual(lit);
	await expect(page.locator(".state-list .piece")).toHaveCount(all);
	await anna.leave();
});

test("what was reconstructed bears a mark, and a page tells what is ours", async ({ browser }) => {
	for (const locale of ["en", "it"] as const) {
		const anna = await sitDown(browser, { viewport: laptop, locale });
		const { page } = anna;
		const states: any[] = Object.values(catalogueOf("baroque", locale).printed.state);
		const marked = states.filter((s) => s.proposed).length;
		expect(marked).toBeGreaterThan(40);
		await expect(page.locator(".standing .proposed-mark")).toHaveCount(marked);
		await expect(page.locator(".cartouche-words .made")).toContainText(
			{ en: "reconstructed", it: "ricostruita" }[locale],
		);
		await page.locator(".switch .ours").click();
		await expect(page.getByRole("dialog")).toContainText(
			{ en: "could not be found", it: "non si è trovata" }[locale],
		);
		await expect(page.getByRole("dialog")).toContainText(
			{ en: "Magdeburg, Thuringia, Lusatia", it: "Magdeburgo, Turingia, Lusazia" }[locale],
		);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await anna.leave();
	}
});
