/* pan.ts: how smoothly Baroque's map is pushed about and brought nearer.
 *
 *     npm --prefix web run bench -- -g map
 *
 * Told are the frames while a mouse drags the map for some seconds, then while a wheel turns, and
 * what the browser itself calls late.  Nothing is asserted: a machine may have other work. */
import { test } from "@playwright/test";
import { bot, clickSomething, dice, me, Person, Server } from "./server";
import { cadence, watch } from "./watch";

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const STEPS = 240; // moves of the mouse, one a frame

/* In the page: one event a frame, so that nothing from outside is counted. */
async function drag(steps: number) {
	const zoom = document.querySelector<HTMLElement>(".zoom")!;
	zoom.setPointerCapture = () => {};
	const win = zoom.getBoundingClientRect();
	const at = (i: number) => ({
		pointerId: 1,
		bubbles: true,
		clientX: win.x + win.width / 2 + 160 * Math.sin(i / 20),
		clientY: win.y + win.height / 2 + 90 * Math.cos(i / 27),
	});
	const frame = () => new Promise((done) => requestAnimationFrame(done));
	zoom.dispatchEvent(new PointerEvent("pointerdown", at(0)));
	for (let i = 1; i < steps; i++) {
		await frame();
		zoom.dispatchEvent(new PointerEvent("pointermove", at(i)));
	}
	zoom.dispatchEvent(new PointerEvent("pointerup", at(steps)));
}

async function turn(steps: number) {
	const zoom = document.querySelector<HTMLElement>(".zoom")!;
	const win = zoom.getBoundingClientRect();
	const frame = () => new Promise((done) => requestAnimationFrame(done));
	for (let i = 0; i < steps; i++) {
		await frame();
		const deltaY = i % 80 < 40 ? -30 : 30;
		zoom.dispatchEvent(
			new WheelEvent("wheel", {
				deltaY,
				clientX: win.x + win.width / 3,
				clientY: win.y + win.height / 3,
				cancelable: true,
			}),
		);
	}
}

test("map", async ({ browser }) => {
	test.setTimeout(120_000);
	const anna = await Person.enter(browser, server.url, "Anna", {
		viewport: { width: 1440, height: 900 },
	});
	await anna.sit(await anna.openTable("baroque", [me, bot, bot, bot]));
	const { page } = anna;
	await page.locator(".zoom-layer").waitFor();
	const roll = dice(9);
	for (let i = 0; i < 40; i++) await clickSomething(page, roll); // washes and pieces to carry
	await page.keyboard.press("Escape");
	await page.locator(".zoom").focus();
	for (let i = 0; i < 3; i++) await page.keyboard.press("+");
	await page.waitForTimeout(1500); // the page has come to rest
	for (const [name, act] of Object.entries({ drag, turn })) {
		const stop = await page.evaluateHandle(watch);
		await page.evaluate(act, STEPS);
		console.log(`map, ${name}: ${cadence(await stop.evaluate((end) => end()))}`);
	}
	await anna.leave();
});
