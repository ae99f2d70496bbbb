/* "Your turn": title, favicon, sound, notification; clocks, and what happens at time-out. */
import { expect, type Page, test } from "@playwright/test";
import { clickSomething, dice, openTab, Person, Server, twoAt } from "./server";
import { misplaced } from "./sight";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

interface Heard {
	bells: number;
	asked: number; // for the permission to notify
	notices: string[];
}

/** Count bells and notifications; the browser says yes to all. */
async function listen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const heard: Heard = { bells: 0, asked: 0, notices: [] };
		(window as any).heard = heard;
		(window as any).isHidden = false;
		Object.defineProperty(document, "hidden", { get: () => (window as any).isHidden });
		(window as any).AudioContext = class extends AudioContext {
			/* the bell of a turn is the one sound with a wave of its own */
			override createPeriodicWave(...of: Parameters<AudioContext["createPeriodicWave"]>) {
				heard.bells++;
				return super.createPeriodicWave(...of);
			}
		};
		(window as any).Notification = class {
			static permission = "default";
			static async requestPermission() {
				if (!navigator.userActivation.isActive) throw new Error("no gesture");
				heard.asked++;
				return (this.permission = (window as any).verdict ?? "granted");
			}
			constructor(words: string) {
				heard.notices.push(words);
			}
			close() {}
		};
	});
}

const heard = (page: Page): Promise<Heard> => page.evaluate(() => (window as any).heard);

/** Switch a wish on in the settings. */
async function wish(page: Page, name: string): Promise<void> {
	await page.getByLabel("Settings").click();
	await page.getByLabel(name).click();
	await page.keyboard.press("Escape");
}

/** Whose turn it is, by the answers that are offered. */
const isMine = (p: Person) => p.page.locator(".ask.mine").count();

/** Somebody else plays until it is this person's turn, and the other way round. */
async function until(mine: boolean, person: Person, other: Person): Promise<void> {
	const roll = dice(5);
	for (let i = 0; i < 60 && !!(await isMine(person)) !== mine; i++) {
		await clickSomething(mine ? other.page : person.page, roll);
		await person.page.waitForTimeout(80);
	}
	expect(!!(await isMine(person))).toBe(mine);
}

/** Her turn has been announced: bell and notice come with the title, which is a frame later
    than the question. */
const isTold = (p: Person) => expect(p.page).toHaveTitle(/^● Your turn/);

async function atTable(browser: any) {
	const { anna, bruno, id } = await twoAt(browser, server.url, "lorenzo");
	await listen(anna.page);
	await anna.page.reload();
	await anna.page.locator(".table-page").waitFor();
	return { anna, bruno, id };
}

test("title and favicon say whose turn it is, and forget it elsewhere", async ({
	browser,
}) => {
	const { anna, bruno } = await atTable(browser);
	const icon = () => anna.page.locator("#favicon").getAttribute("href");
	await until(false, anna, bruno);
	await expect(anna.page).toHaveTitle("Lorenzo il Magnifico · Ludoteca");
	const calm = await icon();
	await until(true, anna, bruno);
	await expect(anna.page).toHaveTitle("● Your turn: Lorenzo il Magnifico");
	expect(await icon()).not.toBe(calm);
	await anna.page.goto(`${server.url}/#/credits`);
	await expect(anna.page).toHaveTitle("Credits · Ludoteca");
	expect(await icon()).toBe(calm);
	await anna.page.goto(`${server.url}/#/`);
	await expect(anna.page).toHaveTitle("● A game waits for you · Ludoteca");
	await anna.leave();
	await bruno.leave();
});

test("a bell rings once for a turn, until the sounds are switched off", async ({
	browser,
}) => {
	const { anna, bruno } = await atTable(browser);
	await until(false, anna, bruno);
	await until(true, anna, bruno);
	await isTold(anna);
	const once = (await heard(anna.page)).bells;
	expect(once).toBeGreaterThan(0);
	await anna.page.waitForTimeout(300);
	expect((await heard(anna.page)).bells, "once for a turn").toBe(once);
	await until(false, anna, bruno);
	const sounds = anna.page.getByRole("button", { name: "Sounds" });
	await sounds.click(); // off by one tap
	await until(true, anna, bruno);
	await isTold(anna);
	expect((await heard(anna.page)).bells).toBe(once);
	await sounds.click();
	expect((await heard(anna.page)).bells, "how it sounds").toBe(once + 1);
	await anna.leave();
	await bruno.leave();
});

test("a notification: asked for by hand, shown to who is elsewhere", async ({
	browser,
}) => {
	const { anna, bruno } = await atTable(browser);
	await until(false, anna, bruno);
	expect((await heard(anna.page)).asked).toBe(0);
	await wish(anna.page, "A browser notification when it is my turn");
	expect((await heard(anna.page)).asked).toBe(1);
	await until(true, anna, bruno);
	await isTold(anna);
	expect((await heard(anna.page)).notices, "not to who is looking").toEqual([]);
	await until(false, anna, bruno);
	await anna.page.evaluate(() => ((window as any).isHidden = true));
	await until(true, anna, bruno);
	await isTold(anna);
	expect((await heard(anna.page)).notices).toEqual(["Your turn: Lorenzo il Magnifico"]);
	await anna.leave();
	await bruno.leave();
});

test("notices are offered to who went elsewhere while others were asked", async ({
	browser,
}) => {
	const { anna, bruno } = await atTable(browser);
	await until(false, anna, bruno);
	const offer = anna.page.locator(".notice", { hasText: "Shall the browser tell you" });
	await expect(offer).toHaveCount(0);
	await anna.page.evaluate(() => {
		(window as any).isHidden = true;
		document.dispatchEvent(new Event("visibilitychange"));
		(window as any).isHidden = false;
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await offer.getByRole("button", { name: "Yes, tell me" }).click();
	await expect(offer).toHaveCount(0);
	expect((await heard(anna.page)).asked).toBe(1);
	await anna.page.getByLabel("Settings").click();
	const box = anna.page.getByLabel("A browser notification when it is my turn");
	await expect(box).toBeChecked();
	await anna.leave();
	await bruno.leave();
});

test("a browser that refuses notifications is not asked in vain", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	await listen(anna.page);
	await anna.page.goto(server.url);
	await anna.page.evaluate(() => ((window as any).verdict = "denied"));
	await anna.page.getByLabel("Settings").click();
	const box = anna.page.getByLabel("A browser notification when it is my turn");
	await box.click();
	await expect(anna.page.getByRole("alert")).toContainText("does not let this page");
	await expect(box).not.toBeChecked();
	await anna.leave();
});

const seconds = (clock: string): number =>
	clock
		.trim()
		.split(":")
		.reduce((sum, part) => sum * 60 + Number(part), 0);

test("a live clock runs for who is asked, and stands for the others", async ({
	browser,
}) => {
	const pace = { kind: "live", minutes: 20, seconds: 15 };
	const { anna, bruno } = await twoAt(browser, server.url, "lorenzo", {}, { pace });
	const clocks = anna.page.locator(".seat-list .clock");
	await expect(clocks).toHaveCount(2);
	await until(true, anna, bruno);
	/* by name: the list is a frame later than the question, and may show another's turn */
	const seat = (name: string) => anna.page.locator(".seat-list li", { hasText: name });
	const running = seat("Anna").locator(".clock.running");
	await expect(running).toContainText("the clock runs");
	const digits = async (which = running) =>
		seconds((await which.innerText()).replace(/[^\d:]/g, ""));
	const still = seat("Bruno").locator(".clock:not(.running)");
	const before = [await digits(), await digits(still)];
	await expect.poll(() => digits()).toBeLessThan(before[0] - 1);
	expect(await digits(still)).toBe(before[1]);
	await expect(anna.page.locator(".time-out")).toContainText("a bot plays");

	await openTab(bruno.page, "Chat");
	await bruno.page.getByPlaceholder("Write…").fill("Are you there?");
	await bruno.page.keyboard.press("Enter");
	const header = anna.page.locator(".ends");
	const badge = header.locator(".unread-lines");
	await expect(badge).toBeVisible();
	/* the longest names of tabs, beside them */
	await anna.page.getByLabel("Settings").click();
	await anna.page.getByRole("button", { name: "Passa all'italiano" }).click();
	await anna.page.keyboard.press("Escape");
	await anna.page.setViewportSize({ width: 1280, height: 720 });
	expect(await misplaced(anna.page)).toEqual([]);
	/* on a phone the clock stands in the header, and so do lines that nobody has read */
	await anna.page.setViewportSize({ width: 360, height: 640 });
	await expect(header.locator(".clock")).toBeInViewport({ ratio: 1 });
	await expect(badge).toBeInViewport({ ratio: 1 });
	await expect(badge).toContainText("1");
	await badge.click();
	await expect(anna.page.locator(".chat-lines")).toContainText("Are you there?");
	await expect(badge).toHaveCount(0);
	await anna.leave();
	await bruno.leave();
});

test("with days for an answer the seat says since when it is asked", async ({
	browser,
}) => {
	const pace = { kind: "slow", days: 3 };
	const { anna, bruno } = await twoAt(browser, server.url, "lorenzo", {}, { pace });
	await until(true, anna, bruno);
	const turn = anna.page.locator(".seat-list li.turn");
	await expect(turn.locator(".since")).toContainText(/asked since \w+, .*\d\d:\d\d/);
	await expect(turn.locator(".clock")).toContainText("2 d 23 h");
	await anna.leave();
	await bruno.leave();
});

test("who is replaced by a bot is told, and takes the seat back", async ({ browser }) => {
	const { anna, bruno, id } = await twoAt(browser, server.url, "lorenzo");
	/* a proposal lapses when somebody answers: wait until no bot is about to */
	await expect.poll(async () => String((await anna.tableOf(id)).waiting)).toMatch(/^[01]$/);
	await openTab(anna.page, "More");
	await expect(anna.page.getByText("Let a bot play for Bruno")).toHaveCount(0); // he is here
	await anna.page.getByRole("button", { name: "Propose a bot for Bruno" }).click();
	await expect(bruno.page.locator(".proposal")).toContainText("a bot plays for Bruno");
	await bruno.page.getByRole("button", { name: "I agree" }).click();
	const notice = bruno.page.locator(".stand-in");
	await expect(notice).toContainText("As all of you agreed, a bot plays for you");
	await expect(anna.page.locator(".seat-list")).toContainText("a bot plays");
	await notice.getByRole("button", { name: "I am back" }).click();
	await expect(notice).toHaveCount(0);
	await expect(anna.page.locator(".seat-list")).not.toContainText("a bot plays");
	await anna.leave();
	await bruno.leave();
});
