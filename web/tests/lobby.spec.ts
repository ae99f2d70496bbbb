/* The first page and the ways to a table: at once, by a link, round one screen. */
import { expect, test } from "@playwright/test";
import {
	ASKED,
	bot,
	dice,
	games,
	me,
	open,
	Person,
	playUntil,
	Server,
} from "./server";
import { atEverySize, faults, someWindows } from "./sight";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

for (const [nth, { id: game, max }] of games.entries())
	test(`${game}: two clicks from the first page to the first move`, async ({ browser }) => {
		const context = await browser.newContext({ locale: nth % 2 ? "it" : "en" });
		const page = await context.newPage();
		await page.goto(server.url);
		await page.locator(".game-card button.main").nth(nth).click();
		await page.locator(ASKED).waitFor();
		const table = page.locator(".table-page");
		const ply = (await table.getAttribute("data-ply"))!;
		const hasMoved = async () => (await table.getAttribute("data-ply")) !== ply;
		/* what is asked first is answered on the board: a thing, or a place and a thing */
		await playUntil(page, dice(nth), hasMoved, 5);
		await expect(page.getByText(/(Guest|Ospite) \d{4}/).first()).toBeAttached();
		const id = new URL(page.url()).hash.split("/")[2];
		const { table: made } = await (await page.request.get(`${server.url}/api/tables/${id}`)).json();
		const practice = ["person", "easy", "easy", "easy"].slice(0, max);
		expect(made.seats.map((s: any) => s.bot ?? s.kind), "to practise").toEqual(practice);
		expect(made.hints).toBe(true);
		await context.close();
	});

test("a link that was sent: what it leads to, and at the table with one name and one click", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const options = { rules: "advanced" };
	const more = { title: "Sunday <evening>", pace: { kind: "live", minutes: 25, seconds: 5 } };
	const id = await anna.openTable("lorenzo", [me, open, bot], options, more);
	const sent = `${server.url}/t/${id}`;
	const page = await (await anna.request.get(sent)).text();
	expect(page).toContain("<title>Lorenzo il Magnifico: Sunday &lt;evening&gt; · Ludoteca</title>");
	expect(page).toContain('property="og:title" content="Lorenzo il Magnifico: Sunday &lt;');
	expect(page).toMatch(/og:description" content="Anna, Bot 3; free seats: 1"/);
	for (const { id: game } of games) {
		const shown = await anna.openTable(game, [me, open, bot]);
		const card = await (await anna.request.get(`${server.url}/t/${shown}`)).text();
		const image = new URL(/og:image" content="([^"]+)"/.exec(card)![1]);
		expect(image.pathname).toBe(`/preview-${game}.png`);
		const picture = await anna.request.get(server.url + image.pathname);
		expect(picture.headers()["content-type"]).toBe("image/png");
		expect((await picture.body()).subarray(1, 4).toString()).toBe("PNG");
	}
	const unknown = await anna.request.get(`${server.url}/t/aaaaaaaaaaaaaaaa`);
	expect(await unknown.text()).toContain("<title>Ludoteca</title>");

	const context = await browser.newContext({ locale: "en" });
	const bruno = await context.newPage();
	await bruno.goto(sent);
	await expect(bruno.locator(".how-played")).toContainText("25 minutes each, 5 s more");
	await expect(bruno.locator(".how-played")).toContainText("advanced");
	await atEverySize(bruno, "a stranger at a link", faults, someWindows(1));
	await bruno.getByLabel("Name").first().fill("Bruno");
	await bruno.getByRole("button", { name: "Sit down", exact: true }).click();
	await bruno.getByPlaceholder("Write…").fill("here I am");
	await bruno.keyboard.press("Enter");
	await anna.page.goto(sent);
	await expect(anna.page.locator(".talk")).toContainText("Bruno: here I am");
	await anna.page.getByRole("button", { name: "Start" }).click();
	await bruno.locator(".table-page").waitFor();
	await expect(bruno.locator(".seat-list")).toContainText("Bruno");
	await context.close();
	await anna.leave();
});

test("round one screen: everybody has a name", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await page.goto(`${server.url}/#/new/verraeter`);
	await page.getByLabel("Round one screen").check();
	await page.getByRole("button", { name: "3 players" }).click();
	await page.getByLabel("Name: Blue").fill("Ugo");
	await page.getByRole("button", { name: "Start" }).click();
	await page.locator(".table-page").waitFor();
	/* who says none is not called as who made the table is */
	for (const [i, name] of ["Anna", "Ugo", "Player 3"].entries())
		await expect(page.locator(".seat-list li").nth(i)).toContainText(name);
	await anna.leave();
});

test("time is set freely, bots are named by their strength", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await page.goto(`${server.url}/#/new/emperor`);
	await page.getByLabel("Time").selectOption("live");
	await page.getByLabel("Minutes each").fill("7");
	await page.getByLabel("More seconds").fill("0");
	await page.getByRole("button", { name: "Open the table" }).click();
	await expect(page.locator(".how-played")).toContainText("7 minutes each, 0 s more");
	await page.goto(`${server.url}/#/new/verraeter`);
	await page.getByLabel("Me against bots").check();
	await page.getByLabel("How strong the bots are").selectOption("medium");
	await page.getByRole("button", { name: "Start" }).click();
	await page.locator(".table-page").waitFor();
	const id = new URL(page.url()).hash.split("/")[2];
	const { table } = await (await anna.request.get(`${server.url}/api/tables/${id}`)).json();
	expect(table.seats.map((s: any) => s.bot ?? s.kind)).toEqual([
		"person",
		...Array(3).fill("medium"),
	]);
	await anna.leave();
});

test("turns that are confirmed: chosen with the table, told to who comes", async ({ browser }) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	await page.goto(`${server.url}/#/new/lorenzo`);
	await page.getByText("More settings").click();
	await page.getByLabel("Turns are confirmed").check();
	await page.getByRole("button", { name: "Open the table" }).click();
	await expect(page.locator(".how-played")).toContainText("every turn is confirmed");
	const id = new URL(page.url()).hash.split("/")[2];
	const { table } = await (await anna.request.get(`${server.url}/api/tables/${id}`)).json();
	expect(table.confirm).toBe(true);
	await anna.leave();
});

test("rows tell how a table stands: free seats, round and turn, winner and points", async ({
	browser,
}) => {
	const anna = await Person.enter(browser, server.url, "Anna");
	const { page } = anna;
	const over = await anna.openTable("verraeter", [me, bot, bot], {}, { title: "Played" });
	await anna.playOff(over);
	await anna.openTable("lorenzo", [me, bot], {}, { title: "Going on" });
	const bruno = await Person.enter(browser, server.url, "Bruno");
	await bruno.openTable("emperor", [me, open, open], {}, { title: "Come" });
	await bruno.openTable("lorenzo", [me, bot], {}, { title: "Look on" });
	await page.goto("about:blank");
	await page.goto(server.url);
	const row = (title: string) => page.locator(".table-row", { hasText: title }).first();
	await expect(row("Come")).toContainText("2 free seats");
	await expect(row("Come")).toContainText("Bruno");
	await expect(row("Going on")).toContainText(/Your turn|to answer/);
	const watched = page.locator(".table-list", { hasText: "Games to watch" });
	await expect(watched).toContainText("Look on");
	await expect(watched, "one's own games are not for watching").not.toContainText("Going on");
	const { table } = await (await anna.request.get(`${server.url}/api/tables/${over}`)).json();
	/* where the link is pasted it tells how the game ended */
	const card = await (await anna.request.get(`${server.url}/t/${over}`)).text();
	const told = /og:description" content="([^"]+)"/.exec(card)![1].split(", ");
	const ranked = table.seats.map(({ name }: any, i: number) => `${table.places[i]}. ${name}`);
	expect(told).toEqual(ranked.sort((p: string, q: string) => parseInt(p) - parseInt(q)));
	const first = table.seats.filter((_: any, i: number) => table.places[i] === 1);
	await expect(row("Played")).toContainText("won"); // alone or together
	for (const seat of first) await expect(row("Played")).toContainText(seat.name);
	for (const [i, points] of table.points.entries())
		await expect(row("Played").locator(".chip").nth(i)).toContainText(String(points));
	await anna.leave();
	await bruno.leave();
});
