/* axe.ts: what axe finds.  Everything in one look; in the other the contrast alone, for nothing
 * else changes with it, and all rules on a board take longer than playing it. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds, in words: all of it, or by some of its rules. */
export async function axeFinds(page: Page, ...rules: string[]): Promise<string[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode();
	axe.options({ resultTypes: ["violations"] });
	if (rules.length) axe.withRules(rules);
	const { violations } = await axe.analyze();
	return violations.map(
		(v) => `${v.impact}: ${v.id}: ${v.nodes.length}: ${v.nodes[0].html.slice(0, 200)}`,
	);
}

/** Nothing serious, by day and by night. */
export async function noSeriousFaults(page: Page, where: string): Promise<void> {
	for (const [colorScheme, rules] of [
		["light", []],
		["dark", ["color-contrast"]],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await expect(page.locator(`html[data-look="${colorScheme}"]`)).toHaveCount(1);
		const found = await axeFinds(page, ...rules);
		const bad = found.filter((say) => /^(serious|critical)/.test(say));
		expect(bad, `${where}, ${colorScheme}`).toEqual([]);
	}
}
