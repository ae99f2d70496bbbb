/* The pictures of cards: every thing of a kind that has some has one, and they are the same
 * every time they are drawn. */
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { artists, artOf, draw, jobsOf } from "../art/draw.mjs";
import { catalogueOf } from "./engine";

interface Job {
	key: string;
}

const kindOf = ({ key }: Job) => key.split(":")[0];
const tokenOf = ({ key }: Job) => key.slice(key.indexOf(":") + 1);

/** The others draw for the page itself. */
const isGame = (id: string) => existsSync(new URL(`../../games/${id}`, import.meta.url));

for (const game of artists().filter(isGame))
	test(`${game}: every thing of a kind with pictures has one`, async () => {
		const jobs: Job[] = jobsOf(await artOf(game));
		const { kinds } = catalogueOf(game, "en");
		const drawn = [...new Set(jobs.map(kindOf))].filter((kind) => kinds[kind]?.names);
		expect(drawn.length > 0).toBe(jobs.length > 0);
		for (const kind of drawn) {
			const tokens = jobs.filter((job) => kindOf(job) === kind).map(tokenOf);
			const wanted = kinds[kind].names!.map(({ id }) => id);
			expect([...tokens].sort(), kind).toEqual([...wanted].sort());
		}
		expect(new Set(jobs.map(({ key }) => key)).size, "no key twice").toBe(jobs.length);
	});

/** A few of each game, spread over its rows: all of them take the time of a build. */
const SAMPLE = 5;

for (const game of artists())
	test(`${game}: the same bytes every time, plain lines and blocks`, async () => {
		const jobs: Job[] = jobsOf(await artOf(game));
		const step = Math.ceil(jobs.length / SAMPLE);
		for (const job of jobs.filter((_, i) => i % step === 0)) {
			const svg = draw(job);
			expect(draw(job), job.key).toBe(svg);
			expect(svg, job.key).not.toMatch(/style=|<style|<script|Gradient|<filter|NaN|undefined/);
			expect(svg.length, `${job.key} is not too heavy`).toBeLessThan(64 * 1024);
		}
	});
