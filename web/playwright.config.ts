import { defineConfig } from "@playwright/test";

export default defineConfig({
	testDir: "tests",
	testMatch: "*.spec.ts",
	timeout: 120_000,
	workers: 2,
	fullyParallel: true,
	reporter: [["line"], ["./tests/count.ts"]],
	outputDir: "../build/web-results",
	use: {
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
			args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update",
				"--no-first-run", "--disable-sync", "--metrics-recording-only"],
		},
	},
});
