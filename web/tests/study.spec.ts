/* Games that come from files and go elsewhere, positions that are set up and sent; a browser that
 * is killed, and two that play at once. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { axeFinds } from "./axe";
import { dice, Person, playUntil, program, Server } from "./server";
import { atEverySize, faults } from "./sight";
import { playNow, Site, visit } from "./site";

const site = new Site();
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const golden = (name: string): string =>
	readFileSync(
		fileURLToPath(new URL(`../../games/verraeter/play/${name}.play`, import.meta.url)),
		"utf8",
	);
const file = (name: string, text: string) => ({
	name,
	mimeType: "text/plain",
	buffer: Buffer.from(text),
});
const plyOf = async (page: Page): Promise<number> =>
	Number(await page.locator(".table-page").getAttribute("data-ply"));

const noFaults = async (page: Page) =>
	expect((await axeFinds(page)).filter((say) => /^(serious|critical)/.test(say))).toEqual([]);

/** What a browser has kept of a table: the numbers of its entries, and how far its row is. */
const keptOf = (page: Page) =>
	page.evaluate(async () => {
		const whole = <T>(r: IDBRequest<T>) =>
			new Promise<T>((done) => {
				r.onsuccess = () => done(r.result);
			});
		const db = await whole(indexedDB.open("ludoteca"));
		const parts: any[] = await whole(db.transaction("parts").objectStore("parts").getAll());
		db.close();
		const row = parts.find((part) => part.kind === "row")!.value;
		const entries = parts.filter((part) => part.kind === "entry").map((part) => part.n);
		return { rev: row.rev as number, entries: entries.sort((a, b) => a - b) };
	});

/** The rows of analyses that a browser has kept, in the order in which they were worked out. */
const rowsOf = (page: Page) =>
	page.evaluate(async () => {
		const whole = <T>(r: IDBRequest<T>) =>
			new Promise<T>((done) => {
				r.onsuccess = () => done(r.result);
			});
		const db = await whole(indexedDB.open("ludoteca-rows"));
		const kept: any[] = await whole(db.transaction("rows").objectStore("rows").getAll());
		db.close();
		return kept.map(({ text }) => Number(text.split(" ")[0]));
	});

/** How many workers think for the engines of a browser (near/worker.ts). */
async function matesIn(browser: Browser): Promise<number> {
	const devtools = await browser.newBrowserCDPSession();
	const { targetInfos } = await devtools.send("Target.getTargets", { filter: [{}] });
	await devtools.detach();
	return targetInfos.filter(({ type, title }) => type === "worker" && title === "mate").length;
}

/** Whose line ends where is to be read: no shield falls out of the chart. */
async function endsAreInside(page: Page): Promise<void> {
	const chart = (await page.locator(".chart.chances").boundingBox())!;
	for (const end of await page.locator(".chart.chances .field").all()) {
		const shield = (await end.boundingBox())!;
		expect(shield.y).toBeGreaterThanOrEqual(chart.y);
		expect(shield.y + shield.height).toBeLessThanOrEqual(chart.y + chart.height);
	}
}

/** As if the power had gone, for all processes of the browser that lives in a folder. */
function killBrowserOf(folder: string): void {
	for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		try {
			const words = readFileSync(`/proc/${pid}/cmdline`, "utf8");
			if (words.includes(`--user-data-dir=${folder}`)) process.kill(Number(pid), "SIGKILL");
		} catch {
			/* it is gone already */
		}
	}
}

test("a browser that is killed has every move that it showed", async ({
	playwright,
	launchOptions,
}) => {
	const folder = mkdtempSync(join(tmpdir(), "ludoteca-browser-"));
	const launch = () =>
		playwright.chromium.launchPersistentContext(folder, {
			...launchOptions,
			locale: "en",
			reducedMotion: "reduce",
		});
	let context = await launch();
	let page = context.pages()[0];
	await page.goto(site.url);
	await page.evaluate(() => localStorage.setItem("ludoteca.speed", "at_once"));
	await playNow(page, 0);
	const { hash } = new URL(page.url());
	const start = await plyOf(page);
	await playUntil(page, dice(8), async () => (await plyOf(page)) > start + 5, 100);
	const shown = await plyOf(page);
	const gone = new Promise((done) => context.once("close", done));
	killBrowserOf(folder);
	await gone;
	context = await launch();
	page = context.pages()[0];
	await page.goto(`${site.url}${hash}`);
	await page.locator(".table-page").waitFor();
	expect(await plyOf(page)).toBeGreaterThanOrEqual(shown);
	const later = await plyOf(page);
	await playUntil(page, dice(9), async () => (await plyOf(page)) > later + 1, 100);
	await context.close();
	rmSync(folder, { recursive: true, force: true });
});

test("two tabs at one game follow each other, and no move is lost or made twice", async ({
	browser,
}) => {
	const { context, page, errors } = await visit(browser, site);
	await playNow(page, 0);
	const other = await context.newPage();
	other.on("pageerror", (e) => errors.push(String(e)));
	await other.goto(page.url());
	await other.locator(".table-page").waitFor();
	const start = await plyOf(page);
	const far = (of: Page, to: number) => async () => (await plyOf(of)) > to;
	await playUntil(page, dice(2), far(page, start), 60);
	await expect.poll(() => plyOf(other)).toBeGreaterThan(start); // it follows
	await Promise.all([
		playUntil(page, dice(3), far(page, start + 25), 400),
		playUntil(other, dice(4), far(other, start + 25), 400),
	]);
	await expect(async () => expect(await plyOf(page)).toBe(await plyOf(other))).toPass();
	const kept = await keptOf(page);
	expect(kept.entries).toEqual(Array.from({ length: kept.rev }, (_, i) => i + 1));
	await page.reload();
	await page.locator(".table-page").waitFor();
	await expect(async () => expect(await plyOf(page)).toBe(await plyOf(other))).toPass();
	expect(errors).toEqual([]);
	await context.close();
});

test("a record is opened, shared as a position, edited and played on", async ({ browser }) => {
	const { context, page, errors } = await visit(browser, site);
	await page.getByRole("link", { name: "Open a file" }).click();
	const choose = page.locator('input[type="file"]');
	const bad = golden("four-players").replace("3 take traitor", "3 take strategist");
	await choose.setInputFiles(file("bad.play", bad));
	await expect(page.locator(".complaint")).toContainText("bad.play");
	await expect(page.locator(".complaint")).toContainText("line 29: that action is not among");
	await choose.setInputFiles(file("good.play", golden("four-players")));
	await page.locator(".slider").waitFor();
	await expect(page.locator(".slider")).toContainText("0 of 146");
	await page.goto(`${site.url}#/`);
	await expect(page.locator(".table-row.finished")).toContainText("from a record");
	await page.locator(".table-row.finished").click();
	await page.locator('.slider input[type="range"]').fill("65");
	await page.getByRole("button", { name: "Share this position" }).click();
	const text = page.getByRole("textbox", { name: "Text of the position" });
	await expect(text).toHaveValue(/round=4/);
	await expect(page.locator(".small-board")).toBeVisible();
	const board = page.locator(".small-board");
	const before = await board.innerText();
	const shared = page.url();
	await text.fill((await text.inputValue()).replace("vp[0]=4", "vp[0]=5"));
	await expect(board).not.toHaveText(before);
	await expect.poll(() => page.url()).not.toBe(shared); // the address follows
	const right = await text.inputValue();
	await text.fill(right.replace("  round=4", "  round=4\n  lound=4"));
	await expect(page.locator(".position-text .complaint")).toContainText("lound");
	await expect(page.locator(".position-text li.bad")).toHaveCount(1);
	await text.fill(right.replace(/^ {2}hand\[0\]=.*/m, "  hand[0]={8,8,8,8}"));
	await expect(page.locator(".position-text .complaint")).toContainText("account");
	await text.fill(right);
	await page.emulateMedia({ colorScheme: "dark" });
	await noFaults(page);
	await page.reload(); // the link carries it all
	await expect(text).toHaveValue(right);
	await page.getByRole("button", { name: "Play against bots" }).click();
	await page.locator(".table-page").waitFor();
	await playUntil(page, dice(6), async () => (await plyOf(page)) > 1, 60);
	expect(errors).toEqual([]);
	await context.close();
});

const packed = (text: string | Buffer) => deflateRawSync(text).toString("base64url");

test("a damaged link is told, and a whole one opens after it", async ({ browser }) => {
	const { context, page, errors } = await visit(browser, site);
	await page.goto(site.url); // a first visit fetches much
	await page.locator("main h1").first().waitFor({ timeout: 60_000 });
	const good = packed("game verraeter\nseats 3\ndeal\n");
	const bad = [
		"!",
		good.slice(0, 10),
		packed(Buffer.alloc(1 << 26)), // some kilobytes that mean 64 MB
	];
	for (const link of bad) {
		await page.goto(`${site.url}#/p/${link}`);
		await expect(page.locator("main")).toContainText("carries no position");
		await page.goto(`${site.url}#/p/${good}`);
		await expect(page.locator(".small-board")).toBeVisible();
	}
	await page.goto(`${site.url}#/p/${packed("game nothing\nseats 3\n")}`);
	await expect(page.locator(".complaint")).toContainText("nothing");
	expect(errors).toEqual([]);
	await context.close();
});

test("a game is analysed in the browser, stopped, gone on with and kept", async ({ browser }) => {
	const { context, page, errors } = await visit(browser, site);
	await page.goto(`${site.url}#/open`);
	await page.getByRole("textbox").fill(golden("three-players"));
	await page.getByRole("button", { name: "Open", exact: true }).click();
	await page.locator(".slider").waitFor();
	await page.getByRole("button", { name: "Analyse", exact: true }).click();
	const begin = page.getByRole("button", { name: "Begin", exact: true });
	await begin.click();
	await expect(page.locator(".chart.chances .line")).toHaveCount(3);
	await expect.poll(() => matesIn(browser), "others think for it").toBeGreaterThan(0);
	await page.getByRole("button", { name: "Stop", exact: true }).click();
	const done = await page.locator(".run progress").getAttribute("value");
	expect(Number(done)).toBeGreaterThan(0);
	await page.reload();
	await page.getByRole("button", { name: "Go on", exact: true }).click();
	await expect(page.locator(".run")).toContainText("Complete", { timeout: 120_000 });
	await expect(page.locator(".players h4")).toHaveCount(3);
	const rows = await rowsOf(page);
	expect(new Set(rows).size, "no row was worked out twice").toBe(rows.length);
	expect(rows.length).toBeGreaterThan(Number(done));
	await endsAreInside(page);
	await page.locator(".turns button").first().click(); // leads to that decision
	await expect(page.locator(".here .share-bar, .here p").first()).toBeVisible();
	const before = page.viewportSize()!;
	await page.setViewportSize({ width: 390, height: 844 });
	await page.locator(".turns button").last().click();
	await expect(page.locator(".still-frame")).toBeInViewport();
	await page.setViewportSize(before);
	await noFaults(page);
	await page.getByRole("button", { name: "Try another move" }).click();
	await page.locator(".answers-here button").first().click();
	await expect(page.locator(".branch-panel .facts")).toContainText(":");
	await begin.click();
	await expect(page.locator(".run")).toContainText("Complete", { timeout: 60_000 });
	await expect(page.locator(".chart.chances .branch")).toHaveCount(3);
	await page.getByRole("button", { name: "Share this line" }).click();
	await expect(page.locator(".small-board")).toBeVisible();
	await expect(page.locator(".position-text .complaint")).toHaveCount(0);
	await expect(page.locator(".position-text textarea")).toHaveValue(/^\d \w+/m);
	await page.goBack();
	await page.reload(); // it was kept
	await expect(page.locator(".run")).toContainText("Complete");
	await expect(page.locator(".players h4")).toHaveCount(3);
	await atEverySize(page, "an analysis", faults);
	expect(errors).toEqual([]);
	await context.close();
});

test("a game of this browser goes to the server when it is asked to", async ({ browser }) => {
	const server = new Server();
	await server.start();
	const anna = await Person.enter(browser, server.url, "Anna", { serviceWorkers: "allow" });
	const { page } = anna;
	await page.goto(`${server.url}/#/open`);
	await page.getByRole("textbox").fill(golden("four-players"));
	await page.getByRole("button", { name: "Open", exact: true }).click();
	await page.locator(".slider").waitFor();
	await page.getByRole("button", { name: "Upload to the server" }).click();
	await page.getByRole("link", { name: "On the server" }).click();
	await page.locator(".slider").waitFor();
	const id = /#\/r\/(\w+)/.exec(page.url())![1];
	const { table } = await (await anna.request.get(`${server.url}/api/tables/${id}`)).json();
	expect([table.status, table.ended]).toEqual(["finished", "uploaded"]);
	/* the same as text, where there is no browser */
	const record = await (await anna.request.get(`${server.url}/api/tables/${id}/record`)).text();
	const folder = mkdtempSync(join(tmpdir(), "ludoteca-record-"));
	writeFileSync(join(folder, "r.play"), record);
	const text = execFileSync(program, ["position", join(folder, "r.play"), "--ply", "60"]);
	expect(text.toString()).toContain("round=3");
	rmSync(folder, { recursive: true, force: true });
	expect(anna.errors).toEqual([]);
	await anna.leave();
	await server.stop();
});
