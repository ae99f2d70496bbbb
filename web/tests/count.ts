/* count.ts: the closing line that ./test reads. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class Count implements Reporter {
	private passed = 0;
	private failed = 0;

	onTestEnd(test: TestCase, result: TestResult): void {
		if (result.status === "passed") this.passed++;
		else if (result.status !== "skipped" && result.retry === test.retries)
			this.failed++;
	}

	async onExit(): Promise<void> {
		console.log(`${this.passed} passed, ${this.failed} failed`);
	}
}
