import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

/* The system's browser: CHROMIUM names it, or it is looked for where commands are. */
function browser() {
	const names = ["chromium-headless-shell", "chromium"];
	const folders = (process.env.PATH ?? "").split(delimiter);
	const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
	return process.env.CHROMIUM ?? places.find((place) => existsSync(place));
}

export default defineConfig({
	testDir: "tests",
	projects: [
		// the log tells what went wrong at first
		{ name: "checks", testMatch: "*.spec.ts", retries: 1 },
		{ name: "shots", testMatch: "shots.ts" },
		{ name: "bench", testMatch: ["bench.ts", "pan.ts", "iterations.ts"] },
	],
	timeout: 240_000, // only a machine several times slower comes near it
	expect: { timeout: 15_000 }, // a busy machine is no fault of the page
	workers: 2,
	fullyParallel: true,
	reporter: [["line"], ["./tests/count.ts"]],
	outputDir: "../build/web-results",
	use: {
		launchOptions: {
			executablePath: browser(),
			args: [
				"--no-sandbox",
				"--disable-background-networking",
				"--disable-component-update",
				"--no-first-run",
				"--disable-sync",
				"--metrics-recording-only",
			],
		},
	},
});
