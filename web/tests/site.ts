/* site.ts: the page as files from a plain web host (site.mjs), which can be cut off. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server as Host } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";

const types: Record<string, string> = {
	".html": "text/html",
	".js": "text/javascript",
	".css": "text/css",
	".svg": "image/svg+xml",
	".json": "application/json",
	".wasm": "application/wasm",
	".woff2": "font/woff2",
	".webmanifest": "application/manifest+json",
};

export class Site {
	readonly folder = mkdtempSync(join(tmpdir(), "ludoteca-site-"));
	private host: Host | null = null;
	private port = 0;
	/** What stands in place of a file. */
	instead: Record<string, string> = {};
	/** A network that is there and takes every question: what somebody else says, or nothing. */
	portal: string | null | undefined;

	constructor() {
		const make = fileURLToPath(new URL("../site.mjs", import.meta.url));
		execFileSync("node", [make, join(this.folder, "games")]);
	}

	/* not at the root: it may lie in any folder of a host */
	get url(): string {
		return `http://localhost:${this.port}/games/`;
	}

	/** Serve, on the same port as before if there was one. */
	start(): Promise<void> {
		const host = createServer((question, answer) => {
			if (this.portal === null) return;
			if (this.portal) return answer.writeHead(503).end(this.portal);
			const path = new URL(question.url!, this.url).pathname;
			const name = path.endsWith("/") ? `${path}index.html` : path;
			try {
				const bytes = this.instead[name] ?? readFileSync(join(this.folder, name));
				answer.writeHead(200, { "Content-Type": types[extname(name)] ?? "" });
				answer.end(bytes);
			} catch {
				answer.writeHead(404).end();
			}
		});
		this.host = host;
		return new Promise((done) =>
			host.listen(this.port, () => {
				this.port = (host.address() as AddressInfo).port;
				done();
			}),
		);
	}

	/** From now on nobody answers. */
	async cut(): Promise<void> {
		this.host?.closeAllConnections();
		await new Promise((done) => this.host?.close(done) ?? done(null));
	}

	async stop(): Promise<void> {
		await this.cut();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

/** Somebody with a browser that has been here before. */
export async function visit(
	browser: Browser,
	site: Site,
	options: object = {},
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
	const context = await browser.newContext({
		locale: "en",
		reducedMotion: "reduce",
		serviceWorkers: "allow",
		...options,
	});
	await context.addInitScript(() => localStorage.setItem("ludoteca.speed", "at_once"));
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("pageerror", (e) => errors.push(String(e)));
	await page.goto(site.url);
	return { context, page, errors };
}

/** Press "Play now" of a game; the table that opens. */
export async function playNow(page: Page, nth: number): Promise<void> {
	await page.locator(".game-card .do button.main").nth(nth).click();
	await page.locator(".table-page").waitFor();
}

/** Until everything is kept that it takes to play without a network. */
export async function untilWhole(page: Page): Promise<void> {
	const whole = () =>
		page.evaluate(() => caches.match("whole").then((found) => !!found));
	await expect.poll(whole, { timeout: 60_000 }).toBe(true);
}
