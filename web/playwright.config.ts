import { defineConfig } from "@playwright/test";

export default defineConfig({
	testDir: "tests",
	projects: [
		{ name: "checks", testMatch: "*.spec.ts" },
		{ name: "shots", testMatch: "shots.ts" },
		{ name: "bench", testMatch: "bench.ts" },
	],
	timeout: 120_000,
	workers: 2,
	fullyParallel: true,
	reporter: [["line"], ["./tests/count.ts"]],
	outputDir: "../build/web-results",
	use: {
		launchOptions: {
			executablePath: process.env.CHROMIUM,
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
