/* count.ts: what took longest and what went wrong, told again where the log ends, and the
 * closing line that ./test reads. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/* Colours are for terminals, and the first lines of an error say what it is. */
function gist(result: TestResult): string {
	const text = result.error?.message ?? result.status;
	return text
		.replace(/\x1b\[[0-9;]*m/g, "")
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line)
		.slice(0, 3)
		.join(" / ");
}

const LONGEST = 25;

export default class Count implements Reporter {
	private passed = 0;
	private failed = 0;
	private told: string[] = [];
	private times: { place: string; ms: number }[] = [];

	onTestEnd(test: TestCase, result: TestResult): void {
		if (result.status === "skipped") return;
		const { file, line } = test.location;
		const place = `${file.split("/").at(-1)}:${line} ${test.title}`;
		this.times.push({ place, ms: result.duration });
		const isLast = result.retry === test.retries;
		if (result.status === "passed") this.passed++;
		else if (isLast) this.failed++;
		if (result.status !== "passed")
			this.told.push(`not so${isLast ? "" : " at first"}: ${place}: ${gist(result)}`);
	}

	async onExit(): Promise<void> {
		const longest = this.times.sort((a, b) => b.ms - a.ms).slice(0, LONGEST);
		for (const { place, ms } of longest) console.log(`${Math.round(ms / 1000)} s: ${place}`);
		for (const line of this.told) console.log(line);
		console.log(`${this.passed} passed, ${this.failed} failed`);
	}
}
